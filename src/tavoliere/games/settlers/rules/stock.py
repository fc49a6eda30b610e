"""Resources come and go: production, gains, payments, losses (B26, B27)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tavoliere.core.event import Event
from tavoliere.games.settlers.moves import REGION_MOVES, WASTES, AtRegion, Waste
from tavoliere.games.settlers.pieces import FULL, RESOURCE_OF, RESOURCES, place_text
from tavoliere.games.settlers.rules.agenda import GAIN, PUT, TAKE, Frame

if TYPE_CHECKING:
    from tavoliere.core.move import Move
    from tavoliere.games.settlers.position import Position
    from tavoliere.games.settlers.realm import Realm

# Why something was gained or lost, for the log.
WHY = (
    "production", "plenty", "tournament", "progress", "productive-year", "trade-advantage", "brigands", "merchant",
    "caravan", "trade", "offer", "kitchen", "plague", "brigand-attack", "price", "search", "whirlwind", "recharge",
    "mill",
)  # fmt: skip
(
    PRODUCTION, PLENTY, TOURNAMENT, PROGRESS, PRODUCTIVE_YEAR, TRADE_ADVANTAGE, RAID, MERCHANT, CARAVAN, TRADE, OFFER,
    KITCHEN, PLAGUE, BRIGAND_ATTACK, PRICE, SEARCH, WHIRLWIND, RECHARGE, MILL,
) = range(19)  # fmt: skip


def store(position: Position, seat: int, place: int, amount: int, why: int, tell: list[Event] | None) -> None:
    """Put resources on a region; what finds no room is lost (B26)."""
    realm = position.realms[seat]
    room = FULL - realm.store[place]
    amount = min(amount, room)
    if amount <= 0:
        return
    resource = RESOURCE_OF[realm.land[place]]
    realm.store[place] += amount
    realm.bags[resource] += amount
    realm.rooms[resource] -= amount
    if tell is not None:
        tell.append(Event("gained", _told(seat, place, resource, amount, why)))


def spend(position: Position, seat: int, place: int, amount: int, why: int, tell: list[Event] | None) -> None:
    """Take resources from a region."""
    realm = position.realms[seat]
    if amount <= 0:
        return
    resource = RESOURCE_OF[realm.land[place]]
    realm.store[place] -= amount
    realm.bags[resource] -= amount
    realm.rooms[resource] += amount
    if tell is not None:
        tell.append(Event("lost", _told(seat, place, resource, amount, why)))


def _told(seat: int, place: int, resource: int, amount: int, why: int) -> dict[str, object]:
    return {
        "seat": seat,
        "place": place_text(place),
        "resource": RESOURCES[resource],
        "amount": amount,
        "why": WHY[why],
    }


def spend_packed(position: Position, seat: int, paid: int, why: int, tell: list[Event] | None) -> None:
    """Take what a payment has named: two bits a region."""
    place = 0
    while paid:
        if paid & 3:
            spend(position, seat, place, paid & 3, why, tell)
        paid >>= 2
        place += 1


def places_with_room(realm: Realm, resource: int) -> list[int]:
    """List the regions of a kind that can store one more."""
    places = []
    for place in range(2 * realm.first, 2 * realm.last + 4):
        region = realm.land[place]
        if region and RESOURCE_OF[region] == resource and realm.store[place] < FULL:
            places.append(place)
    return places


def total(realm: Realm) -> int:
    """Count all resources of a principality."""
    bags = realm.bags
    return bags[0] + bags[1] + bags[2] + bags[3] + bags[4] + bags[5]


def total_room(realm: Realm) -> int:
    """Count how many more resources the regions can store."""
    rooms = realm.rooms
    return rooms[0] + rooms[1] + rooms[2] + rooms[3] + rooms[4] + rooms[5]


# ------------------------------------------------------------------------------ a resource of choice from the bank


def gain(position: Position, seat: int, count: int, why: int) -> None:
    """Let a seat choose so many resources, one after the other."""
    if count > 0:
        position.frames.append(Frame(GAIN, seat, count, why))


def offer_gain(position: Position, frame: Frame, moves: list[Move]) -> None:
    """Offer each own region with room, and each resource that finds none: it may be chosen and is lost (U7)."""
    realm = position.realms[frame.seat]
    for place in range(2 * realm.first, 2 * realm.last + 4):
        if realm.land[place] and realm.store[place] < FULL:
            moves.append(REGION_MOVES[0][place])
    for resource in range(6):
        if realm.rooms[resource] == 0:
            moves.append(WASTES[resource])


def do_gain(position: Position, frame: Frame, move: Move, tell: list[Event] | None) -> None:
    """Store the resource that was chosen."""
    position.frames.pop()
    if frame.a > 1:
        position.frames.append(Frame(GAIN, frame.seat, frame.a - 1, frame.b))
    if isinstance(move, AtRegion):
        store(position, frame.seat, move.place, 1, frame.b, tell)
    elif isinstance(move, Waste) and tell is not None:
        told = {"seat": frame.seat, "resource": RESOURCES[move.resource], "why": WHY[frame.b]}
        tell.append(Event("wasted", told))


def run_gain(position: Position, frame: Frame, tell: list[Event] | None) -> bool:
    """Where nothing finds room, or one region alone is left, there is nothing to choose; say whether that was so."""
    realm = position.realms[frame.seat]
    if total_room(realm) == 0:
        position.frames.pop()
        if tell is not None:
            tell.append(Event("no-room", {"seat": frame.seat, "why": WHY[frame.b]}))
        return True
    return False


# ------------------------------------------------------------------------------------ a resource from the opponent


def offer_take(position: Position, frame: Frame, moves: list[Move]) -> None:
    """Offer each region of the opponent whose resource the taker can store (B71, B91)."""
    theirs = position.realms[1 - frame.seat]
    rooms = position.realms[frame.seat].rooms
    for place in range(2 * theirs.first, 2 * theirs.last + 4):
        if theirs.store[place] and rooms[RESOURCE_OF[theirs.land[place]]]:
            moves.append(REGION_MOVES[1][place])


def can_take(position: Position, seat: int) -> bool:
    """Say whether the opponent has anything that this seat can store."""
    bags = position.realms[1 - seat].bags
    rooms = position.realms[seat].rooms
    return any(bags[resource] and rooms[resource] for resource in range(6))


def do_take(position: Position, frame: Frame, move: Move, tell: list[Event] | None) -> None:
    """Take one resource from the opponent's region, and store it."""
    position.frames.pop()
    if frame.a > 1:
        position.frames.append(Frame(TAKE, frame.seat, frame.a - 1, frame.b))
    if isinstance(move, AtRegion):
        resource = RESOURCE_OF[position.realms[1 - frame.seat].land[move.place]]
        spend(position, 1 - frame.seat, move.place, 1, frame.b, tell)
        put(position, frame.seat, 1 << 5 * resource, frame.b, tell)


