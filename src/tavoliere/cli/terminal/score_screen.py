"""The end of a game: who has won, how the points come together, and what to do now."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rich.text import Text
from textual.binding import Binding
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import Screen
from textual.widgets import Button, Static

from tavoliere.cli.terminal.gameboard import board_of

if TYPE_CHECKING:
    from pathlib import Path

    from textual.app import ComposeResult

    from tavoliere.cli.terminal.voice import Voice
    from tavoliere.core.view import View


class ScoreScreen(Screen[str]):
    """The score; answers with what the people want to do now: rematch, look or leave."""

    BINDINGS: ClassVar = [
        Binding("escape,l", "answer('look')", show=False),
        Binding("q", "answer('leave')", show=False),
        Binding("left", "app.focus_previous", show=False),
        Binding("right", "app.focus_next", show=False),
    ]
    ANSWERS: ClassVar = (("rematch", "terminal-rematch"), ("look", "terminal-look"), ("leave", "terminal-leave"))

    def __init__(self, view: View, voice: Voice, players: tuple[list[str], dict[int, object]], path: Path) -> None:
        """Show the end that a view tells."""
        super().__init__()
        self._view = view
        self._voice = voice
        self._players = players
        self._path = path

    def compose(self) -> ComposeResult:
        """Lay out the winner, the points and the answers."""
        yield Static(board_of(self._voice.game.id).banner(), classes="centred banner")
        yield Static(id="score-title", classes="centred")
        with VerticalScroll(id="score", can_focus=False), Vertical(classes="column"):
            yield Static(id="score-text")
        yield Static(id="score-path", classes="centred faint")
        with Horizontal(classes="buttons"):
            for answer, _ in self.ANSWERS:
                yield Button("", id=f"answer-{answer}", compact=True)

    def on_mount(self) -> None:
        """Write the score."""
        self.retell()
        self.query_one("#answer-rematch").focus()

    def retell(self) -> None:
        """Write the score in the language of the moment."""
        say = self._voice.say
        names, board = self._voice.names(*self._players), board_of(self._voice.game.id)
        title, points = board.score(self._view, self._voice, names, broad=self.size.width >= 110)
        self.query_one("#score-title", Static).update(title)
        self.query_one("#score-text", Static).update(points)
        kept = Text(say("terminal-score-record", path=str(self._path)), justify="center")
        self.query_one("#score-path", Static).update(kept)
        for answer, key in self.ANSWERS:
            self.query_one(f"#answer-{answer}", Button).label = say(key)

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """Answer."""
        self.action_answer(str(event.button.id).removeprefix("answer-"))

    def action_answer(self, answer: str) -> None:
        """Answer."""
        self.dismiss(answer)
