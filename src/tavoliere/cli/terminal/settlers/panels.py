"""What stands above and beside the principalities: the dice, the list of choices, what a card does, the log."""

from __future__ import annotations

import textwrap
from typing import TYPE_CHECKING, Any, Final

from rich.cells import cell_len
from rich.text import Text

from tavoliere.cli.terminal.canvas import Canvas
from tavoliere.cli.terminal.colours import ACCENT, BADGE, BOLD, CURSOR, FAINT, TARGET
from tavoliere.cli.terminal.panels import heading, log_lines, shortened, spread
from tavoliere.cli.terminal.settlers.choices import FAMILIES, Row, card_of, spots_of
from tavoliere.cli.terminal.settlers.colours import DICE, FACES, MAGIC, card_style, land_style, seat_style
from tavoliere.cli.terminal.settlers.land import land_of, power_of, price_of
from tavoliere.cli.terminal.settlers.realm import figures
from tavoliere.cli.terminal.settlers.spots import Spot
from tavoliere.games.settlers.catalogue import CARD, LETTERS, RESOURCES
from tavoliere.games.settlers.moves import (
    AtRegion,
    Build,
    BuildCitadel,
    BuildCity,
    BuildRoad,
    Play,
    PutCard,
    Settle,
    TakeCard,
)
from tavoliere.games.settlers.pieces import place_text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tavoliere.cli.terminal.settlers.pointing import Pointing
    from tavoliere.cli.terminal.voice import Voice
    from tavoliere.games.settlers.view import View

LOG_LEAST: Final = 5
CARD_FROM: Final = 26
"""From so many lines on, the panel says what the card under the cursor does."""
CARD_MOST: Final = 9


def label(voice: Voice, row: Row, *, short: bool = False) -> str:
    """Return the words of a line of the list."""
    if row.opens:
        return voice.say(row.key, count=len(row.moves))
    arguments = dict(row.arguments)
    if short and "card" in arguments:
        # A list is narrow: there cards go by their short names.
        arguments["card"] = voice.short(f"card-{arguments['card']}")
        return voice.tell(row.key, arguments, {name: FAMILIES[name] for name in FAMILIES if name != "card"})
    return voice.tell(row.key, arguments, FAMILIES)


def mark(view: View, row: Row) -> Text:
    """Return what stands at the right end of a line: the price of a card, what a region stores."""
    move = row.moves[0]
    if row.opens:
        return Text("▸", ACCENT)
    if isinstance(move, AtRegion):
        seat = view.viewer or 0
        region = land_of(view, 1 - seat if move.theirs else seat).regions.get(place_text(move.place))
        if region is None:
            return Text()
        return Text("●" * region.amount + "○" * (3 - region.amount), land_style(region.resource))
    if isinstance(move, Build | Play | TakeCard | PutCard | BuildRoad | Settle | BuildCity | BuildCitadel):
        card = card_of(row)
        return price(view, card) if card is not None else Text()
    return Text()


def price(view: View, card: str) -> Text:
    """Write a price as letters on the ground of their resources."""
    text = Text()
    for resource, letter, amount in zip(RESOURCES, LETTERS, price_of(view, card), strict=True):
        text.append(letter * amount, land_style(resource))
    if power := power_of(view, card):
        text.append(MAGIC * power, card_style("ira"))
    return text


def draw_panel(
    pointing: Pointing,
    told: Sequence[dict[str, Any]],
    voice: Voice,
    names: Sequence[str],
    size: tuple[int, int],
    title: str,
) -> Canvas[Spot]:
    """Draw the list of choices; below it what the card under the cursor does, where there is room, and the log."""
    width, height = size
    canvas = Canvas[Spot](width, height)
    y = 0
    if pointing.shown:
        canvas.write_text(0, y, heading(title, Text(), width))
        y = 1 + _draw_rows(canvas, pointing, voice, 1, _room(height, len(pointing.shown)))
    card = pointing.card()
    if card is not None and height >= CARD_FROM and height - y > LOG_LEAST + 3:
        lines = card_lines(pointing.view, voice, card, width)[: min(CARD_MOST, height - y - LOG_LEAST)]
        for line in lines:
            canvas.write_text(0, y, line)
            y += 1
    canvas.write_text(0, y, heading(voice.say("terminal-log"), Text(), width))
    log = log_lines(told, voice, names, width, height - y - 1)
    for number, line in enumerate(log, y + 1):
        canvas.write_text(0, number, line)
    return canvas


