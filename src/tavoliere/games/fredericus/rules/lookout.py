"""What a refusal says of the cards beside a tower, and of the bird that is missing on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tavoliere.core.refusal import Refusal
from tavoliere.games.fredericus.pieces import BIRD_LETTERS, HOODED, LETTERS

if TYPE_CHECKING:
    from tavoliere.games.fredericus.position import Position


def refusal_of_ends(position: Position, tower: int, rule: str, key: str) -> Refusal:
    """Name the ends of both rows beside a tower; where one is missing, the ruling on empty rows forbids it (A5)."""
    left, right = (tower - 1) & 7, (tower + 1) & 7
    left_end, right_end = position.rows[left] & 15, position.rows[right] & 15
    return Refusal(
        rule if left_end and right_end else "A5",
        key,
        tower=tower,
        left=left,
        left_end=LETTERS[left_end],
        right=right,
        right_end=LETTERS[right_end],
    )


def objection_to_absence(position: Position, row: int, rule: str, absent: str, hooded: str) -> Refusal | None:
    """Refuse what needs an own bird on the tower of a row, when none is there or only a hooded one (A21)."""
    own = 2 * position.turn
    for bird in (0, 1):
        if position.birds[own + bird] == row:
            return None
    for bird in (0, 1):
        if position.birds[own + bird] == row + HOODED:
            return Refusal("A21", hooded, row=row, bird=BIRD_LETTERS[bird])
    return Refusal(rule, absent, row=row)
