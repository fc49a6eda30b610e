"""What random games seldom come to: full tables from which they go on, and files that are refused."""

from __future__ import annotations

import random
from functools import partial
from itertools import islice
from typing import TYPE_CHECKING, Any, Final

import tavoliere
from tavoliere.games.settlers.corrections import read_toml
from tavoliere.games.settlers.deck import problems
from tavoliere.games.settlers.decklist import read_deck
from tests.conformance.walking import choose

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tavoliere.core.move import Move
    from tavoliere.core.position import Position
    from tavoliere.core.refusal import Refusal

_FULL: Final = "store0 all:2\nstore1 all:2"
_FREE: Final = f"options action_lock=off\n{_FULL}"
_CITIES: Final = f"centres0 1:city\ncentres1 1:city\n{_FULL}\nagenda dice:0:5:4"
_ADEPT: Final = "options mode=extended action_lock=off\ncentres0 1:citadel\nwizards0 2^:ari:3"
_CITADELS: Final = (
    f"options mode=extended action_lock=off\n{_FULL}\ncentres0 -3:citadel -1:settlement 1:citadel 3:city\n"
    "centres1 -3:city -1:citadel 1:settlement 3:citadel\nwizards0 2^:ari:3 -2^:tali:3 -2v:ira:3\n"
    "wizards1 0v:hafli:3 0^:hor:2 2^:arsa:2\n"
)
_SITES: Final = (
    "sites0 -3^:guardian_of_fate -3^^:inspiration -3v:{0} -3vv:magic_kitchen 1^:ismai 1^^:magic_mill 1v:{1} 1vv:{2} "
    "3^:abbey:witch 3v:karl\n"
    "sites1 -1^:countermagic -1^^:{3} -1v:{4} 3^:{5} 3v:walter 3^^:samsor -3^:garrison -3v:gold_fleet\n"
)

_SET_UP: Final = "options mode=tournament deck0=witches deck1=dragons\nturn 0"
_ACTIONS: Final = (
    f"{_FREE}\nhand0 arsonist black_knight brigands caravan merchant scout spy alchemist\ncentres0 3:city\n"
    "hand1 bishop arsonist black_knight herb_woman spy\n"
    "sites0 1^:abbey 1v:karl -1^:gold_fleet\nsites1 1^:garrison 1v:otto -1v:ore_fleet"
)
_NOTHING_TO_SPY: Final = f"{_FREE}\nhand0 spy\nhand1 abbey library"
_SCOUTS: Final = "options action_lock=off\nroads0 left right\nhand0 scout scout\nstore0 all:3"
_FIRST_BRIGANDS: Final = f"{_FULL}\nturn 1\nagenda dice:0:1:6"
_CONFLICT: Final = (
    f"{_CITIES}\nsites0 1^:karl 1^^:library\nsites1 1v:gold_fleet -1^:abbey\nhand0 scout spy abbey\n"
    "hand1 mint gotz harbor\nevent_stack conflict civil_war master_builder"
)
_CIVIL_WAR: Final = (
    f"{_CITIES}\nsites0 1^:town_hall -1^:otto\nsites1 1^:church 1v:gold_fleet -1^:wool_fleet\n"
    "hand1 mint gotz harbor\nevent_stack civil_war plague progress"
)
_NO_ROOM: Final = "store0 all:3\nstore1 all:0\nagenda dice:0:4:4"
_NOTHING_TO_TAKE: Final = "centres0 1:city\nsites0 1^:gold_fleet\nstore0 all:3\nstore1 all:0\nagenda dice:0:2:4"
_PREMONITION: Final = f"{_ADEPT}\nhand0 premonition\ndiscards caravan witch better_world abbey"
_POTION: Final = "options mode=extended\nactive 1\nturn 6\ncentres0 1:citadel\nsites0 1^:karl:potion\nstore1 all:0"
_MAGIC: Final = (
    _CITADELS
    + _SITES.format("magic_eye", "magic_land", "fortune_telling", "time_jump", "magic_potion", "change_places")
    + "hand0 wizards_duel witch change_land materialization whirlwind premonition better_world by_magics_hand spy\n"
    "hand1 bishop\ndiscards caravan scout abbey"
)
_MAGIC_DICE: Final = (
    _CITADELS
    + _SITES.format("wheel_of_time", "time_jump", "change_places", "magic_land", "magic_eye", "fortune_telling")
    + "hand0 alchemist spy witch\nagenda dice:0:5:4\nevent_stack comet civil_war"
)

STARTS: Final[dict[str, tuple[str, ...]]] = {
    "fredericus": (),
    "settlers": (
        _SET_UP, _ACTIONS, _NOTHING_TO_SPY, _SCOUTS, _FIRST_BRIGANDS, _CONFLICT, _CIVIL_WAR, _NO_ROOM, _NOTHING_TO_TAKE,
        _PREMONITION, _POTION, _MAGIC, _MAGIC_DICE,
    ),
}  # fmt: skip
"""Positions by hand from which games go on at random."""


def from_the_starts(name: str) -> Iterator[Position]:
    """Play on from each position by hand; yield the positions on the way."""
    game = tavoliere.game(name)
    for number, text in enumerate(STARTS[name]):
        for seed in range(12):
            dice = random.Random(f"{name} {number} {seed}")
            position = game.parse(text, seed)
            for _ in range(60):
                if position.seat is None:
                    break
                yield position.copy()
                position.advance(choose(position.moves(), dice))


