"""Helpers for stories of the planner: look at a table as the seat that decides, with nothing but what it may know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tavoliere.core.chance import Fast
from tavoliere.core.planning import Limits, Manner, Plan
from tests.settlers.table import GAME, table

if TYPE_CHECKING:
    from tavoliere.games.settlers.position import Position

OWN_TURN = Manner(plies=1, worlds=2)
WITH_ANSWERS = Manner(plies=2, width=4, worlds=2)


def look(position: Position | str, nodes: int = 1500, manner: Manner = OWN_TURN, seed: int = 1, **how: Any) -> Plan:
    """Plan for whoever decides; `hurried` may be given too."""
    board = table(position) if isinstance(position, str) else position
    seat = board.seat
    assert seat is not None
    view = board.view(seat)
    chance = Fast(seed)
    limits = Limits(nodes, **how)
    plan = GAME.planning.plan(lambda: GAME.imagine(view, chance), seat, board.moves(), limits, manner, chance)
    assert isinstance(plan, Plan)
    return plan


def line(position: Position | str, **how: Any) -> list[str]:
    """Plan, and spell the line."""
    return [str(move) for move in look(position, **how).line]
