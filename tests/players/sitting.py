"""Where the players of the house are tried: every game and mode, at moments out of games by lot."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import tavoliere
from tavoliere.core.chance import Fast
from tests.players.tiny import TinyPlanning

if TYPE_CHECKING:
    from tavoliere.core.game import Game

PLAYERS: Final = (
    "random",
    "greedy",
    "ismcts:nodes=6,patience=40",
    "planner:nodes=300,width=4,worlds=2",
    "level:1",
    "level:2",
)


@dataclass(frozen=True)
class Table:
    """A game, how many sit down to it, and its options."""

    name: str
    seats: int
    options: tuple[tuple[str, str], ...] = ()

    @property
    def game(self) -> Game:
        return tavoliere.game(self.name)

    def __str__(self) -> str:
        return "-".join([self.name, str(self.seats), *(value for _, value in self.options)])

    def moments(self, count: int, seed: int = 0) -> list[Any]:
        """Collect positions out of one game by lot, each before a decision with a choice."""
        position: Any = self.game.deal(self.seats, seed, **dict(self.options))
        chance = Fast(seed)
        met: list[Any] = []
        for _ in range(400):
            if position.seat is None:
                break
            moves = position.moves()
            if len(moves) > 1:
                met.append(position.copy())
            position.advance(moves[chance.below(len(moves))])
        return met[:: max(1, len(met) // count)][:count]


TABLES: Final = (
    Table("fredericus", 2),
    Table("fredericus", 3),
    Table("fredericus", 4),
    Table("fredericus", 2, (("variant", "on"),)),
    Table("settlers", 2, (("mode", "base"),)),
    Table("settlers", 2, (("mode", "extended"),)),
    Table("settlers", 2, (("mode", "tournament"),)),
)


def planned(game: Game) -> Any:
    """Return how a game plans, or what stands for it in tests as long as nobody has written it."""
    return game.planning or TinyPlanning(game)
