"""The eight creatures, each drawn inside a circle of radius 50 about the origin, looking to the left."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tavoliere.games.art.pen import dot, feather, limb, line, membrane, path, wing
from tavoliere.games.fredericus.art.palette import COLOURS

if TYPE_CHECKING:
    from collections.abc import Callable

RED: Final = "#c03a22"
GILT: Final = COLOURS["gilt"]


def basilisk() -> str:
    """Draw the basilisk: the crowned king of serpents, risen from his coils."""
    skin, ground = COLOURS["a-figure"], COLOURS["a"]
    coils = (
        limb((44, 20, 2), (44, 31, 5), (32, 40, 9), (6, 43, 12), (-22, 41, 13), (-34, 32, 13), (-20, 25, 13)),
        limb((-30, 29, 13), (-6, 33, 14), (20, 31, 14), (27, 22, 14), (14, 14, 14), (-8, 14, 13)),
        limb((-13, 15, 12), (6, 13, 14), (18, 3, 15), (13, -10, 14), (3, -18, 13), (0, -28, 13)),
    )
    head = "M6-30C7-38-2-42-14-40C-24-38-33-32-35-27C-35-24-31-22-27-23C-22-23-20-21-14-19C-6-17 5-20 6-30Z"
    crown = "M-14-38L-18-50L-10-45L-6-53L-1-45L7-48L5-36Q-5-41-14-38Z"
    scales = (
        "M-20 40q4-4 8 0M-6 42q4-4 8 0M8 41q4-4 8 0M4 31q4-4 8 0M-10 30q4-4 8 0M13 7q-5-2-5-6M11-4q-5-1-5-6"
        "M4-13q-4-1-4-5"
    )
    fin = membrane((14, 4), (28, -32), ((43, -30), (46, -15), (42, 1), (30, 9)), skin, ground)
    return (
        fin
        + "".join(path(d, skin, ground, 1.6) for d in coils)
        + path(head, skin)
        + path(crown, GILT, skin, 1.6)
        + dot(-14, -31, 2.5, ground)
        + line("M-34-25Q-29-27-24-26", ground, 1.4)
        + line(scales, ground, 1.5)
        + line("M-35-25Q-41-25-44-20M-41-24Q-44-27-48-26", RED, 2)
    )


def lindworm() -> str:
    """Draw the lindworm: a long dragon knotted upon itself, on two legs, its tail an arrow."""
    skin, ground = COLOURS["b-figure"], COLOURS["b"]
    tail = limb(
        (0, 20, 14), (16, 30, 12), (33, 28, 10), (40, 15, 8), (29, 5, 7), (17, 13, 6), (20, 26, 4.5), (30, 37, 3)
    )
    body = limb((-20, -24, 12), (-13, -14, 14), (-13, 2, 18), (-7, 14, 19), (4, 22, 14))
    head = (
        "M-11-28C-11-36-18-41-26-39L-30-46L-32-37C-39-35-45-29-48-24C-44-22-40-24-35-23"
        "C-39-20-43-20-45-16C-38-13-31-15-27-18C-21-15-13-19-11-28Z"
    )
    legs = limb((-4, 14, 13), (-5, 27, 7), (1, 35, 5), (-3, 43, 4)) + limb(
        (-11, 10, 13), (-21, 20, 8), (-17, 31, 5), (-22, 40, 4)
    )
    claws = "M-3 43L-13 46M-3 43L6 46M-3 43L-4 48M-22 40L-32 42M-22 40L-14 44M-22 40L-24 46"
    spikes = "M-15-31L-6-35L-10-26ZM-9-21L1-24L-4-14ZM-5-11L6-11L-2-3Z"
    skinwing = membrane((-10, -2), (12, -42), ((32, -38), (43, -23), (44, -6), (26, 3)), skin, ground)
    return (
        skinwing
        + path(tail, skin, ground, 1.4)
        + path("M24 37L38 34L35 48Z", RED)
        + path(spikes, skin)
        + path(body, skin)
        + path(legs, skin)
        + line(claws, skin, 2.8)
        + path(head, skin)
        + dot(-26, -30, 2.3, ground)
        + line("M-19-10Q-13-8-7-10M-21-1Q-14 2-6-1M-18 8Q-10 11-2 7M-11 17Q-4 17 4 12", ground, 1.5)
        + line("M-35-22Q-43-22-49-18", RED, 1.8)
    )


def cockatrice() -> str:
    """Draw the cockatrice: a cock with a dragon's wing and a serpent for a tail."""
    skin, ground = COLOURS["c-figure"], COLOURS["c"]
    tail = limb((18, 12, 16), (32, 18, 12), (42, 6, 9), (36, -8, 7), (26, -6, 6), (28, 4, 5), (36, 2, 3))
    body = "M-22-18C-26-4-24 12-10 20C4 27 20 24 27 10C20 8 14 2 8-4C0-12-4-22-8-30Z"
    hackle = "M-24-30C-30-16-28-4-26 2L-20-3L-17 5L-11-3L-6 3L-3-8C-8-14-8-24-7-32Z"
    comb = "M-26-36C-30-44-24-48-21-42C-21-50-13-50-13-43C-11-50-3-47-6-40C-2-41 2-36-5-32Z"
    head = "M-28-32C-27-41-8-42-6-32C-5-24-12-20-17-20C-23-20-28-25-28-32Z"
    beak = "M-26-36L-41-30Q-34-26-26-26Z"
    wattle = "M-25-25C-32-22-31-12-26-12C-21-12-20-20-20-24Z"
    legs = limb((-6, 18, 11), (-10, 28, 5), (-8, 41, 4)) + limb((8, 19, 11), (8, 29, 5), (12, 41, 4))
    toes = "M-8 41L-20 44M-8 41L-12 47M-8 41L1 45M12 41L2 45M12 41L9 47M12 41L22 44M-10 32L-3 34M9 32L16 34"
    skinwing = membrane((-8, 6), (12, -34), ((32, -36), (40, -22), (34, -8), (20, 6)), skin, ground)
    return (
        path(tail, skin, ground, 1.2)
        + path("M36 2L46-4L44 4L48 9Z", RED)
        + path(legs, skin)
        + line(toes, skin, 3)
        + path(body, skin)
        + skinwing
        + path(head, skin)
        + path(hackle, skin, ground, 1.4)
        + path(comb + wattle, RED)
        + path(beak, GILT, skin, 1.4)
        + dot(-19, -31, 2.6, ground)
    )


