"""A turn: both dice, production, actions, the draw step, and what waits for the next turn (B13-B18, B69)."""

from __future__ import annotations

from collections import Counter

import pytest

from tavoliere.games.settlers.pieces import FACES
from tests.settlers.magic import end_turn, goods, names, offered
from tests.settlers.table import hand, keys, legal, lies, play, table, throw, told, why

EMPTY_STORES = "store0 all:0; store1 all:0"


@pytest.mark.rule("B13")
def test_a_turn_begins_with_both_dice_and_nothing_can_be_done_before() -> None:
    position = table("agenda dice; store0 all:3; hand0 abbey caravan")
    assert legal(position) == {"roll"}
    assert why(position, "build abbey")
    dice = told(play(position, "roll"), "dice")
    assert [(args["seat"], set(args)) for args in dice] == [(0, {"seat", "face", "number"})]


@pytest.mark.rule("B13", "B14")
def test_first_the_event_is_carried_out_then_the_production_both_for_both() -> None:
    position = table(EMPTY_STORES)
    events = throw(position, "sun", 4) + play(position, "region 2v", "region 2v")
    gains = [(args["seat"], args["resource"], args["why"]) for args in told(events, "gained")]
    assert gains == [
        (0, "gold", "plenty"),
        (1, "gold", "plenty"),
        (0, "lumber", "production"),
        (1, "wool", "production"),
    ]


@pytest.mark.rule("B14")
@pytest.mark.parametrize(
    ("number", "mine", "theirs"),
    [
        (1, "grain", "gold"),
        (2, "ore", "grain"),
        (3, "wool", "ore"),
        (4, "lumber", "wool"),
        (5, "brick", "lumber"),
        (6, "gold", "brick"),
    ],
)
def test_every_region_with_the_number_brings_one_to_either_player(number: int, mine: str, theirs: str) -> None:
    position = table(EMPTY_STORES)
    throw(position, "mill", number)
    assert (goods(position, 0), goods(position, 1)) == ({mine: 1}, {theirs: 1})


@pytest.mark.rule("B14")
def test_two_regions_with_the_number_bring_one_each() -> None:
    position = table(f"centres0 3:settlement; regions0 4^:L1 4v:B1; {EMPTY_STORES}")
    throw(position, "mill", 1)
    assert goods(position, 0) == {"grain": 1, "lumber": 1, "brick": 1}


@pytest.mark.rule("B14", "B69")
def test_production_comes_after_a_brigand_attack_too() -> None:
    position = table("store0 all:3; store1 all:0")
    events = throw(position, "club", 3)
    assert keys(events) == ["dice", "brigands-came", "lost", "lost", "brigands-left", "gained", "gained"]
    assert goods(position, 0)["wool"] == 1  # 3, then none, then what the throw brings
    assert goods(position, 1) == {"ore": 1}


@pytest.mark.rule("B69")
def test_the_resources_of_a_throw_are_not_there_yet_when_its_event_comes() -> None:
    position = table("store0 all:1 brick:2; store1 all:0")
    events = throw(position, "club", 4)
    assert told(events, "brigands-left")[0] == {"seat": 0, "count": 7}
    assert sum(goods(position, 0).values()) == 8
    assert goods(position, 0)["ore"] == 1


@pytest.mark.rule("B15")
def test_actions_come_in_any_number_and_order() -> None:
    position = table(
        "options action_lock=off; sites0 -1^:sawmill; hand0 caravan garrison; store0 all:0 brick:3 gold:3 lumber:1"
    )
    play(position, "trade gold>lumber", "build garrison", "side 1v")
    play(position, "play caravan", "region 2^", "pass", "region 0^")
    assert goods(position, 0)["wool"] == 1
    play(position, "pull -1^")
    assert names(position, "sites0") == ["1v:garrison"]
    assert (position.seat, position.turn) == (0, 5)
    position = table("store0 all:3; hand0 garrison")
    play(position, "road left", "trade gold>brick", "build garrison", "side 1^")  # the same kinds, another order
    assert (lies(position, "roads0"), lies(position, "sites0")) == ("left", "1^:garrison")


@pytest.mark.rule("B16")
def test_then_the_hand_is_refilled_and_the_other_player_is_in_turn() -> None:
    position = table("hand0 abbey; stack1 scout spy smithy church")
    play(position, "done")
    assert offered(position, "draw", "search") == {f"{verb} {n}" for verb in ("draw", "search") for n in range(1, 6)}
    play(position, "draw 1")
    assert position.seat == 0
    events = play(position, "draw 1")
    assert hand(position, 0) == ["abbey", "scout", "spy"]
    assert told(events, "turn-began") == [{"seat": 1, "turn": 6}]
    assert (position.seat, legal(position)) == (1, {"roll"})


@pytest.mark.rule("B16")
def test_a_full_hand_may_be_exchanged_by_one_card_or_left_alone() -> None:
    position = table("hand0 abbey scout spy; stack1 smithy church")
    play(position, "done")
    assert legal(position) == {"put abbey", "put scout", "put spy", "done"}
    play(position, "done")
    assert (position.seat, hand(position, 0)) == (1, ["abbey", "scout", "spy"])


@pytest.mark.rule("B17")
def test_a_card_from_the_draw_step_waits_for_the_own_next_turn() -> None:
    position = table("options action_lock=off; hand0 abbey smithy; store0 all:2; stack1 caravan church")
    play(position, "done", "draw 1")
    assert hand(position, 0) == ["abbey", "smithy", "caravan"]
    assert position.seat == 1
    throw(position, "mill", 1)
    assert offered(position, "play") == set()
    end_turn(position)
    throw(position, "mill", 1)
    assert offered(position, "play") == {"play caravan"}


@pytest.mark.rule("B17", "B60")
def test_a_card_that_answers_may_serve_in_the_opponents_turn() -> None:
    lines = "sites0 1^:garrison; hand0 abbey smithy; stack1 bishop; hand1 arsonist abbey church"
    position = table(f"options action_lock=off; {lines}")
    play(position, "done", "draw 1")
    throw(position, "mill", 1)
    play(position, "play arsonist")
    assert (position.seat, legal(position)) == (0, {"play bishop", "pass"})


@pytest.mark.rule("B18")
@pytest.mark.card("club", "mill", "knight", "sun", "card")
def test_the_event_die_has_five_symbols_and_the_question_mark_on_two_sides() -> None:
    position = table("agenda dice")
    faces: Counter[str] = Counter()
    numbers: Counter[int] = Counter()
    throws = 1800
    for fate in range(throws):
        thrown = position.copy()
        thrown.fate = f"{fate:040x}"
        play(thrown, "roll")
        faces[FACES[thrown.face]] += 1
        numbers[thrown.number] += 1
    sixth = throws / 6
    assert set(faces) == {"club", "mill", "knight", "sun", "card"}
    assert all(abs(faces[face] - sixth) < sixth / 5 for face in ("club", "mill", "knight", "sun"))
    assert abs(faces["card"] - 2 * sixth) < sixth / 5
    assert all(abs(numbers[number] - sixth) < sixth / 5 for number in range(1, 7))
