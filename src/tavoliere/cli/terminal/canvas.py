"""A sheet of characters to draw on, which remembers what lies where, for the mouse and the cursor."""

from __future__ import annotations

from collections.abc import Hashable
from itertools import groupby
from typing import TYPE_CHECKING, Generic, TypeVar

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

from tavoliere.cli.terminal.colours import PLAIN

if TYPE_CHECKING:
    from collections.abc import Collection


S = TypeVar("S", bound=Hashable)
"""What can be pointed at: each game has its own kind of spots."""


class Canvas(Generic[S]):
    """Characters, their styles, and the spots that they belong to. What falls outside is cut off."""

    def __init__(self, width: int, height: int) -> None:
        """Take an empty sheet."""
        self.width, self.height = width, height
        self.letters = [[" "] * width for _ in range(height)]
        self.styles: list[list[Style]] = [[PLAIN] * width for _ in range(height)]
        self.spots: list[list[S | None]] = [[None] * width for _ in range(height)]

    def write(self, x: int, y: int, text: str, style: Style = PLAIN, spot: S | None = None) -> int:
        """Write a line of text from a place to the right, and return the place after it."""
        for letter in text:
            if 0 <= x < self.width and 0 <= y < self.height and cell_len(letter) == 1:
                self.letters[y][x] = letter
                self.styles[y][x] = style
                if spot is not None:
                    self.spots[y][x] = spot
            x += 1
        return x

    def write_text(self, x: int, y: int, text: Text, spot: S | None = None) -> int:
        """Write a line with its colours, and return the place after it."""
        styles = [text.style if isinstance(text.style, Style) else PLAIN] * len(text.plain)
        for span in text.spans:
            if isinstance(span.style, Style):
                styles[span.start : span.end] = [style + span.style for style in styles[span.start : span.end]]
        for letter, style in zip(text.plain, styles, strict=True):
            x = self.write(x, y, letter, style, spot)
        return x

    def lay(self, x: int, y: int, width: int, height: int, spot: S) -> None:
        """Say that an area belongs to a spot; later ones win."""
        for line in self.spots[max(y, 0) : y + height]:
            for place in range(max(x, 0), min(x + width, self.width)):
                line[place] = spot

    def block(self, x: int, y: int, lines: list[str], style: Style, spot: S | None = None) -> None:
        """Write lines below each other."""
        for number, line in enumerate(lines):
            self.write(x, y + number, line, style, spot)

    def text(self) -> Text:
        """Return the sheet with its colours."""
        text = Text(no_wrap=True, end="")
        for y, (letters, styles) in enumerate(zip(self.letters, self.styles, strict=True)):
            if y:
                text.append("\n")
            for style, run in groupby(zip(letters, styles, strict=True), key=lambda cell: cell[1]):
                text.append("".join(letter for letter, _ in run), style)
        return text

    def plain(self) -> str:
        """Return the sheet without its colours."""
        return "\n".join("".join(line).rstrip() for line in self.letters)

    def at(self, x: int, y: int) -> S | None:
        """Return what lies at a place."""
        return self.spots[y][x] if 0 <= x < self.width and 0 <= y < self.height else None

    def middle(self, spot: S) -> tuple[float, float] | None:
        """Return the middle of a spot; None where it is not on the sheet."""
        places = [(x, y) for y, line in enumerate(self.spots) for x, other in enumerate(line) if other == spot]
        if not places:
            return None
        return sum(x for x, _ in places) / len(places), sum(y for _, y in places) / len(places)

    def toward(self, stops: Collection[S], start: S, across: int, down: int) -> S:
        """Return the stop that lies nearest in a direction; the start where nothing lies there.

        A character is about twice as high as broad, so two columns count as much as one line.
        """
        origin = self.middle(start)
        if origin is None:
            return next(iter(stops), start)
        best, least = start, float("inf")
        for stop in stops:
            place = self.middle(stop)
            if place is None or stop == start:
                continue
            x, y = (place[0] - origin[0]) / 2, place[1] - origin[1]
            ahead, aside = x * across + y * down, abs(x * down) + abs(y * across)
            if ahead > 0.4 and ahead + 2 * aside < least:
                best, least = stop, ahead + 2 * aside
        return best
