"""A position of the Settlers card game: the whole table, as plain data."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tavoliere.games.settlers import rules, score
from tavoliere.games.settlers.pieces import CITADEL, CITY, NOBODY, STONE

if TYPE_CHECKING:
    from collections.abc import Callable

    from tavoliere.core.chance import Fast
    from tavoliere.core.event import Event
    from tavoliere.core.move import Move
    from tavoliere.core.outcome import Outcome
    from tavoliere.games.settlers.catalogue import Catalogue
    from tavoliere.games.settlers.options import Options
    from tavoliere.games.settlers.realm import Realm
    from tavoliere.games.settlers.rules.agenda import Frame
    from tavoliere.games.settlers.view import View


class Position:
    """The table at one moment. `play` and `advance` change it in place; `copy` keeps it.

    `stacks` holds the expansion stacks, each with its top card last, then the stack of regions and that of events.
    `seen` says, for each stack and each pair of eyes (seat 0, seat 1, everyone), which of its cards they know: a bit
    each, the lowest for the bottom card. Copies share the stacks and what is `gone`, so whoever changes such a list
    replaces it by a new one. `fate` and `throws` are the dice to come: see `rules.chance`.
    """

    __slots__ = (
        "active",
        "catalogue",
        "chosen",
        "citadels",
        "cities",
        "discards",
        "event",
        "face",
        "fate",
        "frames",
        "gone",
        "knight",
        "mill",
        "number",
        "offered",
        "offers",
        "options",
        "permission",
        "realms",
        "reason",
        "roads",
        "seen",
        "settlements",
        "stacks",
        "starter",
        "throws",
        "turn",
        "victor",
    )

    def __init__(
        self,
        options: Options,
        catalogue: Catalogue,
        realms: list[Realm],
        stacks: list[list[int]],
        seen: list[int],
        discards: list[list[int]],
        frames: list[Frame],
    ) -> None:
        """Put the cards on the table; `setup` says which."""
        self.options = options
        self.catalogue = catalogue
        self.realms = realms
        self.stacks = stacks
        self.seen = seen
        self.discards = discards  # sorted; one pile, in the tournament one each (W62)
        self.frames = frames
        self.gone: list[int] = []  # events that Better World has removed (W87)
        self.chosen: list[list[int]] = []  # tournament: the four events that each seat has chosen (W57)
        self.roads = 7
        self.settlements = 5
        self.cities = 7
        self.citadels = 0
        self.turn = 0  # counts the turns of both; 0 during the set-up
        self.active = 0
        self.starter = 0
        self.face = NOBODY
        self.number = 0
        self.event = 0  # the event card that was turned up last
        self.permission = False  # both have had three points at once (W47)
        self.offers = 0  # offers left in this turn (R2)
        self.knight = NOBODY
        self.mill = NOBODY
        self.fate = ""
        self.throws = 0
        self.victor = NOBODY  # who has won by points; `reckon` sees it
        self.reason = 0  # why the game is over: 0 while it goes on
        self.offered: list[Move] | None = None  # the legal moves, as long as they are known

    @property
    def seats(self) -> int:
        """How many seats play."""
        return 2

    @property
    def seat(self) -> int | None:
        """The seat that decides now; None when the game is over."""
        return None if self.reason else self.frames[-1].seat

    @property
    def outcome(self) -> Outcome | None:
        """Scores, ranking and reason when the game is over, else None (B62, W44)."""
        return score.outcome_of(self) if self.reason else None

    def moves(self) -> list[Move]:
        """List every legal move once, always in the same order: that of the table of moves."""
        if self.offered is None:
            self.offered = rules.legal(self)
        return self.offered.copy()

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
        offered = self.offered
        # Moves are interned, so whoever asked for the legal ones is answered by a glance.
        if offered is None or move not in offered:
            refusal = rules.objection(self, move)
            if refusal is not None:
                raise refusal
        rules.do(self, move, None)

    def playout(self, chance: Fast) -> int:
        """Play to the end with random legal moves, and return how many there were."""
        decisions = 0
        while not self.reason:
            moves = rules.legal(self)
            rules.do(self, moves[chance.below(len(moves))], None)
            decisions += 1
        return decisions

    def copy(self) -> Position:
        """Return a position on which nothing can be seen of what happens to this one."""
        other = Position(
            self.options,
            self.catalogue,
            [self.realms[0].copy(), self.realms[1].copy()],
            self.stacks.copy(),
            self.seen.copy(),
            [pile.copy() for pile in self.discards],
            self.frames.copy(),
        )
        other.gone = self.gone
        other.chosen = self.chosen
        other.roads = self.roads
        other.settlements = self.settlements
        other.cities = self.cities
        other.citadels = self.citadels
        other.turn = self.turn
        other.active = self.active
        other.starter = self.starter
        other.face = self.face
        other.number = self.number
        other.event = self.event
        other.permission = self.permission
        other.offers = self.offers
        other.knight = self.knight
        other.mill = self.mill
        other.fate = self.fate
        other.throws = self.throws
        other.reason = self.reason
        other.victor = self.victor
        other.offered = self.offered
        return other

    def points(self, seat: int) -> int:
        """Count the victory points of a seat, the two tokens included (B44)."""
        return self.realms[seat].victory + (1 if self.knight == seat else 0) + (1 if self.mill == seat else 0)

    def reckon(self) -> None:
        """Count all points afresh and move the tokens (B41-B43)."""
        one, two = self.realms
        warded = STONE in one.sites or STONE in two.sites
        one.spellbound = 0 if warded else one.witches
        two.spellbound = 0 if warded else two.witches
        one.reckon(self.catalogue)
        two.reckon(self.catalogue)
        self.knight = 0 if one.strength > two.strength else 1 if two.strength > one.strength else NOBODY
        leader = 0 if one.commerce > two.commerce else 1 if two.commerce > one.commerce else NOBODY
        # B42: whoever leads in commerce without a city leaves the token in the middle.
        if leader != NOBODY and self.realms[leader].count_city_or_citadel(CITY) == 0:
            leader = NOBODY
        self.mill = leader
        # W47: once both have had three points at the same time, that stays so.
        if not self.permission and self.turn and self.points(0) >= 3 and self.points(1) >= 3:
            self.permission = True
        self.victor = score.winner_of(self)

    def key(self) -> tuple[Any, ...]:
        """Return everything that tells this position from another of the same game, to be looked up by."""
        realms = tuple(
            (
                *realm.centres,
                *realm.land,
                *realm.store,
                *realm.sites,
                *realm.wizards,
                *realm.power,
                *realm.hand,
                -1,
                *realm.known,
                realm.first,
                realm.last,
                realm.road_left,
                realm.road_right,
                realm.locked,
                realm.witches,
                realm.potions,
                realm.spells,
                realm.mills,
            )
            for realm in self.realms
        )
        return (
            *realms,
            tuple(tuple(stack) for stack in self.stacks),
            tuple(self.seen),
            tuple(tuple(pile) for pile in self.discards),
            tuple(self.gone),
            tuple(tuple(events) for events in self.chosen),
            tuple(frame.key() for frame in self.frames),
            (self.roads, self.settlements, self.cities, self.citadels, self.turn, self.active, self.starter),
            (self.face, self.number, self.event, self.permission, self.offers, self.fate, self.throws, self.reason),
        )

    def view(self, seat: int | None) -> View:
        """Return all that this seat may know; None: a spectator."""
        from tavoliere.games.settlers.view import view_of

        return view_of(self, seat)

    def text(self) -> str:
        """Return the canonical notation."""
        from tavoliere.games.settlers.notation import text_of

        return text_of(self)

    def drawing(self, seat: int | None, words: Callable[[str], str] | None = None) -> str:
        """Return the table as this seat sees it, as an SVG document; `words` finds the words of a language by key."""
        from tavoliere.games.settlers.drawing import draw

        return draw(self.view(seat), words)

    def _repr_svg_(self) -> str:
        return self.drawing(self.seat)

    def __eq__(self, other: object) -> bool:
        """Say whether the other is the same position of a game with the same options."""
        if not isinstance(other, Position):
            return NotImplemented
        return self.key() == other.key() and self.options.words == other.options.words

    def __hash__(self) -> int:
        """Hash what `key` returns; do not keep a position in a set and then play on it."""
        return hash(self.key())

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle as notation: small, and the same compiled and uncompiled."""
        from tavoliere.games.settlers.notation import parse

        return parse, (self.text(),)

    def __repr__(self) -> str:
        """Return the table in one line."""
        points = " : ".join(str(self.points(seat)) for seat in (0, 1))
        citadels = sum(realm.count_city_or_citadel(CITADEL) for realm in self.realms)
        return f"<Settlers: turn {self.turn}, points {points}, citadels {citadels}>"
