"""What a match between new and old values says, and how sure that is."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Sequence

SURE: Final = 1.96
"""Standard deviations on either side that hold the truth in 95 cases of a hundred."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """The share of the win that the new values had, beside what they would have had as equals of the old ones."""

    deals: int
    games: int
    share: float
    margin: float
    parity: float

    @property
    def word(self) -> str:
        """Say in one word what is shown: "better", "worse", or "open" where the interval holds the parity."""
        if self.share - self.margin > self.parity:
            return "better"
        return "worse" if self.share + self.margin < self.parity else "open"

    def plain(self) -> dict[str, Any]:
        """Return the verdict as plain data."""
        return {
            "deals": self.deals,
            "games": self.games,
            "share": round(self.share, 4),
            "margin": round(self.margin, 4),
            "parity": round(self.parity, 4),
            "verdict": self.word,
        }


def judge(deals: Sequence[Sequence[float]]) -> Verdict:
    """Judge a match by its deals: each is one observation, played once from every seat.

    The interval is that of the mean, with two deals more that were never played, one all won and one all lost, so that
    a few deals that ended alike do not look like certainty.

    >>> judge([(1.0, 0.0)] * 98).plain()["share"], judge([(1.0, 1.0)] * 3).word
    (0.5, 'open')
    """
    seats = len(deals[0])
    scores = [math.fsum(deal) / seats for deal in deals]
    count = len(scores)
    share = math.fsum(scores) / count
    imagined = [*scores, 0.0, 1.0]
    middle = math.fsum(imagined) / len(imagined)
    variance = math.fsum((score - middle) ** 2 for score in imagined) / (len(imagined) - 1)
    margin = abs(share - middle) + SURE * math.sqrt(variance / len(imagined))
    return Verdict(count, count * seats, share, margin, 1 / seats)
