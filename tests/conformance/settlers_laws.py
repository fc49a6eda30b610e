"""The laws that every position of a dealt game of settlers keeps, read from its notation alone.

The numbers stand here once more, as the rule book prints them, so that a slip in the engine's tables is seen.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

GREEN: Final = """abbey abbey garrison garrison garrison smithy brick_factory foundry grain_mill sawmill woolen_mill
    brick_fleet gold_fleet grain_fleet lumber_fleet ore_fleet wool_fleet
    conrad falk gotz hagen karl otto pippin siegfried walter"""
RED: Final = """aqueduct aqueduct bath_house bath_house church church colossus counting_house harbor library library
    marketplace merchant_guild mint town_hall town_hall"""
YELLOW: Final = """alchemist alchemist arsonist arsonist bishop bishop black_knight black_knight black_knight brigands
    caravan herb_woman herb_woman merchant merchant scout scout spy spy spy"""
MAGIC: Final = """ismai samsor philosophers_stone magic_kitchen magic_kitchen magic_mill magic_mill
    guardian_of_fate inspiration magic_land magic_eye change_places wheel_of_time fortune_telling magic_potion
    countermagic time_jump"""
WIZARDS: Final = "ari arsa hafli hor ira tali"
MAGIC_ACTIONS: Final = """better_world better_world wizards_duel wizards_duel witch witch change_land materialization
    whirlwind premonition premonition by_magics_hand by_magics_hand by_magics_hand"""
BASE_CARDS: Final = Counter(f"{GREEN} {RED} {YELLOW}".split())
"""B2: 26 green, 16 red, 20 yellow cards."""
SET_CARDS: Final = Counter(f"{MAGIC} {WIZARDS} {MAGIC_ACTIONS}".split())
"""W6: 37 cards of the set are stacked."""
BOX: Final = {"base": BASE_CARDS, "extended": BASE_CARDS + SET_CARDS}
DECKS: Final = 2 * 33
"""W59: two decks of 33; W60: each with no more copies than there are in one base game and one set."""

CRESTS: Final = (("G1", "O2", "W3", "L4", "B5", "A6"), ("G2", "O3", "W4", "L5", "B6", "A1"))
REGIONS: Final = (
    *CRESTS[0], *CRESTS[1], "L1", "B2", "A3", "G4", "O5", "W6", "B1", "G3", "O4", "W5", "L6",
)  # fmt: skip
"""B65: six of each crest, eleven in the stack."""
HOMES: Final = {"arsa": "B", "hafli": "L", "hor": "W", "ira": "O", "tali": "G", "ari": "BLWOGA"}
"""W27"""

BASE_EVENTS: Final = """civil_war conflict master_builder plague plague productive_year productive_year
    progress progress year_end"""
EVENTS: Final = {
    "base": Counter(BASE_EVENTS.split()),
    "extended": Counter(f"{BASE_EVENTS} comet unicorn_dance unicorn_dance".split()),
}
"""B68, W7"""
TOURNAMENT_EVENTS: Final = Counter(("civil_war", "civil_war", "plague", "plague", "year_end"))
"""W56"""

CENTRES: Final = {"settlement": 5 + 4, "city": 7, "citadel": 5}
ROADS: Final = 7 + 2
"""B36, W5: in the supply, and at the beginning on the table."""
FIRST_WIZARD: Final = 50
"""The number of Ari in the notation of frames; the others follow."""


def keys_of(text: str) -> dict[str, str]:
    """Split a position's notation into its keys and values."""
    return dict(line.split(" ", 1) for line in text.splitlines())


def names(value: str) -> list[str]:
    """List the cards of a value without the marks of who knows them."""
    return [word.partition("/")[0] for word in value.split() if word != "-"]


def entries(value: str) -> list[list[str]]:
    """Divide each word of a value at its colons."""
    return [word.split(":") for word in value.split() if word != "-"]


def broken(position: Any) -> list[str]:
    """Name the laws that a position of a dealt game breaks; it is read from its notation alone."""
    keys = keys_of(position.text())
    options = dict(pair.split("=", 1) for pair in keys.get("options", "").split())
    mode = options.get("mode", "base")
    frames = entries(keys["agenda"])
    laws = {
        "B2, W6, W59: the cards are those of the box": _cards(keys, frames, mode),
        "B65: every region lies somewhere once": _regions(keys, frames),
        "B68, W7, W56: the events are those of the game": _events(keys, mode),
        "B36, W5: no road, settlement, city or citadel is lost": "supply" not in keys and _centres(keys, mode),
        "B26: a region stores up to three": all(0 <= stored <= 3 for stored in _stored(keys)),
        "W19: no citadels stand side by side": "citadel citadel" not in _rows(keys),
        "B34, W15, W16, W22: every card lies on a site that takes it": all(_site_fits(keys, seat) for seat in "01"),
        "W63: whoever has a name lies there once": _names_once(keys),
        "W25, W27, W28: a wizard lies at a region of his kind, with up to three": all(
            _wizards(keys, seat) for seat in "01"
        ),
        "B9: the turns go to and fro": _turn(keys),
        "R6: no turn comes after the last": int(keys["turn"]) <= float(options.get("turn_limit", "inf")),
        "B46: with the dice in hand nobody holds too many cards": frames != [["dice", keys["active"]]] or _hands(keys),
        "B62: something is to be decided until the game is over": ("reason" in keys) != bool(frames),
    }
    return [law for law, holds in laws.items() if not holds]


# --------------------------------------------------------------------------------------------------- nothing is lost


