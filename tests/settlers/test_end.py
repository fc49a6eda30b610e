"""The end of the game: enough points, in whose turn, and games that nobody can win (B62, B63, U13, U21, R6)."""

from __future__ import annotations

import pytest

from tests.settlers.magic import end_turn, magic, names, tournament
from tests.settlers.table import GAME, dealt, decision, keys, play, table, throw, why

ELEVEN = "centres0 -1:city 1:city 3:city 5:city; sites0 1^:library 1v:town_hall 3^:church"
"""Four cities and three buildings with a point each: eleven points."""


@pytest.mark.rule("B62", "U13")
def test_the_game_ends_at_once_when_the_player_in_turn_has_twelve_points() -> None:
    position = table(f"{ELEVEN}; store0 all:0 brick:2 lumber:2 ore:2 wool:1; hand0 aqueduct abbey")
    assert (position.points(0), position.outcome) == (11, None)
    events = play(position, "build aqueduct", "side 3v")
    assert keys(events)[-1] == "game-over"
    assert position.outcome is not None
    assert (position.outcome.winner, position.outcome.scores, position.outcome.reason) == (0, (12, 2), "points")
    assert (position.seat, position.moves()) == (None, [])
    assert why(position, "done").startswith("B62")


@pytest.mark.rule("U13", "B32")
@pytest.mark.parametrize("scout", ["", "; hand0 scout"])
def test_the_settlement_that_wins_gets_its_regions_first(scout: str) -> None:
    """A region that was turned up has its place on the table, so that nothing is lost and the end can be read again."""
    position = table(f"{ELEVEN}; roads0 right; store0 all:0 brick:1 lumber:1 wool:1 grain:1{scout}")
    play(position, "scout right" if scout else "settle right")
    assert (position.points(0), position.outcome) == (12, None)
    assert GAME.parse(position.text()) == position
    while position.outcome is None:
        assert decision(position) in {"scout:0", "corner:0"}
        position.play(position.moves()[0])
    assert position.outcome.scores == (12, 2)
    assert GAME.parse(position.text()) == position
    assert {"8^", "8v"} <= {place for place, *_ in position.view(0).realms[0]["regions"]}


@pytest.mark.rule("B62")
def test_eleven_points_are_not_enough_and_more_than_twelve_are() -> None:
    assert table(ELEVEN).outcome is None
    above = table(f"{ELEVEN}; store0 all:0 brick:3 ore:3 grain:3; hand0 colossus")
    play(above, "build colossus", "side 3v")
    assert above.outcome is not None
    assert above.outcome.scores[0] == 13


@pytest.mark.rule("B62", "W44", "W67")
def test_with_wizards_and_dragons_it_takes_thirteen() -> None:
    for lay in (magic, tournament):
        position = lay(f"{ELEVEN} 3v:bath_house; store0 all:0 brick:3 lumber:3 ore:3; hand0 aqueduct")
        assert (position.points(0), position.outcome) == (12, None)
        play(position, "build aqueduct", "side 5^")
        assert position.outcome is not None
        assert (position.outcome.winner, position.outcome.scores[0]) == (0, 13)


@pytest.mark.rule("B63")
def test_twelve_points_in_the_opponents_turn_win_only_in_ones_own() -> None:
    """Seat 1 pulls down a knight: the Knight Token, and with it the twelfth point, goes to seat 0."""
    position = table(f"{ELEVEN} 5^:conrad; sites1 1^:siegfried 1v:otto; active 1; turn 6")
    assert (position.points(0), position.knight) == (11, 1)
    play(position, "pull 1v")
    assert (position.points(0), position.knight, position.outcome) == (12, 0, None)
    assert decision(position) == "actions:1"
    end_turn(position)
    assert position.outcome is not None
    assert (position.outcome.winner, position.active, position.turn) == (0, 0, 7)


@pytest.mark.rule("B63")
def test_who_loses_the_twelfth_point_before_the_own_turn_has_not_won() -> None:
    position = table(f"{ELEVEN} 5^:conrad; sites1 1^:siegfried 1v:otto; active 1; turn 6; hand1 karl; store1 all:3")
    play(position, "pull 1v")
    assert position.points(0) == 12
    play(position, "build karl", "side 1v")
    assert position.points(0) == 11
    end_turn(position)
    assert (position.outcome, position.active) == (None, 0)


@pytest.mark.rule("W44", "W67", "P22")
def test_with_wizards_and_dragons_thirteen_win_in_either_turn() -> None:
    for lay in (magic, tournament):
        position = lay(f"{ELEVEN} 3v:bath_house 5^:conrad; sites1 1^:siegfried 1v:otto; active 1; turn 6")
        assert (position.points(0), position.outcome) == (12, None)
        play(position, "pull 1v")
        assert position.outcome is not None
        assert (position.outcome.winner, position.outcome.scores[0], position.active) == (0, 13, 1)


@pytest.mark.rule("U13")
def test_the_points_are_counted_right_after_the_event_too() -> None:
    """Civil War: a Church spares the own knight, the opponent's goes home, and the token changes hands."""
    position = table(f"{ELEVEN} 3v:conrad; sites1 1^:karl")
    assert (position.points(0), position.knight) == (11, 1)
    throw(position, "civil_war", 1)
    events = play(position, "their site 1^")
    assert keys(events)[-1] == "game-over"
    assert "gained" not in keys(events)  # there was no production any more
    assert position.outcome is not None
    assert (position.outcome.winner, position.outcome.scores) == (0, (12, 2))


@pytest.mark.rule("U21", "R6")
def test_between_people_there_is_no_limit_of_turns() -> None:
    """Nothing is left that could bring points, and still the turns go to and fro."""
    position = table("supply roads=0 settlements=0 cities=0; stack1 -; turn 5")
    for turn in range(6, 206):
        end_turn(position)
        assert (position.turn, position.outcome) == (turn, None)
        throw(position, "knight", 1)
        while not decision(position).startswith("actions"):
            position.play(position.moves()[0])


@pytest.mark.rule("R6", "U21")
def test_a_simulation_may_set_a_limit_at_which_nobody_wins() -> None:
    assert "turn_limit" not in [option.name for option in GAME.options if option.offered]
    assert "turn_limit" in GAME.simulation
    position = dealt(turn_limit="100")
    while position.outcome is None:
        position.play(position.moves()[-1])
    assert (position.outcome.reason, position.outcome.winner, position.outcome.drawn) == ("limit", None, True)
    assert position.turn == 100
    assert names(position, "reason") == ["limit"]
