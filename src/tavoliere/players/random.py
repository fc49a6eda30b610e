"""The player who does anything that is legal, each with the same likelihood."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tavoliere.core.chance import Fast
from tavoliere.players.contract import FREE, Budget

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tavoliere.core.move import Move
    from tavoliere.core.view import View


class RandomPlayer:
    """Draws lots."""

    name = "random"

    def __init__(self, seed: int = 0) -> None:
        """Draw from this seed."""
        self._chance = Fast(seed)

    def choose(self, view: View, moves: Sequence[Move], budget: Budget = FREE) -> Move:
        """Draw one of the legal moves."""
        return moves[self._chance.below(len(moves))]
