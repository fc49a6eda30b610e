"""Magic action cards: when and for how much (W41, W42), and those that harm nobody (W87, W92, W95)."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.settlers.magic import MAGIC_ACTIONS, end_turn, goods, magic, names, offered, power
from tests.settlers.table import legal, play, table, throw, told

MAGES = "centres0 1:citadel; wizards0 2^:arsa:3 0^:hor:0"
EVERYTHING = (
    f"{MAGES}; regions0 2v:W5; sites1 1^:countermagic 1v:garrison; centres1 1:citadel; wizards1 2^:ari:1; discards spy"
)
"""A table on which every magic action has something to do."""


@pytest.mark.rule("W41")
@pytest.mark.card(*MAGIC_ACTIONS)
@pytest.mark.parametrize("card", MAGIC_ACTIONS)
def test_a_magic_action_costs_one_power_and_goes_to_the_discard_pile(card: str) -> None:
    position = magic(f"{EVERYTHING}; hand0 {card}")
    play(position, f"play {card}")
    assert power(position, 0) == {"hor": 0, "arsa": 2}
    assert names(position, "discards") == sorted(["spy", card], key=["spy", *MAGIC_ACTIONS].index)
    assert names(position, "hand0") == []


@pytest.mark.rule("W41", "W38")
@pytest.mark.parametrize("card", MAGIC_ACTIONS)
def test_without_power_it_stays_in_the_hand(card: str) -> None:
    assert offered(magic(f"{EVERYTHING}; hand0 {card}"), "play") == {f"play {card}"}
    assert not offered(magic(f"{EVERYTHING.replace('arsa:3', 'arsa:0')}; hand0 {card}"), "play")
    assert not offered(magic(f"{EVERYTHING.replace('arsa:3', 'arsa:3!')}; hand0 {card}"), "play")


@pytest.mark.rule("W42", "W47")
@pytest.mark.parametrize("card", sorted({*MAGIC_ACTIONS} - {"wizards_duel"}))  # who can duel has three points
def test_magic_actions_wait_for_three_points_each_and_spells_from_books_do_not(card: str) -> None:
    text = f"{EVERYTHING.replace('; wizards1 2^:ari:1', '')}; hand0 {card}; sites0 1^:fortune_telling"
    position = table(f"mode extended; {text}")
    assert (position.points(0), position.points(1)) == (3, 2)
    assert offered(position, "play", "cast") == {"cast fortune_telling"}
    unlocked = table(f"mode extended; options action_lock=off; {text}")
    assert offered(unlocked, "play", "cast") == {f"play {card}", "cast fortune_telling"}


# ------------------------------------------------------------------------------------------------------- Better World


@pytest.mark.rule("W87", "Q2")
@pytest.mark.card("better_world")
def test_better_world_removes_one_event_of_choice_never_the_year_end() -> None:
    stack = "plague conflict year_end comet civil_war"
    position = magic(f"{MAGES}; hand0 better_world; event_stack {stack}")
    events = play(position, "play better_world")
    looked = next(event for event in events if event.key == "looked")
    assert looked.asides == {0: {"cards": stack.split()}}
    assert legal(position) == {"take civil_war", "take comet", "take conflict", "take plague"}
    events = play(position, "take comet")
    assert told(events, "event-removed") == [{"seat": 0, "card": "comet"}]  # everyone sees it
    assert names(position, "event_stack") == ["plague", "conflict", "year_end", "civil_war"]
    assert names(position, "gone") == ["comet"]
    assert names(position, "discards") == ["better_world"]


@pytest.mark.rule("Q2")
def test_with_nothing_but_the_year_end_left_it_is_not_played() -> None:
    gone = "civil_war conflict master_builder plague plague productive_year productive_year progress progress comet"
    text = f"{MAGES}; hand0 better_world; event_stack year_end; gone {gone} unicorn_dance unicorn_dance"
    assert not offered(magic(text), "play")


@pytest.mark.rule("Q3", "I15")
@pytest.mark.card("better_world")
def test_the_year_end_does_not_bring_back_what_better_world_has_removed() -> None:
    stack = "event_stack year_end progress conflict master_builder civil_war; gone plague"
    position = magic(stack)
    events = throw(position, "card", 1)
    assert told(events, "shuffled")
    assert sorted(names(position, "event_stack")) == ["civil_war", "conflict", "master_builder", "progress", "year_end"]
    assert names(position, "gone") == ["plague"]


# ---------------------------------------------------------------------------------------------------- Materialization


@pytest.mark.rule("W92", "I24")
@pytest.mark.card("materialization")
def test_materialization_turns_a_settlement_into_a_city_for_one_power_only() -> None:
    position = magic(f"{MAGES.replace('1:citadel', '1:citadel 3:settlement')}; hand0 materialization; store0 all:0")
    cities = position.cities
    play(position, "play materialization")
    assert legal(position) == {"centre -1", "centre 3"}
    play(position, "centre -1")
    assert names(position, "centres0") == ["-1:city", "1:citadel", "3:settlement"]
    assert (position.points(0), position.cities) == (2 + 2 + 1, cities - 1)
    assert goods(position, 0) == {}
    assert power(position, 0) == {"hor": 0, "arsa": 2}


@pytest.mark.rule("W92")
def test_materialization_takes_two_wizards() -> None:
    assert not offered(magic("centres0 1:citadel; wizards0 2^:arsa:3; hand0 materialization"), "play")


@pytest.mark.rule("I24")
def test_it_takes_a_settlement_and_a_city_that_is_left() -> None:
    assert not offered(magic(f"{MAGES}; hand0 materialization; supply cities=0"), "play")
    assert not offered(magic(f"{MAGES.replace('1:citadel', '-1:city 1:citadel')}; hand0 materialization"), "play")


# -------------------------------------------------------------------------------------------------------- Premonition


@pytest.mark.rule("W95")
@pytest.mark.card("premonition")
def test_premonition_takes_back_an_action_card_of_either_kind_and_nothing_else() -> None:
    pile = "abbey conrad aqueduct arsonist caravan ismai magic_mill tali magic_eye witch"
    position = magic(f"{MAGES}; hand0 premonition; discards {pile}")
    play(position, "play premonition")
    assert legal(position) == {"take arsonist", "take caravan", "take witch"}
    play(position, "take caravan")
    assert names(position, "hand0") == ["caravan"]
    assert Counter(names(position, "discards")) == Counter(pile.split()) - Counter(["caravan"]) + Counter(
        ["premonition"]
    )
    assert "play caravan" in legal(position)  # it may be used at once


@pytest.mark.rule("W95")
def test_it_never_takes_itself_but_may_take_its_twin() -> None:
    assert not offered(magic(f"{MAGES}; hand0 premonition; discards abbey tali"), "play")
    position = magic(f"{MAGES}; hand0 premonition; discards premonition")
    play(position, "play premonition", "take premonition")
    assert names(position, "hand0") == names(position, "discards") == ["premonition"]


@pytest.mark.rule("Q25", "W91")
@pytest.mark.card("witch")
def test_a_witch_that_was_removed_can_be_fetched_back() -> None:
    position = magic(f"{MAGES}; hand0 premonition otto spy; hand1 falk karl gotz; sites1 1^:smithy:witch; active 1")
    throw(position, "progress", 1)
    assert names(position, "discards") == ["witch"]
    end_turn(position)
    throw(position, "knight", 1)
    play(position, "play premonition", "take witch")
    assert names(position, "hand0") == ["otto", "spy", "witch"]
