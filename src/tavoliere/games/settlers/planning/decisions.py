"""Decisions outside the action step: every move is tried in the same imagined worlds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tavoliere.core.chance import Fast
from tavoliere.games.settlers.moves import Accept, AtRegion
from tavoliere.games.settlers.pieces import LETTERS, REGION_CODES
from tavoliere.games.settlers.planning.habits import is_waste, usual_payment, usual_store
from tavoliere.games.settlers.planning.search import WON, Search
from tavoliere.games.settlers.planning.worlds import deal_anew
from tavoliere.games.settlers.rules import agenda, do

if TYPE_CHECKING:
    from tavoliere.core.move import Move
    from tavoliere.games.settlers.position import Position


DEALS: Final = 12
"""In how many deals of what is hidden a decision is tried."""

ASKED: Final = 60
"""How much better off a seat must be after an offer that the other has made to its own advantage."""


def weigh_moves(search: Search, worlds: list[Position], moves: list[Move]) -> list[int | None]:
    """Weigh each move by what it leads to at once, on the average of the worlds; None: there was no time for it."""
    position = worlds[0]
    kind = position.frames[-1].kind
    if kind in (agenda.PAY, agenda.PAY_ANY):
        return _only(moves, usual_payment(position.realms[search.seat], moves), search, position)
    if kind == agenda.PUT:
        return _only(moves, usual_store(position.realms[search.seat], moves), search, position)
    first: list[int | None] = [None] * len(moves)
    sums = [0] * len(moves)
    done = 0
    for at in range(max(DEALS, len(worlds))):
        world = worlds[at % len(worlds)]
        seed = search.chance.word()
        row: list[int] = []
        for move in moves:
            if search.stopped:
                break
            row.append(_tried(search, world, move, seed))
        if done == 0:
            for number in range(len(row)):
                first[number] = row[number]
        if search.stopped:
            break
        # Only what all moves were held against counts.
        for number in range(len(row)):
            sums[number] += row[number]
        done += 1
    return [total // done for total in sums] if done else first


def _only(moves: list[Move], chosen: Move, search: Search, position: Position) -> list[int | None]:
    """Weigh one move as the board is, and the others less."""
    value = search.value(position, search.seat)
    return [value if move is chosen else value - 100 for move in moves]


def _tried(search: Search, world: Position, move: Move, seed: int) -> int:
    """Try a move in a world, with the same dice for every move."""
    if is_waste(move):
        return -WON
    after = world.copy()
    deal_anew(after, search.seat, Fast(seed))
    do(after, move, None)
    search.settle(after, world.turn)
    if search.stopped:
        return -WON
    return search.value(after, search.seat) - (ASKED if isinstance(move, Accept) else 0)


def weigh_corners(position: Position, moves: list[Move]) -> list[int | None]:
    """Weigh the corners for the first regions: what cities are made of goes to the middle, within reach of both."""
    frame = position.frames[-1]
    region = (1 if frame.seat == 0 else 7) + frame.a
    kind = LETTERS.index(REGION_CODES[region][0])
    middle = (12, 13)
    wanted = kind in (3, 4)
    return [10 if (_place_of(move) in middle) == wanted else 0 for move in moves]


def _place_of(move: Move) -> int:
    return move.place if isinstance(move, AtRegion) else -1
