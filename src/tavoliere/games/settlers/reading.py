"""Reading the notation of moves, and saying which rule a text breaks that is no move at all."""

from __future__ import annotations

from difflib import get_close_matches
from typing import TYPE_CHECKING, Final

from tavoliere.core.refusal import Refusal
from tavoliere.games.settlers.moves import ALL, BY_TEXT, MOST_STACKS
from tavoliere.games.settlers.pieces import (
    ACTION,
    BOOK,
    EVENT_IDS,
    FACES,
    HAND_IDS,
    KIND_OF,
    KITCHEN,
    MAGIC_ACTION,
    MAGIC_MILL,
    REGION_CODES,
    RESOURCES,
    SLOTS,
    WIZARD,
    column_text,
)
from tavoliere.games.settlers.rules.due import due

if TYPE_CHECKING:
    from tavoliere.core.move import Move
    from tavoliere.games.settlers.position import Position

LONGEST: Final = 80


def _pressed(text: str) -> str:
    return "".join(text.lower().split()).replace("center", "centre")


PRESSED: Final = {_pressed(move.text): move for move in ALL}
"""Every move by its text without spaces and capitals: no two moves differ in these alone."""

VERBS: Final = tuple(dict.fromkeys(move.text.split()[0] for move in ALL))
CARD_VERBS: Final = ("build", "play", "cast", "use", "raise", "dismiss", "take", "put", "wizard")
PLACE_VERBS: Final = {
    "side": "expected-side-words",
    "site": "expected-site-words",
    "pull": "expected-site-words",
    "region": "expected-region-words",
}
COLUMN_VERBS: Final = ("city", "citadel", "centre")
STACK_VERBS: Final = ("stack", "draw", "search")
RESOURCE_VERBS: Final = ("give", "want", "waste", "trade")


def read_move(text: str, position: Position | None = None) -> Move:
    """Return the move that a text stands for; spaces and capitals do not matter.

    >>> read_move("Build  Abbey"), read_move("trade brick > ore"), read_move("take g4")
    (<Build build abbey>, <Trade trade brick>ore>, <TakeRegion take G4>)
    """
    move = BY_TEXT.get(text)
    if move is not None:
        return move
    if len(text) <= LONGEST and text.isascii():
        move = PRESSED.get(_pressed(text))
        if move is not None:
            return move
        _explain(text.lower().replace("center", "centre").split())
    rule, words = ("B15", "expected-actions") if position is None else due(position)
    raise Refusal(rule, "refusal-no-move", text=text[:LONGEST], expected=words)


def _explain(words: list[str]) -> None:
    """Refuse what begins like a move with what is wrong behind it; leave alone what does not."""
    if words and words[0] == "their":
        words = words[1:]
    if len(words) < 2 or words[0] not in VERBS:
        return
    verb, rest = words[0], "_".join(words[1:])
    if verb in CARD_VERBS:
        _explain_card(verb, rest)
    elif verb in PLACE_VERBS:
        raise Refusal("B34" if verb != "region" else "B29", "refusal-no-place", text=rest, expected=PLACE_VERBS[verb])
    elif verb in COLUMN_VERBS:
        raise Refusal("B29", "refusal-no-column", text=rest, least=column_text(0), most=column_text(SLOTS - 1))
    elif verb in STACK_VERBS:
        raise Refusal("B8", "refusal-no-stack", text=rest, most=MOST_STACKS)
    elif verb in RESOURCE_VERBS:
        _explain_resource(verb, "".join(words[1:]))
    elif verb == "number":
        raise Refusal("B3", "refusal-no-die-number", text=rest)
    elif verb == "face":
        raise Refusal("B18", "refusal-no-face", text=rest, faces=list(FACES))


def _explain_card(verb: str, name: str) -> None:
    """Say that there is no such card, or what is done with it instead."""
    if name in HAND_IDS[1:]:
        # Other verbs would have made a move of this card, so it is of another kind.
        card = HAND_IDS.index(name)
        rule = "B56" if KIND_OF[card] in {ACTION, MAGIC_ACTION} else "B39"
        moves: list[str] = [f"{one} {name}" for one in verbs_of(card)]
        raise Refusal(rule, "refusal-wrong-verb", card=name, verb=verb, moves=moves)
    others = {**{event: event for event in EVENT_IDS[1:]}, **{code.lower(): code for code in REGION_CODES[1:]}}
    if name in others:
        rule = "B68" if name in EVENT_IDS else "B37"
        raise Refusal(rule, "refusal-only-taken", text=name, move=f"take {others[name]}")
    near = get_close_matches(name, [*HAND_IDS[1:], *others], 1, 0.5)
    if near:
        raise Refusal("notation", "refusal-near-card", text=name, near=near[0])
    raise Refusal("notation", "refusal-unknown-name", text=name)


def verbs_of(card: int) -> list[str]:
    """List what a player can do with a card.

    >>> verbs_of(HAND_IDS.index("ira")), verbs_of(HAND_IDS.index("spy"))
    (['build', 'raise', 'dismiss'], ['play'])
    """
    kind = KIND_OF[card]
    if kind in {ACTION, MAGIC_ACTION}:
        return ["play"]
    verbs = ["build"]
    if kind == BOOK:
        verbs.append("cast")
    if card in {KITCHEN, MAGIC_MILL}:
        verbs.append("use")
    return [*verbs, "raise", "dismiss"] if kind == WIZARD else verbs


def _explain_resource(verb: str, rest: str) -> None:
    """Say which resource there is not, or that a trade needs two."""
    parts = rest.split(">") if verb == "trade" else [rest]
    for part in parts:
        if part not in RESOURCES:
            raise Refusal("B5", "refusal-no-resource", text=part, resources=list(RESOURCES))
    if len(parts) == 2:
        raise Refusal("B54", "refusal-same-resource", resource=parts[0])
    raise Refusal("B54", "refusal-trade-words", text=rest)
