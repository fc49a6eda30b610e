"""How a game ended."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a game: points by seat, seats from first to last, and a word for why it ended.

    `drawn` says that nobody won, whatever the ranking is.
    """

    scores: tuple[int, ...]
    ranking: tuple[int, ...]
    reason: str
    drawn: bool = False

    @property
    def winner(self) -> int | None:
        """The seat that won; None in a draw."""
        return None if self.drawn else self.ranking[0]
