"""The end of a turn: down to the hand limit, refill or exchange (B46-B51)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tavoliere.core.event import Event
from tavoliere.games.settlers.moves import DONE, DRAWS, PUTS, SEARCHES, TAKES, AtStack, Draw, PutCard, Search, TakeCard
from tavoliere.games.settlers.pieces import TOWN_HALL
from tavoliere.games.settlers.rules.agenda import (
    DO_EXCHANGE,
    DO_NEXT_TURN,
    DRAW,
    EXCHANGE,
    FOR_SEARCH,
    REDUCE,
    RENEW,
    UNDER,
    Frame,
)
from tavoliere.games.settlers.rules.agenda import SEARCH as SEARCHING
from tavoliere.games.settlers.rules.cards import draw_top, look_through, own_stacks, put_under, take_from_stack, takes
from tavoliere.games.settlers.rules.paying import pay_any
from tavoliere.games.settlers.rules.registry import COMPLETE
from tavoliere.games.settlers.rules.stock import SEARCH as FOR_A_SEARCH
from tavoliere.games.settlers.rules.stock import spend_packed, total

if TYPE_CHECKING:
    from tavoliere.core.move import Move
    from tavoliere.games.settlers.position import Position

PRICE_OF_SEARCH = 2
PRICE_WITH_TOWN_HALL = 1


def end_actions(position: Position, seat: int, tell: list[Event] | None) -> None:
    """End the actions; then the hand is brought to its limit, either way (B49)."""
    position.frames.pop()
    if tell is not None:
        tell.append(Event("actions-ended", {"seat": seat}))
    position.frames.append(Frame(DO_NEXT_TURN, seat))
    realm = position.realms[seat]
    if len(realm.hand) < realm.limit:
        position.frames.append(Frame(DRAW, seat))
        return
    position.frames.append(Frame(DO_EXCHANGE, seat))
    reduce_hand(position, seat)


def reduce_hand(position: Position, seat: int) -> None:
    """Ask a seat to put what is too much under stacks (B49, B50)."""
    realm = position.realms[seat]
    if len(realm.hand) > realm.limit:
        position.frames.append(Frame(REDUCE, seat))


def offer_reduce(position: Position, frame: Frame, moves: list[Move]) -> None:
    """Offer the cards of the hand."""
    for card in sorted(set(position.realms[frame.seat].hand)):
        moves.append(PUTS[card])


def do_reduce(position: Position, frame: Frame, move: Move, _tell: list[Event] | None) -> None:
    """Choose a stack for the card; the frame stays until the hand is small enough."""
    if isinstance(move, PutCard):
        position.frames.append(Frame(UNDER, frame.seat, move.card))


def run_reduce(position: Position, frame: Frame) -> bool:
    """Say whether the hand is small enough now; then it is over."""
    realm = position.realms[frame.seat]
    if len(realm.hand) > realm.limit:
        return False
    position.frames.pop()
    return True


# -------------------------------------------------------------------------------------------------------------- refill


def price_of_search(position: Position, seat: int) -> int:
    """Return what looking through a stack costs (B48, B82)."""
    return PRICE_WITH_TOWN_HALL if position.realms[seat].has(TOWN_HALL) else PRICE_OF_SEARCH


def can_search(position: Position, seat: int) -> bool:
    """Say whether a seat can pay for a search."""
    return total(position.realms[seat]) >= price_of_search(position, seat)


def has_cards(position: Position, seat: int) -> bool:
    """Say whether there is anything left to draw (B51)."""
    return any(position.stacks[stack] for stack in own_stacks(position, seat))


def run_draw(position: Position, frame: Frame) -> bool:
    """Say whether the hand is full, or nothing is left to draw (R5, B51); then the refilling is over."""
    realm = position.realms[frame.seat]
    if len(realm.hand) < realm.limit and has_cards(position, frame.seat):
        return False
    position.frames.pop()
    return True


def offer_draw(position: Position, frame: Frame, moves: list[Move]) -> None:
    """Offer the top card of each stack, and to search each for payment (B47, B48)."""
    stacks = [stack for stack in own_stacks(position, frame.seat) if position.stacks[stack]]
    for stack in stacks:
        moves.append(DRAWS[stack])
    if can_search(position, frame.seat):
        for stack in stacks:
            moves.append(SEARCHES[stack])


def do_draw(position: Position, frame: Frame, move: Move, tell: list[Event] | None) -> None:
    """Draw a card, or pay for a search."""
    if isinstance(move, Draw):
        draw_top(position, frame.seat, move.stack, tell)
    elif isinstance(move, Search):
        pay_any(position, frame.seat, FOR_SEARCH, move.stack, price_of_search(position, frame.seat), tell)


def complete_search(
    position: Position, seat: int, stack: int, paid: int, _power: int, tell: list[Event] | None
) -> None:
    """Pay, look through the stack, and take a card: that is a duty (B80)."""
    spend_packed(position, seat, paid, FOR_A_SEARCH, tell)
    look_through(position, seat, stack, tell)
    if position.frames[-1].kind == RENEW:
        position.frames.pop()
    position.frames.append(Frame(SEARCHING, seat, stack))


def offer_search(position: Position, frame: Frame, moves: list[Move]) -> None:
    """Offer the cards of the stack."""
    for card in takes(position, frame.a):
        moves.append(TAKES[card])


def do_search(position: Position, frame: Frame, move: Move, tell: list[Event] | None) -> None:
    """Take the card into the hand."""
    position.frames.pop()
    if isinstance(move, TakeCard):
        take_from_stack(position, frame.seat, frame.a, move.card, tell)


# ------------------------------------------------------------------------------------------------------------ exchange


def run_exchange(position: Position, frame: Frame) -> None:
    """A hand at its limit may be changed by one card (B49)."""
    position.frames.pop()
    if position.realms[frame.seat].hand:
        position.frames.append(Frame(EXCHANGE, frame.seat))


def offer_exchange(position: Position, frame: Frame, moves: list[Move]) -> None:
    """Offer to give a card away, or to leave the hand as it is."""
    offer_reduce(position, frame, moves)
    moves.append(DONE)


def do_exchange(position: Position, frame: Frame, move: Move, tell: list[Event] | None) -> None:
    """Choose the stack: the card goes under it and another comes from it (W65)."""
    if isinstance(move, PutCard):
        position.frames.append(Frame(UNDER, frame.seat, move.card))
        return
    position.frames.pop()
    if tell is not None:
        tell.append(Event("kept-hand", {"seat": frame.seat}))


def go_on_exchanging(position: Position, frame: Frame, move: AtStack, tell: list[Event] | None) -> None:
    """The card has gone under a stack: now take one from that stack, from the top or by a search."""
    put_under(position, frame.seat, move.stack, frame.a, tell)
    position.frames.pop()
    position.frames.append(Frame(RENEW, frame.seat, move.stack))


def offer_renew(position: Position, frame: Frame, moves: list[Move]) -> None:
    """Offer the top card, or a search of this very stack."""
    moves.append(DRAWS[frame.a])
    if can_search(position, frame.seat):
        moves.append(SEARCHES[frame.a])


def do_renew(position: Position, frame: Frame, move: Move, tell: list[Event] | None) -> None:
    """Take the card."""
    if isinstance(move, Draw):
        position.frames.pop()
        draw_top(position, frame.seat, move.stack, tell)
    elif isinstance(move, Search):
        pay_any(position, frame.seat, FOR_SEARCH, move.stack, price_of_search(position, frame.seat), tell)


COMPLETE[FOR_SEARCH] = complete_search
