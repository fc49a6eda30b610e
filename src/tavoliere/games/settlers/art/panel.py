"""The panel of a seat beside or above its principality: points, tokens, and the hand as the viewer knows it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tavoliere.games.art.marks import crown
from tavoliere.games.art.pen import path, use, write
from tavoliere.games.settlers.art.brush import INK, placed
from tavoliere.games.settlers.art.faces import mark
from tavoliere.games.settlers.art.names import Names, fitted, titled
from tavoliere.games.settlers.art.palette import CARD, COLOURS
from tavoliere.games.settlers.art.realm import card_face

if TYPE_CHECKING:
    from tavoliere.games.settlers.view import View

WIDTH: Final = 196.0
TALL: Final = 303.0
"""The least height of a panel at the side, that of a principality without cities."""
LINE: Final = 58.0
SMALL: Final = 49.0  # a small card, with the room around it


def panel(view: View, seat: int, height: float, names: Names) -> str:
    """Draw the panel of one seat at the side of its principality; its upper left corner is the origin."""
    parts = [
        _name(view, seat, WIDTH - 18, names),
        placed(_points(view, seat, names), 0, 60),
        placed(_marks(view, seat, names), 0, 125),
        placed(_tokens(view, seat, names), 0, 180),
        placed(_count(view, seat, names), 0, 236),
        placed(_cards(view, seat, WIDTH, int((height - 266) / SMALL), names), 0, 266),
    ]
    return f'<g id="panel-{seat}" class="panel">{"".join(parts)}</g>'


def strip_height(view: View, seat: int) -> float:
    """Tell how tall the panel is where it lies above its principality."""
    return LINE + (SMALL + 4 if _small_cards(view, seat) else 0.0)


def strip(view: View, seat: int, width: float, names: Names) -> str:
    """Draw the panel of one seat above its principality; its upper left corner is the origin."""
    parts = [
        _name(view, seat, 150, names),
        placed(_points(view, seat, names), 168, -6),
        placed(_marks(view, seat, names), 300, 2),
        placed(_tokens(view, seat, names), 470, 2),
        placed(_cards(view, seat, width - 110, 1, names), 110, LINE),
        placed(
            _count(view, seat, names),
            0 if _small_cards(view, seat) else width - 100,
            LINE + 8 if _small_cards(view, seat) else 10,
        ),
    ]
    return f'<g id="panel-{seat}" class="panel">{"".join(parts)}</g>'


def _name(view: View, seat: int, end: float, names: Names) -> str:
    """Show the shield and the name, and point at whoever decides."""
    shield = use(f"se-shield-{seat}", 2, 2, 42, 49)
    name = fitted(54, 27, 21, names.seat(seat), end - 62, "ink", 12, "start")
    if view.seat != seat:
        return shield + name
    arrow = path("M0-11l-14 11l14 11z", COLOURS["vermilion"], INK, 1.6)
    return f'{shield}{name}<g id="turn">{placed(arrow, end + 10, 27)}</g>'


def _points(view: View, seat: int, names: Names) -> str:
    """Write the victory points large, and how many win (B62, W44)."""
    target = 12 if view.options.get("mode", "base") == "base" else 13
    value = view.points(seat)
    inside = mark("victory", value, 30, 30, 62) + write(66, 40, 23, f"/ {target}", COLOURS["faded"], "start")
    if view.ranking is not None and view.reason == "points" and view.ranking[0] == seat:
        inside += f'<g id="winner">{placed(crown(0, 0), 136, 28, 1.6)}</g>'
    word = names.full("drawing-victory", "victory")
    return f'<g id="victory-{seat}">{titled(f"{word}: {value}")}{inside}</g>'


def _marks(view: View, seat: int, names: Names) -> str:
    """Show strength, tournament and commerce points, each with its number."""
    parts = []
    for k, kind in enumerate(("strength", "tournament", "commerce")):
        value = view.realms[seat][kind]
        word = names.full(f"drawing-{kind}", kind)
        parts.append(f'<g id="{kind}-{seat}">{titled(f"{word}: {value}")}{mark(kind, value, 25 + 56 * k, 24, 46)}</g>')
    return "".join(parts)


def _tokens(view: View, seat: int, names: Names) -> str:
    """Lay the Knight Token and the Windmill Token before their holder (B41, B42)."""
    held = [token for token in ("knight", "mill") if view.tokens[token] == seat]
    return "".join(placed(token_piece(token, names), 26 + 54 * k, 24) for k, token in enumerate(held))


def token_piece(token: str, names: Names) -> str:
    """Lay one of the two tokens about the origin."""
    word = titled(names.full(f"drawing-token-{token}", f"{token} token"))
    return f'<g id="token-{token}">{word}{use(f"se-{token}-token", -25, -25, 50, 50)}</g>'


def _count(view: View, seat: int, names: Names) -> str:
    """Write how many cards a hand has, and how many it may have at the end of a turn (B46)."""
    count, limit = view.hand_counts[seat], view.realms[seat]["limit"]
    fan = use("se-back-base", 2, 0, 26, 26, turn=-7) + use("se-back-base", 11, 0, 26, 26)
    word = names.full("drawing-hand", "hand")
    number = write(46, 21, 20, f"{count} / {limit}", INK, "start")
    return f'<g id="count-{seat}">{titled(f"{word}: {count} / {limit}")}{fan}{number}</g>'


def _small_cards(view: View, seat: int) -> list[str]:
    """List what is laid in the panel for a hand: cards that the viewer knows, and backs; an own hand lies below."""
    hand = view.hands[seat]
    if view.viewer == seat and hand is not None:
        return []
    faces = [f"card-{card}" for card in (view.known[seat] if hand is None else hand)]
    return faces + ["back-base"] * max(0, view.hand_counts[seat] - len(faces))


def _cards(view: View, seat: int, width: float, rows: int, names: Names) -> str:
    """Lay small cards side by side, in rows where there is room, closer together where there are many."""
    cards = _small_cards(view, seat)
    rows = max(1, min(rows, -(-len(cards) // 4))) if cards else 1
    each = -(-len(cards) // rows)
    step = min(SMALL, (width - SMALL) / max(each - 1, 1))
    parts = []
    for k, symbol in enumerate(cards):
        rank, spot = divmod(k, each)
        known = symbol.startswith("card-")
        title = titled(names.card(symbol.removeprefix("card-"), whole=True)) if known else ""
        small = placed(card_face(symbol), 23 + spot * step, 24 + rank * SMALL, 46 / CARD)
        parts.append(f'<g class="{"known" if known else "hidden"}">{title}{small}</g>')
    return f'<g id="cards-{seat}">{"".join(parts)}</g>'
