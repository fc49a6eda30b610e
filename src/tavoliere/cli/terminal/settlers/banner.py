"""The emblem of the Settlers card game: a settlement between its fields, and the citadel on the hill."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from tavoliere.cli.terminal.colours import STONE

REALM: Final = (
    "              ▟▙                 ▲       ",
    "   ▟▙        ▟██▙     ▄ ▄ ▄     ▟█▙ ▲    ",
    "  ▟██▙  ▟▙   █▪▪█  ▄  █████  ▄ ▟███▟█▙   ",
    "  █▪▪█ ▟██▙  █▪▪█ ▟█▙ █▪█▪█ ▟█▙█████████▙",
    "══█▐▌█═█▐▌█══█▐▌█═███═█▐█▌█═███══════════",
    "░░░▒▒▒░░░░▒▒▒▒░░░░▒▒▒▒░░░░░▒▒▒▒░░░░▒▒▒░░░",
)


def banner() -> Text:
    """Draw the principality."""
    return Text("\n".join(REALM), STONE, justify="center", no_wrap=True)
