"""A position is a value: it has one notation, its copies are independent, and it crosses from process to process."""

from __future__ import annotations

import pickle
import random

import pytest

from tests.conformance.tables import SETTINGS, Setting
from tests.conformance.walking import choose, positions, viewers, walk, wire

every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=str)


@every_setting
def test_notation_goes_round(setting: Setting) -> None:
    for seed in (1, 2):
        for position in walk(setting, seed):
            text = position.text()
            again = setting.game.parse(text)
            assert again == position
            assert again.text() == text
            assert hash(again) == hash(position)


@every_setting
def test_a_read_position_has_the_same_moves_and_views(setting: Setting) -> None:
    for position in positions(setting, setting.some(60)):
        again = setting.game.parse(position.text())
        assert again.moves() == position.moves()
        assert again.outcome == position.outcome
        assert [wire(again.view(seat)) for seat in viewers(again)] == [
            wire(position.view(seat)) for seat in viewers(position)
        ]


@every_setting
def test_notation_forgives_the_order_of_its_lines(setting: Setting) -> None:
    dice = random.Random(3)
    for position in positions(setting, setting.some(20)):
        lines = position.text().splitlines()
        dice.shuffle(lines)
        assert setting.game.parse("\r\n".join(["", "# shuffled", *lines])) == position


@every_setting
def test_playing_on_a_copy_leaves_the_original_alone(setting: Setting) -> None:
    dice = random.Random(5)
    for position in positions(setting, setting.some(40)):
        before, views = position.text(), [wire(position.view(seat)) for seat in viewers(position)]
        copy = position.copy()
        assert copy == position
        for _ in range(40):
            if copy.seat is None:
                break
            copy.play(choose(copy.moves(), dice))
        assert position.text() == before
        assert [wire(position.view(seat)) for seat in viewers(position)] == views


@every_setting
def test_the_same_moves_on_a_copy_lead_to_the_same_position(setting: Setting) -> None:
    dice = random.Random(7)
    position = setting.begin(7)
    while position.seat is not None:
        copy = position.copy()
        for _ in range(dice.randrange(1, 6)):
            if position.seat is None:
                break
            move = choose(position.moves(), dice)
            position.play(move)
            copy.play(move)
            assert copy == position
            assert copy.text() == position.text()


@every_setting
def test_positions_survive_pickling(setting: Setting) -> None:
    for position in [*positions(setting, setting.some(40)), setting.deal(1)]:
        again = pickle.loads(pickle.dumps(position))  # noqa: S301  our own, made a moment ago
        assert again == position
        assert again.moves() == position.moves()


@every_setting
def test_positions_that_differ_have_different_notation(setting: Setting) -> None:
    seen: dict[str, object] = {}
    for position in positions(setting, setting.some(200)):
        other = seen.setdefault(position.text(), position)
        assert other == position
    assert len({hash(position) for position in seen.values()}) > len(seen) // 2
    for position in positions(setting, setting.some(20)):
        for move in position.moves():
            trial = position.copy()
            trial.play(move)
            assert (trial == position) == (trial.text() == position.text())


@every_setting
def test_the_same_seed_deals_the_same_game(setting: Setting) -> None:
    assert setting.deal(11) == setting.deal("11")
    assert len({setting.deal(seed).text() for seed in range(20)}) == 20


@pytest.mark.parametrize("name", sorted({setting.id for setting in SETTINGS}))
def test_worked_positions_are_read_and_written(name: str) -> None:
    setting = next(setting for setting in SETTINGS if setting.id == name)
    for text in setting.facts.worked.values():
        position = setting.game.parse(text, 1)
        assert setting.game.parse(position.text()) == position
        assert position == setting.game.parse(text, "1")
        assert position.moves()
