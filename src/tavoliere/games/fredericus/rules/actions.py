"""The actions of a turn: move a card, fly (F13-F16). Hooding, the third, has a chapter of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tavoliere.core.event import Event
from tavoliere.core.refusal import Refusal, Value
from tavoliere.games.fredericus.moves import CARD_MOVES, FLIGHTS, Fly, MoveCard
from tavoliere.games.fredericus.pieces import BIRD_LETTERS, CLEAR, HOODED, LETTERS, MARK

if TYPE_CHECKING:
    from tavoliere.core.move import Move
    from tavoliere.games.fredericus.position import Position


def offer_cards_and_flights(position: Position) -> list[Move]:
    """Offer each end card to both adjacent rows, and each un-hooded bird to both adjacent towers."""
    if position.actions + position.extra == 0:
        return []
    own = 2 * position.turn
    birds = position.birds
    return CARD_MOVES[position.ends & 0xFF] + FLIGHTS[birds[own] << 4 | birds[own + 1]]


def objection_to_spending(position: Position) -> Refusal | None:
    """Refuse a further action when the turn has none left (F13)."""
    if position.actions + position.extra == 0:
        return Refusal("F13", "refusal-no-actions-left")
    return None


def spend_action(position: Position) -> None:
    """Count an action: the compulsory ones first, then those gained by a reversal (A11)."""
    if position.actions:
        position.actions -= 1
    else:
        position.extra -= 1


def objection_to_move_card(position: Position, move: MoveCard) -> Refusal | None:
    """Refuse to take a card from an empty row (A4)."""
    if position.ends >> move.row & 1 == 0:
        return Refusal("A4", "refusal-empty-row", row=move.row)
    return objection_to_spending(position)


def do_move_card(position: Position, move: MoveCard, tell: list[Event] | None) -> None:
    """Take the end card of a row to the end of an adjacent row (F15); an empty row takes it too (A4)."""
    spend_action(position)
    rows = position.rows
    card = rows[move.row] & 15
    rest = rows[move.row] >> 4
    rows[move.row] = rest
    rows[move.to] = rows[move.to] << 4 | card
    position.ends = (
        position.ends & CLEAR[move.row] & CLEAR[move.to] | MARK[rest & 15] << move.row | MARK[card] << move.to
    )
    if tell is not None:
        args = {"seat": position.turn, "card": LETTERS[card], "row": move.row, "to": move.to}
        tell.append(Event("card-moved", args))


def objection_to_fly(position: Position, move: Fly) -> Refusal | None:
    """Refuse a hooded bird (F29) and any tower but the two adjacent ones (F16)."""
    tower = position.birds[2 * position.turn + move.bird]
    if tower >= HOODED:
        return Refusal("F29", "refusal-hooded-flight", bird=BIRD_LETTERS[move.bird], tower=tower - HOODED)
    if (move.to - tower) & 7 not in (1, 7):
        arguments: dict[str, Value] = {
            "bird": BIRD_LETTERS[move.bird],
            "tower": tower,
            "to": move.to,
            "left": (tower - 1) & 7,
            "right": (tower + 1) & 7,
        }
        return Refusal("F16", "refusal-far-flight", **arguments)
    return objection_to_spending(position)


def do_fly(position: Position, move: Fly, tell: list[Event] | None) -> None:
    """Move an own bird to an adjacent tower; any number of birds may stand there (F16)."""
    spend_action(position)
    place = 2 * position.turn + move.bird
    tower = position.birds[place]
    position.birds[place] = move.to
    if tell is not None:
        args = {"seat": position.turn, "bird": BIRD_LETTERS[move.bird], "tower": tower, "to": move.to}
        tell.append(Event("flew", args))
