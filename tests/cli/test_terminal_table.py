"""The table without its screens: who looks, what is kept, what can be taken back."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, cast

import pytest

from tavoliere.cli.terminal import saves
from tavoliere.cli.terminal.table import Table
from tavoliere.cli.terminal.voice import Voice
from tavoliere.core.chance import Fast
from tavoliere.core.record import read_record
from tavoliere.core.session import Session, verify
from tavoliere.games import game

if TYPE_CHECKING:
    from pathlib import Path

    from tavoliere.core.move import Move
    from tavoliere.games.fredericus.position import Position
    from tavoliere.games.fredericus.view import View

GAME = game("fredericus")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path


def play_some(table: Table, moves: int) -> None:
    chance = Fast(4)
    for _ in range(moves):
        if table.over:
            return
        if table.waits_for_handover:
            table.take_keyboard()
        legal = table.session.position.moves()
        table.play(legal[chance.below(len(legal))])


def test_every_move_is_in_the_file_before_anybody_sees_it() -> None:
    table = Table.deal(GAME, ["Anna", "random"], seed="7")
    assert not table.path.exists()
    for number in range(1, 12):
        play_some(table, 1)
        record = read_record(table.path.read_text(encoding="utf-8"))
        assert len(record.moves) == number
        assert record.tags["Player0"] == "Anna"
        assert record.tags["Player1"] == "random"
    assert [path.name for path in table.path.parent.iterdir()] == [table.path.name]


def test_a_game_goes_on_from_its_file() -> None:
    table = Table.deal(GAME, ["Anna", "", "random"], {"variant": "on", "actions": "exact"}, "9")
    play_some(table, 40)
    again = Table.resume(table.path)
    assert again.session.position == table.session.position
    assert again.players == ["Anna", "", "random"]
    assert list(again.computers) == [2]
    assert again.session.options == {"variant": "on"}
    assert again.viewer is None
    play_some(again, 10)
    assert len(read_record(table.path.read_text(encoding="utf-8")).moves) == 50


def test_a_finished_game_is_a_record_that_verifies_and_no_longer_waits() -> None:
    table = Table.deal(GAME, ["Anna", "random"], seed="7")
    play_some(table, 20)
    assert [saved.path for saved in saves.unfinished("fredericus")] == [table.path]
    play_some(table, 10_000)
    assert table.over
    verify(GAME, read_record(table.path.read_text(encoding="utf-8")))
    assert not list(saves.unfinished("fredericus"))


def test_the_game_played_last_is_offered_first_and_rubbish_is_passed_over() -> None:
    old, new = Table.deal(GAME, ["Anna", "random"], seed="1"), Table.deal(GAME, ["Bruno", "greedy"], seed="2")
    for table in (new, old):
        play_some(table, 1)
    new.path.rename(new.path.with_name("fredericus-new.txt"))
    os.utime(new.path.with_name("fredericus-new.txt"), (4e9, 4e9))
    (saves.folder() / "fredericus-broken.txt").write_text("no record", encoding="utf-8")
    (saves.folder() / "fredericus-other.txt").write_bytes(b"\xff\xfe")
    found = list(saves.unfinished("fredericus"))
    assert [saved.players for saved in found] == [["Bruno", "greedy"], ["Anna", "random"]]
    assert found[0].players_in(Voice(GAME, "en")) == ["Bruno", "Greedy"]


def test_where_saving_fails_the_game_goes_on_and_the_old_file_stays_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table.deal(GAME, ["Anna", "random"], seed="7")
    play_some(table, 3)
    kept = table.path.read_text(encoding="utf-8")

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr(os, "fsync", full)
        play_some(table, 1)
    assert isinstance(table.trouble, OSError)
    assert table.path.read_text(encoding="utf-8") == kept
    assert [path.name for path in table.path.parent.iterdir()] == [table.path.name]
    play_some(table, 1)
    assert table.trouble is None
    assert len(read_record(table.path.read_text(encoding="utf-8")).moves) == 5


def test_one_person_always_looks_and_several_hand_over() -> None:
    alone = Table.deal(GAME, ["random", "Anna"], seed="1")
    assert alone.viewer == 1
    assert alone.waits_for_computer
    assert not alone.waits_for_handover
    two = Table.deal(GAME, ["Anna", "Bruno"], seed="1")
    assert two.viewer is None
    assert two.waits_for_handover
    assert two.view().goals == [None, None]
    assert two.take_keyboard() == []
    two.play("K 1 5")
    assert two.viewer == 0
    assert two.waits_for_handover
    assert two.moves() == []
    two.leave_keyboard()
    assert two.view().goals == [None, None]
    assert [event["event"] for event in two.take_keyboard()] == ["token-laid", "token-laid"]
    assert two.view().goals[0] is None
    assert two.view().goals[1] is not None


@pytest.mark.rule("A13")
def test_an_own_move_is_taken_back_alone_and_what_lies_beyond_by_consent() -> None:
    table = Table.deal(GAME, ["Anna", "random"], seed="7")
    table.play("K 1 5")
    assert table.free_undo() == 0
    assert table.undo_by_consent() == 1
    play_some(table, 1)
    assert table.undo_by_consent() == 2
    table.play("P>1")
    assert table.free_undo() == 1
    table.take_back(1)
    assert len(read_record(table.path.read_text(encoding="utf-8")).moves) == 2
    table.take_back(table.undo_by_consent())
    assert table.session.moves == []
    assert table.waits_for_viewer


@pytest.mark.rule("A10", "A13")
def test_a_turn_ends_by_itself_only_where_nothing_else_is_possible_and_nothing_can_be_taken_back() -> None:
    start = "rows 0:S 1:Wa 2:S 3:W 4:W 5:W 6:W 7:W\nbirds P1G4 P5G6\nseats 2\nactions 1\nseat 0\n"
    start += "deck abFcd\ntokens - - / 1 7"
    session = Session(GAME, 2, "1", start=start)
    table = Table(session, ["Anna", "random"], saves.fresh_path("fredericus"))
    assert table.end_by_itself() is None
    table.play("G>5")
    # The capture is still open.
    assert table.end_by_itself() is None
    table.play("XP")
    # Bruno drew a goal for his token: there is no way back, and only the end is left.
    assert str(table.end_by_itself()) == "Z"
    other = Table(Session(GAME, 2, "1", start=start.replace("Wa", "W")), ["Anna", "random"], table.path)
    other.play("G>5")
    assert other.moves() == [GAME.move("Z")]
    assert other.end_by_itself() is None


def test_computer_players_choose_from_views(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table.deal(GAME, ["random", "random"], seed="1")
    seen: list[tuple[str, int | None]] = []

    def choose(view: View, moves: list[Move]) -> Move:
        seen.append((type(view).__name__, view.viewer))
        return moves[0]

    monkeypatch.setattr(table.computers[0], "choose", choose)
    table.think(0)
    assert seen == [("View", 0)]


def test_a_rematch_turns_the_seats_and_keeps_the_house_rules() -> None:
    table = Table.deal(GAME, ["Anna", "Bruno", "greedy"], {"variant": "on"}, "1")
    again = table.rematch()
    assert again.players == ["Bruno", "greedy", "Anna"]
    assert again.session.options == {"variant": "on"}
    assert again.session.seed != table.session.seed
    assert again.path != table.path


def test_secret_seeds_differ_from_game_to_game() -> None:
    first, second = (Table.deal(GAME, ["Anna", "random"]) for _ in range(2))
    assert first.session.seed != second.session.seed
    assert cast("Position", first.session.position) != cast("Position", second.session.position)
