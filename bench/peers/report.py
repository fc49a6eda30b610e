"""The results in words: a table for the terminal, the same as Markdown, and all of it as JSON."""

from __future__ import annotations

import json
import os
import platform
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from rich.box import SIMPLE_HEAD
from rich.table import Table

from .roster import OURS, SCALE

if TYPE_CHECKING:
    from .contestant import Worker

YARDSTICKS = {"ours": "plain Tavoliere is", "ours-compiled": "compiled Tavoliere is"}


def number(value: float) -> str:
    """Write a number with three or four figures that count, and separators."""
    thousand = 1000.0
    if value < 10:
        return f"{value:.2f}"
    if value < thousand:
        return f"{value:.0f}" if value >= 100 else f"{value:.1f}"
    return f"{round(value, -2 if value >= 100 * thousand else -1):,.0f}"


def ratio(workers: list[Worker], yardstick: str, worker: Worker) -> float | None:
    """How many times faster our contestant `yardstick` is than this worker, by the medians."""
    ours = next((one for one in workers if one.contestant.key == yardstick), None)
    if ours is None or not ours.slices or not worker.slices or worker.contestant.side == SCALE:
        return None
    return ours.rate / worker.rate


def cells(workers: list[Worker], worker: Worker) -> list[str]:
    """One row of the table."""
    row = worker.contestant
    if not worker.slices:
        return [row.library, row.game, *["-"] * (len(HEADINGS) - 3), worker.fault or "no slice was measured"]
    low, high = min(worker.rates), max(worker.rates)
    games = "-" if row.side == SCALE else number(worker.games)
    ratios = [ratio(workers, key, worker) for key in YARDSTICKS]
    times = ["-" if found is None else f"{number(found)} x" for found in ratios]
    note = f"stopped: {worker.fault}" if worker.fault else row.note
    return [row.library, row.game, number(worker.rate), f"{number(low)} - {number(high)}", games, *times, note]


HEADINGS = ["engine", "game", "decisions/s", "lowest - highest", "games/s", *YARDSTICKS.values(), "remark"]


def short(value: float) -> str:
    """Write a number with three figures and k or M behind it, for a narrow table."""
    for size, letter in ((1e6, " M"), (1e3, " k")):
        if value >= size:
            return f"{value / size:.3g}{letter}"
    return f"{value:.3g}"


def as_table(workers: list[Worker]) -> Table:
    """Make the table for the terminal, narrow enough for 80 columns; reasons stand below it."""
    table = Table(
        title="Decisions a second under random legal play",
        title_style="bold",
        box=SIMPLE_HEAD,
        collapse_padding=True,
        pad_edge=False,
    )
    table.add_column("contestant", no_wrap=True)
    for heading in ("per s", "spread", "plain", "compiled"):
        table.add_column(heading, justify="right", no_wrap=True)
    for worker in workers:
        row = worker.contestant
        name = f"{row.library}: {row.game}".replace("`", "")
        if not worker.slices:
            table.add_row(name, "-", "-", "-", "-", style="red")
            continue
        spread = f"{(max(worker.rates) - min(worker.rates)) / worker.rate:.0%}"
        ratios = cells(workers, worker)[5:7]
        table.add_row(name, short(worker.rate), spread, *ratios, style="bold" if row.side == OURS else "")
    faults = [f"{one.contestant.library}, {one.contestant.game}: {one.fault}" for one in workers if one.fault]
    table.caption = "\n".join(["On the right: how many times as fast Tavoliere is, plain and compiled.", *faults])
    table.caption_justify = "left"
    return table


def as_markdown(workers: list[Worker], settings: dict[str, object]) -> str:
    """Make the page that stays in the repository."""
    side = ["---:" if 1 < position < len(HEADINGS) - 1 else "---" for position in range(len(HEADINGS))]
    lines = [
        "# Beside our peers",
        "",
        "How many decisions a second each engine makes when all seats play random legal moves: list them, take one,",
        "play it. Throws of chance are executed, but not counted. Different games cost differently; the rows named",
        "Fredericus are one game under the same rules. Ratios above 1 say how many times as fast Tavoliere is.",
        "",
        f"| {' | '.join(HEADINGS)} |",
        f"| {' | '.join(side)} |",
    ]
    for worker in workers:
        *found, remark = cells(workers, worker)
        if worker.contestant.side == OURS:
            found = [f"**{cell}**" for cell in found]
        lines.append(f"| {' | '.join(found)} | {remark} |")
    pinned = "all workers alive on one pinned core" if settings["pinned"] else "one worker at a time, cores not pinned"
    lines += [
        "",
        "![The same figures as bars](peers.svg)",
        "",
        f"Measured on {today()}: {pinned}, {settings['rounds']} rounds of {settings['seconds']} s each in an order",
        f"shuffled anew each round (seed {settings['seed']}), after a warm-up. Shown is the median of the rounds;",
        "a ratio is the quotient of two medians of this run. Trust ratios within one run, not absolute numbers.",
        "A second is a second of the core's time; the workers had the core for themselves",
        f"{float(str(settings['share'])):.0%} of the time.",
        "",
        f"Machine: {machine()}.",
        "",
        f"Versions: {', '.join(f'{name} {found}' for name, found in sorted(versions(workers).items()))}.",
        "",
        "To repeat it: `python3 run.py bench peers`.",
        "",
    ]
    return "\n".join(lines)


def as_json(workers: list[Worker], settings: dict[str, object]) -> str:
    """Make the data behind the table, every slice included."""
    rows = [
        {
            "key": worker.contestant.key,
            "engine": worker.contestant.library,
            "game": worker.contestant.game,
            "side": worker.contestant.side,
            "decisions_per_second": round(worker.rate, 1) if worker.slices else None,
            "lowest": round(min(worker.rates), 1) if worker.slices else None,
            "highest": round(max(worker.rates), 1) if worker.slices else None,
            "games_per_second": round(worker.games, 2) if worker.slices else None,
            "slices": [round(rate, 1) for rate in worker.rates],
            "ratios": {key: ratio(workers, key, worker) for key in YARDSTICKS},
            "versions": worker.versions,
            "fault": worker.fault or None,
            "note": worker.contestant.note,
        }
        for worker in workers
    ]
    return json.dumps({"date": today(), "machine": machine(), "settings": settings, "rows": rows}, indent=1) + "\n"


def versions(workers: list[Worker]) -> dict[str, str]:
    """All versions that the workers named; where they differ, all of them."""
    found: dict[str, set[str]] = {}
    for worker in workers:
        for name, version in worker.versions.items():
            if name != "engine":
                found.setdefault(name, set()).add(version)
    return {name: " and ".join(sorted(several)) for name, several in found.items()}


def machine() -> str:
    """Describe the machine by its processor and system, and by nothing that names its owner."""
    model = platform.processor() or platform.machine()
    listing = Path("/proc/cpuinfo")
    if listing.exists():
        names = [line for line in listing.read_text().splitlines() if line.startswith("model name")]
        model = names[0].partition(":")[2].strip() if names else model
    try:
        system = platform.freedesktop_os_release().get("PRETTY_NAME", platform.system())
    except OSError:
        system = f"{platform.system()} {platform.release()}"
    return f"{model}, {os.cpu_count()} cores, {system}"


def today() -> str:
    """Give the date of the measurement."""
    return datetime.now(UTC).date().isoformat()
