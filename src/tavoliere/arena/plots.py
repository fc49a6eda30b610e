"""The pictures of a report, as SVG that takes its colours from the page around it, light or dark."""

from __future__ import annotations

from html import escape
from math import ceil, floor, log10
from typing import Any, Final

WIDTH: Final = 420
"""Narrow, so that letters stay readable where the picture is as wide as a telephone."""
COLOURS: Final = 8
"""How many colours the page has for players; the ninth has the first again."""
LETTER: Final = 7.2
"""About how wide a letter is."""


def strength(told: dict[str, Any]) -> str:
    """Draw Elo with its interval against the mean time of a move."""
    names = [player["name"] for player in told["players"]]
    times = {row["player"]: row["moves"]["mean"] for row in told["times"]}
    rows = [(row, max(times[row["player"]], 1e-6)) for row in told["standing"] if row["games"]]
    if not rows:
        return ""
    left, right, top, bottom, height = 46, 12, 12, 40, 260
    first = floor(log10(min(time for _, time in rows)))
    last = max(ceil(log10(max(time for _, time in rows))), first + 1)
    least: float = min(row["low"] for row, _ in rows)
    most: float = max(row["high"] for row, _ in rows)
    step = _step((most - least) / 5 or 1)
    least, most = floor(least / step) * step, ceil(most / step) * step
    most = most if most > least else least + step

    def across(seconds: float) -> float:
        return left + (log10(seconds) - first) / (last - first) * (WIDTH - left - right)

    def up(elo: float) -> float:
        return height - bottom - (elo - least) / (most - least) * (height - top - bottom)

    parts = []
    for rung in range(round((most - least) / step) + 1):
        elo = least + rung * step
        parts.append(_line(left, up(elo), WIDTH - right, up(elo), "grid"))
        parts.append(_text(left - 6, up(elo) + 4, f"{elo:g}", "end", "small"))
    for power in range(first, last + 1):
        x = across(10.0**power)
        parts.append(_line(x, top, x, height - bottom, "grid"))
        parts.append(_text(x, height - bottom + 16, _seconds(10.0**power), "middle", "small"))
    parts.append(_text((left + WIDTH - right) / 2, height - 6, "mean time of a move", "middle", "small"))
    taken: list[tuple[float, float, float]] = []
    for row, seconds in rows:
        x, y = across(seconds), up(row["elo"])
        colour = f"c{names.index(row['player']) % COLOURS}"
        parts.append(_line(x, up(row["low"]), x, up(row["high"]), f"bar {colour}"))
        parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4.5" class="dot {colour}"/>')
        name = _short(row["player"], 26)
        leftwards = x > WIDTH / 2
        start = x - 9 - LETTER * len(name) if leftwards else x + 9
        line = _free_line(taken, start, start + LETTER * len(name), y + 4)
        parts.append(_text(x - 9 if leftwards else x + 9, line, name, "end" if leftwards else "start"))
    return _picture(height, "Elo of each player against its mean time for a move", parts)


def _free_line(taken: list[tuple[float, float, float]], start: float, end: float, line: float) -> float:
    """Find a line near this one where no label stands between start and end, and take it."""
    for shift in (0, 13, -13, 26, -26, 39, -39):
        y = line + shift
        if not any(abs(y - there) < 12 and start < last and end > first for first, last, there in taken):
            break
    taken.append((start, end, y))
    return y


def matrix(told: dict[str, Any]) -> str:
    """Draw in what share of their games each player ended ahead of each other."""
    names, ahead = told["matrix"]["players"], told["matrix"]["ahead"]
    order = [names.index(row["player"]) for row in told["standing"]]
    letters = min(20, max(len(name) for name in names) + 3)
    left, top = letters * LETTER + 8, 26
    side = min(44.0, (WIDTH - left - 4) / len(order))
    parts = []
    for place, player in enumerate(order):
        y = top + side * place + side / 2 + 4
        parts.append(_text(left - 6, y, f"{_short(names[player], letters - 3)} {place + 1}", "end"))
        parts.append(_text(left + side * (place + 0.5), top - 8, str(place + 1), "middle"))
        for column, other in enumerate(order):
            share = ahead[player][other]
            x = left + side * column
            box = f'x="{x:.1f}" y="{top + side * place:.1f}" width="{side - 2:.1f}" height="{side - 2:.1f}" rx="3"'
            if share is None:
                parts.append(f'<rect {box} class="none"/>')
                continue
            tone = "better" if share >= 0.5 else "worse"
            title = escape(f"{names[player]} ended ahead of {names[other]} in {share:.1%} of their games")
            strength_of_tone = 0.08 + 0.84 * abs(share - 0.5)
            parts.append(
                f'<rect {box} class="{tone}" fill-opacity="{strength_of_tone:.2f}"><title>{title}</title></rect>'
            )
            if side >= 22:
                parts.append(_text(x + side / 2 - 1, y, f"{share:.0%}", "middle", "cell"))
    return _picture(top + side * len(order) + 4, "Share of games in which the row ended ahead of the column", parts)


