"""Roads, settlements, cities and citadels, as scenes in a square from -50 to 50 that is cut at its edges."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tavoliere.games.art.pen import line, path
from tavoliere.games.settlers.art.brush import (
    arch,
    battlement,
    box,
    flag,
    house,
    placed,
    shape,
    shine,
    sparkle,
    spot,
    star,
    stroke,
    tower,
)
from tavoliere.games.settlers.art.palette import COLOURS

if TYPE_CHECKING:
    from collections.abc import Callable


def _meadow(upper: str = "#d3e4e6", lower: str = "#eef0dc") -> str:
    return (
        path("M-52-52H52V52H-52Z", upper)
        + path("M-52-20Q0-30 52-18V52H-52Z", lower)
        + path("M-52 0C-24-12 20-10 52-2V52H-52Z", "#b9cc8a")
        + path("M-52 20C-20 12 20 14 52 22V52H-52Z", "#9fb96d")
    )


def _bush(x: float, y: float, size: float) -> str:
    return placed(path("M-9 4C-14-2-8-9-3-7C0-13 9-11 8-5C14-4 12 4 8 4Z", "#5f8a45"), x, y, size)


def road() -> str:
    """Draw a road that leads from one side to the other."""
    stones = "".join(
        f"M{x} {y}q3-3 7 0"
        for x, y in (
            (-44, 6),
            (-30, 12),
            (-16, 7),
            (-2, 14),
            (12, 7),
            (26, 12),
            (38, 6),
            (-38, 17),
            (6, 18),
            (34, 18),
            (-20, 18),
        )
    )
    milestone = shape("M-5 0V-12a5 5 0 0 1 10 0V0Z", "stone", 1.8) + stroke("M-2-9H2M-2-5H2", "faded", 1.4)
    return (
        _meadow()
        + path("M-52-2Q-20-8 0-3T52-4V24Q24 20 0 25T-52 23Z", "#7b6444")
        + path("M-52 1Q-20-5 0 0T52-1V21Q24 17 0 22T-52 20Z", "#dcc69a")
        + line(stones, "#a78c5c", 2.4)
        + _bush(-34, -9, 1.0)
        + _bush(28, 33, 1.2)
        + _bush(-18, 36, 0.9)
        + placed(milestone, 24, -4, 1.1)
        + stroke("M-8-26q4-5 8 0q4-5 8 0M12-34q3-4 6 0q3-4 6 0", "faded", 1.6)
    )


def settlement() -> str:
    """Draw a settlement: three houses behind a palisade."""
    pales = "".join(f"M{x} 40V24l4-5l4 5V40Z" for x in range(-48, 48, 8))
    return (
        _meadow()
        + _bush(-42, 4, 1.2)
        + _bush(42, 6, 1.2)
        + house(-34, -8, 24, -2, -22, "stone", "thatch")
        + house(8, 36, 24, 0, -20, "stone", "thatch")
        + house(-15, 15, 28, -10, -36, "white", "tile")
        + path(box(-3, -14, 3, -7), COLOURS["ink"])
        + path(pales, COLOURS["plank"], COLOURS["ink"], 1.4)
        + line("M-48 33H48", COLOURS["timber"], 2.6)
        + path(arch(0, 41, 15, 19), COLOURS["coal"], COLOURS["ink"], 1.4)
    )


def city() -> str:
    """Draw a city: walls and gate, and roofs and spires crowded behind them."""
    return (
        _meadow("#bcd6e6", "#f0ead2")
        + tower(-17, 12, 15, 38, "stone", "slate", 17)
        + tower(20, 12, 13, 32, "stone", "tile", 15)
        + house(-4, 14, 16, -12, -28, "white", "tile")
        + house(-33, -14, 18, -4, -18, "white", "tile")
        + house(14, 34, 18, -2, -16, "stone", "slate")
        + house(-14, 4, 20, 0, -14, "white", "thatch")
        + shape(battlement(-40, 40, 12, 42, 10, 5), "wall", 2)
        + stroke("M-34 24h9M-20 31h8M14 24h8M24 32h9M-33 37h7M18 38h7", "rock", 1.6)
        + tower(-40, 44, 17, 40, "wall", "tile", 17)
        + tower(40, 44, 17, 40, "wall", "tile", 17)
        + shape(arch(0, 43, 19, 25), "timber", 2)
        + stroke("M-9.5 30H9.5M-5 43V22M0 43V18M5 43V22", "ink", 1.3)
        + flag(-17, -26, 14, "vermilion")
    )


def _citadel(*, lit: bool) -> str:
    upper, lower = ("#574a86", "#c9a9cf") if lit else ("#aeb7c6", "#e1dfd9")
    scene = (
        path("M-52-52H52V52H-52Z", upper)
        + path("M-52-10Q0-24 52-8V52H-52Z", lower)
        + (shine(0, -37, 12, 21, 12, "ember", 2.4) if lit else "")
    )
    crag = shape("M-56 52L-38 22L-22 14L-10 20L12 12L26 16L42 30L58 52Z", "#6b6174", 2)
    facets = stroke("M-38 22L-30 40M-10 20L-14 42M26 16L20 38M42 30L36 46", "#4b4456", 2)
    glow = "ember" if lit else "coal"
    keep = (
        tower(-23, 20, 14, 26, "#c9bccb", "purple", 15)
        + tower(23, 22, 14, 24, "#c9bccb", "purple", 15)
        + shape("M-13 24L-10-16H10L13 24Z", "#ded2de", 2)
        + shape(battlement(-14, 14, -23, -14, 4, 4), "#ded2de", 2)
        + shape("M-9-23L0-44L9-23Z", "purple", 2)
        + "".join(path(arch(x, y, 5, 9), COLOURS[glow], COLOURS["ink"], 1.3) for x, y in ((0, -2), (-23, 8), (23, 10)))
        + shape(arch(0, 24, 9, 14), "coal", 1.6)
    )
    top = path(star(0, -44, 8, 4, 0.4), COLOURS["white"], COLOURS["ink"], 1.2) if lit else ""
    lights = sparkle((-38, -34, 4), (36, -30, 5), (-30, -12, 3), (40, -4, 3), fill="white") if lit else ""
    return (
        scene
        + lights
        + crag
        + facets
        + keep
        + top
        + "".join(spot(x, y, 0.9, "white") for x, y in ((-44, -44), (16, -46), (44, -42), (-14, -34))) * lit
    )


def citadel() -> str:
    """Draw a citadel that waits for its wizard (W14)."""
    return _citadel(lit=False)


def citadel_lit() -> str:
    """Draw a citadel where a wizard lives (W20)."""
    return _citadel(lit=True)


DRAWN: Final[dict[str, Callable[[], str]]] = {
    "road": road,
    "settlement": settlement,
    "city": city,
    "citadel": citadel,
    "citadel-lit": citadel_lit,
}
