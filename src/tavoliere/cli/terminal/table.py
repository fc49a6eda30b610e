"""A table in the terminal without its screens: the game, who sits where, who looks, and the file that keeps it."""

from __future__ import annotations

import hashlib
import secrets
import threading
from datetime import datetime
from typing import TYPE_CHECKING, Any

from tavoliere.cli.records import load
from tavoliere.cli.terminal import saves
from tavoliere.cli.terminal.gameboard import board_of
from tavoliere.core.chance import commitment
from tavoliere.core.session import Session, resume
from tavoliere.players import names_computer, player, read_spec
from tavoliere.players.contract import hurry, see_off

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from pathlib import Path

    from tavoliere.core.event import Event
    from tavoliere.core.game import Game
    from tavoliere.core.move import Move
    from tavoliere.core.refusal import Refusal
    from tavoliere.players.contract import Player


class Table:
    """One game at one keyboard.

    `players` names the seats: a computer player by its kind, a person by a name, which may be empty. `viewer` is the
    seat whose person is at the keyboard now; None while nobody is, as between two people's turns. Screens draw from
    `view()` and `told()` alone, so they cannot show what that person may not know.
    """

    def __init__(self, session: Session, players: Sequence[str], path: Path) -> None:
        """Sit down at a session, which is kept in this file."""
        self.session = session
        self.players = [*players, *[""] * session.seats][: session.seats]
        self.path = path
        self.computers: dict[int, Player] = {
            seat: player(name, session.game, _seed_of(session.seed, seat), waited_for=True)
            for seat, name in enumerate(self.players)
            if names_computer(name, session.game)
        }
        self._thinking = {seat: threading.Lock() for seat in self.computers}
        self.people = [seat for seat in range(session.seats) if seat not in self.computers]
        self.viewer = self.people[0] if len(self.people) == 1 else None
        self.trouble: OSError | None = None
        self.forfeit: tuple[int, Refusal] | None = None
        self._seen = dict.fromkeys(range(session.seats), 0)
        self._begun = datetime.now().astimezone().strftime("%Y-%m-%d")

    @classmethod
    def deal(
        cls,
        game: Game,
        players: Sequence[str],
        options: Mapping[str, str] | None = None,
        seed: str | None = None,
        path: Path | None = None,
    ) -> Table:
        """Deal a new game; without a seed, nobody can know how."""
        chosen = {option.name: option.default for option in game.options}
        differing = {name: value for name, value in (options or {}).items() if chosen.get(name) != value}
        session = Session(game, len(players), secrets.token_hex(16) if seed is None else seed, differing)
        return cls(session, players, path or saves.fresh_path(game.id))

    @classmethod
    def resume(cls, path: Path, seated: Sequence[str] | Callable[[Game], Sequence[str]] = ()) -> Table:
        """Go on with the game in a file; people may have changed places."""
        game, record = load(path)
        players = seated(game) if callable(seated) else seated
        table = cls(resume(game, record), players or saves.players_in(record, game), path)
        table._begun = record.tags.get("Date", table._begun)
        return table

    def rematch(self) -> Table:
        """Deal another game with the same people and options, the seats turned by one."""
        return Table.deal(self.session.game, [*self.players[1:], self.players[0]], self._turned(self.session.options))

    def _turned(self, options: Mapping[str, str]) -> dict[str, str]:
        """Let what belongs to a seat, such as the deck of `deck0`, go with its player; the rest stays."""
        turned = {}
        for name, value in options.items():
            seat = int(name[-1]) if name[-1:].isdigit() else self.session.seats
            own = seat < self.session.seats
            turned[f"{name[:-1]}{(seat - 1) % self.session.seats}" if own else name] = value
        return turned

    # Who decides, who looks

    @property
    def seat(self) -> int | None:
        """Who decides now; None: the game is over."""
        return self.session.position.seat

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.seat is None

    @property
    def waits_for_computer(self) -> bool:
        """Whether a computer player decides now."""
        return self.seat in self.computers

    @property
    def waits_for_handover(self) -> bool:
        """Whether a person decides now who is not the one at the keyboard."""
        return self.seat is not None and not self.waits_for_computer and self.seat != self.viewer

    @property
    def waits_for_viewer(self) -> bool:
        """Whether the person at the keyboard decides now."""
        return self.seat is not None and self.seat == self.viewer and not self.waits_for_computer

    def leave_keyboard(self) -> None:
        """Take away everything secret: nobody looks now."""
        self._note_seen()
        self.viewer = None

    def take_keyboard(self) -> list[dict[str, Any]]:
        """Let the person who decides look at the table, and tell what has happened since that person last did."""
        self.viewer = self.seat
        if self.viewer is None:
            return []
        missed = self.session.events[self._seen[self.viewer] :]
        self._note_seen()
        return [event.told(self.viewer) for events in missed for event in events]

    def view(self) -> Any:
        """Return what the person at the keyboard may know; a spectator's view when nobody is there."""
        return self.session.position.view(self.viewer)

    def told(self, most: int | None = None) -> list[dict[str, Any]]:
        """Tell the log, or its last part, as the person at the keyboard may know it."""
        if most is None:
            return self.session.log(self.viewer)
        # A move tells one event at least.
        recent = [event.told(self.viewer) for events in self.session.events[-most:] for event in events]
        return recent[-most:]

    def seal(self) -> tuple[str, dict[str, str]]:
        """Return the words for the hash of the seed, which nobody can change now, and for the seed after the game."""
        sealed = {"hash": commitment(self.session.seed)}
        return ("terminal-unsealed", sealed | {"seed": self.session.seed}) if self.over else ("terminal-sealed", sealed)

    def moves(self) -> list[Move]:
        """Return what the person at the keyboard may do; nothing in another's turn."""
        return self.session.position.moves() if self.waits_for_viewer else []

    # What happens

    def play(self, move: Move | str) -> list[Event]:
        """Do a move and keep it in the file before anybody sees it."""
        events = self.session.play(move)
        self.save()
        self._note_seen()
        return events

    def think(self, seat: int) -> Move:
        """Let a computer player choose, from what its seat may know; it may take its time."""
        # Whoever is still thinking about a move that was taken back is done first.
        with self._thinking[seat]:
            position = self.session.position
            return self.computers[seat].choose(position.view(seat), position.moves())

    def hurry(self) -> None:
        """Ask the computer players to answer at once, since their answer is not needed any more."""
        for computer in self.computers.values():
            hurry(computer)

    def leave(self) -> None:
        """See the computer players off, those too who are thinking."""
        self.hurry()
        for computer in self.computers.values():
            see_off(computer, self.session.position.view(None) if self.over else None)

    def end_by_itself(self) -> Move | None:
        """Return the last move of a turn where nothing else can be done and nothing can be taken back."""
        return None if self.free_undo() else board_of(self.session.game.id).last_move(self.moves())

    def free_undo(self) -> int:
        """Count the moves that the person at the keyboard may take back alone."""
        return 0 if self.viewer is None else self.session.free_undo(self.viewer)

    def undo_by_consent(self) -> int:
        """Count the moves back to the last decision of the person at the keyboard, that one included."""
        for count, moved in enumerate(reversed(self.session.moves), 1):
            if moved.seat == self.viewer:
                return count
        return 0

    def take_back(self, count: int) -> None:
        """Take back moves, in the file too."""
        self.session.take_back(count)
        done = len(self.session.events)
        self._seen = {seat: min(seen, done) for seat, seen in self._seen.items()}
        self.save()

    def save(self) -> None:
        """Write the game into its file; where that fails the game goes on, and `trouble` says why."""
        tags = {"Date": self._begun}
        tags.update({f"Player{seat}": self._written(seat, name) for seat, name in enumerate(self.players) if name})
        try:
            saves.save(self.path, self.session.record(tags))
        except OSError as trouble:
            self.trouble = trouble
        else:
            self.trouble = None

    def _written(self, seat: int, name: str) -> str:
        """Return a player's name as it stands in a record; the command of a program is nobody else's business."""
        kind = read_spec(name, self.session.game).kind if seat in self.computers else ""
        return kind if kind == "external" else name

    def _note_seen(self) -> None:
        if self.viewer is not None:
            self._seen[self.viewer] = len(self.session.events)


def _seed_of(seed: str, seat: int) -> int:
    """Return a computer player's own seed, from which nobody can foresee the deal."""
    return int.from_bytes(hashlib.sha256(f"tavoliere player {seat} {seed}".encode()).digest()[:8], "big")
