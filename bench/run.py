"""`python3 run.py bench`: the engine plain and compiled, in turns within one run, against the goals of the project.

It measures every game, and each in its varieties: settlers in three modes; and the kernel of Fredericus, which is in C.
What it finds goes to `bench/results/engine.json` and `engine.md`, of another game than the first to `engine-GAME`. With
`--share 1` the exit status is 1 where a goal is missed, with `--share 0.5` where less than half of it is reached.
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
from typing import Any, TypeAlias

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

import tavoliere
from tavoliere.cli.measure import REFERENCE
from tavoliere.games.fredericus.kernel import load
from tavoliere.games.settlers.pieces import MODES

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / "bench" / "results"
LOOP = "bare loop, steps"
ADVANCE = "moves() and advance(), decisions"
PLAY = "moves() and play(), decisions"
PLAYOUTS = "playouts in one call, decisions"
COPY = "copy(), copies"

Goals: TypeAlias = "dict[tuple[str, str], int]"

GOALS: dict[str, Goals] = {
    "fredericus": {
        ("compiled", ADVANCE): 1_000_000,
        ("compiled", PLAY): 333_334,
        ("compiled", PLAYOUTS): 2_500_000,
        ("compiled", COPY): 500_000,
        ("plain", ADVANCE): 200_000,
        ("plain", PLAY): 66_667,
        ("C", "playouts, 4 seats, decisions"): 8_000_000,
        ("C", "whole turns of 100,000 moves"): 25,
        ("C", "tree search, 2 seats, iterations"): 100_000,
    },
    "settlers": {
        ("compiled", ADVANCE): 250_000,
        ("compiled", COPY): 125_000,
        ("plain", ADVANCE): 50_000,
    },
}
"""What is wanted a second where the bare loop does 15 million steps; 125,000 copies are 8 microseconds each, 25
turns are 40 milliseconds each."""

BYTES = {"fredericus": 4096}
"""How large a position may be, where that is a goal."""

VARIETIES: dict[str, dict[str, dict[str, str]]] = {
    "fredericus": {"four seats": {}},
    "settlers": {mode: {"mode": mode} for mode in MODES},
}
"""What is measured of each game, by name: the options of the deal."""


def take(engine: str, game: str, options: dict[str, str], seconds: float) -> dict[str, Any]:
    """Take each measurement once, in a process of its own with the engine that is wanted."""
    path = ROOT / (".compiled" if engine == "compiled" else "src")
    room, call = "tavoliere.cli.measure", f"measure({game!r}, {seconds}, 1, {options!r})"
    if engine == "C":
        room, call = "bench.kernel", f"measure({seconds})"
    code = f"import json; from {room} import measure; print(json.dumps({call}))"
    run = subprocess.run(
        [sys.executable, "-c", code],
        env=os.environ | {"PYTHONPATH": f"{path}{os.pathsep}{ROOT}"},
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
    """Let the engines and varieties take turns, and keep medians."""
    contestants = [(engine, variety) for engine in engines for variety in VARIETIES[game]]
    if game == "fredericus" and load() is not None:
        contestants.append(("C", "two and four seats"))
    taken: dict[tuple[str, str], list[dict[str, Any]]] = {contestant: [] for contestant in contestants}
    with Progress(console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task(f"measuring {game}", total=rounds * len(contestants))
        for _ in range(rounds):
            for engine, variety in contestants:
                taken[engine, variety].append(take(engine, game, VARIETIES[game].get(variety, {}), seconds))
                progress.advance(bar)
    results: dict[str, Any] = {"date": datetime.now(UTC).date().isoformat(), "game": game, "rounds": rounds}
    results |= {"seats": tavoliere.game(game).most_seats, "seconds": seconds, "python": sys.version.split()[0]}
    results["engines"] = {engine: {} for engine, _ in contestants}
    for (engine, variety), reports in taken.items():
        results["engines"][engine][variety] = reduced(reports)
    return results


def reduced(reports: list[dict[str, Any]]) -> dict[str, Any]:
    """Reduce the rounds of one contestant to the middle, the lowest and the highest of each figure."""
    figures = {work: [report["a_second"][work] for report in reports] for work in reports[0]["a_second"]}
    # Each figure is set beside the bare loop of the same process, a second or two apart.
    scaled = {work: median(r["a_second"][work] * REFERENCE / r["a_second"][LOOP] for r in reports) for work in figures}
    return {
        "bytes_of_a_position": reports[0]["bytes_of_a_position"],
        "median": {work: median(values) for work, values in figures.items()},
        "lowest": {work: min(values) for work, values in figures.items()},
        "highest": {work: max(values) for work, values in figures.items()},
        "at_reference": {work: round(value) for work, value in scaled.items()},
    }


def contestants_of(results: dict[str, Any]) -> list[tuple[str, str, dict[str, Any]]]:
    """List engine, variety and figures."""
    engines: dict[str, dict[str, Any]] = results["engines"]
    return [(engine, variety, figures) for engine, of in engines.items() for variety, figures in of.items()]


def rows_of(results: dict[str, Any]) -> list[list[str]]:
    """Lay out the figures, the goal and whether it is reached."""
    rows = []
    goals = GOALS.get(results["game"], {})
    for engine, variety, figures in contestants_of(results):
        for work, middle in figures["median"].items():
            goal = goals.get((engine, work))
            reached = "" if goal is None else ("yes" if figures["at_reference"][work] >= goal else "NO")
            span = f"{figures['lowest'][work]:,} - {figures['highest'][work]:,}"
            at_reference = f"{figures['at_reference'][work]:,}"
            goal_text = f"{goal:,}" if goal else ""
            rows.append([engine, variety, work, f"{middle:,.0f}", span, at_reference, goal_text, reached])
    return rows


HEADINGS = ["engine", "game", "a second of ...", "median", "lowest - highest", "at 15 M steps", "goal", "reached"]
WORDS = frozenset(HEADINGS[:3])


def store(results: dict[str, Any]) -> None:
    """Write the figures for programs and for people."""
    RESULTS.mkdir(exist_ok=True)
    name = "engine" if results["game"] == tavoliere.GAMES[0] else f"engine-{results['game']}"
    (RESULTS / f"{name}.json").write_text(json.dumps(results, indent=2) + "\n", encoding="utf-8")
    how = f"{results['rounds']} rounds of {results['seconds']:g} s a figure, the engines in turns"
    lines = [
        f"# The engine by itself: {results['game']}",
        "",
        f"Random games of {results['game']} with {results['seats']} seats, deals included, called from ordinary Python",
        f"on one core: {how}; Python {results['python']}, {results['date']}.",
        "The column before the goal sets each figure beside the bare loop of its own process, for a machine that does",
        "15 million steps of it a second. `python3 run.py bench` repeats it.",
        "",
        "| " + " | ".join(HEADINGS) + " |",
        "|---|---|---|---:|---:|---:|---:|---|",
        *("| " + " | ".join(row) + " |" for row in rows_of(results)),
        "",
        *sizes(results),
    ]
    (RESULTS / f"{name}.md").write_text("\n".join(lines) + "\n", encoding="utf-8")


def sizes(results: dict[str, Any]) -> list[str]:
    """Say how large the positions are."""
    most = BYTES.get(results["game"])
    goal = f"; the goal is {most:,} at most" if most else ""
    return [
        f"A position of {variety} takes {figures['bytes_of_a_position']:,} bytes ({engine}){goal}."
        for engine, variety, figures in contestants_of(results)
    ]


def misses(results: dict[str, Any], share: float) -> bool:
    """Say whether less than a share of some goal is reached, or a position is larger than it may be."""
    goals = GOALS.get(results["game"], {})
    for engine, _, figures in contestants_of(results):
        if figures["bytes_of_a_position"] > BYTES.get(results["game"], figures["bytes_of_a_position"]):
            return True
        reached = figures["at_reference"]
        if any(reached.get(work, goal) < share * goal for (of, work), goal in goals.items() if of == engine):
            return True
    return False


def main() -> int:
    """Measure, print, store."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=tavoliere.GAMES, action="append", help="only this game; repeatable")
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--share", type=float, default=0.0, help="exit with 1 where less of a goal is reached")
    parser.add_argument("--dry", action="store_true", help="print, but do not store")
    asked = parser.parse_args()
    engines = ["plain", "compiled"] if (ROOT / ".compiled").is_dir() else ["plain"]
    missed = False
    for game in asked.game or tavoliere.GAMES:
        results = measure_all(engines, game, asked.seconds, asked.rounds)
        if not asked.dry:
            store(results)
        table = Table(title=f"{game}, Python {results['python']}")
        for heading in HEADINGS:
            table.add_column(heading, justify="left" if heading in WORDS else "right")
        for row in rows_of(results):
            table.add_row(*row)
        Console(width=136).print(table)
        print(*sizes(results), sep="\n")
        missed = missed or (asked.share > 0 and misses(results, asked.share))
    return 1 if missed else 0


if __name__ == "__main__":
    raise SystemExit(main())
