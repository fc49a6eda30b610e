"""Words for tests of the planner: ask it for a plan, in Python or in the kernel, and play what it says."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tavoliere.core.chance import Fast
from tavoliere.core.planning import Limits, Manner, Plan
from tests.fredericus.table import GAME

if TYPE_CHECKING:
    from collections.abc import Callable

    from tavoliere.games.fredericus.position import Position

LIMIT = 2500


def planned(
    position: Position,
    manner: Manner | None = None,
    nodes: int = LIMIT,
    seed: int = 0,
    hurried: Callable[[], bool] | None = None,
) -> Plan:
    """Ask for a plan of the seat that decides, from its view alone."""
    seat = position.seat
    assert seat is not None
    view, chance = position.view(seat), Fast(seed)
    limits = Limits(nodes) if hurried is None else Limits(nodes, hurried)
    plan = GAME.planning.plan(
        lambda: GAME.imagine(view, chance), seat, position.moves(), limits, manner or Manner(plies=1), chance
    )
    assert isinstance(plan, Plan)
    return plan


def line(plan: Plan) -> list[str]:
    """Spell the moves of a plan."""
    return [str(move) for move in plan.line]


def follow(position: Position, plan: Plan) -> Position:
    """Play the line of a plan, every move of which must be legal."""
    after = position.copy()
    for move in plan.line:
        assert move in after.moves()
        after.play(move)
    return after


def otherwise_alike(position: Position, seat: int, seed: int) -> Position:
    """Lay a table that looks the same to a seat, with other goals where it cannot see them."""
    return GAME.imagine(position.view(seat), Fast(seed))
