"""Hand-written positions: what no game can come to is refused with its rule and line, a fragment gets its defaults."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tavoliere.core.refusal import Refusal
from tavoliere.games.fredericus import notation, options, possible
from tests.fredericus.table import GAME, dealt, legal, lies, play, row, sentence, table

CASES = [
    # What cannot be read: the key that goes with the sentence, and the line it names.
    ("game settlers", "notation", "expected-game", 1),
    ("options variant", "notation", "expected-options", 1),
    ("options variant=on variant=off", "notation", "expected-options", 1),
    ("seats 4; rows 0S", "F2", "expected-rows", 2),
    ("rows 8:S", "F2", "expected-rows", 1),
    ("rows :S", "F2", "expected-rows", 1),
    ("rows 0:", "F2", "expected-rows", 1),
    ("rows 0:S 0:W", "F2", "expected-rows", 1),
    ("rows 0:SXa", "F5", "expected-cards", 1),
    ("rows 0:aF", "F5", "expected-cards", 1),
    ("rows 0:a-", "F5", "expected-cards", 1),
    ("birds P0G8 P1G5 P2G6 P3G7", "F3", "expected-birds", 1),
    ("birds P0 P1G5 P2G6 P3G7", "F3", "expected-birds", 1),
    ("birds G0P4 P1G5 P2G6 P3G7", "F3", "expected-birds", 1),
    ("birds P0hhG4 P1G5 P2G6 P3G7", "F3", "expected-birds", 1),
    ("tokens 8 / 1 / 1 / 1", "F12", "expected-tokens", 1),
    ("tokens 1 2 / 1 / 1 / 1", "F12", "expected-tokens", 1),
    ("tokens / 1 / 1 / 1", "F12", "expected-tokens", 1),
    ("seats 2; tokens 1 / 1 1", "F12", "expected-two-tokens", 2),
    ("seats 2; tokens 1 9 / 1 1", "F12", "expected-two-tokens", 2),
    ("creatures i / - / - / -", "F5", "expected-creatures", 1),
    ("creatures F / - / - / -", "F5", "expected-creatures", 1),
    ("creatures aaaaa / - / - / -", "F5", "expected-creatures", 1),
    ("goals W / - / - / -", "F5", "expected-goals", 1),
    ("open E", "F5", "expected-goals", 1),
    ("open", "F5", "expected-goals", 1),
    ("\n\ndeck abW", "F5", "expected-goals", 3),
    ("phase dinner", "notation", "expected-phase", 1),
    ("used Q", "notation", "expected-used", 1),
    ("phase token; used P", "notation", "expected-unused", 2),
    ("announced perhaps", "notation", "expected-announced", 1),
    ("creatures aabbccdd / - / - / -; announced no", "F35", "expected-announcement", 2),
    ("goals F / - / - / -; announced no", "F35", "expected-announcement", 2),
    ("open F; announced no", "F35", "expected-announcement", 2),
    ("phase over; announced no", "F35", "expected-announcement", 2),
    ("birdies P0G4", "notation", "refusal-unknown-key", 1),
    ("seats 4; # again; seats 4", "notation", "refusal-key-twice", 3),
    ("seats 5", "notation", "refusal-number", 1),
    ("seats 1", "notation", "refusal-number", 1),
    ("seats four", "notation", "refusal-number", 1),
    ("seats 4; round 0", "notation", "refusal-number", 2),
    ("round 100", "notation", "refusal-number", 1),
    ("round -1", "notation", "refusal-number", 1),
    ("round \u0663", "notation", "refusal-number", 1),  # an Arabic three
    ("seats 3; seat 3", "notation", "refusal-number", 2),
    ("actions 5", "notation", "refusal-number", 1),
    ("round 1; actions 3", "notation", "refusal-number", 2),  # the starter has two in the first round
    ("round 1; seat 1; actions 4", "notation", "refusal-number", 3),
    ("phase token; actions 1", "notation", "refusal-number", 2),
    ("used R; extra 3", "notation", "refusal-number", 2),
    ("birds P0G4", "F7", "refusal-parts", 1),
    ("seats 3; tokens 1 / 1 / 1 / 1", "F7", "refusal-parts", 2),
    ("creatures a", "F7", "refusal-parts", 1),
    ("goals a / b / c / d / e", "F7", "refusal-parts", 1),
    # What can be read and yet cannot be.
    ("options weather=rain", "notation", "refusal-unknown-option", None),
    ("options variant=maybe", "F39", "refusal-option-value", None),
    ("options goal_discard_by=nobody", "F33", "refusal-option-value", None),
    ("options actions=five", "F13", "refusal-option-value", None),
    ("options two_token_reward=none", "A22", "refusal-option-value", None),
    ("options eighth_pays=perhaps", "A29", "refusal-option-value", None),
    ("options placement=free", "A1", "refusal-option-value", None),
    (f"rows 0:{'W' * 25}", "F6", "refusal-too-many-cards", None),
    (f"seats 3; rows 0:{'W' * 22}", "F6", "refusal-too-many-cards", None),
    (f"seats 2; rows 0:{'S' * 10} 1:{'S' * 9}", "F6", "refusal-too-many-cards", None),
    ("seats 2; rows 0:EE 3:EEE", "F6", "refusal-too-many-cards", None),
    ("seats 2; rows 0:a; creatures aa / -", "F6", "refusal-too-many-cards", None),
    ("rows 0:aa; creatures a / a / a / -", "F6", "refusal-too-many-cards", None),
    ("goals aa / - / - / -; open a; deck aF", "F5", "refusal-too-many-goals", None),
    ("open aaaa", "F5", "refusal-too-many-goals", None),
    ("goals F / F / - / -", "F5", "refusal-fredericus-twice", None),
    ("goals F / - / - / -; deck abF", "F5", "refusal-fredericus-twice", None),
    ("deck Fabcde", "F10", "refusal-fredericus-too-high", None),
    ("deck abFcdefg", "F10", "refusal-fredericus-too-high", None),
    ("deck abc", "A32", "refusal-fredericus-missing", None),
    ("deck -", "A32", "refusal-fredericus-missing", None),
    ("round 96; deck abcF", "F38", "refusal-late-round", None),
    ("birds P0hG4h P1G5 P2G6 P3G7", "F27", "refusal-both-hooded", None),
    ("birds P0G4 P1G5 P2hG2h P3G7", "F27", "refusal-both-hooded", None),
    ("birds P0hG4 P1G5 P2G6 P3G7; phase token", "F31", "refusal-still-hooded", None),
    ("creatures aabbccddee / - / - / -", "A30", "refusal-too-many-captures", None),
    ("seats 2; tokens centre 1 / 1 1", "F32", "refusal-no-centre", None),
    ("tokens 1 / centre / 1 / centre", "A24", "refusal-two-in-centre", None),
    ("tokens centre / 1 / 1 / 1", "F34", "refusal-own-centre", None),
    ("seat 2; phase token; tokens 1 / 1 / centre / 1", "F34", "refusal-own-centre", None),
    ("phase bets; seat 1; tokens - / - / - / -", "F12", "refusal-bets-out-of-turn", None),
    ("phase bets; seat 1; tokens 4 / 4 / - / -", "F12", "refusal-bets-out-of-turn", None),
    ("phase bets; seat 1; tokens centre / - / - / -", "F12", "refusal-bets-out-of-turn", None),
    ("seats 2; phase bets; seat 1; tokens 4 - / - -", "F12", "refusal-bets-out-of-turn", None),
    ("extra 1", "F24", "refusal-extra-without-reversal", None),
    ("used PG; extra 2", "F24", "refusal-extra-without-reversal", None),
    ("used V", "F39", "refusal-variant-off", None),
    ("phase bets; round 2", "F12", "refusal-late-bets", None),
    ("phase bets; announced yes", "F12", "refusal-late-bets", None),
    (f"# {'x' * 10_000}", "notation", "refusal-too-long", None),
]


@pytest.mark.parametrize(("text", "rule", "key", "line"), CASES)
def test_an_impossible_position_is_refused_with_rule_and_line(text: str, rule: str, key: str, line: int | None) -> None:
    with pytest.raises(Refusal) as caught:
        table(text)
    refusal = caught.value
    said = refusal.arguments["expected"] if refusal.key == "refusal-value" else refusal.key
    assert (refusal.rule, said, refusal.arguments.get("line")) == (rule, key, line)
    assert rule == "notation" or rule in GAME.rules
    sentence(refusal)


def test_these_are_all_the_ways_in_which_a_position_can_be_refused() -> None:
    # Beside a compiled module lies its source, but under the plain name.
    folder = Path(str(notation.__file__)).parent
    sources = [folder / f"{module.__name__.rpartition('.')[2]}.py" for module in (notation, possible, options)]
    keys = {
        key for source in sources for key in re.findall(r'"((?:refusal|expected)-[a-z-]+)"', source.read_text("utf-8"))
    }
    assert {key for _, _, key, _ in CASES} | {"refusal-value"} == keys


def test_a_refusal_shows_only_the_beginning_of_what_was_written() -> None:
    with pytest.raises(Refusal) as caught:
        table("phase " + "x" * 5000)
    assert len(str(caught.value)) < 200


@pytest.mark.rule("A32", "F10")
def test_even_while_bets_are_laid_the_deck_must_hold_fredericus() -> None:
    with pytest.raises(Refusal) as caught:
        table("phase bets; deck abc")
    assert caught.value.rule == "A32"


@pytest.mark.rule("F2")
@pytest.mark.parametrize("side", ["01", "12", "567"])
def test_a_side_has_one_digit(side: str) -> None:
    with pytest.raises(Refusal) as caught:
        table(f"rows {side}:S")
    assert (caught.value.rule, caught.value.arguments["expected"]) == ("F2", "expected-rows")


@pytest.mark.rule("A30")
def test_nobody_can_have_ten_creatures() -> None:
    with pytest.raises(Refusal) as caught:
        table("creatures aabbccddee / - / - / -")
    assert caught.value.rule == "A30"


@pytest.mark.rule("F31")
def test_when_the_token_is_laid_the_own_hood_is_off_already() -> None:
    with pytest.raises(Refusal) as caught:
        table("phase token; birds P0hG4 P1G5 P2G6 P3G7")
    assert caught.value.rule == "F31"


# What a fragment may leave out.


def test_an_empty_text_is_four_players_in_the_middle_of_the_game() -> None:
    position = table("")
    assert lies(position, "seats") == "4"
    assert lies(position, "birds") == "P0G4 P1G5 P2G6 P3G7"
    assert lies(position, "tokens") == "- / - / - / -"
    assert lies(position, "creatures") == lies(position, "goals") == "- / - / - / -"
    assert [row(position, side) for side in range(8)] == ["-"] * 8
    assert (position.round, position.seat, position.actions, position.extra) == (2, 0, 4, 0)
    assert (lies(position, "phase"), lies(position, "used"), lies(position, "announced")) == ("turn", "-", "no")


@pytest.mark.parametrize(("seats", "birds"), [(2, "P0G4 P2G6"), (3, "P0G4 P1G5 P2G6")])
def test_the_defaults_fit_the_number_of_players(seats: int, birds: str) -> None:
    position = table(f"seats {seats}")
    assert lies(position, "birds") == birds
    assert lies(position, "tokens").count("-") == (4 if seats == 2 else 3)


def test_rows_that_are_not_named_are_empty() -> None:
    position = table("rows 3:ab")
    assert lies(position, "rows") == "0:- 1:- 2:- 3:ab 4:- 5:- 6:- 7:-"


@pytest.mark.parametrize(("seat", "actions"), [(0, 2), (1, 3), (2, 4), (3, 4)])
def test_in_the_first_round_the_default_is_what_the_seat_has_then(seat: int, actions: int) -> None:
    assert table(f"round 1; seat {seat}").actions == actions
    assert table(f"round 2; seat {seat}").actions == 4


def test_bets_belong_to_the_first_round_and_have_no_actions() -> None:
    position = table("phase bets")
    assert (position.round, position.actions) == (1, 0)


def test_an_unknown_deck_is_what_nobody_has_in_an_order_from_the_seed() -> None:
    text = "goals aab / c / - / -; open hhh"
    decks = {lies(table(text, seed), "deck") for seed in range(40)}
    assert len(decks) > 30
    assert lies(table(text, 5), "deck") == lies(table(text, 5), "deck")
    for deck in decks:
        assert "".join(sorted(deck)) == "Fabbccdddeeefffggg"
        assert "F" in deck[-5:]


def test_an_unknown_deck_is_without_fredericus_when_he_is_out_already() -> None:
    for text in ("goals F / - / - / -", "open F"):
        position = table(text)
        assert "F" not in lies(position, "deck")
        assert len(lies(position, "deck")) == 24
        assert position.announced


@pytest.mark.parametrize("creatures", ["abcdefgh", "aabbccdde"])
def test_eight_creatures_or_nine_are_an_announcement(creatures: str) -> None:
    assert table(f"creatures - / {creatures} / - / -").announced
    assert not table("creatures - / abcdefg / - / -").announced


def test_the_end_may_be_announced_without_a_reason_on_the_table() -> None:
    assert table("announced yes; deck abF").announced


def test_fredericus_may_be_any_of_the_last_five_goals() -> None:
    for place in range(5):
        below = "abcd"
        deck = "h" + below[:place] + "F" + below[place:]
        assert lies(table(f"deck {deck}"), "deck") == deck


def test_every_card_that_exists_may_lie_in_one_row() -> None:
    cards = "W" * 24 + "S" * 24 + "E" * 8 + "abcdefgh" * 4
    assert row(table(f"rows 6:{cards}"), 6) == cards


def test_a_fragment_can_be_played_to_the_end() -> None:
    position = table("seats 2; rows 0:S 1:a 2:S; birds P1G5 P3G7; deck abF")
    play(position, "XP", "P>2", "P>1", "P>2", "P>1", "Z")
    assert len(legal(position)) == 36
    while position.outcome is None:
        position.play(position.moves()[-1])
    assert position.outcome.scores[0] > 0


def test_a_deal_is_always_possible() -> None:
    for seats in (2, 3, 4):
        for seed in range(20):
            text = dealt(seats, seed, placement="random").text()
            assert GAME.parse(text).text() == text
