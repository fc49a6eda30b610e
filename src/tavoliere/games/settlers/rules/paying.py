"""Paying: prices are paid from any own regions of the right kind, of the owner's choice where there is one (B27)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tavoliere.games.settlers.moves import REGION_MOVES, AtRegion
from tavoliere.games.settlers.pieces import FULL, RESOURCE_OF
from tavoliere.games.settlers.rules.agenda import PAY, PAY_ANY, Frame
from tavoliere.games.settlers.rules.registry import COMPLETE

if TYPE_CHECKING:
    from tavoliere.core.event import Event
    from tavoliere.core.move import Move
    from tavoliere.games.settlers.position import Position
    from tavoliere.games.settlers.realm import Realm


def packed(price: tuple[int, ...]) -> int:
    """Pack a price into a number, five bits a resource."""
    goods = 0
    for resource in range(6):
        goods |= price[resource] << 5 * resource
    return goods


def can_afford(realm: Realm, price: tuple[int, ...]) -> bool:
    """Say whether a principality stores what something costs."""
    bags = realm.bags
    return (
        price[0] <= bags[0]
        and price[1] <= bags[1]
        and price[2] <= bags[2]
        and price[3] <= bags[3]
        and price[4] <= bags[4]
        and price[5] <= bags[5]
    )


def pay(position: Position, seat: int, purpose: int, what: int, goods: int, tell: list[Event] | None) -> None:
    """Ask which regions pay, where it matters, and then go on with what is paid for."""
    _collect(position, Frame(PAY, seat, purpose, what, goods, 0), tell)


def _collect(position: Position, frame: Frame, tell: list[Event] | None) -> None:
    """Name every region that must pay; ask where there is a choice."""
    realm = position.realms[frame.seat]
    goods, named = frame.c, frame.d
    for resource in range(6):
        amount = goods >> 5 * resource & 31
        if amount == 0:
            continue
        places = _sources(realm, resource, named)
        stored = 0
        for place in places:
            stored += realm.store[place] - (named >> 2 * place & 3)
        if len(places) > 1 and stored > amount:
            position.frames.append(Frame(PAY, frame.seat, frame.a, frame.b, goods, named))
            return
        for place in places:
            taken = min(amount, realm.store[place] - (named >> 2 * place & 3))
            named += taken << 2 * place
            amount -= taken
        goods &= ~(31 << 5 * resource)
    COMPLETE[frame.a](position, frame.seat, frame.b, named, 0, tell)


def _sources(realm: Realm, resource: int, named: int) -> list[int]:
    """List the regions of a kind that still have something to pay with."""
    places = []
    for place in range(2 * realm.first, 2 * realm.last + 4):
        if realm.store[place] > (named >> 2 * place & 3) and RESOURCE_OF[realm.land[place]] == resource:
            places.append(place)
    return places


def asked_for(frame: Frame) -> int:
    """Return the resource that is to be paid next."""
    resource = 0
    while frame.c >> 5 * resource & 31 == 0:
        resource += 1
    return resource


def offer_pay(position: Position, frame: Frame, moves: list[Move]) -> None:
    """Offer the regions that can pay the next resource."""
    for place in _sources(position.realms[frame.seat], asked_for(frame), frame.d):
        moves.append(REGION_MOVES[0][place])


def do_pay(position: Position, frame: Frame, move: Move, tell: list[Event] | None) -> None:
    """Name a region that pays one."""
    position.frames.pop()
    if isinstance(move, AtRegion):
        goods = frame.c - (1 << 5 * asked_for(frame))
        named = frame.d + (1 << 2 * move.place)
        _collect(position, Frame(PAY, frame.seat, frame.a, frame.b, goods, named), tell)


# ------------------------------------------------------------------------------------------------- any resources


def pay_any(position: Position, seat: int, purpose: int, what: int, count: int, tell: list[Event] | None) -> None:
    """Ask for any resources, as a search costs (B48)."""
    _collect_any(position, Frame(PAY_ANY, seat, purpose, what, count, 0), tell)


def _collect_any(position: Position, frame: Frame, tell: list[Event] | None) -> None:
    realm = position.realms[frame.seat]
    places = _any_sources(realm, frame.d)
    if frame.c and len(places) > 1:
        position.frames.append(frame)
        return
    named = frame.d
    if frame.c and places:
        named += min(FULL, frame.c) << 2 * places[0]
    COMPLETE[frame.a](position, frame.seat, frame.b, named, 0, tell)


def _any_sources(realm: Realm, named: int) -> list[int]:
    places = []
    for place in range(2 * realm.first, 2 * realm.last + 4):
        if realm.store[place] > (named >> 2 * place & 3):
            places.append(place)
    return places


def offer_pay_any(position: Position, frame: Frame, moves: list[Move]) -> None:
    """Offer every region that stores something."""
    for place in _any_sources(position.realms[frame.seat], frame.d):
        moves.append(REGION_MOVES[0][place])


def do_pay_any(position: Position, frame: Frame, move: Move, tell: list[Event] | None) -> None:
    """Name a region that pays one."""
    position.frames.pop()
    if isinstance(move, AtRegion):
        named = frame.d + (1 << 2 * move.place)
        _collect_any(position, Frame(PAY_ANY, frame.seat, frame.a, frame.b, frame.c - 1, named), tell)
