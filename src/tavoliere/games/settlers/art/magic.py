"""The emblems of wizards, dragons and magic buildings, each inside a circle of radius 50."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tavoliere.games.art.pen import limb, line, membrane, path, ring
from tavoliere.games.settlers.art.brush import (
    INK,
    arch,
    circle,
    disc,
    flame,
    ground,
    placed,
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

# The shapes of hats: straight, bent to the left, bent to the right, broad, and a hood.
STRAIGHT: Final = "M-25-12Q0-20 25-12L4-52Q0-56-4-52Z"
BENT: Final = "M-25-12Q0-20 25-12C16-26 16-36 4-42C-6-47-18-44-28-36C-22-38-14-36-16-28C-17-22-21-18-25-12Z"
TWISTED: Final = "M-25-12Q0-20 25-12C21-18 17-22 16-28C14-36 22-38 28-36C18-44 6-47-4-42C-16-36-16-26-25-12Z"
TALL: Final = "M-20-12Q0-18 20-12L13-38L6-34L2-52L-5-36L-14-40Z"


def wizard(robe: str, trim: str, hat: str, beard: str, charm: str, *, brim: bool = True, lady: bool = False) -> str:
    """Draw a wizard's bust: robe, hat and beard, and the charm of what he draws power from on his staff."""
    body = shape("M-42 49C-40 24-24 14 0 14C24 14 40 24 42 49Z", robe, 2.6)
    collar = shape("M-20 17L0 40L20 17Q0 10-20 17Z", trim, 2)
    hair = shape("M-22-12C-32 10-28 26-20 32C-8 26 8 26 20 32C28 26 32 10 22-12Z", beard, 2.2) if lady else ""
    head = shape("M-17-14H17V2C17 14 8 22 0 22C-8 22-17 14-17 2Z", "skin", 2.4)
    eyes = spot(-7, -1, 2.2) + spot(7, -1, 2.2)
    if lady:
        features = eyes + stroke("M-11-5q4-3 7 0M4-5q4-3 7 0M0 0L-1 6H2M-5 12Q0 16 5 12", "ink", 1.8)
    else:
        features = (
            shape("M-18 2C-22 22-12 42 0 46C12 42 22 22 18 2C12 6 8 4 4 7H-4C-8 4-12 6-18 2Z", beard, 2.2)
            + stroke("M-7 18Q-6 30-1 38M8 18Q8 28 4 34", "faded", 1.8)
            + shape("M0 5C-6 1-14 5-16 11C-8 12-3 11 0 9C3 11 8 12 16 11C14 5 6 1 0 5Z", beard, 1.8)
            + eyes
            + stroke("M-12-6L-4-4M12-6L4-4", beard, 3.4)
        )
    rim = shape("M-33-9C-20-18 20-18 33-9C22-3-22-3-33-9Z", robe, 2.2) if brim else ""
    band = stroke("M-22-16Q0-23 22-16", trim, 4)
    staff = stroke("M40 49V-14", "ink", 6.4) + stroke("M40 48V-14", "plank", 3) + placed(charm, 40, -24, 1.0)
    return placed(staff + hair + body + collar + head + features + shape(hat, robe, 2.4) + band + rim, -1, 3, 0.93)


def orb(colour: str, mark: str = "") -> str:
    """Draw a glowing ball for a staff."""
    return disc(0, 0, 10, colour, 2.2) + (path(mark, COLOURS["white"]) if mark else spot(-3, -3, 2.6, "white"))


def ari() -> str:
    """Draw Ari, who may live anywhere, with the gold that he costs."""
    return wizard("violet", "gilt", STRAIGHT, "white", shape(star(0, 0, 13, 8, 0.5), "gilt", 2)) + sparkle(
        (0, -30, 6), (-36, -36, 5), (-40, -6, 4)
    )


def arsa() -> str:
    """Draw Arsa of the hills."""
    return wizard("tile", "ember", BENT, "timber", flame(0, 10, 24)) + sparkle((-2, -26, 4))


def hafli() -> str:
    """Draw Hafli of the forest, with leaves in his beard."""
    leaf = "M0 0C-9-6-9-16 0-22C9-16 9-6 0 0Z"
    charm = "".join(placed(shape(leaf, "leaf", 1.8), 0, 6, 0.9, turn) for turn in (-50, 50, 0))
    return (
        wizard("pine", "leaf", TWISTED, "#a8793f", charm)
        + placed(shape(leaf, "leaf", 1.6), -8, 36, 0.5, 40)
        + placed(shape(leaf, "leaf", 1.6), 7, 30, 0.5, -30)
    )


