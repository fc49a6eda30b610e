"""A deck as one word and as a file: read in any of the five languages, by ids, and with mistakes."""

from __future__ import annotations

import contextlib
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tavoliere.core.refusal import Refusal
from tavoliere.games.settlers.catalogue import CARD
from tavoliere.games.settlers.deck import SHIPPED, Deck, deck_of, deck_of_counts, problems, shipped
from tavoliere.games.settlers.decklist import HEADINGS, WORDS, plain, read_deck, write_deck
from tavoliere.words import LANGUAGES, language
from tests.fuzz.mutations import damaged

FAMILIES = {"card": "card"}


# ------------------------------------------------------------------------------------------------------------ one word


def test_a_deck_is_one_word_and_back() -> None:
    for name in SHIPPED:
        deck = shipped(name)
        assert Deck.from_code(deck.code()) == deck
        assert deck_of(deck.code()) == deck_of(name) == deck
        assert not set(deck.code()) & set(" ;,=\n\t")


def test_a_word_is_read_in_any_order_and_written_in_one() -> None:
    assert Deck.from_code("3spy+abbey/comet+2progress").code() == "abbey+3spy/2progress+comet"
    assert Deck.from_code("/").code() == "/"


@pytest.mark.parametrize(
    ("word", "key"),
    [
        ("nobody", "refusal-deck-unknown"),
        ("", "refusal-deck-unknown"),
        ("abbey/comet", "refusal-deck-events"),
        ("abbey+abbey/comet", "refusal-deck-code"),
        ("0abbey/comet", "refusal-deck-code"),
        ("100abbey/comet", "refusal-deck-code"),
        ("abey/comet", "refusal-deck-code"),
        ("abbey+/comet", "refusal-deck-code"),
        ("abbey/comet/comet", "refusal-deck-code"),
        ("a" * 3_000 + "/", "refusal-deck-long"),
    ],
)
def test_a_word_that_is_no_deck_that_may_be_played_is_refused(word: str, key: str) -> None:
    with pytest.raises(Refusal) as refused:
        deck_of(word)
    assert refused.value.key == key
    for code in LANGUAGES:
        assert language(code, WORDS).tell(key, refused.value.arguments, FAMILIES)


# ------------------------------------------------------------------------------------------------------------- a file


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_deck_is_written_and_read_in_every_language(code: str) -> None:
    for name in SHIPPED:
        deck = shipped(name)
        named = Deck(deck.cards, deck.events, "Iron Fist", "How it plays: # well.")
        for text in (write_deck(named, code), write_deck(named, code).replace("\n", "\r\n")):
            assert read_deck(text) == (named, [])
        assert read_deck(write_deck(deck, code).upper()) == (deck, [])


def test_no_two_cards_share_a_name_in_any_two_languages() -> None:
    meant: dict[str, str] = {}
    for code in LANGUAGES:
        words = language(code, WORDS)
        for name in [*CARD, *(f"file-{heading}" for heading in HEADINGS)]:
            key = f"deck-{name}" if name.startswith("file-") else f"card-{name}"
            assert meant.setdefault(plain(words.say(key)), name) == name, (code, name)


@pytest.mark.parametrize(
    ("line", "name", "count"),
    [
        ("2 Abbey", "abbey", 2),
        ("Abbey", "abbey", 1),
        ("2x Abbey", "abbey", 2),
        ("2 X abbey", "abbey", 2),
        ("2 \u00d7 Abbaye", "abbey", 2),
        ("2*abbey", "abbey", 2),
        ("  1   KRAUTERHEXE  ", "herb_woman", 1),
        ("1 götz poing d'acier", "gotz", 1),
        ("1 Gotz Ironfist # the strong one", "gotz", 1),
        ("1 oeil magique", "magic_eye", 1),
        ("1 Œil Magique", "magic_eye", 1),
        ("brick_fleet", "brick_fleet", 1),
        ("3 By Magic\u2019s Hand", "by_magics_hand", 3),
        ("1 Lieu, transforme-toi", "change_places", 1),
    ],
)
def test_a_line_is_a_number_and_a_name(line: str, name: str, count: int) -> None:
    assert read_deck(line) == (deck_of_counts({name: count}, {}), [])


def test_languages_may_be_mixed_and_cards_named_twice() -> None:
    deck, mistakes = read_deck("\ufeff# mine\nname Melange\n1 Kloster\n1 Abbazia\n\nÉvénements:\nKomeet\n")
    assert mistakes == []
    assert deck == deck_of_counts({"abbey": 2}, {"comet": 1}, "Melange")


@pytest.mark.rule("W58")
def test_below_a_heading_an_event_among_the_cards_is_a_mistake_and_without_headings_it_is_an_event() -> None:
    assert read_deck("Comet\nSpy")[0] == deck_of_counts({"spy": 1}, {"comet": 1})
    deck, _ = read_deck("cards\nComet\nevents\nSpy")
    assert deck == deck_of_counts({"comet": 1}, {"spy": 1})


def test_every_line_that_cannot_be_read_is_told_with_its_number() -> None:
    deck, mistakes = read_deck("2 Abey\n0 Spy\n100 Scout\nSpy\n12\n" + "x" * 5_000)
    assert deck == deck_of_counts({"spy": 1}, {})
    assert [(mistake.key, mistake.arguments["line"]) for mistake in mistakes] == [
        *(("refusal-deck-line", 1), ("refusal-deck-count", 2), ("refusal-deck-count", 3)),
        *(("refusal-deck-line", 5), ("refusal-deck-line", 6)),
    ]
    assert mistakes[0].arguments["near"] == "abbey"
    for code in LANGUAGES:
        assert all(language(code, WORDS).tell(one.key, one.arguments, FAMILIES) for one in mistakes)


def test_a_file_that_is_too_long_is_refused_at_once() -> None:
    deck, mistakes = read_deck("1 Abbey\n" * 5_000)
    assert deck.size() == 0
    assert [mistake.key for mistake in mistakes] == ["refusal-deck-long"]


def insist(text: str) -> None:
    """Read a text: what can be read goes round as a word and as a file, and what cannot has a reason."""
    deck, mistakes = read_deck(text)
    assert all(isinstance(mistake, Refusal) and len(str(mistake)) < 400 for mistake in mistakes + problems(deck))
    if all(count < 100 for _, count in (*deck.cards, *deck.events)):
        again = Deck.from_code(deck.code())
        assert (again.cards, again.events) == (deck.cards, deck.events)
    assert read_deck(write_deck(deck, "fr")) == (deck, []) or deck.size() + deck.chosen() > 99
    with contextlib.suppress(Refusal):
        assert problems(deck_of(text)) == []


def test_damaged_decks_are_read_or_refused() -> None:
    dice = random.Random("decks")
    for _ in range(400):
        deck = shipped(dice.choice(SHIPPED))
        insist(damaged(dice.choice((deck.code(), write_deck(deck, dice.choice(LANGUAGES)))), dice))


@given(text=st.text(max_size=200) | st.binary(max_size=200).map(lambda raw: raw.decode("utf-8", "surrogateescape")))
def test_any_text_is_read_as_a_deck_or_refused(text: str) -> None:
    insist(text)
