"""What follows from the cards is told after each move: points, tokens, limits, and what the turn has used up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tavoliere.core.event import Event
from tavoliere.games.settlers.pieces import GUARDIAN, HAND_IDS, MAGIC_MILL, NOBODY

if TYPE_CHECKING:
    from tavoliere.games.settlers.position import Position
    from tavoliere.games.settlers.realm import Realm

BOOKS = 10


def spent_of(realm: Realm) -> list[str]:
    """List the books whose spell was cast in this turn, and the Magic Mills that were used (W39, W73)."""
    spent = [HAND_IDS[GUARDIAN + bit] for bit in range(BOOKS) if realm.spells >> bit & 1]
    return spent + [HAND_IDS[MAGIC_MILL]] * realm.mills


def snapshot(position: Position) -> dict[str, Any]:
    """Note all figures that anyone can count on the table; pairs are in the order of the seats."""
    one, two = position.realms
    return {
        "victory": [one.victory, two.victory],
        "commerce": [one.commerce, two.commerce],
        "strength": [one.strength, two.strength],
        "tournament": [one.tournament, two.tournament],
        "limit": [one.limit, two.limit],
        "spent": [spent_of(one), spent_of(two)],
        "tokens": {"knight": holder(position.knight), "mill": holder(position.mill)},
        "permission": position.permission,
        "offers": position.offers,
    }


def holder(seat: int) -> int | None:
    """Name the seat that holds a token, if any does."""
    return None if seat == NOBODY else seat


def tell_changes(position: Position, before: dict[str, Any], tell: list[Event]) -> None:
    """Tell the figures that a move has changed. They are open to all, and so is what they follow from."""
    after = snapshot(position)
    changed = {name: after[name] for name in after if after[name] != before[name]}
    if changed:
        tell.append(Event("points", changed))
