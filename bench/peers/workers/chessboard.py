"""python-chess: random chess. Argument: a seed."""

from __future__ import annotations

import sys
from importlib import import_module

from .line import dice, serve, versions

PLIES = 200  # random games would wander on for long; draws are not looked for, which is kind to the library


def main(seed: str) -> None:
    """Serve games until nobody can move, or for 200 plies."""
    board_type = import_module("chess").Board
    throw = dice(seed)

    def game() -> int:
        board = board_type()
        for decisions in range(PLIES):
            moves = list(board.legal_moves)
            if not moves:
                return decisions
            board.push(moves[int(throw() * len(moves))])
        return PLIES

    serve(versions("chess"), game)


if __name__ == "__main__":
    main(*sys.argv[1:])
