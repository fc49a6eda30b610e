"""The hand of the person at the keyboard: the list of choices, the cursor in it or on the table, and what it means."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tavoliere.cli.terminal.settlers.choices import Row, attempt, card_of, row_of, rows_of, sensible, spots_of
from tavoliere.cli.terminal.settlers.land import land_of
from tavoliere.cli.terminal.settlers.look import Look
from tavoliere.cli.terminal.settlers.spots import Spot
from tavoliere.games.settlers.moves import Dismiss, Pull

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tavoliere.core.move import Move
    from tavoliere.games.settlers.view import View


class Pointing:
    """Turns pointing into moves.

    Each step returns a move that is pointed out in full, a notation to try where the referee must say no, or None
    where there is more to choose, or nothing to do.
    """

    def __init__(self, view: View, moves: Sequence[Move]) -> None:
        """Begin with the whole list, the cursor on the line that most people want."""
        self.view = view
        self.moves = moves
        self.rows = rows_of(view, moves)
        self.opened: tuple[Row, ...] = ()
        self.title: Row | Spot | None = None
        self.cursor = Spot("row", str(sensible(view, self.rows)))

    @property
    def shown(self) -> Sequence[Row]:
        """The lines that are in the list now."""
        return self.opened or self.rows

    @property
    def row(self) -> Row | None:
        """The line under the cursor, if it is in the list."""
        if self.cursor.kind != "row" or not self.shown:
            return None
        return self.shown[min(int(self.cursor.where), len(self.shown) - 1)]

    def to_row(self, number: int) -> None:
        """Put the cursor on a line of the list."""
        if self.shown:
            self.cursor = Spot("row", str(max(0, min(number, len(self.shown) - 1))))

    def step(self, by: int) -> None:
        """Go up or down in the list, and round its ends."""
        if self.shown:
            self.to_row((int(self.cursor.where) + by) % len(self.shown))

    def point(self, spot: Spot) -> Move | str | None:
        """Choose a line of the list, or a thing on the table."""
        if spot.kind == "row":
            self.cursor = spot
            row = self.row
            if row is None:
                return None
            if not row.opens:
                return row.moves[0]
            self._open(row.moves, row)
            return None
        meant = [move for move in self.moves if spot in spots_of(self.view, move)]
        # To pull something down is never what a click on it means by itself.
        if len(meant) == 1 and not isinstance(meant[0], Pull | Dismiss):
            return meant[0]
        if meant:
            self._open(meant, spot)
            return None
        return attempt(self.view, spot) if self.moves else None

    def _open(self, moves: Sequence[Move], title: Row | Spot) -> None:
        """Show some of the moves only."""
        self.opened = tuple(row_of(self.view, move) for move in moves)
        self.title = title
        self.cursor = Spot("row", str(sensible(self.view, self.opened)))

    def cancel(self) -> bool:
        """Go back to the whole list; False where it is shown already and the cursor is in it."""
        if self.opened:
            title = self.title
            self.opened, self.title = (), None
            number = self.rows.index(title) if isinstance(title, Row) else sensible(self.view, self.rows)
            self.cursor = Spot("row", str(number))
            return True
        away = self.cursor.kind != "row"
        self.cursor = Spot("row", str(sensible(self.view, self.rows)))
        return away

    def offered(self) -> set[Spot]:
        """Return the things on the table that stand for a move in the list."""
        return {spot for row in self.shown for move in row.moves for spot in spots_of(self.view, move)}

    def lit(self) -> frozenset[Spot]:
        """Return what is lit: all that a step can mean; the many actions are not."""
        actions = self.view.decision.get("frame") == "actions" and not self.opened
        return frozenset() if actions else frozenset(self.offered())

    def meant(self) -> frozenset[Spot]:
        """Return what the line under the cursor stands for on the table."""
        row = self.row
        moves = row.moves if row is not None and not row.opens else ()
        return frozenset(spot for move in moves for spot in spots_of(self.view, move))

    def card(self) -> str | None:
        """Return the card under the cursor, so that people can read what it does."""
        if self.cursor.kind == "row":
            return card_of(self.row) if self.row is not None else None
        land, where = land_of(self.view, max(self.cursor.seat, 0)), self.cursor.where
        match self.cursor.kind:
            case "hand" | "wizard":
                return where
            case "site":
                return land.sites.get(where)
            case "centre":
                return land.centres.get(int(where), "road")
            case "region":
                return land.regions[where].code if where in land.regions else None
        return None

    def look(self, touched: frozenset[Spot]) -> Look:
        """Return how the table shows all this."""
        ready = frozenset(
            spot.where for move in self.moves for spot in spots_of(self.view, move) if spot.kind == "hand"
        )
        playing = self.view.decision.get("frame") in {"actions", "dice", "answer"}
        return Look(self.cursor, self.meant(), self.lit(), touched, ready if playing else frozenset())
