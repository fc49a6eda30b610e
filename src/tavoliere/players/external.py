"""A program of somebody's own as a player: one JSON object a line, over its input and output (docs/bots.md).

A program that crashes, says nothing, says nonsense, or plays what is not legal has lost its game: a `Forfeit` says who,
what, when, and what its last words were.
"""

from __future__ import annotations

import json
import shlex
import shutil
import threading
from dataclasses import fields, is_dataclass
from typing import TYPE_CHECKING, Any, Final

from tavoliere.core.refusal import Refusal
from tavoliere.players.contract import FREE, Budget, Forfeit, Thought
from tavoliere.players.program import Program, Trouble, shown

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from tavoliere.core.game import Game
    from tavoliere.core.move import Move
    from tavoliere.core.view import View

PROTOCOL: Final = 1
"""The version of what is said on the pipes."""

SECONDS: Final = 10.0
"""How long a program may think about a move where nobody says otherwise, and how long it has to get ready."""

OVERTIME: Final = 1.2
LATENCY: Final = 0.25
"""How much longer the house waits than it says: a fifth of the time, and what it takes to be heard."""


def plain(view: View) -> dict[str, Any]:
    """Return a view as what goes over a wire: names, numbers, lists and nothing else."""
    if not is_dataclass(view):
        raise TypeError(type(view))
    return {field.name: getattr(view, field.name) for field in fields(view)}


class ExternalPlayer:
    """Asks a program for its moves."""

    name = "external"

    def __init__(self, game: Game, seed: int = 0, command: str = "", *, seconds: float | None = None) -> None:
        """Get ready to start a command, which no shell reads; it starts with the first decision."""
        try:
            self._command = shlex.split(command)
        except ValueError:
            self._command = []
        if not self._command or shutil.which(self._command[0]) is None:
            raise Refusal("players", "refusal-external-command", text=shown(command))
        self._game = game
        self._seed = seed
        self._seconds = seconds or SECONDS
        self._program: Program | None = None
        self._decision = 0
        self._lost: Forfeit | None = None
        self._lock = threading.Lock()

    def choose(self, view: View, moves: Sequence[Move], budget: Budget = FREE) -> Move:
        """Ask for a move."""
        return self.think(view, moves, budget).move

    def think(self, view: View, moves: Sequence[Move], budget: Budget = FREE) -> Thought:
        """Ask for a move, and for what the program thought, if it tells; whoever has lost is not asked again."""
        with self._lock:
            if self._lost is not None:
                raise self._lost
            try:
                return self._ask(view, moves, budget)
            except Trouble as found:
                trouble = found
            words = self._program.last_words() if self._program is not None else ""
            self._go(b"")
            self._lost = Forfeit(trouble.key, self.name, view.seat or 0, self._decision, trouble.detail, words)
            raise self._lost

    def leave(self, view: View | None = None) -> None:
        """Tell the program how the game ended, and let it go; it may sit down at another game then."""
        if not self._lock.acquire(blocking=False):
            # Whoever leaves in the middle of a thought does not wait for it: the program goes, and the thought with it.
            if (program := self._program) is not None:
                program.kill()
            return
        try:
            self._go(b"" if view is None else _line({"type": "over", "view": plain(view)}))
            self._decision = 0
            self._lost = None
        finally:
            self._lock.release()

    def _go(self, last: bytes) -> None:
        """End the program."""
        program, self._program = self._program, None
        if program is not None:
            program.leave(last)

    def _ask(self, view: View, moves: Sequence[Move], budget: Budget) -> Thought:
        """Start the program if it does not run yet, and ask it."""
        if self._program is None:
            self._greet(view)
        self._decision += 1
        seconds = self._seconds if budget.seconds is None else budget.seconds
        answer = self._say(
            {
                "type": "choose",
                "decision": self._decision,
                "view": plain(view),
                "moves": [str(move) for move in moves],
                "budget": {"nodes": budget.nodes, "seconds": seconds},
            },
            seconds * OVERTIME + LATENCY,
        )
        chosen = answer.get("move")
        if not isinstance(chosen, str):
            raise Trouble("forfeit-nonsense", shown(json.dumps(answer)))
        legal = {str(move): move for move in moves}
        if chosen not in legal:
            raise Trouble("forfeit-illegal", shown(chosen))
        return self._thought(legal[chosen], answer.get("thought"), len(moves))

    def _greet(self, view: View) -> None:
        """Start the program, tell it what is played, and hear that it is ready."""
        told = plain(view)
        answer = self._say(
            {
                "type": "hello",
                "protocol": PROTOCOL,
                "game": self._game.id,
                "rules": self._game.rules_version,
                "seats": told.get("seats"),
                "seat": view.seat,
                "options": told.get("options"),
                "seed": self._seed,
            },
            SECONDS,
        )
        if answer.get("type") != "ready":
            raise Trouble("forfeit-nonsense", shown(json.dumps(answer)))

    def _say(self, message: Mapping[str, Any], seconds: float) -> dict[str, Any]:
        """Send an object and read the object that answers it."""
        if self._program is None:
            self._program = Program(self._command)
        answer = self._program.ask(_line(message), seconds)
        try:
            read = json.loads(answer.decode())
        except (ValueError, RecursionError):
            read = None
        if not isinstance(read, dict):
            raise Trouble("forfeit-nonsense", shown(answer))
        return read

    def _thought(self, move: Move, told: Any, count: int) -> Thought:
        """Read what a program thought; what it leaves out is not known, what makes no sense is nonsense."""
        if told is None:
            return Thought(move)
        try:
            expected, nodes = told.get("expected"), told.get("nodes", 0)
            line = tuple(self._game.move(text) for text in told.get("line", []))
            shares = tuple(_share(share) for share in told.get("shares", []))
            expected = None if expected is None else _share(expected)
        except (AttributeError, TypeError, ValueError):
            raise Trouble("forfeit-nonsense", shown(json.dumps(told))) from None
        if type(nodes) is not int or nodes < 0 or len(shares) not in {0, count} or line[:1] not in {(), (move,)}:
            raise Trouble("forfeit-nonsense", shown(json.dumps(told)))
        return Thought(move, expected, line, shares, nodes)


def _share(value: Any) -> float:
    """Read a number from 0 to 1."""
    if type(value) not in {int, float} or not 0.0 <= value <= 1.0:
        raise ValueError(value)
    return float(value)


def _line(message: Mapping[str, Any]) -> bytes:
    """Write an object as one line."""
    return json.dumps(message, separators=(",", ":")).encode() + b"\n"
