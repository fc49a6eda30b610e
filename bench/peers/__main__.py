"""The command line: installs the peers, measures all contestants in turn on one core, writes table and chart."""

from __future__ import annotations

import argparse
import os
import random
from typing import TYPE_CHECKING

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from .chart import draw
from .contestant import Worker, pinned, share_of_core
from .environment import ROOT, prepare
from .report import as_json, as_markdown, as_table
from .roster import contestants

if TYPE_CHECKING:
    from pathlib import Path

RESULTS = ROOT / "bench" / "results"
WARM_UP = 0.4  # the part of a slice that a warm-up lasts: the compilers of Node need it, and Python's caches
WARM_UPS = 2
QUIET_ENOUGH = 0.95
STANDARD = (7, 1.0)


def options() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="run.py bench peers", description=__doc__)
    parser.add_argument("--rounds", type=int, default=STANDARD[0], help="slices of each contestant (%(default)s)")
    parser.add_argument("--seconds", type=float, default=STANDARD[1], help="length of a slice (%(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="of the order and of the games (%(default)s)")
    parser.add_argument("--core", type=int, help="the core that all workers share (the last one)")
    parser.add_argument("--only", nargs="+", metavar="WORD", help="contestants with one of these words in their key")
    parser.add_argument("--out", help="folder for the results (bench/results)")
    return parser.parse_args()


def choose_core(wanted: int | None) -> int | None:
    """Take the last core, since systems tend to do their own work on the first; None where cores cannot be chosen."""
    if not hasattr(os, "sched_getaffinity"):
        return None
    return max(os.sched_getaffinity(0)) if wanted is None else wanted


def measure(workers: list[Worker], rounds: int, seconds: float, seed: int, console: Console) -> None:
    """Give each worker a slice a round, in an order shuffled anew each round, so that noise hits all alike."""
    order = random.Random(seed)
    columns = (TextColumn("{task.description:<40}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, refresh_per_second=2, transient=True) as progress:
        task = progress.add_task("", total=(WARM_UPS + rounds) * len(workers))
        for turn in range(WARM_UPS + rounds):
            warm = turn < WARM_UPS
            order.shuffle(workers)
            for worker in workers:
                row = worker.contestant
                step = "warming up" if warm else f"round {turn - WARM_UPS + 1}"
                progress.update(task, description=f"{step}: {row.library}, {row.game}")
                done = worker.run(seconds * WARM_UP if warm else seconds)
                if done and not warm:
                    worker.slices.append(done)
                progress.advance(task)


def write(folder: Path, workers: list[Worker], settings: dict[str, object]) -> None:
    """Store the results as data, as a table and as a chart."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "peers.json").write_text(as_json(workers, settings), encoding="utf-8")
    (folder / "peers.md").write_text(as_markdown(workers, settings), encoding="utf-8")
    (folder / "peers.svg").write_text(draw(workers), encoding="utf-8")


def main() -> None:
    """Run the benchmark."""
    wanted = options()
    console = Console()
    with console.status("Installing the peers"):
        environment = prepare()
    rows = contestants(environment, wanted.seed)
    if wanted.only:
        rows = [row for row in rows if any(word in row.key for word in wanted.only)]
    workers = [Worker(row) for row in rows]
    core = choose_core(wanted.core)
    with pinned(core), console.status("Starting the workers"):
        for worker in workers:
            worker.start()
    try:
        measure(list(workers), wanted.rounds, wanted.seconds, wanted.seed, console)
    finally:
        for worker in workers:
            worker.stop()
    settings: dict[str, object] = {
        "rounds": wanted.rounds,
        "seconds": wanted.seconds,
        "seed": wanted.seed,
        "pinned": core is not None,
    }
    share = share_of_core(workers)
    settings["share"] = round(share, 3)
    console.print(as_table(workers))
    if share < QUIET_ENOUGH:
        console.print(
            f"The machine was busy: the workers had their core for {share:.0%} of the time. Repeat when it is quiet."
        )
    if wanted.only and wanted.out is None:
        console.print("Nothing was stored, since not everybody took part.")
        return
    folder = RESULTS if wanted.out is None else ROOT / wanted.out
    write(folder, workers, settings)
    console.print(f"peers.json, peers.md and peers.svg are in {os.path.relpath(folder, ROOT)}")


if __name__ == "__main__":
    main()