def run_take(position: Position, frame: Frame, tell: list[Event] | None) -> bool:
    """Where there is nothing to take, the taking is over; say whether that was so."""
    if can_take(position, frame.seat):
        return False
    position.frames.pop()
    if tell is not None:
        tell.append(Event("nothing-to-take", {"seat": frame.seat, "why": WHY[frame.b]}))
    return True


# ------------------------------------------------------------------------------------------------ where it is stored


def put(position: Position, seat: int, goods: int, why: int, tell: list[Event] | None) -> None:
    """Store goods, five bits a resource, each on a region of the owner's choice where there is a choice (B27)."""
    realm = position.realms[seat]
    for resource in range(6):
        amount = goods >> 5 * resource & 31
        if amount == 0:
            continue
        places = places_with_room(realm, resource)
        # Where one region is left, or everything is filled up, there is nothing to choose.
        if len(places) == 1 or realm.rooms[resource] <= amount:
            for place in places:
                stored = min(amount, FULL - realm.store[place])
                store(position, seat, place, stored, why, tell)
                amount -= stored
        elif places:
            position.frames.append(Frame(PUT, seat, resource, amount, why))


def offer_put(position: Position, frame: Frame, moves: list[Move]) -> None:
    """Offer the own regions of the kind that have room."""
    for place in places_with_room(position.realms[frame.seat], frame.a):
        moves.append(REGION_MOVES[0][place])


def do_put(position: Position, frame: Frame, move: Move, tell: list[Event] | None) -> None:
    """Store one on the region that was chosen, and go on with the rest."""
    position.frames.pop()
    if isinstance(move, AtRegion):
        store(position, frame.seat, move.place, 1, frame.c, tell)
    if frame.b > 1:
        put(position, frame.seat, frame.b - 1 << 5 * frame.a, frame.c, tell)
