"""The emblems of the yellow cards: what is played once, each inside a circle of radius 50."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tavoliere.games.art.pen import limb, line, path
from tavoliere.games.settlers.art.brush import (
    INK,
    box,
    coin,
    disc,
    flame,
    house,
    placed,
    shape,
    sparkle,
    spot,
    stroke,
)
from tavoliere.games.settlers.art.knights import coat, great_helm, plume
from tavoliere.games.settlers.art.palette import COLOURS

if TYPE_CHECKING:
    from collections.abc import Callable


def flask(liquid: str, *, bubbles: str = "white") -> str:
    """Draw a round flask with a corked neck."""
    glass = "M-9-36H9V-14C26-8 36 6 34 22C31 40 14 46 0 46C-14 46-31 40-34 22C-36 6-26-8-9-14Z"
    return (
        path(glass, COLOURS["foam"])
        + path("M-33 14Q-16 6 0 14T33 14C36 34 18 44 0 44C-18 44-36 34-33 14Z", COLOURS[liquid])
        + path(glass, "none", INK, 2.8)
        + shape(box(-12, -40, 12, -33), "white", 2.2)
        + shape(box(-8, -49, 8, -39), "plank", 2.2)
        + stroke("M-25 12Q-24 2-16-3", "white", 4)
        + "".join(spot(x, y, r, bubbles) for x, y, r in ((-8, 24, 4), (8, 30, 5), (2, 18, 2.6), (-14, 34, 3)))
    )


def die(pips: int) -> str:
    """Draw a die with its number."""
    places = {
        1: ((0, 0),),
        5: ((-9, -9), (9, -9), (0, 0), (-9, 9), (9, 9)),
        6: ((-9, -10), (9, -10), (-9, 0), (9, 0), (-9, 10), (9, 10)),
    }
    return shape("M-18-13q0-5 5-5h26q5 0 5 5v26q0 5-5 5h-26q-5 0-5-5z", "white", 2.4) + "".join(
        spot(x, y, 3.6) for x, y in places[pips]
    )


def alchemist() -> str:
    """Draw the alchemist's flask, out of which a die rises."""
    return (
        placed(flask("leaf"), -10, 8, 0.82)
        + placed(die(6), 26, -22, 0.92, 14)
        + sparkle((2, -40, 7), (42, 8, 6), (46, -44, 5))
    )


def arsonist() -> str:
    """Draw a burning house and the torch that did it."""
    torch = (
        stroke("M0 40V2", "ink", 9)
        + stroke("M0 38V4", "plank", 4.4)
        + shape("M-9 4H9L6-8H-6Z", "coal", 2.2)
        + flame(0, -6, 36)
    )
    return (
        house(-36, 16, 38, 2, -22, "white", "thatch")
        + flame(-24, 2, 38)
        + flame(2, -4, 34)
        + flame(-12, 26, 18)
        + placed(torch, 32, 6, 0.92, 16)
        + stroke("M-46 39H40", "ink", 2.4)
    )


def bishop() -> str:
    """Draw the bishop's mitre and crozier."""
    crook = "M34 46V-20C34-46 8-46 10-28C11-18 24-18 23-27"
    return (
        line(crook, COLOURS["ink"], 8)
        + line(crook, COLOURS["gilt"], 4)
        + shape("M-42 24C-46 0-36-24-16-44C4-24 14 0 10 24Q-16 32-42 24Z", "white", 2.6)
        + path("M-19-41H-13V28H-19ZM-42 8Q-16 16 10 8V15Q-16 23-42 15Z", COLOURS["vermilion"])
        + path("M-42 24C-46 0-36-24-16-44C4-24 14 0 10 24Q-16 32-42 24Z", "none", INK, 2.6)
        + shape("M-44 22Q-16 32 12 22V34Q-16 44-44 34Z", "gilt", 2.4)
        + "".join(disc(x, y, 2.8, "lapis", 1.4) for x, y in ((-34, 32), (-16, 35), (2, 32)))
    )


