"""What the keys do at the principalities, and what the signs mean."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.text import Text

from tavoliere.cli.terminal.colours import ACCENT, BOLD, GOOD
from tavoliere.cli.terminal.help import HOUSE_KEYS, key_lines, notation_lines, sign_lines
from tavoliere.cli.terminal.panels import heading, shortened
from tavoliere.cli.terminal.settlers.colours import (
    COMMERCE,
    HAND,
    LACKING,
    MAGIC,
    MAGIC_STACK,
    STACK,
    STRENGTH,
    SYMBOLS,
    TOURNAMENT,
    VICTORY,
    card_style,
    centre_style,
    land_style,
)
from tavoliere.games.settlers.catalogue import LETTERS, RESOURCES

if TYPE_CHECKING:
    from tavoliere.cli.terminal.voice import Voice

KEYS: Final = (
    ("↑ ↓", "terminal-help-list"),
    ("1 … 9", "terminal-help-row"),
    ("Tab ← →", "terminal-help-table"),
    ("Enter", "terminal-help-choose"),
    ("Esc", "terminal-help-back"),
    ("i", "terminal-help-card"),
    ("t", "terminal-help-trade"),
    ("z", "terminal-help-end-turn"),
    *HOUSE_KEYS,
)


def help_text(voice: Voice, width: int) -> Text:
    """Write the help in the language of the moment."""
    signs = (
        (Text("B5●●○", land_style("brick")), "terminal-sign-region"),
        (Text(f" {SYMBOLS['settlement']} ", centre_style("settlement")), "terminal-sign-settlement"),
        (Text(f" {SYMBOLS['city']} ", centre_style("city")), "terminal-sign-city"),
        (Text("╶╌╌╴"), "terminal-sign-site"),
        (Text(f"{VICTORY} {COMMERCE}", ACCENT), "terminal-sign-points"),
        (Text(f"{STRENGTH} {TOURNAMENT}", ACCENT), "terminal-sign-knights"),
        (Text(f"{HAND}2/3", ACCENT), "terminal-sign-hand"),
        (Text(" 1:13 ", STACK), "terminal-sign-stack"),
        (Text("✓", GOOD), "terminal-sign-ready"),
        (Text.assemble(("B", land_style("brick")), ("O", LACKING)), "terminal-sign-price"),
    )
    magic = (
        (Text(f" {SYMBOLS['citadel']} ", centre_style("citadel")), "terminal-sign-citadel"),
        (Text(f"Ira{MAGIC}2", card_style("ira")), "terminal-sign-wizard"),
        (Text(" 5:19 ", MAGIC_STACK), "terminal-sign-magic-stack"),
        (Text("✗ ²", BOLD), "terminal-sign-spelled"),
    )
    lines = key_lines(voice, KEYS, width)
    lines += [Text(), *sign_lines(voice, signs + magic, width)]
    lines += [Text(), *notation_lines(voice, width)]
    lines += [Text(), *legend_lines(voice, width)]
    return Text("\n").join(lines)


def legend_lines(voice: Voice, width: int) -> list[Text]:
    """Name the resources, in two columns."""
    lines = [heading(voice.say("terminal-resources"), Text(), width)]
    half = width // 2
    for number in range(3):
        line = Text()
        for place in (number, number + 3):
            resource = RESOURCES[place]
            region, good = voice.attribute(f"resource-{resource}", "region"), voice.say(f"resource-{resource}")
            line.append(f" {LETTERS[place]} ", land_style(resource))
            line.append(f" {shortened(f'{region}: {good}', half - 5):{half - 4}}")
        lines.append(line)
    return lines
