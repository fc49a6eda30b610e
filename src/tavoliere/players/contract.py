"""What it takes to sit down: a view, the legal moves and a budget go in, a move comes out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Protocol, runtime_checkable

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tavoliere.core.move import Move
    from tavoliere.core.view import View


@dataclass(frozen=True, slots=True)
class Budget:
    """What an answer may cost: positions that are looked at, and seconds.

    Nodes count first: with the same seed and the same nodes a player answers the same everywhere. Seconds only end the
    looking early where a machine is slow. None: as the player likes.
    """

    nodes: int | None = None
    seconds: float | None = None


FREE: Final = Budget()
"""No limit but the player's own."""


@dataclass(frozen=True, slots=True)
class Thought:
    """What a player thought: its move, the share of a win that it expects, the moves that it means to make.

    `shares` holds how good each legal move looked to it, in their order; empty where it did not compare them.
    """

    move: Move
    expected: float | None = None
    line: tuple[Move, ...] = ()
    shares: tuple[float, ...] = ()
    nodes: int = 0


class Player(Protocol):
    """Somebody, or something, that decides for one seat."""

    name: str

    def choose(self, view: View, moves: Sequence[Move], budget: Budget = FREE) -> Move:
        """Choose one of the legal moves, from nothing but what the seat may know."""
        ...


@runtime_checkable
class Thinker(Protocol):
    """A player that can also say what it thought."""

    def think(self, view: View, moves: Sequence[Move], budget: Budget = FREE) -> Thought:
        """Choose, and say why."""
        ...


def thought_of(player: Player, view: View, moves: Sequence[Move], budget: Budget = FREE) -> Thought:
    """Ask a player for its move and for what it thought, which may be nothing but the move."""
    if isinstance(player, Thinker):
        return player.think(view, moves, budget)
    return Thought(player.choose(view, moves, budget))
