"""The faces of the event die, the two tokens, the signs on the backs, and small marks, in a circle of radius 50."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tavoliere.games.art.pen import limb, line, path
from tavoliere.games.settlers.art import goods
from tavoliere.games.settlers.art.brush import (
    GILT,
    INK,
    circle,
    disc,
    house,
    placed,
    shape,
    sparkle,
    spot,
    star,
    stroke,
)
from tavoliere.games.settlers.art.knights import great_helm, plume
from tavoliere.games.settlers.art.magic import mill_tower, sails
from tavoliere.games.settlers.art.palette import COLOURS

if TYPE_CHECKING:
    from collections.abc import Callable


def club() -> str:
    """Draw the brigands' club (B19)."""
    d = limb((-32, 40, 11), (-12, 18, 13), (12, -10, 26), (24, -26, 30))
    spikes = "".join(
        placed(shape("M-5 0L0-13L5 0Z", "steel", 2), x, y, 1.0, turn)
        for x, y, turn in ((3, -22, -52), (13, -38, -30), (31, -41, 30), (40, -28, 70), (32, -10, 125))
    )
    nails = "".join(disc(x, y, 3.4, "steel", 1.8) for x, y in ((14, -14), (26, -20), (20, -30)))
    return (
        spikes
        + shape(d, "timber", 2.8)
        + stroke("M-18 18L2-8", "plank", 3.4)
        + nails
        + stroke("M-36 33l9 9M-29 25l9 9", "ink", 3)
    )


def mill() -> str:
    """Draw the mill of trade (B20)."""
    return mill_tower("tile") + placed(sails("white", 18), 0, -14)


def knight() -> str:
    """Draw the helm, lance and shield of the tournament (B21)."""
    lance = stroke("M-40 48L34-50", "ink", 7) + stroke("M-39 46L33-48", "plank", 3.4)
    pennon = shape("M12-22L40-26L32-14L46-6L22-34Z", "lapis", 2)
    targe = shape("M6 8H42V26C42 40 32 46 24 49C16 46 6 40 6 26Z", "vermilion", 2.4) + path(
        "M20 9H28V47L24 49L20 47Z", COLOURS["vellum"]
    )
    return lance + pennon + placed(plume("vermilion") + great_helm(), -10, 8, 1.0) + targe


def sun() -> str:
    """Draw the sun of a good year (B22)."""
    beams = "".join(
        placed(shape("M-6-24Q0-36 6-24Z" if k % 2 else "M-8-24L0-48L8-24Z", "ember", 2), 0, 0, 1.0, k * 30)
        for k in range(12)
    )
    face = stroke("M-9-5Q-6-9-3-5M3-5Q6-9 9-5M-8 6Q0 14 8 6", "ink", 2.6)
    return beams + disc(0, 0, 25, "gilt", 2.6) + face + spot(-14, 4, 3, "fire") + spot(14, 4, 3, "fire")


def card() -> str:
    """Draw the card that is drawn when the die asks for one (B23)."""
    return (
        placed(shape("M-22-30H22V30H-22Z", "event", 2.6), -8, 4, 0.96, -14)
        + placed(
            shape("M-22-32Q-22-36-18-36H18Q22-36 22-32V32Q22 36 18 36H-18Q-22 36-22 32Z", "vellum", 2.8), 6, -1, 1.0, 8
        )
        + placed(
            stroke("M-10-12C-10-28 12-28 12-12C12-2 1-3 1 8", "vermilion", 8) + spot(1, 22, 5, "vermilion"),
            6,
            -1,
            0.96,
            8,
        )
    )


def knight_token() -> str:
    """Draw the Knight Token (B41)."""
    return disc(0, 0, 47, "vermilion", 3.4) + line(circle(0, 0, 40), GILT, 3) + placed(knight(), 0, 2, 0.66)


def mill_token() -> str:
    """Draw the Windmill Token (B42)."""
    return disc(0, 0, 47, "green", 3.4) + line(circle(0, 0, 40), GILT, 3) + placed(mill(), 0, 0, 0.7)


def crest() -> str:
    """Draw the sign on the back of the cards: a house between two ears under a star."""
    ears = placed(goods.grain(), -27, 6, 0.54, -14) + placed(goods.grain(), 27, 6, 0.54, 14)
    return ears + house(-15, 15, 30, 4, -18, "white", "tile") + shape(star(0, -33, 12, 5, 0.45), "gilt", 2)


def magic_crest() -> str:
    """Draw the sign on the back of the magic cards."""
    return placed(goods.power(), 0, 0, 0.86) + sparkle((-28, -28, 7), (28, 28, 7), (28, -28, 5), (-28, 28, 5))


def eye_mark() -> str:
    """Draw the mark of what the viewer knows of a hidden card."""
    return shape("M-46 0Q0-50 46 0Q0 46-46 0Z", "white", 5) + disc(0, -1, 18, "lapis", 4) + spot(0, -1, 8)


def lock() -> str:
    """Draw a padlock."""
    shackle = "M-20-4V-22A20 20 0 0 1 20-22V-4"
    return (
        line(shackle, INK, 13)
        + line(shackle, COLOURS["steel"], 7)
        + shape("M-32-6H32V40H-32Z", "gilt", 4)
        + spot(0, 12, 7)
        + stroke("M0 12V26", "ink", 6)
    )


def used() -> str:
    """Draw the mark of what has been used in this turn."""
    return disc(0, 0, 44, "night", 5) + line("M-20 2L-5 18L22-16", COLOURS["white"], 11)


FACES: Final[dict[str, Callable[[], str]]] = {"club": club, "mill": mill, "knight": knight, "sun": sun, "card": card}
DRAWN: Final[dict[str, Callable[[], str]]] = FACES | {
    "knight-token": knight_token,
    "mill-token": mill_token,
    "crest": crest,
    "magic-crest": magic_crest,
    "eye": eye_mark,
    "lock": lock,
    "used": used,
}
