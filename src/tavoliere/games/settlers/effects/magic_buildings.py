"""Magic Kitchen and Magic Mill (W72, W73)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tavoliere.core.event import Event
from tavoliere.games.settlers.moves import SITE_MOVES, WIZARDS, AtSite, NameWizard
from tavoliere.games.settlers.pieces import GOLD, HAND_IDS, MAGIC_MILL, site_text
from tavoliere.games.settlers.pieces import KITCHEN as KITCHEN_CARD
from tavoliere.games.settlers.rules import agenda, registry, stock
from tavoliere.games.settlers.rules.agenda import FOR_KITCHEN, FOR_MILL, KITCHEN, Frame
from tavoliere.games.settlers.rules.building import clear_site
from tavoliere.games.settlers.rules.cards import discard
from tavoliere.games.settlers.rules.chance import next_chance
from tavoliere.games.settlers.rules.magic import MOST_POWER, lift_wizard, pay_power, spend_power
from tavoliere.games.settlers.rules.paying import pay

if TYPE_CHECKING:
    from tavoliere.core.move import Move
    from tavoliere.games.settlers.position import Position
    from tavoliere.games.settlers.realm import Realm

EXPLODES = 1
YIELDS_FROM = 3


def can_kitchen(position: Position, seat: int) -> bool:
    """Each attempt costs magic power of a wizard who may cast (W72, P7)."""
    realm = position.realms[seat]
    return realm.count_wizards() > 0 and realm.usable_power() >= position.catalogue.magic_use[KITCHEN_CARD]


def start_kitchen(position: Position, frame: Frame, tell: list[Event] | None) -> None:
    """Pay for an attempt."""
    pay_power(position, frame.seat, FOR_KITCHEN, 0, position.catalogue.magic_use[KITCHEN_CARD], tell)


def complete_kitchen(
    position: Position, seat: int, _what: int, _paid: int, power: int, tell: list[Event] | None
) -> None:
    """Throw the die: 3 to 6 brings a resource of choice, 2 nothing, 1 blows the kitchen up (W72)."""
    spend_power(position, seat, power, tell)
    pips = next_chance(position).below(6) + 1
    if tell is not None:
        tell.append(Event("cooked", {"seat": seat, "pips": pips}, None, unveils=True))
    if pips >= YIELDS_FROM:
        stock.gain(position, seat, 1, stock.KITCHEN)
    elif pips == EXPLODES:
        kitchens = kitchens_of(position.realms[seat])
        if len(kitchens) == 1:
            _explode(position, seat, kitchens[0], tell)
        else:
            position.frames.append(Frame(KITCHEN, seat))


def kitchens_of(realm: Realm) -> list[int]:
    """List the sites of the kitchens that work."""
    return [
        site
        for site in range(4 * realm.first, 4 * realm.last + 4)
        if realm.sites[site] == KITCHEN_CARD and not realm.spellbound >> site & 1
    ]


def offer_kitchen(position: Position, frame: Frame, moves: list[Move]) -> None:
    """Offer the kitchens: which one has exploded?"""
    for site in kitchens_of(position.realms[frame.seat]):
        moves.append(SITE_MOVES[0][site])


def do_kitchen(position: Position, frame: Frame, move: Move, tell: list[Event] | None) -> None:
    """That one is gone."""
    position.frames.pop()
    if isinstance(move, AtSite):
        _explode(position, frame.seat, move.site, tell)


def _explode(position: Position, seat: int, site: int, tell: list[Event] | None) -> None:
    card = clear_site(position, seat, site, tell)
    discard(position, seat, card)
    position.reckon()
    if tell is not None:
        tell.append(Event("exploded", {"seat": seat, "card": HAND_IDS[card], "place": site_text(site)}))


def can_mill(position: Position, seat: int) -> bool:
    """Each mill works once a turn, for one gold and a wizard who has room for more power (W73)."""
    realm = position.realms[seat]
    mills = 0
    for site in range(4 * realm.first, 4 * realm.last + 4):
        if realm.sites[site] == MAGIC_MILL and not realm.spellbound >> site & 1:
            mills += 1
    return realm.mills < mills and realm.bags[GOLD] > 0 and bool(wizards_with_room(realm))


def wizards_with_room(realm: Realm) -> list[int]:
    """List the wizards with less than full power."""
    return sorted(
        realm.wizards[place]
        for place in range(2 * realm.first, 2 * realm.last + 4)
        if realm.wizards[place] and realm.power[place] < MOST_POWER
    )


def start_mill(position: Position, frame: Frame, tell: list[Event] | None) -> None:
    """Pay one gold."""
    pay(position, frame.seat, FOR_MILL, 0, 1 << 5 * GOLD, tell)


def complete_mill(position: Position, seat: int, _what: int, paid: int, _power: int, tell: list[Event] | None) -> None:
    """Choose the wizard."""
    stock.spend_packed(position, seat, paid, stock.MILL, tell)
    position.realms[seat].mills += 1
    wizards = wizards_with_room(position.realms[seat])
    if len(wizards) == 1:
        lift_wizard(position, seat, wizards[0], tell)
    else:
        position.frames.append(Frame(agenda.MILL, seat))


def offer_mill(position: Position, frame: Frame, moves: list[Move]) -> None:
    """Offer the wizards with room for power."""
    for wizard in wizards_with_room(position.realms[frame.seat]):
        moves.append(WIZARDS[0][wizard])


def do_mill(position: Position, frame: Frame, move: Move, tell: list[Event] | None) -> None:
    """He gains one power, and rests for this turn (P4)."""
    position.frames.pop()
    if isinstance(move, NameWizard):
        lift_wizard(position, frame.seat, move.card, tell)


def enter() -> None:
    """Enter both buildings and their decisions."""
    registry.card(KITCHEN_CARD, can_kitchen, start_kitchen)
    registry.card(MAGIC_MILL, can_mill, start_mill)
    registry.COMPLETE[FOR_KITCHEN] = complete_kitchen
    registry.COMPLETE[FOR_MILL] = complete_mill
    registry.decide(KITCHEN, offer_kitchen, do_kitchen)
    registry.decide(agenda.MILL, offer_mill, do_mill)
