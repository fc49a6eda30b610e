"""Castel del Monte from above: an octagon with an octagonal keep at each corner, about the origin."""

from __future__ import annotations

from tavoliere.games.art.pen import at, dot, fade, line, path, polar, ring, use, write
from tavoliere.games.fredericus.art.palette import COLOURS, KEEP

INK = COLOURS["ink"]


def castle() -> str:
    """Draw the castle with its keeps, guard posts, courtyard sections and centre, and number its sides (F1, F2)."""
    return _walls() + _courtyard() + _keeps() + _numerals()


def _walls() -> str:
    wall, stone, faded = COLOURS["wall"], COLOURS["stone"], COLOURS["faded"]
    partitions = "".join(f"M{at(*polar(75, k * 45 + 22.5))}L{at(*polar(137, k * 45 + 22.5))}" for k in range(8))
    return (
        fade(path(ring(172, centre=(0, 5)), INK), 0.16)
        + path(ring(170), wall, INK, 2)
        + line(ring(163), COLOURS["court"], 5, "8 6")
        + path(ring(154), stone, INK, 1.6)
        + line(ring(119), wall, 0.8)
        + line(partitions, faded, 5)
        + line(partitions, COLOURS["court"], 1.4)
    )


def _courtyard() -> str:
    wall, court, faded = COLOURS["wall"], COLOURS["court"], COLOURS["faded"]
    seams = "".join(f"M{at(*polar(33, k * 45 + 22.5))}L{at(*polar(68, k * 45 + 22.5))}" for k in range(8))
    star = "".join(
        f"M{at(*polar(9, k * 45 - 22.5))}L{at(*polar(25, k * 45))}L{at(*polar(9, k * 45 + 22.5))}Z" for k in range(8)
    )
    return (
        path(ring(87), wall, INK, 1.4)
        + path(ring(77), court, INK, 1.4)
        + line(ring(62), COLOURS["shade"], 1.2)
        + line(ring(48), COLOURS["shade"], 1.2)
        + line(seams, faded, 1.2, "3 4")
        + path(ring(33), COLOURS["vellum"], INK, 1.6)
        + line(ring(28.5), COLOURS["gold"], 1.2)
        + path(star, COLOURS["gilt"], COLOURS["gold"], 0.8)
    )


def keep() -> str:
    """Draw one keep about the origin: an octagonal tower whose floor takes the betting tokens (F1)."""
    return (
        path(ring(36, first=22.5), COLOURS["wall"], INK, 2)
        + line(ring(32, first=22.5), COLOURS["court"], 3.4, "6 4")
        + path(ring(28, first=22.5), COLOURS["vellum"], INK, 1.2)
        + line(ring(23.5, first=22.5), COLOURS["shade"], 1.2)
    )


def _keeps() -> str:
    spots = (polar(KEEP, side * 45) for side in range(8))
    return "".join(use("fr-keep", x - 40, y - 40, 80, 80) for x, y in spots)


def _numerals() -> str:
    marks = []
    for side in range(8):
        x, y = polar(193, side * 45)
        marks.append(dot(x, y, 11, COLOURS["gilt"], INK, 1.2) + write(x, y + 5.6, 16.5, str(side), INK))
    return "".join(marks)
