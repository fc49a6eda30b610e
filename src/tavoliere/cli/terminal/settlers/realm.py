"""A principality in characters: the row of settlements and roads, the regions above and below, the cards on the sites.

Odd columns hold the settlements, with their sites above and below; even columns the roads, with the regions. A line is
as high and a column as broad as there is room for. What has no room at either side is cut off, never the cursor.
"""

from __future__ import annotations

import textwrap
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from rich.cells import cell_len

from tavoliere.cli.terminal.colours import ACCENT, FAINT
from tavoliere.cli.terminal.panels import shortened
from tavoliere.cli.terminal.settlers.colours import (
    COMMERCE,
    FREE_SITE,
    MAGIC,
    ROAD,
    STRENGTH,
    SYMBOLS,
    TOURNAMENT,
    VICTORY,
    card_style,
    centre_style,
    land_style,
)
from tavoliere.cli.terminal.settlers.spots import Spot, sites_of
from tavoliere.games.settlers.catalogue import CARD

if TYPE_CHECKING:
    from collections.abc import Callable

    from rich.style import Style

    from tavoliere.cli.terminal.canvas import Canvas
    from tavoliere.cli.terminal.settlers.land import Land, Wizard
    from tavoliere.cli.terminal.settlers.look import Look

BREADTHS: Final = (
    (11, 15), (10, 14), (10, 13), (9, 13), (9, 12), (8, 12), (8, 11), (8, 10), (7, 10), (7, 9), (6, 9), (6, 8), (6, 7),
    (6, 6), (5, 7), (5, 6), (5, 5), (4, 6), (4, 5),
)  # fmt: skip
"""Breadths of a column of regions and of one of settlements, from comfortable to tight."""

SIGNS: Final = (("^^", 0), ("^", 1), ("v", 3), ("vv", 4))


