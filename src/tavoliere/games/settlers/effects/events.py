"""The event cards (B23, B94-B100; W84-W86)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tavoliere.core.chance import shuffle
from tavoliere.core.event import Event
from tavoliere.games.settlers.moves import (
    PASS,
    PUTS,
    SITE_MOVES,
    STACK_MOVES,
    TAKES,
    AtSite,
    AtStack,
    PutCard,
    TakeCard,
)
from tavoliere.games.settlers.pieces import (
    ABBEY,
    AQUEDUCT,
    BATH_HOUSE,
    CHURCH,
    CITY,
    CIVIL_WAR,
    COMET,
    CONFLICT,
    FLEET,
    GARRISON,
    HAND_IDS,
    KNIGHT_CARD,
    LIBRARY,
    MASTER_BUILDER,
    NOBODY,
    PLAGUE,
    PRODUCTIVE_YEAR,
    PROGRESS,
    TOURNAMENT,
    UNICORN_DANCE,
    YEAR_END,
)
from tavoliere.games.settlers.rules import agenda, registry, stock
from tavoliere.games.settlers.rules.agenda import (
    BUILDER,
    BUILDER_PUT,
    BUILDER_TAKE,
    BUILDER_UNDER,
    CONFLICT_STACK,
    DO_BUILDER,
    DO_CARD,
    DO_CARD_GONE,
    DO_COMET,
    DO_REVOLT,
    REDUCE,
    REVOLT,
    Frame,
)
from tavoliere.games.settlers.rules.building import back_to_hand
from tavoliere.games.settlers.rules.cards import (
    draw_top,
    event_stack,
    leave_hand,
    look_through,
    own_stacks,
    put_under,
    slide_under,
    take_from_stack,
    takes,
)
from tavoliere.games.settlers.rules.chance import next_chance
from tavoliere.games.settlers.rules.magic import change_power
from tavoliere.games.settlers.rules.turn import borders, shuffle_stack

if TYPE_CHECKING:
    from tavoliere.core.move import Move
    from tavoliere.games.settlers.position import Position
    from tavoliere.games.settlers.realm import Realm

from tavoliere.games.settlers.effects.attacks import show_hand, sites_of

COMET_POINTS = 3
"""A Comet hits who has more than these (W84)."""


def run_step(position: Position, frame: Frame, tell: list[Event] | None) -> None:
    """Let the event card work, or go on with one that works for one player after the other."""
    position.frames.pop()
    if frame.kind == DO_CARD:
        _begin(position, frame.seat, frame.a, tell)
    elif frame.kind == DO_REVOLT:
        if rebels(position.realms[1 - frame.seat]):
            position.frames.append(Frame(REVOLT, frame.seat))
    elif frame.kind == DO_CARD_GONE:
        # B95: after a Civil War everybody comes down to the limit at once.
        realm = position.realms[frame.seat]
        if len(realm.hand) > realm.limit:
            position.frames.append(Frame(REDUCE, frame.seat))
    elif frame.kind == DO_BUILDER:
        position.frames.append(Frame(BUILDER, frame.seat, frame.a))
    elif frame.kind == DO_COMET and position.points(frame.seat) > COMET_POINTS:
        position.frames.append(Frame(agenda.COMET, frame.seat, frame.a))


def _begin(position: Position, seat: int, event: int, tell: list[Event] | None) -> None:
    """Carry out an event card; whoever has thrown the dice comes first (U8, U14)."""
    other = 1 - seat
    frames = position.frames
    if event == CIVIL_WAR:
        frames += [Frame(DO_CARD_GONE, other), Frame(DO_CARD_GONE, seat)]
        frames += [Frame(DO_REVOLT, other), Frame(DO_REVOLT, seat)]
    elif event == CONFLICT:
        _begin_conflict(position, tell)
    elif event == MASTER_BUILDER:
        frames += [Frame(DO_BUILDER, other), Frame(DO_BUILDER, seat)]
    elif event == PLAGUE:
        _plague(position, seat, tell)
        _plague(position, other, tell)
    elif event == PRODUCTIVE_YEAR:
        _productive_year(position, seat, tell)
        _productive_year(position, other, tell)
    elif event == PROGRESS:
        stock.gain(position, other, _learned(position.realms[other]), stock.PROGRESS)
        stock.gain(position, seat, _learned(position.realms[seat]), stock.PROGRESS)
    elif event == YEAR_END:
        shuffle_stack(position, event_stack(position), tell)
    elif event == COMET:
        frames += [Frame(DO_COMET, other), Frame(DO_COMET, seat)]
    elif event == UNICORN_DANCE:
        for owner in (seat, other):
            for wizard in sorted(position.realms[owner].wizards):
                if wizard:
                    change_power(position, owner, wizard, 1, tell)


# --------------------------------------------------------------------------------------------------------- Civil War


def rebels(realm: Realm) -> list[int]:
    """List the sites of knights and fleets that no Church protects (B94, I9)."""
    sites = []
    for site in sites_of(realm, (KNIGHT_CARD, FLEET)):
        slot = site >> 2
        church = any(
            realm.sites[other] == CHURCH and not realm.spellbound >> other & 1
            for other in range(4 * slot, 4 * slot + 4)
        )
        if not church:
            sites.append(site)
    return sites


def offer_revolt(position: Position, frame: Frame, moves: list[Move]) -> None:
    """Offer the opponent's units that can be named."""
    for site in rebels(position.realms[1 - frame.seat]):
        moves.append(SITE_MOVES[1][site])


