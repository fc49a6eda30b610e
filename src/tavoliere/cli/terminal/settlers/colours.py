"""The colours of the Settlers card game in a terminal: regions deep, cards light, so that they never run together."""

from __future__ import annotations

from functools import cache
from typing import Final

from rich.style import Style

from tavoliere.games.settlers.catalogue import CARD

_LANDS: Final = {
    "brick": ("#a5482a", "#fff1e6"),
    "lumber": ("#2f5d31", "#eaf6dc"),
    "wool": ("#9cc25e", "#1c2a0c"),
    "ore": ("#5c6b82", "#f2f6fb"),
    "grain": ("#e2b93c", "#2b2000"),
    "gold": ("#2f6f96", "#ffe9a8"),
}
_CARDS: Final = {
    "green": ("#dfead3", "#22421d"),
    "red": ("#f4d6ca", "#6d1d12"),
    "yellow": ("#f7e9b8", "#5a4104"),
    "purple": ("#e4d6f2", "#43206b"),
    "blue": ("#d5e5ea", "#173f52"),
    "centre": ("#ead9b6", "#4a3413"),
}
_CENTRES: Final = {"settlement": "#d8b77c", "city": "#c98f5a", "citadel": "#8d72b8"}

SYMBOLS: Final = {"settlement": "⌂", "city": "♖", "citadel": "♜"}
FACES: Final = {"club": "♣", "mill": "✣", "knight": "♞", "sun": "☼", "card": "?"}
VICTORY: Final = "★"
STRENGTH: Final = "♞"
TOURNAMENT: Final = "⚑"
COMMERCE: Final = "¤"
HAND: Final = "▯"
MAGIC: Final = "✦"

FREE_SITE: Final = Style(color="#8c8374")
ROAD: Final = Style(color="#b98d4f", bold=True)
DICE: Final = Style(color="#1f1600", bgcolor="#f2e6c9", bold=True)
STACK: Final = Style(color="#f7efdc", bgcolor="#5d4a34")
MAGIC_STACK: Final = Style(color="#f4ecff", bgcolor="#553285")
REGION_STACK: Final = Style(color="#f2fbe8", bgcolor="#3d5a33")
EVENT_STACK: Final = Style(color="#eef6fa", bgcolor="#2c536a")
LACKING: Final = Style(color="#8c8374", strike=True)


@cache
def seat_style(seat: int) -> Style:
    """Return the ground of a crest, the white or the black one, with its red (B4)."""
    ground, figure = (("#d9cbb2", "#8f1d14"), ("#4b4343", "#ffd0c4"))[seat]
    return Style(color=figure, bgcolor=ground, bold=True)


@cache
def land_style(resource: str) -> Style:
    """Return ground and letters of a kind of region."""
    ground, figure = _LANDS[resource]
    return Style(color=figure, bgcolor=ground, bold=True)


@cache
def card_style(card: str) -> Style:
    """Return ground and letters of a card, by the colour of its group."""
    ground, figure = _CARDS.get(CARD[card].colour, _CARDS["centre"])
    return Style(color=figure, bgcolor=ground)


@cache
def centre_style(kind: str) -> Style:
    """Return ground and letters of a settlement, city or citadel."""
    return Style(color="#1f1408" if kind != "citadel" else "#ffffff", bgcolor=_CENTRES[kind], bold=True)
