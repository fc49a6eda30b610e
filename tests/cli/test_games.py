"""Several games under one command: what is whose, what is for simulations only, what needs no words."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ET
from typing import TYPE_CHECKING

import pytest
from typer.testing import CliRunner

import tavoliere
from bench.soak import State, Tally, play_game
from bench.soaking import Run
from tavoliere.cli.app import app as commands
from tavoliere.cli.play import play
from tavoliere.cli.speech import explain
from tavoliere.cli.terminal.app import Settings, TableApp
from tavoliere.cli.terminal.setup_screen import SetupScreen
from tavoliere.cli.terminal.table import Table
from tavoliere.cli.terminal.voice import Voice
from tavoliere.cli.terminal.widgets import Segments
from tavoliere.core.game import Option
from tavoliere.core.refusal import Refusal
from tavoliere.core.session import Session
from tavoliere.games.fredericus.game import Fredericus
from tests.cli.sitting import GAME, QUICK, SMALL, shown

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.usefixtures("home")


def told(*arguments: str) -> str:
    """Run a command and return what it printed, in one line."""
    result = CliRunner().invoke(commands, list(arguments))
    assert result.exit_code == 0, result.output
    return " ".join(result.output.split())


async def test_whoever_names_no_game_chooses_one() -> None:
    deal = {"games": tavoliere.GAMES}
    app = TableApp(GAME, "en", deal=deal, settings=Settings(**QUICK))  # type: ignore[arg-type]
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        games = app.screen.query_one("#game", Segments)
        assert games.values == list(tavoliere.GAMES)
        for name in (*tavoliere.GAMES[1:], tavoliere.GAMES[0]):
            before = app.screen
            app.screen.query_one("#game", Segments).choose(name)
            # A slow machine needs a while until the new screen lies there and has the focus.
            for _ in range(200):
                await pilot.pause(0.01)
                if app.screen is not before and app.screen.focused is not None and app.title in shown(app):
                    break
            assert isinstance(app.screen, SetupScreen)
            assert app.game.id == name
            assert Voice(app.game, "en").say("game-name") in shown(app)
            assert app.focused is not None
            assert app.focused.id == "game"


async def test_whoever_names_a_game_is_not_asked_for_one() -> None:
    app = TableApp(GAME, "en", deal={"games": ("fredericus",)}, settings=Settings(**QUICK))  # type: ignore[arg-type]
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert not app.screen.query("#game")


async def test_people_are_not_asked_for_options_of_simulations(monkeypatch: pytest.MonkeyPatch) -> None:
    hidden = tuple(Option(one.name, one.values, one.rule, offered=one.name != "variant") for one in GAME.options)
    monkeypatch.setattr(Fredericus, "options", hidden)
    app = TableApp(GAME, "en", settings=Settings(**QUICK))  # type: ignore[arg-type]
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert app.screen.query("#option-actions")
        assert not app.screen.query("#option-variant")


def test_a_free_option_has_no_default() -> None:
    assert Option("deck", (), "X1").default == ""
    assert Option("mode", ("base", "extended"), "X1").default == "base"


def test_the_game_itself_refuses_options() -> None:
    with pytest.raises(Refusal) as refused:
        play("fredericus", [], "en", None, {"variant": "perhaps"}, None, check=True)
    assert refused.value.rule == "F39"
    with pytest.raises(Refusal) as refused:
        play("fredericus", [], "en", None, {"wind": "on"}, None, check=True)
    assert refused.value.key == "refusal-unknown-option"


def test_simulations_add_what_lets_every_game_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Fredericus, "simulation", {"variant": "on"})
    report = json.loads(told("simulate", "fredericus", "--games", "2", "--json"))
    assert report["options"] == {"variant": "on"}
    report = json.loads(told("simulate", "fredericus", "--games", "2", "--json", "-o", "variant=off"))
    assert report["options"] == {"variant": "off"}
    assert Run(3, "fredericus").options["variant"] == "on"


def test_events_that_need_no_words_are_not_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    session = Session(GAME, 2, "7")
    for _ in range(6):
        session.play(session.position.moves()[0])
    file = tmp_path / "game.txt"
    file.write_text(session.record().text(), encoding="utf-8")
    before = told("replay", str(file), "--language", "en")
    monkeypatch.setattr(Fredericus, "silent", frozenset({"token-laid"}))
    after = told("replay", str(file), "--language", "en")
    assert "bets on keep" in before
    assert "bets on keep" not in after


def test_a_position_that_names_its_game_is_drawn_as_that_game() -> None:
    drawn = CliRunner().invoke(commands, ["draw", "game fredericus; seats 2; rows 3:aW", "--game", "chess"])
    assert ET.fromstring(drawn.output).tag.endswith("svg")


def test_the_rule_says_in_which_games_words_a_refusal_is_told() -> None:
    refusal = Refusal("F39", "refusal-option-value", option="variant", value="x", values=["off", "on"])
    assert explain(refusal, "en").startswith("F39: ")


def test_a_soak_can_keep_to_one_game() -> None:
    for number in range(4):
        assert Run(number, "fredericus").game.id == "fredericus"
    tally = Tally()
    assert play_game(2, tally, "fredericus") is None
    assert all(group.startswith("fredericus") for group in tally.counts["games"])
    assert State().game is None


def test_what_belongs_to_a_seat_goes_with_its_player_into_a_rematch() -> None:
    table = Table.deal(GAME, ["Anna", "Bruno"], seed="1")
    table.session.options = {"deck0": "knights", "deck1": "fleets", "mode": "tournament"}
    assert table._turned(table.session.options) == {"deck1": "knights", "deck0": "fleets", "mode": "tournament"}
