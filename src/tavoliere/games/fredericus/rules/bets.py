"""The bets before the first turn (F12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tavoliere.core.refusal import Refusal
from tavoliere.games.fredericus.moves import ON_KEEPS, ON_TWO_KEEPS
from tavoliere.games.fredericus.pieces import CENTRE
from tavoliere.games.fredericus.rules.closing import begin_turn, lay_tokens, objection_to_number_of_tokens

if TYPE_CHECKING:
    from tavoliere.core.event import Event
    from tavoliere.core.move import Move
    from tavoliere.games.fredericus.moves import PlaceToken
    from tavoliere.games.fredericus.position import Position


def offer_bets(position: Position) -> list[Move]:
    """Offer every keep; with two players every two keeps, which may be the same one (A2)."""
    return ON_TWO_KEEPS.copy() if position.seats == 2 else ON_KEEPS.copy()


def objection_to_bet(position: Position, move: PlaceToken) -> Refusal | None:
    """Refuse the centre before the game has begun (F12)."""
    if move.first == CENTRE:
        return Refusal("F12", "refusal-centre-in-bets")
    return objection_to_number_of_tokens(position, move)


def do_bet(position: Position, move: PlaceToken, tell: list[Event] | None) -> None:
    """Lay the token where an opponent is expected to capture; the last bet begins the first turn."""
    lay_tokens(position, move, tell)
    if position.turn + 1 < position.seats:
        position.turn += 1
    else:
        begin_turn(position, 0, tell)
