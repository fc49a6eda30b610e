"""What every game offers: its facts, the deal, its notation, its rules."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from tavoliere.core.chance import Sealed
from tavoliere.core.refusal import Refusal, Value

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from tavoliere.core.chance import Chance
    from tavoliere.core.move import Move
    from tavoliere.core.position import Position, View


@dataclass(frozen=True, slots=True)
class Option:
    """A choice to make before the deal. Its name and explanation stand in the game's words.

    The game may take values that are not in the list, such as the cards of a deck. What is not `offered` is for
    simulations, and never asked of people.
    """

    name: str
    values: tuple[str, ...]
    rule: str
    offered: bool = True

    @property
    def default(self) -> str:
        """What is played where nobody chooses."""
        return self.values[0] if self.values else ""


@dataclass(frozen=True, slots=True)
class Rule:
    """A numbered rule: in which chapter it stands, where it comes from, which option changes it.

    `texts` and `titles` hold its words by language ("en", "it", ...).
    """

    number: str
    chapter: str
    source: str
    option: str | None
    met: bool
    titles: Mapping[str, str]
    texts: Mapping[str, str]


class Game(ABC):
    """A game: what it is called, who can play it, how it is dealt and read."""

    id: ClassVar[str]
    rules_version: ClassVar[int]
    least_seats: ClassVar[int]
    most_seats: ClassVar[int]
    options: ClassVar[tuple[Option, ...]]
    moves: ClassVar[tuple[Move, ...]]
    arguments: ClassVar[Mapping[str, str]]
    """What each argument of events and refusals names: "seat", "card", ...; the words need it."""
    seats_rule: ClassVar[str] = "notation"
    """The number of the rule that says how many seats play."""
    simulation: ClassVar[Mapping[str, str]] = {}
    """Options that simulations, benchmarks and soaks add, so that every game ends."""
    secret_options: ClassVar[frozenset[str]] = frozenset()
    """Options that tell what a seat may not know, such as a deck; a record without its seed leaves them out."""
    silent: ClassVar[frozenset[str]] = frozenset()
    """Events that need no sentence in a log, since others tell what people want to read."""

    def deal(self, seats: int | None = None, seed: int | str = 0, **options: str) -> Position:
        """Deal a new game; the same seed deals the same game everywhere, for ever."""
        return self.deal_seats(self.most_seats if seats is None else seats, str(seed), options)

    def deal_seats(self, seats: int, seed: str, options: Mapping[str, str]) -> Position:
        """Deal a new game whose options come from a file or from people, and so may have any name."""
        if not self.least_seats <= seats <= self.most_seats:
            if self.least_seats == self.most_seats:
                raise Refusal(self.seats_rule, "refusal-seats-exactly", seats=seats, needed=self.least_seats)
            arguments: dict[str, Value] = {"seats": seats, "least": self.least_seats, "most": self.most_seats}
            raise Refusal(self.seats_rule, "refusal-seats", **arguments)
        return self.deal_with(Sealed(seed), seats, options)

    @abstractmethod
    def deal_with(self, chance: Chance, seats: int, options: Mapping[str, str]) -> Position:
        """Deal a new game from a source of chance."""

    @abstractmethod
    def parse(self, text: str, seed: int | str = 0) -> Position:
        """Read a position; what is missing takes its default, what is unknown comes from the seed."""

    @abstractmethod
    def move(self, text: str) -> Move:
        """Read a move's notation."""

    @abstractmethod
    def read(self, text: str, position: Any) -> Move:
        """Read a move's notation where it is played, so that a refusal can name the rule of the moment."""

    @abstractmethod
    def imagine(self, view_of_seat: Any, randomness: Chance) -> Position:
        """Make up a whole position that agrees with a view."""

    @abstractmethod
    def follow(self, view_of_seat: Any, told: dict[str, Any]) -> View:
        """Return the view after an event, from the view before it and what its viewer is told."""

    @property
    @abstractmethod
    def judgement(self) -> Any:
        """What a good player looks at in this game; the computer players know what to ask it."""

    @property
    def planning(self) -> Any:
        """How whole turns of this game are looked through: see `core.planning`. None where nobody has written it."""
        return None

    @property
    def tree_search(self) -> Any:
        """A faster twin of the tree search over imagined worlds: see `core.planning`. None where there is none."""
        return None

    @property
    @abstractmethod
    def words(self) -> Path:
        """The folder of the game's words, one Fluent file a language."""

    @property
    @abstractmethod
    def rules(self) -> Mapping[str, Rule]:
        """The rule book: every rule by its number, in the order of the book."""

    def describe_seats(self) -> range:
        """Return the numbers of seats that the game can be played with."""
        return range(self.least_seats, self.most_seats + 1)
