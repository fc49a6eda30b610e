"""Small marks that say the same in every game: the star of the first player, the crown of the winner."""

from __future__ import annotations

from tavoliere.games.art.palette import COLOURS
from tavoliere.games.art.pen import num, path, polar


def star(x: float, y: float) -> str:
    """Draw the star of the starting player, eight rays about a point."""
    points = [polar(11 if k % 2 == 0 else 4.5, k * 22.5) for k in range(16)]
    d = "M" + "L".join(f"{num(x + a)} {num(y + b)}" for a, b in points) + "Z"
    return path(d, COLOURS["gilt"], COLOURS["ink"], 1.1)


def crown(x: float, y: float) -> str:
    """Draw the crown of the winner, its middle at a point."""
    d = f"M{num(x - 13)} {num(y + 9)}l-3-17l9 7l7-11l7 11l9-7l-3 17z"
    return path(d, COLOURS["gilt"], COLOURS["ink"], 1.4)
