"""Positions of settlers that were written by hand, and views behind which so little is hidden that it can be listed."""

from __future__ import annotations

from collections import Counter
from itertools import permutations, product
from typing import TYPE_CHECKING, Any, Final

from tests.conformance.settlers_laws import BASE_CARDS, BOX, EVENTS, REGIONS, TOURNAMENT_EVENTS, keys_of, names

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tavoliere.games.settlers.view import View

EXTENDED: Final = "options mode=extended\npermission yes"
MAGE: Final = f"{EXTENDED}\ncentres0 1:citadel\nregions0 2^:O4:3 2v:A6:1"
WORKED: Final[dict[str, str]] = {
    "the set-up": "turn 0",
    "the set-up of a tournament": "turn 0\noptions mode=tournament deck0=witches deck1=knights",
    "the dice": "agenda dice",
    "the forest yields two": "sites0 1v:sawmill\nstore0 all:0\nagenda dice:0:2:4",
    "brigands": "store0 all:3\nagenda dice:0:1:2",
    "a year of plenty": "agenda dice:0:4:1\nstore1 all:2",
    "an alchemist before the dice": "hand0 alchemist\npermission yes\nagenda dice\noptions action_lock=off",
    "an abbey": "hand0 abbey\nstore0 all:0 brick:1 lumber:1 ore:1",
    "a knight": "hand0 karl\nstore0 all:0 grain:2 ore:2 wool:3",
    "a fleet": "sites0 1^:gold_fleet\nstore0 all:0 gold:2",
    "a road, and a choice of what to pay with": "store0 all:2",
    "a settlement": "roads0 right\nstore0 all:1",
    "a scout": "roads0 right\nhand0 scout\nstore0 all:0 brick:1 lumber:1 wool:1 grain:1",
    "a library": "centres0 1:city\nhand0 library\nstore0 all:0 lumber:2 ore:2 brick:1",
    "a question for the bishop": "options action_lock=off\nhand0 arsonist spy\nhand1 bishop abbey\nsites1 1^:abbey",
    "a spy": "options action_lock=off\nhand0 spy\nhand1 karl abbey merchant\nagenda actions",
    "black knights": "options action_lock=off\nhand0 black_knight brigands\nhand1 herb_woman\nsites1 1^:karl -1^:otto",
    "a merchant and a caravan": "options action_lock=off\nhand0 merchant caravan\nstore0 all:2\nstore1 all:2",
    "the hand is refilled": "hand0 abbey\nagenda draw",
    "a card is exchanged": "hand0 abbey karl spy\nagenda exchange",
    "a plague": "centres0 1:city\nstore0 all:1\nagenda dice:0:5:2\nevent_stack plague",
    "a civil war": "sites0 1^:karl\nsites1 1^:otto -1^:conrad\nagenda dice:0:5:2\nevent_stack civil_war",
    "a conflict": "sites0 1^:karl\nhand1 abbey spy library\nagenda dice:0:5:2\nevent_stack conflict",
    "a master builder": "hand0 abbey spy\nhand1 otto\nagenda dice:0:5:2\nevent_stack master_builder",
    "a comet": "options mode=extended\ncentres0 1:city 3:city\nhand0 abbey spy\nagenda dice:0:5:2\nevent_stack comet",
    "a wizard": f"{MAGE}\nhand0 ira ismai magic_eye",
    "a dragon": f"{MAGE}\nwizards0 2^:ira:3\nhand0 ismai",
    "magic buildings": f"{MAGE}\nwizards0 2^:ira:2 0v:hafli:1\nsites0 1^:magic_mill 1v:magic_kitchen\nhand0 magic_mill",
    "a magic eye": f"{MAGE}\nwizards0 2^:ira\nsites0 1^:magic_eye 1v:fortune_telling\nhand0 abbey",
    "fate and time": f"{MAGE}\nwizards0 2^:ira:3\nsites0 1^:wheel_of_time 1v:time_jump\nagenda dice",
    "a guardian": f"{MAGE}\nwizards0 2^:ira:3\nsites0 1v:inspiration 1^^:guardian_of_fate 1^:change_places",
    "magic actions": f"{MAGE}\nwizards0 2^:ira:3 0v:hafli:2\nhand0 whirlwind witch wizards_duel\nsites1 1^:abbey",
    "better worlds": f"{MAGE}\nwizards0 2^:ira:3 0v:hafli:2\nhand0 better_world premonition change_land\ndiscards spy",
    "countermagic": f"{MAGE}\nwizards0 2^:ira:3\nsites0 1^:countermagic\nactive 1\nhand1 spy\nhand0 abbey karl",
    "a tournament": "options mode=tournament deck0=witches deck1=knights\nstack1 witch abbey\nagenda draw",
}
"""One for each kind of card and event, in the manner of docs/notation.md."""

