"""The planner keeps to its limits, to the rules, and to what its seat may know; the same seed gives the same plan."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tavoliere.core.chance import Fast
from tavoliere.core.planning import Limits, Manner, Plan
from tavoliere.games.settlers.planning import FEATURES, VARIETIES, ends_turn, features, variety
from tavoliere.games.settlers.planning.planner import BEST_VALUES, VALUES, weights_for
from tavoliere.games.settlers.planning.worlds import deal_anew
from tavoliere.games.values import load_values
from tests.settlers.planners import OWN_TURN, WITH_ANSWERS, look
from tests.settlers.table import GAME, MODES, started, table, wander

if TYPE_CHECKING:
    from tavoliere.games.settlers.position import Position

RICH = "store0 all:3; hand0 abbey arsonist scout; sites1 1^:hagen -1^:abbey; centres1 1:city 3:city; roads0 right"


def some_positions(mode: str, seed: int, step: int) -> list[Position]:
    """Collect boards of a random game, each before a decision between several moves."""
    boards = [position.copy() for position, _ in wander(mode, seed) if len(position.moves()) > 1]
    return boards[::step]


def is_sound(plan: Plan, position: Position, nodes: int) -> bool:
    """Say whether a plan is legal and says what a plan has to say."""
    moves = position.moves()
    if plan.line[0] not in moves or not 1 <= plan.nodes <= nodes:
        return False
    return len(plan.shares) == len(moves) and abs(sum(plan.shares) - 1) < 1e-9 and 0 <= plan.expected <= 1


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("manner", [OWN_TURN, WITH_ANSWERS, Manner(plies=2, noise=300, traits={"saving": 0.2})])
def test_whatever_is_to_be_decided_it_decides_it_by_the_rules(mode: str, manner: Manner) -> None:
    kinds = set()
    for number, position in enumerate(some_positions(mode, 11 + len(mode), 13)):
        assert is_sound(look(position, 60, manner, seed=number), position, 60)
        kinds.add(position.frames[-1].kind)
    assert len(kinds) > 8


@pytest.mark.parametrize("mode", MODES)
def test_the_line_can_be_played_to_its_end_whatever_is_hidden(mode: str) -> None:
    longest = 0
    for number, position in enumerate(some_positions(mode, 5, 19)):
        plan = look(position, 200, seed=number)
        seat = position.seat
        assert seat is not None
        world = GAME.imagine(position.view(seat), Fast(number))
        for move in plan.line:
            assert world.seat == seat
            world.play(move)
        longest = max(longest, len(plan.line))
    assert longest > 2


@pytest.mark.parametrize("mode", MODES)
def test_two_worlds_that_the_seat_cannot_tell_apart_give_the_same_plan(mode: str) -> None:
    for number, position in enumerate(some_positions(mode, 7, 31)):
        seat = position.seat
        other = GAME.imagine(position.view(seat), Fast(100 + number))
        assert look(other, 150, WITH_ANSWERS) == look(position, 150, WITH_ANSWERS)


@pytest.mark.parametrize("mode", MODES)
def test_a_board_is_valued_by_nothing_that_is_hidden(mode: str) -> None:
    for number, position in enumerate(some_positions(mode, 3, 17)):
        for seat in (0, 1):
            world = GAME.imagine(position.view(seat), Fast(number))
            assert features(world, seat) == features(position, seat)


@pytest.mark.parametrize("mode", MODES)
def test_dealing_anew_changes_nothing_that_the_seat_knows(mode: str) -> None:
    changed = 0
    for number, position in enumerate(some_positions(mode, 4, 17)):
        for seat in (0, 1):
            other = position.copy()
            deal_anew(other, seat, Fast(number))
            assert other.view(seat) == position.view(seat)
            changed += other != position
            assert sorted(sum(other.stacks, other.realms[1 - seat].hand)) == sorted(
                sum(position.stacks, position.realms[1 - seat].hand)
            )
    assert changed > 5


def test_the_same_seed_and_nodes_give_the_same_plan_and_other_seeds_look_elsewhere() -> None:
    plans = [look(RICH, 800, WITH_ANSWERS, seed=seed) for seed in (1, 1, 2)]
    assert plans[0] == plans[1]
    assert plans[0] != plans[2]


@pytest.mark.parametrize("nodes", [1, 2, 7, 50, 700])
@pytest.mark.parametrize("manner", [OWN_TURN, WITH_ANSWERS])
def test_it_never_looks_at_more_boards_than_it_may(nodes: int, manner: Manner) -> None:
    for position in (table(RICH), *some_positions("extended", 2, 97)):
        assert is_sound(look(position, nodes, manner), position, nodes)


def test_more_boards_are_looked_at_when_there_may_be_more() -> None:
    assert look(RICH, 50).nodes == 50
    assert 500 < look(RICH, 100_000, WITH_ANSWERS).nodes < 100_000


def test_in_a_hurry_it_answers_after_a_few_dozen_boards_at_most() -> None:
    asked = []

    def hurried() -> bool:
        asked.append(1)
        return True

    position = table(RICH)
    plan = look(position, 100_000, WITH_ANSWERS, hurried=hurried)
    assert is_sound(plan, position, 64)
    assert asked


def test_what_it_overlooks_makes_it_choose_otherwise_now_and_then() -> None:
    firsts = {look(RICH, 300, Manner(plies=1, noise=800), seed=seed).line[0] for seed in range(12)}
    assert len(firsts) > 1


def test_nothing_stays_changed_on_the_board_that_was_imagined() -> None:
    world = table(RICH)
    before = world.text()
    GAME.planning.plan(lambda: world, 0, world.moves(), Limits(400), WITH_ANSWERS, Fast(1))
    assert world.text() == before


@pytest.mark.parametrize("mode", MODES)
def test_every_mode_has_values_for_every_feature(mode: str) -> None:
    position = started(mode=mode)
    assert variety(position) == mode
    assert VARIETIES[mode] == (2, {"mode": mode})
    row = load_values(VALUES, BEST_VALUES).row(mode, FEATURES)
    assert weights_for(mode, "", None) == row
    assert len(features(position, 0)) == len(FEATURES) == len(set(FEATURES))


def test_what_ends_a_turn_is_to_be_done_with_the_actions() -> None:
    position = table("hand0 abbey; store0 all:1")
    assert [str(move) for move in position.moves() if ends_turn(position, move)] == ["done"]
    # At the limit, keeping the hand as it is ends nothing any more.
    position = table("hand0 abbey garrison smithy; agenda exchange")
    assert not any(ends_turn(position, move) for move in position.moves())
