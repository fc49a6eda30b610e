"""The emblems of books and magic actions, each inside a circle of radius 50."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tavoliere.games.art.pen import line, path, ring
from tavoliere.games.settlers.art.actions import flask
from tavoliere.games.settlers.art.brush import (
    INK,
    around,
    box,
    circle,
    disc,
    flame,
    house,
    placed,
    rays,
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


def book(cover: str, sign: str) -> str:
    """Draw a bound book with corners and clasps of metal, and its sign on the cover."""
    corners = "M-28-44H-14L-28-30ZM36-44V-30L22-44ZM-28 40V26L-14 40ZM36 40H22L36 26Z"
    return (
        shape("M-34-40Q-34-46-28-46H36Q40-46 40-42V40L36 48H-28Q-36 48-36 40Z", "white", 2.6)
        + stroke("M-30 44H36M-31 41H37", "faded", 1.3)
        + shape("M-36 40V-40Q-36-48-28-48H36V40H-28Q-36 40-36 44Z", cover, 2.6)
        + stroke("M-28-47V39", "ink", 2)
        + path(corners, COLOURS["gilt"], INK, 1.6)
        + shape(box(34, -16, 44, -8), "gilt", 1.8)
        + shape(box(34, 4, 44, 12), "gilt", 1.8)
        + placed(sign, 4, -4, 0.6)
    )


def eye(colour: str) -> str:
    """Draw an open eye."""
    return (
        stroke("M-30-20L-36-32M-12-28L-14-40M12-28L14-40M30-20L36-32", "gilt", 5)
        + shape("M-44 0Q0-46 44 0Q0 42-44 0Z", "white", 3)
        + disc(0, -1, 17, colour, 3)
        + spot(0, -1, 8)
        + spot(-5, -6, 4, "white")
    )


def arrow_round(colour: str) -> str:
    """Draw two arrows that chase each other around a circle."""
    one = "M-30-12A32 32 0 0 1 26-19"
    head = "M33-36L34-8L8-16Z"
    half = line(one, INK, 12) + shape(head, colour, 3) + stroke(one, colour, 7)
    return half + placed(half, 0, 0, 1.0, 180)


def guardian_of_fate() -> str:
    """Draw the book of the Guardian of Fate: three stars on one thread."""
    thread = "M-40 26C-20 30-24 0 0 2S20-26 40-28"
    stars = "".join(shape(star(x, y, 20, 5, 0.45), "gilt", 2.6) for x, y in ((-30, 24), (0, 0), (30, -26)))
    return book("lapis", line(thread, COLOURS["white"], 4) + stars)


def inspiration() -> str:
    """Draw the book of Inspiration: a candle's light."""
    candle = shine(0, -20, 30, 46, 12, "ember", 4) + shape(box(-9, -2, 9, 42), "white", 3) + flame(0, -4, 38)
    return book("tile", candle)


def magic_land() -> str:
    """Draw the book of Magic Land: a hill and a field change hands."""
    return book("pine", arrow_round("gilt") + shape("M-16 10L-4-10L4 0L10-8L20 10Z", "leaf", 2.6))


def magic_eye() -> str:
    """Draw the book of the Magic Eye."""
    return book("violet", eye("lapis"))


def change_places() -> str:
    """Draw the book of Change Places: two houses and an arrow each way."""
    home = house(-14, 14, 18, 0, -16, "white", "ember")
    arrows = "M-26-34H22M14-44L28-34L14-24M26 38H-22M-14 28L-28 38L-14 48"
    return book("timber", placed(home, -24, 0) + placed(home, 24, 0) + line(arrows, COLOURS["gilt"], 6))


def wheel_of_time() -> str:
    """Draw the book of the Wheel of Time, with the five faces of a die on its rim."""
    rim = (
        line(circle(0, 0, 36), INK, 13)
        + line(circle(0, 0, 36), COLOURS["gilt"], 8)
        + line(rays(6, 34, 5), INK, 8)
        + line(rays(6, 34, 5), COLOURS["gilt"], 4)
    )
    knobs = "".join(
        disc(*around(36, 72 * k), 9, c, 3) for k, c in enumerate(("vermilion", "white", "leaf", "lapis", "ember"))
    )
    return book("slate", rim + knobs + disc(0, 0, 10, "gilt", 3))


