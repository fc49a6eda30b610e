"""The referee's no: every refusal of a move with its rule and sentence, and its agreement with `moves()`."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from tavoliere.core.move import Move
from tavoliere.core.refusal import Refusal
from tavoliere.games.fredericus import rules
from tavoliere.games.fredericus.moves import Capture, EndActions, Fly, Hood, MoveCard, PlaceToken, Reverse, Shift
from tests.fredericus.table import GAME, HOUSE_RULES, dealt, play, refused, scattered, sentence, table, wander

FAR = "P4G4 P4G4 P4G4"  # birds of three opponents, away from towers 0 to 2
VARIANT = "options variant=on"

CASES = [
    # Nonsense: what is no move at all, by what may be done now.
    ("rows 0:S", "sing", "F14", "refusal-no-move"),
    ("rows 0:S", "", "F14", "refusal-no-move"),
    ("rows 0:S", "M 0>1 please", "F14", "refusal-no-move"),
    ("phase bets", "sing", "F12", "refusal-no-move"),
    ("phase token", "sing", "F32", "refusal-no-move"),
    ("phase over", "sing", "F35", "refusal-no-move"),
    ("rows 0:S", "M 0>8", "F2", "refusal-no-such-side"),
    ("rows 0:S", "M 12345678901234567890>1", "F2", "refusal-no-such-side"),
    ("rows 0:S", "P>9", "F2", "refusal-no-such-side"),
    ("rows 0:S", "H 8[1P]", "F2", "refusal-no-such-side"),
    ("rows 0:S", "R 1/8", "F2", "refusal-no-such-side"),
    ("rows 0:S", "V 8", "F2", "refusal-no-such-side"),
    ("phase token", "K 8", "F2", "refusal-no-such-side"),
    ("rows 0:S", "XQ", "F3", "refusal-no-such-bird"),
    ("phase token", "K centre 1", "F32", "refusal-token-notation"),
    ("seats 2; phase token", "K 1 2 3", "F32", "refusal-token-notation"),
    # The wrong moment.
    ("phase over", "Z", "F35", "refusal-over"),
    ("phase over", "K 1", "F35", "refusal-over"),
    ("phase bets", "M 0>1", "F12", "refusal-bets-first"),
    ("phase bets", "Z", "F12", "refusal-bets-first"),
    ("phase token; rows 0:S", "M 0>1", "F32", "refusal-token-first"),
    ("phase token", "Z", "F32", "refusal-token-first"),
    ("rows 0:S", "K 1", "F32", "refusal-token-later"),
    ("actions 1", "K 1", "F32", "refusal-token-later"),
    ("actions 0", "K centre", "F32", "refusal-token-later"),
    # Actions.
    ("rows 0:S", "M 0>2", "F15", "refusal-not-adjacent"),
    ("rows 0:S", "M 1>0", "A4", "refusal-empty-row"),
    ("rows 0:S; actions 0", "M 0>1", "F13", "refusal-no-actions-left"),
    ("birds P0G4 P1G5 P2G6 P3G7", "P>4", "F16", "refusal-far-flight"),
    ("birds P0G4 P1G5 P2G6 P3G7", "G>4", "F16", "refusal-far-flight"),
    ("birds P0hG4 P1G5 P2G6 P3G7", "P>1", "F29", "refusal-hooded-flight"),
    ("birds P0G4 P1G5 P2G6 P3G7; actions 0", "P>1", "F13", "refusal-no-actions-left"),
    ("actions 1", "Z", "F13", "refusal-actions-left"),
    ("actions 4", "Z", "F13", "refusal-actions-left"),
    # Captures.
    (f"rows 0:S 1:a 2:S; birds P1G5 {FAR}; used P", "XP", "F18", "refusal-captured-already"),
    (f"rows 0:S 1:a 2:S; birds P1hG5 {FAR}", "XP", "A21", "refusal-hooded-hunt"),
    (f"rows 0:S 1:a 2:W; birds P5G1h {FAR}", "XG", "A21", "refusal-hooded-hunt"),
    (f"rows 0:S 2:S; birds P1G5 {FAR}", "XP", "A5", "refusal-hunt-empty-row"),
    (f"rows 0:S 1:aE 2:S; birds P1G5 {FAR}", "XP", "F19", "refusal-no-creature"),
    (f"rows 0:S 1:aW 2:W; birds P5G1 {FAR}", "XG", "F20", "refusal-no-creature"),
    (f"rows 0:S 1:a 2:W; birds P1G5 {FAR}", "XP", "F19", "refusal-high-hunt"),
    (f"rows 0:S 1:a; birds P1G5 {FAR}", "XP", "A5", "refusal-high-hunt"),
    (f"rows 0:S 1:a 2:S; birds P5G1 {FAR}", "XG", "F20", "refusal-low-hunt"),
    (f"rows 1:a 2:W; birds P5G1 {FAR}", "XG", "A5", "refusal-low-hunt"),
    # Seals.
    (f"rows 0:E 1:a 2:E; birds P1G5 {FAR}; used R", "R 1/0", "F23", "refusal-reversed-already"),
    (f"rows 0:E 1:a 2:E; birds P5G5 {FAR}", "R 1/0", "F23", "refusal-no-bird-to-reverse"),
    (f"rows 0:E 1:a 2:E; birds P1hG5 {FAR}", "R 1/0", "A21", "refusal-hooded-reversal"),
    (f"rows 0:E 1:a 2:E; birds P5G1h {FAR}", "R 1/0", "A21", "refusal-hooded-reversal"),
    (f"rows 0:E 1:a 2:S; birds P1G5 {FAR}", "R 1/0", "F23", "refusal-no-seals"),
    (f"rows 0:E 1:a; birds P1G5 {FAR}", "R 1/0", "A5", "refusal-no-seals"),
    (f"rows 0:E 2:E; birds P1G5 {FAR}", "R 1/0", "A6", "refusal-reverse-empty-row"),
    (f"rows 0:E 1:a 2:E 3:E; birds P1G5 {FAR}", "R 1/3", "F24", "refusal-wrong-seal"),
    # Hoods.
    ("rows 0:W 2:S; birds P4G4 P1G5 P6G6 P7G7", "H 1[1P]", "F25", "refusal-no-woods"),
    ("rows 0:W; birds P4G4 P1G5 P6G6 P7G7", "H 1[1P]", "A5", "refusal-no-woods"),
    ("rows 0:W 2:W; birds P4G4 P4G5 P6G6 P7G7", "H 1[1P]", "A12", "refusal-hood-nobody"),
    ("rows 0:W 2:W; birds P1G4 P4G5 P6G6 P7G7", "H 1[1P]", "A12", "refusal-hood-own-only"),
    ("rows 0:W 2:W; birds P1G4 P1G5h P6G6 P7G7", "H 1[1P]", "F27", "refusal-hood-immune-only"),
    ("rows 0:W 2:W; birds P4G4 P1G5 P6G6 P7G7", "H 1[]", "F26", "refusal-hood-notation"),
    ("rows 0:W 2:W; birds P4G4 P1G5 P6G6 P7G7", "H 1[P]", "F26", "refusal-hood-notation"),
    ("rows 0:W 2:W; birds P4G4 P1G5 P6G6 P7G7", "H 1[4P]", "F7", "refusal-hood-no-seat"),
    ("seats 2; rows 0:W 2:W; birds P4G4 P1G5", "H 1[1P,3G]", "F7", "refusal-hood-no-seat"),
    ("rows 0:W 2:W; birds P4G4 P1G1 P6G6 P7G7", "H 1[1P,1G]", "F27", "refusal-hood-both"),
    ("rows 0:W 2:W; birds P1G4 P1G5 P6G6 P7G7", "H 1[0P,1P]", "F25", "refusal-hood-own"),
    ("rows 0:W 2:W; birds P1G4 P1G5 P1G6 P1G7", "H 1[0P,1P,2P,3P]", "F25", "refusal-hood-own"),
    ("rows 0:W 2:W; birds P4G4 P1G5 P6G6 P7G7", "H 1[1P,2G]", "F25", "refusal-hood-absent"),
    ("rows 0:W 2:W; birds P4G4 P1G5 P6G6 P7G7", "H 1[1G]", "F25", "refusal-hood-absent"),
    ("rows 0:W 2:W; birds P4G4 P1G5 P1G6h P7G7", "H 1[1P,2P]", "F27", "refusal-hood-immune"),
    ("rows 0:W 2:W; birds P4G4 P1G5 P1G6 P7G7", "H 1[1P]", "F26", "refusal-hood-forgotten"),
    ("rows 0:W 2:W; birds P4G4 P1G5 P6G6 P7G7; actions 0", "H 1[1P]", "F13", "refusal-no-actions-left"),
    # The variant.
    (f"rows 1:aWWW; birds P1G5 {FAR}", "V 1", "F39", "refusal-variant-off"),
    (f"{VARIANT}; rows 1:aWWW; birds P1G5 {FAR}; used V", "V 1", "F39", "refusal-shifted-already"),
    (f"{VARIANT}; rows 1:aWWW; birds P1hG5 {FAR}", "V 1", "A21", "refusal-hooded-shift"),
    (f"{VARIANT}; rows 1:aWWW; birds P5G1h {FAR}", "V 1", "A21", "refusal-hooded-shift"),
    (f"{VARIANT}; rows 1:aWWW; birds P0G2 {FAR}", "V 1", "F39", "refusal-no-bird-to-shift"),
    (f"{VARIANT}; rows 1:WWW; birds P1G5 {FAR}", "V 1", "A37", "refusal-shift-nothing"),
    (f"{VARIANT}; rows 1:aWWS; birds P1G5 {FAR}", "V 1", "F39", "refusal-shift-unlike"),
    (f"{VARIANT}; rows 1:WW; birds P1G5 {FAR}", "V 1", "F39", "refusal-shift-unlike"),
    (f"{VARIANT}; birds P1G5 {FAR}", "V 1", "F39", "refusal-shift-unlike"),
    # Tokens.
    ("phase bets", "K centre", "F12", "refusal-centre-in-bets"),
    ("phase bets", "K 1 5", "A25", "refusal-one-token"),
    ("seats 2; phase bets", "K centre", "F12", "refusal-centre-in-bets"),
    ("seats 2; phase bets", "K 1", "A23", "refusal-two-tokens"),
    ("seats 2; phase token", "K 1", "A23", "refusal-two-tokens"),
    ("seats 2; phase token", "K centre", "F32", "refusal-no-centre"),
    ("phase token; tokens 1 / centre / 1 / 1", "K centre", "A24", "refusal-centre-taken"),
    ("phase token", "K 1 5", "A25", "refusal-one-token"),
]


@pytest.mark.parametrize(("text", "move", "rule", "key"), CASES)
def test_the_referee_names_the_rule_and_says_why(text: str, move: str, rule: str, key: str) -> None:
    refusal = refused(table(text), move)
    assert (refusal.rule, refusal.key) == (rule, key)
    assert rule in GAME.rules
    sentence(refusal)


def test_a_move_of_another_game_is_refused() -> None:
    """No notation leads there, so only a program can try."""
    refusal = refused(table("rows 0:S"), Move(0, "B 2", "settlers"))
    assert (refusal.rule, refusal.key) == ("F14", "refusal-other-game")
    sentence(refusal)


def test_the_table_of_refusals_covers_all_that_the_rules_can_say() -> None:
    folder = Path(str(rules.__file__)).parent
    sources = [*folder.glob("*.py"), folder.parent / "reading.py"]
    keys = {key for source in sources for key in re.findall(r'"(refusal-[a-z-]+)"', source.read_text("utf-8"))}
    assert len(keys) > 30
    assert {key for _, _, _, key in CASES} | {"refusal-other-game"} == keys


def test_advance_refuses_as_play_does() -> None:
    position = table("rows 0:S")
    before = position.text()
    with pytest.raises(Refusal) as caught:
        position.advance(GAME.move("M 1>0"))
    assert (caught.value.rule, position.text()) == ("A4", before)


def assert_referee_agrees(text: str) -> set[type[Move]]:
    """Try all 616 moves on a table: what is offered is played, what is not is refused; return the types played."""
    position = table(text)
    before, key = position.text(), position.key()
    offered = set(position.moves())
    for move in GAME.moves:
        if move in offered:
            position.copy().play(move)
            continue
        with pytest.raises(Refusal) as caught:
            position.play(move)
        assert caught.value.rule in GAME.rules
        assert position.key() == key, f"{move} left a trace on\n{before}"
    assert position.text() == before
    return {type(move) for move in offered}


ALL_TYPES = {MoveCard, Fly, Hood, Capture, Reverse, Shift, EndActions, PlaceToken}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_on_scattered_tables_exactly_the_moves_that_are_offered_can_be_played(seats: int) -> None:
    dice = random.Random(100 + seats)
    played: set[type[Move]] = set()
    for number in range(200):
        options = HOUSE_RULES[number % len(HOUSE_RULES)]
        played |= assert_referee_agrees(scattered(dice, seats, **options).text())
    assert played == ALL_TYPES


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_throughout_a_game_exactly_the_moves_that_are_offered_can_be_played(seats: int) -> None:
    dice = random.Random(200 + seats)
    for number, options in enumerate(HOUSE_RULES):
        for position, _move in wander(seats, number, **options):
            if dice.random() < 0.03:
                assert_referee_agrees(position.text())
        assert_referee_agrees(position.text())
    assert_referee_agrees(dealt(seats).text())


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_refusal_has_its_sentence_whatever_the_table(seats: int) -> None:
    dice = random.Random(300 + seats)
    told: set[str] = set()
    for number in range(30):
        position = scattered(dice, seats, **HOUSE_RULES[number % len(HOUSE_RULES)])
        offered = set(position.moves())
        for move in GAME.moves:
            if move not in offered:
                with pytest.raises(Refusal) as caught:
                    position.play(move)
                if str(caught.value) not in told:
                    told.add(str(caught.value))
                    sentence(caught.value)


def test_a_refused_move_can_be_followed_by_a_legal_one() -> None:
    position = table("rows 0:S 1:a 2:S; birds P1G5 P4G4 P4G4 P4G4")
    refused(position, "XG")
    play(position, "XP")
