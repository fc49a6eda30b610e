"""The emblems of the green cards: what can be built at every settlement, each inside a circle of radius 50."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tavoliere.games.art.pen import line, path
from tavoliere.games.settlers.art import goods
from tavoliere.games.settlers.art.brush import (
    arch,
    around,
    box,
    disc,
    flag,
    flame,
    gable,
    ground,
    house,
    placed,
    shape,
    smoke,
    spot,
    stroke,
    wheel,
)
from tavoliere.games.settlers.art.palette import COLOURS

if TYPE_CHECKING:
    from collections.abc import Callable


def abbey() -> str:
    """Draw an abbey: a chapel with its bell, and the arches of a cloister."""
    cloister = "".join(path(arch(x, 36, 10, 19), COLOURS["coal"]) for x in (8, 21, 34))
    return (
        shape(box(-2, 6, 42, 36), "stone")
        + shape("M-4 8L2-6H40L46 8Z", "tile")
        + cloister
        + shape(box(-36, -8, -6, 36), "white")
        + shape(gable(-36, -6, -8, -34), "tile")
        + shape(arch(-21, 36, 12, 20), "timber", 2)
        + disc(-21, 2, 5, "foam", 2)
        + stroke("M-21-34V-48M-26-43H-16", "ink", 3.4)
        + ground(36)
    )


def garrison() -> str:
    """Draw a fortified camp: a watch-tower and tents behind a palisade."""
    pales = "".join(f"M{x} 40V18l5-7l5 7V40Z" for x in range(-45, 45, 10))
    return (
        shape("M-40 22L-24-8L-8 22Z", "white")
        + stroke("M-24-8V20", "shade", 3)
        + shape(box(6, -18, 34, 20), "plank")
        + stroke("M6 16L34-12M34 16L6-12", "timber", 3)
        + shape(box(1, -32, 39, -16), "timber")
        + stroke("M10-30V-18M20-30V-18M30-30V-18", "ink", 1.6)
        + flag(20, -32, 16, "vermilion")
        + shape(pales, "plank", 2)
        + stroke("M-45 31H45", "timber", 3.4)
    )


def smithy() -> str:
    """Draw a smithy: anvil, hammer and sparks."""
    anvil = "M-44-8H38C30-2 22 4 12 8V18H22L28 36H-26L-20 18H-10V8C-22 8-38 4-44-8Z"
    return (
        flame(-2, 2, 34)
        + shape(anvil, "iron", 2.6)
        + stroke("M-34-3H26", "steel", 3)
        + placed(
            shape(box(-4, -6, 4, 40), "plank", 2.4) + shape("M-20-22H14L20-15V-4H-20Z", "coal", 2.4), 18, -24, 0.86, 42
        )
        + stroke("M-22-20l-8-8M-32-14l-9-2M-12-26l-2-10", "fire", 3.2)
    )


def brick_factory() -> str:
    """Draw a kiln for bricks, smoking, with bricks before it."""
    return (
        smoke(10, -36, 17)
        + shape("M-34 38C-36 6-18-4-12-26H12C18-4 36 6 34 38Z", "#c26a45", 2.4)
        + stroke("M-27 12H-12M4 12H24M-20 0H2M12-2H17M-15-12H8M-31 26H-20M20 26H31", "#8c3d20", 2.2)
        + shape(box(-15, -34, 15, -25), "brick")
        + shape(arch(0, 38, 26, 26), "coal")
        + flame(0, 37, 20)
        + placed(goods.brick(), 33, 33, 0.32)
        + placed(goods.brick(), -36, 34, 0.3)
    )


def foundry() -> str:
    """Draw a foundry: a crucible that pours glowing metal."""
    glow = "M-6-6C8-8 14-2 16 10V34"
    return (
        stroke("M-36-40H36M-14-40V-22", "ink", 5)
        + stroke("M-36-40H36", "iron", 2)
        + placed(
            shape("M-26-20H26L18 20H-18Z", "coal", 2.6) + shape(box(-30, -25, 30, -16), "iron", 2.4), -14, -6, 0.9, 28
        )
        + line(glow, COLOURS["ink"], 11)
        + line(glow, COLOURS["fire"], 7)
        + line(glow, COLOURS["ember"], 3)
        + shape("M-12 34H44L38 46H-6Z", "rock")
        + path("M-6 34H38L35 39H-3Z", COLOURS["ember"])
        + stroke("M28 20l6-6M2 18l-6-6M30 28l9-1", "fire", 3)
    )


def grain_mill() -> str:
    """Draw a water-mill with an ear of grain on its front."""
    return (
        house(-10, 42, 34, -8, -36, "white", "thatch")
        + placed(goods.grain(), 16, 0, 0.3)
        + path("M-50 32H50V46H-50Z", COLOURS["water"])
        + wheel(-18, 14, 25, 8, "timber", 4.4)
        + stroke("M-50 34q8-5 16 0t16 0t16 0t16 0t16 0t16 0", "foam", 3.4)
        + stroke("M-48 43q8-4 16 0t16 0t16 0t16 0t16 0", "foam", 2.4)
    )


def sawmill() -> str:
    """Draw a sawmill: the blade in a log."""
    teeth = "M0-32" + "".join(f"L{x:.1f} {y:.1f}" for x, y in _saw(32, 26, 16)) + "Z"
    return (
        shape("M-46 20H34V42H-46Z", "plank", 2.4)
        + stroke("M-40 27H22M-30 35H28", "timber", 2.4)
        + placed(shape(teeth, "steel", 2.4) + disc(0, 0, 8, "iron") + spot(0, 0, 2.4), -8, -6, 1.15)
        + shape("M-46 20H34V42H-46Z", "plank", 2.4)
        + stroke("M-40 27H22M-30 35H16", "timber", 2.4)
        + disc(34, 31, 11, "stone", 2.4)
        + line("M34 26a5 5 0 1 1-4 8", COLOURS["timber"], 2)
        + stroke("M24 8l8-6M28 14l10-2M18 2l4-8", "timber", 2.6)
    )


def _saw(outer: float, inner: float, count: int) -> list[tuple[float, float]]:
    """Set the teeth of a saw around a blade."""
    spots: list[tuple[float, float]] = []
    for k in range(count):
        spots.extend((around(outer, 360 / count * k), around(inner, 360 / count * (k + 0.12))))
    return spots


def woolen_mill() -> str:
    """Draw a woolen mill: a spinning wheel and its yarn."""
    yarn = "M-41-14q8 7 15 0M-42-7q9 7 17 0M-41 0q8 7 15 0"
    return (
        stroke("M-34 18V-34M-44 42L-34 16L34 16L44 42M14 16V-6", "ink", 7)
        + stroke("M-34 18V-34M-44 42L-34 16L34 16L44 42M14 16V-6", "timber", 3.4)
        + stroke("M-27-8L14-31", "vermilion", 2.6)
        + wheel(14, -8, 25, 8, "plank", 4)
        + shape("M-34-26C-46-22-46 4-34 8C-22 4-22-22-34-26Z", "vermilion", 2.4)
        + stroke(yarn, "#e39a86", 2)
        + ground(43)
    )


def ship(emblem: str) -> str:
    """Draw a trading ship with an emblem on its sail."""
    return (
        stroke("M2 18V-46", "ink", 6.4)
        + stroke("M2 18V-44", "timber", 3)
        + shape("M2-48L20-43L2-38Z", "vermilion", 1.8)
        + shape("M-30-32Q2-40 34-32Q42-8 34 12Q2 4-30 12Q-22-8-30-32Z", "white", 2.6)
        + placed(emblem, 3, -12, 0.37)
        + shape("M-46 14Q-34 22-24 21H26Q38 20 46 10Q44 34 28 40H-26Q-42 34-46 14Z", "timber", 2.6)
        + stroke("M-40 26H40M-34 33H34", "plank", 2)
        + stroke("M-48 45q8-6 16 0t16 0t16 0t16 0t16 0t16 0", "water", 4)
    )


def _fleet(resource: str) -> Callable[[], str]:
    return lambda: ship(goods.DRAWN[resource]())


DRAWN: Final[dict[str, Callable[[], str]]] = {
    "abbey": abbey,
    "garrison": garrison,
    "smithy": smithy,
    "brick_factory": brick_factory,
    "foundry": foundry,
    "grain_mill": grain_mill,
    "sawmill": sawmill,
    "woolen_mill": woolen_mill,
} | {f"{resource}_fleet": _fleet(resource) for resource in ("brick", "gold", "grain", "lumber", "ore", "wool")}
