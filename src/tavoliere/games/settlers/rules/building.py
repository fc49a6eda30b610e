"""Building: roads, settlements, cities, citadels, and cards on their sites; pulling down (B29-B40, W13-W27, W50)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tavoliere.core.event import Event
from tavoliere.games.settlers.moves import (
    CITADELS,
    CITIES,
    ENDS,
    REGION_MOVES,
    ROADS,
    SETTLES,
    SIDES,
    AtRegion,
    AtSide,
)
from tavoliere.games.settlers.pieces import (
    BASE,
    BOOK,
    CITADEL,
    CITY,
    DRAGON,
    EMPTY,
    HAND_IDS,
    HOME_OF,
    KIND_OF,
    KNIGHT_CARD,
    MAGIC_BUILDING,
    MAGIC_MILL,
    PLACES,
    RED,
    REGION_CODES,
    SETTLEMENT,
    SLOTS,
    STONE,
    WITCH,
    WIZARD,
    column_text,
    place_text,
    site_text,
)
from tavoliere.games.settlers.rules.agenda import (
    CORNER,
    CORNER_WIZARD,
    FOR_CARD,
    FOR_CITADEL,
    FOR_CITY,
    FOR_ROAD,
    FOR_SCOUT,
    FOR_SETTLEMENT,
    SIDE,
    Frame,
)
from tavoliere.games.settlers.rules.cards import (
    discard,
    leave_hand,
    open_on_top,
    region_stack,
    stack_to_change,
    take_in_hand,
)
from tavoliere.games.settlers.rules.magic import fits_region, pay_power, place_of_wizard, spend_power
from tavoliere.games.settlers.rules.paying import can_afford, packed, pay
from tavoliere.games.settlers.rules.registry import COMPLETE
from tavoliere.games.settlers.rules.stock import PRICE, spend_packed

if TYPE_CHECKING:
    from tavoliere.core.move import Move
    from tavoliere.games.settlers.position import Position
    from tavoliere.games.settlers.realm import Realm

START_POWER = 2
"""A wizard begins with two (W28)."""

# ------------------------------------------------------------------------------------------------- centre cards


def can_build_road(position: Position, seat: int, end: int) -> bool:
    """Say whether a road fits at this end: there is none yet (B30), and one is left (B36)."""
    realm = position.realms[seat]
    road = realm.road_right if end else realm.road_left
    return not road and position.roads > 0 and can_afford(realm, position.catalogue.centre_price["road"])


def can_settle(position: Position, seat: int, end: int) -> bool:
    """Say whether a settlement fits at this end: a road leads there (B31), and one is left (B36)."""
    realm = position.realms[seat]
    road = realm.road_right if end else realm.road_left
    fits = realm.last < SLOTS - 1 if end else realm.first > 0
    price = position.catalogue.centre_price["settlement"]
    return road and fits and position.settlements > 0 and can_afford(realm, price)


def offer_centres(position: Position, seat: int, moves: list[Move], scouts: list[Move]) -> None:
    """Offer roads, settlements (with a Scout too, where one is in hand), cities and citadels."""
    realm = position.realms[seat]
    prices = position.catalogue.centre_price
    if position.roads and can_afford(realm, prices["road"]):
        for end in (0, 1):
            if can_build_road(position, seat, end):
                moves.append(ROADS[end])
    if position.settlements and can_afford(realm, prices["settlement"]):
        ends = [end for end in (0, 1) if can_settle(position, seat, end)]
        for end in ends:
            moves.append(SETTLES[end])
        for end in ends:
            if scouts:
                moves.append(scouts[end])
    if position.cities and can_afford(realm, prices["city"]):
        for slot in range(realm.first, realm.last + 1):
            if realm.centres[slot] == SETTLEMENT:
                moves.append(CITIES[slot])
    if position.citadels and can_afford(realm, prices["citadel"]):
        for slot in range(realm.first, realm.last + 1):
            if realm.centres[slot] == SETTLEMENT and not beside_citadel(realm, slot):
                moves.append(CITADELS[slot])


def beside_citadel(realm: Realm, slot: int) -> bool:
    """Say whether a citadel stands right beside this slot (W19)."""
    before = slot > 0 and realm.centres[slot - 1] == CITADEL
    return before or (slot < SLOTS - 1 and realm.centres[slot + 1] == CITADEL)


def pay_for_centre(
    position: Position, seat: int, purpose: int, where: int, kind: str, tell: list[Event] | None
) -> None:
    """Pay for a centre card."""
    pay(position, seat, purpose, where, packed(position.catalogue.centre_price[kind]), tell)


def complete_road(position: Position, seat: int, end: int, paid: int, _power: int, tell: list[Event] | None) -> None:
    """Lay the road (B30)."""
    spend_packed(position, seat, paid, PRICE, tell)
    realm = position.realms[seat]
    if end:
        realm.road_right = True
    else:
        realm.road_left = True
    position.roads -= 1
    if tell is not None:
        tell.append(Event("road-built", {"seat": seat, "end": ENDS[end]}))


def complete_settlement(
    position: Position, seat: int, end: int, paid: int, _power: int, tell: list[Event] | None
) -> None:
    """Lay the settlement, and the two top regions beside it (B31, B32)."""
    lay_settlement(position, seat, end, paid, tell)
    find_regions(position, seat, end, tell)


def lay_settlement(position: Position, seat: int, end: int, paid: int, tell: list[Event] | None) -> None:
    """Lay the settlement at the end of the road."""
    spend_packed(position, seat, paid, PRICE, tell)
    realm = position.realms[seat]
    if end:
        realm.last += 1
        realm.road_right = False
    else:
        realm.first -= 1
        realm.road_left = False
    slot = realm.last if end else realm.first
    realm.centres = realm.centres.copy()
    realm.centres[slot] = SETTLEMENT
    position.settlements -= 1
    position.reckon()
    if tell is not None:
        tell.append(Event("settlement-built", {"seat": seat, "end": ENDS[end], "column": column_text(slot)}))


def outer_column(realm: Realm, end: int) -> int:
    """Return the column of regions at an end of the principality."""
    return realm.last + 1 if end else realm.first


def find_regions(position: Position, seat: int, end: int, tell: list[Event] | None) -> None:
    """Turn up the top region; its owner chooses one of the two corners for it (B32, B75)."""
    region = draw_region(position, seat, tell)
    position.frames.append(Frame(CORNER, seat, region, outer_column(position.realms[seat], end)))


def draw_region(position: Position, seat: int, tell: list[Event] | None) -> int:
    """Turn up the top card of the stack of regions."""
    stack = region_stack(position)
    hidden = not open_on_top(position, stack)
    cards = stack_to_change(position, stack)
    region = cards.pop()
    for eyes in range(3):
        position.seen[3 * stack + eyes] &= (1 << len(cards)) - 1
    if tell is not None:
        tell.append(Event("region-drawn", {"seat": seat, "region": REGION_CODES[region]}, None, unveils=hidden))
    return region


def offer_corner(position: Position, frame: Frame, moves: list[Move]) -> None:
    """Offer the corner above and the one below."""
    for place in (2 * frame.b, 2 * frame.b + 1):
        if position.realms[frame.seat].land[place] == 0:
            moves.append(REGION_MOVES[0][place])


def do_corner(position: Position, frame: Frame, move: Move, tell: list[Event] | None) -> None:
    """Lay the region there, and the second one at the other corner; both show nothing yet (B32)."""
    position.frames.pop()
    if isinstance(move, AtRegion):
        lay_region(position, frame.seat, frame.a, move.place, 0, tell)
        second = frame.c or draw_region(position, frame.seat, tell)
        lay_region(position, frame.seat, second, move.place ^ 1, 0, tell)


def lay_region(position: Position, seat: int, region: int, place: int, amount: int, tell: list[Event] | None) -> None:
    """Lay a region card, turned to an amount."""
    realm = position.realms[seat]
    realm.land = realm.land.copy()
    realm.land[place] = region
    realm.store[place] = amount
    realm.survey()
    if tell is not None:
        told = {"seat": seat, "region": REGION_CODES[region], "place": place_text(place), "amount": amount}
        tell.append(Event("region-laid", told))


def complete_city(position: Position, seat: int, slot: int, paid: int, _power: int, tell: list[Event] | None) -> None:
    """Lay the city on the settlement (B33)."""
    spend_packed(position, seat, paid, PRICE, tell)
    raise_centre(position, seat, slot, CITY, tell)


def complete_citadel(
    position: Position, seat: int, slot: int, paid: int, _power: int, tell: list[Event] | None
) -> None:
    """Lay the citadel on the settlement (W13)."""
    spend_packed(position, seat, paid, PRICE, tell)
    raise_centre(position, seat, slot, CITADEL, tell)


def raise_centre(position: Position, seat: int, slot: int, kind: int, tell: list[Event] | None) -> None:
    """Turn a settlement into a city or a citadel."""
    realm = position.realms[seat]
    realm.centres = realm.centres.copy()
    realm.centres[slot] = kind
    if kind == CITY:
        position.cities -= 1
    else:
        position.citadels -= 1
    position.reckon()
    if tell is not None:
        key = "city-built" if kind == CITY else "citadel-built"
        tell.append(Event(key, {"seat": seat, "column": column_text(slot)}))


# --------------------------------------------------------------------------------------------- cards on their sites


HOME_CENTRE: Final[list[int]] = [
    CITY if kind == RED else CITADEL if kind in {DRAGON, MAGIC_BUILDING, BOOK} else EMPTY for kind in KIND_OF
]
"""What a card must lie at, where not every centre card will do."""


def accepts(realm: Realm, slot: int, card: int) -> bool:
    """Say whether a card may lie at a settlement, city or citadel (B34, W15, W16, W22)."""
    centre = realm.centres[slot]
    needed = HOME_CENTRE[card]
    return centre == needed if needed else centre != EMPTY


def sides_for(realm: Realm, card: int) -> list[int]:
    """List the sides where a card finds a free site."""
    halves = []
    for slot in range(realm.first, realm.last + 1):
        if accepts(realm, slot, card):
            for half in (2 * slot, 2 * slot + 1):
                if realm.free_site(half) >= 0:
                    halves.append(half)
    return halves


def finds_side(realm: Realm, card: int) -> bool:
    """Say whether a card finds a free site."""
    for slot in range(realm.first, realm.last + 1):
        if accepts(realm, slot, card) and (realm.free_site(2 * slot) >= 0 or realm.free_site(2 * slot + 1) >= 0):
            return True
    return False


def places_for_wizard(realm: Realm, card: int) -> list[int]:
    """List the regions of citadels where a wizard may lie (W25-W27)."""
    places: list[int] = []
    for slot in range(realm.first, realm.last + 1):
        if realm.centres[slot] == CITADEL:
            for place in range(2 * slot, 2 * slot + 4):
                if realm.wizards[place] == 0 and fits_region(HOME_OF[card], realm.land[place]):
                    places.append(place)
    return places


BEARS_NAME: Final[list[bool]] = [kind in {KNIGHT_CARD, DRAGON, WIZARD} for kind in KIND_OF]


def is_named_unit(card: int) -> bool:
    """Say whether a card bears a name of its own, so that only one copy may lie on the table (W63)."""
    return BEARS_NAME[card]


def lies_with(realm: Realm, card: int) -> bool:
    """Say whether a card lies in a principality."""
    return card in realm.sites or card in realm.wizards


def can_build(position: Position, seat: int, card: int) -> bool:
    """Say whether a card of the hand can be laid now."""
    realm = position.realms[seat]
    catalogue = position.catalogue
    if not can_afford(realm, catalogue.price[card]):
        return False
    kind = KIND_OF[card]
    if kind >= DRAGON:
        if position.options.mode == BASE:
            return False
        power = catalogue.magic_build[card]
        if power and realm.usable_power() < power:
            return False
        # W71
        if card == STONE and realm.count_city_or_citadel(CITADEL) < 2:
            return False
    if is_named_unit(card) and (lies_with(position.realms[1 - seat], card) or lies_with(realm, card)):
        return False
    return bool(places_for_wizard(realm, card)) if kind == WIZARD else finds_side(realm, card)


def begin_building(position: Position, seat: int, card: int, tell: list[Event] | None) -> None:
    """Choose where a card of the hand is to lie, unless there is one place only."""
    realm = position.realms[seat]
    if KIND_OF[card] == WIZARD:
        where, frame = places_for_wizard(realm, card), CORNER_WIZARD
    else:
        where, frame = sides_for(realm, card), SIDE
    if len(where) == 1:
        _pay_for_card(position, seat, card, where[0], tell)
    else:
        position.frames.append(Frame(frame, seat, card))


def offer_side(position: Position, frame: Frame, moves: list[Move]) -> None:
    """Offer the sides with a free site for the card."""
    for half in sides_for(position.realms[frame.seat], frame.a):
        moves.append(SIDES[half])


def do_side(position: Position, frame: Frame, move: Move, tell: list[Event] | None) -> None:
    """Go on to pay."""
    position.frames.pop()
    if isinstance(move, AtSide):
        _pay_for_card(position, frame.seat, frame.a, move.half, tell)


def offer_corner_wizard(position: Position, frame: Frame, moves: list[Move]) -> None:
    """Offer the regions for the wizard."""
    for place in places_for_wizard(position.realms[frame.seat], frame.a):
        moves.append(REGION_MOVES[0][place])


def do_corner_wizard(position: Position, frame: Frame, move: Move, tell: list[Event] | None) -> None:
    """Go on to pay."""
    position.frames.pop()
    if isinstance(move, AtRegion):
        _pay_for_card(position, frame.seat, frame.a, move.place, tell)


def _pay_for_card(position: Position, seat: int, card: int, where: int, tell: list[Event] | None) -> None:
    pay(position, seat, FOR_CARD, card << 6 | where, packed(position.catalogue.price[card]), tell)


def complete_card(position: Position, seat: int, what: int, paid: int, power: int, tell: list[Event] | None) -> None:
    """Lay the card when everything is named: resources, then magic power (B38, W35)."""
    card, where = what >> 6, what & 63
    needed = position.catalogue.magic_build[card]
    if needed and not power:
        pay_power(position, seat, FOR_CARD, what, needed, tell, paid)
        return
    spend_packed(position, seat, paid, PRICE, tell)
    spend_power(position, seat, power, tell)
    leave_hand(position, seat, card)
    realm = position.realms[seat]
    if KIND_OF[card] == WIZARD:
        realm.wizards, realm.power = realm.wizards.copy(), realm.power.copy()
        realm.wizards[where] = card
        realm.power[where] = START_POWER
        place = place_text(where)
    else:
        site = realm.free_site(where)
        realm.sites[site] = card
        place = site_text(site)
    position.reckon()
    if tell is not None:
        told = {"seat": seat, "card": HAND_IDS[card], "place": place}
        tell.append(Event("built", told, None, unveils=True))


# ------------------------------------------------------------------------------------------------- and down again


def clear_site(position: Position, seat: int, site: int, tell: list[Event] | None) -> int:
    """Take the card off a site; a Witch on it goes to the discard pile (Q27). Return the card."""
    realm = position.realms[seat]
    card = realm.sites[site]
    if realm.witches >> site & 1:
        lift_witch(position, seat, site, tell)
    realm.potions &= ~(1 << site)
    realm.sites[site] = 0
    # B89: what is built anew may be used anew. W73: a mill that is bewitched was not the one that was used.
    rested = realm.spellbound >> site & 1 and realm.mills <= realm.sites.count(MAGIC_MILL)
    if card == MAGIC_MILL and realm.mills and not rested:
        realm.mills -= 1
    return card


def lift_witch(position: Position, seat: int, site: int, tell: list[Event] | None) -> None:
    """Take a Witch off a building, to the pile of whoever has played her (W91, P14)."""
    position.realms[seat].witches &= ~(1 << site)
    discard(position, 1 - seat, WITCH)
    if tell is not None:
        tell.append(Event("witch-gone", {"seat": seat, "place": site_text(site)}))


def pull_down(position: Position, seat: int, site: int, tell: list[Event] | None) -> None:
    """Pull down an own card; it goes to the discard pile (B40, W50)."""
    card = clear_site(position, seat, site, tell)
    discard(position, seat, card)
    position.reckon()
    if tell is not None:
        told = {"seat": seat, "card": HAND_IDS[card], "place": site_text(site)}
        tell.append(Event("pulled-down", told))


def back_to_hand(position: Position, seat: int, site: int, tell: list[Event] | None) -> None:
    """Take an own card back into the hand, before everyone's eyes (B88)."""
    card = clear_site(position, seat, site, tell)
    take_in_hand(position, seat, card, known=True)
    position.reckon()
    if tell is not None:
        told = {"seat": seat, "card": HAND_IDS[card], "place": site_text(site)}
        tell.append(Event("back-to-hand", told))


