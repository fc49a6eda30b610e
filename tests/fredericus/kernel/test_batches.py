"""Many tables at once: which moves are legal at each, and a step of all of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tavoliere.core.chance import Fast
from tavoliere.games.fredericus.kernel.face import sheet_of
from tests.fredericus.table import HOUSE_RULES, dealt

if TYPE_CHECKING:
    from tavoliere.games.fredericus.kernel.face import Kernel


def test_many_tables_step_as_single_ones_do(kernel: Kernel) -> None:
    positions = [dealt(2 + deal % 3, deal, **HOUSE_RULES[deal]) for deal in range(40)]
    batch = kernel.batch(positions)
    chance = Fast(1)
    for _ in range(400):
        masks = batch.masks()
        chosen = []
        for position, mask in zip(positions, masks, strict=True):
            moves = position.moves()
            assert [number for number, legal in enumerate(mask) if legal] == [move.index for move in moves]
            if moves:
                move = moves[chance.below(len(moves))]
                position.advance(move)
                chosen.append(move.index)
            else:
                chosen.append(0)
        over = sum(not any(mask) for mask in masks)
        assert batch.step(chosen) == over
    assert [batch.sheet(number) for number in range(40)] == [sheet_of(position) for position in positions]
    assert over > 20


def test_a_table_with_an_illegal_move_stays_as_it_was(kernel: Kernel) -> None:
    batch = kernel.batch([dealt(4, 1), dealt(4, 2)])
    before = batch.sheet(0)
    assert batch.step([0, dealt(4, 2).moves()[0].index]) == 1
    assert batch.sheet(0) == before
    assert batch.sheet(1) != before
