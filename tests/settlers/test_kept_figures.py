"""What a position keeps counted, for speed, is what anyone would count on the table."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from tavoliere.games.settlers.pieces import FULL, HAND_IDS, LAST_CARD, RESOURCE_OF
from tavoliere.games.settlers.score import winner_of
from tests.settlers.table import MODES, dealt

if TYPE_CHECKING:
    from tavoliere.games.settlers.position import Position
    from tavoliere.games.settlers.realm import Realm


def working(realm: Realm) -> set[str]:
    """Name the cards that lie on sites without a Witch that works."""
    cards = [card for site, card in enumerate(realm.sites) if card and not realm.spellbound >> site & 1]
    return {HAND_IDS[card] for card in cards}


def check(position: Position) -> None:
    """Count everything afresh."""
    for realm in position.realms:
        assert {HAND_IDS[card] for card in range(1, LAST_CARD + 1) if realm.has(card)} == working(realm)
        assert realm.count_wizards() == sum(1 for wizard in realm.wizards if wizard)
        for resource in range(6):
            regions = [place for place, land in enumerate(realm.land) if land and RESOURCE_OF[land] == resource]
            assert realm.bags[resource] == sum(realm.store[place] for place in regions)
            assert realm.rooms[resource] == sum(FULL - realm.store[place] for place in regions)
    assert position.victor == winner_of(position)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("mode", MODES)
def test_in_random_games_what_is_kept_is_what_can_be_counted(mode: str, seed: int) -> None:
    lots = random.Random(seed)
    position = dealt(seed, mode=mode, turn_limit="100")
    laid = 0
    while position.seat is not None:
        moves = position.moves()
        # Building comes first, so that there is something to count.
        building = [move for move in moves if str(move).startswith(("build", "city", "citadel", "settle", "road"))]
        position.advance(lots.choice(building or moves))
        laid += bool(building)
        check(position)
        check(position.copy())
    assert laid > 10
