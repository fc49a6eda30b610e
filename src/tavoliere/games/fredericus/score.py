"""Points, ranking and the reason why the game ended (F35-F37)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tavoliere.core.outcome import Outcome
from tavoliere.games.fredericus.pieces import FREDERICUS_IN_HAND, KINDS, size_of

if TYPE_CHECKING:
    from tavoliere.games.fredericus.position import Position


def pairs_of(creatures: int, goals: int) -> int:
    """Count the matching pairs of creatures and goals; each card is in one pair at most (F36)."""
    pairs = 0
    for _ in range(KINDS):
        own, wanted = creatures & 15, goals & 15
        pairs += min(wanted, own)
        creatures >>= 4
        goals >>= 4
    return pairs


def points_of(creatures: int, goals: int) -> int:
    """Count a seat's points: cards 1 each, Fredericus 2, the pairs 1 + 2 + 3 + ... (F36).

    >>> from tavoliere.games.fredericus.pieces import hand_of
    >>> points_of(hand_of("aabce"), hand_of("abbcF"))
    17
    """
    pairs = pairs_of(creatures, goals)
    fredericus = 2 if goals >= FREDERICUS_IN_HAND else 0
    return size_of(creatures) + size_of(goals) + fredericus + pairs * (pairs + 1) // 2


def scores_of(position: Position) -> list[int]:
    """Count the points of every seat as the table stands."""
    return [points_of(position.creatures[seat], position.goals[seat]) for seat in range(position.seats)]


def outcome_of(position: Position) -> Outcome:
    """Rank the seats: most points first, of equals the one who played last (F37)."""
    scores = scores_of(position)
    ranking = sorted(range(position.seats), key=lambda seat: (-scores[seat], -seat))
    return Outcome(tuple(scores), tuple(ranking), reason_of(position))


def reason_of(position: Position) -> str:
    """Say what ended the game: Fredericus turned over, Fredericus drawn, or an eighth creature (F35)."""
    if position.opened >= FREDERICUS_IN_HAND:
        return "turned"
    if any(goals >= FREDERICUS_IN_HAND for goals in position.goals):
        return "drawn"
    return "eighth"
