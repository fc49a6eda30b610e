"""The spells of the books (W74-W83); those that move regions stand in `regions`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tavoliere.core.event import Event
from tavoliere.games.settlers.effects.attacks import FIGHTERS, sites_of
from tavoliere.games.settlers.moves import (
    EVENT_TAKES,
    FACE_MOVES,
    PASS,
    PUTS,
    SITE_MOVES,
    STACK_MOVES,
    TAKES,
    UNDER,
    WIZARDS,
    AtSite,
    AtStack,
    NameFace,
    NameWizard,
    PutCard,
    TakeCard,
    TakeEvent,
)
from tavoliere.games.settlers.pieces import CHANGE_PLACES as CHANGE_PLACES_CARD
from tavoliere.games.settlers.pieces import (
    COUNTERMAGIC,
    DRAGON,
    EVENT_IDS,
    FACES,
    FLEET,
    GREEN,
    GUARDIAN,
    HAND_IDS,
    HOME_OF,
    KIND_OF,
    KNIGHT_CARD,
    MAGIC_BUILDING,
    MAGIC_EYE,
    RED,
    TIME_JUMP,
    WHEEL,
    site_text,
)
from tavoliere.games.settlers.pieces import FORTUNE as FORTUNE_CARD
from tavoliere.games.settlers.pieces import INSPIRATION as INSPIRATION_CARD
from tavoliere.games.settlers.pieces import POTION as POTION_CARD
from tavoliere.games.settlers.rules import agenda, registry
from tavoliere.games.settlers.rules.agenda import (
    CHANGE_PLACES,
    CHANGE_PLACES_WITH,
    DICE,
    EYE,
    EYE_PUT,
    EYE_TAKE,
    FACE,
    FORTUNE,
    INSPIRATION,
    POTION,
    Frame,
)
from tavoliere.games.settlers.rules.building import accepts
from tavoliere.games.settlers.rules.cards import (
    count_stacks,
    draw_top,
    event_stack,
    look_through,
    name_of,
    own_stacks,
    put_under,
    stack_to_change,
    take_from_stack,
    takes,
)
from tavoliere.games.settlers.rules.magic import fits_region, place_of_wizard
from tavoliere.games.settlers.rules.playing import start_countermagic

if TYPE_CHECKING:
    from tavoliere.core.move import Move
    from tavoliere.games.settlers.position import Position
    from tavoliere.games.settlers.realm import Realm

# ------------------------------------------------------------------------------------------------ Guardian of Fate

LOOKED_AT = 3


def can_guardian(position: Position, _seat: int) -> bool:
    """There must be events to look at."""
    return bool(position.stacks[event_stack(position)])


def start_guardian(position: Position, frame: Frame, tell: list[Event] | None) -> None:
    """Look at the three top events (W74)."""
    stack = event_stack(position)
    cards = position.stacks[stack]
    count = min(LOOKED_AT, len(cards))
    top = ((1 << count) - 1) << len(cards) - count
    expected = position.seen[3 * stack + frame.seat] & top == top
    for eyes in range(3):
        # The others no longer know what comes next: it may lie in another order now.
        if eyes == frame.seat:
            position.seen[3 * stack + eyes] |= top
        else:
            position.seen[3 * stack + eyes] &= ~top
    if tell is not None:
        names = [EVENT_IDS[card] for card in cards[: -count - 1 : -1]]
        told = {"seat": frame.seat, "count": count}
        tell.append(Event("foresaw", told, {frame.seat: {"cards": names}}, own=expected))
    position.frames.append(Frame(agenda.GUARDIAN, frame.seat, count))


def offer_guardian(position: Position, frame: Frame, moves: list[Move]) -> None:
    """Offer the events that have no place yet, the next to come up first; or to slide them under the stack.

    `a` counts them; `b` those that were put back already and lie on top of them.
    """
    cards = position.stacks[event_stack(position)]
    end = len(cards) - frame.b
    for event in sorted(set(cards[end - frame.a : end])):
        moves.append(EVENT_TAKES[event])
    moves.append(UNDER)


def do_guardian(position: Position, frame: Frame, move: Move, tell: list[Event] | None) -> None:
    """Put one back, or slide the rest under."""
    position.frames.pop()
    stack = event_stack(position)
    cards = stack_to_change(position, stack)
    end = len(cards) - frame.b
    if isinstance(move, TakeEvent):
        at = end - 1
        while cards[at] != move.event:
            at -= 1
        cards.insert(end - 1, cards.pop(at))
        if tell is not None:
            aside = {frame.seat: {"card": EVENT_IDS[move.event]}}
            tell.append(Event("put-back", {"seat": frame.seat, "depth": frame.b}, aside, own=True))
        if frame.a > 1:
            position.frames.append(Frame(agenda.GUARDIAN, frame.seat, frame.a - 1, frame.b + 1))
        return
    count = frame.a
    moved = cards[end - count : end]
    del cards[end - count : end]
    cards[:0] = moved
    for eyes in range(3):
        at = 3 * stack + eyes
        mask = position.seen[at]
        below = mask & (1 << end - count) - 1
        above = mask >> end << end
        bits = mask >> end - count & (1 << count) - 1
        position.seen[at] = below << count | above | bits
    if tell is not None:
        tell.append(Event("slid-events", {"seat": frame.seat, "count": count, "depth": frame.b}))


# ------------------------------------------------------------------------------------------------------ Inspiration


def can_inspiration(position: Position, seat: int) -> bool:
    """There must be cards to draw (W75)."""
    return any(position.stacks[stack] for stack in own_stacks(position, seat))


def start_inspiration(position: Position, frame: Frame, _tell: list[Event] | None) -> None:
    """Choose two stacks, one after the other."""
    position.frames.append(Frame(INSPIRATION, frame.seat, 2))


def offer_inspiration(position: Position, frame: Frame, moves: list[Move]) -> None:
    """Offer the stacks, the second time not the first one again."""
    for stack in own_stacks(position, frame.seat):
        if stack + 1 != frame.b and position.stacks[stack]:
            moves.append(STACK_MOVES[stack])
    if not moves:
        moves.append(PASS)


def do_inspiration(position: Position, frame: Frame, move: Move, tell: list[Event] | None) -> None:
    """Take the two top cards (W75)."""
    position.frames.pop()
    if isinstance(move, AtStack):
        for _ in range(min(2, len(position.stacks[move.stack]))):
            draw_top(position, frame.seat, move.stack, tell)
        if frame.a > 1:
            position.frames.append(Frame(INSPIRATION, frame.seat, 1, move.stack + 1))


# -------------------------------------------------------------------------------------------------------- Magic Eye


def can_eye(position: Position, seat: int) -> bool:
    """A card must be to be had, and another to be given for it (W77)."""
    return bool(position.realms[seat].hand) and can_inspiration(position, seat)


def start_eye(position: Position, frame: Frame, _tell: list[Event] | None) -> None:
    """Choose a stack."""
    position.frames.append(Frame(EYE, frame.seat))


def offer_eye(position: Position, frame: Frame, moves: list[Move]) -> None:
    """Offer the stacks with cards."""
    for stack in own_stacks(position, frame.seat):
        if position.stacks[stack]:
            moves.append(STACK_MOVES[stack])


def do_eye(position: Position, frame: Frame, move: Move, tell: list[Event] | None) -> None:
    """Look through the stack."""
    position.frames.pop()
    if isinstance(move, AtStack):
        look_through(position, frame.seat, move.stack, tell)
        position.frames.append(Frame(EYE_TAKE, frame.seat, move.stack))


def offer_eye_take(position: Position, frame: Frame, moves: list[Move]) -> None:
    """Offer its cards."""
    for card in takes(position, frame.a):
        moves.append(TAKES[card])


def do_eye_take(position: Position, frame: Frame, move: Move, tell: list[Event] | None) -> None:
    """Take one; another goes under the same stack."""
    position.frames.pop()
    if isinstance(move, TakeCard):
        take_from_stack(position, frame.seat, frame.a, move.card, tell)
        position.frames.append(Frame(EYE_PUT, frame.seat, frame.a, move.card))


def offer_eye_put(position: Position, frame: Frame, moves: list[Move]) -> None:
    """Offer the other cards of the hand."""
    hand = position.realms[frame.seat].hand
    for card in sorted(set(hand)):
        if card != frame.b or hand.count(card) > 1:
            moves.append(PUTS[card])


def do_eye_put(position: Position, frame: Frame, move: Move, tell: list[Event] | None) -> None:
    """Slide it under the stack."""
    position.frames.pop()
    if isinstance(move, PutCard):
        put_under(position, frame.seat, frame.a, move.card, tell)


# --------------------------------------------------------------------------------------------------- Change Places!

BUILDINGS = (GREEN, RED, MAGIC_BUILDING)
UNITS = (FLEET, KNIGHT_CARD, DRAGON)


def partners(realm: Realm, site: int) -> list[int]:
    """List the sites that the card on this one can change places with (W78, Q5-Q7)."""
    card = realm.sites[site]
    kinds = BUILDINGS if KIND_OF[card] in BUILDINGS else UNITS
    found = []
    for other in sites_of(realm, kinds):
        fits = accepts(realm, other >> 2, card) and accepts(realm, site >> 2, realm.sites[other])
        # Two sites on one side are alike (R4), and so are two cards of one kind, unless a Witch lies on one (Q10).
        alike = realm.sites[other] == card and realm.witches >> other & 1 == realm.witches >> site & 1
        if other >> 1 != site >> 1 and fits and not alike:
            found.append(other)
    return found


def wizard_partners(realm: Realm, wizard: int) -> list[int]:
    """List the wizards that this one can change places with (P18)."""
    place = place_of_wizard(realm, wizard)
    found = []
    for other in realm.wizards:
        if other and other != wizard:
            there = place_of_wizard(realm, other)
            if fits_region(HOME_OF[wizard], realm.land[there]) and fits_region(HOME_OF[other], realm.land[place]):
                found.append(other)
    return sorted(found)


def can_change_places(position: Position, seat: int) -> bool:
    """There must be two cards that can change places."""
    realm = position.realms[seat]
    return any(partners(realm, site) for site in sites_of(realm, BUILDINGS + UNITS)) or any(
        wizard_partners(realm, wizard) for wizard in realm.wizards if wizard
    )


def start_change_places(position: Position, frame: Frame, _tell: list[Event] | None) -> None:
    """Choose the first of the two."""
    position.frames.append(Frame(CHANGE_PLACES, frame.seat))


def offer_change_places(position: Position, frame: Frame, moves: list[Move]) -> None:
    """Offer every card that has a partner."""
    realm = position.realms[frame.seat]
    for site in sites_of(realm, BUILDINGS + UNITS):
        if partners(realm, site):
            moves.append(SITE_MOVES[0][site])
    for wizard in sorted(realm.wizards):
        if wizard and wizard_partners(realm, wizard):
            moves.append(WIZARDS[0][wizard])


def do_change_places(position: Position, frame: Frame, move: Move, _tell: list[Event] | None) -> None:
    """Choose the second."""
    position.frames.pop()
    if isinstance(move, AtSite):
        position.frames.append(Frame(CHANGE_PLACES_WITH, frame.seat, move.site + 1))
    elif isinstance(move, NameWizard):
        position.frames.append(Frame(CHANGE_PLACES_WITH, frame.seat, 0, move.card))


def offer_change_places_with(position: Position, frame: Frame, moves: list[Move]) -> None:
    """Offer the partners."""
    realm = position.realms[frame.seat]
    if frame.a:
        for site in partners(realm, frame.a - 1):
            moves.append(SITE_MOVES[0][site])
    else:
        for wizard in wizard_partners(realm, frame.b):
            moves.append(WIZARDS[0][wizard])


def do_change_places_with(position: Position, frame: Frame, move: Move, tell: list[Event] | None) -> None:
    """Swap the two; what lies on them moves along (Q10)."""
    position.frames.pop()
    realm = position.realms[frame.seat]
    if isinstance(move, AtSite):
        _swap_sites(realm, frame.a - 1, move.site)
        one, other = site_text(frame.a - 1), site_text(move.site)
    elif isinstance(move, NameWizard):
        here, there = place_of_wizard(realm, frame.b), place_of_wizard(realm, move.card)
        realm.wizards, realm.power = realm.wizards.copy(), realm.power.copy()
        realm.wizards[here], realm.wizards[there] = realm.wizards[there], realm.wizards[here]
        realm.power[here], realm.power[there] = realm.power[there], realm.power[here]
        realm.locked = _swap_bits(realm.locked, here, there)
        one, other = HAND_IDS[frame.b], HAND_IDS[move.card]
    position.reckon()
    if tell is not None:
        tell.append(Event("changed-places", {"seat": frame.seat, "one": one, "other": other}))


def _swap_sites(realm: Realm, one: int, other: int) -> None:
    realm.sites[one], realm.sites[other] = realm.sites[other], realm.sites[one]
    realm.witches = _swap_bits(realm.witches, one, other)
    realm.potions = _swap_bits(realm.potions, one, other)


def _swap_bits(mask: int, one: int, other: int) -> int:
    if mask >> one & 1 != mask >> other & 1:
        mask ^= 1 << one | 1 << other
    return mask


# ------------------------------------------------------------------------------------ Wheel of Time, Time Jump


def can_wheel(position: Position, _seat: int) -> bool:
    """It is turned before the dice (W79)."""
    return position.frames[-1].kind == DICE


def start_wheel(position: Position, frame: Frame, _tell: list[Event] | None) -> None:
    """Choose what the event die shows."""
    position.frames.append(Frame(FACE, frame.seat))


def offer_face(_position: Position, _frame: Frame, moves: list[Move]) -> None:
    """Offer the five faces."""
    for face in range(len(FACES)):
        moves.append(FACE_MOVES[face])


def do_face(position: Position, frame: Frame, move: Move, tell: list[Event] | None) -> None:
    """Set the event die; the production die is still to be thrown."""
    position.frames.pop()
    if isinstance(move, NameFace):
        dice = position.frames[-1]
        position.frames[-1] = Frame(DICE, dice.seat, move.face + 1, dice.b)
        if tell is not None:
            tell.append(Event("face-set", {"seat": frame.seat, "face": FACES[move.face]}))


def can_react(_position: Position, _seat: int) -> bool:
    """Its moment comes when the other plays a card, or when an event shows itself (W82, W83)."""
    return True


def start_time_jump(position: Position, frame: Frame, tell: list[Event] | None) -> None:
    """The event does not happen; its card already lies under the stack (W83)."""
    position.frames.pop()
    position.frames.pop()
    if tell is not None:
        tell.append(Event("event-void", {"seat": frame.seat}))


# -------------------------------------------------------------------------------------------------- Fortune Telling

PEEKS = 4


def can_fortune(position: Position, _seat: int) -> bool:
    """There must be a card to look at (W80)."""
    return any(position.stacks[stack] for stack in range(count_stacks(position)))


def start_fortune(position: Position, frame: Frame, _tell: list[Event] | None) -> None:
    """Choose up to four stacks."""
    position.frames.append(Frame(FORTUNE, frame.seat, PEEKS))


def offer_fortune(position: Position, frame: Frame, moves: list[Move]) -> None:
    """Offer the stacks that were not looked at yet, in the tournament the opponent's too (P19)."""
    for stack in range(count_stacks(position)):
        if position.stacks[stack] and not frame.b >> stack & 1:
            moves.append(STACK_MOVES[stack])
    moves.append(PASS)


