"""A game on the screen: what is seen of it, and who comes next; the keys are in `table_screen.py`.

What the board looks like and how one points at it is each game's affair: the methods that raise here.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, ClassVar, Final

from rich.text import Text
from textual.containers import Horizontal
from textual.screen import Screen
from textual.widgets import Input, Static

from tavoliere.cli.terminal import hints
from tavoliere.cli.terminal.colours import FAINT
from tavoliere.cli.terminal.dialogs import Reading
from tavoliere.cli.terminal.handover import HandoverScreen
from tavoliere.cli.terminal.panels import log_lines
from tavoliere.cli.terminal.score_screen import ScoreScreen
from tavoliere.cli.terminal.widgets import BoardWidget, KeyBar
from tavoliere.core.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Sequence

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


class GameScreen(Screen[str]):
    """The table of one game: it shows what the person at the keyboard may know, and lets whoever is next decide."""

    SAMPLES: ClassVar[str] = ""
    """One move of each kind, for whoever types; notation is the same in every language."""

    def __init__(self, table: Table, voice: Voice, settings: Settings) -> None:
        """Sit down at a table."""
        super().__init__()
        self.table = table
        self.voice = voice
        self.settings = settings
        self.refusal: Refusal | None = None
        self.note: str | None = None

    # What each game does in its own way

    def lay_out(self) -> ComposeResult:
        """Lay out the board, and what stands beside it."""
        raise NotImplementedError

    def offer(self, moves: Sequence[Move], *, anew: bool = False) -> None:
        """Let the person at the keyboard choose among moves; `anew`: as if nobody had pointed at anything yet."""
        raise NotImplementedError

    def touch(self, events: Sequence[Event]) -> None:
        """Remember what has just changed, so that the eye finds it."""
        raise NotImplementedError

    def show_table(self) -> None:
        """Show the board, and what stands above and beside it, as the person at the keyboard may see it."""
        raise NotImplementedError

    def hide_table(self) -> None:
        """Show nothing of the game."""
        raise NotImplementedError

    def hint(self) -> str:
        """Say what the person at the keyboard, who decides now, can do."""
        raise NotImplementedError

    def place(self) -> str:
        """Say what lies under the cursor, if anything does."""
        raise NotImplementedError

    def keys(self) -> list[tuple[str, str, str, bool]]:
        """Return the keys: label, word, action, and whether they do something now."""
        raise NotImplementedError

    # What is seen

    def compose(self) -> ComposeResult:
        """Lay out the head, the board and what is beside it, what the referee says, the keys."""
        yield Static(id="head")
        with Horizontal(id="middle"):
            yield from self.lay_out()
        yield Static(id="notice")
        yield Input(id="typed", compact=True)
        yield KeyBar()

    def too_small(self, size: Size) -> str:
        """Say how large the window must be."""
        return self.voice.say("terminal-too-small", width=size.width, height=size.height)

    def on_mount(self) -> None:
        """Begin, or go on where the game was left."""
        self.query_one("#typed").display = False
        self.query_one(BoardWidget).focus()
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
        if self.table.waits_for_handover:
            # Between two people nobody sees anything.
            self.hide_table()
            for part in ("#head", "#notice"):
                self.query_one(part, Static).update("", layout=False)
            return
        self.show_table()
        self.show_notice()
        self.query_one("#typed", Input).placeholder = self.SAMPLES
        self.query_one(KeyBar).show(self.keys())

    def show_notice(self) -> None:
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
            self.offer([])
            self.retell()
            self.show_score()
        elif table.waits_for_handover:
            self._hand_over()
        elif table.waits_for_computer:
            self.offer([])
            self.retell()
            self.run_worker(self._let_computers_play(), exclusive=True, group="computers")
        else:
            end = table.end_by_itself() if self.settings.auto_end else None
            if end is not None:
                self.play(end)
                return
            self.offer(table.moves())
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
        """Remember what has changed, and forget what was said before."""
        self.refusal = self.note = None
        self.touch(events)

    async def _let_computers_play(self) -> None:
        """Play the turns of computer players, each move seen for a moment; they think in a thread of their own."""
        table = self.table
        while table.waits_for_computer and (seat := table.seat) is not None:
            position = table.session.position
            try:
                move = await asyncio.to_thread(table.think, seat)
            except Refusal as refusal:
                # A program of somebody's own has failed: that costs it its game, and nobody else theirs.
                if table.session.position is position:
                    table.forfeit = (seat, refusal)
                    self.retell()
                return
            await asyncio.sleep(self.settings.pause)
            if table.session.position is not position:
                # Somebody has taken moves back meanwhile.
                return
            self._happened(table.play(move))
            self.offer([])
            self.retell()
        self.go_on()

    def take_back(self, count: int) -> None:
        """Take back moves, and let the person at the keyboard decide anew."""
        self.workers.cancel_group(self, "computers")
        self.table.hurry()
        self.table.forfeit = None
        self.table.take_back(count)
        self.refusal, self.note = None, "terminal-undo-done"
        self.touch([])
        self.offer(self.table.moves(), anew=True)
        self.retell()

    def _hand_over(self) -> None:
        """Hide everything, ask for the next person, and tell that one what has happened meanwhile."""
        self.table.leave_keyboard()
        self.refusal = self.note = None
        self.close_typed()
        self.touch([])
        self.offer([])
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
            self.read("terminal-meanwhile", told)

    def show_score(self) -> None:
        """Show the score; then do what the people want."""

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
        self.show_notice()
        self.query_one(BoardWidget).focus()

    def tell(self, key: str) -> None:
        """Say something that is no refusal."""
        self.refusal, self.note = None, key
        self.retell()

    def read(self, title: str, told: list[dict[str, Any]], *, whole: bool = False) -> None:
        """Open the log, or what happened since the last turn; the whole log begins with the seal of the deal."""

        def write(width: int) -> Text:
            lines = log_lines(told, self.voice, self.names, width, len(told) * 9, whole=True)
            key, arguments = self.table.seal()
            head = [Text(self.voice.say(key, **arguments), FAINT), Text()] if whole else []
            return Text("\n").join(head + (lines or [Text(self.voice.say("terminal-log-empty"))]))

        self.app.push_screen(Reading(self.voice, title, write, at_end=whole))
