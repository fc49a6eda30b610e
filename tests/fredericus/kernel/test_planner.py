"""The planner in the kernel finds what the planner in Python finds: the same numbers, lines and counts."""

from __future__ import annotations

import ctypes
import random
from typing import TYPE_CHECKING

import pytest

from tavoliere.core.planning import Manner
from tavoliere.games.fredericus.kernel.planner import FEATURES
from tavoliere.games.fredericus.planning import search
from tests.fredericus.planning import follow, planned
from tests.fredericus.table import GAME, HOUSE_RULES, scattered, wander

if TYPE_CHECKING:
    from tavoliere.games.fredericus.kernel.face import Kernel
    from tavoliere.games.fredericus.position import Position

MANNERS = (
    Manner(plies=1),
    Manner(plies=2, width=3, worlds=1),
    Manner(plies=2, width=2, worlds=4, noise=0.4),
    Manner(plies=2, width=1, worlds=40),
    Manner(plies=1, noise=0.4, traits={"depth": 2}),
    Manner(plies=2, width=2, worlds=2, traits={"hoods": 0, "depth": 1}),
    Manner(plies=2, width=2, worlds=2, traits={"bets": 0}),
)


def compare(kernel: Kernel, position: Position, dice: random.Random, monkeypatch: pytest.MonkeyPatch) -> None:
    """Count the features for every seat and make a plan, in both."""
    assert len(GAME.planning.FEATURES) == FEATURES
    state = kernel.pack(position)
    row = (ctypes.c_int32 * FEATURES)()
    for seat in range(position.seats):
        kernel.library.fredericus_features(state, 1, seat, row)
        assert list(row) == GAME.planning.features(position, seat), position.text()
    manner, nodes, seed = dice.choice(MANNERS), dice.choice((1, 40, 150, 400)), dice.randrange(1 << 40)
    there = planned(position, manner, nodes, seed)
    with monkeypatch.context() as patch:
        patch.setattr(search, "load", lambda: None)
        here = planned(position, manner, nodes, seed)
    assert there == here, (position.text(), manner, nodes, seed)
    follow(position, here)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_plans_are_the_same_in_games_at_random(kernel: Kernel, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    dice = random.Random(seats)
    compared = 0
    for deal in range(8):
        rules = HOUSE_RULES[dice.randrange(len(HOUSE_RULES))]
        for number, (position, _) in enumerate(wander(seats, deal, **rules)):
            if number < seats or number % 25 == 0 or position.announced:
                compare(kernel, position, dice, monkeypatch)
                compared += 1
    assert compared > 60


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_plans_are_the_same_on_scattered_tables(kernel: Kernel, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    dice = random.Random(seats)
    for _ in range(60):
        rules = HOUSE_RULES[dice.randrange(len(HOUSE_RULES))]
        compare(kernel, scattered(dice, seats, **rules), dice, monkeypatch)


def test_a_table_that_the_kernel_cannot_hold_is_planned_in_python(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_: Kernel, __: Position) -> None:
        raise ValueError("no game comes to this position")

    monkeypatch.setattr("tavoliere.games.fredericus.kernel.face.Kernel.pack", refuse)
    position = next(position for position, _ in wander(3, 1))
    follow(position, planned(position, nodes=100))
