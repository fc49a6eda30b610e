"""Values are learned from self-play, the same in any number of processes and however often it is stopped."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from time import monotonic, sleep
from typing import TYPE_CHECKING, Any

import pytest

import tavoliere
from tavoliere.core.refusal import Refusal
from tavoliere.games.values import load_values, read_values
from tavoliere.players.training import settings_for, train_values
from tavoliere.players.training.judging import judge
from tavoliere.players.training.selfplay import Pace, chance_of, play_itself
from tests.players.coins.game import Coins

if TYPE_CHECKING:
    from tavoliere.players.training.rounds import Step

ROOT = Path(__file__).parents[2]
SMALL: dict[str, Any] = {"games": 20, "rounds": 2, "check": 4, "match": 10, "seed": 3}


class Counting:
    """Counts the games that were played and those that were found."""

    def __init__(self) -> None:
        self.fresh = self.found = self.expected = 0
        self.steps: list[Step] = []

    def begin(self, games: int, round_: int, rounds: int) -> None:
        self.expected += games

    def play(self, games: int, *, kept: bool) -> None:
        if kept:
            self.found += games
        else:
            self.fresh += games

    def learn(self, step: Step) -> None:
        self.steps.append(step)


def learned(out: Path, **chosen: Any) -> bytes:
    """Learn coins in a folder and return the file of values."""
    train_values(Coins(), out, **{**SMALL, **chosen})
    return (out / "learned.toml").read_bytes()


# ------------------------------------------------------------------------------------------------------ what is learned


def test_self_play_finds_out_that_gold_wins_and_copper_does_not(tmp_path: Path) -> None:
    report = train_values(Coins(), tmp_path, games=150, rounds=2, match=60, ridge=10, varieties=("two",))
    weights = read_values((tmp_path / "learned.toml").read_text(encoding="utf-8"), "learned").weights["two"]
    assert weights["gold_lead"] > 400
    assert abs(weights["copper_lead"]) < 0.25 * weights["gold_lead"]
    assert report.kept["two"]
    assert report.matches["two"].word == "better"
    assert report.matches["two"].share > 0.8
    assert report.steps["two"][0].loss_after < report.steps["two"][0].loss_before
    assert all(step.loss_after < 0.68 for step in report.steps["two"])


def test_with_three_seats_an_average_board_wins_every_third_time(tmp_path: Path) -> None:
    report = train_values(Coins(), tmp_path, games=150, rounds=1, match=30, ridge=10, varieties=("three",))
    assert report.matches["three"].parity == pytest.approx(1 / 3)
    assert report.matches["three"].word == "better"
    weights = read_values((tmp_path / "learned.toml").read_text(encoding="utf-8"), "learned").weights
    assert weights["three"]["gold_lead"] > 200
    assert weights["two"] == {"always": 0, "gold_lead": 0, "copper_lead": 300, "never": 77}, "nobody trained this one"


def test_weights_that_win_nothing_are_not_kept(tmp_path: Path) -> None:
    good = tmp_path / "good.toml"
    text = (Coins().words.parent / "values" / "hand.toml").read_text(encoding="utf-8")
    good.write_text(text.replace("gold_lead = 0", "gold_lead = 2000").replace("= 300", "= 0"), encoding="utf-8")
    # So little play, and so much of it by lot, that what is fitted is held back to next to nothing.
    report = train_values(
        Coins(), tmp_path / "out", games=10, rounds=1, check=0, match=40, start=str(good), strays=1000, ridge=10**6
    )
    assert report.matches["two"].share <= 0.5
    assert not report.kept["two"]
    values = read_values((tmp_path / "out" / "learned.toml").read_text(encoding="utf-8"), "learned")
    assert values.weights["two"]["gold_lead"] == 2000
    assert "keeps the weights of the start" in values.made


class Watched(Coins):
    """Coins that are valued by nothing but whose turn it is, and whether a coin has been taken."""

    @property
    def planning(self) -> Any:
        planning = super().planning
        planning.features = lambda position, seat: [seat, position.turn, int(position.taken)]
        return planning


def test_the_boards_of_a_game_are_those_at_the_ends_of_turns_with_the_eyes_of_their_seat() -> None:
    played = play_itself(Watched(), "three", "a game", "hand", Pace(10))
    assert played.boards == tuple((turn % 3, turn % 3, turn, 1) for turn in range(15))
    assert sum(played.shares) == pytest.approx(1)
    seen = play_itself(Watched(), "three", "a game", "hand", Pace(10, everybody=True)).boards
    assert seen == tuple(
        (viewer, viewer, turn, 1) for turn in range(15) for viewer in (turn % 3, (turn + 1) % 3, (turn + 2) % 3)
    )


def test_a_game_depends_on_its_name_and_values_alone() -> None:
    def play(name: str, noise: float = 300.0, strays: int = 100) -> Any:
        return play_itself(Coins(), "two", name, "hand", Pace(10, noise, strays))

    assert play("1") == play("1")
    assert play("1") != play("2")
    assert play("1") != play("1", noise=0.0, strays=1000)
    assert chance_of("a", 1).word() != chance_of("a", 2).word()


@pytest.mark.parametrize(
    ("name", "variety"),
    [("fredericus", "two"), ("fredericus", "three"), ("fredericus", "four"), ("settlers", "base")],
)
def test_the_games_of_the_house_can_be_learned(name: str, variety: str) -> None:
    game = tavoliere.game(name)
    played = play_itself(game, variety, "a game", "hand", Pace(12, 0.0, 10))
    assert sum(played.shares) == pytest.approx(1)
    assert {board[0] for board in played.boards} == set(range(game.planning.VARIETIES[variety][0]))
    assert {len(board) for board in played.boards} == {1 + len(game.planning.FEATURES)}
    assert settings_for(game, {}).varieties == tuple(game.planning.VARIETIES)


def test_whole_games_make_a_whole_file(tmp_path: Path) -> None:
    game = tavoliere.game("fredericus")
    train_values(game, tmp_path, games=10, rounds=1, nodes=20, check=0, match=2, varieties=("two",))
    values = load_values(tmp_path, str(tmp_path / "learned.toml"))
    for variety in game.planning.VARIETIES:
        assert len(values.row(variety, game.planning.FEATURES)) == len(game.planning.FEATURES)


def test_few_deals_do_not_look_like_certainty() -> None:
    assert judge([(1.0, 1.0)] * 2).word == "open"
    assert judge([(1.0, 1.0)] * 40).word == "better"
    assert judge([(0.0, 0.0)] * 40).word == "worse"
    even = judge([(1.0, 0.0), (0.0, 1.0)] * 50)
    assert (even.share, even.games, even.word) == (0.5, 200, "open")


# ------------------------------------------------------------------------------------------- the same however it is run


def test_one_process_and_two_learn_the_same(tmp_path: Path) -> None:
    assert learned(tmp_path / "one") == learned(tmp_path / "two", workers=2)


def test_another_seed_learns_something_else(tmp_path: Path) -> None:
    assert learned(tmp_path / "one", match=2) != learned(tmp_path / "two", match=2, seed=4)


def test_what_was_finished_is_not_played_again(tmp_path: Path) -> None:
    first = learned(tmp_path)
    watcher = Counting()
    assert learned(tmp_path, watcher=watcher) == first
    assert watcher.fresh == 0
    assert watcher.found == watcher.expected > 0
    assert len(watcher.steps) == 4


def test_more_rounds_go_on_from_fewer(tmp_path: Path) -> None:
    learned(tmp_path / "short")
    watcher = Counting()
    long = learned(tmp_path / "short", rounds=3, watcher=watcher)
    assert watcher.found > 0
    assert watcher.fresh > 0
    assert long == learned(tmp_path / "long", rounds=3)


def test_the_match_can_be_played_anew_with_more_to_look_at(tmp_path: Path) -> None:
    learned(tmp_path)
    watcher = Counting()
    text = learned(tmp_path, watcher=watcher, plies=2, match_nodes=50).decode()
    played, checked = 2 * 2 * SMALL["games"], (2 + 3) * SMALL["check"]
    assert watcher.found == played + checked, "self-play stays as it is, and the match goes on from the check"
    assert watcher.fresh > 0
    assert "at 2 ply and 50 boards" in text


def test_a_piece_that_is_damaged_is_played_again(tmp_path: Path) -> None:
    first = learned(tmp_path)
    for piece in (tmp_path / "games").glob("*round002*"):
        piece.write_bytes(piece.read_bytes()[:-7])
    assert learned(tmp_path) == first


SCRIPT = """
from tavoliere.players.training import settings_for, train_values
from tests.players.coins.game import Coins
train_values(Coins(), {out!r}, workers={workers}, games=150, rounds=2, check=4, match=10, seed=3)
"""


@pytest.mark.skipif(os.name == "nt", reason="kill -9 is for POSIX")
@pytest.mark.parametrize("workers", [1, 2])
def test_what_was_killed_goes_on_and_learns_the_same(tmp_path: Path, workers: int) -> None:
    out = tmp_path / "killed"
    for pieces in (3, 45):
        code = SCRIPT.format(out=str(out), workers=workers)
        process = subprocess.Popen([sys.executable, "-c", code], cwd=ROOT)
        until = monotonic() + 60
        while len(list(out.glob("games/*.json"))) < pieces and monotonic() < until and process.poll() is None:
            sleep(0.002)
        process.send_signal(signal.SIGKILL)
        assert process.wait() == -signal.SIGKILL
        assert not (out / "learned.toml").exists()
    watcher = Counting()
    chosen = {"games": 150}
    resumed = learned(out, watcher=watcher, **chosen)
    assert watcher.found >= 200
    assert watcher.fresh > 0
    assert resumed == learned(tmp_path / "whole", **chosen)


def test_a_process_that_is_gone_is_noticed(tmp_path: Path) -> None:
    class Fatal(Counting):
        def play(self, games: int, *, kept: bool) -> None:
            for child in _children():
                os.kill(child, signal.SIGKILL)

    if not Path("/proc/self/task").exists():
        pytest.skip("the test finds processes in /proc")
    with pytest.raises((RuntimeError, OSError)):
        learned(tmp_path, workers=2, watcher=Fatal(), games=400)


def _children() -> list[int]:
    me = os.getpid()
    found = [int(pid) for pid in Path(f"/proc/{me}/task/{me}/children").read_text(encoding="ascii").split()]
    return [pid for pid in found if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]


# ------------------------------------------------------------------------------------------------------ what is refused


@pytest.mark.parametrize(
    ("chosen", "key"),
    [
        ({"varieties": ("four",)}, "refusal-training-variety"),
        ({"games": 9}, "refusal-training-number"),
        ({"rounds": 0}, "refusal-training-number"),
        ({"strays": 1001}, "refusal-training-number"),
        ({"match": 1}, "refusal-training-number"),
        ({"plies": 3}, "refusal-training-number"),
        ({"seed": -1}, "refusal-training-number"),
        ({"start": "nowhere"}, "refusal-values-file"),
    ],
)
def test_settings_that_make_no_sense_are_refused_before_a_game_is_played(
    tmp_path: Path, chosen: dict[str, Any], key: str
) -> None:
    with pytest.raises(Refusal) as refused:
        learned(tmp_path / "out", **chosen)
    assert refused.value.key == key
    assert not list(tmp_path.rglob("*.json"))


def test_values_that_lack_a_feature_are_no_start(tmp_path: Path) -> None:
    start = tmp_path / "start.toml"
    start.write_text("[two]\nalways = 1\n", encoding="utf-8")
    with pytest.raises(Refusal, match="refusal-values"):
        learned(tmp_path / "out", start=str(start))


def test_a_folder_of_another_training_is_refused_and_left_alone(tmp_path: Path) -> None:
    first = learned(tmp_path)
    for chosen in ({"seed": 4}, {"games": 30}, {"nodes": 7}, {"varieties": ("two",)}, {"everybody": True}):
        with pytest.raises(Refusal) as refused:
            learned(tmp_path, **chosen)
        assert refused.value.key == "refusal-training-folder"
        assert refused.value.arguments["setting"] in chosen
    assert (tmp_path / "learned.toml").read_bytes() == first


def test_a_folder_whose_settings_are_damaged_is_refused(tmp_path: Path) -> None:
    learned(tmp_path)
    (tmp_path / "settings.json").write_text("{", encoding="utf-8")
    with pytest.raises(Refusal, match="refusal-training-damaged"):
        learned(tmp_path)


def test_a_game_without_a_planner_cannot_be_learned(tmp_path: Path) -> None:
    class Unplanned(Coins):
        planning = None

    with pytest.raises(Refusal) as refused:
        train_values(Unplanned(), tmp_path)
    assert refused.value.key == "refusal-training-game"
    assert tavoliere.game("fredericus").id == "fredericus"
