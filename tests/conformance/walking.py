"""Random games for the suites: whoever plays here likes rare moves, so that every chapter of a rule book is met."""

from __future__ import annotations

import json
import random
from dataclasses import fields, is_dataclass
from typing import TYPE_CHECKING, Any

from tavoliere.core.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tavoliere.core.event import Event
    from tavoliere.core.move import Move
    from tavoliere.core.position import Position
    from tavoliere.core.session import Session
    from tests.conformance.tables import Setting


def choose(moves: Sequence[Move], dice: random.Random) -> Move:
    """Draw any move, or first a kind of move and then one of that kind."""
    if dice.random() < 0.5:
        return moves[dice.randrange(len(moves))]
    kinds = _kinds(moves)
    kind = kinds[dice.choice(sorted(kinds))]
    return kind[dice.randrange(len(kind))]


def look_ahead(position: Position, dice: random.Random) -> Move:
    """Choose the move after which the same seat can do the most unusual things; so hunters come to their eighth."""
    moves = position.moves()
    kinds = _kinds(moves)
    best: list[Move] = []
    most = -1
    for move in moves:
        trial = position.copy()
        trial.advance(move)
        gain = len(_kinds(trial.moves())) if trial.seat == position.seat else 0
        gain += 4 if gain > 1 and len(kinds[_kind(move)]) < 3 else 0
        if gain >= most:
            best = [*best, move] if gain == most else [move]
            most = gain
    return dice.choice(best)


def _kinds(moves: Sequence[Move]) -> dict[str, list[Move]]:
    kinds: dict[str, list[Move]] = {}
    for move in moves:
        kinds.setdefault(_kind(move), []).append(move)
    return kinds


def _kind(move: Move) -> str:
    """Name the kind of a move; with what another card does, it is another kind."""
    return f"{type(move).__name__} {getattr(move, 'card', '')}"


def walk(setting: Setting, seed: int) -> Iterator[Position]:
    """Go through a game: the position before every decision, and the one after the last. Each fourth looks ahead."""
    dice = random.Random(f"{setting} {seed}")
    position = setting.begin(seed)
    while position.seat is not None:
        yield position
        ahead = seed % 4 == 3 and dice.random() < 0.8
        position.advance(look_ahead(position, dice) if ahead else choose(position.moves(), dice))
    yield position


def positions(setting: Setting, count: int, seed: int = 0) -> Iterator[Position]:
    """Take copies out of random games, a few from each and the last of some."""
    dice = random.Random(f"positions {setting} {seed}")
    taken = 0
    game = seed
    while True:
        for position in walk(setting, game):
            if dice.random() < (setting.facts.taken if position.seat is not None else 0.5):
                yield position.copy()
                taken += 1
                if taken == count:
                    return
        game += 1


def viewers(position: Position) -> list[int | None]:
    """List everyone who looks at the table: the seats, and a spectator."""
    return [*range(position.seats), None]


def wire(thing: Any) -> str:
    """Return what goes over the wire when a view, or what somebody is told, is sent."""
    return json.dumps(thing, default=_plain)


def _plain(thing: Any) -> dict[str, Any]:
    if not is_dataclass(thing):
        raise TypeError(type(thing))
    return {field.name: getattr(thing, field.name) for field in fields(thing)}


def told(events: Sequence[Event], seat: int | None) -> str:
    """Return what one seat is told of a move."""
    return wire([event.told(seat) for event in events])


def refusal_of(position: Position, move: Move | str) -> tuple[str, str, dict[str, Any]] | None:
    """Try a move that is probably not legal, and return how it is refused; a copy takes the risk of a text."""
    try:
        (position.copy() if isinstance(move, str) else position).play(move)
    except Refusal as refusal:
        return refusal.rule, refusal.key, refusal.arguments
    return None


def play_on(session: Session, dice: random.Random, decisions: int) -> None:
    """Play random moves in a session, up to so many."""
    for _ in range(decisions):
        if session.position.seat is None:
            return
        session.play(choose(session.position.moves(), dice))
