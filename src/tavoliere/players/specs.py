"""How players are written: `greedy`, `ismcts:nodes=2000`, `level:3`, `falconer`, `external:command=./my-bot --fast`.

A name, and after a colon settings as `key=value`, with commas between them. The command of a program takes the rest of
the text, commas and all, so it stands last.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from tavoliere.core.refusal import Refusal
from tavoliere.players.levels import HIGHEST, level_of, names_of_levels

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tavoliere.core.game import Game

RULE: Final = "players"
"""What stands where a rule has its number."""

TRAIT: Final = "trait."
"""`trait.greed=0.5` is a trait of that name; which ones there are is the game's affair."""


@dataclass(frozen=True, slots=True)
class Setting:
    """What a setting may be: any text, or a number within bounds that is whole where `whole` says so."""

    least: float = 0.0
    most: float = 0.0
    whole: bool = True
    text: bool = False

    def read(self, player: str, name: str, value: str) -> float | str:
        """Read a value; one that is no number, or out of bounds, is refused with the bounds."""
        if self.text:
            return value
        try:
            number = float(value)
        except ValueError:
            number = math.nan
        # Texts such as "1_000" and digits of other scripts are numbers to Python, but not to whoever reads the record.
        plain = value.isascii() and "_" not in value
        if not (plain and self.least <= number <= self.most) or (self.whole and number != int(number)):
            key = "refusal-player-whole" if self.whole else "refusal-player-number"
            bounds = [f"{bound:.15g}" for bound in (self.least, self.most)]
            raise Refusal(RULE, key, player=player, setting=name, value=value[:40], least=bounds[0], most=bounds[1])
        return int(number) if self.whole else number


TEXT: Final = Setting(text=True)
SECONDS: Final = Setting(0.001, 86_400.0, whole=False)
NODES: Final = Setting(1, 1_000_000_000)

SETTINGS: Final[Mapping[str, Mapping[str, Setting]]] = {
    "random": {},
    "greedy": {},
    "ismcts": {
        "nodes": NODES,
        "seconds": SECONDS,
        "constant": Setting(0.0, 100.0, whole=False),
        "patience": Setting(0, 1_000_000),
    },
    "planner": {
        "plies": Setting(1, 4),
        "width": Setting(1, 10_000),
        "worlds": Setting(1, 1_000),
        "nodes": NODES,
        "seconds": SECONDS,
        "values": TEXT,
        "noise": Setting(0.0, 100_000.0, whole=False),
    },
    "level": {"level": Setting(1, HIGHEST)},
    "external": {"seconds": SECONDS, "command": TEXT},
}
"""The kinds of computer players, the weakest first, and what can be set of each."""

SHORT: Final[Mapping[str, str]] = {"level": "level"}
"""Kinds whose one setting needs no key: `level:3`."""


@dataclass(frozen=True, slots=True)
class Spec:
    """A player as it is written, read: which kind, and its settings."""

    text: str
    kind: str
    settings: Mapping[str, float | str] = field(default_factory=dict)

    def number(self, name: str, default: float) -> float:
        """Return a setting that is a number, or what it is where nobody sets it."""
        value = self.settings.get(name, default)
        return default if isinstance(value, str) else value

    def whole(self, name: str, default: int) -> int:
        """Return a setting that is a whole number."""
        return int(self.number(name, default))

    def seconds(self) -> float | None:
        """Return how long an answer may take, if that is set."""
        value = self.settings.get("seconds")
        return None if value is None or isinstance(value, str) else value

    def word(self, name: str) -> str:
        """Return a setting that is a text, or nothing."""
        return str(self.settings.get(name, ""))

    def traits(self) -> dict[str, float]:
        """Return the traits that are set, by their own names."""
        return {name.removeprefix(TRAIT): self.number(name, 0.0) for name in self.settings if name.startswith(TRAIT)}


def names_computer(text: str, game: Game) -> bool:
    """Say whether this names a computer player, rightly written or not; all other names are people's.

    >>> from tavoliere.games import game
    >>> [names_computer(text, game("fredericus")) for text in ("Anna", "greedy", "falconer", "planner:plies=9")]
    [False, True, True, True]
    """
    name = text.partition(":")[0]
    return name in SETTINGS or text in names_of_levels(game.id)


def read_spec(text: str, game: Game) -> Spec:
    """Read how a player is written; what is not known is refused with all that there is.

    >>> from tavoliere.games import game
    >>> read_spec("ismcts:nodes=500,constant=0.5", game("fredericus")).settings
    {'nodes': 500, 'constant': 0.5}
    >>> read_spec("falconer", game("fredericus")).settings
    {'level': 3}
    """
    kind, colon, rest = text.partition(":")
    if not colon and (level := level_of(game.id, text)) is not None:
        return Spec(text, "level", {"level": level.number})
    if kind not in SETTINGS:
        raise Refusal(RULE, "refusal-unknown-player", player=kind[:40], players=[*SETTINGS, *names_of_levels(game.id)])
    if kind in SHORT and "=" not in rest:
        rest = f"{SHORT[kind]}={rest}"
    settings: dict[str, float | str] = {}
    while rest:
        name, value, rest = _first(kind, rest)
        if name in settings:
            raise Refusal(RULE, "refusal-player-twice", player=kind, setting=name)
        settings[name] = _setting(kind, name).read(kind, name, value)
    return Spec(text, kind, settings)


def _first(kind: str, rest: str) -> tuple[str, str, str]:
    """Take the first setting off the text: its key, its value, and the rest."""
    pair, comma, after = rest.partition(",")
    name, sign, value = pair.partition("=")
    if not sign or not value or (comma and not after):
        raise Refusal(RULE, "refusal-player-pair", player=kind, text=rest[:60])
    if name == "command":
        return name, rest.partition("=")[2], ""
    return name, value, after


def _setting(kind: str, name: str) -> Setting:
    """Find what a setting may be."""
    known = SETTINGS[kind]
    if name in known:
        return known[name]
    if kind == "planner" and name.startswith(TRAIT) and len(name) > len(TRAIT):
        return Setting(-1e9, 1e9, whole=False)
    if not known:
        raise Refusal(RULE, "refusal-player-bare", player=kind, setting=name[:40])
    raise Refusal(RULE, "refusal-player-setting", player=kind, setting=name[:40], settings=list(known))
