"""A small vocabulary for stories: lay a table, play on it, ask the referee why not, read what lies there."""

from __future__ import annotations

import itertools
import random
import re
from typing import TYPE_CHECKING, Any, Final

import pytest

from tavoliere.core.refusal import Refusal
from tavoliere.games.fredericus.game import Fredericus
from tavoliere.games.fredericus.moves import Fly, MoveCard, PlaceToken
from tavoliere.games.fredericus.options import CHOICES
from tavoliere.games.fredericus.position import Position
from tavoliere.words import language
from tests.fredericus.twin import agree, agree_after

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tavoliere.core.event import Event
    from tavoliere.core.move import Move

GAME: Final = Fredericus()

FILLED: Final = "3:Sc 4:Wd 5:Eb 6:Wf 7:Sg"
"""Five rows that fill the rest of the castle and open no hunt, hood or seal by themselves."""

APART: Final = "P1G5 P3G7 P4G0 P6G2"
"""Birds of four seats, of which only the peregrine of seat 0 and no other bird stands on tower 1."""

HOUSE_RULES: Final = tuple(dict(zip(CHOICES, values, strict=True)) for values in itertools.product(*CHOICES.values()))
"""Every choice of all options."""


def table(text: str, seed: int = 0) -> Position:
    """Lay a table from lines of notation, divided by semicolons."""
    position = GAME.parse(text.replace(";", "\n"), seed)
    agree(position)
    return position


def dealt(seats: int, seed: int = 0, **options: str) -> Position:
    """Deal a new game, which waits for the first bet."""
    position = GAME.deal(seats, seed, **options)
    assert isinstance(position, Position)
    return position


def legal(position: Position) -> set[str]:
    """Collect the legal moves, each of which is offered once."""
    moves = [str(move) for move in position.moves()]
    assert len(moves) == len(set(moves))
    return set(moves)


def play(position: Position, *moves: str) -> list[Event]:
    """Play moves one after the other, and return all that happened."""
    return [event for move in moves for event in _play(position, move)]


def _play(position: Position, move: str) -> list[Event]:
    """Play a move here and in the kernel, which must do the same."""
    state = agree(position)
    events = position.play(move)
    agree_after(state, GAME.move(move), position)
    return events


def told(events: list[Event], key: str) -> list[dict[str, Any]]:
    """Pick out what happened of one kind, as everyone sees it."""
    return [event.args for event in events if event.key == key]


def refused(position: Position, move: Move | str) -> Refusal:
    """Try what the referee must refuse; the table stays exactly as it was."""
    before = position.text()
    with pytest.raises(Refusal) as caught:
        position.play(move)
    assert position.text() == before
    return caught.value


def why(position: Position, move: str) -> str:
    """Ask why a move is refused: the number of the rule and the key of the sentence."""
    refusal = refused(position, move)
    return f"{refusal.rule} {refusal.key}"


def sentence(refusal: Refusal) -> str:
    """Put a refusal into words: one whole sentence, in which nothing is left open."""
    words = language("en", GAME.words).tell(refusal.key, refusal.arguments, GAME.arguments)
    assert words.strip()
    assert not re.search(r"[{}$]|None", words)
    return words


def lies(position: Position, key: str) -> str:
    """Read one line of the notation: what lies on the table."""
    return next(line.removeprefix(key).strip() for line in position.text().splitlines() if line.split()[0] == key)


def row(position: Position, side: int) -> str:
    """Read the cards of one row, castle outward; "-" when it is empty."""
    return lies(position, "rows").split()[side].removeprefix(f"{side}:")


def idle_actions(position: Position) -> list[Event]:
    """Use up the compulsory actions by flying out and back, and end them: no card moves, nothing is captured."""
    view = position.view(None)
    bird = 1 if view.hooded[position.turn] == "P" else 0
    home = view.birds[position.turn][bird]
    events: list[Event] = []
    for to in [(home + 1) % 8, home] * 3:
        if position.actions:
            events += play(position, f"{'PG'[bird]}>{to}")
    return events + play(position, "Z")


def idle_turn(position: Position) -> list[Event]:
    """Let a turn go by: idle actions, and each token goes to keep 0."""
    events = idle_actions(position)
    if position.outcome is None:
        events += play(position, "K 0 0" if position.seats == 2 else "K 0")
    return events


def wander(seats: int, seed: int, **options: str) -> Iterator[tuple[Position, Move]]:
    """Play a game at random, fond of the rarer moves; yield each position with the move about to be played."""
    dice = random.Random(seed)
    position = dealt(seats, seed, **options)
    while position.outcome is None:
        moves = position.moves()
        rare = [move for move in moves if not isinstance(move, (MoveCard, Fly, PlaceToken))]
        move = dice.choice(rare if rare and dice.random() < 0.5 else moves)
        yield position, move
        position.play(move)


def scattered(dice: random.Random, seats: int, **options: str) -> Position:
    """Lay a possible table at random: short rows, crowded towers, hoods, tokens anywhere, any moment of a turn."""
    cards = list("W" * 15 + "S" * 15 + "EE" + "abcdefgh")
    dice.shuffle(cards)
    rows = ["".join(cards.pop() for _ in range(dice.choice((0, 1, 1, 2, 3, 4)))) or "-" for _ in range(8)]
    if dice.random() < 0.3:
        rows[dice.randrange(8)] += dice.choice(("WWW", "SSS"))
    towers = dice.sample(range(8), 3)
    for side, card in zip((towers[0] - 1, (towers[0] + 1) % 8), dice.choice(("SS", "SW", "WW", "EE")), strict=True):
        rows[side] += card  # so that something can be done there
    birds = ""
    seat = dice.randrange(seats)
    phase = dice.choice(("turn", "turn", "turn", "turn", "token"))
    for owner in range(seats):
        hooded = "--" if (phase, owner) == ("token", seat) else dice.choice(("--", "--", "h-", "-h"))
        pair = zip("PG", hooded, strict=True)
        birds += " " + "".join(f"{bird}{dice.choice(towers)}{hood.strip('-')}" for bird, hood in pair)
    each = 2 if seats == 2 else 1
    tokens = [" ".join(dice.choice("01234567-") for _ in range(each)) for _ in range(seats)]
    if seats > 2 and dice.random() < 0.5:
        tokens[seat - 1] = "centre"
    lines = {
        "seats": str(seats),
        "options": " ".join(f"{name}={value}" for name, value in options.items()),
        "rows": " ".join(f"{side}:{cards.replace('-', '') or '-'}" for side, cards in enumerate(rows)),
        "birds": birds,
        "tokens": " / ".join(tokens),
        "seat": str(seat),
        "phase": phase,
        "announced": dice.choice(("yes", "no", "no")),
    }
    if phase == "turn":
        used = {letter for letter in "PGR" if dice.random() < 0.2}
        used |= {"V"} if options.get("variant") == "on" and dice.random() < 0.2 else set()
        lines["actions"] = dice.choice("01234")
        lines["used"] = "".join(sorted(used)) or "-"
        lines["extra"] = dice.choice("012") if "R" in used else "0"
    return table(";".join(f"{key} {value}" for key, value in lines.items()), dice.randrange(1000))
