"""A game so small that a test can play a thousand of it: coins are taken from a row, gold wins, copper does not.

Everybody begins with a secret coin of gold or none, which the others learn at the end.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, ClassVar, cast

from tavoliere.core.game import Game
from tavoliere.core.move import Move, publish
from tavoliere.core.outcome import Outcome
from tavoliere.core.planning import Limits, Manner, Plan
from tavoliere.games.values import load_values

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from tavoliere.core.chance import Chance, Fast

ID = "coins"
TURNS = 5
TAKES = [Move(number, f"T{number}", ID) for number in range(3)]
END = Move(3, "E", ID)
ALL = [*TAKES, END]
publish(ID, ALL)


@dataclass(frozen=True)
class View:
    """All but the secret coins of the others, and the coins that come later."""

    game: str
    viewer: int | None
    seat: int | None
    turn: int
    taken: bool
    row: tuple[tuple[int, int], ...]
    gold: tuple[int, ...]
    copper: tuple[int, ...]
    secret: int


class Position:
    """The table: a row of coins, what everybody has taken, the coins to come."""

    def __init__(self, seats: int, chance: Chance) -> None:
        self.seats = seats
        self.turn = 0
        self.taken = False
        self.gold = [0] * seats
        self.copper = [0] * seats
        self.secrets = [chance.below(2) for _ in range(seats)]
        self.rows = [tuple((chance.below(4), chance.below(4)) for _ in range(3)) for _ in range(seats * TURNS)]
        self.imagined = False

    @property
    def seat(self) -> int | None:
        return self.turn % self.seats if self.turn < self.seats * TURNS else None

    @property
    def outcome(self) -> Outcome | None:
        if self.seat is not None:
            return None
        scores = [gold + secret for gold, secret in zip(self.gold, self.secrets, strict=True)]
        ranking = sorted(range(self.seats), key=lambda seat: -scores[seat])
        drawn = scores[ranking[0]] == scores[ranking[1]]
        return Outcome(tuple(scores), tuple(ranking), "empty", drawn)

    def moves(self) -> list[Move]:
        return [END] if self.taken else list(TAKES)

    def advance(self, move: Move) -> None:
        seat = self.turn % self.seats
        if move is END:
            self.turn += 1
            self.taken = False
            return
        gold, copper = self.rows[self.turn][move.index]
        self.gold[seat] += gold
        self.copper[seat] += copper
        self.taken = True

    def copy(self) -> Position:
        other = Position.__new__(Position)
        other.__dict__.update(self.__dict__)
        other.gold, other.copper = self.gold.copy(), self.copper.copy()
        return other

    def view(self, seat: int | None) -> View:
        row = self.rows[self.turn] if self.seat is not None else ()
        secret = self.secrets[seat] if seat is not None else 0
        return View(ID, seat, self.seat, self.turn, self.taken, row, tuple(self.gold), tuple(self.copper), secret)


FEATURES = ("always", "gold_lead", "copper_lead", "never")


def features(position: Position, seat: int) -> list[int]:
    """Count what a seat may know: its lead in gold and in copper."""
    others = [other for other in range(position.seats) if other != seat]
    gold = position.gold[seat] + position.secrets[seat] - max(position.gold[other] for other in others)
    copper = position.copper[seat] - max(position.copper[other] for other in others)
    return [1, gold, copper, 0]


def plan(
    imagine: Callable[[], Position],
    seat: int,
    moves: Sequence[Move],
    limits: Limits,
    manner: Manner,
    chance: Fast,
) -> Plan:
    """Take the coin that the values like best, and end the turn."""
    world = imagine()
    assert world.imagined, "a planner was handed the table itself"
    assert manner.plies == 1 or (manner.plies == 2 and not manner.noise)
    assert limits.nodes > 0
    table = load_values(Path(__file__).parent / "values", manner.values).row(VARIETY[world.seats], FEATURES)
    worths = []
    for move in moves:
        after = world.copy()
        after.advance(move)
        noise = (chance.below(2001) - 1000) / 1000 * manner.noise
        worths.append(sum(weight * count for weight, count in zip(table, features(after, seat), strict=True)) + noise)
    best = max(range(len(moves)), key=worths.__getitem__)
    return Plan((moves[best], END), 0.5, (1 / len(moves),) * len(moves), len(moves))


VARIETY = {2: "two", 3: "three"}


def ends_turn(_position: Position, move: Move) -> bool:
    """Say whether this is the end of a turn."""
    return move is END


class Coins(Game):
    """Coins as a game of the house, as far as a training asks for one."""

    id = ID
    rules_version = 1
    least_seats = 2
    most_seats = 3
    options = ()
    moves = tuple(ALL)
    arguments: ClassVar[Mapping[str, str]] = {}

    def deal_with(self, chance: Chance, seats: int, options: Mapping[str, str]) -> Any:
        return Position(seats, chance)

    def imagine(self, view_of_seat: View, randomness: Chance) -> Any:
        world = Position(len(view_of_seat.gold), randomness)
        world.imagined = True
        world.turn, world.taken = view_of_seat.turn, view_of_seat.taken
        world.gold, world.copper = list(view_of_seat.gold), list(view_of_seat.copper)
        world.rows[world.turn] = view_of_seat.row
        world.secrets[cast("int", view_of_seat.viewer)] = view_of_seat.secret
        return world

    @property
    def planning(self) -> Any:
        return SimpleNamespace(
            FEATURES=FEATURES,
            VARIETIES={name: (seats, {}) for seats, name in VARIETY.items()},
            features=features,
            ends_turn=ends_turn,
            plan=plan,
        )

    @property
    def words(self) -> Path:
        return Path(__file__).parent / "words"

    def parse(self, text: str, seed: int | str = 0) -> Any:
        raise NotImplementedError

    def move(self, text: str) -> Move:
        raise NotImplementedError

    def read(self, text: str, position: Any) -> Move:
        raise NotImplementedError

    def follow(self, view_of_seat: Any, told: dict[str, Any]) -> Any:
        raise NotImplementedError

    @property
    def judgement(self) -> Any:
        raise NotImplementedError

    @property
    def rules(self) -> Any:
        return {}
