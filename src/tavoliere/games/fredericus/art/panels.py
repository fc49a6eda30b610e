"""The margins of the page: a panel for each seat in a corner, and between the rows round, goal deck and open goals."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final

from tavoliere.games.art.marks import crown, star
from tavoliere.games.art.pen import dot, line, num, path, polar, use, write
from tavoliere.games.fredericus.art.palette import CARD, COLOURS, SIDE

if TYPE_CHECKING:
    from tavoliere.games.fredericus.view import View

INK: Final = COLOURS["ink"]
EDGE: Final = 24.0  # from the edge of the page to a panel
WIDTH: Final = 424.0
HEIGHT: Final = 104.0
ASIDE: Final = 66.0  # the column of the shield, at the outer edge
NUMERALS: Final = ("I", "II", "III", "IV")
CORNERS: Final = {2: (0, 2), 3: (0, 1, 2), 4: (0, 1, 2, 3)}  # by seats: clockwise from the upper left


def panel(view: View, seat: int, name: str) -> str:
    """Draw what lies before one player: shield, token in hand, captured creatures, goals and, at the end, the score."""
    corner = CORNERS[view.seats][seat]
    right = corner in (1, 2)
    x, y = (at - half for at, half in zip(middle_of(corner), (WIDTH / 2, HEIGHT / 2), strict=True))
    side = x + WIDTH - ASIDE / 2 if right else x + ASIDE / 2
    start, stop = (x + 12, x + WIDTH - ASIDE) if right else (x + ASIDE, x + WIDTH - 12)
    parts = [_frame(x, y, turn=view.seat == seat, seat=seat)]
    parts.append(use(f"fr-shield-{seat}", side - 21, y + 9, 42, 49))
    parts.append(_in_hand(view, seat, side, y + 80))
    parts.append(_header(view, seat, name, (start, stop), y, right=right))
    middle = start + (stop - start) * (0.4 if right else 0.6)
    inner, outer = (start, middle - 8), (middle + 8, stop)
    parts.append(_captured(view, seat, outer if right else inner, y + 68, right=right))
    parts.append(line(f"M{num(middle)} {num(y + 42)}V{num(y + 94)}", COLOURS["shade"], 1.6))
    parts.append(_goals(view, seat, inner if right else outer, y + 68, right=right))
    return f'<g id="panel-{seat}" class="panel">{"".join(parts)}</g>'


def middle_of(corner: int) -> tuple[float, float]:
    """Find the middle of a panel by its corner, clockwise from the upper left."""
    x, y = EDGE + WIDTH / 2, EDGE + HEIGHT / 2
    return SIDE - x if corner in (1, 2) else x, SIDE - y if corner in (2, 3) else y


def _frame(x: float, y: float, *, turn: bool, seat: int) -> str:
    stroke, width = (COLOURS[f"seat-{seat}"], 4.0) if turn else (COLOURS["faded"], 1.2)
    box = f'<rect x="{num(x)}" y="{num(y)}" width="{num(WIDTH)}" height="{num(HEIGHT)}" rx="14"'
    inner = (
        f'<rect x="{num(x + 4.5)}" y="{num(y + 4.5)}" width="{num(WIDTH - 9)}" height="{num(HEIGHT - 9)}" rx="10"'
        f' fill="none" stroke="{COLOURS["gold"]}" stroke-width="1"/>'
    )
    return f'{box} fill="{COLOURS["vellum"]}" stroke="{stroke}" stroke-width="{num(width)}"/>' + inner


def _header(view: View, seat: int, name: str, span: tuple[float, float], y: float, *, right: bool) -> str:
    """Write the name, mark the starting player, and count the actions left or the points."""
    start, stop = span
    step = -1 if right else 1
    x, far = (stop, start) if right else (start, stop)
    anchor, other = ("end", "start") if right else ("start", "end")
    called = name or NUMERALS[seat]
    parts = []
    if seat == 0:  # F9: seat 0 starts and keeps the starting-player card
        parts.append(f'<g id="starter">{star(x + step * 11, y + 22)}</g>')
        x += step * 29
    parts.append(_write(x, y + 29, min(22, 320 / len(called)), called, anchor))
    if view.seat == seat:
        left = [path(f"M{num(far)} {num(y + 14)}l{-10 * step} 8l{10 * step} 8z", COLOURS["vermilion"], INK, 1.2)]
        spot = far - step * 24
        if view.phase in ("bets", "token"):
            left.append(use(f"fr-token-{seat}", spot - 14, y + 8, 28, 28))
            return "".join([*parts, f'<g id="turn">{"".join(left)}</g>'])
        for k in range(view.actions + view.extra):
            whole = k < view.actions
            left.append(dot(spot, y + 22, 6 if whole else 5.2, INK if whole else "none", INK, 1.2 if whole else 2))
            spot -= step * 17
        parts.append(f'<g id="turn">{"".join(left)}</g>')
    if view.scores is not None:
        first = view.ranking is not None and view.ranking[0] == seat
        parts.append(f'<g id="score-{seat}">{_write(far, y + 32, 28, str(view.scores[seat]), other)}</g>')
        if first:
            parts.append(f'<g id="winner">{crown(far - step * 66, y + 22)}</g>')
    return "".join(parts)


def _in_hand(view: View, seat: int, x: float, y: float) -> str:
    """Lay the tokens that a player holds in hand beside the shield."""
    held = [k for k, place in enumerate(view.tokens[seat]) if place == "-"]
    radius = 16.0 if len(held) == 1 else 13.0
    parts = []
    for k, which in enumerate(held):
        spot = x + (k - (len(held) - 1) / 2) * 28
        inside = use(f"fr-token-{seat}", spot - radius, y - radius, 2 * radius, 2 * radius)
        parts.append(f'<g id="{token_id(view, seat, which)}" class="token hand">{inside}</g>')
    return "".join(parts)


def token_id(view: View, seat: int, which: int) -> str:
    """Name a token: `token-1`, and with two players, who have two each, `token-1-0` and `token-1-1`."""
    return f"token-{seat}" if len(view.tokens[seat]) == 1 else f"token-{seat}-{which}"


def _captured(view: View, seat: int, span: tuple[float, float], y: float, *, right: bool) -> str:
    names = [f"fr-card-{kind}" for kind in view.creatures[seat]]
    return f'<g id="creatures-{seat}" class="creatures">{_spread(names, span, y, end=right)}</g>'


def _goals(view: View, seat: int, span: tuple[float, float], y: float, *, right: bool) -> str:
    known, count = view.goals[seat], view.goal_counts[seat]
    names = ["fr-goal"] * count if known is None else [f"fr-goal-{kind}" for kind in known]
    if view.fredericus == seat:
        names.append("fr-goal-F")
    number = ""
    if known is None and count > 1:
        edge = span[0] if right else span[1]
        span = (span[0] + 24, span[1]) if right else (span[0], span[1] - 24)
        number = _write(edge, y + 7, 20, str(count), "start" if right else "end")
    return f'<g id="goals-{seat}" class="goals">{_spread(names, span, y, end=not right)}{number}</g>'


def _spread(names: list[str], span: tuple[float, float], y: float, *, end: bool) -> str:
    """Lay cards side by side, equal ones closer together, and push them together when they are many."""
    width, height = CARD[0] * 0.66, CARD[1] * 0.66
    alike = [name == before for before, name in pairwise(names)]
    room = span[1] - span[0] - width
    near = min(12.0, room / max(len(alike), 1))
    far = min(width + 4, (room - near * sum(alike)) / max(len(alike) - sum(alike), 1))
    steps = [near if same else far for same in alike]
    x = span[1] - width - sum(steps) if end else span[0]
    parts = []
    for name, step in zip(names, [*steps, 0.0], strict=False):
        parts.append(use(name, x, y - height / 2, width, height))
        x += step
    return "".join(parts)


def margins(view: View) -> str:
    """Draw what belongs to nobody: the round, the goal deck, the open goals, and the horn once the end is announced."""
    parts = [f'<g id="round">{_wheel(92, 322)}{_write(92, 333, 32, str(view.round))}</g>']
    layers = min(4, (view.deck + 5) // 6)
    deck = "".join(use("fr-goal", 872 + 4 * k, 286 - 4 * k, 63, 72) for k in range(layers))
    count = dot(936, 352, 17, COLOURS["vellum"], INK, 1.6) + _write(936, 359, 20, str(view.deck))
    parts.append(f'<g id="deck">{deck or _no_deck()}{count}</g>')
    parts.append(f'<g id="open" class="goals">{_open(view.open)}</g>')
    if view.announced:
        parts.append(f'<g id="announced">{use("fr-horn", 40, 632, 104, 104)}</g>')
    return "".join(parts)


def _open(goals: str) -> str:
    """Lay out the goals that were discarded face up, one small pile a kind."""
    parts: list[str] = []
    kinds = sorted(set(goals), key="abcdefghF".index)
    columns = 2 if len(kinds) <= 6 else 3  # three rows are as many as fit beside row 3
    for k, kind in enumerate(kinds):
        rank, column = divmod(k, columns)
        x, y = 927 - 60 * (columns - 1 - column), 557 + 63 * rank
        parts.extend(use(f"fr-goal-{kind}", x - 5 * copy, y + 4 * copy, 49, 56) for copy in range(goals.count(kind)))
    return "".join(parts)


def _no_deck() -> str:
    return use("fr-place", 861, 278, 92, 88)


def _wheel(x: float, y: float) -> str:
    """Draw the wheel of the rounds about their number, turning clockwise."""
    first, last = polar(38, 25), polar(38, 338)
    arc = f"M{num(x + first[0])} {num(y + first[1])}A38 38 0 1 1 {num(x + last[0])} {num(y + last[1])}"
    spots = "".join(dot(x + polar(29, k * 45)[0], y + polar(29, k * 45)[1], 1.6, COLOURS["gold"]) for k in range(8))
    head = f"M{num(x + last[0] - 3)} {num(y + last[1] - 8)}l15 5l-11 11z"
    red = COLOURS["vermilion"]
    return dot(x, y, 47, COLOURS["vellum"], INK, 1.6) + spots + line(arc, red, 3) + path(head, red)


def _write(x: float, y: float, size: float, words: str, anchor: str = "middle") -> str:
    return write(x, y, size, words, INK, anchor)
