"""Who knows what: what lies open, what is secret, where chance speaks (A34-A36)."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import asdict

import pytest

from tavoliere.core.chance import Fast
from tests.fredericus.table import GAME, dealt, idle_turn, lies, play, scattered, table, wander

LATE = """rows 0:eS 1:Wa 2:bS 3:- 5:E; birds P1G5h P3G7 P4G0 P6G2; tokens 5 / 2 / centre / -; creatures aab / - / c / -;
goals ab / c / - / F; open gh; deck cde; round 7; seat 0; actions 2; extra 1; used PR; announced yes"""


@pytest.mark.rule("A34")
@pytest.mark.parametrize("viewer", [None, 0, 1, 2, 3])
def test_everyone_sees_the_whole_table_and_the_size_of_what_is_hidden(viewer: int | None) -> None:
    view = table(LATE).view(viewer)
    assert view.rows == ["eS", "Wa", "bS", "", "", "E", "", ""]
    assert (view.birds, view.hooded) == ([[1, 5], [3, 7], [4, 0], [6, 2]], ["G", "", "", ""])
    assert view.tokens == [["5"], ["2"], ["centre"], ["-"]]
    assert view.creatures == ["aab", "", "c", ""]
    assert (view.open, view.deck, view.goal_counts, view.fredericus) == ("gh", 3, [2, 1, 0, 0], 3)
    assert (view.round, view.seat, view.phase) == (7, 0, "turn")
    assert (view.actions, view.extra, view.used, view.announced) == (2, 1, "PR", True)


@pytest.mark.rule("A34")
def test_goals_discarded_in_setting_up_and_later_lie_open_together() -> None:
    position = dealt(3, 4)
    first = position.view(1).open
    assert len(first) == 4
    play(position, "K 0", "K 0", "K 0")
    for _ in range(3):
        idle_turn(position)
    turned = Counter(position.view(1).open) - Counter(first)
    assert turned.total() == 1


@pytest.mark.rule("A34")
def test_whoever_sees_the_rows_knows_how_many_seals_are_gone() -> None:
    position = table("rows 0:bE 1:a 2:E; birds P1G5 P4G4 P4G4 P4G4")
    play(position, "R 1/0")
    assert "".join(position.view(3).rows).count("E") == 1


@pytest.mark.rule("A35")
def test_each_seat_sees_its_own_goals_and_a_spectator_sees_none() -> None:
    position = table("goals ab / c / - / dd; deck efF")
    assert position.view(0).goals == ["ab", None, None, None]
    assert position.view(1).goals == [None, "c", None, None]
    assert position.view(2).goals == [None, None, "", None]
    assert position.view(None).goals == [None] * 4
    assert position.view(None).goal_counts == [2, 1, 0, 2]


@pytest.mark.rule("A35")
def test_a_drawn_goal_is_told_to_its_owner_alone() -> None:
    position = table("rows 0:S 1:a 2:S; birds P1G5 P4G4 P4G4 P4G4; tokens - / - / 1 / -; deck cbF")
    drawn = next(event for event in play(position, "XP") if event.key == "goal-drawn")
    assert drawn.told(2) == {"event": "goal-drawn", "seat": 2, "goal": "c"}
    assert [drawn.told(viewer) for viewer in (None, 0, 1, 3)] == [{"event": "goal-drawn", "seat": 2}] * 4


@pytest.mark.rule("A35")
def test_what_i_see_does_not_depend_on_the_deck_or_on_the_others_goals() -> None:
    one = table(f"goals ab / cd / e / F; deck fgh; {LATE.split('; ', 1)[0]}; announced yes")
    other = table(f"goals ab / gh / f / F; deck edc; {LATE.split('; ', 1)[0]}; announced yes")
    assert one.view(0) == other.view(0)
    assert one.view(None) == other.view(None)
    assert one.view(1) != other.view(1)


@pytest.mark.rule("A35")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_a_seat_imagines_agrees_with_all_that_it_sees(seats: int) -> None:
    dice = random.Random(seats)
    for _ in range(40):
        position = scattered(dice, seats)
        for viewer in (None, *range(seats)):
            view = position.view(viewer)
            imagined = GAME.imagine(view, Fast(dice.randrange(2**32)))
            assert imagined.view(viewer) == view


@pytest.mark.rule("A35")
def test_the_odds_of_a_hidden_goal_are_24_less_the_open_ones_and_ones_own() -> None:
    view = table("seats 2; goals aab / c; open bcdefgh").view(0)
    for seed in range(30):
        imagined = GAME.imagine(view, Fast(seed))
        hidden = Counter(lies(imagined, "goals").split(" / ")[1] + lies(imagined, "deck"))
        assert hidden == Counter({"a": 1, "b": 1, "F": 1, **dict.fromkeys("cdefgh", 2)})


@pytest.mark.rule("A35", "F36")
def test_when_the_game_is_over_all_goals_are_shown() -> None:
    position = table("seat 3; actions 0; announced yes; goals ab / c / - / F")
    events = play(position, "Z")
    assert events[-1].args["goals"] == ["ab", "c", "", ""]
    assert position.view(None).goals == ["ab", "c", "", ""]
    assert position.view(None).fredericus == 3


@pytest.mark.rule("A36")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_same_seed_and_the_same_moves_are_the_same_game(seats: int) -> None:
    assert dealt(seats, 1).text() == dealt(seats, 1).text() != dealt(seats, 2).text()
    twin = dealt(seats, 8)
    for position, move in wander(seats, 8):
        assert twin.text() == position.text()
        twin.advance(move)
    assert twin.outcome is not None


@pytest.mark.rule("A36")
def test_the_order_of_the_deck_decides_which_goal_is_drawn_and_nothing_else() -> None:
    text = "rows 0:E 1:bWa 2:E 4:S 5:c 6:S; birds P5G1 P4G4 P4G4 P4G4; tokens 6 / 5 / centre / 6; deck"
    one, other = table(f"{text} ghF"), table(f"{text} hgF")
    for move in ("R 1/0", "XP", "M 2>3", "P>4"):
        play(one, move)
        play(other, move)
        assert lies(one, "rows") == lies(other, "rows")
        assert one.view(None) == other.view(None)
    assert (lies(one, "goals"), lies(other, "goals")) == ("g / h / - / -", "h / g / - / -")


@pytest.mark.rule("A36", "A13")
def test_only_goals_and_the_end_of_the_game_bring_something_hidden_to_light() -> None:
    for seats in (2, 3, 4):
        for position, move in wander(seats, 21, variant="on"):
            for event in position.copy().play(move):
                hidden = event.key in {"goal-drawn", "fredericus-drawn", "goal-turned-over", "game-over"}
                assert event.reveals == hidden


@pytest.mark.rule("A34", "A35")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whoever_follows_what_is_told_sees_what_the_table_shows(seats: int) -> None:
    for position, move in wander(seats, 5, variant="on", goal_discard_by="starter"):
        after = position.copy()
        events = after.play(move)
        for viewer in (None, *range(seats)):
            view = position.view(viewer)
            for event in events:
                view = GAME.follow(view, event.told(viewer))
            assert asdict(view) == asdict(after.view(viewer))
