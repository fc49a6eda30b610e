"""Decks of the tournament: what may be in them, how they are read and written, and those of the house."""

from __future__ import annotations

import pytest

from tavoliere.core.chance import Fast, Sealed
from tavoliere.games.settlers.catalogue import CARD, EVENTS, HAND_CARDS
from tavoliere.games.settlers.deck import (
    FOLDER,
    MOST_EVENTS,
    SHIPPED,
    SIZE,
    Deck,
    deck_of_counts,
    problems,
    random_deck,
    shipped,
)
from tavoliere.games.settlers.decklist import WORDS, read_deck
from tavoliere.words import LANGUAGES, language

GOOD = shipped("balanced")
FAMILIES = {"card": "card"}


def changed(cards: dict[str, int] | None = None, events: dict[str, int] | None = None) -> Deck:
    """Return the balanced deck with other numbers of some cards."""
    return deck_of_counts(dict(GOOD.cards) | (cards or {}), dict(GOOD.events) | (events or {}))


def told(deck: Deck) -> list[tuple[str, str]]:
    return [(problem.rule, problem.key) for problem in problems(deck)]


# ---------------------------------------------------------------------------------------------------- what is allowed


def test_a_sound_deck_has_no_problem() -> None:
    assert told(GOOD) == []
    assert len(GOOD.numbers()) == 33
    assert len(GOOD.event_numbers()) == 4


@pytest.mark.rule("W53", "W60")
def test_no_card_is_there_more_often_than_in_one_base_game_and_one_set() -> None:
    for card in HAND_CARDS[1:]:
        most = changed({card.id: card.count})
        assert ("W60", "refusal-deck-copies") not in told(most)
        assert ("W60", "refusal-deck-copies") in told(changed({card.id: card.count + 1}))


@pytest.mark.rule("W60")
def test_a_fourth_spy_is_one_too_many() -> None:
    problem = next(problem for problem in problems(changed({"spy": 4})) if problem.rule == "W60")
    assert problem.arguments == {"card": "spy", "count": 4, "most": 3}


@pytest.mark.rule("W54", "W55", "W58")
@pytest.mark.parametrize("name", ["road", "settlement", "city", "citadel", "G1", "L6"])
def test_centre_cards_and_regions_are_in_no_deck(name: str) -> None:
    assert ("W58", "refusal-deck-back") in told(changed({name: 1}))


@pytest.mark.rule("W58")
def test_an_event_is_no_card_of_a_deck() -> None:
    assert ("W58", "refusal-deck-event-inside") in told(changed({"comet": 1}))


@pytest.mark.rule("W59")
@pytest.mark.parametrize(("spies", "count"), [(1, 32), (3, 34)])
def test_a_deck_has_exactly_33_cards(spies: int, count: int) -> None:
    assert SIZE == 33
    deck = changed({"spy": spies})
    assert [problem.arguments for problem in problems(deck)] == [{"count": count, "most": 33}]
    assert told(deck) == [("W59", "refusal-deck-size")]


@pytest.mark.rule("W57")
@pytest.mark.parametrize(("years", "count"), [(0, 3), (2, 5)])
def test_four_events_are_chosen(years: int, count: int) -> None:
    first = problems(changed(events={"productive_year": years}))[0]
    assert (first.rule, first.key, first.arguments) == ("W57", "refusal-deck-events", {"count": count, "most": 4})


@pytest.mark.rule("W56", "W57")
def test_what_everybody_gives_cannot_be_chosen_again() -> None:
    assert {name for name, most in MOST_EVENTS.items() if most < CARD[name].count} == {
        "civil_war",
        "plague",
        "year_end",
    }
    assert ("W57", "refusal-deck-event-copies") in told(changed(events={"civil_war": 1}))
    assert ("W57", "refusal-deck-event-copies") not in told(changed(events={"plague": 1}))
    assert ("W57", "refusal-deck-event-copies") in told(changed(events={"plague": 2}))


@pytest.mark.rule("W57")
def test_nobody_may_add_a_year_end() -> None:
    assert ("W57", "refusal-deck-year-end") in told(changed(events={"year_end": 1}))


@pytest.mark.rule("W57")
def test_a_card_is_no_event() -> None:
    assert ("W57", "refusal-deck-no-event") in told(changed(events={"abbey": 1}))


def test_every_reason_is_told_at_once_in_every_language() -> None:
    deck = changed({"scout": 3, "road": 1, "comet": 1}, {"year_end": 2, "plague": 2, "spy": 1})
    keys = [key for _, key in told(deck)]
    assert keys == [
        *("refusal-deck-events", "refusal-deck-no-event", "refusal-deck-event-copies", "refusal-deck-year-end"),
        *("refusal-deck-back", "refusal-deck-event-inside", "refusal-deck-size", "refusal-deck-copies"),
    ]
    for code in LANGUAGES:
        words = language(code, WORDS)
        sentences = [words.tell(problem.key, problem.arguments, FAMILIES) for problem in problems(deck)]
        assert words.say("card-scout") in sentences[-1]
        assert len(set(sentences)) == len(keys)


# -------------------------------------------------------------------------------------------------- decks of the house


@pytest.mark.rule("W59", "W60")
@pytest.mark.parametrize("name", SHIPPED)
def test_every_deck_of_the_house_may_be_played_and_is_told_in_every_language(name: str) -> None:
    assert problems(shipped(name)) == []
    for code in LANGUAGES:
        words = language(code, WORDS)
        assert words.say(f"deck-{name}")
        assert words.say(f"deck-{name}", "about").endswith(".")
    text = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    assert read_deck(text) == (shipped(name), [])


def test_the_decks_of_the_house_differ_in_plan() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.txt")) == sorted(SHIPPED)
    for one in SHIPPED:
        for other in SHIPPED[: SHIPPED.index(one)]:
            first, second = dict(shipped(one).cards), dict(shipped(other).cards)
            common = sum(min(count, second.get(name, 0)) for name, count in first.items())
            assert common <= 23, (one, other)


def test_what_needs_a_wizard_comes_with_wizards() -> None:
    decks = [*(shipped(name) for name in SHIPPED), *(random_deck(Fast(seed)) for seed in range(200))]
    for deck in decks:
        kinds = [CARD[name].kind for name, count in deck.cards for _ in range(count)]
        magic = sum(kind in {"book", "magic_building", "dragon", "magic_action"} for kind in kinds)
        assert kinds.count("wizard") >= 3 or not magic
        assert sum(kind in {"building", "fleet"} for kind in kinds) >= 6


def test_a_deck_drawn_by_chance_may_be_played_and_is_the_same_for_the_same_seed() -> None:
    decks = {random_deck(Sealed(str(seed))).code() for seed in range(300)}
    assert len(decks) > 290
    assert all(problems(Deck.from_code(code)) == [] for code in decks)
    assert random_deck(Sealed("7")) == random_deck(Sealed("7"))
    used = {name for code in decks for name, _ in Deck.from_code(code).cards}
    assert used == {card.id for card in HAND_CARDS[1:]}
    chosen = {name for code in decks for name, _ in Deck.from_code(code).events}
    assert chosen == {card.id for card in EVENTS[1:]} - {"civil_war", "year_end"}
