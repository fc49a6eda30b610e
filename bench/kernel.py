"""How fast the kernel of Fredericus is, the rules in C: random games, whole turns, the search of a tree.

`bench/run.py` lets it take turns with the engine in Python, as one contestant more.
"""

from __future__ import annotations

import ctypes
import random
import sys
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final

import tavoliere
from tavoliere.cli.measure import bare_loop
from tavoliere.core.chance import Fast
from tavoliere.games.fredericus.kernel import load
from tavoliere.games.fredericus.pieces import TURN

if TYPE_CHECKING:
    from collections.abc import Callable

    from tavoliere.games.fredericus.kernel.face import Kernel
    from tavoliere.games.fredericus.kernel.library import State

LOOP: Final = "bare loop, steps"
PLAYOUTS: Final = "playouts, 4 seats, decisions"
TURNS: Final = "whole turns of 100,000 moves"
SEARCH: Final = "tree search, 2 seats, iterations"
SEARCH_OF_FOUR: Final = "tree search, 4 seats, iterations"

ITERATIONS: Final = 10_000


def kernel() -> Kernel:
    """Give the kernel, without which there is nothing to measure."""
    found = load()
    if found is None:
        raise SystemExit("the kernel is not built: python3 run.py setup")
    return found


def played(seats: int, seed: int, decisions: int) -> Any:
    """Play so many random moves, and on to where a turn begins."""
    dice = random.Random(seed)
    position: Any = tavoliere.game("fredericus").deal(seats=seats, seed=seed)
    while position.seat is not None and (decisions > 0 or position.phase != TURN or position.actions < 4):
        position.advance(dice.choice(position.moves()))
        decisions -= 1
    return position


def turns_of(moves: int, within: int) -> list[State]:
    """Collect the beginnings of turns in the middle of games that have about so many moves to try."""
    fast = kernel()
    found = []
    for seed in range(200):
        position = played(2 + 2 * (seed % 2), seed, 70 + 100 * (seed % 2))
        if position.seat is not None:
            state = fast.pack(position)
            count = fast.turn(state)
            if count.complete and abs(count.nodes - moves) <= within:
                found.append(state)
    return found


def repeat(work: Callable[[], float], seconds: float) -> float:
    """Repeat a piece of work, which says how much it did, and return how much was done a second."""
    done = 0.0
    begun = perf_counter()
    while (passed := perf_counter() - begun) < seconds:
        done += work()
    return done / passed


def searching(seats: int) -> Callable[[], float]:
    """Search from the middle of a game, with the budget that the players have by default."""
    fast = kernel()
    position = played(seats, 5, 70)
    state, seat, chance = fast.pack(position), position.seat, Fast(1)

    def search() -> float:
        fast.search(state, seat, ITERATIONS, 0.7, chance)
        return ITERATIONS

    return search


def measure(seconds: float) -> dict[str, Any]:
    """Take each measurement once."""
    fast = kernel()
    positions: list[Any] = [tavoliere.game("fredericus").deal(seats=4, seed=seed) for seed in range(20)]
    deals = [fast.pack(position) for position in positions]
    turns = turns_of(100_000, 10_000)
    chance = Fast(1)
    works: dict[str, Callable[[], float]] = {
        PLAYOUTS: lambda: sum(fast.playouts(state, 20, chance).decisions for state in deals),
        TURNS: lambda: sum(fast.turn(state).nodes for state in turns) / 100_000,
        SEARCH: searching(2),
        SEARCH_OF_FOUR: searching(4),
    }
    taken = {LOOP: bare_loop(seconds)} | {work: repeat(do, seconds) for work, do in works.items()}
    return {
        "game": "fredericus",
        "compiled": False,
        "python": sys.version.split()[0],
        "bytes_of_a_position": ctypes.sizeof(deals[0]),
        "a_second": {work: round(figure) for work, figure in taken.items()},
    }
