"""When the answer is sure: shares of groups, and the sequential test beside published figures."""

from __future__ import annotations

import random

import pytest

from tavoliere.arena.elo import share_at
from tavoliere.arena.pairs import counted, share_of
from tavoliere.arena.sprt import Sprt, log_likelihood_ratio

QUARTERS = (0.0, 0.25, 0.5, 0.75, 1.0)

PUBLISHED = [
    # Pull requests of official-stockfish/Stockfish, whose test server reported counts, bounds in Elo and the LLR.
    ("#2493 short", (424, 2948, 5832, 3045, 460), -1.00, 3.00, 2.94),
    ("#2493 long", (1284, 17437, 55536, 18085, 1292), 0.00, 2.00, 2.94),
    ("#2951 short", (59, 754, 2467, 865, 75), -0.50, 1.50, 2.95),
    ("#2971 short", (17, 253, 1042, 337, 39), -0.50, 1.50, 2.96),
    ("#2971 long", (11, 407, 3238, 513, 11), 0.25, 1.75, 2.93),
    ("#3098 short", (491, 7345, 29693, 7670, 465), -0.25, 1.25, 2.96),
    ("#3209 short", (253, 4282, 17604, 4431, 286), -0.25, 1.25, 2.94),
    ("#3209 long", (58, 3302, 33130, 3518, 84), 0.25, 1.25, 2.97),
]


@pytest.mark.parametrize(
    ("counts", "elo0", "elo1", "llr"), [row[1:] for row in PUBLISHED], ids=[r[0] for r in PUBLISHED]
)
def test_the_llr_is_the_one_that_was_published(counts: tuple[int, ...], elo0: float, elo1: float, llr: float) -> None:
    verdict = Sprt(elo0, elo1).judge(dict(zip(QUARTERS, counts, strict=True)))
    assert verdict.llr == pytest.approx(llr, abs=0.0051)


def test_the_bounds_are_those_of_wald() -> None:
    assert Sprt(0, 10).upper == pytest.approx(2.944, abs=0.001)
    assert Sprt(0, 10).lower == pytest.approx(-2.944, abs=0.001)
    assert Sprt(0, 10, alpha=0.01, beta=0.1).upper == pytest.approx(4.4998, abs=0.001)


def test_without_a_game_nothing_is_known() -> None:
    assert log_likelihood_ratio(dict.fromkeys(QUARTERS, 0), 0.5, 0.6) == 0


def test_both_statements_change_sides_with_the_players() -> None:
    counts = dict(zip(QUARTERS, (5, 9, 20, 14, 9), strict=True))
    turned = dict(zip(QUARTERS, reversed(counts.values()), strict=True))
    assert Sprt(0, 30).judge(counts).llr == pytest.approx(-Sprt(-30, 0).judge(turned).llr)


def one_match(luck: random.Random, test: Sprt, share: float, seats: int) -> tuple[str, int]:
    """Toss a coin for each game until the test is sure; in a group of more seats each game is one toss too."""
    scores: list[float] = []
    while True:
        scores.append(sum(luck.random() < share for _ in range(seats)) / seats)
        verdict = test.judge(counted(scores, seats), seats)
        if verdict.accepted:
            return verdict.accepted, len(scores)


@pytest.mark.parametrize(("seats", "elo1"), [(2, 120), (4, 100)])
def test_it_is_seldom_wrong_and_soon_sure(seats: int, elo1: float) -> None:
    luck, test = random.Random(4), Sprt(0, elo1)
    even = [one_match(luck, test, share_at(0, seats), seats) for _ in range(200)]
    better = [one_match(luck, test, share_at(elo1, seats), seats) for _ in range(200)]
    # At most one error in twenty is allowed; 200 trials stray from that by some.
    assert sum(accepted == "H1" for accepted, _ in even) <= 20
    assert sum(accepted == "H0" for accepted, _ in better) <= 20
    # A fixed match with the same two errors needs (1.645 + 1.645)^2 times the variance over the squared difference.
    share0, share1 = share_at(0, seats), share_at(elo1, seats)
    variance = (share0 * (1 - share0) + share1 * (1 - share1)) / 2 / seats
    fixed = 3.29**2 * variance / (share1 - share0) ** 2
    assert sum(length for _, length in even) / 200 < 0.8 * fixed


def test_a_coin_of_known_bias_has_its_bias_in_the_interval() -> None:
    luck = random.Random(3)
    held = 0
    for _ in range(400):
        scores = [(float(luck.random() < 0.7) + float(luck.random() < 0.7)) / 2 for _ in range(80)]
        share = share_of(scores)
        held += share.low <= 0.7 <= share.high
    assert 0.92 <= held / 400 <= 0.985


def test_superiority_is_even_for_equals_and_sure_for_a_sweep() -> None:
    assert share_of([0.5] * 10).superiority == pytest.approx(0.5)
    assert share_of([1.0] * 10).superiority > 0.99
    assert share_of([]).superiority == 0.5
    assert share_of([0.25] * 8, fair=0.25).superiority == pytest.approx(0.5)


def test_a_sweep_of_few_groups_does_not_prove_a_certain_win() -> None:
    share = share_of([1.0] * 5)
    assert share.low < 0.85
    assert share.high == 1.0


def test_all_scores_that_wins_can_bring_are_named() -> None:
    assert list(counted([])) == [0.0, 0.25, 0.5, 0.75, 1.0]
    assert list(counted([], 3)) == pytest.approx([0, 1 / 3, 2 / 3, 1], abs=1e-6)
    assert counted([1 / 9], 3)[round(1 / 9, 6)] == 1
