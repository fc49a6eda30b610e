"""The choice of decks before a tournament: one of the house for each seat, or a file of one's own (W53-W60)."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.text import Text
from textual.containers import Horizontal, Vertical
from textual.widgets import Input, Label, Static

from tavoliere.cli.terminal.settlers.colours import seat_style
from tavoliere.cli.terminal.widgets import Segments
from tavoliere.core.refusal import Refusal
from tavoliere.games.settlers.deck import SHIPPED, problems
from tavoliere.games.settlers.decklist import LONGEST, read_deck

if TYPE_CHECKING:
    from collections.abc import Mapping

    from textual.app import ComposeResult

    from tavoliere.cli.terminal.voice import Voice

FILE: Final = "file"
GIVEN: Final = "given"
"""A deck that the command line has named and that is none of the house."""


class DeckChoice(Vertical):
    """A line for the deck of each seat, and one that tells how it plays."""

    after = "mode"

    def __init__(self, voice: Voice, given: Mapping[str, str]) -> None:
        """Begin with two decks of the house, or those that were given."""
        super().__init__(id="decks")
        self._voice = voice
        self._given = [given.get(f"deck{seat}", SHIPPED[seat]) for seat in (0, 1)]

    def compose(self) -> ComposeResult:
        """Lay out the lines."""
        yield Label(classes="heading", id="decks-title")
        for seat, given in enumerate(self._given):
            offered = [*SHIPPED, FILE] if given in SHIPPED else [GIVEN, *SHIPPED, FILE]
            value = given if given in SHIPPED else GIVEN
            with Horizontal(classes="row"):
                yield Label(Text(f" {seat} ", seat_style(seat)), classes="badge")
                yield Segments(offered, self._called, value, f"deck-{seat}")
            yield Input(id=f"deck-file-{seat}", compact=True)
            yield Static(classes="faint about-deck", id=f"deck-about-{seat}")

    def _called(self, value: str) -> str:
        return self._voice.say(f"deck-{value}" if value in SHIPPED else f"terminal-deck-{value}")

    def on_mount(self) -> None:
        """Write the words."""
        self.retell()

    def retell(self) -> None:
        """Write everything in the language of the moment."""
        if not self.is_mounted:
            return
        say = self._voice.say
        self.query_one("#decks-title", Label).update(Text(say("terminal-decks")))
        for seat in (0, 1):
            chosen = self.query_one(f"#deck-{seat}", Segments)
            chosen.fit()
            file = self.query_one(f"#deck-file-{seat}", Input)
            file.display = chosen.value == FILE
            file.placeholder = say("terminal-deck-path")
            told = say(f"deck-{chosen.value}", "about") if chosen.value in SHIPPED else ""
            self.query_one(f"#deck-about-{seat}", Static).update(Text(told))

    def on_segments_chosen(self) -> None:
        """Follow what was chosen."""
        self.retell()

    def fit(self, options: Mapping[str, str]) -> None:
        """Show the decks only where a tournament is played."""
        self.display = options.get("mode") == "tournament"

    def options(self) -> dict[str, str]:
        """Return the decks as options; a file that cannot be read or played is refused."""
        if not self.display:
            return {}
        return {f"deck{seat}": self._deck_of(seat) for seat in (0, 1)}

    def _deck_of(self, seat: int) -> str:
        chosen = self.query_one(f"#deck-{seat}", Segments).value
        if chosen in SHIPPED:
            return chosen
        if chosen == GIVEN:
            return self._given[seat]
        return deck_in(self.query_one(f"#deck-file-{seat}", Input).value)


def deck_in(path: str) -> str:
    """Read a deck from a file into the word of an option; the first thing that is wrong with it is refused."""
    try:
        with Path(path.strip() or ".").expanduser().open(encoding="utf-8") as file:
            text = file.read(LONGEST + 1)
    except (OSError, UnicodeDecodeError) as problem:
        raise Refusal("W59", "terminal-deck-unreadable", problem=str(problem)) from problem
    deck, mistakes = read_deck(text)
    for wrong in [*mistakes, *problems(deck)]:
        raise wrong
    return deck.code()
