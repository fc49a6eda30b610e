"""The table of Fredericus as a picture: one SVG document that needs nothing but itself."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from tavoliere.games.art.page import document, parchment
from tavoliere.games.art.pen import escape, moved, num, polar, use, write
from tavoliere.games.fredericus.art import panels, symbols
from tavoliere.games.fredericus.art.palette import (
    CARD,
    COLOURS,
    CREATURES,
    END_BOX,
    END_CARD,
    KEEP,
    MIDDLE,
    PITCH,
    ROW_END,
    ROW_START,
    SECTION,
    SIDE,
    TOWER,
)

if TYPE_CHECKING:
    from tavoliere.games.fredericus.view import View

Words = Callable[[str], str]

TALL: Final = 66.0  # a peregrine, unscaled
BROAD: Final = 34.0
# The room for birds on a tower or in a section, by direction: across the picture, down the picture.
ON_TOWER: Final = {0: (92.0, 54.0), 1: (66.0, 66.0), 2: (50.0, 94.0), 3: (62.0, 62.0)}
IN_SECTION: Final = {0: (58.0, 52.0), 1: (52.0, 52.0), 2: (50.0, 60.0), 3: (52.0, 52.0)}


def draw(view: View, words: Words | None = None) -> str:
    """Draw the table as the viewer of *view* sees it, as an SVG document.

    *words* turns message ids into the words of a language: `drawing-title`, `seat-0` to `seat-3`, `bird-P`, `bird-G`,
    `card-W`, `card-S`, `card-E` and `card-a` to `card-h`. Without it the picture keeps to numerals.
    """
    say = words or (lambda _: "")
    body = [
        _page(),
        *(_row(side, row, say) for side, row in enumerate(view.rows)),
        use("fr-castle", MIDDLE - 210, MIDDLE - 210, 420, 420),
        _tokens(view),
        _birds(view, say),
        *(panels.panel(view, seat, say(f"seat-{seat}")) for seat in range(view.seats)),
        _empty_corners(view),
        panels.margins(view),
    ]
    title = say("drawing-title") or "Fredericus"
    return document(SIDE, SIDE, title, describe(view, words), "".join(body), symbols(view.seats))


def describe(view: View, words: Words | None = None) -> str:
    """Tell the board in a few lines of notation, for those who cannot see it, with the words of a language if given."""
    say = words or (lambda _: "")
    lines = ["rows " + " ".join(f"{side}:{row or '-'}" for side, row in enumerate(view.rows))]
    for seat, (falcon, hawk) in enumerate(view.birds):
        flown = []
        for bird, tower in (("P", falcon), ("G", hawk)):
            flown.append(f"{say(f'bird-{bird}') or bird} {tower}{'h' if view.hooded[seat] == bird else ''}")
        placed = " ".join(view.tokens[seat])
        taken = view.creatures[seat] or "-"
        lines.append(f"{say(f'seat-{seat}') or seat}: {', '.join(flown)}; tokens {placed}; creatures {taken}")
    lines.append(f"round {view.round}")
    if view.scores is not None:
        lines.append("scores " + " ".join(str(score) for score in view.scores))
    return "\n".join(lines)


def _page() -> str:
    """Lay the parchment, with a ruled border, and let a vine grow between each two rows."""
    vines = "".join(moved(MIDDLE, MIDDLE, use("fr-vine", -80, -360, 160, 160, turn=k * 45 + 22.5)) for k in range(8))
    return parchment(SIDE, SIDE) + vines


def _empty_corners(view: View) -> str:
    """Fill the corners that no seat takes with a garland."""
    parts = []
    for corner in sorted(set(range(4)) - set(panels.CORNERS[view.seats])):
        x, y = panels.middle_of(corner)
        parts.append(moved(x, y, "".join(use("fr-vine", -50, -100, 100, 100, turn=turn) for turn in (90, -90))))
    return "".join(parts)


def _row(side: int, row: str, say: Words) -> str:
    """Fan a row out from its keep: each card shows a strip, and the end card all of itself (F11)."""
    if not row:
        x, y = polar(ROW_START + END_CARD[1] / 2, side * 45)
        place = use("fr-place", -END_BOX[0] / 2, -END_BOX[1] / 2, *END_BOX, turn=side * 45)
        return f'<g id="row-{side}" class="row empty">{moved(MIDDLE + x, MIDDLE + y, place)}</g>'
    hidden = len(row) - 1
    pitch = min(PITCH, (ROW_END - ROW_START - END_CARD[1]) / hidden) if hidden else PITCH
    cards = [_card(side, k, kind, ROW_START + k * pitch, pitch, say) for k, kind in enumerate(row[:-1])]
    cards.append(_end_card(side, hidden, row[-1], ROW_START + hidden * pitch, say))
    return f'<g id="row-{side}" class="row">{"".join(cards)}</g>'


def _card(side: int, k: int, kind: str, inner: float, pitch: float, say: Words) -> str:
    """Lay a covered card: what it shows stands upright in the strip that stays visible."""
    angle = side * 45.0
    size = max(1.0, min(pitch - 1.5, 25.0))
    x, y = polar(inner + pitch / 2, angle)
    across = _reading(side)
    shift = 12.0 if kind in CREATURES else 0.0
    ground = use(f"fr-ground-{kind}", -CARD[0] / 2, pitch / 2 - CARD[1], *CARD, turn=angle)
    figure = use(f"fr-{kind}", -across[0] * shift - size / 2, -across[1] * shift - size / 2, size, size)
    letter = ""
    if kind in CREATURES:
        letter = _letter(kind, across[0] * 17, across[1] * 17, min(pitch * 0.9, 17.5))
    return _placed(f"card-{side}-{k}", f"card {kind}", x, y, ground + figure + letter, say(f"card-{kind}"))


def _end_card(side: int, k: int, kind: str, inner: float, say: Words) -> str:
    """Lay the end card on top, in gold, its figure large and upright."""
    angle = side * 45.0
    x, y = polar(inner + END_CARD[1] / 2, angle)
    ground = use(f"fr-end-{kind}", -END_BOX[0] / 2, -END_BOX[1] / 2, *END_BOX, turn=angle)
    figure = use(f"fr-{kind}", -30, -30, 60, 60)
    letter = ""
    if kind in CREATURES:
        corner = min((_corner(side, sx, sy) for sx in (-1, 1) for sy in (-1, 1)), key=lambda p: p[1] + 0.5 * p[0])
        letter = _letter(kind, *corner, 15)
    return _placed(f"card-{side}-{k}", f"card end {kind}", x, y, ground + figure + letter, say(f"card-{kind}"))


def _placed(name: str, kind: str, x: float, y: float, inside: str, word: str) -> str:
    title = f"<title>{escape(word)}</title>" if word else ""
    return (
        f'<g id="{name}" class="{kind}" transform="translate({num(MIDDLE + x)} {num(MIDDLE + y)})">{title}{inside}</g>'
    )


def _letter(kind: str, x: float, y: float, size: float) -> str:
    return write(x, y + size * 0.31, size, kind, COLOURS[f"{kind}-figure"])


def _reading(side: int) -> tuple[float, float]:
    """Point along the breadth of a card the way one reads: to the right, or downwards."""
    angle = math.radians(side * 45)
    x, y = math.cos(angle), math.sin(angle)
    return (-x, -y) if x < -0.01 or (abs(x) < 0.01 and y < 0) else (x, y)


def _corner(side: int, across: int, out: int) -> tuple[float, float]:
    """Find the inside of a corner of an end card about its middle."""
    return _turned(across * (END_CARD[0] / 2 - 11), out * (END_CARD[1] / 2 - 12), side * 45)


def _turned(x: float, y: float, degrees: float) -> tuple[float, float]:
    """Turn a point clockwise about the origin."""
    angle = math.radians(degrees)
    return x * math.cos(angle) - y * math.sin(angle), x * math.sin(angle) + y * math.cos(angle)


def _birds(view: View, say: Words) -> str:
    """Stand the birds on their towers, and the hooded ones in the courtyard before them (F29)."""
    towers: dict[tuple[int, bool], list[tuple[int, str]]] = {}
    for seat, pair in enumerate(view.birds):
        for bird, tower in zip("PG", pair, strict=True):
            towers.setdefault((tower, view.hooded[seat] == bird), []).append((seat, bird))
    parts = []
    for (tower, hooded), birds in sorted(towers.items()):
        parts.append(_perch(tower, birds, say, hooded=hooded))
    return f'<g id="birds">{"".join(parts)}</g>'


def _perch(tower: int, birds: list[tuple[int, str]], say: Words, *, hooded: bool) -> str:
    """Stand several birds side by side in one place, as large as they fit."""
    room = (IN_SECTION if hooded else ON_TOWER)[tower % 4]
    tall, largest = (TALL + 14, 0.64) if hooded else (TALL, 0.8)
    columns, scale = _best_grid(len(birds), room, tall, largest)
    rows = -(-len(birds) // columns)
    x0, y0 = polar(SECTION if hooded else TOWER, tower * 45)
    parts = []
    for k, (seat, bird) in enumerate(birds):
        rank, spot = divmod(k, columns)
        in_rank = min(columns, len(birds) - rank * columns)
        x = MIDDLE + x0 + (spot - (in_rank - 1) / 2) * BROAD * scale
        y = MIDDLE + y0 + ((rank + 1) - rows / 2) * tall * scale
        height = TALL if bird == "P" else 46.0
        inside = use(f"fr-{bird}-{seat}", x - 18 * scale, y - height * scale, 36 * scale, height * scale)
        if hooded:
            head = y - (height - 11) * scale
            inside += use("fr-hood", x - 20 * scale, head - 30 * scale, 40 * scale, 40 * scale)
        word = say(f"bird-{bird}")
        title = f"<title>{escape(word)}</title>" if word else ""
        state = " hooded" if hooded else ""
        parts.append(f'<g id="bird-{seat}{bird}" class="bird{state}">{title}{inside}</g>')
    return "".join(parts)


def _best_grid(count: int, room: tuple[float, float], tall: float, largest: float) -> tuple[int, float]:
    """Choose the number of columns that lets the pieces stand largest."""
    choices = []
    for columns in range(1, count + 1):
        rows = -(-count // columns)
        choices.append((min(largest, room[0] / (columns * BROAD), room[1] / (rows * tall)), -columns))
    scale, columns = max(choices)
    return -columns, scale


def _tokens(view: View) -> str:
    """Lay the tokens on their keeps and in the centre; those in hand lie in the panels."""
    keeps: dict[str, list[tuple[int, int]]] = {}
    for seat, places in enumerate(view.tokens):
        for which, place in enumerate(places):
            if place != "-":
                keeps.setdefault(place, []).append((seat, which))
    parts = []
    for place, tokens in sorted(keeps.items()):
        angle = 0.0 if place == "centre" else int(place) * 45.0
        x, y = polar(0.0 if place == "centre" else KEEP - 2, angle)
        radius, spots = HEAPS[len(tokens)]
        if place == "centre" and len(tokens) == 1:
            radius = 24.0
        for (seat, which), (dx, dy) in zip(tokens, spots, strict=True):
            ox, oy = _turned(dx, dy, angle)
            left, top = MIDDLE + x + ox - radius, MIDDLE + y + oy - radius
            inside = use(f"fr-token-{seat}", left, top, 2 * radius, 2 * radius)
            parts.append(f'<g id="{panels.token_id(view, seat, which)}" class="token">{inside}</g>')
    return f'<g id="tokens">{"".join(parts)}</g>'


# By the number of tokens that share a keep: their radius, and where each lies about its middle.
HEAPS: Final[dict[int, tuple[float, tuple[tuple[float, float], ...]]]] = {
    1: (21.0, ((0, 0),)),
    2: (15.5, ((-14.5, 0), (14.5, 0))),
    3: (14.5, ((-14.5, -8), (14.5, -8), (0, 13))),
    4: (14.0, ((-13.5, -13.5), (13.5, -13.5), (-13.5, 13.5), (13.5, 13.5))),
}
