"""How long players think, in few numbers: count, sum, longest, and a histogram whose steps grow with the times."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from math import ceil, log2
from typing import Any, Final

STEPS: Final = 16
"""How many steps of the histogram lie between a time and its double: each is 4.4 % wide."""
SHORTEST: Final = 1e-6


@dataclass(slots=True)
class Clock:
    """The times that a player took, without keeping each of them."""

    count: int = 0
    total: float = 0.0
    longest: float = 0.0
    steps: Counter[int] = field(default_factory=Counter)

    def add(self, seconds: float) -> None:
        """Count a time."""
        self.count += 1
        self.total += seconds
        self.longest = max(self.longest, seconds)
        self.steps[ceil(STEPS * log2(max(seconds, SHORTEST)))] += 1

    def join(self, other: Clock) -> None:
        """Count all times of another clock."""
        self.count += other.count
        self.total += other.total
        self.longest = max(self.longest, other.longest)
        self.steps.update(other.steps)

    def within(self, share: float) -> float:
        """Return a time that so large a share of all times does not exceed, to the step of the histogram.

        >>> clock = Clock()
        >>> for milliseconds in range(1, 101):
        ...     clock.add(milliseconds / 1000)
        >>> round(clock.within(0.95), 3), clock.longest
        (0.096, 0.1)
        """
        left = share * self.count
        for step in sorted(self.steps):
            left -= self.steps[step]
            if left <= 1e-9:
                return min(2 ** (step / STEPS), self.longest)
        return self.longest

    def summary(self) -> dict[str, Any]:
        """Return what tables tell of it, in seconds."""
        mean = self.total / self.count if self.count else 0.0
        return {
            "count": self.count,
            "mean": round(mean, 6),
            "p95": round(self.within(0.95), 6),
            "max": round(self.longest, 6),
        }

    def plain(self) -> list[Any]:
        """Return everything, for a file."""
        steps = {str(step): self.steps[step] for step in sorted(self.steps)}
        return [self.count, round(self.total, 6), round(self.longest, 6), steps]

    @classmethod
    def read(cls, plain: list[Any]) -> Clock:
        """Take it from a file."""
        count, total, longest, steps = plain
        return cls(count, total, longest, Counter({int(step): times for step, times in steps.items()}))
