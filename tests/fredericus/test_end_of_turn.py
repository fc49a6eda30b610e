"""The end of a turn: hood, token, goal card; and a token in the centre (F31-F34)."""

from __future__ import annotations

import pytest

from tests.fredericus.table import legal, lies, play, table, told, why


@pytest.mark.rule("F31")
def test_first_the_own_hooded_bird_is_freed_and_no_other() -> None:
    position = table("birds P0G4h P1hG5 P2G6 P3G7; actions 0")
    events = play(position, "Z")
    assert told(events, "freed") == [{"seat": 0, "bird": "G", "tower": 4}]
    assert lies(position, "birds") == "P0G4 P1hG5 P2G6 P3G7"
    assert lies(position, "phase") == "token"


@pytest.mark.rule("F31", "F32", "F33")
def test_the_hood_comes_off_then_the_token_is_laid_then_a_goal_is_turned_over() -> None:
    position = table("birds P0G4 P1G5 P2G6 P3hG7; seat 3; actions 0; tokens 1 / 1 / 1 / 1; deck abF")
    events = play(position, "Z", "K 2")
    keys = [event.key for event in events]
    assert keys == ["actions-ended", "freed", "token-laid", "goal-turned-over", "turn-began"]


@pytest.mark.rule("F32")
def test_the_token_must_be_laid_and_the_turn_goes_on_only_then() -> None:
    position = table("actions 0; tokens - / 1 / 1 / 1")
    assert why(position, "K 1") == "F32 refusal-token-later"
    play(position, "Z")
    assert position.seat == 0
    assert why(position, "P>1") == "F32 refusal-token-first"
    assert why(position, "Z") == "F32 refusal-token-first"
    assert why(position, "K -") == "F32 refusal-no-move"  # it cannot stay in the hand
    play(position, "K 5")
    assert (position.seat, lies(position, "tokens")) == (1, "5 / 1 / 1 / 1")


@pytest.mark.rule("F32")
@pytest.mark.parametrize(("place", "key"), [("3", "token-stayed"), ("6", "token-laid"), ("centre", "token-laid")])
def test_a_token_in_play_may_be_left_or_moved(place: str, key: str) -> None:
    position = table("phase token; tokens 3 / 1 / 1 / 1")
    events = play(position, f"K {place}")
    assert events[0].key == key
    assert lies(position, "tokens") == f"{place} / 1 / 1 / 1"


@pytest.mark.rule("F32")
@pytest.mark.parametrize("seats", [3, 4])
def test_the_centre_takes_a_token_only_while_it_is_empty(seats: int) -> None:
    others = " / ".join("1" * (seats - 2))
    empty = table(f"seats {seats}; phase token; tokens 3 / 1 / {others}")
    taken = table(f"seats {seats}; phase token; tokens 3 / centre / {others}")
    keeps = {f"K {keep}" for keep in range(8)}
    assert legal(empty) == keeps | {"K centre"}
    assert legal(taken) == keeps
    assert why(taken, "K centre") == "A24 refusal-centre-taken"


@pytest.mark.rule("F32")
def test_two_players_lay_both_tokens_and_have_no_centre() -> None:
    position = table("seats 2; phase token; tokens 3 - / 1 1")
    assert legal(position) == {f"K {one} {other}" for one in range(8) for other in range(one, 8)}
    assert why(position, "K centre") == "F32 refusal-no-centre"
    assert why(position, "K 3") == "A23 refusal-two-tokens"
    play(position, "K 6 2")
    assert lies(position, "tokens") == "2 6 / 1 1"


@pytest.mark.rule("F33")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_manager_discards_the_top_goal_face_up_at_the_end_of_the_own_turn(seats: int) -> None:
    lay = "K 1 1" if seats == 2 else "K 1"
    for seat in range(seats):
        position = table(f"seats {seats}; phase token; seat {seat}; deck cdF; open b")
        events = play(position, lay)
        if seat == seats - 1:
            assert told(events, "goal-turned-over") == [{"seat": seat, "goal": "c"}]
            assert (lies(position, "open"), lies(position, "deck")) == ("bc", "dF")
        else:
            assert (lies(position, "open"), lies(position, "deck")) == ("b", "cdF")


@pytest.mark.rule("F33")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_by_the_dutch_book_the_starter_discards_it_instead(seats: int) -> None:
    lay = "K 1 1" if seats == 2 else "K 1"
    for seat in range(seats):
        position = table(f"seats {seats}; options goal_discard_by=starter; phase token; seat {seat}; deck cdF")
        play(position, lay)
        assert lies(position, "open") == ("c" if seat == 0 else "-")


@pytest.mark.rule("F34")
def test_the_owner_of_a_token_in_the_centre_begins_the_turn_with_a_goal() -> None:
    position = table("phase token; seat 0; tokens 1 / centre / 1 / 1; deck ghF")
    events = play(position, "K 1")
    keys = [event.key for event in events]
    assert keys == ["token-stayed", "turn-began", "token-back", "goal-drawn"]
    assert (position.seat, position.actions) == (1, 4)
    assert lies(position, "tokens") == "1 / - / 1 / 1"
    assert lies(position, "goals") == "- / g / - / -"


@pytest.mark.rule("F34")
def test_it_is_paid_in_the_owners_turn_and_in_no_other() -> None:
    position = table("phase token; seat 0; tokens 1 / 1 / centre / 1; deck ghF")
    play(position, "K 1")
    assert lies(position, "tokens") == "1 / 1 / centre / 1"
    assert lies(position, "deck") == "ghF"
