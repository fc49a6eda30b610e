"""A game on the screen: what is seen of it, and who comes next; the keys are in `table_screen.py`."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final

from rich.text import Text
from textual.containers import Horizontal
from textual.screen import Screen
from textual.widgets import Input, Static

from tavoliere.cli.terminal import hints
from tavoliere.cli.terminal.colours import FAINT
from tavoliere.cli.terminal.dialogs import Reading
from tavoliere.cli.terminal.handover import HandoverScreen
from tavoliere.cli.terminal.panels import head_line, log_lines, side_panel
from tavoliere.cli.terminal.pointing import Pointing
from tavoliere.cli.terminal.score_screen import ScoreScreen
from tavoliere.cli.terminal.widgets import CastleWidget, KeyBar
from tavoliere.core.refusal import Refusal

if TYPE_CHECKING:
    from textual.app import ComposeResult
    from textual.geometry import Size

    from tavoliere.cli.terminal.app import Settings
    from tavoliere.cli.terminal.table import Table
    from tavoliere.cli.terminal.voice import Voice
    from tavoliere.core.event import Event
    from tavoliere.core.move import Move

NOTICE: Final = 2
NOTICE_TALL: Final = 3
"""Lines of the referee's word, as table.tcss has them."""

MOVES: Final = "M 0>1   P>2   G>4   XP   H 3[1P]   R 1/2   V 4   Z   K 5   K centre   K 1 5"
"""One move of each kind, for whoever types; notation is the same in every language."""

LOG: Final = 60
"""How many of the last events the panel looks through for what fits."""


class GameScreen(Screen[str]):
    """The table of one game: it shows what the person at the keyboard may know, and lets whoever is next decide."""

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
        castle.show(view, self.pointing.look(self._touched), voice.short_card)
        head = head_line(view, voice, names, self.size.width - 2, thinking=table.waits_for_computer)
        self.query_one("#head", Static).update(head, layout=False)
        side = self.query_one("#side", Static)
        size = (max(side.content_size.width, 20), max(side.content_size.height, 10))
        side.update(side_panel(view, table.told(LOG), voice, names, size), layout=False)
        self._show_notice()
        self.query_one("#typed", Input).placeholder = MOVES
        self.query_one(KeyBar).show(hints.keys(self))

    def _show_notice(self) -> None:
        """Say what matters now; where there is little room, the keys make way for a long refusal or a typed move."""
        notice, bar = self.query_one("#notice", Static), self.query_one(KeyBar)
        text = hints.notice(self)
        lines = len(text.wrap(self.app.console, max(self.size.width - 2, 20)))
        room = NOTICE_TALL if self.screen.has_class("-tall") else NOTICE
        bar.display = lines <= room and (room == NOTICE_TALL or not self.query_one("#typed").display)
        notice.styles.height = max(lines, room)
        notice.update(text, layout=False)

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
            position = table.session.position
            move = await asyncio.to_thread(table.think, table.seat)
            await asyncio.sleep(self.settings.pause)
            if table.session.position is not position:
                # Somebody has taken moves back meanwhile.
                return
            self._happened(table.play(move))
            self.pointing = Pointing(table.view(), [])
            self.retell()
        self.go_on()

    def take_back(self, count: int) -> None:
        """Take back moves, and let the person at the keyboard decide anew."""
        self.workers.cancel_group(self, "computers")
        self.table.take_back(count)
        self.refusal, self.note, self._touched = None, "terminal-undo-done", frozenset()
        self.pointing = Pointing(self.table.view(), self.table.moves())
        self.retell()

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

    def close_typed(self) -> None:
        """Close the line for typed moves, and forget what it says."""
        typed = self.query_one("#typed", Input)
        typed.value = ""
        typed.display = False
        self._show_notice()
        self.query_one(CastleWidget).focus()

    def tell(self, key: str) -> None:
        """Say something that is no refusal."""
        self.refusal, self.note = None, key
        self.retell()

    def _read(self, title: str, told: list[dict[str, Any]], *, whole: bool = False) -> None:
        """Open the log, or what happened since the last turn; the whole log begins with the seal of the deal."""

        def write(width: int) -> Text:
            lines = log_lines(told, self.voice, self.names, width, len(told) * 9, whole=True)
            key, arguments = self.table.seal()
            head = [Text(self.voice.say(key, **arguments), FAINT), Text()] if whole else []
            return Text("\n").join(head + (lines or [Text(self.voice.say("terminal-log-empty"))]))

        self.app.push_screen(Reading(self.voice, title, write, at_end=whole))
