"""The results as a bar chart on a logarithmic scale: one SVG document that suits light and dark pages."""

from __future__ import annotations

from html import escape
from math import ceil, floor, log10
from typing import TYPE_CHECKING

from .report import number
from .roster import OURS, SCALE

if TYPE_CHECKING:
    from .contestant import Worker

WIDTH = 920
NAMES = 340  # the width of the names on the left
RIGHT = 110  # room for the numbers behind the longest bar
ROW = 26
BAR = 16
TOP = 64
BOTTOM = 40
STYLE = """
text { font: 13px system-ui, sans-serif; fill: #3b3a38; }
.title { font-size: 16px; font-weight: 600; }
.small { font-size: 11px; fill: #6f6c66; }
.ours, .number { font-weight: 600; }
.grid { stroke: #8d8980; stroke-opacity: .3; } .spread { stroke: #1b1a19; stroke-opacity: .6; }
.peer-bar { fill: #8a9bb0; } .ours-bar { fill: #b4502c; }
@media (prefers-color-scheme: dark) {
  text { fill: #e6e3dc; } .small { fill: #a8a49b; }
  .peer-bar { fill: #7288a3; } .ours-bar { fill: #e0794f; } .spread { stroke: #fff; }
}
"""


def draw(workers: list[Worker]) -> str:
    """Draw the measured contestants, fastest first; calibration is no contestant."""
    shown = [worker for worker in workers if worker.slices and worker.contestant.side != SCALE]
    shown.sort(key=lambda worker: -worker.rate)
    absent = [worker for worker in workers if not worker.slices]
    height = TOP + ROW * len(shown) + BOTTOM + 16 * len(absent)
    title = "Decisions a second under random legal play, one core"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{title}">',
        f"<style>{STYLE}</style>",
        f'<text class="title" x="12" y="26">{title}</text>',
        '<text class="small" x="12" y="44">logarithmic; bars: median of the rounds, lines: lowest to highest</text>',
    ]
    if shown:
        low = floor(log10(min(min(worker.rates) for worker in shown)))
        high = ceil(log10(max(max(worker.rates) for worker in shown)))
        if high == low:
            high += 1
        parts += _grid(low, high, TOP + ROW * len(shown))
        for place, worker in enumerate(shown):
            parts += _row(worker, TOP + ROW * place, low, high)
    for place, worker in enumerate(absent):
        text = f"not measured: {_name(worker)} ({worker.fault or 'no slice'})"
        line = TOP + ROW * len(shown) + BOTTOM + 16 * place
        parts.append(f'<text class="small" x="12" y="{line}">{escape(text[:140])}</text>')
    return "\n".join([*parts, "</svg>", ""])


def _name(worker: Worker) -> str:
    return f"{worker.contestant.library}: {worker.contestant.game}".replace("`", "")


def _across(rate: float, low: int, high: int) -> float:
    """Where a rate lies, from left to right."""
    return NAMES + (log10(rate) - low) / (high - low) * (WIDTH - NAMES - RIGHT)


def _grid(low: int, high: int, foot: int) -> list[str]:
    lines = []
    for power in range(low, high + 1):
        x = _across(10.0**power, low, high)
        lines.append(f'<line class="grid" x1="{x:.1f}" x2="{x:.1f}" y1="{TOP - 6}" y2="{foot}"/>')
        lines.append(f'<text class="small" x="{x:.1f}" y="{foot + 16}" text-anchor="middle">{10**power:,}</text>')
    return lines


def _row(worker: Worker, top: int, low: int, high: int) -> list[str]:
    row = worker.contestant
    side = "ours" if row.side == OURS else "peer"
    name = escape(_name(worker))
    middle = top + BAR / 2
    start, end = _across(10.0**low, low, high), _across(worker.rate, low, high)
    least, most = (_across(edge(worker.rates), low, high) for edge in (min, max))
    length = max(end - start, 1)
    return [
        f'<text class="{side}" x="{NAMES - 10}" y="{middle + 4.5}" text-anchor="end">{name}</text>',
        f'<rect class="{side}-bar" x="{start:.1f}" y="{top}" width="{length:.1f}" height="{BAR}" rx="2"/>',
        f'<line x1="{least:.1f}" x2="{most:.1f}" y1="{middle}" y2="{middle}" class="spread"/>',
        f'<text class="number" x="{max(end, most) + 7:.1f}" y="{middle + 4.5}">{number(worker.rate)}</text>',
    ]
