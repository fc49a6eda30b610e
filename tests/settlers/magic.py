"""More words for stories with magic: a table of Wizards & Dragons, one line of it, its goods, and the turn's end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tavoliere.core.chance import Sealed
from tavoliere.games.settlers.catalogue import HAND_CARDS
from tavoliere.games.settlers.pieces import RESOURCES
from tests.settlers.table import legal, play, table

if TYPE_CHECKING:
    from tavoliere.core.event import Event
    from tavoliere.games.settlers.position import Position

WIZARDS: Final = tuple(card.id for card in HAND_CARDS[1:] if card.kind == "wizard")
BOOKS: Final = tuple(card.id for card in HAND_CARDS[1:] if card.kind == "book")
MAGIC_ACTIONS: Final = tuple(card.id for card in HAND_CARDS[1:] if card.kind == "magic_action")
DRAGONS: Final = ("ismai", "samsor")
MAGIC_BUILDINGS: Final = ("philosophers_stone", "magic_kitchen", "magic_mill")
PURPLE: Final = tuple(card.id for card in HAND_CARDS[1:] if card.colour == "purple")

COUNTERMAGE: Final = "sites0 1^:countermagic; centres0 1:citadel; wizards0 2^:arsa:3"
"""A principality that can cast Countermagic once, and has one magic power to spare."""


def magic(text: str, seed: int = 0) -> Position:
    """Lay a table of the extended game, in which action cards may be played."""
    return table(f"options mode=extended; permission yes; {text}", seed)


def tournament(text: str, seed: int = 0) -> Position:
    """Lay a table of the tournament, in which action cards may be played."""
    return table(f"options mode=tournament; permission yes; {text}", seed)


def names(position: Position, key: str) -> list[str]:
    """Read one line of the notation word by word, without the marks of who knows a card; nothing if it is missing."""
    for line in position.text().splitlines():
        word, _, rest = line.partition(" ")
        if word == key:
            return [name.split("/")[0] for name in rest.split() if name != "-"]
    return []


def goods(position: Position, seat: int) -> dict[str, int]:
    """Count what a principality stores, kind by kind."""
    bags = position.realms[seat].bags
    return {name: amount for name, amount in zip(RESOURCES, bags, strict=True) if amount}


def stored(position: Position, seat: int, place: str) -> str:
    """Read one region: its card and what it stores, `G1:2`."""
    return next(word for word in names(position, f"regions{seat}") if word.startswith(f"{place}:")).partition(":")[2]


def power(position: Position, seat: int) -> dict[str, int]:
    """Read the magic power of every wizard of a principality."""
    words = [word.rstrip("!").split(":") for word in names(position, f"wizards{seat}")]
    return {name: int(amount) for _, name, amount in words}


def end_turn(position: Position) -> list[Event]:
    """End the actions and refill the hand from the first stack that has cards, or keep it as it is."""
    turn = position.turn
    events = play(position, "done")
    while position.turn == turn and position.outcome is None:
        offered = legal(position)
        events += play(position, "done" if "done" in offered else min(offered))
    return events


def will_duel(*throws: tuple[int, int]) -> str:
    """Write the line of notation after which two duelling wizards throw these numbers, the caster's first."""
    fate = 0
    while True:
        source = Sealed(f"{fate:040x}/1")
        if all((source.below(6) + 1, source.below(6) + 1) == throw for throw in throws):
            return f"fate {fate:040x}/0"
        fate += 1


def offered(position: Position, *verbs: str) -> set[str]:
    """Collect the legal moves that begin with one of these words."""
    return {move for move in legal(position) if move.split()[0] in verbs}
