"""Dice that fall as a story needs them. For both dice of a turn there is `throw`; here is the one die of an attack."""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING

from tavoliere.core.chance import Sealed

if TYPE_CHECKING:
    from tavoliere.games.settlers.position import Position


def luck(position: Position, *pips: int) -> Position:
    """Choose the fate of a game so that the next throws of one die show these numbers, one after the other."""
    for fate in (f"{number:040x}" for number in count()):
        throws = enumerate(pips, position.throws + 1)
        if all(Sealed(f"{fate}/{number}").below(6) + 1 == one for number, one in throws):
            position.fate = fate
            break
    return position
