"""What the cards are worth to a ruler: in the hand, where they lie, and how near they are to being paid."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tavoliere.games.settlers.pieces import (
    ACTION,
    BASE,
    BOOK,
    CITADEL,
    CITY,
    DOUBLER_OF,
    DRAGON,
    FLEET,
    FLEET_OF,
    GOLD,
    GREEN,
    HAND_IDS,
    KIND_OF,
    KNIGHT_CARD,
    MAGIC_ACTION,
    MAGIC_BUILDING,
    MINT,
    RED,
    WIZARD,
)
from tavoliere.games.settlers.rules.building import finds_side, is_named_unit, lies_with, places_for_wizard

if TYPE_CHECKING:
    from tavoliere.games.settlers.position import Position
    from tavoliere.games.settlers.realm import Realm

GROUPS: Final = ("doublers", "fleets", "units", "city", "green", "attack", "defence", "help", "magic")
"""How the cards of a hand are counted apart."""

(DOUBLERS, FLEETS, UNITS, CITY_CARDS, GREENS, ATTACK, DEFENCE, HELP, MAGIC) = range(9)

_LAID: Final[dict[str, int]] = {
    "abbey": 22, "garrison": 12, "smithy": 6, "library": 20, "town_hall": 8, "harbor": 6, "mint": 8, "church": 4,
    "aqueduct": 6, "bath_house": 4, "magic_kitchen": 10, "magic_mill": 10, "philosophers_stone": 6,
    "countermagic": 14, "magic_potion": 8, "inspiration": 12, "magic_eye": 8, "wheel_of_time": 12, "time_jump": 8,
    "guardian_of_fate": 4, "fortune_telling": 2, "change_places": 2, "magic_land": 9,
}  # fmt: skip

_WANTED: Final[dict[str, int]] = {
    "scout": 20, "alchemist": 16, "merchant": 22, "caravan": 10, "brigands": 18, "arsonist": 18, "black_knight": 14,
    "spy": 13, "bishop": 9, "herb_woman": 7, "better_world": 3, "wizards_duel": 10, "witch": 14, "change_land": 6,
    "materialization": 34, "whirlwind": 10, "premonition": 12, "by_magics_hand": 8,
}  # fmt: skip

LAID: Final[list[int]] = [_LAID.get(name, 0) for name in HAND_IDS]
"""What a card is worth where it lies, besides its points and what it doubles or trades; a victory point is 60."""

WANTED: Final[list[int]] = [_WANTED.get(name, 0) for name in HAND_IDS]
"""What an action card is worth in the hand."""

_ATTACKS: Final = {"arsonist", "black_knight", "brigands", "merchant", "spy", "wizards_duel", "witch", "whirlwind"}
_DEFENCES: Final = {"bishop", "herb_woman"}
DOUBLES: Final[list[int]] = [DOUBLER_OF.index(card) if card and card in DOUBLER_OF else -1 for card in range(74)]
"""The resource that a building doubles, or -1."""

TRADES: Final[list[int]] = [FLEET_OF.index(card) if card in FLEET_OF else -1 for card in range(74)]
"""The resource that a fleet trades, or -1."""


def _group_of(card: int) -> int:
    kind = KIND_OF[card]
    if HAND_IDS[card] in _ATTACKS:
        return ATTACK
    if HAND_IDS[card] in _DEFENCES:
        return DEFENCE
    if kind == ACTION:
        return HELP
    if DOUBLES[card] >= 0:
        return DOUBLERS
    by_kind = {GREEN: GREENS, FLEET: FLEETS, KNIGHT_CARD: UNITS, DRAGON: UNITS, RED: CITY_CARDS}
    return by_kind.get(kind, MAGIC)


GROUP_OF: Final[list[int]] = [_group_of(card) for card in range(74)]
"""The group of each card."""

NEAR: Final = (8, 7, 4, 2, 1)
"""How near something is of which so many resources are missing; to have it all and not to build adds little."""


def nearness(missing: int) -> int:
    """Say how near something is of which so many resources are missing.

    >>> [nearness(missing) for missing in (0, 1, 4, 9)]
    [8, 7, 1, 0]
    """
    return NEAR[missing] if missing < len(NEAR) else 0


def rates_of(realm: Realm) -> list[int]:
    """List what the bank wants of each resource for one of another (B54)."""
    works = realm.works
    rates = [2 if works >> FLEET_OF[resource] & 1 else 3 for resource in range(6)]
    if works >> MINT & 1:
        rates[GOLD] = 1
    return rates


def missing(bags: list[int], price: tuple[int, ...], rates: list[int]) -> int:
    """Count what is missing to a price when all that is left over has been traded."""
    needed = spare = 0
    for resource in range(6):
        over = bags[resource] - price[resource]
        if over < 0:
            needed -= over
        elif over >= rates[resource]:
            spare += over // rates[resource]
    return needed - spare if needed > spare else 0


def worth_of(position: Position, seat: int, card: int, yields: list[int]) -> int:
    """Say what a card is worth to a seat where it could be laid, in sixtieths of a victory point.

    `yields` tells how much each kind of region brings; what it brings twice counts twice.
    """
    catalogue = position.catalogue
    realm = position.realms[seat]
    worth = LAID[card] + 60 * catalogue.victory[card]
    worth += 6 * catalogue.commerce[card] + 6 * catalogue.strength[card] + 3 * catalogue.tournament[card]
    doubled = DOUBLES[card]
    if doubled >= 0:
        # A second building beside the same regions doubles nothing more.
        worth += 6 if realm.has(card) else 4 + 8 * min(2, yields[doubled] // 2)
    traded = TRADES[card]
    if traded >= 0:
        worth += 4 + 3 * min(6, yields[traded])
    return worth


def wish_for(position: Position, seat: int, card: int, yields: list[int]) -> int:
    """Say what a card is worth in the hand of a seat: less where it cannot be laid yet, nothing where it never can."""
    kind = KIND_OF[card]
    realm = position.realms[seat]
    if kind in (ACTION, MAGIC_ACTION):
        worth = WANTED[card]
        return worth // 3 if kind == MAGIC_ACTION and realm.mages == 0 else worth
    if is_named_unit(card):
        if lies_with(realm, card):
            return 0
        if lies_with(position.realms[1 - seat], card):
            return 2
    worth = worth_of(position, seat, card, yields)
    if kind == WIZARD:
        if position.options.mode == BASE:
            return 0
        worth += 30 if realm.mages == 0 else 18
        return worth if places_for_wizard(realm, card) else worth // 4
    if finds_side(realm, card):
        return worth
    if kind == RED:
        return worth // 5 if realm.count_city_or_citadel(CITY) == 0 else worth // 2
    if kind in (DRAGON, MAGIC_BUILDING, BOOK):
        return worth // 4 if realm.count_city_or_citadel(CITADEL) == 0 else worth // 2
    return worth // 2
