"""The screen between two people's turns: it hides everything until the right one sits at the keyboard."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rich.text import Text
from textual.binding import Binding
from textual.containers import Vertical
from textual.screen import Screen
from textual.widgets import Static

from tavoliere.cli.terminal.colours import ACCENT, BOLD, FAINT
from tavoliere.cli.terminal.gameboard import board_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from textual.app import ComposeResult

    from tavoliere.cli.terminal.voice import Voice


class HandoverScreen(Screen[None]):
    """Only the name of who comes next; it knows nothing of the game."""

    BINDINGS: ClassVar = [Binding("enter", "ready", show=False), Binding("q", "app.leave", show=False)]

    def __init__(self, voice: Voice, seat: int, name: Callable[[], str]) -> None:
        """Ask for the person of a seat."""
        super().__init__()
        self._voice = voice
        self._seat = seat
        self._person = name

    def compose(self) -> ComposeResult:
        """Lay out the emblem of the game and the request."""
        with Vertical(id="handover"):
            yield Static(board_of(self._voice.game.id).banner(), classes="centred")
            yield Static(classes="centred", id="handover-text")

    def on_mount(self) -> None:
        """Write the request."""
        self.retell()

    def retell(self) -> None:
        """Write the request in the language of the moment."""
        say, name = self._voice.say, self._person()
        text = Text.assemble(
            (f" {self._seat} ", board_of(self._voice.game.id).seat_style(self._seat)),
            "  ",
            (say("terminal-handover", name=name), ACCENT),
            "\n\n",
            (say("terminal-handover-ready", name=name), BOLD),
            "\n\n",
            (say("terminal-handover-why"), FAINT),
            justify="center",
        )
        self.query_one("#handover-text", Static).update(text)

    def on_click(self) -> None:
        """Take a click for the key."""
        self.action_ready()

    def action_ready(self) -> None:
        """Let the next person see the table."""
        self.dismiss()
