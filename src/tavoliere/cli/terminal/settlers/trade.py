"""The window for trading: with the bank, or an offer to the opponent, put together on one sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, Literal, cast

from textual.binding import Binding
from textual.containers import Vertical
from textual.screen import ModalScreen

from tavoliere.cli.terminal.canvas import Canvas
from tavoliere.cli.terminal.colours import ACCENT, BOLD, CURSOR, FAINT, GOOD, PICKED
from tavoliere.cli.terminal.dialogs import entitle
from tavoliere.cli.terminal.panels import shortened
from tavoliere.cli.terminal.settlers.choices import rate
from tavoliere.cli.terminal.settlers.colours import land_style
from tavoliere.cli.terminal.settlers.land import land_of
from tavoliere.cli.terminal.widgets import BoardWidget
from tavoliere.games.settlers.catalogue import LETTERS, RESOURCES
from tavoliere.games.settlers.moves import Deal, Trade

if TYPE_CHECKING:
    from collections.abc import Sequence

    from textual.app import ComposeResult

    from tavoliere.cli.terminal.voice import Voice
    from tavoliere.core.move import Move
    from tavoliere.games.settlers.view import View

WIDTH: Final = 62
HEIGHT: Final = 12
NAMES: Final = 17
CELLS: Final = {"have": NAMES, "theirs": NAMES + 10, "rate": NAMES + 19, "give": NAMES + 27, "want": NAMES + 36}
"""Where each column of the sheet begins."""

Side = Literal["give", "want"]
SIDES: Final[tuple[Side, Side]] = ("give", "want")
Cell = tuple[str, int]
"""What can be clicked: a column and a resource, or a button and nought."""


class TradeWindow(ModalScreen[list[str] | None]):
    """A sheet with the six resources; answers with the moves that it stands for."""

    BINDINGS: ClassVar = [
        Binding("escape,t", "close", show=False),
        Binding("enter", "trade", show=False),
        Binding("tab", "partner", show=False, priority=True),
        Binding("up", "go(0, -1)", show=False),
        Binding("down", "go(0, 1)", show=False),
        Binding("left", "go(-1, 0)", show=False),
        Binding("right", "go(1, 0)", show=False),
        Binding("space,plus,equals_sign", "change(1)", show=False),
        Binding("minus,backspace", "change(-1)", show=False),
    ]

    def __init__(self, voice: Voice, view: View, moves: Sequence[Move]) -> None:
        """Begin with the bank, if it takes anything."""
        super().__init__()
        self._voice = voice
        own = view.viewer or 0
        self._mine, self._theirs = land_of(view, own), land_of(view, 1 - own)
        self._rates = [rate(view, resource) for resource in RESOURCES]
        self._trades = {(move.give, move.want) for move in moves if isinstance(move, Trade)}
        self._offers = view.offers if any(isinstance(move, Deal) for move in moves) else 0
        self.bank = bool(self._trades)
        self.cursor: Cell = ("give", min((give for give, _ in self._trades), default=0))
        self.amounts: dict[Side, list[int]] = {"give": [0] * 6, "want": [0] * 6}

    def compose(self) -> ComposeResult:
        """Lay out the sheet."""
        with Vertical(classes="window", id="trade-window"):
            yield BoardWidget("trade", (WIDTH, HEIGHT), lambda _: "")

    def on_mount(self) -> None:
        """Show the sheet."""
        self.query_one(BoardWidget).focus()
        self.retell()

    def retell(self) -> None:
        """Show the sheet in the language of the moment."""
        say = self._voice.say
        entitle(self.query_one("#trade-window"), say("terminal-trade-title"), say("terminal-trade-keys"))
        self.query_one(BoardWidget).show(self._draw)

    # What is seen

    def _draw(self, width: int, height: int) -> Canvas[Cell]:
        """Draw who the trade is with, the six resources, and what comes of it."""
        say, canvas = self._voice.say, Canvas[Cell](width, height)
        x = 0
        for partner, key in (("bank", "terminal-trade-bank"), ("other", "terminal-trade-other")):
            chosen = self.bank == (partner == "bank")
            x = (
                canvas.write(x, 0, f" {'●' if chosen else '○'} {say(key)} ", BOLD if chosen else FAINT, (partner, 0))
                + 2
            )
        for column, at in CELLS.items():
            if column != "rate" or self.bank:
                canvas.write(at, 2, shortened(say(f"terminal-trade-{column}"), 9), ACCENT)
        for number, resource in enumerate(RESOURCES):
            self._draw_resource(canvas, 3 + number, number, resource)
        able = self.moves() is not None
        canvas.write(0, 10, shortened(self._told(), width), GOOD if able else FAINT)
        label = f" {say('terminal-trade-do' if self.bank else 'terminal-trade-offer')} "
        canvas.write(0, 11, label, CURSOR if able else FAINT, ("do", 0))
        return canvas

    def _draw_resource(self, canvas: Canvas[Cell], y: int, number: int, resource: str) -> None:
        style = land_style(resource)
        canvas.write(0, y, f" {LETTERS[number]} ", style)
        canvas.write(4, y, shortened(self._voice.say(f"resource-{resource}"), NAMES - 5))
        stored, room = self._mine.stored(resource), self._mine.room(resource)
        canvas.write(CELLS["have"], y, f"{stored:>2}", BOLD)
        canvas.write(CELLS["have"] + 3, y, f"+{room}", FAINT)
        canvas.write(CELLS["theirs"], y, f"{self._theirs.stored(resource):>2}", FAINT)
        if self.bank:
            canvas.write(CELLS["rate"], y, f"{self._rates[number]}:1", FAINT)
        for side in SIDES:
            amount = self.amounts[side][number]
            able = self._most(side, number) > 0
            text = f" {amount} " if amount else " · " if able else "   "
            here = self.cursor == (side, number)
            look = CURSOR if here else PICKED if amount else FAINT
            canvas.write(CELLS[side] + 1, y, text, look, (side, number))

    def _told(self) -> str:
        """Say what the sheet stands for now."""
        goods = {
            side: self._voice.goods([[RESOURCES[n], amount] for n, amount in enumerate(amounts) if amount])
            for side, amounts in self.amounts.items()
        }
        told = self._voice.say("terminal-trade-told", give=goods["give"], want=goods["want"])
        if self.bank:
            return told
        return f"{told} {self._voice.say('terminal-trade-left', count=self._offers)}"

    # What hands do

    def _most(self, side: Side, number: int) -> int:
        """Return how many of a resource can be given or wanted (B26, B54, B55)."""
        if self.bank:
            if side == "give":
                return self._rates[number] if any(give == number for give, _ in self._trades) else 0
            given = [n for n, amount in enumerate(self.amounts["give"]) if amount]
            return int(any(want == number and (not given or give in given) for give, want in self._trades))
        if not self._offers or self.amounts["want" if side == "give" else "give"][number]:
            return 0
        giver, taker = (self._mine, self._theirs) if side == "give" else (self._theirs, self._mine)
        return min(giver.stored(RESOURCES[number]), taker.room(RESOURCES[number]))

    def moves(self) -> list[str] | None:
        """Return the moves that the sheet stands for; None while it is no trade."""
        give, want = self.amounts["give"], self.amounts["want"]
        if self.bank:
            pair = [n for n in range(6) if give[n]] + [n for n in range(6) if want[n]]
            if len(pair) != 2 or (pair[0], pair[1]) not in self._trades:
                return None
            return [f"trade {RESOURCES[pair[0]]}>{RESOURCES[pair[1]]}"]
        if not any(give) and not any(want):
            return None
        parts = [f"give {RESOURCES[n]}" for n in range(6) for _ in range(give[n])]
        parts += [f"want {RESOURCES[n]}" for n in range(6) for _ in range(want[n])]
        return ["deal", *parts, "propose"]

    def on_board_widget_pointed(self, event: BoardWidget.Pointed) -> None:
        """Take a click for a choice."""
        name, number = event.spot
        if name == "do":
            self.action_trade()
        elif name in {"bank", "other"}:
            if self.bank != (name == "bank"):
                self.action_partner()
        else:
            self.cursor = (name, number)
            self.action_change(1)

    def action_go(self, across: int, down: int) -> None:
        """Move the cursor on the sheet."""
        side, number = self.cursor
        side = "give" if across < 0 else "want" if across > 0 else side
        self.cursor = (side, (number + down) % 6)
        self.retell()

    def action_change(self, by: int) -> None:
        """Add one; with the bank, choose the resource; after the most comes nothing again."""
        side, number = cast("tuple[Side, int]", self.cursor)
        most, amounts = self._most(side, number), self.amounts[side]
        if self.bank:
            chosen = amounts[number] == 0 and most > 0 and by > 0
            self.amounts[side] = [most if chosen and n == number else 0 for n in range(6)]
            if side == "give" and chosen and not any(self.moves() or []):
                self._drop_unfit()
        else:
            amounts[number] = (amounts[number] + by) % (most + 1)
        self.retell()

    def _drop_unfit(self) -> None:
        """Forget what was wanted where the bank does not give it for this."""
        self.amounts["want"] = [
            amount if amount and self._most("want", n) else 0 for n, amount in enumerate(self.amounts["want"])
        ]

    def action_partner(self) -> None:
        """Trade with the other partner: the bank or the opponent."""
        if (self.bank and self._offers) or (not self.bank and self._trades):
            self.bank = not self.bank
            self.amounts = {"give": [0] * 6, "want": [0] * 6}
            self.retell()

    def action_trade(self) -> None:
        """Do it, if it is a trade."""
        moves = self.moves()
        if moves is not None:
            self.dismiss(moves)

    def action_close(self) -> None:
        """Trade nothing."""
        self.dismiss(None)
