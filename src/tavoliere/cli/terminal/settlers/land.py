"""A principality as a view tells it, laid out so that one can ask what lies where."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from tavoliere.cli.terminal.settlers.spots import sites_of
from tavoliere.games.settlers.catalogue import CARD, LETTERS, NUMBER, RESOURCES, Catalogue

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tavoliere.games.settlers.view import View


@dataclass(frozen=True, slots=True)
class Region:
    """A region card: its kind, the number that lets it yield, what it stores."""

    code: str
    amount: int

    @property
    def resource(self) -> str:
        """What it yields."""
        return RESOURCES[LETTERS.index(self.code[0])]


@dataclass(frozen=True, slots=True)
class Wizard:
    """A wizard beside a region."""

    card: str
    power: int
    locked: bool


class Land:
    """What lies before one seat."""

    def __init__(self, realm: Mapping[str, Any]) -> None:
        """Lay out what the view lists."""
        self.centres: dict[int, str] = {int(column): kind for column, kind in realm["centres"]}
        self.roads: set[int] = {int(column) for column in realm["roads"]}
        self.regions = {place: Region(code, amount) for place, code, amount in realm["regions"]}
        self.sites: dict[str, str] = dict(realm["sites"])
        self.wizards = {place: Wizard(card, power, bool(locked)) for card, place, power, locked in realm["wizards"]}
        self.bewitched: set[str] = set(realm["bewitched"])
        self.potions: set[str] = {place for place, *_ in realm["potions"]}
        self.victory: int = realm["victory"]
        self.commerce: int = realm["commerce"]
        self.strength: int = realm["strength"]
        self.tournament: int = realm["tournament"]
        self.limit: int = realm["limit"]

    @property
    def columns(self) -> range:
        """The columns from the outermost regions on the left to those on the right."""
        return range(min(self.centres) - 1, max(self.centres) + 2)

    @property
    def tall(self) -> bool:
        """Whether anything lies above and below the regions: outer sites, wizards."""
        return any(kind != "settlement" for kind in self.centres.values()) or bool(self.wizards)

    def free_sites(self) -> list[str]:
        """List the building sites with nothing on them."""
        return [
            site for column, kind in self.centres.items() for site in sites_of(column, kind) if site not in self.sites
        ]

    def stored(self, resource: str) -> int:
        """Count what is stored of a resource."""
        return sum(region.amount for region in self.regions.values() if region.resource == resource)

    def room(self, resource: str) -> int:
        """Count how many more of a resource can be stored (B26)."""
        return sum(3 - region.amount for region in self.regions.values() if region.resource == resource)

    def power(self) -> int:
        """Count the magic power of the wizards who may cast (W31, W35)."""
        return sum(wizard.power for wizard in self.wizards.values() if not wizard.locked)


def land_of(view: View, seat: int) -> Land:
    """Lay out the principality of a seat."""
    return Land(view.realms[seat])


def catalogue_of(view: View) -> Catalogue:
    """Return the prices and points that this game goes by."""
    return Catalogue.corrected(view.options.get("cards", ""))


def price_of(view: View, card: str) -> tuple[int, ...]:
    """Return what laying a card costs in resources, by resource; centre cards and hand cards."""
    catalogue = catalogue_of(view)
    if card in catalogue.centre_price:
        return catalogue.centre_price[card]
    return catalogue.price[NUMBER[card]] if card in NUMBER else (0,) * 6


def power_of(view: View, card: str) -> int:
    """Return the magic power that laying a card, or playing it, costs."""
    if card not in NUMBER:
        return 0
    catalogue = catalogue_of(view)
    uses = CARD[card].kind == "magic_action"
    return (catalogue.magic_use if uses else catalogue.magic_build)[NUMBER[card]]


def missing(view: View, land: Land, card: str) -> list[int]:
    """Return how much of each resource is missing for a card, the magic power last."""
    lacks = [
        max(0, amount - land.stored(resource)) for resource, amount in zip(RESOURCES, price_of(view, card), strict=True)
    ]
    return [*lacks, max(0, power_of(view, card) - land.power())]


def can_pay(view: View, land: Land, card: str) -> bool:
    """Say whether a card can be paid now."""
    return not any(missing(view, land, card))
