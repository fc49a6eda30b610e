"""The variant for a shorter game (F39, A37)."""

from __future__ import annotations

import pytest

from tests.fredericus.table import legal, lies, play, row, table, told, why

ON = "options variant=on; birds P1G5 P3G3 P3G3 P3G3"


@pytest.mark.rule("F39")
@pytest.mark.parametrize("three", ["WWW", "SSS"])
def test_three_woods_or_three_skies_go_from_the_end_of_the_row_to_the_castle(three: str) -> None:
    position = table(f"{ON}; rows 1:Eab{three}")
    events = play(position, "V 1")
    assert row(position, 1) == f"{three}Eab"
    assert told(events, "shifted") == [{"seat": 0, "row": 1, "card": three[0]}]
    assert position.actions == 4  # free
    play(position, "M 1>2")
    assert row(position, 2) == "b"  # the buried creature is the end now


@pytest.mark.rule("F39")
@pytest.mark.parametrize("three", ["WWS", "SWW", "EEE", "aaa", "WSW", "SSa"])
def test_three_cards_that_are_not_all_woods_or_all_sky_stay(three: str) -> None:
    position = table(f"{ON}; rows 1:E{three}")
    assert "V 1" not in legal(position)
    assert why(position, "V 1") == "F39 refusal-shift-unlike"


@pytest.mark.rule("F39")
def test_only_the_last_three_cards_count() -> None:
    position = table(f"{ON}; rows 1:WWWa")
    assert why(position, "V 1") == "F39 refusal-shift-unlike"
    longer = table(f"{ON}; rows 1:aWWWW")
    play(longer, "V 1")
    assert row(longer, 1) == "WWWaW"


@pytest.mark.rule("F39")
def test_the_row_must_be_that_of_an_own_birds_tower() -> None:
    position = table("options variant=on; rows 0:aWWW 1:aWWW 2:aWWW 5:aSSS; birds P1G5 P0G0 P2G2 P3G3")
    assert {move for move in legal(position) if move.startswith("V")} == {"V 1", "V 5"}
    assert why(position, "V 0") == "F39 refusal-no-bird-to-shift"
    assert why(position, "V 2") == "F39 refusal-no-bird-to-shift"


@pytest.mark.rule("F39")
def test_it_is_done_once_a_turn_at_any_moment_of_it() -> None:
    position = table(f"{ON}; rows 1:aWWW 5:aSSS; actions 0")
    play(position, "V 5")
    assert why(position, "V 1") == "F39 refusal-shifted-already"
    assert legal(position) == {"Z"}
    between = table(f"{ON}; rows 1:aWWW 5:aSSS")
    play(between, "G>6", "V 1", "G>5")
    assert why(between, "V 5") == "F39 refusal-shifted-already"
    duel = table("seats 2; options variant=on; birds P1G5 P3G3; rows 1:aWWW; used V; actions 0; tokens 1 1 / 1 1")
    play(duel, "Z", "K 1 1", "P>2", "P>3", "P>2", "P>3", "Z", "K 1 1")
    assert "V 1" in legal(duel)  # again in the next own turn


@pytest.mark.rule("F39")
def test_without_the_variant_nobody_may_do_it() -> None:
    position = table("rows 1:aWWW; birds P1G5 P3G3 P3G3 P3G3")
    assert "V 1" not in legal(position)
    assert why(position, "V 1") == "F39 refusal-variant-off"


@pytest.mark.rule("A37")
@pytest.mark.parametrize("three", ["WWW", "SSS"])
def test_a_row_of_just_three_cards_is_left_alone(three: str) -> None:
    position = table(f"{ON}; rows 1:{three}")
    assert "V 1" not in legal(position)
    assert why(position, "V 1") == "A37 refusal-shift-nothing"


@pytest.mark.rule("A37")
def test_it_is_neither_an_action_nor_the_reversal() -> None:
    position = table(f"{ON}; rows 0:E 1:aWWW 2:E; actions 0")
    play(position, "V 1", "R 1/0")
    assert row(position, 1) == "aWWW"
    assert lies(position, "used") == "RV"


@pytest.mark.rule("A37")
def test_a_hooded_bird_does_not_qualify() -> None:
    position = table("options variant=on; rows 1:aWWW; birds P1hG5 P3G3 P3G3 P3G3")
    assert "V 1" not in legal(position)
    assert why(position, "V 1") == "A21 refusal-hooded-shift"
