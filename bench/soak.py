"""Random games by the hundred thousand, with the checks that cost little: `python3 run.py soak --games 100000`.

Games are numbered, and a number is all it takes to play the same game again, with `--game` where it was given. Finished
batches of them are counted in build/soak.json, so that Ctrl-C loses nothing and `--resume` goes on. If a game breaks a
law, its record is written down and the exit status is 1.
"""

from __future__ import annotations

import argparse
import json
import signal
import sys
import time
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from multiprocessing import get_context
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from tavoliere.games import GAMES

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

ROOT = Path(__file__).resolve().parents[1]
STATE = ROOT / "build" / "soak.json"
BATCH = 50
CLOSELY = 16
"""Of so many decisions, one is looked at closely."""


@dataclass
class Tally:
    """What was played and met, by group: "fredericus 4" for counts of games, else the kind of what is counted."""

    games: int = 0
    decisions: int = 0
    counts: dict[str, dict[str, int]] = field(default_factory=dict)

    def count(self, group: str, name: str, times: int = 1) -> None:
        """Count something once more."""
        named = self.counts.setdefault(group, {})
        named[name] = named.get(name, 0) + times

    def add(self, other: Tally) -> None:
        """Take in what another tally holds."""
        self.games += other.games
        self.decisions += other.decisions
        for group, named in other.counts.items():
            for name, times in named.items():
                self.count(group, name, times)


@dataclass
class State:
    """How far the soak has come: the first batch that was never begun, those begun but not finished, and the tally.

    `game` is the only game that is played; None: all in turns. `options` are those that no game draws for itself. Of so
    many decisions one is looked at `closely`.
    """

    batch: int = BATCH
    game: str | None = None
    options: dict[str, str] = field(default_factory=dict)
    closely: int = CLOSELY
    following: int = 0
    missing: list[int] = field(default_factory=list)
    seconds: float = 0.0
    tally: Tally = field(default_factory=Tally)

    def begin(self) -> int:
        """Take the next batch that was never begun."""
        batch = self.following
        self.following += 1
        self.missing.append(batch)
        return batch

    def save(self, file: Path) -> None:
        """Write the state so that an interruption leaves either the old or the new one."""
        file.parent.mkdir(parents=True, exist_ok=True)
        part = file.with_suffix(".part")
        part.write_text(json.dumps(asdict(self)), encoding="utf-8")
        part.replace(file)

    @classmethod
    def load(cls, file: Path) -> State:
        """Read a state that was saved."""
        kept = json.loads(file.read_text(encoding="utf-8"))
        return cls(**{**kept, "tally": Tally(**kept["tally"])})


# ------------------------------------------------------------------------------------------------- what a worker does


class Failure(NamedTuple):
    """A game that broke a law: its number, what happened, and a record that leads there."""

    number: int
    what: str
    record: str


Result = tuple[Tally, Failure | None]


def play_batch(
    batch: int,
    size: int,
    game: str | None = None,
    options: Mapping[str, str] | None = None,
    closely: int = CLOSELY,
) -> Result:
    """Play the games of one batch; return what was met, and the first failure with the record that leads to it."""
    tally = Tally()
    for number in range(batch * size, (batch + 1) * size):
        failure = play_game(number, tally, game, options, closely)
        if failure is not None:
            return tally, failure
    return tally, None


def play_game(
    number: int,
    tally: Tally,
    game: str | None = None,
    options: Mapping[str, str] | None = None,
    closely: int = CLOSELY,
) -> Failure | None:
    """Play the game of this number; return what went wrong and a record that shows it, or nothing."""
    sys.path[:] = [str(ROOT), *(path for path in sys.path if path != str(ROOT))]
    from bench.soaking import Run

    run = Run(number, game, options, closely)
    try:
        run.play(tally)
    except Exception as problem:  # noqa: BLE001  whatever it is, it is what the soak looks for
        what = f"game {number}, move {len(run.moves)}: {type(problem).__name__}: {problem}"
        return Failure(number, what, run.record())
    return None


