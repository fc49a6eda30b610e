"""The text notation of positions: lines of `key value` that a person can write by hand (docs/notation.md)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tavoliere.games.settlers.agenda_text import frame_text
from tavoliere.games.settlers.fragments import supply_of
from tavoliere.games.settlers.moves import GAME
from tavoliere.games.settlers.notation_reader import SUPPLY, Reader
from tavoliere.games.settlers.notation_realms import realm_lines
from tavoliere.games.settlers.pieces import EVENT_IDS, FACES, HAND_IDS, REGION_CODES
from tavoliere.games.settlers.rules.cards import event_stack, region_stack
from tavoliere.games.settlers.score import REASONS

if TYPE_CHECKING:
    from tavoliere.games.settlers.position import Position

# -------------------------------------------------------------------------------------------------------------- writing


def text_of(position: Position) -> str:
    """Write the canonical notation: the keys in their order, each once, without those that would say "none"."""
    lines = [f"game {GAME}"]
    options = position.options.text()
    if options:
        lines.append(f"options {options}")
    lines += [
        f"turn {position.turn}",
        f"active {position.active}",
        f"starter {position.starter}",
        f"permission {'yes' if position.permission else 'no'}",
    ]
    if position.number:
        lines.append(f"dice {FACES[position.face]} {position.number}")
    if position.event:
        lines.append(f"event {EVENT_IDS[position.event]}")
    lines.append(f"offers {position.offers}")
    for seat, realm in enumerate(position.realms):
        lines += realm_lines(realm, seat)
    lines += _stack_lines(position)
    lines += _pile_lines(position)
    left = (position.roads, position.settlements, position.cities, position.citadels)
    if left != supply_of(position):
        lines.append("supply " + " ".join(f"{name}={count}" for name, count in zip(SUPPLY, left, strict=True)))
    lines += [
        f"agenda {' '.join(frame_text(frame) for frame in position.frames) or '-'}",
        f"fate {position.fate}/{position.throws}",
    ]
    if position.reason:
        lines.append(f"reason {REASONS[position.reason]}")
    return "\n".join(lines) + "\n"


def _stack_lines(position: Position) -> list[str]:
    """Write the stacks, the top card first, each card with the marks of those who know it."""
    lines: list[str] = []
    names: tuple[str, ...]
    for stack, cards in enumerate(position.stacks):
        if stack == region_stack(position):
            key, names = "region_stack", REGION_CODES
        elif stack == event_stack(position):
            key, names = "event_stack", EVENT_IDS
        else:
            key, names = f"stack{stack + 1}", HAND_IDS
        words = [names[cards[at]] + _mark(position, stack, at) for at in range(len(cards) - 1, -1, -1)]
        lines.append(f"{key} {' '.join(words) or '-'}")
    return lines


def _mark(position: Position, stack: int, at: int) -> str:
    letters = "".join(letter for eyes, letter in enumerate("01*") if position.seen[3 * stack + eyes] >> at & 1)
    return f"/{letters}" if letters else ""


def _pile_lines(position: Position) -> list[str]:
    """Write the discard piles, and which events are out of the game or were chosen for a tournament."""
    keys = ("discards",) if len(position.discards) == 1 else ("discards0", "discards1")
    piles: list[tuple[str, tuple[str, ...], list[int]]]
    piles = [(key, HAND_IDS, pile) for key, pile in zip(keys, position.discards, strict=True)]
    piles.append(("gone", EVENT_IDS, position.gone))
    piles += [(f"chosen{seat}", EVENT_IDS, events) for seat, events in enumerate(position.chosen)]
    return [f"{key} {' '.join(names[card] for card in pile)}" for key, names, pile in piles if pile]


# -------------------------------------------------------------------------------------------------------------- reading


def parse(text: str, seed: int | str = 0) -> Position:
    """Read a position; what is missing takes its default, unknown stacks and the dice to come are from the seed."""
    return Reader(text, str(seed)).position()
