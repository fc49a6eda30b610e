"""The table of Fredericus: how the castle is shown, and what keys and clicks mean there."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from textual.binding import Binding
from textual.widgets import Static

from tavoliere.cli.terminal.dialogs import Choosing
from tavoliere.cli.terminal.fredericus import hints
from tavoliere.cli.terminal.fredericus.castle import LEAST, draw
from tavoliere.cli.terminal.fredericus.panels import head_line, side_panel
from tavoliere.cli.terminal.fredericus.pointing import Pointing
from tavoliere.cli.terminal.table_screen import TableScreen
from tavoliere.cli.terminal.widgets import BoardWidget
from tavoliere.core.move import Move
from tavoliere.games.fredericus.moves import Capture, Hood, Reverse, Shift

if TYPE_CHECKING:
    from collections.abc import Sequence

    from textual.app import ComposeResult

    from tavoliere.cli.terminal.app import Settings
    from tavoliere.cli.terminal.table import Table
    from tavoliere.cli.terminal.voice import Voice
    from tavoliere.core.event import Event

LOG: Final = 60
"""How many of the last events the panel looks through for what fits."""


class CastleScreen(TableScreen):
    """A game of Fredericus, under the hands of a person."""

    SAMPLES = "M 0>1   P>2   G>4   XP   H 3[1P]   R 1/2   V 4   Z   K 5   K centre   K 1 5"
    BINDINGS: ClassVar = [
        Binding("up", "go(0, -1)", show=False),
        Binding("down", "go(0, 1)", show=False),
        Binding("left", "go(-1, 0)", show=False),
        Binding("right", "go(1, 0)", show=False),
        *(Binding(str(side), f"side({side})", show=False) for side in range(8)),
        Binding("p", "bird('P')", show=False),
        Binding("g", "bird('G')", show=False),
        Binding("c", "capture", show=False),
        Binding("r", "reverse", show=False),
        Binding("h", "hood", show=False),
        Binding("v", "shift", show=False),
        Binding("z", "end", show=False),
    ]

    def __init__(self, table: Table, voice: Voice, settings: Settings) -> None:
        """Sit down at a table."""
        super().__init__(table, voice, settings)
        self.pointing = Pointing(table.view(), [])
        self._touched: frozenset[int] = frozenset()

    # What is seen

    def lay_out(self) -> ComposeResult:
        """Lay out the castle and the panel."""
        yield BoardWidget("castle", LEAST, self.too_small)
        yield Static(id="side")

    def offer(self, moves: Sequence[Move], *, anew: bool = False) -> None:
        """Point anew, with the cursor where it was if it can stay there."""
        self.pointing = Pointing(self.table.view(), moves, None if anew or not moves else self.pointing.cursor)

    def touch(self, events: Sequence[Event]) -> None:
        """Remember which sides have changed."""
        self._touched = hints.touched(events)

    def show_table(self) -> None:
        """Show the castle, the line above it and the panel beside it."""
        table, voice, names = self.table, self.voice, self.names
        view, look = table.view(), self.pointing.look(self._touched)
        castle = self.query_one(BoardWidget)
        castle.show(lambda width, height: draw(view, width, height, look, voice.short_card))
        head = head_line(view, voice, names, self.size.width - 2, thinking=table.waits_for_computer)
        self.query_one("#head", Static).update(head, layout=False)
        side = self.query_one("#side", Static)
        size = (max(side.content_size.width, 20), max(side.content_size.height, 10))
        side.update(side_panel(view, table.told(LOG), voice, names, size), layout=False)

    def hide_table(self) -> None:
        """Show nothing of the game."""
        self.query_one(BoardWidget).clear()
        self.query_one("#side", Static).update("", layout=False)

    def hint(self) -> str:
        """Say what the person at the keyboard can do now."""
        return hints.hint(self)

    def place(self) -> str:
        """Say what lies under the cursor."""
        return hints.place(self)

    def keys(self) -> list[tuple[str, str, str, bool]]:
        """Return the keys of the hunt, then those of all games."""
        return hints.keys(self)

    # What hands do

    def _pointed(self, result: Move | list[Move] | str | None) -> None:
        """Play what was pointed out, ask which where it may be several, or let the referee explain."""
        if isinstance(result, list):
            self._ask_which(result)
        elif result is not None:
            self.play(result)
        else:
            self.refusal = self.note = None
            self.retell()

    def _ask_which(self, moves: list[Move]) -> None:
        """Ask which of several moves was meant."""

        def answered(move: Move | None) -> None:
            if move is not None:
                self.play(move)

        answers = [(move, hints.describer(self, move)) for move in moves]
        question = Choosing[Move](lambda: self.voice.say("terminal-which-birds"), answers)
        self.app.push_screen(question, answered)

    def on_board_widget_pointed(self, event: BoardWidget.Pointed) -> None:
        """Take a click for a choice."""
        if self.table.over:
            self.show_score()
        elif self.table.waits_for_viewer:
            if event.spot in self.pointing.offered:
                self.pointing.cursor = event.spot
            self._pointed(self.pointing.point(event.spot))

    def action_go(self, across: int, down: int) -> None:
        """Move the cursor to the next thing in a direction that can be chosen."""
        pointing, canvas = self.pointing, self.query_one(BoardWidget).canvas
        if pointing.cursor is not None:
            pointing.cursor = canvas.toward(list(pointing.offered), pointing.cursor, across, down)
            self.retell()

    def action_side(self, side: int) -> None:
        """Put the cursor on a side."""
        if self.table.waits_for_viewer:
            self.pointing.go_to_side(side)
            self.retell()

    def choose(self) -> None:
        """Choose what is under the cursor."""
        if self.pointing.cursor is not None:
            self._pointed(self.pointing.point(self.pointing.cursor))

    def put_down(self) -> bool:
        """Put down what was picked."""
        return self.pointing.cancel()

    def action_bird(self, letter: str) -> None:
        """Choose an own bird."""
        if self.table.waits_for_viewer:
            self._pointed(self.pointing.bird(letter))

    def _restricted(self, kind: type[Move], otherwise: str) -> None:
        """Point at one kind of move; where there is none, the referee says why not."""
        if not any(isinstance(move, kind) for move in self.pointing.moves):
            self.play(otherwise)
        else:
            self._pointed(self.pointing.restrict(kind))

    def action_capture(self) -> None:
        """Capture, with the picked bird if one is picked, or hear why not."""
        if self.pointing.picked and self.pointing.picked[0].kind == "bird":
            self.play(f"X{self.pointing.picked[0].bird}")
            return
        self._restricted(Capture, hints.try_capture(self.table.view(), self.pointing.cursor))

    def action_reverse(self) -> None:
        """Open the seal, or hear why not."""
        self._restricted(Reverse, hints.try_reverse(self.table.view(), self.pointing.cursor))

    def action_hood(self) -> None:
        """Hood birds, or hear why not."""
        self._restricted(Hood, hints.try_hood(self.table.view(), self.pointing.cursor))

    def action_shift(self) -> None:
        """Send three cards to the castle, or hear why not."""
        self._restricted(Shift, hints.try_shift(self.table.view(), self.pointing.cursor))

    def action_end(self) -> None:
        """End the actions, or hear how many are left."""
        self.play("Z")
