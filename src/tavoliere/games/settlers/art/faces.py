"""The faces and backs of the cards, about the origin; names and counts are written on them by the picture."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tavoliere.games.art.pen import at, dot, fade, line, path, sheet, use, write
from tavoliere.games.settlers.art.brush import INK, circle, placed
from tavoliere.games.settlers.art.palette import CARD, COLOURS, HAND
from tavoliere.games.settlers.catalogue import CARD as CARDS
from tavoliere.games.settlers.catalogue import EVENT_NUMBER, NUMBER, RESOURCES

if TYPE_CHECKING:
    from tavoliere.games.settlers.catalogue import Catalogue

LAND_COLOURS: Final = {"B": "brick", "L": "lumber", "W": "wool", "O": "ore", "G": "grain", "A": "gold-river"}
EDGE: Final = 8.0  # the frame that carries the amounts of a card that is turned


def colour_of(card: str) -> str:
    """Say which colour a card has: green, red, yellow, purple, or that of the events."""
    known = CARDS.get(card)
    if known is None or known.kind == "region":
        return "centre"
    return "event" if known.kind == "event" else known.colour


def mark(kind: str, value: int | str, x: float, y: float, size: float) -> str:
    """Set a mark with its number: points of some kind, or magic power."""
    pale = kind in {"victory", "power"}
    low = 0.07 if kind == "strength" else 0.0
    number = write(x, y + size * (0.19 - low), size * 0.52, str(value), INK if kind == "victory" else COLOURS["white"])
    ground = use(f"se-{kind}", x - size / 2, y - size / 2, size, size)
    if pale and kind == "power":
        ground += dot(x, y, size * 0.27, COLOURS["violet"])
    return ground + number


def marks_of(card: str, catalogue: Catalogue) -> list[tuple[str, int]]:
    """List the marks of a card: its points, and the magic power of each use."""
    if card not in NUMBER:
        return []
    number = NUMBER[card]
    found = [
        ("victory", catalogue.victory[number]),
        ("strength", catalogue.strength[number]),
        ("commerce", catalogue.commerce[number]),
        ("tournament", catalogue.tournament[number]),
    ]
    if CARDS[card].kind in {"book", "magic_building"}:
        found.append(("power", catalogue.magic_use[number]))
    return [(kind, value) for kind, value in found if value]


def price_of(card: str, catalogue: Catalogue) -> list[str]:
    """List the icons of a price, one for each resource and each magic power."""
    if card not in NUMBER:
        return []
    number = NUMBER[card]
    paid = [RESOURCES[k] for k, amount in enumerate(catalogue.price[number]) for _ in range(amount)]
    magic = catalogue.magic_build[number]
    if CARDS[card].kind == "magic_action":
        magic += catalogue.magic_use[number]
    return paid + ["power"] * magic


def face(card: str, catalogue: Catalogue) -> str:
    """Draw the square face of a card, with a band below for its name."""
    colour = colour_of(card)
    inner = CARD - 10
    ground = sheet((CARD, CARD), COLOURS[colour], 8, INK, 1.8) + placed(
        sheet((inner, 70), COLOURS[f"{colour}-ground"], 5, COLOURS["gilt"], 1.2), 0, -8
    )
    wizard = card in CARDS and CARDS[card].kind == "wizard"
    emblem = use(f"se-{card}", -31, -42, 62, 62) if wizard else use(f"se-{card}", -33, -41, 66, 66)
    return ground + emblem + corner_marks(marks_of(card, catalogue), (-34, -31), 29)


def corner_marks(marks: list[tuple[str, int]], first: tuple[float, float], size: float) -> str:
    """Set marks in the upper corners, on the left, on the right, and below."""
    x, y = first
    spots = ((x, y), (-x, y), (x, y + size), (-x, y + size))
    return "".join(mark(kind, value, *spot, size) for (kind, value), spot in zip(marks, spots, strict=False))


def hand_ground(colour: str) -> str:
    """Draw the ground of a card in the hand: a band above for the name, a strip below for the price."""
    width, height = HAND
    return (
        fade(placed(sheet((width, height), INK, 11, None, 0), 2, 3), 0.18)
        + sheet((width, height), COLOURS[colour], 10, INK, 2)
        + placed(sheet((width - 12, height - 40), COLOURS[f"{colour}-ground"], 6, COLOURS["gilt"], 1.4), 0, 13)
    )


def pips() -> str:
    """Draw the amounts 0 to 3 on the four edges of a card that is turned; 0 is at the bottom of the unturned one."""
    sides = []
    for amount in range(4):
        y = CARD / 2 - EDGE / 2
        row = [dot(-(k - (amount - 1) / 2) * 11, y, 2.5, COLOURS["white"]) for k in range(amount)]
        row = row or [line(circle(0, y, 2.2), COLOURS["white"], 1.2)]
        # The card is turned clockwise by a quarter for each resource gained: so 1 comes to the bottom from the right.
        sides.append(placed("".join(row), 0, 0, 1.0, -90.0 * amount))
    return "".join(sides)


def land(letter: str) -> str:
    """Draw the ground of a region: its frame and its landscape."""
    inner = CARD - 2 * EDGE
    return (
        sheet((CARD, CARD), COLOURS[LAND_COLOURS[letter]], 8, INK, 1.8)
        + use(f"se-land-{letter}", -inner / 2, -inner / 2, inner, inner)
        + path(f"M{at(-inner / 2, -inner / 2)}h{at(inner)}v{at(inner)}h{at(-inner)}Z", "none", INK, 1.2)
    )


def centre(kind: str) -> str:
    """Draw a road, settlement, city or citadel."""
    inner = CARD - 10
    colour = "purple" if kind.startswith("citadel") else "centre"
    return (
        sheet((CARD, CARD), COLOURS[colour], 8, INK, 1.8)
        + use(f"se-scene-{kind}", -inner / 2, -inner / 2, inner, inner)
        + path(f"M{at(-inner / 2, -inner / 2)}h{at(inner)}v{at(inner)}h{at(-inner)}Z", "none", COLOURS["gilt"], 1.4)
    )


def wizard_ground() -> str:
    """Draw the frame of a wizard, which is turned like a region."""
    inner = CARD - 2 * EDGE
    return sheet((CARD, CARD), COLOURS["purple"], 8, INK, 1.8) + sheet(
        (inner, inner), COLOURS["purple-ground"], 4, COLOURS["gilt"], 1.2
    )


def back(kind: str) -> str:
    """Draw the back of a card: of a base stack, a magic stack, the regions or the events."""
    colour, sign, ground = {
        "base": ("lapis", "crest", "#2f63a6"),
        "magic": ("purple", "magic-crest", "#74509c"),
        "region": ("pine", "", "#58845a"),
        "event": ("event", "card", "#4d7d99"),
    }[kind]
    inside = use(f"se-{sign}", -38, -38, 76, 76) if sign else _four_lands()
    return (
        sheet((CARD, CARD), COLOURS[colour], 8, INK, 1.8)
        + sheet((CARD - 10, CARD - 10), ground, 5, COLOURS["gilt"], 1.6)
        + inside
    )


def _four_lands() -> str:
    spots = zip("LBGO", ((-31, -31), (1, -31), (-31, 1), (1, 1)), strict=True)
    return "".join(use(f"se-land-{letter}", x, y, 30, 30) for letter, (x, y) in spots)


def site() -> str:
    """Outline a free site."""
    return sheet((CARD - 8, CARD - 8), "none", 9, COLOURS["faded"], 1.8, "7 6") + line(
        "M0-9V9M-9 0H9", COLOURS["faded"], 2
    )


def spell_bound() -> str:
    """Spread a web over a bewitched building, with the witch's hat (W89)."""
    web = "M43-43L-2 8M43-43L-24-20M43-43L22 22M24-43Q28-24 43-24M2-43Q14-10 43-2M-20-43Q4 4 43 20"
    veil = fade(placed(sheet((CARD - 10, 70), COLOURS["night"], 5, None, 0), 0, -8), 0.45)
    return veil + fade(line(web, COLOURS["white"], 1.6), 0.8) + use("se-hat", -44, -22, 52, 52)


def die_ground() -> str:
    """Draw a blank die."""
    return (
        fade(placed(sheet((60, 60), INK, 11, None, 0), 2, 3), 0.2)
        + sheet((60, 60), COLOURS["white"], 10, INK, 2)
        + line("M-24-20Q-24-24-20-24H14", "#ffffff", 3)
    )


PIPS: Final = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def number_die(number: int) -> str:
    """Draw the die of production with its number of pips."""
    return use("se-die", -30, -30, 60, 60) + "".join(
        dot(x * 16, y * 16, 5.6, COLOURS["vermilion"] if number == 1 else INK) for x, y in PIPS[number]
    )


def number_plate(number: int, x: float, y: float, size: float = 27.0) -> str:
    """Draw the number that lets a region yield, on a small die (B65)."""
    plate = placed(sheet((size, size), COLOURS["white"], 6, INK, 1.8), x, y)
    return plate + write(x, y + size * 0.27, size * 0.78, str(number), INK)


def is_region(card: str) -> bool:
    """Say whether a card is a region, named by its code."""
    return card in CARDS and CARDS[card].kind == "region"


def is_drawn(card: str) -> bool:
    """Say whether a card has a face with an emblem."""
    return card in NUMBER or card in EVENT_NUMBER
