"""Where the games of a plan are kept: a folder that only grows, and from which the same plan goes on.

    plan.json             what is played
    games.jsonl           one line a game, added when it is over
    records/000/000017.txt  the whole game, as `tavoliere replay` and `verify` read it

A game counts once its line is whole. If the machine stops in the middle of one, that line is dropped and the game is
played again, move for move the same.
"""

from __future__ import annotations

import fcntl
import json
import os
from dataclasses import replace
from typing import IO, TYPE_CHECKING, Any, Final, Self

from tavoliere.arena.played import Played
from tavoliere.core.refusal import Refusal

if TYPE_CHECKING:
    from pathlib import Path
    from types import TracebackType

    from tavoliere.arena.plan import Plan

PLAN: Final = "plan.json"
GAMES: Final = "games.jsonl"
RECORDS: Final = "records"
A_FOLDER: Final = 1000
"""So many records lie in one folder."""


class Archive:
    """The kept games of one plan; only one arena at a time may write there."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        """Open the folder for this plan, or make it; a folder of another plan is refused and not touched."""
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)
        self._insist_on_same(plan)
        self._lines: IO[bytes] = (folder / GAMES).open("a+b")
        try:
            fcntl.flock(self._lines, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as problem:
            self._lines.close()
            raise Refusal("arena", "refusal-arena-busy", folder=str(folder)) from problem
        try:
            self.games = self._read()
        except Refusal:
            self._lines.close()
            raise

    def _insist_on_same(self, plan: Plan) -> None:
        path, wanted = self.folder / PLAN, plan.identity()
        if not path.exists():
            if (self.folder / GAMES).exists():
                raise Refusal("arena", "refusal-arena-folder", folder=str(self.folder), what=PLAN)
            # Written beside and moved, so that there is never half a plan.
            beside = path.with_suffix(".new")
            beside.write_text(json.dumps(wanted, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
            beside.replace(path)
            return
        kept = _plain(path.read_bytes(), self.folder, PLAN)
        for name, value in wanted.items():
            if kept.get(name) != value:
                raise Refusal("arena", "refusal-arena-plan", folder=str(self.folder), what=name)

    def _read(self) -> dict[int, Played]:
        """Read the games that are kept, and cut off a last line that was never finished."""
        self._lines.seek(0)
        text = self._lines.read()
        whole = text.rfind(b"\n") + 1
        if whole < len(text):
            self._lines.truncate(whole)
        games: dict[int, Played] = {}
        for number, line in enumerate(text[:whole].splitlines(), 1):
            where = f"{GAMES}, {number}"
            try:
                played = Played.read(_plain(line, self.folder, where))
            except (KeyError, TypeError, ValueError) as problem:
                if isinstance(problem, Refusal):
                    raise
                raise Refusal("arena", "refusal-arena-folder", folder=str(self.folder), what=where) from problem
            games[played.number] = played
        return games

    def keep(self, played: Played) -> Played:
        """Keep a game: first its record, then the line by which it counts. Return it without the record."""
        path = self.record(played.number)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(played.record, encoding="utf-8")
        line = json.dumps(played.plain(), ensure_ascii=False, separators=(",", ":")) + "\n"
        self._lines.write(line.encode())
        self._lines.flush()
        kept = replace(played, record="")
        self.games[played.number] = kept
        return kept

    def record(self, number: int) -> Path:
        """Return where the record of a game lies."""
        return self.folder / RECORDS / f"{number // A_FOLDER:03}" / f"{number:06}.txt"

    def close(self) -> None:
        """Make sure that everything has reached the disk, and let others in."""
        if not self._lines.closed:
            os.fsync(self._lines.fileno())
            self._lines.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def _plain(text: bytes, folder: Path, what: str) -> dict[str, Any]:
    """Read an object of JSON, or say in which file of the folder there is none."""
    try:
        plain = json.loads(text)
    except ValueError as problem:
        raise Refusal("arena", "refusal-arena-folder", folder=str(folder), what=what) from problem
    if not isinstance(plain, dict):
        raise Refusal("arena", "refusal-arena-folder", folder=str(folder), what=what)
    return plain
