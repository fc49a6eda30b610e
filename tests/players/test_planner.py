"""The planner: it plans in imagined worlds, plays on along its line, and plans anew when something was learned."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

import pytest

import tavoliere
from tavoliere.core.planning import Manner, Plan
from tavoliere.games.fredericus.game import Fredericus
from tavoliere.games.settlers.game import Settlers
from tavoliere.players import player
from tavoliere.players.contract import Budget, Thinker, thought_of
from tavoliere.players.levels import HIGHEST, LEVELS
from tavoliere.players.planner import ASIDE, MANY, PROBE, SHARE, PlannerPlayer
from tests.players.tiny import TinyPlanning

if TYPE_CHECKING:
    from tavoliere.core.game import Game

FREDERICUS = tavoliere.game("fredericus")
SETTLERS = tavoliere.game("settlers")
QUIET = "rows 0:WW 1:WW 2:WW 3:WW 4:SW 5:SW 6:SW 7:SW\nbirds P0G1 P2G3\nseats 2\nactions 4\ntokens 1 2 / 3 4\n"
"""A turn in which nothing can be caught or learned."""
SEALS = (
    "rows 0:EW 1:WE 2:WW 3:WE 4:SW 5:SW 6:SW 7:SW\nbirds P2G6 P4G7\nseats 2\nactions 2\ntokens 1 2 / 3 4\ndeck abcF\n"
)
"""The seals on both sides of the peregrine can be opened, which draws a goal."""


@pytest.fixture
def tiny(monkeypatch: pytest.MonkeyPatch) -> TinyPlanning:
    planning = TinyPlanning(FREDERICUS)
    monkeypatch.setattr(Fredericus, "planning", property(lambda _: planning))
    return planning


def seen(position: Any) -> tuple[Any, Any]:
    return position.view(position.seat), position.moves()


def test_a_game_without_planning_has_no_planner(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Fredericus, "planning", property(lambda _: None))
    for name in ("planner", "level:1"):
        with pytest.raises(tavoliere.Refusal) as caught:
            player(name, FREDERICUS)
        assert caught.value.key == "refusal-no-planning"


def test_a_plan_is_made_once_a_turn_and_played_to_its_end(tiny: TinyPlanning) -> None:
    planner = player("planner", FREDERICUS, 3)
    position: Any = FREDERICUS.parse(QUIET)
    line: list[str] = []
    while position.seat == 0 and position.view(0).phase == "turn":
        thought = thought_of(planner, *seen(position))
        line = line or [str(move) for move in thought.line]
        assert str(thought.move) == line.pop(0)
        assert [str(move) for move in thought.line[1:]] == line
        assert thought.expected == 0.5
        position.advance(thought.move)
    assert line == []
    assert len(tiny.asked) == 1


def test_whoever_plans_sees_imagined_worlds_and_never_the_table(tiny: TinyPlanning) -> None:
    position: Any = FREDERICUS.deal(3, 5)
    planner = player("planner", FREDERICUS, 1)
    for _ in range(12):
        view, moves = seen(position)
        thought = thought_of(planner, view, moves)
        if thought.shares:
            assert math.isclose(sum(thought.shares), 1.0)
            assert tiny.worlds[-1] is not position
            assert tiny.worlds[-1].view(view.viewer) == view
        position.advance(thought.move)
    assert any(world.text() != position.text() for world in tiny.worlds)


def test_what_was_not_foreseen_is_planned_anew(tiny: TinyPlanning) -> None:
    planner = player("planner", FREDERICUS, 3)
    position: Any = FREDERICUS.parse(QUIET)
    planner.choose(*seen(position))
    assert len(tiny.asked) == 1
    # Somebody has taken the move back, and the row looks different.
    other: Any = FREDERICUS.parse(QUIET.replace("4:SW", "4:WS"))
    planner.choose(*seen(other))
    assert len(tiny.asked) == 2
    # The same board again is no board after the first move of the line.
    planner.choose(*seen(other))
    assert len(tiny.asked) == 3


@pytest.mark.rule("F23")
def test_a_goal_that_was_drawn_is_no_goal_that_was_imagined(tiny: TinyPlanning) -> None:
    """The world in which the move was planned has another goal on top, so the line is worth nothing now."""
    missed = 0
    for seed in range(8):
        planner = player("planner", FREDERICUS, seed)
        position: Any = FREDERICUS.parse(SEALS, seed)
        tiny.asked.clear()
        thought = thought_of(planner, *seen(position))
        assert str(thought.move).startswith("R")
        assert len(thought.line) > 1
        position.advance(thought.move)
        planner.choose(*seen(position))
        missed += len(tiny.asked) == 2
    assert missed >= 6


def test_the_sole_move_is_made_without_a_plan(tiny: TinyPlanning) -> None:
    position = FREDERICUS.parse(QUIET)
    moves = position.moves()[:1]
    assert player("planner", FREDERICUS).choose(position.view(0), moves) is moves[0]
    assert tiny.asked == []


def test_the_settings_reach_the_planning(tiny: TinyPlanning) -> None:
    text = "planner:plies=1,width=7,worlds=3,nodes=77,noise=250,trait.greed=0.5"
    player(text, FREDERICUS).choose(*seen(FREDERICUS.parse(QUIET)))
    limits, manner = tiny.asked[0]
    assert (limits.nodes, limits.hurried()) == (77, False)
    assert (manner.plies, manner.width, manner.worlds, manner.noise, manner.values) == (1, 7, 3, 250.0, "")
    assert manner.traits == {"greed": 0.5}
    player(text, FREDERICUS).choose(*seen(FREDERICUS.parse(QUIET)), Budget(nodes=5))
    assert tiny.asked[1][0].nodes == 5


@pytest.mark.parametrize("game", [FREDERICUS, SETTLERS], ids=["fredericus", "settlers"])
def test_every_level_is_a_manner_of_its_own(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    tiny = TinyPlanning(game)
    monkeypatch.setattr(type(game), "planning", property(lambda _: tiny))
    position: Any = game.deal(2, 1)
    for number in range(1, HIGHEST + 1):
        player(f"level:{number}", game).choose(*seen(position))
        player(LEVELS[game.id][number - 1].name, game).choose(*seen(position))
    nodes = [limits.nodes for limits, _ in tiny.asked]
    assert nodes == sorted(nodes)
    assert nodes[::2] == nodes[1::2]
    assert len(set(nodes)) == HIGHEST
    promises = [level.seconds for level in LEVELS[game.id]]
    assert promises == sorted(promises)
    assert promises[1] <= 0.05
    assert promises[-1] <= 2.0


def test_a_plan_is_told_when_its_time_is_up(tiny: TinyPlanning, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [100.0]
    monkeypatch.setattr("tavoliere.players.planner.perf_counter", lambda: clock[0])
    view, moves = seen(FREDERICUS.parse(QUIET))
    PlannerPlayer(FREDERICUS, 1, nodes=MANY, seconds=2.0).think(view, moves)
    PlannerPlayer(FREDERICUS, 1, nodes=MANY, seconds=2.0).think(view, moves, Budget(seconds=0.5))
    PlannerPlayer(FREDERICUS, 1).think(view, moves)

    def due(now: float) -> list[bool]:
        clock[0] = now
        return [limits.hurried() for limits, _ in tiny.asked]

    assert due(100.0) == due(100.4) == [False, False, False]
    assert due(100.6) == due(101.1) == [False, True, False]
    assert due(101.3) == due(1e9) == [True, True, False]


def test_the_plans_of_a_turn_share_its_time(tiny: TinyPlanning, monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr("tavoliere.players.planner.perf_counter", lambda: now)
    planner = PlannerPlayer(FREDERICUS, 1, nodes=MANY, seconds=1.0)
    allowed: list[float] = []
    planned = tiny.plan

    def slow(*arguments: Any) -> Any:
        nonlocal now
        begun, limits = now, arguments[3]
        while not limits.hurried():
            now += 0.01
        allowed.append(now - begun)
        return planned(*arguments)

    monkeypatch.setattr(tiny, "plan", slow)
    position: Any = FREDERICUS.parse(QUIET)
    for _ in range(4):
        view, moves = seen(position)
        planner.think(view, moves)
        # It is made to plan each move anew, which takes less and less.
        planner._before = None
        position.advance(moves[0])
    assert allowed[0] == pytest.approx(SHARE, abs=0.02)
    assert allowed == sorted(allowed, reverse=True)
    assert sum(allowed) < 1.1
    # Where to lay the tokens is no part of the turn, and the next one has its whole time again.
    position.advance(FREDERICUS.move("Z"))
    planner.think(*seen(position))
    assert allowed[4] == pytest.approx(ASIDE, abs=0.02)
    planner.think(*seen(FREDERICUS.parse(QUIET)))
    assert allowed[5] == pytest.approx(SHARE, abs=0.02)


def test_no_more_is_begun_than_there_is_time_for(tiny: TinyPlanning, monkeypatch: pytest.MonkeyPatch) -> None:
    """A planning that never asks for the time looks at a thousand boards a second."""
    clock = [0.0]
    monkeypatch.setattr("tavoliere.players.planner.perf_counter", lambda: clock[0])

    def deaf(_imagine: Any, _seat: int, moves: Any, limits: Any, *_: Any) -> Plan:
        tiny.asked.append((limits, Manner()))
        clock[0] += limits.nodes / 1000
        return Plan((moves[0],), 0.5, (), limits.nodes)

    monkeypatch.setattr(tiny, "plan", deaf)
    planner = PlannerPlayer(FREDERICUS, 1, nodes=1_000_000, seconds=10.0)
    view, moves = seen(FREDERICUS.parse(QUIET))
    planner.think(view, moves)
    assert clock[0] == pytest.approx(10 * SHARE, abs=0.01)
    assert [limits.nodes for limits, _ in tiny.asked] == [PROBE, pytest.approx(1000 * 10 * SHARE - PROBE, abs=2)]
    # Where nobody waits, no clock speaks.
    tiny.asked.clear()
    PlannerPlayer(FREDERICUS, 1, nodes=5_000).think(view, moves)
    assert [limits.nodes for limits, _ in tiny.asked] == [5_000]


def test_somebody_in_a_hurry_is_heard(tiny: TinyPlanning) -> None:
    planner = PlannerPlayer(FREDERICUS, 1)
    planner.think(*seen(FREDERICUS.parse(QUIET)))
    limits = tiny.asked[0][0]
    assert not limits.hurried()
    planner.hurry()
    assert limits.hurried()


@pytest.mark.parametrize("mode", ["base", "extended", "tournament"])
def test_a_planner_of_settlers_plays_on_along_its_line_only_while_it_holds(
    mode: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Dice, cards and answers of the opponent are never foreseen; every move that is played is legal all the same."""
    tiny = TinyPlanning(SETTLERS)
    monkeypatch.setattr(Settlers, "planning", property(lambda _: tiny))
    planners = [player("planner:nodes=60", SETTLERS, seat) for seat in (0, 1)]
    assert all(isinstance(one, Thinker) for one in planners)
    position: Any = SETTLERS.deal(2, 4, mode=mode)
    decisions = followed = 0
    while position.seat is not None and decisions < 150:
        view, moves = seen(position)
        before = len(tiny.asked)
        move = planners[position.seat].choose(view, moves)
        assert move in moves
        followed += len(tiny.asked) == before and len(moves) > 1
        position.advance(move)
        decisions += 1
    assert followed > 3
