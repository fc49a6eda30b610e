"""What the Settlers card game brings to the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from tavoliere.cli.terminal.settlers.banner import banner
from tavoliere.cli.terminal.settlers.colours import seat_style
from tavoliere.cli.terminal.settlers.decks import DeckChoice
from tavoliere.cli.terminal.settlers.help import help_text, legend_lines
from tavoliere.cli.terminal.settlers.score import score_text, score_title
from tavoliere.cli.terminal.settlers.screen import RealmScreen
from tavoliere.games.settlers.moves import DONE

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from rich.style import Style
    from rich.text import Text

    from tavoliere.cli.terminal.gameboard import SetupPart
    from tavoliere.cli.terminal.voice import Voice
    from tavoliere.core.move import Move
    from tavoliere.games.settlers.view import View


class RealmBoard:
    """The Settlers card game in the terminal."""

    screen = RealmScreen

    def banner(self) -> Text:
        """Draw a principality."""
        return banner()

    def seat_style(self, seat: int) -> Style:
        """Return the colour of a seat's crest."""
        return seat_style(seat)

    def legend(self, voice: Voice, width: int) -> list[Text]:
        """Name the resources."""
        return legend_lines(voice, width)

    def help(self, voice: Voice, width: int) -> Text:
        """Tell what the keys do and what the signs mean."""
        return help_text(voice, width)

    def score(self, view: object, voice: Voice, names: Sequence[str], *, broad: bool) -> tuple[Text, Text]:
        """Name the winner, and tell where the points come from."""
        del broad
        end = cast("View", view)
        return score_title(end, voice, names), score_text(end, voice, names)

    def last_move(self, moves: Sequence[Move]) -> Move | None:
        """Return the end of the actions where nothing else can be done."""
        return DONE if list(moves) == [DONE] else None

    def parts(self, voice: Voice, given: Mapping[str, str]) -> Sequence[SetupPart]:
        """Return the choice of decks."""
        return [DeckChoice(voice, given)]
