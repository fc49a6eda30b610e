"""The announcement, the last round, the score and the winner (F35-F38)."""

from __future__ import annotations

import random

import pytest

from tavoliere.games.fredericus.moves import Fly
from tests.fredericus.table import (
    dealt,
    idle_actions,
    idle_turn,
    legal,
    lies,
    play,
    scattered,
    table,
    told,
    wander,
    why,
)

MOST_ROUNDS = {4: 21, 3: 18, 2: 15}
MOST_DRAWS = {"two_token_reward": "token"}


@pytest.mark.rule("F35")
def test_an_eighth_creature_is_announced_and_the_round_is_played_to_its_end() -> None:
    position = table(
        "rows 0:S 1:h 2:S; birds P5G5 P1G6 P5G5 P5G5; creatures - / abcdefg / - / -; seat 1; actions 0; deck abF"
    )
    events = play(position, "XP")
    assert told(events, "announced") == [{"seat": 1, "reason": "eighth"}]
    events = play(position, "Z", "K 4") + idle_turn(position) + idle_turn(position)
    assert [args["seat"] for args in told(events, "turn-began")] == [2, 3]  # the starter has no further turn
    assert told(events, "goal-turned-over") == []
    assert position.outcome is not None
    assert position.outcome.reason == "eighth"
    assert position.seat is None
    assert legal(position) == set()
    assert why(position, "Z") == "F35 refusal-over"


@pytest.mark.rule("F35")
def test_eight_creatures_count_for_one_player_alone() -> None:
    position = table("rows 0:S 1:h 2:S; birds P1G5 P5G5 P5G5 P5G5; creatures abcdef / abcdefg / - / -")
    play(position, "XP")
    assert lies(position, "announced") == "no"


@pytest.mark.rule("F35")
def test_drawing_fredericus_announces_the_end() -> None:
    position = table("rows 0:E 1:a 2:E; birds P1G5 P5G5 P5G5 P5G5; deck Fab; actions 0; seat 0")
    events = play(position, "R 1/0")
    assert told(events, "announced") == [{"seat": 0, "reason": "drawn"}]
    play(position, "Z", "K 1")
    for seat in (1, 2, 3):
        assert position.seat == seat
        idle_turn(position)
    assert position.outcome is not None
    assert position.outcome.reason == "drawn"
    assert lies(position, "deck") == "ab"  # the manager turned over nothing any more


@pytest.mark.rule("F35")
def test_a_trigger_in_the_managers_turn_ends_the_game_after_that_turn() -> None:
    position = table("rows 0:S 1:h 2:S; birds P5G5 P5G5 P5G5 P1G5; creatures - / - / - / abcdefg; seat 3; actions 2")
    play(position, "XP")
    assert position.outcome is None  # the turn itself is finished first
    play(position, "P>2", "P>1", "Z")
    assert position.outcome is not None


@pytest.mark.rule("F35")
def test_turning_over_fredericus_announces_the_end() -> None:
    position = table("phase token; seat 3; deck F; tokens 1 / 1 / 1 / 1")
    events = play(position, "K 1")
    assert [event.key for event in events] == ["token-stayed", "goal-turned-over", "announced", "game-over"]
    assert told(events, "announced") == [{"seat": 3, "reason": "turned"}]
    assert position.outcome is not None
    assert position.outcome.reason == "turned"


def score(creatures: str, goals: str) -> int:
    """Count the points of one seat."""
    position = table(f"phase over; creatures {creatures} / - / - / -; goals {goals} / - / - / -")
    assert position.outcome is not None
    return position.outcome.scores[0]


@pytest.mark.rule("F36")
@pytest.mark.parametrize(
    ("creatures", "goals", "points"),
    [
        ("-", "-", 0),
        ("aab", "-", 3),  # a point for each creature
        ("-", "aab", 3),  # and for each goal
        ("-", "F", 2),
        ("a", "b", 2),  # no pair
        ("a", "a", 3),  # the first pair brings 1
        ("ab", "ab", 7),  # the second 2, whatever its kind
        ("aa", "aa", 7),
        ("abc", "abc", 12),
        ("aa", "a", 4),  # a goal is in one pair at most
        ("a", "aa", 4),  # and so is a creature
        ("aabc", "aadF", 12),
    ],
)
def test_cards_count_one_each_fredericus_two_and_pairs_ever_more(creatures: str, goals: str, points: int) -> None:
    assert score(creatures, goals) == points


@pytest.mark.rule("F37")
@pytest.mark.parametrize(
    ("creatures", "ranking"),
    [
        ("a / bb / c / -", (1, 2, 0, 3)),  # most points first, of equals who played last
        ("a / b / c / d", (3, 2, 1, 0)),
        ("aab / bbc / c / d", (1, 0, 3, 2)),
        ("- / - / - / -", (3, 2, 1, 0)),
    ],
)
def test_most_points_win_and_a_tie_goes_to_the_player_who_played_last(creatures: str, ranking: tuple[int, ...]) -> None:
    outcome = table(f"phase over; creatures {creatures}").outcome
    assert outcome is not None
    assert outcome.ranking == ranking
    assert outcome.winner == ranking[0]


@pytest.mark.rule("F38")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_is_always_a_flight_so_an_action_is_always_possible(seats: int) -> None:
    dice = random.Random(seats)
    for _ in range(100):
        position = scattered(dice, seats)
        if lies(position, "phase") == "turn" and position.actions:
            assert any(isinstance(move, Fly) for move in position.moves())
    bare = table("birds P3hG3 P3G3 P3G3 P3G3")
    assert legal(bare) == {"G>2", "G>4"}


@pytest.mark.rule("F38", "A32")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_game_ends_in_time_and_the_deck_outlasts_it(seats: int) -> None:
    for seed in range(4):
        for position, _move in wander(seats, seed, **MOST_DRAWS):
            assert position.round <= MOST_ROUNDS[seats]
            assert position.announced or "F" in lies(position, "deck")
        assert position.outcome is not None


@pytest.mark.rule("F38")
def test_even_players_who_only_fly_come_to_an_end() -> None:
    position = dealt(2, 5)
    play(position, "K 0 0", "K 0 0")
    while position.outcome is None:
        idle_actions(position)
        if position.outcome is None:
            play(position, "K 0 0")
    assert position.outcome.reason == "turned"
