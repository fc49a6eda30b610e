"""The castle in characters: a view of the table becomes a sheet of letters and colours that knows what lies where.

The eight sides stand round the courtyard as they do on the board, side 0 at the top, clockwise. Each is a box: the keep
is its upper edge, with the tokens; below it the tower with its birds; then the row, from the castle wall on the left
to the end card, large, on the right (F1, F2, F11).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from tavoliere.cli.terminal.canvas import Canvas
from tavoliere.cli.terminal.colours import ACCENT, BOLD, CURSOR, FAINT, PICKED, STONE, TARGET, seat_style
from tavoliere.cli.terminal.fredericus.cards import draw_row, usual_pitch
from tavoliere.cli.terminal.fredericus.spots import Spot

if TYPE_CHECKING:
    from collections.abc import Callable

    from rich.style import Style

    from tavoliere.games.fredericus.view import View

PLACES: Final = ((1, 0), (2, 0), (2, 1), (2, 2), (1, 2), (0, 2), (0, 1), (0, 0))
"""Column and line of each side in the square of three by three that has the courtyard in its middle."""

RISING: Final = "\N{BOX DRAWINGS LIGHT DIAGONAL UPPER RIGHT TO LOWER LEFT}"
FALLING: Final = "\N{BOX DRAWINGS LIGHT DIAGONAL UPPER LEFT TO LOWER RIGHT}"

LEAST: Final = (54, 18)
MOST: Final = (122, 42)
"""Below the least, cards no longer fit; above the most, the sides would only drift apart."""


@dataclass(frozen=True, slots=True)
class Look:
    """What the person at the keyboard is pointing at: it is drawn, but it is no part of the game."""

    cursor: Spot | None = None
    picked: tuple[Spot, ...] = ()
    targets: frozenset[Spot] = frozenset()
    touched: frozenset[int] = field(default_factory=frozenset)  # sides that the last move has changed

    def frame(self, side: int) -> tuple[str, Style]:
        """Return the lines and the colour of a side's box: heavy where the cursor or a chosen piece is."""
        keep = Spot("keep", side)
        if self.cursor is not None and self.cursor.side == side and self.cursor.kind != "centre":
            return "┏━┓┃┗┛", ACCENT
        if keep in self.targets:
            return "┏━┓┃┗┛", TARGET
        if any(spot.side == side for spot in self.targets | frozenset(self.picked)):
            return "┏━┓┃┗┛", STONE
        return "╭─╮│╰╯", ACCENT if side in self.touched else STONE

    def of(self, spot: Spot, style: Style) -> Style:
        """Return the style of a spot: as it is, or as it looks under the cursor, picked, or as a target."""
        if spot == self.cursor:
            return CURSOR
        if spot in self.picked:
            return PICKED
        return TARGET if spot in self.targets else style


