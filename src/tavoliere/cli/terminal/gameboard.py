"""What a game brings to the terminal: the screen of its table, and what only it can say. All else is shared."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Protocol

from tavoliere.core.refusal import Refusal
from tavoliere.games import GAMES

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from rich.style import Style
    from rich.text import Text

    from tavoliere.cli.terminal.table_screen import TableScreen
    from tavoliere.cli.terminal.voice import Voice
    from tavoliere.core.move import Move


class SetupPart(Protocol):
    """A part of the screen before the deal that only one game has, such as its choice of decks."""

    after: str
    """The option that it stands below."""

    def retell(self) -> None:
        """Write its words in the language of the moment."""
        ...

    def fit(self, options: Mapping[str, str]) -> None:
        """Show only what matters with these options."""
        ...

    def options(self) -> Mapping[str, str]:
        """Return the options that it decides; a choice that cannot be dealt is refused."""
        ...


class GameBoard(Protocol):
    """How one game is played in the terminal."""

    @property
    def screen(self) -> type[TableScreen]:
        """The screen of its table."""
        ...

    def banner(self) -> Text:
        """Draw its emblem."""
        ...

    def seat_style(self, seat: int) -> Style:
        """Return the colour of a seat."""
        ...

    def legend(self, voice: Voice, width: int) -> list[Text]:
        """Name its cards beside the seats, where there is room before the deal."""
        ...

    def help(self, voice: Voice, width: int) -> Text:
        """Tell what the keys do and what the signs mean."""
        ...

    def score(self, view: object, voice: Voice, names: Sequence[str], *, broad: bool) -> tuple[Text, Text]:
        """Return who has won and why, and how the points come together."""
        ...

    def last_move(self, moves: Sequence[Move]) -> Move | None:
        """Return the move that the table may make by itself because nothing else can be done."""
        ...

    def parts(self, voice: Voice, given: Mapping[str, str]) -> Sequence[SetupPart]:
        """Return what else is to be decided before the deal, as widgets; `given` holds what was decided already."""
        ...


@cache
def board_of(game: str) -> GameBoard:
    """Return how a game is played in the terminal."""
    if game == "fredericus":
        from tavoliere.cli.terminal.fredericus.board import CastleBoard

        return CastleBoard()
    if game == "settlers":
        from tavoliere.cli.terminal.settlers.board import RealmBoard

        return RealmBoard()
    raise Refusal("notation", "refusal-unknown-game", game=game, games=list(GAMES))
