"""The reversal: opening the emperor's seals (F23, F24)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tavoliere.core.event import Event
from tavoliere.core.refusal import Refusal, Value
from tavoliere.games.fredericus.moves import REVERSALS, Reverse
from tavoliere.games.fredericus.pieces import BESIDE, CLEAR, HOODED, LETTERS, MARK, REVERSED, SEAL, reverse_row
from tavoliere.games.fredericus.rules.closing import draw_goal

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
    own = 2 * position.turn
    birds = (position.birds[own], position.birds[own + 1])
    if row not in birds:
        if row + HOODED in birds:
            bird = "P" if birds[0] == row + HOODED else "G"
            return Refusal("A21", "refusal-hooded-reversal", row=row, bird=bird)
        return Refusal("F23", "refusal-no-bird-to-reverse", row=row)
    left, right = (row - 1) & 7, (row + 1) & 7
    left_end, right_end = position.rows[left] & 15, position.rows[right] & 15
    if left_end != SEAL or right_end != SEAL:
        arguments: dict[str, Value] = {
            "row": row,
            "left": left,
            "left_end": LETTERS[left_end],
            "right": right,
            "right_end": LETTERS[right_end],
        }
        return Refusal("F23" if left_end and right_end else "A5", "refusal-no-seals", **arguments)
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
