"""Rulings on the goal deck and the end (A26-A33)."""

from __future__ import annotations

import pytest

from tests.fredericus.table import idle_actions, idle_turn, legal, lies, play, row, table, told

TOKENS = "tokens 6 / 6 / 6 / 6"


@pytest.mark.rule("A26")
def test_when_the_manager_turns_over_fredericus_the_game_is_over_and_nobody_scores_him() -> None:
    position = table(f"phase token; seat 3; {TOKENS}; creatures a / - / - / b; deck Fab")
    play(position, "K 6")
    assert position.outcome is not None
    assert position.outcome.scores == (1, 0, 0, 1)
    assert (lies(position, "open"), position.view(0).fredericus) == ("F", None)


@pytest.mark.rule("A26", "F33")
def test_when_the_starter_turns_him_over_the_others_still_have_their_turn() -> None:
    position = table(f"options goal_discard_by=starter; phase token; seat 0; {TOKENS}; deck Fab")
    events = play(position, "K 6")
    assert told(events, "announced") == [{"seat": 0, "reason": "turned"}]
    for seat in (1, 2, 3):
        assert position.seat == seat
        idle_turn(position)
    assert position.outcome is not None
    assert position.outcome.reason == "turned"
    assert position.outcome.scores == (0, 0, 0, 0)


@pytest.mark.rule("A27")
def test_fredericus_is_shown_kept_and_worth_two_and_no_goal_besides() -> None:
    position = table(
        "rows 0:E 1:a 2:E; birds P4G4 P4G4 P4G4 P1G5; seat 3; actions 0; deck Fab; creatures - / - / - / ab"
    )
    events = play(position, "R 1/0")
    assert told(events, "fredericus-drawn") == [{"seat": 3}]
    assert [position.view(viewer).fredericus for viewer in (None, 0, 3)] == [3, 3, 3]
    assert position.view(0).goal_counts == [0, 0, 0, 0]
    play(position, "Z")
    assert position.outcome is not None
    assert position.outcome.scores == (0, 0, 0, 4)  # two creatures and 2, no pair


ANNOUNCED = f"announced yes; {TOKENS}; deck ghF"


@pytest.mark.rule("A28")
def test_after_the_announcement_a_reversal_still_gives_actions_and_discards_a_seal() -> None:
    position = table(f"rows 0:bE 1:aW 2:E; birds P1G5 P4G4 P4G4 P4G4; {ANNOUNCED}")
    events = play(position, "R 1/0")
    assert (row(position, 0), row(position, 1), position.extra) == ("b", "Wa", 2)
    assert told(events, "goal-drawn") == []
    assert lies(position, "deck") == "ghF"


@pytest.mark.rule("A28")
def test_after_the_announcement_captures_hoods_and_bets_go_on_and_tokens_return_unpaid() -> None:
    position = table(
        "rows 0:S 1:a 2:S 4:W 6:W; birds P1G3 P5G3 P3G3 P3G3; announced yes; tokens 6 / 1 / 1 / centre; deck ghF"
    )
    events = play(position, "XP", "H 5[1P]")
    assert told(events, "goal-drawn") == []
    assert lies(position, "tokens") == "6 / - / - / -"
    assert lies(position, "birds").split()[1] == "P5hG3"
    play(position, "P>0", "P>1", "P>0", "Z")
    assert legal(position) == {f"K {keep}" for keep in range(8)} | {"K centre"}


@pytest.mark.rule("A28")
def test_after_the_announcement_neither_the_centre_nor_the_manager_touches_the_deck() -> None:
    position = table("phase token; seat 1; tokens 6 / 6 / centre / 6; announced yes; deck ghF")
    events = play(position, "K 6")
    assert told(events, "token-back") == [{"seat": 2, "from": "centre"}]
    events += idle_turn(position) + idle_turn(position)
    assert position.outcome is not None
    assert told(events, "goal-drawn") == told(events, "goal-turned-over") == []
    assert lies(position, "deck") == "ghF"


@pytest.mark.rule("A28")
def test_after_the_announcement_the_starter_turns_over_no_goal_either() -> None:
    position = table(f"options goal_discard_by=starter; phase token; seat 0; {ANNOUNCED}")
    play(position, "K 6")
    assert (lies(position, "deck"), lies(position, "open")) == ("ghF", "-")


EIGHTH = "rows 0:S 1:ha 2:S 4:S 5:g 6:W; birds P1G5 P4G4 P4G4 P4G4; creatures aabbccd / - / - / -"


@pytest.mark.rule("A29")
def test_the_eighth_creature_is_announced_before_bets_are_paid() -> None:
    position = table(f"{EIGHTH}; tokens 6 / 1 / 1 / centre; deck efF")
    events = play(position, "XP")
    assert [event.key for event in events] == ["captured", "announced", "token-back", "token-back", "token-back"]
    assert lies(position, "tokens") == "6 / - / - / -"
    assert lies(position, "goals") == "- / - / - / -"


