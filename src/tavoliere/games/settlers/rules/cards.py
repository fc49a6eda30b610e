"""Cards come and go: hands, stacks, the discard pile, and who knows which of them (B28, B46-B52, R1, R7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tavoliere.core.event import Event
from tavoliere.games.settlers.pieces import EVENT_IDS, HAND_IDS, REGION_CODES, TOURNAMENT

if TYPE_CHECKING:
    from tavoliere.games.settlers.position import Position

EVERYONE = 2
"""The third pair of eyes in `Position.seen`: what is known to everybody."""


def count_stacks(position: Position) -> int:
    """Count the expansion stacks; the regions and the events follow them."""
    return len(position.stacks) - 2


def region_stack(position: Position) -> int:
    """Return the number of the stack of regions."""
    return len(position.stacks) - 2


def event_stack(position: Position) -> int:
    """Return the number of the stack of events."""
    return len(position.stacks) - 1


def own_stacks(position: Position, seat: int) -> range:
    """Return the expansion stacks that a seat may use: all, or in the tournament its own four (W62)."""
    if position.options.mode == TOURNAMENT:
        return range(4 * seat, 4 * seat + 4)
    return range(count_stacks(position))


def discard_pile(position: Position, seat: int) -> list[int]:
    """Return the discard pile of a seat (W62)."""
    return position.discards[seat if len(position.discards) > 1 else 0]


def stack_told(position: Position, stack: int) -> int | str:
    """Name a stack, as events do: the expansion stacks by number, the other two by what lies in them."""
    if stack == region_stack(position):
        return "regions"
    return "events" if stack == event_stack(position) else stack + 1


def stack_to_change(position: Position, stack: int) -> list[int]:
    """Return the cards of a stack that is about to change; until then copies of a position share them."""
    cards = position.stacks[stack].copy()
    position.stacks[stack] = cards
    return cards


def open_on_top(position: Position, stack: int) -> bool:
    """Say whether everyone knows the top card of a stack."""
    return bool(position.seen[3 * stack + EVERYONE] >> len(position.stacks[stack]) - 1 & 1)


def name_of(position: Position, stack: int, card: int) -> str:
    """Name a card of a stack, as events do."""
    if stack == region_stack(position):
        return REGION_CODES[card]
    if stack == event_stack(position):
        return EVENT_IDS[card]
    return HAND_IDS[card]


def insert(cards: list[int], card: int) -> None:
    """Put a card into a sorted hand or pile."""
    at = len(cards)
    while at and cards[at - 1] > card:
        at -= 1
    cards.insert(at, card)


# ---------------------------------------------------------------------------------------------------------- hands


def take_in_hand(position: Position, seat: int, card: int, known: bool) -> None:  # noqa: FBT001  mypyc: positional
    """Add a card to a hand; the other player may know which one it is (R7)."""
    realm = position.realms[seat]
    insert(realm.hand, card)
    if known:
        realm.known = realm.known.copy()
        insert(realm.known, card)


def leave_hand(position: Position, seat: int, card: int) -> None:
    """Take a card out of a hand where everyone sees it."""
    realm = position.realms[seat]
    realm.hand.remove(card)
    if card in realm.known:
        realm.known = realm.known.copy()
        realm.known.remove(card)


def leave_hand_unseen(position: Position, seat: int, card: int) -> None:
    """Take a card out of a hand face down; whatever the other player knew of this hand is no longer sure (R7)."""
    realm = position.realms[seat]
    realm.hand.remove(card)
    realm.known = []


def discard(position: Position, seat: int, card: int) -> None:
    """Lay a card on the discard pile (B52)."""
    insert(discard_pile(position, seat), card)


# --------------------------------------------------------------------------------------------------------- stacks


def knows(position: Position, seat: int, stack: int) -> int:
    """Return which cards of a stack a seat knows, a bit each from the bottom."""
    return position.seen[3 * stack + seat]


def draw_top(position: Position, seat: int, stack: int, tell: list[Event] | None) -> int:
    """Draw the top card of a stack into the hand."""
    cards = stack_to_change(position, stack)
    card = cards.pop()
    top = 1 << len(cards)
    seen = position.seen
    other = 1 - seat
    known = bool(seen[3 * stack + other] & top)
    expected = bool(seen[3 * stack + seat] & top)
    for eyes in range(3):
        seen[3 * stack + eyes] &= top - 1
    take_in_hand(position, seat, card, known)
    if tell is not None:
        asides: dict[int, dict[str, Any]] = {seat: {"card": HAND_IDS[card], "shared": known}}
        if known:
            asides[other] = {"card": HAND_IDS[card]}
        tell.append(Event("drew", {"seat": seat, "stack": stack + 1}, asides, own=expected))
    return card


def look_through(position: Position, seat: int, stack: int, tell: list[Event] | None) -> None:
    """Let a seat look through a whole stack; it knows the order from now on (B81)."""
    cards = position.stacks[stack]
    whole = (1 << len(cards)) - 1
    expected = position.seen[3 * stack + seat] == whole
    position.seen[3 * stack + seat] = whole
    if tell is not None:
        names = [name_of(position, stack, card) for card in reversed(cards)]
        told = {"seat": seat, "stack": stack_told(position, stack)}
        tell.append(Event("looked", told, {seat: {"cards": names}}, own=expected))


def find(position: Position, stack: int, card: int) -> int:
    """Return where in a stack the topmost of the cards of this kind lies, counted from the bottom (R3)."""
    cards = position.stacks[stack]
    for at in range(len(cards) - 1, -1, -1):
        if cards[at] == card:
            return at
    return -1


def pull_out(position: Position, seat: int, stack: int, card: int) -> None:
    """Take a card out of a stack that a seat looks through, unseen by the other, who loses count of the stack (R1)."""
    cards = stack_to_change(position, stack)
    seen = position.seen
    # Who has seen what must follow from what everyone watches, so it never depends on where the card lay.
    looked = seen[3 * stack + seat] == (1 << len(cards)) - 1
    del cards[find(position, stack, card)]
    seen[3 * stack + seat] = (1 << len(cards)) - 1 if looked else 0
    seen[3 * stack + 1 - seat] = 0
    seen[3 * stack + EVERYONE] = 0


def take_from_stack(position: Position, seat: int, stack: int, card: int, tell: list[Event] | None) -> None:
    """Take a card of choice out of a stack into the hand, unseen by the other."""
    pull_out(position, seat, stack, card)
    take_in_hand(position, seat, card, known=False)
    if tell is not None:
        asides = {seat: {"card": HAND_IDS[card]}}
        tell.append(Event("took", {"seat": seat, "stack": stack + 1}, asides, own=True))


def put_under(
    position: Position,
    seat: int,
    stack: int,
    card: int,
    tell: list[Event] | None,
    own: bool = True,  # noqa: FBT001, FBT002  mypyc: positional
) -> None:
    """Slide a hand card face down under a stack; only its owner knows it (B49), who may have chosen it."""
    leave_hand_unseen(position, seat, card)
    slide_under(position, stack, card, 1 << seat)
    if tell is not None:
        asides = {seat: {"card": HAND_IDS[card]}}
        tell.append(Event("put-under", {"seat": seat, "stack": stack + 1}, asides, own=own))


def slide_under(position: Position, stack: int, card: int, eyes: int) -> None:
    """Slide a card under a stack; `eyes` says who knows it: a bit for each seat, 7 for everyone."""
    stack_to_change(position, stack).insert(0, card)
    for pair in range(3):
        at = 3 * stack + pair
        position.seen[at] = position.seen[at] << 1 | eyes >> pair & 1


ALL_EYES = 7


def forget(position: Position, stack: int) -> None:
    """Nobody knows anything of a stack that has been shuffled."""
    for eyes in range(3):
        position.seen[3 * stack + eyes] = 0


def takes(position: Position, stack: int) -> list[int]:
    """List the kinds of card in a stack, each once, in order."""
    return sorted(set(position.stacks[stack]))
