"""Plans a turn: every end of it is weighed, and the best are held against what the opponents answer."""

from __future__ import annotations

import math
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tavoliere.core.planning import Plan
from tavoliere.games.fredericus.kernel import load
from tavoliere.games.fredericus.moves import ALL, END_ACTIONS, EndActions, PlaceToken
from tavoliere.games.fredericus.pieces import HAND, TURN
from tavoliere.games.fredericus.planning.answers import Answers, Judge
from tavoliere.games.fredericus.planning.features import BET, FEATURES, best_bet, hope_of_bet
from tavoliere.games.fredericus.planning.reach import UNIT
from tavoliere.games.fredericus.planning.turn import LOOKED_UP, Turn, look_through, may_end, veil
from tavoliere.games.values import load_values, share_of

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from tavoliere.core.chance import Fast
    from tavoliere.core.move import Move
    from tavoliere.core.planning import Limits, Manner
    from tavoliere.games.fredericus.position import Position

VARIETIES: Final[Mapping[str, tuple[int, Mapping[str, str]]]] = {"two": (2, {}), "three": (3, {}), "four": (4, {})}
VALUES: Final = "learned"
"""The values that are used where nobody asks for others: a file in the folder `values`."""

MOST_WORLDS: Final = 16
DEEPEST: Final = 99
"""So many actions look all the way through a turn."""

FOLDER: Final = Path(__file__).parents[1] / "values"

OWN_TURN: Final = 4
"""One part in so many of the boards goes to the own turn where answers are looked at, the rest to them."""

TEMPER: Final = 150.0
"""So many thousandths of a logit less make a move look 2.718 times as bad."""


def variety(position: Position) -> str:
    """Name the deal that a position comes from: the number of seats alone."""
    return {2: "two", 3: "three", 4: "four"}[position.seats]


def ends_turn(position: Position, move: Move) -> bool:
    """Say whether this move ends a turn: the board before it is the one that a planner weighs."""
    return position.phase == TURN and isinstance(move, EndActions)


def plan(
    imagine: Callable[[], Position],
    seat: int,
    moves: Sequence[Move],
    limits: Limits,
    manner: Manner,
    chance: Fast,
) -> Plan:
    """Look through the rest of the seat's turn, or a decision about its tokens, in worlds that `imagine` makes up."""
    worlds = [imagine() for _ in range(min(MOST_WORLDS, max(1, manner.worlds)) if manner.plies > 1 else 1)]
    salt = chance.below(1 << 30)
    root = worlds[0].copy()
    veil(root)
    weights = load_values(FOLDER, manner.values or VALUES).row(variety(root), FEATURES)
    traits = manner.traits or {}
    forgets = traits.get("bets", 1) == 0
    if forgets:
        weights[BET] = 0
    hands = [world.goals for world in worlds]
    if forgets and root.phase != TURN:
        value = Judge(weights, seat, hands).value(root, seat, 0)
        return Plan((moves[salt % len(moves)],), share_of(value), (1.0 / len(moves),) * len(moves), 1)
    planned = _plan_in_kernel(worlds[0], weights, seat, hands, limits, manner, salt)
    if planned is not None:
        return planned
    judge = Judge(weights, seat, hands)
    doubts = Doubts(salt, round(manner.noise))
    if root.phase == TURN:
        return _plan_turn(root, moves, judge, limits, manner, doubts)
    return _plan_bet(root, moves, judge, limits, manner, doubts)


def _plan_in_kernel(
    world: Position,
    weights: list[int],
    seat: int,
    hands: list[list[int]],
    limits: Limits,
    manner: Manner,
    salt: int,
) -> Plan | None:
    """Let the kernel plan, which finds the same; None where it is not there, or knows no such position."""
    kernel = load()
    if kernel is None:
        return None
    from tavoliere.games.fredericus.kernel import planner

    try:
        state = kernel.pack(world)
    except ValueError:
        return None
    traits = manner.traits or {}
    planned = planner.plan(
        kernel.library,
        state,
        planner.judge_of(weights, seat, hands),
        nodes=limits.nodes,
        own=limits.nodes // OWN_TURN if manner.plies > 1 else limits.nodes,
        plies=manner.plies,
        width=manner.width,
        depth=int(traits.get("depth", DEEPEST)),
        without_hoods=traits.get("hoods", 1) == 0,
        noise=round(manner.noise),
        salt=salt,
        hurried=limits.hurried,
    )
    line = tuple(ALL[number] for number in planned.line[: planned.length])
    return Plan(line, share_of(planned.value), shares_of(planned.values[: planned.legal]), planned.nodes)


class Doubts:
    """By how much a seat misjudges what it sees: the same board by the same, and like captures alike."""

    __slots__ = ("_noise", "_salt")

    def __init__(self, salt: int, noise: int) -> None:
        """Doubt by one standard deviation in thousandths of a logit."""
        self._salt = salt
        self._noise = noise

    def about(self, number: int) -> int:
        """Return the error about one thing, which is told by its number."""
        if not self._noise:
            return 0
        word = (self._salt + number * 0x9E3779B9) & 0xFFFFFFFF
        word = ((word ^ word >> 16) * 0x7FEB352D) & 0xFFFFFFFF
        word = ((word ^ word >> 15) * 0x846CA68B) & 0xFFFFFFFF
        word ^= word >> 16
        # The sum of four bytes is nearly normal, with a standard deviation of 148 about 510.
        total = (word & 0xFF) + (word >> 8 & 0xFF) + (word >> 16 & 0xFF) + (word >> 24)
        return (total - 510) * self._noise // 148

    def about_end(self, turn: Turn, node: int) -> int:
        """Return the error about the end of a turn: most of it about the captures, some about where things stand."""
        if not self._noise:
            return 0
        board = turn.boards[node]
        hoods = 0
        for place in board.birds:
            hoods = hoods << 1 | place >> 3
        return self.about(turn.caught[node] | hoods << 8 | board.used << 16) + self.about(node + (1 << 24)) // 3


