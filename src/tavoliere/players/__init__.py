"""Who can sit down at a table: players that get a View and legal moves, never a Position."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tavoliere.core.refusal import Refusal

if TYPE_CHECKING:
    from tavoliere.core.game import Game
    from tavoliere.players.contract import Player

PLAYERS: Final = ("random", "greedy")
"""The names of the computer players, the weakest first."""


def player(name: str, game: Game, seed: int = 0) -> Player:
    """Ask a computer player to the table; the same seed makes it choose the same moves everywhere."""
    if name == "random":
        from tavoliere.players.random import RandomPlayer

        return RandomPlayer(seed)
    if name == "greedy":
        from tavoliere.players.greedy import GreedyPlayer

        return GreedyPlayer(game, seed)
    raise Refusal("players", "refusal-unknown-player", player=name[:40], players=list(PLAYERS))