def do_revolt(position: Position, frame: Frame, move: Move, tell: list[Event] | None) -> None:
    """The unit goes back to its owner's hand."""
    position.frames.pop()
    if isinstance(move, AtSite):
        back_to_hand(position, 1 - frame.seat, move.site, tell)


# ---------------------------------------------------------------------------------------------------------- Conflict


def _begin_conflict(position: Position, tell: list[Event] | None) -> None:
    """The holder of the Knight Token looks at the opponent's hand (B96)."""
    holder = position.knight
    if holder == NOBODY or not position.realms[1 - holder].hand:
        return
    show_hand(position, 1 - holder, tell)
    position.frames.append(Frame(CONFLICT_STACK, holder))


def offer_conflict_stack(position: Position, frame: Frame, moves: list[Move]) -> None:
    """Offer the stacks that the two cards can go under; in the tournament those of the hand's owner (I12)."""
    for stack in own_stacks(position, 1 - frame.seat):
        moves.append(STACK_MOVES[stack])


def do_conflict_stack(position: Position, frame: Frame, move: Move, _tell: list[Event] | None) -> None:
    """Choose two cards next, or as many as there are."""
    position.frames.pop()
    if isinstance(move, AtStack):
        count = min(2, len(position.realms[1 - frame.seat].hand))
        position.frames.append(Frame(agenda.CONFLICT, frame.seat, count, move.stack))


def offer_conflict(position: Position, frame: Frame, moves: list[Move]) -> None:
    """Offer the cards of the opponent's hand."""
    for card in sorted(set(position.realms[1 - frame.seat].hand)):
        moves.append(TAKES[card])


def do_conflict(position: Position, frame: Frame, move: Move, tell: list[Event] | None) -> None:
    """The card goes under the stack; both players know it lies there."""
    position.frames.pop()
    victim = 1 - frame.seat
    if isinstance(move, TakeCard):
        leave_hand(position, victim, move.card)
        slide_under(position, frame.b, move.card, 3)
        if tell is not None:
            card = {"card": HAND_IDS[move.card]}
            told = {"seat": victim, "stack": frame.b + 1}
            tell.append(Event("forced-under", told, {victim: card, frame.seat: card}, own=True))
    if frame.a > 1 and position.realms[victim].hand:
        position.frames.append(Frame(agenda.CONFLICT, frame.seat, frame.a - 1, frame.b))


# ---------------------------------------------------------------------------------------------------- Master Builder


def offer_builder(position: Position, frame: Frame, moves: list[Move]) -> None:
    """Offer the stacks to look through, not the one the other has chosen; or to let it be."""
    for stack in own_stacks(position, frame.seat):
        if stack + 1 != frame.a and position.stacks[stack]:
            moves.append(STACK_MOVES[stack])
    moves.append(PASS)


def do_builder(position: Position, frame: Frame, move: Move, tell: list[Event] | None) -> None:
    """Look through the stack."""
    position.frames.pop()
    if not isinstance(move, AtStack):
        if tell is not None:
            tell.append(Event("passed", {"seat": frame.seat}))
        return
    below = position.frames[-1]
    if below.kind == DO_BUILDER:
        position.frames[-1] = Frame(DO_BUILDER, below.seat, move.stack + 1)
    look_through(position, frame.seat, move.stack, tell)
    # U5: with an empty hand there is nothing to give for a card.
    if position.realms[frame.seat].hand:
        position.frames.append(Frame(BUILDER_TAKE, frame.seat, move.stack))


def offer_builder_take(position: Position, frame: Frame, moves: list[Move]) -> None:
    """Offer the cards of the stack, or to take none (B80)."""
    for card in takes(position, frame.a):
        moves.append(TAKES[card])
    moves.append(PASS)


def do_builder_take(position: Position, frame: Frame, move: Move, tell: list[Event] | None) -> None:
    """Take the card; one goes away for it."""
    position.frames.pop()
    if isinstance(move, TakeCard):
        take_from_stack(position, frame.seat, frame.a, move.card, tell)
        position.frames.append(Frame(BUILDER_PUT, frame.seat))


