"""Why something cannot be built, traded or pulled down in the action step: the first thing that stands in the way.

What lies open comes first and what only the own hand knows comes last, so that a refusal tells nobody anything.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tavoliere.core.refusal import Refusal
from tavoliere.games.settlers.moves import (
    ENDS,
    Accept,
    Build,
    BuildCitadel,
    BuildCity,
    BuildRoad,
    Deal,
    Dismiss,
    Draw,
    Give,
    Propose,
    Pull,
    PutCard,
    Roll,
    Search,
    Settle,
    SettleWithScout,
    Trade,
    Want,
)
from tavoliere.games.settlers.pieces import (
    BASE,
    CITADEL,
    CITY,
    EMPTY,
    HAND_IDS,
    HOME_OF,
    ISMAI,
    KIND_OF,
    RED,
    RESOURCES,
    SCOUT,
    STONE,
    WIZARD,
    column_text,
    site_text,
)
from tavoliere.games.settlers.rules.building import (
    accepts,
    beside_citadel,
    is_named_unit,
    lies_with,
    places_for_wizard,
    sides_for,
)
from tavoliere.games.settlers.rules.magic import fits_region, place_of_wizard
from tavoliere.games.settlers.rules.trading import rate

if TYPE_CHECKING:
    from tavoliere.core.move import Move
    from tavoliere.games.settlers.position import Position
    from tavoliere.games.settlers.realm import Realm


def objection_to_building(position: Position, seat: int, move: Move) -> Refusal | None:
    """Say what stands in the way of building, trading or pulling down."""
    if isinstance(move, BuildRoad):
        return _objection_to_road(position, seat, move.end)
    if isinstance(move, Settle):
        return _objection_to_settlement(position, seat, move.end)
    if isinstance(move, SettleWithScout):
        return _objection_to_settlement(position, seat, move.end) or objection_to_hand(position, seat, SCOUT, "U19")
    if isinstance(move, BuildCity):
        return _objection_to_city(position, seat, move.slot)
    if isinstance(move, BuildCitadel):
        return _objection_to_citadel(position, seat, move.slot)
    if isinstance(move, Build):
        return _objection_to_card(position, seat, move.card)
    if isinstance(move, Trade):
        return _objection_to_trade(position, seat, move.give, move.want)
    if isinstance(move, Pull):
        return Refusal("B40", "refusal-nothing-to-pull", place=site_text(move.site))
    if isinstance(move, Dismiss):
        return objection_to_wizard(position, seat, move.card, "W50")
    return objection_to_order(position, move)


def objection_to_order(position: Position, move: Move) -> Refusal | None:
    """Say what of another moment this is."""
    if isinstance(move, Deal):
        if position.offers == 0:
            return Refusal("R2", "refusal-three-offers")
        return Refusal("B55", "refusal-nothing-to-offer")
    if isinstance(move, Roll):
        return Refusal("B13", "refusal-thrown")
    if isinstance(move, Draw | Search | PutCard):
        return Refusal("B47", "refusal-draw-later")
    if isinstance(move, Give | Want | Propose):
        return Refusal("B55", "refusal-deal-first")
    if isinstance(move, Accept):
        return Refusal("B55", "refusal-no-offer")
    return None


# ------------------------------------------------------------------------------------------------------- what it costs


def objection_to_price(realm: Realm, price: tuple[int, ...], card: str, rule: str) -> Refusal | None:
    """Say which resources are lacking."""
    lack: list[list[int | str]] = []
    for resource in range(6):
        if price[resource] > realm.bags[resource]:
            lack.append([RESOURCES[resource], price[resource] - realm.bags[resource]])
    return Refusal(rule, "refusal-price", card=card, lack=lack) if lack else None


def objection_to_power(realm: Realm, needed: int, card: int, rule: str) -> Refusal | None:
    """Say that there is no wizard, or that the wizards lack magic power, or rest (W31, W38)."""
    if realm.count_wizards() == 0:
        return Refusal("W38", "refusal-no-wizard", card=HAND_IDS[card])
    usable = realm.usable_power()
    if usable >= needed:
        return None
    key = "refusal-resting" if sum(realm.power) >= needed else "refusal-power"
    return Refusal("W31" if key == "refusal-resting" else rule, key, card=HAND_IDS[card], needed=needed, count=usable)


def objection_to_hand(position: Position, seat: int, card: int, rule: str) -> Refusal | None:
    """Say that the card is not in hand; this is the last of all reasons, for it is secret."""
    return None if card in position.realms[seat].hand else Refusal(rule, "refusal-not-in-hand", card=HAND_IDS[card])


def objection_to_set(position: Position, card: str) -> Refusal | None:
    """Say that the base game has no such card (W1)."""
    return Refusal("W1", "refusal-set-card", card=card) if position.options.mode == BASE else None


# -------------------------------------------------------------------------------------------------------- centre cards


def _objection_to_road(position: Position, seat: int, end: int) -> Refusal | None:
    realm = position.realms[seat]
    if realm.road_right if end else realm.road_left:
        return Refusal("B30", "refusal-road-there", end=ENDS[end])
    if position.roads == 0:
        return Refusal("B36", "refusal-none-left", card="road")
    return objection_to_price(realm, position.catalogue.centre_price["road"], "road", "B64")


def _objection_to_settlement(position: Position, seat: int, end: int) -> Refusal | None:
    realm = position.realms[seat]
    if not (realm.road_right if end else realm.road_left):
        return Refusal("B31", "refusal-no-road", end=ENDS[end])
    if position.settlements == 0:
        return Refusal("B36", "refusal-none-left", card="settlement")
    return objection_to_price(realm, position.catalogue.centre_price["settlement"], "settlement", "B64")


def _objection_to_city(position: Position, seat: int, slot: int) -> Refusal | None:
    realm = position.realms[seat]
    if realm.centres[slot] == EMPTY:
        return Refusal("B33", "refusal-no-settlement", column=column_text(slot))
    if realm.centres[slot] == CITY:
        return Refusal("B33", "refusal-city-there", column=column_text(slot))
    if realm.centres[slot] == CITADEL:
        return Refusal("Q34", "refusal-citadel-there", column=column_text(slot))
    if position.cities == 0:
        return Refusal("B36", "refusal-none-left", card="city")
    return objection_to_price(realm, position.catalogue.centre_price["city"], "city", "B64")


def _objection_to_citadel(position: Position, seat: int, slot: int) -> Refusal | None:
    realm = position.realms[seat]
    if position.options.mode == BASE:
        return objection_to_set(position, "citadel")
    if realm.centres[slot] == EMPTY:
        return Refusal("W13", "refusal-no-settlement", column=column_text(slot))
    if realm.centres[slot] == CITY:
        return Refusal("Q34", "refusal-city-there", column=column_text(slot))
    if realm.centres[slot] == CITADEL:
        return Refusal("W13", "refusal-citadel-there", column=column_text(slot))
    if beside_citadel(realm, slot):
        return Refusal("W19", "refusal-citadel-beside", column=column_text(slot))
    if position.citadels == 0:
        return Refusal("W13", "refusal-none-left", card="citadel")
    return objection_to_price(realm, position.catalogue.centre_price["citadel"], "citadel", "W13")


# ---------------------------------------------------------------------------------------------------- cards on sites


def _objection_to_card(position: Position, seat: int, card: int) -> Refusal | None:
    realm = position.realms[seat]
    if card >= ISMAI and position.options.mode == BASE:
        return objection_to_set(position, HAND_IDS[card])
    citadels = realm.count_city_or_citadel(CITADEL)
    if card == STONE and citadels < 2:
        return Refusal("W71", "refusal-two-citadels", card=HAND_IDS[card], count=citadels)
    refusal = _objection_to_home(realm, card) if KIND_OF[card] == WIZARD else _objection_to_site(realm, card)
    if refusal is not None:
        return refusal
    if is_named_unit(card):
        for owner in (seat, 1 - seat):
            if lies_with(position.realms[owner], card):
                return Refusal("W63", "refusal-unit-there", card=HAND_IDS[card], seat=owner)
    refusal = objection_to_price(realm, position.catalogue.price[card], HAND_IDS[card], "B38")
    power = position.catalogue.magic_build[card]
    if refusal is None and power:
        refusal = objection_to_power(realm, power, card, "W35")
    return refusal or objection_to_hand(position, seat, card, "B38")


def _objection_to_home(realm: Realm, wizard: int) -> Refusal | None:
    """Say why no region of a citadel takes the wizard (W25-W27)."""
    if places_for_wizard(realm, wizard):
        return None
    if realm.count_city_or_citadel(CITADEL) == 0:
        return Refusal("W25", "refusal-no-citadel", card=HAND_IDS[wizard])
    for slot in range(realm.first, realm.last + 1):
        if realm.centres[slot] == CITADEL:
            for place in range(2 * slot, 2 * slot + 4):
                if fits_region(HOME_OF[wizard], realm.land[place]):
                    return Refusal("W26", "refusal-home-taken", card=HAND_IDS[wizard])
    return Refusal("W27", "refusal-no-home", card=HAND_IDS[wizard], resource=RESOURCES[HOME_OF[wizard]])


def _objection_to_site(realm: Realm, card: int) -> Refusal | None:
    """Say why no site takes the card (B34, W15, W22)."""
    if sides_for(realm, card):
        return None
    for slot in range(realm.first, realm.last + 1):
        if accepts(realm, slot, card):
            return Refusal("W22" if card >= ISMAI else "B34", "refusal-no-free-site", card=HAND_IDS[card])
    if KIND_OF[card] == RED:
        return Refusal("B34", "refusal-no-city", card=HAND_IDS[card])
    return Refusal("W22", "refusal-no-citadel", card=HAND_IDS[card])


# ------------------------------------------------------------------------------------------------ trade, and the rest


def _objection_to_trade(position: Position, seat: int, give: int, want: int) -> Refusal | None:
    realm = position.realms[seat]
    needed = rate(realm, give)
    if realm.bags[give] < needed:
        return Refusal("B54", "refusal-too-few", resource=RESOURCES[give], count=realm.bags[give], rate=needed)
    if realm.rooms[want] == 0:
        return Refusal("U7", "refusal-no-room", resource=RESOURCES[want])
    return None


def objection_to_wizard(position: Position, seat: int, wizard: int, rule: str) -> Refusal | None:
    """Say that this wizard does not lie there."""
    if place_of_wizard(position.realms[seat], wizard) >= 0:
        return None
    return Refusal(rule, "refusal-no-such-wizard", card=HAND_IDS[wizard], seat=seat)