def fortune_telling() -> str:
    """Draw the book of Fortune Telling: a ball of crystal."""
    ball = (
        disc(0, -8, 33, "foam", 3)
        + path("M-24 6C-14-6 0 14 12 2S26-4 30-2A33 33 0 0 1-24 16Z", COLOURS["lilac"])
        + line(circle(0, -8, 33), INK, 3)
    )
    return book(
        "night",
        ball
        + stroke("M-20-16Q-16-28-6-31", "white", 6)
        + shape("M-24 26H24L32 42H-32Z", "gilt", 3)
        + sparkle((6, -12, 12), (-10, 2, 7), fill="ember"),
    )


def magic_potion() -> str:
    """Draw the book of the Magic Potion."""
    return book("leaf", placed(flask("vermilion"), 0, 2, 0.94))


def countermagic() -> str:
    """Draw the book of Countermagic: a shield that a star breaks upon."""
    shield = shape("M-30-32Q0-44 30-32V2C30 26 14 38 0 44C-14 38-30 26-30 2Z", "steel", 3)
    return book(
        "coal",
        shield
        + shape(star(0, 0, 27, 4, 0.4), "violet", 2.6)
        + line("M-26 30L26-30", INK, 11)
        + line("M-26 30L26-30", COLOURS["vermilion"], 7),
    )


def time_jump() -> str:
    """Draw the book of the Time Jump: an hour-glass that is turned over."""
    glass = "M-20-36H20C20-14 6-10 6 0S20 14 20 36H-20C-20 14-6 10-6 0S-20-14-20-36Z"
    sand = path(
        "M-14-20H14C12-10 6-8 3-2H-3C-6-8-12-10-14-20ZM-16 35C-14 22-6 24 0 12C6 24 14 22 16 35Z", COLOURS["ember"]
    )
    return book(
        "gold",
        shape(glass, "foam", 3)
        + sand
        + shape(box(-27, -43, 27, -34), "timber", 3)
        + shape(box(-27, 34, 27, 43), "timber", 3),
    )


def burst(inside: str) -> str:
    """Draw the burst of light in which a spell works."""
    return path(ring(48, 16), COLOURS["violet"], INK, 2.4) + path(star(0, 0, 46, 16, 0.86), COLOURS["lilac"]) + inside


def better_world() -> str:
    """Draw a sun that rises behind the round earth."""
    earth = disc(0, 12, 29, "water", 2.4) + path(
        "M-20-8C-8-12-2-2-10 4S-22 12-24 20A29 29 0 0 1-20-8ZM4-8C16-10 26 0 28 8C22 12 10 6 8 14S18 30 10 36C0 36-4 22-2 12S-4-4 4-8Z",
        COLOURS["leaf"],
    )
    return burst(
        shine(0, 6, 32, 44, 16, "ember", 4) + disc(0, -8, 26, "ember", 2.2) + earth + line(circle(0, 12, 29), INK, 2.4)
    )


def wizards_duel() -> str:
    """Draw two wands that cross in a flash."""
    wand = shape(box(-3.5, -30, 3.5, 42), "timber", 2.2) + shape(box(-5, -34, 5, -24), "gilt", 2)
    return burst(
        placed(wand, -4, 6, 0.94, 38)
        + placed(wand, 4, 6, 0.94, -38)
        + shape(star(0, -2, 17, 8, 0.5), "ember", 2)
        + sparkle((-32, -28, 10), fill="lapis")
        + sparkle((32, -28, 10), fill="vermilion")
    )


def witch_hat() -> str:
    """Draw a witch's hat."""
    return (
        shape("M-26 14C-20-12-16-36 12-44C2-36 14-32 20-36C12-28 14-22 18-14C22-4 24 4 26 14Z", "night", 2.6)
        + shape("M-25 6Q0 16 25 6L26 16Q0 26-26 16Z", "leaf", 2)
        + shape(box(-7, 8, 7, 22), "gilt", 2)
        + shape("M-47 20C-30 8-22 16 0 17S30 8 47 20C30 34-30 34-47 20Z", "night", 2.6)
    )


