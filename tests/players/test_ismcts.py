"""The tree search over imagined worlds: its numbers, its budgets, and the compiled twin where there is one."""

from __future__ import annotations

import math
from time import perf_counter
from typing import TYPE_CHECKING, Any

import pytest

import tavoliere
from tavoliere.core.chance import Fast
from tavoliere.games.fredericus.game import Fredericus
from tavoliere.players import player
from tavoliere.players.contract import Budget
from tavoliere.players.ismcts import TreePlayer, rewards

if TYPE_CHECKING:
    from collections.abc import Callable

FREDERICUS = tavoliere.game("fredericus")
SETTLERS = tavoliere.game("settlers")
HUNT = "rows 0:eS 1:Wa 2:bS 3:Sc 4:Wd 5:Eb 6:Wf 7:Sg\nbirds P1G5 P3G7\nseats 2\ngoals ab / h\ntokens 4 5 / 3 6\n"


def slowly(position: Any, iterations: int, constant: float, chance: Fast) -> list[tuple[int, float]]:
    """Search as the description of the search says, word by word, with a tree of plain dictionaries."""
    view, legal = position.view(position.seat), position.moves()
    tree: dict[tuple[str, ...], list[float]] = {}
    for _ in range(iterations):
        world: Any = FREDERICUS.imagine(view, chance)
        path: list[tuple[tuple[str, ...], int]] = []
        place: tuple[str, ...] = ()
        while world.seat is not None:
            moves = world.moves()
            places = [(*place, str(move)) for move in moves]
            for known in places:
                if known in tree:
                    tree[known][1] += 1
            new = [number for number, known in enumerate(places) if known not in tree]
            if new:
                number = new[chance.below(len(new))]
                tree[places[number]] = [0, 1, 0.0]
            else:
                values = []
                for known in places:
                    visits, available, total = tree[known]
                    values.append(total / visits + constant * math.sqrt(math.log(available) / visits))
                number = values.index(max(values))
            place = places[number]
            path.append((place, world.seat))
            world.advance(moves[number])
            if new:
                break
        while world.seat is not None:
            moves = world.moves()
            world.advance(moves[chance.below(len(moves))])
        for known, seat in path:
            tree[known][0] += 1
            tree[known][2] += rewards(world.outcome)[seat]
    found = [tree.get((str(move),), [0, 0, 0.0]) for move in legal]
    return [(int(visits), total) for visits, _, total in found]


@pytest.mark.parametrize("seats", [2, 3])
def test_the_search_is_the_one_that_is_described(seats: int) -> None:
    position: Any = FREDERICUS.deal(seats, 4)
    for _ in range(seats + 30):
        position.advance(position.moves()[-1])
    chance, twin = Fast(9), Fast(9)
    searcher = TreePlayer(FREDERICUS, 9)
    searcher._chance = chance
    found = searcher._search(position.view(position.seat), position.moves(), 60, None)
    assert found == slowly(position, 60, 0.7, twin)
    assert sum(visits for visits, _ in found) == 60
    assert chance.word() == twin.word()


def test_a_sole_move_is_made_at_once() -> None:
    position = FREDERICUS.parse(HUNT + "actions 0\nphase turn")
    moves = position.moves()[:1]
    assert player("ismcts:nodes=1000000", FREDERICUS).choose(position.view(0), moves) is moves[0]


def test_a_capture_is_worth_more_than_a_stroll() -> None:
    position = FREDERICUS.parse(HUNT + "actions 1\nround 12\ncreatures acdefgh / -")
    thought = TreePlayer(FREDERICUS, 1, nodes=300).think(position.view(0), position.moves())
    assert thought.nodes == 300
    assert math.isclose(sum(thought.shares), 1.0)
    assert max(thought.shares) == thought.shares[position.moves().index(thought.move)]
    assert thought.expected is not None
    assert 0.5 < thought.expected <= 1.0


def test_nodes_come_first_and_seconds_only_end_it_early() -> None:
    position = FREDERICUS.deal(2, 3)
    view, moves = position.view(position.seat), position.moves()
    free = TreePlayer(FREDERICUS, 5).think(view, moves, Budget(nodes=40))
    unhurried = TreePlayer(FREDERICUS, 5).think(view, moves, Budget(nodes=40, seconds=60))
    assert free == unhurried
    begun = perf_counter()
    hurried = TreePlayer(FREDERICUS, 5).think(view, moves, Budget(nodes=1_000_000, seconds=0.1))
    assert perf_counter() - begun < 2
    assert 1 <= hurried.nodes < 1_000_000


def test_a_game_that_chance_need_not_end_is_cut_off_and_judged() -> None:
    position = SETTLERS.deal(2, 3)
    view, moves = position.view(position.seat), position.moves()
    searcher = TreePlayer(SETTLERS, 5, nodes=12, patience=30)
    thought = searcher.think(view, moves)
    assert thought.nodes == 12
    # The judgement tells the two apart, so not all ends are level.
    assert {total / visits for visits, total in searcher._search(view, moves, 12, None) if visits} & {0.0, 1.0}


class Twin:
    """Stands for a compiled search: it remembers what it was asked, and prefers the last move."""

    def __init__(self) -> None:
        self.asked: list[tuple[Any, int, int, float]] = []

    def __call__(
        self, world: Any, seat: int, iterations: int, constant: float, chance: Fast
    ) -> list[tuple[int, float]]:
        self.asked.append((world.view(seat), seat, iterations, constant))
        count = len(world.moves())
        return [(0, 0.0)] * (count - 1) + [(iterations, iterations / 4)]


def test_a_compiled_twin_does_the_work_where_there_is_one(monkeypatch: pytest.MonkeyPatch) -> None:
    twin = Twin()
    monkeypatch.setattr(Fredericus, "tree_search", property(lambda _: twin))
    position = FREDERICUS.deal(2, 3)
    view, moves = position.view(position.seat), position.moves()
    thought = TreePlayer(FREDERICUS, 5, constant=0.5).think(view, moves, Budget(nodes=800))
    assert thought.move is moves[-1]
    assert (thought.expected, thought.nodes) == (0.25, 800)
    assert twin.asked == [(view, position.seat, 800, 0.5)]
    # With little time it is first asked for a few rounds, to see how fast it is here.
    TreePlayer(FREDERICUS, 5).think(view, moves, Budget(nodes=800, seconds=0.0001))
    assert twin.asked[1][2] == 50
    assert twin.asked[2][2] < 800


def test_somebody_in_a_hurry_gets_an_answer_at_once() -> None:
    position = FREDERICUS.deal(2, 3)
    searcher = TreePlayer(FREDERICUS, 5)
    clock: Callable[[], bool] = searcher._clock(None)
    assert not clock()
    searcher.hurry()
    assert clock()
    view, moves = position.view(position.seat), position.moves()
    assert searcher.think(view, moves, Budget(nodes=3)).nodes == 3
