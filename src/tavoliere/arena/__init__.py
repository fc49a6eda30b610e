"""Where players meet: matches, leagues and ladders, and what they say about strength.

>>> from tavoliere.arena import match
>>> told = match("fredericus", "random", "random", games=4, seed=1)
>>> told["games"], told["groups"], told["match"]["share"]["mean"]
(4, 2, 0.5)
"""

from __future__ import annotations

from tavoliere.arena.crew import Crew, alone
from tavoliere.arena.elo import elo_at, rate, share_at
from tavoliere.arena.hall import league, match, open_contest, planned
from tavoliere.arena.page import page
from tavoliere.arena.plan import Contestant, Plan
from tavoliere.arena.sprt import Sprt
from tavoliere.arena.summary import strip_times, summary

__all__ = [
    "Contestant",
    "Crew",
    "Plan",
    "Sprt",
    "alone",
    "elo_at",
    "league",
    "match",
    "open_contest",
    "page",
    "planned",
    "rate",
    "share_at",
    "strip_times",
    "summary",
]
