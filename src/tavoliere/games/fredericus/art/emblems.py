"""What stands on the cards that are no creatures, each drawn inside a circle of radius 50 about the origin."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tavoliere.games.art.pen import dot, feather, limb, line, path, polar, ring, wing
from tavoliere.games.fredericus.art.palette import COLOURS

if TYPE_CHECKING:
    from collections.abc import Callable

PALE: Final = COLOURS["W-figure"]


def woods() -> str:
    """Draw the woods: an oak between two cypresses."""
    leaf, gap = PALE, COLOURS["W"]
    cypress = "M-33 34C-44 20-40-6-33-24C-26-6-22 20-33 34Z"
    far = "M33 34C22 20 26-6 33-24C40-6 44 20 33 34Z"
    crown = (
        "M0 20C-10 26-22 20-21 10C-30 6-31-8-22-12C-26-24-16-33-8-30C-5-42 12-42 13-31"
        "C24-33 30-20 24-12C33-6 29 8 21 10C21 20 9 26 0 20Z"
    )
    trunk = "M-5 10L-4 34Q-6 41-13 43L13 43Q6 41 4 34L5 10Z"
    veins = "M0 18L0-12M0 6L-11-5M0 1L11-9M0-8L-7-16M0-12L6-20"
    return (
        path(cypress + far, leaf)
        + line("M-33 34L-33 42M33 34L33 42", leaf, 4)
        + path(trunk, leaf)
        + path(crown, leaf, gap, 2.4)
        + line(veins, gap, 2.4)
        + line("M-44 43L44 43", leaf, 3)
    )


def sky() -> str:
    """Draw the sky: the sun with its rays above a bank of clouds."""
    white, gold = COLOURS["S-figure"], COLOURS["gilt"]
    rays = []
    for k in range(12):
        reach = 41 if k % 2 == 0 else 33
        left, tip, right = polar(21, k * 30 - 8), polar(reach, k * 30), polar(21, k * 30 + 8)
        rays.append(
            f"M{left[0]:.1f} {left[1] - 6:.1f}L{tip[0]:.1f} {tip[1] - 6:.1f}L{right[0]:.1f} {right[1] - 6:.1f}Z"
        )
    cloud = "M-36 38C-48 38-50 22-38 20C-38 8-22 4-16 13C-10 2 8 4 10 16C18 8 32 12 32 22C46 20 48 38 36 38Z"
    return (
        path("".join(rays), gold)
        + dot(0, -6, 17, gold)
        + path(cloud, white, COLOURS["S"], 2.4)
        + line("M-26 28C-22 22-14 23-12 29M4 30C7 23 16 23 18 29", COLOURS["S"], 2.4)
    )


def seal() -> str:
    """Draw the emperor's seal: red wax with the imperial eagle pressed into it."""
    wax, relief = COLOURS["E-figure"], "#fbe3c4"
    rim = (
        "M4-46C18-48 30-40 36-33C46-27 46-12 46-2C49 12 42 24 36 32C28 44 14 44 4 45"
        "C-10 49-24 43-31 35C-43 29-45 14-45 3C-48-10-43-24-34-31C-27-42-12-43 4-46Z"
    )
    left = wing(((-4, -6), (-16, -20), (-24, -19)), ((-6, 14), (-19, 16), (-29, -3)), 5, 8, relief, wax, 4)
    right = wing(((4, -6), (16, -20), (24, -19)), ((6, 14), (19, 16), (29, -3)), 5, 8, relief, wax, 4)
    tail = "".join(path(feather((0, 6), tip, 7), relief, wax, 1.2) for tip in ((-10, 26), (10, 26), (0, 29)))
    body = limb((0, -8, 9), (0, 0, 13), (0, 10, 7))
    head = "M5-14C6-21 1-24-4-22C-8-22-11-19-13-15L-6-16C-6-12-5-10-4-8L4-8Z"
    crown = "M-6-24L-8-32L-3-28L0-34L3-28L8-32L6-24Z"
    return (
        path(rim, wax, "#7f150e", 2)
        + f'<circle r="37" fill="none" stroke="{relief}" stroke-width="2"/>'
        + left
        + right
        + tail
        + path(body, relief, wax, 1)
        + path(head, relief)
        + dot(-3, -18, 1.6, wax)
        + path(crown, COLOURS["gilt"])
    )


def fredericus() -> str:
    """Draw Fredericus: the emperor's crowned head in profile."""
    ink, gold = COLOURS["ink"], COLOURS["gold"]
    bust = (
        "M-18-22C-20-14-22-10-27-3C-28 0-26 2-23 2C-24 6-22 8-23 11C-25 18-19 21-12 19"
        "L-10 28C-20 32-30 36-34 46L34 46C32 34 22 30 17 25C26 12 26-8 21-22Z"
    )
    hair = "M4-24C2-10 8-2 4 8C10 14 10 22 20 25C32 12 30-10 24-24Z"
    crown = "M-23-21L-28-43L-16-33L-9-49L0-34L9-49L16-33L29-43L25-21Q0-27-23-21Z"
    return (
        path(bust, "#f3d9b4", ink, 2)
        + path("M-10 28C-20 32-30 36-34 46L34 46C32 34 22 30 17 25Q4 36-10 28Z", COLOURS["vermilion"], ink, 2)
        + path(hair, "#b5652a", ink, 1.6)
        + path(crown, gold, ink, 2)
        + dot(-15, -8, 2, ink)
        + line("M-20 9L-14 9M-19-13Q-15-15-11-13", ink, 1.8)
        + dot(-9, -30, 2.2, COLOURS["vermilion"])
        + dot(9, -30, 2.2, COLOURS["lapis"])
    )


def rosette() -> str:
    """Draw the back of a goal card: the castle's octagon as a rose."""
    gold, ground = COLOURS["gilt"], COLOURS["lapis"]
    petals = "".join(path(feather((0, 0), polar(30, k * 45), 13), gold, ground, 1.6) for k in range(8))
    return (
        path(ring(42), "none", gold, 2.4)
        + path(ring(42, first=22.5), "none", gold, 1.2)
        + petals
        + dot(0, 0, 6, ground, gold, 2)
    )


DRAWN: Final[dict[str, Callable[[], str]]] = {"W": woods, "S": sky, "E": seal, "F": fredericus, "back": rosette}
