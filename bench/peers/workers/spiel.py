"""OpenSpiel: a C++ game, driven move by move from Python. Arguments: the name of the game, a seed."""

from __future__ import annotations

import sys
from importlib import import_module
from typing import TYPE_CHECKING

from .line import dice, serve, versions

if TYPE_CHECKING:
    from collections.abc import Callable


def draw(outcomes: list[tuple[int, float]], throw: Callable[[], float]) -> int:
    """Let chance speak: the outcome that a number in [0, 1) falls on."""
    rest = throw()
    for action, probability in outcomes:
        rest -= probability
        if rest < 0:
            return action
    return outcomes[-1][0]


def main(name: str, seed: str) -> None:
    """Serve games with random legal actions; chance is executed, but not counted."""
    spiel = import_module("pyspiel").load_game(name)
    throw = dice(seed)

    def game() -> int:
        state = spiel.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(draw(state.chance_outcomes(), throw))
                continue
            actions = state.legal_actions()
            state.apply_action(actions[int(throw() * len(actions))])
            decisions += 1
        return decisions

    serve(versions("open-spiel"), game)


if __name__ == "__main__":
    main(*sys.argv[1:])
