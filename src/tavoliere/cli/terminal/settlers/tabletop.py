"""The whole table in characters: two principalities, the stacks between them, the viewer's hand below."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from rich.cells import cell_len

from tavoliere.cli.terminal.canvas import Canvas
from tavoliere.cli.terminal.colours import ACCENT, BADGE, BOLD, FAINT, GOOD
from tavoliere.cli.terminal.panels import shortened
from tavoliere.cli.terminal.settlers.colours import (
    COMMERCE,
    EVENT_STACK,
    HAND,
    LACKING,
    MAGIC,
    MAGIC_STACK,
    REGION_STACK,
    STACK,
    STRENGTH,
    SYMBOLS,
    TOURNAMENT,
    VICTORY,
    card_style,
    land_style,
    seat_style,
)
from tavoliere.cli.terminal.settlers.land import land_of, power_of, price_of
from tavoliere.cli.terminal.settlers.realm import Painter, figures, share
from tavoliere.cli.terminal.settlers.spots import Spot
from tavoliere.games.settlers.catalogue import LETTERS, RESOURCES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.style import Style

    from tavoliere.cli.terminal.settlers.land import Land
    from tavoliere.cli.terminal.settlers.look import Look
    from tavoliere.cli.terminal.voice import Voice
    from tavoliere.games.settlers.view import View

LEAST: Final = (50, 16)
MOST: Final = (150, 46)
"""Below the least, cards no longer fit; above the most, they would only drift apart."""
BROADEST: Final = 20
"""The breadth of a card in the hand, where there is room."""


def draw(view: View, width: int, height: int, look: Look, voice: Voice, names: Sequence[str]) -> Canvas[Spot]:
    """Draw the table as the viewer sees it, the viewer's own principality below, as large as there is room."""
    canvas = Canvas[Spot](width, height)
    own = view.viewer or 0
    lands = {seat: land_of(view, seat) for seat in (0, 1)}
    hand = view.hands[own]
    in_hand = 0 if hand is None else 2 if height < 26 else 3
    airy = height >= 30
    room = height - 3 - in_hand - (2 if airy else 0)
    upper, lower = share(room, (lands[1 - own].tall, lands[own].tall))
    heads = {seat: head_of(view, seat, lands[seat], names[seat], voice) for seat in (0, 1)}
    long = all(head.long_enough(width) for head in heads.values())
    y = 0
    for seat, heights in ((1 - own, upper), (own, lower)):
        draw_head(canvas, heads[seat], y, long=long)
        painter = Painter(canvas, lands[seat], seat, look, voice.short)
        painter.draw((0, y + 1, width, sum(heights)), heights)
        y += 1 + sum(heights)
        if seat != own:
            y += 1 if airy else 0
            draw_stacks(canvas, view, y, look, voice)
            y += 1 + (1 if airy else 0)
    if hand is not None:
        draw_hand(canvas, view, lands[own], (y, in_hand), look, voice)
    return canvas


@dataclass(frozen=True, slots=True)
class Head:
    """The line above a principality: whose it is, figures with their signs and words, the tokens."""

    seat: int
    active: bool
    name: str
    figures: tuple[tuple[str, str, str], ...]
    tokens: tuple[str, ...]
    known: str = ""  # what the viewer knows of the other hand

    def long_enough(self, width: int) -> bool:
        """Say whether there is room for words."""
        words = sum(cell_len(f"{word} {figure}") + 3 for _, word, figure in self.figures)
        return 8 + cell_len(self.name) + words + sum(cell_len(token) + 3 for token in self.tokens) <= width


def head_of(view: View, seat: int, land: Land, name: str, voice: Voice) -> Head:
    """Say who this is and how far: points, strength and commerce, tokens, the hand."""
    target = 12 if view.options["mode"] == "base" else 13
    told = (
        (VICTORY, "terminal-victory", f"{view.points(seat)}/{target}"),
        (STRENGTH, "terminal-strength", str(land.strength)),
        (TOURNAMENT, "terminal-tournament", str(land.tournament)),
        (COMMERCE, "terminal-commerce", str(land.commerce)),
        (HAND, "terminal-hand", f"{view.hand_counts[seat]}/{land.limit}"),
    )
    tokens = [voice.say(f"terminal-token-{token}") for token in ("knight", "mill") if view.tokens[token] == seat]
    figures_of = tuple((sign, voice.say(key), figure) for sign, key, figure in told)
    other = view.viewer is not None and seat != view.viewer
    known = ", ".join(voice.short(f"card-{card}") for card in view.known[seat]) if other else ""
    return Head(seat, view.active == seat and bool(view.turn), name, figures_of, tuple(tokens), known)