def do_fortune(position: Position, frame: Frame, move: Move, tell: list[Event] | None) -> None:
    """Look at the top card and put it back."""
    position.frames.pop()
    if not isinstance(move, AtStack):
        return
    cards = position.stacks[move.stack]
    top = 1 << len(cards) - 1
    expected = bool(position.seen[3 * move.stack + frame.seat] & top)
    position.seen[3 * move.stack + frame.seat] |= top
    if tell is not None:
        aside = {frame.seat: {"card": name_of(position, move.stack, cards[-1])}}
        tell.append(Event("peeked", {"seat": frame.seat, "stack": move.stack + 1}, aside, own=expected))
    if frame.a > 1:
        position.frames.append(Frame(FORTUNE, frame.seat, frame.a - 1, frame.b | 1 << move.stack))


# ----------------------------------------------------------------------------------------------------- Magic Potion


def thirsty(realm: Realm) -> list[int]:
    """List the sites of knights and dragons that have drunk no potion yet (W81)."""
    return [site for site in sites_of(realm, FIGHTERS) if not realm.potions >> site & 1]


def can_potion(position: Position, seat: int) -> bool:
    """There must be a knight or dragon."""
    return bool(thirsty(position.realms[seat]))


def start_potion(position: Position, frame: Frame, _tell: list[Event] | None) -> None:
    """Choose who drinks."""
    position.frames.append(Frame(POTION, frame.seat))


