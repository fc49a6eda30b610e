"""Fredericus as a game of the house: its facts, and the doors to its rooms."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from tavoliere.core.game import Game, Option, Rule
from tavoliere.games.fredericus import moves, notation, reading, setup, view
from tavoliere.games.fredericus.book import BOOK
from tavoliere.games.fredericus.options import CHOICES, RULE_OF, Options
from tavoliere.games.rulebook import Texts

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tavoliere.core.chance import Chance
    from tavoliere.core.move import Move
    from tavoliere.games.fredericus.position import Position


class Fredericus(Game):
    """Two to four falconers, eight rows of cards, a deck of secret goals."""

    id = moves.GAME
    rules_version = 1
    least_seats = 2
    most_seats = 4
    seats_rule = "F7"
    options = tuple(Option(name, values, RULE_OF[name]) for name, values in CHOICES.items())
    moves = tuple(moves.ALL)
    arguments: ClassVar[Mapping[str, str]] = {
        "seat": "seat",
        "victim": "seat",
        "owner": "seat",
        "other": "seat",
        "card": "card",
        "creature": "card",
        "goal": "card",
        "end": "card",
        "left_end": "card",
        "right_end": "card",
        "cards": "cards",
        "bird": "bird",
        "place": "place",
        "from": "place",
        "reason": "reason",
        "expected": "message",
    }

    def deal_with(self, chance: Chance, seats: int, options: Mapping[str, str]) -> Position:
        """Set up the castle for two to four falconers (F6-F11)."""
        return setup.deal(Options(dict(options)), seats, chance)

    def parse(self, text: str, seed: int | str = 0) -> Position:
        """Read a position by hand or machine; partial notation is fine."""
        return notation.parse(text, seed)

    def move(self, text: str) -> Move:
        """Read a move's notation, such as "M 0>7"."""
        return reading.read_move(text)

    def read(self, text: str, position: Position) -> Move:
        """Read a move's notation in the phase that the position is in."""
        return reading.read_move(text, position)

    def imagine(self, view_of_seat: view.View, randomness: Chance) -> Position:
        """Deal the unseen goals to the other seats and the deck."""
        return view.imagine(view_of_seat, randomness)

    def follow(self, view_of_seat: view.View, told: dict[str, Any]) -> view.View:
        """Return the view after an event."""
        return view.follow(view_of_seat, told)

    @property
    def judgement(self) -> Any:
        """What a good falconer looks at."""
        from tavoliere.games.fredericus import judgement

        return judgement

    @property
    def planning(self) -> Any:
        """How whole turns are looked through."""
        from tavoliere.games.fredericus import planning

        return planning

    @property
    def tree_search(self) -> Any:
        """The tree search in C, where the kernel is there."""
        from tavoliere.games.fredericus.kernel import load

        kernel = load()
        return kernel.tree_search if kernel is not None else None

    @property
    def words(self) -> Path:
        """Where the words of Fredericus stand."""
        return Path(__file__).parent / "words"

    @cached_property
    def rules(self) -> Mapping[str, Rule]:
        """F1-F39 and the rulings A1-A37."""
        return {
            entry.number: Rule(
                entry.number,
                entry.chapter,
                entry.source,
                entry.option,
                entry.met,
                Texts(self.words, entry.message, "title"),
                Texts(self.words, entry.message),
            )
            for entry in BOOK
        }
