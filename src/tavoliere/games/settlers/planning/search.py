"""The eyes of the planner: it counts the boards that it looks at, values them, and lets small things be decided."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tavoliere.games.settlers.moves import Settle, SettleWithScout
from tavoliere.games.settlers.planning.counting import features
from tavoliere.games.settlers.planning.habits import by_habit, is_plain, is_waste
from tavoliere.games.settlers.planning.worlds import deal_anew, throw_next
from tavoliere.games.settlers.rules import agenda, do, legal
from tavoliere.games.settlers.score import POINTS, winner_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from tavoliere.core.chance import Fast
    from tavoliere.core.move import Move
    from tavoliere.games.settlers.position import Position

WON: Final = 20_000
"""What a game that is won weighs."""

PATIENCE: Final = 31
"""How many boards are looked at before the clock is asked again, less one; a power of two less one."""

PIPS: Final = 6


class Outlook:
    """A board that the own turn can come to.

    `value` is what it weighs. `shift` is by how much chance does better on the average than it did on this board;
    it is part of the value. `line` holds the moves that lead here as far as nothing but the own will decides; `closed`
    says that more has happened since.
    """

    __slots__ = ("closed", "line", "position", "shift", "value")

    def __init__(self, position: Position, value: int, shift: int, line: list[Move], *, closed: bool) -> None:
        self.position = position
        self.value = value
        self.shift = shift
        self.line = line
        self.closed = closed


class Search:
    """One look ahead: whose it is, by which weights, and how much of it is left.

    `samples` says in how many worlds a throw or a draw is tried; 0 takes the world as it is.
    """

    __slots__ = ("budget", "chance", "hurried", "nodes", "noise", "samples", "seat", "stopped", "weights")

    def __init__(
        self,
        seat: int,
        weights: list[int],
        noise: int,
        budget: int,
        hurried: Callable[[], bool],
        chance: Fast,
        samples: int,
    ) -> None:
        """Begin to look."""
        self.seat = seat
        self.weights = weights
        self.noise = noise
        self.budget = budget
        self.hurried = hurried
        self.chance = chance
        self.samples = samples
        self.nodes = 0
        self.stopped = False

    def count(self) -> None:
        """Count a board; see whether there is time for more."""
        self.nodes += 1
        if self.nodes >= self.budget or (self.nodes & PATIENCE == 0 and self.hurried()):
            self.stopped = True

    def value(self, position: Position, seat: int) -> int:
        """Weigh a board for a seat, in thousandths of a logit."""
        self.count()
        if position.reason:
            if position.reason != POINTS:
                return 0
            return WON if winner_of(position) == seat else -WON
        counts = features(position, seat)
        weights = self.weights
        total = 0
        for at in range(len(counts)):
            count = counts[at]
            if count:
                total += count * weights[at]
        if self.noise:
            total += self.noise * self._error() // 1000
        return total

    def _error(self) -> int:
        """Draw an error, normally distributed with a deviation of a thousand (the sum of twelve even draws)."""
        error = -6000
        for _ in range(12):
            error += self.chance.below(1001)
        return error

    def choose(self, position: Position, moves: list[Move]) -> Move:
        """Decide for whoever has to: by habit, or by what each move leads to at once."""
        frame = position.frames[-1]
        if is_plain(frame.kind):
            return by_habit(position, moves)
        if frame.kind == agenda.ANSWER_OFFER:
            return moves[-1]
        best = moves[0]
        most = -WON - 1
        for move in moves:
            if self.stopped:
                break
            if len(moves) > 1 and is_waste(move):
                continue
            after = position.copy()
            do(after, move, None)
            value = self.value(after, frame.seat)
            if value > most:
                best, most = move, value
        return best

    def settle(self, position: Position, turn: int) -> None:
        """Let everybody decide until somebody may act; dice are thrown in this turn and in no other."""
        while not position.reason:
            kind = position.frames[-1].kind
            if kind == agenda.ACTIONS or (kind == agenda.DICE and position.turn != turn):
                return
            moves = legal(position)
            do(position, moves[0] if len(moves) == 1 else self.choose(position, moves), None)

    def is_open(self, before: Position, after: Position) -> bool:
        """Say whether a move has shown, thrown or asked others for something, so that nobody can be sure of it."""
        if after.reason:
            return False
        if after.throws != before.throws or after.frames[-1].seat != self.seat or after.seen != before.seen:
            return True
        for stack in range(len(before.stacks)):
            if len(before.stacks[stack]) != len(after.stacks[stack]):
                return True
        return False

    def average(self, before: Position, move: Move, shift: int) -> Outlook | None:
        """Do a move whose outcome nobody knows, in several worlds; keep the board that comes nearest to the average.

        What this one board has by luck is taken off it and all that follows it, so that nothing counts that is only
        imagined.
        """
        boards: list[Position] = []
        values: list[int] = []
        samples = max(1, self.samples)
        cards = not _lays_settlement(before, move)
        thrown = False
        while len(boards) < samples:
            after = before.copy()
            if self.samples:
                deal_anew(after, self.seat, self.chance, cards=cards)
            if thrown:
                throw_next(after, len(boards) % PIPS + 1, self.chance)
            do(after, move, None)
            self.settle(after, before.turn)
            if self.stopped:
                break
            if samples > 1 and not thrown and after.throws != before.throws:
                # One die decides: look at every number that it can show.
                thrown = True
                samples = PIPS
                continue
            boards.append(after)
            values.append(self.value(after, self.seat))
            if self.stopped:
                break
        if not boards:
            return None
        total = 0
        for value in values:
            total += value
        mean = total // len(values)
        nearest = 0
        for number in range(1, len(values)):
            if abs(values[number] - mean) < abs(values[nearest] - mean):
                nearest = number
        return Outlook(boards[nearest], mean + shift, shift + mean - values[nearest], [], closed=True)


def _lays_settlement(position: Position, move: Move) -> bool:
    """Say whether a move lays a settlement, which shows regions and nothing else."""
    frame = position.frames[-1]
    if frame.kind == agenda.PAY:
        return frame.a in (agenda.FOR_SETTLEMENT, agenda.FOR_SCOUT)
    return isinstance(move, (Settle, SettleWithScout))
