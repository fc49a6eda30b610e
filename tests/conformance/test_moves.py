"""The fixed table of moves, the moves that are offered, and the refusal of all others."""

from __future__ import annotations

import json
import pickle
import random

import pytest

import tavoliere
from tavoliere.core.refusal import Refusal
from tests.conformance.tables import FACTS, SETTINGS, Setting
from tests.conformance.walking import positions, refusal_of, viewers, walk, wire

every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=str)
every_game = pytest.mark.parametrize("name", tavoliere.GAMES)


def test_every_game_has_rows_in_the_tables() -> None:
    assert {setting.id for setting in SETTINGS} == set(tavoliere.GAMES) == set(FACTS)
    for name in tavoliere.GAMES:
        seats = {setting.seats for setting in SETTINGS if setting.id == name}
        assert seats == set(tavoliere.game(name).describe_seats())


@every_game
def test_every_option_that_is_not_a_default_is_in_the_tables(name: str) -> None:
    played = {pair for setting in SETTINGS if setting.id == name for pair in setting.options}
    wanted = {(option.name, value) for option in tavoliere.game(name).options for value in option.values[1:]}
    assert played == wanted


@every_game
def test_each_move_of_the_table_is_one_object_with_one_notation(name: str) -> None:
    game = tavoliere.game(name)
    assert len({str(move) for move in game.moves}) == len(game.moves)
    for number, move in enumerate(game.moves):
        assert move.index == number
        assert move.game == name
        assert game.move(str(move)) is move
        assert pickle.loads(pickle.dumps(move)) is move  # noqa: S301  our own, made a moment ago


@every_setting
def test_moves_are_offered_once_in_a_stable_order(setting: Setting) -> None:
    game = setting.game
    for position in walk(setting, 2):
        moves = position.moves()
        assert moves == position.moves() == position.copy().moves()
        indices = [move.index for move in moves]
        assert indices == sorted(set(indices))
        for move in moves:
            assert game.moves[move.index] is move
            assert game.read(str(move), position) is move


@every_setting
def test_exactly_the_moves_on_offer_are_not_refused(setting: Setting) -> None:
    for position in positions(setting, setting.some(40)):
        offered = set(position.moves())
        for move in setting.game.moves:
            if move not in offered:
                assert refusal_of(position, move) is not None
            else:
                position.copy().play(move)


@every_setting
def test_refusals_leave_no_trace(setting: Setting) -> None:
    for position in positions(setting, setting.some(25)):
        before = position.text()
        views = [wire(position.view(seat)) for seat in viewers(position)]
        offered = set(position.moves())
        for move in setting.game.moves:
            if move not in offered:
                with pytest.raises(Refusal):
                    position.play(move)
                with pytest.raises(Refusal):
                    position.advance(move)
        for text in setting.facts.unlucky_moves:
            try:
                move = setting.game.read(text, position)
            except Refusal:
                with pytest.raises(Refusal):
                    position.play(text)
            else:
                assert refusal_of(position, text) == refusal_of(position.copy(), move)
        assert position.text() == before
        assert [wire(position.view(seat)) for seat in viewers(position)] == views


@every_setting
def test_a_refusal_names_a_rule_of_the_book_and_plain_arguments(setting: Setting) -> None:
    dice = random.Random(1)
    rules = setting.game.rules
    for position in positions(setting, setting.some(25)):
        for move in dice.sample(setting.game.moves, 60):
            if move in position.moves():
                continue
            with pytest.raises(Refusal) as refused:
                position.play(move)
            refusal = refused.value
            assert refusal.rule in rules
            assert refusal.key.startswith("refusal-")
            assert json.loads(wire(refusal.arguments)) == refusal.arguments
            again = pickle.loads(pickle.dumps(refusal))  # noqa: S301  our own, made a moment ago
            assert type(again) is Refusal
            assert (again.rule, again.key, again.arguments) == (refusal.rule, refusal.key, refusal.arguments)
            assert str(again) == str(refusal)


@every_setting
def test_a_game_that_is_over_refuses_everything(setting: Setting) -> None:
    *_, position = walk(setting, 3)
    assert position.moves() == []
    assert all(refusal_of(position, move) is not None for move in setting.game.moves)