_TWO_CITADELS: Final = "options mode=extended action_lock=off\ncentres0 -3:citadel 1:citadel"
_NO_SETTLEMENT: Final = (
    "options mode=extended action_lock=off\ncentres0 -1:citadel 1:city 3:citadel\nwizards0 2^:ari:3 4^:hor:1\n"
    "regions0 4^:W5:1"
)
TRIES: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "fredericus": (),
    "settlers": (
        ("offers 0", "deal"),
        ("store0 all:0\nstore1 all:0", "deal"),
        ("store0 all:3\nsupply roads=0", "road left"),
        ("agenda -\nreason limit\noptions turn_limit=100\nturn 100", "done"),
        (f"{_TWO_CITADELS}\nsites0 1^:philosophers_stone", "play arsonist"),
        (f"{_ADEPT}\nsites0 1^:magic_kitchen:witch", "use magic_kitchen"),
        (f"{_ADEPT}\nsites0 1^:magic_mill\nmills0 1", "use magic_mill"),
        (f"{_ADEPT}\nsites0 1^:magic_potion", "cast magic_potion"),
        (f"{_ADEPT}\nsites0 1^:change_places", "cast change_places"),
        (_ADEPT, "play premonition"),
        (_ADEPT, "play by_magics_hand"),
        (f"{_ADEPT}\nstore1 all:0", "play whirlwind"),
        (_NO_SETTLEMENT, "play materialization"),
    ),
}
"""Positions by hand, and a move there that the referee refuses for a rare reason."""

_TOURNAMENT: Final = "options mode=tournament"
_EXTENDED: Final = "options mode=extended"
POSITIONS: Final[dict[str, tuple[str, ...]]] = {
    "fredericus": (),
    "settlers": (
        "agenda do-begin:0", "agenda actions:0" + " gain:0:1:1" * 16, "agenda dice:0 gain:0:1:1", "agenda actions:1",
        "agenda gain:0:99:1", "turn 0\nagenda actions:0", "agenda do-next-turn:0", f"{_TOURNAMENT}\nchosen0 comet",
        f"{_TOURNAMENT}\nchosen0 comet comet comet comet", f"{_EXTENDED}\nsites0 1^:ismai",
        f"{_EXTENDED}\nsites0 1^:abbey:potion", f"{_EXTENDED}\nsites0 1^:karl:witch", "regions0 -2^:-",
        "agenda corner:0:13:5:14\nregions0 -2^:G1", "regions0 0^:G1 2^:G1", "sites0 1^:abbey 1^:scout",
        f"{_TOURNAMENT} deck0=knights deck1=knights\nsites0 1^:karl\nsites1 1^:karl",
        f"{_EXTENDED}\nwizards0 0^:ari", f"{_EXTENDED}\ncentres0 1:citadel\nwizards0 0^:ira",
        f"{_EXTENDED}\ncentres1 1:citadel\nwizards1 0^:ari:2!", f"{_EXTENDED} deck0=tea",
    ),
}  # fmt: skip
"""Positions by hand that cannot be."""

_DECKS: Final = ("tea", "abbey/tea", "x" * 3_000 + "/", "2abbey/comet")
"""Decks as options name them."""
_DECK_FILES: Final = (
    "#" * 20_000, "2 tea", "999 abbey", "9 scout", "30 road", "events\n1 abbey", "events\n1 year end",
    "events\n9 comet", "cards\n1 comet\nevents\n4 plague",
)  # fmt: skip
_CODES: Final = ("tea", "karl.strength:99", "karl.strength:7,karl.strength:8", "karl.price:tea", "x" * 20_000)
"""Corrections of cards as options name them."""
_CORRECTIONS: Final = (
    "#" * 300_000, "[", "[tea]\nprice = {ore = 1}", "[plague]\nprice = {ore = 1}", "[karl]\ntea = 1", "karl = 1",
    "[karl]\npoints.strength = -1", "[karl]\nprice = {stone = 1}",
)  # fmt: skip


def refused_files(name: str) -> list[Callable[[], Any]]:
    """Return what a game refuses to read besides positions and moves: decks, and corrections of cards."""
    if name != "settlers":
        return []
    game = tavoliere.game(name)
    return [
        *(partial(game.deal, 2, mode="tournament", deck0=deck) for deck in _DECKS),
        *(partial(_raise_all, lambda deck: [*read_deck(deck)[1], *problems(read_deck(deck)[0])], text, number)
          for text in _DECK_FILES for number in range(4)),
        *(partial(game.deal, 2, cards=code) for code in _CODES),
        *(partial(_raise_all, lambda text: read_toml(text)[1], text, 0) for text in _CORRECTIONS),
    ]  # fmt: skip


def _raise_all(mistakes_in: Callable[[str], list[Refusal]], text: str, number: int) -> None:
    """Raise one of the mistakes in a file, the last where there are fewer."""
    mistakes = mistakes_in(text)
    if mistakes:
        raise mistakes[min(number, len(mistakes) - 1)]


def refused_moves(name: str, dice: random.Random) -> Iterator[tuple[Position, Move | str]]:
    """Try moves of every kind in the games that go on from positions by hand, and those that are refused for once."""
    game = tavoliere.game(name)
    kinds: dict[str, list[Move]] = {}
    for move in game.moves:
        kinds.setdefault(type(move).__name__, []).append(move)
    for position in islice(from_the_starts(name), 0, None, 20):
        for moves in kinds.values():
            for move in dice.sample(moves, min(3, len(moves))):
                yield position, move
    for text, refused in TRIES[name]:
        yield game.parse(text), refused
