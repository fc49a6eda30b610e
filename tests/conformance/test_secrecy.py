"""Nobody can peek: every byte that a seat receives is the same in every world that it cannot tell apart."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from tavoliere.core.record import read_record
from tavoliere.core.refusal import Refusal
from tavoliere.core.session import Session, resume
from tests.conformance.tables import SETTINGS, Setting
from tests.conformance.walking import choose, play_on, positions, refusal_of, viewers, wire
from tests.conformance.worlds import another_world, same_until_revealed

if TYPE_CHECKING:
    from tavoliere.core.position import Position

every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=str)
POSITIONS = 180  # for each setting and test, so that they are thousands in all
PUBLIC = {"Game", "Rules", "Seats", "Options", "Commitment", "Result", "Ranking", "Reason", "Hash"}


@every_setting
def test_views_do_not_tell_worlds_apart(setting: Setting) -> None:
    differing = 0
    count = setting.some(POSITIONS)
    for number, position in enumerate(positions(setting, count)):
        for viewer in viewers(position):
            other = another_world(setting, position, viewer, number)
            assert wire(other.view(viewer)) == wire(position.view(viewer))
            assert other.seat == position.seat
            differing += other != position
    # The suite would prove nothing if the imagined worlds were always the real one.
    assert differing > count


@every_setting
def test_drawings_do_not_tell_worlds_apart(setting: Setting) -> None:
    for number, position in enumerate(positions(setting, setting.some(4), 1)):
        for viewer in viewers(position):
            other = another_world(setting, position, viewer, number)
            assert other.drawing(viewer) == position.drawing(viewer)


@every_setting
def test_legal_moves_and_refusals_do_not_tell_worlds_apart(setting: Setting) -> None:
    dice = random.Random(23)
    for number, position in enumerate(positions(setting, setting.some(POSITIONS), 2)):
        for viewer in viewers(position):
            other = another_world(setting, position, viewer, number)
            decides = viewer is not None and viewer == position.seat
            if not setting.facts.knows_decision(position, viewer):
                continue
            if decides:
                assert other.moves() == position.moves()
            offered = {*position.moves(), *other.moves()}
            # Every move there is, for whoever decides in every second position; else a handful.
            tried = setting.game.moves if decides and number % 2 else dice.sample(setting.game.moves, 8)
            for move in tried:
                if move not in offered:
                    refusal = refusal_of(position, move)
                    assert refusal is not None
                    assert refusal_of(other, move) == refusal
            for text in dice.sample(setting.facts.unlucky_moves, 2):
                assert refusal_of(other, text) == refusal_of(position, text)


@every_setting
def test_events_do_not_tell_worlds_apart(setting: Setting) -> None:
    """What anyone hears of any move agrees until something is revealed to their own eyes."""
    dice = random.Random(29)
    for number, position in enumerate(positions(setting, setting.some(POSITIONS), 3)):
        for viewer in viewers(position):
            other = another_world(setting, position, viewer, number)
            moves = position.moves()
            if viewer != position.seat or number % 2:
                moves = dice.sample(moves, min(3, len(moves)))
            for move in moves:
                if viewer == position.seat or move in other.moves():
                    _same_telling(position, other, str(move), viewer)


def _same_telling(position: Position, other: Position, move: str, viewer: int | None) -> None:
    real, imagined = position.copy(), other.copy()
    if same_until_revealed(real.play(move), imagined.play(move), viewer):
        assert wire(imagined.view(viewer)) == wire(real.view(viewer))


@every_setting
def test_sessions_do_not_tell_worlds_apart(setting: Setting) -> None:
    """Log, undo offer, taking back and the record without its seed agree in two worlds that are played in step."""
    compared = 0
    for number, position in enumerate(positions(setting, setting.some(40), 4)):
        for viewer in viewers(position):
            other = another_world(setting, position, viewer, number)
            real = Session(setting.game, seed="hidden", start=position.text())
            imagined = Session(setting.game, seed="hidden", start=other.text())
            compared += _play_in_step(real, imagined, viewer, random.Random(number))
    assert compared > setting.some(400)


def _play_in_step(real: Session, imagined: Session, viewer: int | None, dice: random.Random) -> int:
    steps = 0
    while real.position.seat is not None and steps < 12:
        move = choose(real.position.moves(), dice)
        if move not in imagined.position.moves():
            assert viewer != real.position.seat
            break
        if not same_until_revealed(real.play(move), imagined.play(str(move)), viewer):
            break
        steps += 1
        assert wire(imagined.log(viewer)) == wire(real.log(viewer))
        offers = [session.free_undo(seat) for session in (real, imagined) for seat in range(real.seats)]
        assert offers[: real.seats] == offers[real.seats :]
        if viewer is not None and real.free_undo(viewer) and dice.random() < 0.2:
            for session in (real, imagined):
                session.take_back(1)
            assert wire(imagined.log(viewer)) == wire(real.log(viewer))
            assert wire(imagined.position.view(viewer)) == wire(real.position.view(viewer))
        if real.position.outcome is None:
            assert [str(moved) for moved in imagined.moves] == [str(moved) for moved in real.moves]
    return steps


@every_setting
def test_a_record_without_the_seed_holds_nothing_but_moves_and_public_tags(setting: Setting) -> None:
    seed = "a seed that nobody guesses, 5f0c2a"
    session = setting.session(seed)
    dice = random.Random(31)
    while session.position.seat is not None:
        play_on(session, dice, setting.every(30))
        record = session.record(with_seed=False)
        assert set(record.tags) <= PUBLIC
        assert ("Hash" in record.tags) == (session.position.outcome is not None)
        assert [moved.text for moved in record.moves] == [moved.text for moved in session.moves]
        text = record.text()
        assert seed not in text
        assert session.position.text() not in text
        with pytest.raises(Refusal):
            resume(setting.game, read_record(text))


@every_setting
def test_a_record_without_the_seed_is_the_same_in_every_world(setting: Setting) -> None:
    for number, position in enumerate(positions(setting, setting.some(5), 5)):
        other = another_world(setting, position, None, number)
        records = {
            Session(setting.game, seed="hidden", start=world.text()).record(with_seed=False).text()
            for world in (position, other)
        }
        assert len(records) == 1 or position.outcome is not None
