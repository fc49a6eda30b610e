"""What the suites must know of the Settlers card game: its laws, worked positions, and views with few worlds behind them.

The numbers stand here once more, as the rule book prints them, so that a slip in the engine's tables is seen.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Iterable

LONGEST: Final = 400 * 100
"""The longest limit of turns (R6), each with more decisions than any turn that has been met."""

BASE_CARDS: Final = Counter(
    dict.fromkeys(
        [
            "smithy",
            "brick_factory",
            "foundry",
            "grain_mill",
            "sawmill",
            "woolen_mill",
            "brick_fleet",
            "gold_fleet",
            "grain_fleet",
            "lumber_fleet",
            "ore_fleet",
            "wool_fleet",
            "conrad",
            "falk",
            "gotz",
            "hagen",
            "karl",
            "otto",
            "pippin",
            "siegfried",
            "walter",
            "colossus",
            "counting_house",
            "harbor",
            "marketplace",
            "merchant_guild",
            "mint",
            "brigands",
            "caravan",
        ],
        1,
    )
    | dict.fromkeys(
        [
            "abbey",
            "aqueduct",
            "bath_house",
            "church",
            "library",
            "town_hall",
            "alchemist",
            "arsonist",
            "bishop",
            "herb_woman",
            "merchant",
        ],
        2,
    )
    | {"garrison": 3, "black_knight": 3, "scout": 2, "spy": 3}
)
"""B2: 26 green, 16 red, 20 yellow cards."""
SET_CARDS: Final = Counter(
    dict.fromkeys(
        [
            "ismai",
            "samsor",
            "philosophers_stone",
            "ari",
            "arsa",
            "hafli",
            "hor",
            "ira",
            "tali",
            "guardian_of_fate",
            "inspiration",
            "magic_land",
            "magic_eye",
            "change_places",
            "wheel_of_time",
            "fortune_telling",
            "magic_potion",
            "countermagic",
            "time_jump",
            "change_land",
            "materialization",
            "whirlwind",
        ],
        1,
    )
    | dict.fromkeys(["magic_kitchen", "magic_mill", "better_world", "wizards_duel", "witch", "premonition"], 2)
    | {"by_magics_hand": 3}
)
"""W6: 37 cards that are stacked."""
CARDS: Final = {"base": BASE_CARDS, "extended": BASE_CARDS + SET_CARDS}
DECKS: Final = 2 * 33
"""W59"""

REGIONS: Final = [
    "G1",
    "O2",
    "W3",
    "L4",
    "B5",
    "A6",
    "G2",
    "O3",
    "W4",
    "L5",
    "B6",
    "A1",
    "L1",
    "B2",
    "A3",
    "G4",
    "O5",
    "W6",
    "B1",
    "G3",
    "O4",
    "W5",
    "L6",
]
"""B65: six of each crest, eleven in the stack."""

BASE_EVENTS: Final = [
    "civil_war",
    "conflict",
    "master_builder",
    "plague",
    "plague",
    "productive_year",
    "productive_year",
    "progress",
    "progress",
    "year_end",
]
EVENTS: Final = {
    "base": Counter(BASE_EVENTS),
    "extended": Counter([*BASE_EVENTS, "comet", "unicorn_dance", "unicorn_dance"]),
}
TOURNAMENT_EVENTS: Final = Counter(["civil_war", "civil_war", "plague", "plague", "year_end"])


def keys_of(text: str) -> dict[str, str]:
    """Split a position's notation into its keys and values."""
    return dict(line.split(" ", 1) for line in text.splitlines())


def names(value: str) -> list[str]:
    """List the cards of a value without the marks of who knows them."""
    return [word.partition("/")[0] for word in value.split() if word != "-"]


def broken(position: Any) -> list[str]:
    """Name the laws that a position of a dealt game breaks; it is read from its notation alone."""
    keys = keys_of(position.text())
    options = dict(pair.split("=", 1) for pair in keys.get("options", "").split())
    mode = options.get("mode", "base")
    laws = {
        "B2, W6, W59: the cards are those of the box": _cards(keys, mode),
    }
    return [law for law, holds in laws.items() if not holds]


def _cards(keys: dict[str, str], mode: str) -> bool:
    found = Counter(cards_of(keys))
    if mode == "tournament":
        twice = CARDS["extended"] + CARDS["extended"]
        return found.total() == DECKS and found <= twice
    return found == CARDS[mode]


def cards_of(keys: dict[str, str]) -> Iterable[str]:
    """List every expansion card that lies somewhere."""
    for key, value in keys.items():
        if key.startswith(("stack", "hand", "discards")):
            yield from names(value)
        elif key.startswith(("sites", "wizards")):
            for word in value.split():
                yield word.split(":")[1]
                # W88: a Witch lies on the card that she has bewitched.
                yield from ["witch"] if ":witch" in word else []
        elif key == "agenda":
            # W88: one that is on its way under a stack lies nowhere else.
            yield from []


def counted_out(view: Any) -> bool:
    """Tell whether everybody knows the next card that comes to light."""
    del view
    return False


