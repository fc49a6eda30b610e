"""The kernel and the rules in Python play the same games: a million decisions at random, and stranger ones by hand."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from tavoliere.games.fredericus.kernel.face import sheet_of
from tests.fredericus.table import HOUSE_RULES, dealt, scattered, wander

if TYPE_CHECKING:
    from tavoliere.games.fredericus.kernel.face import Kernel
    from tavoliere.games.fredericus.kernel.library import State
    from tavoliere.games.fredericus.position import Position

PARTS = 4
DECISIONS = 84_000
"""Of each number of seats in each part: more than a million together."""


def compare_end(kernel: Kernel, state: State, position: Position) -> None:
    """Compare points and ranking of a game that is over."""
    outcome = position.outcome
    assert outcome is not None
    points, places = kernel.rank(state)
    assert tuple(points) == outcome.scores
    assert [outcome.ranking[place] for place in places] == list(range(position.seats))


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_are_the_same_move_by_move(kernel: Kernel, seats: int, part: int) -> None:
    dice = random.Random(f"{seats} {part}")
    decisions = 0
    deal = 0
    while decisions < DECISIONS:
        position = dealt(seats, dice.randrange(1 << 40), **HOUSE_RULES[deal % len(HOUSE_RULES)])
        state = kernel.pack(position)
        deal += 1
        while position.seat is not None:
            moves = position.moves()
            assert [move.index for move in moves] == kernel.legal(state), position.text()
            move = moves[int(dice.random() * len(moves))]
            before = sheet_of(position) if decisions % 1000 == 0 else b""
            position.advance(move)
            kernel.step(state, move.index)
            decisions += 1
            assert kernel.sheet(state) == sheet_of(position), (before, move.text)
            if decisions % 16 == 0:
                # The hashes that follow every move are those that a count from scratch gives.
                assert not kernel.check(state)
                assert kernel.hash(state) == kernel.hash(kernel.pack(position))
        compare_end(kernel, state, position)
    assert deal >= 192 // PARTS


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_that_are_fond_of_the_rarer_moves(kernel: Kernel, seats: int) -> None:
    met = set()
    for deal, options in enumerate(HOUSE_RULES):
        for position, move in wander(seats, deal, **options):
            state = kernel.pack(position)
            met.add(type(move).__name__)
            kernel.step(state, move.index)
            after = position.copy()
            after.advance(move)
            assert kernel.sheet(state) == sheet_of(after), (position.text(), move.text)
            assert not kernel.check(state)
            assert kernel.unpack(state) == after
    assert len(met) == 8


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_move_from_tables_that_no_game_leads_to_soon(kernel: Kernel, seats: int) -> None:
    dice = random.Random(seats)
    for lay in range(300):
        position = scattered(dice, seats, **HOUSE_RULES[lay % len(HOUSE_RULES)])
        state = kernel.pack(position)
        moves = position.moves()
        assert kernel.legal(state) == [move.index for move in moves], position.text()
        for move in moves:
            after, there = position.copy(), kernel.copy(state)
            after.advance(move)
            kernel.step(there, move.index)
            assert kernel.sheet(there) == sheet_of(after), (position.text(), move.text)
        assert kernel.sheet(state) == sheet_of(position)


def test_what_is_not_legal_is_refused_and_changes_nothing(kernel: Kernel) -> None:
    for seats in (2, 3, 4):
        position = dealt(seats, 1)
        for _ in range(30):
            state = kernel.pack(position)
            before = kernel.sheet(state)
            legal = set(kernel.legal(state))
            for move in [*range(620), 65_535, 1 << 31]:
                if move not in legal:
                    with pytest.raises(ValueError, match="not legal"):
                        kernel.step(state, move)
            assert kernel.sheet(state) == before
            position.advance(position.moves()[-1])


def test_different_positions_have_different_hashes(kernel: Kernel) -> None:
    seen: dict[int, bytes] = {}
    for seats in (2, 4):
        for deal in range(20):
            for position, _ in wander(seats, deal, variant="on"):
                sheet = sheet_of(position)
                assert seen.setdefault(kernel.hash(kernel.pack(position)), sheet) == sheet
    assert len(seen) > 4_000
