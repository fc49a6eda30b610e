"""What comes after the own turn: quick turns of the opponent, and of oneself again, in imagined worlds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tavoliere.core.chance import Fast
from tavoliere.games.settlers.moves import DONE
from tavoliere.games.settlers.planning.search import WON, Outlook, Search
from tavoliere.games.settlers.planning.turns import quick_turn
from tavoliere.games.settlers.planning.worlds import deal_anew
from tavoliere.games.settlers.rules import do

if TYPE_CHECKING:
    from tavoliere.games.settlers.position import Position


def weigh_answers(search: Search, ends: list[Outlook], worlds: int, plies: int, trust: int) -> None:
    """Hold the ends of a turn against what comes after them, in the same worlds; their values become that.

    `trust` says how much of the value comes from the answers, in hundredths. Only worlds that all ends were held
    against count.
    """
    sums = [0] * len(ends)
    done = 0
    for _ in range(worlds):
        seed = search.chance.word()
        row: list[int] = []
        for end in ends:
            row.append(_answered(search, end, seed, plies))
            if search.stopped:
                break
        if search.stopped:
            break
        for at in range(len(ends)):
            sums[at] += row[at]
        done += 1
    if done == 0:
        return
    for at in range(len(ends)):
        end = ends[at]
        end.value = ((100 - trust) * end.value + trust * (sums[at] // done + end.shift)) // 100


def _answered(search: Search, end: Outlook, seed: int, plies: int) -> int:
    """Weigh an end of a turn by what the next turns make of it in one world."""
    seat = search.seat
    position = end.position.copy()
    if position.reason or search.stopped:
        return end.value
    source = Fast(seed)
    deal_anew(position, seat, source)
    do(position, DONE, None)
    for ply in range(plies - 1):
        if ply:
            do(position, DONE, None)
        search.settle(position, 0)
        if position.reason or search.stopped:
            break
        # The same dice for all ends, however many throws each of them has had.
        position.fate = f"{source.word():08x}"
        position.throws = 0
        search.settle(position, position.turn)
        if position.reason or search.stopped:
            break
        position = quick_turn(search, position, position.active)
        if position.reason or search.stopped:
            break
    return both_sides(search, position, seat)


def both_sides(search: Search, position: Position, seat: int) -> int:
    """Weigh a board by what both know of it: each of them values the own hand."""
    if search.stopped:
        return 0
    value = search.value(position, seat)
    if position.reason or search.stopped:
        return value
    return max(-WON, min(WON, (value - search.value(position, 1 - seat)) // 2))
