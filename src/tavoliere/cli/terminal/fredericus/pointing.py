"""The hand of the person at the keyboard: the cursor, what has been picked, and what that leads to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tavoliere.cli.terminal.fredericus.castle import Look
from tavoliere.cli.terminal.fredericus.choices import attempt, bird_spot, completed, meant, openings
from tavoliere.cli.terminal.fredericus.spots import Spot

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tavoliere.core.move import Move
    from tavoliere.games.fredericus.view import View

KINDS: Final = ("row", "keep", "tower", "bird", "centre")


class Pointing:
    """Turns pointing into moves.

    Each step returns a move that is pointed out in full, several where the same pointing may mean any of them, a
    notation to try where the referee must say no, or None where more pointing is needed.
    """

    def __init__(self, view: View, moves: Sequence[Move], cursor: Spot | None = None) -> None:
        """Begin with nothing picked; the cursor stays where it was, if it can."""
        self.view = view
        self.moves = moves
        self.only: Sequence[Move] = ()
        self.picked: tuple[Spot, ...] = ()
        self.cursor = cursor
        self._offer()

    def _offer(self) -> None:
        """Work out what can be pointed at next, and keep the cursor on it."""
        self.offered = openings(self.view, self.only or self.moves, self.picked)
        if self.cursor in self.offered:
            return
        if not self.offered:
            self.cursor = None
            return
        near = [spot for spot in self.offered if self.cursor is not None and spot.side == self.cursor.side]
        self.cursor = min(near or self.offered, key=lambda spot: KINDS.index(spot.kind))

    def point(self, spot: Spot) -> Move | list[Move] | str | None:
        """Point at something."""
        if self.picked or self.only or self.view.phase != "turn" or spot.kind in {"keep", "tower"}:
            # A first pick means just this card or bird; afterwards people aim at a side.
            spot = meant(spot, self.offered)
        if spot in self.offered:
            return self._pick(spot)
        if self.picked and spot == self.picked[-1]:
            self.cancel()
            return None
        if self.picked and spot.kind == "bird" and spot in openings(self.view, self.moves, ()):
            self.cancel()
            return self._pick(spot)
        if not self.moves:
            return None
        return attempt(self.view, self.picked, spot)

    def _pick(self, spot: Spot) -> Move | list[Move] | None:
        leads_to = self.offered[spot]
        picked = (*self.picked, spot)
        done = completed(self.view, leads_to, picked)
        if done:
            return done[0] if len(done) == 1 else done
        if self.only and len(leads_to) == 1:
            return leads_to[0]
        self.picked = picked
        self._offer()
        return self._settle() if self.only else None

    def restrict(self, kind: type[Move]) -> Move | list[Move] | None:
        """Point at one kind of move only; where there is just one, that is it. Nothing changes where there is none."""
        some = [move for move in self.moves if isinstance(move, kind)]
        if not some:
            return None
        self.only, self.picked = some, ()
        self._offer()
        return self._settle()

    def _settle(self) -> Move | list[Move] | None:
        """Skip the steps that leave no choice."""
        if len(self.only) == 1:
            return self.only[0]
        return self._pick(next(iter(self.offered))) if len(self.offered) == 1 else None

    def cancel(self) -> bool:
        """Put down what was picked; False where the hand was empty already."""
        held = bool(self.picked or self.only)
        if self.picked:
            self.cursor = self.picked[0]
        self.only, self.picked = (), ()
        self._offer()
        return held

    def go_to_side(self, side: int) -> None:
        """Put the cursor on a side: on what is offered there, or on its row or keep all the same."""
        here = [spot for spot in self.offered if spot.side == side]
        kind = "row" if self.view.phase == "turn" else "keep"
        self.cursor = min(here, key=lambda spot: KINDS.index(spot.kind), default=Spot(kind, side))

    def bird(self, letter: str) -> Move | list[Move] | str | None:
        """Point at an own bird, wherever it is."""
        if self.view.viewer is None:
            return None
        spot = bird_spot(self.view, self.view.viewer, letter)
        if self.picked and spot != self.picked[-1]:
            self.cancel()
        return self.point(spot)

    def look(self, touched: frozenset[int]) -> Look:
        """Return how the castle shows all this; targets are lit once something is picked."""
        lit = frozenset(self.offered) if self.picked or self.only else frozenset()
        return Look(self.cursor, self.picked, lit, touched)
