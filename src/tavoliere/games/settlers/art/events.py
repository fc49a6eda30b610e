"""The emblems of the events, each inside a circle of radius 50."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tavoliere.games.art.pen import line, path
from tavoliere.games.settlers.art import goods
from tavoliere.games.settlers.art.brush import (
    INK,
    around,
    box,
    circle,
    disc,
    placed,
    rays,
    shape,
    shine,
    sparkle,
    spot,
    star,
    stroke,
)
from tavoliere.games.settlers.art.palette import COLOURS

if TYPE_CHECKING:
    from collections.abc import Callable


def sword() -> str:
    """Draw a sword that points upwards."""
    return (
        shape("M-4.5 22V-38L0-49L4.5-38V22Z", "steel", 2.2)
        + stroke("M0-36V18", "iron", 1.6)
        + shape(box(-16, 20, 16, 27), "gilt", 2.2)
        + stroke("M0 28V40", "ink", 7)
        + stroke("M0 28V39", "timber", 3.4)
        + disc(0, 43, 4.6, "gilt", 2)
    )


def civil_war() -> str:
    """Draw two swords that cross before a broken crown."""
    left = "M-6 24H-32L-36-2L-22 10L-12-8L-2 6L-8 14Z"
    right = "M6 24H32L36-2L22 10L12-8L4 4L-1 14Z"
    return (
        placed(sword(), 4, -4, 0.98, 40)
        + placed(sword(), -4, -4, 0.98, -40)
        + placed(shape(left, "gilt", 2.4), -3, 16, 0.9, -6)
        + placed(shape(right, "gilt", 2.4), 5, 16, 0.9, 8)
    )


def conflict() -> str:
    """Draw two shields that strike each other."""
    escutcheon = "M-19-26Q0-33 19-26V0C19 16 9 24 0 28C-9 24-19 16-19 0Z"
    blue = shape(escutcheon, "lapis", 2.6) + path("M-18-6H18V4H-18Z", COLOURS["vellum"])
    red = shape(escutcheon, "vermilion", 2.6) + path("M-5-28H5V25L0 27L-5 25Z", COLOURS["vellum"])
    return (
        shape(star(0, -12, 36, 10, 0.56), "ember", 2.4)
        + placed(blue, -20, 10, 1.1, -16)
        + placed(red, 20, 10, 1.1, 16)
        + stroke("M0-32V-46M-12-32L-20-44M12-32L20-44", "ink", 3)
    )


def master_builder() -> str:
    """Draw the master builder's compasses and square."""
    square = "M-40 44V6H-30V34H4V44Z"
    legs = stroke("M0-30L-22 40M0-30L22 40", "ink", 9) + stroke("M0-30L-22 38M0-30L22 38", "gilt", 4.6)
    return (
        stroke("M-44-18H44M-44 2H44M-44 22H44M-24-40V46M0-40V46M24-40V46", "shade", 2)
        + placed(
            shape(square, "plank", 2.4)
            + stroke("M-36 12h4M-36 20h4M-36 28h4M-24 40v-3M-14 40v-3M-4 40v-3", "ink", 1.6),
            4,
            0,
        )
        + line("M-18 18A26 26 0 0 0 18 18", COLOURS["ink"], 7)
        + line("M-18 18A26 26 0 0 0 18 18", COLOURS["gilt"], 3.4)
        + legs
        + disc(0, -34, 9, "gilt", 2.6)
        + spot(0, -34, 2.6)
        + stroke("M0-43V-50", "ink", 5)
    )


def plague() -> str:
    """Draw the beaked mask of the plague doctor."""
    return (
        shape("M-30 48C-34 24-20 14 0 14C22 14 34 26 32 48Z", "coal", 2.6)
        + shape("M-24 16C-28-20-14-34 4-34C22-34 34-18 28 16Q4 26-24 16Z", "coal", 2.6)
        + shape("M-16-10C-14-22 16-24 20-8C22 8 14 16 4 16C-10 16-26 26-44 38C-42 16-30 0-16-10Z", "stone", 2.6)
        + disc(3, -7, 8, "vermilion", 2.4)
        + spot(1, -9, 2.2, "white")
        + stroke("M-38 30Q-22 14-6 8M-22 12l-4-4M-14 8l-3-4", "faded", 2)
        + shape("M-40-26C-20-34 28-34 46-24C32-16-24-18-40-26Z", "coal", 2.4)
        + shape("M-18-26L-14-48H22L27-26Q4-20-18-26Z", "coal", 2.4)
        + stroke("M-16-31Q4-26 26-31", "iron", 3.4)
    )


def productive_year() -> str:
    """Draw a horn of plenty."""
    return (
        placed(goods.grain(), 22, -20, 0.58, 30)
        + shape(
            "M-46-34C-52-18-44 18-18 36C0 48 24 40 32 22L8-6C2 4-8 4-16-4C-26-14-34-22-32-32C-34-42-44-42-46-34Z",
            "plank",
            2.8,
        )
        + stroke("M-44-16Q-36-22-30-22M-38 4Q-28-4-20-8M-24 26Q-16 10-8 4M0 40Q4 22 6 4", "timber", 3)
        + disc(16, 18, 11, "vermilion", 2.4)
        + disc(34, 10, 10, "ember", 2.4)
        + disc(28, 28, 10, "leaf", 2.4)
        + disc(40, 28, 7, "violet", 2.2)
        + disc(14, 34, 8, "gilt", 2.2)
        + stroke("M16 7q2-5 6-5M34 0q2-4 5-4", "pine", 3)
    )


