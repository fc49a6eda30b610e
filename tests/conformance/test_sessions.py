"""Sessions and their records: what is written down replays, and what is taken back never happened."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from tavoliere.core.event import TURN_BEGAN
from tavoliere.core.record import Moved, Record, read_record
from tavoliere.core.refusal import Refusal
from tavoliere.core.session import Session, digest, resume, verify
from tests.conformance.tables import FACTS, SETTINGS, Setting
from tests.conformance.walking import choose, play_on, positions, viewers, wire

if TYPE_CHECKING:
    from collections.abc import Callable

every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=str)


def state(session: Session) -> tuple[str, ...]:
    """Return everything that anyone can see or keep of a session."""
    return (
        session.position.text(),
        session.record().text(),
        *(wire(session.log(seat)) for seat in viewers(session.position)),
        *(str(session.free_undo(seat)) for seat in range(session.seats)),
    )


def finished(setting: Setting, seed: int) -> Session:
    session = setting.session(seed)
    play_on(session, random.Random(seed), setting.facts.longest)
    assert session.position.outcome is not None
    return session


@every_setting
def test_records_replay(setting: Setting) -> None:
    session = finished(setting, 1)
    text = session.record().text()
    record = read_record(text)
    assert record.text() == text
    again = verify(setting.game, record)
    assert again.position == session.position
    assert state(again) == state(session)
    assert record.tags["Hash"] == digest(session.position) == digest(again.position)


@every_setting
def test_records_of_unfinished_games_resume(setting: Setting) -> None:
    dice = random.Random(2)
    session = setting.session(2)
    while session.position.seat is not None:
        play_on(session, dice, setting.every(25))
        again = verify(setting.game, read_record(session.record().text()))
        assert state(again) == state(session)


@every_setting
def test_records_may_begin_in_the_middle(setting: Setting) -> None:
    dice = random.Random(4)
    for position in positions(setting, setting.some(10)):
        session = Session(setting.game, start=position.text())
        assert session.seats == setting.seats
        play_on(session, dice, 30)
        again = verify(setting.game, read_record(session.record().text()))
        assert state(again) == state(session)


@every_setting
def test_the_log_is_all_that_was_told(setting: Setting) -> None:
    session = setting.session(5)
    dice = random.Random(5)
    told: dict[int | None, list[object]] = {seat: [] for seat in viewers(session.position)}
    while session.position.seat is not None:
        events = session.play(choose(session.position.moves(), dice))
        for seat, heard in told.items():
            heard.extend(event.told(seat) for event in events)
    assert told == {seat: session.log(seat) for seat in told}


@every_setting
def test_what_is_taken_back_never_happened(setting: Setting) -> None:
    for seed in range(setting.some(3)):
        dice = random.Random(f"{setting} {seed}")
        session = setting.session(seed)
        states = [state(session)]
        offers = 0
        while session.position.seat is not None and offers < 20:
            move = choose(session.position.moves(), dice)
            session.play(move)
            states.append(state(session))
            seat = session.position.seat
            free = 0 if seat is None else session.free_undo(seat)
            if free and dice.random() < 0.2:
                offers += 1
                count = dice.randint(1, free)
                session.take_back(count)
                del states[len(states) - count :]
                assert session.position.seat == seat
                assert state(session) == states[-1]
        assert offers


@every_setting
def test_only_own_moves_of_this_turn_before_anything_came_to_light_are_free(setting: Setting) -> None:
    session = setting.session(6)
    dice = random.Random(6)
    free = 0
    while session.position.seat is not None:
        seat = session.position.seat
        events = session.play(choose(session.position.moves(), dice))
        revealed = any(event.reveals for event in events)
        turned = session.position.seat != seat or any(event.key == TURN_BEGAN for event in events)
        free = 0 if revealed or turned else free + 1
        for other in range(session.seats):
            assert session.free_undo(other) == (free if other == session.position.seat else 0)


@every_setting
def test_a_refused_move_leaves_the_session_alone(setting: Setting) -> None:
    session = setting.session(8)
    dice = random.Random(8)
    for _ in range(10):
        play_on(session, dice, 5)
        before = state(session)
        offered = set(session.position.moves())
        for move in dice.sample(setting.game.moves, 30):
            if move not in offered:
                with pytest.raises(Refusal):
                    session.play(move)
                with pytest.raises(Refusal):
                    session.play(str(move))
        assert state(session) == before


@every_setting
def test_a_record_with_clock_times_is_read_again(setting: Setting) -> None:
    session = setting.session(9)
    dice = random.Random(9)
    for seconds in (0.0, 1.0, 2.5, 59.125, 86_400.0, 999_999.0):
        session.play(choose(session.position.moves(), dice), seconds)
    again = resume(setting.game, read_record(session.record().text()))
    assert [(moved.text, moved.seconds) for moved in again.moves] == [
        (moved.text, moved.seconds) for moved in session.moves
    ]


@pytest.mark.parametrize("seconds", [2.53412, 0.0001, 12.3456, 123_456.789, 1_234_567.0])
def test_any_clock_time_is_written_so_that_it_can_be_read(seconds: float) -> None:
    record = Record({"Game": "fredericus"}, [Moved(0, "K 4", seconds)])
    read = read_record(record.text()).moves[0].seconds
    assert read is not None
    assert read == pytest.approx(seconds, abs=0.001)


def _another_result(record: Record) -> None:
    record.tags["Result"] = record.tags["Result"] + " 0"


def _another_hash(record: Record) -> None:
    record.tags["Hash"] = "0" * 64


def _another_reason(record: Record) -> None:
    record.tags["Reason"] = "boredom"


def _another_ranking(record: Record) -> None:
    record.tags["Ranking"] = " ".join(reversed(record.tags["Ranking"].split()))


def _another_seed(record: Record) -> None:
    record.tags["Seed"] += "0"


def _later_rules(record: Record) -> None:
    record.tags["Rules"] = "9999"


def _a_move_of_another_seat(record: Record) -> None:
    moved = record.moves[0]
    record.moves[0] = Moved(moved.seat + 1, moved.text, moved.seconds)


def _a_move_too_many(record: Record) -> None:
    record.moves.append(record.moves[0])


def _a_move_too_few(record: Record) -> None:
    record.moves.pop()


def _no_seed(record: Record) -> None:
    del record.tags["Seed"]


@pytest.mark.parametrize(
    "forge",
    [
        _another_result,
        _another_hash,
        _another_reason,
        _another_ranking,
        _another_seed,
        _later_rules,
        _a_move_of_another_seat,
        _a_move_too_many,
        _a_move_too_few,
        _no_seed,
    ],
)
@pytest.mark.parametrize("name", FACTS)
def test_a_forged_record_is_refused(name: str, forge: Callable[[Record], None]) -> None:
    setting = next(setting for setting in SETTINGS if setting.id == name)
    record = read_record(finished(setting, 1).record().text())
    forge(record)
    with pytest.raises(Refusal):
        verify(setting.game, read_record(record.text()))
