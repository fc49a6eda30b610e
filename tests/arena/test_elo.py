"""Ratings against known answers: from shares to points, coins of known bias, leagues of known strengths."""

from __future__ import annotations

import random
from itertools import combinations
from math import inf, isinf, sqrt

import pytest

from tavoliere.arena.elo import POINTS, SURE, Result, elo_at, rate, share_at


def pair(first: float, second: float) -> list[Result]:
    """Two games on one deal: what player 0 took from the first, and, the seats changed, from the second."""
    return [Result((0, 1), (first, 1 - first)), Result((1, 0), (1 - second, second))]


def coin(luck: random.Random, bias: float) -> float:
    return 1.0 if luck.random() < bias else 0.0


@pytest.mark.parametrize(
    ("elo", "share"), [(0, 0.5), (100, 0.640065), (200, 0.759747), (400, 10 / 11), (-800, 1 / 101)]
)
def test_points_are_those_of_chess_at_two_seats(elo: float, share: float) -> None:
    assert share_at(elo) == pytest.approx(share, abs=1e-6)
    assert elo_at(share) == pytest.approx(elo, abs=1e-3)


def test_at_four_seats_the_fair_share_is_a_quarter_and_no_points() -> None:
    assert share_at(0, 4) == 0.25
    # 1.7 times the fair share: 0.425 against three shares of 0.575 / 3, and log10(1.275 / 0.575) is 0.34584.
    assert elo_at(0.425, 4) == pytest.approx(138.34, abs=0.01)
    assert share_at(elo_at(0.425, 4), 4) == pytest.approx(0.425)


def test_a_clean_sweep_has_no_finite_points() -> None:
    assert elo_at(1.0) == inf
    assert elo_at(0.0) == -inf


def test_two_players_lie_as_far_apart_as_the_share_says() -> None:
    groups = [pair(1, 1)] * 30 + [pair(1, 0)] * 30 + [pair(0.5, 0)] * 20
    share = (30 * 2 + 30 + 20 * 0.5) / 160
    better, worse = rate(groups, 2)
    assert better.elo - worse.elo == pytest.approx(elo_at(share), abs=1e-6)
    assert better.elo == pytest.approx(-worse.elo)
    assert not better.bounded
    anchored, anchor = rate(groups, 2, anchor=1)
    assert anchor == rate(groups, 2, anchor=1)[1]
    assert (anchor.elo, anchor.low, anchor.high) == (0, 0, 0)
    assert anchored.elo == pytest.approx(elo_at(share), abs=1e-6)


def test_the_interval_of_independent_games_is_that_of_the_inverse_information() -> None:
    # Groups of one game: the textbook's standard error, 1 / sqrt(n p q) in natural units. (One more game is assumed.)
    groups = [[Result((0, 1), (1.0, 0.0))]] * 600 + [[Result((0, 1), (0.0, 1.0))]] * 400
    better = rate(groups, 2, anchor=1)[0]
    assert (better.high - better.low) / 2 == pytest.approx(POINTS * SURE / sqrt(1000 * 0.6 * 0.4), rel=0.01)


def test_pairs_that_cancel_the_luck_of_the_deal_are_surer_than_games() -> None:
    # Each deal is won by whoever sits first: 100 pairs of one win each say much, 200 free games far less.
    paired = rate([pair(1, 0)] * 100, 2, anchor=1)[0]
    free = rate([[game] for _ in range(100) for game in pair(1, 0)], 2, anchor=1)[0]
    assert paired.elo == pytest.approx(free.elo, abs=1e-6)
    assert (paired.high - paired.low) * 4 < free.high - free.low


def test_a_clean_sweep_is_bounded_and_its_interval_is_the_exact_one_within_reason() -> None:
    better = rate([pair(1, 1)] * 50, 2, anchor=1)[0]
    assert better.bounded
    assert not isinf(better.elo)
    # 100 of 100 games: the exact (Clopper and Pearson) lower limit of the share is 0.9638.
    assert better.low == pytest.approx(elo_at(0.9638), abs=60)


@pytest.mark.parametrize("bias", [0.5, 0.6, 0.9])
def test_the_interval_holds_the_truth_nineteen_times_in_twenty(bias: float) -> None:
    luck = random.Random(7)
    truth, held, trials = elo_at(bias), 0, 600
    for _ in range(trials):
        groups = [pair(coin(luck, bias), coin(luck, bias)) for _ in range(60)]
        better = rate(groups, 2, anchor=1)[0]
        held += better.low <= truth <= better.high
    assert 0.93 <= held / trials <= 0.985


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_league_finds_the_strengths_that_made_its_results(seats: int) -> None:
    luck = random.Random(seats)
    truth = [0.0, 80.0, 160.0, 300.0]
    strengths = [10 ** (elo / 400) for elo in truth]
    groups = []
    for field in combinations(range(4), seats):
        for _ in range(3000):
            winner = luck.choices(field, [strengths[player] for player in field])[0]
            groups.append([Result(field, tuple(float(player == winner) for player in field))])
    ratings = rate(groups, 4, anchor=0)
    for rating, elo in zip(ratings, truth, strict=True):
        assert rating.elo == pytest.approx(elo, abs=25)
        assert rating.low - 12 <= elo <= rating.high + 12


def test_one_candidate_among_three_copies_is_rated_by_its_share() -> None:
    groups = []
    for number in range(100):
        seats = tuple(0 if seat == number % 4 else 1 for seat in range(4))
        # The candidate wins 40 of 100 games; else the seat after it does.
        won = number % 4 if number % 10 < 4 else (number + 1) % 4
        groups.append([Result(seats, tuple(float(seat == won) for seat in range(4)))])
    better = rate(groups, 2, anchor=1)[0]
    assert better.elo == pytest.approx(elo_at(0.4, 4), abs=1e-6)


def test_a_draw_of_all_is_worth_the_fair_share() -> None:
    groups = [[Result((0, 1, 2), (1 / 3, 1 / 3, 1 / 3))]] * 20
    assert [rating.elo for rating in rate(groups, 3)] == pytest.approx([0, 0, 0], abs=1e-6)


def test_players_who_never_met_can_still_be_listed() -> None:
    ratings = rate([pair(1, 0), pair(1, 1)], 4)
    assert len(ratings) == 4
    assert all(rating.bounded for rating in ratings)
    assert ratings[2].elo == pytest.approx(ratings[3].elo)
