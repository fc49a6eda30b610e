"""Whole games: they end, nobody is ever stuck, nothing gets lost, and everybody can follow."""

from __future__ import annotations

import json
import random

import pytest

from tests.conformance.tables import SETTINGS, Setting
from tests.conformance.walking import choose, viewers, walk, wire

every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=str)
GAMES = 8  # two of them look ahead


@every_setting
def test_games_end_and_nobody_is_stuck(setting: Setting) -> None:
    for seed in range(setting.some(GAMES)):
        decisions = 0
        for position in walk(setting, seed):
            assert (position.outcome is None) == (position.seat is not None)
            if position.seat is not None:
                assert 0 <= position.seat < position.seats
                assert position.moves()
                decisions += 1
        assert decisions <= setting.facts.longest
        outcome = position.outcome
        assert outcome is not None
        assert sorted(outcome.ranking) == list(range(position.seats))
        assert len(outcome.scores) == position.seats
        assert outcome.winner == (None if outcome.drawn else outcome.ranking[0])
        assert outcome.scores[outcome.ranking[0]] == max(outcome.scores)
        ranked = [outcome.scores[seat] for seat in outcome.ranking]
        assert ranked == sorted(ranked, reverse=True)


@every_setting
def test_nothing_is_lost(setting: Setting) -> None:
    for seed in range(setting.some(GAMES)):
        for position in walk(setting, seed):
            assert setting.facts.broken(position) == []


@every_setting
def test_play_and_advance_reach_the_same_position(setting: Setting) -> None:
    dice = random.Random(13)
    played, advanced, spelled = setting.begin(13), setting.begin(13), setting.begin(13)
    while played.seat is not None:
        move = choose(played.moves(), dice)
        played.play(move)
        advanced.advance(move)
        spelled.play(str(move))
        assert played.text() == advanced.text() == spelled.text()
    assert advanced.outcome == spelled.outcome == played.outcome


@every_setting
def test_events_rebuild_the_view_of_everyone(setting: Setting) -> None:
    """Folding what somebody is told over what they saw before gives exactly what they see now."""
    game = setting.game
    for seed in range(setting.some(4)):
        dice = random.Random(seed)
        position = setting.begin(seed)
        views = {seat: position.view(seat) for seat in viewers(position)}
        while position.seat is not None:
            events = position.play(choose(position.moves(), dice))
            assert events
            for viewer, view in views.items():
                followed = view
                for event in events:
                    followed = game.follow(followed, json.loads(wire(event.told(viewer))))
                views[viewer] = position.view(viewer)
                assert followed == views[viewer], (events, viewer)
                assert views[viewer].viewer == viewer


@every_setting
def test_views_and_events_are_plain_data(setting: Setting) -> None:
    position = setting.begin(17)
    dice = random.Random(17)
    while position.seat is not None:
        for viewer in viewers(position):
            view = position.view(viewer)
            assert view.game == setting.id
            assert view.seat == position.seat
            assert json.loads(wire(view)) == {name: getattr(view, name) for name in view.__dataclass_fields__}  # type: ignore[attr-defined]
        for event in position.play(choose(position.moves(), dice)):
            for viewer in viewers(position):
                said = event.told(viewer)
                assert json.loads(wire(said)) == said
                assert said["event"] == event.key
                # Whoever is told more than the others hears all that they hear, and the event owns up to it.
                assert event.told(None).items() <= said.items()
                assert said == event.told(None) or event.reveals or event.own


@every_setting
def test_a_view_is_no_window_into_the_position(setting: Setting) -> None:
    """Nobody changes the table by scribbling on a view."""
    for position in walk(setting, 19):
        before = position.text()
        view = position.view(0)
        for name in view.__dataclass_fields__:  # type: ignore[attr-defined]
            value = getattr(view, name)
            if isinstance(value, list | dict):
                value.clear()
        assert position.text() == before
