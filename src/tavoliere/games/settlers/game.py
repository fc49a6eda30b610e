"""The Settlers card game as a game of the house: its facts, and the doors to its rooms."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, cast

from tavoliere.core.game import Game, Option, Rule
from tavoliere.games.rulebook import Texts
from tavoliere.games.settlers import moves, notation, reading, setup, view
from tavoliere.games.settlers.book import BOOK
from tavoliere.games.settlers.deck import SHIPPED, Deck, deck_of, problems
from tavoliere.games.settlers.options import CHOICES, DECKS, RULE_OF, Options
from tavoliere.games.settlers.pieces import TOURNAMENT

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from tavoliere.core.chance import Chance
    from tavoliere.core.move import Move
    from tavoliere.games.settlers.position import Position


class Settlers(Game):
    """Two principalities, five stacks of cards, and magic where it is wanted."""

    id = moves.GAME
    rules_version = 1
    least_seats = 2
    most_seats = 2
    seats_rule = "B4"
    options = tuple(
        Option(name, values, RULE_OF[name], offered=name != "turn_limit") for name, values in CHOICES.items()
    )
    moves = tuple(moves.ALL)
    simulation: ClassVar[Mapping[str, str]] = {"turn_limit": "200"}
    secret_options: ClassVar[frozenset[str]] = frozenset(DECKS)
    silent: ClassVar[frozenset[str]] = frozenset({"asked", "stack", "hand", "piles", "points"})
    arguments: ClassVar[Mapping[str, str]] = {
        "seat": "seat",
        "winner": "seat",
        "loser": "seat",
        "card": "card",
        "cards": "cards",
        "one": "card",
        "other": "card",
        "wizard": "card",
        "their_wizard": "card",
        "resource": "resource",
        "give": "goods",
        "want": "goods",
        "lack": "goods",
        "face": "face",
        "why": "why",
        "region": "card",
        "their_region": "card",
        "old": "card",
        "end": "end",
        "expected": "message",
        "reason": "reason",
    }

    def deal(self, seats: int | None = None, seed: int | str = 0, **options: Any) -> Position:
        """Deal a new game; in a tournament `decks` brings two decks: names, codes, or `Deck`s."""
        decks: Sequence[str | Deck] = options.pop("decks", ())
        for name, deck in zip(DECKS, decks, strict=False):
            options[name] = deck.code() if isinstance(deck, Deck) else deck
        dealt = self.deal_seats(self.most_seats if seats is None else seats, str(seed), options)
        return cast("Position", dealt)

    def deal_with(self, chance: Chance, seats: int, options: Mapping[str, str]) -> Position:
        """Set up the stacks, and in the tournament the decks (B6-B9, W1-W9, W53-W61)."""
        del seats
        chosen = Options(dict(options))
        cards: list[list[int]] = [[], []]
        events: list[list[int]] = [[], []]
        if chosen.mode == TOURNAMENT:
            for seat, name in enumerate(DECKS):
                deck = deck_of(options.get(name, SHIPPED[seat]))
                wrong = problems(deck)
                if wrong:
                    raise wrong[0]
                cards[seat], events[seat] = deck.numbers(), deck.event_numbers()
        return setup.deal(chosen, chance, (cards[0], cards[1]), (events[0], events[1]))

    def parse(self, text: str, seed: int | str = 0) -> Position:
        """Read a position by hand or machine; partial notation is fine."""
        return notation.parse(text, seed)

    def move(self, text: str) -> Move:
        """Read a move's notation, such as "build abbey"."""
        return reading.read_move(text)

    def read(self, text: str, position: Position) -> Move:
        """Read a move's notation where it is played."""
        return reading.read_move(text, position)

    def imagine(self, view_of_seat: view.View, randomness: Chance) -> Position:
        """Make up what the viewer cannot see: stacks, the opponent's hand, the dice to come."""
        return view.imagine(view_of_seat, randomness)

    def follow(self, view_of_seat: view.View, told: dict[str, Any]) -> view.View:
        """Return the view after an event."""
        return view.follow(view_of_seat, told)

    @property
    def judgement(self) -> Any:
        """What a good player looks at."""
        from tavoliere.games.settlers import judgement

        return judgement

    @property
    def planning(self) -> Any:
        """How whole turns are looked through."""
        from tavoliere.games.settlers import planning

        return planning

    @property
    def words(self) -> Path:
        """Where the words of the game stand."""
        return Path(__file__).parent / "words"

    @cached_property
    def rules(self) -> Mapping[str, Rule]:
        """The rule book: the base game, Wizards & Dragons, and the rulings on both."""
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
