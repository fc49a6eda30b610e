"""The moves of the Settlers card game: one small type for each kind, and the fixed table of all of them.

Whatever takes several choices (which card, where to, paid with what) is several moves, one a choice.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tavoliere.core.move import Move, publish
from tavoliere.games.settlers.pieces import (
    ACTION,
    BOOK,
    EVENT_IDS,
    FACES,
    HAND_IDS,
    KIND_OF,
    KITCHEN,
    LAST_CARD,
    LAST_REGION,
    MAGIC_ACTION,
    MAGIC_MILL,
    PLACES,
    REGION_CODES,
    RESOURCES,
    SITES,
    SLOTS,
    WIZARD,
    column_text,
    place_text,
    side_text,
    site_text,
)

GAME: Final = "settlers"
ENDS: Final = ("left", "right")
MOST_STACKS: Final = 8


@dataclass(frozen=True, eq=False, repr=False)
class Roll(Move):
    """`roll`: throw both dice (B13)."""


@dataclass(frozen=True, eq=False, repr=False)
class BuildRoad(Move):
    """`road left`: a road at an end of the principality (B30)."""

    end: int


@dataclass(frozen=True, eq=False, repr=False)
class Settle(Move):
    """`settle left`: a settlement at the free end of a road (B31)."""

    end: int


@dataclass(frozen=True, eq=False, repr=False)
class SettleWithScout(Move):
    """`scout left`: the same with a Scout, who finds the two regions."""

    end: int


@dataclass(frozen=True, eq=False, repr=False)
class BuildCity(Move):
    """`city 1`: a city on an own settlement (B33)."""

    slot: int


@dataclass(frozen=True, eq=False, repr=False)
class BuildCitadel(Move):
    """`citadel 1`: a citadel on an own settlement (W13)."""

    slot: int


@dataclass(frozen=True, eq=False, repr=False)
class Build(Move):
    """`build abbey`: lay a building, unit, wizard or book from the hand."""

    card: int


@dataclass(frozen=True, eq=False, repr=False)
class Play(Move):
    """`play spy`: play an action card (B56, W41)."""

    card: int


@dataclass(frozen=True, eq=False, repr=False)
class Cast(Move):
    """`cast magic_eye`: use the spell of a book that lies in the principality (W37)."""

    card: int


@dataclass(frozen=True, eq=False, repr=False)
class Use(Move):
    """`use magic_mill`: use a magic building (W72, W73)."""

    card: int


@dataclass(frozen=True, eq=False, repr=False)
class Raise(Move):
    """`raise ira`: turn one resource of a wizard's region into magic power (W30)."""

    card: int


@dataclass(frozen=True, eq=False, repr=False)
class Trade(Move):
    """`trade brick>ore`: with the bank (B54)."""

    give: int
    want: int


@dataclass(frozen=True, eq=False, repr=False)
class Deal(Move):
    """`deal`: begin an offer to the opponent (B55)."""


@dataclass(frozen=True, eq=False, repr=False)
class Give(Move):
    """`give ore`: one more of what is offered."""

    resource: int


@dataclass(frozen=True, eq=False, repr=False)
class Want(Move):
    """`want brick`: one more of what is asked for."""

    resource: int


@dataclass(frozen=True, eq=False, repr=False)
class Propose(Move):
    """`propose`: make the offer."""


@dataclass(frozen=True, eq=False, repr=False)
class Pull(Move):
    """`pull 1^`: pull down an own card (B40, W50)."""

    site: int


@dataclass(frozen=True, eq=False, repr=False)
class Dismiss(Move):
    """`dismiss ira`: send an own wizard away (W50)."""

    card: int


@dataclass(frozen=True, eq=False, repr=False)
class Accept(Move):
    """`accept`: take the opponent's offer."""


@dataclass(frozen=True, eq=False, repr=False)
class Pass(Move):
    """`pass`: do nothing of what could be done now."""


@dataclass(frozen=True, eq=False, repr=False)
class Done(Move):
    """`done`: the actions are over, or the hand stays as it is."""


@dataclass(frozen=True, eq=False, repr=False)
class AtSide(Move):
    """`side 1^`: lay the card above or below this settlement."""

    half: int


@dataclass(frozen=True, eq=False, repr=False)
class AtSite(Move):
    """`site 1^`, `their site 1^`: the card on this site."""

    theirs: int
    site: int


@dataclass(frozen=True, eq=False, repr=False)
class AtRegion(Move):
    """`region 0v`, `their region 0v`: this region."""

    theirs: int
    place: int


@dataclass(frozen=True, eq=False, repr=False)
class AtCentre(Move):
    """`centre 1`: this settlement, city or citadel."""

    slot: int


@dataclass(frozen=True, eq=False, repr=False)
class NameWizard(Move):
    """`wizard ira`, `their wizard ira`: this wizard."""

    theirs: int
    card: int


@dataclass(frozen=True, eq=False, repr=False)
class AtStack(Move):
    """`stack 3`: this stack."""

    stack: int


@dataclass(frozen=True, eq=False, repr=False)
class Draw(Move):
    """`draw 3`: the top card of this stack (B47)."""

    stack: int


