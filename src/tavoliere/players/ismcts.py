"""The player who searches a tree over imagined worlds, with nothing but the rules: the yardstick in every game.

One tree for the seat that searches. Each round imagines one world behind the view, follows the tree there as far as it
knows it, tries one move more, and plays on by lot to the end. All numbers are computed in one fixed order, so that a
game's compiled twin (`Game.tree_search`) finds the same ones.
"""

from __future__ import annotations

import math
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final

from tavoliere.core.chance import Fast
from tavoliere.players.contract import FREE, Budget, Thought

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tavoliere.core.game import Game
    from tavoliere.core.move import Move
    from tavoliere.core.outcome import Outcome
    from tavoliere.core.planning import TreeSearch
    from tavoliere.core.view import View

NODES: Final = 10_000
CONSTANT: Final = 0.7
"""How much a move that was seldom tried is worth trying again."""

PATIENCE: Final = 200
"""After so many decisions a game that chance alone need not end is cut off, and judged as it stands."""

PROBE: Final = 50
"""Rounds that tell how fast a compiled search is here, where there is no time for all."""

_logarithms: list[float] = [0.0, 0.0]


def logarithms(count: int) -> list[float]:
    """Return the natural logarithms of 0 (which is never asked) to `count`, from one table for all searches."""
    _logarithms.extend(math.log(number) for number in range(len(_logarithms), count + 1))
    return _logarithms


class Edge:
    """A move at its place in the tree: whose it is, how often it was tried and could have been, what it brought."""

    __slots__ = ("available", "children", "seat", "total", "visits")

    def __init__(self, seat: int) -> None:
        """Begin untried, where it could be played for the first time."""
        self.seat = seat
        self.visits = 0
        self.available = 1
        self.total = 0.0
        self.children: dict[Move, Edge] = {}


def rewards(outcome: Outcome) -> list[float]:
    """Say for each seat which share of the others it left behind; those level with it count half.

    >>> from tavoliere.core.outcome import Outcome
    >>> rewards(Outcome((5, 9, 9), (2, 1, 0), "eighth"))
    [0.0, 0.5, 1.0]
    >>> rewards(Outcome((4, 4), (1, 0), "limit", drawn=True))
    [0.5, 0.5]
    """
    seats = len(outcome.ranking)
    if outcome.drawn:
        return shares_of(outcome.scores)
    shares = [0.0] * seats
    for behind, seat in enumerate(reversed(outcome.ranking)):
        shares[seat] = behind / (seats - 1)
    return shares


def shares_of(worths: Sequence[float]) -> list[float]:
    """Say for each seat which share of the others is worth less; those of equal worth count half."""
    others = len(worths) - 1
    return [
        (sum(worth < own for worth in worths) + 0.5 * (sum(worth == own for worth in worths) - 1)) / others
        for own in worths
    ]


