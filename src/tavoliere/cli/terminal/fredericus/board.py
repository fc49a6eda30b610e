"""What Fredericus brings to the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from tavoliere.cli.terminal.colours import seat_style
from tavoliere.cli.terminal.fredericus.banner import banner
from tavoliere.cli.terminal.fredericus.help import help_text
from tavoliere.cli.terminal.fredericus.panels import legend_lines
from tavoliere.cli.terminal.fredericus.score import score_text, score_title
from tavoliere.cli.terminal.fredericus.screen import CastleScreen
from tavoliere.games.fredericus.moves import END_ACTIONS

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from rich.style import Style
    from rich.text import Text

    from tavoliere.cli.terminal.gameboard import SetupPart
    from tavoliere.cli.terminal.voice import Voice
    from tavoliere.core.move import Move
    from tavoliere.games.fredericus.view import View


class CastleBoard:
    """Fredericus in the terminal."""

    screen = CastleScreen

    def banner(self) -> Text:
        """Draw Castel del Monte."""
        return banner()

    def seat_style(self, seat: int) -> Style:
        """Return the colour of a seat's birds and tokens."""
        return seat_style(seat)

    def legend(self, voice: Voice, width: int) -> list[Text]:
        """Name the cards."""
        return legend_lines(voice, width)

    def help(self, voice: Voice, width: int) -> Text:
        """Tell what the keys do and what the signs mean."""
        return help_text(voice, width)

    def score(self, view: object, voice: Voice, names: Sequence[str], *, broad: bool) -> tuple[Text, Text]:
        """Name the Imperial Falconer, and lay out every hand (F36, F37)."""
        end = cast("View", view)
        return score_title(end, voice, names), score_text(end, voice, names, broad=broad)

    def last_move(self, moves: Sequence[Move]) -> Move | None:
        """Return the end of the actions where nothing else can be done (A10)."""
        return END_ACTIONS if list(moves) == [END_ACTIONS] else None

    def parts(self, voice: Voice, given: Mapping[str, str]) -> Sequence[SetupPart]:
        """Return nothing: all that is decided before the deal are options."""
        del voice, given
        return []
