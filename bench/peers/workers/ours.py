"""Tavoliere: Fredericus through the public interface.

Arguments: `advance` or `play`, the number of seats, a seed, and which engine it must be: `compiled` or `plain`.
"""

from __future__ import annotations

import sys
from itertools import count

import tavoliere

from .line import dice, serve, versions


def main(way: str, seats: str, seed: str, expected: str) -> None:
    """Serve games that are played by `position.advance` or, checked and with events, by `position.play`."""
    game = tavoliere.game("fredericus")
    players = int(seats)
    throw = dice(seed)
    deals = count()

    def advance() -> int:
        position = game.deal(seats=players, seed=next(deals))
        decisions = 0
        while position.seat is not None:
            moves = position.moves()
            position.advance(moves[int(throw() * len(moves))])
            decisions += 1
        return decisions

    def play() -> int:
        position = game.deal(seats=players, seed=next(deals))
        decisions = 0
        while position.seat is not None:
            moves = position.moves()
            position.play(moves[int(throw() * len(moves))])
            decisions += 1
        return decisions

    module = sys.modules[type(game.deal(seats=players, seed=0)).__module__]
    native = not str(getattr(module, "__file__", "")).endswith(".py")
    engine = "compiled" if native else "plain"
    if engine != expected:
        message = f"this should be the {expected} engine, but it is the {engine} one"
        raise RuntimeError(message)
    serve(versions() | {"tavoliere": tavoliere.__version__, "engine": engine}, {"advance": advance, "play": play}[way])


if __name__ == "__main__":
    main(*sys.argv[1:])
