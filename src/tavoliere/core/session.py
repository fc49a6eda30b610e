"""A game in progress: its position, its log, what can be taken back, and its record."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any

from tavoliere.core.chance import commitment
from tavoliere.core.event import TURN_BEGAN, Event
from tavoliere.core.record import Moved, Record
from tavoliere.core.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from tavoliere.core.game import Game
    from tavoliere.core.move import Move
    from tavoliere.core.position import Position


class Session:
    """One game from its deal to its end. The authority: it alone holds the whole position."""

    def __init__(
        self,
        game: Game,
        seats: int | None = None,
        seed: int | str = 0,
        options: Mapping[str, str] | None = None,
        start: str | None = None,
    ) -> None:
        """Deal a game from a seed, or set up the position that `start` describes."""
        self.game = game
        self.seed = str(seed)
        self.options = dict(options or {})
        self.start = start
        self.seats = game.most_seats if seats is None else seats
        self.position = self._begin()
        self.seats = self.position.seats
        self.moves: list[Moved] = []
        self.events: list[list[Event]] = []

    def _begin(self) -> Position:
        if self.start is not None:
            return self.game.parse(self.start, self.seed)
        return self.game.deal_seats(self.seats, self.seed, self.options)

    def play(self, move: Move | str, seconds: float | None = None) -> list[Event]:
        """Do a move of the seat that decides; refuse an illegal one, and nothing has changed."""
        seat = self.position.seat
        chosen = self.game.read(move, self.position) if isinstance(move, str) else move
        events = self.position.play(chosen)
        self.moves.append(Moved(0 if seat is None else seat, str(chosen), seconds))
        self.events.append(events)
        return events

    def log(self, seat: int | None) -> list[dict[str, Any]]:
        """Tell everything that happened, as this seat may know it; None: as a spectator may."""
        return [event.told(seat) for events in self.events for event in events]

    def free_undo(self, seat: int) -> int:
        """Count the last moves that this seat may take back alone.

        They are its own, of the turn that it is still in, and nobody learned anything from them: the events say so.
        """
        if self.position.seat != seat:
            return 0
        count = 0
        for moved, events in zip(reversed(self.moves), reversed(self.events), strict=True):
            if moved.seat != seat or any(event.reveals or event.key == TURN_BEGAN for event in events):
                break
            count += 1
        return count

    def take_back(self, count: int) -> None:
        """Take back the last moves. Whoever calls this has asked `free_undo`, or everybody's consent."""
        kept = self.moves[: len(self.moves) - count]
        self.position = self._begin()
        self.moves, self.events = [], []
        for moved in kept:
            self.play(moved.text, moved.seconds)

    def record(self, tags: Mapping[str, str] | None = None, *, with_seed: bool = True) -> Record:
        """Return the game as a record; without the seed and a start that shows hidden cards, it tells no secret."""
        secret = frozenset() if with_seed else self.game.secret_options
        options = " ".join(f"{name}={value}" for name, value in self.options.items() if name not in secret)
        said = {
            "Game": self.game.id,
            "Rules": str(self.game.rules_version),
            "Seats": str(self.seats),
            **({"Options": options} if options else {}),
            **({"Start": self.start} if self.start is not None and with_seed else {}),
            "Commitment": commitment(self.seed),
            **({"Seed": self.seed} if with_seed else {}),
            **(tags or {}),
        }
        said.update(result_tags(self.position))
        return Record(said, list(self.moves))


def result_tags(position: Position) -> dict[str, str]:
    """Return what a record says of the end of a game; nothing while the game goes on."""
    outcome = position.outcome
    if outcome is None:
        return {}
    return {
        "Result": " ".join(map(str, outcome.scores)),
        "Ranking": " ".join(map(str, outcome.ranking)),
        "Reason": outcome.reason,
        "Hash": digest(position),
    }


def digest(position: Position) -> str:
    """Return the SHA-256 of a position's notation, the same on every machine."""
    return hashlib.sha256(position.text().encode()).hexdigest()


def resume(game: Game, record: Record) -> Session:
    """Replay a record into a session; the first move that does not fit is refused with its line."""
    session = open_record(game, record)
    for _ in replay(session, record):
        pass
    return session


def replay(session: Session, record: Record) -> Iterator[tuple[Moved, list[Event]]]:
    """Play the moves of a record one by one on a session that has just begun."""
    for number, moved in enumerate(record.moves, 1):
        seat = session.position.seat
        if seat is None:
            raise Refusal("record", "refusal-record-over", line=moved.line, move=moved.text[:60])
        if moved.seat != seat:
            raise Refusal("record", "refusal-record-seat", line=moved.line, found=moved.seat, due=seat)
        try:
            events = session.play(moved.text, moved.seconds)
        except Refusal as refusal:
            wrong = Refusal(refusal.rule, "refusal-record-move", line=moved.line, number=number, move=moved.text[:60])
            raise wrong from refusal
        yield moved, events


def open_record(game: Game, record: Record) -> Session:
    """Deal what a record begins with, without playing its moves."""
    tags = record.tags
    version = _number(tags, "Rules", str(game.rules_version))
    if version > game.rules_version or version < 1:
        raise Refusal("record", "refusal-record-rules", version=version, known=game.rules_version)
    options: dict[str, str] = {}
    for pair in tags.get("Options", "").split():
        name, sign, value = pair.partition("=")
        if not sign:
            raise Refusal("record", "refusal-record-value", tag="Options", value=pair[:60])
        options[name] = value
    if "Start" not in tags and "Seed" not in tags:
        raise Refusal("record", "refusal-record-tag", tag="Seed")
    seats = _number(tags, "Seats", str(game.most_seats))
    return Session(game, seats, tags.get("Seed", "0"), options, tags.get("Start"))


def _number(tags: Mapping[str, str], tag: str, default: str) -> int:
    value = tags.get(tag, default)
    if not (value.isascii() and value.isdigit() and len(value) < 5):
        raise Refusal("record", "refusal-record-value", tag=tag, value=value[:60])
    return int(value)


def verify(game: Game, record: Record) -> Session:
    """Check a record: the seed against its published hash, the deal, every move, and the result that it claims."""
    tags = record.tags
    if "Seed" in tags and "Commitment" in tags and commitment(tags["Seed"]) != tags["Commitment"]:
        raise Refusal("record", "refusal-record-commitment")
    session = resume(game, record)
    found = result_tags(session.position)
    for tag in ("Result", "Ranking", "Reason", "Hash"):
        if tag in tags and tags[tag] != found.get(tag, ""):
            raise Refusal("record", "refusal-record-result", tag=tag, value=tags[tag][:80], found=found.get(tag, "-"))
    return session
