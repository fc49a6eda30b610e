"""Peaceful action cards: Alchemist, Caravan, Scout, and the two that only answer (B58-B60, B85)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tavoliere.core.event import Event
from tavoliere.games.settlers.moves import (
    NUMBERS,
    PASS,
    REGION_MOVES,
    REGION_TAKES,
    AtRegion,
    NameNumber,
    TakeRegion,
)
from tavoliere.games.settlers.pieces import ALCHEMIST, REGION_CODES, RESOURCE_OF
from tavoliere.games.settlers.pieces import CARAVAN as CARAVAN_CARD
from tavoliere.games.settlers.pieces import SCOUT as SCOUT_CARD
from tavoliere.games.settlers.rules import registry, stock
from tavoliere.games.settlers.rules.agenda import CARAVAN, CORNER, DICE, NUMBER, SCOUT, Frame
from tavoliere.games.settlers.rules.building import outer_column
from tavoliere.games.settlers.rules.cards import look_through, pull_out, region_stack
from tavoliere.games.settlers.rules.turn import shuffle_stack

if TYPE_CHECKING:
    from tavoliere.core.move import Move
    from tavoliere.games.settlers.position import Position

# --------------------------------------------------------------------------------------------------------- Alchemist


def can_alchemist(position: Position, _seat: int) -> bool:
    """He comes before any die is thrown (B58, B85)."""
    return position.frames[-1].kind == DICE


def start_alchemist(position: Position, frame: Frame, _tell: list[Event] | None) -> None:
    """Choose what the production die shows."""
    position.frames.append(Frame(NUMBER, frame.seat))


def offer_number(_position: Position, _frame: Frame, moves: list[Move]) -> None:
    """Offer the six numbers."""
    for pips in range(1, 7):
        moves.append(NUMBERS[pips])


def do_number(position: Position, frame: Frame, move: Move, tell: list[Event] | None) -> None:
    """Set the production die; the event die is still to be thrown."""
    position.frames.pop()
    if isinstance(move, NameNumber):
        dice = position.frames[-1]
        position.frames[-1] = Frame(DICE, dice.seat, dice.a, move.number)
        if tell is not None:
            tell.append(Event("number-set", {"seat": frame.seat, "number": move.number}))


# ----------------------------------------------------------------------------------------------------------- Caravan


def can_caravan(position: Position, seat: int) -> bool:
    """Something must be to be given for something else that finds room (U7)."""
    realm = position.realms[seat]
    for given in range(6):
        for wanted in range(6):
            if given != wanted and realm.bags[given] and realm.rooms[wanted]:
                return True
    return False


def start_caravan(position: Position, frame: Frame, _tell: list[Event] | None) -> None:
    """Give one or two resources, and take as many others."""
    position.frames.append(Frame(CARAVAN, frame.seat, 2))


def offer_caravan(position: Position, frame: Frame, moves: list[Move]) -> None:
    """Offer what can be given: first one or two regions' resources, then as many regions that take others.

    `a` counts how many may still be given, `b` how many were given, `c` which kinds; `d` says that the taking has
    begun. U7: what finds no room is not traded.
    """
    realm = position.realms[frame.seat]
    places = range(2 * realm.first, 2 * realm.last + 4)
    if frame.d:
        for place in places:
            if realm.land[place] and realm.store[place] < 3 and not frame.c >> RESOURCE_OF[realm.land[place]] & 1:
                moves.append(REGION_MOVES[0][place])
        return
    for place in places:
        if realm.store[place]:
            given = frame.c | 1 << RESOURCE_OF[realm.land[place]]
            if _room_for_others(position, frame.seat, given) > frame.b:
                moves.append(REGION_MOVES[0][place])
    if frame.b:
        moves.append(PASS)


def _room_for_others(position: Position, seat: int, given: int) -> int:
    rooms = position.realms[seat].rooms
    return sum(rooms[resource] for resource in range(6) if not given >> resource & 1)


def do_caravan(position: Position, frame: Frame, move: Move, tell: list[Event] | None) -> None:
    """Give one, or take one."""
    position.frames.pop()
    seat, left, given, kinds = frame.seat, frame.a, frame.b, frame.c
    if isinstance(move, AtRegion) and frame.d:
        stock.store(position, seat, move.place, 1, stock.CARAVAN, tell)
        if given > 1:
            position.frames.append(Frame(CARAVAN, seat, 0, given - 1, kinds, 1))
        return
    if isinstance(move, AtRegion):
        kinds |= 1 << RESOURCE_OF[position.realms[seat].land[move.place]]
        stock.spend(position, seat, move.place, 1, stock.CARAVAN, tell)
        given += 1
        left -= 1
    more = Frame(CARAVAN, seat, left, given, kinds, 0)
    moves: list[Move] = []
    if isinstance(move, AtRegion) and left:
        offer_caravan(position, more, moves)
    # Nothing more to give, or enough: now take.
    position.frames.append(more if len(moves) > 1 else Frame(CARAVAN, seat, 0, given, kinds, 1))


# ------------------------------------------------------------------------------------------------------------- Scout


def can_scout(_position: Position, _seat: int) -> bool:
    """He goes with a new settlement only (U19)."""
    return False


def start_scout(position: Position, frame: Frame, tell: list[Event] | None) -> None:
    """Look through the regions and choose two (B81)."""
    look_through(position, frame.seat, region_stack(position), tell)
    position.frames.append(Frame(SCOUT, frame.seat, frame.c))


def offer_scout(position: Position, _frame: Frame, moves: list[Move]) -> None:
    """Offer the regions of the stack."""
    for region in sorted(position.stacks[region_stack(position)]):
        moves.append(REGION_TAKES[region])


def do_scout(position: Position, frame: Frame, move: Move, tell: list[Event] | None) -> None:
    """Take a region; after the second the stack is shuffled and the first goes to a corner of choice (B81)."""
    position.frames.pop()
    if not isinstance(move, TakeRegion):
        return
    stack = region_stack(position)
    pull_out(position, frame.seat, stack, move.region)
    if tell is not None:
        told = {"seat": frame.seat, "region": REGION_CODES[move.region]}
        # Which regions are left is no secret, only how they lie.
        tell.append(Event("region-found", told))
    if frame.b == 0:
        position.frames.append(Frame(SCOUT, frame.seat, frame.a, move.region))
        return
    shuffle_stack(position, stack, tell)
    column = outer_column(position.realms[frame.seat], frame.a)
    position.frames.append(Frame(CORNER, frame.seat, frame.b, column, move.region))


# ------------------------------------------------------------------------------------------------- counter cards


def enter() -> None:
    """Enter the cards and their decisions; Bishop and Herb Woman are answers only (B60)."""
    registry.card(ALCHEMIST, can_alchemist, start_alchemist)
    registry.card(CARAVAN_CARD, can_caravan, start_caravan)
    registry.card(SCOUT_CARD, can_scout, start_scout)
    registry.decide(NUMBER, offer_number, do_number)
    registry.decide(CARAVAN, offer_caravan, do_caravan)
    registry.decide(SCOUT, offer_scout, do_scout)
