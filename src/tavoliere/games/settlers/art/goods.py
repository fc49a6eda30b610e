"""The six resources, magic power and the four kinds of points, as small bold icons inside a circle of radius 50."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tavoliere.games.art.pen import at, dot, line, path
from tavoliere.games.settlers.art.brush import INK, box, circle, disc, placed, shape, spot, star, stroke
from tavoliere.games.settlers.art.palette import COLOURS

if TYPE_CHECKING:
    from collections.abc import Callable


def brick() -> str:
    """Draw bricks: two, and one across them."""
    clay, light = "#c2613a", "#dd8a5e"
    parts = []
    for x, y in ((-24, 18), (24, 18), (0, -14)):
        parts.append(
            shape(f"M{at(x - 21, y + 14)}v-22l8-8h42v22l-8 8z", clay, 4)
            + path(f"M{at(x - 17, y - 9)}l5-5h36l-5 5z", light)
        )
    return placed("".join(parts), -4, 2, 0.98)


def lumber() -> str:
    """Draw logs: two, and one upon them."""
    bark, wood = "#8a5a30", "#e3bd83"
    parts = []
    for x, y in ((-22, 20), (22, 20), (0, -17)):
        parts.append(
            disc(x, y, 21, bark, 4) + dot(x, y, 14.5, wood) + line(circle(x, y, 8), bark, 3) + spot(x, y, 2.4, bark)
        )
    return "".join(parts)


def wool() -> str:
    """Draw a sheep."""
    fleece = (
        "M-30 14C-46 10-46-10-32-14C-34-30-14-36-6-27C2-38 22-36 24-24C40-26 48-8 38 2C44 14 32 24 22 18"
        "C14 28-4 28-10 19C-18 26-30 24-30 14Z"
    )
    return (
        stroke("M-16 18V36M-4 22V38M14 20V37M26 16V34", "ink", 6)
        + shape(fleece, "white", 4)
        + shape("M-24-10C-36-16-48-8-47 4C-46 14-36 17-29 11C-24 7-21-3-24-10Z", "coal", 3)
        + stroke("M-26-13q9-3 12 5", "ink", 5)
        + spot(-37, 0, 2.6, "white")
        + stroke("M0-18q8-4 12 3M14-4q8-4 12 3M-4 6q8-4 12 3", "shade", 4)
    )


def ore() -> str:
    """Draw a lump of ore with a vein of metal."""
    return (
        shape("M-44 22L-34-10L-14-34L14-38L36-18L44 14L30 34L-26 36Z", "#7b8798", 4)
        + path("M-34-10L-14-34L14-38L2-14Z", "#b4bdc8")
        + path("M2-14L36-18L44 14L14 8Z", "#97a2b0")
        + path("M-44 22L-34-10L2-14L14 8L-6 36L-26 36Z", "#69758a")
        + stroke("M-34-10L2-14L36-18M2-14L14 8L44 14M2-14L14-38M14 8L-6 36", "ink", 2.4)
        + path("M-22 4l8-6l6 6l-6 8zM20 18l8-4l3 7l-7 5z", COLOURS["gilt"])
    )


def grain() -> str:
    """Draw a sheaf of grain."""
    ear = "".join(f"M0 {y}q-9-3-10-13q9 2 10 13zM0 {y}q9-3 10-13q-9 2-10 13z" for y in (0, -11, -22))
    ear += "M0-32q-6-7 0-17q6 10 0 17z"
    stalks = "M0 40Q-4 10-24-10M0 40Q0 10 0-14M0 40Q4 10 24-10"
    ears = "".join(
        placed(shape(ear, "gilt", 2.6), x, y, 0.86, turn) for x, y, turn in ((-21, -5, -26), (21, -5, 26), (0, -4, 0))
    )
    return (
        stroke(stalks, "ink", 7)
        + stroke(stalks, "grain", 3.4)
        + ears
        + shape("M-14 14Q0 8 14 14L12 24Q0 18-12 24Z", "vermilion", 2.6)
        + stroke("M-6 38L-14 46M6 38L14 46M0 38V48", "ink", 4)
    )


def gold() -> str:
    """Draw two coins of gold, one before a stack."""
    stack = "".join(shape(f"M-46 {y}a20 8 0 0 1 40 0v10a20 8 0 0 1-40 0z", "#d9ab3a", 3.4) for y in (24, 10, -4))
    top = shape("M-46-4a20 8 0 1 1 40 0a20 8 0 1 1-40 0z", "gilt", 3.4)
    return (
        stack
        + top
        + disc(16, 2, 30, "gilt", 4)
        + line(circle(16, 2, 20), COLOURS["gold"], 4)
        + shape("M16-11l8 13l-8 13l-8-13z", "gold", 0)
    )


def power() -> str:
    """Draw magic power: a star with a white rim (W11)."""
    return (
        path(star(0, 0, 49, 4, 0.42), COLOURS["white"], INK, 3)
        + path(star(0, 0, 38, 4, 0.42), COLOURS["violet"])
        + path(star(0, 0, 20, 4, 0.4, 45), COLOURS["lilac"])
        + dot(0, 0, 6, COLOURS["white"])
    )


def victory() -> str:
    """Draw the ground of victory points: a star of gold."""
    return path(star(0, 0, 49, 8, 0.78), COLOURS["gilt"], INK, 4) + line(circle(0, 0, 31), COLOURS["gold"], 3)


def commerce() -> str:
    """Draw the ground of commerce points: the sails of the mill behind a disc."""
    sail = box(-5, -49, 15, -14)
    sails = "".join(placed(shape(sail, "white", 3.4), 0, 0, 1.0, k * 90 + 12) for k in range(4))
    return sails + disc(0, 0, 31, "green", 4)


def strength() -> str:
    """Draw the ground of strength points: a shield before two swords."""
    swords = "M-44-46L34 40M44-46L-34 40M-47-30L-29-48M47-30L29-48"
    return (
        stroke(swords, "ink", 11)
        + stroke(swords, "steel", 5)
        + shape("M-32-31Q0-42 32-31V4C32 28 16 40 0 47C-16 40-32 28-32 4Z", "vermilion", 4)
    )


def tournament() -> str:
    """Draw the ground of tournament points: the banner of a lance."""
    return (
        stroke("M-42 48V-48", "ink", 9)
        + stroke("M-42 46V-44", "plank", 4)
        + shape("M-42-36Q0-46 48-34L34-2L48 32Q0 24-42 36Z", "lapis", 4)
    )


DRAWN: Final[dict[str, Callable[[], str]]] = {
    "brick": brick,
    "lumber": lumber,
    "wool": wool,
    "ore": ore,
    "grain": grain,
    "gold": gold,
    "power": power,
    "victory": victory,
    "commerce": commerce,
    "strength": strength,
    "tournament": tournament,
}
