"""The colours of the cards of Fredericus in a terminal."""

from __future__ import annotations

from functools import cache
from typing import Final

from rich.style import Style

from tavoliere.games.fredericus.art.palette import COLOURS

CREATURES: Final = "abcdefgh"

SYMBOLS: Final = {"W": "♣", "S": "≈", "E": "◉", "F": "♛"}
"""Narrow in every font that has them; a creature's symbol is its letter."""

# Deeper than in the picture: a letter of the terminal is thin.
_GROUNDS: Final = {"W": ("#2a6a26", "#f1f6d6"), "S": ("#2c6098", "#f4faff"), "F": ("#7a1f5c", "#ffe9b8")}


@cache
def card_style(card: str) -> Style:
    """Return ground and figure of a card: woods green, sky blue, seals red on cream, creatures each their own."""
    ground, figure = _GROUNDS.get(card) or (COLOURS[card], COLOURS[f"{card}-figure"])
    return Style(color=figure, bgcolor=ground, bold=card in CREATURES + "E")
