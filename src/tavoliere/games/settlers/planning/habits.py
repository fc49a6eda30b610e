"""Quick decisions: what is not worth looking at twice, for either seat.

They pay from where it hurts least, answer an attack when they can, and take the card that they wish for most.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tavoliere.games.settlers.moves import (
    DONE,
    PASS,
    ROLL,
    AtRegion,
    Draw,
    NameNumber,
    NameWizard,
    PutCard,
    TakeCard,
    Waste,
)
from tavoliere.games.settlers.pieces import (
    CARD,
    CITY,
    CLUB,
    DOUBLER_OF,
    FULL,
    GARRISON,
    NUMBER_OF,
    ORE,
    PLAGUE,
    RESOURCE_OF,
    SUN,
    WOOL,
)
from tavoliere.games.settlers.planning.counting import BRICK_YIELD, GOLD_YIELD, count_side
from tavoliere.games.settlers.planning.wishes import wish_for
from tavoliere.games.settlers.rules import agenda
from tavoliere.games.settlers.rules.magic import place_of_wizard
from tavoliere.games.settlers.rules.turn import borders, count_in_the_open

if TYPE_CHECKING:
    from tavoliere.core.move import Move
    from tavoliere.games.settlers.position import Position
    from tavoliere.games.settlers.realm import Realm

PLAIN: tuple[int, ...] = (
    agenda.PAY, agenda.PAY_ANY, agenda.PUT, agenda.POWER, agenda.DICE, agenda.JUMP, agenda.ANSWER, agenda.EXCHANGE,
    agenda.RENEW, agenda.DRAW, agenda.UNDER, agenda.BUILDER_UNDER, agenda.OPEN_STACK, agenda.ARRANGE, agenda.REDUCE,
    agenda.SEARCH, agenda.OPEN_CARDS, agenda.COMET, agenda.FORTUNE, agenda.BUILDER, agenda.CONFLICT_STACK,
    agenda.EYE_PUT, agenda.EYE_TAKE, agenda.BUILDER_PUT, agenda.CONFLICT, agenda.SPY, agenda.NUMBER, agenda.FACE,
)  # fmt: skip
"""The decisions that habit can make without looking at what follows."""


def is_plain(kind: int) -> bool:
    """Say whether habit decides this alone."""
    return kind in PLAIN


def by_habit(position: Position, moves: list[Move]) -> Move:
    """Decide one of the plain decisions."""
    frame = position.frames[-1]
    kind = frame.kind
    seat = frame.seat
    if kind in (agenda.PAY, agenda.PAY_ANY):
        return usual_payment(position.realms[seat], moves)
    if kind == agenda.PUT:
        return usual_store(position.realms[seat], moves)
    if kind == agenda.POWER:
        return usual_wizard(position.realms[seat], moves)
    if kind == agenda.DICE:
        return ROLL
    if kind == agenda.NUMBER:
        return best_number(position, seat, moves)
    if kind == agenda.FACE:
        # The sun: a resource of choice for everybody, for the one who throws first.
        return moves[SUN]
    if kind == agenda.JUMP:
        return moves[0] if event_hurts(position, seat) else PASS
    if kind == agenda.ANSWER:
        # The counter card comes first, then Countermagic; both before passing.
        return moves[0]
    if kind == agenda.EXCHANGE:
        return DONE
    if kind == agenda.BUILDER:
        return PASS
    if kind in (agenda.REDUCE, agenda.EYE_PUT, agenda.BUILDER_PUT):
        return least_wanted(position, seat, moves)
    if kind in (agenda.SEARCH, agenda.OPEN_CARDS, agenda.EYE_TAKE, agenda.SPY):
        return most_wanted(position, seat, moves)
    if kind == agenda.CONFLICT:
        return most_wanted(position, 1 - seat, moves)
    if kind in (agenda.DRAW, agenda.RENEW):
        return _draw(moves)
    return moves[0]


def _draw(moves: list[Move]) -> Move:
    """Draw from the first stack; searching wants more thought."""
    for move in moves:
        if isinstance(move, Draw):
            return move
    return moves[0]


def usual_payment(realm: Realm, moves: list[Move]) -> Move:
    """Pay from the fullest region, from one that no Garrison guards, and rather not from a wizard's."""
    best = moves[0]
    most = -1
    for move in moves:
        if isinstance(move, AtRegion):
            place = move.place
            weight = 8 * realm.store[place]
            if not (realm.works >> GARRISON & 1 and borders(realm, place, GARRISON)):
                weight += 4
            if not realm.wizards[place]:
                weight += 2
            if weight > most:
                best, most = move, weight
    return best


