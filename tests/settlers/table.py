"""A small vocabulary for stories: lay a table, throw what the story needs, play, ask the referee why not, look.

A table is notation with `;` between the lines, and nearly all of it may be left out (docs/notation.md). What nobody
mentions is the middle of a game: seat 0 acts in turn 5, both have two settlements and one of each resource, their hands
are empty, action cards are free to be played as soon as the points allow it.

    position = table("centres0 1:city; sites0 1^:library; store0 ore:3; hand0 abbey; turn 12")
    play(position, "build abbey", "side -1v")
"""

from __future__ import annotations

import random
import re
from typing import TYPE_CHECKING, Any, Final

import pytest

from tavoliere.core.refusal import Refusal
from tavoliere.games.settlers.catalogue import CARD
from tavoliere.games.settlers.game import Settlers
from tavoliere.games.settlers.pieces import EVENT_IDS, FACES, HAND_IDS, RESOURCES
from tavoliere.games.settlers.position import Position
from tavoliere.games.settlers.rules import agenda
from tavoliere.games.settlers.rules.agenda import NAMES, Frame
from tavoliere.words import language

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tavoliere.core.event import Event
    from tavoliere.core.move import Move

GAME: Final = Settlers()

MODES: Final = ("base", "extended", "tournament")


# ------------------------------------------------------------------------------------------------------ lay the table


def table(text: str = "", seed: int = 0) -> Position:
    """Lay a table from lines of notation, divided by semicolons; `mode extended` is short for the option."""
    lines = [line.strip() for line in text.split(";")]
    modes = [line.removeprefix("mode ") for line in lines if line.startswith("mode ")]
    lines = [line for line in lines if not line.startswith("mode ")]
    if modes:
        own = next((line for line in lines if line.startswith("options ")), "options ")
        lines = [line for line in lines if line != own] + [f"{own} mode={modes[0]}"]
    return GAME.parse("\n".join(lines), seed)


def dealt(seed: int = 0, **options: str) -> Position:
    """Deal a new game, which waits for the first region to be laid."""
    position = GAME.deal(2, seed, **options)
    assert isinstance(position, Position)
    return position


def started(seed: int = 0, **options: str) -> Position:
    """Deal a new game and go through its set-up, always taking the first choice."""
    position = dealt(seed, **options)
    while position.turn == 0:
        position.play(position.moves()[0])
    return position


# ----------------------------------------------------------------------------------------------------------------- play


def play(position: Position, *moves: str) -> list[Event]:
    """Play moves one after the other, and return all that happened."""
    return [event for move in moves for event in position.play(move)]


def throw(position: Position, face: str, number: int) -> list[Event]:
    """Throw the dice so that they show this; a card's name instead of a face turns up that event.

    Whatever is to be done before the dice is left out, and so is the rest of a turn: the dice go to the active player.
    """
    top = next((frame for frame in position.frames if frame.kind == agenda.DICE), None)
    position.offered = None
    if top is None:
        position.frames = [Frame(agenda.DICE, position.active)]
    if face not in FACES:
        put_on_top(position, face)
        face = "card"
    position.frames[-1] = Frame(agenda.DICE, position.active, FACES.index(face) + 1, number)
    return position.play("roll")


def put_on_top(position: Position, event: str) -> None:
    """Put an event card on top of its stack, out of sight."""
    cards = position.stacks[-1] = position.stacks[-1].copy()
    card = EVENT_IDS.index(event)
    if card in cards:
        cards.remove(card)
    cards.append(card)
    position.seen[-3:] = [0, 0, 0]
    position.offered = None


# ----------------------------------------------------------------------------------------------------------------- look


def legal(position: Position) -> set[str]:
    """Collect the legal moves, each of which is offered once."""
    moves = [str(move) for move in position.moves()]
    assert len(moves) == len(set(moves))
    return set(moves)


def decision(position: Position) -> str:
    """Name what is to be decided now and by whom: `actions:0`."""
    return f"{NAMES[position.frames[-1].kind]}:{position.frames[-1].seat}" if position.frames else "over"


def told(events: list[Event], key: str) -> list[dict[str, Any]]:
    """Pick out what happened of one kind, as everyone sees it."""
    return [event.args for event in events if event.key == key]


def keys(events: list[Event]) -> list[str]:
    """List what happened, without what is only said to keep views up to date."""
    return [event.key for event in events if event.key not in GAME.silent]


def lies(position: Position, key: str) -> str:
    """Read one line of the notation; "-" when it is left out."""
    lines = [line.partition(" ") for line in position.text().splitlines()]
    return next((value for name, _, value in lines if name == key), "-")


def hand(position: Position, seat: int) -> list[str]:
    """List the cards of a hand."""
    return [HAND_IDS[card] for card in position.realms[seat].hand]


def discards(position: Position, seat: int = 0) -> list[str]:
    """List the cards of a discard pile."""
    pile = position.discards[seat if len(position.discards) > 1 else 0]
    return [HAND_IDS[card] for card in pile]


def stack(position: Position, number: int) -> list[str]:
    """List the cards of an expansion stack, the top one first."""
    return [HAND_IDS[card] for card in reversed(position.stacks[number - 1])]


def price(card: str) -> dict[str, int]:
    """Read what a card costs, by resource."""
    return {resource: amount for resource, amount in zip(RESOURCES, CARD[card].price, strict=True) if amount}


# --------------------------------------------------------------------------------------------------------- the referee


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


def sentence(refusal: Refusal, code: str = "en") -> str:
    """Put a refusal into words: one whole sentence, in which nothing is left open."""
    words = language(code, GAME.words).tell(refusal.key, refusal.arguments, GAME.arguments)
    assert words.strip()
    assert not re.search(r"[{}$]|None", words)
    return words


# --------------------------------------------------------------------------------------------------------- random games


def wander(mode: str, seed: int, **options: str) -> Iterator[tuple[Position, Move]]:
    """Play a game at random, fond of the rarer moves; yield each position with the move about to be played."""
    dice = random.Random(seed)
    position = dealt(seed, mode=mode, **({"turn_limit": "100"} | options))
    while position.outcome is None:
        moves = position.moves()
        kinds: dict[str, list[Move]] = {}
        for move in moves:
            kinds.setdefault(type(move).__name__, []).append(move)
        chosen = dice.choice(kinds[dice.choice(sorted(kinds))] if dice.random() < 0.7 else moves)
        yield position, chosen
        position.play(chosen)