def offer_potion(position: Position, frame: Frame, moves: list[Move]) -> None:
    """Offer knights and dragons."""
    for site in thirsty(position.realms[frame.seat]):
        moves.append(SITE_MOVES[0][site])


def do_potion(position: Position, frame: Frame, move: Move, tell: list[Event] | None) -> None:
    """The strength of the unit is doubled until the opponent's next turn has ended (W81)."""
    position.frames.pop()
    if isinstance(move, AtSite):
        position.realms[frame.seat].potions |= 1 << move.site
        position.reckon()
        if tell is not None:
            told = {"seat": frame.seat, "card": HAND_IDS[position.realms[frame.seat].sites[move.site]]}
            tell.append(Event("potion", {**told, "place": site_text(move.site)}))


def enter() -> None:
    """Enter the books and their decisions."""
    registry.card(GUARDIAN, can_guardian, start_guardian)
    registry.card(INSPIRATION_CARD, can_inspiration, start_inspiration)
    registry.card(MAGIC_EYE, can_eye, start_eye)
    registry.card(CHANGE_PLACES_CARD, can_change_places, start_change_places)
    registry.card(WHEEL, can_wheel, start_wheel)
    registry.card(FORTUNE_CARD, can_fortune, start_fortune)
    registry.card(POTION_CARD, can_potion, start_potion)
    registry.card(COUNTERMAGIC, can_react, start_countermagic)
    registry.card(TIME_JUMP, can_react, start_time_jump)
    registry.decide(agenda.GUARDIAN, offer_guardian, do_guardian)
    registry.decide(INSPIRATION, offer_inspiration, do_inspiration)
    registry.decide(EYE, offer_eye, do_eye)
    registry.decide(EYE_TAKE, offer_eye_take, do_eye_take)
    registry.decide(EYE_PUT, offer_eye_put, do_eye_put)
    registry.decide(CHANGE_PLACES, offer_change_places, do_change_places)
    registry.decide(CHANGE_PLACES_WITH, offer_change_places_with, do_change_places_with)
    registry.decide(FACE, offer_face, do_face)
    registry.decide(FORTUNE, offer_fortune, do_fortune)
    registry.decide(POTION, offer_potion, do_potion)
