"""What the kernel searches, it searches like Python: whole turns, imagined goals, and the tree over imagined worlds."""

from __future__ import annotations

import math
import random
from typing import TYPE_CHECKING, Any

import pytest

from tavoliere.core.chance import Fast
from tavoliere.games.fredericus.kernel.face import sheet_of
from tavoliere.games.fredericus.pieces import TURN
from tests.fredericus.table import GAME, HOUSE_RULES, dealt, scattered, table, wander

if TYPE_CHECKING:
    from tavoliere.core.move import Move
    from tavoliere.games.fredericus.kernel.face import Kernel
    from tavoliere.games.fredericus.position import Position


def compare_imagined(kernel: Kernel, position: Position, seat: int, seed: int) -> None:
    """Imagine the same world in both, from the same chance, which must stand at the same place afterwards."""
    here, there = Fast(seed), Fast(seed)
    world = GAME.imagine(position.view(seat), here)
    state = kernel.pack(position)
    kernel.redeal(state, seat, there)
    assert kernel.sheet(state) == sheet_of(world), position.text()
    assert here.words() == there.words()
    assert not kernel.check(state)


@pytest.mark.rule("A34", "A35")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_unseen_goals_are_dealt_as_python_deals_them(kernel: Kernel, seats: int) -> None:
    seed = 0
    for deal in range(12):
        for position, _ in wander(seats, deal, **HOUSE_RULES[5 * deal]):
            for seat in range(seats):
                seed += 1
                compare_imagined(kernel, position, seat, seed)


@pytest.mark.rule("A35")
@pytest.mark.parametrize(
    "goals",
    [
        "goals a / F / b / c; open dde; deck fgh",
        "open F; deck abc; goals - / - / - / h",
        "deck F; goals a / b / c / d",
        "deck aF; announced yes",
        "deck ab; announced yes",
        "goals aaa / bbb / ccc / ddd; open eeefffggghhh; deck F",
    ],
)
def test_short_decks_and_a_fredericus_who_is_out_are_dealt_alike(kernel: Kernel, goals: str) -> None:
    for seed in range(40):
        for seat in range(4):
            compare_imagined(kernel, table(f"rows 0:W; {goals}"), seat, seed)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_random_game_takes_the_same_course(kernel: Kernel, seats: int) -> None:
    for deal in range(60):
        position = dealt(seats, deal, **HOUSE_RULES[deal])
        state = kernel.pack(position)
        here, there = Fast(deal), Fast(deal)
        assert position.playout(here) == kernel.playout(state, there)
        assert here.words() == there.words()
        assert kernel.sheet(state) == sheet_of(position)


def test_many_random_games_are_counted_without_touching_the_position(kernel: Kernel) -> None:
    position = dealt(3, 5)
    state = kernel.pack(position)
    here, there = Fast(9), Fast(9)
    tally = kernel.playouts(state, 50, there)
    decisions, wins, points = 0, [0] * 3, [0] * 3
    for _ in range(50):
        game = position.copy()
        decisions += game.playout(here)
        outcome = game.outcome
        assert outcome is not None
        wins[outcome.ranking[0]] += 1
        points = [before + more for before, more in zip(points, outcome.scores, strict=True)]
    assert (tally.games, tally.decisions) == (50, decisions)
    assert (list(tally.wins), list(tally.points)) == ([*wins, 0], [*points, 0])
    assert here.words() == there.words()
    assert kernel.sheet(state) == sheet_of(position)


def look_through(position: Position, seen: set[Any]) -> tuple[int, int]:
    """Try every move of a turn from every position that it leads to, each once: moves tried, ends of the actions."""
    nodes = ends = 0
    for move in position.moves():
        after = position.copy()
        after.advance(move)
        nodes += 1
        if after.key() not in seen:
            seen.add(after.key())
            if after.phase == TURN:
                more, more_ends = look_through(after, seen)
                nodes, ends = nodes + more, ends + more_ends
            else:
                ends += 1
    return nodes, ends


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_turn_has_as_many_moves_and_positions_as_python_counts(kernel: Kernel, seats: int) -> None:
    dice = random.Random(seats)
    tried = 0
    while tried < 25:
        position = scattered(dice, seats, **HOUSE_RULES[dice.randrange(len(HOUSE_RULES))])
        if position.phase != TURN or position.actions + position.extra > 2:
            continue
        tried += 1
        seen = {position.key()}
        nodes, ends = look_through(position, seen)
        count = kernel.turn(kernel.pack(position))
        assert (count.nodes, count.distinct, count.ends, count.complete) == (nodes, len(seen) - 1, ends, 1)


def test_a_whole_turn_of_four_actions_is_counted_right(kernel: Kernel) -> None:
    position = table("seats 2; rows 0:bE 1:aWSb 2:SE 5:S; birds P1G5 P3G7; deck hgF; round 3")
    seen = {position.key()}
    nodes, ends = look_through(position, seen)
    count = kernel.turn(kernel.pack(position))
    assert (count.nodes, count.distinct, count.ends) == (nodes, len(seen) - 1, ends)
    assert count.nodes > 10_000


