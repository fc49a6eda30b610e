"""Where games in progress are kept: one record a game, written anew after every move, so that nothing is lost."""

from __future__ import annotations

import os
import secrets
import tempfile
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from tavoliere.cli.records import load
from tavoliere.core.refusal import Refusal
from tavoliere.players import names_computer, read_spec

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tavoliere.cli.terminal.voice import Voice
    from tavoliere.core.game import Game
    from tavoliere.core.record import Record


def folder() -> Path:
    """Return the folder of the user's games, as the desktop's conventions want it."""
    home = os.environ.get("XDG_DATA_HOME") or ""
    base = Path(home) if Path(home).is_absolute() else Path.home() / ".local" / "share"
    return base / "tavoliere" / "games"


def fresh_path(game: str) -> Path:
    """Return a path for a new game that no other game has, not even one dealt in the same second."""
    now = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
    return folder() / f"{game}-{now}-{secrets.token_hex(3)}.txt"


def save(path: Path, record: Record) -> None:
    """Write a record so that, whatever happens meanwhile, the file holds the old game or the new one, whole."""
    # Behind a link the file itself is replaced, not the link.
    target = path.resolve()
    target.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(prefix=f".{target.name}.", dir=target.parent)
    temporary = Path(name)
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(record.text())
            file.flush()
            os.fsync(file.fileno())
        if target.exists():
            temporary.chmod(target.stat().st_mode & 0o777)
        temporary.replace(target)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise


@dataclass(frozen=True, slots=True)
class Saved:
    """A game that waits to be continued."""

    path: Path
    record: Record

    @property
    def players(self) -> list[str]:
        """Who sits where; an empty name is a person who gave none."""
        return players_of(self.record)

    def players_in(self, voice: Voice) -> list[str]:
        """Name them in the language of the moment."""
        players = self.players
        computers = {seat: name for seat, name in enumerate(players) if names_computer(name, voice.game)}
        return voice.names(players, computers)


def players_of(record: Record) -> list[str]:
    """Read who plays from the tags of a record."""
    seats = record.tags.get("Seats", "")
    count = int(seats) if seats.isascii() and seats.isdigit() and len(seats) < 3 else 0
    return [record.tags.get(f"Player{seat}", "") for seat in range(count)]


def players_in(record: Record, of: Game) -> list[str]:
    """Read who plays, where all of them can be asked back to the table.

    A record may come from anybody, so it starts no programs: whoever played against one names it again.
    """
    players = players_of(record)
    for seat, name in enumerate(players):
        if names_computer(name, of) and read_spec(name, of).kind == "external":
            raise Refusal("players", "refusal-external-saved", number=seat)
    return players


def unfinished(game: str) -> Iterator[Saved]:
    """Find the games that are not over, the one played last first; what cannot be read is passed over."""
    paths = [path for path in folder().glob(f"{game}-*.txt") if path.is_file()]
    for path in sorted(paths, key=lambda path: path.stat().st_mtime, reverse=True):
        try:
            of, record = load(path)
            players_in(record, of)
        except (OSError, UnicodeDecodeError, Refusal):
            continue
        if record.moves and "Result" not in record.tags:
            yield Saved(path, record)