def hor() -> str:
    """Draw Hor of the pastures, a shepherd among wizards."""
    crook = stroke("M0 12V-4C0-18-18-18-16-6", "ink", 6.4) + stroke("M0 12V-4C0-18-18-18-16-6", "plank", 3)
    return wizard("#8fae5a", "white", TALL, "stone", placed(crook, 0, -2))


def ira() -> str:
    """Draw Ira of the mountains, a sorceress with a crystal."""
    crystal = shape("M0-18L9-6L6 10H-6L-9-6Z", "foam", 2) + stroke("M0-18V10M-9-6H9", "slate", 1.5)
    return wizard("slate", "steel", STRAIGHT, "coal", crystal, lady=True) + sparkle((0, -32, 4), fill="white")


def tali() -> str:
    """Draw Tali of the fields, a sorceress with an ear of grain."""
    ear = (
        "".join(f"M0 {y}q-8-3-9-11q8 2 9 11zM0 {y}q8-3 9-11q-8 2-9 11z" for y in (8, 0, -8))
        + "M0-14q-5-6 0-13q5 7 0 13z"
    )
    return wizard("gold", "vermilion", BENT, "#9a4a22", shape(ear, "gilt", 1.8), lady=True)


def dragon(hide: str, dark: str, belly: str, breath: str) -> str:
    """Draw a dragon that has reared up, with one wing raised."""
    tail = limb((8, 34, 15), (26, 38, 12), (40, 28, 8), (42, 14, 5), (36, 6, 3))
    body = limb((2, -16, 15), (12, -2, 20), (12, 16, 27), (2, 32, 24))
    neck = limb((4, 0, 19), (6, -16, 15), (0, -30, 12), (-12, -33, 11))
    head = "M-6-40C-14-48-26-46-32-38L-44-34C-48-31-46-26-42-26L-26-24C-16-20-6-24-4-32Z"
    wing = membrane((10, -8), (22, -44), ((42, -42), (49, -24), (46, -6), (30, 4)), COLOURS.get(dark, dark), INK)
    ridge = "".join(
        f"M{x} {y}l{a} {b}l{c} {d}Z"
        for x, y, a, b, c, d in (
            (4, -40, 10, -3, -2, 10),
            (12, -28, 9, 0, -4, 9),
            (42, 20, 8, -3, -3, 9),
            (34, 34, 8, 4, -8, 5),
        )
    )
    drawn = (
        wing
        + shape("M36 8L30-4L46 0Z", dark, 1.8)
        + path(ridge, COLOURS.get(dark, dark), INK, 1.6)
        + shape(tail, hide, 2.2)
        + shape(body, hide, 2.4)
        + shape(neck, hide, 2.2)
        + path(
            "M-4-12C2-4 0 8-7 18C-10 26-8 38-2 43C6 40 4 24 6 10C8-2 6-10-4-12Z", COLOURS.get(belly, belly), INK, 1.6
        )
        + stroke("M-2-2H6M-4 8H6M-8 18H4M-9 27H4M-7 36H3", "ink", 1.4)
        + shape("M22 14C34 18 34 34 24 40L26 46H8L12 38C2 32 6 12 22 14Z", hide, 2.2)
        + shape("M2 30C8 34 4 40-2 41L0 46H-14L-10 40C-8 36-6 30 2 30Z", hide, 2.2)
        + shape("M10-4C14 4 4 10-4 9L-12 14L-18 10L-10 4C-2 4 0-6 10-4Z", hide, 2)
        + stroke("M-10 46v-3M-5 46v-3M13 46v-3M19 46v-3M-18 10l-4 3M-15 12l-2 4", "ink", 2.2)
        + shape("M-8-42L2-54L0-38Z", "stone", 1.8)
        + shape(head, hide, 2.2)
        + shape("M-24-36l6-4l3 5z", "ember", 1.4)
        + spot(-39, -32, 1.6)
        + stroke("M-43-27L-26-29", "ink", 1.8)
    )
    return breath + placed(drawn, 5, 4, 0.92)


