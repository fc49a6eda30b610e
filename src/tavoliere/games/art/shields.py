"""The shields of the seats: a charge each, so that four seats are told apart without colour."""

from __future__ import annotations

from typing import Final

from tavoliere.games.art.palette import COLOURS
from tavoliere.games.art.pen import path

INK: Final = COLOURS["ink"]
PALE: Final = COLOURS["vellum"]

# Heraldry's plainest charges, one a seat: fess, pale, bend, chevron.
ON_SHIELD: Final = (
    "M-10-5L10-5L9.9 2L-9.9 2Z",
    "M-3.5-11L3.5-11L3.5 11L0 13L-3.5 11Z",
    "M-10-11L-5-11L9 3.5L6 8.5L-10-6Z",
    "M0-7L10 2.5L8 6.5L7 7.5L0 1L-7 7.5L-8 6.5L-10 2.5Z",
)
SHIELD: Final = "M-10-11L10-11L10-1C10 6 5 10 0 13C-5 10-10 6-10-1Z"


def shield(seat: int, ground: str | None = None, charge: str = PALE) -> str:
    """Draw the shield of a seat: its colour, or that of the game's own pieces, with its charge; box -12 -13 24 28."""
    field = path(SHIELD, ground or COLOURS[f"seat-{seat}"])
    return field + path(ON_SHIELD[seat], charge) + path(SHIELD, "none", INK, 1.4)
