"""Rulings on actions (A9-A14)."""

from __future__ import annotations

import pytest

from tavoliere.core.session import Session
from tavoliere.games.fredericus.moves import Fly, Hood, MoveCard
from tests.fredericus.table import GAME, idle_turn, legal, lies, play, table, told, why


def boards_after(text: str, actions: int) -> set[str]:
    """Collect every board that some sequence of so many actions leads to."""
    position = table(text)
    boards = {position.text(): position}
    for _ in range(actions):
        reached = {}
        for board in boards.values():
            for move in board.moves():
                if isinstance(move, (MoveCard, Fly, Hood)):
                    after = board.copy()
                    after.advance(move)
                    reached[after.text()] = after
        boards = reached
    return {lies(board, "rows") + lies(board, "birds") for board in boards.values()}


@pytest.mark.rule("A9")
def test_two_actions_can_undo_each_other_but_one_or_three_never_can() -> None:
    text = "rows 0:Wa 1:S 2:W; birds P1G1 P1G5 P4G4 P4G4"
    board = lies(table(text), "rows") + lies(table(text), "birds")
    unchanged = [board in boards_after(text, actions) for actions in (1, 2, 3)]
    assert unchanged == [False, True, False]


@pytest.mark.rule("A9")
def test_all_actions_must_be_used_unless_the_house_plays_up_to_four() -> None:
    assert why(table("actions 1"), "Z") == "F13 refusal-actions-left"
    for actions in range(5):
        position = table(f"options actions=up_to; actions {actions}")
        play(position, "Z")
        assert lies(position, "phase") == "token"


@pytest.mark.rule("A10")
def test_the_turn_stays_open_after_the_fourth_action_for_all_that_is_free() -> None:
    position = table("rows 0:S 1:a 2:S 3:S 4:E 5:bc 6:E; birds P1G5 P3G3 P3G3 P3G3; actions 1; deck ghF")
    play(position, "M 3>2")
    assert legal(position) == {"XP", "R 5/4", "R 5/6", "Z"}
    play(position, "R 5/4", "P>2", "P>1", "XP")
    assert legal(position) == {"Z"}  # the end is the player's own word, even when nothing else is left
    assert (position.seat, lies(position, "phase")) == (0, "turn")


@pytest.mark.rule("A10")
def test_under_up_to_four_one_may_finish_at_any_time() -> None:
    position = table("options actions=up_to")
    for flight in ("P>1", "P>0", "P>1", "P>0"):
        assert "Z" in legal(position)
        play(position, flight)
    assert legal(position) == {"Z"}


@pytest.mark.rule("A11")
def test_the_seal_opened_after_the_fourth_action_still_gives_two_more() -> None:
    position = table("rows 0:E 1:ab 2:E 3:W 5:W; birds P1G5 P4G0 P6G6 P7G7; actions 0; deck ghF")
    assert legal(position) == {"R 1/0", "R 1/2", "Z"}
    play(position, "R 1/2")
    assert {"P>0", "M 3>2", "H 4[1P]", "Z"} < legal(position)  # of any type, and none is a duty
    play(position, "H 4[1P]")
    play(position, "M 3>2")
    assert legal(position) == {"Z"}


@pytest.mark.rule("A11")
def test_additional_actions_come_after_the_compulsory_ones_and_lapse_with_the_turn() -> None:
    position = table("seats 2; rows 0:E 1:ab 2:E; birds P1G5 P4G4; actions 1; deck ghcF; tokens 3 3 / 3 3")
    play(position, "R 1/2")
    assert why(position, "Z") == "F13 refusal-actions-left"
    play(position, "P>2")
    assert (position.actions, position.extra) == (0, 2)
    play(position, "Z", "K 3 3")
    assert (position.seat, position.actions, position.extra) == (1, 4, 0)
    idle_turn(position)
    assert (position.seat, position.actions, position.extra) == (0, 4, 0)


@pytest.mark.rule("A12")
@pytest.mark.parametrize(
    ("birds", "refusal"),
    [
        ("P4G5 P4G4 P4G4 P4G4", "A12 refusal-hood-nobody"),
        ("P1G1 P4G4 P4G4 P4G4", "A12 refusal-hood-own-only"),
        ("P4G4 P1G5h P6G1h P4G4", "F27 refusal-hood-immune-only"),
        ("P1G5 P1G5h P4G4 P4G4", "F27 refusal-hood-immune-only"),
        ("P4G5 P1hG4 P4G4 P4G4", "A12 refusal-hood-nobody"),  # a bird in the courtyard stands on no tower
    ],
)
def test_hooding_must_hood_somebody(birds: str, refusal: str) -> None:
    position = table(f"rows 0:W 2:W; birds {birds}")
    assert not [move for move in legal(position) if move.startswith("H")]
    assert why(position, "H 1[1P]") == refusal


@pytest.mark.rule("A13")
def test_within_a_turn_one_may_step_back_until_something_hidden_comes_to_light() -> None:
    session = Session(
        GAME, start="rows 0:E 1:bSa 2:E 4:S 5:b 6:W\nbirds P1G5 P3G3 P3G3 P3G3\ndeck ghF\ntokens 6 / 6 / 6 / 6"
    )
    start = session.position.text()
    for count, move in enumerate(("M 1>0", "XG", "M 0>1"), 1):
        session.play(move)
        assert session.free_undo(0) == count
    session.take_back(1)
    session.take_back(2)
    assert session.position.text() == start
    session.play("P>2")
    session.play("P>1")
    session.play("R 1/0")
    assert session.free_undo(0) == 0  # a goal was drawn
    session.play("P>2")
    assert session.free_undo(0) == 1  # back to the goal, no further
    assert session.free_undo(1) == 0


@pytest.mark.rule("A13")
def test_a_finished_turn_is_not_taken_back() -> None:
    session = Session(GAME, start="rows 0:WS\nactions 1\ntokens 6 / 6 / 6 / 6")
    session.play("P>1")
    session.play("Z")
    assert session.free_undo(0) == 2  # the token is still to be laid
    session.play("K 5")
    assert (session.free_undo(0), session.free_undo(1)) == (0, 0)


@pytest.mark.rule("A13")
def test_a_bet_that_pays_with_a_hidden_card_cannot_be_taken_back_by_the_captor() -> None:
    start = "rows 0:S 1:a 2:S\nbirds P1G5 P3G3 P3G3 P3G3\ndeck ghF\ntokens 6 / 1 / 6 / 6"
    paid, announced = Session(GAME, start=start), Session(GAME, start=f"{start}\nannounced yes")
    paid.play("XP")
    announced.play("XP")
    assert (paid.free_undo(0), announced.free_undo(0)) == (0, 1)


@pytest.mark.rule("A14")
def test_nobody_has_to_capture_or_to_open_a_seal() -> None:
    position = table("rows 0:S 1:a 2:S 4:E 5:b 6:E; birds P1G5 P3G3 P3G3 P3G3; actions 0; tokens 6 / 6 / 6 / 6")
    assert legal(position) == {"XP", "R 5/4", "R 5/6", "Z"}
    events = play(position, "Z", "K 6")
    assert told(events, "captured") == told(events, "reversed") == []
    assert position.seat == 1
