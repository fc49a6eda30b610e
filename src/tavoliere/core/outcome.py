"""How a game ended."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a game: points by seat, seats from first to last, and a word for why it ended."""

    scores: tuple[int, ...]
    ranking: tuple[int, ...]
    reason: str

    @property
    def winner(self) -> int:
        """The seat that won."""
        return self.ranking[0]
