"""Players that nobody would invite: they crash, cheat, fall silent or tear their process down."""

from __future__ import annotations

import os
import signal
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

from tavoliere.arena import Contestant
from tavoliere.core.move import move_of
from tavoliere.players.contract import FREE, Budget
from tavoliere.players.random import RandomPlayer

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tavoliere.arena.plan import Maker
    from tavoliere.core.game import Game
    from tavoliere.core.move import Move
    from tavoliere.core.position import View

TOLERATED = 5
"""How many moves a bad player makes like anybody else."""


class Guest(RandomPlayer):
    """Plays by lot, and after a few moves does what it is asked to do."""

    def __init__(self, seed: int, mischief: Callable[[], Move]) -> None:
        super().__init__(seed)
        self.mischief = mischief
        self.moves = 0

    def choose(self, view: View, moves: Sequence[Move], budget: Budget = FREE) -> Move:
        self.moves += 1
        if self.moves > TOLERATED:
            return self.mischief()
        return super().choose(view, moves, budget)


def _crash() -> Move:
    message = "my head is empty"
    raise LookupError(message)


def _leave() -> Move:
    sys.exit(3)


def _cheat() -> Move:
    return move_of("fredericus", "K 0")  # at the first bet only


def _babble() -> Move:
    return "M 0>1"  # type: ignore[return-value]


def _die() -> Move:
    os._exit(9)


def _sleep() -> Move:
    time.sleep(600)
    raise AssertionError


def crasher(game: Game, seed: int) -> Guest:
    return Guest(seed, _crash)


def leaver(game: Game, seed: int) -> Guest:
    return Guest(seed, _leave)


def cheat(game: Game, seed: int) -> Guest:
    return Guest(seed, _cheat)


def babbler(game: Game, seed: int) -> Guest:
    return Guest(seed, _babble)


def dier(game: Game, seed: int) -> Guest:
    return Guest(seed, _die)


def sleeper(game: Game, seed: int) -> Guest:
    return Guest(seed, _sleep)


def latecomer(game: Game, seed: int) -> Guest:
    message = "lost my way"
    raise OSError(message)


class Unlucky(RandomPlayer):
    """Its process is killed from outside, once in all games: as when a machine runs out of memory."""

    def __init__(self, seed: int, mark: Path) -> None:
        super().__init__(seed)
        self.mark = mark

    def choose(self, view: View, moves: Sequence[Move], budget: Budget = FREE) -> Move:
        if not self.mark.exists():
            self.mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return super().choose(view, moves, budget)


def unlucky(game: Game, seed: int) -> Unlucky:
    return Unlucky(seed, Path(os.environ["TAVOLIERE_TEST_MARK"]))


class Asker(RandomPlayer):
    """Wants to know its budget, and says goodbye."""

    budgets: list[Budget] = []  # noqa: RUF012  shared by all, so that the test can look at it
    farewells: list[View | None] = []  # noqa: RUF012  as above

    def choose(self, view: View, moves: Sequence[Move], budget: Budget = FREE) -> Move:
        self.budgets.append(budget)
        return super().choose(view, moves, budget)

    def leave(self, view: View | None = None) -> None:
        self.farewells.append(view)
        message = "and slams the door"
        raise RuntimeError(message)


def asker(game: Game, seed: int) -> Asker:
    return Asker(seed)


class Hunter(RandomPlayer):
    """Captures whenever it can, and otherwise plays by lot: quick, and far better than chance."""

    def choose(self, view: View, moves: Sequence[Move], budget: Budget = FREE) -> Move:
        captures = [move for move in moves if move.text.startswith("X")]
        return super().choose(view, captures or moves, budget)


def hunter(game: Game, seed: int) -> Hunter:
    return Hunter(seed)


def stillborn(*arguments: object) -> None:
    """A process that ends before it has begun."""
    raise SystemExit(4)


def guest(maker: Maker, budget: Budget = FREE) -> Contestant:
    return Contestant(maker.__name__, maker.__name__, budget, maker)
