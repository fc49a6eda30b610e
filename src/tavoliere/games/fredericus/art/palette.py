"""The colours and sizes of the table, by name: one place for the picture and for the page that uses the same art."""

from __future__ import annotations

from typing import Final

from tavoliere.games.art.palette import COLOURS as SHARED

COLOURS: Final[dict[str, str]] = SHARED | {
    # the castle
    "stone": "#dccaa2",
    "wall": "#b89d6f",
    "court": "#f1e5c8",
    # the cards: ground and figure
    "W": "#6a8d52",
    "W-figure": "#f2edcf",
    "S": "#4d80b8",
    "S-figure": "#fdf8ea",
    "E": "#f4dfc0",
    "E-figure": "#a9241b",
    "a": "#dfd686",
    "a-figure": "#50520f",
    "b": "#a8d6c9",
    "b-figure": "#0d504b",
    "c": "#f5c38c",
    "c-figure": "#93380e",
    "d": "#f1db86",
    "d-figure": "#6e4a06",
    "e": "#e8c3d6",
    "e-figure": "#752153",
    "f": "#f2b09c",
    "f-figure": "#9c1d11",
    "g": "#dcc2a2",
    "g-figure": "#55300f",
    "h": "#d0caea",
    "h-figure": "#383078",
}

CREATURES: Final = "abcdefgh"
KINDS: Final = "WSE" + CREATURES

# The measures of the picture, in its own units.
SIDE: Final = 1000  # the page is a square
MIDDLE: Final = SIDE / 2
KEEP: Final = 160.0  # from the centre of the castle to the centre of a keep
TOWER: Final = 107.0  # ... to a guard post
SECTION: Final = 55.0  # ... to a section of the courtyard
ROW_START: Final = 205.0  # ... to the inner edge of a row
ROW_END: Final = 478.0  # ... to the outer edge of the longest row
CARD: Final = (70.0, 80.0)
END_CARD: Final = (82.0, 78.0)
END_BOX: Final = (92.0, 88.0)  # with its shadow
PITCH: Final = 30.0  # how far the next card of a short row lies from the last one