@dataclass(frozen=True, slots=True)
class Painter:
    """Draws one principality: on which sheet, whose, and how cards are called where there is little room."""

    canvas: Canvas[Spot]
    land: Land
    seat: int
    look: Look
    name: Callable[[str], str]  # of a card, or of what a region yields

    def draw(self, box: tuple[int, int, int, int], heights: list[int]) -> None:
        """Draw the principality into a box; `heights` are those of its five lines, nought where one is left out."""
        x, y, width, _ = box
        tops = [y + sum(heights[:line]) for line in range(5)]
        columns = spread_out(self.land.columns, width, self._focus())
        across = sum(broad for _, broad in columns)
        left = x + (width - across) // 2
        if columns[0][0] != self.land.columns[0]:
            self.canvas.write(x, tops[2], "◂", ACCENT)
        if columns[-1][0] != self.land.columns[-1]:
            self.canvas.write(x + width - 1, tops[2], "▸", ACCENT)
        for column, broad in columns:
            if column % 2:
                self._draw_centre(column, left, broad, tops, heights)
            else:
                self._draw_corner(column, left, broad, tops, heights)
            left += broad

    def _focus(self) -> int | None:
        """Return the column that must stay in sight: that of the cursor, or of what the line at the cursor means."""
        own = [spot for spot in (self.look.cursor, *sorted(self.look.meant)) if spot and spot.seat == self.seat]
        columns = [self._column_of(spot) for spot in own]
        return next((column for column in columns if column is not None), None)

    def _column_of(self, spot: Spot) -> int | None:
        """Return the column where a thing lies; None for what lies elsewhere."""
        if spot.kind == "end":
            return self.land.columns[0 if spot.where == "left" else -1]
        if spot.kind == "wizard":
            places = [place for place, wizard in self.land.wizards.items() if wizard.card == spot.where]
            return column_of(places[0]) if places else None
        return column_of(spot.where) if spot.kind in {"region", "site", "centre"} else None

    def _draw_corner(self, column: int, x: int, broad: int, tops: list[int], heights: list[int]) -> None:
        """Draw what stands in an even column: regions, their wizards, the road between them."""
        for sign, line in SIGNS:
            place = f"{column}{sign[0]}"
            if len(sign) == 1:
                self._draw_region(place, (x, tops[line], broad, heights[line]))
            elif len(sign) == 2 and place in self.land.wizards:
                self._draw_wizard(self.land.wizards[place], (x, tops[line], broad, heights[line]))
        self._draw_road(column, x, broad, tops[2], heights[2])

    def _draw_road(self, column: int, x: int, broad: int, y: int, height: int) -> None:
        """Draw a road, or the place where one may be laid."""
        middle = y + height // 2
        inside = self.land.columns[0] < column < self.land.columns[-1]
        end = "left" if column == self.land.columns[0] else "right"
        spot = Spot("centre", str(column), self.seat) if inside else Spot("end", end, self.seat)
        if column in self.land.roads or inside:
            self.canvas.write(x, middle, "═" * broad, self.look.of(spot, ROAD), spot)
        elif spot in self.look.lit or spot == self.look.cursor:
            self.canvas.write(x, middle, "┄" * broad, self.look.of(spot, FAINT), spot)
        self.canvas.lay(x, y, broad, height, spot)

    def _draw_region(self, place: str, box: tuple[int, int, int, int]) -> None:
        """Draw a region: its letter and number, and how much of three it stores (B26); or the corner for one."""
        broad, height = box[2], box[3]
        spot = Spot("region", place, self.seat)
        region = self.land.regions.get(place)
        if region is None:
            if spot in self.look.lit:
                self._tile(box, [place], self.look.of(spot, FREE_SITE), spot)
            return
        dots = "●" * region.amount + "○" * (3 - region.amount)
        if height == 1:
            code = region.code
            lines = [f"{code}·{region.amount}" if broad < 5 else f"{code}{' ' if broad > 5 else ''}{dots}"]
        else:
            called = self.name(f"card-{region.code}").rpartition(" ")[0]
            lines = [region.code if broad < 8 else f"{region.code} {cut(called, broad - 3)}", dots]
        self._tile(box, lines, self.look.of(spot, land_style(region.resource)), spot)

    def _draw_wizard(self, wizard: Wizard, box: tuple[int, int, int, int]) -> None:
        """Draw a wizard and his power; one who cannot cast this turn is shown in brackets (W31)."""
        broad, height = box[2], box[3]
        spot = Spot("wizard", wizard.card, self.seat)
        called = self.name(f"card-{wizard.card}")
        power = f"{MAGIC}{wizard.power}" if not wizard.locked else f"({wizard.power})"
        if height == 1:
            lines = [f"{cut(called, broad - len(power))}{power}"]
        else:
            dots = MAGIC * wizard.power + "·" * (3 - wizard.power)
            lines = [cut(called, broad), f"({dots})" if wizard.locked else dots]
        self._tile(box, lines, self.look.of(spot, card_style(wizard.card)), spot)

    def _draw_centre(self, column: int, x: int, broad: int, tops: list[int], heights: list[int]) -> None:
        """Draw what stands in an odd column: the settlement, city or citadel, and its sites."""
        kind = self.land.centres[column]
        spot = Spot("centre", str(column), self.seat)
        label = f"{SYMBOLS[kind]} {column}"
        called = self.name(f"card-{kind}")
        lines = [label]
        if heights[2] > 1 and broad >= 7:
            lines.append(cut(called, broad))
        elif broad >= len(label) + 2 + cell_len(called):
            lines = [f"{label}  {called}"]
        self._tile((x, tops[2], broad, heights[2]), lines, self.look.of(spot, centre_style(kind)), spot)
        for site in sites_of(column, kind):
            line = dict(SIGNS)[site.lstrip("-0123456789")]
            self._draw_site(site, (x, tops[line], broad, heights[line]))

    def _draw_site(self, site: str, box: tuple[int, int, int, int]) -> None:
        """Draw a building site, with the card that lies on it, if any."""
        x, y, broad, height = box
        spot = Spot("site", site, self.seat)
        card = self.land.sites.get(site)
        if card is None:
            style = self.look.of(spot, FREE_SITE)
            self.canvas.write(x, y + height // 2, "╶" + "╌" * (broad - 2) + "╴", style, spot)
            self.canvas.lay(x, y, broad, height, spot)
            return
        style = self.look.of(spot, card_style(card))
        mark = "✗" if site in self.land.bewitched else "²" if site in self.land.potions else ""
        inside = broad - len(mark)
        called = self.name(f"card-{card}")
        words = textwrap.wrap(called, max(inside, 3), break_long_words=False) if height > 1 else [called]
        lines = [cut(words[0], inside) + mark, *(cut(word, broad) for word in words[1:])][:height]
        told = figures(card)
        if told and len(lines) < height:
            lines.append(cut(told, broad))
        self._tile(box, lines, style, spot)

    def _tile(self, box: tuple[int, int, int, int], lines: list[str], style: Style, spot: Spot) -> None:
        """Fill a box with one ground and write lines into its middle."""
        x, y, broad, height = box
        above = (height - len(lines)) // 2
        for number in range(height):
            text = lines[number - above] if above <= number < above + len(lines) else ""
            self.canvas.write(x, y + number, f"{text:^{broad}}"[:broad], style, spot)


def cut(name: str, width: int) -> str:
    """Cut a name to a width; where that is very small, every letter counts.

    >>> cut("Brick Fleet", 8), cut("Brick Fleet", 6)
    ('Brick F…', 'Brick ')
    """
    return shortened(name, width) if width > 7 else name[:width]


def figures(card: str) -> str:
    """Write the points of a card in signs: victory, commerce, strength, tournament.

    >>> figures("conrad"), figures("mint"), figures("abbey")
    ('♞2 ⚑1', '¤1', '')
    """
    of = CARD[card]
    signs = ((VICTORY, of.victory), (COMMERCE, of.commerce), (STRENGTH, of.strength), (TOURNAMENT, of.tournament))
    return " ".join(f"{sign}{points}" for sign, points in signs if points)


def column_of(place: str) -> int:
    """Return the column of a place, a side or a site.

    >>> column_of("-2^"), column_of("1vv")
    (-2, 1)
    """
    return int(place.rstrip("^v"))


def spread_out(columns: range, width: int, focus: int | None) -> list[tuple[int, int]]:
    """Return the columns that have room in a width and the breadth of each; `focus` stays in sight.

    >>> spread_out(range(-2, 3), 54, None)
    [(-2, 9), (-1, 13), (0, 9), (1, 13), (2, 9)]
    >>> [column for column, _ in spread_out(range(-8, 5), 30, -8)]
    [-8, -7, -6, -5, -4, -3]
    """
    odd = len([column for column in columns if column % 2])
    for even_breadth, odd_breadth in BREADTHS:
        if odd * odd_breadth + (odd + 1) * even_breadth <= width:
            return [(column, odd_breadth if column % 2 else even_breadth) for column in columns]
    even_breadth, odd_breadth = BREADTHS[-1]
    seen = (width - 2) * 2 // (even_breadth + odd_breadth)
    first = columns[0] if focus is None or focus - columns[0] < seen else min(focus - seen // 2, columns[-1] + 1 - seen)
    return [(column, odd_breadth if column % 2 else even_breadth) for column in range(first, first + seen)]


def share(room: int, uppers: tuple[bool, bool]) -> list[list[int]]:
    """Share lines between two principalities, of which each has five rows, or three where nothing lies outermost.

    The second one, the viewer's own, gets what is left over, its sites and regions first.

    >>> share(13, (False, False)), share(13, (True, True))
    ([[0, 2, 2, 2, 0], [0, 3, 2, 2, 0]], [[1, 1, 1, 1, 1], [1, 2, 2, 2, 1]])
    """
    rows = [[0, 1, 2, 3, 4] if upper else [1, 2, 3] for upper in uppers]
    each = max(1, min(5, room // (len(rows[0]) + len(rows[1]))))
    heights = [[each if row in rows[which] else 0 for row in range(5)] for which in (0, 1)]
    left = room - sum(map(sum, heights))
    for which, row in [(1, 1), (1, 3), (1, 2), (0, 1), (0, 3), (1, 0), (1, 4), (0, 2), (0, 0), (0, 4)]:
        if left > 0 and row in rows[which] and heights[which][row] < 5:
            heights[which][row] += 1
            left -= 1
    return heights
