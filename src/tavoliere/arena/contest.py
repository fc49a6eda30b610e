"""A match or league while it is played: which games are there, which count, and whether the answer is sure."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tavoliere.arena.crew import alone
from tavoliere.arena.pairs import counted

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tavoliere.arena.archive import Archive
    from tavoliere.arena.crew import Hands
    from tavoliere.arena.plan import Plan
    from tavoliere.arena.played import Played
    from tavoliere.arena.sprt import Verdict


class Contest:
    """The games of a plan as they come in.

    Only whole groups count, so that the luck of a deal is never left on one side. A sequential test looks at the groups
    in the order of the plan, not in that of the clock: it stops after the same group on one process as on twenty.
    """

    def __init__(self, plan: Plan, archive: Archive | None = None) -> None:
        """Begin, or go on with what is kept."""
        self.plan = plan
        self.archive = archive
        kept = archive.games if archive else {}
        self.games: dict[int, Played] = {number: played for number, played in kept.items() if number < plan.total}
        self.verdict: Verdict | None = None
        self._tested = 0
        self._counts = counted([], plan.seats)
        self._test()

    def run(self, hands: Hands = alone, told: Callable[[Contest], None] | None = None) -> None:
        """Play what is missing; `told` hears of every game. Whatever stops it, no finished game is lost."""
        if self.over:
            return
        playing = hands(self.plan, self._missing())
        try:
            for played in playing:
                self._take(played)
                if told is not None:
                    told(self)
                if self.over:
                    break
        finally:
            close = getattr(playing, "close", None)
            if close is not None:
                close()

    def _missing(self) -> Iterator[int]:
        """Name the games that are still to be played, for as long as the answer is not sure."""
        for number in range(self.plan.total):
            if self.over:
                return
            if number not in self.games:
                yield number

    def _take(self, played: Played) -> None:
        if self.archive is not None:
            played = self.archive.keep(played)
        self.games[played.number] = played
        self._test()

    def _test(self) -> None:
        """Put the next groups before the sequential test, one by one, while they are whole."""
        if self.plan.sprt is None:
            return
        while not (self.verdict and self.verdict.accepted) and self._tested < self.plan.groups:
            group = self.group(self._tested)
            if len(group) < self.plan.seats:
                return
            self._tested += 1
            for value, count in counted([score(group)], self.plan.seats).items():
                self._counts[value] = self._counts.get(value, 0) + count
            self.verdict = self.plan.sprt.judge(self._counts, self.plan.seats)

    @property
    def over(self) -> bool:
        """Whether all games are played, or the sequential test has its answer."""
        return bool(self.verdict and self.verdict.accepted) or len(self.games) >= self.plan.total

    def group(self, number: int) -> list[Played]:
        """Return the games of a group that are there."""
        first = number * self.plan.seats
        return [self.games[game] for game in range(first, first + self.plan.seats) if game in self.games]

    def groups(self) -> list[list[Played]]:
        """Return the groups that count: those that are whole, and not behind the answer of the test."""
        sure = self.verdict is not None and self.verdict.accepted is not None
        last = self._tested if sure else self.plan.groups
        whole = (self.group(number) for number in range(last))
        return [group for group in whole if len(group) == self.plan.seats]


def score(group: list[Played]) -> float:
    """Return what the candidate of a match, player 0, took from a group, from 0 to 1."""
    credits_taken = (
        credit for played in group for player, credit in zip(played.seats, played.credit, strict=True) if player == 0
    )
    return sum(credits_taken) / len(group)
