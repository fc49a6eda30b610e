"""Imagined positions agree with the view, and each possible one comes as often as chance would have it."""

from __future__ import annotations

import math
import random
from collections import Counter

import pytest

import tavoliere
from tavoliere.core.chance import Fast, Sealed
from tests.conformance.fredericus import keys_of
from tests.conformance.tables import FACTS, SETTINGS, Setting
from tests.conformance.walking import choose, positions, viewers, wire

every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=str)
GUESSES = [(name, guess) for name, facts in FACTS.items() for guess in facts.guesses]


@every_setting
def test_an_imagined_position_agrees_with_the_view(setting: Setting) -> None:
    for number, position in enumerate(positions(setting, setting.some(50), 8)):
        for viewer in viewers(position):
            for chance in (Fast(number), Sealed(str(number))):
                world = setting.game.imagine(position.view(viewer), chance)
                assert wire(world.view(viewer)) == wire(position.view(viewer))
                assert setting.facts.broken(world) == []
                assert setting.game.parse(world.text()) == world
                assert world.outcome == position.outcome


@every_setting
def test_the_same_chance_imagines_the_same_world(setting: Setting) -> None:
    several = 0
    count = setting.some(20)
    for position in positions(setting, count, 9):
        view = position.view(position.seat)
        assert setting.game.imagine(view, Fast(1)) == setting.game.imagine(view, Fast(1))
        several += len({setting.game.imagine(view, Fast(number)).text() for number in range(10)}) > 1
    assert several > count * 3 // 4


@every_setting
def test_imagined_games_can_be_played_to_their_end(setting: Setting) -> None:
    dice = random.Random(41)
    for number, position in enumerate(positions(setting, setting.some(12), 10)):
        world = setting.game.imagine(position.view(position.seat), Fast(number))
        decisions = 0
        while world.seat is not None:
            world.advance(choose(world.moves(), dice))
            decisions += 1
        assert decisions <= setting.facts.longest


def surprise(counts: Counter[object], odds: dict[object, float], total: int) -> float:
    """Return how many standard deviations the chi-square of these counts lies above what is expected."""
    square = sum((counts[world] - total * share) ** 2 / (total * share) for world, share in odds.items())
    freedom = len(odds) - 1
    return (square - freedom) / math.sqrt(2 * freedom) if freedom else 0.0


@pytest.mark.parametrize(("name", "guess"), GUESSES)
def test_every_possible_world_comes_with_the_right_odds(name: str, guess: str) -> None:
    game, facts = tavoliere.game(name), FACTS[name]
    text, viewer = facts.guesses[guess]
    view = game.parse(text).view(viewer)
    ways = facts.worlds(view)
    all_ways = sum(ways.values())
    odds: dict[object, float] = {world: count / all_ways for world, count in ways.items()}
    # So many draws that the rarest world is expected five times at least, as the chi-square test asks.
    total = max(3_000, math.ceil(5 * all_ways / min(ways.values())))
    counts: Counter[object] = Counter()
    for number in range(total):
        counts[facts.world_of(game.imagine(view, Fast(number)))] += 1
    assert set(counts) <= set(odds), "an impossible world"
    assert surprise(counts, odds, total) < 5


def test_fredericus_is_imagined_where_real_deals_hide_him() -> None:
    """After some draws without him, the odds of each place are those of real deals in which he did not come out."""
    game = tavoliere.game("fredericus")
    for draws in (0, 8, 11, 13):
        real: Counter[object] = Counter()
        view = None
        for seed in range(1_500):
            keys = keys_of(game.deal(2, seed).text())
            deck = keys["deck"][draws:]
            if "F" in deck:
                real[deck.index("F")] += 1
            if view is None and "F" in deck:
                drawn = "".join(sorted(keys["open"] + keys["deck"][:draws]))
                view = game.parse(
                    f"seats 2\ngoals {keys['goals']}\nopen {drawn}\ndeck {deck}\nrows {keys['rows']}"
                ).view(0)
        assert view is not None
        imagined: Counter[object] = Counter()
        for number in range(1_500):
            imagined[keys_of(game.imagine(view, Fast(number)).text())["deck"].index("F")] += 1
        assert set(imagined) == set(real)
        places = len(real)
        assert places == min(5, 15 - draws)
        even: dict[object, float] = dict.fromkeys(real, 1 / places)
        assert surprise(imagined, even, 1_500) < 5
        assert surprise(real, even, real.total()) < 5