def ismai() -> str:
    """Draw Ismai the Green Dragon, breathing fire."""
    return dragon("#5d9a55", "#2f6b46", "#dfe3a0", placed(flame(0, 0, 34), -31, -20, 0.9, -140))


def samsor() -> str:
    """Draw Samsor the Black Dragon, breathing smoke and sparks."""
    embers = path("M-40-14c-6 6 2 10-2 16M-31-12c-5 7 3 10-1 17", "none", COLOURS["fire"], 2.8)
    return dragon(
        "#4b4852", "#7a2430", "#a35a4a", embers + sparkle((-30, 16, 5), (-42, 12, 4), (-38, 24, 3), fill="ember")
    )


def philosophers_stone() -> str:
    """Draw the philosopher's stone in the alchemists' figure: circle, triangle, square."""
    return (
        disc(0, 0, 46, "night", 2.6)
        + line(circle(0, 0, 40), COLOURS["gilt"], 2)
        + line(ring(40, 3), COLOURS["gilt"], 2.4)
        + line(ring(27, 4, 45), COLOURS["gilt"], 1.6)
        + shine(0, 2, 17, 26, 10, "ember", 2.4)
        + shape("M-15-4L-7-14H7L15-4L0 19Z", "vermilion", 2.2)
        + path("M-15-4L-7-14H7L15-4Z", "#e2806c", INK, 1.6)
        + stroke("M-7-14L-4-4L0-14L4-4L7-14M-4-4L0 19L4-4", "ink", 1.4)
        + spot(-8, -9, 1.8, "white")
    )


def magic_kitchen() -> str:
    """Draw the magic kitchen's cauldron over its fire."""
    return (
        flame(-16, 46, 22)
        + flame(2, 47, 25)
        + flame(19, 46, 20)
        + shape("M-34-6C-48 14-34 38 0 38C34 38 48 14 34-6Z", "coal", 2.8)
        + stroke("M-30 10Q-28 24-16 30", "iron", 4)
        + shape("M-38-6A38 10 0 0 1 38-6A38 10 0 0 1-38-6Z", "iron", 2.6)
        + shape("M-30-6A30 7 0 0 1 30-6A30 7 0 0 1-30-6Z", "leaf", 1.8)
        + disc(-10, -10, 6, "leaf", 1.8)
        + disc(4, -8, 4.4, "leaf", 1.8)
        + disc(14, -14, 5, "leaf", 1.8)
        + sparkle((-16, -30, 8), (6, -40, 9), (22, -28, 6), (-32, -40, 5))
        + stroke("M-38-2q-8 8-2 14M38-2q8 8 2 14", "ink", 3)
    )


def mill_tower(cap: str = "timber") -> str:
    """Draw the tower of a windmill."""
    return (
        shape("M-18 44L-13-12H13L18 44Z", "white", 2.4)
        + shape("M-16-10Q-14-32 0-34Q14-32 16-10Z", cap, 2.4)
        + path(arch(0, 44, 13, 19), COLOURS["timber"], INK, 1.8)
        + path(arch(0, 14, 8, 11), COLOURS["coal"])
        + ground(44, 36)
    )


def sails(cloth: str, turn: float, length: float = 34.0) -> str:
    """Draw the four sails of a windmill about the origin."""
    arm = (
        stroke(f"M0 0V{-length}", "ink", 4.4)
        + shape(f"M2-9H12V{-length}H2Z", cloth, 2)
        + stroke(f"M2-17H12M2-25H12M0 0V{-length}", "timber", 1.8)
    )
    return "".join(placed(arm, 0, 0, 1.0, turn + 90 * k) for k in range(4)) + disc(0, 0, 4.4, "timber", 2)


def magic_mill() -> str:
    """Draw the magic mill, which grinds gold into stars."""
    return (
        mill_tower("purple")
        + placed(sails("lilac", 22), 0, -14)
        + sparkle((-36, 8, 7), (36, 18, 8), (-34, 32, 5), (40, -2, 4), fill="gilt")
    )


DRAWN: Final[dict[str, Callable[[], str]]] = {
    "ismai": ismai,
    "samsor": samsor,
    "philosophers_stone": philosophers_stone,
    "magic_kitchen": magic_kitchen,
    "magic_mill": magic_mill,
    "ari": ari,
    "arsa": arsa,
    "hafli": hafli,
    "hor": hor,
    "ira": ira,
    "tali": tali,
}
