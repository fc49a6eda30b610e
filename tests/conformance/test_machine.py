"""A table on which anything may be tried in any order: moves, refusals, copies, taking back, saving and loading."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

import tavoliere
from tavoliere.core.record import read_record
from tavoliere.core.refusal import Refusal
from tavoliere.core.session import Session, verify
from tests.conformance.tables import SETTINGS, Setting
from tests.conformance.walking import choose, viewers, wire

if TYPE_CHECKING:
    from tavoliere.core.position import Position


class Table(RuleBasedStateMachine):
    """One session, and what it should look like after each of its moves."""

    name: str

    @initialize(data=st.data(), seed=st.integers(0, 10_000))
    def sit_down(self, data: st.DataObject, seed: int) -> None:
        rows = [setting for setting in SETTINGS if setting.id == self.name]
        self.setting: Setting = data.draw(st.sampled_from(rows))
        start = self.setting.start(seed)
        self.session: Session = (
            Session(self.setting.game, seed=seed, start=start) if start else self.setting.session(seed)
        )
        self.history = [self.session.position.text()]
        self.copies: list[tuple[Position, str]] = []

    @property
    def position(self) -> Position:
        return self.session.position

    def is_on(self) -> bool:
        return self.position.seat is not None

    @precondition(is_on)
    @rule(number=st.integers(0, 10_000))
    def play(self, number: int) -> None:
        moves = self.position.moves()
        self.session.play(moves[number % len(moves)])
        self.history.append(self.position.text())

    @precondition(is_on)
    @rule(seed=st.integers(0, 10_000), count=st.integers(1, 60))
    def play_many(self, seed: int, count: int) -> None:
        dice = random.Random(seed)
        for _ in range(count):
            if self.position.seat is not None:
                self.session.play(str(choose(self.position.moves(), dice)))
                self.history.append(self.position.text())

    @precondition(is_on)
    @rule(number=st.integers(0, 10_000))
    def take_back(self, number: int) -> None:
        seat = self.position.seat
        assert seat is not None
        free = self.session.free_undo(seat)
        if free:
            count = 1 + number % free
            self.session.take_back(count)
            del self.history[-count:]

    @rule(data=st.data())
    def try_what_is_not_allowed(self, data: st.DataObject) -> None:
        offered = set(self.position.moves())
        move = data.draw(st.sampled_from(self.setting.game.moves))
        if move in offered:
            return
        with pytest.raises(Refusal):
            self.session.play(move)
        with pytest.raises(Refusal):
            self.position.advance(move)
        with pytest.raises(Refusal):
            self.session.play(data.draw(st.text(max_size=10)) + "?")

    @rule()
    def copy(self) -> None:
        self.copies.append((self.position.copy(), self.position.text()))

    @rule()
    def save_and_load(self) -> None:
        loaded = verify(self.setting.game, read_record(self.session.record().text()))
        assert loaded.events is not self.session.events
        for seat in viewers(self.position):
            assert wire(loaded.log(seat)) == wire(self.session.log(seat))
        self.session = loaded

    @rule()
    def set_up_again(self) -> None:
        assert self.setting.game.parse(self.position.text()) == self.position

    @invariant()
    def nothing_is_lost(self) -> None:
        if not hasattr(self, "session"):
            return
        assert self.setting.facts.broken(self.position) == []
        assert self.position.text() == self.history[-1]
        assert len(self.history) == len(self.session.moves) + 1
        assert all(copy.text() == text for copy, text in self.copies)
        assert (self.position.outcome is None) == (self.position.seat is not None) == bool(self.position.moves())


@pytest.mark.parametrize("name", tavoliere.GAMES)
def test_anything_may_be_tried_in_any_order(name: str) -> None:
    machine = type(f"Table of {name}", (Table,), {"name": name})
    run_state_machine_as_test(machine, settings=settings(max_examples=60, stateful_step_count=25))
