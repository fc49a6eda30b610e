"""Rulings on captures (A15-A19)."""

from __future__ import annotations

import pytest

from tests.fredericus.table import legal, lies, play, row, table, told, why


@pytest.mark.rule("A15")
def test_two_birds_on_one_tower_cannot_both_capture_unless_something_changes_in_between() -> None:
    position = table("rows 0:S 1:ab 2:WS; birds P1G1 P4G4 P4G4 P4G4")
    assert {"XP", "XG"} & legal(position) == {"XP"}
    play(position, "XP")
    assert why(position, "XG") == "F20 refusal-low-hunt"
    play(position, "M 2>3", "XG")
    assert lies(position, "creatures").startswith("ab")


@pytest.mark.rule("A15")
def test_the_wrong_order_loses_a_creature() -> None:
    """The goshawk's woods must not be bared before the peregrine has had its sky."""
    position = table("rows 0:S 1:ab 2:WS; birds P1G1 P4G4 P4G4 P4G4; actions 1")
    play(position, "M 2>3", "XG")
    assert why(position, "XP") == "F19 refusal-high-hunt"
    assert lies(position, "creatures").startswith("b ")


@pytest.mark.rule("A15")
def test_a_capture_uncovers_a_seal_that_opens_the_next_row() -> None:
    position = table("rows 0:S 1:Ea 2:bS 3:E; birds P1G2 P5G5 P5G5 P5G5; deck ghF; actions 0")
    assert legal(position) == {"XP", "Z"}
    play(position, "XP")
    assert {"R 2/1", "R 2/3"} < legal(position)


@pytest.mark.rule("A15")
def test_a_reversal_changes_two_rows_at_once_and_captures_may_follow_on_either() -> None:
    position = table("rows 0:WE 1:SbW 2:aE 3:S; birds P2G1 P5G5 P5G5 P5G5; actions 0; deck ghF; tokens 6 / 6 / 6 / 6")
    assert legal(position) == {"R 1/0", "R 1/2", "Z"}
    play(position, "R 1/2")  # row 1 now ends in sky, row 2 in a creature
    assert (row(position, 1), row(position, 2)) == ("WbS", "a")
    play(position, "XP")
    assert lies(position, "creatures").startswith("a")


@pytest.mark.rule("A15")
def test_a_reversal_may_prepare_a_hunt_on_the_very_row_that_it_turned() -> None:
    position = table("rows 0:SE 1:bWS 2:WE; birds P5G1 P4G4 P4G4 P4G4; actions 0; deck ghF")
    play(position, "R 1/0")  # bares the sky of row 0 and the creature of row 1
    assert why(position, "XG") == "F20 refusal-low-hunt"
    play(position, "M 2>3", "XG")
    assert lies(position, "creatures").startswith("b")


@pytest.mark.rule("A15")
def test_a_capture_may_bar_the_reversal_that_was_open_before() -> None:
    """Captured creatures are gone: a row that a capture empties cannot be reversed."""
    position = table("rows 0:ES 1:a 2:ES; birds P1G5 P4G4 P4G4 P4G4; deck ghF")
    play(position, "XP", "M 0>7", "M 2>3")
    assert why(position, "R 1/0") == "A6 refusal-reverse-empty-row"


@pytest.mark.rule("A16")
def test_a_bird_may_fly_and_then_capture() -> None:
    position = table("rows 0:S 1:a 2:S; birds P2G5 P4G4 P4G4 P4G4")
    play(position, "P>1", "XP")
    assert lies(position, "creatures").startswith("a")


@pytest.mark.rule("A16")
def test_a_bird_that_has_captured_may_fly_on_but_captures_no_more() -> None:
    position = table("rows 0:S 1:a 2:S 3:b 4:S; birds P1G5 P4G4 P4G4 P4G4")
    play(position, "XP", "P>2", "P>3")
    assert why(position, "XP") == "F18 refusal-captured-already"


@pytest.mark.rule("A16")
def test_other_birds_on_the_tower_do_not_disturb_a_hunt() -> None:
    position = table("rows 0:S 1:a 2:S; birds P1G1 P1G1 P1G1 P1G1")
    play(position, "XP")
    assert lies(position, "creatures").startswith("a")


@pytest.mark.rule("A17")
def test_ones_own_token_on_the_keep_brings_nothing_and_stays() -> None:
    position = table("rows 0:S 1:a 2:S; birds P1G5 P4G4 P4G4 P4G4; tokens 1 / 4 / 4 / 4; deck ghF")
    events = play(position, "XP")
    assert [event.key for event in events] == ["captured"]
    assert (lies(position, "tokens"), lies(position, "deck")) == ("1 / 4 / 4 / 4", "ghF")


@pytest.mark.rule("A17")
def test_two_own_tokens_bring_nothing_in_a_duel_either() -> None:
    position = table("seats 2; rows 0:S 1:a 2:S; birds P1G5 P4G4; tokens 1 1 / 4 4; deck ghF")
    play(position, "XP")
    assert (lies(position, "tokens"), lies(position, "deck")) == ("1 1 / 4 4", "ghF")


@pytest.mark.rule("A18")
@pytest.mark.parametrize(
    ("captor", "deck", "goals"),
    [
        (0, "abcF", "- / a / b / c"),
        (1, "abcF", "c / - / a / b"),
        (2, "abcF", "b / c / - / a"),
        (3, "abcF", "a / b / c / -"),
        (0, "aFbc", "- / a / F / -"),  # Fredericus stops the rest
        (2, "Fabc", "- / - / - / F"),
    ],
)
def test_bets_are_paid_clockwise_from_the_captors_left_until_fredericus_is_drawn(
    captor: int, deck: str, goals: str
) -> None:
    birds = ["P4G4"] * 4
    birds[captor] = "P1G5"
    tokens = ["1"] * 4
    position = table(
        f"rows 0:S 1:h 2:S; birds {' '.join(birds)}; tokens {' / '.join(tokens)}; seat {captor}; deck {deck}"
    )
    events = play(position, "XP")
    assert lies(position, "goals") == goals
    tokens = ["-"] * 4
    tokens[captor] = "1"
    assert lies(position, "tokens") == " / ".join(tokens)  # all opponents have theirs back
    paid = [args["seat"] for args in told(events, "token-back")]
    assert paid == [(captor + step) % 4 for step in (1, 2, 3)]


@pytest.mark.rule("A19")
def test_a_token_that_comes_back_out_of_turn_waits_in_the_hand_for_the_end_of_ones_own_turn() -> None:
    position = table("rows 0:S 1:h 2:S; birds P1G5 P4G4 P4G4 P4G4; tokens 6 / 6 / 1 / 6; actions 0; deck abcF")
    play(position, "XP", "Z", "K 7")
    assert lies(position, "tokens") == "7 / 6 / - / 6"
    play(position, "P>5", "P>4", "P>5", "P>4", "Z", "K 7")
    assert (position.seat, lies(position, "tokens")) == (2, "7 / 7 / - / 6")
    assert why(position, "K 3") == "F32 refusal-token-later"
    play(position, "P>5", "P>4", "P>5", "P>4", "Z", "K 3")
    assert lies(position, "tokens") == "7 / 7 / 3 / 6"