def black_knight() -> str:
    """Draw the black knight with a red plume and a drawn sword."""
    sword = (
        shape("M-4 20V-40L0-50L4-40V20Z", "steel", 2)
        + shape(box(-14, 18, 14, 24), "gilt", 2)
        + stroke("M0 24V38", "ink", 5)
    )
    return (
        plume("vermilion")
        + coat("coal", charge="M-10 24L10 42M10 24L-10 42")
        + great_helm("coal", "vermilion")
        + placed(sword, 38, 12, 0.8, 16)
    )


def brigands() -> str:
    """Draw a hooded brigand with his sack."""
    return (
        shape("M-40 48C-42 22-34 10-12 8C10 10 18 22 16 48Z", "pine", 2.6)
        + shape("M-38 14C-42-20-30-42-12-44C8-42 18-20 14 14Q2 26-12 26T-38 14Z", "pine", 2.6)
        + shape("M-30-4Q-12-18 6-4V6Q-2 16-12 16T-30 6Z", "skin", 2)
        + path("M-31-6Q-12-16 7-6L6 3Q-12-2-30 3Z", COLOURS["coal"], INK, 1.6)
        + spot(-19, -3, 2.6, "white")
        + spot(-5, -3, 2.6, "white")
        + stroke("M-17 10Q-12 7-7 10", "ink", 2)
        + shape("M10 46C0 34 8 18 24 14H36C50 20 50 38 42 46Q26 50 10 46Z", "plank", 2.6)
        + shape("M21 15L18 6H42L38 15Z", "plank", 2.2)
        + stroke("M21 15H38", "vermilion", 3.4)
        + coin(27, 33, 8)
    )


def caravan() -> str:
    """Draw a laden camel."""
    hide = "#d2a05c"
    legs = (
        limb((-20, 8, 10), (-22, 26, 6), (-20, 44, 6))
        + limb((-10, 8, 10), (-9, 28, 6), (-10, 44, 6))
        + limb((18, 8, 11), (20, 26, 6), (17, 44, 6))
        + limb((28, 6, 10), (31, 26, 6), (31, 44, 6))
    )
    body = "M-28-2C-32 14-10 18 2 16C14 18 34 16 34 0C34-10 26-14 20-13C18-28 2-30-1-14C-10-14-24-14-28-2Z"
    neck = limb((-22, 2, 16), (-34, 6, 12), (-38, -10, 10), (-35, -26, 10))
    return (
        path(legs, hide, INK, 2)
        + stroke("M34-2Q42 4 39 16", "ink", 3)
        + shape(neck, hide, 2.2)
        + shape("M-29-34C-36-40-50-32-49-25C-46-20-38-20-30-22Z", hide, 2.2)
        + shape("M-33-35l2-8l4 8Z", hide, 1.8)
        + spot(-38, -30, 1.8)
        + shape(body, hide, 2.4)
        + shape("M-9-13C-2-18 20-18 26-12L24 8Q8 12-6 8Z", "vermilion", 2.2)
        + stroke("M-7-1Q8 4 25-1M-7 4Q8 9 24 4", "gilt", 2.2)
        + shape("M-2-17Q-6-36 9-36T22-16Q9-20-2-17Z", "plank", 2.2)
        + stroke("M0-26Q10-30 20-25M9-36V-18", "timber", 2.2)
        + stroke("M-48 46H44", "ink", 2.4)
    )


