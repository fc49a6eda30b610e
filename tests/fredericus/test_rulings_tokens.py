"""Rulings on betting tokens (A22-A25)."""

from __future__ import annotations

import pytest

from tests.fredericus.table import idle_actions, idle_turn, legal, lies, play, table, told, why

HUNT = "rows 0:S 1:h 2:S; birds P1G5"


@pytest.mark.rule("A22")
@pytest.mark.parametrize(("reward", "goals"), [("owner", "a"), ("token", "ab")])
def test_two_tokens_on_one_keep_bring_one_goal_or_by_house_rule_two(reward: str, goals: str) -> None:
    position = table(f"seats 2; options two_token_reward={reward}; {HUNT} P4G4; tokens 6 6 / 1 1; deck abF")
    events = play(position, "XP")
    assert lies(position, "goals") == f"- / {goals}"
    assert lies(position, "tokens") == "6 6 / - -"  # both come back
    assert told(events, "token-back") == [{"seat": 1, "from": "1"}] * 2


@pytest.mark.rule("A22")
@pytest.mark.parametrize("reward", ["owner", "token"])
def test_a_single_token_on_the_keep_brings_one_goal_and_the_other_stays(reward: str) -> None:
    position = table(f"seats 2; options two_token_reward={reward}; {HUNT} P4G4; tokens 6 6 / 1 3; deck abF")
    play(position, "XP")
    assert lies(position, "goals") == "- / a"
    assert lies(position, "tokens") == "6 6 / 3 -"


@pytest.mark.rule("A22", "A18")
def test_fredericus_as_the_first_of_two_rewards_stops_the_second() -> None:
    position = table(f"seats 2; options two_token_reward=token; {HUNT} P4G4; tokens 6 6 / 1 1; deck Fab")
    play(position, "XP")
    assert lies(position, "goals") == "- / F"
    assert lies(position, "tokens") == "6 6 / - -"


@pytest.mark.rule("A23")
@pytest.mark.parametrize(
    ("move", "tokens", "keys"),
    [
        ("K 3 5", "3 5", ["token-stayed", "token-stayed"]),  # neither moves
        ("K 3 6", "3 6", ["token-stayed", "token-laid"]),
        ("K 5 5", "5 5", ["token-stayed", "token-laid"]),
        ("K 1 7", "1 7", ["token-laid", "token-laid"]),
    ],
)
def test_either_or_both_of_two_tokens_may_move_and_both_lie_on_keeps(move: str, tokens: str, keys: list[str]) -> None:
    position = table("seats 2; phase token; tokens 3 5 / 0 0")
    events = play(position, move)
    assert [event.key for event in events if event.key.startswith("token")] == keys
    assert lies(position, "tokens") == f"{tokens} / 0 0"


@pytest.mark.rule("A23")
@pytest.mark.parametrize(
    ("move", "refusal"), [("K 3", "A23 refusal-two-tokens"), ("K centre", "F32 refusal-no-centre")]
)
def test_one_keep_is_not_enough_for_two_tokens(move: str, refusal: str) -> None:
    position = table("seats 2; phase token; tokens - - / 0 0")
    assert move not in legal(position)
    assert why(position, move) == refusal


@pytest.mark.rule("A24")
def test_the_token_in_the_centre_pays_at_the_start_of_the_owners_next_turn_and_comes_back() -> None:
    position = table("seats 3; tokens 6 / 6 / 6; actions 0; deck abcdF; round 1")
    play(position, "Z", "K centre")
    for seat in (1, 2):
        assert why(position, "K centre") == "F32 refusal-token-later"  # only at the end of one's own turn
        idle_actions(position)
        assert why(position, "K centre") == "A24 refusal-centre-taken"
        play(position, "K 6")
        assert lies(position, "goals").split(" / ")[seat] == "-"
    assert (position.seat, position.round) == (0, 2)  # from the second round on
    assert lies(position, "goals") == "b / - / -"  # goal a was turned over by the manager
    assert lies(position, "tokens") == "- / 6 / 6"  # to lie there again it must be laid again
    idle_turn(position)
    idle_turn(position)
    idle_turn(position)
    assert lies(position, "goals") == "b / - / -"


@pytest.mark.rule("A24")
def test_the_first_capture_sends_it_back_and_the_next_finds_nothing() -> None:
    position = table(
        "rows 0:S 1:h 2:S 4:S 5:g 6:W; birds P1G5 P4G4 P4G4 P4G4; tokens 6 / 6 / centre / 6; deck abF; actions 0"
    )
    first, second = play(position, "XP"), play(position, "XG")
    assert told(first, "token-back") == [{"seat": 2, "from": "centre"}]
    assert told(second, "token-back") == []
    assert lies(position, "deck") == "abF"


@pytest.mark.rule("A24")
def test_the_centre_that_a_capture_cleared_is_open_at_the_end_of_the_same_turn() -> None:
    position = table(f"{HUNT} P4G4 P4G4 P4G4; tokens 6 / 6 / centre / 6; deck abF; actions 0")
    play(position, "XP", "Z", "K centre")
    assert lies(position, "tokens") == "centre / 6 / - / 6"
    idle_turn(position)
    assert position.seat == 2
    assert lies(position, "goals") == "- / - / - / -"  # seat 2 lost its token in the centre, so it is not paid


@pytest.mark.rule("A24")
def test_a_token_that_has_paid_must_be_placed_anew() -> None:
    position = table("phase token; tokens 6 / centre / 6 / 6; deck abcF")
    play(position, "K 6")
    assert lies(position, "tokens") == "6 / - / 6 / 6"
    idle_actions(position)
    assert "K centre" in legal(position)
    play(position, "K centre")
    assert lies(position, "tokens") == "6 / centre / 6 / 6"


@pytest.mark.rule("A25")
def test_a_token_that_goes_to_the_centre_leaves_its_bet() -> None:
    position = table("rows 0:S 1:h 2:S; birds P4G4 P1G5 P4G4 P4G4; phase token; tokens 1 / 6 / 6 / 6; deck abF")
    play(position, "K centre")
    events = play(position, "XP")
    assert told(events, "goal-drawn") == []
    assert told(events, "token-back") == [{"seat": 0, "from": "centre"}]


@pytest.mark.rule("A25")
@pytest.mark.parametrize("seats", [3, 4])
def test_one_token_cannot_be_in_two_places(seats: int) -> None:
    position = table(f"seats {seats}; phase token")
    assert why(position, "K 1 5") == "A25 refusal-one-token"
    assert why(position, "K 1 centre") == "F32 refusal-token-notation"
