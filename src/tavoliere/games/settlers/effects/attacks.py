"""Attack cards: Arsonist, Black Knight, Brigands, Merchant, Spy (B61, B86-B93)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tavoliere.core.event import Event
from tavoliere.games.settlers.moves import PASS, REGION_MOVES, SITE_MOVES, TAKES, AtRegion, AtSite, TakeCard
from tavoliere.games.settlers.pieces import (
    ACTION,
    ARSONIST,
    BLACK_KNIGHT,
    BOOK,
    BRIGANDS,
    CITADEL,
    DRAGON,
    FLEET,
    GREEN,
    HAND_IDS,
    KIND_OF,
    KNIGHT_CARD,
    MAGIC_ACTION,
    MAGIC_BUILDING,
    MERCHANT,
    RED,
    RESOURCE_OF,
    SPY,
    WIZARD,
)
from tavoliere.games.settlers.rules import agenda, registry, stock
from tavoliere.games.settlers.rules.agenda import BURN, MERCHANT_GIVE, ROUT, TAKE, Frame
from tavoliere.games.settlers.rules.agenda import MERCHANT as MERCHANT_FRAME
from tavoliere.games.settlers.rules.agenda import SPY as SPYING
from tavoliere.games.settlers.rules.building import back_to_hand
from tavoliere.games.settlers.rules.cards import leave_hand, take_in_hand
from tavoliere.games.settlers.rules.playing import throw_duel

if TYPE_CHECKING:
    from tavoliere.core.move import Move
    from tavoliere.games.settlers.position import Position
    from tavoliere.games.settlers.realm import Realm

BUILDINGS = (GREEN, RED, MAGIC_BUILDING)
"""What the Arsonist can burn (B39, B86, I6): never units, books, centre cards."""

FIGHTERS = (KNIGHT_CARD, DRAGON)
"""What the Black Knight can drive away (W70)."""


def sites_of(realm: Realm, kinds: tuple[int, ...]) -> list[int]:
    """List the sites of a principality with cards of these kinds."""
    sites = realm.sites
    return [
        site for site in range(4 * realm.first, 4 * realm.last + 4) if sites[site] and KIND_OF[sites[site]] in kinds
    ]


# ------------------------------------------------------------------------------------- Arsonist and Black Knight


def can_arsonist(position: Position, seat: int) -> bool:
    """There must be a building to burn (B86)."""
    return bool(sites_of(position.realms[1 - seat], BUILDINGS))


def start_arsonist(position: Position, frame: Frame, tell: list[Event] | None) -> None:
    """Throw the die: the loser takes a building back, the winner chooses which."""
    _duel(position, frame, BURN, BUILDINGS, tell)


def can_black_knight(position: Position, seat: int) -> bool:
    """There must be a knight or dragon to drive away (B87, W70)."""
    return bool(sites_of(position.realms[1 - seat], FIGHTERS))


def start_black_knight(position: Position, frame: Frame, tell: list[Event] | None) -> None:
    """Throw the die: the loser takes a knight or dragon back, the winner chooses which."""
    _duel(position, frame, ROUT, FIGHTERS, tell)


def _duel(position: Position, frame: Frame, choice: int, kinds: tuple[int, ...], tell: list[Event] | None) -> None:
    winner = frame.seat if throw_duel(position, frame, tell) else 1 - frame.seat
    if sites_of(position.realms[1 - winner], kinds):
        position.frames.append(Frame(choice, winner))


def offer_burn(position: Position, frame: Frame, moves: list[Move]) -> None:
    """Offer the buildings of the loser."""
    for site in sites_of(position.realms[1 - frame.seat], BUILDINGS):
        moves.append(SITE_MOVES[1][site])


def offer_rout(position: Position, frame: Frame, moves: list[Move]) -> None:
    """Offer the knights and dragons of the loser."""
    for site in sites_of(position.realms[1 - frame.seat], FIGHTERS):
        moves.append(SITE_MOVES[1][site])


def do_send_back(position: Position, frame: Frame, move: Move, tell: list[Event] | None) -> None:
    """The loser takes the card back into the hand."""
    position.frames.pop()
    if isinstance(move, AtSite):
        back_to_hand(position, 1 - frame.seat, move.site, tell)


# ---------------------------------------------------------------------------------------------------------- Brigands


def can_brigands(position: Position, seat: int) -> bool:
    """There must be something to take that finds room (B91)."""
    return stock.can_take(position, seat)


def start_brigands(position: Position, frame: Frame, tell: list[Event] | None) -> None:
    """Throw the die: the winner takes two resources from the loser (B91)."""
    winner = frame.seat if throw_duel(position, frame, tell) else 1 - frame.seat
    position.frames.append(Frame(TAKE, winner, 2, stock.RAID))


# ---------------------------------------------------------------------------------------------------------- Merchant


def can_merchant(position: Position, seat: int) -> bool:
    """Something must be to be had, and something to be given, with room on both sides (B92)."""
    mine, theirs = position.realms[seat], position.realms[1 - seat]
    for taken in range(6):
        if theirs.bags[taken] and mine.rooms[taken]:
            for given in range(6):
                if given == taken or (mine.bags[given] and theirs.rooms[given]):
                    return True
    return False


def start_merchant(position: Position, frame: Frame, _tell: list[Event] | None) -> None:
    """Take one or two resources, then give one (B92)."""
    position.frames.append(Frame(MERCHANT_FRAME, frame.seat, 2))


def offer_merchant(position: Position, frame: Frame, moves: list[Move]) -> None:
    """Offer what can be taken; after the first, to leave it at that."""
    stock.offer_take(position, frame, moves)
    if frame.a < 2 or not moves:
        moves.append(PASS)


def do_merchant(position: Position, frame: Frame, move: Move, tell: list[Event] | None) -> None:
    """Take one; then another, or give one."""
    position.frames.pop()
    if isinstance(move, AtRegion) and frame.a > 1:
        position.frames.append(Frame(MERCHANT_FRAME, frame.seat, 1))
    else:
        position.frames.append(Frame(MERCHANT_GIVE, frame.seat))
    if isinstance(move, AtRegion):
        resource = RESOURCE_OF[position.realms[1 - frame.seat].land[move.place]]
        stock.spend(position, 1 - frame.seat, move.place, 1, stock.MERCHANT, tell)
        stock.put(position, frame.seat, 1 << 5 * resource, stock.MERCHANT, tell)


def offer_merchant_give(position: Position, frame: Frame, moves: list[Move]) -> None:
    """Offer what the opponent can store."""
    mine, rooms = position.realms[frame.seat], position.realms[1 - frame.seat].rooms
    for place in range(2 * mine.first, 2 * mine.last + 4):
        if mine.store[place] and rooms[RESOURCE_OF[mine.land[place]]]:
            moves.append(REGION_MOVES[0][place])
    if not moves:
        moves.append(PASS)


def do_merchant_give(position: Position, frame: Frame, move: Move, tell: list[Event] | None) -> None:
    """Give one resource to the opponent, who chooses where to store it (B27)."""
    position.frames.pop()
    if isinstance(move, AtRegion):
        resource = RESOURCE_OF[position.realms[frame.seat].land[move.place]]
        stock.spend(position, frame.seat, move.place, 1, stock.MERCHANT, tell)
        stock.put(position, 1 - frame.seat, 1 << 5 * resource, stock.MERCHANT, tell)


# --------------------------------------------------------------------------------------------------------------- Spy


def can_spy(position: Position, seat: int) -> bool:
    """The opponent must hold a card (B93, U6)."""
    return bool(position.realms[1 - seat].hand)


def start_spy(position: Position, frame: Frame, tell: list[Event] | None) -> None:
    """The opponent shows the hand; one unit or action card of it must be taken, if there is one (B93)."""
    # Whether there is one is told with the decision and not before, since a spectator does not see the hand.
    show_hand(position, 1 - frame.seat, tell)
    position.frames.append(Frame(SPYING, frame.seat))


def show_hand(position: Position, seat: int, tell: list[Event] | None) -> None:
    """Show a hand to the other player, who knows it from now on (R7)."""
    realm = position.realms[seat]
    realm.known = realm.hand.copy()
    if tell is not None:
        cards = [HAND_IDS[card] for card in realm.hand]
        tell.append(Event("hand-shown", {"seat": seat}, {1 - seat: {"cards": cards}}))


def spied(position: Position, seat: int) -> list[int]:
    """List what a Spy may take: units and action cards, magic ones only with an own citadel (W48, W49, I3)."""
    allowed = [FLEET, KNIGHT_CARD, ACTION, DRAGON]
    if position.realms[seat].count_city_or_citadel(CITADEL):
        allowed += [WIZARD, BOOK, MAGIC_ACTION]
    return sorted({card for card in position.realms[1 - seat].hand if KIND_OF[card] in allowed})


def offer_spy(position: Position, frame: Frame, moves: list[Move]) -> None:
    """Offer the cards that may be taken."""
    for card in spied(position, frame.seat):
        moves.append(TAKES[card])
    if not moves:
        moves.append(PASS)


def do_spy(position: Position, frame: Frame, move: Move, tell: list[Event] | None) -> None:
    """Take the card; both players know which it is."""
    position.frames.pop()
    if isinstance(move, TakeCard):
        seat, victim = frame.seat, 1 - frame.seat
        leave_hand(position, victim, move.card)
        take_in_hand(position, seat, move.card, known=True)
        if tell is not None:
            card = {"card": HAND_IDS[move.card]}
            tell.append(Event("stolen", {"seat": seat}, {seat: card, victim: card}, unveils=True))
    elif tell is not None:
        tell.append(Event("nothing-spied", {"seat": frame.seat}, None, unveils=True))


def enter() -> None:
    """Enter the cards and their decisions."""
    registry.card(ARSONIST, can_arsonist, start_arsonist)
    registry.card(BLACK_KNIGHT, can_black_knight, start_black_knight)
    registry.card(BRIGANDS, can_brigands, start_brigands)
    registry.card(MERCHANT, can_merchant, start_merchant)
    registry.card(SPY, can_spy, start_spy)
    registry.decide(BURN, offer_burn, do_send_back)
    registry.decide(ROUT, offer_rout, do_send_back)
    registry.decide(MERCHANT_FRAME, offer_merchant, do_merchant)
    registry.decide(agenda.MERCHANT_GIVE, offer_merchant_give, do_merchant_give)
    registry.decide(SPYING, offer_spy, do_spy)
