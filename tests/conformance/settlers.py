"""What the suites must know of the Settlers card game: its length, decks, texts that are nearly right, and words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from tests.conformance.settlers_laws import BOX, EVENTS, REGIONS

if TYPE_CHECKING:
    from tavoliere.games.settlers.view import View

LONGEST: Final = 400 * 100
"""The longest limit of turns (R6), and more decisions in each than any turn has been seen to have."""

DECK: Final = (
    "abbey+2garrison+foundry+grain_mill+sawmill+woolen_mill+brick_fleet+gold_fleet+ore_fleet+falk+gotz+hagen+karl+otto"
    "+pippin+2aqueduct+bath_house+church+colossus+counting_house+2library+merchant_guild+alchemist+bishop+2black_knight"
    "+2herb_woman+2scout/plague+2progress+comet"
)
"""A deck as a word, without any magic."""
CORRECTED: Final = "city.price:ore2+grain1,abbey.price:brick1,karl.strength:9,library.commerce:2,town_hall.victory:0"
"""Cards that say something else than ours."""


def has_an_end(position: Any) -> bool:
    """Two random rulers may never come to twelve points; a limit of turns ends their game (R6)."""
    return bool(position.view(None).options["turn_limit"] != "none")


def counted_out(view: View) -> bool:
    """Tell whether the last region, or the last event, that nobody has seen is known by counting the others."""
    return any(len(stack["known"]) + 1 >= stack["count"] for stack in (view.region_stack, view.event_stack))


def knows_decision(position: Any, viewer: int | None) -> bool:
    """What is paid with, and where a card is laid, is decided in private; nobody else may ask the referee about it."""
    return bool(position.view(viewer).agenda == position.view(position.seat).agenda)


UNLUCKY_MOVES: Final = (
    "build", "build abey", "build spy", "play abbey", "build plague", "take", "take Z9", "take G4 G4", "road",
    "road up", "settle", "city 0", "city 13", "centre 2", "side 1", "side 0^", "site 1^^^", "their site 0^",
    "region 1^", "their region 14^", "pull 1", "stack 0", "stack 9", "draw", "search 0", "trade ore", "trade ore>ore",
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
    *(f"card-{name}" for name in BOX["extended"]),
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
