"""The emblems of the red cards: what can be built in a city only, each inside a circle of radius 50."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tavoliere.games.art.pen import line, path
from tavoliere.games.settlers.art.brush import (
    arch,
    box,
    circle,
    coin,
    disc,
    flag,
    flame,
    gable,
    ground,
    placed,
    shape,
    shine,
    spot,
    stroke,
)
from tavoliere.games.settlers.art.palette import COLOURS

if TYPE_CHECKING:
    from collections.abc import Callable


def aqueduct() -> str:
    """Draw an aqueduct on two rows of arches."""
    upper = "".join(arch(x, 2, 12, 17) for x in (-36, -18, 0, 18, 36))
    lower = "".join(arch(x, 38, 20, 28) for x in (-30, 0, 30))
    return (
        shape(box(-48, -22, 48, 38), "stone", 2.6)
        + path(upper + lower, COLOURS["foam"], COLOURS["ink"], 2)
        + stroke("M-48 6H48", "ink", 2.2)
        + shape("M-48-30H48V-20H-48Z", "water", 2.2)
        + stroke("M-42-26q6-4 12 0t12 0t12 0t12 0t12 0t12 0t12 0", "foam", 2.4)
        + ground(39, 48)
    )


def bath_house() -> str:
    """Draw a bath house: a tub with steam under a round arch."""
    return (
        shape("M-44 40V-8A44 38 0 0 1 44-8V40Z", "#dfe9e4", 2.6)
        + stroke("M-34-22l8 5M0-36v9M34-22l-8 5", "wall", 4)
        + stroke("M-16 2q-7-8 0-15t0-15M2 0q-7-8 0-15t0-15M20 2q-7-8 0-15t0-15", "white", 5.5)
        + disc(-6, 2, 9, "skin", 2)
        + path("M-15 1C-16-10 4-10 3 1Q-6-4-15 1Z", COLOURS["timber"])
        + shape("M-38 8H38L32 38H-32Z", "plank", 2.6)
        + stroke("M-24 10L-20 36M-8 10V36M8 10V36M24 10L20 36M-36 18H36", "timber", 2.2)
        + path("M-34 10H34V6Q26 2 20 6T4 6T-12 6T-28 6L-34 8Z", COLOURS["water"], COLOURS["ink"], 1.8)
        + ground(40)
    )


def church() -> str:
    """Draw a church with its steeple and rose window."""
    return (
        shape(box(-6, -2, 40, 38), "white")
        + shape("M-10 0L0-18H36L46 0Z", "slate")
        + "".join(path(arch(x, 26, 8, 18), COLOURS["lapis"], COLOURS["ink"], 1.6) for x in (14, 28))
        + shape(box(-38, -14, -4, 38), "stone")
        + shape("M-42-12L-21-42L0-12Z", "slate")
        + disc(-21, 2, 9, "vermilion", 2)
        + line("M-21-7V11M-30 2H-12M-27-4L-15 8M-15-4L-27 8", COLOURS["gilt"], 1.6)
        + shape(arch(-21, 38, 15, 20), "timber")
        + stroke("M-21-40V-50M-26-46H-16", "ink", 3)
        + ground(38)
    )


def colossus() -> str:
    """Draw the colossus that stands over the harbour mouth with his fire."""
    bronze = "#cf9d4a"
    return (
        path("M-50 30H50V46H-50Z", COLOURS["water"])
        + stroke("M-16 38q8-5 16 0t16 0", "foam", 3)
        + shape("M-46 30H-20V46H-46ZM20 30H46V46H20Z", "stone")
        + flame(22, -24, 24)
        + shape("M16-24H28L25-16H19Z", bronze, 2)
        + shape(
            "M-15-14Q0-22 15-14L20-18L24-16Q24-2 12 2L11 10L30 30H18L0 14L-18 30H-30L-11 10L-12-2L-24 12L-29 8Q-26-10-15-14Z",
            bronze,
            2.4,
        )
        + shape("M-12 8H12L16 19L6 15L0 20L-6 15L-16 19Z", "white", 2)
        + disc(0, -27, 9, bronze, 2.2)
        + stroke("M-10-34L-13-40M-4-37V-44M4-37V-44M10-34L13-40", "gold", 3.2)
        + spot(-3, -27, 1.5)
        + spot(3, -27, 1.5)
    )


def counting_house() -> str:
    """Draw the scales and the counting board of a counting house."""
    beads = "".join(
        spot(x, y, 3.4, c)
        for x, y, c in (
            (-22, 30, "vermilion"),
            (-14, 30, "vermilion"),
            (10, 30, "lapis"),
            (20, 30, "lapis"),
            (-18, 39, "leaf"),
            (2, 39, "leaf"),
            (11, 39, "leaf"),
        )
    )
    return (
        stroke("M0-38V22M-34-26L34-32", "ink", 6)
        + stroke("M0-38V22M-34-26L34-32", "gilt", 2.8)
        + disc(0, -40, 6, "gilt")
        + stroke("M-34-26L-46 0M-34-26L-22 0M34-32L22-6M34-32L46-6", "ink", 1.8)
        + coin(-38, -5, 6)
        + coin(-29, -4, 6)
        + shape("M-49 0H-19Q-22 14-34 14T-49 0Z", "gilt")
        + shape("M19-6H49Q46 8 34 8T19-6Z", "gilt")
        + shape(box(-34, 22, 34, 46), "timber", 2.4)
        + path("M-30 26H30V42H-30Z", COLOURS["stone"])
        + stroke("M-30 30H30M-30 39H30", "ink", 1.4)
        + beads
    )


def harbor() -> str:
    """Draw the anchor of a harbour before the waves."""
    anchor = "M0-22V32M-16-10H16M-34 8Q-32 34 0 36Q32 34 34 8"
    flukes = "M-34 2L-44 16L-27 18ZM34 2L44 16L27 18Z"
    return (
        stroke("M-48 26q8-7 16 0t16 0t16 0t16 0t16 0t16 0", "water", 5)
        + stroke("M-48 40q8-7 16 0t16 0t16 0t16 0t16 0t16 0", "water", 5)
        + line(circle(0, -33, 9), COLOURS["ink"], 8)
        + stroke(anchor, "ink", 12)
        + shape(flukes, "ink", 4)
        + line(circle(0, -33, 9), COLOURS["iron"], 4)
        + stroke(anchor, "iron", 7)
        + path(flukes, COLOURS["iron"])
        + stroke("M8-28C30-30 40-18 28-10S4 4 22 14", "ink", 6)
        + stroke("M8-28C30-30 40-18 28-10S4 4 22 14", "plank", 3)
    )


def library() -> str:
    """Draw a library: shelves of bound books and a candle."""
    colours = ("vermilion", "lapis", "leaf", "gilt", "violet", "tile", "slate", "gold")
    upper = "".join(shape(box(-36 + 9 * k, -30 + (k * 5 % 7), -28 + 9 * k, -4), colours[k % 8], 1.8) for k in range(6))
    lower = "".join(
        shape(box(-36 + 9 * k, 8 + (k * 3 % 6), -28 + 9 * k, 34), colours[(k + 3) % 8], 1.8) for k in range(8)
    )
    return (
        shape(box(-44, -40, 44, 42), "timber", 2.8)
        + path("M-38-35H38V-4H-38ZM-38 4H38V34H-38Z", "#4a3019")
        + upper
        + lower
        + shape(box(24, -18, 31, -4), "white", 1.6)
        + flame(27.5, -18, 14)
        + shape(box(-44, -4, 44, 4), "plank", 2)
        + shape(box(-48, 34, 48, 44), "plank", 2)
        + shape("M-48-46H48L44-36H-44Z", "plank", 2)
    )


def marketplace() -> str:
    """Draw a market stall with a striped awning."""
    stripes = "".join(
        shape(f"M{x} -14L{x * 0.82:.1f} -36H{(x + 16) * 0.82:.1f}L{x + 16} -14a8 8 0 0 1-16 0Z", c, 2)
        for x, c in zip(range(-48, 48, 16), ("vermilion", "white") * 3, strict=True)
    )
    fruit = "".join(
        disc(x, y, 6, c, 1.8)
        for x, y, c in (
            (-30, 13, "vermilion"),
            (-19, 13, "vermilion"),
            (-24.5, 5, "vermilion"),
            (-2, 13, "leaf"),
            (9, 13, "leaf"),
            (3.5, 5, "leaf"),
            (25, 13, "ember"),
            (34, 13, "ember"),
        )
    )
    return (
        stroke("M-40-12V40M40-12V40", "ink", 7)
        + stroke("M-40-12V40M40-12V40", "timber", 3.6)
        + fruit
        + shape(box(-46, 18, 46, 40), "plank", 2.4)
        + stroke("M-40 26H40M-40 33H40", "timber", 2)
        + stripes
        + ground(41)
    )


def merchant_guild() -> str:
    """Draw the stepped gable of the merchants' guild, with its purse."""
    steps = "M-40 40V-2H-30V-14H-20V-26H-10V-38H10V-26H20V-14H30V-2H40V40Z"
    return (
        shape(steps, "#c4694a", 2.6)
        + stroke("M-40 9H-30M30 9H40M-40 24H-32M32 24H40", "#8c3d20", 2)
        + "".join(shape(arch(x, 6, 11, 16), "ember", 2) for x in (-18, 18))
        + shape(arch(0, 40, 20, 24), "timber", 2.2)
        + "".join(shape(arch(x, 34, 11, 15), "ember", 2) for x in (-24, 24))
        + shape("M-5-20Q-14-6-11 2Q0 10 11 2Q14-6 5-20Z", "gilt", 2.2)
        + shape("M-7-26H7L4-19H-4Z", "gilt", 2)
        + stroke("M-5-19H5M-4-5H4M0-9V-1", "ink", 2.2)
        + ground(40)
    )