@dataclass(frozen=True, eq=False, repr=False)
class Search(Move):
    """`search 3`: look through this stack for payment (B48)."""

    stack: int


@dataclass(frozen=True, eq=False, repr=False)
class TakeCard(Move):
    """`take abbey`: this card of those that are looked at."""

    card: int


@dataclass(frozen=True, eq=False, repr=False)
class TakeRegion(Move):
    """`take G4`: this region card."""

    region: int


@dataclass(frozen=True, eq=False, repr=False)
class TakeEvent(Move):
    """`take plague`: this event card."""

    event: int


@dataclass(frozen=True, eq=False, repr=False)
class PutCard(Move):
    """`put abbey`: this card of the own hand goes away."""

    card: int


@dataclass(frozen=True, eq=False, repr=False)
class Waste(Move):
    """`waste ore`: a resource for which there is no room (U7)."""

    resource: int


@dataclass(frozen=True, eq=False, repr=False)
class NameNumber(Move):
    """`number 4`: the Alchemist's choice."""

    number: int


@dataclass(frozen=True, eq=False, repr=False)
class NameFace(Move):
    """`face club`: the Wheel of Time's choice."""

    face: int


@dataclass(frozen=True, eq=False, repr=False)
class Under(Move):
    """`under`: the cards that are left go under the stack (W74)."""


def _build_table() -> list[Move]:
    """Number every move, in the order in which `moves()` offers them."""
    table: list[Move] = []

    def number() -> int:
        return len(table)

    table.append(Roll(number(), "roll", GAME))
    for end in range(2):
        table.append(BuildRoad(number(), f"road {ENDS[end]}", GAME, end))
    for end in range(2):
        table.append(Settle(number(), f"settle {ENDS[end]}", GAME, end))
    for end in range(2):
        table.append(SettleWithScout(number(), f"scout {ENDS[end]}", GAME, end))
    for slot in range(SLOTS):
        table.append(BuildCity(number(), f"city {column_text(slot)}", GAME, slot))
    for slot in range(SLOTS):
        table.append(BuildCitadel(number(), f"citadel {column_text(slot)}", GAME, slot))
    cards = range(1, LAST_CARD + 1)
    for card in cards:
        if KIND_OF[card] not in {ACTION, MAGIC_ACTION}:
            table.append(Build(number(), f"build {HAND_IDS[card]}", GAME, card))
    for card in cards:
        if KIND_OF[card] in {ACTION, MAGIC_ACTION}:
            table.append(Play(number(), f"play {HAND_IDS[card]}", GAME, card))
    for card in cards:
        if KIND_OF[card] == BOOK:
            table.append(Cast(number(), f"cast {HAND_IDS[card]}", GAME, card))
    for card in (KITCHEN, MAGIC_MILL):
        table.append(Use(number(), f"use {HAND_IDS[card]}", GAME, card))
    for card in cards:
        if KIND_OF[card] == WIZARD:
            table.append(Raise(number(), f"raise {HAND_IDS[card]}", GAME, card))
    for give in range(6):
        for want in range(6):
            if want != give:
                table.append(Trade(number(), f"trade {RESOURCES[give]}>{RESOURCES[want]}", GAME, give, want))
    table.append(Deal(number(), "deal", GAME))
    for resource in range(6):
        table.append(Give(number(), f"give {RESOURCES[resource]}", GAME, resource))
    for resource in range(6):
        table.append(Want(number(), f"want {RESOURCES[resource]}", GAME, resource))
    table.append(Propose(number(), "propose", GAME))
    for site in range(SITES):
        table.append(Pull(number(), f"pull {site_text(site)}", GAME, site))
    for card in cards:
        if KIND_OF[card] == WIZARD:
            table.append(Dismiss(number(), f"dismiss {HAND_IDS[card]}", GAME, card))
    table.append(Accept(number(), "accept", GAME))
    for half in range(2 * SLOTS):
        table.append(AtSide(number(), f"side {side_text(half)}", GAME, half))
    for theirs, whose in enumerate(("", "their ")):
        for site in range(SITES):
            table.append(AtSite(number(), f"{whose}site {site_text(site)}", GAME, theirs, site))
    for theirs, whose in enumerate(("", "their ")):
        for place in range(PLACES):
            table.append(AtRegion(number(), f"{whose}region {place_text(place)}", GAME, theirs, place))
    for slot in range(SLOTS):
        table.append(AtCentre(number(), f"centre {column_text(slot)}", GAME, slot))
    for theirs, whose in enumerate(("", "their ")):
        for card in cards:
            if KIND_OF[card] == WIZARD:
                table.append(NameWizard(number(), f"{whose}wizard {HAND_IDS[card]}", GAME, theirs, card))
    for stack in range(MOST_STACKS):
        table.append(AtStack(number(), f"stack {stack + 1}", GAME, stack))
    for stack in range(MOST_STACKS):
        table.append(Draw(number(), f"draw {stack + 1}", GAME, stack))
    for stack in range(MOST_STACKS):
        table.append(Search(number(), f"search {stack + 1}", GAME, stack))
    for card in cards:
        table.append(TakeCard(number(), f"take {HAND_IDS[card]}", GAME, card))
    for region in range(1, LAST_REGION + 1):
        table.append(TakeRegion(number(), f"take {REGION_CODES[region]}", GAME, region))
    for event in range(1, len(EVENT_IDS)):
        table.append(TakeEvent(number(), f"take {EVENT_IDS[event]}", GAME, event))
    for card in cards:
        table.append(PutCard(number(), f"put {HAND_IDS[card]}", GAME, card))
    for resource in range(6):
        table.append(Waste(number(), f"waste {RESOURCES[resource]}", GAME, resource))
    for pips in range(1, 7):
        table.append(NameNumber(number(), f"number {pips}", GAME, pips))
    for face in range(len(FACES)):
        table.append(NameFace(number(), f"face {FACES[face]}", GAME, face))
    table.append(Under(number(), "under", GAME))
    table.append(Pass(number(), "pass", GAME))
    table.append(Done(number(), "done", GAME))
    return table


