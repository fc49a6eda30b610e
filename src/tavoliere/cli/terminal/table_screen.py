"""The keys that the tables of all games share: taking back, typing moves, reading; a game adds its own."""

from __future__ import annotations

from typing import ClassVar

from textual.binding import Binding
from textual.widgets import Input

from tavoliere.cli.terminal import hints
from tavoliere.cli.terminal.course import GameScreen
from tavoliere.cli.terminal.dialogs import Choosing, Reading, SettingsWindow
from tavoliere.cli.terminal.gameboard import board_of


class TableScreen(GameScreen):
    """The table of one game, under the hands of a person."""

    BINDINGS: ClassVar = [
        Binding("enter,space", "choose", show=False),
        Binding("escape", "cancel", show=False),
        Binding("u", "undo", show=False),
        Binding("colon", "type", show=False),
        Binding("question_mark", "help", show=False),
        Binding("l", "log", show=False),
        Binding("b", "rules", show=False),
        Binding("o", "settings", show=False),
        Binding("q", "app.leave", show=False),
    ]

    def choose(self) -> None:
        """Choose what is under the cursor."""
        raise NotImplementedError

    def put_down(self) -> bool:
        """Put down what was picked; False where nothing was."""
        raise NotImplementedError

    def action_choose(self) -> None:
        """Choose what is under the cursor; after the game, see the score again."""
        if self.table.over:
            self.show_score()
        else:
            self.choose()

    def action_cancel(self) -> None:
        """Put down what was picked; else forget the referee's last word."""
        if self.query_one("#typed").display:
            self.close_typed()
        elif not self.put_down():
            self.refusal = self.note = None
        self.retell()

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
        self.show_notice()

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
        self.read("terminal-log-title", self.table.told(), whole=True)

    def action_help(self) -> None:
        """Read what the keys do."""
        board = board_of(self.voice.game.id)
        self.app.push_screen(Reading(self.voice, "terminal-help-title", lambda width: board.help(self.voice, width)))

    async def action_rules(self) -> None:
        """Open the rule book, at the rule of the last refusal."""
        rule = f"'{self.refusal.rule}'" if self.refusal is not None else ""
        await self.app.run_action(f"rules({rule})")

    def action_settings(self) -> None:
        """Open the settings."""
        self.app.push_screen(SettingsWindow(self.voice, self.settings))
