"""Why a card cannot be played, a spell not cast, a magic building or a wizard not used: the first thing in the way."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tavoliere.core.refusal import Refusal
from tavoliere.games.settlers.moves import Cast, Play, Raise, Use
from tavoliere.games.settlers.pieces import (
    ALCHEMIST,
    ARSONIST,
    BASE,
    BETTER_WORLD,
    BISHOP,
    BLACK_KNIGHT,
    BRIGANDS,
    CARAVAN,
    CHANGE_LAND,
    CHANGE_PLACES,
    COUNTERMAGIC,
    FORTUNE,
    GUARDIAN,
    HAND_IDS,
    HERB_WOMAN,
    INSPIRATION,
    KIND_OF,
    KITCHEN,
    MAGIC_ACTION,
    MAGIC_EYE,
    MAGIC_LAND,
    MAGIC_MILL,
    MAGICS_HAND,
    MATERIALIZATION,
    MERCHANT,
    POTION,
    PREMONITION,
    SCOUT,
    SETTLEMENT,
    SPY,
    TIME_JUMP,
    WHEEL,
    WHIRLWIND,
    WITCH,
    WIZARDS_DUEL,
    place_text,
)
from tavoliere.games.settlers.rules.magic import MOST_POWER, place_of_wizard, stone_lies
from tavoliere.games.settlers.rules.objections import (
    objection_to_hand,
    objection_to_power,
    objection_to_price,
    objection_to_set,
    objection_to_wizard,
)
from tavoliere.games.settlers.rules.playing import HARMFUL, LOCK, actions_unlocked
from tavoliere.games.settlers.rules.registry import CAN

if TYPE_CHECKING:
    from tavoliere.core.move import Move
    from tavoliere.games.settlers.position import Position
    from tavoliere.games.settlers.realm import Realm

TWO_WIZARDS: Final = (WITCH, MATERIALIZATION)

NOTHING_TO_DO: Final[dict[int, tuple[str, str]]] = {
    ARSONIST: ("B86", "refusal-no-building-theirs"),
    BLACK_KNIGHT: ("B87", "refusal-no-knight-theirs"),
    BRIGANDS: ("B91", "refusal-nothing-to-take"),
    MERCHANT: ("B92", "refusal-nothing-to-take"),
    SPY: ("U6", "refusal-no-hand-theirs"),
    CARAVAN: ("U7", "refusal-no-caravan"),
    BETTER_WORLD: ("W87", "refusal-no-events"),
    WIZARDS_DUEL: ("W88", "refusal-no-wizard-theirs"),
    WITCH: ("P13", "refusal-no-building-theirs"),
    CHANGE_LAND: ("W94", "refusal-no-region-twice"),
    MATERIALIZATION: ("W92", "refusal-no-settlement-left"),
    WHIRLWIND: ("W93", "refusal-nothing-stored-theirs"),
    PREMONITION: ("W95", "refusal-no-action-played"),
    MAGICS_HAND: ("W96", "refusal-no-book-theirs"),
    GUARDIAN: ("W74", "refusal-no-events"),
    INSPIRATION: ("W75", "refusal-stacks-empty"),
    MAGIC_LAND: ("W76", "refusal-no-region-twice"),
    MAGIC_EYE: ("W77", "refusal-no-card-to-give"),
    CHANGE_PLACES: ("W78", "refusal-no-pair"),
    FORTUNE: ("W80", "refusal-stacks-empty"),
    POTION: ("W81", "refusal-nobody-to-drink"),
}
"""Why a card can do nothing at all (B59), as far as one sentence says it."""


def objection_to_cards(position: Position, seat: int, move: Move) -> Refusal | None:
    """Say what stands in the way of a card, a spell, a magic building or of recharging."""
    if isinstance(move, Play):
        return _objection_to_play(position, seat, move.card)
    if isinstance(move, Cast):
        return _objection_to_cast(position, seat, move.card)
    if isinstance(move, Use):
        return _objection_to_use(position, seat, move.card)
    if isinstance(move, Raise):
        return _objection_to_raise(position, seat, move.card)
    return None


# -------------------------------------------------------------------------------------------------------- action cards


def objection_to_lock(position: Position) -> Refusal | None:
    """Say that action cards are still locked (B57, W47)."""
    if actions_unlocked(position):
        return None
    if position.options.mode == BASE:
        return Refusal("B57", "refusal-locked", count=position.points(0) + position.points(1), most=LOCK)
    return Refusal("W47", "refusal-locked-both")


def _objection_to_play(position: Position, seat: int, card: int) -> Refusal | None:
    magic = KIND_OF[card] == MAGIC_ACTION
    if magic and position.options.mode == BASE:
        return objection_to_set(position, HAND_IDS[card])
    if card == ALCHEMIST:
        return Refusal("B58", "refusal-before-dice", card=HAND_IDS[card])
    if card in {BISHOP, HERB_WOMAN}:
        return Refusal("B60", "refusal-answer-only", card=HAND_IDS[card])
    if card == SCOUT:
        return Refusal("U19", "refusal-scout-alone")
    refusal = objection_to_lock(position)
    if refusal is None and magic:
        refusal = objection_to_power(position.realms[seat], position.catalogue.magic_use[card], card, "W41")
    if refusal is None and card in HARMFUL and stone_lies(position):
        refusal = Refusal("W71", "refusal-stone", card=HAND_IDS[card])
    if refusal is None and not CAN[card](position, seat):
        refusal = _nothing_to_do(position, seat, card)
    return refusal or objection_to_hand(position, seat, card, "B56")


def _nothing_to_do(position: Position, seat: int, card: int) -> Refusal:
    """Say why a card or spell would do nothing (B59)."""
    realm = position.realms[seat]
    name = HAND_IDS[card]
    if card in TWO_WIZARDS and realm.count_wizards() < 2:
        return Refusal("W89" if card == WITCH else "W92", "refusal-two-wizards", card=name)
    if card == MATERIALIZATION and realm.count_city_or_citadel(SETTLEMENT) and position.cities == 0:
        return Refusal("I24", "refusal-none-left", card="city")
    if card == MAGICS_HAND:
        if stone_lies(position):
            return Refusal("I25", "refusal-stone", card=name)
        if any(GUARDIAN <= book <= TIME_JUMP for book in position.realms[1 - seat].sites):
            return Refusal("W96", "refusal-no-site-for-book", card=name)
    if card == MAGIC_EYE and realm.hand:
        return Refusal("W77", "refusal-stacks-empty", card=name)
    rule, key = NOTHING_TO_DO.get(card, ("B59", "refusal-nothing-to-do"))
    return Refusal(rule, key, card=name)


# --------------------------------------------------------------------------------------------------------------- spells


MOMENTS: Final[dict[int, tuple[str, str]]] = {
    WHEEL: ("W79", "refusal-before-dice"),
    TIME_JUMP: ("W83", "refusal-event-only"),
    COUNTERMAGIC: ("W82", "refusal-answer-only"),
}
"""Spells that have a moment of their own, which is not the action step."""


def _objection_to_cast(position: Position, seat: int, book: int) -> Refusal | None:
    """Say why a spell cannot be cast in the action step (W36-W39)."""
    if position.options.mode != BASE and book in MOMENTS:
        rule, key = MOMENTS[book]
        return Refusal(rule, key, card=HAND_IDS[book])
    return objection_to_spell(position, seat, book)


def objection_to_spell(position: Position, seat: int, book: int) -> Refusal | None:
    """Say what a spell lacks at the moment that is its own."""
    if position.options.mode == BASE:
        return objection_to_set(position, HAND_IDS[book])
    realm = position.realms[seat]
    name = HAND_IDS[book]
    if not realm.has(book):
        return Refusal("W36", "refusal-no-book", card=name)
    if realm.spells >> (book - GUARDIAN) & 1:
        return Refusal("W39", "refusal-cast-already", card=name)
    refusal = objection_to_power(realm, position.catalogue.magic_use[book], book, "W38")
    if refusal is not None:
        return refusal
    if book == MAGIC_LAND and stone_lies(position):
        return Refusal("I25", "refusal-stone", card=name)
    return None if CAN[book](position, seat) else _nothing_to_do(position, seat, book)


# -------------------------------------------------------------------------------------- magic buildings, wizards


def _objection_to_use(position: Position, seat: int, card: int) -> Refusal | None:
    """Say why a Magic Kitchen or Magic Mill cannot be used (W72, W73)."""
    if position.options.mode == BASE:
        return objection_to_set(position, HAND_IDS[card])
    realm = position.realms[seat]
    rule = "W72" if card == KITCHEN else "W73"
    if not realm.has(card):
        key = "refusal-bewitched" if card in realm.sites else "refusal-no-building"
        return Refusal("W89" if card in realm.sites else rule, key, card=HAND_IDS[card])
    if card == KITCHEN:
        return objection_to_power(realm, position.catalogue.magic_use[card], card, rule)
    return _objection_to_mill(realm)


def _objection_to_mill(realm: Realm) -> Refusal | None:
    mills = 0
    for site, card in enumerate(realm.sites):
        if card == MAGIC_MILL and not realm.spellbound >> site & 1:
            mills += 1
    name = HAND_IDS[MAGIC_MILL]
    if realm.mills >= mills:
        return Refusal("W73", "refusal-mill-used", count=mills)
    refusal = objection_to_price(realm, (0, 0, 0, 0, 0, 1), name, "W73")
    if refusal is not None:
        return refusal
    key = "refusal-wizards-full" if realm.count_wizards() else "refusal-no-wizard"
    return Refusal("W73", key, card=name)


def _objection_to_raise(position: Position, seat: int, wizard: int) -> Refusal | None:
    """Say why a wizard cannot be recharged (W28, W30)."""
    refusal = objection_to_wizard(position, seat, wizard, "W30")
    if refusal is not None:
        return refusal
    realm = position.realms[seat]
    place = place_of_wizard(realm, wizard)
    if realm.power[place] >= MOST_POWER:
        return Refusal("W28", "refusal-wizard-full", card=HAND_IDS[wizard])
    return Refusal("W30", "refusal-region-empty", card=HAND_IDS[wizard], place=place_text(place))
