"""What the house needs of a game's position, whatever the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from tavoliere.core.view import View

if TYPE_CHECKING:
    from collections.abc import Callable

    from tavoliere.core.event import Event
    from tavoliere.core.move import Move
    from tavoliere.core.outcome import Outcome

__all__ = ["Position", "View"]


class Position(Protocol):
    """The whole table at one moment, as plain data."""

    @property
    def seats(self) -> int:
        """How many seats play."""
        ...

    @property
    def seat(self) -> int | None:
        """Who decides now; None when the game is over."""
        ...

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        ...

    def moves(self) -> list[Move]:
        """List every legal move once, in a stable order."""
        ...

    def play(self, move: Move | str) -> list[Event]:
        """Do a move and return what happened; refuse an illegal one and stay as it was."""
        ...

    def advance(self, move: Move) -> None:
        """Do a move and tell nothing."""
        ...

    def copy(self) -> Position:
        """Return an independent copy."""
        ...

    def text(self) -> str:
        """Return the canonical notation."""
        ...

    def view(self, seat: int | None) -> View:
        """Return what a seat may know; None: a spectator."""
        ...

    def drawing(self, seat: int | None, words: Callable[[str], str] | None = None) -> str:
        """Return the table as a seat sees it, as an SVG document; `words` finds the words of a language by key."""
        ...
