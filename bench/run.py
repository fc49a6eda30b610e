"""`python3 run.py bench`: the engine plain and compiled, in turns within one run, against the goals of the project.

It stores `bench/results/engine.json` and `engine.md`, for another game than the first `engine-GAME`. With `--share 1`
the exit status is 1 where a goal is missed, with `--share 0.5` where less than half of it is reached.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from typing import Any

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

import tavoliere
from tavoliere.cli.measure import REFERENCE

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / "bench" / "results"
LOOP = "bare loop, steps"
ADVANCE = "moves() and advance(), decisions"
PLAY = "moves() and play(), decisions"
PLAYOUTS = "playouts in the kernel, decisions"
COPY = "copy(), copies"

GOALS: dict[str, dict[tuple[str, str], int]] = {
    "fredericus": {
        ("compiled", ADVANCE): 1_000_000,
        ("compiled", PLAY): 333_334,
        ("compiled", PLAYOUTS): 2_500_000,
        ("compiled", COPY): 500_000,
        ("plain", ADVANCE): 200_000,
        ("plain", PLAY): 66_667,
    }
}
"""What is wanted a second where the bare loop does 15 million steps; 500,000 copies are 2 microseconds each."""

BYTES = 4096


def take(engine: str, game: str, seconds: float) -> dict[str, Any]:
    """Take each measurement once, in a process of its own with the engine that is wanted."""
    path = ROOT / ("src" if engine == "plain" else ".compiled")
    code = f"import json; from tavoliere.cli.measure import measure; print(json.dumps(measure({game!r}, {seconds}, 1)))"
    run = subprocess.run(
        [sys.executable, "-c", code],
        env=os.environ | {"PYTHONPATH": str(path)},
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        check=True,
    )
    report: dict[str, Any] = json.loads(run.stdout)
    if report["compiled"] != (engine == "compiled"):
        message = f"the {engine} engine was wanted, but another one was imported"
        raise SystemExit(message)
    return report


def measure_all(engines: list[str], game: str, seconds: float, rounds: int) -> dict[str, Any]:
    """Let the engines take turns, and keep medians."""
    taken: dict[str, list[dict[str, Any]]] = {engine: [] for engine in engines}
    with Progress(console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task("measuring", total=rounds * len(engines))
        for _ in range(rounds):
            for engine in engines:
                taken[engine].append(take(engine, game, seconds))
                progress.advance(bar)
    results: dict[str, Any] = {"date": datetime.now(UTC).date().isoformat(), "game": game, "rounds": rounds}
    results |= {"seats": tavoliere.game(game).most_seats, "seconds": seconds, "python": sys.version.split()[0]}
    results["engines"] = {}
    for engine, reports in taken.items():
        figures = {work: [report["a_second"][work] for report in reports] for work in reports[0]["a_second"]}
        # Each figure is set beside the bare loop of the same process, a second or two apart.
        scaled = {
            work: median(r["a_second"][work] * REFERENCE / r["a_second"][LOOP] for r in reports) for work in figures
        }
        results["engines"][engine] = {
            "bytes_of_a_position": reports[0]["bytes_of_a_position"],
            "median": {work: median(values) for work, values in figures.items()},
            "lowest": {work: min(values) for work, values in figures.items()},
            "highest": {work: max(values) for work, values in figures.items()},
            "at_reference": {work: round(value) for work, value in scaled.items()},
        }
    return results


def rows_of(results: dict[str, Any]) -> list[list[str]]:
    """Lay out the figures, the goal and whether it is reached."""
    rows = []
    goals = GOALS.get(results["game"], {})
    for engine, figures in results["engines"].items():
        for work, middle in figures["median"].items():
            goal = goals.get((engine, work))
            reached = "" if goal is None else ("yes" if figures["at_reference"][work] >= goal else "NO")
            span = f"{figures['lowest'][work]:,} - {figures['highest'][work]:,}"
            at_reference = f"{figures['at_reference'][work]:,}"
            rows.append([engine, work, f"{middle:,.0f}", span, at_reference, f"{goal:,}" if goal else "", reached])
    return rows


HEADINGS = ["engine", "a second of ...", "median", "lowest - highest", "at 15 M steps", "goal", "reached"]


def store(results: dict[str, Any]) -> None:
    """Write the figures for programs and for people."""
    RESULTS.mkdir(exist_ok=True)
    name = "engine" if results["game"] == tavoliere.GAMES[0] else f"engine-{results['game']}"
    (RESULTS / f"{name}.json").write_text(json.dumps(results, indent=2) + "\n", encoding="utf-8")
    how = f"{results['rounds']} rounds of {results['seconds']:g} s a figure, the engines in turns"
    lines = [
        "# The engine by itself",
        "",
        f"Random games of {results['game']} with {results['seats']} seats, deals included, called from ordinary Python",
        f"on one core: {how}; Python {results['python']}, {results['date']}.",
        "The column before the goal sets each figure beside the bare loop of its own process, for a machine that does",
        "15 million steps of it a second. `python3 run.py bench` repeats it.",
        "",
        "| " + " | ".join(HEADINGS) + " |",
        "|---|---|---:|---:|---:|---:|---|",
        *("| " + " | ".join(row) + " |" for row in rows_of(results)),
        "",
    ]
    lines += [
        f"A position takes {figures['bytes_of_a_position']:,} bytes ({engine}); the goal is {BYTES:,} at most."
        for engine, figures in results["engines"].items()
    ]
    (RESULTS / f"{name}.md").write_text("\n".join(lines) + "\n", encoding="utf-8")


def main() -> int:
    """Measure, print, store."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=tavoliere.GAMES, default=tavoliere.GAMES[0])
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--share", type=float, default=0.0, help="exit with 1 where less of a goal is reached")
    parser.add_argument("--dry", action="store_true", help="print, but do not store")
    asked = parser.parse_args()
    engines = ["plain", "compiled"] if (ROOT / ".compiled").is_dir() else ["plain"]
    results = measure_all(engines, asked.game, asked.seconds, asked.rounds)
    if not asked.dry:
        store(results)
    table = Table(title=f"{results['game']}, Python {results['python']}")
    for heading in HEADINGS:
        table.add_column(heading, justify="left" if heading in {"engine", "a second of ..."} else "right")
    rows = rows_of(results)
    for row in rows:
        table.add_row(*row)
    Console(width=120).print(table)
    for engine, figures in results["engines"].items():
        print(f"{engine}: a position takes {figures['bytes_of_a_position']:,} bytes")
    return 1 if asked.share and misses(results, asked.share) else 0


def misses(results: dict[str, Any], share: float) -> bool:
    """Say whether less than a share of some goal is reached, or a position is larger than it may be."""
    return any(
        figures["bytes_of_a_position"] > BYTES
        or any(
            figures["at_reference"][work] < share * goal
            for (of, work), goal in GOALS.get(results["game"], {}).items()
            if of == engine and work in figures["at_reference"]
        )
        for engine, figures in results["engines"].items()
    )


if __name__ == "__main__":
    raise SystemExit(main())
