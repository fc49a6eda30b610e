"""A principality on its plate: the row of centres and roads, the regions around it, and what is built on the sites."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from tavoliere.games.art.pen import dot, escape, fade, num, sheet, use, write
from tavoliere.games.settlers.art.brush import INK, placed
from tavoliere.games.settlers.art.faces import mark, number_plate
from tavoliere.games.settlers.art.names import Names, fitted, titled
from tavoliere.games.settlers.art.palette import CARD, CELL, COLOURS
from tavoliere.games.settlers.catalogue import LETTERS, RESOURCES

if TYPE_CHECKING:
    from tavoliere.games.settlers.view import View

THIN: Final = 30.0  # a row of sites on which nothing lies yet
HALF: Final = CARD / 2
ROWS: Final = ("^^", "^", "", "v", "vv")


def column_of(place: str) -> int:
    """Read the column of a place.

    >>> column_of("-3^^"), column_of("0v")
    (-3, 0)
    """
    return int(place.rstrip("^v"))


@dataclass(slots=True)
class Plan:
    """Where the places of one principality lie on its plate: columns from the left, rows from the top."""

    first: int
    last: int
    rows: dict[str, tuple[float, float]] = field(default_factory=dict)  # by side: the middle, and how tall
    height: float = 0.0

    @property
    def width(self) -> float:
        """Tell how broad the principality is."""
        return (self.last - self.first + 1) * CELL

    def at(self, column: int, side: str) -> tuple[float, float]:
        """Find the middle of a place."""
        return (column - self.first + 0.5) * CELL, self.rows[side][0]


def plan_of(realm: dict[str, Any]) -> Plan:
    """Measure a principality: as many columns as it has regions, and the outer rows only where something can lie."""
    columns = [column_of(place) for place, _, _ in realm["regions"]]
    columns += [column for column, _ in realm["centres"]] + list(realm["roads"])
    plan = Plan(min(columns, default=-2), max(columns, default=2))
    used = {place.lstrip("-0123456789") for place, _ in realm["sites"]}
    used |= {wizard[1].lstrip("-0123456789") * 2 for wizard in realm["wizards"]}
    grown = any(kind != "settlement" for _, kind in realm["centres"])
    top = 0.0
    for side in ROWS:
        tall = CELL if len(side) < 2 or side in used else THIN if grown else 0.0
        plan.rows[side] = (top + tall / 2, tall)
        top += tall
    plan.height = top
    return plan


def realm_of(view: View, seat: int, plan: Plan, names: Names) -> str:
    """Draw a principality; its upper left corner is the origin."""
    realm = view.realms[seat]
    taken = {place for place, _ in realm["sites"]}
    parts = [_free_sites(realm, plan, taken)]
    parts += [_road(seat, column, plan, names) for column in realm["roads"]]
    magic = {wizard[1] for wizard in realm["wizards"]}
    for column, kind in realm["centres"]:
        parts.append(_centre(seat, column, kind, plan, names, lit=_is_home(column, magic)))
    thrown = view.dice[1] if view.dice else None
    for place, code, amount in realm["regions"]:
        parts.append(_region(seat, place, code, amount, plan, names, thrown))
    spent = list(realm["spent"])
    for place, card in realm["sites"]:
        used = card in spent
        if used:
            # Of several Magic Mills, only as many are used up as have turned (W73).
            spent.remove(card)
        parts.append(_card(realm, seat, place, card, plan, names, used=used))
    parts += [_wizard(seat, wizard, plan, names) for wizard in realm["wizards"]]
    return f'<g id="realm-{seat}">{"".join(parts)}</g>'


def _is_home(column: int, places: set[str]) -> bool:
    return any(f"{column + step}{side}" in places for step in (-1, 1) for side in "^v")


def _put(name: str, spot: tuple[float, float], inside: str, title: str, state: str = "") -> str:
    kind = name.partition("-")[0] + (f" {state}" if state else "")
    return (
        f'<g id="{escape(name)}" class="{kind}" transform="translate({num(spot[0])} {num(spot[1])})">'
        f"{titled(title)}{inside}</g>"
    )


def card_face(symbol: str) -> str:
    """Lay a square card about the origin."""
    return use(f"se-{symbol}", -HALF, -HALF, CARD, CARD)


def _free_sites(realm: dict[str, Any], plan: Plan, taken: set[str]) -> str:
    """Outline the sites on which nothing lies yet."""
    parts = []
    for column, kind in realm["centres"]:
        for side in ("^", "v") if kind == "settlement" else ("^", "^^", "v", "vv"):
            if f"{column}{side}" in taken:
                continue
            x, y = plan.at(column, side)
            tall = plan.rows[side][1]
            outline = use("se-site", -HALF, -HALF, CARD, CARD)
            if tall < CELL:
                outline = sheet((CARD - 8, THIN - 8), "none", 7, COLOURS["faded"], 1.8, "7 6")
            parts.append(placed(outline, x, y))
    return f'<g class="free">{fade("".join(parts), 0.5)}</g>'


def _road(seat: int, column: int, plan: Plan, names: Names) -> str:
    return _put(f"road-{seat}:{column}", plan.at(column, ""), card_face("centre-road"), names.card("road"))


def _centre(seat: int, column: int, kind: str, plan: Plan, names: Names, *, lit: bool) -> str:
    drawn = "citadel-lit" if kind == "citadel" and lit else kind
    # B31, B33, W14, W20
    worth = 2 if kind == "city" or drawn == "citadel-lit" else 1
    inside = card_face(f"centre-{drawn}") + mark("victory", worth, -31, -31, 27)
    return _put(f"centre-{seat}:{column}", plan.at(column, ""), inside, names.card(kind), kind)


def _region(seat: int, place: str, code: str, amount: int, plan: Plan, names: Names, thrown: int | None) -> str:
    """Lay a region, turned so that its amount is at the bottom edge, and the same in icons (B26)."""
    letter, number = code[0], int(code[1])
    wells = "".join(
        _well(RESOURCES[LETTERS.index(letter)], x, 26, full=k < amount) for k, x in enumerate((-25.0, 0.0, 25.0))
    )
    glow = sheet((CARD + 4, CARD + 4), "none", 10, COLOURS["ember"], 4.5) if number == thrown else ""
    inside = (
        glow
        + card_face(f"region-{letter}")
        + use("se-pips", -HALF, -HALF, CARD, CARD, turn=90 * amount)
        + number_plate(number, -25, -25)
        + wells
    )
    title = f"{names.resource(letter)} {number}: {amount}"
    return _put(f"region-{seat}:{place}", plan.at(column_of(place), place[-1]), inside, title, f"amount-{amount}")


def _well(good: str, x: float, y: float, *, full: bool) -> str:
    """Show one of the three places for what a card stores, full or empty."""
    if not full:
        return placed(dot(0, 0, 9, COLOURS["vellum"] + "66", INK + "66", 1), x, y)
    return placed(dot(0, 0, 12.5, COLOURS["vellum"], INK, 1.5) + use(f"se-{good}", -10, -10, 20, 20), x, y)


def _card(realm: dict[str, Any], seat: int, place: str, card: str, plan: Plan, names: Names, *, used: bool) -> str:
    """Lay a card on its site, with what has happened to it."""
    side = place.lstrip("-0123456789")
    inside = card_face(f"card-{card}") + fitted(0, 37, 13.5, names.card(card), CARD - 10, "vellum")
    title, states = names.card(card, whole=True), []
    if place in realm["bewitched"]:
        inside += card_face("bewitched")
        title += f", {names.full('card-witch', 'witch')}"
        states.append("bewitched")
    for potion_place, turns in realm["potions"]:
        if potion_place == place:
            # W81: until the opponent's next turn has ended.
            left = dot(14, 15, 9.5, COLOURS["vellum"], INK, 1.4) + write(14, 20, 14, str(turns), INK)
            inside += placed(use("se-potion", -19, -19, 38, 38) + left, 25, 4)
            states.append("potion")
    if used:
        inside += placed(use("se-used", -15, -15, 30, 30), 28, 10)
        states.append("spent")
    return _put(f"site-{seat}:{place}", plan.at(column_of(place), side), inside, title, " ".join(states))


def _wizard(seat: int, wizard: list[Any], plan: Plan, names: Names) -> str:
    """Lay a wizard beside his region, turned so that his power is at the bottom edge (W28)."""
    card, place, power, locked = wizard
    stars = "".join(_well("power", -27, y, full=k < power) for k, y in enumerate((26.0, 1.0, -24.0)))
    inside = (
        card_face("wizard")
        + use("se-pips", -HALF, -HALF, CARD, CARD, turn=90 * power)
        + use(f"se-{card}", -17, -41, 58, 58)
        + placed(sheet((53, 21), COLOURS["purple"], 4, None, 0), 12.5, 29.5)
        + fitted(12.5, 29.5, 14, names.card(card), 50, "vellum")
        + stars
    )
    if locked:
        # W31: raised in this turn, he cannot cast until it is over.
        inside += use("se-lock", -25, 3, 24, 24)
    title = f"{names.card(card, whole=True)}: {power}"
    side = place[-1] * 2
    state = f"power-{power}" + (" locked" if locked else "")
    return _put(f"wizard-{seat}:{place}", plan.at(column_of(place), side), inside, title, state)
