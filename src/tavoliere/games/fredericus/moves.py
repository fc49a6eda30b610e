"""The moves of Fredericus: one small type for each, and the fixed table of all 616 of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tavoliere.core.move import Move, publish
from tavoliere.games.fredericus.pieces import BIRD_LETTERS, CENTRE, PLACES

GAME: Final = "fredericus"


@dataclass(frozen=True, eq=False, repr=False)
class MoveCard(Move):
    """`M 0>7`: take the end card of a row to the end of an adjacent row (F15)."""

    row: int
    to: int


@dataclass(frozen=True, eq=False, repr=False)
class Fly(Move):
    """`P>2`, `G>4`: an own bird flies to an adjacent tower (F16)."""

    bird: int
    to: int


@dataclass(frozen=True, eq=False, repr=False)
class Hood(Move):
    """`H 1[1P,2G]`: hood one bird of every opponent who has one to hood on this tower (F25-F28)."""

    tower: int
    victims: tuple[tuple[int, int], ...]
    code: int


@dataclass(frozen=True, eq=False, repr=False)
class Capture(Move):
    """`XP`, `XG`: the bird captures the creature at the end of its row (F18-F20)."""

    bird: int


@dataclass(frozen=True, eq=False, repr=False)
class Reverse(Move):
    """`R 1/2`: open the seals beside tower 1, reverse row 1, discard the seal of row 2 (F23, F24)."""

    row: int
    discard: int


@dataclass(frozen=True, eq=False, repr=False)
class Shift(Move):
    """`V 3`: the short variant moves the three end cards of a row to its castle end (F39)."""

    row: int


@dataclass(frozen=True, eq=False, repr=False)
class EndActions(Move):
    """`Z`: the actions of the turn are over (A10)."""


@dataclass(frozen=True, eq=False, repr=False)
class PlaceToken(Move):
    """`K 5`, `K centre`, `K 1 5`: lay the betting token, or both of them with two players (F12, F32, A23)."""

    first: int
    second: int


def hood_code(victims: tuple[tuple[int, int], ...]) -> int:
    """Number a choice of victims: one digit to base three a seat, 0 none, 1 the peregrine, 2 the goshawk."""
    code = 0
    for seat, bird in victims:
        code += (bird + 1) * 3**seat
    return code


def _victims(code: int) -> tuple[tuple[int, int], ...]:
    return tuple((seat, code // 3**seat % 3 - 1) for seat in range(4) if code // 3**seat % 3)


def _build_table() -> list[Move]:
    """Number every move, in the order in which `moves()` offers them."""
    table: list[Move] = []
    for row in range(8):
        for to in sorted({(row - 1) % 8, (row + 1) % 8}):
            table.append(MoveCard(len(table), f"M {row}>{to}", GAME, row, to))
    for bird in range(2):
        for to in range(8):
            table.append(Fly(len(table), f"{BIRD_LETTERS[bird]}>{to}", GAME, bird, to))
    for tower in range(8):
        for code in range(1, 81):
            victims = _victims(code)
            if len(victims) < 4:
                named = ",".join(f"{seat}{BIRD_LETTERS[bird]}" for seat, bird in victims)
                table.append(Hood(len(table), f"H {tower}[{named}]", GAME, tower, victims, code))
    for bird in range(2):
        table.append(Capture(len(table), f"X{BIRD_LETTERS[bird]}", GAME, bird))
    for row in range(8):
        for discard in sorted({(row - 1) % 8, (row + 1) % 8}):
            table.append(Reverse(len(table), f"R {row}/{discard}", GAME, row, discard))
    for row in range(8):
        table.append(Shift(len(table), f"V {row}", GAME, row))
    table.append(EndActions(len(table), "Z", GAME))
    for place in range(CENTRE + 1):
        table.append(PlaceToken(len(table), f"K {PLACES[place]}", GAME, place, -1))
    for first in range(8):
        for second in range(first, 8):
            table.append(PlaceToken(len(table), f"K {first} {second}", GAME, first, second))
    return table


ALL: Final[list[Move]] = _build_table()
BY_TEXT: Final[dict[str, Move]] = publish(GAME, ALL)


_card_moves: list[MoveCard] = [move for move in ALL if isinstance(move, MoveCard)]
_flights: list[Fly] = [move for move in ALL if isinstance(move, Fly)]


def _flights_from(birds: int) -> list[Move]:
    towers = (birds >> 4, birds & 15)
    return [move for move in _flights if towers[move.bird] < 8 and (move.to - towers[move.bird]) % 8 in {1, 7}]


CARD_MOVES: Final[list[list[Move]]] = [
    [move for move in _card_moves if filled >> move.row & 1] for filled in range(256)
]
"""The card moves for each set of rows that have a card."""

FLIGHTS: Final[list[list[Move]]] = [_flights_from(birds) for birds in range(256)]
"""The flights for each pair of places of one's birds, peregrine times sixteen plus goshawk."""


def _hoodings(tower: int, choices: int) -> list[Move]:
    """List the ways to hood one bird of every seat that has one to lose: two bits a seat, which of its birds."""
    codes = [0]
    for seat in range(4):
        birds = choices >> 2 * seat & 3
        if birds:
            codes = [code + bird * 3**seat for bird in (1, 2) if birds & bird for code in codes]
    return [_hoods[tower, code] for code in sorted(codes) if (tower, code) in _hoods]


_hoods: dict[tuple[int, int], Hood] = {(move.tower, move.code): move for move in ALL if isinstance(move, Hood)}
HOODINGS: Final[list[list[Move]]] = [_hoodings(tower, choices) for tower in range(8) for choices in range(256)]
"""The ways to hood on a tower, by 256 times the tower plus two bits a seat for the birds that it can lose there."""

CAPTURES: Final[list[Move]] = [move for move in ALL if isinstance(move, Capture)]
REVERSALS: Final[list[list[Move]]] = [
    [move for move in ALL if isinstance(move, Reverse) and move.row == row] for row in range(8)
]
SHIFTS: Final[list[Move]] = [move for move in ALL if isinstance(move, Shift)]
END_ACTIONS: Final[Move] = BY_TEXT["Z"]
ON_KEEPS: Final[list[Move]] = [BY_TEXT[f"K {keep}"] for keep in range(CENTRE)]
ON_CENTRE: Final[Move] = BY_TEXT["K centre"]
ON_TWO_KEEPS: Final[list[Move]] = [move for move in ALL if isinstance(move, PlaceToken) and move.second >= 0]
