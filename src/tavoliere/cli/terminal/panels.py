"""What stands beside a game in lines: headings, the log, facts at both ends of a line."""

from __future__ import annotations

import textwrap
from typing import TYPE_CHECKING, Any

from rich.cells import cell_len
from rich.text import Text

from tavoliere.cli.terminal.colours import ACCENT, FAINT
from tavoliere.cli.terminal.gameboard import board_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tavoliere.cli.terminal.voice import Voice


def spread(left: Text, right: Text, width: int) -> Text:
    """Put two texts at the ends of a line; the left one gives way."""
    room = max(width - right.cell_len - 1, 0)
    if left.cell_len > room:
        left = left.copy()
        left.truncate(room, overflow="ellipsis")
    return Text.assemble(left, " " * (width - left.cell_len - right.cell_len), right)


def heading(words: str, right: Text, width: int) -> Text:
    """Return the heading of a part of the panel, with a fact at its right end."""
    left = Text(words, ACCENT)
    rule = width - left.cell_len - right.cell_len - 2
    return Text.assemble(left, " ", ("─" * rule, FAINT), " ", right) if rule > 0 else spread(left, right, width)


def shortened(text: str, width: int) -> str:
    """Cut a text to a width, with an ellipsis."""
    return text if cell_len(text) <= width else text[: max(width - 1, 0)] + "…"


def log_lines(
    told: Sequence[dict[str, Any]], voice: Voice, names: Sequence[str], width: int, most: int, *, whole: bool = False
) -> list[Text]:
    """Tell what happened, the latest last, each beside the colour of who did it; as many as fit into so many lines."""
    lines: list[Text] = []
    board = board_of(voice.game.id)
    for event in reversed(told):
        if len(lines) >= most:
            break
        if event["event"] in voice.game.silent:
            continue
        wrapped = textwrap.wrap(voice.event(event, names), width - 2) or [""]
        seat = event.get("seat", event.get("victim"))
        style = board.seat_style(seat) if isinstance(seat, int) else FAINT
        entry = [Text.assemble((" ", style), " ", line) for line in wrapped]
        lines[:0] = entry
    return lines if whole else lines[-most:] if most > 0 else []
