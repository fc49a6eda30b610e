"""The reversal: opening the emperor's seals (F23, F24)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tavoliere.core.event import Event
from tavoliere.core.refusal import Refusal
from tavoliere.games.fredericus.moves import REVERSALS, Reverse
from tavoliere.games.fredericus.pieces import BESIDE, CLEAR, HOODED, MARK, REVERSED, reverse_row
from tavoliere.games.fredericus.rules.closing import draw_goal
from tavoliere.games.fredericus.rules.lookout import objection_to_absence, refusal_of_ends

if TYPE_CHECKING:
    from tavoliere.core.move import Move
    from tavoliere.games.fredericus.position import Position

ADDITIONAL_ACTIONS: Final = 2


def offer_reversals(position: Position, moves: list[Move]) -> None:
    """Offer each own tower between two seals, with either seal to discard; once a turn (F23), no empty row (A6)."""
    between = BESIDE[position.ends >> 24 & 0xFF] & position.ends
    if between == 0 or position.used & REVERSED:
        return
    own = 2 * position.turn
    peregrine, goshawk = position.birds[own], position.birds[own + 1]
    lower, higher = (peregrine, goshawk) if peregrine < goshawk else (goshawk, peregrine)
    if lower < HOODED and between >> lower & 1:
        moves.extend(REVERSALS[lower])
    if lower < higher < HOODED and between >> higher & 1:
        moves.extend(REVERSALS[higher])


def objection_to_reverse(position: Position, move: Reverse) -> Refusal | None:
    """Say what keeps this row from being reversed, the first thing first."""
    row = move.row
    if position.used & REVERSED:
        return Refusal("F23", "refusal-reversed-already")
    absence = objection_to_absence(position, row, "F23", "refusal-no-bird-to-reverse", "refusal-hooded-reversal")
    if absence is not None:
        return absence
    if BESIDE[position.ends >> 24 & 0xFF] >> row & 1 == 0:
        return refusal_of_ends(position, row, "F23", "refusal-no-seals")
    if position.rows[row] == 0:
        return Refusal("A6", "refusal-reverse-empty-row", row=row)
    return None


def do_reverse(position: Position, move: Reverse, tell: list[Event] | None) -> None:
    """Reverse the row, discard one of the two seals, draw a goal, gain two additional actions (F24)."""
    seat = position.turn
    rows = position.rows
    rows[move.row] = reverse_row(rows[move.row])
    rows[move.discard] >>= 4
    for row in (move.row, move.discard):
        position.ends = position.ends & CLEAR[row] | MARK[rows[row] & 15] << row
    position.used |= REVERSED
    position.extra += ADDITIONAL_ACTIONS
    if tell is not None:
        args = {"seat": seat, "row": move.row, "discard": move.discard, "extra": ADDITIONAL_ACTIONS}
        tell.append(Event("reversed", args))
    draw_goal(position, seat, tell)
