"""Games that the current weights play against themselves, and matches of new weights against old.

Every game depends on its number, the seed and the weights alone. A seat decides from worlds that agree with its view.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from tavoliere.core.chance import Fast
from tavoliere.core.planning import Limits, Manner

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tavoliere.core.game import Game
    from tavoliere.core.move import Move
    from tavoliere.core.outcome import Outcome


@dataclass(frozen=True, slots=True)
class Pace:
    """How the games of a training are played."""

    nodes: int
    noise: float = 0.0
    strays: int = 0
    everybody: bool = False
    plies: int = 1


WORLDS: Final = (0, 1, 4)
"""How many worlds are imagined by the number of plies: the own turn alone hardly depends on what is hidden."""


@dataclass(frozen=True, slots=True)
class Played:
    """A game of self-play: the share of the win of each seat, and the boards at the ends of turns, as features."""

    shares: tuple[float, ...]
    boards: tuple[tuple[int, ...], ...]
    """Each begins with the seat whose eyes it is seen with; first comes the one whose turn ends."""


def chance_of(*names: object) -> Fast:
    """Return the chance of something by its names; other names give unrelated numbers."""
    return Fast(int.from_bytes(hashlib.sha256(" ".join(map(str, names)).encode()).digest()[:8], "big"))


def shares_of(outcome: Outcome, seats: int) -> tuple[float, ...]:
    """Divide the win: all of it to the winner, or the same to everybody in a draw."""
    if outcome.winner is None:
        return (1 / seats,) * seats
    return tuple(1.0 if seat == outcome.winner else 0.0 for seat in range(seats))


class Seat:
    """Who plans in one game with certain values, and goes on with its plan until there is something new to know."""

    def __init__(self, game: Game, number: int, values: str, pace: Pace, chance: Fast) -> None:
        self._game = game
        self._number = number
        self._manner = Manner(plies=pace.plies, worlds=WORLDS[pace.plies], noise=pace.noise, values=values)
        self._limits = Limits(pace.nodes)
        self._strays = pace.strays
        self._chance = chance
        self._line: list[Move] = []

    def decide(self, position: Any) -> Move:
        """Choose a move with the eyes of the seat: now and then by lot, else by the plan."""
        moves: Sequence[Move] = position.moves()
        if len(moves) == 1:
            if self._line[:1] == [moves[0]]:
                del self._line[0]
            return moves[0]
        if self._strays and self._chance.below(1000) < self._strays:
            self._line = []
            return moves[self._chance.below(len(moves))]
        if not self._line or self._line[0] not in moves:
            self._line = self._plan(position, moves)
        return self._line.pop(0)

    def _plan(self, position: Any, moves: Sequence[Move]) -> list[Move]:
        view, chance, game = position.view(self._number), self._chance, self._game
        plan = game.planning.plan(
            lambda: game.imagine(view, chance), self._number, moves, self._limits, self._manner, chance
        )
        return list(plan.line)


def deal(game: Game, variety: str, seed: str) -> Any:
    """Deal a game of a variety, such that it ends."""
    seats, options = game.planning.VARIETIES[variety]
    return game.deal_seats(seats, seed, {**game.simulation, **options})


def play_itself(game: Game, variety: str, name: str, values: str, pace: Pace) -> Played:
    """Play one game of self-play; its name decides the deal and everything that is drawn."""
    position = deal(game, variety, name)
    seats = position.seats
    seated = [Seat(game, seat, values, pace, chance_of(name, "seat", seat)) for seat in range(seats)]
    ends_turn, features = game.planning.ends_turn, game.planning.features
    boards = []
    while (seat := position.seat) is not None:
        move = seated[seat].decide(position)
        if ends_turn(position, move):
            # Who looks at the answers to a turn weighs boards that others leave behind.
            viewers = [(seat + next_) % seats for next_ in range(seats if pace.everybody else 1)]
            boards += [(viewer, *features(position, viewer)) for viewer in viewers]
        position.advance(move)
    return Played(shares_of(position.outcome, seats), tuple(boards))


def play_deal(game: Game, variety: str, name: str, values: tuple[str, str], pace: Pace) -> tuple[float, ...]:
    """Play a deal once for every seat, the first values on that seat and the second on all others.

    Returns what share of the win the first values had on each seat.
    """
    won = []
    for place in range(game.planning.VARIETIES[variety][0]):
        position = deal(game, variety, name)
        seated = [
            Seat(game, seat, values[seat != place], pace, chance_of(name, "seat", seat))
            for seat in range(position.seats)
        ]
        while (seat := position.seat) is not None:
            position.advance(seated[seat].decide(position))
        won.append(shares_of(position.outcome, position.seats)[place])
    return tuple(won)
