"""Follow hidden cards: stacks, and who has seen what in them; hands, and what each player knows of the other's."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from tavoliere.games.settlers.pieces import EVENT_IDS, HAND_IDS

if TYPE_CHECKING:
    from collections.abc import Callable

    from tavoliere.games.settlers.view import View

NUMBER: Final = {name: number for names in (EVENT_IDS, HAND_IDS) for number, name in enumerate(names)}
EVERYONE: Final = 2
ALL: Final = (0, 1, EVERYONE)


def realm_with(view: View, seat: int, **changes: Any) -> list[dict[str, Any]]:
    """Return both principalities, one of them changed."""
    return [{**realm, **changes} if owner == seat else realm for owner, realm in enumerate(view.realms)]


def inserted(names: list[str], name: str) -> list[str]:
    """Return a sorted list of cards with one more."""
    return sorted([*names, name], key=NUMBER.__getitem__)


def without(names: list[str], name: str) -> list[str]:
    """Return a list of cards with one less, if it is there."""
    left = names.copy()
    if name in left:
        left.remove(name)
    return left


# ---------------------------------------------------------------------------------------------------------- the stacks


def at(view: View, name: int | str) -> dict[str, Any]:
    """Return a stack by its number, or one of the other two by what lies in it."""
    if isinstance(name, int):
        return view.stacks[name - 1]
    return view.region_stack if name == "regions" else view.event_stack


def stack_with(view: View, name: int | str, stack: dict[str, Any]) -> dict[str, Any]:
    """Put a changed stack in its place."""
    if isinstance(name, int):
        return {"stacks": [*view.stacks[: name - 1], stack, *view.stacks[name:]]}
    return {"region_stack" if name == "regions" else "event_stack": stack}


def knows(viewer: int | None, eyes: tuple[int, ...]) -> bool:
    """Say whether a viewer is among those who see something."""
    return EVERYONE in eyes or viewer in eyes


def moved(stack: dict[str, Any], new_depth: Callable[[int], int], count: int) -> dict[str, Any]:
    """Return a stack whose cards lie at new depths; what comes above the top is gone."""
    return {
        **stack,
        "count": count,
        "known": sorted([new_depth(depth), name] for depth, name in stack["known"] if new_depth(depth) >= 0),
        "seen": [sorted(new_depth(depth) for depth in depths if new_depth(depth) >= 0) for depths in stack["seen"]],
    }


def drawn(stack: dict[str, Any]) -> dict[str, Any]:
    """Take the top card off a stack."""
    return moved(stack, lambda depth: depth - 1, stack["count"] - 1)


def slid(stack: dict[str, Any], viewer: int | None, eyes: tuple[int, ...], name: str | None) -> dict[str, Any]:
    """Slide a card under a stack; `eyes` are those who see which."""
    count = stack["count"]
    return {
        **stack,
        "count": count + 1,
        "known": [*stack["known"], [count, name]] if knows(viewer, eyes) else stack["known"],
        "seen": [[*depths, count] if pair in eyes else depths for pair, depths in enumerate(stack["seen"])],
    }


def looked_through(stack: dict[str, Any], viewer: int | None, seat: int, names: list[str]) -> dict[str, Any]:
    """Let a seat see a whole stack."""
    seen = [list(range(stack["count"])) if pair == seat else depths for pair, depths in enumerate(stack["seen"])]
    return {**stack, "seen": seen, "known": list(map(list, enumerate(names))) if viewer == seat else stack["known"]}


def pulled(stack: dict[str, Any], viewer: int | None, seat: int, name: str | None) -> dict[str, Any]:
    """Take a card of choice out of a stack; only who has looked through it still knows the others (R1, R3)."""
    count = stack["count"] - 1
    looked = len(stack["seen"][seat]) > count
    seen = [list(range(count)) if looked and pair == seat else [] for pair in ALL]
    known: list[list[Any]] = []
    if looked and viewer == seat:
        names = [card for _, card in stack["known"]]
        names.remove(name)
        known = list(map(list, enumerate(names)))
    return {**stack, "count": count, "known": known, "seen": seen}


def forgotten(stack: dict[str, Any]) -> dict[str, Any]:
    """Nobody knows anything of a stack any more."""
    return {**stack, "known": [], "seen": [[], [], []]}


# ----------------------------------------------------------------------------------------------------------- the hands


def hand_with(view: View, seat: int, card: str | None, *, shared: bool) -> dict[str, Any]:
    """Return the hands after a card has come to one; the other player may know which, a spectator never does."""
    hands, counts, known = view.hands.copy(), view.hand_counts.copy(), view.known.copy()
    counts[seat] += 1
    if card is not None:
        hand = hands[seat]
        hands[seat] = None if hand is None else inserted(hand, card)
        if shared and view.viewer is not None:
            known[seat] = inserted(known[seat], card)
    return {"hands": hands, "hand_counts": counts, "known": known}


def hand_without(view: View, seat: int, card: str | None, *, unseen: bool = False) -> dict[str, Any]:
    """Return the hands after a card has left one; unseen, nobody is sure of the rest of that hand any more (R7)."""
    hands, counts, known = view.hands.copy(), view.hand_counts.copy(), view.known.copy()
    counts[seat] -= 1
    hand = hands[seat]
    if card is not None:
        hands[seat] = None if hand is None else without(hand, card)
        known[seat] = without(known[seat], card)
    if unseen:
        known[seat] = []
    return {"hands": hands, "hand_counts": counts, "known": known}


def _pile(view: View, seat: int) -> int:
    return seat if len(view.discards) > 1 else 0


def discarded(view: View, seat: int, card: str) -> list[list[str]]:
    """Return the discard piles with one more card on that of a seat (B52, W62)."""
    pile = _pile(view, seat)
    return [inserted(names, card) if number == pile else names for number, names in enumerate(view.discards)]


def undiscarded(view: View, seat: int, card: str) -> list[list[str]]:
    """Return the discard piles with a card less on that of a seat."""
    pile = _pile(view, seat)
    return [without(names, card) if number == pile else names for number, names in enumerate(view.discards)]


def _deck_with(view: View, seat: int, card: str | None) -> dict[str, Any]:
    if view.own_deck is None or view.viewer != seat or card is None:
        return {}
    return {"own_deck": inserted(view.own_deck, card)}


def _deck_without(view: View, seat: int, card: str | None) -> dict[str, Any]:
    if view.own_deck is None or view.viewer != seat or card is None:
        return {}
    return {"own_deck": without(view.own_deck, card)}


# ---------------------------------------------------------------------------------------------------------- the events


def _drew(view: View, told: dict[str, Any]) -> dict[str, Any]:
    """A seat draws the top card; the other may have seen it there."""
    seat, card = told["seat"], told.get("card")
    shared = told["shared"] if view.viewer == seat else card is not None
    stack = stack_with(view, told["stack"], drawn(at(view, told["stack"])))
    return {**stack, **hand_with(view, seat, card, shared=shared), **_deck_without(view, seat, card)}


def _took(view: View, told: dict[str, Any]) -> dict[str, Any]:
    seat, card = told["seat"], told.get("card")
    stack = stack_with(view, told["stack"], pulled(at(view, told["stack"]), view.viewer, seat, card))
    return {**stack, **hand_with(view, seat, card, shared=False), **_deck_without(view, seat, card)}


def _put_under(view: View, told: dict[str, Any]) -> dict[str, Any]:
    """A card of the hand goes under a stack; only its owner knows which."""
    seat, card = told["seat"], told.get("card")
    stack = stack_with(view, told["stack"], slid(at(view, told["stack"]), view.viewer, (seat,), card))
    return {**stack, **hand_without(view, seat, card, unseen=True), **_deck_with(view, seat, card)}


def _forced_under(view: View, told: dict[str, Any]) -> dict[str, Any]:
    """A card of the hand goes under a stack, as the other player has chosen; both know which (B96)."""
    seat, card = told["seat"], told.get("card")
    stack = stack_with(view, told["stack"], slid(at(view, told["stack"]), view.viewer, (0, 1), card))
    return {**stack, **hand_without(view, seat, card), **_deck_with(view, seat, card)}


def _stolen(view: View, told: dict[str, Any]) -> dict[str, Any]:
    """A card goes from one hand to the other; both players know which (B93)."""
    seat, card = told["seat"], told.get("card")
    left = hand_without(view, 1 - seat, card)
    taken = hand_with(view, seat, card, shared=True)
    return {name: [pairs[owner] for owner, pairs in enumerate(_pairs(left, taken, seat, name))] for name in left}


def _pairs(left: dict[str, Any], taken: dict[str, Any], seat: int, name: str) -> list[Any]:
    return [taken[name] if owner == seat else left[name] for owner in (0, 1)]


def _hand_shown(view: View, told: dict[str, Any]) -> dict[str, Any]:
    """A seat shows its hand to the other."""
    seat = told["seat"]
    shown = told["cards"] if view.viewer == 1 - seat else view.hands[seat]
    if view.viewer is None:
        return {}
    return {"known": [shown if owner == seat else known for owner, known in enumerate(view.known)]}


def _looked(view: View, told: dict[str, Any]) -> dict[str, Any]:
    stack = looked_through(at(view, told["stack"]), view.viewer, told["seat"], told.get("cards", []))
    return stack_with(view, told["stack"], stack)


def _peeked(view: View, told: dict[str, Any]) -> dict[str, Any]:
    """A seat looks at the top card of a stack (W80)."""
    stack = at(view, told["stack"])
    seen = [sorted({0, *depths}) if pair == told["seat"] else depths for pair, depths in enumerate(stack["seen"])]
    below = [[depth, name] for depth, name in stack["known"] if depth]
    known = [[0, told["card"]], *below] if view.viewer == told["seat"] else stack["known"]
    return stack_with(view, told["stack"], {**stack, "known": known, "seen": seen})


def _foresaw(view: View, told: dict[str, Any]) -> dict[str, Any]:
    """A seat looks at the top events; the others no longer know their order (W74)."""
    seat, count, stack = told["seat"], told["count"], view.event_stack
    below = [[depth for depth in depths if depth >= count] for depths in stack["seen"]]
    seen = [[*range(count), *depths] if pair == seat else depths for pair, depths in enumerate(below)]
    top = list(map(list, enumerate(told["cards"]))) if view.viewer == seat else []
    known = [*top, *([depth, name] for depth, name in stack["known"] if depth >= count)]
    return {"event_stack": {**stack, "known": known, "seen": seen}}


def _put_back(view: View, told: dict[str, Any]) -> dict[str, Any]:
    """One of those events is put back as the next below those that lie there already."""
    if view.viewer != told["seat"]:
        return {}
    depth, names = told["depth"], [name for _, name in view.event_stack["known"]]
    # Who has foreseen them knows all from the top down to them, so that places and depths are the same here.
    found = names.index(told["card"], depth)
    names.insert(depth, names.pop(found))
    known = [[entry[0], name] for entry, name in zip(view.event_stack["known"], names, strict=True)]
    return {"event_stack": {**view.event_stack, "known": known}}


def _slid_events(view: View, told: dict[str, Any]) -> dict[str, Any]:
    """What is left of those events goes under the stack as it lies."""
    depth: int = told["depth"]
    count: int = told["count"]
    size: int = view.event_stack["count"]

    def new_depth(old: int) -> int:
        if old < depth:
            return old
        return old + size - depth - count if old < depth + count else old - count

    return {"event_stack": moved(view.event_stack, new_depth, size)}


def _shuffled(view: View, told: dict[str, Any]) -> dict[str, Any]:
    return stack_with(view, told["stack"], forgotten(at(view, told["stack"])))


def _deck_stacked(view: View, told: dict[str, Any]) -> dict[str, Any]:
    """The rest of a deck makes four stacks (W61)."""
    first = 4 * told["seat"]
    sizes = dict(zip(range(first, first + 4), told["sizes"], strict=True))
    stacks = [
        {**forgotten(stack), "count": sizes[number]} if number in sizes else stack
        for number, stack in enumerate(view.stacks)
    ]
    return {"stacks": stacks}


FOLLOWERS: Final[dict[str, Callable[[Any, dict[str, Any]], dict[str, Any]]]] = {
    "drew": _drew,
    "took": _took,
    "put-under": _put_under,
    "forced-under": _forced_under,
    "stolen": _stolen,
    "hand-shown": _hand_shown,
    "looked": _looked,
    "peeked": _peeked,
    "foresaw": _foresaw,
    "put-back": _put_back,
    "slid-events": _slid_events,
    "region-drawn": lambda view, _told: {"region_stack": drawn(view.region_stack)},
    "region-found": lambda view, told: {
        "region_stack": pulled(view.region_stack, view.viewer, told["seat"], told["region"])
    },
    "shuffled": _shuffled,
    "deck-stacked": _deck_stacked,
}
"""What happens to stacks and hands alone."""
