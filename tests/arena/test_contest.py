"""A contest comes out the same however it is played: in one go or in pieces, in one process or in two."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tavoliere.arena import Crew, alone, league, match, open_contest, planned, strip_times, summary
from tavoliere.arena.contest import Contest
from tavoliere.core.refusal import Refusal
from tests.arena.company import dier, guest, hunter, sleeper, stillborn, unlucky

if TYPE_CHECKING:
    from pathlib import Path

SHORT = {"variant": "on"}
"""The shorter game."""


def test_one_process_and_two_and_this_one_say_the_same() -> None:
    def played(workers: int | None) -> dict[str, object]:
        return strip_times(
            league("fredericus", guest(hunter), "random", "random", games=4, options=SHORT, workers=workers)
        )

    assert played(None) == played(1) == played(2)


def test_a_contest_that_is_stopped_goes_on_and_ends_as_if_it_had_not_been(tmp_path: Path) -> None:
    plan = planned("match", "fredericus", ["random", "random"], 20, seats=3, options=SHORT)
    whole = Contest(plan)
    whole.run()

    def stop(contest: Contest) -> None:
        if len(contest.games) % 5 == 0:
            raise KeyboardInterrupt

    for stops in range(1, 5):
        with open_contest(plan, tmp_path) as contest, pytest.raises(KeyboardInterrupt):
            contest.run(Crew(2), stop)
        assert len(contest.games) == 5 * stops
        assert not summary(contest)["complete"]
        assert summary(contest)["games"] % 3 == 0, "only whole groups count"
    with open_contest(plan, tmp_path) as contest:
        contest.run()
        assert strip_times(summary(contest)) == strip_times(summary(whole))


def test_more_games_of_the_same_plan_go_on_from_the_first(tmp_path: Path) -> None:
    short = match("fredericus", "random", "random", games=4, out=tmp_path, options=SHORT)
    long = match("fredericus", "random", "random", games=8, out=tmp_path, options=SHORT)
    assert (short["games"], long["games"]) == (4, 8)
    assert len((tmp_path / "games.jsonl").read_text(encoding="utf-8").splitlines()) == 8
    assert strip_times(long) == strip_times(match("fredericus", "random", "random", games=8, options=SHORT))


@pytest.mark.parametrize("workers", [1, 2])
def test_a_sure_answer_ends_the_match_after_the_same_pair(workers: int, tmp_path: Path) -> None:
    def played(workers: int | None) -> dict[str, Any]:
        better = guest(hunter)
        limits = {"games": 400, "sprt": (0.0, 200.0), "options": SHORT, "workers": workers, "out": tmp_path}
        return match("fredericus", better, "random", **limits)  # type: ignore[arg-type]

    told = played(workers)
    assert told["complete"]
    assert told["sprt"]["accepted"] == "H1"
    assert told["sprt"]["llr"] >= told["sprt"]["upper"]
    # So many pairs are needed, whoever plays them.
    assert (told["groups"], told["games"]) == (8, 16)
    # Going on from the folder plays nothing more.
    lines = len((tmp_path / "games.jsonl").read_text(encoding="utf-8").splitlines())
    assert strip_times(played(None)) == strip_times(told)
    assert len((tmp_path / "games.jsonl").read_text(encoding="utf-8").splitlines()) == lines


def test_an_even_match_is_found_to_be_even() -> None:
    told = match("fredericus", "random", "random", games=400, sprt=(0, 300), options=SHORT)
    assert told["sprt"]["accepted"] == "H0"
    assert told["games"] < 100


def test_one_strong_player_among_three_weak_ones_wins_its_fair_share_several_times() -> None:
    told = match("fredericus", guest(hunter), "random", seats=4, games=24, options=SHORT)
    assert told["match"]["others"] == ["random"] * 3
    assert told["match"]["fair_shares"]["mean"] == 4 * told["match"]["share"]["mean"] == 2.5
    assert told["match"]["fair_shares"]["low"] > 1.4
    assert told["match"]["superiority"] > 0.99
    assert [row["games"] for row in told["by_seat"] if row["player"] == "hunter"] == [6] * 4


def test_wins_and_seats_and_endings_add_up() -> None:
    told = league("fredericus", "random", "random", "random", "random", seats=3, games=6, options=SHORT)
    assert told["games"] == 24
    assert sum(told["endings"].values()) == 24
    assert sum(row["share"] * row["games"] for row in told["standing"]) == pytest.approx(24, abs=0.01)
    assert sum(told["lengths"]["bars"]) == 24
    for one in range(4):
        for other in range(4):
            ahead, back = told["matrix"]["ahead"][one][other], told["matrix"]["ahead"][other][one]
            assert (one == other) == (ahead is None)
            assert ahead is None or ahead + back == pytest.approx(1)


# ------------------------------------------------------------------------------------------------ processes that end


def test_a_player_that_takes_its_process_down_loses_its_games_and_nobody_elses() -> None:
    told = match("fredericus", "random", guest(dier), games=4, options=SHORT, workers=2)
    assert [(fault["player"], fault["kind"]) for fault in told["faults"]] == [("dier", "died")] * 4
    assert "status 9" in told["faults"][0]["text"]
    assert told["match"]["share"]["mean"] == 1


def test_a_process_that_is_killed_once_costs_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TAVOLIERE_TEST_MARK", str(tmp_path / "mark"))
    (tmp_path / "mark").touch()
    quiet = match("fredericus", guest(unlucky), "random", games=4, options=SHORT)
    (tmp_path / "mark").unlink()
    told = match("fredericus", guest(unlucky), "random", games=4, options=SHORT, workers=2)
    assert (tmp_path / "mark").exists()
    assert told["faults"] == []
    assert strip_times(told) == strip_times(quiet)


def test_a_player_that_never_answers_loses_its_game() -> None:
    told = match("fredericus", "random", guest(sleeper), games=2, options=SHORT, hands=Crew(2, patience=1.5))
    assert [(fault["player"], fault["kind"], fault["decision"] > 5) for fault in told["faults"]] == [
        ("sleeper", "silent", True)
    ] * 2


def test_a_mistake_of_the_engine_is_nobodys_defeat() -> None:
    plan = planned("match", "fredericus", ["random", "random"], 2)
    object.__setattr__(plan, "options", (("variant", "perhaps"),))
    with pytest.raises(RuntimeError, match=r"game 0 could not be played[\s\S]*refusal-option-value"):
        list(Crew(1)(plan, range(2)))
    with pytest.raises(Refusal):
        list(alone(plan, range(2)))


def test_processes_that_cannot_start_are_reported_not_started_for_ever(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("tavoliere.arena.crew._work", stillborn)
    with pytest.raises(Refusal) as refused:
        list(Crew(2)(planned("match", "fredericus", ["random", "random"], 20), range(20)))
    assert refused.value.key == "refusal-arena-workers"
    assert refused.value.arguments == {"code": "4"}
