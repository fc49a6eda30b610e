"""The hand of the viewer along the bottom, with prices, and the cards that a decision lays before him."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from tavoliere.games.art.pen import sheet, use, write
from tavoliere.games.settlers.art.brush import INK, placed
from tavoliere.games.settlers.art.faces import (
    colour_of,
    corner_marks,
    is_drawn,
    is_region,
    marks_of,
    number_plate,
    price_of,
)
from tavoliere.games.settlers.art.names import Names, fitted, titled
from tavoliere.games.settlers.art.palette import CARD, COLOURS, HAND
from tavoliere.games.settlers.art.realm import card_face

if TYPE_CHECKING:
    from tavoliere.games.settlers.catalogue import Catalogue
    from tavoliere.games.settlers.view import View

STEP: Final = CARD + 6


def hand_rows(count: int, width: float) -> tuple[int, float]:
    """Say in how many rows, and how large, so many cards of a hand are laid."""
    for rows in range(1, count + 1):
        scale = width / (-(-count // rows) * (HAND[0] + 10))
        if scale > 0.72:
            return rows, min(1.0, scale)
    return 1, 1.0


def hand_height(count: int, width: float) -> float:
    """Tell how tall a hand is."""
    rows, scale = hand_rows(count, width)
    return rows * (HAND[1] + 8) * scale - 8


def hand(cards: list[str], seat: int, width: float, catalogue: Catalogue, names: Names) -> str:
    """Lay the cards of a hand side by side about the middle of the width; its upper left corner is the origin."""
    rows, scale = hand_rows(len(cards), width)
    each = -(-len(cards) // rows)
    pitch = (HAND[0] + 10) * scale
    parts = []
    for k, card in enumerate(cards):
        rank, spot = divmod(k, each)
        in_rank = min(each, len(cards) - rank * each)
        x = width / 2 + (spot - (in_rank - 1) / 2) * pitch
        y = (HAND[1] / 2 + rank * (HAND[1] + 8)) * scale
        drawn = placed(hand_card(card, catalogue, names), x, y, scale)
        parts.append(f'<g id="hand-{seat}-{k}" class="hand {card}">{titled(names.card(card, whole=True))}{drawn}</g>')
    return f'<g id="hand-{seat}">{"".join(parts)}</g>'


def hand_card(card: str, catalogue: Catalogue, names: Names) -> str:
    """Draw a card as one holds it: name, emblem, points and price."""
    colour = colour_of(card)
    top = -HAND[1] / 2
    price = price_of(card, catalogue)
    size, y = (100.0, -37.0) if not price else (86.0, -50.0) if len(price) <= 5 else (76.0, -52.0)
    return (
        use(f"se-hand-{colour}", -HAND[0] / 2, top, *HAND)
        + fitted(0, top + 17, 16, names.card(card), HAND[0] - 14, "vellum", 9.5)
        + use(f"se-{card}", -size / 2, y, size, size)
        + corner_marks(marks_of(card, catalogue), (-41, -35), 32)
        + _price(price)
    )


def _price(icons: list[str]) -> str:
    """Lay the icons of a price in one row or two; where it is very high, one icon a resource with its number."""
    if not icons:
        return ""
    kinds = list(dict.fromkeys(icons))
    many = len(icons) > 10
    shown = kinds if many else icons
    size = 23.0 if len(shown) <= 4 and not many else 19.0
    half = -(-len(shown) // 2)
    rows = [shown] if len(shown) <= 5 - 2 * many else [shown[:half], shown[half:]]
    step = size + (14.0 if many else 2.5)
    plate = sheet((HAND[0] - 14, 13 + 20.0 * len(rows)), COLOURS["vellum"], 5, None, 0)
    parts = [placed(plate, 0, 75 - 10.0 * len(rows))]
    for r, row in enumerate(rows):
        y = 64 if len(rows) == 1 else 47.5 + 19.5 * r
        for k, icon in enumerate(row):
            x = (k - (len(row) - 1) / 2) * step + (6 if many else 0)
            parts.append(use(f"se-{icon}", x - size / 2, y - size / 2, size, size))
            if many:
                parts.append(write(x - size / 2 - 6, y + 5.5, 15, str(icons.count(icon)), INK))
    return "".join(parts)


def laid_out(decision: dict[str, Any]) -> list[str]:
    """List the cards that a decision is about, as far as the viewer is told."""
    cards = decision.get("cards")
    found = list(cards) if isinstance(cards, list | tuple) else []
    card = decision.get("card")
    return [name for name in ([card] if isinstance(card, str) else []) + found if is_region(name) or is_drawn(name)]


def _grid(count: int, width: float) -> tuple[int, int]:
    """Say how many cards lie in a row of the tray, and how many rows there are."""
    rows = -(-count // max(1, int((width - 10) / STEP)))
    return -(-count // rows), rows


def tray_height(decision: dict[str, Any], width: float) -> float:
    """Tell how tall the tray is; nothing is laid out in most decisions."""
    cards = laid_out(decision)
    return _grid(len(cards), width)[1] * STEP + 10 if cards else 0.0


def tray(view: View, width: float, names: Names) -> str:
    """Lay out the cards of the decision face up, on a plate of their own; its upper left corner is the origin."""
    cards = laid_out(view.decision)
    each, rows = _grid(len(cards), width)
    broad, tall = each * STEP + 10, rows * STEP + 10
    plate = sheet((broad, tall), COLOURS["shade"], 12, COLOURS["gold"], 1.6)
    parts = [placed(plate, width / 2, tall / 2)]
    for k, card in enumerate(cards):
        rank, spot = divmod(k, each)
        x, y = width / 2 + (spot - (each - 1) / 2) * STEP, 5 + (rank + 0.5) * STEP
        title = names.card(card, whole=True)
        if is_region(card):
            inside = card_face(f"region-{card[0]}") + number_plate(int(card[1]), 0, 24, 32)
        else:
            inside = card_face(f"card-{card}") + fitted(0, 37, 13.5, names.card(card), CARD - 10, "vellum")
        if k == 0 and view.decision.get("card") == card:
            inside += sheet((CARD + 3, CARD + 3), "none", 9, COLOURS["ember"], 4) + sheet(
                (CARD, CARD), "none", 8, INK, 1
            )
        parts.append(f'<g id="laid-{k}" class="laid">{titled(title)}{placed(inside, x, y)}</g>')
    return f'<g id="tray">{"".join(parts)}</g>'
