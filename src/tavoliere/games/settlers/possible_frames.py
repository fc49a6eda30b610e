"""Whether one thing that is still to be done can be so, on this table and on top of what else is to be done."""

from __future__ import annotations

from collections.abc import Callable  # noqa: TC003  an alias of the module names it
from typing import TYPE_CHECKING, Final, TypeAlias

from tavoliere.games.settlers.effects.books import partners, wizard_partners
from tavoliere.games.settlers.effects.regions import movable
from tavoliere.games.settlers.moves import (
    PUTS,
)
from tavoliere.games.settlers.pieces import (
    ACTION,
    ALCHEMIST,
    BOOK,
    EVENT_IDS,
    FACES,
    GUARDIAN,
    KIND_OF,
    LAST_CARD,
    LAST_REGION,
    MAGIC_ACTION,
    PREMONITION,
    SCOUT,
    SITES,
    WITCH,
    WIZARD,
)
from tavoliere.games.settlers.possible_payments import built, is_offer, offered, pay, pay_any, power
from tavoliere.games.settlers.rules import agenda
from tavoliere.games.settlers.rules.building import sides_for
from tavoliere.games.settlers.rules.cards import count_stacks, discard_pile, own_stacks
from tavoliere.games.settlers.rules.magic import place_of_wizard
from tavoliere.games.settlers.rules.playing import COUNTER
from tavoliere.games.settlers.rules.registry import CAN
from tavoliere.games.settlers.rules.stock import WHY, places_with_room

if TYPE_CHECKING:
    from tavoliere.games.settlers.position import Position
    from tavoliere.games.settlers.realm import Realm
    from tavoliere.games.settlers.rules.agenda import Frame

Check: TypeAlias = "Callable[[Position, Frame], bool]"

EITHER_SEAT: Final = (
    agenda.PAY, agenda.POWER, agenda.GAIN, agenda.TAKE, agenda.PUT, agenda.REDUCE, agenda.UNDER, agenda.ANSWER,
    agenda.ANSWER_OFFER, agenda.BURN, agenda.ROUT, agenda.REVOLT, agenda.CONFLICT, agenda.CONFLICT_STACK,
    agenda.BUILDER, agenda.BUILDER_TAKE, agenda.BUILDER_PUT, agenda.BUILDER_UNDER, agenda.COMET, agenda.DO_REVOLT,
    agenda.DO_CARD_GONE, agenda.DO_BUILDER, agenda.DO_COMET,
)  # fmt: skip
"""What the player who is not in turn may have to do too."""

MOST_GAINS: Final = 9


def fits(position: Position, frame: Frame) -> bool:
    """Say whether a frame is sound on those that lie on the table now."""
    check = _CHECKS.get(frame.kind)
    numbers = frame.key()[2:]
    if check is None:
        return not any(numbers)
    count, sound = check
    return not any(numbers[count:]) and sound(position, frame)


def _answer_offer(position: Position, frame: Frame) -> bool:
    offered = is_offer(position, frame.a, frame.b)
    return offered and frame.seat != position.active and bool(frame.a or frame.b)


def _own_stack(position: Position, seat: int, stack: int) -> bool:
    return stack in own_stacks(position, seat)


# ------------------------------------------------------------------------------------------------- resources and cards


def _put(position: Position, frame: Frame) -> bool:
    realm = position.realms[frame.seat]
    twice = any(other.kind == agenda.PUT and other.key()[1:3] == frame.key()[1:3] for other in position.frames)
    if frame.a > 5 or twice or frame.c >= len(WHY):
        return False
    return 0 < frame.b < realm.rooms[frame.a] and len(places_with_room(realm, frame.a)) > 1


def _reduce(position: Position, frame: Frame) -> bool:
    realm = position.realms[frame.seat]
    return len(realm.hand) > realm.limit


def _under(position: Position, frame: Frame) -> bool:
    """A card of the hand (0), one that Countermagic has stopped (1), or a wizard who has lost his duel (2)."""
    beneath = position.frames[-1].kind
    if frame.b == 0:
        mine = position.frames[-1].seat == frame.seat
        return mine and beneath in {agenda.REDUCE, agenda.EXCHANGE} and offered(position, PUTS, frame.a)
    if frame.a > LAST_CARD or beneath in {agenda.REDUCE, agenda.EXCHANGE}:
        return False
    if frame.b == 1:
        played = KIND_OF[frame.a] in {ACTION, MAGIC_ACTION}
        return played and frame.a in discard_pile(position, frame.seat)
    return frame.b == 2 and beneath == agenda.ACTIONS and KIND_OF[frame.a] == WIZARD


