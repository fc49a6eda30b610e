"""Setting up: the six regions, the first player, the opening hand (B6-B11, W10, W61)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tavoliere.core.chance import shuffle
from tavoliere.core.event import Event
from tavoliere.games.settlers.moves import REGION_MOVES, STACK_MOVES, TAKES, AtRegion, AtStack, TakeCard
from tavoliere.games.settlers.pieces import FIRST_OF_CREST, REGION_CODES, TOURNAMENT, place_text
from tavoliere.games.settlers.rules.agenda import (
    ARRANGE,
    DO_BEGIN,
    DO_OPENING,
    OPEN_CARDS,
    OPEN_STACK,
    Frame,
)
from tavoliere.games.settlers.rules.cards import (
    forget,
    look_through,
    own_stacks,
    stack_to_change,
    take_from_stack,
    takes,
)
from tavoliere.games.settlers.rules.chance import next_chance
from tavoliere.games.settlers.rules.turn import begin_turn

if TYPE_CHECKING:
    from tavoliere.core.move import Move
    from tavoliere.games.settlers.position import Position

OPENING_HAND = 3
STACKS_OF_A_DECK = (8, 8, 7, 7)
"""How the thirty cards of a deck that are no opening hand make four stacks (W61)."""

START_PLACES = (10, 11, 12, 13, 14, 15)


def set_agenda(position: Position) -> None:
    """Plan the set-up: both arrange their regions, then take their opening hands, the first player first."""
    first, second = position.starter, 1 - position.starter
    position.frames = [
        Frame(DO_BEGIN, first),
        Frame(DO_OPENING, second),
        Frame(DO_OPENING, first),
        Frame(ARRANGE, second),
        Frame(ARRANGE, first),
    ]


def offer_arrange(position: Position, frame: Frame, moves: list[Move]) -> None:
    """Offer the corners that are still free for the next of the six regions (B6)."""
    for place in START_PLACES:
        if position.realms[frame.seat].land[place] == 0:
            moves.append(REGION_MOVES[0][place])


def do_arrange(position: Position, frame: Frame, move: Move, tell: list[Event] | None) -> None:
    """Lay the region, showing one resource (B7); the last goes where there is room."""
    position.frames.pop()
    if isinstance(move, AtRegion):
        _lay_start(position, frame.seat, frame.a, move.place, tell)
    if frame.a < 4:
        position.frames.append(Frame(ARRANGE, frame.seat, frame.a + 1))
        return
    for place in START_PLACES:
        if position.realms[frame.seat].land[place] == 0:
            _lay_start(position, frame.seat, 5, place, tell)


def _lay_start(position: Position, seat: int, number: int, place: int, tell: list[Event] | None) -> None:
    realm = position.realms[seat]
    region = FIRST_OF_CREST[seat] + number
    realm.land = realm.land.copy()
    realm.land[place] = region
    realm.store[place] = 1
    realm.survey()
    if tell is not None:
        told = {"seat": seat, "region": REGION_CODES[region], "place": place_text(place), "amount": 1}
        tell.append(Event("region-laid", told))


def run_opening(position: Position, frame: Frame) -> None:
    """Ask for a stack; in the tournament everybody chooses from the own deck (W61)."""
    position.frames.pop()
    if position.options.mode == TOURNAMENT:
        position.frames.append(Frame(OPEN_CARDS, frame.seat, 4 * frame.seat, OPENING_HAND))
    else:
        position.frames.append(Frame(OPEN_STACK, frame.seat, frame.a))


def offer_open_stack(position: Position, frame: Frame, moves: list[Move]) -> None:
    """Offer the stacks; the second player takes another one than the first (B10)."""
    for stack in own_stacks(position, frame.seat):
        if stack + 1 != frame.a:
            moves.append(STACK_MOVES[stack])


def do_open_stack(position: Position, frame: Frame, move: Move, tell: list[Event] | None) -> None:
    """Look through the stack that was chosen."""
    position.frames.pop()
    if isinstance(move, AtStack):
        # The other player's turn to choose comes next: it may not be this stack.
        below = position.frames[-1]
        if below.kind == DO_OPENING:
            position.frames[-1] = Frame(DO_OPENING, below.seat, move.stack + 1)
        look_through(position, frame.seat, move.stack, tell)
        position.frames.append(Frame(OPEN_CARDS, frame.seat, move.stack, OPENING_HAND))


def offer_open_cards(position: Position, frame: Frame, moves: list[Move]) -> None:
    """Offer the cards of the stack, or of the deck."""
    for card in takes(position, frame.a):
        moves.append(TAKES[card])


def do_open_cards(position: Position, frame: Frame, move: Move, tell: list[Event] | None) -> None:
    """Take a card into the opening hand; after the third the rest goes back as it was (B10)."""
    position.frames.pop()
    if isinstance(move, TakeCard):
        take_from_stack(position, frame.seat, frame.a, move.card, tell)
    if frame.b > 1:
        position.frames.append(Frame(OPEN_CARDS, frame.seat, frame.a, frame.b - 1))
    elif position.options.mode == TOURNAMENT:
        _stack_deck(position, frame.seat, tell)


def _stack_deck(position: Position, seat: int, tell: list[Event] | None) -> None:
    """Shuffle the rest of a deck into four personal stacks (W61)."""
    cards = stack_to_change(position, 4 * seat)
    shuffle(cards, next_chance(position))
    at = 0
    for number, size in enumerate(STACKS_OF_A_DECK):
        position.stacks[4 * seat + number] = cards[at : at + size]
        forget(position, 4 * seat + number)
        at += size
    if tell is not None:
        tell.append(Event("deck-stacked", {"seat": seat, "sizes": list(STACKS_OF_A_DECK)}))


def run_begin(position: Position, frame: Frame, tell: list[Event] | None) -> None:
    """The set-up is over: the first turn begins."""
    position.frames.pop()
    begin_turn(position, frame.seat, tell)
