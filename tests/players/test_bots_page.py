"""The page for people who write a bot: its programs play as they stand there, and what it says is said is said."""

from __future__ import annotations

import json
import re
import shutil
import sys
from pathlib import Path
from typing import Any

import pytest

import tavoliere
from tavoliere.players import player
from tavoliere.players.contract import see_off, thought_of
from tavoliere.players.external import PROTOCOL, ExternalPlayer
from tavoliere.players.program import LONGEST, Program

PAGE = Path(__file__).parents[2] / "docs" / "bots.md"
NODE = shutil.which("node")


def blocks(language: str) -> list[str]:
    """Return what stands on the page in this language."""
    return re.findall(rf"^```{language}\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)


def play(command: str, name: str, seed: int, decisions: int = 10_000) -> Any:
    """Let a program play against lots, and return the end of the game."""
    game = tavoliere.game(name)
    position: Any = game.deal(2, seed)
    seated = [player(f"external:command={command}", game, seed), player("random", game, seed)]
    while position.seat is not None and decisions:
        thought = thought_of(seated[position.seat], position.view(position.seat), position.moves())
        position.advance(thought.move)
        decisions -= 1
    see_off(seated[0], position.view(None))
    return position


def test_the_bot_in_python_beats_lots_at_fredericus_and_plays_settlers(tmp_path: Path) -> None:
    bot = tmp_path / "my-bot.py"
    (code,) = blocks("python")
    bot.write_text(code, encoding="utf-8")
    command = f"{sys.executable} -I -S {bot}"
    positions = [play(command, "fredericus", seed) for seed in range(5)]
    assert sum(position.outcome.winner == 0 for position in positions) >= 3
    # It draws lots from the seed that it is told, so its games can be repeated.
    assert play(command, "fredericus", 3) == positions[3]
    play(command, "settlers", 1, decisions=80)


@pytest.mark.skipif(NODE is None, reason="there is no node here")
def test_the_bot_in_javascript_plays_both_games_and_tells_what_it_thought(tmp_path: Path) -> None:
    bot = tmp_path / "my-bot.js"
    (code,) = blocks("javascript")
    bot.write_text(code, encoding="utf-8")
    assert play(f"{NODE} {bot}", "fredericus", 1, decisions=80).outcome is None
    play(f"{NODE} {bot}", "settlers", 1, decisions=80)
    game = tavoliere.game("fredericus")
    position = game.deal(2, 1)
    one = ExternalPlayer(game, 1, f"{NODE} {bot}")
    thought = thought_of(one, position.view(0), position.moves())
    see_off(one)
    assert str(thought.move) == min(map(str, position.moves()))
    assert (thought.expected, thought.line) == (0.5, (thought.move,))


def test_the_page_says_what_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every example has the keys of what really goes over the pipes, and is answered as it is there."""
    said: dict[str, Any] = {}
    ask, leave = Program.ask, Program.leave

    def asking(self: Program, line: bytes, seconds: float) -> bytes:
        said.setdefault(json.loads(line)["type"], json.loads(line))
        return ask(self, line, seconds)

    def leaving(self: Program, line: bytes = b"") -> None:
        said["over"] = json.loads(line)
        leave(self, line)

    monkeypatch.setattr(Program, "ask", asking)
    monkeypatch.setattr(Program, "leave", leaving)
    bot = tmp_path / "my-bot.py"
    bot.write_text(blocks("python")[0], encoding="utf-8")
    play(f"{sys.executable} {bot}", "fredericus", 1, decisions=4)
    lines = [json.loads(line) for block in blocks("json") for line in block.splitlines()]
    shown = {line["type"]: line for line in lines if line.get("type") in said}
    assert set(shown) == set(said) == {"hello", "choose", "over"}
    for name, message in said.items():
        assert set(shown[name]) == set(message)
    assert set(shown["choose"]["budget"]) == set(said["choose"]["budget"])
    assert set(shown["choose"]["view"]) <= set(said["choose"]["view"])
    answer = next(line for line in lines if "move" in line)
    assert answer["move"] in shown["choose"]["moves"]
    text = PAGE.read_text(encoding="utf-8")
    assert f"version {PROTOCOL}." in text
    assert f"{LONGEST:,} bytes" in text
