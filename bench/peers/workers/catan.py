"""Catanatron: Catan with four of its own random players. Argument: a seed."""

from __future__ import annotations

import random
import sys
from importlib import import_module

from .line import serve, versions


def main(seed: str) -> None:
    """Serve games until a winner or the turn limit of the library; each tick is one player's choice."""
    random.seed(seed)  # its players and its games use the global generator
    catanatron = import_module("catanatron")
    limit = import_module("catanatron.game").TURNS_LIMIT
    colours = list(catanatron.Color)

    def game() -> int:
        players = [catanatron.RandomPlayer(colour) for colour in colours]
        table = catanatron.Game(players, seed=random.randrange(1, 2**31))
        decisions = 0
        while table.winning_color() is None and table.state.num_turns < limit:
            table.play_tick()
            decisions += 1
        return decisions

    serve(versions("catanatron"), game)


if __name__ == "__main__":
    main(*sys.argv[1:])
