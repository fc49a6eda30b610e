"""The ladder: people and programs, rated by records that are played through first."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import tavoliere
from tavoliere.arena import match
from tavoliere.arena.ladder import Finish, climb, finish_in, finish_of, records_in
from tavoliere.core.record import read_record
from tavoliere.core.refusal import Refusal
from tavoliere.core.session import Session
from tests.arena.company import crasher, guest, hunter

if TYPE_CHECKING:
    from pathlib import Path

pytest.importorskip("openskill")


def evening(players: list[str], seed: int = 5) -> Session:
    """Play a game of people who draw lots."""
    session = Session(tavoliere.game("fredericus"), len(players), seed, {"variant": "on"})
    chance = tavoliere.Fast(seed)
    while session.position.seat is not None:
        moves = session.position.moves()
        session.play(moves[chance.below(len(moves))])
    return session


def named(players: list[str]) -> dict[str, str]:
    return {f"Player{seat}": name for seat, name in enumerate(players)}


def test_whoever_wins_climbs_and_everybody_becomes_surer() -> None:
    anna, bruno, carla = climb([Finish(("Anna", "Bruno", "Carla"), (0, 1, 2))] * 6)
    assert [rung.player for rung in (anna, bruno, carla)] == ["Anna", "Bruno", "Carla"]
    assert anna.skill > 25 > carla.skill
    assert all(rung.doubt < 25 / 3 and rung.games == 6 for rung in (anna, bruno, carla))
    assert (anna.wins, bruno.wins) == (6, 0)


def test_the_first_game_is_rated_as_openskill_rates_it() -> None:
    anna, greedy = climb([Finish(("greedy", "Anna"), (1, 0))])
    assert (anna.skill, anna.doubt) == pytest.approx((27.6354, 8.0659), abs=1e-4)
    assert (greedy.skill, greedy.doubt) == pytest.approx((22.3646, 8.0659), abs=1e-4)


def test_a_draw_of_equals_moves_nobody_and_copies_move_once() -> None:
    anna, bruno = climb([Finish(("Anna", "Bruno"), (0, 0))])
    assert anna.skill == pytest.approx(bruno.skill) == pytest.approx(25)
    assert (anna.wins, bruno.wins) == (0, 0)
    rungs = {rung.player: rung for rung in climb([Finish(("copy", "copy", "Anna"), (1, 2, 0))])}
    assert rungs["copy"].games == 1
    assert rungs["copy"].skill < 25 < rungs["Anna"].skill


def test_a_game_of_people_counts_as_it_ended() -> None:
    players = ["Anna", "Bruno", "Carla"]
    session = evening(players)
    outcome = session.position.outcome
    assert outcome is not None
    finish = finish_of(session.record(named(players)))
    assert finish is not None
    assert finish.places[outcome.ranking[0]] == 0
    assert sorted(finish.places) == [0, 1, 2]


def test_unfinished_games_and_the_nameless_do_not_count() -> None:
    session = evening(["", ""])
    assert finish_of(session.record()) is None
    session.take_back(3)
    assert finish_of(session.record(named(["Anna", "Bruno"]))) is None


def test_a_record_that_claims_another_result_is_refused() -> None:
    session = evening(["Anna", "Bruno"])
    text = session.record(named(["Anna", "Bruno"])).text()
    ranking = " ".join(map(str, session.position.outcome.ranking if session.position.outcome else ()))
    forged = text.replace(f'[Ranking "{ranking}"]', f'[Ranking "{ranking[::-1]}"]')
    assert forged != text
    with pytest.raises(Refusal):
        finish_of(read_record(forged))


def test_the_games_of_a_match_make_a_ladder(tmp_path: Path) -> None:
    match("fredericus", guest(hunter), "random", games=6, options={"variant": "on"}, out=tmp_path)
    match("fredericus", "random", guest(crasher), games=2, options={"variant": "on"}, out=tmp_path / "more")
    finishes = [finish_in(path) for path in records_in([tmp_path])]
    assert len(finishes) == 8
    rungs = climb(finish for finish in finishes if finish is not None)
    assert [rung.player for rung in rungs] == ["hunter", "random", "crasher"]
    assert [rung.games for rung in rungs] == [6, 8, 2]
