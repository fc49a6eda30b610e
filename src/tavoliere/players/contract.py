"""What it takes to sit down."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tavoliere.core.move import Move
    from tavoliere.core.position import View


class Player(Protocol):
    """Somebody, or something, that decides for one seat."""

    name: str

    def choose(self, view: View, moves: Sequence[Move]) -> Move:
        """Choose one of the legal moves, from nothing but what the seat may know."""
        ...
