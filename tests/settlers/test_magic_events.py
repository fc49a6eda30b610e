"""Comet and Dance of the Unicorns, and the other events where there is magic (W84-W86, P17, I12, I15, I16, Q36)."""

from __future__ import annotations

import pytest

from tests.settlers.magic import end_turn, goods, magic, names, power, tournament
from tests.settlers.table import decision, hand, legal, play, throw, told

SIX = {f"stack {number}" for number in range(1, 7)}
RICH = "centres0 1:city -1:city; centres1 1:city -1:city"
"""Both players have more than three points."""


# ---------------------------------------------------------------------------------------------------------------- Comet


@pytest.mark.rule("W84", "P17")
@pytest.mark.card("comet")
def test_the_comet_changes_both_hands_each_from_a_stack_of_its_own() -> None:
    stacks = "stack2 smithy conrad falk gotz; stack5 ari hor witch tali"
    position = magic(f"{RICH}; hand0 abbey spy otto; hand1 garrison karl caravan; {stacks}")
    throw(position, "comet", 6)
    assert (decision(position), legal(position)) == ("comet:0", SIX)
    play(position, "stack 2")
    assert hand(position, 0) == ["smithy", "conrad", "falk"]
    assert names(position, "stack2") == ["gotz", "spy", "otto", "abbey"] or sorted(names(position, "stack2")[1:]) == [
        "abbey", "otto", "spy",
    ]  # fmt: skip
    assert (decision(position), legal(position)) == ("comet:1", SIX - {"stack 2"})
    play(position, "stack 5")
    assert hand(position, 1) == ["ari", "hor", "witch"]
    assert names(position, "stack5")[0] == "tali"
    assert sorted(names(position, "stack5")[1:]) == ["caravan", "garrison", "karl"]
    assert decision(position) == "actions:0"


@pytest.mark.rule("W84", "P17")
@pytest.mark.card("comet")
@pytest.mark.parametrize(("centres", "points", "struck"), [("1:city", 3, False), ("1:city -1:city", 4, True)])
def test_three_points_or_fewer_keep_the_hand(centres: str, points: int, struck: bool) -> None:
    position = magic(f"centres0 {centres}; hand0 abbey spy; centres1 1:city -1:city; hand1 otto")
    assert position.points(0) == points
    throw(position, "comet", 6)
    assert decision(position) == ("comet:0" if struck else "comet:1")
    if not struck:
        assert legal(position) == SIX  # nobody has chosen before
        play(position, "stack 3")
        assert hand(position, 0) == ["abbey", "spy"]


@pytest.mark.rule("W85", "Q16", "P17")
@pytest.mark.card("comet")
def test_after_the_comet_a_hand_is_full_however_small_it_was() -> None:
    position = magic(
        f"{RICH}; sites0 -1^:library 1^:abbey; hand0 otto; hand1 -; stack1 smithy conrad falk gotz karl spy"
    )
    throw(position, "comet", 6)
    play(position, "stack 1", "stack 2")
    assert hand(position, 0) == ["smithy", "conrad", "falk", "gotz", "karl"]
    assert names(position, "stack1") == ["spy", "otto"]
    assert len(hand(position, 1)) == 3


@pytest.mark.rule("W84", "Q31")
def test_from_a_small_stack_one_may_draw_ones_own_cards_again() -> None:
    position = magic(f"{RICH}; hand0 abbey spy otto; hand1 -; stack3 smithy")
    throw(position, "comet", 6)
    play(position, "stack 3")
    assert len(hand(position, 0)) == 3
    assert "smithy" in hand(position, 0)
    assert len(names(position, "stack3")) == 1


@pytest.mark.rule("W84", "W62")
def test_in_the_tournament_everybody_uses_a_stack_of_their_own() -> None:
    position = tournament(f"{RICH}; hand0 abbey; hand1 otto")
    throw(position, "comet", 6)
    assert legal(position) == {f"stack {number}" for number in range(1, 5)}
    play(position, "stack 4")
    assert (decision(position), legal(position)) == ("comet:1", {f"stack {number}" for number in range(5, 9)})


# -------------------------------------------------------------------------------------------- Dance of the Unicorns


@pytest.mark.rule("W86", "P6")
@pytest.mark.card("unicorn_dance")
def test_every_wizard_of_both_players_gains_one_power_as_far_as_there_is_room() -> None:
    mine = "centres0 1:citadel; wizards0 0^:hor:0 0v:hafli:2 2^:arsa:3"
    position = magic(f"{mine}; centres1 -1:citadel; wizards1 -2^:tali:1 -2v:ira:3")
    events = throw(position, "unicorn_dance", 6)
    assert power(position, 0) == {"hor": 1, "hafli": 3, "arsa": 3}
    assert power(position, 1) == {"tali": 2, "ira": 3}
    assert [args["card"] for args in told(events, "power")] == ["hafli", "hor", "tali"]
    assert not any(word.endswith("!") for word in names(position, "wizards0"))