def knows_decision(position: Any, viewer: int | None) -> bool:
    """What is paid with, and where a card is laid, is decided in private; nobody else may ask the referee about it."""
    agenda: list[str] = position.view(position.seat).agenda
    return bool(position.view(viewer).agenda == agenda)


WORKED: Final[dict[str, str]] = {
    "an abbey": "hand0 abbey\nstore0 all:0 brick:1 lumber:1 ore:1",
    "a sawmill": "sites0 1v:sawmill\nstore0 all:0\nagenda dice:0:2:4",
    "a fleet": "sites0 1^:gold_fleet\nstore0 all:0 gold:2",
    "a question for the bishop": "options action_lock=off\nhand0 arsonist\nhand1 bishop\nsites1 1^:abbey",
    "a citadel": "options mode=extended\npermission yes\ncentres0 1:citadel\nregions0 2^:O4:3 2v:A6:1\nhand0 ira",
}
GUESSES: Final[dict[str, tuple[str, int | None]]] = {}


def worlds(view: Any) -> dict[Any, int]:
    """List every world that agrees with a view, and in how many ways chance can have brought it about."""
    raise NotImplementedError(view)


def world_of(position: Any) -> Any:
    """Name the hidden part of a position."""
    raise NotImplementedError(position)


UNLUCKY_MOVES: Final = (
    "build", "build abey", "build spy", "play abbey", "build plague", "take", "take Z9", "take G4 G4", "road",
    "road up", "settle", "city 0", "city 13", "centre 2", "side 1", "side 0^", "site 1^^^", "their site 0^", "region 1^",
    "their region 14^", "pull 1", "stack 0", "stack 9", "draw", "search 0", "trade ore", "trade ore>ore",
    "trade ore>stone", "give stone", "want", "waste mud", "number 0", "number 7", "face moon", "face", "roll 6",
    "raise abbey", "cast abbey", "use abbey", "dismiss spy", "wizard merlin", "put", "put plague", "accept deal",
    "done done", "propose 1", "XYZZY", "O-O", "build xyzzyquux",
)  # fmt: skip
UNLUCKY_POSITIONS: Final = (
    "game chess", "options mode", "options mode=grand", "options colour=red", "turn -1", "turn x", "active 2",
    "active 1\nturn 5", "dice moon 4", "dice sun 7", "event abbey", "offers 4", "centres0 1:castle", "centres0 0:city",
    "centres0 1:city 1:city", "centres0 1:citadel 3:citadel", "options mode=extended\ncentres0 1:citadel 3:citadel",
    "roads0 up", "roads0 left left", "regions0 0^:G9", "regions0 0^:4", "regions0 9^:1", "store0 ore:4",
    "store0 stone:1", "sites0 1^:library", "sites0 1^^:abbey", "sites0 1^:spy", "sites0 1^:abbey:cursed",
    "wizards0 0^:ira", "hand0 abey", "hand0 xyzzy", "hand0 karl karl", "hand0 karl\nsites1 1^:karl", "hand0 witch",
    "hand0 abbey/2", "spells0 magic_eye magic_eye", "mills0 1", "stack6 abbey", "stack1 abbey/x", "region_stack Z9",
    "event_stack comet", "event_stack plague plague plague", "discards0 abbey", "gone year_end", "chosen0 comet",
    "supply roads=9", "supply stones=1", "agenda sleep", "agenda actions:2", "agenda -", "agenda do-harvest",
    "fate x", "reason boredom", "reason limit", "reason points", "supply cities=8",
    "permission perhaps", "colour red", "turn 5\nturn 5", "x" * 50_000,
)  # fmt: skip

WORDS: Final = (
    *(f"seat-{seat}" for seat in range(2)),
    *(f"resource-{name}" for name in ("brick", "lumber", "wool", "ore", "grain", "gold")),
    *(f"card-{name}" for name in ("road", "settlement", "city", "citadel", *REGIONS)),
    *(f"card-{name}" for name in CARDS["extended"]),
    *(f"card-{name}" for name in EVENTS["extended"]),
    *(f"face-{name}" for name in ("club", "mill", "knight", "sun", "card")),
    *(
        f"kind-{name}"
        for name in (
            "road", "settlement", "city", "citadel", "region", "building", "fleet", "knight", "action", "event",
            "dragon", "magic_building", "wizard", "book", "magic_action",
        )
    ),
    *(f"colour-{name}" for name in ("centre", "green", "red", "yellow", "blue", "purple")),
    "set-base", "set-wizards-dragons", "end-left", "end-right", "reason-points", "reason-limit",
    *(
        f"deck-{name}"
        for name in ("balanced", "knights", "fleets", "cities", "raiders", "wizards", "dragons", "witches")
    ),
    *(
        f"why-{name}"
        for name in (
            "production", "plenty", "tournament", "progress", "productive-year", "trade-advantage", "brigands",
            "merchant", "caravan", "trade", "offer", "kitchen", "plague", "brigand-attack", "price", "search",
            "whirlwind", "recharge", "mill",
        )
    ),
)  # fmt: skip
