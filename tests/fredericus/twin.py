"""The stories of the rules are told to the kernel as well: wherever they look or play, both must agree."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tavoliere.games.fredericus.kernel import load
from tavoliere.games.fredericus.kernel.face import sheet_of

if TYPE_CHECKING:
    from tavoliere.core.move import Move
    from tavoliere.games.fredericus.kernel.library import State
    from tavoliere.games.fredericus.position import Position


def agree(position: Position) -> State | None:
    """Hold that the kernel sees the same table, offers the same moves and counts the same points."""
    kernel = load()
    if kernel is None:
        return None
    state = kernel.pack(position)
    assert not kernel.check(state)
    assert kernel.sheet(state) == sheet_of(position)
    assert kernel.legal(state) == [move.index for move in position.moves()]
    outcome = position.outcome
    if outcome is not None:
        points, places = kernel.rank(state)
        assert tuple(points) == outcome.scores
        assert [outcome.ranking[place] for place in places] == list(range(position.seats))
    return state


def agree_after(state: State | None, move: Move, position: Position) -> None:
    """Hold that a move did the same in the kernel as it did at the table."""
    kernel = load()
    if kernel is not None and state is not None:
        kernel.step(state, move.index)
        assert kernel.sheet(state) == sheet_of(position)
        agree(position)