def remove_wizard(position: Position, seat: int, wizard: int) -> int:
    """Take a wizard off the table; return where he lay."""
    realm = position.realms[seat]
    place = place_of_wizard(realm, wizard)
    realm.wizards, realm.power = realm.wizards.copy(), realm.power.copy()
    realm.wizards[place] = 0
    realm.power[place] = 0
    realm.locked &= ~(1 << place)
    position.reckon()
    return place


def dismiss(position: Position, seat: int, wizard: int, tell: list[Event] | None) -> None:
    """Send an own wizard away, to the discard pile (W50)."""
    place = remove_wizard(position, seat, wizard)
    discard(position, seat, wizard)
    if tell is not None:
        told = {"seat": seat, "card": HAND_IDS[wizard], "place": place_text(place)}
        tell.append(Event("dismissed", told))


def protected_by_wizard(realm: Realm, place: int) -> bool:
    """Say whether a wizard lies beside a region, which protects it from being swapped (W33, I28)."""
    return 0 <= place < PLACES and realm.wizards[place] != 0


COMPLETE[FOR_ROAD] = complete_road
COMPLETE[FOR_SETTLEMENT] = complete_settlement
COMPLETE[FOR_CITY] = complete_city
COMPLETE[FOR_CITADEL] = complete_citadel
COMPLETE[FOR_CARD] = complete_card


def complete_scout(position: Position, seat: int, end: int, paid: int, _power: int, tell: list[Event] | None) -> None:
    """Lay the settlement and send the Scout with it (U19)."""
    from tavoliere.games.settlers.pieces import SCOUT
    from tavoliere.games.settlers.rules.playing import show_card

    lay_settlement(position, seat, end, paid, tell)
    show_card(position, seat, SCOUT, end, tell)


COMPLETE[FOR_SCOUT] = complete_scout
