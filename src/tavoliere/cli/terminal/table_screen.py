"""The screen on which a game is played: keys, clicks and typed moves become moves, and what happens is shown."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, ClassVar, Final

from rich.text import Text
from textual.binding import Binding
from textual.containers import Horizontal
from textual.screen import Screen
from textual.widgets import Input, Static

from tavoliere.cli.terminal import hints
from tavoliere.cli.terminal.dialogs import Choosing, Reading, SettingsWindow
from tavoliere.cli.terminal.handover import HandoverScreen
from tavoliere.cli.terminal.help import help_text
from tavoliere.cli.terminal.panels import head_line, log_lines, side_panel
from tavoliere.cli.terminal.pointing import Pointing
from tavoliere.cli.terminal.score_screen import ScoreScreen
from tavoliere.cli.terminal.widgets import CastleWidget, KeyBar
from tavoliere.core.move import Move
from tavoliere.core.refusal import Refusal
from tavoliere.games.fredericus.moves import Capture, Hood, Reverse, Shift

if TYPE_CHECKING:
    from textual.app import ComposeResult
    from textual.geometry import Size

    from tavoliere.cli.terminal.app import Settings
    from tavoliere.cli.terminal.table import Table
    from tavoliere.cli.terminal.voice import Voice
    from tavoliere.core.event import Event

LOG: Final = 60
"""How many of the last events the panel looks through for what fits."""


class TableScreen(Screen[str]):
    """The table of one game."""

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

    def __init__(self, table: Table, voice: Voice, settings: Settings) -> None:
        """Sit down at a table."""
        super().__init__()
        self.table = table
        self.voice = voice
        self.settings = settings
        self.refusal: Refusal | None = None
        self.note: str | None = None
        self.pointing = Pointing(table.view(), [])
        self._touched: frozenset[int] = frozenset()

    # What is seen

    def compose(self) -> ComposeResult:
        """Lay out the head, the castle and the panel, what the referee says, the keys."""
        yield Static(id="head")
        with Horizontal(id="middle"):
            yield CastleWidget(self._too_small)
            yield Static(id="side")
        yield Static(id="notice")
        yield Input(id="typed", compact=True)
        yield KeyBar()

    def _too_small(self, size: Size) -> str:
        return self.voice.say("terminal-too-small", width=size.width, height=size.height)

    def on_mount(self) -> None:
        """Begin, or go on where the game was left."""
        self.query_one("#typed").display = False
        self.query_one(CastleWidget).focus()
        self.call_after_refresh(self.go_on)

    def on_resize(self) -> None:
        """Fit everything to the window."""
        self.call_after_refresh(self.retell)

    @property
    def names(self) -> list[str]:
        """What the seats are called in the language of the moment."""
        return self.voice.names(self.table.players, self.table.computers)

    def retell(self) -> None:
        """Show the table as the person at the keyboard may see it, in the language of the moment."""
        if not self.is_mounted:
            return
        castle = self.query_one(CastleWidget)
        if self.table.waits_for_handover:
            # Between two people nobody sees anything.
            castle.clear()
            for part in ("#head", "#side", "#notice"):
                self.query_one(part, Static).update("", layout=False)
            return
        table, voice, names = self.table, self.voice, self.names
        view = table.view()
        castle.show(view, self.pointing.look(self._touched), voice.card)
        head = head_line(view, voice, names, self.size.width - 2, thinking=table.waits_for_computer)
        self.query_one("#head", Static).update(head, layout=False)
        side = self.query_one("#side", Static)
        size = (max(side.content_size.width, 20), max(side.content_size.height, 10))
        side.update(side_panel(view, table.told(LOG), voice, names, size), layout=False)
        self.query_one("#notice", Static).update(hints.notice(self), layout=False)
        self.query_one("#typed", Input).placeholder = voice.say("terminal-help-moves")
        self.query_one(KeyBar).show(hints.keys(self))

    # The course of the game

    def go_on(self) -> None:
        """Let whoever decides now decide: the person here, the next person, a computer player; or show the score."""
        table = self.table
        if table.over:
            self.pointing = Pointing(table.view(), [])
            self.retell()
            self._show_score()
        elif table.waits_for_handover:
            self._hand_over()
        elif table.waits_for_computer:
            self.pointing = Pointing(table.view(), [])
            self.retell()
            self.run_worker(self._let_computers_play(), exclusive=True, group="computers")
        else:
            end = table.end_by_itself() if self.settings.auto_end else None
            if end is not None:
                self.play(end)
                return
            self.pointing = Pointing(table.view(), table.moves(), self.pointing.cursor)
            self.retell()

    def play(self, move: Move | str) -> None:
        """Try a move of the person at the keyboard; the referee may refuse."""
        if not self.table.waits_for_viewer:
            self.tell("terminal-no-such-now")
            return
        try:
            events = self.table.play(move)
        except Refusal as refusal:
            self.refusal, self.note = refusal, None
            self.retell()
            return
        self._happened(events)
        self.close_typed()
        self.go_on()

    def _happened(self, events: list[Event]) -> None:
        """Remember which sides have changed, and forget what was said before."""
        self.refusal = self.note = None
        self._touched = hints.touched(events)

    async def _let_computers_play(self) -> None:
        """Play the turns of computer players, each move seen for a moment; they think in a thread of their own."""
        table = self.table
        while table.waits_for_computer and table.seat is not None:
            known = len(table.session.moves), table.session.position
            move = await asyncio.to_thread(table.think, table.seat)
            await asyncio.sleep(self.settings.pause)
            if known != (len(table.session.moves), table.session.position):
                return
            self._happened(table.play(move))
            self.pointing = Pointing(table.view(), [])
            self.retell()
        self.go_on()

    def _hand_over(self) -> None:
        """Hide everything, ask for the next person, and tell that one what has happened meanwhile."""
        self.table.leave_keyboard()
        self.refusal = self.note = None
        self.close_typed()
        self.pointing = Pointing(self.table.view(), [])
        self._touched = frozenset()
        self.retell()
        # A log that the last person left open must not lie below.
        while self.app.screen is not self:
            self.app.pop_screen()
        seat = self.table.seat or 0
        self.app.push_screen(HandoverScreen(self.voice, seat, lambda: self.names[seat]), self._taken_over)

    def _taken_over(self, _: None) -> None:
        told = self.table.take_keyboard()
        self.go_on()
        if told:
            self._read("terminal-meanwhile", told)

    def _show_score(self) -> None:
        def answered(answer: str | None) -> None:
            if answer == "look":
                self.retell()
            else:
                self.dismiss(answer)

        table = self.table
        players = (table.players, dict[int, object](table.computers))
        self.app.push_screen(ScoreScreen(table.view(), self.voice, players, table.path), answered)

    # Keys and clicks

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
            self._take_back(1)
            return
        count = self.table.undo_by_consent()
        if not count or self.table.over:
            self.tell("terminal-nothing-to-undo")
            return

        def answered(answer: bool | None) -> None:
            if answer:
                self._take_back(count)

        answers = [
            (False, lambda: self.voice.say("terminal-undo-no")),
            (True, lambda: self.voice.say("terminal-undo-yes")),
        ]
        self.app.push_screen(Choosing[bool](lambda: hints.undo_question(self), answers), answered)

    def _take_back(self, count: int) -> None:
        self.workers.cancel_group(self, "computers")
        self.table.take_back(count)
        self.refusal, self.note, self._touched = None, "terminal-undo-done", frozenset()
        self.pointing = Pointing(self.table.view(), self.table.moves())
        self.retell()

    def action_type(self) -> None:
        """Open the line for typed moves."""
        typed = self.query_one("#typed", Input)
        typed.display = True
        typed.focus()

    def close_typed(self) -> None:
        """Close the line for typed moves, and forget what it says."""
        typed = self.query_one("#typed", Input)
        typed.value = ""
        typed.display = False
        self.query_one(CastleWidget).focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Try a typed move."""
        if event.value.strip():
            self.play(event.value.strip())
        else:
            self.close_typed()

    # Things to read

    def tell(self, key: str) -> None:
        """Say something that is no refusal."""
        self.refusal, self.note = None, key
        self.retell()

    def _read(self, title: str, told: list[dict[str, Any]], *, at_end: bool = False) -> None:
        def write(width: int) -> Text:
            lines = log_lines(told, self.voice, self.names, width, len(told) * 9, whole=True)
            return Text("\n").join(lines or [Text(self.voice.say("terminal-log-empty"))])

        self.app.push_screen(Reading(self.voice, title, write, at_end=at_end))

    def action_log(self) -> None:
        """Read everything that happened."""
        self._read("terminal-log-title", self.table.told(), at_end=True)

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