def herb_woman() -> str:
    """Draw the herb woman's mortar with her herbs."""
    leaf = "M0 0C-10-6-10-18 0-26C10-18 10-6 0 0Z"
    sprig = stroke("M0 20V-34", "pine", 3) + "".join(
        placed(shape(leaf, "leaf", 1.8), 0, y, 0.72, turn)
        for y, turn in ((6, 58), (6, -58), (-10, 50), (-10, -50), (-26, 0))
    )
    return (
        placed(sprig, -16, -10, 0.84, -22)
        + placed(sprig, 4, -12, 0.86, 4)
        + "".join(disc(x, y, 4.4, "vermilion", 1.8) for x, y in ((-34, -14), (-28, -22), (-38, -24)))
        + stroke("M14 10L40-34", "ink", 12)
        + stroke("M14 10L40-34", "stone", 7)
        + disc(41, -36, 7, "stone", 2.4)
        + shape("M-34 2H34C34 20 24 30 12 34L16 46H-16L-12 34C-24 30-34 20-34 2Z", "wall", 2.6)
        + shape("M-38-4H38V7H-38Z", "stone", 2.4)
        + stroke("M-24 16q4 8 12 12", "stone", 4)
    )


def merchant() -> str:
    """Draw a merchant's bale, jug and full purse."""
    purse = (
        shape("M-12-14C-32 0-36 34-16 40H16C36 34 32 0 12-14Q0-8-12-14Z", "tile", 2.8)
        + shape("M-16-30Q0-24 16-30L11-13Q0-9-11-13Z", "tile", 2.4)
        + stroke("M-13-14Q0-8 13-14", "gilt", 4.4)
    )
    return (
        coin(-34, -30, 9)
        + coin(-18, -38, 9)
        + coin(22, -38, 9)
        + coin(38, -28, 9)
        + placed(purse, 0, 2, 1.08)
        + placed(coin(0, 0, 13), 0, 22)
        + coin(-36, 38, 9)
        + coin(38, 38, 9)
    )


def scout() -> str:
    """Draw the scout's map: a path through the land to a cross."""
    return (
        shape("M-46-30L-16-38L16-28L46-36V30L16 38L-16 28L-46 36Z", "vellum", 2.6)
        + path("M-16-38L16-28V38L-16 28Z", COLOURS["shade"])
        + stroke("M-16-38V28M16-28V38", "faded", 2)
        + shape("M-40-4L-32-20L-24-6Z", "ore", 1.8)
        + shape("M-30 0L-24-11L-18-1Z", "ore", 1.8)
        + "".join(
            placed(shape("M0 0L-5-2Q-6-12 0-16Q6-12 5-2Z", "leaf", 1.6), x, y)
            for x, y in ((24, -10), (34, -14), (30, -2))
        )
        + line("M-34 22C-20 6-8 24 4 10C12 0 4-12 16-14", COLOURS["vermilion"], 3.6, "5 6")
        + stroke("M24 14L38 28M38 14L24 28", "vermilion", 5)
        + disc(-34, 23, 4, "lapis", 2)
    )


def spy() -> str:
    """Draw an eye at a keyhole."""
    return (
        shape("M-28-46H28Q34-46 34-40V40Q34 46 28 46H-28Q-34 46-34 40V-40Q-34-46-28-46Z", "gilt", 2.8)
        + line("M-27-40H27V40H-27Z", COLOURS["gold"], 2.4)
        + "".join(disc(x, y, 3, "gold", 1.6) for x in (-24, 24) for y in (-37, 37))
        + path("M0-32A20 20 0 0 1 11 5L17 34H-17L-11 5A20 20 0 0 1 0-32Z", COLOURS["coal"], INK, 2.4)
        + shape("M-18-12Q0-27 18-12Q0 2-18-12Z", "white", 1.8)
        + disc(0, -12, 6.6, "lapis", 1.6)
        + spot(0, -12, 3)
        + spot(-2, -14, 1.4, "white")
    )


DRAWN: Final[dict[str, Callable[[], str]]] = {
    "alchemist": alchemist,
    "arsonist": arsonist,
    "bishop": bishop,
    "black_knight": black_knight,
    "brigands": brigands,
    "caravan": caravan,
    "herb_woman": herb_woman,
    "merchant": merchant,
    "scout": scout,
    "spy": spy,
}
