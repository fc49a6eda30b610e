"""How the table shows what the person at the keyboard points at."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rich.style import Style

from tavoliere.cli.terminal.colours import CURSOR, TARGET

if TYPE_CHECKING:
    from tavoliere.cli.terminal.settlers.spots import Spot

TOUCHED = Style(underline=True, bold=True)


@dataclass(frozen=True, slots=True)
class Look:
    """The cursor, what can be chosen now, what the last move has changed, and the cards that can be laid or played.

    `meant` is what the line under the cursor stands for, if the cursor is in the list.
    """

    cursor: Spot | None = None
    meant: frozenset[Spot] = frozenset()
    lit: frozenset[Spot] = frozenset()
    touched: frozenset[Spot] = frozenset()
    ready: frozenset[str] = frozenset()

    def of(self, spot: Spot, style: Style) -> Style:
        """Return the style of a spot: its own, or how it looks under the cursor, lit, or just changed."""
        if spot == self.cursor or spot in self.meant:
            return CURSOR
        if spot in self.lit:
            return TARGET
        return style + TOUCHED if spot in self.touched else style
