"""Programs of somebody's own: they play, they think, and whatever they do wrong costs them their game alone."""

from __future__ import annotations

import contextlib
import gc
import json
import os
import pickle
import sys
import threading
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

import tavoliere
from tavoliere.cli.speech import explain
from tavoliere.players import player
from tavoliere.players.contract import FREE, Budget, Forfeit, Guest, see_off, thought_of
from tavoliere.players.external import ExternalPlayer, plain
from tavoliere.words import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Iterator

FREDERICUS = tavoliere.game("fredericus")
SETTLERS = tavoliere.game("settlers")
PROGRAM = Path(__file__).parent / "misbehaving.py"
BRIEF = Budget(seconds=0.3)


def command(how: str, at: int = 2) -> str:
    return f"{sys.executable} -S {PROGRAM} {how} {at}"


def seated(how: str, at: int = 2) -> Any:
    return player(f"external:command={command(how, at)}", FREDERICUS, 5)


def children() -> set[int]:
    """List the processes that this one has started and not yet buried."""
    found = set()
    for entry in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            if int(entry.read_text().rpartition(")")[2].split()[1]) == os.getpid():
                found.add(int(entry.parent.name))
    return found


def open_files() -> int:
    """Count the files that are open; 0 where the system does not tell."""
    open_now = Path("/proc/self/fd")
    return len(list(open_now.iterdir())) if open_now.exists() else 0


def broods() -> list[str]:
    """List what programs of this process have started and left behind."""
    lines = []
    for entry in Path("/proc").glob("[0-9]*/cmdline"):
        with contextlib.suppress(OSError):
            lines.append(entry.read_bytes().decode(errors="replace"))
    return [line for line in lines if f"brood of {os.getpid()}" in line]


@pytest.fixture(autouse=True)
def nothing_is_left() -> Iterator[None]:
    """No program outlives its game, not even as a zombie, and no pipe stays open."""
    before, pipes = children(), open_files()
    yield
    gc.collect()
    assert children() <= before
    assert open_files() <= pipes


def play(one: Any, decisions: int = 3, budget: Budget = FREE, game: Any = FREDERICUS, pause: float = 0.0) -> list[str]:
    """Let one player decide for both seats, and return its moves."""
    position: Any = game.deal(2, 1)
    played = []
    for _ in range(decisions):
        move = one.choose(position.view(position.seat), position.moves(), budget)
        time.sleep(pause)
        assert move in position.moves()
        played.append(str(move))
        position.advance(move)
    see_off(one, position.view(None))
    return played


@pytest.mark.parametrize("game", [FREDERICUS, SETTLERS], ids=["fredericus", "settlers"])
def test_a_program_plays_and_is_seen_off(game: Any) -> None:
    one = player(f"external:command={command('good')}", game)
    assert isinstance(one, Guest)
    first = play(one, 20, game=game)
    # It may sit down again: another game, another process.
    assert play(one, 20, game=game) == first
    see_off(one)


BAD = {
    "crash": ("forfeit-ended", "3"),
    "signal": ("forfeit-killed", "SIGSEGV"),
    "stop": ("forfeit-late", "0.61"),
    "silent": ("forfeit-late", "0.61"),
    "close": ("forfeit-closed", ""),
    "nonsense": ("forfeit-nonsense", "my move is the best ?[2J"),
    "bytes": ("forfeit-nonsense", "??"),
    "deep": ("forfeit-nonsense", "[" * 80),
    "list": ("forfeit-nonsense", "[1, 2, 3]"),
    "empty": ("forfeit-nonsense", ""),
    "number": ("forfeit-nonsense", '{"move": 7}'),
    "thought": ("forfeit-nonsense", '{"expected": 7}'),
    "illegal": ("forfeit-illegal", "checkmate"),
    "twice": ("forfeit-unasked", '{"move": "x"}'),
    "line": ("forfeit-long", str(1 << 20)),
    "brood": ("forfeit-ended", "4"),
}


@pytest.mark.parametrize("how", BAD)
def test_whatever_it_does_wrong_costs_it_its_game(how: str) -> None:
    one = seated(how)
    begun = time.monotonic()
    with pytest.raises(Forfeit) as caught:
        play(one, budget=BRIEF)
    assert time.monotonic() - begun < 4
    lost = caught.value
    assert (lost.key, lost.detail) == BAD[how]
    assert (lost.seat, lost.decision) == (1, 2)
    assert lost.player == one.name
    assert lost.last_words == "the last word"
    for _ in range(100):
        # It takes the system a moment to bury them.
        if not broods():
            break
        time.sleep(0.02)
    assert broods() == []
    # Whoever has lost is not asked again.
    again: Any = FREDERICUS.deal(2, 1)
    with pytest.raises(Forfeit) as once_more:
        one.choose(again.view(0), again.moves())
    assert once_more.value is lost


def test_a_flood_of_errors_hurts_nobody() -> None:
    one = seated("errors")
    with pytest.raises(Forfeit) as caught:
        play(one, budget=BRIEF)
    assert caught.value.key == "forfeit-late"
    assert caught.value.last_words == "x" * 80