@pytest.mark.rule("A29")
def test_by_house_rule_the_eighth_creature_still_pays_but_the_ninth_does_not() -> None:
    position = table(f"options eighth_pays=yes; {EIGHTH}; tokens 6 / 1 / 1 / 5; deck efF")
    events = play(position, "XP")
    assert lies(position, "goals") == "- / e / f / -"
    assert told(events, "announced") == [{"seat": 0, "reason": "eighth"}]
    assert events[-1].key == "announced"
    events = play(position, "XG")
    assert told(events, "goal-drawn") == []
    assert told(events, "token-back") == [{"seat": 3, "from": "5"}]


@pytest.mark.rule("A29")
def test_if_the_payment_for_the_eighth_brings_fredericus_the_end_is_announced_once() -> None:
    position = table(f"options eighth_pays=yes; {EIGHTH}; tokens 6 / 1 / 1 / 6; deck Fef")
    events = play(position, "XP")
    assert told(events, "announced") == [{"seat": 1, "reason": "drawn"}]
    assert lies(position, "goals") == "- / F / - / -"


@pytest.mark.rule("A30")
def test_after_the_eighth_creature_the_player_goes_on_and_may_capture_a_ninth() -> None:
    position = table(f"{EIGHTH}; {TOKENS}; deck efF")
    play(position, "XP")
    assert position.actions == 4
    events = play(position, "P>2", "P>1", "XG")
    assert told(events, "announced") == []  # once is enough
    assert position.view(None).creatures[0] == "aaabbccdg"


@pytest.mark.rule("A30")
def test_others_may_reach_eight_in_the_turns_that_remain() -> None:
    position = table(
        "rows 0:S 1:ha 2:S; birds P1G5 P1G4 P4G4 P4G4; creatures abcdefg / abcdefg / - / -; "
        f"{TOKENS}; deck abF; actions 0"
    )
    play(position, "XP", "Z", "K 6", "XP")
    assert [len(hand) for hand in position.view(None).creatures] == [8, 8, 0, 0]


@pytest.mark.rule("A31")
def test_fredericus_from_the_centre_at_the_start_of_the_starters_turn_leaves_a_whole_round() -> None:
    position = table("phase token; seat 3; tokens centre / 6 / 6 / 6; deck gFab; round 5")
    events = play(position, "K 6")
    assert told(events, "fredericus-drawn") == [{"seat": 0}]
    assert (position.seat, position.actions, position.round) == (0, 4, 6)
    for seat in range(4):
        assert position.seat == seat
        idle_turn(position)
    assert position.outcome is not None


@pytest.mark.rule("A31", "F35")
def test_fredericus_from_the_centre_of_another_seat_ends_the_game_with_this_round() -> None:
    position = table("phase token; seat 0; tokens 6 / centre / 6 / 6; deck Fab; round 5")
    play(position, "K 6")
    for seat in (1, 2, 3):
        assert position.seat == seat
        idle_turn(position)
    assert position.outcome is not None
    assert position.round == 5


@pytest.mark.rule("A32")
def test_the_last_card_of_the_deck_is_fredericus_at_the_latest_and_then_nobody_draws() -> None:
    position = table(
        "seats 3; rows 0:S 1:h 2:S 4:E 5:ab 6:E; birds P1G5 P3G3 P3G3; tokens 6 / 1 / 1; deck F; actions 0"
    )
    play(position, "XP")
    assert (lies(position, "goals"), lies(position, "deck")) == ("- / F / -", "-")
    play(position, "R 5/4", "Z", "K centre")
    idle_turn(position)
    idle_turn(position)
    assert position.outcome is not None
    assert lies(position, "deck") == "-"


@pytest.mark.rule("A33")
def test_after_the_last_turn_of_an_announced_game_no_token_is_laid() -> None:
    position = table(f"seat 3; actions 0; birds P0G4 P1G5 P2G6 P3hG7; {ANNOUNCED}")
    events = play(position, "Z")
    assert [event.key for event in events] == ["actions-ended", "freed", "game-over"]
    assert position.outcome is not None
    assert lies(position, "tokens") == "6 / 6 / 6 / 6"


@pytest.mark.rule("A33", "A28")
def test_before_the_last_turn_tokens_are_laid_as_ever() -> None:
    position = table(f"seat 2; actions 0; {ANNOUNCED}")
    idle_actions(position)
    assert lies(position, "phase") == "token"
    play(position, "K 3")
    assert lies(position, "tokens") == "6 / 6 / 3 / 6"
