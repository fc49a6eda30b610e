"""When a match may stop: the sequential test of Wald on groups of games, in its generalised form.

Two statements are weighed against each other: the candidate is `elo0` points better than the others, or `elo1`. For
each of them the likeliest distribution of group scores is sought that has just that mean; the logarithm of the ratio of
both likelihoods is the LLR. Once it leaves the bounds, one of them is accepted, with about the errors alpha and beta at
most. With pairs at two seats this is the pentanomial test by which the makers of chess programs accept changes.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import log
from typing import TYPE_CHECKING, Final

from tavoliere.arena.elo import share_at

if TYPE_CHECKING:
    from collections.abc import Mapping

NEVER_SEEN: Final = 1e-3
"""How often a score counts that no group has brought yet, so that it stays possible."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """How the test stands: the LLR between its bounds, and which statement is accepted, "H0" or "H1", if either is."""

    llr: float
    lower: float
    upper: float
    accepted: str | None


@dataclass(frozen=True, slots=True)
class Sprt:
    """A sequential test of `elo1` against `elo0`, with the likelihoods of its two errors."""

    elo0: float
    elo1: float
    alpha: float = 0.05
    beta: float = 0.05

    @property
    def lower(self) -> float:
        """Where `elo0` is accepted."""
        return log(self.beta / (1 - self.alpha))

    @property
    def upper(self) -> float:
        """Where `elo1` is accepted."""
        return log((1 - self.beta) / self.alpha)

    def judge(self, counts: Mapping[float, int], seats: int = 2) -> Verdict:
        """Weigh the scores of the groups so far.

        >>> Sprt(0, 50).judge({0.0: 5, 0.25: 0, 0.5: 40, 0.75: 0, 1.0: 35}).accepted
        'H1'
        """
        llr = log_likelihood_ratio(counts, share_at(self.elo0, seats), share_at(self.elo1, seats))
        accepted = "H1" if llr >= self.upper else "H0" if llr <= self.lower else None
        return Verdict(llr, self.lower, self.upper, accepted)


def log_likelihood_ratio(counts: Mapping[float, int], share0: float, share1: float) -> float:
    """Return how much likelier the counted scores are under the mean `share1` than under `share0`, as a logarithm."""
    if not any(counts.values()):
        return 0.0
    seen = {score: count or NEVER_SEEN for score, count in counts.items()}
    total = sum(seen.values())
    weights = {score: count / total for score, count in seen.items()}
    tilt0, tilt1 = _tilt(weights, share0), _tilt(weights, share1)
    return total * sum(
        weight * log((1 + tilt0 * (score - share0)) / (1 + tilt1 * (score - share1)))
        for score, weight in weights.items()
    )


def _tilt(weights: Mapping[float, float], mean: float) -> float:
    """Find how the weights must be tilted to have this mean and be as likely as they can.

    The weight of a score becomes weight / (1 + tilt * (score - mean)). The sum that has to vanish falls steadily
    between the two poles, so halving the stretch finds the tilt.
    """
    least, most = -1 / (max(weights) - mean), -1 / (min(weights) - mean)
    for _ in range(90):
        tilt = (least + most) / 2
        rest = sum(weight * (score - mean) / (1 + tilt * (score - mean)) for score, weight in weights.items())
        if rest > 0:
            least = tilt
        else:
            most = tilt
    return (least + most) / 2
