"""Golden files: a change of the rules that nobody meant shows here first. `python -m tests.golden.make` writes them."""

from __future__ import annotations

import json
from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest

import tavoliere
from tavoliere.core.record import read_record
from tavoliere.core.session import digest, resume, verify
from tests.golden.boards import after, count, key_of, starts
from tests.golden.games import GOLDEN, PERFT, TOLD, file_of, tell, told_file

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tavoliere.core.move import Move
    from tavoliere.core.position import Position

KEPT = json.loads(PERFT.read_text(encoding="utf-8"))
STARTS = starts()


def test_every_start_has_its_counts() -> None:
    assert sorted(KEPT) == sorted(STARTS)


@pytest.mark.parametrize("name", STARTS)
def test_as_many_positions_lie_ahead_as_ever(name: str) -> None:
    game, text = STARTS[name]
    assert count(tavoliere.game(game).parse(text, 1)) == KEPT[name]


@pytest.mark.parametrize("name", GOLDEN)
def test_golden_games_replay_to_the_same_end(name: str) -> None:
    text = file_of(name).read_text(encoding="utf-8")
    record = read_record(text)
    session = verify(tavoliere.game(record.tags["Game"]), record)
    assert session.position.outcome is not None
    assert record.tags["Hash"] == digest(session.position)
    assert record.text() == text
    setting, seed = GOLDEN[name]
    assert (record.tags["Seats"], record.tags["Seed"]) == (str(setting.seats), str(seed))
    if "Start" in record.tags:
        assert session.start == setting.start(seed)
    else:
        assert session.options == setting.words


def test_no_golden_game_is_forgotten() -> None:
    for folder in {file_of(name).parent for name in GOLDEN}:
        assert set(folder.iterdir()) == {file_of(name) for name in GOLDEN if file_of(name).parent == folder}


def test_golden_games_meet_every_kind_of_move_and_end() -> None:
    kinds: Counter[str] = Counter()
    reasons: Counter[str] = Counter()
    for name in GOLDEN:
        record = read_record(file_of(name).read_text(encoding="utf-8"))
        game = tavoliere.game(record.tags["Game"])
        resume(game, record)
        kinds.update(type(game.move(moved.text)).__name__ for moved in record.moves)
        reasons[record.tags["Reason"]] += 1
    assert set(kinds) == {type(move).__name__ for name in tavoliere.GAMES for move in tavoliere.game(name).moves}
    assert set(reasons) == {"eighth", "drawn", "turned", "points", "limit"}


@pytest.mark.parametrize("name", TOLD)
def test_a_game_is_told_as_ever(name: str) -> None:
    assert tell(name) == told_file(name).read_text(encoding="utf-8")


# ------------------------------------------------------------------------------------------- counts that were published


PUBLISHED = [20, 226, 1_960, 14_400]
"""Boards after one to four plain actions, as a prototype counted them once (rule facts, S4)."""

ALL_DIFFERENT = (
    "rows 0:aceg 1:bdfh 2:cega 3:dfhb 4:egac 5:fhbd 6:gace 7:hbdf\nbirds P0G4 P1G5 P2G6 P3G7\n"  # no hunt, hood or seal
)

Board = tuple[tuple[str, ...], tuple[int, int]]


def plain(move: Move) -> bool:
    """Say whether a move takes a card or a bird to a neighbouring place, and nothing else."""
    return type(move).__name__ in {"MoveCard", "Fly"}


def plain_boards(position: Position, plies: int) -> list[int]:
    """Count the boards of the engine after plain actions alone."""
    layer, counts = {key_of(position): position}, []
    for _ in range(plies):
        layer = after(layer, plain)
        counts.append(len(layer))
    return counts


def boards_by_hand(position: Position, plies: int) -> list[int]:
    """Count the same boards with rows as texts and birds as numbers, and nothing of the engine."""
    view: Any = position.view(0)
    layer: set[Board] = {(tuple(view.rows), tuple(view.birds[0]))}
    counts = []
    for _ in range(plies):
        layer = {board for rows, birds in layer for board in _boards_beside(rows, birds)}
        counts.append(len(layer))
    return counts


def _boards_beside(rows: tuple[str, ...], birds: tuple[int, int]) -> Iterator[Board]:
    for side in range(8):
        for to in ((side - 1) % 8, (side + 1) % 8):
            if rows[side]:
                moved = list(rows)
                moved[side], moved[to] = rows[side][:-1], rows[to] + rows[side][-1]
                yield tuple(moved), birds
    peregrine, goshawk = birds
    for step in (-1, 1):
        yield rows, ((peregrine + step) % 8, goshawk)
        yield rows, (peregrine, (goshawk + step) % 8)


def board_of_deal(seats: int, seed: int) -> Position:
    """Take rows and birds of a deal, at the start of a turn of four actions."""
    game = tavoliere.game("fredericus")
    kept = [line for line in game.deal(seats, seed).text().splitlines() if line.startswith(("seats", "rows", "birds"))]
    return game.parse("\n".join(kept))


def test_plain_actions_reach_the_boards_that_a_count_by_hand_finds() -> None:
    apart = tavoliere.game("fredericus").parse(ALL_DIFFERENT)
    # Where nothing but plain actions is possible and no two neighbouring cards are alike, this is the whole count.
    assert plain_boards(apart, 4) == boards_by_hand(apart, 4) == count(apart, 4) == [20, 233, 2_112, 16_511]
    for seed in range(5):
        deal = board_of_deal(2 + seed % 3, seed)
        assert plain_boards(deal, 3) == boards_by_hand(deal, 3)


def test_the_published_counts_are_those_of_an_ordinary_deal() -> None:
    """Cards that are alike make boards alike, so the figure belongs to one deal; deals lie on both sides of it."""
    counts = [plain_boards(board_of_deal(4, seed), 3) for seed in range(10)]
    for ply, published in enumerate(PUBLISHED[:3]):
        assert min(numbers[ply] for numbers in counts) <= published <= max(numbers[ply] for numbers in counts)
    fourth = [plain_boards(board_of_deal(4, seed), 4)[3] for seed in (0, 1)]
    assert min(fourth) * 0.9 < PUBLISHED[3] < max(fourth) * 1.1
