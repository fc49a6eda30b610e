"""A game that was played in the arena: what came out, how long everybody thought, and who is to blame if it broke."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any, Final, Literal

from tavoliere.arena.clock import Clock

LONGEST: Final = 4_000
"""How many characters of a player's error are kept."""


@dataclass(frozen=True, slots=True)
class Fault:
    """Why a seat lost its game at once: it crashed, chose what is not legal, fell silent, or took its process down."""

    seat: int
    kind: Literal["crash", "illegal", "silent", "died"]
    decision: int
    text: str


@dataclass(frozen=True, slots=True)
class Played:
    """What came out of a game. `clocks` holds the times of moves and of turns by seat; `record` is the whole game."""

    number: int
    seats: tuple[int, ...]
    points: tuple[int, ...]
    ranking: tuple[int, ...]
    reason: str
    drawn: bool
    decisions: int
    turns: int
    clocks: tuple[tuple[Clock, Clock], ...] = ()
    fault: Fault | None = None
    record: str = ""

    @property
    def credit(self) -> tuple[float, ...]:
        """Which share of the win each seat takes: all of it, an equal part of a draw, or of what a fault leaves."""
        seats = range(len(self.seats))
        if self.fault is not None:
            return tuple(0.0 if seat == self.fault.seat else 1 / (len(seats) - 1) for seat in seats)
        if self.drawn:
            return (1 / len(seats),) * len(seats)
        return tuple(1.0 if seat == self.ranking[0] else 0.0 for seat in seats)

    def ahead(self, seat: int, other: int) -> float:
        """Say whether a seat ended before another: 1, 0, or a half if neither did."""
        if self.fault is not None:
            return 1.0 if other == self.fault.seat else 0.0 if seat == self.fault.seat else 0.5
        if self.drawn:
            return 0.5
        return 1.0 if self.ranking.index(seat) < self.ranking.index(other) else 0.0

    def plain(self) -> dict[str, Any]:
        """Return all but the record, for a line of a file."""
        return {
            "game": self.number,
            "seats": list(self.seats),
            "points": list(self.points),
            "ranking": list(self.ranking),
            "reason": self.reason,
            "drawn": self.drawn,
            "decisions": self.decisions,
            "turns": self.turns,
            "clocks": [[moves.plain(), turns.plain()] for moves, turns in self.clocks],
            "fault": None if self.fault is None else asdict(self.fault),
        }

    @classmethod
    def read(cls, plain: dict[str, Any]) -> Played:
        """Take a game from a line of a file."""
        return cls(
            plain["game"],
            tuple(plain["seats"]),
            tuple(plain["points"]),
            tuple(plain["ranking"]),
            plain["reason"],
            plain["drawn"],
            plain["decisions"],
            plain["turns"],
            tuple((Clock.read(moves), Clock.read(turns)) for moves, turns in plain["clocks"]),
            None if plain["fault"] is None else Fault(**plain["fault"]),
        )
