"""Two principalities in characters: everything that a view tells is on the sheet, however small the sheet is."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from rich.cells import cell_len

from tavoliere.cli.terminal.settlers.land import Land, can_pay, land_of, missing
from tavoliere.cli.terminal.settlers.look import Look
from tavoliere.cli.terminal.settlers.pointing import Pointing
from tavoliere.cli.terminal.settlers.realm import share, spread_out
from tavoliere.cli.terminal.settlers.spots import Spot
from tavoliere.cli.terminal.settlers.tabletop import LEAST, draw
from tavoliere.cli.terminal.voice import Voice
from tavoliere.core.chance import Fast
from tests.cli.settling import MAGIC, RICH, SETTLERS, position_of, view_of

if TYPE_CHECKING:
    from tavoliere.cli.terminal.canvas import Canvas

SIZES = [LEAST, (54, 19), (84, 30), (114, 40), (160, 60)]
NAMES = ["Anna", "A very long name indeed"]


def sheet(text: str, size: tuple[int, int], look: Look | None = None, code: str = "en") -> Canvas[Spot]:
    return draw(view_of(text), *size, look or Look(), Voice(SETTLERS, code), NAMES)


def letters_of(canvas: Canvas[Spot], spot: Spot) -> str:
    return "".join(
        letter
        for letters, spots in zip(canvas.letters, canvas.spots, strict=True)
        for letter, other in zip(letters, spots, strict=True)
        if other == spot
    )


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", [RICH, MAGIC], ids=["base", "magic"])
def test_everything_that_lies_on_the_table_is_on_the_sheet(size: tuple[int, int], text: str) -> None:
    view, canvas = view_of(text), sheet(text, size)
    for seat in (0, 1):
        land = land_of(view, seat)
        spots = [Spot("region", place, seat) for place in land.regions]
        spots += [Spot("site", site, seat) for site in (*land.sites, *land.free_sites())]
        spots += [Spot("centre", str(column), seat) for column in land.centres]
        spots += [Spot("wizard", wizard.card, seat) for wizard in land.wizards.values()]
        for spot in spots:
            assert canvas.middle(spot) is not None, spot
    assert all(canvas.middle(Spot("hand", card, 0)) is not None for card in view.hands[0] or [])
    assert all(canvas.middle(Spot("stack", str(number))) is not None for number, _ in enumerate(view.stacks, 1))
    # B28: hands are hidden.
    assert not any(spot.kind == "hand" and spot.seat == 1 for line in canvas.spots for spot in line if spot)


@pytest.mark.rule("B26")
@pytest.mark.parametrize("size", SIZES)
def test_a_region_tells_its_number_and_what_it_stores(size: tuple[int, int]) -> None:
    canvas = sheet("regions0 -2^:G4:2 2v:B6:0\nturn 5", size)
    field, hills = letters_of(canvas, Spot("region", "-2^", 0)), letters_of(canvas, Spot("region", "2v", 0))
    assert "G4" in field
    assert "●●○" in field or "·2" in field
    assert "B6" in hills
    assert "○○○" in hills or "·0" in hills


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("code", ["en", "de"])
def test_all_letters_take_one_cell_and_nothing_leaves_the_sheet(size: tuple[int, int], code: str) -> None:
    for text in (RICH, MAGIC):
        lines = sheet(text, size, code=code).text().plain.split("\n")
        assert len(lines) == size[1]
        assert {cell_len(line) for line in lines} == {size[0]}


@pytest.mark.rule("W31", "W81", "W89")
def test_tired_wizards_witches_and_potions_are_marked() -> None:
    text = MAGIC.replace("-2^:ira:2", "-2^:ira:2!").replace("-1vv:smithy", "-1vv:conrad:potion")
    canvas = sheet(text, (84, 30))
    assert "(" in letters_of(canvas, Spot("wizard", "ira", 0))
    assert "(" not in letters_of(canvas, Spot("wizard", "ari", 0))
    assert "✗" in letters_of(canvas, Spot("site", "1^", 1))
    assert "²" in letters_of(canvas, Spot("site", "-1vv", 0))


def test_what_the_cursor_is_on_stays_in_sight_in_a_broad_principality() -> None:
    text = "centres0 -7:city -5:city -3:city -1:city 1:city 3:city 5:city\nturn 9"
    for place in ("-8^", "6v", "0^"):
        look = Look(Spot("region", place, 0))
        assert sheet(text, (54, 19), look).middle(Spot("region", place, 0)) is not None
        meant = Look(Spot("row", "0"), meant=frozenset({Spot("region", place, 0)}))
        assert sheet(text, (54, 19), meant).middle(Spot("region", place, 0)) is not None


def test_breadths_and_heights_are_shared_out_whatever_there_is() -> None:
    for width in range(40, 140):
        for columns in (range(-2, 3), range(-6, 5), range(-12, 13)):
            breadths = [broad for _, broad in spread_out(columns, width, 0)]
            assert sum(breadths) <= width
            assert min(breadths) >= 4
    for room in range(6, 50):
        for uppers in ((False, False), (True, False), (True, True)):
            heights = share(room, uppers)
            assert all(heights[which][row] > 0 for which in (0, 1) for row in (1, 2, 3))
            assert sum(map(sum, heights)) <= max(room, 6 + 2 * sum(uppers))


@pytest.mark.rule("B38")
def test_a_price_shows_what_one_lacks() -> None:
    view = view_of(RICH.replace("store0 all:3", "store0 all:0 brick:1 ore:3"))
    land = land_of(view, 0)
    # An Abbey is 1 brick, 1 lumber, 1 ore.
    assert missing(view, land, "abbey") == [0, 1, 0, 0, 0, 0, 0]
    assert not can_pay(view, land, "abbey")
    assert can_pay(view_of(RICH), land_of(view_of(RICH), 0), "abbey")


def test_cards_that_can_be_used_now_bear_a_tick() -> None:
    position = position_of(RICH)
    look = Pointing(position.view(0), position.moves()).look(frozenset())
    canvas = draw(position.view(0), 84, 30, look, Voice(SETTLERS, "en"), NAMES)
    assert "✓" in letters_of(canvas, Spot("hand", "abbey", 0))
    assert "✓" not in letters_of(canvas, Spot("hand", "spy", 0))  # B57: locked as yet


def test_random_games_draw_at_every_size() -> None:
    for mode in ("base", "extended", "tournament"):
        position = SETTLERS.deal(2, 3, mode=mode, turn_limit="100")
        chance = Fast(3)
        for number in range(400):
            moves = position.moves()
            if position.seat is None:
                break
            if number % 40 == 0:
                for size in SIZES:
                    draw(position.view(position.seat), *size, Look(), Voice(SETTLERS, "de"), NAMES)  # type: ignore[arg-type]
            position.advance(moves[chance.below(len(moves))])


def test_a_land_knows_its_free_sites_and_its_room() -> None:
    land: Land = land_of(view_of(MAGIC), 0)
    assert set(land.free_sites()) == {"-1v", "-1^^", "1^", "1^^", "1vv"}
    assert land.stored("ore") == 3
    assert land.room("ore") == 0
    assert land.power() == 3
