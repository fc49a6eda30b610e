"""The own action step: build, trade, play, cast, recharge, pull down, in any number and order (B15, W43)."""

from __future__ import annotations

from typing import TYPE_CHECKING

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
    HERB_WOMAN,
    KIND_OF,
    KITCHEN,
    MAGIC_ACTION,
    MAGIC_MILL,
    SCOUT,
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
from tavoliere.games.settlers.rules.magic import can_cast, can_raise, pay_power, raise_wizard
from tavoliere.games.settlers.rules.playing import can_play, play_card
from tavoliere.games.settlers.rules.refill import end_actions
from tavoliere.games.settlers.rules.registry import CAN, START
from tavoliere.games.settlers.rules.trading import begin_deal, begin_trade, can_deal, offer_trades

if TYPE_CHECKING:
    from tavoliere.core.event import Event
    from tavoliere.core.move import Move
    from tavoliere.games.settlers.position import Position
    from tavoliere.games.settlers.rules.agenda import Frame

AT_ANOTHER_TIME = (ALCHEMIST, BISHOP, HERB_WOMAN, SCOUT)
"""Action cards that are played before the dice, as an answer, or with a settlement."""


def offer_actions(position: Position, frame: Frame, moves: list[Move]) -> None:
    """Offer everything that can be done now, and to be done with it."""
    seat = frame.seat
    realm = position.realms[seat]
    hand = realm.hand
    offer_centres(position, seat, moves, SCOUTS if SCOUT in hand else [])
    before = 0
    for card in hand:
        if card != before and KIND_OF[card] not in {ACTION, MAGIC_ACTION} and can_build(position, seat, card):
            moves.append(BUILDS[card])
        before = card
    before = 0
    for card in hand:
        if (
            card != before
            and KIND_OF[card] in {ACTION, MAGIC_ACTION}
            and card not in AT_ANOTHER_TIME
            and can_play(position, seat, card)
        ):
            moves.append(PLAYS[card])
        before = card
    if position.options.mode != BASE:
        _offer_magic(position, seat, moves)
    offer_trades(position, seat, moves)
    if can_deal(position, seat):
        moves.append(DEAL)
    sites = realm.sites
    for site in range(4 * realm.first, 4 * realm.last + 4):
        if sites[site]:
            moves.append(PULLS[site])
    if position.options.mode != BASE:
        for wizard in _wizards(position, seat):
            moves.append(DISMISSALS[wizard])
    moves.append(DONE)


def _wizards(position: Position, seat: int) -> list[int]:
    realm = position.realms[seat]
    return sorted([wizard for wizard in realm.wizards if wizard])


def _offer_magic(position: Position, seat: int, moves: list[Move]) -> None:
    """Offer spells, the two magic buildings that can be used, and to recharge wizards (W30, W37, W72, W73)."""
    realm = position.realms[seat]
    books = sorted({card for card in realm.sites if KIND_OF[card] == BOOK})
    for book in books:
        if CAN_BE_CAST_IN_ACTIONS[book] and can_cast(position, seat, book):
            moves.append(CASTS[book])
    for card in (KITCHEN, MAGIC_MILL):
        if realm.has(card) and CAN[card](position, seat):
            moves.append(USES[card])
    for place, wizard in sorted(enumerate(realm.wizards), key=_by_wizard):
        if wizard and can_raise(realm, place):
            moves.append(RAISES[wizard])


def _by_wizard(pair: tuple[int, int]) -> int:
    return pair[1]


CAN_BE_CAST_IN_ACTIONS = [KIND_OF[card] == BOOK and card not in {61, 64, 65} for card in range(74)]
"""All books but the Wheel of Time, Countermagic and the Time Jump, which have moments of their own."""


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
