"""The levels of the computer players: what each looks at, what it overlooks, and how soon it promises to answer.

A weak level is a beginner, not a master who sometimes goes mad: it looks at its own turn alone, at few boards of it,
and is not quite sure what a board is worth. Those of Fredericus are set by the arena at two seats (docs/players.md);
those of the Settlers game are first guesses until they are measured alike.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from tavoliere.core.planning import Manner

if TYPE_CHECKING:
    from collections.abc import Mapping

HIGHEST: Final = 5
"""The number of the strongest level."""


@dataclass(frozen=True, slots=True)
class Level:
    """How one level plays.

    `nodes` are the boards that it looks at for a plan. Within `seconds` it has made all decisions of a turn of its own:
    so people are told, and for people who wait it looks at less where a machine is too slow.
    """

    number: int
    name: str
    nodes: int
    seconds: float
    manner: Manner


# What beginners do not know yet, by the traits of each game's planning. A page bets anywhere and hoods nobody, a
# squire knows how to bet; a peasant saves little, fears no brigands, seldom trades and never attacks.
PAGE: Final = {"bets": 0.0, "hoods": 0.0}
SQUIRE: Final = {"hoods": 0.0}
PEASANT: Final = {"saving": 0.3, "caution": 0.0, "trade": 0.2, "attack": 0.0}
MERCHANT: Final = {"saving": 0.7, "caution": 0.5, "attack": 0.5}

LEVELS: Final[Mapping[str, tuple[Level, ...]]] = {
    # The court of the emperor who wrote the book on falcons.
    "fredericus": (
        Level(1, "page", 1_000, 0.05, Manner(plies=1, worlds=1, noise=400.0, traits=PAGE)),
        Level(2, "squire", 1_200, 0.05, Manner(plies=1, worlds=1, noise=225.0, traits=SQUIRE)),
        Level(3, "falconer", 30_000, 0.5, Manner(plies=1, worlds=1, noise=235.0)),
        Level(4, "master_falconer", 40_000, 1.0, Manner(plies=1, worlds=1)),
        Level(5, "grand_falconer", 400_000, 2.0, Manner(plies=2, width=32, worlds=4)),
    ),
    # The principality, from the fields to the throne.
    "settlers": (
        Level(1, "peasant", 40, 0.05, Manner(plies=1, worlds=1, noise=900.0, traits=PEASANT)),
        Level(2, "merchant", 120, 0.05, Manner(plies=1, worlds=1, noise=400.0, traits=MERCHANT)),
        Level(3, "steward", 1_500, 0.5, Manner(plies=1, worlds=2, noise=120.0)),
        Level(4, "chancellor", 5_000, 1.0, Manner(plies=2, width=12, worlds=3)),
        Level(5, "prince", 12_000, 2.0, Manner(plies=2, width=24, worlds=4)),
    ),
}
"""The levels of each game, the weakest first; their names are messages in the words of the game."""


def names_of_levels(game: str) -> tuple[str, ...]:
    """Return what the levels of a game are called, the weakest first."""
    return tuple(level.name for level in LEVELS.get(game, ()))


def level_of(game: str, name: str) -> Level | None:
    """Return the level of this name, if the game has one."""
    return next((level for level in LEVELS.get(game, ()) if level.name == name), None)
