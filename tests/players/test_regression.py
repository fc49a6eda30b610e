"""Weights are found again in games that were decided by them, and not where nothing was."""

from __future__ import annotations

import math

import pytest

import tavoliere
from tavoliere.players.training.regression import Samples, fit, loss

WEIGHTS = (-1100, 250, -120, 40, 0, 900)
"""Of a constant, two features of single units, one that is counted in many, one that means nothing, a rare one."""


def boards(count: int, seed: int, weights: tuple[int, ...] = WEIGHTS) -> Samples:
    """Make up boards, and games that they won as often as the weights say."""
    chance = tavoliere.Fast(seed)
    rows, shares = [], []
    for _ in range(count):
        common = chance.below(5)
        several = (chance.below(9) + common, chance.below(9) + common, chance.below(120), chance.below(7))
        row = (1, *several, int(chance.below(40) == 0))
        logit = sum(weight * feature for weight, feature in zip(weights, row, strict=True)) / 1000
        rows.append(row)
        shares.append(float(chance.below(1_000_000) < 1_000_000 / (1 + math.exp(-logit))))
    return Samples(rows, shares)


def test_the_weights_that_decided_the_games_are_found_again() -> None:
    found = fit(boards(20_000, 1), (0,) * 6, ridge=1.0)
    for weight, expected, off in zip(found.weights, WEIGHTS, (200, 20, 20, 3, 25, 300), strict=True):
        assert abs(weight - expected) <= off
    assert found.steps < 12


def test_they_foresee_other_games_as_well_as_the_truth_does() -> None:
    found = fit(boards(20_000, 2), (0,) * 6, ridge=1.0)
    fresh = boards(10_000, 3)
    assert loss(fresh, found.weights) == pytest.approx(loss(fresh, WEIGHTS), abs=0.002)
    assert loss(fresh, found.weights) < loss(fresh, (0,) * 6) - 0.02


def test_nothing_is_found_where_the_ends_of_games_are_shuffled() -> None:
    samples = boards(20_000, 1)
    chance = tavoliere.Fast(9)
    shares = list(samples.shares)
    for last in range(len(shares) - 1, 0, -1):
        other = chance.below(last + 1)
        shares[last], shares[other] = shares[other], shares[last]
    found = fit(Samples(samples.rows, shares), (0,) * 6, ridge=1.0)
    assert all(abs(weight) < limit for weight, limit in zip(found.weights[1:], (20, 20, 3, 25, 300), strict=True))
    fresh = boards(10_000, 3)
    assert loss(fresh, found.weights) > loss(fresh, WEIGHTS) + 0.02


def test_it_does_not_matter_where_the_weights_set_out() -> None:
    samples = boards(5_000, 4)
    near, far = fit(samples, WEIGHTS, 0.0).weights, fit(samples, (5000, -3000, 2000, -200, 900, -4000), 0.0).weights
    assert all(abs(one - other) <= 2 for one, other in zip(near, far, strict=True))


def test_the_ridge_holds_weights_back_whatever_the_units() -> None:
    samples = boards(400, 5)
    free, held = fit(samples, (0,) * 6, 0.0).weights, fit(samples, (0,) * 6, 2_000.0).weights
    assert all(abs(one) < 0.2 * abs(other) for one, other in zip(held[1:4], free[1:4], strict=True))
    larger = Samples([(a, 10 * b, *rest) for a, b, *rest in samples.rows], samples.shares)
    tenth = fit(larger, (0,) * 6, 2_000.0).weights[1]
    assert tenth == pytest.approx(held[1] / 10, abs=1)


def test_with_few_games_weights_stay_near_where_they_set_out() -> None:
    few, many = boards(60, 8), boards(20_000, 8)
    start = tuple(2 * weight for weight in WEIGHTS)
    near, far = fit(few, start, 3_000.0).weights, fit(many, start, 30.0).weights
    assert abs(near[1] - start[1]) < 25
    assert abs(far[1] - WEIGHTS[1]) < 25


def test_a_feature_that_was_always_0_keeps_its_weight_and_a_second_constant_gets_none() -> None:
    samples = boards(2_000, 6)
    wider = Samples([(*row, 0, 7) for row in samples.rows], samples.shares)
    found = fit(wider, (0, 0, 0, 0, 0, 0, 432, 9), 1.0).weights
    assert found[6:] == (432, 0)
    assert found[:6] == fit(samples, (0,) * 6, 1.0).weights


def test_two_features_that_say_the_same_share_the_weight() -> None:
    samples = boards(2_000, 7)
    doubled = Samples([(*row, row[1]) for row in samples.rows], samples.shares)
    found = fit(doubled, (0,) * 7, 30.0).weights
    assert abs(found[1] - found[6]) <= 2


def test_games_that_were_all_won_give_weights_that_are_numbers() -> None:
    samples = boards(300, 8)
    found = fit(Samples(samples.rows, [1.0] * 300), (0,) * 6, 30.0)
    assert all(abs(weight) < 100_000 for weight in found.weights)
    assert loss(Samples(samples.rows, [1.0] * 300), found.weights) < 0.01


def test_a_shared_win_counts_half() -> None:
    rows = [(1, 1)] * 300 + [(1, -1)] * 300
    halves = fit(Samples(rows, [0.5] * 600), (0, 0), 0.0).weights
    assert halves == (0, 0)
    mixed = fit(Samples(rows, [0.75] * 300 + [0.25] * 300), (0, 0), 0.0).weights
    assert mixed[1] == pytest.approx(1000 * math.log(3), abs=1)
