"""Processes that play the games of a plan, and outlive whatever a player does to them.

Each process gets game numbers through a pipe and sends back what came out. Who is thinking stands in memory that the
house shares with it, so that a player that takes its process down, or never answers, can be told from the others: after
a second death in the same game, or after too long a silence, the seat that was asked last loses that game.
"""

from __future__ import annotations

import signal
import time
import traceback
from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from multiprocessing import get_context
from multiprocessing.connection import wait
from typing import TYPE_CHECKING, Any, Final

from tavoliere.arena.table import forfeited, play
from tavoliere.core.refusal import Refusal

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnProcess

    from tavoliere.arena.plan import Plan
    from tavoliere.arena.played import Played

Hands = Callable[["Plan", Iterable[int]], "Iterator[Played]"]
"""Whoever plays games: takes their numbers as it goes, gives back what came out in any order."""

PATIENCE: Final = 600.0
"""How many seconds a player may think about one move before its process is ended."""
QUICK: Final = 0.1
"""A process whose games take fewer seconds holds the next one already, so that it never waits; others would hoard."""
STARTING: Final = 60.0
"""How many seconds a process may take before its first game, however little patience there is."""
GLANCE: Final = 0.5
DEATHS: Final = 2
FAREWELL: Final = 5.0


def alone(plan: Plan, numbers: Iterable[int]) -> Iterator[Played]:
    """Play in this process, one game after the other."""
    for number in numbers:
        yield play(plan, number)


@dataclass(frozen=True, slots=True)
class Broken:
    """A game that the house itself could not play: a mistake of the engine, for which no player must lose."""

    number: int
    told: str


def _work(plan: Plan, pipe: Connection, notes: Any) -> None:
    """Play what comes through the pipe until it is closed."""

    def watch(number: int, seat: int, decision: int) -> None:
        notes[0], notes[1], notes[2] = number, seat, decision

    with suppress(EOFError, BrokenPipeError, ConnectionResetError):
        while True:
            number = pipe.recv()
            try:
                answer: Played | Broken = play(plan, number, watch)
            except Exception:  # noqa: BLE001  not a player's fault: the house must hear of it
                answer = Broken(number, traceback.format_exc())
            pipe.send(answer)


@dataclass
class _Hand:
    """One process: its pipe, what it was given, and when something last moved there."""

    process: SpawnProcess
    pipe: Connection
    notes: Any
    given: list[int] = field(default_factory=list)
    seen: tuple[int, ...] = ()
    since: float = field(default_factory=time.monotonic)
    began: float = field(default_factory=time.monotonic)
    room: int = 1

    def finished(self, number: int) -> None:
        """Note that a game is over, and make room for more if it was quick."""
        now = time.monotonic()
        self.given.remove(number)
        self.room = 2 if now - self.began < QUICK else 1
        self.began = now

    def asleep(self, patience: float) -> bool:
        """Say whether the same seat has been thinking about the same decision for too long."""
        now = (*self.notes, len(self.given))
        if now != self.seen:
            self.seen, self.since = now, time.monotonic()
        if self.notes[0] < 0:
            patience = max(patience, STARTING)
        return bool(self.given) and time.monotonic() - self.since > patience


@dataclass(frozen=True)
class Crew:
    """So many processes, started anew (spawned), which play the same games as one would."""

    workers: int = 1
    patience: float = PATIENCE

    def __call__(self, plan: Plan, numbers: Iterable[int]) -> Iterator[Played]:
        """Play the games; closing the iterator ends all processes."""
        watching = _Watching(plan, iter(numbers), self)
        try:
            yield from watching.play()
        finally:
            watching.end()


class _Watching:
    """The house while a crew is at work."""

    def __init__(self, plan: Plan, numbers: Iterator[int], crew: Crew) -> None:
        self.plan = plan
        self.numbers = numbers
        self.crew = crew
        self.again: deque[int] = deque()
        self.deaths: Counter[int] = Counter()
        self.stillborn = 0
        self.hands: list[_Hand] = []

    def play(self) -> Iterator[Played]:
        """Keep every process busy, and take what comes out, until there is nothing left."""
        while True:
            while len(self.hands) < self.crew.workers:
                hand = self._hire()
                if not hand.given:
                    self._dismiss(hand)
                    break
            if not self.hands:
                return
            yield from self._look()

    def _hire(self) -> _Hand:
        context = get_context("spawn")
        mine, its = context.Pipe()
        notes = context.RawArray("q", [-1, -1, 0])
        process = context.Process(target=_work, args=(self.plan, its, notes), daemon=True)
        hand = _Hand(process, mine, notes)
        self.hands.append(hand)
        self._give(hand)
        if hand.given:
            # Ctrl-C reaches every process of a terminal, even one that is still starting; the house alone decides.
            others = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
            try:
                process.start()
            finally:
                signal.pthread_sigmask(signal.SIG_SETMASK, others)
        its.close()
        return hand

    def _give(self, hand: _Hand) -> None:
        """Hand out the next games, those first that a dead process left behind."""
        while len(hand.given) < hand.room:
            number = self.again.popleft() if self.again else next(self.numbers, None)
            if number is None:
                return
            hand.given.append(number)
            with suppress(OSError):  # it is dead, which the next look finds out
                hand.pipe.send(number)

    def _look(self) -> Iterator[Played]:
        """Take what has come, and see to the dead and the silent."""
        ready = set(wait([hand.pipe for hand in self.hands], GLANCE))
        for hand in list(self.hands):
            if hand.pipe in ready:
                try:
                    played: Played | Broken = hand.pipe.recv()
                except (EOFError, OSError):
                    yield from self._bury(hand)
                    continue
                if isinstance(played, Broken):
                    message = f"game {played.number} could not be played\n{played.told}"
                    raise RuntimeError(message)
                self.stillborn = 0
                hand.finished(played.number)
                self._give(hand)
                if not hand.given:
                    self._dismiss(hand)
                yield played
            elif hand.asleep(self.crew.patience):
                self.deaths[hand.notes[0]] += DEATHS
                yield from self._bury(hand, "silent")

    def _bury(self, hand: _Hand, kind: str = "died") -> Iterator[Played]:
        """Take back the games of a dead process; the one that it died over is lost at the second time."""
        number, seat, decision = hand.notes
        if kind == "died":
            hand.process.join(FAREWELL)  # its own exit status tells more than that of a kill
        self._dismiss(hand)
        if number in hand.given:
            self.deaths[number] += 1
        else:
            self.stillborn += 1
            if self.stillborn > DEATHS * self.crew.workers:
                raise Refusal("arena", "refusal-arena-workers", code=str(hand.process.exitcode))
        for left in reversed(hand.given):
            if left == number and self.deaths[left] >= DEATHS:
                text = {
                    "silent": f"no answer within {self.crew.patience:g} seconds",
                    "died": f"the process ended with status {hand.process.exitcode}",
                }[kind]
                yield forfeited(self.plan, left, seat, kind, decision, text)
            else:
                self.again.appendleft(left)

    def _dismiss(self, hand: _Hand) -> None:
        self.hands.remove(hand)
        hand.pipe.close()
        if hand.process.pid is not None:
            hand.process.kill()
            hand.process.join()

    def end(self) -> None:
        """End every process."""
        for hand in list(self.hands):
            self._dismiss(hand)