def _draw(position: Position, frame: Frame) -> bool:
    realm = position.realms[frame.seat]
    return len(realm.hand) < realm.limit


def _effect(position: Position, frame: Frame) -> bool:
    """An action card that has been played, and now waits for an answer."""
    card = frame.a
    if card > LAST_CARD or KIND_OF[card] not in {ACTION, MAGIC_ACTION} or frame.b > 2:
        return False
    if card not in discard_pile(position, frame.seat) or (frame.b and card not in COUNTER):
        return False
    if card == SCOUT:
        return frame.c < 2 and position.frames[-1].kind == agenda.ACTIONS
    if card == PREMONITION:
        pile = discard_pile(position, frame.seat).copy()
        pile.remove(card)
        return frame.c == 0 and any(KIND_OF[other] in {ACTION, MAGIC_ACTION} for other in pile)
    before_the_dice = position.frames[-1].kind == agenda.DICE
    return frame.c == 0 and before_the_dice == (card == ALCHEMIST) and CAN[card](position, frame.seat)


def _answer(position: Position, frame: Frame) -> bool:
    effect = position.frames[-1]
    if frame.a == effect.a and effect.b == 0:
        return frame.seat == 1 - effect.seat
    counter = effect.b == 1 and frame.a == COUNTER.get(effect.a, 0) and frame.seat == effect.seat
    return counter and frame.a in discard_pile(position, 1 - frame.seat)


def _corner(position: Position, frame: Frame) -> bool:
    realm = position.realms[frame.seat]
    found = 0 < frame.a <= LAST_REGION and frame.c <= LAST_REGION
    return found and frame.b in {realm.first, realm.last + 1}


def _caravan(position: Position, frame: Frame) -> bool:
    """How many may still be given, how many were, which kinds, and whether the taking has begun."""
    rooms = position.realms[frame.seat].rooms
    if frame.c > 63 or frame.b > 2:
        return False
    kinds = frame.c.bit_count()
    room = sum(rooms[resource] for resource in range(6) if not frame.c >> resource & 1)
    if frame.d:
        return frame.d == 1 and frame.a == 0 and 0 < frame.b <= room and 0 < kinds <= 2
    return frame.a > 0 and frame.a + frame.b == 2 and kinds == frame.b <= room


# ------------------------------------------------------------------------------------------------------ single effects


def _conflict(position: Position, frame: Frame) -> bool:
    return 1 <= frame.a <= 2 and _own_stack(position, 1 - frame.seat, frame.b) and _hand_of_other(position, frame)


def _hand_of_other(position: Position, frame: Frame) -> bool:
    return bool(position.realms[1 - frame.seat].hand)


def _taken_stack(position: Position, frame: Frame) -> bool:
    """Nought, or the number of the stack that the other has chosen."""
    return frame.a <= count_stacks(position)


def _stack(position: Position, frame: Frame) -> bool:
    return _own_stack(position, frame.seat, frame.a) and bool(position.stacks[frame.a])


def _stack_with_hand(position: Position, frame: Frame) -> bool:
    return _stack(position, frame) and _hand(position, frame)


def _hand(position: Position, frame: Frame) -> bool:
    return bool(position.realms[frame.seat].hand)


def _eye_put(position: Position, frame: Frame) -> bool:
    hand = position.realms[frame.seat].hand
    return _own_stack(position, frame.seat, frame.a) and frame.b in hand and len(hand) > 1


def _guardian(position: Position, frame: Frame) -> bool:
    return frame.a > 0 and frame.a + frame.b <= min(3, len(position.stacks[-1]))


def _inspiration(position: Position, frame: Frame) -> bool:
    first = frame.a == 2 and frame.b == 0
    return first or (frame.a == 1 and frame.b > 0 and _own_stack(position, frame.seat, frame.b - 1))


def _change_places_with(position: Position, frame: Frame) -> bool:
    realm = position.realms[frame.seat]
    if frame.a:
        return frame.b == 0 and frame.a <= SITES and bool(realm.sites[frame.a - 1] and partners(realm, frame.a - 1))
    return _lies(realm, frame.b) and bool(wizard_partners(realm, frame.b))


def _lies(realm: Realm, wizard: int) -> bool:
    return wizard > 0 and place_of_wizard(realm, wizard) >= 0


