"""`tavoliere replay`, `verify` and `draw`: records and positions from files."""

from __future__ import annotations

import json
import re
import sys
from contextlib import suppress
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from rich.console import Console
from rich.markup import escape
from rich.padding import Padding

from tavoliere.cli.speech import explain, words_of
from tavoliere.core.record import LONGEST, Record, read_record
from tavoliere.core.refusal import Refusal
from tavoliere.core.session import Session, open_record, resume
from tavoliere.core.session import replay as replay_moves
from tavoliere.core.session import verify as verify_record
from tavoliere.games import game

if TYPE_CHECKING:
    from tavoliere.core.game import Game
    from tavoliere.core.position import Position
    from tavoliere.words import Language

NAMED: Final = re.compile(r"^\s*game\s+(\S+)", re.MULTILINE)
"""The line of a position that names its game."""


def load(path: Path) -> tuple[Game, Record]:
    """Read a record and find its game."""
    record = read_record(_text(path))
    if "Game" not in record.tags:
        raise Refusal("record", "refusal-record-tag", tag="Game")
    return game(record.tags["Game"]), record


def _text(path: Path) -> str:
    """Read a file, but not one of a gigabyte."""
    size = path.stat().st_size
    if size > LONGEST:
        raise Refusal("record", "refusal-record-long", length=size, most=LONGEST)
    return path.read_text(encoding="utf-8")


def replay(path: Path, seat: int | None, until: int | None, asked: str | None) -> None:
    """Tell a game move by move, in notation and in words."""
    of, record = load(path)
    words = words_of(of, asked)
    session = open_record(of, record)
    _insist_on_seat(session.position, seat)
    names = names_of(record, session, words)
    console = Console(highlight=False)
    for number, (moved, events) in enumerate(replay_moves(session, record), 1):
        console.print(f"[dim]{number:4}[/dim] [bold]{moved.seat}: {moved.text}[/bold]", markup=True)
        for told in (event.told(seat) for event in events):
            if told["event"] not in of.silent:
                console.print(Padding(escape(sentence(words, of, told, names)), (0, 0, 0, 7)))
        if until is not None and number >= until:
            break
    if until is not None:
        console.print()
        for name, value in plain_view(session.position.view(seat)).items():
            console.print(f"[bold]{name:12}[/bold] {escape(json.dumps(value))}")


def plain_view(view: Any) -> dict[str, Any]:
    """Return a view as the plain data that goes over the wire."""
    return asdict(view)


def sentence(words: Language, of: Game, told: dict[str, object], names: list[str]) -> str:
    """Turn an event as it was told into words; one who sees more is told more, in the form `.seen`."""
    key = f"event-{told['event']}"
    arguments = {name: value for name, value in told.items() if name != "event"}
    if words.has(key, "seen"):
        # Whoever was not told what this form asks for hears the plain one.
        with suppress(ValueError):
            return words.tell(key, arguments, of.arguments, names, attribute="seen")
    return words.tell(key, arguments, of.arguments, names)


def names_of(record: Record, session: Session, words: Language) -> list[str]:
    """Name the seats as the record does, or by their colours."""
    return [record.tags.get(f"Player{seat}", words.say(f"seat-{seat}")) for seat in range(session.seats)]


def _insist_on_seat(position: Position, seat: int | None) -> None:
    if seat is not None and not 0 <= seat < position.seats:
        raise Refusal("record", "refusal-no-seat", number=seat, most=position.seats - 1)


def verify_all(paths: list[Path], asked: str | None) -> int:
    """Check each record, those in folders too, and say what was found; return 1 if one of them is wrong."""
    from tavoliere.arena.ladder import records_in

    failures = 0
    for path in records_in(paths):
        try:
            of, record = load(path)
            session = verify_record(of, record)
        except Refusal as refusal:
            failures += 1
            print(f"{path}: {explain(refusal, asked)}")
            continue
        except (OSError, UnicodeDecodeError) as problem:
            failures += 1
            print(f"{path}: {problem}")
            continue
        print(f"{path}: {_verdict(record, session, words_of(of, asked))}")
    return 1 if failures else 0


def _verdict(record: Record, session: Session, words: Language) -> str:
    outcome = session.position.outcome
    sealed = "Seed" in record.tags and "Commitment" in record.tags
    parts = [words.say("verified-moves", count=len(record.moves))]
    parts.append(words.say("verified-seed" if sealed else "verified-no-seed"))
    if outcome is None:
        parts.append(words.say("verified-unfinished"))
    else:
        parts.append(words.say("verified-result", result=" ".join(map(str, outcome.scores))))
    return " ".join(parts)


def draw(source: str, output: Path | None, seat: int | None, move: int | None, name: str, asked: str | None) -> None:
    """Draw a position, or the position that a record comes to."""
    of, position = _position(source, move, name)
    _insist_on_seat(position, seat)
    words = words_of(of, asked)
    svg = position.drawing(seat, lambda key: word_for_drawing(words, key))
    if output is None:
        print(svg)
    else:
        output.write_text(svg, encoding="utf-8")


def word_for_drawing(words: Language, key: str) -> str:
    """Return a message, or with a key such as "card-abbey.short" one of its forms; nothing where there is none."""
    message, _, form = key.partition(".")
    if message not in words or (form and not words.has(message, form)):
        return ""
    return words.say(message, form or None)


def _position(source: str, move: int | None, name: str) -> tuple[Game, Position]:
    """Find out what was given: a file with a record or a position, a position, or standard input; and of which game."""
    text = sys.stdin.read(LONGEST) if source == "-" else source
    if source != "-" and "\n" not in source and Path(source).is_file():
        text = _text(Path(source))
    text = text if "\n" in text else text.replace(";", "\n")
    if not text.lstrip().startswith("["):
        named = NAMED.search(text)
        of = game(named[1] if named else name)
        return of, of.parse(text)
    record = read_record(text)
    if move is not None:
        record.moves = record.moves[:move]
    of = game(record.tags.get("Game", name))
    return of, resume(of, record).position
