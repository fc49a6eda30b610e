"""The parent's side of the line protocol: starts workers on one core, asks them for slices, keeps what they answer."""

from __future__ import annotations

import json
import os
import subprocess
from contextlib import contextmanager
from dataclasses import dataclass, field
from statistics import median
from tempfile import TemporaryFile
from threading import Timer
from time import monotonic
from typing import IO, TYPE_CHECKING, Any

from .environment import HERE, ROOT

if TYPE_CHECKING:
    from collections.abc import Iterator

    from .roster import Contestant

PATIENCE = 60.0  # seconds beyond the slice; a worker that needs longer is taken for dead
QUIET = {
    "NODE_ENV": "production",
    "OMP_NUM_THREADS": "1",
    "OPENBLAS_NUM_THREADS": "1",
    "PYGAME_HIDE_SUPPORT_PROMPT": "1",
    "PYTHONHASHSEED": "0",
    "PYTHONWARNINGS": "ignore",
}


@dataclass(frozen=True, slots=True)
class Slice:
    """What a worker did in one slice."""

    decisions: int
    games: int
    seconds: float
    worked: float

    @property
    def rate(self) -> float:
        """Decisions a second of the core's time: others on this machine may take it away meanwhile, and often do."""
        return self.decisions / self.worked


@dataclass(slots=True)
class Worker:
    """A contestant's process, alive or with the reason why it is not."""

    contestant: Contestant
    process: subprocess.Popen[str] | None = None
    complaints: IO[str] | None = None
    fault: str = ""
    versions: dict[str, str] = field(default_factory=dict)
    slices: list[Slice] = field(default_factory=list)

    def start(self) -> None:
        """Start the process and let it introduce itself."""
        self.fault = self.contestant.fault
        if self.fault:
            return
        path = os.pathsep.join(map(str, (HERE.parent, *self.contestant.path)))
        # A file, since a worker that nobody listens to would stop when a pipe is full.
        self.complaints = TemporaryFile("w+", encoding="utf-8", errors="replace")  # noqa: SIM115 - closed in stop()
        try:
            self.process = subprocess.Popen(
                self.contestant.command,
                cwd=ROOT,
                env=os.environ | QUIET | {"PYTHONPATH": path},
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self.complaints,
                text=True,
            )
        except OSError as error:
            self.fault = f"does not start: {error.strerror}"
            return
        hello = self._answer(0)
        if hello:
            self.versions = {name: str(found) for name, found in hello["versions"].items()}

    def run(self, seconds: float) -> Slice | None:
        """Ask for one slice; None if the worker has died, now or before."""
        if self.fault or self.process is None or self.process.stdin is None:
            return None
        try:
            self.process.stdin.write(f"run {seconds}\n")
            self.process.stdin.flush()
        except OSError:
            self._bury()
            return None
        found = self._answer(seconds)
        return Slice(**found) if found else None

    def stop(self) -> None:
        """End the process; workers stop at the end of their input."""
        if self.process is not None and self.process.poll() is None:
            self.process.communicate()
        if self.complaints is not None:
            self.complaints.close()

    @property
    def rates(self) -> list[float]:
        """Decisions a second of every slice."""
        return [one.rate for one in self.slices]

    @property
    def rate(self) -> float:
        """The median of the slices."""
        return median(self.rates)

    @property
    def games(self) -> float:
        """Games a second of the core's time, over all slices."""
        return sum(one.games for one in self.slices) / sum(one.worked for one in self.slices)

    # Any: JSON from our own workers, of two known shapes.
    def _answer(self, seconds: float) -> dict[str, Any] | None:
        process = self.process
        if process is None or process.stdout is None:
            return None
        alarm = Timer(seconds + PATIENCE, process.kill)
        alarm.start()
        asked = monotonic()
        try:
            # Libraries may print a greeting; only our own lines are objects.
            line = next((line for line in process.stdout if line.startswith("{")), "")
        finally:
            alarm.cancel()
        if not line:
            self._bury()
            if monotonic() - asked >= seconds + PATIENCE:
                self.fault = f"gave no answer for {PATIENCE:.0f} s"
            return None
        answer: dict[str, Any] = json.loads(line)
        return answer

    def _bury(self) -> None:
        """Keep the last words of a dead process as the reason."""
        if self.process is None or self.complaints is None:
            return
        self.process.communicate()
        self.complaints.seek(0)
        words = self.complaints.read().strip().splitlines()
        told = [line.strip() for line in words if "Error" in line] or [line.strip() for line in words]
        last = told[-1] if told else f"ended with code {self.process.returncode}"
        self.fault = last.replace(str(ROOT), ".")[:160]


def share_of_core(workers: list[Worker]) -> float:
    """Tell which part of the slices' time the workers had the core for themselves; 1 on a quiet machine."""
    slices = [one for worker in workers for one in worker.slices]
    return sum(one.worked for one in slices) / max(sum(one.seconds for one in slices), 1e-9)


@contextmanager
def pinned(core: int | None) -> Iterator[None]:
    """Keep this process, and all that it starts meanwhile, on one core."""
    if core is None or not hasattr(os, "sched_setaffinity"):
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {core})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before - {core} or before)
