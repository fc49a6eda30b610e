"""The keys and clicks of the table: they become moves, or open something to read."""

from __future__ import annotations

from typing import ClassVar

from textual.binding import Binding
from textual.widgets import Input

from tavoliere.cli.terminal import hints
from tavoliere.cli.terminal.course import GameScreen
from tavoliere.cli.terminal.dialogs import Choosing, Reading, SettingsWindow
from tavoliere.cli.terminal.help import help_text
from tavoliere.cli.terminal.widgets import CastleWidget
from tavoliere.core.move import Move
from tavoliere.games.fredericus.moves import Capture, Hood, Reverse, Shift


class TableScreen(GameScreen):
    """The table of one game, under the hands of a person."""

    BINDINGS: ClassVar = [
        Binding("up", "go(0, -1)", show=False),
        Binding("down", "go(0, 1)", show=False),
        Binding("left", "go(-1, 0)", show=False),
        Binding("right", "go(1, 0)", show=False),
        Binding("enter,space", "choose", show=False),
        Binding("escape", "cancel", show=False),
        *(Binding(str(side), f"side({side})", show=False) for side in range(8)),
        Binding("p", "bird('P')", show=False),
        Binding("g", "bird('G')", show=False),
        Binding("c", "capture", show=False),
        Binding("r", "reverse", show=False),
        Binding("h", "hood", show=False),
        Binding("v", "shift", show=False),
        Binding("z", "end", show=False),
        Binding("u", "undo", show=False),
        Binding("colon", "type", show=False),
        Binding("question_mark", "help", show=False),
        Binding("l", "log", show=False),
        Binding("b", "rules", show=False),
        Binding("o", "settings", show=False),
        Binding("q", "app.leave", show=False),
    ]

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

    def on_castle_widget_pointed(self, event: CastleWidget.Pointed) -> None:
        """Take a click for a choice."""
        if self.table.over:
            self._show_score()
        elif self.table.waits_for_viewer:
            if event.spot in self.pointing.offered:
                self.pointing.cursor = event.spot
            self._pointed(self.pointing.point(event.spot))

    def action_go(self, across: int, down: int) -> None:
        """Move the cursor to the next thing in a direction that can be chosen."""
        pointing, canvas = self.pointing, self.query_one(CastleWidget).canvas
        if pointing.cursor is not None:
            pointing.cursor = canvas.toward(list(pointing.offered), pointing.cursor, across, down)
            self.retell()

    def action_side(self, side: int) -> None:
        """Put the cursor on a side."""
        if self.table.waits_for_viewer:
            self.pointing.go_to_side(side)
            self.retell()

    def action_choose(self) -> None:
        """Choose what is under the cursor."""
        if self.table.over:
            self._show_score()
        elif self.pointing.cursor is not None:
            self._pointed(self.pointing.point(self.pointing.cursor))

    def action_cancel(self) -> None:
        """Put down what was picked; else forget the referee's last word."""
        if self.query_one("#typed").display:
            self.close_typed()
        elif not self.pointing.cancel():
            self.refusal = self.note = None
        self.retell()

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

    def action_undo(self) -> None:
        """Take back a move: alone where nobody has learned anything, else if everybody agrees."""
        if self.table.free_undo():
            self.take_back(1)
            return
        if not self.table.undo_by_consent() or self.table.over:
            self.tell("terminal-nothing-to-undo")
            return

        def answered(answer: bool | None) -> None:
            if answer:
                # Computer players may have gone on meanwhile.
                self.take_back(self.table.undo_by_consent())

        answers = [
            (False, lambda: self.voice.say("terminal-undo-no")),
            (True, lambda: self.voice.say("terminal-undo-yes")),
        ]
        self.app.push_screen(Choosing[bool](lambda: hints.undo_question(self), answers), answered)

    def action_type(self) -> None:
        """Open the line for typed moves."""
        typed = self.query_one("#typed", Input)
        typed.display = True
        typed.focus()
        self._show_notice()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Try a typed move."""
        # Whoever presses the key again after a refusal begins anew.
        move = event.value.rpartition(":")[2].strip()
        if move:
            self.play(move)
        else:
            self.close_typed()

    def action_log(self) -> None:
        """Read everything that happened."""
        self._read("terminal-log-title", self.table.told(), whole=True)

    def action_help(self) -> None:
        """Read what the keys do."""
        self.app.push_screen(Reading(self.voice, "terminal-help-title", lambda width: help_text(self.voice, width)))

    async def action_rules(self) -> None:
        """Open the rule book, at the rule of the last refusal."""
        rule = f"'{self.refusal.rule}'" if self.refusal is not None else ""
        await self.app.run_action(f"rules({rule})")

    def action_settings(self) -> None:
        """Open the settings."""
        self.app.push_screen(SettingsWindow(self.voice, self.settings))
