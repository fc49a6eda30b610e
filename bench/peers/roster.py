"""Who is measured: each contestant's name, its command and the environment it needs."""

from __future__ import annotations

import sys
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from .environment import BOARDGAMEIO, HERE, PYTHON, ROOT

if TYPE_CHECKING:
    from pathlib import Path

    from .environment import Environment

COMPILED = ROOT / ".compiled"
SOURCE = ROOT / "src"
OURS, PEER, SCALE = "ours", "peer", "scale"


@dataclass(frozen=True, slots=True)
class Contestant:
    """One row of the table; with a fault instead of a command if it cannot start."""

    key: str
    library: str
    game: str
    side: str
    command: tuple[str, ...] = ()
    path: tuple[Path, ...] = ()
    fault: str = ""
    note: str = field(default="")


def contestants(environment: Environment, seed: int) -> list[Contestant]:
    """Everybody who takes part, in the order of the table."""
    return [*_ours(seed), *_peers(environment, seed), *_javascript(environment, seed)]


def _ours(seed: int) -> list[Contestant]:
    def row(key: str, engine: str, way: str, note: str) -> Contestant:
        compiled = engine == "compiled"
        place = COMPILED if compiled else SOURCE
        fault = "" if place.exists() else f"there is no {place.name} folder: nothing has been compiled"
        command = (sys.executable, "-P", "-m", "peers.workers.ours", way, "4", str(seed), engine)
        name = "Tavoliere compiled" if compiled else "Tavoliere"
        return Contestant(key, name, f"Fredericus 4p, `{way}`", OURS, command, (place,), fault, note)

    steps = (sys.executable, "-P", "-m", "peers.workers.integers")
    return [
        Contestant("scale", "plain Python", "integer loop, steps", SCALE, steps, note="calibration of this machine"),
        row("ours", "plain", "advance", "the way of search and simulation"),
        row("ours-play", "plain", "play", "every move checked, with events"),
        row("ours-compiled", "compiled", "advance", "the way of search and simulation"),
        row("ours-compiled-play", "compiled", "play", "every move checked, with events"),
    ]


def _peers(environment: Environment, seed: int) -> list[Contestant]:
    def row(key: str, library: str, game: str, *worker: str, note: str = "") -> Contestant:
        command = (str(PYTHON), "-P", "-m", f"peers.workers.{worker[0]}", *worker[1:], str(seed))
        return Contestant(key, library, game, PEER, command, fault=environment.python_fault, note=note)

    spiel = "driven from Python"
    return [
        row("catanatron", "catanatron", "Catan 4p", "catan", note="its own random players"),
        row("rlcard-uno", "RLCard", "Uno 2p", "cards", "uno", note="bare reset and step"),
        row("rlcard-gin", "RLCard", "gin rummy 2p", "cards", "gin-rummy", note="bare reset and step"),
        row("zoo-connect", "PettingZoo", "connect_four_v3", "zoo", "connect_four_v3"),
        row("zoo-hanabi", "PettingZoo", "hanabi_v5 2p", "zoo", "hanabi_v5"),
        row("spiel-hearts", "OpenSpiel", "hearts 4p", "spiel", "hearts", note=spiel),
        row("spiel-gin", "OpenSpiel", "gin rummy 2p", "spiel", "gin_rummy", note=spiel),
        row("spiel-hanabi", "OpenSpiel", "hanabi 2p", "spiel", "hanabi", note=spiel),
        row("chess", "python-chess", "chess, 200 plies", "chessboard"),
    ]


def _javascript(environment: Environment, seed: int) -> list[Contestant]:
    def row(key: str, library: str, way: str, note: str) -> Contestant:
        worker = str(HERE / "boardgameio" / "worker.js")
        command = (str(environment.node), worker, way, str(seed), str(BOARDGAMEIO))
        return Contestant(key, library, "Fredericus 4p", PEER, command, fault=environment.node_fault, note=note)

    return [
        row("boardgameio", "boardgame.io", "boardgameio", "our rules in JavaScript as its moves, by its reducer"),
        row("javascript", "bare JavaScript", "bare", "the same rules code without boardgame.io"),
    ]
