"""Other worlds that a seat may be in: what it cannot see is dealt anew, and the dice fall otherwise.

A position that a search has reached keeps everything that its seat knows. The cards that it does not know change
places with each other: sorted first, so that the world in which the search began leaves no trace in the new order.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tavoliere.core.chance import Sealed, shuffle
from tavoliere.games.settlers.pieces import ISMAI, TOURNAMENT
from tavoliere.games.settlers.rules.cards import EVERYONE, event_stack, region_stack, stack_to_change

if TYPE_CHECKING:
    from tavoliere.core.chance import Fast
    from tavoliere.games.settlers.position import Position


def deal_anew(position: Position, seat: int, chance: Fast, *, cards: bool = True) -> None:
    """Deal what a seat does not know anew, the regions alone where no cards are wanted, and choose another fate."""
    position.fate = f"{chance.word():08x}"
    position.offered = None
    _deal_stack(position, seat, region_stack(position), chance)
    if not cards:
        return
    _deal_stack(position, seat, event_stack(position), chance)
    if position.options.mode == TOURNAMENT:
        _deal_cards(position, seat, range(4 * seat, 4 * seat + 4), 0, 99, chance, hand=False)
        _deal_cards(position, seat, range(4 - 4 * seat, 8 - 4 * seat), 0, 99, chance, hand=True)
        return
    stacks = range(region_stack(position))
    _deal_cards(position, seat, stacks, 0, ISMAI - 1, chance, hand=True)
    if position.options.mode:
        # The cards of the set lie in stacks of their own (W6), so they change places with each other alone.
        _deal_cards(position, seat, stacks, ISMAI, 99, chance, hand=True)


def throw_next(position: Position, pips: int, chance: Fast) -> None:
    """Choose a fate in which the next throw of one die shows this."""
    while True:
        position.fate = f"{chance.word():08x}"
        if Sealed(f"{position.fate}/{position.throws + 1}").below(6) + 1 == pips:
            return


def _deal_stack(position: Position, seat: int, stack: int, chance: Fast) -> None:
    """Shuffle what a seat does not know of one stack."""
    known = position.seen[3 * stack + seat] | position.seen[3 * stack + EVERYONE]
    cards = stack_to_change(position, stack)
    heights = [height for height in range(len(cards)) if not known >> height & 1]
    hidden = sorted([cards[height] for height in heights])
    shuffle(hidden, chance)
    for at in range(len(heights)):
        cards[heights[at]] = hidden[at]


def _deal_cards(
    position: Position,
    seat: int,
    stacks: range,
    first: int,
    last: int,
    chance: Fast,
    *,
    hand: bool,
) -> None:
    """Let the unknown cards from `first` to `last` change places, in stacks and, where wanted, in the other hand."""
    hidden: list[int] = []
    places: list[int] = []
    cards: list[int] = []
    for stack in stacks:
        known = position.seen[3 * stack + seat] | position.seen[3 * stack + EVERYONE]
        cards = position.stacks[stack]
        for height in range(len(cards)):
            if not known >> height & 1 and first <= cards[height] <= last:
                hidden.append(cards[height])
                places.append(stack << 8 | height)
    theirs = position.realms[1 - seat]
    held: list[int] = []
    if hand:
        held = theirs.hand.copy()
        for card in theirs.known:
            held.remove(card)
        for card in held:
            if first <= card <= last:
                hidden.append(card)
    if len(hidden) < 2:
        return
    hidden.sort()
    shuffle(hidden, chance)
    changed = -1
    for place in places:
        if place >> 8 != changed:
            changed = place >> 8
            cards = stack_to_change(position, changed)
        cards[place & 255] = hidden.pop()
    if hidden:
        kept = [card for card in held if not first <= card <= last]
        theirs.hand = sorted(theirs.known + kept + hidden)
