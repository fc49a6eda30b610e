"""Players in a process of their own, which is sent bytes and sends bytes back: views, moves, and nothing else.

It reads a pickled list of questions (game, player, seed, nodes, and pairs of a view and moves) from its input, and
writes a line for each: the moves that are chosen, in notation.
"""

from __future__ import annotations

import pickle
import sys
from functools import partial
from typing import Any

import tavoliere
from tavoliere.players import player
from tavoliere.players.contract import Budget
from tests.players.sitting import planned

Question = tuple[str, str, int, int | None, list[tuple[Any, list[Any]]]]


def answer(question: Question) -> str:
    """Let one player choose at one moment after the other."""
    name, spec, seed, nodes, seen = question
    game = tavoliere.game(name)
    one = player(spec, game, seed)
    return " | ".join(str(one.choose(view, moves, Budget(nodes))) for view, moves in seen)


def _returned(found: Any, _: Any) -> Any:
    return found


def main() -> None:
    for name in tavoliere.GAMES:
        game = tavoliere.game(name)
        if game.planning is None:
            stand_in = property(partial(_returned, planned(game)))
            setattr(type(game), "planning", stand_in)  # noqa: B010  a property in the place of a property
    questions = pickle.loads(sys.stdin.buffer.read())  # noqa: S301  from the test beside it
    sys.stdout.write("\n".join(map(answer, questions)))


if __name__ == "__main__":
    main()
