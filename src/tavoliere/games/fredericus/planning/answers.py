"""What the opponents answer to the end of a turn, and where the own tokens are best laid against it (S10, S11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tavoliere.games.fredericus.pieces import BETS, CENTRE, HAND
from tavoliere.games.fredericus.planning.features import SEEN, UNSEEN, Look, hope_of_bet
from tavoliere.games.fredericus.planning.reach import UNIT
from tavoliere.games.fredericus.planning.turn import Boards, look_through, pass_on
from tavoliere.games.fredericus.rules.closing import begin_turn

if TYPE_CHECKING:
    from collections.abc import Callable

    from tavoliere.games.fredericus.position import Position

LOOKED_UP: Final = 5
GUESSED: Final = 3
"""How much a bet counts that the answer pays, and how much the guess where it may be paid, in eighths."""


class Judge:
    """Weighs boards for the seats, each by what it may know in an imagined world."""

    __slots__ = ("_weights", "hands", "known", "seat")

    def __init__(self, weights: list[int], seat: int, hands: list[list[int]]) -> None:
        """Weigh with these weights; `hands` are the goals of all seats, world by world."""
        self._weights = weights
        self.seat = seat
        self.hands = hands
        self.known = Boards()

    def look(self, position: Position, seat: int) -> Look:
        """Look at a board with the eyes of a seat."""
        return Look(position, seat, self.known.reach(position))

    def weigh(self, look: Look, goals: int) -> int:
        """Weigh what a seat sees that holds these goals, besides those that it has drawn since."""
        row = look.known(goals & SEEN | look.position.goals[look.seat] & ~SEEN)
        value = 0
        for weight, count in zip(self._weights, row, strict=True):
            value += weight * count
        return value

    def value(self, position: Position, seat: int, world: int) -> int:
        """Weigh a board for a seat in one of the worlds."""
        return self.weigh(self.look(position, seat), self.hands[world][seat])

    def worth_of_goal(self, position: Position, seat: int, world: int) -> int:
        """Say how much better a board is for a seat when the planning seat has drawn another goal."""
        if position.announced or position.deck < 16:
            return 0
        richer = position.copy()
        richer.goals[self.seat] += 1 << UNSEEN
        richer.deck >>= 4
        return self.value(richer, seat, world) - self.value(position, seat, world)


class Reply:
    """What an opponent may answer in one world: its best turn for every set of keeps where it captures."""

    __slots__ = ("chosen", "keeps", "mine", "nodes", "theirs", "worth")

    def __init__(self, worth: int) -> None:
        """Begin without any; `worth` is what it costs the opponent when the planning seat draws a goal."""
        self.worth = worth
        self.chosen = 0
        self.keeps: list[int] = []
        self.nodes: list[int] = []
        self.theirs: list[int] = []
        self.mine: list[int] = []

    def add(self, keeps: int, node: int, value: int) -> None:
        """Keep the end of a turn if it is the best with these captures, the first of equals."""
        if keeps in self.keeps:
            place = self.keeps.index(keeps)
            if value <= self.theirs[place]:
                return
            self.nodes[place] = node
            self.theirs[place] = value
        else:
            place = len(self.keeps)
            self.keeps.append(keeps)
            self.nodes.append(node)
            self.theirs.append(value)
        if value > self.theirs[self.chosen]:
            self.chosen = place

    def against(self, first: int, second: int, *, twice: bool) -> int:
        """Choose among the answers when the tokens of the planning seat lie on these places."""
        best, place = 0, -1
        for answer in range(len(self.keeps)):
            if self.theirs[answer] < self.theirs[self.chosen] - 2 * self.worth:
                continue
            value = self.theirs[answer] - self.worth * paid_by(self.keeps[answer], first, second, twice=twice)
            if place < 0 or value > best:
                best, place = value, answer
        return place


def paid_by(keeps: int, first: int, second: int, *, twice: bool) -> int:
    """Count the goals that captures at these keeps pay to tokens on these places (F22, F34, A22)."""
    if first == CENTRE:
        return 0 if keeps else 1
    if second == first:
        return (2 if twice else 1) * (keeps >> first & 1)
    return (keeps >> first & 1) + (keeps >> second & 1 if second >= 0 else 0)


class Group:
    """Worlds in which the same has been played so far."""

    __slots__ = ("board", "worlds")

    def __init__(self, board: Position, worlds: list[int]) -> None:
        """Begin or go on from a board."""
        self.board = board
        self.worlds = worlds


class Answers:
    """What comes of the end of a turn when everybody has answered it, world by world."""

    __slots__ = ("_final", "_gain", "_hopes", "_replies", "_start", "nodes")

    def __init__(self, start: Position, judge: Judge, limit: int, hurried: Callable[[], bool]) -> None:
        """Let every opponent that still plays before the planning seat answer, within so many boards."""
        me = judge.seat
        worlds = len(judge.hands)
        look = judge.look(start, me)
        value = judge.weigh(look, judge.hands[0][me])
        self.nodes = 0
        self._start = start
        self._final = [value] * worlds
        self._replies: list[list[Reply]] = [[] for _ in range(worlds)]
        self._gain = judge.worth_of_goal(start, me, 0)
        self._hopes = look.keeps
        board = start.copy()
        groups = [Group(board, list(range(worlds)))] if begin_answers(board, me) else []
        # How many are still to answer, so that the boards are shared out evenly.
        stages = (me - board.turn) % board.seats if groups else 0
        while groups and not hurried():
            share = (limit - self.nodes) // (max(1, stages) * len(groups))
            stages -= 1
            following: list[Group] = []
            for group in groups:
                following += self._answer(group, judge, max(1, share), hurried)
            groups = following

    def _answer(self, group: Group, judge: Judge, limit: int, hurried: Callable[[], bool]) -> list[Group]:
        """Let the seat whose turn it is answer, and return how it goes on where somebody else answers as well."""
        board = group.board
        seat, me = board.turn, judge.seat
        turn = look_through(board, limit, judge.known, hurried)
        self.nodes += len(turn.boards)
        replies = [Reply(max(0, -judge.worth_of_goal(board, seat, world))) for world in group.worlds]
        for node in turn.ends_or_leaves():
            look = judge.look(turn.boards[node], seat)
            for reply, world in zip(replies, group.worlds, strict=True):
                reply.add(turn.caught[node], node, judge.weigh(look, judge.hands[world][seat]))
        mine: dict[int, int] = {}
        following: dict[int, list[int]] = {}
        for reply, world in zip(replies, group.worlds, strict=True):
            for node in reply.nodes:
                if node not in mine:
                    mine[node] = judge.value(turn.boards[node], me, 0)
                reply.mine.append(mine[node])
            self._replies[world].append(reply)
            self._final[world] = reply.mine[reply.chosen]
            following.setdefault(reply.nodes[reply.chosen], []).append(world)
        groups: list[Group] = []
        for node, worlds in following.items():
            after = turn.boards[node].copy()
            if pass_on(after) and after.turn != me:
                groups.append(Group(after, worlds))
        return groups

    def value(self, first: int, second: int) -> int:
        """Weigh the end of the turn with the tokens on these places, over all worlds."""
        options = self._start.options
        total = 0
        for final, replies in zip(self._final, self._replies, strict=True):
            value = final
            caught = 0
            for reply in replies:
                place = reply.against(first, second, twice=options.pays_each_token)
                value += reply.mine[place] - reply.mine[reply.chosen]
                caught |= reply.keeps[place]
            paid = paid_by(caught, first, second, twice=options.pays_each_token) if replies else 0
            total += 8 * value + LOOKED_UP * self._gain * paid
        hope = hope_of_bet(self._hopes, first, HAND if second < 0 else second, self._start)
        return (total // len(self._final) + GUESSED * self._gain * hope // UNIT) // 8

    def best(self) -> int:
        """Weigh the end of the turn with the tokens where they are best laid."""
        return max(self.value(first, second) for first, second in places_for(self._start))


def begin_answers(board: Position, seat: int) -> bool:
    """Go on to the first who answers; say whether there is anybody."""
    if board.phase == BETS:
        # F12: the bets are laid before the first turn, and only who plays before the seat can pay it.
        board.turn = board.seats - 1
        begin_turn(board, 0, None)
        return seat > 0
    return pass_on(board)


def places_for(position: Position) -> list[tuple[int, int]]:
    """List where the tokens may lie, in the order of the moves (F12, F32)."""
    if position.seats == 2:
        return [(first, second) for first in range(8) for second in range(first, 8)]
    places = [(keep, -1) for keep in range(8)]
    each = position.tokens.copy()
    each[position.turn] = HAND
    if position.phase != BETS and CENTRE not in each:
        places.append((CENTRE, -1))
    return places
