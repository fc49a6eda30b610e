"""The paints of the manuscript that all games share, the same in a light and in a dark room."""

from __future__ import annotations

from typing import Final

COLOURS: Final[dict[str, str]] = {
    # the page
    "parchment": "#f5ead2",
    "vellum": "#fbf4e3",
    "shade": "#e6d6b4",
    "ink": "#2d2118",
    "faded": "#84694a",
    "tendril": "#decb9f",
    "gold": "#c4922a",
    "gilt": "#e9c766",
    # the painter's two strong colours
    "lapis": "#23528f",
    "vermilion": "#b5301f",
    # the seats
    "seat-0": "#23528f",
    "seat-1": "#b5301f",
    "seat-2": "#3b6a38",
    "seat-3": "#d09a24",
}

FONT: Final = "'Palatino Linotype', Palatino, 'Book Antiqua', 'URW Palladio L', serif"
