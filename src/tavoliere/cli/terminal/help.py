"""What the help of every game is made of: the keys that all share, notation, signs."""

from __future__ import annotations

import textwrap
from typing import TYPE_CHECKING, Final

from rich.text import Text

from tavoliere.cli.terminal.colours import ACCENT, BOLD, FAINT

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tavoliere.cli.terminal.voice import Voice

HOUSE_KEYS: Final = (
    ("u", "terminal-help-undo"),
    (":", "terminal-help-type"),
    ("l", "terminal-help-log"),
    ("b", "terminal-help-rules"),
    ("o", "terminal-help-settings"),
    ("F2", "terminal-help-language"),
    ("q", "terminal-help-leave"),
)


def key_lines(voice: Voice, keys: Sequence[tuple[str, str]], width: int) -> list[Text]:
    """Tell what each key does, and what a click means."""
    lines: list[Text] = []
    for key, words in keys:
        for number, line in enumerate(textwrap.wrap(voice.say(words), width - 11)):
            lines.append(Text.assemble((f"{key if number == 0 else '':>8}", ACCENT), "   ", line))
    return [*lines, Text(), *(Text(line) for line in textwrap.wrap(voice.say("terminal-help-mouse"), width))]


def notation_lines(voice: Voice, width: int) -> list[Text]:
    """Tell how moves are written."""
    moves = textwrap.wrap(voice.say("terminal-help-moves"), width)
    return [Text(voice.say("terminal-help-notation"), BOLD), *(Text(line, FAINT) for line in moves)]


def sign_lines(voice: Voice, signs: Sequence[tuple[Text, str]], width: int) -> list[Text]:
    """Tell what the signs on the board mean."""
    lines = [Text(voice.say("terminal-help-signs"), BOLD)]
    for sign, words in signs:
        for number, line in enumerate(textwrap.wrap(voice.say(words), width - 11)):
            mark = sign if number == 0 else Text()
            lines.append(Text.assemble(" " * (8 - mark.cell_len), mark, "   ", line))
    return lines