def mint() -> str:
    """Draw the striking of coins: a hammer above the die."""
    return (
        shine(0, 6, 20, 32, 10, "ember", 3.4)
        + placed(
            shape(box(-3.5, 4, 3.5, 44), "plank", 2.2) + shape(box(-17, -12, 17, 8), "iron", 2.4), 16, -30, 0.92, 48
        )
        + coin(-2, 6, 14)
        + shape("M-18 18H16L20 42H-22Z", "coal", 2.4)
        + shape(box(-24, 16, 22, 23), "iron", 2.2)
        + coin(34, 36, 9)
        + coin(40, 24, 8)
        + coin(-36, 38, 9)
        + stroke("M-30 45H46", "ink", 2.4)
    )


def town_hall() -> str:
    """Draw a town hall with its clock, bell and flag."""
    windows = "".join(path(arch(x, 14, 9, 14), COLOURS["ember"], COLOURS["ink"], 1.6) for x in (-33, -21, 21, 33))
    doors = "".join(path(arch(x, 40, 14, 19), COLOURS["timber"], COLOURS["ink"], 1.8) for x in (-27, 0, 27))
    return (
        shape(box(-42, -6, 42, 40), "stone", 2.4)
        + shape("M-46-4L-38-20H38L46-4Z", "tile", 2.4)
        + windows
        + doors
        + shape(box(-13, -26, 13, 18), "white", 2.4)
        + shape(gable(-13, 13, -26, -46, 4), "slate", 2.2)
        + disc(0, -11, 9, "vellum", 2)
        + stroke("M0-11V-17M0-11L4-9", "ink", 2)
        + flag(0, -40, 8, "vermilion")
        + ground(40, 46)
    )


DRAWN: Final[dict[str, Callable[[], str]]] = {
    "aqueduct": aqueduct,
    "bath_house": bath_house,
    "church": church,
    "colossus": colossus,
    "counting_house": counting_house,
    "harbor": harbor,
    "library": library,
    "marketplace": marketplace,
    "merchant_guild": merchant_guild,
    "mint": mint,
    "town_hall": town_hall,
}
