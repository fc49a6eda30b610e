"""The variant for a shorter game (F39, A37)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tavoliere.core.event import Event
from tavoliere.core.refusal import Refusal
from tavoliere.games.fredericus.moves import SHIFTS, Shift
from tavoliere.games.fredericus.pieces import CLEAR, HOODED, LETTERS, MARK, SHIFTED, length_of, letters_of
from tavoliere.games.fredericus.rules.lookout import objection_to_absence

if TYPE_CHECKING:
    from tavoliere.core.move import Move
    from tavoliere.games.fredericus.position import Position

THREE_WOODS: Final = 0x111
THREE_SKIES: Final = 0x222
THREE_CARDS: Final = 0xFFF


def shiftable(row: int) -> bool:
    """Say whether a row ends in three woods or three skies, with other cards before them (A37)."""
    return row & THREE_CARDS in (THREE_WOODS, THREE_SKIES) and row > THREE_CARDS


def offer_shifts(position: Position, moves: list[Move]) -> None:
    """Offer the rows of the own un-hooded birds, once a turn and only where the variant is played."""
    if not position.options.variant or position.used & SHIFTED:
        return
    own = 2 * position.turn
    peregrine, goshawk = position.birds[own], position.birds[own + 1]
    lower, higher = (peregrine, goshawk) if peregrine < goshawk else (goshawk, peregrine)
    if lower < HOODED and shiftable(position.rows[lower]):
        moves.append(SHIFTS[lower])
    if lower < higher < HOODED and shiftable(position.rows[higher]):
        moves.append(SHIFTS[higher])


def objection_to_shift(position: Position, move: Shift) -> Refusal | None:
    """Say what keeps the three end cards where they are, the first thing first."""
    row = move.row
    if not position.options.variant:
        return Refusal("F39", "refusal-variant-off")
    if position.used & SHIFTED:
        return Refusal("F39", "refusal-shifted-already")
    absence = objection_to_absence(position, row, "F39", "refusal-no-bird-to-shift", "refusal-hooded-shift")
    if absence is not None:
        return absence
    cards = position.rows[row]
    if not shiftable(cards):
        if cards in (THREE_WOODS, THREE_SKIES):
            return Refusal("A37", "refusal-shift-nothing", row=row)
        last = letters_of(cards)[-3:]
        return Refusal("F39", "refusal-shift-unlike", row=row, length=len(last), cards=" ".join(last))
    return None


def do_shift(position: Position, move: Shift, tell: list[Event] | None) -> None:
    """Move the three end cards of the row to its castle end."""
    row = position.rows[move.row]
    rest = row >> 12
    position.rows[move.row] = (row & THREE_CARDS) << 4 * length_of(rest) | rest
    position.ends = position.ends & CLEAR[move.row] | MARK[rest & 15] << move.row
    position.used |= SHIFTED
    if tell is not None:
        args = {"seat": position.turn, "row": move.row, "card": LETTERS[row & 15]}
        tell.append(Event("shifted", args))
