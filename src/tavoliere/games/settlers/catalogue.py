"""The cards as data: what is printed on each of them, and the prices and points that one game goes by."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Mapping

RESOURCES: Final = ("brick", "lumber", "wool", "ore", "grain", "gold")
"""The six resources, in the order of every price (B5)."""
LETTERS: Final = "BLWOGA"
"""Their letters in notation; A is for aurum, since grain has the G."""
SETS: Final = ("base", "wizards-dragons")

Price: TypeAlias = "tuple[int, ...]"
"""How much of each resource, in the order of RESOURCES."""
FREE: Final[Price] = (0, 0, 0, 0, 0, 0)

POINTS: Final = ("victory", "commerce", "strength", "tournament")

FIELDS: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "road": ("price",),
        "settlement": ("price",),
        "city": ("price",),
        "citadel": ("price",),
        "building": ("price", "victory", "commerce"),
        "fleet": ("price", "victory", "commerce"),
        "knight": ("price", "victory", "strength", "tournament"),
        "dragon": ("price", "magic_build", "victory", "strength", "tournament"),
        "magic_building": ("price", "magic_build", "magic_use", "victory", "commerce"),
        "wizard": ("price",),
        "book": ("magic_use",),
        "magic_action": ("magic_use",),
    }
)
"""What can be printed on a card of each kind. Kinds that are missing cost nothing and carry no figure."""


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Card:
    """One kind of card. Its name and what it does stand in the words, under `card-<id>`."""

    number: int
    id: str
    set: str
    kind: str
    colour: str = ""
    count: int = 1
    start: int = 0  # how many more lie in the starting principalities (B1)
    price: Price = FREE
    magic_build: int = 0
    magic_use: int = 0
    victory: int = 0
    commerce: int = 0
    strength: int = 0
    tournament: int = 0
    victory_with_wizard: int = 0  # W20
    hand: int = 0  # by how much it raises the hand limit (B46)
    fleet_commerce: int = 0  # what it adds to every own fleet (B101)
    doubles: int | None = None  # the resource whose regions beside it yield 2 (B66)
    trade: tuple[int, int] | None = None  # the resource that it trades, and how many for one (B54)
    use_price: Price = FREE  # W73
    power: tuple[int, int] | None = None  # a wizard's magic at the start, and the most (W28)
    region: str = ""  # where a wizard may lie: a resource, or "any" (W27)
    resource: int | None = None  # of a region
    die: int = 0  # the number that lets a region yield (B65)
    crest: str = ""  # of a starting region: A or B
    sites: int = 0
    wizards: int = 0  # how many can lie around it (W17)
    accepts: tuple[str, ...] = ()  # which colours may be built there (W15)
    temper: str = ""  # of an action: attack, defence or neutral
    counter: tuple[str, ...] = ()  # what protects from it, or what it protects from
    answers: tuple[str, ...] = ()  # the attacks that it answers (B60)
    unique: bool = False  # W63
    placement: str = ""
    timing: str = ""
    limit: str = ""
    lasts: str = ""
    needs: tuple[str, ...] = ()
    source: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    confidence: Mapping[str, str] = field(default_factory=dict)

    def sure(self, fact: str) -> str:
        """Say how sure a field is: high, medium, low, or none where no source gives it."""
        return self.confidence.get(fact, "high")

    def is_confirmed(self, fact: str) -> bool:
        """Say whether any source gives this field.

        >>> CARD["city"].is_confirmed("price"), CARD["citadel"].is_confirmed("price")
        (True, False)
        """
        return self.sure(fact) in {"high", "medium"}

    @property
    def fields(self) -> tuple[str, ...]:
        """The price and figures that a card of this kind can carry."""
        fields = FIELDS.get(self.kind, ())
        # W72: of the magic buildings, only the kitchen takes magic with every use.
        return fields if self.magic_use else tuple(one for one in fields if one != "magic_use")


def price_of(parts: Mapping[str, int]) -> Price:
    """Count a price out.

    >>> price_of({"ore": 3, "grain": 2})
    (0, 0, 0, 3, 2, 0)
    """
    return tuple(parts.get(resource, 0) for resource in RESOURCES)


def _card(name: str, entry: dict[str, Any], of_set: str) -> Card:
    """Turn one entry of a card file into a card."""
    facts: dict[str, Any] = {"id": name, "set": of_set}
    for key, value in entry.items():
        if key in {"price", "use_price"}:
            facts[key] = price_of(value)
        elif key == "points":
            facts |= value
        elif key == "magic":
            facts |= {f"magic_{when}": amount for when, amount in value.items()}
        elif key in {"doubles", "resource"}:
            facts[key] = RESOURCES.index(value)
        elif key == "trade":
            facts[key] = (RESOURCES.index(value["give"]), value["rate"])
        elif key == "power":
            facts[key] = (value["start"], value["most"])
        elif key == "confidence":
            facts[key] = value
        else:
            facts[key] = tuple(value) if isinstance(value, list) else value
    return Card(**facts)


def _read() -> list[Card]:
    """Read the card files."""
    cards: list[Card] = []
    for of_set in SETS:
        text = (Path(__file__).parent / "cards" / f"{of_set}.toml").read_text(encoding="utf-8")
        cards += [_card(name, entry, of_set) for name, entry in tomllib.loads(text).items() if name != "set"]
    return cards


BLANK: Final = Card(number=0, id="", set="", kind="", count=0)


def _numbered(cards: list[Card]) -> tuple[Card, ...]:
    """Lay cards in the order of their numbers, behind a blank one."""
    return (BLANK, *sorted(cards, key=lambda card: card.number))


_CARDS: Final = _read()
CENTRE_KINDS: Final = ("settlement", "city", "citadel", "road")

CENTRES: Final = _numbered([card for card in _CARDS if card.kind in CENTRE_KINDS])
"""Settlement, city, citadel and road by number, behind a blank."""
REGIONS: Final = _numbered([card for card in _CARDS if card.kind == "region"])
"""The 23 regions by number, behind a blank: six with crest A, six with crest B, the stack. The id is the code, G1."""
EVENTS: Final = _numbered([card for card in _CARDS if card.kind == "event"])
"""The event cards by number, behind a blank."""
HAND_CARDS: Final = _numbered([card for card in _CARDS if card.kind not in {*CENTRE_KINDS, "region", "event"}])
"""Whatever can be in a hand, by number, behind a blank."""

CARD: Final[Mapping[str, Card]] = MappingProxyType({card.id: card for card in _CARDS})
"""Every card by its id; no two kinds of card share one."""
NUMBER: Final[Mapping[str, int]] = MappingProxyType({card.id: card.number for card in HAND_CARDS[1:]})
"""The number of each hand card."""
EVENT_NUMBER: Final[Mapping[str, int]] = MappingProxyType({card.id: card.number for card in EVENTS[1:]})
"""The number of each event card."""

Changes: TypeAlias = "dict[tuple[str, str], int | Price]"
"""What a game's cards say otherwise: (id, field) to the value."""


