"""The planner of the Settlers card game: it looks through its whole turn, and at what the opponent answers.

`counting` says what a board is valued by, `turns` looks through the own turn, `answers` at the next ones, `decisions`
at everything that is decided outside the action step. Whatever is hidden is dealt anew wherever it would matter.
"""

from __future__ import annotations

from tavoliere.games.settlers.planning.counting import FEATURES, features
from tavoliere.games.settlers.planning.planner import VARIETIES, ends_turn, plan, variety

__all__ = ["FEATURES", "VARIETIES", "ends_turn", "features", "plan", "variety"]