def offer_builder_put(position: Position, frame: Frame, moves: list[Move]) -> None:
    """Offer the cards of the hand, the new one too (U4)."""
    for card in sorted(set(position.realms[frame.seat].hand)):
        moves.append(PUTS[card])


def do_builder_put(position: Position, frame: Frame, move: Move, _tell: list[Event] | None) -> None:
    """Choose the stack for it."""
    if isinstance(move, PutCard):
        position.frames.append(Frame(BUILDER_UNDER, frame.seat, move.card))


def offer_builder_under(position: Position, frame: Frame, moves: list[Move]) -> None:
    """Offer any stack (U4)."""
    for stack in own_stacks(position, frame.seat):
        moves.append(STACK_MOVES[stack])


def do_builder_under(position: Position, frame: Frame, move: Move, tell: list[Event] | None) -> None:
    """Slide the card under it."""
    position.frames.pop()
    position.frames.pop()
    if isinstance(move, AtStack):
        put_under(position, frame.seat, move.stack, frame.a, tell)


# --------------------------------------------------------------------------------- Plague, Productive Year, Progress


def _plague(position: Position, seat: int, tell: list[Event] | None) -> None:
    """Take one resource from each region at a city that nothing protects (B97; W18: not at a citadel)."""
    realm = position.realms[seat]
    if realm.has(AQUEDUCT):
        return
    struck: set[int] = set()
    spared: set[int] = set()
    for slot in range(realm.first, realm.last + 1):
        if realm.centres[slot] != CITY:
            continue
        around = range(2 * slot, 2 * slot + 4)
        struck.update(around)
        sites = range(4 * slot, 4 * slot + 4)
        if any(realm.sites[site] == BATH_HOUSE and not realm.spellbound >> site & 1 for site in sites):
            spared.update(around)
    for place in sorted(struck - spared):
        if realm.store[place]:
            stock.spend(position, seat, place, 1, stock.PLAGUE, tell)


def _productive_year(position: Position, seat: int, tell: list[Event] | None) -> None:
    """Give each region one resource for each Garrison beside it (B98)."""
    realm = position.realms[seat]
    for place in range(2 * realm.first, 2 * realm.last + 4):
        if realm.land[place]:
            stock.store(position, seat, place, borders(realm, place, GARRISON), stock.PRODUCTIVE_YEAR, tell)


def _learned(realm: Realm) -> int:
    """Count Abbeys and Libraries (B99)."""
    count = 0
    for site in range(4 * realm.first, 4 * realm.last + 4):
        if realm.sites[site] in {ABBEY, LIBRARY} and not realm.spellbound >> site & 1:
            count += 1
    return count


# ------------------------------------------------------------------------------------------------------------- Comet


def offer_comet(position: Position, frame: Frame, moves: list[Move]) -> None:
    """Offer the stacks, not the one that the other has chosen (W84)."""
    for stack in own_stacks(position, frame.seat):
        if stack + 1 != frame.a:
            moves.append(STACK_MOVES[stack])


def do_comet(position: Position, frame: Frame, move: Move, tell: list[Event] | None) -> None:
    """The whole hand goes under the stack, and new cards come from its top, up to the limit (W85, P17)."""
    position.frames.pop()
    if not isinstance(move, AtStack):
        return
    seat, stack = frame.seat, move.stack
    realm = position.realms[seat]
    # In an order of chance: that of a sorted hand would tell the opponent something.
    hand = realm.hand.copy()
    shuffle(hand, next_chance(position))
    for card in hand:
        put_under(position, seat, stack, card, tell, own=len(hand) < 2)
    below = position.frames[-1]
    if below.kind == DO_COMET and position.options.mode != TOURNAMENT:
        position.frames[-1] = Frame(DO_COMET, below.seat, stack + 1)
    while len(realm.hand) < realm.limit and position.stacks[stack]:
        draw_top(position, seat, stack, tell)


def enter() -> None:
    """Enter the decisions."""
    registry.decide(REVOLT, offer_revolt, do_revolt)
    registry.decide(CONFLICT_STACK, offer_conflict_stack, do_conflict_stack)
    registry.decide(agenda.CONFLICT, offer_conflict, do_conflict)
    registry.decide(BUILDER, offer_builder, do_builder)
    registry.decide(BUILDER_TAKE, offer_builder_take, do_builder_take)
    registry.decide(BUILDER_PUT, offer_builder_put, do_builder_put)
    registry.decide(BUILDER_UNDER, offer_builder_under, do_builder_under)
    registry.decide(agenda.COMET, offer_comet, do_comet)
