"""The own action step: build, trade, play, cast, recharge, pull down, in any number and order (B15, W43)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tavoliere.games.settlers.moves import (
    BUILDS,
    CASTS,
    DEAL,
    DISMISSALS,
    DONE,
    PLAYS,
    PULLS,
    RAISES,
    SCOUTS,
    USES,
    Build,
    BuildCitadel,
    BuildCity,
    BuildRoad,
    Cast,
    Deal,
    Dismiss,
    Done,
    Play,
    Pull,
    Raise,
    Settle,
    SettleWithScout,
    Trade,
    Use,
)
from tavoliere.games.settlers.pieces import (
    ACTION,
    ALCHEMIST,
    BASE,
    BISHOP,
    BOOK,
    COUNTERMAGIC,
    GUARDIAN,
    HERB_WOMAN,
    KIND_OF,
    KITCHEN,
    MAGIC_ACTION,
    MAGIC_MILL,
    SCOUT,
    TIME_JUMP,
    WHEEL,
)
from tavoliere.games.settlers.rules.agenda import (
    FOR_CITADEL,
    FOR_CITY,
    FOR_ROAD,
    FOR_SCOUT,
    FOR_SETTLEMENT,
    FOR_SPELL,
)
from tavoliere.games.settlers.rules.building import (
    begin_building,
    can_build,
    dismiss,
    offer_centres,
    pay_for_centre,
    pull_down,
)
from tavoliere.games.settlers.rules.magic import can_cast, can_raise, pay_power, place_of_wizard, raise_wizard
from tavoliere.games.settlers.rules.playing import can_play, play_card
from tavoliere.games.settlers.rules.refill import end_actions
from tavoliere.games.settlers.rules.registry import CAN, START
from tavoliere.games.settlers.rules.trading import begin_deal, begin_trade, can_deal, offer_trades

if TYPE_CHECKING:
    from tavoliere.core.event import Event
    from tavoliere.core.move import Move
    from tavoliere.games.settlers.position import Position
    from tavoliere.games.settlers.realm import Realm
    from tavoliere.games.settlers.rules.agenda import Frame

AT_ANOTHER_TIME = (ALCHEMIST, BISHOP, HERB_WOMAN, SCOUT)
"""Action cards that are played before the dice, as an answer, or with a settlement."""

IS_LAID: Final[list[bool]] = [kind not in {0, ACTION, MAGIC_ACTION} for kind in KIND_OF]
IS_PLAYED: Final[list[bool]] = [
    kind in {ACTION, MAGIC_ACTION} and card not in AT_ANOTHER_TIME for card, kind in enumerate(KIND_OF)
]


def offer_actions(position: Position, frame: Frame, moves: list[Move]) -> None:
    """Offer everything that can be done now, and to be done with it."""
    seat = frame.seat
    realm = position.realms[seat]
    hand = realm.hand
    offer_centres(position, seat, moves, SCOUTS if SCOUT in hand else [])
    before = 0
    for card in hand:
        if card != before and IS_LAID[card] and can_build(position, seat, card):
            moves.append(BUILDS[card])
        before = card
    before = 0
    for card in hand:
        if card != before and IS_PLAYED[card] and can_play(position, seat, card):
            moves.append(PLAYS[card])
        before = card
    wizards: list[int] = []
    if position.options.mode != BASE:
        wizards = _wizards(realm)
        _offer_magic(position, seat, wizards, moves)
    offer_trades(position, seat, moves)
    if can_deal(position, seat):
        moves.append(DEAL)
    sites = realm.sites
    for site in range(4 * realm.first, 4 * realm.last + 4):
        if sites[site]:
            moves.append(PULLS[site])
    for wizard in wizards:
        moves.append(DISMISSALS[wizard])
    moves.append(DONE)


def _wizards(realm: Realm) -> list[int]:
    return sorted([wizard for wizard in realm.wizards if wizard]) if realm.mages else []


def _offer_magic(position: Position, seat: int, wizards: list[int], moves: list[Move]) -> None:
    """Offer spells, the two magic buildings that can be used, and to recharge wizards (W30, W37, W72, W73)."""
    realm = position.realms[seat]
    if realm.works >> GUARDIAN:
        for book in BOOKS_FOR_ACTIONS:
            if realm.has(book) and can_cast(position, seat, book):
                moves.append(CASTS[book])
    for card in (KITCHEN, MAGIC_MILL):
        if realm.has(card) and CAN[card](position, seat):
            moves.append(USES[card])
    for wizard in wizards:
        if can_raise(realm, place_of_wizard(realm, wizard)):
            moves.append(RAISES[wizard])


BOOKS_FOR_ACTIONS: Final = [
    card for card, kind in enumerate(KIND_OF) if kind == BOOK and card not in {WHEEL, COUNTERMAGIC, TIME_JUMP}
]
"""The books without a moment of their own."""


def do_actions(position: Position, frame: Frame, move: Move, tell: list[Event] | None) -> None:
    """Do the action."""
    seat = frame.seat
    if isinstance(move, Build):
        begin_building(position, seat, move.card, tell)
    elif isinstance(move, Trade):
        begin_trade(position, seat, move.give, move.want, tell)
    elif isinstance(move, Done):
        end_actions(position, seat, tell)
    elif isinstance(move, Play):
        play_card(position, seat, move.card, tell)
    elif isinstance(move, BuildRoad):
        pay_for_centre(position, seat, FOR_ROAD, move.end, "road", tell)
    elif isinstance(move, Settle):
        pay_for_centre(position, seat, FOR_SETTLEMENT, move.end, "settlement", tell)
    elif isinstance(move, SettleWithScout):
        pay_for_centre(position, seat, FOR_SCOUT, move.end, "settlement", tell)
    elif isinstance(move, BuildCity):
        pay_for_centre(position, seat, FOR_CITY, move.slot, "city", tell)
    elif isinstance(move, BuildCitadel):
        pay_for_centre(position, seat, FOR_CITADEL, move.slot, "citadel", tell)
    elif isinstance(move, Deal):
        begin_deal(position, seat)
    elif isinstance(move, Pull):
        pull_down(position, seat, move.site, tell)
    elif isinstance(move, Raise):
        raise_wizard(position, seat, move.card, tell)
    elif isinstance(move, Cast):
        pay_power(position, seat, FOR_SPELL, move.card, position.catalogue.magic_use[move.card], tell)
    elif isinstance(move, Use):
        START[move.card](position, frame, tell)
    elif isinstance(move, Dismiss):
        dismiss(position, seat, move.card, tell)