def progress() -> str:
    """Draw a lamp of learning upon two books."""
    return (
        shape(box(-38, 30, 36, 44), "vermilion", 2.4)
        + path("M-34 33H36V41H-34Z", COLOURS["white"], INK, 1.6)
        + shape(box(-32, 16, 40, 30), "lapis", 2.4)
        + path("M-32 19H36V27H-32Z", COLOURS["white"], INK, 1.6)
        + shine(0, -24, 15, 25, 12, "ember", 3.4)
        + shape("M-2 16C-24 16-30 2-34-4L-44-6C-40-12-30-12-24-6H22C34-8 36 14 18 12C14 15 8 16-2 16Z", "gilt", 2.6)
        + stroke("M24-2C30-2 30 8 20 8", "ink", 2.4)
        + shape("M-10-6Q0-14 12-6Z", "gilt", 2.2)
        + placed(shape("M0 0C-10-4-8-16 0-26C8-16 10-4 0 0Z", "fire", 2), 0, -13, 0.92)
        + path("M0-14C-5-17-4-23 0-28C4-23 5-17 0-14Z", COLOURS["ember"])
    )


def year_end() -> str:
    """Draw the wheel of the year, half day and half night."""
    seasons = "".join(
        disc(*around(41, 45 + 90 * k), 8, c, 2.2) for k, c in enumerate(("leaf", "ember", "tile", "foam"))
    )
    sun = path(rays(16, 23, 7, 190), "none", COLOURS["fire"], 3)
    return (
        line(circle(0, 0, 41), INK, 9)
        + line(circle(0, 0, 41), COLOURS["gilt"], 5)
        + disc(0, 0, 32, "night", 2.4)
        + path("M0-31A31 31 0 0 0 0 31Z", COLOURS["ember"])
        + path("M0-15A15 15 0 0 0 0 15Z", COLOURS["fire"], INK, 2)
        + sun
        + path("M0-15A15 15 0 0 1 0 15C8 8 8-8 0-15Z", COLOURS["foam"], INK, 2)
        + sparkle((20, -14, 5), (22, 12, 4), fill="white")
        + stroke("M0-32V32", "ink", 2)
        + seasons
    )


def comet() -> str:
    """Draw a comet over the roofs."""
    tail = "M14-18L48-48L30-8ZM14-18L36-50L20-24ZM14-18L50-32L24-12Z"
    return (
        disc(0, 0, 47, "night", 2.6)
        + path("M44 4A45 45 0 0 1-44 6Q0-4 44 4Z", COLOURS["violet"])
        + path("M-8 8L38-38L44-26L46-12L6 16Z", COLOURS["ember"])
        + path("M-4 6L30-38L36-34L44-18L4 10Z", COLOURS["fire"])
        + path(tail, "none")
        + shape(star(-6, 8, 18, 8, 0.5), "gilt", 2.2)
        + disc(-6, 8, 8, "white", 1.8)
        + "".join(spot(x, y, 1.6, "white") for x, y in ((-28, -22), (-14, -34), (-36, -2), (4, -38), (16, 22)))
        + path("M-42 22L-30 14L-18 22V28L-8 22L4 30L16 24L28 30L38 26A46 46 0 0 1-38 28Z", INK)
        + path("M-33 22h4v4h-4zM-6 28h4v4h-4zM18 30h4v4h-4z", COLOURS["ember"])
    )


def unicorn_dance() -> str:
    """Draw the head of a unicorn among stars."""
    mane = "M0-30C18-34 34-22 36-4C42 10 38 30 44 46H20C26 20 20-4 0-30Z"
    head = "M-14 48C-12 34-6 26-6 16C-14 22-24 26-32 22C-42 18-42 8-34 2C-26-6-22-22-8-30L-6-40L2-31C18-26 26-8 28 10C30 26 30 38 34 48Z"
    return (
        shape("M-14-28L-36-50L-20-22Z", "gilt", 2.4)
        + stroke("M-18-28l-5 3M-24-34l-4 3M-30-41l-3 3", "gold", 2.2)
        + shape(head, "white", 2.6)
        + shape(mane, "lilac", 2.4)
        + stroke("M10-22C26-12 28 14 26 34M22-22C34-8 34 16 36 38", "violet", 2.4)
        + shape("M-12-30C-16-22-14-14-20-10C-14-10-6-16-4-28Z", "lilac", 2)
        + disc(-13, -5, 3.4, "night", 1.6)
        + spot(-33, 11, 2)
        + stroke("M-36 19Q-30 18-26 14", "ink", 2)
        + sparkle((-38, -14, 7), (-30, 38, 8), (42, -34, 7), (-44, 34, 4), fill="gilt")
    )


DRAWN: Final[dict[str, Callable[[], str]]] = {
    "civil_war": civil_war,
    "conflict": conflict,
    "master_builder": master_builder,
    "plague": plague,
    "productive_year": productive_year,
    "progress": progress,
    "year_end": year_end,
    "comet": comet,
    "unicorn_dance": unicorn_dance,
}