# -------------------------------------------------------------------------------------------- the other events


@pytest.mark.rule("I12")
@pytest.mark.card("conflict")
def test_at_a_conflict_of_the_tournament_the_cards_go_under_stacks_of_the_hands_owner() -> None:
    position = tournament("sites0 1^:karl; hand1 abbey otto spy")
    throw(position, "conflict", 6)
    assert (decision(position), legal(position)) == ("conflict-stack:0", {f"stack {number}" for number in range(5, 9)})
    play(position, "stack 7", "take abbey", "take spy")
    assert names(position, "stack7")[-2:] == ["abbey", "spy"]
    assert hand(position, 1) == ["otto"]


@pytest.mark.rule("I12")
@pytest.mark.card("master_builder")
def test_a_master_builder_of_the_tournament_looks_through_ones_own_stacks() -> None:
    position = tournament("hand0 abbey; hand1 spy")
    throw(position, "master_builder", 6)
    assert legal(position) == {f"stack {number}" for number in range(1, 5)} | {"pass"}
    play(position, "pass")
    assert legal(position) == {f"stack {number}" for number in range(5, 9)} | {"pass"}


@pytest.mark.rule("I12")
def test_conflict_and_master_builder_reach_the_theme_stacks_as_well() -> None:
    position = magic("sites0 1^:karl; hand1 abbey")
    throw(position, "conflict", 6)
    assert legal(position) == SIX
    position = magic("hand0 abbey")
    throw(position, "master_builder", 6)
    assert legal(position) == SIX | {"pass"}


@pytest.mark.rule("I15")
@pytest.mark.card("year_end")
def test_the_year_end_shuffles_the_events_that_are_in_the_game() -> None:
    position = magic("gone comet unicorn_dance")
    before = names(position, "event_stack")
    assert len(before) == 11
    throw(position, "year_end", 6)
    assert sorted(names(position, "event_stack")) == sorted(before)
    assert names(position, "gone") == ["comet", "unicorn_dance"]


WHEEL = "centres0 1:citadel; wizards0 2v:ari:3 0^:hor:3; sites0 1^:wheel_of_time 1v:time_jump"


@pytest.mark.rule("I16", "Q36", "W45")
@pytest.mark.card("wheel_of_time")
@pytest.mark.parametrize(("turn", "robbed"), [(3, False), (5, True)])
def test_the_wheel_of_time_may_name_the_club_which_is_idle_in_the_first_two_rounds(turn: int, robbed: bool) -> None:
    position = magic(f"{WHEEL}; turn {turn}; agenda dice; store0 all:2; store1 all:2")
    play(position, "cast wheel_of_time", "wizard ari", "wizard hor", "face club", "roll", "pass")
    assert ("ore" in goods(position, 0)) != robbed
    assert power(position, 0) == {"ari": 2, "hor": 2}  # brigands take no magic power


@pytest.mark.rule("I16")
@pytest.mark.card("time_jump")
def test_time_jump_may_void_the_club() -> None:
    position = magic(f"{WHEEL}; store0 all:2; store1 all:2")
    throw(position, "club", 6)
    play(position, "cast time_jump", "wizard hor", "wizard hor")
    assert {goods(position, seat)["ore"] for seat in (0, 1)} == {2}


@pytest.mark.rule("W45", "Q36")
@pytest.mark.parametrize(("turn", "robbed"), [(1, False), (2, False), (3, False), (4, False), (5, True), (6, True)])
def test_brigands_keep_away_for_two_rounds_which_are_four_turns(turn: int, robbed: bool) -> None:
    position = magic(f"turn {turn}; store0 all:2; store1 all:2")
    events = throw(position, "club", 3)
    assert {"ore" in goods(position, seat) for seat in (0, 1)} == ({True} if not robbed else {False, True}) or robbed
    assert bool(told(events, "brigands-came")) == robbed


@pytest.mark.rule("W43")
def test_a_turn_goes_dice_event_production_actions_and_hand_as_in_the_base_game() -> None:
    position = magic("hand0 abbey otto; hand1 spy karl falk; agenda dice; turn 5; starter 0")
    assert legal(position) == {"roll"}
    events = throw(position, "sun", 1)
    assert [decision(position)] + [event.key for event in events if event.key in {"dice", "gained"}] == [
        "gain:0",
        "dice",
    ]
    events = play(position, "region 0^", "region 0^")
    assert [args["why"] for args in told(events, "gained")] == ["plenty", "plenty", "production", "production"]
    assert decision(position) == "actions:0"
    events = end_turn(position)
    assert len(hand(position, 0)) == 3
    assert (position.turn, position.active, legal(position)) == (6, 1, {"roll"})
