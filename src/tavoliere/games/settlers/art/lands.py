"""The six landscapes, as scenes in a square from -50 to 50 that is cut at its edges."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tavoliere.games.art.pen import at, dot, line, path
from tavoliere.games.settlers.art.brush import placed, shape, spot, stroke
from tavoliere.games.settlers.art.goods import wool as sheep
from tavoliere.games.settlers.art.palette import COLOURS

if TYPE_CHECKING:
    from collections.abc import Callable


def _sky(upper: str, lower: str) -> str:
    """Wash the sky in three bands, as with a broad brush."""
    return path("M-52-52H52V52H-52Z", upper) + path("M-52-22Q0-32 52-20V52H-52Z", lower)


def _sun(x: float, y: float, radius: float) -> str:
    return dot(x, y, radius * 1.5, "#fbe7ac") + dot(x, y, radius, COLOURS["ember"])


def _cloud(x: float, y: float, size: float) -> str:
    d = "M-20 6C-28 6-28-4-20-5C-20-13-8-14-5-8C0-14 12-12 12-5C20-6 22 6 14 6Z"
    return placed(path(d, COLOURS["white"]), x, y, size)


def hills() -> str:
    """Draw hills of clay with a pit and a kiln."""
    kiln = (
        shape("M-11 12V-2C-11-12 11-12 11-2V12Z", "#b5593a", 1.8)
        + path("M-5 12V4a5 5 0 0 1 10 0V12Z", "#4a1d10")
        + stroke("M-11 0H-4M4 0H11M-9-5H9", "#7d3520", 1.2)
        + stroke("M0-10q-6-6 0-12t2-12", "white", 3.4)
    )
    return (
        _sky("#f6dcb4", "#f9e9cb")
        + _sun(30, -30, 8)
        + path("M-52-2C-36-26-18-26-4-8C12-30 34-30 52-10V52H-52Z", "#d98f63")
        + path("M-52 12C-30-14-8-8 6 8C20-6 40-8 52 4V52H-52Z", "#c66f43")
        + line("M-40 0q10-9 20-6M20 4q12-8 24-4M-30 9q12-8 24-2", "#e3a07a", 2.4)
        + placed(kiln, -17, 0, 1.0)
        + path("M-52 22C-20 6 16 30 52 10V52H-52Z", "#a9512c")
        + path("M6 22C14 12 34 12 42 20C36 32 12 32 6 22Z", "#7f3719")
        + path("M10 22C18 16 32 16 38 20C30 26 16 27 10 22Z", "#93421f")
        + line("M-44 24q12-7 24-2M-20 34q14-4 26 4M18 40q12-6 26-4", "#c66f43", 2.4)
    )


def _fir(x: float, base: float, height: float, leaf: str) -> str:
    h, w = height, height * 0.34
    tiers = (
        f"M{at(x, base - h)}L{at(x + w * 0.55, base - h * 0.62)}H{at(x + w * 0.3)}L{at(x + w * 0.8, base - h * 0.36)}"
        f"H{at(x + w * 0.45)}L{at(x + w, base - h * 0.1)}H{at(x - w)}L{at(x - w * 0.45, base - h * 0.36)}"
        f"H{at(x - w * 0.8)}L{at(x - w * 0.3, base - h * 0.62)}H{at(x - w * 0.55)}Z"
    )
    lit = f"M{at(x, base - h)}L{at(x + w * 0.55, base - h * 0.62)}H{at(x + w * 0.3)}L{at(x + w * 0.8, base - h * 0.36)}H{at(x + w * 0.45)}L{at(x + w, base - h * 0.1)}H{at(x)}Z"
    return (
        path(f"M{at(x - 2, base)}v{at(-h * 0.14)}h4v{at(h * 0.14)}Z", "#5b3a1f")
        + path(tiers, leaf)
        + path(lit, "#1f4a34", None).replace("/>", ' opacity="0.28"/>')
    )


def _oak(x: float, base: float, size: float, leaf: str) -> str:
    crown = "M0-10C-14-6-20-16-13-22C-18-34-4-40 0-34C6-42 20-34 14-24C22-18 14-6 0-10Z"
    return placed(
        path("M-3 0L-2-14H2L3 0Z", "#5b3a1f")
        + path(crown, leaf)
        + path("M2-12C12-9 18-17 12-22C17-30 10-37 4-34C10-28 8-16 2-12Z", "#1f4a34").replace(
            "/>", ' opacity="0.22"/>'
        ),
        x,
        base,
        size,
    )


def forest() -> str:
    """Draw a forest of firs and oaks."""
    return (
        _sky("#cfe3dc", "#e3eed9")
        + _cloud(-24, -36, 0.8)
        + path("M-52-14C-30-30 0-24 14-16C28-24 44-22 52-14V52H-52Z", "#8fb38a")
        + "".join(
            _fir(x, y, h, "#6d9a72")
            for x, y, h in ((-42, 0, 26), (-28, -4, 30), (-12, -2, 26), (6, -3, 30), (22, 0, 26), (38, -3, 30))
        )
        + path("M-52 0C-20-10 20-8 52 2V52H-52Z", "#5f8d56")
        + "".join(_fir(x, y, h, "#4a7d55") for x, y, h in ((-36, 17, 40), (-4, 14, 38), (30, 17, 42)))
        + "".join(_oak(x, y, s, "#5b8f4a") for x, y, s in ((-20, 19, 0.86), (14, 20, 0.9), (47, 22, 0.9)))
        + path("M-52 18C-20 10 20 14 52 20V52H-52Z", "#41733f")
        + line("M-40 32q8-6 16 0M-6 26q8-5 14 0M24 34q8-6 16 0", "#5f8d56", 2.4)
    )


def pasture() -> str:
    """Draw a pasture with sheep behind a fence."""
    fence = "".join(f"M{x} 8V-6" for x in range(-48, 56, 16))
    return (
        _sky("#bfdcea", "#e2eef0")
        + _cloud(-20, -34, 1.0)
        + _cloud(26, -26, 0.7)
        + path("M-52-8C-34-22-10-20 6-10C20-20 40-18 52-8V52H-52Z", "#b5cf86")
        + path("M-52 2C-24-10 12-6 52 0V52H-52Z", "#9cc069")
        + line(fence + "M-52-2H52M-52 4H52", "#fff6e0", 2.6)
        + path("M-52 12C-16 2 20 8 52 14V52H-52Z", "#86b057")
        + placed(sheep(), -22, -1, 0.3)
        + placed(sheep(), 17, 3, 0.4, mirror=True)
        + placed(sheep(), 38, -6, 0.24)
        + line("M-44 22l2-6l2 6M-8 20l2-6l2 6M42 28l2-6l2 6M-30 36l2-6l2 6M14 36l2-6l2 6", "#5f8a3a", 1.8)
        + "".join(spot(x, y, 1.9, "white") for x, y in ((-36, 28), (-12, 34), (4, 26), (30, 38)))
    )


def mountains() -> str:
    """Draw mountains with snow, and the mouth of a mine."""
    return (
        _sky("#c5d3e4", "#e8ecef")
        + path("M-52 0L-34-22L-22-10L-8-34L10-10L24-28L52 4V52H-52Z", "#a9b5c6")
        + shape("M-56 30L-22-28L-8-10L12-44L56 30Z", "#7b889c", 0)
        + path("M-22-28L-8-10L-2-20L-12 8L-22-6L-30 10L-34-8Z", "#98a4b5")
        + path("M12-44L56 30H22L30 8L18-8Z", "#5d6a80")
        + path("M12-44L-1-22L5-17L10-26L15-15L20-24L26-20Z", "#fbfdff")
        + path("M-22-28L-33-9L-26-12L-21-4L-17-13L-11-14Z", "#fbfdff")
        + path("M-52 22C-20 8 20 16 52 24V52H-52Z", "#6d7a6c")
        + path("M-6 22V12a9 9 0 0 1 18 0V22Z", "#2f2c33")
        + line("M-7 22V11a10 10 0 0 1 20 0V22", "#8a6039", 3)
        + line("M-40 34l8-6l8 6M20 36l8-6l8 6M-12 38l6-4l6 4", "#525e52", 2)
    )


def fields() -> str:
    """Draw fields of ripe grain with sheaves."""
    sheaf = (
        path("M-9 0C-4-8-5-14-10-22H10C5-14 4-8 9 0Z", "#d19a22")
        + line("M-7-20L-4-10M0-22V-2M7-20L4-10M-6-2L-3-8M6-2L3-8", "#8e6412", 1.3)
        + path("M-13-20C-10-28-4-24-3-30C0-24 3-30 5-28C8-26 11-26 13-20C6-17-6-17-13-20Z", "#f0c75a")
        + line("M-5-10Q0-7 5-10", "#a33a1c", 2.4)
    )
    furrows = "M-52 16L-8-8M-52 34L2-8M-34 52L10-8M0 52L17-8M34 52L24-8M60 44L31-8M60 20L38-8"
    return (
        _sky("#cde4ee", "#f5ecc9")
        + _sun(-26, -28, 9)
        + _cloud(24, -34, 0.8)
        + path("M-52-10C-26-20 18-16 52-12V52H-52Z", "#a9c06a")
        + path("M-52-6C-20-12 20-10 52-6V52H-52Z", "#ecc659")
        + line(furrows, "#c6922a", 2.6)
        + line("M-52 25L-3-8M-44 45L6-8M-16 52L14-8M18 52L20-8M50 52L28-8M60 32L34-8", "#f6dc8e", 1.8)
        + placed(sheaf, -27, 19, 1.0)
        + placed(sheaf, 6, 12, 0.84)
        + placed(sheaf, 33, 17, 0.95)
    )


def river() -> str:
    """Draw a river that carries gold."""
    water = "M-4-12C10-8 22-6 14 2C4 10-30 8-26 20C-22 34 16 28 30 52H-52V30C-52 8-4 6-6-2C-8-6-12-8-4-12Z"
    return (
        _sky("#dcd3ea", "#f3e3d8")
        + _sun(4, -20, 7)
        + path("M-52-12L-36-30L-20-14L-8-22L4-12L18-28L36-12L52-22V52H-52Z", "#b39cb8")
        + path("M-52-8C-20-14 20-12 52-8V52H-52Z", "#a9b877")
        + path("M52 4C30 2 24 12 34 22C40 32 46 42 44 52H52Z", "#8aa35c")
        + path(water, "#4c90b8", "#e9dcae", 3)
        + line("M-2-6q8 3 8 6M-16 12q-6 5-2 9M-36 26q8-3 12 2M-12 36q10 0 16 6M-44 42q10-5 18 1", "#cfe6ee", 2)
        + "".join(
            shape(
                f"M{at(x - r, y)}l{at(r * 0.5, -r * 0.8)}h{at(r)}l{at(r * 0.5, r * 0.8)}l{at(-r * 0.6, r * 0.7)}h{at(-r * 0.9)}Z",
                "gilt",
                1.2,
            )
            for x, y, r in ((-30, 34, 4.4), (-8, 27, 3.6), (8, 42, 4.8), (-20, 45, 3.6), (-38, 14, 3.4))
        )
        + path("M30 10l2-12l2 12zM40 16l2-14l2 14zM-46 4l2-12l2 12z", "#5d7d45")
    )


DRAWN: Final[dict[str, Callable[[], str]]] = {
    "B": hills,
    "L": forest,
    "W": pasture,
    "O": mountains,
    "G": fields,
    "A": river,
}
"""The landscape of each letter of the resources."""
