"""Looking through the own turn: a beam of the best boards, lengthened step by step."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from tavoliere.games.settlers.planning.habits import by_habit, is_waste
from tavoliere.games.settlers.planning.search import Outlook, Search
from tavoliere.games.settlers.planning.steps import ways_on
from tavoliere.games.settlers.rules import agenda, do, legal

if TYPE_CHECKING:
    from tavoliere.core.move import Move
    from tavoliere.games.settlers.position import Position

STEPS: Final = 12
"""How many purchases a turn may hold."""

KEPT: Final = 3
"""How many boards of one way are kept: where a card can lie is such a choice."""

PAYMENTS: Final = (agenda.PAY, agenda.PAY_ANY, agenda.PUT, agenda.POWER)

QUICK_STEPS: Final = 6
"""How many purchases a quick turn may hold."""


def look_through(search: Search, root: Position, moves: list[Move], beam: int, limits: int) -> list[Outlook]:
    """Look through the turn of the searching seat; return all boards on which it could end, the best first."""
    seat = search.seat
    start = Outlook(root, search.value(root, seat), 0, [], closed=False)
    ends: list[Outlook] = []
    frontier: list[Outlook] = []
    seen: set[Any] = set()
    if root.frames[-1].kind == agenda.ACTIONS:
        ends.append(start)
        frontier.append(start)
        seen.add(key_of(root, seat))
    else:
        for move in moves:
            if len(moves) == 1 or not is_waste(move):
                _add_new(follow(search, start, [move]), seat, seen, frontier)
        frontier.sort(key=_weight)
        ends += frontier
    for _ in range(STEPS):
        found: list[Outlook] = []
        for outlook in frontier:
            position = outlook.position
            if search.stopped:
                break
            if position.reason or position.frames[-1].kind != agenda.ACTIONS or position.active != seat:
                continue
            for way in ways_on(position, seat, legal(position), limits, tidy=True):
                _add_new(follow(search, outlook, way), seat, seen, found)
                if search.stopped:
                    break
        if not found:
            break
        found.sort(key=_weight)
        frontier = found[:beam]
        ends += frontier
    ends.sort(key=_weight)
    return ends


def _weight(outlook: Outlook) -> int:
    return -outlook.value


def _add_new(outlooks: list[Outlook], seat: int, seen: set[Any], found: list[Outlook]) -> None:
    """Keep the boards that nobody has come to yet."""
    for outlook in outlooks:
        key = key_of(outlook.position, seat)
        if key not in seen:
            seen.add(key)
            found.append(outlook)


def key_of(position: Position, seat: int) -> Any:
    """Return what tells the boards of one turn apart."""
    mine, theirs = position.realms[seat], position.realms[1 - seat]
    return (
        tuple(mine.store),
        tuple(mine.sites),
        tuple(mine.centres),
        tuple(mine.hand),
        tuple(mine.power),
        mine.road_left,
        mine.road_right,
        tuple(theirs.store),
        tuple(theirs.sites),
        len(theirs.hand),
        mine.spells,
        theirs.witches,
        mine.potions,
    )


def follow(search: Search, outlook: Outlook, way: list[Move]) -> list[Outlook]:
    """Go a way from a board to wherever the seat may act again; return the best boards that it leads to."""
    found: list[Outlook] = []
    last = len(way) - 1
    position = outlook.position
    line = outlook.line
    closed = outlook.closed
    for at in range(last):
        # Everything before the last move of a way is a trade or the like, of which nobody is in doubt.
        if way[at] not in legal(position):
            return found
        after = position.copy()
        do(after, way[at], None)
        line = line if closed else [*line, way[at]]
        line = _pay(search, after, line, closed=closed)
        if after.reason or after.frames[-1].kind != agenda.ACTIONS:
            return found
        position = after
    move = way[last]
    if last and move not in legal(position):
        return found
    _branch(search, position, move, outlook.shift, line, found, closed=closed)
    if len(found) > KEPT:
        found.sort(key=_weight)
        del found[KEPT:]
    return found


def _pay(search: Search, position: Position, line: list[Move], *, closed: bool) -> list[Move]:
    """Pay and store by habit; return the longer line."""
    while not position.reason and position.frames[-1].kind in PAYMENTS and position.frames[-1].seat == search.seat:
        chosen = by_habit(position, legal(position))
        do(position, chosen, None)
        if not closed:
            line = [*line, chosen]
    return line


def _branch(
    search: Search,
    before: Position,
    move: Move,
    shift: int,
    line: list[Move],
    found: list[Outlook],
    *,
    closed: bool,
) -> None:
    """Do a move and everything that is to be decided with it."""
    if search.stopped:
        return
    after = before.copy()
    do(after, move, None)
    longer = line if closed else [*line, move]
    if search.is_open(before, after):
        _add_average(search, before, move, shift, longer, found)
        return
    ahead = after
    if not after.reason and after.frames[-1].kind in PAYMENTS:
        ahead = after.copy()
        paid: list[Move] = []
        while not ahead.reason and ahead.frames[-1].kind in PAYMENTS and ahead.frames[-1].seat == search.seat:
            chosen = by_habit(ahead, legal(ahead))
            do(ahead, chosen, None)
            paid.append(chosen)
        if not closed:
            longer += paid
        if search.is_open(after, ahead):
            # The last of the payments has led to it.
            for chosen in paid[:-1]:
                do(after, chosen, None)
            _add_average(search, after, paid[-1], shift, longer, found)
            return
    if ahead.reason or ahead.frames[-1].kind in (agenda.ACTIONS, agenda.DICE):
        found.append(Outlook(ahead, search.value(ahead, search.seat) + shift, shift, longer, closed=closed))
        return
    moves = legal(ahead)
    for choice in moves:
        if len(moves) == 1 or not is_waste(choice):
            _branch(search, ahead, choice, shift, longer, found, closed=closed)


def _add_average(
    search: Search, before: Position, move: Move, shift: int, line: list[Move], found: list[Outlook]
) -> None:
    """Add what a move brings on the average, if there is still time for it."""
    outlook = search.average(before, move, shift)
    if outlook is not None:
        outlook.line = line
        found.append(outlook)


def quick_turn(search: Search, position: Position, seat: int) -> Position:
    """Act for a seat as long as one more step makes it better off; return the board that it ends its turn with."""
    if search.stopped:
        return position
    mine = search.seat
    samples = search.samples
    search.seat = seat
    search.samples = 0
    best = Outlook(position, search.value(position, seat), 0, [], closed=True)
    for _ in range(QUICK_STEPS):
        board = best.position
        if search.stopped or board.reason or board.frames[-1].kind != agenda.ACTIONS or board.active != seat:
            break
        better = best
        for way in ways_on(board, seat, legal(board), 0, tidy=False):
            for outlook in follow(search, best, way):
                if outlook.value > better.value:
                    better = outlook
            if search.stopped:
                break
        if better is best:
            break
        best = better
    search.seat = mine
    search.samples = samples
    return best.position
