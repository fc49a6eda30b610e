"""Which moves are legal and what they do: one module a chapter of the rule book, in its order.

Each chapter has three kinds of function: `offer_...` adds its legal moves to a list, `objection_to_...` says why a move
is refused, and `do_...` carries it out. A test holds that the first two always agree.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tavoliere.core.refusal import Refusal
from tavoliere.games.fredericus.moves import (
    ALL,
    Capture,
    EndActions,
    Fly,
    Hood,
    MoveCard,
    PlaceToken,
    Reverse,
    Shift,
)
from tavoliere.games.fredericus.pieces import BETS, OVER, TOKEN, TURN
from tavoliere.games.fredericus.rules.actions import (
    do_fly,
    do_move_card,
    objection_to_fly,
    objection_to_move_card,
    offer_cards_and_flights,
)
from tavoliere.games.fredericus.rules.bets import do_bet, objection_to_bet, offer_bets
from tavoliere.games.fredericus.rules.closing import (
    do_end_actions,
    do_place_token,
    objection_to_end_actions,
    objection_to_place_token,
    offer_end_of_actions,
    offer_tokens,
)
from tavoliere.games.fredericus.rules.hooding import do_hood, objection_to_hood, offer_hoods
from tavoliere.games.fredericus.rules.hunting import do_capture, objection_to_capture, offer_captures
from tavoliere.games.fredericus.rules.seals import do_reverse, objection_to_reverse, offer_reversals
from tavoliere.games.fredericus.rules.variant import do_shift, objection_to_shift, offer_shifts

if TYPE_CHECKING:
    from tavoliere.core.event import Event
    from tavoliere.core.move import Move
    from tavoliere.games.fredericus.position import Position


def legal(position: Position) -> list[Move]:
    """List every legal move once, in the order of the table of moves."""
    phase = position.phase
    if phase == TURN:
        moves = offer_cards_and_flights(position)
        offer_hoods(position, moves)
        offer_captures(position, moves)
        offer_reversals(position, moves)
        offer_shifts(position, moves)
        offer_end_of_actions(position, moves)
        return moves
    if phase == TOKEN:
        return offer_tokens(position)
    if phase == BETS:
        return offer_bets(position)
    return []


def objection(position: Position, move: Move) -> Refusal | None:
    """Say why this move is not legal now; None if it is."""
    phase = position.phase
    if phase == OVER:
        return Refusal("F35", "refusal-over")
    if phase == TURN:
        return _objection_in_turn(position, move)
    if not isinstance(move, PlaceToken):
        if phase == BETS:
            return Refusal("F12", "refusal-bets-first")
        return Refusal("F32", "refusal-token-first")
    return objection_to_bet(position, move) if phase == BETS else objection_to_place_token(position, move)


def _objection_in_turn(position: Position, move: Move) -> Refusal | None:
    if isinstance(move, MoveCard):
        return objection_to_move_card(position, move)
    if isinstance(move, Fly):
        return objection_to_fly(position, move)
    if isinstance(move, EndActions):
        return objection_to_end_actions(position)
    if isinstance(move, Capture):
        return objection_to_capture(position, move)
    if isinstance(move, Hood):
        return objection_to_hood(position, move)
    if isinstance(move, Reverse):
        return objection_to_reverse(position, move)
    if isinstance(move, Shift):
        return objection_to_shift(position, move)
    if isinstance(move, PlaceToken):
        return Refusal("F32", "refusal-token-later", remaining=position.actions)
    return Refusal("F14", "refusal-other-game", text=str(move))


def do(position: Position, move: Move, tell: list[Event] | None) -> None:
    """Do a legal move; what happens is told where somebody listens."""
    if isinstance(move, MoveCard):
        do_move_card(position, move, tell)
    elif isinstance(move, Fly):
        do_fly(position, move, tell)
    elif isinstance(move, EndActions):
        do_end_actions(position, tell)
    elif isinstance(move, PlaceToken):
        if position.phase == BETS:
            do_bet(position, move, tell)
        else:
            do_place_token(position, move, tell)
    elif isinstance(move, Capture):
        do_capture(position, move, tell)
    elif isinstance(move, Hood):
        do_hood(position, move, tell)
    elif isinstance(move, Reverse):
        do_reverse(position, move, tell)
    elif isinstance(move, Shift):
        do_shift(position, move, tell)


def read(position: Position, text: str) -> Move:
    """Read a move's notation; what is no move of the game is refused with the rule that it breaks."""
    from tavoliere.games.fredericus.reading import read_move

    return read_move(text, position)


__all__ = ["ALL", "do", "legal", "objection", "read"]
