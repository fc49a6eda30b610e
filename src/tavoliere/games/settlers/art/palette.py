"""The paints and sizes of the principalities, by name: one place for the picture and for the page with the same art."""

from __future__ import annotations

from typing import Final

from tavoliere.games.art.palette import COLOURS as SHARED

COLOURS: Final[dict[str, str]] = SHARED | {
    # the frames of the cards, and the light grounds that their emblems stand on
    "green": "#48733f",
    "green-ground": "#e6ecd0",
    "red": "#9c3325",
    "red-ground": "#f6ddc8",
    "yellow": "#b5861f",
    "yellow-ground": "#f8ebc0",
    "purple": "#5f3b86",
    "purple-ground": "#e9def0",
    "event": "#35637f",
    "event-ground": "#dce8e8",
    "centre": "#7b6444",
    "centre-ground": "#f1e5c8",
    # the landscapes
    "brick": "#b4552f",
    "lumber": "#3e6b3a",
    "wool": "#7fa650",
    "ore": "#66748a",
    "grain": "#d8a52c",
    "gold-river": "#3f7fa6",
    # walls, roofs, metal, plants, flesh
    "stone": "#e7dabb",
    "wall": "#cab68c",
    "rock": "#8c7f6a",
    "timber": "#94653a",
    "plank": "#c79a62",
    "tile": "#b8472e",
    "slate": "#55708f",
    "thatch": "#d9ae54",
    "iron": "#8793a0",
    "steel": "#c6ced4",
    "coal": "#3d4048",
    "leaf": "#6f9a4c",
    "pine": "#3c6a45",
    "water": "#5f9cc4",
    "foam": "#cfe4ea",
    "skin": "#f2d3aa",
    "fire": "#e5702a",
    "ember": "#f6bf4b",
    "violet": "#7c52a3",
    "lilac": "#c3a6da",
    "night": "#36265a",
    "white": "#fffaf0",
}

# The measures of the picture, in its own units.
CELL: Final = 101.0  # from the middle of a place to that of the next one
CARD: Final = 96.0  # a card in a principality is a square
HAND: Final = (124.0, 172.0)
"""A card in the hand."""
