"""Trading: with the bank, and with the opponent (B53-B55)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tavoliere.core.event import Event
from tavoliere.games.settlers.moves import ACCEPT, GIVES, PASS, PROPOSE, TRADES, WANTS, Accept, Give, Want
from tavoliere.games.settlers.pieces import FLEET_OF, GOLD, MINT, RESOURCES
from tavoliere.games.settlers.rules.agenda import ANSWER_OFFER, FOR_OFFER, FOR_TRADE, Frame
from tavoliere.games.settlers.rules.agenda import DEAL as DEALING
from tavoliere.games.settlers.rules.paying import pay
from tavoliere.games.settlers.rules.registry import COMPLETE
from tavoliere.games.settlers.rules.stock import OFFER, TRADE, put, spend_packed

if TYPE_CHECKING:
    from tavoliere.core.move import Move
    from tavoliere.games.settlers.position import Position
    from tavoliere.games.settlers.realm import Realm

BANK: int = 3


def rate(realm: Realm, resource: int) -> int:
    """Return how many of a resource the bank wants for one of another (B54, B67)."""
    if resource == GOLD and realm.has(MINT):
        return 1
    return 2 if realm.has(FLEET_OF[resource]) else BANK


def offer_trades(position: Position, seat: int, moves: list[Move]) -> None:
    """Offer all trades with the bank that can be paid and find room (B54, U7)."""
    realm = position.realms[seat]
    rooms = realm.rooms
    for give in range(6):
        stored = realm.bags[give]
        if stored < BANK and (stored == 0 or rate(realm, give) > stored):
            continue
        trades = TRADES[give]
        for want in range(6):
            if rooms[want] and want != give:
                moves.append(trades[want])


def begin_trade(position: Position, seat: int, give: int, want: int, tell: list[Event] | None) -> None:
    """Pay the bank."""
    what = give * 6 + want
    pay(position, seat, FOR_TRADE, what, rate(position.realms[seat], give) << 5 * give, tell)


def complete_trade(position: Position, seat: int, what: int, paid: int, _power: int, tell: list[Event] | None) -> None:
    """Take what was wanted."""
    if tell is not None:
        told = {"seat": seat, "give": RESOURCES[what // 6], "want": RESOURCES[what % 6]}
        tell.append(Event("traded", told))
    spend_packed(position, seat, paid, TRADE, tell)
    put(position, seat, 1 << 5 * (what % 6), TRADE, tell)


# ------------------------------------------------------------------------------------------------- the opponent


def can_deal(position: Position, seat: int) -> bool:
    """Say whether an offer can be begun: there must be something to give or to want, and room for it (B55, R2, U17)."""
    if position.offers == 0:
        return False
    mine, theirs = position.realms[seat], position.realms[1 - seat]
    for resource in range(6):
        if (mine.bags[resource] and theirs.rooms[resource]) or (theirs.bags[resource] and mine.rooms[resource]):
            return True
    return False


def begin_deal(position: Position, seat: int) -> None:
    """Begin an offer; it is put together one resource after the other, and only then made."""
    position.offers -= 1
    position.frames.append(Frame(DEALING, seat))


def offer_deal(position: Position, frame: Frame, moves: list[Move]) -> None:
    """Offer one more to give, one more to want, or to make the offer; kinds come in their order, so no offer twice."""
    mine, theirs = position.realms[frame.seat], position.realms[1 - frame.seat]
    give, want = frame.a, frame.b
    if want == 0:
        for resource in range(last_of(give), 6):
            amount = give >> 5 * resource & 31
            if amount < mine.bags[resource] and amount < theirs.rooms[resource]:
                moves.append(GIVES[resource])
    for resource in range(last_of(want), 6):
        amount = want >> 5 * resource & 31
        if amount < theirs.bags[resource] and amount < mine.rooms[resource] and give >> 5 * resource & 31 == 0:
            moves.append(WANTS[resource])
    # U17: anything but nothing at all.
    if give or want:
        moves.append(PROPOSE)


def last_of(goods: int) -> int:
    """Return the last resource that goods hold, 0 if none."""
    resource = 0
    for number in range(6):
        if goods >> 5 * number & 31:
            resource = number
    return resource


def do_deal(position: Position, frame: Frame, move: Move, tell: list[Event] | None) -> None:
    """Add to the offer, or make it."""
    position.frames.pop()
    if isinstance(move, Give):
        position.frames.append(Frame(DEALING, frame.seat, frame.a + (1 << 5 * move.resource), frame.b))
    elif isinstance(move, Want):
        position.frames.append(Frame(DEALING, frame.seat, frame.a, frame.b + (1 << 5 * move.resource)))
    elif frame.a or frame.b:
        position.frames.append(Frame(ANSWER_OFFER, 1 - frame.seat, frame.a, frame.b))
        if tell is not None:
            told = {"seat": frame.seat, "give": goods_told(frame.a), "want": goods_told(frame.b)}
            tell.append(Event("offered", told))


def goods_told(goods: int) -> list[list[object]]:
    """List goods for an event: pairs of a resource and how many of it."""
    return [[RESOURCES[resource], goods >> 5 * resource & 31] for resource in range(6) if goods >> 5 * resource & 31]


def offer_answer_offer(_position: Position, _frame: Frame, moves: list[Move]) -> None:
    """Offer to accept, or not."""
    moves.append(ACCEPT)
    moves.append(PASS)


def do_answer_offer(position: Position, frame: Frame, move: Move, tell: list[Event] | None) -> None:
    """Swap the goods, each player paying from regions of the own choice; or refuse."""
    position.frames.pop()
    if not isinstance(move, Accept):
        if tell is not None:
            tell.append(Event("declined", {"seat": frame.seat}))
        return
    if tell is not None:
        tell.append(Event("accepted", {"seat": frame.seat}))
    # First the one who has offered pays, then the other; `e` of the payment says what follows it.
    pay(position, 1 - frame.seat, FOR_OFFER, frame.a << 30 | frame.b, frame.a, tell)


def complete_offer(position: Position, seat: int, what: int, paid: int, _power: int, tell: list[Event] | None) -> None:
    """One side has paid: now the other pays, or both store what they have got."""
    spend_packed(position, seat, paid, OFFER, tell)
    give, want = what >> 30, what & (1 << 30) - 1
    if seat == position.active:
        pay(position, 1 - seat, FOR_OFFER, what, want, tell)
        return
    put(position, seat, give, OFFER, tell)
    put(position, 1 - seat, want, OFFER, tell)


COMPLETE[FOR_TRADE] = complete_trade
COMPLETE[FOR_OFFER] = complete_offer
