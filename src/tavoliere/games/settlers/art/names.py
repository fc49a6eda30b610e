"""The words on the cards: names from the game's words, cut to the room that there is for them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tavoliere.games.art.pen import escape, write
from tavoliere.games.settlers.art.palette import COLOURS
from tavoliere.games.settlers.catalogue import CARD, LETTERS, RESOURCES

Words = Callable[[str], str]

# How broad a letter is, in parts of the height of the writing; a little more than in the fonts of the picture.
NARROW: Final = frozenset("fijlrtI.,:;!'\u2019|()[] -/")
BROAD: Final = frozenset("mwMWÆŒ")


class Names:
    """The names of cards, seats and resources in one language, or English ones made from the ids."""

    def __init__(self, words: Words | None) -> None:
        """Take the words of a language; they answer with nothing what they do not know."""
        self._words = words or (lambda _: "")

    def short(self, key: str, otherwise: str = "") -> str:
        """Return a message, in its short form where it has one."""
        return self._words(f"{key}.short") or self._words(key) or otherwise

    def full(self, key: str, otherwise: str = "") -> str:
        """Return a message in full."""
        return self._words(key) or otherwise

    def card(self, card: str, *, whole: bool = False) -> str:
        """Name a card, with a capital, as a title has it; a region by its resource and number."""
        if card in CARD and CARD[card].kind == "region":
            return f"{self.resource(card[0])} {card[1]}"
        said = (self.full if whole else self.short)(f"card-{card}", card.replace("_", " "))
        return said[:1].upper() + said[1:]

    def seat(self, seat: int) -> str:
        """Name a seat."""
        return self.short(f"seat-{seat}", ("I", "II")[seat])

    def resource(self, letter: str) -> str:
        """Name a resource by its letter."""
        name = RESOURCES[LETTERS.index(letter)]
        return self.short(f"resource-{name}", name)


def breadth(text: str, size: float) -> float:
    """Estimate how much room a text takes.

    >>> round(breadth("Mint", 10), 1), breadth("", 10)
    (22.4, 0)
    """
    return sum(0.36 if c in NARROW else 0.96 if c in BROAD else 0.74 if c.isupper() else 0.56 for c in text) * size


def fitted(
    x: float, y: float, size: float, text: str, room: float, fill: str, least: float = 8.5, anchor: str = "middle"
) -> str:
    """Write a text about a point: smaller where it is long, then on two lines, then cut short."""
    wide = breadth(text, size)
    one = size if wide <= room else size * room / wide
    two = _halves(text)
    if two and one < size * 0.82:
        small = min(size * 0.8, *(room / breadth(half, 1) for half in two))
        if small > one:
            small = max(small, least)
            return "".join(
                _line(x, y + (k - 0.5) * small * 0.96 + small * 0.31, small, half, room, fill, anchor)
                for k, half in enumerate(two)
            )
    return _line(x, y + max(one, least) * 0.33, max(one, least), text, room, fill, anchor)


def _line(x: float, y: float, size: float, text: str, room: float, fill: str, anchor: str) -> str:
    while text and breadth(text, size) > room + 0.01:
        text = text.rstrip("…")[:-1].rstrip() + "…" if len(text) > 2 else ""
    return write(x, y, size, text, COLOURS.get(fill, fill), anchor)


def _halves(text: str) -> tuple[str, str] | None:
    """Break a text into two lines, as equal as its words allow."""
    words = text.replace("-", "-\0").replace(" ", "\0 ").split("\0")
    breaks = [("".join(words[:k]).strip(), "".join(words[k:]).strip()) for k in range(1, len(words))]
    return min(breaks, key=lambda halves: max(breadth(half, 1) for half in halves), default=None)


def titled(title: str) -> str:
    """Give a part of the picture a name that is read aloud or shown under the pointer."""
    return f"<title>{escape(title)}</title>" if title else ""