def usual_store(realm: Realm, moves: list[Move]) -> Move:
    """Store on the emptiest region, on a guarded one among equals."""
    best = moves[0]
    most = -1
    for move in moves:
        if isinstance(move, AtRegion):
            place = move.place
            weight = 8 * (FULL - realm.store[place])
            if realm.works >> GARRISON & 1 and borders(realm, place, GARRISON):
                weight += 4
            if realm.wizards[place]:
                weight += 2
            if weight > most:
                best, most = move, weight
    return best


def usual_wizard(realm: Realm, moves: list[Move]) -> Move:
    """Take power from the wizard whose region can restore most of it."""
    best = moves[0]
    most = -1
    for move in moves:
        if isinstance(move, NameWizard):
            place = place_of_wizard(realm, move.card)
            weight = 4 * realm.store[place] + realm.power[place]
            if weight > most:
                best, most = move, weight
    return best


def yields_of(position: Position, seat: int) -> list[int]:
    """List what each kind of region brings a seat."""
    return count_side(position, seat)[BRICK_YIELD : GOLD_YIELD + 1]


def most_wanted(position: Position, seat: int, moves: list[Move]) -> Move:
    """Take the card that a seat wishes for most."""
    yields = yields_of(position, seat)
    hand = position.realms[seat].hand
    best = moves[0]
    most = -1
    for move in moves:
        if isinstance(move, TakeCard):
            wish = wish_for(position, seat, move.card, yields)
            if move.card in hand:
                wish //= 2
            if wish > most:
                best, most = move, wish
    return best


def least_wanted(position: Position, seat: int, moves: list[Move]) -> Move:
    """Give away the card that a seat wishes for least."""
    yields = yields_of(position, seat)
    best = moves[0]
    least = 1 << 30
    for move in moves:
        if isinstance(move, PutCard):
            wish = wish_for(position, seat, move.card, yields)
            if wish < least:
                best, least = move, wish
    return best


def best_number(position: Position, seat: int, moves: list[Move]) -> Move:
    """Choose the number that brings a seat most, and the other least."""
    best = moves[0]
    most = -100
    for move in moves:
        if isinstance(move, NameNumber):
            gained = 2 * harvest(position.realms[seat], move.number) - harvest(position.realms[1 - seat], move.number)
            if gained > most:
                best, most = move, gained
    return best


def harvest(realm: Realm, number: int) -> int:
    """Count the regions that a number brings something on."""
    count = 0
    for place in range(2 * realm.first, 2 * realm.last + 4):
        region = realm.land[place]
        if region and NUMBER_OF[region] == number and realm.store[place] < FULL:
            doubler = DOUBLER_OF[RESOURCE_OF[region]]
            count += 2 if doubler and borders(realm, place, doubler) else 1
    return count


def event_hurts(position: Position, seat: int) -> bool:
    """Say whether the event that has shown itself would hurt a seat enough to be made void."""
    realm = position.realms[seat]
    if position.face == CLUB:
        return count_in_the_open(realm) > 7 and realm.bags[ORE] + realm.bags[WOOL] > 2
    return position.face == CARD and position.event == PLAGUE and realm.count_city_or_citadel(CITY) > 1


def is_waste(move: Move) -> bool:
    """Say whether a move throws something away for nothing."""
    return isinstance(move, Waste)
