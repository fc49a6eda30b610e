"""The colours of the table in a terminal.

Whatever carries a meaning paints its own ground and its own letter, so it reads the same on a light and on a dark
terminal. Colour never stands alone: every card has a letter or a name, every piece the number of its seat.
"""

from __future__ import annotations

import os
from typing import Final

from rich.style import Style
from textual.theme import Theme

_SEATS: Final = (("#1f5fbf", "#ffffff"), ("#b5301f", "#ffffff"), ("#2f7a35", "#ffffff"), ("#d9a21b", "#1f1600"))

STONE: Final = Style(color="#9a7d54")
FAINT: Final = Style(color="#8c8374")
ACCENT: Final = Style(color="#b87614", bold=True)
GOOD: Final = Style(color="#468a38", bold=True)
BAD: Final = Style(color="#d1442e", bold=True)
BADGE: Final = Style(color="#ffffff", bgcolor="#a9241b", bold=True)
BOLD: Final = Style(bold=True)
PLAIN: Final = Style()
CURSOR: Final = Style(color="#1f1600", bgcolor="#ffb627", bold=True)
PICKED: Final = Style(color="#ffffff", bgcolor="#7445a8", bold=True)
TARGET: Final = Style(color="#ffffff", bgcolor="#2f7a35", bold=True)


def seat_style(seat: int) -> Style:
    """Return the colour of a seat's pieces."""
    ground, figure = _SEATS[seat]
    return Style(color=figure, bgcolor=ground, bold=True)


DARK: Final = Theme(
    name="night",
    primary="#d9a93f",
    secondary="#8fb3d9",
    accent="#e0a93a",
    foreground="#efe4cc",
    background="#171411",
    surface="#211c17",
    panel="#2d261e",
    success="#6fae5c",
    warning="#e0a93a",
    error="#e06a52",
    dark=True,
)
LIGHT: Final = Theme(
    name="parchment",
    primary="#8a5a0c",
    secondary="#23528f",
    accent="#9a6410",
    foreground="#2d2118",
    background="#f7efdc",
    surface="#fdf8ea",
    panel="#ebdfc2",
    success="#3b6a38",
    warning="#9a6410",
    error="#a9241b",
    dark=False,
)
THEMES: Final = (DARK, LIGHT)


def theme_of_terminal() -> str:
    """Guess from what many terminals say of themselves (COLORFGBG) whether they are light; dark if they say nothing."""
    ground = os.environ.get("COLORFGBG", "").rpartition(";")[2]
    return LIGHT.name if ground in {"7", "15"} else DARK.name