class Catalogue:
    """The prices and points of one game: plain lists by the number of the hand card, corrections included.

    Games with the same corrections share one catalogue, which nobody changes.
    """

    __slots__ = (
        "centre_price",
        "changes",
        "commerce",
        "corrections",
        "magic_build",
        "magic_use",
        "price",
        "strength",
        "tournament",
        "victory",
    )

    def __init__(self, changes: Changes, corrections: str) -> None:
        """Copy the printed figures and change some; ask `standard` or `corrected` for a catalogue instead."""
        self.corrections: str = corrections
        self.changes: Changes = changes
        self.price: list[Price] = [card.price for card in HAND_CARDS]
        self.magic_build: list[int] = [card.magic_build for card in HAND_CARDS]
        self.magic_use: list[int] = [card.magic_use for card in HAND_CARDS]
        self.victory: list[int] = [card.victory for card in HAND_CARDS]
        self.commerce: list[int] = [card.commerce for card in HAND_CARDS]
        self.strength: list[int] = [card.strength for card in HAND_CARDS]
        self.tournament: list[int] = [card.tournament for card in HAND_CARDS]
        self.centre_price: dict[str, Price] = {card.id: card.price for card in CENTRES[1:]}
        for (name, changed), value in changes.items():
            if name in self.centre_price and isinstance(value, tuple):
                self.centre_price[name] = value
            else:
                getattr(self, changed)[NUMBER[name]] = value

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle as the one word of the corrections, so that catalogues stay shared."""
        return Catalogue.corrected, (self.corrections,)

    def value(self, card: Card, fact: str) -> int | Price:
        """Return a card's price or one of its figures as this game has it."""
        printed: int | Price = getattr(card, fact)
        return self.changes.get((card.id, fact), printed)

    def is_confirmed(self, card: Card, fact: str) -> bool:
        """Say whether a source, or whoever corrected it, vouches for a field."""
        return (card.id, fact) in self.changes or card.is_confirmed(fact)

    @staticmethod
    def standard() -> Catalogue:
        """Return the catalogue of a game that corrects nothing."""
        return Catalogue.corrected("")

    @staticmethod
    def corrected(code: str) -> Catalogue:
        """Return the catalogue with the corrections of a canonical word, `citadel.price:brick2+ore3`; refuse others."""
        return _corrected(code)


@lru_cache(maxsize=256)
def _catalogue(code: str) -> Catalogue:
    """Keep one catalogue for every canonical word."""
    from tavoliere.games.settlers.corrections import changes_from

    return Catalogue(changes_from(code), code)


def _corrected(code: str) -> Catalogue:
    from tavoliere.games.settlers.corrections import changes_from, code_of

    return _catalogue(code_of(changes_from(code)) if code else "")