def test_a_set_that_is_too_small_says_so(kernel: Kernel) -> None:
    state = kernel.pack(table("rows 0:WWW 1:SSS 2:abc 4:WS 5:SW; round 3"))
    assert not kernel.turn(state, 64).complete
    assert kernel.turn(state).complete
    with pytest.raises(ValueError, match="power of two"):
        kernel.turn(state, 100)


class Child:
    """A move in the reference's tree."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.visits = 0
        self.available = 1
        self.total = 0.0
        self.children: dict[Move, Child] = {}


def search_in_python(
    position: Position, seat: int, iterations: int, constant: float, chance: Fast
) -> list[tuple[int, float]]:
    """Search the tree as plainly as it can be written."""
    view = position.view(seat)
    root = Child(-1)
    for _ in range(iterations):
        world = GAME.imagine(view, chance)
        node, path = root, []
        while world.seat is not None:
            moves = world.moves()
            for move in moves:
                if move in node.children:
                    node.children[move].available += 1
            untried = [move for move in moves if move not in node.children]
            if untried:
                move = untried[chance.below(len(untried))]
                node.children[move] = Child(world.seat)
            else:

                def promise(move: Move, of: Child = node) -> float:
                    child = of.children[move]
                    return child.total / child.visits + constant * math.sqrt(math.log(child.available) / child.visits)

                move = max(moves, key=promise)
            node = node.children[move]
            path.append(node)
            world.advance(move)
            if untried:
                break
        while world.seat is not None:
            moves = world.moves()
            world.advance(moves[chance.below(len(moves))])
        outcome = world.outcome
        assert outcome is not None
        for child in path:
            child.visits += 1
            behind = position.seats - 1 - outcome.ranking.index(child.seat)
            child.total += behind / (position.seats - 1)
    tried = [root.children.get(move) for move in position.moves()]
    return [(child.visits, child.total) if child else (0, 0.0) for child in tried]


def halfway(seats: int, seed: int, moves: int, **options: str) -> Position:
    """Play some moves of a game at random."""
    dice = random.Random(seed)
    position = dealt(seats, seed, **options)
    for _ in range(moves):
        position.advance(dice.choice(position.moves()))
    return position


@pytest.mark.parametrize(
    ("seats", "moves", "iterations", "constant"),
    [
        (2, 0, 100, 0.7),
        (2, 40, 300, 0.7),
        (2, 120, 600, 0.7),
        (2, 150, 1500, 0.3),
        (3, 60, 200, 1.4),
        (3, 210, 600, 0.7),
        (4, 100, 150, 0.7),
        (4, 230, 700, 0.7),
    ],
)
def test_the_tree_search_gives_the_same_numbers(
    kernel: Kernel, seats: int, moves: int, iterations: int, constant: float
) -> None:
    position = halfway(seats, moves, moves, variant="on", actions="up_to")
    assert position.seat is not None
    here, there = Fast(moves), Fast(moves)
    found = search_in_python(position, position.seat, iterations, constant, here)
    world = GAME.imagine(position.view(position.seat), Fast(0))
    assert isinstance(GAME.tree_search, type(kernel.tree_search))
    assert GAME.tree_search(world, position.seat, iterations, constant, there) == found
    assert here.words() == there.words()
    assert sum(visits for visits, _ in found) == iterations


def test_a_search_near_the_end_of_the_game_goes_down_to_the_end(kernel: Kernel) -> None:
    position = table(
        "rows 0:W 1:a 2:W 3:S; birds P1G5 P3G7 P4G0 P6G2; seat 3; announced yes; actions 1; goals a / b / c / d"
    )
    here, there = Fast(3), Fast(3)
    found = search_in_python(position, 3, 2000, 0.7, here)
    assert kernel.search(kernel.pack(position), 3, 2000, 0.7, there) == found
    assert here.words() == there.words()


def test_the_search_leaves_moves_that_it_never_tried_at_nothing(kernel: Kernel) -> None:
    state = kernel.pack(dealt(2, 1))
    found = kernel.search(state, 0, 10, 0.7, Fast(1))
    assert len(found) == 36
    assert sorted(visits for visits, _ in found) == [0] * 26 + [1] * 10
    assert kernel.search(state, 0, 0, 0.7, Fast(1)) == [(0, 0.0)] * 36


def test_a_better_searcher_wins_more_creatures(kernel: Kernel) -> None:
    # XP wins a creature for nothing; who searches finds it.
    position = table("rows 0:eS 1:Wa 2:bS 3:Sc 4:Wd 5:Eb 6:Wf 7:Sg; birds P1G5 P3G7 P4G0 P6G2; round 9; actions 0")
    found = kernel.search(kernel.pack(position), 0, 4000, 0.7, Fast(5))
    names = [move.text for move in position.moves()]
    assert names == ["XP", "Z"]
    assert found[0][0] > found[1][0]
