"""What the keys do at the castle, what the signs mean, what the cards are called."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.text import Text

from tavoliere.cli.terminal.colours import ACCENT, GOOD, seat_style
from tavoliere.cli.terminal.fredericus.panels import legend_lines
from tavoliere.cli.terminal.help import HOUSE_KEYS, key_lines, notation_lines, sign_lines

if TYPE_CHECKING:
    from tavoliere.cli.terminal.voice import Voice

KEYS: Final = (
    ("← ↑ ↓ →", "terminal-help-arrows"),
    ("0 … 7", "terminal-help-digits"),
    ("Enter", "terminal-help-enter"),
    ("Esc", "terminal-help-escape"),
    ("p  g", "terminal-help-birds"),
    ("c", "terminal-help-capture"),
    ("r", "terminal-help-reverse"),
    ("h", "terminal-help-hood"),
    ("v", "terminal-help-variant"),
    ("z", "terminal-help-end"),
    *HOUSE_KEYS,
)


def help_text(voice: Voice, width: int) -> Text:
    """Write the help in the language of the moment."""
    signs = (
        (Text("0P", seat_style(0)), "terminal-sign-bird"),
        (Text.assemble(("(", ACCENT), ("1G", seat_style(1)), (")", ACCENT)), "terminal-sign-hooded"),
        (Text("●2", seat_style(2)), "terminal-sign-token"),
        (Text("▮▮", ACCENT), "terminal-sign-goals"),
        (Text.assemble(("●", ACCENT), ("●", GOOD)), "terminal-sign-action"),
    )
    lines = key_lines(voice, KEYS, width)
    lines += [Text(), *notation_lines(voice, width)]
    lines += [Text(), *sign_lines(voice, signs, width)]
    lines += [Text(), *legend_lines(voice, width)]
    return Text("\n").join(lines)
