"""RLCard: a card game by bare reset and step. Arguments: the name of its environment, a seed."""

from __future__ import annotations

import sys
import zlib
from importlib import import_module

from .line import dice, serve, versions


def main(name: str, seed: str) -> None:
    """Serve games of two seats, without the library's agents, which would slow it down."""
    environment = import_module("rlcard").make(name, config={"seed": zlib.crc32(seed.encode())})
    throw = dice(seed)

    def game() -> int:
        state, _ = environment.reset()
        decisions = 0
        while not environment.is_over():
            actions = list(state["legal_actions"])
            state, _ = environment.step(actions[int(throw() * len(actions))])
            decisions += 1
        return decisions

    serve(versions("rlcard", "numpy"), game)


if __name__ == "__main__":
    main(*sys.argv[1:])