def griffin() -> str:
    """Draw the griffin: the foreparts of an eagle on the body of a lion, a claw raised."""
    skin, ground = COLOURS["d-figure"], COLOURS["d"]
    body = limb((-13, 0, 22), (0, 8, 21), (14, 12, 20), (22, 16, 20))
    hind = limb((21, 18, 19), (27, 30, 9), (19, 36, 6), (22, 44, 5), (13, 45, 4))
    hind2 = limb((14, 18, 16), (14, 30, 9), (7, 36, 6), (8, 44, 5), (0, 45, 4))
    fore = limb((-12, 6, 14), (-13, 22, 7), (-12, 38, 5), (-12, 43, 5), (-20, 45, 4))
    raised = limb((-16, 2, 13), (-29, 8, 7), (-34, 18, 4.5), (-42, 19, 3))
    talons = line("M-34 18L-42 23M-34 18L-37 27M-34 18L-30 25", skin, 3)
    neck = limb((-9, 4, 22), (-15, -10, 17), (-17, -22, 15))
    head = "M-8-22C-6-33-14-39-23-37C-29-36-33-34-35-31L-33-21C-26-15-12-13-8-22Z"
    ear = "M-17-35L-14-47L-8-32Z"
    tail = line("M28 14C42 16 46 4 39-3", skin, 3.6) + path("M39 0C32-4 33-13 42-17C49-11 46-3 39 0Z", skin)
    pinion = wing(((-7, 6), (-12, -24), (6, -42)), ((24, 7), (40, -4), (38, -38)), 7, 11, skin, ground, 6)
    ruff = "M-24-8L-20-3L-17-9L-13-3L-10-9"
    return (
        tail
        + path(hind2, skin, ground, 1.2)
        + path(body + raised, skin)
        + path(hind, skin, ground, 1.2)
        + path(fore, skin)
        + talons
        + path(neck, skin)
        + path(head + ear, skin)
        + path("M-34-33C-42-32-47-26-44-15C-42-20-38-21-32-20Z", GILT, skin, 1.5)
        + line(ruff, ground, 1.5)
        + dot(-24, -29, 2.4, ground)
        + pinion
    )


