"""A row of cards in characters: the buried ones as small tiles, the end card large (F11)."""

from __future__ import annotations

import textwrap
from typing import TYPE_CHECKING, Final

from tavoliere.cli.terminal.colours import CURSOR, FAINT, PICKED, TARGET
from tavoliere.cli.terminal.fredericus.colours import SYMBOLS, card_style

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tavoliere.cli.terminal.canvas import Canvas
    from tavoliere.cli.terminal.fredericus.castle import Look
    from tavoliere.cli.terminal.fredericus.spots import Spot

PITCHES: Final = (4, 3, 2, 1)
"""How many columns a buried card takes, from comfortable to tight."""


def end_size(width: int, height: int) -> tuple[int, int]:
    """Return breadth and height of an end card in an area of this size."""
    broad = 13 if width >= 28 else 11 if width >= 22 else 7 if width >= 19 else 5
    tall = 6 if height >= 8 else 5 if height >= 5 else 3 if height >= 3 else 1
    return broad, tall


def pitch_of(row: str, width: int, height: int) -> int:
    """Return the largest tile with which a row fits."""
    room = width - end_size(width, height)[0] - 1
    return next((pitch for pitch in PITCHES if room // pitch * height >= len(row) - 1 and room // pitch >= 3), 1)


def usual_pitch(rows: Sequence[str], width: int, height: int) -> int:
    """Return the largest tile with which most rows fit, so that they look alike; a very long row takes smaller ones."""
    return pitch_of(sorted(rows, key=len)[len(rows) * 3 // 4], width, height)


def draw_row(
    canvas: Canvas[Spot],
    row: str,
    area: tuple[int, int, int, int],
    pitch: int,
    look: Look,
    spot: Spot,
    name: Callable[[str], str],
) -> None:
    """Draw a row in its area: tiles from the castle wall on the left, line by line, and the end card on the right."""
    x, y, width, height = area
    broad, tall = end_size(width, height)
    right, top = x + width - broad, y + height - tall
    if not row:
        lines = ["╌" * broad, *["╎" + " " * (broad - 2) + "╎"] * (tall - 2), "╌" * broad] if tall > 1 else ["╌" * broad]
        canvas.block(right, top, lines, look.of(spot, FAINT), spot)
        return
    pitch = min(pitch, pitch_of(row, width, height))
    per_line = max((width - broad - 1) // pitch, 1)
    needed = -(-(len(row) - 1) // per_line)
    spacing = 2 if 2 * needed - 1 <= height and height >= 5 else 1
    first = y + max(0, (height - (needed - 1) * spacing - 1) // 2) if spacing == 2 or height < 5 else y
    for number, card in enumerate(row[:-1]):
        line, place = divmod(number, per_line)
        tile = {1: card, 2: card, 3: f" {card}", 4: f" {card} "}[pitch]
        canvas.write(x + (1 if pitch > 1 else 0) + place * pitch, first + line * spacing, tile, card_style(card), spot)
    _draw_end(canvas, row[-1], (right, top, broad, tall), look, spot, name)


def _draw_end(
    canvas: Canvas[Spot],
    card: str,
    area: tuple[int, int, int, int],
    look: Look,
    spot: Spot,
    name: Callable[[str], str],
) -> None:
    """Draw an end card: a frame, its symbol and letter, and its name where there is room."""
    x, y, width, height = area
    style = card_style(card)
    edge = look.of(spot, style)
    heavy = edge in {CURSOR, PICKED, TARGET}
    lines = "┏━┓┃┗┛" if heavy else "┌─┐│└┘"
    symbol = SYMBOLS.get(card, "")
    label = f"{symbol} {card}" if symbol else card
    if height == 1:
        canvas.write(x, y, label.center(width), edge if heavy else style, spot)
        return
    inside = width - 2
    body = [label.center(inside)]
    if inside >= 7 and height >= 5:
        body += [line.center(inside) for line in fitted(name(card), inside, height - 3)]
    above = (height - 2 - len(body)) // 2
    body = [" " * inside] * above + body
    body += [" " * inside] * (height - 2 - len(body))
    canvas.write(x, y, lines[0] + lines[1] * inside + lines[2], edge, spot)
    for number, line in enumerate(body, 1):
        canvas.write(x, y + number, lines[3], edge, spot)
        canvas.write(x + 1, y + number, line, style, spot)
        canvas.write(x + 1 + inside, y + number, lines[3], edge, spot)
    canvas.write(x, y + height - 1, lines[4] + lines[1] * inside + lines[5], edge, spot)


def fitted(text: str, width: int, lines: int) -> list[str]:
    """Break a name into lines; what does not fit ends in an ellipsis.

    >>> fitted("house of cards", 8, 2), fitted("cockatrice", 7, 1)
    (['house of', 'cards'], ['cockat…'])
    """
    broken = textwrap.wrap(text, width, break_long_words=False) or [""]
    kept = broken[:lines]
    if len(broken) > lines:
        kept[-1] += "…"
    return [line if len(line) <= width else line[: width - 1] + "…" for line in kept]
