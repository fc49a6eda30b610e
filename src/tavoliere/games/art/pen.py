"""The pen: short helpers that turn strokes of a drawing hand into SVG text.

All of them return fragments of SVG and round to one decimal, so that the same picture is always the same bytes.
"""

from __future__ import annotations

import math
from itertools import pairwise
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

Point = tuple[float, float]
Curve = tuple[Point, Point, Point]  # a quadratic curve: start, pull, end


def num(value: float) -> str:
    """Write a coordinate with at most one decimal, as short as it goes."""
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def at(*values: float) -> str:
    """Write coordinates one after the other, as path data and point lists want them."""
    return " ".join(num(value) for value in values)


def escape(text: str) -> str:
    """Make a word safe between tags and inside double quotes."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace('"', "&quot;")


def path(d: str, fill: str, stroke: str | None = None, width: float = 1.0) -> str:
    """Fill an outline, and ink its edge when a stroke is given."""
    edge = f' stroke="{stroke}" stroke-width="{num(width)}" stroke-linejoin="round"' if stroke else ""
    return f'<path d="{d}" fill="{fill}"{edge}/>'


def line(d: str, stroke: str, width: float = 1.0, dash: str | None = None) -> str:
    """Draw a stroke with round ends and nothing filled."""
    dashes = f' stroke-dasharray="{dash}"' if dash else ""
    return (
        f'<path d="{d}" fill="none" stroke="{stroke}" stroke-width="{num(width)}"'
        f' stroke-linecap="round" stroke-linejoin="round"{dashes}/>'
    )


def sheet(size: tuple[float, float], fill: str, corner: float, stroke: str | None, width: float, dash: str = "") -> str:
    """Lay a sheet with round corners, its middle at the origin."""
    edge = f' stroke="{stroke}" stroke-width="{num(width)}"' if stroke else ""
    dashes = f' stroke-dasharray="{dash}"' if dash else ""
    return (
        f'<rect x="{num(-size[0] / 2)}" y="{num(-size[1] / 2)}" width="{num(size[0])}" height="{num(size[1])}"'
        f' rx="{num(corner)}" fill="{fill}"{edge}{dashes}/>'
    )


def dot(x: float, y: float, radius: float, fill: str, stroke: str | None = None, width: float = 1.0) -> str:
    """Set a round dot."""
    edge = f' stroke="{stroke}" stroke-width="{num(width)}"' if stroke else ""
    return f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(radius)}" fill="{fill}"{edge}/>'


def fade(drawn: str, opacity: float) -> str:
    """Let what lies beneath shine through a drawing."""
    return f'<g opacity="{opacity:.2f}">{drawn}</g>'


def symbol(name: str, box: tuple[float, float, float, float], inside: str, *, cut: bool = False) -> str:
    """Keep a drawing under a name, for any number of `use` elements; a scene may be cut at its frame."""
    edge = "" if cut else ' overflow="visible"'
    return f'<symbol id="{name}" viewBox="{at(*box)}"{edge}>{inside}</symbol>'


def write(x: float, y: float, size: float, words: str, fill: str, anchor: str = "middle") -> str:
    """Write a word or number on the line at y; the typeface comes from the picture or page around it."""
    side = "" if anchor == "middle" else f' text-anchor="{anchor}"'
    return f'<text x="{num(x)}" y="{num(y)}" font-size="{num(size)}" fill="{fill}"{side}>{escape(words)}</text>'


def use(name: str, x: float, y: float, width: float, height: float, turn: float = 0.0) -> str:
    """Put a kept drawing into a box whose upper left corner is (x, y), turned about the origin."""
    turned = f' transform="rotate({num(turn)})"' if turn else ""
    return f'<use href="#{name}" x="{num(x)}" y="{num(y)}" width="{num(width)}" height="{num(height)}"{turned}/>'


def moved(x: float, y: float, inside: str) -> str:
    """Push a drawing from the origin to a point."""
    return f'<g transform="translate({num(x)} {num(y)})">{inside}</g>'


def polar(radius: float, degrees: float) -> Point:
    """Find the point at a distance from the origin and a clockwise angle from straight up."""
    angle = math.radians(degrees)
    return radius * math.sin(angle), -radius * math.cos(angle)


def ring(radius: float, corners: int = 8, first: float = 0.0, centre: Point = (0.0, 0.0)) -> str:
    """Outline a regular polygon whose first corner stands at the given angle."""
    spots = (polar(radius, first + 360 / corners * k) for k in range(corners))
    return "M" + "L".join(at(centre[0] + x, centre[1] + y) for x, y in spots) + "Z"


def along(curve: Curve, share: float) -> Point:
    """Find the point that lies the given share of the way along a curve."""
    (x0, y0), (x1, y1), (x2, y2) = curve
    rest = 1 - share
    return (
        rest * rest * x0 + 2 * rest * share * x1 + share * share * x2,
        rest * rest * y0 + 2 * rest * share * y1 + share * share * y2,
    )


def limb(*joints: tuple[float, float, float]) -> str:
    """Outline a body, neck, leg or tail that bends through joints (x, y, thickness) and has round ends."""
    spine = _smooth(joints, 4)
    left: list[Point] = []
    right: list[Point] = []
    for k, (x, y, thick) in enumerate(spine):
        before, after = spine[max(k - 1, 0)], spine[min(k + 1, len(spine) - 1)]
        dx, dy = after[0] - before[0], after[1] - before[1]
        length = math.hypot(dx, dy) or 1.0
        nx, ny = -dy / length * thick / 2, dx / length * thick / 2
        left.append((x + nx, y + ny))
        right.append((x - nx, y - ny))
    right.reverse()
    foot, tip = joints[-1][2] / 2, joints[0][2] / 2
    return (
        f"M{at(*left[0])}{_flow(left)}A{at(foot, foot)} 0 0 0 {at(*right[0])}"
        f"{_flow(right)}A{at(tip, tip)} 0 0 0 {at(*left[0])}Z"
    )


def _flow(points: Sequence[Point]) -> str:
    """Run a soft line through points, bending at each and passing half-way between two."""
    bends = [f"Q{at(x, y, (x + nx) / 2, (y + ny) / 2)}" for (x, y), (nx, ny) in pairwise(points[1:-1])]
    return "".join(bends) + f"Q{at(*points[-2], *points[-1])}"


def _smooth(joints: Sequence[tuple[float, float, float]], steps: int) -> list[tuple[float, float, float]]:
    """Lay a Catmull-Rom spline through the joints."""
    spine: list[tuple[float, float, float]] = []
    for k in range(len(joints) - 1):
        a, b, c, d = joints[max(k - 1, 0)], joints[k], joints[k + 1], joints[min(k + 2, len(joints) - 1)]
        for step in range(steps):
            t = step / steps
            x = _spline(t, a[0], b[0], c[0], d[0])
            y = _spline(t, a[1], b[1], c[1], d[1])
            spine.append((x, y, b[2] + (c[2] - b[2]) * t))
    spine.append(joints[-1])
    return spine


def _spline(t: float, a: float, b: float, c: float, d: float) -> float:
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t)


def feather(root: Point, tip: Point, width: float) -> str:
    """Outline one feather, as wide near its rounded tip as along its blade."""
    (x0, y0), (x1, y1) = root, tip
    dx, dy = x1 - x0, y1 - y0
    length = math.hypot(dx, dy) or 1.0
    nx, ny = -dy / length * width / 2, dx / length * width / 2

    def spot(share: float, side: float) -> tuple[float, float]:
        return x0 + dx * share + nx * side, y0 + dy * share + ny * side

    return (
        f"M{at(*spot(0, 0.5))}C{at(*spot(0.3, 1), *spot(0.5, 1), *spot(0.75, 1))}"
        f"C{at(*spot(0.92, 1), *spot(1, 0.5), *spot(1, 0))}"
        f"C{at(*spot(1, -0.5), *spot(0.92, -1), *spot(0.75, -1))}"
        f"C{at(*spot(0.5, -1), *spot(0.3, -1), *spot(0, -0.5))}Z"
    )


def wing(roots: Curve, tips: Curve, count: int, width: float, fill: str, gap: str, bone: float = 5.0) -> str:
    """Draw a feathered wing: feathers from a curve of roots to a curve of tips, under a strong leading edge."""
    blades = []
    for k in reversed(range(count)):
        share = k / (count - 1)
        blades.append(feather(along(roots, share), along(tips, share), width))
    (x0, y0), (x1, y1), (x2, y2) = roots
    edge = line(f"M{at(x0, y0)}Q{at(x1, y1, x2, y2)}", fill, bone)
    return "".join(path(blade, fill, gap, 1.3) for blade in blades) + edge


def membrane(shoulder: Point, wrist: Point, tips: Sequence[Point], fill: str, rib: str) -> str:
    """Draw a dragon's wing: skin between the fingers of a hand, hollow at its rim, with the fingers as ribs."""
    bend = (
        shoulder[0] * 0.6 + wrist[0] * 0.4 + (wrist[1] - shoulder[1]) * 0.12,
        shoulder[1] * 0.35 + wrist[1] * 0.65,
    )
    d = f"M{at(*shoulder)}Q{at(*bend, *wrist)}L{at(*tips[0])}"
    for start, end in zip(tips, [*tips[1:], shoulder], strict=True):
        middle = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
        pull = (middle[0] + (wrist[0] - middle[0]) * 0.38, middle[1] + (wrist[1] - middle[1]) * 0.38)
        d += f"Q{at(*pull, *end)}"
    ribs = "".join(
        f"M{at(*wrist)}L{at(wrist[0] + (x - wrist[0]) * 0.93, wrist[1] + (y - wrist[1]) * 0.93)}" for x, y in tips[1:]
    )
    return path(d + "Z", fill, rib, 1.3) + line(ribs, rib, 1.4)
