"""The brush: the shapes that the emblems of the cards are put together from. Everything stands about the origin."""

from __future__ import annotations

import math
from typing import Final

from tavoliere.games.art.pen import at, dot, line, num, path, polar
from tavoliere.games.settlers.art.palette import COLOURS

INK: Final = COLOURS["ink"]
CREAM: Final = COLOURS["vellum"]
GILT: Final = COLOURS["gilt"]


def shape(d: str, fill: str, width: float = 2.2) -> str:
    """Paint an outline with an inked edge."""
    return path(d, COLOURS.get(fill, fill), INK, width)


def stroke(d: str, colour: str = "ink", width: float = 2.0) -> str:
    """Draw a line with the brush."""
    return line(d, COLOURS.get(colour, colour), width)


def disc(x: float, y: float, radius: float, fill: str, width: float = 2.2) -> str:
    """Paint a round thing with an inked edge."""
    return dot(x, y, radius, COLOURS.get(fill, fill), INK, width)


def spot(x: float, y: float, radius: float, fill: str = "ink") -> str:
    """Set a dot without an edge."""
    return dot(x, y, radius, COLOURS.get(fill, fill))


def placed(inside: str, x: float, y: float, size: float = 1.0, turn: float = 0.0, *, mirror: bool = False) -> str:
    """Put a drawing somewhere, larger or smaller, turned, or looking the other way."""
    turned = f"rotate({num(turn)})" if turn else ""
    scale = f"scale({-size if mirror else size:.3g} {size:.3g})" if mirror or size != 1.0 else ""
    return f'<g transform="translate({num(x)} {num(y)}){turned}{scale}">{inside}</g>'


def box(left: float, top: float, right: float, bottom: float) -> str:
    """Outline an upright box."""
    return f"M{at(left, top)}H{num(right)}V{num(bottom)}H{num(left)}Z"


def arch(x: float, base: float, width: float, height: float) -> str:
    """Outline a door or window with a round top."""
    half = width / 2
    return f"M{at(x - half, base)}V{num(base - height + half)}a{at(half, half)} 0 0 1 {at(width, 0)}V{num(base)}Z"


def gable(left: float, right: float, eaves: float, ridge: float, over: float = 4.0) -> str:
    """Outline a pointed roof seen from the front."""
    return f"M{at(left - over, eaves)}L{at((left + right) / 2, ridge)}L{at(right + over, eaves)}Z"


def battlement(left: float, right: float, top: float, bottom: float, teeth: int, tooth: float = 6.0) -> str:
    """Outline a wall with battlements."""
    step = (right - left) / (2 * teeth - 1)
    d = f"M{at(left, bottom)}V{num(top)}"
    for k in range(teeth):
        d += f"h{num(step)}" + (f"v{num(tooth)}h{num(step)}v{num(-tooth)}" if k < teeth - 1 else "")
    return d + f"V{num(bottom)}Z"


def tower(x: float, base: float, width: float, height: float, wall: str, roof: str, peak: float) -> str:
    """Raise a tower with a pointed roof and a slit."""
    left, right, top = x - width / 2, x + width / 2, base - height
    slit = stroke(f"M{at(x, top + height * 0.35)}v{num(height * 0.2)}", "ink", max(1.6, width * 0.14))
    return shape(box(left, top, right, base), wall) + slit + shape(gable(left, right, top, top - peak, 3), roof)


def house(left: float, right: float, base: float, eaves: float, ridge: float, wall: str, roof: str) -> str:
    """Build a house: its front, its roof and a door."""
    width = right - left
    door = path(arch((left + right) / 2, base, width * 0.26, (base - eaves) * 0.62), COLOURS["timber"], INK, 1.4)
    return shape(box(left, eaves, right, base), wall) + door + shape(gable(left, right, eaves, ridge), roof)


def flag(x: float, y: float, height: float, fill: str, *, left: bool = False) -> str:
    """Hoist a flag on a pole that stands at a point."""
    sign = -1 if left else 1
    top = y - height
    wide, deep = sign * height * 0.62, height * 0.36
    cloth = f"M{at(x, top)}q{at(wide * 0.5, -deep * 0.3, wide, deep * 0.2)}l{at(-wide * 0.25, deep * 0.4)}l{at(wide * 0.25, deep * 0.5)}q{at(-wide * 0.5, -deep * 0.3, -wide, deep * 0.1)}Z"
    return stroke(f"M{at(x, y)}V{num(top - 3)}", "ink", 2.2) + shape(cloth, fill, 1.8)


