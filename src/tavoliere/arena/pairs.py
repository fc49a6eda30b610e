"""Groups of games on one deal: what the candidate took from each, so that the luck of the deal cancels.

At two seats a group is a pair: the deal is played twice, with the seats changed. At more seats it is as many games as
there are seats, with the candidate in each. The unit of all statistics is the group, never the game: games of one deal
are alike, and a pair that both players win once is no news, whoever drew the better cards.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from math import erf, sqrt
from statistics import fmean
from typing import TYPE_CHECKING

from tavoliere.arena.elo import SURE

if TYPE_CHECKING:
    from collections.abc import Sequence


@dataclass(frozen=True, slots=True)
class Share:
    """A share of wins with its interval of 95 %, and how likely it is that more than the fair share is behind it."""

    mean: float
    low: float
    high: float
    superiority: float
    groups: int


def share_of(scores: Sequence[float], fair: float = 0.5) -> Share:
    """Average the scores of groups, each from 0 to 1.

    >>> even = share_of([0.5, 1.0, 0.0, 0.5])
    >>> even.mean, round(even.superiority, 2)
    (0.5, 0.5)
    """
    groups = len(scores)
    if not groups:
        return Share(fair, 0.0, 1.0, 0.5, 0)
    mean = fmean(scores)
    # One more group that misses by half keeps an interval open where all groups went the same way.
    spread = sum((score - mean) ** 2 for score in scores) + 0.25
    error = sqrt(spread) / groups
    likely = (1 + erf((mean - fair) / error / sqrt(2))) / 2
    return Share(mean, max(0.0, mean - SURE * error), min(1.0, mean + SURE * error), likely, groups)


def counted(scores: Sequence[float], seats: int = 2) -> dict[float, int]:
    """Count how many groups brought each score; those that a group of wins and losses can bring are always named.

    >>> counted([0.5, 1.0, 0.5])
    {0.0: 0, 0.25: 0, 0.5: 2, 0.75: 0, 1.0: 1}
    """
    found = Counter(round(score, 6) for score in scores)
    steps = 4 if seats == 2 else seats
    possible = {round(step / steps, 6) for step in range(steps + 1)}
    return {score: found[score] for score in sorted(possible | set(found))}
