"""The games of the house: one folder a game, all with the same rooms."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from tavoliere.core.refusal import Refusal

if TYPE_CHECKING:
    from tavoliere.core.game import Game

GAMES: Final = ("fredericus", "settlers")
"""The ids of all games, in the order in which they are offered."""


@cache
def game(name: str) -> Game:
    """Return the game of this id.

    >>> game("fredericus").most_seats
    4
    """
    if name == "fredericus":
        from tavoliere.games.fredericus.game import Fredericus

        return Fredericus()
    if name == "settlers":
        from tavoliere.games.settlers.game import Settlers

        return Settlers()
    raise Refusal("notation", "refusal-unknown-game", game=name[:40], games=list(GAMES))


__all__ = ["GAMES", "game"]
