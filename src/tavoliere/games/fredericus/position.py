"""A position of Fredericus: the whole table, as plain data."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tavoliere.games.fredericus import rules, score
from tavoliere.games.fredericus.pieces import BETS, OVER, marks_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from tavoliere.core.chance import Fast
    from tavoliere.core.event import Event
    from tavoliere.core.move import Move
    from tavoliere.core.outcome import Outcome
    from tavoliere.games.fredericus.options import Options
    from tavoliere.games.fredericus.view import View


class Position:
    """The table at one moment. `play` and `advance` change it in place; `copy` keeps it."""

    __slots__ = (
        "actions",
        "announced",
        "birds",
        "creatures",
        "deck",
        "ends",
        "extra",
        "goals",
        "opened",
        "options",
        "phase",
        "round",
        "rows",
        "seats",
        "tokens",
        "turn",
        "used",
    )

    def __init__(
        self,
        options: Options,
        rows: list[int],
        birds: list[int],
        tokens: list[int],
        creatures: list[int],
        goals: list[int],
    ) -> None:
        """Put the pieces of each kind on the table, before the first bet; `setup` says which."""
        self.options = options
        self.seats = len(goals)
        self.rows = rows
        self.birds = birds
        self.tokens = tokens
        self.creatures = creatures
        self.goals = goals
        self.ends = 0
        self.opened = 0
        self.deck = 0
        self.round = 1
        self.turn = 0
        self.phase = BETS
        self.actions = 0
        self.extra = 0
        self.used = 0
        self.announced = False

    @property
    def seat(self) -> int | None:
        """The seat that decides now; None when the game is over."""
        return None if self.phase == OVER else self.turn

    @property
    def outcome(self) -> Outcome | None:
        """Scores, ranking and reason when the game is over, else None (F35-F37)."""
        return score.outcome_of(self) if self.phase == OVER else None

    def moves(self) -> list[Move]:
        """List every legal move once, always in the same order: that of the table of moves."""
        return rules.legal(self)

    def play(self, move: Move | str) -> list[Event]:
        """Do a move and return what happened; refuse an illegal one and stay as it was."""
        chosen = rules.read(self, move) if isinstance(move, str) else move
        refusal = rules.objection(self, chosen)
        if refusal is not None:
            raise refusal
        events: list[Event] = []
        rules.do(self, chosen, events)
        return events

    def advance(self, move: Move) -> None:
        """Do a move and tell nothing, for search and simulation; refuse an illegal one."""
        refusal = rules.objection(self, move)
        if refusal is not None:
            raise refusal
        rules.do(self, move, None)

    def playout(self, chance: Fast) -> int:
        """Play to the end with random legal moves, and return how many there were."""
        decisions = 0
        while self.phase != OVER:
            moves = rules.legal(self)
            rules.do(self, moves[chance.below(len(moves))], None)
            decisions += 1
        return decisions

    def copy(self) -> Position:
        """Return a position that has nothing in common with this one but what never changes."""
        other = Position(
            self.options,
            self.rows.copy(),
            self.birds.copy(),
            self.tokens.copy(),
            self.creatures.copy(),
            self.goals.copy(),
        )
        other.ends = self.ends
        other.opened = self.opened
        other.deck = self.deck
        other.round = self.round
        other.turn = self.turn
        other.phase = self.phase
        other.actions = self.actions
        other.extra = self.extra
        other.used = self.used
        other.announced = self.announced
        return other

    def key(self) -> tuple[Any, ...]:
        """Return everything that tells this position from another of the same game, to be looked up by."""
        small = self.turn | self.phase << 2 | self.actions << 4 | self.extra << 7 | self.used << 10
        if self.announced:
            small |= 1 << 14
        return (
            *self.rows,
            *self.birds,
            *self.tokens,
            *self.creatures,
            *self.goals,
            self.opened,
            self.deck,
            small,
            self.round,
        )

    def mark_ends(self) -> None:
        """Mark the ends of all rows afresh, after rows were laid by other means than moves."""
        self.ends = marks_of(self.rows)

    def view(self, seat: int | None) -> View:
        """Return all that this seat may know; None: a spectator."""
        from tavoliere.games.fredericus.view import view_of

        return view_of(self, seat)

    def text(self) -> str:
        """Return the canonical notation."""
        from tavoliere.games.fredericus.notation import text_of

        return text_of(self)

    def drawing(self, seat: int | None, words: Callable[[str], str] | None = None) -> str:
        """Return the table as this seat sees it, as an SVG document; `words` finds the words of a language by key."""
        from tavoliere.games.fredericus.drawing import draw

        return draw(self.view(seat), words)

    def _repr_svg_(self) -> str:
        return self.drawing(None if self.phase == OVER else self.turn)

    def __eq__(self, other: object) -> bool:
        """Say whether the other is the same position of a game with the same options."""
        if not isinstance(other, Position):
            return NotImplemented
        return self.key() == other.key() and self.seats == other.seats and self.options.words == other.options.words

    def __hash__(self) -> int:
        """Hash what `key` returns; do not keep a position in a set and then play on it."""
        return hash(self.key())

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle as notation: small, and the same compiled and uncompiled."""
        from tavoliere.games.fredericus.notation import parse

        return parse, (self.text(),)

    def __repr__(self) -> str:
        """Return the board in one line."""
        from tavoliere.games.fredericus.notation import summary_of

        return f"<Fredericus: {summary_of(self)}>"
