"""What the keys do, what the signs mean, what the cards are called."""

from __future__ import annotations

import textwrap
from typing import TYPE_CHECKING, Final

from rich.text import Text

from tavoliere.cli.terminal.colours import ACCENT, BOLD, FAINT, GOOD, seat_style
from tavoliere.cli.terminal.panels import legend_lines

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
    ("u", "terminal-help-undo"),
    (":", "terminal-help-type"),
    ("l", "terminal-help-log"),
    ("b", "terminal-help-rules"),
    ("o", "terminal-help-settings"),
    ("F2", "terminal-help-language"),
    ("q", "terminal-help-leave"),
)


def help_text(voice: Voice, width: int) -> Text:
    """Write the help in the language of the moment."""
    say = voice.say
    lines: list[Text] = []
    for key, words in KEYS:
        for number, line in enumerate(textwrap.wrap(say(words), width - 11)):
            lines.append(Text.assemble((f"{key if number == 0 else '':>8}", ACCENT), "   ", line))
    lines += [Text(), *(Text(line) for line in textwrap.wrap(say("terminal-help-mouse"), width))]
    lines += [Text(), Text(say("terminal-help-notation"), BOLD)]
    lines += [Text(line, FAINT) for line in textwrap.wrap(say("terminal-help-moves"), width)]
    lines += [Text(), Text(say("terminal-help-signs"), BOLD)]
    signs = (
        (Text("0P", seat_style(0)), "terminal-sign-bird"),
        (Text.assemble(("(", ACCENT), ("1G", seat_style(1)), (")", ACCENT)), "terminal-sign-hooded"),
        (Text("●2", seat_style(2)), "terminal-sign-token"),
        (Text("▮▮", ACCENT), "terminal-sign-goals"),
        (Text.assemble(("●", ACCENT), ("●", GOOD)), "terminal-sign-action"),
    )
    for sign, words in signs:
        for number, line in enumerate(textwrap.wrap(say(words), width - 11)):
            mark = sign if number == 0 else Text()
            lines.append(Text.assemble(" " * (8 - mark.cell_len), mark, "   ", line))
    lines += [Text(), *legend_lines(voice, width)]
    return Text("\n").join(lines)