def draw_head(canvas: Canvas[Spot], head: Head, y: int, *, long: bool) -> None:
    """Write the line above a principality, in words or in signs."""
    x = canvas.write(0, y, "▶ " if head.active else "  ", ACCENT)
    x = canvas.write(x, y, f" {head.seat} ", seat_style(head.seat))
    x = canvas.write(x + 1, y, shortened(head.name, max(8, canvas.width - 40)), BOLD) + 2
    for number, (sign, word, figure) in enumerate(head.figures):
        part = f"{word} {figure}" if long else f"{sign}{figure}"
        x = canvas.write(x, y, part, ACCENT if number == 0 else FAINT) + (3 if long else 2)
    for token in head.tokens:
        text = token if x + cell_len(token) + 2 <= canvas.width else shortened(token, max(canvas.width - x - 2, 1))
        x = canvas.write(x, y, f" {text} ", BADGE) + 1
    if head.known and canvas.width - x > 6:
        canvas.write(x, y, shortened(f"({head.known})", canvas.width - x), FAINT)


def draw_stacks(canvas: Canvas[Spot], view: View, y: int, look: Look, voice: Voice) -> None:
    """Lay out the stacks, and what is left in the supply where there is room."""
    say = voice.say
    x = 1
    for number, stack in enumerate(view.stacks, 1):
        if stack["owner"] == 1 and view.stacks[number - 2]["owner"] == 0:
            x += 1
        spot = Spot("stack", str(number))
        style = MAGIC_STACK if stack["magic"] else seat_style(stack["owner"]) if stack["owner"] is not None else STACK
        known = "*" if stack["known"] else ""
        x = canvas.write(x, y, f" {number}:{stack['count']}{known} ", look.of(spot, style), spot) + 1
    tight = canvas.width - x < 34
    for kind, key, count, style in (
        ("regions", "terminal-regions", view.region_stack["count"], REGION_STACK),
        ("events", "terminal-events", view.event_stack["count"], EVENT_STACK),
    ):
        word = say(key)[:1] if tight else say(key)
        x = canvas.write(x, y, f" {word} {count} ", look.of(Spot(kind), style), Spot(kind)) + 1
    supply = [("road", "═"), *SYMBOLS.items()]
    for kind, sign in supply:
        count = view.supply.get(kind, 0)
        if (kind != "citadel" or view.options["mode"] != "base") and x + 4 <= canvas.width:
            x = canvas.write(x, y, f"{sign}{count}", FAINT) + 1
    discarded = sum(len(pile) for pile in view.discards)
    if discarded and x + 5 <= canvas.width:
        spot = Spot("pile")
        canvas.write(x, y, f" ✝{discarded} ", look.of(spot, FAINT), spot)


def draw_hand(canvas: Canvas[Spot], view: View, land: Land, lines: tuple[int, int], look: Look, voice: Voice) -> None:
    """Lay out the viewer's hand: what each card is called and costs; what one cannot pay is struck out."""
    y, height = lines
    own = view.viewer or 0
    cards = view.hands[own] or []
    if not cards:
        canvas.write(1, y, voice.say("terminal-empty-hand"), FAINT)
        return
    broad = min(BROADEST, (canvas.width + 1) // len(cards) - 1)
    x = (canvas.width - len(cards) * (broad + 1) + 1) // 2
    for card in cards:
        spot = Spot("hand", card, own)
        style = look.of(spot, card_style(card))
        for line in range(height):
            canvas.write(x, y + line, " " * broad, style, spot)
        mark = "✓" if card in look.ready else " "
        canvas.write(x, y, mark, style + GOOD if mark == "✓" else style, spot)
        canvas.write(x + 1, y, shortened(voice.short(f"card-{card}"), broad - 1), style, spot)
        _write_price(canvas, view, land, card, (x + 1, y + 1, broad - 1), style)
        if height > 2:
            canvas.write(x + 1, y + 2, shortened(figures(card), broad - 1), style, spot)
        x += broad + 1


def _write_price(
    canvas: Canvas[Spot], view: View, land: Land, card: str, box: tuple[int, int, int], style: Style
) -> None:
    """Write a price as letters on the ground of their resources, what is lacking struck out; magic power as stars."""
    x, y, broad = box
    spot = Spot("hand", card, view.viewer or 0)
    letters: list[tuple[str, Style]] = []
    for resource, letter, amount in zip(RESOURCES, LETTERS, price_of(view, card), strict=True):
        have = land.stored(resource)
        letters += [(letter, land_style(resource) if number < have else LACKING) for number in range(amount)]
    power = power_of(view, card)
    letters += [(MAGIC, style if number < land.power() else LACKING) for number in range(power)]
    for letter, look in letters[:broad]:
        x = canvas.write(x, y, letter, look, spot)
