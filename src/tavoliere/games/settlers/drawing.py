"""The two principalities as a seat sees them: one SVG document that needs nothing but itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from tavoliere.games.art.page import document, parchment
from tavoliere.games.art.pen import moved, num, use
from tavoliere.games.settlers.art import symbols
from tavoliere.games.settlers.art.brush import placed
from tavoliere.games.settlers.art.hand import hand, hand_height, laid_out, tray, tray_height
from tavoliere.games.settlers.art.middle import HEIGHT, middle
from tavoliere.games.settlers.art.names import Names
from tavoliere.games.settlers.art.palette import COLOURS
from tavoliere.games.settlers.art.panel import TALL, WIDTH, panel, strip, strip_height
from tavoliere.games.settlers.art.realm import Plan, plan_of, realm_of
from tavoliere.games.settlers.catalogue import Catalogue

if TYPE_CHECKING:
    from tavoliere.games.settlers.view import View

Words = Callable[[str], str]

MARGIN: Final = 22.0
PAD: Final = 13.0  # between the edge of a plate and what lies on it
GAP: Final = 12.0
LEAST: Final = 980.0  # the least width between the margins: the middle and a hand must fit
LEAST_TALL: Final = 620.0
ZOOMED: Final = 820.0


def draw(view: View, words: Words | None = None, *, tall: bool = False) -> str:
    """Draw the table as the viewer of *view* sees it, as an SVG document.

    The viewer's principality lies below, seat 0's for a spectator. *words* turns message ids into the words of a
    language and answers with nothing what it does not know: `drawing-title`, `seat-0`, `card-abbey`, `resource-ore`,
    `face-club`, `drawing-hand`, ...; where names are long, it is asked for `card-abbey.short` first. A *tall* picture
    is narrower, for a screen that stands upright: the panels lie above the principalities.
    """
    names = Names(words)
    corrections = view.options.get("cards", "")
    lower = view.viewer if view.viewer is not None else 0
    plans = [plan_of(realm) for realm in view.realms]
    aside = 2 * PAD if tall else WIDTH + 3 * PAD
    inner = max(LEAST_TALL if tall else LEAST, *(aside + plan.width for plan in plans))
    # On an upright screen a broad principality makes everything small, so what lies around it is drawn larger.
    zoom = max(1.0, inner / ZOOMED) if tall else 1.0
    across, rows = inner / zoom, 2 if tall else 1
    body, top = [], MARGIN
    for seat in (1 - lower, lower):
        drawn, height = _plate(view, seat, plans[seat], inner, zoom, names, tall=tall)
        body.append(moved(MARGIN, top, drawn))
        top += height + GAP
        if seat != lower:
            body.append(placed(middle(view, across, rows, names), MARGIN, top, zoom))
            top += HEIGHT * rows * zoom + GAP
    if laid_out(view.decision):
        body.append(placed(tray(view, across, names), MARGIN, top, zoom))
        top += tray_height(view.decision, across) * zoom + GAP
    held = view.hands[lower]
    if view.viewer is not None and held:
        drawn = hand(held, lower, across, Catalogue.corrected(corrections), names)
        body.append(placed(drawn, MARGIN, top, zoom))
        top += hand_height(len(held), across) * zoom + GAP
    width, height = inner + 2 * MARGIN, top - GAP + MARGIN
    title = names.full("drawing-title", "Settlers: two principalities")
    picture = parchment(width, height) + "".join(body)
    return document(width, height, title, describe(view, words), picture, symbols(corrections))


def _plate(
    view: View, seat: int, plan: Plan, width: float, zoom: float, names: Names, *, tall: bool
) -> tuple[str, float]:
    """Lay the plate of a principality, with its panel and with vines where nothing lies; and say how tall it is."""
    above = strip_height(view, seat) * zoom + PAD if tall else 0.0
    height = (above + plan.height if tall else max(TALL, plan.height)) + 2 * PAD
    active = view.active == seat and view.reason is None
    colour = COLOURS[f"seat-{seat}"] if active else COLOURS["faded"]
    plate = (
        f'<rect width="{num(width)}" height="{num(height)}" rx="16" fill="{COLOURS["vellum"]}" stroke="{colour}"'
        f' stroke-width="{4 if active else 1.6}"/>'
        f'<rect x="5" y="5" width="{num(width - 10)}" height="{num(height - 10)}" rx="12" fill="none"'
        f' stroke="{COLOURS["gold"]}" stroke-width="1"/>'
    )
    left = PAD if tall else WIDTH + 2 * PAD
    room = width - left - PAD
    free = (room - plan.width) / 2
    y = PAD + above if tall else (height - plan.height) / 2
    beside = (
        panel(view, seat, height - 2 * PAD, names) if not tall else strip(view, seat, (width - 2 * PAD) / zoom, names)
    )
    vines = "".join(
        _garland(x, y + plan.height / 2, free, plan.height) for x in (left + free / 2, width - PAD - free / 2)
    )
    land = moved(left + free, y, realm_of(view, seat, plan, names))
    return plate + vines + placed(beside, PAD, PAD, zoom) + land, height


def _garland(x: float, y: float, width: float, height: float) -> str:
    """Let a vine grow where there is room."""
    size = min(width, height * 0.6)
    if size < 70:
        return ""
    vine = use("se-vine", -80, -160, 160, 160)
    return placed(vine + f'<g transform="scale(1 -1)">{vine}</g>', x, y, size / 190)


def describe(view: View, words: Words | None = None) -> str:
    """Tell the table in a few lines, for those who cannot see it, with the words of a language if given."""
    names = Names(words)
    lines = []
    for seat, realm in enumerate(view.realms):
        figures = {"victory": view.points(seat)} | {
            kind: realm[kind] for kind in ("commerce", "strength", "tournament")
        }
        points = ", ".join(f"{names.full(f'drawing-{kind}', kind)} {value}" for kind, value in figures.items())
        lines.append(f"{names.seat(seat)}: {points}; {view.hand_counts[seat]} / {realm['limit']}")
        lines.append(" ".join(f"{column}:{names.card(kind)}" for column, kind in realm["centres"]))
        lines.append(
            " ".join(
                f"{place}:{names.resource(code[0])} {code[1]}={amount}" for place, code, amount in realm["regions"]
            )
        )
        built = [f"{place}:{names.card(card)}" for place, card in realm["sites"]]
        built += [f"{place}:{names.card(card)}={power}" for card, place, power, _ in realm["wizards"]]
        if built:
            lines.append(", ".join(built))
    own = view.hands[view.viewer] if view.viewer is not None else None
    if own:
        lines.append(", ".join(names.card(card) for card in own))
    lines.append(" ".join(f"{number + 1}:{stack['count']}" for number, stack in enumerate(view.stacks)))
    if view.scores is not None:
        lines.append(" : ".join(str(score) for score in view.scores))
    return "\n".join(lines)