def harpy() -> str:
    """Draw the harpy: a maiden's head and breast between spread wings, a bird from the waist down."""
    skin, ground = COLOURS["e-figure"], COLOURS["e"]
    left = wing(((-6, -8), (-26, -30), (-38, -26)), ((-9, 24), (-30, 26), (-47, -2)), 6, 11, skin, ground, 6)
    right = wing(((6, -8), (26, -30), (38, -26)), ((9, 24), (30, 26), (47, -2)), 6, 11, skin, ground, 6)
    body = "M-11-12C-15 0-13 14-7 20L0 25L7 20C13 14 15 0 11-12Q0-18-11-12Z"
    tail = "".join(path(feather((0, 16), tip, 9), skin, ground, 1.2) for tip in ((-13, 46), (13, 46), (0, 50)))
    hair = (
        "M0-47C-14-48-18-36-15-26C-14-20-17-15-20-12C-13-10-9-13-8-18L8-18C9-13 13-10 20-12"
        "C17-15 14-20 15-26C18-36 14-48 0-47Z"
    )
    face = "M-8-36C-8-26-4-20 0-20C4-20 8-26 8-36C4-40-4-40-8-36Z"
    legs = limb((-7, 18, 9), (-13, 28, 5), (-14, 35, 4)) + limb((7, 18, 9), (13, 28, 5), (14, 35, 4))
    claws = "M-14 35L-21 39M-14 35L-14 42M-14 35L-8 40M14 35L21 39M14 35L14 42M14 35L8 40"
    return (
        left
        + right
        + tail
        + path(legs, skin)
        + line(claws, skin, 2.6)
        + path(body, skin, ground, 1.4)
        + path(hair, skin)
        + path(face, "#f7e6d2")
        + path("M-4-22L-4-17C-6-13-10-12-10-9C-6-3 6-3 10-9C10-12 6-13 4-17L4-22Z", "#f7e6d2")
        + line("M-5-31L-3-31M3-31L5-31M0-30L0-27M-2-24L2-24", skin, 1.5)
        + line("M-7 1q3.5 3 7 0q3.5 3 7 0M-7 8q3 3 7 0q4 3 7 0M-4 15q2 2 4 0q2 2 4 0", ground, 1.4)
        + path("M-11-40Q0-47 11-40L9-45L4-43L0-49L-4-43L-9-45Z", GILT)
    )


def phoenix() -> str:
    """Draw the phoenix: rising with lifted wings out of the fire."""
    skin, ground = COLOURS["f-figure"], COLOURS["f"]
    flames = (
        "M-34 46C-40 34-33 28-33 18C-26 24-24 28-24 33C-21 27-20 20-22 12C-12 18-10 26-10 32C-6 26-4 22-5 15"
        "C5 20 8 27 8 33C12 28 14 22 13 14C22 19 24 26 23 33C27 28 30 24 31 18C36 28 40 36 34 46"
        "C16 51-16 51-34 46Z"
    )
    inner = (
        "M-22 47C-24 40-21 36-20 31C-15 35-13 39-13 43C-10 39-8 35-8 31C-1 35 0 40 0 43C4 39 6 35 7 31"
        "C12 36 13 40 13 43C16 40 18 37 19 32C24 38 24 43 21 47C8 49-8 49-22 47Z"
    )
    left = wing(((-4, 2), (-20, -4), (-27, -34)), ((-14, 22), (-50, 16), (-42, -36)), 7, 11, skin, ground, 5)
    right = wing(((4, 2), (20, -4), (27, -34)), ((14, 22), (50, 16), (42, -36)), 7, 11, skin, ground, 5)
    body = limb((-1, -26, 8), (3, -18, 9), (2, -8, 14), (0, 6, 19), (0, 20, 12), (0, 30, 6))
    head = "M4-30C4-37-4-39-9-35L-18-31L-9-28C-6-23 3-23 4-30Z"
    crest = "M0-35Q2-43-3-48M2-34Q8-40 7-47M3-32Q11-34 15-40"
    return (
        path(flames, "#d9692a")
        + left
        + right
        + path(body, skin, ground, 1.2)
        + path(inner, GILT)
        + path(head, skin)
        + line(crest, skin, 2.4)
        + dot(-3, -48, 2.2, "#d9692a")
        + dot(7, -47, 2.2, "#d9692a")
        + dot(15, -40, 2.2, "#d9692a")
        + dot(-4, -32, 1.9, ground)
        + line("M-5 0q2.5 3 5 0q2.5 3 5 0M-6 7q3 3 6 0q3 3 6 0M-4 14q2 3 4 0q2 3 4 0", ground, 1.4)
    )