def _room(height: int, rows: int) -> int:
    """Return how many lines the list may take, so that something is left for the log."""
    return min(rows, max(4, height - 1 - LOG_LEAST))


def _draw_rows(canvas: Canvas[Spot], pointing: Pointing, voice: Voice, y: int, room: int) -> int:
    """Draw so many lines of the list, the one under the cursor among them; return how many."""
    rows, width = pointing.shown, canvas.width
    at = int(pointing.cursor.where) if pointing.cursor.kind == "row" else -1
    first = max(0, min(max(at, 0) - room // 2, len(rows) - room))
    pointed = pointing.cursor if pointing.cursor.kind != "row" else None
    for number in range(first, min(first + room, len(rows))):
        row, spot = rows[number], Spot("row", str(number))
        right = mark(pointing.view, row)
        hidden = (number == first and first > 0) or (number == first + room - 1 and number < len(rows) - 1)
        digit = "…" if hidden else str(number + 1) if number < 9 else " "
        words = label(voice, row)
        if cell_len(words) > width - 3 - right.cell_len:
            words = shortened(label(voice, row, short=True), width - 3 - right.cell_len)
        style = CURSOR if number == at else TARGET if pointed in _spots(pointing, row) else BOLD
        line = y + number - first
        canvas.write(0, line, f"{digit} ", ACCENT, spot)
        canvas.write(2, line, f"{words:{max(width - 2, 1)}}", style, spot)
        canvas.write_text(width - right.cell_len, line, right, spot)
    return min(room, len(rows) - first)


def _spots(pointing: Pointing, row: Row) -> list[Spot]:
    return [spot for move in row.moves for spot in spots_of(pointing.view, move)]


def card_lines(view: View, voice: Voice, card: str, width: int) -> list[Text]:
    """Say what a card costs, counts and does."""
    return [heading(voice.say(f"card-{card}"), _facts(view, card), width), *_text_lines(voice, card, width)]


def _facts(view: View, card: str) -> Text:
    """Write price and points of a card, in signs."""
    told = figures(card)
    return Text.assemble((f"{told} " if told else "", ACCENT), price(view, card))


def _text_lines(voice: Voice, card: str, width: int) -> list[Text]:
    """Write what a card does."""
    told = voice.attribute(f"card-{card}", "text")
    return [Text(line) for line in textwrap.wrap(told, width)] if told else []


def head_line(view: View, voice: Voice, names: Sequence[str], width: int, *, thinking: bool) -> Text:
    """Write the line above the table: turn, who decides and what, the dice, the event."""
    say = voice.say
    parts = [Text(say("game-name"), ACCENT)]
    if view.turn:
        parts.append(Text(say("terminal-turn", turn=view.turn)))
    seat = view.seat
    if seat is None:
        parts.append(Text(say("terminal-over"), BOLD))
    else:
        name = (f" {seat} ", seat_style(seat))
        doing = f" · {say('terminal-thinking')}" if thinking else ""
        parts.append(Text.assemble(name, " ", (names[seat], BOLD), doing))
    if view.dice is not None:
        face, number = view.dice
        dice = Text.assemble((f" {FACES[face]} ", DICE), " ", (f" {number} ", DICE), f"  {say(f'face-{face}')}")
        if face == "card" and view.event is not None:
            dice.append(f": {say(f'card-{view.event}')}")
        parts.append(dice)
    locked = view.options["mode"] != "base" and not view.permission and view.turn
    right = Text(f" {say('terminal-locked')} ", BADGE) if locked and width >= 100 else Text()
    return spread(Text("  ").join(parts), right, width)


def card_page(view: View, voice: Voice, card: str, width: int) -> Text:
    """Say everything about a card: price, points, what it does, where the rule book speaks of it."""
    of = CARD[card]
    lines = [_facts(view, card), Text()] if _facts(view, card).plain.strip() else []
    lines += _text_lines(voice, card, width)
    rules = [number for number in of.rules if number in voice.game.rules]
    if rules:
        told = voice.say("terminal-rules-of-card", rules=", ".join(rules))
        lines += [Text(), *(Text(line, FAINT) for line in textwrap.wrap(told, width))]
    return Text("\n").join(lines)
