"""The games, modes, seats and options that every suite goes through; a new game joins by adding rows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import tavoliere
from tavoliere.core.session import Session
from tests.conformance import fredericus, settlers, settlers_laws, settlers_middle, settlers_worlds

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from tavoliere.core.game import Game
    from tavoliere.core.position import Position


@dataclass(frozen=True)
class Setting:
    """One way to sit down: a game, how many seats, the options that are not the defaults, and what players bring."""

    id: str
    seats: int
    options: tuple[tuple[str, str], ...] = ()
    brought: tuple[tuple[str, str], ...] = ()  # options with values of their own: decks, corrections of cards
    share: float = 1.0  # of the usual number of games and positions: where games are long, fewer show as much

    @property
    def game(self) -> Game:
        return tavoliere.game(self.id)

    @property
    def facts(self) -> Facts:
        return FACTS[self.id]

    @property
    def words(self) -> dict[str, str]:
        return dict(self.options + self.brought)

    def some(self, number: int) -> int:
        return max(1, round(number * self.share))

    def every(self, number: int) -> int:
        return round(number / self.share**2)

    def deal(self, seed: int | str) -> Position:
        return self.game.deal(self.seats, seed, **self.words)

    def begin(self, seed: int) -> Position:
        """Deal a game, or with an odd seed begin in the middle of one, where random players seldom come so far."""
        start = self.start(seed)
        return self.deal(seed) if start is None else self.game.parse(start)

    def start(self, seed: int) -> str | None:
        middle = self.facts.middle
        return middle(self.game, self.words, seed) if middle is not None and seed % 2 else None

    def session(self, seed: int | str) -> Session:
        return Session(self.game, self.seats, seed, self.words)

    def __str__(self) -> str:
        return "-".join([self.id, str(self.seats), *(f"{name}={value[:12]}" for name, value in self.words.items())])


@dataclass(frozen=True)
class Facts:
    """What the suites must know of a game that they cannot ask it."""

    longest: int  # no game takes more decisions
    taken: float  # which share of the positions of a game the suites take: a few from each
    middle: Callable[[Game, Mapping[str, str], int], str] | None  # a table in the middle of a game, laid by lot
    has_an_end: Callable[[Any], bool]  # the game cannot go on for ever from this position
    broken: Callable[[Any], list[str]]  # the laws of conservation that a position of a dealt game breaks
    counted_out: Callable[[Any], bool]  # everyone can work out the next card that chance would give
    knows_decision: Callable[[Any, int | None], bool]  # this viewer sees what the seat that decides is asked
    worked: Mapping[str, str]  # positions written by hand
    guesses: Mapping[str, tuple[str, int | None]]  # positions, and whose eyes see so much that few worlds are left
    worlds: Callable[[Any], Mapping[Any, int]]  # every world that agrees with a view, and in how many ways
    world_of: Callable[[Any], Any]  # the hidden part of a position, as `worlds` names it
    unlucky_moves: tuple[str, ...]  # texts that are nearly moves
    unlucky_positions: tuple[str, ...]  # texts that are nearly positions
    words: tuple[str, ...]  # keys of words that stand for values: names of cards, phases, reasons, ...


SETTINGS: Final = (
    Setting("fredericus", 2),
    Setting("fredericus", 3),
    Setting("fredericus", 4),
    Setting("fredericus", 2, (("variant", "on"), ("two_token_reward", "token"), ("eighth_pays", "yes"))),
    Setting("fredericus", 3, (("variant", "on"), ("goal_discard_by", "starter"), ("placement", "random"))),
    Setting("fredericus", 4, (("variant", "on"), ("actions", "up_to"), ("eighth_pays", "yes"))),
    Setting("fredericus", 2, (("goal_discard_by", "starter"), ("actions", "up_to"), ("placement", "random"))),
    Setting("settlers", 2, (("turn_limit", "100"),), share=0.5),
    Setting(
        "settlers",
        2,
        (("first_player", "first_seat"), ("brigand_grace", "off"), ("action_lock", "off"), ("turn_limit", "100")),
        (("cards", settlers.CORRECTED),),
        share=0.5,
    ),
    Setting("settlers", 2, (("mode", "extended"), ("turn_limit", "100")), share=0.5),
    Setting("settlers", 2, (("mode", "extended"), ("action_lock", "off"), ("turn_limit", "200")), share=0.3),
    Setting(
        "settlers",
        2,
        (("mode", "tournament"), ("turn_limit", "100")),
        (("deck0", "witches"), ("deck1", settlers.DECK)),
        share=0.5,
    ),
    Setting("settlers", 2, (("mode", "tournament"), ("action_lock", "off"), ("turn_limit", "100")), share=0.3),
    Setting("settlers", 2, (("first_player", "first_seat"), ("turn_limit", "400")), share=0.2),
)

FACTS: Final[Mapping[str, Facts]] = {
    "fredericus": Facts(
        longest=fredericus.LONGEST,
        taken=0.05,
        middle=None,
        has_an_end=fredericus.has_an_end,
        broken=fredericus.broken,
        counted_out=fredericus.counted_out,
        knows_decision=fredericus.knows_decision,
        worked=fredericus.WORKED,
        guesses=fredericus.GUESSES,
        worlds=fredericus.worlds,
        world_of=fredericus.world_of,
        unlucky_moves=fredericus.UNLUCKY_MOVES,
        unlucky_positions=fredericus.UNLUCKY_POSITIONS,
        words=fredericus.WORDS,
    ),
    "settlers": Facts(
        longest=settlers.LONGEST,
        taken=0.01,
        middle=settlers_middle.middle,
        has_an_end=settlers.has_an_end,
        broken=settlers_laws.broken,
        counted_out=settlers.counted_out,
        knows_decision=settlers.knows_decision,
        worked=settlers_worlds.WORKED,
        guesses=settlers_worlds.GUESSES,
        worlds=settlers_worlds.worlds,
        world_of=settlers_worlds.world_of,
        unlucky_moves=settlers.UNLUCKY_MOVES,
        unlucky_positions=settlers.UNLUCKY_POSITIONS,
        words=settlers.WORDS,
    ),
}