# ------------------------------------------------------------------------------------------------ views with few worlds


def _rest(box: Counter[str], hidden: str) -> str:
    """List what lies in the open where only these cards are hidden."""
    return " ".join((box - Counter(hidden.split())).elements())


def _known(cards: Sequence[str]) -> str:
    return " ".join(f"{card}/*" for card in cards)


def _lines(*lines: str) -> str:
    return "\n".join(lines)


def _events(box: Counter[str]) -> str:
    return f"event_stack {_known(sorted(box.elements()))}"


LAND: Final = f"region_stack {_known(REGIONS[12:])}"
FATE: Final = _events(EVENTS["base"])
NO_STACKS: Final = ("stack2 -", "stack3 -", "stack4 -")
CHOSEN: Final = ("comet", "conflict", "productive_year", "progress")

GUESSES: Final[dict[str, tuple[str, int | None]]] = {
    "a hand and two cards": (
        _lines(
            "hand1 spy", "stack1 abbey spy", *NO_STACKS, "stack5 -",
            f"discards {_rest(BASE_CARDS, 'spy spy abbey')}", LAND, FATE,
        ),
        0,
    ),
    "half a hand, and a card that was seen": (
        _lines(
            "hand1 spy/0 karl", "stack1 abbey otto/0 abbey", *NO_STACKS, "stack5 scout",
            f"discards {_rest(BASE_CARDS, 'spy karl abbey abbey otto scout')}", LAND, FATE,
        ),
        0,
    ),
    "a spectator": (
        _lines(
            "hand0 spy", "hand1 karl abbey", "stack1 abbey/01", *NO_STACKS, "stack5 -",
            f"discards {_rest(BASE_CARDS, 'spy karl abbey abbey')}", LAND, FATE,
        ),
        None,
    ),
    "regions": (
        _lines(
            "stack1 -", *NO_STACKS, "stack5 -", f"discards {_rest(BASE_CARDS, '')}", FATE,
            f"region_stack G4 {_known(REGIONS[12:15])} O5 W6/1 B1/0 G3 {_known(REGIONS[20:])}",
        ),
        0,
    ),
    "events": (
        _lines(
            "stack1 -", *NO_STACKS, "stack5 -", f"discards {_rest(BASE_CARDS, '')}", LAND, "gone civil_war conflict",
            "event_stack plague progress/1 progress master_builder/0 productive_year productive_year/01 plague/* "
            "year_end/*",
        ),
        0,
    ),
    "two sets": (
        _lines(
            "options mode=extended", "hand1 abbey ira", "stack1 karl", *NO_STACKS, "stack5 witch", "stack6 tali/0",
            f"discards {_rest(BOX['extended'], 'abbey ira karl witch tali')}", LAND, _events(EVENTS["extended"]),
        ),
        0,
    ),
    "one's own deck": (
        _lines(
            "options mode=tournament", "hand0 spy", "stack1 aqueduct bath_house", "stack2 bath_house/0 church",
            "stack3 -", "stack4 -", "hand1 karl", "stack5 -", "stack6 -", "stack7 -", "stack8 -",
            f"discards1 {_rest(BOX['extended'], 'karl witch ari spy spy')}", LAND,
            f"chosen0 {' '.join(CHOSEN)}", f"chosen1 {' '.join(CHOSEN)}",
            _events(TOURNAMENT_EVENTS + Counter(CHOSEN) + Counter(CHOSEN)),
        ),
        0,
    ),
}  # fmt: skip
"""In each, one pair of eyes sees nearly all cards, so that every world behind the view can be listed."""


def worlds(view: View) -> dict[Any, int]:
    """List every world that agrees with a view, and in how many ways chance can have brought it about.

    Each pile is dealt from cards of its own, one card as likely as another in each place.
    """
    found: Counter[Any] = Counter()
    tables: dict[str, Any] = {f"stack{number}": stack for number, stack in enumerate(view.stacks, 1)}
    tables |= {"region_stack": view.region_stack, "event_stack": view.event_stack}
    choices = [
        list(_deals(tables, view)),
        list(_fill({"region_stack": tables["region_stack"]}, _unseen_regions(view))),
        list(_fill({"event_stack": tables["event_stack"]}, _unseen_events(view))),
    ]
    for parts in product(*choices):
        world = dict(part for piles in parts for part in piles.items())
        found[tuple(sorted(world.items()))] += 1
    return dict(found)


