"""What is due: for every decision, the rule that asks for it and the words that tell a player what to do now."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tavoliere.games.settlers.pieces import BASE, TOURNAMENT
from tavoliere.games.settlers.rules import agenda
from tavoliere.games.settlers.score import LIMIT

if TYPE_CHECKING:
    from tavoliere.games.settlers.position import Position

DUE: Final[dict[int, tuple[str, str]]] = {
    agenda.ARRANGE: ("B6", "expected-arrange"),
    agenda.OPEN_STACK: ("B10", "expected-open-stack"),
    agenda.OPEN_CARDS: ("B10", "expected-open-cards"),
    agenda.DICE: ("B13", "expected-roll"),
    agenda.NUMBER: ("B85", "expected-die-number"),
    agenda.FACE: ("W79", "expected-face"),
    agenda.JUMP: ("W83", "expected-time-jump"),
    agenda.ACTIONS: ("B15", "expected-actions"),
    agenda.SIDE: ("B34", "expected-side"),
    agenda.CORNER_WIZARD: ("W25", "expected-corner-wizard"),
    agenda.PAY: ("B27", "expected-pay"),
    agenda.PAY_ANY: ("B48", "expected-pay-any"),
    agenda.POWER: ("W35", "expected-power"),
    agenda.GAIN: ("B27", "expected-gain"),
    agenda.TAKE: ("B71", "expected-take"),
    agenda.PUT: ("B27", "expected-put"),
    agenda.REDUCE: ("B49", "expected-reduce"),
    agenda.UNDER: ("B49", "expected-under"),
    agenda.DRAW: ("B47", "expected-draw"),
    agenda.SEARCH: ("B80", "expected-search"),
    agenda.EXCHANGE: ("B49", "expected-exchange"),
    agenda.RENEW: ("B49", "expected-renew"),
    agenda.ANSWER: ("B60", "expected-answer"),
    agenda.DEAL: ("B55", "expected-deal"),
    agenda.ANSWER_OFFER: ("B55", "expected-answer-offer"),
    agenda.CORNER: ("B32", "expected-corner"),
    agenda.SCOUT: ("U19", "expected-scout"),
    agenda.BURN: ("B86", "expected-burn"),
    agenda.ROUT: ("B87", "expected-rout"),
    agenda.SPY: ("B93", "expected-spy"),
    agenda.CARAVAN: ("B56", "expected-caravan"),
    agenda.MERCHANT: ("B92", "expected-merchant"),
    agenda.MERCHANT_GIVE: ("B92", "expected-merchant-give"),
    agenda.REVOLT: ("B94", "expected-revolt"),
    agenda.CONFLICT: ("B96", "expected-conflict"),
    agenda.CONFLICT_STACK: ("B96", "expected-conflict-stack"),
    agenda.BUILDER: ("U4", "expected-builder"),
    agenda.BUILDER_TAKE: ("U4", "expected-builder-take"),
    agenda.BUILDER_PUT: ("U4", "expected-builder-put"),
    agenda.BUILDER_UNDER: ("U4", "expected-under"),
    agenda.COMET: ("W84", "expected-comet"),
    agenda.KITCHEN: ("W72", "expected-kitchen"),
    agenda.MILL: ("W73", "expected-mill"),
    agenda.GUARDIAN: ("W74", "expected-guardian"),
    agenda.INSPIRATION: ("W75", "expected-inspiration"),
    agenda.MAGIC_LAND: ("W76", "expected-magic-land"),
    agenda.MAGIC_LAND_THEIRS: ("W76", "expected-magic-land-theirs"),
    agenda.EYE: ("W77", "expected-eye"),
    agenda.EYE_TAKE: ("W77", "expected-eye-take"),
    agenda.EYE_PUT: ("W77", "expected-eye-put"),
    agenda.CHANGE_PLACES: ("W78", "expected-change-places"),
    agenda.CHANGE_PLACES_WITH: ("W78", "expected-change-places-with"),
    agenda.FORTUNE: ("W80", "expected-fortune"),
    agenda.POTION: ("W81", "expected-potion"),
    agenda.BETTER_WORLD: ("W87", "expected-better-world"),
    agenda.DUEL: ("W88", "expected-duel"),
    agenda.DUEL_THEIRS: ("W88", "expected-duel-theirs"),
    agenda.WITCH: ("W89", "expected-witch"),
    agenda.CHANGE_LAND: ("W94", "expected-change-land"),
    agenda.CHANGE_LAND_FOR: ("W94", "expected-change-land-for"),
    agenda.MATERIALIZE: ("W92", "expected-materialize"),
    agenda.WHIRLWIND: ("W93", "expected-whirlwind"),
    agenda.PREMONITION: ("W95", "expected-premonition"),
    agenda.MAGICS_HAND: ("W96", "expected-magics-hand"),
    agenda.MAGICS_HAND_SIDE: ("W96", "expected-magics-hand-side"),
}


def due(position: Position) -> tuple[str, str]:
    """Name the rule that asks for the next decision, and the message that says what can be done."""
    if position.reason:
        return rule_of_end(position), "expected-nothing"
    frame = position.frames[-1]
    rule, words = DUE[frame.kind]
    if frame.kind == agenda.OPEN_CARDS and position.options.mode == TOURNAMENT:
        return "W61", words
    # B50: whoever is not in turn comes down to the limit at once; B49: the others when they refill.
    if frame.kind in {agenda.REDUCE, agenda.UNDER} and frame.seat != position.active:
        return "B50", words
    # W82, W88: what was stopped or has lost goes under a stack.
    if frame.kind == agenda.UNDER and frame.b:
        return ("W82" if frame.b == 1 else "W88"), words
    return rule, words


def rule_of_end(position: Position) -> str:
    """Name the rule by which the game is over."""
    if position.reason == LIMIT:
        return "R6"
    return "B62" if position.options.mode == BASE else "W44"
