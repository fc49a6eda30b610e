"""`tavoliere cards` and `tavoliere deck`, as a person at a shell meets them."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from typer.testing import CliRunner, Result

from tavoliere.cli.app import app
from tavoliere.cli.cards import FACES, carried_cards, tell, with_corrections, words_of_cards
from tavoliere.core.refusal import Refusal
from tavoliere.games.settlers.catalogue import CARD
from tavoliere.games.settlers.deck import SHIPPED, deck_of
from tavoliere.words import LANGUAGES

if TYPE_CHECKING:
    from pathlib import Path


def run(*arguments: str, stdin: str | None = None) -> Result:
    return CliRunner().invoke(app, list(arguments), input=stdin)


def words(result: Result) -> str:
    """What a command printed, in one line: where it breaks depends on the width of the terminal."""
    return " ".join(result.output.split())


@pytest.mark.parametrize(
    "command", [["cards"], ["deck", "check"], ["deck", "list"], ["deck", "random"], ["deck", "show"]]
)
def test_help_shows_an_example_for_every_command(command: list[str]) -> None:
    result = run(*command, "--help")
    assert result.exit_code == 0
    assert f"tavoliere {' '.join(command)}" in words(result)


# --------------------------------------------------------------------------------------------------------------- cards


@pytest.mark.parametrize("code", LANGUAGES)
def test_all_cards_are_listed_in_every_language(code: str) -> None:
    result = run("cards", "settlers", "--language", code)
    assert result.exit_code == 0, result.output
    told = words_of_cards(code)
    for name in ("abbey", "citadel", "spy", "comet"):
        assert told.say(f"card-{name}") in result.output


def test_a_price_that_no_source_gives_is_unconfirmed() -> None:
    assert "(unconfirmed)" in words(run("cards", "settlers", "citadel", "-l", "en"))
    assert "2 brick, 2 ore" in words(run("cards", "settlers", "citadel", "-l", "en"))
    assert "unconfirmed" not in words(run("cards", "settlers", "city", "-l", "en"))


@pytest.mark.parametrize("name", ["herb_woman", "Kräuterhexe", "krauterhexe", "HERBORISTE", "Herb Woman", "Erborista"])
def test_a_card_is_found_by_its_id_or_its_name_in_any_language(name: str) -> None:
    output = words(run("cards", "settlers", name, "--language", "en"))
    assert "Herb Woman" in output
    assert "in answer to the Black Knight" in output
    assert "B60" in output


def test_a_face_of_the_event_die_is_found_too() -> None:
    assert "all ore and all wool" in words(run("cards", "settlers", "club", "-l", "en"))
    assert "all ore and all wool" in words(run("cards", "settlers", "brigand attack", "-l", "en"))


def test_cards_are_data_for_programs() -> None:
    cards = {card["id"]: card for card in json.loads(run("cards", "settlers", "--json", "-l", "fr").stdout)}
    assert set(cards) == set(CARD)
    assert cards["abbey"]["price"] == {"brick": 1, "lumber": 1, "ore": 1}
    assert cards["abbey"]["name"] == "Abbaye"
    assert cards["citadel"]["unconfirmed"] == ["price"]
    assert cards["gold_fleet"]["trade"] == {"give": "gold", "rate": 2}
    assert json.loads(run("cards", "settlers", "spy", "--json").stdout)["id"] == "spy"


def test_an_unknown_card_or_game_is_refused() -> None:
    near = run("cards", "settlers", "abey").exception
    assert isinstance(near, Refusal)
    assert near.arguments == {"text": "abey", "near": "abbey"}
    assert "did you mean abbey" in tell(words_of_cards("en"), near)
    other = run("cards", "fredericus").exception
    assert isinstance(other, Refusal)
    assert other.key == "refusal-no-cards"
    assert all(tell(words_of_cards(code), other) for code in LANGUAGES)


def test_cards_without_a_test_are_found(tmp_path: Path) -> None:
    (tmp_path / "test_one.py").write_text(
        "import pytest\n\n\n"
        "@pytest.mark.card('abbey', 'club')\n"
        "@pytest.mark.parametrize('x', [pytest.param(1, marks=pytest.mark.card('spy'))])\n"
        "def test_this(x) -> None:\n    assert True\n\n\n"
        "@pytest.mark.card('scout')\ndef helper() -> None:\n    pass\n",
        encoding="utf-8",
    )
    assert carried_cards(tmp_path) == {"abbey", "club", "spy"}
    result = run("cards", "settlers", "--check", "--tests", str(tmp_path))
    assert result.exit_code == 1
    assert "\nscout: Scout: no test carries this card" in result.output
    assert "abbey:" not in result.output
    assert "citadel: Citadel" in result.output
    assert "sun: Year of Plenty" in result.output
    assert "3 of 91 cards and faces" in result.output
    everything = ", ".join(repr(name) for name in [*CARD, *FACES])
    (tmp_path / "test_two.py").write_text(
        f"import pytest\n\n\n@pytest.mark.card({everything})\ndef test_that() -> None:\n    assert True\n",
        encoding="utf-8",
    )
    assert run("cards", "settlers", "--check", "--tests", str(tmp_path)).exit_code == 0


# --------------------------------------------------------------------------------------------------------- corrections


@pytest.fixture
def corrections(tmp_path: Path) -> Path:
    file = tmp_path / "mine.toml"
    file.write_text("[citadel]\nprice = { brick = 2, ore = 3 }\n[ismai]\nmagic.build = 2\n", encoding="utf-8")
    return file


def test_corrected_cards_are_shown_as_corrected(corrections: Path) -> None:
    output = words(run("cards", "settlers", "citadel", "--cards", str(corrections), "-l", "en"))
    assert "2 brick, 3 ore (corrected)" in output


def test_a_file_of_corrections_becomes_an_option(corrections: Path, tmp_path: Path) -> None:
    word = "cards=citadel.price:brick2+ore3,ismai.magic_build:2"
    assert with_corrections(["mode=extended"], corrections) == ["mode=extended", word]
    assert with_corrections(None, None) == []
    (tmp_path / "empty.toml").write_text("# nothing\n", encoding="utf-8")
    assert with_corrections(None, tmp_path / "empty.toml") == []


def test_every_mistake_in_a_file_of_corrections_is_told(tmp_path: Path) -> None:
    file = tmp_path / "bad.toml"
    file.write_text("[abey]\n[citadel]\nprice = { ore = 99 }\n", encoding="utf-8")
    result = run("cards", "settlers", "--cards", str(file), "-l", "en")
    assert result.exit_code == 1
    assert "“abey”" in result.output
    assert "Citadel: price.ore cannot be 99" in result.output
    with pytest.raises(Refusal):
        with_corrections(None, file)


# --------------------------------------------------------------------------------------------------------------- decks


def test_the_decks_of_the_house_are_listed() -> None:
    output = run("deck", "list", "--language", "en").output
    assert all(name in output for name in SHIPPED)


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_deck_drawn_by_chance_can_be_checked_and_shown(code: str, tmp_path: Path) -> None:
    file = tmp_path / "drawn.txt"
    assert run("deck", "random", "--seed", "7", "-o", str(file), "--language", code).exit_code == 0
    assert run("deck", "random", "--seed", "7", "--language", code).output == file.read_text(encoding="utf-8")
    assert run("deck", "check", str(file), "knights", "--language", code).exit_code == 0
    word = run("deck", "show", str(file), "--code").output.strip()
    assert deck_of(word).code() == word
    assert f"deck0={word}" in run("deck", "show", str(file), "--language", code).output.replace("\n", "")


def test_a_deck_is_shown_with_its_name_and_kinds() -> None:
    output = words(run("deck", "show", "dragons", "--language", "en"))
    assert output.startswith("Two dragons Mills and wizards feed both dragons")
    assert "Dragons 1 Ismai the Green Dragon" in output
    assert "deck0=dragons" in output


def test_everything_that_keeps_a_deck_from_being_played_is_told_at_once() -> None:
    result = run("deck", "check", "-", "--language", "en", stdin="34 Abbey\n3 Scout\nYear End\nCity\nxyz\n")
    assert result.exit_code == 1
    for said in (
        "Line 5",
        "W57: One event",
        "W57: Year End",
        "W58: City",
        "W59: The deck has 38",
        "W60: 3 \u00d7 Scout",
    ):
        assert said in result.output
    shown = run("deck", "show", "-", "--language", "en", stdin="34 Abbey\n")
    assert "W60" in shown.output
    assert "deck0" not in shown.output
    assert isinstance(run("deck", "show", "-", "--code", stdin="34 Abbey\n").exception, Refusal)


def test_a_deck_as_large_as_a_library_is_not_read(tmp_path: Path) -> None:
    file = tmp_path / "large.txt"
    file.write_text("x" * 100_000, encoding="utf-8")
    refused = run("deck", "check", str(file)).exception
    assert isinstance(refused, Refusal)
    assert refused.key == "refusal-deck-long"
