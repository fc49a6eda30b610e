"""Magic power: who may cast, what it costs, and how wizards recharge (W24-W42, W72, W73)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tavoliere.core.event import Event
from tavoliere.games.settlers.moves import WIZARDS, NameWizard
from tavoliere.games.settlers.pieces import GUARDIAN, HAND_IDS, MAGIC_LAND, NOBODY, RESOURCE_OF, STONE
from tavoliere.games.settlers.rules.agenda import POWER, Frame
from tavoliere.games.settlers.rules.registry import CAN, COMPLETE
from tavoliere.games.settlers.rules.stock import RECHARGE, spend

if TYPE_CHECKING:
    from tavoliere.core.move import Move
    from tavoliere.games.settlers.position import Position
    from tavoliere.games.settlers.realm import Realm

MOST_POWER = 3


def stone_lies(position: Position) -> bool:
    """Say whether a Philosopher's Stone protects both players (W71)."""
    return position.options.mode > 0 and (position.realms[0].has(STONE) or position.realms[1].has(STONE))


def can_cast(position: Position, seat: int, book: int) -> bool:
    """Say whether a seat can use the spell of a book now (W37-W39)."""
    if position.options.mode == 0:
        return False
    realm = position.realms[seat]
    return (
        realm.has(book)
        and not realm.spells >> (book - GUARDIAN) & 1
        # W38: there must be a wizard, even for a spell that a correction has made free.
        and realm.count_wizards() > 0
        and realm.usable_power() >= position.catalogue.magic_use[book]
        and not (book == MAGIC_LAND and stone_lies(position))
        and CAN[book](position, seat)
    )


def pay_power(
    position: Position, seat: int, purpose: int, what: int, amount: int, tell: list[Event] | None, paid: int = 0
) -> None:
    """Collect magic power from the own wizards, of the owner's choice where there is one (W35), and go on."""
    _collect(position, Frame(POWER, seat, purpose, what, amount, 0, paid), tell)


def _collect(position: Position, frame: Frame, tell: list[Event] | None) -> None:
    """Ask for the next wizard, unless everything is named or the rest can come from one side only."""
    remaining, named = frame.c, frame.d
    realm = position.realms[frame.seat]
    if remaining:
        places = _sources(realm, named)
        left = 0
        for place in places:
            left += realm.power[place] - (named >> 2 * place & 3)
        if len(places) > 1 and left > remaining:
            position.frames.append(frame)
            return
        for place in places:
            taken = min(remaining, realm.power[place] - (named >> 2 * place & 3))
            named += taken << 2 * place
            remaining -= taken
    COMPLETE[frame.a](position, frame.seat, frame.b, frame.e, named, tell)


def _sources(realm: Realm, named: int) -> list[int]:
    """List the places of the wizards who still have power to give."""
    places = []
    for place in range(2 * realm.first, 2 * realm.last + 4):
        if realm.wizards[place] and not realm.locked >> place & 1 and realm.power[place] > (named >> 2 * place & 3):
            places.append(place)
    return places


def offer_power(position: Position, frame: Frame, moves: list[Move]) -> None:
    """Offer the wizards that can pay."""
    realm = position.realms[frame.seat]
    cards = [realm.wizards[place] for place in _sources(realm, frame.d)]
    for wizard in sorted(cards):
        moves.append(WIZARDS[0][wizard])


def do_power(position: Position, frame: Frame, move: Move, tell: list[Event] | None) -> None:
    """Name one power of a wizard."""
    position.frames.pop()
    if isinstance(move, NameWizard):
        place = place_of_wizard(position.realms[frame.seat], move.card)
        named = frame.d + (1 << 2 * place)
        _collect(position, Frame(POWER, frame.seat, frame.a, frame.b, frame.c - 1, named, frame.e), tell)


def place_of_wizard(realm: Realm, wizard: int) -> int:
    """Return where a wizard lies, or -1."""
    for place in range(2 * realm.first, 2 * realm.last + 4):
        if realm.wizards[place] == wizard:
            return place
    return NOBODY


def spend_power(position: Position, seat: int, named: int, tell: list[Event] | None) -> None:
    """Turn the wizards down by what they pay (W29)."""
    realm = position.realms[seat]
    place = 0
    while named:
        if named & 3:
            change_power(position, seat, realm.wizards[place], -(named & 3), tell)
        named >>= 2
        place += 1


def change_power(position: Position, seat: int, wizard: int, by: int, tell: list[Event] | None) -> None:
    """Turn a wizard up or down; above three it is lost (W28, W86)."""
    realm = position.realms[seat]
    place = place_of_wizard(realm, wizard)
    before = realm.power[place]
    realm.power = realm.power.copy()
    realm.power[place] = min(MOST_POWER, before + by)
    if tell is not None and realm.power[place] != before:
        locked = bool(realm.locked >> place & 1)
        told = {"seat": seat, "card": HAND_IDS[wizard], "power": realm.power[place], "locked": locked}
        tell.append(Event("power", told))


# ------------------------------------------------------------------------------------------------------- recharging


def can_raise(realm: Realm, place: int) -> bool:
    """Say whether the wizard at a region can turn one of its resources into power (W30, P5)."""
    return bool(realm.wizards[place] and realm.power[place] < MOST_POWER and realm.store[place])


def raise_wizard(position: Position, seat: int, wizard: int, tell: list[Event] | None) -> None:
    """Turn the region down and the wizard up by one; he cannot cast for the rest of this turn (W30, W31, P2)."""
    realm = position.realms[seat]
    place = place_of_wizard(realm, wizard)
    spend(position, seat, place, 1, RECHARGE, tell)
    lift_wizard(position, seat, wizard, tell)


def lift_wizard(position: Position, seat: int, wizard: int, tell: list[Event] | None) -> None:
    """Raise a wizard in the own turn, which locks him until the next one (W31, P4)."""
    realm = position.realms[seat]
    realm.locked |= 1 << place_of_wizard(realm, wizard)
    change_power(position, seat, wizard, 1, tell)


def fits_region(wizard_home: int, region: int) -> bool:
    """Say whether a wizard may lie beside a region; Ari may lie beside any (W27)."""
    return bool(region) and (wizard_home == NOBODY or RESOURCE_OF[region] == wizard_home)
