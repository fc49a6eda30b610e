"""The planner of Fredericus finds what a good falconer finds; in Python and in the kernel alike."""

from __future__ import annotations

import pytest

from tavoliere.core.chance import Fast
from tavoliere.core.planning import Limits, Manner
from tavoliere.core.refusal import Refusal
from tavoliere.games.fredericus.kernel import SWITCH, load
from tavoliere.games.fredericus.moves import EndActions
from tavoliere.games.fredericus.planning import search
from tavoliere.games.fredericus.planning.search import FOLDER
from tavoliere.games.values import load_values
from tests.fredericus.planning import follow, line, otherwise_alike, planned
from tests.fredericus.table import GAME, dealt, table, wander

ANSWERED = Manner(plies=2, width=6, worlds=2)


@pytest.fixture(params=["python", "kernel"], autouse=True)
def planner(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """Plan in Python, then in the kernel."""
    if request.param == "python":
        monkeypatch.setattr(search, "load", lambda: None)
    elif load() is None:
        pytest.skip(f"the kernel is not built (python3 run.py setup), or {SWITCH}=off is set")
    return str(request.param)


@pytest.mark.rule("F19")
@pytest.mark.parametrize("manner", [Manner(plies=1), ANSWERED])
def test_a_capture_in_reach_is_found(manner: Manner) -> None:
    position = table("seats 2; rows 0:WW 1:Wa 2:WS 3:W 4:W 5:W 6:W 7:S; birds P0G5 P4G6; seat 0; actions 2")
    plan = planned(position, manner)
    assert "XP" in line(plan)
    assert follow(position, plan).view(None).creatures[0] == "a"


@pytest.mark.rule("F18", "F19", "F20")
def test_a_turn_of_both_birds_is_found() -> None:
    position = table("seats 2; rows 0:WWS 1:Wa 2:WWW 3:WWS 4:WW 5:WW 6:WWb 7:WW; birds P1G5 P4G6; seat 0")
    plan = planned(position, nodes=20_000)
    assert {"XP", "XG"} <= set(line(plan))
    assert follow(position, plan).view(None).creatures[0] == "ab"


@pytest.mark.rule("F25", "F29")
def test_a_threat_is_hooded() -> None:
    # However the creatures are moved or buried, the peregrine gets one of them; hooded, it gets none.
    position = table(
        "seats 2; rows 0:SW 1:gh 2:SW 3:W 4:W 5:W 6:W 7:W; birds P4G6 P1G5; seat 0; actions 1; creatures - / abcdf;"
        "goals a / g"
    )
    assert line(planned(position, ANSWERED, nodes=20_000)) == ["H 1[1P]", "Z"]


@pytest.mark.rule("F36")
@pytest.mark.parametrize(("goal", "flight"), [("a", "P>1"), ("b", "P>3")])
def test_the_creature_that_makes_a_pair_is_preferred(goal: str, flight: str) -> None:
    position = table(
        f"seats 2; rows 0:S 1:a 2:S 3:b 4:S 5:W 6:W 7:W; birds P2G6 P6G5; seat 0; actions 1; goals {goal} / h"
    )
    assert line(planned(position))[:2] == [flight, "XP"]


@pytest.mark.rule("F12", "F22", "F32")
@pytest.mark.parametrize("manner", [Manner(plies=1), ANSWERED])
@pytest.mark.parametrize("seats", [2, 3])
def test_a_token_is_laid_where_an_opponent_will_capture(manner: Manner, seats: int) -> None:
    birds = "P4G6 P1G5" + " P5G7" * (seats - 2)
    position = table(f"seats {seats}; rows 0:S 1:Wa 2:S 3:W 4:W 5:W 6:W 7:W; birds {birds}; seat 0; phase token")
    assert "1" in line(planned(position, manner))[0].split()


@pytest.mark.rule("F34")
@pytest.mark.parametrize("manner", [Manner(plies=1), ANSWERED])
def test_the_centre_is_taken_where_nobody_can_capture(manner: Manner) -> None:
    position = table("seats 3; rows 0:W 1:W 2:W; birds P4G6 P1G5 P5G7; seat 0; phase token")
    assert line(planned(position, manner)) == ["K centre"]


@pytest.mark.rule("F12")
def test_bets_are_laid_where_somebody_plays_before_oneself() -> None:
    position = table(
        "seats 3; rows 0:S 1:Wa 2:S 3:W 4:W 5:W 6:W 7:W; birds P1G6 P4G5 P5G7; tokens 5 / - / -; seat 1; phase bets"
    )
    assert line(planned(position, ANSWERED)) == ["K 1"]


@pytest.mark.rule("F24", "A35")
def test_a_plan_ends_where_a_goal_is_drawn() -> None:
    position = table("seats 2; rows 0:bE 1:aWSb 2:SE 3:Sc 4:Wd 5:Sf 6:W 7:Sg; birds P1G5 P3G7; seat 0; actions 1")
    spoken = line(planned(position, nodes=20_000))
    assert spoken[-1].startswith("R 1/")
    assert sum(move.startswith("R") for move in spoken) == 1


@pytest.mark.rule("A35")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_a_seat_cannot_know_changes_neither_its_plan_nor_what_it_counts(seats: int) -> None:
    for number, (position, _) in enumerate(wander(seats, seats)):
        if number % 40:
            continue
        seat = position.turn
        other = otherwise_alike(position, seat, number)
        assert GAME.planning.features(other, seat) == GAME.planning.features(position, seat)
        assert planned(other, ANSWERED, nodes=400) == planned(position, ANSWERED, nodes=400)


@pytest.mark.rule("A35")
def test_one_who_looks_at_no_answers_does_not_even_care_what_it_imagines() -> None:
    position = dealt(3, 5)
    position.play("K 1")
    position.play("K 1")
    position.play("K 1")
    plans = []
    for seed in range(4):
        chance = Fast(0)
        world = otherwise_alike(position, 0, seed)
        plans.append(GAME.planning.plan(lambda w=world: w, 0, position.moves(), Limits(900), Manner(plies=1), chance))
    assert all(plan == plans[0] for plan in plans)


def test_the_same_seed_gives_the_same_plan_and_shares_add_up() -> None:
    for seats in (2, 3, 4):
        position = dealt(seats, 3)
        for _ in range(seats):
            position.play(position.moves()[7])
        first, second = planned(position, ANSWERED), planned(position, ANSWERED)
        assert first == second
        assert len(first.shares) == len(position.moves())
        assert abs(sum(first.shares) - 1) < 1e-9
        assert 0 < first.expected < 1
        assert first.shares.index(max(first.shares)) == position.moves().index(first.line[0])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_more_boards_are_looked_at_than_allowed(seats: int) -> None:
    position = dealt(seats, 8)
    for nodes in (60, 500, 2000):
        assert planned(position, ANSWERED, nodes).nodes <= nodes
    for _ in range(seats):
        position.play(position.moves()[0])
    position.actions = 4
    for nodes in (60, 500, 2000):
        assert nodes // 2 <= planned(position, ANSWERED, nodes).nodes <= nodes
        assert nodes // 2 <= planned(position, Manner(plies=1), nodes).nodes <= nodes


def test_in_a_hurry_something_sound_is_played_at_once() -> None:
    position = table("seats 2; rows 0:S 1:Wa 2:S 3:WW 4:WW 5:WW 6:WW 7:WW; birds P1G5 P4G6; seat 0")
    plan = planned(position, ANSWERED, nodes=1_000_000, hurried=lambda: True)
    assert plan.nodes < 50_000
    assert "XP" in line(plan)
    follow(position, plan)
    calm = planned(position, ANSWERED, nodes=1000)
    assert planned(position, ANSWERED, nodes=1000, hurried=lambda: False) == calm


@pytest.mark.rule("F13")
def test_one_who_sees_few_actions_ahead_overlooks_what_needs_more() -> None:
    rows = "rows 0:SW 1:Wa 2:SWW 3:W 4:W 5:W 6:W 7:W"
    position = table(f"seats 2; {rows}; birds P1G5 P4G6; seat 0; actions 3")
    assert "XP" in line(planned(position))
    assert "XP" not in line(planned(position, Manner(plies=1, traits={"depth": 1})))
    plan = planned(position, Manner(plies=1, traits={"depth": 2}))
    assert len(plan.line) == 2
    follow(position, plan)


def test_one_who_does_not_know_hoods_hoods_nobody() -> None:
    position = table(
        "seats 2; rows 0:SW 1:gh 2:SW 3:W 4:W 5:W 6:W 7:W; birds P4G6 P1G5; seat 0; actions 1; creatures - / abcdf;"
        "goals a / g"
    )
    assert not line(planned(position, Manner(plies=1, traits={"hoods": 0})))[0].startswith("H")


def test_one_who_forgets_bets_lays_tokens_anywhere() -> None:
    position = table("seats 2; rows 0:S 1:Wa 2:S 3:W 4:W 5:W 6:W 7:W; birds P4G6 P1G5; seat 0; phase token")
    careless = Manner(plies=1, traits={"bets": 0})
    assert len({line(planned(position, careless, seed=seed))[0] for seed in range(12)}) > 4


def test_doubts_change_what_is_played_from_seed_to_seed() -> None:
    position = dealt(2, 11)
    position.play("K 0 1")
    position.play("K 2 3")
    assert len({planned(position, seed=seed).line for seed in range(6)}) == 1
    doubtful = Manner(plies=1, noise=0.8)
    plans = [planned(position, doubtful, seed=seed) for seed in range(6)]
    assert len({plan.line for plan in plans}) > 1
    for plan in plans:
        follow(position, plan)
    assert planned(position, doubtful, seed=3) == plans[3]


@pytest.mark.rule("F31")
def test_turns_end_with_their_actions() -> None:
    ends = 0
    for position, move in wander(2, 1):
        assert GAME.planning.ends_turn(position, move) == isinstance(move, EndActions)
        ends += GAME.planning.ends_turn(position, move)
    assert ends > 4


def test_every_variety_has_values_for_every_feature() -> None:
    planning = GAME.planning
    values = load_values(FOLDER, planning.VALUES)
    for name, (seats, options) in planning.VARIETIES.items():
        position = GAME.deal(seats, **options)
        assert planning.variety(position) == name
        assert len(values.row(name, planning.FEATURES)) == len(planning.features(position, 0))


def test_values_that_nobody_has_are_refused() -> None:
    with pytest.raises(Refusal):
        planned(dealt(2), Manner(plies=1, values="nobody"))