def witch() -> str:
    """Draw a witch's hat before the moon."""
    return burst(
        disc(12, -10, 28, "ember", 2.2)
        + "".join(spot(x, y, r, "gilt") for x, y, r in ((22, -20, 5), (28, -4, 4), (6, -28, 3)))
        + placed(witch_hat(), -2, 10, 0.9)
    )


def change_land() -> str:
    """Draw a land that turns over."""
    square = shape("M-19-19H19V19H-19Z", "leaf", 2.4) + path(
        "M-19 6L-6-10L2 0L9-8L19 8V19H-19Z", COLOURS["grain"], INK, 1.8
    )
    return burst(arrow_round("white") + placed(square, 0, 0, 0.78, 14))


def materialization() -> str:
    """Draw towers that grow out of stars above a house."""
    towers = tower(-16, 24, 15, 36, "stone", "slate", 16) + tower(16, 24, 15, 36, "stone", "slate", 16)
    ghost = line("M-24 26V-12M24 26V-12", COLOURS["white"], 2, "3 4")
    return burst(
        towers
        + ghost
        + house(-13, 13, 34, 10, -12, "white", "tile")
        + sparkle((0, -34, 9), (-34, -22, 6), (34, -22, 6), (-36, 20, 5), (36, 20, 5))
    )


def whirlwind() -> str:
    """Draw a whirlwind that carries everything off."""
    coils = "M-36-30Q0-46 36-30Q0-14-36-30M-28-14Q4-28 30-16Q2 0-28-14M-16 2Q6-10 24 0Q4 12-16 2M-4 16Q8 8 18 14Q8 24-4 16M4 28Q10 24 14 28L6 40"
    return burst(
        line(coils, INK, 9)
        + line(coils, COLOURS["white"], 4.6)
        + shape("M-34 4l9-4l4 8l-8 4zM28 10l7-3l4 7l-7 3zM-26 24l7-4l4 7l-7 4z", "timber", 1.8)
    )


def hand() -> str:
    """Draw an open hand."""
    return shape(
        "M-16 44V24C-28 12-34 2-36-8C-36-14-28-14-26-8L-16 4V-30C-16-37-7-37-7-30V-6V-38C-7-45 3-45 3-38V-6V-34C3-41 13-41 13-34V-4V-24C13-31 22-31 22-24V10C22 24 18 30 16 34V44Z",
        "skin",
        2.4,
    ) + stroke("M-8 14Q4 6 16 12M-10 24Q0 16 6 26", "faded", 2)


def premonition() -> str:
    """Draw an eye in an open palm."""
    return burst(
        placed(hand(), 4, 2, 0.94)
        + placed(
            shape("M-18 0Q0-18 18 0Q0 16-18 0Z", "white", 2.4) + disc(0, 0, 7, "violet", 2) + spot(0, 0, 3), 6, 16, 0.86
        )
        + sparkle((-34, -26, 7), (36, -22, 6))
    )


def by_magics_hand() -> str:
    """Draw a hand that takes a book out of the air."""
    small = (
        shape("M-17-13H17V13H-17Z", "vermilion", 2.6)
        + stroke("M-12-13V13M-17 13q0 5 5 5h29v-5", "ink", 2)
        + shape(star(3, 0, 8, 5, 0.45), "gilt", 1.4)
    )
    return burst(
        placed(hand(), -8, 12, 0.76, 24)
        + placed(small, 14, -22, 0.94, 12)
        + sparkle((36, 6, 7), (-22, -34, 8), (30, 26, 5))
    )


DRAWN: Final[dict[str, Callable[[], str]]] = {
    "guardian_of_fate": guardian_of_fate,
    "inspiration": inspiration,
    "magic_land": magic_land,
    "magic_eye": magic_eye,
    "change_places": change_places,
    "wheel_of_time": wheel_of_time,
    "fortune_telling": fortune_telling,
    "magic_potion": magic_potion,
    "countermagic": countermagic,
    "time_jump": time_jump,
    "better_world": better_world,
    "wizards_duel": wizards_duel,
    "witch": witch,
    "change_land": change_land,
    "materialization": materialization,
    "whirlwind": whirlwind,
    "premonition": premonition,
    "by_magics_hand": by_magics_hand,
}
