"""The illuminator's vine: a scroll of tendrils that fills the parchment where nothing lies."""

from __future__ import annotations

import math
from typing import Final

from tavoliere.games.art.palette import COLOURS
from tavoliere.games.art.pen import Point, at, dot, limb, path, use

LEAF: Final = COLOURS["tendril"]


def vine(half_of_it: str) -> str:
    """Draw a vine that climbs from the origin to a height of 150; the symbol of its curl serves for both sides."""
    stem = path(limb((0, 0, 5), (3, -30, 4.5), (-3, -62, 4), (2, -96, 3.5), (0, -124, 3)), LEAF)
    half = use(half_of_it, 0, -160, 80, 160)
    bud = (((-15.0, -140.0), 0.34), ((15.0, -140.0), -0.34), ((0.0, -152.0), 0.2))
    return stem + half + f'<g transform="scale(-1 1)">{half}</g>' + "".join(_leaf((0, -120), *tip) for tip in bud)


def curl() -> str:
    """Draw the tendrils on the right of the stem, a small one under a large one."""
    return _tendril(-14, (27, -42), 17) + _tendril(-58, (38, -96), 24)


def _leaf(root: Point, tip: Point, width: float) -> str:
    """Outline a pointed leaf that leans a little."""
    (x0, y0), (x1, y1) = root, tip
    dx, dy = x1 - x0, y1 - y0
    nx, ny = -dy * width, dx * width
    return path(
        f"M{at(x0, y0)}C{at(x0 + dx * 0.2 + nx, y0 + dy * 0.2 + ny, x0 + dx * 0.7 + nx, y0 + dy * 0.7 + ny, x1, y1)}"
        f"C{at(x0 + dx * 0.6 - nx * 0.6, y0 + dy * 0.6 - ny * 0.6, x0 + dx * 0.2 - nx, y0 + dy * 0.2 - ny, x0, y0)}Z",
        LEAF,
    )


def _tendril(root: float, centre: Point, radius: float) -> str:
    """Draw one tendril: out of the stem, round its centre and inwards to a berry, with leaves on its back."""
    joints = [(0.0, root, 4.0), (centre[0] * 0.45, root - 3, 3.8)]
    leaves = []
    for k in range(11):
        turn = math.radians(100 - 52 * k)  # from below the centre, outwards and over the top
        reach = radius * (1 - 0.075 * k)
        x, y = centre[0] + reach * math.cos(turn), centre[1] + reach * math.sin(turn)
        joints.append((x, y, 3.8 - 0.2 * k))
        if 1 <= k <= 5:
            away = turn - math.radians(38)
            tip = (x + radius * 0.78 * math.cos(away), y + radius * 0.78 * math.sin(away))
            leaves.append(_leaf((x, y), tip, 0.34))
    x, y, _ = joints[-1]
    berry = dot(x, y, radius * 0.14, COLOURS["vermilion"])
    bead = dot(centre[0] * 0.5, root - 14, radius * 0.1, COLOURS["lapis"])
    return "".join(leaves) + path(limb(*joints), LEAF) + berry + bead
