"""Decisions outside the action step: every move is tried in the same imagined worlds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tavoliere.core.chance import Fast
from tavoliere.games.settlers.moves import AtRegion
from tavoliere.games.settlers.pieces import LETTERS, REGION_CODES
from tavoliere.games.settlers.planning.habits import is_waste, usual_payment, usual_store
from tavoliere.games.settlers.planning.search import WON, Search
from tavoliere.games.settlers.planning.worlds import deal_anew
from tavoliere.games.settlers.rules import agenda, do

if TYPE_CHECKING:
    from tavoliere.core.move import Move
    from tavoliere.games.settlers.position import Position


def weigh_moves(search: Search, worlds: list[Position], moves: list[Move]) -> list[int]:
    """Weigh each move by what it leads to at once, on the average of the worlds."""
    position = worlds[0]
    kind = position.frames[-1].kind
    if kind in (agenda.PAY, agenda.PAY_ANY):
        return _only(moves, usual_payment(position.realms[search.seat], moves), search, position)
    if kind == agenda.PUT:
        return _only(moves, usual_store(position.realms[search.seat], moves), search, position)
    sums = [0] * len(moves)
    done = 0
    for world in worlds:
        seed = search.chance.word()
        row: list[int] = []
        for move in moves:
            if search.stopped and done:
                break
            row.append(-WON if is_waste(move) else _tried(search, world, move, seed))
        if len(row) < len(moves):
            break
        for at in range(len(moves)):
            sums[at] += row[at]
        done += 1
        if search.stopped:
            break
    return [total // done for total in sums]


def _only(moves: list[Move], chosen: Move, search: Search, position: Position) -> list[int]:
    """Weigh one move as the board is, and the others less."""
    value = search.value(position, search.seat)
    return [value if move is chosen else value - 100 for move in moves]


def _tried(search: Search, world: Position, move: Move, seed: int) -> int:
    """Try a move in a world, with the same dice for every move."""
    after = world.copy()
    deal_anew(after, search.seat, Fast(seed))
    do(after, move, None)
    search.settle(after)
    return search.value(after, search.seat)


def weigh_corners(position: Position, moves: list[Move]) -> list[int]:
    """Weigh the corners for the first regions: what cities are made of goes to the middle, within reach of both."""
    frame = position.frames[-1]
    region = (1 if frame.seat == 0 else 7) + frame.a
    kind = LETTERS.index(REGION_CODES[region][0])
    middle = (12, 13)
    wanted = kind in (3, 4)
    return [10 if (_place_of(move) in middle) == wanted else 0 for move in moves]


def _place_of(move: Move) -> int:
    return move.place if isinstance(move, AtRegion) else -1
