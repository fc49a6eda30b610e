"""What it takes to sit down: a view, the legal moves and a budget go in, a move comes out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Protocol, runtime_checkable

from tavoliere.core.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tavoliere.core.move import Move
    from tavoliere.core.view import View


@dataclass(frozen=True, slots=True)
class Budget:
    """What an answer may cost: positions that are looked at, and seconds.

    Nodes count first: with the same seed and the same nodes a player answers the same everywhere. Seconds only end the
    looking early where a machine is slow. None: as the player likes.
    """

    nodes: int | None = None
    seconds: float | None = None


FREE: Final = Budget()
"""No limit but the player's own."""


@dataclass(frozen=True, slots=True)
class Thought:
    """What a player thought: its move, the share of a win that it expects, the moves that it means to make.

    `shares` holds how good each legal move looked to it, in their order; empty where it did not compare them.
    """

    move: Move
    expected: float | None = None
    line: tuple[Move, ...] = ()
    shares: tuple[float, ...] = ()
    nodes: int = 0


class Player(Protocol):
    """Somebody, or something, that decides for one seat."""

    name: str

    def choose(self, view: View, moves: Sequence[Move], budget: Budget = FREE) -> Move:
        """Choose one of the legal moves, from nothing but what the seat may know."""
        ...


@runtime_checkable
class Thinker(Protocol):
    """A player that can also say what it thought."""

    def think(self, view: View, moves: Sequence[Move], budget: Budget = FREE) -> Thought:
        """Choose, and say why."""
        ...


@runtime_checkable
class Hurrying(Protocol):
    """A player that can be asked, from another thread, to answer at once."""

    def hurry(self) -> None:
        """Answer with what is known by now."""
        ...


@runtime_checkable
class Guest(Protocol):
    """A player that keeps something open, such as a program of somebody's own, and is to be seen off after the game."""

    def leave(self, view: View | None = None) -> None:
        """Hear how the game ended, if it did, and go; to leave twice is no mistake."""
        ...


class Forfeit(Refusal):
    """A player has lost its game by what it did or failed to do; nobody else is to blame, and nobody else is hurt.

    `player` and `seat` say who, `key` what (a message of the house), `decision` when: the number of the player's
    decision in this game, 0 before the first. `last_words` is the last line that it wrote to its error stream.
    """

    def __init__(self, key: str, player: str, seat: int, decision: int, detail: str = "", last_words: str = "") -> None:
        """Say who, what, when and with which last words; `detail` is what the message names besides."""
        super().__init__(
            "players",
            key,
            player=player,
            number=seat,
            decision=decision,
            detail=detail,
        )
        if last_words:
            # Whoever explains a refusal also tells what lies behind it.
            self.__cause__ = Refusal("players", "forfeit-words", words=last_words)
        self.player = player
        self.seat = seat
        self.decision = decision
        self.detail = detail
        self.last_words = last_words

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle whole, so that it can cross from one process to another."""
        return Forfeit, (self.key, self.player, self.seat, self.decision, self.detail, self.last_words)


def hurry(player: Player) -> None:
    """Ask a player to answer at once, if it can be asked."""
    if isinstance(player, Hurrying):
        player.hurry()


def see_off(player: Player, view: View | None = None) -> None:
    """Let a player go after the game, with a view of its end; `view` is None where the game was left."""
    if isinstance(player, Guest):
        player.leave(view)


def thought_of(player: Player, view: View, moves: Sequence[Move], budget: Budget = FREE) -> Thought:
    """Ask a player for its move and for what it thought, which may be nothing but the move."""
    if isinstance(player, Thinker):
        return player.think(view, moves, budget)
    return Thought(player.choose(view, moves, budget))
