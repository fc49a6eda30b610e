"""What is to be played: who, how many games, on which deals, in which seats. Everything else follows from the plan."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, permutations
from typing import TYPE_CHECKING, Any, Literal

from tavoliere.core.chance import Fast, shuffle
from tavoliere.core.game import Game
from tavoliere.games import game as game_of
from tavoliere.players import player as player_of
from tavoliere.players.contract import FREE, Budget, Player

if TYPE_CHECKING:
    from tavoliere.arena.sprt import Sprt

Maker = Callable[[Game, int], Player]
"""Makes a player for a game from a seed."""


@dataclass(frozen=True, slots=True)
class Contestant:
    """A player by its name in the tables, and by what `players.player` is asked for; or by somebody who makes it."""

    name: str
    spec: str
    budget: Budget = FREE
    maker: Maker | None = None

    def sit_down(self, game: Game, seed: int) -> Player:
        """Make the player anew, so that a game depends on nothing but its number."""
        return self.maker(game, seed) if self.maker else player_of(self.spec, game, seed)

    def plain(self) -> dict[str, Any]:
        """Return what tables and files say of it."""
        limits = {"nodes": self.budget.nodes, "seconds_a_move": self.budget.seconds}
        return {"name": self.name, "spec": self.spec, **limits}


@dataclass(frozen=True, slots=True)
class Seating:
    """One game of a plan: its number, the group of games that share its deal, and who sits where."""

    number: int
    group: int
    seats: tuple[int, ...]


@dataclass(frozen=True)
class Plan:
    """A match or a league. Game n is the same wherever and whenever it is played.

    A *group* is as many games as there are seats, all on one deal: at two seats a pair with the seats changed, at more
    seats every player of the table once in each seat.
    """

    kind: Literal["match", "league"]
    game: str
    seats: int
    contestants: tuple[Contestant, ...]
    games: int
    """How many games each table of players plays, at least: a group is never cut."""
    seed: int = 0
    options: tuple[tuple[str, str], ...] = ()
    sprt: Sprt | None = None
    anchor: str | None = None

    @cached_property
    def fields(self) -> tuple[tuple[int, ...], ...]:
        """Which players meet at a table, in turn: in a match the candidate and the others, in a league all who can."""
        players = range(len(self.contestants))
        if self.kind == "match":
            others = tuple(players[1:])
            return ((0, *(others if len(others) == self.seats - 1 else others * (self.seats - 1))),)
        if len(players) >= self.seats:
            return tuple(combinations(players, self.seats))
        # Too few for a full table: each in turn is the one among copies of another.
        return tuple((one, *(other,) * (self.seats - 1)) for one, other in permutations(players, 2))

    @property
    def groups(self) -> int:
        """How many groups are played in all."""
        return -(-self.games // self.seats) * len(self.fields)

    @property
    def total(self) -> int:
        """How many games are played in all."""
        return self.groups * self.seats

    def seating(self, number: int) -> Seating:
        """Say who sits where in a game."""
        group, turn = divmod(number, self.seats)
        field = list(self.fields[group % len(self.fields)])
        if self.seats > 2:
            # Who follows whom at the table changes from deal to deal.
            shuffle(field, Fast(self.luck("order", group)))
        return Seating(number, group, tuple(field[(seat - turn) % self.seats] for seat in range(self.seats)))

    def deal(self, group: int) -> str:
        """Return the seed of a deal, as a record writes it."""
        return f"{self.seed}.{group}"

    def luck(self, *of: int | str) -> int:
        """Return a number that only the plan's seed and what it is for decide, the same everywhere."""
        text = " ".join(map(str, (self.seed, *of)))
        return int.from_bytes(hashlib.sha256(text.encode()).digest()[:6], "big")

    def identity(self) -> dict[str, Any]:
        """Return what must agree where games of two runs are put together; more games may always follow."""
        return {
            "kind": self.kind,
            "game": self.game,
            "rules": game_of(self.game).rules_version,
            "seats": self.seats,
            "players": [contestant.plain() for contestant in self.contestants],
            "options": dict(self.options),
            "seed": self.seed,
        }
