"""What a training is told: how many games, how they are played, from which weights it sets out."""

from __future__ import annotations

from dataclasses import asdict, dataclass, replace
from typing import TYPE_CHECKING, Any, Final

from tavoliere.core.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from tavoliere.core.game import Game


@dataclass(frozen=True, slots=True)
class Settings:
    """All that the weights depend on, and nothing else: no number of processes, no clock."""

    varieties: tuple[str, ...] = ()
    """The deals that values are learned for; empty: all that the game names."""
    seed: int = 0
    rounds: int = 6
    games: int = 300
    """Games of self-play in a round, for each variety."""
    nodes: int = 1_000
    """Boards that a seat looks at for a decision."""
    noise: float = 200.0
    """How much the values of self-play are off, so that many kinds of boards are met: `Manner.noise`."""
    strays: int = 20
    """How many decisions in a thousand of self-play are drawn by lot."""
    recent: int = 3
    """The weights of a round are fitted to the games of so many rounds, itself included."""
    everybody: bool = False
    """Whether the board at the end of a turn is valued with the eyes of all seats, or of the one whose turn ends."""
    ridge: float = 1000.0
    """How strongly weights are held back where the round began: as by so many boards that say nothing new."""
    start: str = "hand"
    """The values to set out from: a name in the game's folder of values, or a path."""
    check: int = 20
    """Deals of the small match that is played after each round, for each variety."""
    match: int = 200
    """Deals of the match that decides in the end, for each variety."""
    plies: int = 1
    """Turns that are looked at in matches: 2 where the values are meant for those who look at the answers as well."""
    match_nodes: int = 0
    """Boards that are looked at for a decision of a match; 0: as many as in self-play."""


CUSTOMARY: Final[Mapping[str, Mapping[str, Any]]] = {
    "fredericus": {"rounds": 6, "games": 1500, "nodes": 2000, "check": 30, "match": 300},
    "settlers": {"rounds": 4, "games": 500, "nodes": 120, "check": 20, "match": 150},
}
"""What differs from `Settings` where a game is learned with no settings of one's own."""

LEAST: Final = {
    "seed": 0,
    "rounds": 1,
    "games": 10,
    "nodes": 1,
    "noise": 0,
    "strays": 0,
    "recent": 1,
    "ridge": 0,
    "check": 0,
    "match": 2,
    "plies": 1,
    "match_nodes": 0,
}
MOST: Final = {"strays": 1000, "plies": 2, "seed": 2**63 - 1}

FREE: Final = frozenset({"rounds", "check", "match", "plies", "match_nodes"})
"""Settings that a training may go on with when they have changed: what was played before stays as it is."""


def settings_for(game: Game, chosen: Mapping[str, Any]) -> Settings:
    """Complete the settings for a game, and refuse those that make no sense."""
    if game.planning is None:
        raise Refusal("players", "refusal-training-game", game=game.id)
    asked = {name: value for name, value in chosen.items() if value is not None}
    settings = replace(Settings(), **{**CUSTOMARY.get(game.id, {}), **asked})
    for name, least in LEAST.items():
        value = getattr(settings, name)
        if not least <= value <= MOST.get(name, 10**9):
            most = MOST.get(name, 10**9)
            raise Refusal("players", "refusal-training-number", setting=name, value=value, least=least, most=most)
    known: Sequence[str] = tuple(game.planning.VARIETIES)
    for variety in settings.varieties:
        if variety not in known:
            raise Refusal("players", "refusal-training-variety", variety=variety[:40], varieties=list(known))
    # In the game's order, each once, so that the order in which they are named changes nothing.
    wanted = tuple(name for name in known if not settings.varieties or name in settings.varieties)
    return replace(settings, varieties=wanted)


def plain(settings: Settings) -> dict[str, Any]:
    """Return the settings as plain data, for a file."""
    return {**asdict(settings), "varieties": list(settings.varieties)}
