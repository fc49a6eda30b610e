"""Processes that do jobs side by side. What they bring does not depend on how many they are."""

from __future__ import annotations

import signal
import traceback
from contextlib import ExitStack
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import wait
from typing import TYPE_CHECKING, Any, Self, cast

from tavoliere.core.refusal import Refusal
from tavoliere.players.training.selfplay import Pace, play_deal, play_itself

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from multiprocessing.connection import Connection

    from tavoliere.core.game import Game


@dataclass(frozen=True, slots=True)
class Job:
    """Some games to play, with all that a process needs to know for it; its name is where the result is kept."""

    name: str
    variety: str
    deals: tuple[str, ...]
    values: tuple[str, ...]
    """The values that play themselves, or the new and the old values of a match."""
    pace: Pace
    games: int


def do(game: Game, job: Job) -> list[Any]:
    """Do a job; the result is plain data, one entry a deal."""
    if len(job.values) == 2:
        new, old = job.values
        return [list(play_deal(game, job.variety, name, (new, old), job.pace)) for name in job.deals]
    played = [play_itself(game, job.variety, name, job.values[0], job.pace) for name in job.deals]
    return [{"shares": list(one.shares), "boards": [list(board) for board in one.boards]} for one in played]


def _work(kind: type[Game], jobs: Connection) -> None:
    """Do jobs until there are no more, or whoever hands them out is gone."""
    # Ctrl-C reaches every process of the terminal; the one that hands out the jobs decides what to do about it.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    game = kind()
    try:
        while True:
            job = jobs.recv()
            try:
                jobs.send((job, do(game, job), None))
            except Refusal as refusal:
                jobs.send((job, None, refusal))
            except Exception:  # noqa: BLE001  whatever went wrong is raised again where the jobs come from
                jobs.send((job, None, RuntimeError(traceback.format_exc())))
    except (EOFError, OSError):
        return


class Crew:
    """Some processes, or this one alone; ends them when it is left, whatever they are at."""

    def __init__(self, game: Game, workers: int) -> None:
        """Call up the processes; with one worker the jobs are done right here."""
        self._game = game
        self._workers = workers
        self._hands: list[Connection] = []
        self._stack = ExitStack()

    def __enter__(self) -> Self:
        """Start the processes."""
        context = get_context("spawn")
        for _ in range(self._workers if self._workers > 1 else 0):
            mine, theirs = context.Pipe()
            process = context.Process(target=_work, args=(type(self._game), theirs), daemon=True)
            process.start()
            theirs.close()
            self._hands.append(mine)
            self._stack.callback(process.join)
            self._stack.callback(process.terminate)
            self._stack.callback(mine.close)
        return self

    def __exit__(self, *_: object) -> None:
        """End the processes."""
        self._stack.close()

    def do(self, jobs: Sequence[Job]) -> Iterator[tuple[Job, list[Any]]]:
        """Do the jobs and bring each with its result as soon as it is done, in any order."""
        if not self._hands:
            for job in jobs:
                yield job, do(self._game, job)
            return
        left = list(reversed(jobs))
        busy: list[Connection] = []
        for hand in self._hands:
            if left:
                hand.send(left.pop())
                busy.append(hand)
        while busy:
            for ready in wait(busy):
                hand = cast("Connection", ready)
                try:
                    job, result, problem = hand.recv()
                except EOFError:
                    message = "a process that played games was ended from outside"
                    raise RuntimeError(message) from None
                if problem is not None:
                    raise problem
                if left:
                    hand.send(left.pop())
                else:
                    busy.remove(hand)
                yield job, result
