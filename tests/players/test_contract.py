"""What holds for every player at every table: legal, reproducible, in time, and blind to what its seat cannot know."""

from __future__ import annotations

import math
import os
import pickle
import subprocess
import sys
from functools import cache, partial
from pathlib import Path
from time import process_time
from typing import Any, get_type_hints

import pytest

import tavoliere
from tavoliere.core.chance import Fast
from tavoliere.players import offered, player, usual_opponent
from tavoliere.players.contract import FREE, Budget, thought_of
from tavoliere.players.levels import HIGHEST, LEVELS
from tests.players.elsewhere import Question, answer
from tests.players.sitting import PLAYERS, TABLES, Table, planned

ROOT = Path(__file__).parents[2]
BUDGETS = (Budget(nodes=1), Budget(nodes=0), Budget(seconds=0.0), Budget(nodes=3, seconds=60.0), FREE)

every_player = pytest.mark.parametrize("spec", PLAYERS)
every_table = pytest.mark.parametrize("table", TABLES, ids=str)


def _returned(found: Any, _: Any) -> Any:
    return found


@pytest.fixture(autouse=True)
def planning(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every game can be planned, even one whose planning is still to be written."""
    for name in tavoliere.GAMES:
        game = tavoliere.game(name)
        found = planned(game)
        monkeypatch.setattr(type(game), "planning", property(partial(_returned, found)))


@every_table
@every_player
def test_the_answer_is_a_legal_move_whatever_the_budget(spec: str, table: Table) -> None:
    for number, position in enumerate(table.moments(5)):
        for budget in BUDGETS:
            view, moves = position.view(position.seat), position.moves()
            assert player(spec, table.game, number).choose(view, moves, budget) in moves


@every_table
@every_player
def test_whoever_is_asked_tells_what_it_thought(spec: str, table: Table) -> None:
    for position in table.moments(4, 2):
        view, moves = position.view(position.seat), position.moves()
        thought = thought_of(player(spec, table.game, 1), view, moves, Budget(nodes=60))
        assert thought.move in moves
        assert thought.expected is None or 0.0 <= thought.expected <= 1.0
        assert thought.line[:1] in {(), (thought.move,)}
        assert thought.shares == () or len(thought.shares) == len(moves)
        assert not thought.shares or math.isclose(sum(thought.shares), 1.0, abs_tol=1e-6)
        assert thought.nodes >= 0
        if spec.partition(":")[0] in {"ismcts", "planner", "level"}:
            assert thought.expected is not None
            assert thought.line


@every_table
@every_player
def test_worlds_that_a_seat_cannot_tell_apart_give_the_same_move(spec: str, table: Table) -> None:
    for number, position in enumerate(table.moments(5, 4)):
        view = position.view(position.seat)
        other: Any = table.game.imagine(view, Fast(number))
        assert other.view(other.seat) == view
        choices = [
            player(spec, table.game, 7).choose(world.view(world.seat), world.moves(), Budget(nodes=60))
            for world in (position, other)
        ]
        assert choices[0] is choices[1]


@cache
def questions() -> list[Question]:
    """Ask every player at every table."""
    asked: list[Question] = []
    for table in TABLES:
        seen = [(position.view(position.seat), position.moves()) for position in table.moments(4, 6)]
        asked += [(table.name, spec, 13, 40, seen) for spec in PLAYERS]
    return asked


@cache
def answers() -> list[str]:
    """Answer all of it here."""
    return [answer(question) for question in questions()]


@pytest.mark.parametrize("hashing", ["0", "4711"])
def test_a_player_in_another_process_sees_only_bytes_and_chooses_the_same(hashing: str) -> None:
    """It is sent pickled views and moves; a position could not even be meant to be among them."""
    sent = pickle.dumps(questions())
    assert b"position" not in sent.lower()
    environment = {**os.environ, "PYTHONHASHSEED": hashing, "PYTHONPATH": os.pathsep.join([str(ROOT), *sys.path])}
    command = [sys.executable, str(ROOT / "tests" / "players" / "elsewhere.py")]
    told = subprocess.run(command, input=sent, capture_output=True, check=False, env=environment)
    assert told.returncode == 0, told.stderr.decode()[-2000:]
    assert told.stdout.decode().split("\n") == answers()


@every_player
def test_no_player_ever_holds_a_position_of_the_table(spec: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever world a player has, `imagine` has made it up from its view."""
    table = TABLES[1]
    made: list[Any] = []
    imagine = table.game.imagine

    def watched(view: Any, chance: Any) -> Any:
        made.append(view)
        return imagine(view, chance)

    monkeypatch.setattr(type(table.game), "imagine", lambda _, view, chance: watched(view, chance))
    position = table.moments(3, 8)[1]
    view, moves = position.view(position.seat), position.moves()
    before = position.text()
    player(spec, table.game, 1).choose(view, moves, Budget(nodes=20))
    assert position.text() == before
    assert all(seen is view for seen in made)


def test_the_types_of_the_contract_know_views_and_moves_only() -> None:
    from tavoliere.core import move, view
    from tavoliere.players import contract

    known = {**vars(contract), "View": view.View, "Move": move.Move, "Sequence": list}
    for asked in (contract.Player.choose, contract.Thinker.think):
        hints = get_type_hints(asked, known)
        del hints["return"]
        assert hints == {"view": view.View, "moves": list[move.Move], "budget": contract.Budget}


@pytest.fixture
def own_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give the players a clock that only runs while they do, so that it does not matter what else this machine does."""
    for module in ("ismcts", "planner"):
        monkeypatch.setattr(f"tavoliere.players.{module}.perf_counter", process_time)


@pytest.mark.usefixtures("own_time")
@pytest.mark.parametrize("name", tavoliere.GAMES)
@pytest.mark.parametrize("spec", ["ismcts:nodes=1000000", "planner:nodes=40000"])
def test_nobody_takes_longer_than_was_agreed(spec: str, name: str) -> None:
    table = next(table for table in TABLES if table.name == name)
    for position in table.moments(3, 1):
        view, moves = position.view(position.seat), position.moves()
        begun = process_time()
        player(spec, table.game, 1).choose(view, moves, Budget(seconds=0.5))
        assert process_time() - begun <= 1.2 * 0.5


@pytest.mark.usefixtures("own_time")
@pytest.mark.parametrize("name", tavoliere.GAMES)
@pytest.mark.parametrize("number", range(HIGHEST))
def test_a_level_keeps_its_promise_for_a_whole_turn(number: int, name: str) -> None:
    """The first turn of a game, made without a break by whoever begins it."""
    table = next(table for table in TABLES if table.name == name)
    game, level = table.game, LEVELS[name][number]
    position: Any = game.deal(table.seats, 3, **dict(table.options))
    chance = Fast(1)
    while not game.judgement.in_turn(position, position.seat):
        moves = position.moves()
        position.advance(moves[chance.below(len(moves))])
    seat, one = position.seat, player(level.name, game, 5, waited_for=True)
    # What is loaded with the first decision of a program is no part of a turn.
    player("level:1", game, 1).choose(position.view(seat), position.moves())
    passed = 0.0
    while position.seat == seat and game.judgement.in_turn(position, seat):
        view, moves = position.view(seat), position.moves()
        begun = process_time()
        move = one.choose(view, moves)
        passed += process_time() - begun
        position.advance(move)
    assert passed <= 1.2 * level.seconds


@pytest.mark.parametrize("name", tavoliere.GAMES)
def test_people_are_offered_the_old_players_and_the_levels(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = tavoliere.game(name)
    names = [level.name for level in LEVELS[name]]
    assert offered(game) == ("random", "greedy", *names)
    assert usual_opponent(game) == names[1]
    monkeypatch.setattr(type(game), "planning", property(lambda _: None))
    assert offered(game) == ("random", "greedy")
    assert usual_opponent(game) == "greedy"