def chimera() -> str:
    """Draw the chimera: a lion, a goat's head growing from its back, a serpent for a tail."""
    skin, ground = COLOURS["g-figure"], COLOURS["g"]
    body = limb((-14, 10, 22), (2, 13, 19), (16, 14, 18), (22, 17, 19))
    hind = limb((22, 18, 18), (28, 29, 9), (21, 36, 6), (24, 44, 6), (15, 45, 5))
    hind2 = limb((16, 18, 15), (14, 30, 8), (9, 36, 6), (10, 44, 5), (2, 45, 4))
    fore = limb((-14, 14, 15), (-12, 28, 8), (-12, 43, 6), (-21, 45, 5))
    fore2 = limb((-18, 14, 12), (-29, 26, 7), (-26, 35, 5), (-34, 38, 5))
    mane = (
        "M-34-16C-34-24-27-29-22-24C-18-31-9-29-9-22C-2-24 4-18 0-11C7-9 8-1 2 2C6 8 2 15-4 14C-5 21-13 24-17 18"
        "C-22 24-30 22-30 15C-34 12-34 4-32 0Z"
    )
    face = (
        "M-15-12C-18-18-27-18-30-13C-36-11-41-6-46-2C-49 1-48 6-44 7L-38 8L-42 10C-41 14-36 15-31 13C-23 13-14 6-13-2Z"
    )
    goat = limb((8, 8, 16), (11, -8, 11), (8, -20, 9)) + limb((9, -22, 11), (0, -18, 8), (-6, -14, 5))
    horns = "M8-26C8-37 17-45 27-44M4-27C3-39 10-47 18-49"
    beard = "M-4-13L-2-3L3-13Z"
    snake = limb((28, 16, 7), (41, 18, 7), (45, 6, 7), (36, -3, 7), (34, -15, 7), (41, -23, 6))
    return (
        path(snake, skin)
        + path("M33-19C35-29 44-31 48-26C50-21 44-16 37-16Z", skin)
        + dot(42, -25, 1.5, ground)
        + line("M47-22Q50-18 47-14", RED, 1.8)
        + path(hind2, skin, ground, 1.2)
        + path(fore2, skin)
        + path(goat + beard, skin)
        + path("M11-24L22-22L11-17Z", skin)
        + line(horns, skin, 3.4)
        + path(body, skin)
        + path(hind, skin, ground, 1.2)
        + path(fore, skin)
        + path(mane, "#a8622a", ground, 1.4)
        + line("M-9-15Q-8-8-11-4M-4-4Q-8 0-10 2M-7 8Q-10 6-12 5M-17 12Q-17 9-18 9", ground, 1.4)
        + path(face, skin, ground, 1)
        + path("M-18-14C-19-20-11-20-13-12Z", skin, ground, 1)
        + dot(-29, -6, 2.2, ground)
        + dot(4, -22, 1.7, ground)
        + line("M-46 2L-43 3M-40 8L-31 6", ground, 1.5)
    )


def pegasus() -> str:
    """Draw Pegasus: the winged horse, rearing."""
    skin, ground = COLOURS["h-figure"], COLOURS["h"]
    body = limb((-9, -6, 21), (-2, 5, 20), (8, 14, 19), (16, 20, 21))
    neck = limb((-8, -2, 21), (-13, -16, 15), (-14, -30, 12))
    head = "M-8-35C-11-42-19-43-25-37L-40-22C-43-18-40-13-35-14L-25-20C-16-20-8-26-8-35Z"
    ears = "M-18-40L-17-50L-10-38Z"
    mane = "M-12-42C-2-43 3-34 1-28C6-24 6-16 2-12C3-7 0-3-4-3C-7-12-7-28-12-42Z"
    hind = limb((14, 22, 20), (15, 33, 10), (4, 36, 6), (6, 43, 5), (1, 47, 5))
    hind2 = limb((20, 21, 17), (27, 31, 9), (20, 37, 6), (25, 43, 5), (20, 47, 5))
    fore = limb((-12, -2, 15), (-27, -2, 7.5), (-37, 4, 6), (-34, 14, 4.5), (-38, 18, 5))
    fore2 = limb((-8, 4, 15), (-20, 12, 8), (-28, 18, 6), (-21, 26, 4.5), (-24, 31, 5))
    tail = "M22 12C36 6 46 16 43 30C42 36 45 38 48 38C41 45 33 41 33 33C33 27 30 24 24 26Z"
    pinion = wing(((-3, 4), (-4, -24), (18, -42)), ((30, 7), (44, -4), (44, -32)), 7, 11, skin, ground, 6)
    return (
        path(tail, skin)
        + path(hind2, skin)
        + path(body + neck, skin)
        + path(hind, skin)
        + path(fore, skin)
        + path(fore2, skin)
        + path(head + ears, skin)
        + path(mane, "#6f66b8", ground, 1)
        + dot(-21, -33, 2, ground)
        + line("M-36-18L-33-17", ground, 1.5)
        + pinion
    )


DRAWN: Final[dict[str, Callable[[], str]]] = {
    "a": basilisk,
    "b": lindworm,
    "c": cockatrice,
    "d": griffin,
    "e": harpy,
    "f": phoenix,
    "g": chimera,
    "h": pegasus,
}
