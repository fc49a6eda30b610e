"""A move: a small frozen value with a text notation and a number in its game's fixed table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, eq=False, repr=False)
class Move:
    """What a seat decides. Each game has one small type for each kind of its moves.

    Moves are interned: there is one object for each move of a game, so they compare by identity and cost nothing
    to pass around.
    """

    index: int
    text: str
    game: str

    def __str__(self) -> str:
        """Return the notation of the move."""
        return self.text

    def __repr__(self) -> str:
        """Return the move's type and notation.

        >>> import tavoliere
        >>> tavoliere.game("fredericus").move("M 0>7")
        <MoveCard M 0>7>
        """
        return f"<{type(self).__name__} {self.text}>"

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle as the notation, so that the reader gets the interned move back."""
        return move_of, (self.game, self.text)


TABLES: dict[str, dict[str, Move]] = {}
"""The moves of every game, by game and notation."""


def publish(game: str, moves: list[Move]) -> dict[str, Move]:
    """Make the fixed table of a game's moves known, and return it by notation."""
    table: dict[str, Move] = {}
    for number, move in enumerate(moves):
        if move.index != number or move.game != game or move.text in table:
            message = f"{game}: the move {move.text!r} does not fit number {number} of the table"
            raise ValueError(message)
        table[move.text] = move
    TABLES[game] = table
    return table


def move_of(game: str, text: str) -> Move:
    """Return the one move that this notation stands for."""
    return TABLES[game][text]
