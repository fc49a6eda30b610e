"""The table of the Settlers card game: how it is shown, and what keys and clicks mean there."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from textual.binding import Binding
from textual.widgets import Static

from tavoliere.cli.terminal.dialogs import Reading
from tavoliere.cli.terminal.settlers import hints
from tavoliere.cli.terminal.settlers.choices import Row
from tavoliere.cli.terminal.settlers.panels import card_page, draw_panel, head_line, label
from tavoliere.cli.terminal.settlers.pointing import Pointing
from tavoliere.cli.terminal.settlers.spots import Spot
from tavoliere.cli.terminal.settlers.tabletop import LEAST, draw
from tavoliere.cli.terminal.settlers.trade import TradeWindow
from tavoliere.cli.terminal.table_screen import TableScreen
from tavoliere.cli.terminal.widgets import BoardWidget
from tavoliere.games.settlers.catalogue import CARD
from tavoliere.games.settlers.moves import Deal, Trade

if TYPE_CHECKING:
    from collections.abc import Sequence

    from textual.app import ComposeResult

    from tavoliere.cli.terminal.app import Settings
    from tavoliere.cli.terminal.table import Table
    from tavoliere.cli.terminal.voice import Voice
    from tavoliere.core.event import Event
    from tavoliere.core.move import Move

LOG: Final = 200
"""How many of the last events the panel looks through for what fits; most of them have no sentence."""


class RealmScreen(TableScreen):
    """A game of the Settlers card game, under the hands of a person."""

    SAMPLES = "roll  road left  settle right  city 1  build abbey  play spy  trade brick>ore  region 0^  draw 3  done"
    BINDINGS: ClassVar = [
        Binding("up", "go(0, -1)", show=False),
        Binding("down", "go(0, 1)", show=False),
        Binding("left", "go(-1, 0)", show=False),
        Binding("right", "go(1, 0)", show=False),
        Binding("tab", "other_side", show=False, priority=True),
        *(Binding(str(number), f"row({number})", show=False) for number in range(1, 10)),
        Binding("pageup", "page(-1)", show=False),
        Binding("pagedown", "page(1)", show=False),
        Binding("t", "trade", show=False),
        Binding("z", "end", show=False),
        Binding("i", "card", show=False),
    ]

    def __init__(self, table: Table, voice: Voice, settings: Settings) -> None:
        """Sit down at a table."""
        super().__init__(table, voice, settings)
        self.pointing = Pointing(table.view(), [])
        self._touched: frozenset[Spot] = frozenset()

    # What is seen

    def lay_out(self) -> ComposeResult:
        """Lay out the principalities and the list of choices."""
        yield BoardWidget("realms", LEAST, self.too_small)
        yield BoardWidget("choices", (10, 5), self.too_small)

    def offer(self, moves: Sequence[Move], *, anew: bool = False) -> None:
        """Begin with the whole list of what can be chosen."""
        del anew
        self.pointing = Pointing(self.table.view(), moves)

    def touch(self, events: Sequence[Event]) -> None:
        """Remember what has changed."""
        self._touched = hints.touched(events)

    def show_table(self) -> None:
        """Show the principalities, the line above them and the list beside them."""
        table, voice, names = self.table, self.voice, self.names
        pointing, told = self.pointing, table.told(LOG)
        view, look, title = pointing.view, pointing.look(self._touched), self._title()
        self.query_one("#realms", BoardWidget).show(lambda width, height: draw(view, width, height, look, voice, names))
        self.query_one("#choices", BoardWidget).show(
            lambda width, height: draw_panel(pointing, told, voice, names, (width, height), title)
        )
        head = head_line(view, voice, names, self.size.width - 2, thinking=table.waits_for_computer)
        self.query_one("#head", Static).update(head, layout=False)

    def hide_table(self) -> None:
        """Show nothing of the game."""
        for widget in self.query(BoardWidget):
            widget.clear()

    def _title(self) -> str:
        """Return the heading of the list."""
        title = self.pointing.title
        if isinstance(title, Row):
            return f"◂ {label(self.voice, title)}"
        return "◂" if title is not None else self.voice.say("terminal-choices")

    def hint(self) -> str:
        """Say what is to be decided now."""
        return hints.hint(self)

    def place(self) -> str:
        """Say what lies under the cursor."""
        return hints.place(self)

    def keys(self) -> list[tuple[str, str, str, bool]]:
        """Return the keys of this game, then those of all games."""
        return hints.keys(self)

    # What hands do

    def _pointed(self, result: Move | str | None) -> None:
        """Play what was pointed out, or let the referee explain; else show what can be chosen now."""
        if result is not None:
            self.play(result)
        else:
            self.refusal = self.note = None
            self.retell()

    def on_board_widget_pointed(self, event: BoardWidget.Pointed) -> None:
        """Take a click for a choice."""
        if self.table.over and event.spot.kind == "row":
            self.show_score()
        elif self.table.waits_for_viewer:
            if event.spot.kind != "row":
                self.pointing.cursor = event.spot
            self._pointed(self.pointing.point(event.spot))
        else:
            self.pointing.cursor = event.spot
            self.retell()

    def action_go(self, across: int, down: int) -> None:
        """Move the cursor in the list, or on the table to the next thing in a direction; at its edge, to the other."""
        pointing = self.pointing
        in_list = pointing.cursor.kind == "row"
        if in_list and down and pointing.shown:
            pointing.step(down)
        elif in_list and across < 0:
            self._to_table()
        elif not in_list:
            canvas = self.query_one("#realms", BoardWidget).canvas
            stops = self._stops()
            next_stop = canvas.toward(stops, pointing.cursor, across, down)
            if next_stop == pointing.cursor and across > 0:
                pointing.to_row(0)
            else:
                pointing.cursor = next_stop
        self.retell()

    def _stops(self) -> list[Spot]:
        """List what the cursor can go to on the table: in a single step what can be chosen, else everything."""
        everything = {spot for line in self.query_one("#realms", BoardWidget).canvas.spots for spot in line if spot}
        offered = self.pointing.offered() & everything
        if offered and self.pointing.view.decision.get("frame") != "actions":
            return sorted(offered)
        return sorted(everything)

    def _to_table(self) -> None:
        """Put the cursor on the table, where something can be chosen if possible."""
        stops = self._stops()
        lit = sorted((self.pointing.meant() or self.pointing.lit()) & set(stops))
        hand = [spot for spot in stops if spot.kind == "hand"]
        if stops:
            self.pointing.cursor = (lit or hand or stops)[0]

    def action_other_side(self) -> None:
        """Go from the list to the table, and back."""
        if self.pointing.cursor.kind == "row":
            self._to_table()
        else:
            self.pointing.to_row(0)
        self.retell()

    def action_row(self, number: int) -> None:
        """Put the cursor on a line of the list."""
        self.pointing.to_row(number - 1)
        self.retell()

    def action_page(self, by: int) -> None:
        """Go a good way up or down in the list."""
        if self.pointing.cursor.kind == "row":
            self.pointing.to_row(int(self.pointing.cursor.where) + 8 * by)
            self.retell()

    def choose(self) -> None:
        """Choose what is under the cursor."""
        if self.table.waits_for_viewer:
            self._pointed(self.pointing.point(self.pointing.cursor))

    def put_down(self) -> bool:
        """Go back to the whole list."""
        return self.pointing.cancel()

    def action_end(self) -> None:
        """End the actions, or do nothing, whichever is asked."""
        moves = [move for move in self.pointing.moves if move.text in {"done", "pass"}]
        self.play(moves[0] if moves else "done")

    def action_card(self) -> None:
        """Read what the card under the cursor does."""
        card = self.pointing.card()
        if card is not None and card in CARD:
            view, voice = self.pointing.view, self.voice
            self.app.push_screen(Reading(voice, f"card-{card}", lambda width: card_page(view, voice, card, width)))

    def action_trade(self) -> None:
        """Trade with the bank, or put an offer to the opponent together."""
        moves = self.pointing.moves
        if not any(isinstance(move, Trade | Deal) for move in moves):
            self.play("deal")
            return

        def answered(texts: list[str] | None) -> None:
            for text in texts or []:
                self.play(text)
                if self.refusal is not None:
                    break

        self.app.push_screen(TradeWindow(self.voice, self.pointing.view, moves), answered)
