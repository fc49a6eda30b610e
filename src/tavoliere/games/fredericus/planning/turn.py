"""Looks through a whole turn: every order of actions, captures and reversals, each board once (F13, F14)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from tavoliere.games.fredericus import rules
from tavoliere.games.fredericus.moves import END_ACTIONS, Capture, Fly, Hood, MoveCard
from tavoliere.games.fredericus.pieces import (
    CAPTURED,
    FREDERICUS,
    HAND,
    HOODED,
    OVER,
    REVERSED,
    TURN,
)
from tavoliere.games.fredericus.planning.features import UNSEEN
from tavoliere.games.fredericus.planning.reach import FAR, Reach, nearest
from tavoliere.games.fredericus.rules.closing import begin_turn, do_end_actions, end_game, turn_over_goal

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tavoliere.core.move import Move
    from tavoliere.games.fredericus.position import Position

BLANK: Final = UNSEEN // 4 + 4
"""The card that stands for a goal that nobody has seen, in the decks of imagined worlds."""

LOOKED_UP: Final = 64
"""Moves from the root are told apart by bits; what comes after so many shares the last bit."""

CHILDREN: Final = 20
"""So many boards follow from one, or more: that is when a layer is too wide for its share (S1)."""

HURRY: Final = 128
"""After so many boards somebody asks whether time is up."""

SOON: Final = (36, 27, 19, 13, 9, 6, 4, 0)
"""What a capture or a seal promises that needs so many of the actions that are left."""

CAUGHT: Final = 40
OPENED: Final = 34
HOOD: Final = 9
PAID: Final = 30


class Boards:
    """What a search knows by heart: the reach of the birds by the ends of the rows."""

    __slots__ = ("_reaches",)

    def __init__(self) -> None:
        """Know nothing yet."""
        self._reaches: dict[tuple[int, ...], Reach] = {}

    def reach(self, position: Position) -> Reach:
        """Look at the rows of a board, or remember having done so."""
        rows = position.rows
        key = tuple([row & 0xFFF for row in rows])
        found = self._reaches.get(key)
        if found is None:
            found = self._reaches[key] = Reach(rows)
        return found


def veil(position: Position) -> None:
    """Turn the goal deck into cards that nobody has seen, so that nothing that is only imagined counts.

    Fredericus comes last: where he lies must not steer anybody.
    """
    cards = 0
    out = True
    deck = position.deck
    while deck:
        if deck & 15 == FREDERICUS:
            out = False
        cards += 1
        deck >>= 4
    veiled = 0
    for place in range(cards):
        veiled = veiled << 4 | (FREDERICUS if place == 0 and not out else BLANK)
    position.deck = veiled


def pass_on(position: Position) -> bool:
    """End the turn with the tokens in hand, and begin the next one; say whether there is one."""
    seat = position.turn
    if position.phase == TURN:
        do_end_actions(position, None)
        if position.phase == OVER:
            return False
    each = len(position.tokens) // position.seats
    for token in range(each * seat, each * seat + each):
        position.tokens[token] = HAND
    last = position.seats - 1
    if seat == (0 if position.options.starter_discards else last):
        turn_over_goal(position, None)
    if seat == last and position.announced:
        end_game(position, None)
        return False
    begin_turn(position, 0 if seat == last else seat + 1, None)
    return True


class Turn:
    """The boards of a turn in the order in which they were found, and how each was reached."""

    __slots__ = ("_left", "boards", "caught", "ends", "masks", "moves", "parents", "root", "stopped")

    def __init__(self, root: Position) -> None:
        """Begin with the board as it is."""
        self.root = root
        self.boards: list[Position] = [root]
        self.parents: list[int] = [-1]
        self.moves: list[Move] = [END_ACTIONS]
        self.masks: list[int] = [0]
        self.caught: list[int] = [0]
        self.ends: list[int] = []
        self.stopped = False

    def ends_or_leaves(self) -> list[int]:
        """Return where the turn may end; all that was found where there is no end, or where time was up.

        A turn with captures is longer than one without, so its end may not have been found in time.
        """
        if self.ends and not self.stopped:
            return self.ends
        first = 0 if self.ends[:1] == [0] or len(self.boards) == 1 else 1
        return list(range(first, len(self.boards)))

    def path(self, node: int) -> list[tuple[int, Move]]:
        """Return the boards after the root on the way to one of them, each with the move that led to it."""
        steps: list[tuple[int, Move]] = []
        while node > 0:
            steps.append((node, self.moves[node]))
            node = self.parents[node]
        steps.reverse()
        return steps


def may_end(position: Position) -> bool:
    """Say whether the turn may be ended here (F13, A10)."""
    return position.actions == 0 or position.options.up_to


def look_through(
    root: Position,
    limit: int,
    known: Boards,
    hurried: Callable[[], bool],
    first: Sequence[Move] | None = None,
    depth: int = 99,
    *,
    without_hoods: bool = False,
) -> Turn:
    """Look through a turn, layer by layer; where the boards are too few for all, the most promising lead on.

    `first` are the moves from the root, which the masks of the boards then tell: by which of them each is reached.
    """
    turn = Turn(root)
    seen = {root.key(): 0}
    floor = max(0, root.actions + root.extra - depth)
    if may_end(root):
        turn.ends.append(0)
    layer = [0]
    looked = 0
    while layer and len(turn.boards) < limit:
        layers = 1 + max(turn.boards[node].actions + turn.boards[node].extra for node in layer)
        share = max(1, (limit - len(turn.boards)) // layers)
        if len(layer) * CHILDREN > share:
            layer.sort(key=lambda node: -promise(turn.boards[node], known))
        most = min(limit, len(turn.boards) + share)
        following: list[int] = []
        for node in layer:
            if len(turn.boards) >= most:
                break
            looked += 1
            if looked % HURRY == 0 and hurried():
                turn.stopped = True
                return turn
            _expand(
                turn, node, seen, following, limit, first if node == 0 else None, floor, without_hoods=without_hoods
            )
        layer = following
    return turn


def _expand(
    turn: Turn,
    node: int,
    seen: dict[tuple[Any, ...], int],
    following: list[int],
    limit: int,
    first: Sequence[Move] | None,
    floor: int,
    *,
    without_hoods: bool,
) -> None:
    """Play every move of a board that leads on within the turn."""
    before = turn.boards[node]
    moves = rules.legal(before) if first is None else first
    tired = before.actions + before.extra <= floor
    mask = turn.masks[node]
    for number, move in enumerate(moves):
        if move is END_ACTIONS or (without_hoods and isinstance(move, Hood)):
            continue
        if tired and isinstance(move, (MoveCard, Fly, Hood)):
            continue
        board = before.copy()
        rules.do(board, move, None)
        key = board.key()
        via = mask if node else 1 << min(number, LOOKED_UP - 1)
        found = seen.get(key)
        if found is not None:
            turn.masks[found] |= via
            continue
        if len(turn.boards) >= limit:
            return
        child = len(turn.boards)
        seen[key] = child
        caught = turn.caught[node]
        if isinstance(move, Capture):
            caught |= 1 << before.birds[2 * before.turn + move.bird]
        turn.boards.append(board)
        turn.parents.append(node)
        turn.moves.append(move)
        turn.masks.append(via)
        turn.caught.append(caught)
        if may_end(board) or board.actions + board.extra <= floor:
            turn.ends.append(child)
        following.append(child)


def promise(position: Position, known: Boards) -> int:
    """Guess what the turn has brought and may still bring, to choose the boards that lead on."""
    seat = position.turn
    left = position.actions + position.extra
    used = position.used
    reach = known.reach(position)
    value = 0
    to_seal = FAR
    for bird in (0, 1):
        if used & CAPTURED[bird]:
            value += CAUGHT
        place = position.birds[2 * seat + bird]
        if place >= HOODED:
            continue
        to_seal = min(to_seal, nearest(place, reach.seal))
        if used & CAPTURED[bird] == 0:
            needed = nearest(place, reach.of_bird(bird))
            if needed <= left:
                value += SOON[needed]
    if used & REVERSED:
        value += OPENED
    elif to_seal <= left and not position.announced:
        value += SOON[to_seal]
    for other in range(position.seats):
        if other != seat:
            hooded = position.birds[2 * other] >= HOODED or position.birds[2 * other + 1] >= HOODED
            value += (HOOD if hooded else 0) - PAID * (position.goals[other] >> UNSEEN)
    return value
