"""The castle in characters: a view becomes letters, and every letter knows what it belongs to."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pytest
from rich.cells import cell_len

from tavoliere.cli.terminal.colours import CURSOR, PICKED, TARGET, seat_style
from tavoliere.cli.terminal.fredericus.castle import LEAST, MOST, Look, draw
from tavoliere.cli.terminal.fredericus.colours import card_style
from tavoliere.cli.terminal.fredericus.spots import Spot
from tavoliere.core.chance import Fast
from tavoliere.games import game
from tavoliere.games.fredericus.view import View, view_of

if TYPE_CHECKING:
    from tavoliere.cli.terminal.canvas import Canvas

SIZES = [LEAST, (54, 19), (66, 26), (74, 30), (96, 40), MOST, (160, 60)]
HOODS = """
rows 0:eS 1:Wa 2:bS 3:Sc 4:- 5:Eb 6:Wf 7:SgWESaWSSWEdWSWSWSW
birds P1G5h P3hG7 P4G0 P6G2
tokens 5 / 2 / 5 / centre
seat 0
"""


def view_after(moves: int, seats: int = 4, seed: int = 1) -> View:
    position = game("fredericus").deal(seats, seed)
    chance = Fast(seed)
    for _ in range(moves):
        legal = position.moves()
        position.advance(legal[chance.below(len(legal))])
    return view_of(position, 0)  # type: ignore[arg-type]


def hooded_view() -> View:
    return view_of(game("fredericus").parse(HOODS), 0)  # type: ignore[arg-type]


def letters_of(canvas: Canvas[Spot], spot: Spot) -> str:
    """Read what stands on a spot, line by line."""
    return "".join(
        letter
        for letters, spots in zip(canvas.letters, canvas.spots, strict=True)
        for letter, other in zip(letters, spots, strict=True)
        if other == spot
    )


def cards_on(canvas: Canvas[Spot], side: int) -> str:
    """Read the tiles of a row: letters on the ground of their card; the end card's name is left out."""
    found = ""
    for letters, styles, spots in zip(canvas.letters, canvas.styles, canvas.spots, strict=True):
        for x, (letter, style, spot) in enumerate(zip(letters, styles, spots, strict=True)):
            alone = not (letters[x - 1].isalpha() and spots[x - 1] == spot and styles[x - 1] == style)
            word = x + 1 < len(letters) and letters[x + 1].islower() and styles[x + 1] == style
            if spot == Spot("row", side) and letter in "WSEabcdefgh" and style == card_style(letter):
                found += letter if (alone and not word) or letter in "WSE" else ""
    return found


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.rule("F11")
def test_every_end_card_and_every_side_is_on_the_sheet(size: tuple[int, int], seats: int) -> None:
    view = view_after(40, seats)
    canvas = draw(view, *size, Look(), lambda card: f"name of {card}")
    for side in range(8):
        for kind in ("row", "tower", "keep"):
            assert canvas.middle(Spot(kind, side)) is not None
        assert f" {side} " in letters_of(canvas, Spot("keep", side))
        row = letters_of(canvas, Spot("row", side))
        assert all(row.count(card) >= view.rows[side].count(card) for card in "WSE")


@pytest.mark.parametrize("size", [LEAST, (66, 26), (74, 30)])
@pytest.mark.rule("F11", "A7")
def test_a_row_reads_from_the_castle_outward_however_long_it_is(size: tuple[int, int]) -> None:
    view = hooded_view()
    canvas = draw(view, *size, Look(), lambda _: "")
    for side, row in enumerate(view.rows):
        shown = cards_on(canvas, side)
        # The end card stands lower or higher than the last tiles, so it may come earlier in reading order.
        assert sorted(shown) == sorted(row)
        buried = shown.replace(row[-1], "", 1) if row else ""
        assert len(buried) == max(len(row) - 1, 0)


@pytest.mark.parametrize("size", SIZES)
def test_all_letters_take_one_cell_and_nothing_leaves_the_sheet(size: tuple[int, int]) -> None:
    for view in (hooded_view(), view_after(100)):
        canvas = draw(view, *size, Look(), lambda card: f"a very long name of {card}")
        lines = canvas.text().plain.split("\n")
        assert len(lines) == size[1]
        assert {cell_len(line) for line in lines} == {size[0]}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.rule("F29")
