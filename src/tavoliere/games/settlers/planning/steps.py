"""What is worth trying in the action step: each way is a move, or some trades and the move that they pay for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tavoliere.games.settlers.moves import (
    BUILDS,
    CITADELS,
    CITIES,
    PULLS,
    ROADS,
    SETTLES,
    TRADES,
    BuildRoad,
    Cast,
    Deal,
    Dismiss,
    Done,
    Play,
    Pull,
    Trade,
)
from tavoliere.games.settlers.pieces import (
    BASE,
    EMPTY,
    FORTUNE,
    GUARDIAN,
    KIND_OF,
    MAGIC_ACTION,
    SETTLEMENT,
    SLOTS,
    WIZARD,
)
from tavoliere.games.settlers.planning.habits import yields_of
from tavoliere.games.settlers.planning.wishes import ATTACK, GROUP_OF, rates_of, wish_for, worth_of
from tavoliere.games.settlers.rules.actions import IS_LAID
from tavoliere.games.settlers.rules.building import (
    accepts,
    beside_citadel,
    finds_side,
    is_named_unit,
    lies_with,
    places_for_wizard,
)
from tavoliere.games.settlers.rules.paying import can_afford

if TYPE_CHECKING:
    from tavoliere.core.move import Move
    from tavoliere.games.settlers.position import Position
    from tavoliere.games.settlers.realm import Realm

ALL: Final = 0
NO_TRADES: Final = 1
NO_ATTACKS: Final = 2

POOR: Final = 1
"""A kind of which no more than this is stored is worth trading for, whatever it is for."""

IDLE_SPELLS: Final = (FORTUNE, GUARDIAN)
"""Spells that bring nothing but knowledge."""


def ways_on(position: Position, seat: int, moves: list[Move], limits: int, *, tidy: bool) -> list[list[Move]]:
    """List what is worth trying now; `tidy` says whether to trade without buying as well."""
    realm = position.realms[seat]
    ways: list[list[Move]] = []
    for move in moves:
        if isinstance(move, (Trade, Pull, Dismiss, Deal, Done)):
            continue
        if isinstance(move, BuildRoad) and not position.settlements:
            continue
        if isinstance(move, Play) and limits & NO_ATTACKS and GROUP_OF[move.card] == ATTACK:
            continue
        if isinstance(move, Cast) and move.card in IDLE_SPELLS:
            continue
        ways.append([move])
    if not limits & NO_TRADES:
        _add_purchases(position, seat, realm, ways)
        if tidy:
            _add_trades(realm, moves, ways)
    _add_replacements(position, seat, realm, ways)
    return ways


def _add_purchases(position: Position, seat: int, realm: Realm, ways: list[list[Move]]) -> None:
    """Add what can be bought once something has been traded for it."""
    prices = position.catalogue.centre_price
    rates = rates_of(realm)
    if position.settlements:
        if position.roads and not (realm.road_left and realm.road_right):
            _trade_for(realm, prices["road"], rates, ROADS[0] if not realm.road_left else ROADS[1], ways)
        if realm.road_left and realm.first > 0:
            _trade_for(realm, prices["settlement"], rates, SETTLES[0], ways)
        elif realm.road_right and realm.last < SLOTS - 1:
            _trade_for(realm, prices["settlement"], rates, SETTLES[1], ways)
    for slot in range(realm.first, realm.last + 1):
        if realm.centres[slot] == SETTLEMENT:
            if position.cities:
                _trade_for(realm, prices["city"], rates, CITIES[slot], ways)
            if position.citadels and position.options.mode != BASE and not beside_citadel(realm, slot):
                _trade_for(realm, prices["citadel"], rates, CITADELS[slot], ways)
    before = 0
    for card in realm.hand:
        if card != before and IS_LAID[card] and _could_lie(position, seat, card):
            _trade_for(realm, position.catalogue.price[card], rates, BUILDS[card], ways)
        before = card


def _could_lie(position: Position, seat: int, card: int) -> bool:
    """Say whether a card could be laid if it could be paid."""
    realm = position.realms[seat]
    if position.catalogue.magic_build[card] > realm.usable_power():
        return False
    if is_named_unit(card) and (lies_with(position.realms[1 - seat], card) or lies_with(realm, card)):
        return False
    return bool(places_for_wizard(realm, card)) if KIND_OF[card] == WIZARD else finds_side(realm, card)


def _trade_for(realm: Realm, price: tuple[int, ...], rates: list[int], buy: Move, ways: list[list[Move]]) -> None:
    """Add the trades that a purchase takes, if there are any: from what is left over most, and another way round."""
    if can_afford(realm, price):
        return
    first = trades_for(realm, price, rates, -1)
    if first:
        ways.append([*first, buy])
        given = first[0]
        if isinstance(given, Trade):
            other = trades_for(realm, price, rates, given.give)
            if other:
                ways.append([*other, buy])


def trades_for(realm: Realm, price: tuple[int, ...], rates: list[int], spared: int) -> list[Move]:
    """List the trades that bring a price together; none where there are too few goods. `spared` is not given away."""
    bags = realm.bags.copy()
    trades: list[Move] = []
    for want in range(6):
        while bags[want] < price[want]:
            best, most = -1, -1
            for give in range(6):
                over = bags[give] - price[give]
                if give not in (want, spared) and over >= rates[give]:
                    # What is left of it counts, and what the trade costs counts double.
                    left = 4 * over - 6 * rates[give]
                    if best < 0 or left > most:
                        best, most = give, left
            if best < 0 or bags[want] - realm.bags[want] >= realm.rooms[want]:
                return []
            bags[best] -= rates[best]
            bags[want] += 1
            trades.append(TRADES[best][want])
    return trades


def _add_trades(realm: Realm, moves: list[Move], ways: list[list[Move]]) -> None:
    """Add the single trades that bring what is scarce."""
    for move in moves:
        if isinstance(move, Trade) and realm.bags[move.want] <= POOR and realm.bags[move.give] > POOR:
            ways.append([move])


def _add_replacements(position: Position, seat: int, realm: Realm, ways: list[list[Move]]) -> None:
    """Add pulling a card down for a dearer one that finds no site otherwise (B40)."""
    before = 0
    for card in realm.hand:
        kind = KIND_OF[card]
        if card == before or kind in (0, 5, WIZARD, MAGIC_ACTION):
            continue
        before = card
        if finds_side(realm, card) or not can_afford(realm, position.catalogue.price[card]):
            continue
        if position.catalogue.magic_build[card] > realm.usable_power():
            continue
        yields = yields_of(position, seat)
        wish = 2 * wish_for(position, seat, card, yields)
        for slot in range(realm.first, realm.last + 1):
            if realm.centres[slot] == EMPTY or not accepts(realm, slot, card):
                continue
            for site in range(4 * slot, 4 * slot + 4):
                old = realm.sites[site]
                if old and worth_of(position, seat, old, yields) < wish:
                    ways.append([PULLS[site], BUILDS[card]])
