"""Pointing at things becomes moves, and what is not legal becomes a try that the referee answers."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import pytest

from tavoliere.cli.terminal.fredericus.choices import completed, hooding, openings, paths
from tavoliere.cli.terminal.fredericus.pointing import Pointing
from tavoliere.cli.terminal.fredericus.spots import Spot
from tavoliere.core.chance import Fast
from tavoliere.core.refusal import Refusal
from tavoliere.games import game
from tavoliere.games.fredericus.moves import Capture, Hood, Reverse

if TYPE_CHECKING:
    from tavoliere.core.move import Move
    from tavoliere.games.fredericus.position import Position
    from tavoliere.games.fredericus.view import View

HUNT = "rows 0:eS 1:Wa 2:bS 3:Sc 4:Wd 5:Eb 6:Wf 7:Sg\nbirds P1G5 P3G7 P4G0 P6G2\nseat 0"
SEALS = "rows 0:bE 1:aWSb 2:SE 3:Sc 4:Wd 5:Sf 6:We 7:Sg\nbirds P1G5 P3G7 P4G0 P6G2\nseat 0"
HOODS = "rows 0:eW 1:a 2:bW 3:Sc 4:Wd 5:Eb 6:Wf 7:Sg\nbirds P1G5 P1G1 P6G1 P6G7\nseat 0"


def position_of(text: str) -> Position:
    return cast("Position", game("fredericus").parse(text))


def pointing_at(text: str) -> tuple[Position, Pointing]:
    position = position_of(text)
    return position, Pointing(position.view(position.seat), position.moves())


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("variant", ["off", "on"])
def test_every_legal_move_can_be_pointed_out(seats: int, variant: str) -> None:
    position = cast("Position", game("fredericus").deal(seats, 3, variant=variant))
    chance = Fast(5)
    for _ in range(150):
        moves = position.moves()
        if position.seat is None:
            break
        view = position.view(position.seat)
        for move in moves:
            ways = paths(view, position.seat, move)
            assert ways or str(move) == "Z"
            for way in ways:
                for step in range(len(way)):
                    assert way[step] in openings(view, moves, way[:step])
                assert move in completed(view, moves, way)
        position.advance(moves[chance.below(len(moves))])


@pytest.mark.rule("F15")
def test_a_card_and_a_neighbouring_row_are_a_move() -> None:
    _, pointing = pointing_at(HUNT)
    assert pointing.point(Spot("row", 0)) is None
    assert set(pointing.offered) == {Spot("row", 1), Spot("row", 7)}
    assert str(pointing.point(Spot("row", 7))) == "M 0>7"


@pytest.mark.rule("F16", "F19")
def test_a_bird_flies_to_a_tower_and_takes_the_creature_before_it() -> None:
    _, pointing = pointing_at(HUNT)
    pointing.point(Spot("bird", 1, 0, "P"))
    assert set(pointing.offered) == {Spot("tower", 0), Spot("tower", 2), Spot("row", 1)}
    assert str(pointing.point(Spot("row", 1))) == "XP"
    assert str(pointing.point(Spot("tower", 2))) == "P>2"
    # A click beside the letters of a side means the tower there.
    assert str(pointing.point(Spot("keep", 0))) == "P>0"


@pytest.mark.rule("F24")
def test_a_bird_and_a_seal_open_it() -> None:
    _, pointing = pointing_at(SEALS)
    pointing.point(Spot("bird", 1, 0, "P"))
    assert str(pointing.point(Spot("row", 2))) == "R 1/2"
    _, pointing = pointing_at(SEALS)
    assert pointing.restrict(Reverse) is None
    assert set(pointing.offered) == {Spot("row", 0), Spot("row", 2)}
    assert str(pointing.point(Spot("row", 0))) == "R 1/0"


@pytest.mark.rule("F26", "F28")
def test_an_opponents_bird_is_hooded_and_where_there_is_a_choice_the_person_is_asked() -> None:
    _, pointing = pointing_at(HOODS)
    result = pointing.point(Spot("bird", 1, 1, "P"))
    assert str(result) == "H 1[1P,2G]"
    result = pointing.point(Spot("bird", 1, 2, "G"))
    assert isinstance(result, list)
    assert sorted(map(str, result)) == ["H 1[1G,2G]", "H 1[1P,2G]"]
    assert hooding(pointing.view, 0, 1) == "H 1[1P,2G]"


@pytest.mark.rule("A2")
def test_two_tokens_may_go_to_one_keep_or_to_two_in_any_order() -> None:
    position = cast("Position", game("fredericus").deal(2, 1))
    for first, second, move in [(5, 1, "K 1 5"), (1, 5, "K 1 5"), (3, 3, "K 3 3")]:
        pointing = Pointing(position.view(0), position.moves())
        assert pointing.point(Spot("row", first)) is None
        assert str(pointing.point(Spot("tower", second))) == move


def test_one_capture_needs_no_pointing_and_two_need_one() -> None:
    _, pointing = pointing_at(HUNT)
    assert str(pointing.restrict(Capture)) == "XP"
    both = HUNT.replace("P1G5", "P1G4").replace("3:Sc", "3:S").replace("5:Eb", "5:W").replace("4:Wd", "4:d")
    _, pointing = pointing_at(both)
    assert pointing.restrict(Capture) is None
    assert {spot.bird for spot in pointing.offered} == {"P", "G"}
    assert str(pointing.point(Spot("bird", 4, 0, "G"))) == "XG"
    assert pointing.restrict(Hood) is None


@pytest.mark.parametrize(
    ("picked", "spot", "rule"),
    [
        ((Spot("row", 0),), Spot("row", 4), "F15"),
        ((Spot("bird", 1, 0, "P"),), Spot("tower", 5), "F16"),
        ((Spot("bird", 5, 0, "G"),), Spot("row", 5), "F20"),
        ((), Spot("bird", 3, 1, "P"), "F25"),
    ],
)
def test_what_is_not_offered_is_tried_and_the_referee_names_the_rule(
    picked: tuple[Spot, ...], spot: Spot, rule: str
) -> None:
    position, pointing = pointing_at(HUNT)
    for step in picked:
        assert pointing.point(step) is None
    tried = pointing.point(spot)
    assert isinstance(tried, str)
    with pytest.raises(Refusal) as refusal:
        position.play(tried)
    assert refusal.value.rule == rule


@pytest.mark.rule("A4", "F29")
def test_empty_rows_and_hooded_birds_are_explained() -> None:
    position, pointing = pointing_at("rows 0:- 1:a 2:S\nbirds P1hG5 P3G7\nseats 2\nseat 0")
    for spot, rule in [(Spot("row", 0), "A4"), (Spot("bird", 1, 0, "P"), "F29")]:
        tried = pointing.point(spot)
        assert isinstance(tried, str)
        with pytest.raises(Refusal) as refusal:
            position.play(tried)
        assert refusal.value.rule == rule


def test_putting_down_goes_back_to_where_the_hand_was() -> None:
    _, pointing = pointing_at(HUNT)
    pointing.point(Spot("row", 3))
    assert pointing.cursor in {Spot("row", 2), Spot("row", 4)}
    assert pointing.cancel()
    assert pointing.cursor == Spot("row", 3)
    assert not pointing.cancel()
    pointing.point(Spot("row", 3))
    assert pointing.point(Spot("row", 3)) is None
    assert pointing.picked == ()


def test_a_spectator_points_in_vain() -> None:
    position = position_of(HUNT)
    view: View = position.view(None)
    pointing = Pointing(view, cast("list[Move]", []))
    assert pointing.cursor is None
    assert pointing.point(Spot("row", 0)) is None
    assert pointing.bird("P") is None
