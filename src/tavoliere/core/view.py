"""What the house needs of a view, whatever the game."""

from __future__ import annotations

from typing import Protocol


class View(Protocol):
    """What one seat may know: plain data. `viewer` is the seat, or None for a spectator."""

    @property
    def game(self) -> str:
        """The game's id."""
        ...

    @property
    def viewer(self) -> int | None:
        """Whose eyes; None: a spectator."""
        ...

    @property
    def seat(self) -> int | None:
        """Who decides now; None: the game is over."""
        ...
