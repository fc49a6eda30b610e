"""Setting up: principalities, stacks, who begins, the opening hand (B4, B6-B11, U16, U18, R3, R8)."""

from __future__ import annotations

from itertools import takewhile
from typing import TYPE_CHECKING

import pytest

from tavoliere.core.chance import Sealed
from tests.settlers.magic import names, offered
from tests.settlers.table import GAME, dealt, legal, play, told, why

if TYPE_CHECKING:
    from tavoliere.games.settlers.position import Position

SEEDS = range(40)
CORNERS = {f"region {place}" for place in ("-2^", "-2v", "0^", "0v", "2^", "2v")}


def arranged(seed: int = 0, **options: str) -> Position:
    """Deal a game in which the first seat begins and both have laid their regions."""
    position = dealt(seed=seed, first_player="first_seat", **options)
    while offered(position, "region"):
        play(position, min(offered(position, "region")))
    return position


def opened(seed: int = 0) -> Position:
    """Deal a game that waits for the first throw; each player has taken the first three cards of a stack."""
    position = arranged(seed)
    for stack in ("stack 1", "stack 2"):
        play(position, stack)
        for _ in range(3):
            play(position, min(legal(position)))
    return position


class Overheard:
    """Chance that remembers what it was asked and what it answered."""

    def __init__(self, seed: str) -> None:
        self.sealed = Sealed(seed)
        self.answers: list[tuple[int, int]] = []

    def below(self, count: int) -> int:
        answer = self.sealed.below(count)
        self.answers.append((count, answer))
        return answer


@pytest.mark.rule("B6", "B7")
def test_six_regions_lie_where_their_owner_likes_and_show_one_resource_each() -> None:
    position = dealt(first_player="first_seat")
    assert legal(position) == CORNERS
    play(position, "region 2v")
    assert legal(position) == CORNERS - {"region 2v"}
    play(position, "region -2^", "region 0v", "region 0^", "region -2v")  # the sixth has no choice
    assert names(position, "regions0") == ["-2^:O2:1", "-2v:B5:1", "0^:L4:1", "0v:W3:1", "2^:A6:1", "2v:G1:1"]
    assert names(position, "centres0") == ["-1:settlement", "1:settlement"]
    assert (position.seat, legal(position)) == (1, CORNERS)


@pytest.mark.rule("B7")
def test_both_begin_with_one_of_each_of_the_six_resources() -> None:
    position = arranged()
    assert position.realms[0].bags == position.realms[1].bags == [1, 1, 1, 1, 1, 1]


@pytest.mark.rule("B8")
def test_62_cards_make_five_stacks_shuffled_anew_for_every_game() -> None:
    deals = [[names(dealt(seed=seed), f"stack{number}") for number in range(1, 6)] for seed in SEEDS]
    assert all([len(stack) for stack in stacks] == [13, 13, 12, 12, 12] for stacks in deals)
    assert len({str(stacks) for stacks in deals}) == len(SEEDS)
    cards = [sorted(card for stack in stacks for card in stack) for stacks in deals]
    assert all(one == cards[0] for one in cards)
    for key, count in (("region_stack", 11), ("event_stack", 10)):
        orders = [names(dealt(seed=seed), key) for seed in SEEDS]
        assert {len(order) for order in orders} == {count}
        assert len({str(order) for order in orders}) > len(SEEDS) - 3


@pytest.mark.rule("B9", "U16")
def test_the_higher_throw_begins_and_equal_ones_are_thrown_again() -> None:
    tied = 0
    for seed in SEEDS:
        chance = Overheard(str(seed))
        position = GAME.deal_with(chance, 2, {})
        until_fate = list(takewhile(lambda answer: answer[0] < 65536, chance.answers))
        throws = [pips for _, pips in takewhile(lambda answer: answer[0] == 6, reversed(until_fate))][::-1]
        pairs = list(zip(throws[::2], throws[1::2], strict=True))
        assert all(one == other for one, other in pairs[:-1])
        one, other = pairs[-1]
        assert one != other
        assert position.starter == position.seat == (0 if one > other else 1)
        tied += len(pairs) > 1
    assert tied


@pytest.mark.rule("B9", "U16")
def test_by_option_the_first_seat_begins_and_nobody_throws() -> None:
    assert {dealt(seed=seed).starter for seed in SEEDS} == {0, 1}
    assert {dealt(seed=seed, first_player="first_seat").starter for seed in SEEDS} == {0}


@pytest.mark.rule("U18", "R8")
def test_the_crest_goes_with_the_seat_and_says_nothing_of_who_begins() -> None:
    for seed in SEEDS:
        position = dealt(seed=seed)
        for _ in range(10):
            play(position, min(offered(position, "region")))
        codes = [sorted(word.split(":")[1] for word in names(position, f"regions{seat}")) for seat in (0, 1)]
        assert codes == [sorted(["G1", "O2", "W3", "L4", "B5", "A6"]), sorted(["G2", "O3", "W4", "L5", "B6", "A1"])]


@pytest.mark.rule("B10")
def test_the_first_player_takes_any_three_cards_of_a_stack_and_leaves_the_others_in_their_order() -> None:
    position = arranged()
    before = names(position, "stack2")
    assert (position.seat, offered(position, "stack")) == (0, {f"stack {number}" for number in range(1, 6)})
    looked = play(position, "stack 2")
    assert looked[0].told(0)["cards"] == before
    assert "cards" not in looked[0].told(1)
    assert legal(position) == {f"take {card}" for card in before}
    chosen = [before[0], before[5], before[12]]
    for card in chosen:
        play(position, f"take {card}")
    assert sorted(names(position, "hand0")) == sorted(chosen)
    left = before.copy()
    for card in chosen:
        left.remove(card)
    assert names(position, "stack2") == left


@pytest.mark.rule("B10")
def test_the_other_then_takes_a_different_stack_and_the_first_turn_begins() -> None:
    position = arranged()
    play(position, "stack 2")
    for _ in range(3):
        play(position, min(legal(position)))
    assert position.seat == 1
    assert offered(position, "stack") == {f"stack {number}" for number in (1, 3, 4, 5)}
    assert why(position, "stack 2").split()[0] == "B10"
    play(position, "stack 4")
    for _ in range(2):
        play(position, min(legal(position)))
    events = play(position, min(legal(position)))
    assert told(events, "turn-began") == [{"seat": 0, "turn": 1}]
    assert (position.seat, legal(position)) == (0, {"roll"})
    assert [len(names(position, key)) for key in ("hand0", "hand1", "stack2", "stack4")] == [3, 3, 10, 9]


@pytest.mark.rule("R3")
def test_of_equal_cards_the_one_nearest_the_top_is_taken() -> None:
    for seed in range(200):
        position = arranged(seed)
        stack = names(position, "stack1")
        twice = [card for card in stack if stack.count(card) == 2]
        if twice:
            break
    card = twice[0]
    top = stack.index(card)
    play(position, "stack 1", f"take {card}")
    assert names(position, "stack1") == stack[:top] + stack[top + 1 :]


@pytest.mark.rule("B11")
def test_both_begin_with_two_points() -> None:
    position = opened()
    assert [position.points(seat) for seat in (0, 1)] == [2, 2]
    assert position.turn == 1
