"""Points, and the end of the game (B44, B62, W44)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tavoliere.core.outcome import Outcome

if TYPE_CHECKING:
    from tavoliere.games.settlers.position import Position

POINTS: Final = 1
LIMIT: Final = 2
REASONS: Final = ("", "points", "limit")


def outcome_of(position: Position) -> Outcome:
    """Rank the seats: whoever reached the goal, and where both have it the player whose turn it is (B62, P22).

    R6: a game that a simulation has cut short is a draw; its ranking says who had more points, or began later.
    """
    scores = (position.points(0), position.points(1))
    if position.reason == POINTS:
        first = winner_of(position)
    elif scores[0] == scores[1]:
        first = 1 - position.starter
    else:
        first = 0 if scores[0] > scores[1] else 1
    return Outcome(scores, (first, 1 - first), REASONS[position.reason], position.reason == LIMIT)


def winner_of(position: Position) -> int:
    """Return the seat that has won by points, or -1.

    In the base game only the player whose turn it is wins (B62, B63). With Wizards & Dragons the game ends as soon as
    anybody has enough; should both, the player whose turn it is comes first (W44, P22).
    """
    target = position.options.target
    if position.points(position.active) >= target:
        return position.active
    if position.options.mode and position.points(1 - position.active) >= target:
        return 1 - position.active
    return -1
