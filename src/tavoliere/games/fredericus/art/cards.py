"""The cards: grounds for the rows, whole faces for the panels, goals and their backs."""

from __future__ import annotations

from typing import Final

from tavoliere.games.art.pen import fade, line, path, sheet, use, write
from tavoliere.games.fredericus.art.palette import CARD, COLOURS, CREATURES, END_CARD

INK: Final = COLOURS["ink"]
GOLD: Final = COLOURS["gold"]


def ground(kind: str) -> str:
    """Draw the ground of a card in a row, its middle at the origin; what it shows is laid upright upon it."""
    return sheet(CARD, COLOURS[kind], 6, INK, 1.2) + sheet((CARD[0] - 6, CARD[1] - 6), "none", 4, _trim(kind), 1)


def end_ground(kind: str) -> str:
    """Draw the ground of the end card, the only one that matters (F11), in a frame of gold."""
    width, height = END_CARD
    shadow = fade(sheet((width + 5, height + 5), INK, 10.5, None, 0), 0.2)
    return (
        shadow
        + sheet((width, height), COLOURS["gilt"], 8, INK, 1.8)
        + sheet((width - 8, height - 8), COLOURS[kind], 5, INK, 1)
    )


def face(kind: str) -> str:
    """Draw a whole card face: ground, figure and, for a creature, its letter."""
    letter = initial(kind, -CARD[0] / 2 + 9, -CARD[1] / 2 + 15, 16) if kind in CREATURES else ""
    return ground(kind) + use(f"fr-{kind}", -24, -20, 48, 48) + letter


def goal(kind: str) -> str:
    """Draw a goal card face up: the creature it asks for, in the lapis frame of the goals."""
    letter = initial(kind, -CARD[0] / 2 + 11, -CARD[1] / 2 + 17, 15) if kind in CREATURES else ""
    tint = COLOURS[kind] if kind in CREATURES else COLOURS["vellum"]
    return (
        sheet(CARD, COLOURS["lapis"], 6, INK, 1.2)
        + sheet((CARD[0] - 10, CARD[1] - 10), tint, 3, COLOURS["gilt"], 1.4)
        + use(f"fr-{kind}", -21, -17, 42, 42)
        + letter
    )


def back() -> str:
    """Draw the back of a goal card."""
    return (
        sheet(CARD, COLOURS["lapis"], 6, INK, 1.2)
        + sheet((CARD[0] - 8, CARD[1] - 8), "none", 4, COLOURS["gilt"], 1.2)
        + use("fr-back", -22, -22, 44, 44)
    )


def place() -> str:
    """Outline the place of an empty row."""
    return sheet(END_CARD, "none", 8, COLOURS["faded"], 2, "7 6") + line("M-11-8L11 8M11-8L-11 8", COLOURS["faded"], 2)


def initial(kind: str, x: float, y: float, size: float) -> str:
    """Write the letter of a creature."""
    return write(x, y, size, kind, COLOURS[f"{kind}-figure"])


def horn() -> str:
    """Draw the hunting horn that announces the end (F35), inside a circle of radius 50."""
    return (
        line("M-24 2C-18-46 22-44 14 8", COLOURS["faded"], 2.4)
        + path("M-38-20C-30 16 2 30 34 4L40-16C22 10-6 4-22-24Z", COLOURS["vermilion"], INK, 2.4)
        + path("M33 7L41-20L46-18Q49-2 39 11Z", COLOURS["gilt"], INK, 2)
        + path("M-41-18L-20-25L-22-32L-45-25Z", COLOURS["gilt"], INK, 2)
        + line("M-27 2Q-20-2-17-9M6 18Q10 11 8 4", COLOURS["gilt"], 4)
    )


def _trim(kind: str) -> str:
    return COLOURS[f"{kind}-figure"] if kind in "WSE" else COLOURS["vellum"]
