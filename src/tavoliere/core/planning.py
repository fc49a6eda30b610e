"""What the players and the search of a game agree on: how much to look at, how to look, and what came of it.

A game that can look through whole turns has a room `planning.py` with one function `plan`. It is handed worlds that
agree with what a seat may know, never the position at the table, and there is no clock in it: whoever asks says when to
stop.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from tavoliere.core.chance import Fast
    from tavoliere.core.move import Move


def never() -> bool:
    """Say that there is no hurry."""
    return False


@dataclass(frozen=True, slots=True)
class Limits:
    """How much may be looked at: so many boards in all, and less when `hurried` says that time is up.

    With boards alone, the same seed gives the same plan on every machine.
    """

    nodes: int
    hurried: Callable[[], bool] = never


@dataclass(frozen=True, slots=True)
class Manner:
    """How a turn is looked through; the levels of the computer players are settings of this.

    `traits` are what single games know besides, by name; a game refuses none and uses those that it knows.
    """

    plies: int = 2
    """Turns that are looked at: 1 is the own turn, 2 the answers to it as well."""
    width: int = 24
    """How many of the best ends of the own turn are held against the answers."""
    worlds: int = 4
    """How many imagined worlds share the boards."""
    noise: float = 0.0
    """By how much every value is off, one standard deviation in thousandths of a logit: what a player overlooks."""
    values: str = ""
    """Which values are used: the name of a file in the game's folder `values`, or a path; empty: the game's best."""
    traits: Mapping[str, float] | None = None


@dataclass(frozen=True, slots=True)
class Plan:
    """What came of looking; the first move of the `line` is the one to make.

    The line is the seat's own moves from now up to where its turn ends, or where something is learned, drawn, thrown
    or decided by others: up to there they can be made one after the other without looking again. `expected` is the
    share of a win that the seat may hope for, from 0 to 1. `shares` says how good each legal move looks, in the order
    in which they were given; they add up to 1.
    """

    line: tuple[Move, ...]
    expected: float
    shares: tuple[float, ...]
    nodes: int


class Planning(Protocol):
    """The room `planning.py` of a game."""

    FEATURES: tuple[str, ...]
    """What a board is valued by, by name; the values of a game give each a weight."""

    VARIETIES: Mapping[str, tuple[int, Mapping[str, str]]]
    """The deals that have values of their own, by name: the seats and options of each."""

    def variety(self, position: Any) -> str:
        """Name the deal that a position comes from."""
        ...

    def features(self, position: Any, seat: int) -> list[int]:
        """Count what a board is valued by for a seat, from nothing but what that seat may know."""
        ...

    def ends_turn(self, position: Any, move: Move) -> bool:
        """Say whether this move ends a turn, so that the board before it is one that a planner weighs."""
        ...

    def plan(
        self,
        imagine: Callable[[], Any],
        seat: int,
        moves: Sequence[Move],
        limits: Limits,
        manner: Manner,
        chance: Fast,
    ) -> Plan:
        """Look through the rest of the seat's turn, or a decision outside it, in worlds that `imagine` makes up."""
        ...


class TreeSearch(Protocol):
    """What a game may offer that has its rules a second time, compiled: the tree search of the players, only faster.

    It returns for each legal move, in order, how often it was tried and what it brought in all, and leaves `chance`
    as the slower search leaves it: both give the same numbers.
    """

    def __call__(
        self, world: Any, seat: int, iterations: int, constant: float, chance: Fast
    ) -> list[tuple[int, float]]:
        """Search from a world that agrees with what the seat may know, and imagine others from it."""
        ...
