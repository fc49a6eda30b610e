"""The emblem of the table: Castel del Monte from the front, in a few characters."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from tavoliere.cli.terminal.colours import STONE

CASTLE: Final = (
    "      ▄ ▄ ▄           ▄ ▄ ▄      ",
    "▄ ▄ ▄ █████▄ ▄ ▄ ▄ ▄ ▄█████ ▄ ▄ ▄",
    "█████▄█████████████████████▄█████",
    "█████████ ▪ ██ ▟▀▙ ██ ▪ █████████",
    "█████████   ██ █ █ ██   █████████",
    "▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀",
)


def banner() -> Text:
    """Draw the castle."""
    return Text("\n".join(CASTLE), STONE, justify="center", no_wrap=True)
