"""Who can sit down at a table: players that get a View and legal moves, never a Position."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tavoliere.players.levels import LEVELS, names_of_levels
from tavoliere.players.specs import SETTINGS, Spec, names_computer, read_spec

if TYPE_CHECKING:
    from tavoliere.core.game import Game
    from tavoliere.players.contract import Player

PLAYERS: Final = tuple(SETTINGS)
"""The kinds of computer players."""

USUAL: Final = 3
"""The place, among those that people are offered, of the one they meet first: the second level."""


def offered(game: Game) -> tuple[str, ...]:
    """List the computer players that people are offered, the weakest first: two old acquaintances, and the levels."""
    levels = names_of_levels(game.id) if game.planning is not None else ()
    return ("random", "greedy", *levels)


def usual_opponent(game: Game) -> str:
    """Name the computer player that sits opposite where nobody chooses."""
    players = offered(game)
    return players[min(USUAL, len(players) - 1)]


def player(spec: str, game: Game, seed: int = 0, *, waited_for: bool = False) -> Player:
    """Ask a computer player to the table; the same seed makes it choose the same moves everywhere.

    `waited_for`: people wait for it, so a level keeps the time that it promises even where the machine is too slow for
    what it would look at. Without it, what a level chooses hangs on no clock.
    """
    wanted = read_spec(spec, game)
    seated = _level(wanted, game, seed, waited_for) if wanted.kind == "level" else _seat(wanted, game, seed)
    seated.name = spec
    return seated


def _seat(spec: Spec, game: Game, seed: int) -> Player:
    """Make a player of its kind."""
    if spec.kind == "random":
        from tavoliere.players.random import RandomPlayer

        return RandomPlayer(seed)
    if spec.kind == "greedy":
        from tavoliere.players.greedy import GreedyPlayer

        return GreedyPlayer(game, seed)
    if spec.kind == "ismcts":
        from tavoliere.players.ismcts import CONSTANT, NODES, TreePlayer

        return TreePlayer(
            game,
            seed,
            nodes=spec.whole("nodes", NODES),
            seconds=spec.seconds(),
            constant=spec.number("constant", CONSTANT),
            patience=spec.whole("patience", 0) if "patience" in spec.settings else None,
        )
    if spec.kind == "planner":
        return _planner(spec, game, seed)
    from tavoliere.players.external import ExternalPlayer

    return ExternalPlayer(game, seed, spec.word("command"), seconds=spec.seconds())


def _level(spec: Spec, game: Game, seed: int, waited_for: bool) -> Player:  # noqa: FBT001  from the function above
    """Make a player of a level."""
    from tavoliere.players.planner import PlannerPlayer

    level = LEVELS[game.id][spec.whole("level", 1) - 1]
    return PlannerPlayer(game, seed, level.manner, nodes=level.nodes, seconds=level.seconds if waited_for else None)


def _planner(spec: Spec, game: Game, seed: int) -> Player:
    """Make a planner; values that cannot be read are refused here, not in the middle of a game."""
    from tavoliere.core.planning import Manner
    from tavoliere.games.values import load_values
    from tavoliere.players.planner import NODES, PlannerPlayer

    usual, values = Manner(), spec.word("values")
    if values:
        load_values(game.words.parent / "values", values)
    manner = Manner(
        plies=spec.whole("plies", usual.plies),
        width=spec.whole("width", usual.width),
        worlds=spec.whole("worlds", usual.worlds),
        noise=spec.number("noise", usual.noise),
        values=values,
        traits=spec.traits() or None,
    )
    return PlannerPlayer(game, seed, manner, nodes=spec.whole("nodes", NODES), seconds=spec.seconds())


__all__ = ["PLAYERS", "names_computer", "offered", "player", "read_spec", "usual_opponent"]
