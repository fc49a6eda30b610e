"""A planning for tests, of any game: it takes what gains most at once, and goes on so to the end of the turn.

It has no idea of what is learned on the way, so its line often goes on where a real one would stop.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tavoliere.core.planning import Plan

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from tavoliere.core.chance import Fast
    from tavoliere.core.game import Game
    from tavoliere.core.move import Move
    from tavoliere.core.planning import Limits, Manner

LONGEST = 12


class TinyPlanning:
    """Plans a move at a time; what it was asked is kept."""

    FEATURES: tuple[str, ...] = ()
    VARIETIES: Mapping[str, tuple[int, Mapping[str, str]]] = {}

    def __init__(self, game: Game) -> None:
        self.game = game
        self.asked: list[tuple[Limits, Manner]] = []
        self.worlds: list[Any] = []

    def variety(self, position: Any) -> str:
        return str(position.seats)

    def features(self, position: Any, seat: int) -> list[int]:
        return []

    def ends_turn(self, position: Any, move: Move) -> bool:
        seat = position.seat
        after = position.copy()
        after.advance(move)
        return bool(self.game.judgement.in_turn(position, seat) and not self.game.judgement.in_turn(after, seat))

    def plan(
        self,
        imagine: Callable[[], Any],
        seat: int,
        moves: Sequence[Move],
        limits: Limits,
        manner: Manner,
        chance: Fast,
    ) -> Plan:
        self.asked.append((limits, manner))
        world = imagine()
        self.worlds.append(world.copy())
        line: list[Move] = []
        weights = [self._gain(world, seat, move) + 1.0 for move in moves]
        offered, nodes = list(moves), 0
        while len(line) < LONGEST and world.seat == seat and nodes < limits.nodes and not (nodes and limits.hurried()):
            nodes += len(offered)
            gains = [self._gain(world, seat, move) + 1e-6 * chance.below(1000) for move in offered]
            line.append(offered[gains.index(max(gains))])
            if self.ends_turn(world, line[-1]):
                break
            world.advance(line[-1])
            offered = world.moves()
        total = sum(weights)
        return Plan(tuple(line), 0.5, tuple(weight / total for weight in weights), nodes)

    def _gain(self, world: Any, seat: int, move: Move) -> float:
        if not self.game.judgement.in_turn(world, seat):
            return 0.0
        after = world.copy()
        after.advance(move)
        return max(0.0, float(self.game.judgement.gain(world, move, after)))
