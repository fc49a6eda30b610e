"""One numbered game of the soak: how it is dealt, how its moves are drawn, and what must hold on its way."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import tavoliere
from bench.varieties import VARIETIES
from tavoliere.core.record import Moved, Record
from tavoliere.core.refusal import Refusal
from tests.conformance.tables import FACTS
from tests.conformance.walking import choose, look_ahead, wire

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bench.soak import Tally
    from tavoliere.core.event import Event
    from tavoliere.core.move import Move

SAMPLE = 16  # of so many decisions, one is looked at closely, where nobody says otherwise
LENGTH = 50  # lengths of games are counted in steps of so many decisions


class LawBrokenError(AssertionError):
    """Something that must hold in every game did not."""


def insist(holds: object, law: str) -> None:
    """Stop the game if a law does not hold."""
    if not holds:
        raise LawBrokenError(law)


class Run:
    """A game that its number describes wholly: game, seats, options, deal, moves.

    Where random players seldom come far, every third game begins in the middle.
    """

    def __init__(
        self, number: int, game: str | None = None, fixed: Mapping[str, str] | None = None, closely: int = SAMPLE
    ) -> None:
        """Deal the game; where none is named, the numbers go through all of them. Options that are `fixed` stay so.

        Of so many decisions one is looked at `closely`; the game is the same whatever that number is.
        """
        self.closely = closely
        self.eye = random.Random(f"soak eye {number}")
        games = (game,) if game else tavoliere.GAMES
        self.dice = random.Random(f"soak {number}")
        self.game = tavoliere.game(games[number % len(games)])
        self.facts = FACTS[self.game.id]
        seats = self.game.describe_seats()
        self.seats = seats[number // len(games) % len(seats)]
        offered = [option for option in self.game.options if option.offered and option.values]
        self.options = {option.name: self.dice.choice(option.values) for option in offered if self.dice.random() < 0.5}
        self.options |= {**self.game.simulation, **(fixed or {})}
        if self.game.id in VARIETIES:
            self.options |= VARIETIES[self.game.id](self.dice, self.options)
        self.seed = f"soak {number}"
        self.looks_ahead = number % 10 == 9
        middle = self.facts.middle if number % 3 == 2 else None
        self.start = middle(self.game, self.options, number) if middle is not None else None
        self.position = (
            self.game.deal(self.seats, self.seed, **self.options) if self.start is None else self.game.parse(self.start)
        )
        self.moves: list[Moved] = []

    def play(self, tally: Tally) -> None:
        """Play to the end, insist on the laws, count what is met."""
        group = f"{self.game.id}, {self.seats} seats"
        while self.position.seat is not None:
            insist(len(self.moves) < self.facts.longest, "every game ends")
            moves = self.position.moves()
            insist(moves, "whoever decides has a move")
            close = self.eye.randrange(self.closely) == 0
            move = look_ahead(self.position, self.dice) if self.looks_ahead else choose(moves, self.dice)
            # Noted before it is played, so that the record of a failure ends with the move that failed.
            self.moves.append(Moved(self.position.seat, str(move)))
            if close:
                self.look_closely(moves, tally)
                self.play_closely(move, tally)
            else:
                self.tell(self.position.play(move), tally)
            tally.count("moves", f"{self.game.id} {type(move).__name__}")
            tally.decisions += 1
        outcome = self.position.outcome
        insist(outcome is not None and not self.position.moves(), "a game is over when nobody decides, and only then")
        if outcome is not None:
            insist(sorted(outcome.ranking) == list(range(self.seats)), "the ranking names every seat once")
            tally.count(f"{group}: endings", outcome.reason)
        insist(not self.facts.broken(self.position), ", ".join(self.facts.broken(self.position)))
        steps = len(self.moves) // LENGTH * LENGTH
        tally.count(f"{group}: decisions", f"{steps:4} to {steps + LENGTH - 1}")
        for option in self.game.options:
            tally.count("options", f"{self.game.id} {option.name}={self.options.get(option.name, option.default)}")
        tally.count("games", group)
        tally.count("decisions", group, len(self.moves))
        tally.games += 1

    def tell(self, events: list[Event], tally: Tally) -> None:
        """Count the events of a move."""
        insist(events, "every move is told")
        for event in events:
            tally.count("events", f"{self.game.id} {event.key}")

    def look_closely(self, moves: list[Move], tally: Tally) -> None:
        """Insist that the position is sound, and that what is not offered is refused without a trace."""
        position, game = self.position, self.game
        insist([move.index for move in moves] == sorted({move.index for move in moves}), "each move once, in order")
        broken = self.facts.broken(position)
        insist(not broken, ", ".join(broken))
        text = position.text()
        again = game.parse(text)
        insist(again == position and again.text() == text, "notation goes round")
        offered = set(moves)
        for move in self.eye.choices(game.moves, k=8):
            if move in offered:
                continue
            try:
                position.play(move)
            except Refusal as refusal:
                tally.count("refusals", f"{game.id} {refusal.rule} {refusal.key}")
            else:
                insist(holds=False, law=f"{move} is not offered, but was not refused")
        insist(position.text() == text, "a refusal leaves no trace")

    def play_closely(self, move: Move, tally: Tally) -> None:
        """Play a move on the table and a copy, and insist that everyone who is told of it knows how things stand."""
        position, game = self.position, self.game
        viewer = self.eye.choice([*range(self.seats), None])
        followed: Any = position.view(viewer)
        copy = position.copy()
        events = position.play(move)
        copy.advance(move)
        insist(copy == position, "play and advance reach the same position")
        for event in events:
            followed = game.follow(followed, event.told(viewer))
        insist(followed == position.view(viewer), f"events rebuild the view of {viewer}")
        world = game.imagine(followed, tavoliere.Fast(self.eye.randrange(1 << 32)))
        insist(wire(world.view(viewer)) == wire(followed), f"an imagined world agrees with the view of {viewer}")
        self.tell(events, tally)

    def record(self) -> str:
        """Write the game so far as a record; `tavoliere replay` goes through it up to where it breaks."""
        tags = {"Game": self.game.id, "Rules": str(self.game.rules_version), "Seats": str(self.seats)}
        tags |= {"Options": " ".join(f"{name}={value}" for name, value in self.options.items())} if self.options else {}
        tags |= {"Start": self.start} if self.start is not None else {}
        return Record(tags | {"Seed": self.seed}, self.moves).text()
