"""How players are written: what is understood, and what is refused with all that there is."""

from __future__ import annotations

from typing import Any

import pytest

import tavoliere
from tavoliere.players import PLAYERS, names_computer, player, read_spec
from tavoliere.players.levels import HIGHEST, LEVELS
from tavoliere.words import LANGUAGES, language

FREDERICUS = tavoliere.game("fredericus")
SETTLERS = tavoliere.game("settlers")


def refused(text: str, game: Any = FREDERICUS) -> tavoliere.Refusal:
    with pytest.raises(tavoliere.Refusal) as caught:
        read_spec(text, game)
    return caught.value


def test_a_player_is_a_name_with_or_without_settings() -> None:
    assert dict(read_spec("greedy", FREDERICUS).settings) == {}
    spec = read_spec("planner:plies=1,width=24,worlds=4,nodes=20000,values=hand,noise=200,trait.greed=-0.5", FREDERICUS)
    assert spec.kind == "planner"
    assert dict(spec.settings) == {
        "plies": 1,
        "width": 24,
        "worlds": 4,
        "nodes": 20_000,
        "values": "hand",
        "noise": 200.0,
        "trait.greed": -0.5,
    }
    assert spec.traits() == {"greed": -0.5}


def test_the_command_of_a_program_takes_the_rest_of_the_text() -> None:
    spec = read_spec("external:seconds=2.5,command=python3 my-bot.py --mix=1,2:3", FREDERICUS)
    assert spec.word("command") == "python3 my-bot.py --mix=1,2:3"
    assert spec.seconds() == 2.5


def test_a_level_goes_by_its_number_or_by_its_name_at_the_court() -> None:
    assert read_spec("level:3", FREDERICUS).settings == read_spec("falconer", FREDERICUS).settings == {"level": 3}
    assert read_spec("level:level=3", SETTLERS).settings == read_spec("steward", SETTLERS).settings
    # Whoever serves at one court is unknown at the other.
    assert refused("steward").key == "refusal-unknown-player"
    assert "prince" in str(refused("falconer", SETTLERS).arguments["players"])


def test_an_unknown_player_is_refused_with_all_that_there_are() -> None:
    refusal = refused("chess:nodes=3")
    assert refusal.key == "refusal-unknown-player"
    assert refusal.arguments["player"] == "chess"
    listed = refusal.arguments["players"]
    assert isinstance(listed, list)
    assert set(PLAYERS) | {level.name for level in LEVELS["fredericus"]} == set(listed)


def test_an_unknown_setting_is_refused_with_all_that_there_are() -> None:
    refusal = refused("ismcts:node=3")
    assert (refusal.key, refusal.arguments["setting"]) == ("refusal-player-setting", "node")
    assert refusal.arguments["settings"] == ["nodes", "seconds", "constant", "patience"]
    assert refused("ismcts:trait.x=3").key == "refusal-player-setting"
    assert refused("greedy:nodes=3").key == "refusal-player-bare"


@pytest.mark.parametrize(
    "text",
    [
        "planner:plies=0",
        "planner:plies=5",
        "planner:plies=1.5",
        "planner:plies=x",
        "ismcts:nodes=nan",
        "level:6",
        "level:x",
    ],
)
def test_a_number_out_of_bounds_is_refused_with_the_bounds(text: str) -> None:
    refusal = refused(text)
    assert refusal.key == "refusal-player-whole"
    assert int(str(refusal.arguments["least"])) == 1
    assert int(str(refusal.arguments["most"])) in {4, HIGHEST, 1_000_000_000}


@pytest.mark.parametrize(
    "text", ["ismcts:seconds=inf", "ismcts:seconds=0", "ismcts:constant=-1", "ismcts:constant=1_0"]
)
def test_a_time_or_a_constant_out_of_bounds_is_refused(text: str) -> None:
    assert refused(text).key == "refusal-player-number"


@pytest.mark.parametrize("text", ["ismcts:nodes", "ismcts:nodes=", "ismcts:nodes=3,", "ismcts:,", "ismcts:=3,nodes=3"])
def test_what_is_no_pair_of_key_and_value_is_refused(text: str) -> None:
    assert refused(text).key in {"refusal-player-pair", "refusal-player-setting"}


def test_a_setting_given_twice_is_refused() -> None:
    assert refused("ismcts:nodes=3,nodes=4").key == "refusal-player-twice"


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_refusal_of_a_player_is_a_sentence(code: str) -> None:
    words = language(code, FREDERICUS.words)
    texts = [
        "chess",
        "ismcts:node=3",
        "greedy:a=1",
        "level:9",
        "ismcts:seconds=0",
        "ismcts:nodes",
        "ismcts:nodes=1,nodes=1",
    ]
    told = {words.tell(no.key, no.arguments, FREDERICUS.arguments) for no in map(refused, texts)}
    assert len(told) == len(texts)


def test_people_are_told_from_computers_by_their_names() -> None:
    for name in ("greedy", "level:3", "ismcts:nodes=x", "page", "external:command=x"):
        assert names_computer(name, FREDERICUS)
    for name in ("Anna", "", "Page", "A: B", "prince"):
        assert not names_computer(name, FREDERICUS)


def test_a_player_is_called_as_it_is_written() -> None:
    assert player("ismcts:nodes=7", FREDERICUS).name == "ismcts:nodes=7"


def test_values_that_do_not_exist_are_refused_before_the_game(tmp_path: Any) -> None:
    with pytest.raises(tavoliere.Refusal) as caught:
        player(f"planner:values={tmp_path}/none.toml", FREDERICUS)
    assert caught.value.key == "refusal-values-file"
