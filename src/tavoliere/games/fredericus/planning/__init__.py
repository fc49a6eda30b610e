"""Looks through whole turns of Fredericus and what others may answer: the game's room after `core.planning`."""

from __future__ import annotations

from tavoliere.games.fredericus.planning.features import FEATURES, features
from tavoliere.games.fredericus.planning.search import VALUES, VARIETIES, ends_turn, plan, variety

__all__ = ["FEATURES", "VALUES", "VARIETIES", "ends_turn", "features", "plan", "variety"]