def seats(told: dict[str, Any]) -> str:
    """Draw the share of wins of each player in each seat; the dashed line is the fair share."""
    names = [player["name"] for player in told["players"]]
    rows = [row for row in told["by_seat"] if row["games"]]
    if not rows:
        return ""
    letters = min(20, max(len(name) for name in names))
    left, right, bar, gap = max(letters * LETTER + 8, 60), 44, 15, 8
    axis = left + 14
    width = WIDTH - axis - right
    parts: list[str] = []
    y = 8.0
    for player, name in enumerate(names):
        mine = [row for row in rows if row["player"] == name]
        if mine:
            parts.append(_text(left - 6, y + bar * len(mine) / 2 + 4, _short(name, letters), "end"))
        for row in mine:
            long = row["share"] * width
            parts.append(_text(left + 2, y + bar - 5, str(row["seat"]), "start", "small"))
            title = escape(f"{name}, seat {row['seat']}: {row['share']:.1%} of {row['games']} games")
            parts.append(
                f'<rect x="{axis:.1f}" y="{y:.1f}" width="{max(long, 1):.1f}" height="{bar - 3}" rx="2"'
                f' class="fill c{player % COLOURS}"><title>{title}</title></rect>'
            )
            parts.append(_text(axis + long + 5, y + bar - 5, f"{row['share']:.0%}", "start", "small"))
            y += bar
        y += gap if mine else 0
    fair = axis + width / told["seats"]
    parts.append(_line(fair, 2, fair, y, "fair"))
    return _picture(y + 4, "Share of wins by player and seat", parts)


def lengths(told: dict[str, Any]) -> str:
    """Draw how many decisions the games were long."""
    length = told["lengths"]
    if length is None:
        return ""
    left, right, top, bottom, height = 34, 10, 10, 38, 170
    bars = length["bars"]
    most = max(bars)
    step = (WIDTH - left - right) / len(bars)
    room = height - top - bottom
    parts = [
        _line(left, height - bottom, WIDTH - right, height - bottom, "grid"),
        _text(left - 6, top + 8, str(most), "end", "small"),
        _text(left - 6, height - bottom, "0", "end", "small"),
    ]
    for place, count in enumerate(bars):
        low = length["least"] + place * length["width"]
        tall = room * count / most
        title = f"{low} to {low + length['width'] - 1} decisions: {count} games"
        parts.append(
            f'<rect x="{left + place * step + 0.5:.1f}" y="{height - bottom - tall:.1f}" width="{max(step - 1, 1):.1f}"'
            f' height="{tall:.1f}" class="fill c0"><title>{title}</title></rect>'
        )
    for value in (length["least"], length["median"], length["most"]):
        x = left + (value - length["least"] + 0.5) / length["width"] * step
        parts.append(_text(min(x, WIDTH - right - 6), height - bottom + 15, f"{value:g}", "middle", "small"))
    parts.append(_text((left + WIDTH - right) / 2, height - 5, "decisions in a game", "middle", "small"))
    return _picture(height, "How many decisions the games were long", parts)


def _picture(height: float, title: str, parts: list[str]) -> str:
    head = f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(title)}">'
    return "\n".join([head, *parts, "</svg>"])


def _text(x: float, y: float, text: str, anchor: str = "start", kind: str = "") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" class="{kind}">{escape(text)}</text>'


def _line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{kind}"/>'


def _short(name: str, letters: int) -> str:
    return name if len(name) <= letters else name[: max(1, letters - 1)] + "…"


def _step(rough: float) -> float:
    """Return a round number, 1, 2 or 5 with noughts, that is not smaller."""
    power = 10.0 ** floor(log10(rough))
    return next(power * factor for factor in (1, 2, 5, 10) if power * factor >= rough - 1e-9)


def _seconds(seconds: float) -> str:
    if seconds >= 1:
        return f"{seconds:g} s"
    return f"{seconds * 1e3:g} ms" if seconds >= 1e-3 else f"{seconds * 1e6:g} µs"