def _plan_turn(
    root: Position, moves: Sequence[Move], judge: Judge, limits: Limits, manner: Manner, doubts: Doubts
) -> Plan:
    """Weigh every end of the turn, then hold the best of them against the answers."""
    traits = manner.traits or {}
    own = limits.nodes // OWN_TURN if manner.plies > 1 else limits.nodes
    turn = look_through(
        root,
        max(own, len(moves) + 1),
        judge.known,
        limits.hurried,
        moves,
        int(traits.get("depth", DEEPEST)),
        without_hoods=traits.get("hoods", 1) == 0,
    )
    ends = turn.ends_or_leaves()
    values = [judge.value(turn.boards[node], judge.seat, 0) + doubts.about_end(turn, node) for node in ends]
    ranked = sorted(range(len(ends)), key=lambda end: -values[end])
    nodes = len(turn.boards)
    if manner.plies > 1:
        nodes += _hold_against_answers(turn, ends, ranked, values, judge, limits, manner, doubts, nodes)
    best = ranked[0]
    return Plan(
        _line_to(turn, ends[best], moves),
        share_of(values[best]),
        _shares(turn, ends, ranked, values, moves),
        nodes,
    )


def _hold_against_answers(
    turn: Turn,
    ends: list[int],
    ranked: list[int],
    values: list[int],
    judge: Judge,
    limits: Limits,
    manner: Manner,
    doubts: Doubts,
    nodes: int,
) -> int:
    """Weigh the best ends anew by what comes of them, and rank all ends by that; return the boards looked at."""
    answered: list[int] = []
    revised: list[int] = []
    looked = 0
    width = min(max(1, manner.width), len(ranked))
    for place in range(width):
        node = ends[ranked[place]]
        limit = (limits.nodes - nodes - looked) // (width - place)
        if limit < 1 or limits.hurried():
            break
        answers = Answers(turn.boards[node], judge, limit, limits.hurried)
        looked += answers.nodes
        if answered and limits.hurried():
            break
        answered.append(ranked[place])
        revised.append(answers.best() + doubts.about_end(turn, node))
    if answered:
        # What was not held against answers is taken to fare as the others do, and never better than the worst of them.
        shift = sum(revised) - sum(values[end] for end in answered)
        worst = min(revised)
        for end in ranked[len(answered) :]:
            values[end] = min(worst, values[end] + shift // len(answered))
        for end, value in zip(answered, revised, strict=True):
            values[end] = value
        ranked.sort(key=lambda end: -values[end])
    return looked


def _line_to(turn: Turn, node: int, moves: Sequence[Move]) -> tuple[Move, ...]:
    """Return the own moves up to the first goal that is drawn, or to the end of the turn."""
    line: list[Move] = []
    deck = turn.root.deck
    for step, move in turn.path(node):
        line.append(move)
        if turn.boards[step].deck != deck:
            return tuple(line)
    if may_end(turn.boards[node]):
        line.append(END_ACTIONS)
    return tuple(line) or (moves[0],)


def _shares(
    turn: Turn, ends: list[int], ranked: list[int], values: list[int], moves: Sequence[Move]
) -> tuple[float, ...]:
    """Say how good each move looks by the best end that it leads to."""
    found: list[int | None] = [None] * len(moves)
    worst = values[ranked[-1]]
    reached = 0
    for end in ranked:
        fresh = turn.masks[ends[end]] & ~reached
        if ends[end] == 0:
            found[moves.index(END_ACTIONS)] = values[end]
        elif fresh:
            reached |= fresh
            for number in range(len(moves)):
                if fresh >> min(number, LOOKED_UP - 1) & 1 and moves[number] is not END_ACTIONS:
                    found[number] = values[end]
    return shares_of([worst if value is None else value for value in found])


def shares_of(values: list[int]) -> tuple[float, ...]:
    """Turn the values of the moves into shares that add up to 1.

    >>> shares_of([100, 100])
    (0.5, 0.5)
    """
    most = max(values)
    odds = [math.exp(max(-700.0, (value - most) / TEMPER)) for value in values]
    total = sum(odds)
    return tuple(share / total for share in odds)


def _plan_bet(
    root: Position, moves: Sequence[Move], judge: Judge, limits: Limits, manner: Manner, doubts: Doubts
) -> Plan:
    """Lay the tokens where opponents are expected to capture, and where they would rather not (S10, S11)."""
    nodes = 1
    values: list[int] = []
    bets = [(move.first, move.second) for move in moves if isinstance(move, PlaceToken)]
    if manner.plies > 1:
        answers = Answers(root, judge, max(1, limits.nodes - 1), limits.hurried)
        nodes += answers.nodes
        values = [answers.value(first, second) for first, second in bets]
    else:
        look = judge.look(root, judge.seat)
        value = judge.weigh(look, judge.hands[0][judge.seat])
        gain = judge.worth_of_goal(root, judge.seat, 0)
        for first, second in bets:
            hope = hope_of_bet(look.keeps, first, HAND if second < 0 else second, root)
            values.append(value + gain * (hope - best_bet(look.keeps, root)) // UNIT)
    values = [value + doubts.about(number) for number, value in enumerate(values)]
    best = values.index(max(values))
    return Plan((moves[best],), share_of(values[best]), shares_of(values), nodes)