def _cards(keys: Mapping[str, str], frames: list[list[str]], mode: str) -> bool:
    found = Counter(cards_of(keys, frames))
    if mode != "tournament":
        return found == BOX[mode]
    return found.total() == DECKS and found <= BOX["extended"] + BOX["extended"]


def cards_of(keys: Mapping[str, str], frames: list[list[str]]) -> Iterator[str]:
    """List every expansion card that lies somewhere."""
    for key, value in keys.items():
        if key.startswith(("stack", "hand", "discards")):
            yield from names(value)
        elif key.startswith(("sites", "wizards")):
            for place, card, *more in entries(value):
                assert place
                yield card
                # W89: a Witch lies on what she has bewitched.
                yield from (mark for mark in more if mark == "witch")
    for kind, *numbers in frames:
        # W88: who has lost a duel lies nowhere until the winner has named a stack.
        if kind == "under" and numbers[2:] == ["2"]:
            yield WIZARDS.split()[int(numbers[1]) - FIRST_WIZARD]


def _regions(keys: Mapping[str, str], frames: list[list[str]]) -> bool:
    found = [card for seat in "01" for _, card, *_ in entries(keys.get(f"regions{seat}", "-")) if card != "-"]
    found += names(keys["region_stack"])
    waiting: list[str] = []
    for kind, *numbers in frames:
        at = [int(number) for number in numbers] + [0] * 5
        # B32: turned up or found, and not laid yet.
        on_their_way = {"corner": (at[1], at[3]), "scout": (at[2],)}.get(kind, ())
        found += [REGIONS[region - 1] for region in on_their_way if region]
        waiting += CRESTS[at[0]] if kind == "arrange" else []
    return len(found) == len(set(found)) and {*found, *waiting} == set(REGIONS)


def _events(keys: Mapping[str, str], mode: str) -> bool:
    found = Counter(names(keys["event_stack"]) + names(keys.get("gone", "-")))
    if mode != "tournament":
        return found == EVENTS[mode]
    chosen = [names(keys["chosen0"]), names(keys["chosen1"])]
    fair = all(len(events) == 4 and Counter(events) <= EVENTS["extended"] for events in chosen)
    return fair and found == TOURNAMENT_EVENTS + Counter(chosen[0] + chosen[1])


def _centres(keys: Mapping[str, str], mode: str) -> bool:
    rows = [[kind for _, kind in entries(keys[f"centres{seat}"])] for seat in "01"]
    counts = Counter(rows[0] + rows[1])
    roads = len(rows[0]) + len(rows[1]) - 2 + sum(len(keys.get(f"roads{seat}", "").split()) for seat in "01")
    return (
        counts.total() <= CENTRES["settlement"]
        and counts["city"] <= CENTRES["city"]
        and counts["citadel"] <= (CENTRES["citadel"] if mode != "base" else 0)
        and roads <= ROADS
    )


def _stored(keys: Mapping[str, str]) -> list[int]:
    return [int(word[2]) for seat in "01" for word in entries(keys.get(f"regions{seat}", "-")) if word[1] != "-"]


# --------------------------------------------------------------------------------------------- everything has its place


def _rows(keys: Mapping[str, str]) -> str:
    return " / ".join(" ".join(kind for _, kind in entries(keys[f"centres{seat}"])) for seat in "01")


def _site_fits(keys: Mapping[str, str], seat: str) -> bool:
    centres = dict(entries(keys[f"centres{seat}"]))
    for place, card, *_ in entries(keys.get(f"sites{seat}", "-")):
        centre = centres.get(place.rstrip("^v"), "")
        room = len(place) - len(place.rstrip("^v")) <= (1 if centre == "settlement" else 2)
        wanted = ("city",) if card in RED.split() else ("citadel",) if card in MAGIC.split() else (*CENTRES,)
        if centre not in wanted or not room or card in f"{YELLOW} {WIZARDS} {MAGIC_ACTIONS}".split():
            return False
    return True


def _names_once(keys: Mapping[str, str]) -> bool:
    named = {*GREEN.split()[-9:], *WIZARDS.split(), "ismai", "samsor"}
    lying = Counter(card for key in keys if key[:-1] in {"sites", "wizards"} for _, card, *_ in entries(keys[key]))
    return all(lying[name] <= 1 for name in named)


def _wizards(keys: Mapping[str, str], seat: str) -> bool:
    centres = dict(entries(keys[f"centres{seat}"]))
    regions = {place: card for place, card, *_ in entries(keys.get(f"regions{seat}", "-"))}
    for place, wizard, power in entries(keys.get(f"wizards{seat}", "-")):
        column = int(place.rstrip("^v"))
        beside = {centres.get(str(column - 1)), centres.get(str(column + 1))}
        if "citadel" not in beside or regions[place][0] not in HOMES[wizard] or int(power.rstrip("!")) > 3:
            return False
    return True


def _turn(keys: Mapping[str, str]) -> bool:
    turn, starter = int(keys["turn"]), int(keys["starter"])
    return int(keys["active"]) == (starter + max(turn - 1, 0)) % 2


def _hands(keys: Mapping[str, str]) -> bool:
    return all(len(names(keys.get(f"hand{seat}", "-"))) <= _limit(keys, seat) for seat in "01")


def _limit(keys: Mapping[str, str], seat: str) -> int:
    """B46: three cards, and one more for each Abbey and Library. A Witch may lie on them, so this is the most."""
    return 3 + sum(card in {"abbey", "library"} for _, card, *_ in entries(keys.get(f"sites{seat}", "-")))