def draw(view: View, width: int, height: int, look: Look, name: Callable[[str], str]) -> Canvas[Spot]:
    """Draw the castle as the viewer sees it, as large as there is room; `name` gives the name of a card."""
    canvas = Canvas[Spot](width, height)
    gap = 1 if width >= 78 else 0
    across = min((width - 2 * gap) // 3, (MOST[0] - 2) // 3)
    down = min(height // 3, MOST[1] // 3)
    middle = min(height - 2 * down, down + 2)
    left, top = (width - 3 * across - 2 * gap) // 2, (height - 2 * down - middle) // 2
    lines = (top, top + down, top + down + middle)
    pitch = usual_pitch(view.rows, across - 2, down - 3)
    for side, (column, line) in enumerate(PLACES):
        box = (left + column * (across + gap), lines[line], across, middle if line == 1 else down)
        _draw_side(canvas, view, side, box, pitch, look, name)
    _draw_courtyard(canvas, view, (left + across + gap, lines[1], across, middle), look)
    return canvas


def _draw_side(
    canvas: Canvas[Spot],
    view: View,
    side: int,
    box: tuple[int, int, int, int],
    pitch: int,
    look: Look,
    name: Callable[[str], str],
) -> None:
    """Draw keep, tower and row of one side."""
    x, y, width, height = box
    lines, style = look.frame(side)
    keep = Spot("keep", side)
    canvas.write(x, y, lines[0] + lines[1] * (width - 2) + lines[2], style, keep)
    canvas.write(x, y + height - 1, lines[4] + lines[1] * (width - 2) + lines[5], style, keep)
    for line in range(y + 1, y + height - 1):
        # The castle wall: here the row begins.
        canvas.write(x, line, "▌" if lines[3] == "│" else "█", style if lines[3] == "│" else ACCENT, keep)
        canvas.write(x + width - 1, line, lines[3], style, keep)
    canvas.write(x + 2, y, f" {side} ", look.of(keep, BOLD), keep)
    _draw_tokens(canvas, view, str(side), x + width - 2, y, keep)
    canvas.lay(x + 1, y + 1, width - 2, 1, Spot("tower", side))
    _draw_tower(canvas, view, side, x + 1, y + 1, width - 2, look)
    area = (x + 1, y + 2, width - 2, height - 3)
    canvas.lay(*area, Spot("row", side))
    draw_row(canvas, view.rows[side], area, pitch, look, Spot("row", side), name)


def _draw_tokens(canvas: Canvas[Spot], view: View, place: str, right: int, y: int, spot: Spot) -> None:
    """Lay the tokens of a place side by side, the last one at the right."""
    owners = [seat for seat, places in enumerate(view.tokens) for where in places if where == place]
    x = right - 3 * len(owners)
    for seat in owners:
        x = canvas.write(x, y, f"●{seat}", seat_style(seat), spot) + 1


def _draw_tower(canvas: Canvas[Spot], view: View, side: int, x: int, y: int, width: int, look: Look) -> None:
    """Stand the birds on their tower; the hooded ones are in the courtyard (F29)."""
    tower = Spot("tower", side)
    canvas.write(x, y, "♜", look.of(tower, STONE), tower)
    if tower in look.targets or tower == look.cursor:
        canvas.write(x, y, " ♜ ", look.of(tower, STONE), tower)
    here = [
        Spot("bird", side, seat, bird)
        for seat, towers in enumerate(view.birds)
        for bird, where in zip("PG", towers, strict=True)
        if where == side and view.hooded[seat] != bird
    ]
    loose = 4 + 3 * len(here) <= width
    place = x + (4 if loose else 1)
    for spot in here:
        style = look.of(spot, seat_style(spot.seat))
        place = canvas.write(place, y, f"{spot.seat}{spot.bird}", style, spot) + (1 if loose else 0)


def _draw_courtyard(canvas: Canvas[Spot], view: View, box: tuple[int, int, int, int], look: Look) -> None:
    """Draw the courtyard: its eight sections with the hooded birds, and the centre with its token."""
    x, y, width, height = box
    corner = 1 if height < 9 else 3
    for line in range(height):
        bevel = max(corner - line, corner - (height - 1 - line), 0)
        left, right = x + bevel, x + width - 1 - bevel
        edge = line in {0, height - 1}
        canvas.write(left, y + line, "─" * (right - left + 1) if edge else "│", STONE)
        if not edge:
            canvas.write(right, y + line, "│", STONE)
        if bevel or line in {corner, height - 1 - corner}:
            upper = line < height / 2
            canvas.write(left, y + line, RISING if upper else FALLING, STONE)
            canvas.write(right, y + line, FALLING if upper else RISING, STONE)
    centre = Spot("centre", -1)
    third = (width - 4) // 3
    for side, (column, line) in enumerate(PLACES):
        across = x + 2 + column * third + (width - 4 - 3 * third) * column // 2
        down = y + (1 if line == 0 else height // 2 if line == 1 else height - 2)
        _draw_section(canvas, view, side, across, down, third, look)
    middle_x, middle_y = x + width // 2, y + height // 2
    canvas.lay(middle_x - 2, middle_y, 5, 1, centre)
    style = look.of(centre, STONE)
    if height >= 10:
        canvas.block(middle_x - 4, middle_y - 1, ["╭───────╮", "│       │", "╰───────╯"], style, centre)
    canvas.write(middle_x - 1, middle_y, " ✥ ", style, centre)
    owners = [seat for seat, places in enumerate(view.tokens) if "centre" in places]
    for seat in owners:
        canvas.write(middle_x - 1, middle_y, f"●{seat}", look.of(centre, seat_style(seat)), centre)


def _draw_section(canvas: Canvas[Spot], view: View, side: int, x: int, y: int, width: int, look: Look) -> None:
    """Write a section's number, or the hooded birds that sit in it."""
    birds = [
        Spot("bird", side, seat, view.hooded[seat])
        for seat, towers in enumerate(view.birds)
        if view.hooded[seat] and towers["PG".index(view.hooded[seat])] == side
    ]
    if not birds:
        canvas.write(x + width // 2, y, str(side), FAINT)
        return
    bare = 2 * len(birds) + 2 > width
    length = 2 * len(birds) + (0 if bare else 2)
    place = x + max(0, (width - length) // 2)
    if not bare:
        place = canvas.write(place, y, "(", ACCENT)
    for spot in birds:
        place = canvas.write(place, y, f"{spot.seat}{spot.bird}", look.of(spot, seat_style(spot.seat)), spot)
    if not bare:
        canvas.write(place, y, ")", ACCENT)
