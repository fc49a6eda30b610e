"""The middle of the table: dice, stacks, discards, what can still be built, and the tokens that nobody holds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from tavoliere.games.art.pen import dot, fade, line, num, sheet, use, write
from tavoliere.games.settlers.art.brush import INK, placed
from tavoliere.games.settlers.art.faces import is_region
from tavoliere.games.settlers.art.names import Names, fitted, titled
from tavoliere.games.settlers.art.palette import CARD, COLOURS
from tavoliere.games.settlers.art.panel import token_piece
from tavoliere.games.settlers.art.realm import card_face

if TYPE_CHECKING:
    from tavoliere.games.settlers.view import View

HEIGHT: Final = 118.0
PILE: Final = 66.0
GAP: Final = 14.0
BETWEEN: Final = 26.0  # the least distance of two groups
Item = tuple[float, str]
Group = list[Item]


def middle(view: View, width: float, rows: int, names: Names) -> str:
    """Draw the band between the principalities, in one row or two; its upper left corner is the origin."""
    groups = [_dice(view, names)]
    tournament = any(stack["owner"] is not None for stack in view.stacks)
    groups += [_owned_stacks(view, names)] if tournament else _shared_stacks(view, names)
    groups += [_open_piles(view, names), _supply(view, names)]
    loose = [token for token in ("knight", "mill") if view.tokens[token] is None]
    if loose:
        groups.append([(52.0, placed(token_piece(token, names), 26, 0)) for token in loose])
    lines = [groups] if rows == 1 else _halved(groups)
    scale = min(1.0, *(width / (sum(map(_broad, line)) + BETWEEN * (len(line) - 1)) for line in lines))
    drawn = [placed(_row(line, width / scale), 0, HEIGHT * (k + 0.5), scale) for k, line in enumerate(lines)]
    return f'<g id="middle">{"".join(drawn)}</g>'


def _halved(groups: list[Group]) -> list[list[Group]]:
    """Break the groups into two rows that are as equally broad as can be."""
    widths = [_broad(group) for group in groups]
    cut = min(range(1, len(groups)), key=lambda k: max(sum(widths[:k]), sum(widths[k:])))
    return [groups[:cut], groups[cut:]]


def _row(groups: list[Group], width: float) -> str:
    """Spread groups over the width, though not too far apart."""
    total = sum(_broad(group) for group in groups)
    gap = min(60.0, (width - total) / max(len(groups) - 1, 1))
    x = (width - total - gap * (len(groups) - 1)) / 2
    parts = []
    for group in groups:
        for broad, drawn in group:
            parts.append(placed(drawn, x, 0))
            x += broad + GAP
        x += gap - GAP
    return "".join(parts)


def _broad(group: Group) -> float:
    return sum(broad for broad, _ in group) + GAP * (len(group) - 1)


def _small(symbol: str, size: float = PILE) -> str:
    return placed(card_face(symbol), size / 2, 0, size / CARD)


def _badge(text: str, x: float, y: float, size: float = 15.0) -> str:
    return dot(x, y, size, COLOURS["vellum"], INK, 1.6) + write(x, y + size * 0.4, size * 1.15, text, INK)


def _dice(view: View, names: Names) -> Group:
    """Lay the two dice, and the event card that was drawn (B13)."""
    face, number = view.dice or (None, None)
    event = use("se-die", 0, -30, 60, 60) + (use(f"se-{face}", 6, -24, 48, 48) if face else "")
    plain = use(f"se-die-{number}" if number else "se-die", 0, -30, 60, 60)
    items = [
        (60.0, f'<g id="die-event">{titled(names.full(f"face-{face}", face or "") if face else "")}{event}</g>'),
        (60.0, f'<g id="die-number">{plain}</g>'),
    ]
    if view.event:
        drawn = placed(
            card_face(f"card-{view.event}") + fitted(0, 37, 13.5, names.card(view.event), CARD - 10, "vellum"), 48, 0
        )
        items.append((CARD, f'<g id="event">{titled(names.card(view.event, whole=True))}{drawn}</g>'))
    return items


def _pile(back: str, count: int, size: float = PILE) -> str:
    """Draw a pile, as thick as it has cards, or the place of a used-up one."""
    if not count:
        return placed(
            fade(sheet((CARD - 8, CARD - 8), "none", 9, COLOURS["faded"], 2.4, "8 7"), 0.8), size / 2, 0, size / CARD
        )
    layers = min(3, (count + 5) // 6)
    return "".join(placed(card_face(f"back-{back}"), size / 2 + 2.6 * k, -2.6 * k, size / CARD) for k in range(layers))


def _stack(view: View, number: int, names: Names, size: float = PILE) -> str:
    """Draw a face-down stack with its number and count, and what the viewer knows of it."""
    stack = view.stacks[number]
    back = "magic" if stack["magic"] else "base"
    known: list[Any] = stack.get("known") or []
    half = size / 2
    inside = _pile(back, stack["count"], size)
    inside += write(11, -half + 19, 17, str(number + 1), COLOURS["gilt" if stack["count"] else "faded"])
    inside += _badge(str(stack["count"]), half, half + 8)
    title = f"{names.full('drawing-stack', 'stack')} {number + 1}: {stack['count']}"
    if known:
        inside += _known(known, size)
        title += "; " + ", ".join(f"{depth + 1}. {names.card(card, whole=True)}" for depth, card in known)
    return f'<g id="stack-{number + 1}" class="stack {back}">{titled(title)}{inside}</g>'


def _known(known: list[Any], size: float) -> str:
    """Show the first card that the viewer knows in a stack, and how deep it lies."""
    depth, card = min(known)
    face = f"card-{card}"
    if is_region(card):
        face = f"region-{card[0]}"
    small = placed(card_face(face), size - 8, -size / 2 + 8, 0.34)
    deep = _badge(str(depth + 1), size + 8, -size / 2 - 7, 9.5) if depth else ""
    return small + use("se-eye", size - 19, -size / 2 + 20, 24, 24) + deep


def _shared_stacks(view: View, names: Names) -> list[Group]:
    """Lay the base stacks, and apart from them the magic ones (W4, W6)."""
    groups: list[Group] = [[], []]
    for number, stack in enumerate(view.stacks):
        groups[1 if stack["magic"] else 0].append((PILE, _stack(view, number, names)))
    return [group for group in groups if group]


def _owned_stacks(view: View, names: Names) -> Group:
    """Lay the stacks of a tournament, those of each player in a row towards his principality (W61)."""
    lower = view.viewer if view.viewer is not None else 0
    rows: list[list[int]] = [[], []]
    for number, stack in enumerate(view.stacks):
        rows[1 if stack["owner"] == lower else 0].append(number)
    items: Group = []
    for k in range(max(len(row) for row in rows)):
        pair = "".join(
            placed(_stack(view, row[k], names), 0, y, 0.72)
            for row, y in ((rows[1], 26), (rows[0], -35))
            if k < len(row)
        )
        items.append((PILE * 0.78, pair))
    shields = placed(use(f"se-shield-{1 - lower}", -13, -15, 26, 30), 13, -33) + placed(
        use(f"se-shield-{lower}", -13, -15, 26, 30), 13, 28
    )
    return [(26.0, shields), *items]


def _open_piles(view: View, names: Names) -> Group:
    """Lay the regions, the events and the discards."""
    items = []
    for name, stack in (("region", view.region_stack), ("event", view.event_stack)):
        known: list[Any] = stack.get("known") or []
        inside = _pile(name, stack["count"]) + _badge(str(stack["count"]), PILE / 2, PILE / 2 + 8)
        title = f"{names.full(f'drawing-stack-{name}', name)}: {stack['count']}"
        if known:
            inside += _known(known, PILE)
            title += "; " + ", ".join(f"{depth + 1}. {names.card(card, whole=True)}" for depth, card in known)
        items.append((PILE, f'<g id="stack-{name}">{titled(title)}{inside}</g>'))
    if view.gone:
        items.append((PILE * 0.7, _gone(view, names)))
    small = len(view.discards) > 1
    piles = []
    for k, pile in enumerate(view.discards):
        piles.append(_discards(k, pile, names))
    if small:
        upper = view.viewer if view.viewer is not None else 0
        order = [piles[1 - upper], piles[upper], *piles[2:]]
        items.append((PILE * 0.76, "".join(placed(drawn, 0, -35 + 61 * k, 0.72) for k, drawn in enumerate(order))))
    else:
        items += [(PILE, drawn) for drawn in piles]
    if _is_locked(view):
        inside = fade(placed(sheet((34, 34), COLOURS["yellow"], 5, INK, 1.4), 17, 0), 0.5) + use(
            "se-lock", 3, -14, 28, 28
        )
        items.append((34.0, f'<g id="locked">{titled(names.full("drawing-locked", "action cards"))}{inside}</g>'))
    return items


def _is_locked(view: View) -> bool:
    """Say whether action cards may not be played yet (B57, W47)."""
    if view.options.get("mode", "base") != "base":
        return not view.permission
    if view.options.get("action_lock", "on") == "off":
        return False
    points: list[int] = [realm["victory"] for realm in view.realms]
    return sum(points) < 7


def _discards(which: int, pile: list[str], names: Names) -> str:
    """Show the last discarded card, and how many lie below it."""
    top = _small(f"card-{pile[-1]}") if pile else _pile("base", 0)
    inside = top + _badge(str(len(pile)), PILE / 2, PILE / 2 + 8)
    title = f"{names.full('drawing-discards', 'discarded')}: " + (
        ", ".join(names.card(card, whole=True) for card in pile) or "-"
    )
    return f'<g id="discards-{which}">{titled(title)}{inside}</g>'


def _gone(view: View, names: Names) -> str:
    """Show the events that have left the game for good (W87)."""
    parts = []
    for k, card in enumerate(view.gone):
        crossed = card_face(f"card-{card}") + line("M-40-40L40 40M40-40L-40 40", COLOURS["vermilion"], 8)
        parts.append(placed(crossed, PILE * 0.35, (k - (len(view.gone) - 1) / 2) * 40, 0.44))
    title = ", ".join(names.card(card, whole=True) for card in view.gone)
    return f'<g id="gone">{titled(title)}{fade("".join(parts), 0.8)}</g>'


def _supply(view: View, names: Names) -> Group:
    """Lay the roads, settlements, cities and citadels that are left (B36)."""
    items = []
    magic = view.options.get("mode", "base") != "base"
    for kind in ("road", "settlement", "city", "citadel"):
        count = view.supply.get(kind, 0)
        if kind == "citadel" and not (magic or count):
            continue
        face = _small(f"centre-{kind}")
        inside = (face if count else fade(face, 0.35)) + _badge(str(count), PILE / 2, PILE / 2 + 8)
        items.append((PILE, f'<g id="supply-{kind}">{titled(f"{names.card(kind)}: {num(count)}")}{inside}</g>'))
    return items
