"""The wooden pieces: birds, hood and betting token, each with the charge of its seat.

A bird stands on the origin and fits a box 36 wide; a token lies on the origin with radius 20.
"""

from __future__ import annotations

from typing import Final

from tavoliere.games.art.pen import dot, limb, line, path, ring
from tavoliere.games.art.shields import shield
from tavoliere.games.fredericus.art.palette import COLOURS

INK: Final = COLOURS["ink"]
PALE: Final = COLOURS["vellum"]

# The charges of the shields, cut to the coin.
ON_COIN: Final = (
    "M-14.8-5L14.8-5L14.8 5L-14.8 5Z",
    "M-5-14.8L5-14.8L5 14.8L-5 14.8Z",
    "M-14-6.9L-6.9-14L14 6.9L6.9 14Z",
    "M0-9L14.8 5.5L14 7L8.5 12.5L0 4L-8.5 12.5L-14 7L-14.8 5.5Z",
)
PEREGRINE_HEIGHT: Final = 66
GOSHAWK_HEIGHT: Final = 46


def peregrine(seat: int) -> str:
    """Draw the tall piece: a peregrine, slender and upright, with its dark moustache."""
    colour = COLOURS[f"seat-{seat}"]
    body = "M-6-52C-15-46-17-36-15-27C-13-18-8-12-5-8L5-8C8-12 13-18 15-27C17-36 15-46 6-52Z"
    wings = "M-9-49C-18-42-18-30-15-22C-13-16-9-9-4-4C-5-14-11-22-11-32C-11-40-10-45-9-49Z"
    other = "M9-49C18-42 18-30 15-22C13-16 9-9 4-4C5-14 11-22 11-32C11-40 10-45 9-49Z"
    head = "M9-51C11-60 5-66-2-65C-9-65-12-60-11-55L-9-51Q0-46 9-51Z"
    return (
        _plinth(colour)
        + path(body, colour, INK, 1.6)
        + f'<g transform="translate(0 -31)scale(.82)">{shield(seat)}</g>'
        + path(wings + other, INK)
        + path(head, colour, INK, 1.6)
        + path("M-11-60C-17-59-19-55-16-51Q-13-55-9-54Z", COLOURS["gilt"], INK, 1.2)
        + line("M-5-56L-6-50", INK, 2.4)
        + dot(-5, -59, 1.7, PALE)
    )


def goshawk(seat: int) -> str:
    """Draw the short piece: a goshawk, broad and crouching, with a pale brow and a barred tail."""
    colour = COLOURS[f"seat-{seat}"]
    body = "M-8-33C-18-29-19-19-15-13C-12-9-8-7-6-5L6-5C8-7 12-9 15-13C19-19 18-29 8-33Z"
    wings = "M-9-32C-20-28-20-16-16-10L-18-3L-10-7C-8-8-11-14-12-20C-12-26-10-29-9-32Z"
    other = "M9-32C20-28 20-16 16-10L18-3L10-7C8-8 11-14 12-20C12-26 10-29 9-32Z"
    head = "M11-31C13-40 7-45-1-45C-9-45-13-40-12-35L-10-31Q0-25 11-31Z"
    return (
        _plinth(colour)
        + path(body, colour, INK, 1.6)
        + f'<g transform="translate(0 -18)scale(.72)">{shield(seat)}</g>'
        + path(wings + other, INK)
        + path(head, colour, INK, 1.6)
        + path("M-12-40C-18-39-19-35-17-31Q-14-35-10-34Z", COLOURS["gilt"], INK, 1.2)
        + line("M-10-41Q-4-43 3-40", PALE, 1.8)
        + dot(-5, -38, 1.7, PALE)
    )


def _plinth(colour: str) -> str:
    """Draw the foot that a piece stands on."""
    return path("M-13 0L-13-4Q-13-6-11-6L11-6Q13-6 13-4L13 0Z", colour, INK, 1.6)


def hood() -> str:
    """Draw a falcon's hood over a head at the origin: leather, a seam, braces and a plume."""
    leather = "M12 2C15-9 8-16-1-16C-10-16-15-9-13 1L-4 6Q4 7 12 2Z"
    plume = limb((0, -15, 4), (2, -21, 6), (7, -27, 2)) + limb((0, -15, 4), (-3, -21, 5), (-7, -25, 2))
    return (
        path(plume, COLOURS["gilt"], INK, 1.2)
        + path(leather, "#6b4526", INK, 1.6)
        + line("M-1-15Q3-5-1 6M-12-3Q-2 0 13-4", COLOURS["gilt"], 1.4)
        + dot(0, -16, 2.2, COLOURS["gilt"], INK, 1)
        + line("M12 0L18 5M12 1L16 9", "#6b4526", 2)
    )


def token(seat: int) -> str:
    """Draw a betting token: an octagonal coin with the shield of its seat."""
    colour = COLOURS[f"seat-{seat}"]
    return (
        path(ring(19.5, first=22.5), COLOURS["gilt"], INK, 1.6)
        + path(ring(16, first=22.5), colour, INK, 1)
        + path(ON_COIN[seat], PALE)
        + path(ring(16, first=22.5), "none", INK, 1)
    )
