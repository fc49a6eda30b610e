"""Whether a payment that is under way can be so: what is named and what is missing must make the price."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tavoliere.games.settlers.moves import (
    BUILDS,
    CASTS,
    CITADELS,
    CITIES,
    PLAYS,
    ROADS,
    SCOUTS,
    SEARCHES,
    SETTLES,
    TRADES,
    USES,
)
from tavoliere.games.settlers.pieces import (
    ACTION,
    BOOK,
    KIND_OF,
    KITCHEN,
    LAST_CARD,
    MAGIC_ACTION,
    MAGIC_MILL,
    PLACES,
    RESOURCE_OF,
    WIZARD,
)
from tavoliere.games.settlers.rules import agenda
from tavoliere.games.settlers.rules.building import places_for_wizard, sides_for
from tavoliere.games.settlers.rules.paying import packed
from tavoliere.games.settlers.rules.refill import price_of_search
from tavoliere.games.settlers.rules.registry import OFFER
from tavoliere.games.settlers.rules.stock import total
from tavoliere.games.settlers.rules.trading import rate

if TYPE_CHECKING:
    from tavoliere.core.move import Move
    from tavoliere.games.settlers.position import Position
    from tavoliere.games.settlers.realm import Realm
    from tavoliere.games.settlers.rules.agenda import Frame


def moves_of(position: Position) -> list[Move]:
    """List what the frame on top offers."""
    moves: list[Move] = []
    frame = position.frames[-1]
    OFFER[frame.kind](position, frame, moves)
    return moves


def offered(position: Position, moves: list[Move], number: int) -> bool:
    """Say whether what lies beneath offers one move of a list."""
    return 0 <= number < len(moves) and moves[number] in moves_of(position)


def _named(realm: Realm, named: int) -> list[int] | None:
    """Count what regions have been named to pay, by resource; None if they do not have it."""
    if named >> 2 * PLACES:
        return None
    goods = [0] * 6
    for place in range(PLACES):
        amount = named >> 2 * place & 3
        if amount > realm.store[place]:
            return None
        if amount:
            goods[RESOURCE_OF[realm.land[place]]] += amount
    return goods


def _goods(number: int) -> list[int]:
    return [number >> 5 * resource & 31 for resource in range(6)]


def _pays(realm: Realm, goods: int, named: int, price: int) -> bool:
    """Say whether what is named and what is still to be paid make the price, and can be paid."""
    paid = _named(realm, named)
    if paid is None or not 0 < goods < 1 << 30:
        return False
    rest, whole = _goods(goods), _goods(price)
    fair = all(paid[resource] + rest[resource] == whole[resource] for resource in range(6))
    return fair and all(rest[resource] <= realm.bags[resource] - paid[resource] for resource in range(6))


def pay(position: Position, frame: Frame) -> bool:
    """Say whether a price is paid by regions of choice (B27), for something that could be had."""
    what = frame.b
    realm = position.realms[frame.seat]
    if frame.a == agenda.FOR_OFFER:
        give, want = what >> 30, what & (1 << 30) - 1
        if frame.seat == position.active:
            return is_offer(position, give, want) and _pays(realm, frame.c, frame.d, give)
        # Whoever has made the offer has paid already.
        return give < 1 << 30 and is_offer(position, 0, want) and _pays(realm, frame.c, frame.d, want)
    if frame.seat != position.active:
        return False
    prices = position.catalogue.centre_price
    if frame.a == agenda.FOR_ROAD:
        return offered(position, ROADS, what) and _pays(realm, frame.c, frame.d, packed(prices["road"]))
    if frame.a in {agenda.FOR_SETTLEMENT, agenda.FOR_SCOUT}:
        moves = SETTLES if frame.a == agenda.FOR_SETTLEMENT else SCOUTS
        return offered(position, moves, what) and _pays(realm, frame.c, frame.d, packed(prices["settlement"]))
    if frame.a == agenda.FOR_CITY:
        return offered(position, CITIES, what) and _pays(realm, frame.c, frame.d, packed(prices["city"]))
    if frame.a == agenda.FOR_CITADEL:
        return offered(position, CITADELS, what) and _pays(realm, frame.c, frame.d, packed(prices["citadel"]))
    if frame.a == agenda.FOR_CARD:
        price = packed(position.catalogue.price[what >> 6]) if what >> 6 <= LAST_CARD else 0
        return _fits_there(position, frame.seat, what) and _pays(realm, frame.c, frame.d, price)
    if frame.a == agenda.FOR_TRADE:
        give, want = divmod(what, 6)
        if give > 5 or not offered(position, TRADES[give], want):
            return False
        return _pays(realm, frame.c, frame.d, rate(realm, give) << 5 * give)
    return (
        frame.a == agenda.FOR_MILL
        and what == 0
        and offered(position, USES, MAGIC_MILL)
        and _pays(realm, frame.c, frame.d, 1 << 25)
    )


def _fits_there(position: Position, seat: int, what: int) -> bool:
    """Say whether a card of the hand can be built at this side, or a wizard at this region."""
    card, where = what >> 6, what & 63
    if card > LAST_CARD or KIND_OF[card] in {ACTION, MAGIC_ACTION} or not offered(position, BUILDS, card):
        return False
    realm = position.realms[seat]
    return where in (places_for_wizard(realm, card) if KIND_OF[card] == WIZARD else sides_for(realm, card))


def built(position: Position, frame: Frame, *, wizard: bool) -> bool:
    """Say whether this card of the hand could be built, so that only its place is missing."""
    card = frame.a
    if card > LAST_CARD or KIND_OF[card] in {ACTION, MAGIC_ACTION}:
        return False
    return (KIND_OF[card] == WIZARD) == wizard and offered(position, BUILDS, card)


def pay_any(position: Position, frame: Frame) -> bool:
    """Say whether a search is paid with any resources (B48)."""
    realm = position.realms[frame.seat]
    paid = _named(realm, frame.d)
    if frame.a != agenda.FOR_SEARCH or paid is None or not offered(position, SEARCHES, frame.b):
        return False
    fair = sum(paid) + frame.c == price_of_search(position, frame.seat)
    return fair and 0 < frame.c <= total(realm) - sum(paid)


def power(position: Position, frame: Frame) -> bool:
    """Say whether wizards of choice give magic power (W35) for something that could be done."""
    realm = position.realms[frame.seat]
    what = frame.b
    if what > LAST_CARD and frame.a != agenda.FOR_CARD:
        return False
    catalogue = position.catalogue
    beneath = position.frames[-1]
    if beneath.seat != frame.seat:
        return False
    paid = _named(realm, frame.e)
    if frame.a == agenda.FOR_CARD:
        if paid is None or not _fits_there(position, frame.seat, what) or tuple(paid) != catalogue.price[what >> 6]:
            return False
        cost = catalogue.magic_build[what >> 6]
    elif frame.e:
        return False
    elif (frame.a, KIND_OF[what]) in {(agenda.FOR_SPELL, BOOK), (agenda.FOR_PLAY, MAGIC_ACTION)}:
        if not offered(position, CASTS if frame.a == agenda.FOR_SPELL else PLAYS, what):
            return False
        cost = catalogue.magic_use[what]
    elif frame.a == agenda.FOR_KITCHEN and what == 0 and offered(position, USES, KITCHEN):
        cost = catalogue.magic_use[KITCHEN]
    else:
        return False
    named = 0
    for place in range(PLACES):
        amount = frame.d >> 2 * place & 3
        if amount and (realm.locked >> place & 1 or amount > realm.power[place]):
            return False
        named += amount
    return not frame.d >> 2 * PLACES and 0 < frame.c == cost - named


def is_offer(position: Position, give: int, want: int) -> bool:
    """Say whether both can pay what an offer names, and store it (B55)."""
    mine, theirs = position.realms[position.active], position.realms[1 - position.active]
    given, wanted = _goods(give), _goods(want)
    return max(give, want) < 1 << 30 and all(
        given[resource] <= min(mine.bags[resource], theirs.rooms[resource])
        and wanted[resource] <= min(theirs.bags[resource], mine.rooms[resource])
        and not (given[resource] and wanted[resource])
        for resource in range(6)
    )