def world_of(position: Any) -> Any:
    """Name the hidden part of a position: the stacks as they lie, and the hands."""
    keys = keys_of(position.text())
    world = {key: tuple(names(value)) for key, value in keys.items() if "stack" in key}
    world |= {f"hand{seat}": tuple(sorted(names(keys.get(f"hand{seat}", "-")))) for seat in (0, 1)}
    return tuple(sorted(world.items()))


Piles = dict[str, tuple[str, ...]]


def _fill(
    piles: dict[str, Any], cards: list[str], hands: dict[str, tuple[int, list[str]]] | None = None
) -> Iterator[Piles]:
    """Deal cards to the unknown places of stacks, and what is left to hands, in every order there is."""
    known = {key: dict(map(tuple, stack["known"])) for key, stack in piles.items()}
    gaps = [(key, depth) for key, stack in piles.items() for depth in range(stack["count"]) if depth not in known[key]]
    sizes = hands or {}
    for order in permutations(cards, len(gaps) + sum(size for size, _ in sizes.values())):
        rest = list(order)
        laid = {key: dict(cards) for key, cards in known.items()}
        for key, depth in gaps:
            laid[key][depth] = rest.pop(0)
        world = {key: tuple(laid[key][depth] for depth in range(piles[key]["count"])) for key in piles}
        for key, (size, seen) in sizes.items():
            world[key] = tuple(sorted([*seen, *rest[:size]]))
            rest = rest[size:]
        yield world


def _hidden_hands(view: View) -> dict[str, tuple[int, list[str]]]:
    """Say of each hand how many cards are hidden, and what is known of it."""
    seen = [view.known[seat] if hand is None else hand for seat, hand in enumerate(view.hands)]
    return {f"hand{seat}": (view.hand_counts[seat] - len(seen[seat]), seen[seat]) for seat in (0, 1)}


def _in_sight(view: View, seats: Sequence[int]) -> Counter[str]:
    """Count the cards of some seats that lie open, or that the viewer knows."""
    hands = _hidden_hands(view)
    piles = view.discards if len(view.discards) == 1 else [view.discards[seat] for seat in seats]
    seen = Counter(card for pile in piles for card in pile)
    for seat in seats:
        seen.update(hands[f"hand{seat}"][1])
        seen.update(card for _, card in view.realms[seat]["sites"])
    for stack in view.stacks:
        if stack["owner"] is None or stack["owner"] in seats:
            seen.update(card for _, card in stack["known"])
    return seen


def _deals(tables: dict[str, Any], view: View) -> Iterator[Piles]:
    mode = view.options["mode"]
    stacks = {key: stack for key, stack in tables.items() if not key.endswith("_stack")}
    hands = _hidden_hands(view)
    if mode == "tournament":
        # W59: whoever has brought a deck knows what is left of it; the other deck is any that W60 allows.
        own = Counter(view.own_deck or []) - Counter(
            card for stack in view.stacks if stack["owner"] == view.viewer for _, card in stack["known"]
        )
        theirs = BOX["extended"] - _in_sight(view, [1])
        mine = {key: stack for key, stack in stacks.items() if stack["owner"] == 0}
        other = {key: stack for key, stack in stacks.items() if stack["owner"] == 1}
        for one in _fill(mine, list(own.elements()), {"hand0": hands["hand0"]}):
            for two in _fill(other, list(theirs.elements()), {"hand1": hands["hand1"]}):
                yield one | two
        return
    unseen = list((BOX[mode] - _in_sight(view, [0, 1])).elements())
    for world in _fill(stacks, unseen, hands):
        # W4, W6: the stacks of the two sets lie apart.
        if all((card in BASE_CARDS) != view.stacks[int(key[5:]) - 1]["magic"] for key in stacks for card in world[key]):
            yield world


def _unseen_regions(view: View) -> list[str]:
    seen = {card for _, card in view.region_stack["known"]}
    seen |= {card for realm in view.realms for _, card, _ in realm["regions"]}
    return [card for card in REGIONS if card not in seen]


def _unseen_events(view: View) -> list[str]:
    if view.options["mode"] == "tournament":
        return []
    seen = Counter([card for _, card in view.event_stack["known"]] + view.gone)
    return list((EVENTS[view.options["mode"]] - seen).elements())