def test_birds_stand_on_their_towers_and_the_hooded_ones_in_the_courtyard(size: tuple[int, int]) -> None:
    canvas = draw(hooded_view(), *size, Look(), lambda _: "")
    for seat, bird, side in [(0, "P", 1), (1, "G", 7), (2, "P", 4), (2, "G", 0), (3, "P", 6), (3, "G", 2)]:
        spot = Spot("bird", side, seat, bird)
        assert letters_of(canvas, spot) == f"{seat}{bird}"
        tower, here = canvas.middle(Spot("tower", side)), canvas.middle(spot)
        assert tower is not None
        assert here is not None
        assert tower[1] == here[1]
    for seat, bird, side in [(0, "G", 5), (1, "P", 3)]:
        spot = Spot("bird", side, seat, bird)
        assert letters_of(canvas, spot) == f"{seat}{bird}"
        tower, here = canvas.middle(Spot("tower", side)), canvas.middle(spot)
        assert tower is not None
        assert here is not None
        assert tower[1] != here[1]


@pytest.mark.rule("F22", "F32")
def test_tokens_lie_on_their_keeps_and_in_the_centre() -> None:
    canvas = draw(hooded_view(), *LEAST, Look(), lambda _: "")
    assert "●0" in letters_of(canvas, Spot("keep", 5))
    assert "●2" in letters_of(canvas, Spot("keep", 5))
    assert "●1" in letters_of(canvas, Spot("keep", 2))
    assert "●3" in letters_of(canvas, Spot("centre", -1))


@pytest.mark.rule("F16")
def test_eight_birds_find_room_on_one_tower() -> None:
    position = game("fredericus").parse("rows 0:a\nbirds P3G3 P3G3 P3G3 P3G3")
    canvas = draw(view_of(position, 0), *LEAST, Look(), lambda _: "")  # type: ignore[arg-type]
    for seat in range(4):
        for bird in "PG":
            assert letters_of(canvas, Spot("bird", 3, seat, bird)) == f"{seat}{bird}"


def test_cursor_picked_and_targets_stand_out() -> None:
    view = view_after(4)
    row, bird, tower = Spot("row", 3), Spot("bird", 0, 0, "P"), Spot("tower", 1)
    canvas = draw(view, 80, 30, Look(cursor=tower, picked=(bird,), targets=frozenset({row, tower})), lambda _: "")
    seen = {
        spot: {
            style
            for styles, spots in zip(canvas.styles, canvas.spots, strict=True)
            for style, other in zip(styles, spots, strict=True)
            if other == spot
        }
        for spot in (row, bird, tower)
    }
    assert PICKED in seen[bird]
    assert TARGET in seen[row]
    assert CURSOR in seen[tower]
    assert seat_style(0) not in seen[bird]


def test_neighbouring_sides_are_neighbours_on_the_sheet() -> None:
    canvas = draw(view_after(4), *LEAST, Look(), lambda _: "")
    keeps = [canvas.middle(Spot("keep", side)) for side in range(8)]
    columns = [round(x / 18) for x, _ in [place or (0, 0) for place in keeps]]
    lines = [round(y / 6) for _, y in [place or (0, 0) for place in keeps]]
    for (x, y), (to_x, to_y) in pairwise([*zip(columns, lines, strict=True), (columns[0], lines[0])]):
        assert abs(x - to_x) + abs(y - to_y) == 1


def test_the_cursor_walks_round_the_castle() -> None:
    canvas = draw(view_after(4), *LEAST, Look(), lambda _: "")
    stops = [Spot("row", side) for side in range(8)]
    here = stops[0]
    walked = []
    for across, down in [(1, 0), (0, 1), (0, 1), (-1, 0), (-1, 0), (0, -1), (0, -1), (1, 0)]:
        here = canvas.toward(stops, here, across, down)
        walked.append(here.side)
    assert walked == [1, 2, 3, 4, 5, 6, 7, 0]
    assert canvas.toward(stops, stops[0], 0, -1) == stops[0]
