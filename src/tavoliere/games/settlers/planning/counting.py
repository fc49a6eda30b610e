"""What a board is valued by: everything that decides a game, counted for one seat from what that seat may know.

The counts are made just before a turn ends. Of both principalities the same is counted; of the opponent's some of it
is added up, and nothing that is hidden is counted at all: of the other hand only its size.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tavoliere.games.settlers.pieces import (
    BASE,
    BOOK,
    BRICK_FLEET,
    CITADEL,
    CITY,
    DOUBLER_OF,
    EMPTY,
    FULL,
    GARRISON,
    KIND_OF,
    MAGIC_BUILDING,
    ORE,
    RESOURCE_OF,
    SETTLEMENT,
    SITES_AT,
    WOOL,
    WOOL_FLEET,
)
from tavoliere.games.settlers.planning.wishes import (
    DOUBLES,
    GROUP_OF,
    GROUPS,
    LAID,
    TRADES,
    missing,
    nearness,
    rates_of,
    wish_for,
)
from tavoliere.games.settlers.rules.playing import actions_unlocked

if TYPE_CHECKING:
    from tavoliere.games.settlers.position import Position
    from tavoliere.games.settlers.realm import Realm

OF_A_SIDE: Final = (
    "points", "close", "brick", "lumber", "wool", "ore", "grain", "gold", "overflow", "stored", "risk",
    "near_road", "near_settlement", "near_city", "near_citadel", "roads", "sites", "city_sites", "learning", "fleets",
    "guards", "houses", "wizards", "power", "magic",
)  # fmt: skip
"""What is counted of a principality."""

(
    POINTS, CLOSE, BRICK_YIELD, LUMBER_YIELD, WOOL_YIELD, ORE_YIELD, GRAIN_YIELD, GOLD_YIELD, OVERFLOW,
    STORED_GOODS, RISK, NEAR_ROAD, NEAR_SETTLEMENT, NEAR_CITY, NEAR_CITADEL, ROADS, SITES_FREE, CITY_SITES, LEARNING,
    FLEETS_LAID, GUARDS, HOUSES, WIZARDS_LAID, POWER_LEFT, MAGIC_LAID,
) = range(25)  # fmt: skip

OF_THEIRS: Final = (
    "their_points", "their_close", "their_yield", "their_stored", "their_risk", "their_near",
    "their_roads", "their_sites", "their_learning", "their_fleets", "their_houses", "their_wizards", "their_power",
    "their_magic", "their_hand",
)  # fmt: skip
"""What is counted of the other principality, some of it together."""

OF_BOTH: Final = ("strength_lead", "tournament_lead", "commerce_lead", "strength", "commerce")
"""Who is ahead; the tokens themselves are among the points."""

OF_THE_HAND: Final = (
    *(f"hand_{group}" for group in GROUPS), "near_card", "near_cards", "hand", "draws", "hand_at_risk",
)  # fmt: skip
"""What is counted of the own hand."""

OF_THE_TABLE: Final = ("constant", "turn", "locked", "lead_late")
"""What is the same for every board of a turn, or tells how late it is."""

FEATURES: Final = (*OF_A_SIDE, *OF_THEIRS, *OF_BOTH, *OF_THE_HAND, *OF_THE_TABLE)
"""What a board is valued by, by name."""

STORED: Final = (0, 9, 16, 22, 26, 29, 31, 32)
"""What so many resources of a kind are worth, in tenths of one: more of them add little."""

BRIGAND_RISK: Final = (0, 0, 0, 0, 0, 1, 2, 4, 7, 8, 9, 9)
"""How likely it is that brigands find more than seven before the next turn, by what lies in the open, in ninths."""


def count_side(position: Position, seat: int) -> list[int]:
    """Count a principality, in the order of OF_A_SIDE; it lies open to everybody."""
    realm = position.realms[seat]
    yields, overflow, guarded, guards = _count_regions(realm)
    stored = held = 0
    for resource in range(6):
        held += realm.bags[resource]
        stored += STORED[min(7, realm.bags[resource])]
    points = position.points(seat)
    close = max(0, points - position.options.target + 6)
    in_the_open = max(0, held - guarded)
    risk = BRIGAND_RISK[min(11, in_the_open)] * (realm.bags[ORE] + realm.bags[WOOL])
    side = [points, close * close, *yields, overflow, stored, risk]
    side += _count_plans(position, realm)
    side += [(1 if realm.road_left else 0) + (1 if realm.road_right else 0)]
    side += _count_sites(realm, yields, guards)
    return side


def _count_regions(realm: Realm) -> tuple[list[int], int, int, int]:
    """Count what each kind brings (2 a region, 4 where it is doubled), and what of the next harvest finds no room.

    The last two are the resources that a Garrison guards, and the regions.
    """
    yields = [0, 0, 0, 0, 0, 0]
    overflow = guarded = guards = 0
    works = realm.works
    doubled_kinds = works >> 4 & 31
    garrisons = works >> GARRISON & 1
    sites = realm.sites
    spellbound = realm.spellbound
    for place in range(2 * realm.first, 2 * realm.last + 4):
        region = realm.land[place]
        if region == 0:
            continue
        kind = RESOURCE_OF[region]
        brings = 2
        if doubled_kinds or garrisons:
            doubler = DOUBLER_OF[kind]
            guard = 0
            for site in SITES_AT[place]:
                card = sites[site]
                if card == 0 or spellbound >> site & 1:
                    continue
                if card == doubler:
                    brings = 4
                elif card == GARRISON:
                    guard = 1
            if guard:
                guards += 1
                guarded += realm.store[place]
        yields[kind] += brings
        left = FULL - realm.store[place]
        if 2 * left < brings:
            overflow += brings - 2 * left
    return yields, overflow, guarded, guards


def _count_plans(position: Position, realm: Realm) -> list[int]:
    """Count how near the next road, settlement, city and citadel are."""
    prices = position.catalogue.centre_price
    bags = realm.bags
    rates = rates_of(realm)
    road = settlement = city = citadel = 0
    if position.settlements:
        if realm.road_left or realm.road_right:
            settlement = nearness(missing(bags, prices["settlement"], rates))
        elif position.roads:
            road = nearness(missing(bags, prices["road"], rates))
    if realm.count_city_or_citadel(SETTLEMENT):
        if position.cities:
            city = nearness(missing(bags, prices["city"], rates))
        if position.citadels and position.options.mode != BASE:
            citadel = nearness(missing(bags, prices["citadel"], rates))
    return [road, settlement, city, citadel]


def _count_sites(realm: Realm, yields: list[int], guards: int) -> list[int]:
    """Count free sites, those at cities apart, and what lies on the others; then wizards and their power."""
    free = city_free = learning = fleets = houses = magic = 0
    for slot in range(realm.first, realm.last + 1):
        centre = realm.centres[slot]
        if centre == EMPTY:
            continue
        outer = centre in (CITY, CITADEL)
        for site in range(4 * slot, 4 * slot + 4):
            card = realm.sites[site]
            if card == 0:
                if outer or not site & 1:
                    free += 1
                    if centre == CITY:
                        city_free += 1
                continue
            if realm.spellbound >> site & 1:
                continue
            if BRICK_FLEET <= card <= WOOL_FLEET:
                fleets += yields[TRADES[card]]
            elif KIND_OF[card] in (BOOK, MAGIC_BUILDING):
                magic += LAID[card]
            elif DOUBLES[card] < 0:
                houses += LAID[card]
    learning = realm.limit - 3
    power = 0
    if realm.mages:
        for place in range(2 * realm.first, 2 * realm.last + 4):
            power += realm.power[place]
    return [free, city_free, learning, fleets, guards, houses, realm.mages, power, magic]


def _held(number: int, most: int) -> int:
    """Hold a number between -most and most."""
    return most if number > most else max(number, -most)


def features(position: Position, seat: int) -> list[int]:
    """Count what a board is valued by for a seat, in the order of FEATURES."""
    mine, theirs = position.realms[seat], position.realms[1 - seat]
    counts = count_side(position, seat)
    other = count_side(position, 1 - seat)
    yields = counts[BRICK_YIELD : GOLD_YIELD + 1]
    their_yield = 0
    for at in range(BRICK_YIELD, GOLD_YIELD + 1):
        their_yield += other[at]
    near = other[NEAR_ROAD] // 2 + other[NEAR_SETTLEMENT] + other[NEAR_CITY] + other[NEAR_CITADEL] // 2
    lead = counts[POINTS] - other[POINTS]
    counts += [
        other[POINTS],
        other[CLOSE],
        their_yield,
        other[STORED_GOODS],
        other[RISK],
        near,
        other[ROADS],
        other[SITES_FREE],
        other[LEARNING],
        other[FLEETS_LAID],
        other[HOUSES],
        other[WIZARDS_LAID],
        other[POWER_LEFT],
        other[MAGIC_LAID],
        len(theirs.hand),
        _held(mine.strength - theirs.strength, 6),
        _held(mine.tournament - theirs.tournament, 2),
        _held(mine.commerce - theirs.commerce, 6),
        mine.strength,
        mine.commerce,
    ]
    _count_hand(position, seat, yields, counts)
    turn = min(80, position.turn)
    counts += [1, turn, 0 if actions_unlocked(position) else 1, lead * turn // 10]
    return counts


def _count_hand(position: Position, seat: int, yields: list[int], counts: list[int]) -> None:
    """Count what the cards of the own hand are worth by groups, and how near the dearest of them are."""
    realm = position.realms[seat]
    rates = rates_of(realm)
    prices = position.catalogue.price
    groups = [0] * len(GROUPS)
    best = second = 0
    before = 0
    for card in realm.hand:
        wish = wish_for(position, seat, card, yields)
        group = GROUP_OF[card]
        # A second card of a kind is worth less than the first.
        groups[group] += wish // 2 if card == before else wish
        before = card
        if group <= 4 or group == 8:
            near = wish * nearness(missing(realm.bags, prices[card], rates)) // 8
            if near > best:
                best, second = near, best
            elif near > second:
                second = near
    counts += groups
    size = len(realm.hand)
    counts += [best, second, size, max(0, realm.limit - size), max(0, size - realm.limit)]