@pytest.mark.parametrize("how", ["crash", "silent", "nonsense", "line", "close"])
def test_it_may_fail_before_its_first_decision(how: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tavoliere.players.external.SECONDS", 0.5)
    with pytest.raises(Forfeit) as caught:
        play(seated(how, 0))
    assert caught.value.decision == 0


@pytest.mark.parametrize("at", [0, 2])
def test_nobody_answers_before_being_asked(at: int) -> None:
    one = seated("early", at)
    with pytest.raises(Forfeit) as caught:
        play(one, pause=0.2)
    # What comes so late that a question is there already is taken for the answer, which it is not.
    assert caught.value.key in {"forfeit-unasked", "forfeit-nonsense", "forfeit-illegal"}


def test_a_program_that_does_not_read_is_late_even_where_the_pipe_is_full(monkeypatch: pytest.MonkeyPatch) -> None:
    huge = {"type": "hello", "text": "x" * 1_000_000}
    monkeypatch.setattr("tavoliere.players.external._line", lambda _: str(huge).encode())
    monkeypatch.setattr("tavoliere.players.external.SECONDS", 0.5)
    with pytest.raises(Forfeit) as caught:
        play(seated("silent", 0))
    assert caught.value.key == "forfeit-late"


def test_a_program_that_stays_after_the_game_is_shown_the_door() -> None:
    begun = time.monotonic()
    play(seated("linger"))
    assert time.monotonic() - begun < 3


def test_a_program_that_is_forgotten_is_gone() -> None:
    one = seated("good")
    position: Any = FREDERICUS.deal(2, 1)
    one.choose(position.view(0), position.moves())
    process = one._program._process
    assert process.poll() is None
    del one
    gc.collect()
    assert process.poll() is not None


def test_whoever_leaves_does_not_wait_for_a_thought() -> None:
    one = seated("silent", 1)
    position: Any = FREDERICUS.deal(2, 1)
    lost: list[Forfeit] = []

    def think() -> None:
        try:
            one.choose(position.view(0), position.moves(), Budget(seconds=60))
        except Forfeit as forfeit:
            lost.append(forfeit)

    thread = threading.Thread(target=think)
    thread.start()
    time.sleep(0.5)
    begun = time.monotonic()
    see_off(one)
    thread.join(5)
    assert time.monotonic() - begun < 2
    assert [forfeit.key for forfeit in lost] == ["forfeit-killed"]


def test_a_command_that_does_not_exist_is_refused_before_the_game() -> None:
    for text in ("external", "external:seconds=3", "external:command=./no-such-bot", "external:command='"):
        with pytest.raises(tavoliere.Refusal) as caught:
            player(text, FREDERICUS)
        assert caught.value.key == "refusal-external-command"


def test_a_command_that_cannot_be_run_forfeits_its_game(tmp_path: Path) -> None:
    bot = tmp_path / "bot"
    bot.write_text("#!/no/such/interpreter\n", encoding="utf-8")
    bot.chmod(0o755)
    with pytest.raises(Forfeit) as caught:
        play(player(f"external:command={bot}", FREDERICUS))
    assert caught.value.key == "forfeit-start"


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_forfeit_is_told_in_every_language_with_the_last_words(code: str) -> None:
    seen = set()
    for key, detail in {**dict(BAD.values()), "forfeit-start": "gone", "forfeit-unasked": "x"}.items():
        forfeit = Forfeit(key, "external:command=bot", 1, 17, detail, "out of cheese")
        told = explain(forfeit, code)
        assert "external:command=bot" in told
        assert "17" in told
        assert "out of cheese" in told
        assert explain(pickle.loads(pickle.dumps(forfeit)), code) == told  # noqa: S301  its own
        seen.add(told)
        assert "out of cheese" not in explain(Forfeit(key, "bot", 1, 17, detail), code)
    assert len(seen) == 9


THINKER = """
import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    if asked["type"] == "hello":
        print(json.dumps({"type": "ready"}), flush=True)
        told = asked
    elif asked["type"] == "choose":
        moves = asked["moves"]
        thought = {"expected": 0.25, "line": [moves[-1], "Z"], "nodes": asked["budget"]["nodes"]}
        thought["shares"] = [1 / len(moves)] * len(moves)
        print(json.dumps({"move": moves[-1], "thought": thought}), flush=True)
    else:
        print(json.dumps([told, asked]), file=open(sys.argv[1], "w"))
"""


def test_it_is_told_all_and_may_tell_what_it_thought(tmp_path: Path) -> None:
    (tmp_path / "bot.py").write_text(THINKER, encoding="utf-8")
    text = f"{sys.executable} {tmp_path / 'bot.py'} {tmp_path / 'told.json'}"
    one = ExternalPlayer(FREDERICUS, 42, text, seconds=5)
    position: Any = FREDERICUS.deal(2, 1, variant="on")
    view, moves = position.view(0), position.moves()
    thought = thought_of(one, view, moves, Budget(nodes=123))
    assert thought.move is moves[-1]
    assert (thought.expected, thought.nodes, len(thought.shares)) == (0.25, 123, len(moves))
    assert thought.line == (moves[-1], FREDERICUS.move("Z"))
    see_off(one, view)
    hello, over = json.loads((tmp_path / "told.json").read_text())
    assert hello["type"] == "hello"
    assert hello["protocol"] == 1
    assert (hello["game"], hello["rules"]) == ("fredericus", FREDERICUS.rules_version)
    assert (hello["seat"], hello["seats"], hello["seed"]) == (0, 2, 42)
    assert hello["options"]["variant"] == "on"
    assert over == {"type": "over", "view": plain(view)}
