"""Weights from boards and what became of them: logistic regression in whole numbers.

Sums of whole numbers are the same in every order and on every machine; floating point only enters where a step is
solved for, and is rounded away. The loss is convex, so a few steps of Newton's method find its one lowest point.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from operator import mul
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence

WEIGHT: Final = 1 << 16
"""The parts of a logit that weights are kept in while they are fitted."""

CHANCE: Final = 1 << 20
"""The parts that the share of a win is kept in."""

CURVE: Final = 1 << 10
"""The parts that the curvature of a board is kept in."""

SURVEYED: Final = 20_000
"""So many boards are enough to see how features go together; what each does alone is counted over all of them."""

STEPS: Final = 30
STILL: Final = 0.0005
"""A step that changes no weight, times the spread of its feature, by more logits than this is the last."""


@dataclass(frozen=True, slots=True)
class Samples:
    """Boards as features, and the share of the win that their seat had in the end."""

    rows: Sequence[Sequence[int]]
    shares: Sequence[float]


@dataclass(frozen=True, slots=True)
class Fit:
    """The weights in thousandths of a logit, and how many steps they took."""

    weights: tuple[int, ...]
    steps: int


def fit(samples: Samples, start: Sequence[int], ridge: float) -> Fit:
    """Find the weights under which what came of the boards was most likely, held back by the ridge where they start.

    Features are weighed by their spread, so that the ridge treats those alike that are counted in large and small
    units. A feature that never changed cannot tell anything: the first that is not 0 takes the general chance of
    winning, and one that was always 0 keeps the weight that it had.
    """
    problem = _Problem(samples, ridge, [weight * WEIGHT // 1000 for weight in start])
    solved = problem.solve()
    weights = list(start)
    for place, feature in enumerate(problem.live):
        if feature is not None:
            weights[feature] = (2 * 1000 * problem.weights[place] + WEIGHT) // (2 * WEIGHT)
    for feature in problem.idle:
        weights[feature] = 0
    return Fit(tuple(weights), solved)


def loss(samples: Samples, weights: Sequence[int], offset: float = 0.0) -> float:
    """Return how surprising the ends of the games were, in nats a board; 0.693 is a guess between two."""
    total = []
    for row, share in zip(samples.rows, samples.shares, strict=True):
        logit = sum(map(mul, weights, row)) / 1000 + offset
        total.append(_softplus(logit) - share * logit)
    return math.fsum(total) / max(1, len(total))


def _softplus(logit: float) -> float:
    """Return ln(1 + e^logit) without ever leaving the range of numbers."""
    return max(logit, 0.0) + math.log1p(math.exp(-abs(logit)))


def _chance(logit: float) -> float:
    return 1.0 / (1.0 + math.exp(-max(-40.0, min(40.0, logit))))


class _Problem:
    """The boards by column, and the weights so far."""

    def __init__(self, samples: Samples, ridge: float, start: Sequence[int]) -> None:
        self.shares = [round(share * CHANCE) for share in samples.shares]
        columns: list[Sequence[int]] = list(zip(*samples.rows, strict=True))
        count = len(self.shares)
        self.live: list[int | None] = []
        self.idle: list[int] = []
        self.columns: list[Sequence[int]] = []
        self.ridges: list[float] = []
        self.spreads: list[float] = []
        constant: int | None = None
        for feature, column in enumerate(columns):
            if min(column) == max(column):
                if column[0] and constant is None:
                    constant = feature
                elif column[0]:
                    self.idle.append(feature)
                continue
            total, squares = sum(column), sum(map(mul, column, column))
            variance = (count * squares - total * total) / (count * count)
            self._add(feature, column, ridge * variance, math.sqrt(variance))
        # Without a ridge: how often the seat to play wins is no matter of opinion.
        ones = columns[constant] if constant is not None else (1,) * count
        self._add(constant, ones, 0.0, float(abs(ones[0])))
        self.rows = list(zip(*self.columns, strict=True))
        self.start = [0 if feature is None else start[feature] for feature in self.live]
        self.weights = self.start

    def _add(self, feature: int | None, column: Sequence[int], ridge: float, spread: float) -> None:
        self.live.append(feature)
        self.columns.append(column)
        self.ridges.append(ridge)
        self.spreads.append(spread)

    def solve(self) -> int:
        """Go down by steps of Newton's method until nothing moves any more; say how many it took."""
        logits, here = self._look(self.weights)
        for number in range(1, STEPS + 1):
            chances = [_chance(logit) for logit in logits]
            step = self._step(chances)
            size = 1.0
            while True:
                tried = [weight - round(size * part * WEIGHT) for weight, part in zip(self.weights, step, strict=True)]
                new_logits, there = self._look(tried)
                if there <= here or size < 1e-3:
                    break
                size /= 2
            if there > here:
                return number
            self.weights, logits, here = tried, new_logits, there
            if max(abs(size * part) * spread for part, spread in zip(step, self.spreads, strict=True)) < STILL:
                return number
        return STEPS

    def _look(self, weights: Sequence[int]) -> tuple[list[float], float]:
        """Return the logit of every board under these weights, and the loss with the ridge."""
        logits = [sum(map(mul, weights, row)) / WEIGHT for row in self.rows]
        losses = [_softplus(logit) - share / CHANCE * logit for logit, share in zip(logits, self.shares, strict=True)]
        moved = [(weight - start) / WEIGHT for weight, start in zip(weights, self.start, strict=True)]
        held = [ridge * far * far / 2 for ridge, far in zip(self.ridges, moved, strict=True)]
        return logits, math.fsum(losses) + math.fsum(held)

    def _step(self, chances: Sequence[float]) -> list[float]:
        """Solve for the step: slope against curvature."""
        off = [round(chance * CHANCE) - share for chance, share in zip(chances, self.shares, strict=True)]
        slopes = [
            sum(map(mul, column, off)) / CHANCE + ridge * (weight - start) / WEIGHT
            for column, ridge, weight, start in zip(self.columns, self.ridges, self.weights, self.start, strict=True)
        ]
        curves = [max(1, round(chance * (1.0 - chance) * CURVE)) for chance in chances]
        whole = [sum(map(mul, map(mul, column, column), curves)) / CURVE for column in self.columns]
        stride = max(1, len(curves) // SURVEYED)
        seen = [column[::stride] for column in self.columns]
        bent = [list(map(mul, column, curves[::stride])) for column in seen]
        size = len(seen)
        together = [[float(sum(map(mul, bent[j], seen[k]))) for k in range(j + 1)] for j in range(size)]
        # The sample tells how features go together, the whole tells how much each bends the loss by itself.
        scale = [math.sqrt(whole[j] * CURVE / together[j][j]) if together[j][j] else 0.0 for j in range(size)]
        matrix = [[together[j][k] * scale[j] * scale[k] / CURVE for k in range(j + 1)] for j in range(size)]
        for j in range(size):
            matrix[j][j] = whole[j] * (1 + 1e-9) + self.ridges[j]
        return _solve(matrix, slopes)


def _solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Solve for a symmetric matrix that is given by its lower half (Cholesky); what has no curvature stays put."""
    size = len(right)
    lower = [[0.0] * (j + 1) for j in range(size)]
    for j in range(size):
        for k in range(j + 1):
            rest = matrix[j][k]
            for i in range(k):
                rest -= lower[j][i] * lower[k][i]
            if j == k:
                lower[j][j] = math.sqrt(rest) if rest > 1e-10 * matrix[j][j] else 0.0
            else:
                lower[j][k] = rest / lower[k][k] if lower[k][k] else 0.0
    middle = [0.0] * size
    for j in range(size):
        rest = right[j]
        for i in range(j):
            rest -= lower[j][i] * middle[i]
        middle[j] = rest / lower[j][j] if lower[j][j] else 0.0
    found = [0.0] * size
    for j in reversed(range(size)):
        rest = middle[j]
        for i in range(j + 1, size):
            rest -= lower[i][j] * found[i]
        found[j] = rest / lower[j][j] if lower[j][j] else 0.0
    return found
