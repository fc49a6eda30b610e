"""The notation of positions and moves: short to write by hand, and exact when the program writes it."""

from __future__ import annotations

import pickle
import random

import pytest

from tavoliere.core.refusal import Refusal
from tests.fredericus.table import FILLED, GAME, HOUSE_RULES, dealt, legal, lies, play, scattered, table, wander

EMPTY = """game fredericus
seats 4
rows 0:- 1:- 2:- 3:- 4:- 5:- 6:- 7:-
birds P0G4 P1G5 P2G6 P3G7
tokens - / - / - / -
creatures - / - / - / -
goals - / - / - / -
open -
deck F
round 2
seat 0
actions 4
extra 0
used -
phase turn
announced no
"""


def test_the_canonical_text_names_every_line_in_a_fixed_order() -> None:
    assert table("deck F").text() == EMPTY


def test_lines_may_come_in_any_order_with_comments_and_blanks() -> None:
    lines = EMPTY.splitlines()
    random.Random(1).shuffle(lines)
    text = "\n\n# a hand-written position\n" + "  # and why\n ".join(lines)
    assert GAME.parse(text).text() == EMPTY


def test_options_are_written_only_where_they_differ_from_the_default() -> None:
    position = table("options variant=on eighth_pays=no goal_discard_by=starter")
    assert lies(position, "options") == "variant=on goal_discard_by=starter"


def test_a_position_with_everything_in_it_is_written_as_it_was_read() -> None:
    text = """game fredericus
seats 4
options variant=on goal_discard_by=starter
rows 0:eS 1:Wa 2:bS 3:Sc 4:Wd 5:Eb 6:Wf 7:Sg
birds P1G5 P3hG7 P4G0 P6G2
tokens 5 / 2 / 5 / centre
creatures aab / - / c / -
goals ab / a / - / F
open gh
deck ch
round 3
seat 0
actions 4
extra 0
used P
phase turn
announced yes
"""
    assert GAME.parse(text).text() == text


def test_hands_and_used_marks_are_written_in_one_order_however_they_were_read() -> None:
    position = table("creatures cab / - / - / -; goals Fba / - / - / -; open hg; used RGP")
    assert lies(position, "creatures") == "abc / - / - / -"
    assert lies(position, "goals") == "abF / - / - / -"
    assert lies(position, "open") == "gh"
    assert lies(position, "used") == "PGR"


def test_the_first_letter_of_the_deck_is_drawn_first() -> None:
    position = table("phase token; seat 3; deck hgF")
    play(position, "K 1")
    assert (lies(position, "open"), lies(position, "deck")) == ("h", "gF")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_position_of_a_game_is_read_back_as_itself(seats: int) -> None:
    for number, options in enumerate(HOUSE_RULES):
        dice = random.Random(number)
        for position, _move in wander(seats, number, **options):
            if dice.random() < 0.05:
                text = position.text()
                again = GAME.parse(text)
                assert again == position
                assert again.text() == text
                assert again.moves() == position.moves()
        assert GAME.parse(position.text()) == position
        assert GAME.parse(position.text()).outcome == position.outcome


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_hand_written_fragments_are_read_back_as_themselves(seats: int) -> None:
    dice = random.Random(seats)
    for number in range(150):
        position = scattered(dice, seats, **HOUSE_RULES[number % len(HOUSE_RULES)])
        again = GAME.parse(position.text())
        assert again == position
        assert again.text() == position.text()
        assert hash(again) == hash(position)


def test_a_deal_and_a_finished_game_are_read_back_too() -> None:
    for position in (dealt(4, 1), table("phase over; seat 3"), table("seats 2; phase bets; tokens 5 1 / -; seat 1")):
        assert GAME.parse(position.text()) == position


def test_positions_and_moves_travel_as_notation() -> None:
    position = table(f"rows 0:eS 1:Wa 2:bS {FILLED}; deck abF")
    assert pickle.loads(pickle.dumps(position)) == position  # noqa: S301  we have just written it ourselves
    move = GAME.move("M 0>7")
    assert pickle.loads(pickle.dumps(move)) is move  # noqa: S301  as above


def test_there_are_616_moves_each_with_a_notation_of_its_own() -> None:
    assert len(GAME.moves) == 616
    assert [move.index for move in GAME.moves] == list(range(616))
    assert all(GAME.move(str(move)) is move for move in GAME.moves)
    assert all(GAME.move(str(move).lower()) is move for move in GAME.moves)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("m 0 > 7", "M 0>7"),
        (" p>2 ", "P>2"),
        ("g > 4", "G>4"),
        ("xp", "XP"),
        ("X G", "XG"),
        ("h 1 [2g, 1p]", "H 1[1P,2G]"),
        ("r 1 / 2", "R 1/2"),
        ("v 3", "V 3"),
        ("z", "Z"),
        ("k Centre", "K centre"),
        ("K center", "K centre"),
        ("k 5  1", "K 1 5"),
    ],
)
def test_small_slips_of_the_pen_are_forgiven(typed: str, meant: str) -> None:
    assert str(GAME.move(typed)) == meant


def test_a_move_with_something_long_behind_it_is_no_move() -> None:
    with pytest.raises(Refusal):
        GAME.move("Z" + " " * 120 + "or rather not")


def test_moves_are_offered_in_the_order_of_their_table() -> None:
    dice = random.Random(9)
    for number in range(100):
        position = scattered(dice, 2 + number % 3, variant="on")
        numbers = [move.index for move in position.moves()]
        assert numbers == sorted(numbers)


def test_a_move_may_be_played_as_text_or_as_itself() -> None:
    one, other = table("rows 0:S"), table("rows 0:S")
    one.play("m 0>1")
    other.play(GAME.move("M 0>1"))
    assert one == other
    assert legal(one) == legal(other)
