"""The program behind `tavoliere play`: it opens the screens one after the other and holds the settings."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar, Final, cast

from textual.app import App
from textual.binding import Binding

from tavoliere.cli.terminal import saves
from tavoliere.cli.terminal.colours import THEMES, theme_of_terminal
from tavoliere.cli.terminal.dialogs import Choosing
from tavoliere.cli.terminal.gameboard import board_of
from tavoliere.cli.terminal.rulebook import RuleBook
from tavoliere.cli.terminal.setup_screen import Deal, SetupScreen
from tavoliere.cli.terminal.table import Table
from tavoliere.cli.terminal.voice import Voice
from tavoliere.games import game as game_of
from tavoliere.words import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from rich.console import RenderableType

    from tavoliere.cli.terminal.widgets import Segments
    from tavoliere.core.game import Game

PAUSES: Final = (0.0, 0.25, 0.6, 1.4)
"""Seconds between the moves of a computer player, by pace."""


@dataclass(slots=True)
class Settings:
    """What the people at this keyboard like."""

    pace: int = 2
    auto_end: bool = True
    colours: str = field(default_factory=theme_of_terminal)

    @property
    def pause(self) -> float:
        """How many seconds each move of a computer player is to be seen."""
        return PAUSES[self.pace]


class TableApp(App[None]):
    """The table in the terminal."""

    ENABLE_COMMAND_PALETTE = False
    CSS_PATH = "table.tcss"
    # The sheet of styles asks for these: how broad and how high the window is.
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (100, "-wide"), (130, "-grand")]  # noqa: RUF012  as Textual has it
    VERTICAL_BREAKPOINTS = [(0, "-low"), (34, "-tall")]  # noqa: RUF012  as Textual has it
    BINDINGS: ClassVar = [
        Binding("f2", "language", show=False, priority=True),
        Binding("ctrl+c,ctrl+q", "leave", show=False, priority=True),
    ]

    def __init__(
        self,
        game: Game,
        code: str,
        *,
        table: Table | None = None,
        deal: Mapping[str, object] | None = None,
        settings: Settings | None = None,
    ) -> None:
        """Open at a table, or at the screen before the deal; `deal` holds what the command line has decided."""
        super().__init__()
        self.game = game
        self.voice = Voice(game, code)
        self.settings = settings or Settings()
        self.table = table
        self._decided = dict(deal or {})
        self.title = self.voice.say("game-name")
        for theme in THEMES:
            self.register_theme(theme)
        self.theme = self.settings.colours

    def on_mount(self) -> None:
        """Open the first screen."""
        if self.table is None:
            self._set_up()
            return
        waiting = self._waiting()
        if waiting is None:
            self._open(self.table)
        else:
            self._offer(waiting)

    def _waiting(self) -> saves.Saved | None:
        """Find an unfinished game of the same players, where the command line asks for a new one of theirs."""
        if self.table is None or self.table.session.moves or self._decided.get("certain"):
            return None
        players = self.table.players
        return next((saved for saved in saves.unfinished(self.game.id) if saved.players == players), None)

    def _offer(self, waiting: saves.Saved) -> None:
        """Ask whether to go on with a game."""

        def answered(answer: bool | None) -> None:
            if answer:
                self._open(Table.resume(waiting.path))
            elif self.table is not None:
                self._open(self.table)

        def question() -> str:
            return self.voice.say("terminal-resume-question", players=", ".join(waiting.players_in(self.voice)))

        answers = [
            (True, lambda: self.voice.say("terminal-resume-yes")),
            (False, lambda: self.voice.say("terminal-resume-no")),
        ]
        self.push_screen(Choosing(question, answers), answered)

    def _set_up(self, begin_at: str = "language") -> None:
        """Ask who plays what."""
        options = cast("dict[str, str]", self._decided.get("options") or {})
        games = cast("tuple[str, ...]", self._decided.get("games") or ())
        self.push_screen(SetupScreen(self.voice, options, games, begin_at), self._dealt)

    def change_game(self, name: str) -> None:
        """Ask who plays another game."""
        self.game = game_of(name)
        self.voice = Voice(self.game, self.voice.code)
        self.title = self.voice.say("game-name")
        # Options that the command line has decided are those of the game that was there first.
        self._decided["options"] = {}
        self.pop_screen()
        self._set_up(begin_at="game")

    def _dealt(self, deal: Deal | None) -> None:
        """Deal what was decided, or go on with the game in a file."""
        if deal is None:
            self.exit()
        elif deal.path is not None:
            self._open(Table.resume(deal.path))
        else:
            seed = cast("str | None", self._decided.get("seed"))
            path = cast("Path | None", self._decided.get("record"))
            self._open(Table.deal(self.game, deal.players, dict(deal.options), seed, path))

    def _open(self, table: Table) -> None:
        """Sit down at a table."""
        if self.table is not None and self.table is not table:
            self.table.leave()
        self.table = table
        self.push_screen(board_of(table.session.game.id).screen(table, self.voice, self.settings), self._after_game)

    def _after_game(self, answer: str | None) -> None:
        """Play again, or leave."""
        if answer == "rematch" and self.table is not None:
            self._open(self.table.rematch())
        else:
            self.exit()

    def action_rules(self, rule: str | None = None) -> None:
        """Open the rule book."""
        self.push_screen(RuleBook(self.voice, rule))

    def action_leave(self) -> None:
        """Leave; the game is in its file already."""
        self.exit()

    def exit(self, result: None = None, return_code: int = 0, message: RenderableType | None = None) -> None:
        """Leave, and let the computer players go, so that nobody waits for a thought."""
        if self.table is not None:
            self.table.leave()
        super().exit(result, return_code, message)

    def action_language(self) -> None:
        """Speak the next language."""
        self.speak(LANGUAGES[(LANGUAGES.index(self.voice.code) + 1) % len(LANGUAGES)])

    def on_segments_chosen(self, event: Segments.Chosen) -> None:
        """Speak the language that was chosen, or ask for another game."""
        if event.control.id == "language":
            self.speak(event.value)
        elif event.control.id == "game":
            self.change_game(event.value)

    def speak(self, code: str) -> None:
        """Say everything on all screens in another language at once."""
        self.voice.switch(code)
        for screen in self.screen_stack:
            retell = getattr(screen, "retell", None)
            if retell is not None:
                retell()
