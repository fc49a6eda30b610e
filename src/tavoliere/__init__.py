"""Tavoliere: a digital table for modern board games with hidden information.

>>> import tavoliere
>>> game = tavoliere.game("fredericus")
>>> position = game.deal(seats=2, seed=7)
>>> position.seat, len(position.moves())
(0, 36)
"""

from __future__ import annotations

from tavoliere.core.chance import Fast, Sealed, commitment
from tavoliere.core.event import Event
from tavoliere.core.move import Move
from tavoliere.core.outcome import Outcome
from tavoliere.core.refusal import Refusal
from tavoliere.games import GAMES, game

__version__ = "0.1.0"

__all__ = ["GAMES", "Event", "Fast", "Move", "Outcome", "Refusal", "Sealed", "commitment", "game"]