def let_the_parent_stop() -> None:
    """Leave Ctrl-C to the parent, which then waits for the batches that are under way."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


# ------------------------------------------------------------------------------------------------- what the parent does


def soak(games: int, workers: int, state: State, file: Path, console: Console) -> Failure | None:
    """Play until so many games are counted, or a law is broken, or somebody stops it."""
    began, before, first = time.monotonic(), state.seconds, state.tally.games
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    failure: Failure | None = None
    running: dict[Future[Result], int] = {}
    waiting = state.missing.copy()
    with (
        asked_to_stop(console) as stopped,
        Progress(*columns, console=console, refresh_per_second=2) as progress,
        ProcessPoolExecutor(workers, get_context("spawn"), let_the_parent_stop) as pool,
    ):
        task = progress.add_task("soak", total=games, completed=first)
        while running or (failure is None and not stopped and state.tally.games < games):
            going_on = failure is None and not stopped
            while going_on and len(running) < 2 * workers and state.tally.games + len(running) * state.batch < games:
                batch = waiting.pop() if waiting else state.begin()
                asked = (batch, state.batch, state.game, state.options, state.closely)
                running[pool.submit(play_batch, *asked)] = batch
            if not going_on:
                running = {future: batch for future, batch in running.items() if not future.cancel()}
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                tally, broken = future.result()
                state.missing.remove(running.pop(future))
                state.tally.add(tally)
                failure = failure or broken
            state.seconds = before + time.monotonic() - began
            state.save(file)
            rate = (state.tally.games - first) / max(time.monotonic() - began, 0.001)
            progress.update(task, completed=state.tally.games, description=f"soak, {rate:.0f} games/s")
    return failure


@contextmanager
def asked_to_stop(console: Console) -> Iterator[list[int]]:
    """Note a Ctrl-C instead of dying of it, so that no batch is lost half counted; the second one stops at once."""
    noted: list[int] = []

    def note(number: int, _: object) -> None:
        if noted:
            raise KeyboardInterrupt
        noted.append(number)
        console.print("Stopping: the batches under way are still counted. Ctrl-C again gives them up.")

    before = signal.signal(signal.SIGINT, note)
    try:
        yield noted
    finally:
        signal.signal(signal.SIGINT, before)


def report(state: State, console: Console) -> None:
    """Print what was played and met."""
    tally = state.tally
    for group, named in sorted(tally.counts.items()):
        table = Table(title=group, title_justify="left", show_header=False, min_width=40)
        table.add_column(style="bold")
        table.add_column(justify="right")
        for name, times in sorted(named.items(), key=lambda pair: (-pair[1], pair[0])):
            table.add_row(name, f"{times:,}")
        console.print(table)
    rate = tally.games / state.seconds if state.seconds else 0
    console.print(f"{tally.games:,} games, {tally.decisions:,} decisions in {state.seconds:.0f} s, {rate:.0f} games/s")


def pair(text: str) -> tuple[str, str]:
    """Read `name=value`."""
    name, sign, value = text.partition("=")
    if not (name and sign and value):
        raise argparse.ArgumentTypeError(f"{text!r} is not NAME=VALUE")
    return name, value


def options(arguments: list[str] | None) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="run.py soak", description=__doc__)
    parser.add_argument("--games", type=int, default=100_000, help="how many games in all (%(default)s)")
    parser.add_argument("--game", choices=GAMES, help="the only game that is played (all of them in turns)")
    parser.add_argument(
        "--option", type=pair, action="append", default=[], metavar="NAME=VALUE", help="an option that is not drawn"
    )
    parser.add_argument(
        "--closely", type=int, default=CLOSELY, help="of so many decisions, one is looked at closely (%(default)s)"
    )
    parser.add_argument("--workers", type=int, default=2, help="how many processes play (%(default)s)")
    parser.add_argument("--resume", action="store_true", help="go on where the last soak stopped")
    parser.add_argument("--state", type=Path, default=STATE, help="where the counts are kept (build/soak.json)")
    return parser.parse_args(arguments)


def main(arguments: list[str] | None = None) -> int:
    """Soak, and say what came of it."""
    wanted: Any = options(arguments)
    console = Console()
    anew = State(game=wanted.game, options=dict(wanted.option), closely=max(1, wanted.closely))
    state = State.load(wanted.state) if wanted.resume and wanted.state.is_file() else anew
    if wanted.game not in {None, state.game}:
        console.print(f"The soak in {wanted.state} plays {state.game or 'every game'}; --resume goes on with that.")
    failure = soak(wanted.games, max(1, wanted.workers), state, wanted.state, console)
    report(state, console)
    if failure is None:
        return 0
    file = wanted.state.with_name(f"soak-failure-{failure.number}.txt")
    file.write_text(f"# {failure.what}\n{failure.record}", encoding="utf-8")
    console.print(failure.what, style="bold red", markup=False, soft_wrap=True)
    console.print(f"The record that leads there is in {file}", soft_wrap=True)
    return 1


if __name__ == "__main__":
    sys.exit(main())