def _duel(position: Position, frame: Frame) -> bool:
    return position.realms[frame.seat].count_wizards() > 0 and position.realms[1 - frame.seat].count_wizards() > 0


def _duel_theirs(position: Position, frame: Frame) -> bool:
    return _lies(position.realms[frame.seat], frame.a)


def _magic_land(position: Position, frame: Frame) -> bool:
    return bool(movable(position.realms[1 - frame.seat]))


def _movable_place(position: Position, frame: Frame) -> bool:
    return frame.a in movable(position.realms[frame.seat])


def _materialize(position: Position, _frame: Frame) -> bool:
    return position.cities > 0


def _witch(position: Position, frame: Frame) -> bool:
    return WITCH in discard_pile(position, frame.seat)


def _magics_hand(position: Position, frame: Frame) -> bool:
    return bool(sides_for(position.realms[frame.seat], GUARDIAN))


def _magics_hand_side(position: Position, frame: Frame) -> bool:
    return frame.a < SITES and KIND_OF[position.realms[1 - frame.seat].sites[frame.a]] == BOOK


_CHECKS: Final[dict[int, tuple[int, Check]]] = {
    agenda.DICE: (2, lambda _position, frame: frame.a <= len(FACES) and frame.b <= 6),
    agenda.SIDE: (1, lambda position, frame: built(position, frame, wizard=False)),
    agenda.CORNER_WIZARD: (1, lambda position, frame: built(position, frame, wizard=True)),
    agenda.PAY: (4, pay),
    agenda.PAY_ANY: (4, pay_any),
    agenda.POWER: (5, power),
    agenda.GAIN: (2, lambda _position, frame: 0 < frame.a <= MOST_GAINS and frame.b < len(WHY)),
    agenda.TAKE: (2, lambda _position, frame: 0 < frame.a <= 2 and frame.b < len(WHY)),
    agenda.PUT: (3, _put),
    agenda.REDUCE: (0, _reduce),
    agenda.UNDER: (2, _under),
    agenda.DRAW: (0, _draw),
    agenda.SEARCH: (1, _stack),
    agenda.RENEW: (1, _stack),
    agenda.ANSWER: (1, _answer),
    agenda.DEAL: (2, lambda position, frame: is_offer(position, frame.a, frame.b)),
    agenda.ANSWER_OFFER: (2, _answer_offer),
    agenda.CORNER: (3, _corner),
    agenda.SCOUT: (2, lambda _position, frame: frame.a < 2 and frame.b <= LAST_REGION),
    agenda.CARAVAN: (4, _caravan),
    agenda.MERCHANT: (1, lambda _position, frame: 0 < frame.a <= 2),
    agenda.CONFLICT: (2, _conflict),
    agenda.CONFLICT_STACK: (0, _hand_of_other),
    agenda.BUILDER: (1, _taken_stack),
    agenda.BUILDER_TAKE: (1, _stack_with_hand),
    agenda.BUILDER_PUT: (0, _hand),
    agenda.BUILDER_UNDER: (1, lambda position, frame: offered(position, PUTS, frame.a)),
    agenda.COMET: (1, _taken_stack),
    agenda.GUARDIAN: (2, _guardian),
    agenda.INSPIRATION: (2, _inspiration),
    agenda.MAGIC_LAND: (0, _magic_land),
    agenda.MAGIC_LAND_THEIRS: (1, _movable_place),
    agenda.EYE: (0, _hand),
    agenda.EYE_TAKE: (1, _stack_with_hand),
    agenda.EYE_PUT: (2, _eye_put),
    agenda.CHANGE_PLACES_WITH: (2, _change_places_with),
    agenda.FORTUNE: (2, lambda position, frame: 0 < frame.a <= 4 and not frame.b >> count_stacks(position)),
    agenda.DUEL: (0, _duel),
    agenda.DUEL_THEIRS: (1, _duel_theirs),
    agenda.WITCH: (0, _witch),
    agenda.CHANGE_LAND_FOR: (1, _movable_place),
    agenda.MATERIALIZE: (0, _materialize),
    agenda.MAGICS_HAND: (0, _magics_hand),
    agenda.MAGICS_HAND_SIDE: (1, _magics_hand_side),
    agenda.DO_CARD: (1, lambda _position, frame: frame.a < len(EVENT_IDS)),
    agenda.DO_EFFECT: (3, _effect),
    agenda.DO_BUILDER: (1, _taken_stack),
    agenda.DO_COMET: (1, _taken_stack),
}
"""How many numbers each frame has, and what they must be; one that is missing has none."""