ALL: Final[list[Move]] = _build_table()
BY_TEXT: Final[dict[str, Move]] = publish(GAME, ALL)


def _by(words: list[str]) -> list[Move]:
    return [BY_TEXT[text] for text in words]


ROLL: Final[Move] = BY_TEXT["roll"]
ROADS: Final[list[Move]] = _by(["road left", "road right"])
SETTLES: Final[list[Move]] = _by(["settle left", "settle right"])
SCOUTS: Final[list[Move]] = _by(["scout left", "scout right"])
CITIES: Final[list[Move]] = _by([f"city {column_text(slot)}" for slot in range(SLOTS)])
CITADELS: Final[list[Move]] = _by([f"citadel {column_text(slot)}" for slot in range(SLOTS)])


def _of_cards(verb: str) -> list[Move]:
    """List the moves of a verb by card; a card that has no such move stands as `pass`."""
    return [BY_TEXT.get(f"{verb} {name}", BY_TEXT["pass"]) for name in HAND_IDS]


BUILDS: Final[list[Move]] = _of_cards("build")
PLAYS: Final[list[Move]] = _of_cards("play")
CASTS: Final[list[Move]] = _of_cards("cast")
USES: Final[list[Move]] = _of_cards("use")
RAISES: Final[list[Move]] = _of_cards("raise")
DISMISSALS: Final[list[Move]] = _of_cards("dismiss")
WIZARDS: Final[list[list[Move]]] = [_of_cards("wizard"), _of_cards("their wizard")]
TAKES: Final[list[Move]] = _of_cards("take")
PUTS: Final[list[Move]] = _of_cards("put")
TRADES: Final[list[list[Move]]] = [
    [BY_TEXT.get(f"trade {give}>{want}", BY_TEXT["pass"]) for want in RESOURCES] for give in RESOURCES
]
DEAL: Final[Move] = BY_TEXT["deal"]
GIVES: Final[list[Move]] = _by([f"give {name}" for name in RESOURCES])
WANTS: Final[list[Move]] = _by([f"want {name}" for name in RESOURCES])
PROPOSE: Final[Move] = BY_TEXT["propose"]
ACCEPT: Final[Move] = BY_TEXT["accept"]
PASS: Final[Move] = BY_TEXT["pass"]
DONE: Final[Move] = BY_TEXT["done"]
UNDER: Final[Move] = BY_TEXT["under"]
PULLS: Final[list[Move]] = _by([f"pull {site_text(site)}" for site in range(SITES)])
SIDES: Final[list[Move]] = _by([f"side {side_text(half)}" for half in range(2 * SLOTS)])
SITE_MOVES: Final[list[list[Move]]] = [
    _by([f"{whose}site {site_text(site)}" for site in range(SITES)]) for whose in ("", "their ")
]
REGION_MOVES: Final[list[list[Move]]] = [
    _by([f"{whose}region {place_text(place)}" for place in range(PLACES)]) for whose in ("", "their ")
]
CENTRE_MOVES: Final[list[Move]] = _by([f"centre {column_text(slot)}" for slot in range(SLOTS)])
STACK_MOVES: Final[list[Move]] = _by([f"stack {stack + 1}" for stack in range(MOST_STACKS)])
DRAWS: Final[list[Move]] = _by([f"draw {stack + 1}" for stack in range(MOST_STACKS)])
SEARCHES: Final[list[Move]] = _by([f"search {stack + 1}" for stack in range(MOST_STACKS)])
REGION_TAKES: Final[list[Move]] = [PASS, *_by([f"take {code}" for code in REGION_CODES[1:]])]
EVENT_TAKES: Final[list[Move]] = [PASS, *_by([f"take {name}" for name in EVENT_IDS[1:]])]
WASTES: Final[list[Move]] = _by([f"waste {name}" for name in RESOURCES])
NUMBERS: Final[list[Move]] = [PASS, *_by([f"number {pips}" for pips in range(1, 7)])]
FACE_MOVES: Final[list[Move]] = _by([f"face {name}" for name in FACES])
