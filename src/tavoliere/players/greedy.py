"""The player who looks through its whole turn and takes the best of it, but never at what others answer.

It imagines one world that agrees with its view, and lets nothing that is only imagined count: a goal that it would draw
there is worth what an unseen goal is worth.
"""

from __future__ import annotations

import heapq
from typing import TYPE_CHECKING, Any, Final, Protocol, cast

from tavoliere.core.chance import Fast
from tavoliere.players.contract import FREE, Budget

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tavoliere.core.game import Game
    from tavoliere.core.move import Move
    from tavoliere.core.view import View

NARROW: Final = 4
"""A choice of so few moves costs nothing, so every board that offers no more is looked at."""

LOOKED_AT: Final = 40
"""How many of the best ends of the turn are weighed with care."""


class Judgement(Protocol):
    """What a game's `judgement.py` tells the player; positions are those of the game."""

    WIDEST: int
    """How many boards with a wide choice are looked at after each action: those that have gained and promise most."""

    MOST_BOARDS: int
    """How many boards of a turn are looked at in all, so that nobody waits for a turn of many small steps."""

    def sensible(self, position: Any, seat: int, moves: list[Move]) -> list[Move]:
        """Leave out moves that are hardly ever worth looking at."""
        ...

    def let_others_answer(self, position: Any, seat: int) -> None:
        """Decide for others what they must decide within the seat's turn, as if they had nothing to say."""
        ...

    def may_stop(self, position: Any) -> bool:
        """Say whether the turn may be ended here."""
        ...

    def in_turn(self, position: Any, seat: int) -> bool:
        """Say whether the seat is still in its turn."""
        ...

    def promise(self, position: Any, seat: int) -> float:
        """Guess what the rest of the turn may still bring, quickly."""
        ...

    def gain(self, before: Any, move: Move, after: Any) -> float:
        """Count what a move brings at once."""
        ...

    def worth(self, position: Any, seat: int) -> float:
        """Weigh what a turn leaves behind."""
        ...

    def weigh(self, position: Any, seat: int, moves: list[Move]) -> list[float] | None:
        """Weigh the moves of a decision outside a turn; None: this is within a turn, so look ahead."""
        ...


class Leaf:
    """A way to end the turn: what it gains, with which move it begins, and the board that it leaves."""

    __slots__ = ("first", "gained", "hope", "moves", "position")

    def __init__(self, gained: float, hope: float, first: Move | None, position: Any) -> None:
        self.gained = gained
        self.hope = hope
        self.first = first
        self.position = position
        self.moves: list[Move] = position.moves()


class GreedyPlayer:
    """Takes the best turn that it can find, without a thought for the answer."""

    name = "greedy"

    def __init__(self, game: Game, seed: int = 0) -> None:
        """Sit down at this game; the seed decides between moves of equal worth."""
        self._game = game
        self._judgement: Judgement = game.judgement
        self._chance = Fast(seed)

    def choose(self, view: View, moves: Sequence[Move], budget: Budget = FREE) -> Move:
        """Weigh the moves of a small decision, or look through the turn and begin its best one."""
        if len(moves) == 1:
            return moves[0]
        position = self._game.imagine(view, self._chance)
        seat = cast("int", view.seat)
        weights = self._judgement.weigh(position, seat, list(moves))
        if weights is not None:
            return self._pick(moves, weights)
        best: Move | None = None
        most = float("-inf")
        for leaf in self._best_ends(position, seat):
            value = leaf.gained + self._judgement.worth(leaf.position, seat) + 1e-6 * self._chance.below(1000)
            if value > most:
                best, most = leaf.first, value
        if best is not None:
            return best
        # The best is to stop here; what stops a turn is the last of its moves.
        return moves[-1]

    def _pick(self, moves: Sequence[Move], weights: list[float]) -> Move:
        """Take the heaviest move, one of them by lot where several weigh the same."""
        heaviest = max(weights)
        alike = [move for move, weight in zip(moves, weights, strict=True) if weight >= heaviest - 1e-9]
        return alike[self._chance.below(len(alike))]

    def _best_ends(self, position: Any, seat: int) -> list[Leaf]:
        """Look through the turn, board by board and each board once, and keep the ends that gain most."""
        judgement = self._judgement
        layer = [Leaf(0.0, 0.0, None, position)]
        seen: dict[Any, float] = {position.key(): 0.0}
        ends: list[Leaf] = []
        while layer and len(seen) < judgement.MOST_BOARDS:
            following: list[Leaf] = []
            for leaf in layer:
                if judgement.may_stop(leaf.position):
                    ends.append(leaf)
                self._look(leaf, seat, seen, following)
                if len(seen) >= judgement.MOST_BOARDS:
                    break
            wide = [leaf for leaf in following if len(leaf.moves) > NARROW]
            layer = [leaf for leaf in following if len(leaf.moves) <= NARROW]
            widest = judgement.WIDEST
            layer += heapq.nlargest(widest, wide, key=lambda leaf: leaf.hope) if len(wide) > widest else wide
        return heapq.nlargest(LOOKED_AT, ends, key=lambda leaf: leaf.gained)

    def _look(self, leaf: Leaf, seat: int, seen: dict[Any, float], following: list[Leaf]) -> None:
        """Take every move of a board that leads on within the turn to a board that is new, or reached with more."""
        before = leaf.position
        for move in self._judgement.sensible(before, seat, leaf.moves):
            after = before.copy()
            after.advance(move)
            self._judgement.let_others_answer(after, seat)
            if not self._judgement.in_turn(after, seat):
                continue
            gained = leaf.gained + self._judgement.gain(before, move, after)
            key = after.key()
            if seen.get(key, float("-inf")) >= gained:
                continue
            seen[key] = gained
            hope = gained + self._judgement.promise(after, seat)
            following.append(Leaf(gained, hope, leaf.first or move, after))
