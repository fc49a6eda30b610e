"""The referee: why a move that is not on the list cannot be played, the first thing that stands in the way.

He is asked only when a move has turned out not to be legal. What lies open comes first in every reason, and what only
the decider knows comes last and says no more than that a card is not there: so no refusal tells a secret.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tavoliere.core.refusal import Refusal
from tavoliere.games.settlers.moves import (
    GAME,
    AtStack,
    Cast,
    Done,
    Draw,
    Give,
    NameWizard,
    Pass,
    Play,
    Propose,
    PutCard,
    Search,
    TakeCard,
    TakeEvent,
    TakeRegion,
    Want,
)
from tavoliere.games.settlers.pieces import (
    ACTION,
    ALCHEMIST,
    BASE,
    BOOK,
    CITADEL,
    COUNTERMAGIC,
    EVENT_IDS,
    GREEN,
    HAND_IDS,
    KIND_OF,
    MAGIC_ACTION,
    MAGIC_BUILDING,
    RED,
    REGION_CODES,
    RESOURCES,
    WHEEL,
    WIZARD,
    YEAR_END,
)
from tavoliere.games.settlers.rules import agenda
from tavoliere.games.settlers.rules.card_objections import objection_to_cards, objection_to_lock, objection_to_spell
from tavoliere.games.settlers.rules.cards import count_stacks, own_stacks
from tavoliere.games.settlers.rules.due import due, rule_of_end
from tavoliere.games.settlers.rules.objections import objection_to_building, objection_to_hand, objection_to_wizard
from tavoliere.games.settlers.rules.place_objections import objection_to_place
from tavoliere.games.settlers.rules.playing import COUNTER
from tavoliere.games.settlers.rules.refill import can_search, price_of_search
from tavoliere.games.settlers.rules.stock import total
from tavoliere.games.settlers.rules.trading import last_of

if TYPE_CHECKING:
    from tavoliere.core.move import Move
    from tavoliere.games.settlers.position import Position
    from tavoliere.games.settlers.rules.agenda import Frame


def why_not(position: Position, move: Move) -> Refusal:
    """Say why a move cannot be played: the first thing that stands in the way, and the rule that says so."""
    if position.reason:
        return Refusal(rule_of_end(position), "refusal-over")
    rule, words = due(position)
    if move.game != GAME:
        return Refusal(rule, "refusal-other-game", text=str(move))
    frame = position.frames[-1]
    kind = frame.kind
    if kind == agenda.ACTIONS:
        refusal = objection_to_cards(position, frame.seat, move) or objection_to_building(position, frame.seat, move)
    elif kind == agenda.DICE:
        refusal = _objection_before_the_dice(position, frame, move)
    elif kind == agenda.ANSWER:
        refusal = _objection_to_answer(position, frame, move)
    elif kind == agenda.DEAL:
        refusal = _objection_to_offer(position, frame, move)
    elif isinstance(move, AtStack | Draw | Search):
        refusal = _objection_to_stack(position, frame, move)
    elif isinstance(move, TakeCard | TakeRegion | TakeEvent | PutCard):
        refusal = _objection_to_choice(position, frame, move)
    elif isinstance(move, NameWizard):
        refusal = _objection_to_wizard(position, frame, move)
    elif isinstance(move, Pass | Done):
        refusal = _objection_to_leaving(position, frame)
    else:
        refusal = objection_to_place(position, frame, move)
    # Nothing stands in the way but that something else is to be decided now.
    return refusal or Refusal(rule, "refusal-not-now", text=str(move), expected=words)


# -------------------------------------------------------------------------------------------- before the dice, answers


def _objection_before_the_dice(position: Position, frame: Frame, move: Move) -> Refusal | None:
    """Say why the Alchemist or the Wheel of Time cannot set a die now (B85, W79)."""
    if isinstance(move, Play) and move.card == ALCHEMIST:
        if frame.b:
            return Refusal("B85", "refusal-number-set", number=frame.b)
        return objection_to_lock(position) or objection_to_hand(position, frame.seat, ALCHEMIST, "B56")
    if isinstance(move, Cast) and move.card == WHEEL:
        if frame.a:
            return Refusal("W79", "refusal-face-set")
        return objection_to_spell(position, frame.seat, WHEEL)
    return None


def _objection_to_answer(position: Position, frame: Frame, move: Move) -> Refusal | None:
    """Say why this is no answer to the card that was played (B60, U9, W82)."""
    if isinstance(move, Play):
        if COUNTER.get(frame.a, 0) != move.card:
            return Refusal("B60", "refusal-no-answer", card=HAND_IDS[move.card], other=HAND_IDS[frame.a])
        if position.frames[-2].b:
            return Refusal("U9", "refusal-one-answer")
        return objection_to_hand(position, frame.seat, move.card, "B60")
    if isinstance(move, Cast) and move.card == COUNTERMAGIC:
        return objection_to_spell(position, frame.seat, COUNTERMAGIC)
    return None


def _objection_to_offer(position: Position, frame: Frame, move: Move) -> Refusal | None:
    """Say why an offer cannot go on like this (B55, U17)."""
    mine, theirs = position.realms[frame.seat], position.realms[1 - frame.seat]
    give, want = frame.a, frame.b
    if isinstance(move, Propose):
        return Refusal("U17", "refusal-empty-offer")
    if isinstance(move, Give):
        resource, goods, giver, taker = move.resource, give, mine, theirs
        if want:
            return Refusal("B55", "refusal-give-first")
    elif isinstance(move, Want):
        resource, goods, giver, taker = move.resource, want, theirs, mine
        if give >> 5 * resource & 31:
            return Refusal("B55", "refusal-give-and-want", resource=RESOURCES[resource])
    else:
        return None
    if resource < last_of(goods):
        return Refusal("B55", "refusal-offer-order", resource=RESOURCES[resource])
    amount = goods >> 5 * resource & 31
    if amount >= giver.bags[resource]:
        key = "refusal-no-more" if giver is mine else "refusal-no-more-theirs"
        return Refusal("B55", key, resource=RESOURCES[resource], count=amount)
    if amount >= taker.rooms[resource]:
        key = "refusal-no-room-theirs" if giver is mine else "refusal-no-room"
        return Refusal("U7", key, resource=RESOURCES[resource])
    return None


# -------------------------------------------------------------------------------------------------------------- stacks

_OF_THE_OTHER = (agenda.OPEN_STACK, agenda.BUILDER, agenda.COMET, agenda.INSPIRATION)
"""Decisions in which `a`, or with Inspiration `b`, is one more than the stack that was chosen before."""

_WITH_CARDS = (agenda.BUILDER, agenda.INSPIRATION, agenda.EYE, agenda.FORTUNE)
"""Decisions for which an empty stack is no choice."""

_STACK_CHOICES = (
    agenda.UNDER,
    agenda.BUILDER_UNDER,
    agenda.CONFLICT_STACK,
    *_OF_THE_OTHER,
    agenda.EYE,
    agenda.FORTUNE,
)


def _objection_to_stack(position: Position, frame: Frame, move: Move) -> Refusal | None:
    """Say why this stack is no choice: there is none, it is barred, empty, or was chosen already."""
    kind = frame.kind
    if isinstance(move, AtStack):
        if kind not in _STACK_CHOICES:
            return None
        stack = move.stack
        before = frame.b if kind == agenda.INSPIRATION else frame.a
        chosen = before == stack + 1 if kind in _OF_THE_OTHER else kind == agenda.FORTUNE and bool(frame.b >> stack & 1)
        with_cards = kind in _WITH_CARDS
    elif isinstance(move, Draw | Search):
        if kind == agenda.EXCHANGE:
            return Refusal("B49", "refusal-exchange-first")
        if kind not in {agenda.DRAW, agenda.RENEW}:
            return None
        stack, chosen, with_cards = move.stack, False, True
    else:
        return None
    number = stack + 1
    if stack >= count_stacks(position):
        rule = "B8" if position.options.mode == BASE else "W4"
        return Refusal(rule, "refusal-no-such-stack", number=number, count=count_stacks(position))
    owner = 1 - frame.seat if kind == agenda.CONFLICT_STACK else frame.seat
    if stack not in own_stacks(position, owner) and kind != agenda.FORTUNE:
        return Refusal("W62", "refusal-barred-stack", number=number)
    if kind == agenda.RENEW and stack != frame.a:
        return Refusal("B49", "refusal-other-stack", number=frame.a + 1)
    if chosen:
        return Refusal(due(position)[0], "refusal-stack-chosen", number=number)
    if with_cards and not position.stacks[stack]:
        return Refusal("B51", "refusal-stack-empty", number=number)
    if isinstance(move, Search) and not can_search(position, frame.seat):
        cost, count = price_of_search(position, frame.seat), total(position.realms[frame.seat])
        return Refusal("B48", "refusal-search-price", needed=cost, count=count)
    return None


# ----------------------------------------------------------------------------------------------- cards that are chosen

_OUT_OF_A_STACK = (agenda.OPEN_CARDS, agenda.SEARCH, agenda.BUILDER_TAKE, agenda.EYE_TAKE)
_OUT_OF_THE_HAND = (agenda.REDUCE, agenda.EXCHANGE, agenda.BUILDER_PUT, agenda.EYE_PUT)


def _objection_to_choice(position: Position, frame: Frame, move: Move) -> Refusal | None:
    """Say why this card cannot be chosen."""
    kind = frame.kind
    rule = due(position)[0]
    if isinstance(move, PutCard) and kind in _OUT_OF_THE_HAND:
        # One reason for both, lest it tells which card has just been taken with the Magic Eye.
        return Refusal(rule, "refusal-not-to-put", card=HAND_IDS[move.card])
    if isinstance(move, TakeRegion) and kind in {agenda.SCOUT, agenda.CHANGE_LAND_FOR}:
        return Refusal(rule, "refusal-no-region-there", region=REGION_CODES[move.region])
    if isinstance(move, TakeEvent) and kind in {agenda.BETTER_WORLD, agenda.GUARDIAN}:
        if kind == agenda.BETTER_WORLD and move.event == YEAR_END:
            return Refusal("Q2", "refusal-year-end", card=EVENT_IDS[move.event])
        return Refusal(rule, "refusal-no-card-there", card=EVENT_IDS[move.event])
    if not isinstance(move, TakeCard):
        return None
    card, of = move.card, KIND_OF[move.card]
    if kind == agenda.SPY:
        if of in {GREEN, RED, MAGIC_BUILDING}:
            return Refusal("W48" if position.options.mode else "B93", "refusal-spy-building", card=HAND_IDS[card])
        if of in {WIZARD, BOOK, MAGIC_ACTION} and position.realms[frame.seat].count_city_or_citadel(CITADEL) == 0:
            return Refusal("W49", "refusal-spy-magic", card=HAND_IDS[card])
        return Refusal("B93", "refusal-no-card-theirs", card=HAND_IDS[card])
    if kind == agenda.CONFLICT:
        return Refusal("B96", "refusal-no-card-theirs", card=HAND_IDS[card])
    if kind == agenda.PREMONITION:
        key = "refusal-no-card-there" if of in {ACTION, MAGIC_ACTION} else "refusal-no-action-card"
        return Refusal("W95", key, card=HAND_IDS[card])
    return Refusal(rule, "refusal-no-card-there", card=HAND_IDS[card]) if kind in _OUT_OF_A_STACK else None


def _objection_to_wizard(position: Position, frame: Frame, move: NameWizard) -> Refusal | None:
    """Say why this wizard cannot be named."""
    theirs = {agenda.DUEL_THEIRS: 1, agenda.DUEL: 0, agenda.POWER: 0, agenda.MILL: 0}
    if theirs.get(frame.kind, 2) != move.theirs:
        return None
    owner = 1 - frame.seat if move.theirs else frame.seat
    refusal = objection_to_wizard(position, owner, move.card, due(position)[0])
    if refusal is not None or frame.kind in {agenda.DUEL, agenda.DUEL_THEIRS}:
        return refusal
    realm = position.realms[frame.seat]
    if frame.kind == agenda.MILL:
        return Refusal("W28", "refusal-wizard-full", card=HAND_IDS[move.card])
    for place, wizard in enumerate(realm.wizards):
        if wizard == move.card and realm.locked >> place & 1:
            return Refusal("W31", "refusal-wizard-resting", card=HAND_IDS[move.card])
    return Refusal("W35", "refusal-wizard-spent", card=HAND_IDS[move.card])


def _objection_to_leaving(position: Position, frame: Frame) -> Refusal | None:
    """Say why it cannot be left at that."""
    if frame.kind == agenda.DRAW:
        return Refusal("R5", "refusal-must-draw", most=position.realms[frame.seat].limit)
    if frame.kind in {agenda.SEARCH, agenda.EYE_TAKE}:
        return Refusal("B80", "refusal-must-take")
    if frame.kind == agenda.REDUCE:
        return Refusal(due(position)[0], "refusal-must-reduce", most=position.realms[frame.seat].limit)
    return None