class TreePlayer:
    """Tries every move many times in worlds that may be, and takes the one that it came back to most."""

    name = "ismcts"

    def __init__(
        self,
        game: Game,
        seed: int = 0,
        *,
        nodes: int = NODES,
        seconds: float | None = None,
        constant: float = CONSTANT,
        patience: int | None = None,
    ) -> None:
        """Sit down; `patience` 0 plays every game that it imagines to its end."""
        self._game = game
        self._chance = Fast(seed)
        self._nodes = nodes
        self._seconds = seconds
        self._constant = constant
        # A game that needs an option to end in a simulation may last for ever by lot.
        self._patience = (PATIENCE if game.simulation else 0) if patience is None else patience
        self._hurried = False

    def choose(self, view: View, moves: Sequence[Move], budget: Budget = FREE) -> Move:
        """Search, and choose."""
        return self.think(view, moves, budget).move

    def hurry(self) -> None:
        """Answer at once with what is known by now; another thread may ask for it."""
        self._hurried = True

    def think(self, view: View, moves: Sequence[Move], budget: Budget = FREE) -> Thought:
        """Search, and say how often each move was tried."""
        if len(moves) == 1:
            return Thought(moves[0])
        self._hurried = False
        nodes = max(1, self._nodes if budget.nodes is None else budget.nodes)
        seconds = self._seconds if budget.seconds is None else budget.seconds
        twin = self._game.tree_search if not self._patience else None
        if twin is not None:
            found = self._search_fast(twin, view, nodes, seconds)
        else:
            found = self._search(view, moves, nodes, seconds)
        visits = [tried for tried, _ in found]
        total = sum(visits)
        best = visits.index(max(visits))
        shares = tuple(tried / total for tried in visits)
        return Thought(moves[best], found[best][1] / visits[best], (moves[best],), shares, total)

    def _search_fast(self, twin: TreeSearch, view: View, nodes: int, seconds: float | None) -> list[tuple[int, float]]:
        """Let the game's own search do it; the clock is asked before, since that search has none."""
        world = self._game.imagine(view, Fast(0))
        seat = view.seat or 0
        if seconds is not None and nodes > PROBE:
            begun = perf_counter()
            twin(world, seat, PROBE, self._constant, Fast(0))
            passed = perf_counter() - begun
            nodes = max(1, min(nodes, int(PROBE * max(0.0, 0.8 * seconds - passed) / max(passed, 1e-9))))
        return twin(world, seat, nodes, self._constant, self._chance)

    def _search(self, view: View, moves: Sequence[Move], nodes: int, seconds: float | None) -> list[tuple[int, float]]:
        """Grow the tree, round by round, and return for each move how often it was tried and what it brought."""
        root = Edge(-1)
        table = logarithms(nodes)
        hurried = self._clock(seconds)
        for done in range(nodes):
            if done and hurried():
                break
            world: Any = self._game.imagine(view, self._chance)
            path = self._descend(root, world, table)
            gained = self._finish(world)
            for edge in path:
                edge.visits += 1
                edge.total += gained[edge.seat]
        found = [root.children.get(move) for move in moves]
        return [(0, 0.0) if edge is None else (edge.visits, edge.total) for edge in found]

    def _descend(self, root: Edge, world: Any, table: list[float]) -> list[Edge]:
        """Follow the tree to a move that was never tried there, or to the end of the game."""
        path: list[Edge] = []
        node = root
        while (seat := world.seat) is not None:
            children = node.children
            moves: list[Move] = world.moves()
            untried: list[Move] = []
            for move in moves:
                edge = children.get(move)
                if edge is None:
                    untried.append(move)
                else:
                    edge.available += 1
            if untried:
                move = untried[self._chance.below(len(untried))]
                edge = children[move] = Edge(seat)
                path.append(edge)
                world.advance(move)
                return path
            move = self._promising(children, moves, table)
            node = children[move]
            path.append(node)
            world.advance(move)
        return path

    def _promising(self, children: dict[Move, Edge], moves: list[Move], table: list[float]) -> Move:
        """Take the move that brought most, with something added to those that were seldom tried."""
        best = moves[0]
        most = -math.inf
        for move in moves:
            edge = children[move]
            value = edge.total / edge.visits + self._constant * math.sqrt(table[edge.available] / edge.visits)
            if value > most:
                best, most = move, value
        return best

    def _finish(self, world: Any) -> list[float]:
        """Play on by lot, and say what the end is worth to each seat."""
        chance = self._chance
        left = self._patience or -1
        if left < 0 and hasattr(world, "playout"):
            world.playout(chance)
        while world.seat is not None:
            if left == 0:
                weigh: Callable[[Any, int], float] | None = getattr(self._game.judgement, "evaluate", None)
                return shares_of([weigh(world, seat) if weigh else 0.0 for seat in range(world.seats)])
            left -= 1
            moves = world.moves()
            world.advance(moves[chance.below(len(moves))])
        return rewards(world.outcome)

    def _clock(self, seconds: float | None) -> Callable[[], bool]:
        """Return what says that time is up, or that somebody is in a hurry."""
        end = math.inf if seconds is None else perf_counter() + seconds
        return lambda: self._hurried or perf_counter() > end