def star(x: float, y: float, radius: float, rays: int = 4, waist: float = 0.36, turn: float = 0.0) -> str:
    """Outline a star."""
    points = [polar(radius if k % 2 == 0 else radius * waist, k * 180 / rays + turn) for k in range(2 * rays)]
    return "M" + "L".join(at(x + a, y + b) for a, b in points) + "Z"


def rays(inner: float, outer: float, count: int, first: float = 0.0, x: float = 0.0, y: float = 0.0) -> str:
    """Draw the strokes of a shine around a point."""
    parts = []
    for k in range(count):
        (x0, y0), (x1, y1) = polar(inner, first + 360 / count * k), polar(outer, first + 360 / count * k)
        parts.append(f"M{at(x + x0, y + y0)}L{at(x + x1, y + y1)}")
    return "".join(parts)


def flame(x: float, base: float, height: float) -> str:
    """Light a flame."""
    h, w = height, height * 0.36
    outer = f"M{at(x, base)}C{at(x - 1.7 * w, base, x - 1.3 * w, base - 0.45 * h, x - 0.45 * w, base - 0.6 * h)}C{at(x - 0.3 * w, base - 0.8 * h, x + 0.1 * w, base - 0.85 * h, x + 0.1 * w, base - h)}C{at(x + 1.1 * w, base - 0.75 * h, x + 0.9 * w, base - 0.6 * h, x + w, base - 0.45 * h)}C{at(x + 1.5 * w, base - 0.2 * h, x + w, base, x, base)}Z"
    i = 0.52
    inner = f"M{at(x, base)}C{at(x - 1.7 * w * i, base, x - 1.1 * w * i, base - 0.5 * h * i, x, base - h * i)}C{at(x + 1.1 * w * i, base - 0.5 * h * i, x + 1.7 * w * i, base, x, base)}Z"
    return shape(outer, "fire", 2) + path(inner, COLOURS["ember"])


def wheel(x: float, y: float, radius: float, spokes: int, fill: str = "timber", width: float = 4.0) -> str:
    """Draw a wheel: rim, hub and spokes."""
    colour = COLOURS.get(fill, fill)
    arms = rays(0, radius, spokes, 0, x, y)
    rim = f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(radius)}" fill="none" stroke="{{}}" stroke-width="{{}}"/>'
    return (
        stroke(arms, "ink", width + 2.4)
        + rim.format(INK, num(width + 3))
        + stroke(arms, fill, width - 0.8)
        + rim.format(colour, num(width - 0.6))
        + disc(x, y, radius * 0.2, fill, 2)
    )


def smoke(x: float, y: float, size: float, fill: str = "white") -> str:
    """Let a puff of smoke rise from a point."""
    s = size
    d = f"M{at(x, y)}c{at(-0.5 * s, -0.3 * s, -0.3 * s, -0.8 * s, 0.1 * s, -0.8 * s)}c{at(-0.1 * s, -0.6 * s, 0.7 * s, -0.8 * s, 0.8 * s, -0.3 * s)}c{at(0.7 * s, -0.1 * s, 0.6 * s, 0.7 * s, 0.1 * s, 0.6 * s)}c{at(-0.2 * s, 0.4 * s, -0.6 * s, 0.3 * s, -1.0 * s, 0.5 * s)}Z"
    return shape(d, fill, 1.8)


def ground(y: float, half: float = 44.0) -> str:
    """Draw the line that things stand on."""
    return stroke(f"M{at(-half, y)}H{num(half)}", "ink", 2.4)


def coin(x: float, y: float, radius: float) -> str:
    """Strike a coin."""
    return disc(x, y, radius, "gilt", 2) + line(_circle(x, y, radius * 0.66), COLOURS["gold"], 1.6)


def _circle(x: float, y: float, radius: float) -> str:
    return f"M{at(x - radius, y)}a{at(radius, radius)} 0 1 0 {at(2 * radius, 0)}a{at(radius, radius)} 0 1 0 {at(-2 * radius, 0)}Z"


def circle(x: float, y: float, radius: float) -> str:
    """Outline a circle."""
    return _circle(x, y, radius)


def sparkle(*spots: tuple[float, float, float], fill: str = "gilt") -> str:
    """Scatter four-pointed stars."""
    return "".join(shape(star(x, y, radius), fill, 1.4) for x, y, radius in spots)


def shine(x: float, y: float, inner: float, outer: float, count: int, colour: str = "gold", width: float = 3.0) -> str:
    """Let something shine."""
    return stroke(rays(inner, outer, count, 180 / count, x, y), colour, width)


def around(radius: float, degrees: float) -> tuple[float, float]:
    """Find a point on a circle, clockwise from the top."""
    angle = math.radians(degrees)
    return radius * math.sin(angle), -radius * math.cos(angle)
