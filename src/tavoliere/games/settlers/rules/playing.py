"""Action cards: when they may be played, who may answer, and how a duel is thrown (B56-B61, W41-W47, W82)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tavoliere.core.event import Event
from tavoliere.games.settlers.moves import CASTS, PASS, PLAYS, STACK_MOVES, AtStack, Cast, Play
from tavoliere.games.settlers.pieces import (
    ARSONIST,
    BASE,
    BISHOP,
    BLACK_KNIGHT,
    BRIGANDS,
    COUNTERMAGIC,
    HAND_IDS,
    HERB_WOMAN,
    KIND_OF,
    MAGIC_ACTION,
    MERCHANT,
    SCOUT,
    WHIRLWIND,
    WITCH,
    WIZARDS_DUEL,
)
from tavoliere.games.settlers.rules.agenda import ANSWER, DO_EFFECT, EXCHANGE, FOR_PLAY, FOR_SPELL, UNDER, Frame
from tavoliere.games.settlers.rules.cards import (
    ALL_EYES,
    discard,
    discard_pile,
    leave_hand,
    own_stacks,
    put_under,
    slide_under,
)
from tavoliere.games.settlers.rules.chance import next_chance
from tavoliere.games.settlers.rules.magic import can_cast, pay_power, spend_power, stone_lies
from tavoliere.games.settlers.rules.refill import go_on_exchanging
from tavoliere.games.settlers.rules.registry import CAN, COMPLETE, START

if TYPE_CHECKING:
    from tavoliere.core.move import Move
    from tavoliere.games.settlers.position import Position

HARMFUL: Final = (ARSONIST, BLACK_KNIGHT, BRIGANDS, MERCHANT, WIZARDS_DUEL, WITCH, WHIRLWIND)
"""Action cards that a Philosopher's Stone forbids (W71, I25); By Magic's Hand is judged with its own effect."""

COUNTER: Final[dict[int, int]] = {ARSONIST: BISHOP, BRIGANDS: BISHOP, BLACK_KNIGHT: HERB_WOMAN}
"""The card that answers an attack (B60)."""

LOCK: Final = 7


def actions_unlocked(position: Position) -> bool:
    """Say whether action cards may be played yet (B57; W47 with Wizards & Dragons)."""
    if not position.options.lock:
        return True
    if position.options.mode == BASE:
        return position.points(0) + position.points(1) >= LOCK
    return position.permission


def can_play(position: Position, seat: int, card: int) -> bool:
    """Say whether a seat can play this action card of its hand now."""
    if card not in position.realms[seat].hand:
        return False
    if card != SCOUT and not actions_unlocked(position):
        return False
    if KIND_OF[card] == MAGIC_ACTION:
        realm = position.realms[seat]
        if realm.count_wizards() == 0 or realm.usable_power() < position.catalogue.magic_use[card]:
            return False
    if card in HARMFUL and stone_lies(position):
        return False
    return CAN[card](position, seat)


def play_card(position: Position, seat: int, card: int, tell: list[Event] | None) -> None:
    """Play an action card; a magic one costs magic power first (W41)."""
    if KIND_OF[card] == MAGIC_ACTION:
        pay_power(position, seat, FOR_PLAY, card, position.catalogue.magic_use[card], tell)
    else:
        show_card(position, seat, card, 0, tell)


def complete_play(position: Position, seat: int, card: int, _paid: int, power: int, tell: list[Event] | None) -> None:
    """The power is named: pay it and play the magic action."""
    spend_power(position, seat, power, tell)
    show_card(position, seat, card, 0, tell)


def show_card(position: Position, seat: int, card: int, extra: int, tell: list[Event] | None) -> None:
    """Lay an action card open on the discard pile; the other player may answer before it works."""
    leave_hand(position, seat, card)
    discard(position, seat, card)
    if tell is not None:
        tell.append(Event("played", {"seat": seat, "card": HAND_IDS[card]}, None, unveils=True))
    position.frames.append(Frame(DO_EFFECT, seat, card, 0, extra))
    ask_for_answer(position, 1 - seat, card)


def ask_for_answer(position: Position, seat: int, card: int) -> None:
    """Ask for an answer wherever there could be one, as far as everyone knows: never by looking into the hand."""
    could_counter = card in COUNTER and len(position.realms[seat].hand) > 0
    if could_counter or can_cast(position, seat, COUNTERMAGIC):
        position.frames.append(Frame(ANSWER, seat, card))


def run_effect(position: Position, frame: Frame, tell: list[Event] | None) -> None:
    """Nobody has stopped the card, so it works."""
    position.frames.pop()
    START[frame.a](position, frame, tell)


# -------------------------------------------------------------------------------------------------------- the answer


def offer_answer(position: Position, frame: Frame, moves: list[Move]) -> None:
    """Offer the counter card, Countermagic, or nothing (B60, W82)."""
    counter = COUNTER.get(frame.a, 0)
    if counter and counter in position.realms[frame.seat].hand and not position.frames[-2].b:
        moves.append(PLAYS[counter])
    if can_cast(position, frame.seat, COUNTERMAGIC):
        moves.append(CASTS[COUNTERMAGIC])
    moves.append(PASS)


def do_answer(position: Position, frame: Frame, move: Move, tell: list[Event] | None) -> None:
    """Answer the card that was played, or let it work."""
    if isinstance(move, Cast):
        cost = position.catalogue.magic_use[COUNTERMAGIC]
        pay_power(position, frame.seat, FOR_SPELL, COUNTERMAGIC, cost, tell)
        return
    position.frames.pop()
    if isinstance(move, Play):
        _defend(position, frame.seat, move.card, tell)
    elif tell is not None:
        tell.append(Event("passed", {"seat": frame.seat}))


def _defend(position: Position, seat: int, card: int, tell: list[Event] | None) -> None:
    """Lay a counter card, after which the attacker wins on 1 and 2 only; there is no second one (B61, U9)."""
    leave_hand(position, seat, card)
    discard(position, seat, card)
    if tell is not None:
        tell.append(Event("played", {"seat": seat, "card": HAND_IDS[card]}, None, unveils=True))
    attack = position.frames[-1]
    position.frames[-1] = Frame(attack.kind, attack.seat, attack.a, 1, attack.c)
    ask_for_answer(position, 1 - seat, card)


def start_countermagic(position: Position, _frame: Frame, tell: list[Event] | None) -> None:
    """Stop the card that waits for an answer: it goes under a stack, and its power is lost (W82, P8)."""
    answer = position.frames.pop()
    owner, card = 1 - answer.seat, answer.a
    if tell is not None:
        tell.append(Event("countered", {"seat": owner, "card": HAND_IDS[card]}))
    below = position.frames[-1]
    if below.a == card:
        # The card itself is stopped. A Scout's settlement gets its two regions the normal way (I1).
        position.frames.pop()
        if card == SCOUT:
            from tavoliere.games.settlers.rules.building import find_regions

            find_regions(position, owner, below.c, tell)
    else:
        # The counter card is stopped, and the attack goes on (P23).
        position.frames[-1] = Frame(below.kind, below.seat, below.a, 2, below.c)
    position.frames.append(Frame(UNDER, owner, card, 1))


def offer_under(position: Position, frame: Frame, moves: list[Move]) -> None:
    """Offer the stacks that a card may go under; an empty one is still a stack (B79, P11)."""
    for stack in own_stacks(position, frame.seat):
        moves.append(STACK_MOVES[stack])


def do_under(position: Position, frame: Frame, move: Move, tell: list[Event] | None) -> None:
    """Slide the card under the stack: out of the hand unseen, or off the discard pile before everyone's eyes."""
    position.frames.pop()
    if not isinstance(move, AtStack):
        return
    if frame.b == 0:
        if position.frames[-1].kind == EXCHANGE:
            go_on_exchanging(position, frame, move, tell)
        else:
            put_under(position, frame.seat, move.stack, frame.a, tell)
        return
    if frame.b == 1:
        discard_pile(position, frame.seat).remove(frame.a)
    slide_under(position, move.stack, frame.a, ALL_EYES)
    if tell is not None:
        told = {"seat": frame.seat, "stack": move.stack + 1, "card": HAND_IDS[frame.a], "discarded": frame.b == 1}
        tell.append(Event("slid-under", told))


# ---------------------------------------------------------------------------------------------------------- the duel


def throw_duel(position: Position, frame: Frame, tell: list[Event] | None) -> bool:
    """Throw the die of an attack: won on 1 to 5, or only on 1 and 2 after a counter card (B61, U12)."""
    pips = next_chance(position).below(6) + 1
    won = pips <= (2 if frame.b == 1 else 5)
    if tell is not None:
        told = {"seat": frame.seat, "card": HAND_IDS[frame.a], "pips": pips, "won": won}
        tell.append(Event("duel", told, None, unveils=True))
    return won


# ---------------------------------------------------------------------------------------------------------- spells


def complete_spell(position: Position, seat: int, book: int, _paid: int, power: int, tell: list[Event] | None) -> None:
    """The power is named: pay it, and the spell works at once; nothing stops it (W37, W39, W82)."""
    spend_power(position, seat, power, tell)
    position.realms[seat].spells |= 1 << (book - 56)
    if tell is not None:
        tell.append(Event("cast", {"seat": seat, "card": HAND_IDS[book]}))
    START[book](position, Frame(DO_EFFECT, seat, book), tell)


COMPLETE[FOR_PLAY] = complete_play
COMPLETE[FOR_SPELL] = complete_spell
