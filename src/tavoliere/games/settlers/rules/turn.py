"""The course of a turn: dice, event, production, actions, refilling, the next player (B13-B25, W43)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tavoliere.core.chance import shuffle
from tavoliere.core.event import GAME_OVER, TURN_BEGAN, Event
from tavoliere.games.settlers.moves import CASTS, PASS, PLAYS, ROLL, Cast, Play, Roll
from tavoliere.games.settlers.pieces import (
    ALCHEMIST,
    BRIGAND_FACE_RESOURCES,
    CARD,
    CLUB,
    DOUBLER_OF,
    EVENT_IDS,
    FACES,
    GARRISON,
    HAND_IDS,
    KNIGHT,
    MILL,
    NOBODY,
    NUMBER_OF,
    RESOURCE_OF,
    SCOUT,
    SITES_AT,
    SUN,
    TIME_JUMP,
    WHEEL,
)
from tavoliere.games.settlers.rules.agenda import (
    ACTIONS,
    CORNER,
    DICE,
    DO_CARD,
    DO_EFFECT,
    DO_EVENT,
    DO_HARVEST,
    DO_WITCHES,
    FOR_SPELL,
    JUMP,
    TAKE,
    Frame,
)
from tavoliere.games.settlers.rules.agenda import SCOUT as SCOUTING
from tavoliere.games.settlers.rules.cards import (
    ALL_EYES,
    event_stack,
    forget,
    open_on_top,
    slide_under,
    stack_to_change,
    stack_told,
)
from tavoliere.games.settlers.rules.chance import next_chance
from tavoliere.games.settlers.rules.magic import can_cast, pay_power
from tavoliere.games.settlers.rules.playing import can_play, play_card
from tavoliere.games.settlers.rules.stock import (
    BRIGAND_ATTACK,
    PLENTY,
    PRODUCTION,
    TOURNAMENT,
    TRADE_ADVANTAGE,
    gain,
    spend,
    store,
    total,
)
from tavoliere.games.settlers.score import LIMIT, POINTS, outcome_of

if TYPE_CHECKING:
    from tavoliere.core.move import Move
    from tavoliere.games.settlers.position import Position
    from tavoliere.games.settlers.realm import Realm

OFFERS: Final = 3
"""How many offers to the opponent a turn allows (R2)."""

BRIGANDS_COUNT: Final = 7
GRACE: Final = 4
"""The first turns, two of each player, in which no brigands come (B24, W45)."""


def begin_turn(position: Position, seat: int, tell: list[Event] | None) -> None:
    """Hand the dice to a player."""
    position.turn += 1
    position.active = seat
    position.offers = OFFERS
    for realm in position.realms:
        realm.spells = 0
        realm.mills = 0
    if tell is not None:
        tell.append(Event(TURN_BEGAN, {"seat": seat, "turn": position.turn}))
    position.reckon()
    position.frames.append(Frame(DICE, seat))


# ---------------------------------------------------------------------------------------------------------- the dice


def offer_dice(position: Position, frame: Frame, moves: list[Move]) -> None:
    """Offer to throw; before that an Alchemist or the Wheel of Time, each for its die (B58, W79, Q29)."""
    moves.append(ROLL)
    if frame.b == 0 and can_play(position, frame.seat, ALCHEMIST):
        moves.append(PLAYS[ALCHEMIST])
    if frame.a == 0 and can_cast(position, frame.seat, WHEEL):
        moves.append(CASTS[WHEEL])


def do_dice(position: Position, frame: Frame, move: Move, tell: list[Event] | None) -> None:
    """Throw both dice, or first choose what one of them shows."""
    if isinstance(move, Play):
        play_card(position, frame.seat, move.card, tell)
    elif isinstance(move, Cast):
        pay_power(position, frame.seat, FOR_SPELL, move.card, position.catalogue.magic_use[move.card], tell)
    elif isinstance(move, Roll):
        position.frames.pop()
        _throw(position, frame, tell)


def _throw(position: Position, frame: Frame, tell: list[Event] | None) -> None:
    """Throw the dice that nobody has set; the event comes first, then the harvest, then the actions (B13, B14)."""
    source = next_chance(position)
    pips = source.below(6)
    position.face = frame.a - 1 if frame.a else min(source.below(6), CARD)
    position.number = frame.b or pips + 1
    if tell is not None:
        told = {"seat": frame.seat, "face": FACES[position.face], "number": position.number}
        # W79, B85: where both dice were set, they tell nothing new.
        tell.append(Event("dice", told, None, unveils=not (frame.a and frame.b)))
    frames = position.frames
    frames.append(Frame(ACTIONS, frame.seat))
    frames.append(Frame(DO_HARVEST, frame.seat))
    frames.append(Frame(DO_WITCHES, frame.seat))
    if position.face == CARD:
        _turn_up(position, tell)
        frames.append(Frame(DO_CARD, frame.seat, position.event))
    else:
        frames.append(Frame(DO_EVENT, frame.seat))
    if can_cast(position, frame.seat, TIME_JUMP):
        frames.append(Frame(JUMP, frame.seat))


def _turn_up(position: Position, tell: list[Event] | None) -> None:
    """Turn up the top event card, and put it under the stack (B23)."""
    stack = event_stack(position)
    position.event = 0
    if not position.stacks[stack]:
        return
    cards = stack_to_change(position, stack)
    hidden = not open_on_top(position, stack)
    event = cards.pop()
    for eyes in range(3):
        position.seen[3 * stack + eyes] &= (1 << len(cards)) - 1
    slide_under(position, stack, event, ALL_EYES)
    position.event = event
    if tell is not None:
        tell.append(Event("event-card", {"card": EVENT_IDS[event]}, None, unveils=hidden))


def offer_jump(position: Position, frame: Frame, moves: list[Move]) -> None:
    """Offer to make the event void, before it works (W83)."""
    if can_cast(position, frame.seat, TIME_JUMP):
        moves.append(CASTS[TIME_JUMP])
    moves.append(PASS)


def do_jump(position: Position, frame: Frame, move: Move, tell: list[Event] | None) -> None:
    """Let the event happen, or pay the power for the Time Jump."""
    if isinstance(move, Cast):
        pay_power(position, frame.seat, FOR_SPELL, TIME_JUMP, position.catalogue.magic_use[TIME_JUMP], tell)
    else:
        position.frames.pop()
        if tell is not None:
            tell.append(Event("passed", {"seat": frame.seat}))


# ------------------------------------------------------------------------------------------------- the event die


def run_event(position: Position, frame: Frame, tell: list[Event] | None) -> None:
    """Let the face of the event die work, for both players (B19-B22)."""
    position.frames.pop()
    seat = frame.seat
    if position.face == CLUB:
        _attack_of_brigands(position, tell)
    elif position.face == MILL:
        if position.mill != NOBODY:
            position.frames.append(Frame(TAKE, position.mill, 1, TRADE_ADVANTAGE))
    elif position.face == KNIGHT:
        one, two = position.realms[0].tournament, position.realms[1].tournament
        if one != two:
            gain(position, 0 if one > two else 1, 1, TOURNAMENT)
    elif position.face == SUN:
        # U8: who has thrown chooses first.
        gain(position, 1 - seat, 1, PLENTY)
        gain(position, seat, 1, PLENTY)


def _attack_of_brigands(position: Position, tell: list[Event] | None) -> None:
    """Rob whoever has more than seven resources in the open of all ore and wool (B19, B70)."""
    if position.options.grace and position.turn <= GRACE:
        if tell is not None:
            tell.append(Event("brigands-grace", {}))
        return
    for seat in (position.active, 1 - position.active):
        realm = position.realms[seat]
        count = count_in_the_open(realm)
        robbed = count > BRIGANDS_COUNT
        if tell is not None:
            tell.append(Event("brigands-came" if robbed else "brigands-left", {"seat": seat, "count": count}))
        if robbed:
            for place in range(2 * realm.first, 2 * realm.last + 4):
                if realm.land[place] and RESOURCE_OF[realm.land[place]] in BRIGAND_FACE_RESOURCES:
                    spend(position, seat, place, realm.store[place], BRIGAND_ATTACK, tell)


def count_in_the_open(realm: Realm) -> int:
    """Count the resources on regions that border no Garrison (B19, B25)."""
    count = total(realm)
    for place in range(2 * realm.first, 2 * realm.last + 4):
        if realm.store[place] and borders(realm, place, GARRISON):
            count -= realm.store[place]
    return count


def borders(realm: Realm, place: int, card: int) -> int:
    """Count the working cards of a kind on the sites that border a region (B35)."""
    count = 0
    for site in SITES_AT[place]:
        if realm.sites[site] == card and not realm.spellbound >> site & 1:
            count += 1
    return count


def run_witches(position: Position, frame: Frame, tell: list[Event] | None) -> None:
    """Remove the Witches from the buildings of whoever has rolled the event card (W90, W91)."""
    position.frames.pop()
    realm = position.realms[frame.seat]
    if position.face != CARD or realm.witches == 0:
        return
    from tavoliere.games.settlers.rules.building import lift_witch

    for site in range(4 * realm.first, 4 * realm.last + 4):
        if realm.witches >> site & 1:
            lift_witch(position, frame.seat, site, tell)
    position.reckon()


def run_harvest(position: Position, tell: list[Event] | None) -> None:
    """Let every region with the number bring one resource, or two beside its building (B14, B66)."""
    position.frames.pop()
    for seat in (position.active, 1 - position.active):
        realm = position.realms[seat]
        for place in range(2 * realm.first, 2 * realm.last + 4):
            region = realm.land[place]
            if NUMBER_OF[region] == position.number and region and realm.store[place] < 3:
                doubler = DOUBLER_OF[RESOURCE_OF[region]]
                yields = 2 if doubler and borders(realm, place, doubler) else 1
                store(position, seat, place, yields, PRODUCTION, tell)


# ------------------------------------------------------------------------------------------------- the next player


def run_next_turn(position: Position, frame: Frame, tell: list[Event] | None) -> None:
    """End a turn: what lasted until now is over, and the dice go to the other player (B17, W31, W81)."""
    position.frames.pop()
    seat = frame.seat
    position.realms[seat].locked = 0
    realm = position.realms[1 - seat]
    if realm.potions:
        realm.potions = 0
        if tell is not None:
            tell.append(Event("potions-over", {"seat": 1 - seat}))
    if position.options.limit and position.turn >= position.options.limit:
        position.reason = LIMIT
        position.reckon()
        tell_end(position, tell)
        return
    begin_turn(position, 1 - seat, tell)


def end_if_won(position: Position, tell: list[Event] | None) -> bool:
    """End the game at once when somebody has won (B62, W44, U13); say whether it is over."""
    if position.turn and position.victor != NOBODY and not settles(position):
        position.reason = POINTS
        tell_end(position, tell)
        return True
    return False


def settles(position: Position) -> bool:
    """Say whether a new settlement still waits for its regions: they are part of it (B31, B32)."""
    for frame in position.frames:
        if frame.kind in (CORNER, SCOUTING) or (frame.kind == DO_EFFECT and frame.a == SCOUT):
            return True
    return False


def tell_end(position: Position, tell: list[Event] | None) -> None:
    """Tell how the game has ended, and show both hands."""
    if tell is not None:
        outcome = outcome_of(position)
        told = {"scores": list(outcome.scores), "ranking": list(outcome.ranking), "reason": outcome.reason}
        hands = [[HAND_IDS[card] for card in realm.hand] for realm in position.realms]
        tell.append(Event(GAME_OVER, {"winner": outcome.winner, **told, "hands": hands}, None, unveils=True))


def shuffle_stack(position: Position, stack: int, tell: list[Event] | None) -> None:
    """Shuffle a stack; nobody knows its order any more."""
    shuffle(stack_to_change(position, stack), next_chance(position))
    forget(position, stack)
    if tell is not None:
        tell.append(Event("shuffled", {"stack": stack_told(position, stack)}))
