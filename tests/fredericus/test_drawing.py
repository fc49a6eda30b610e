"""The picture of the table shows everything that its viewer may know, fits its page, and tells no secret."""

from __future__ import annotations

import random
import re
import xml.etree.ElementTree as ET
from dataclasses import replace

import pytest

from tavoliere.games.fredericus.art import symbols
from tavoliere.games.fredericus.drawing import describe, draw
from tavoliere.games.fredericus.view import View

SVG = "{http://www.w3.org/2000/svg}"


def full_rows(seed: int) -> list[str]:
    """Deal the 88 row cards of four players at random (F6)."""
    cards = list("W" * 24 + "S" * 24 + "E" * 8 + "abcdefgh" * 4)
    random.Random(seed).shuffle(cards)
    return ["".join(cards[side * 11 : side * 11 + 11]) for side in range(8)]


def deal() -> View:
    """Four players at the start of their first round, seen by seat 0."""
    return View(
        game="fredericus",
        viewer=0,
        seats=4,
        options={},
        rows=full_rows(7),
        birds=[[0, 4], [1, 5], [2, 6], [3, 7]],
        hooded=["", "", "", ""],
        tokens=[["2"], ["6"], ["6"], ["1"]],
        creatures=["", "", "", ""],
        goals=["a", None, None, None],
        goal_counts=[1, 1, 1, 1],
        fredericus=None,
        open="",
        deck=21,
        round=1,
        seat=0,
        phase="turn",
        actions=2,
        extra=0,
        used="",
        announced=False,
        scores=None,
        ranking=None,
        reason=None,
    )


def duel() -> View:
    """Two players in the middle of a game: an empty row, a long one, two tokens on one keep and one in hand."""
    return replace(
        deal(),
        viewer=1,
        seats=2,
        rows=["aWS", "SWEaSWbWSSWdSWWSE", "", "WW", "Sf", "gSW", "hEWS", "c"],
        birds=[[1, 6], [3, 3]],
        hooded=["", ""],
        tokens=[["3", "3"], ["-", "5"]],
        creatures=["abbdf", "ceg"],
        goals=[None, "aeg"],
        goal_counts=[3, 3],
        open="aabcdffgh",
        deck=8,
        round=6,
        seat=1,
        actions=4,
    )


def hoods() -> View:
    """Three players as a spectator sees them: hoods, a crowd on tower 2, a token in the centre, optional actions."""
    return replace(
        deal(),
        viewer=None,
        seats=3,
        birds=[[2, 7], [2, 2], [4, 2]],
        hooded=["P", "G", ""],
        tokens=[["centre"], ["4"], ["4"]],
        creatures=["a", "bbe", "h"],
        goals=[None, None, None],
        goal_counts=[2, 1, 2],
        open="acgh",
        deck=12,
        round=4,
        seat=2,
        actions=1,
        extra=2,
    )


def finished() -> View:
    """A finished game of four: goals face up, Fredericus drawn by seat 2, all birds on one tower."""
    return replace(
        deal(),
        viewer=None,
        rows=[*full_rows(3)[:7], ""],
        birds=[[6, 6]] * 4,
        tokens=[["2"]] * 4,
        creatures=["aabbcdef", "acgh", "bdffgh", "cceh"],
        goals=["abb", "ag", "dfh", "ce"],
        goal_counts=[3, 2, 3, 2],
        fredericus=2,
        open="aceeg",
        deck=0,
        round=17,
        seat=None,
        phase="over",
        actions=0,
        announced=True,
        scores=[17, 11, 21, 16],
        ranking=[2, 0, 3, 1],
        reason="drawn",
    )


VIEWS = pytest.mark.parametrize(
    "view", [deal(), duel(), hoods(), finished()], ids=["deal", "duel", "hoods", "finished"]
)


def element(root: ET.Element, name: str) -> ET.Element:
    """Find the one element with this id."""
    found = [child for child in root.iter() if child.get("id") == name]
    assert len(found) == 1, f"{len(found)} elements are called {name}"
    return found[0]


def shown(part: ET.Element) -> list[str]:
    """List the symbols that a part of the picture uses."""
    return [use.attrib["href"].removeprefix("#fr-") for use in part.iter(f"{SVG}use")]


@VIEWS
def test_the_picture_is_one_document_that_needs_nothing_else(view: View) -> None:
    """Every id is unique, every symbol it uses is inside, and nothing is fetched or run."""
    text = draw(view)
    root = ET.fromstring(text)
    names = [child.attrib["id"] for child in root.iter() if "id" in child.attrib]
    assert len(names) == len(set(names))
    assert {f"fr-{name}" for name in shown(root)} <= set(names)
    assert not {f"{SVG}script", f"{SVG}image", f"{SVG}foreignObject"} & {child.tag for child in root.iter()}
    assert text.count("http") == 1, "only the name of SVG itself is an address"


@VIEWS
def test_the_same_view_gives_the_same_bytes(view: View) -> None:
    """A picture is a function of the view and of nothing else."""
    assert draw(view) == draw(replace(view))


@VIEWS
def test_every_card_lies_in_its_row_and_only_the_last_one_is_the_end(view: View) -> None:
    """Rows are public in full, and their end card is told from the others (F11, A34)."""
    root = ET.fromstring(draw(view))
    for side, row in enumerate(view.rows):
        cards = [child for child in element(root, f"row-{side}") if child.get("id")]
        assert [card.get("id") for card in cards] == [f"card-{side}-{k}" for k in range(len(row))]
        for k, (card, kind) in enumerate(zip(cards, row, strict=True)):
            ground = "end" if k == len(row) - 1 else "ground"
            assert shown(card) == [f"{ground}-{kind}", kind]
        assert not row or cards[-1].get("class") == f"card end {row[-1]}"


def test_an_empty_row_shows_its_empty_place() -> None:
    """A row without cards is outlined, so that one sees that cards can go there."""
    assert shown(element(ET.fromstring(draw(duel())), "row-2")) == ["place"]


@VIEWS
def test_every_bird_and_token_stands_on_the_table_once(view: View) -> None:
    """Birds and tokens are all there, hooded birds with their hood, tokens in hand in their panel (A34)."""
    root = ET.fromstring(draw(view))
    for seat in range(view.seats):
        for bird in "PG":
            hood = ["hood"] if view.hooded[seat] == bird else []
            assert shown(element(root, f"bird-{seat}{bird}")) == [f"{bird}-{seat}", *hood]
        for which, place in enumerate(view.tokens[seat]):
            name = f"token-{seat}-{which}" if view.seats == 2 else f"token-{seat}"
            assert shown(element(root, name)) == [f"token-{seat}"]
            in_panel = any(child.get("id") == name for child in element(root, f"panel-{seat}").iter())
            assert in_panel == (place == "-")


@VIEWS
def test_panels_show_creatures_and_the_goals_that_the_viewer_may_see(view: View) -> None:
    """Captured creatures are open, goals only where the view has them (A34, A35)."""
    root = ET.fromstring(draw(view))
    for seat in range(view.seats):
        assert shown(element(root, f"creatures-{seat}")) == [f"card-{kind}" for kind in view.creatures[seat]]
        goals = view.goals[seat]
        expected = ["goal"] * view.goal_counts[seat] if goals is None else [f"goal-{kind}" for kind in goals]
        if view.fredericus == seat:
            expected.append("goal-F")
        assert shown(element(root, f"goals-{seat}")) == expected


def test_a_spectator_sees_no_kind_of_any_hidden_goal() -> None:
    """The document holds no goal face but the discarded ones, not even among its unused symbols (A35)."""
    view = replace(hoods(), open="")
    assert not re.search(r"goal-[a-hF]\b", draw(view))
    assert 'href="#fr-goal-c"' in draw(replace(view, open="c"))


@pytest.mark.parametrize("length", [1, 2, 11, 17, 25, 88])
def test_rows_of_any_length_stay_on_the_page(length: int) -> None:
    """Long rows overlap more instead of running off the page, in every direction."""
    root = ET.fromstring(draw(replace(deal(), rows=[("WSEa" * 22)[:length]] * 8)))
    _, _, width, height = (float(number) for number in root.attrib["viewBox"].split())
    for side in range(8):
        place = element(root, f"card-{side}-{length - 1}").attrib["transform"]
        x, y = (float(number) for number in re.findall(r"[\d.]+", place))
        reach = 57 if side % 2 else 39  # half an end card, and half its diagonal
        assert reach <= x <= width - reach
        assert reach <= y <= height - reach


def test_the_turn_shows_the_actions_left() -> None:
    """Compulsory actions are full pips, additional ones open rings (F13, F24); placing a token shows the token."""
    pips = list(element(ET.fromstring(draw(hoods())), "turn").iter(f"{SVG}circle"))
    assert [pip.get("fill") == "none" for pip in pips] == [False, True, True]
    assert shown(element(ET.fromstring(draw(replace(hoods(), phase="token"))), "turn")) == ["token-2"]


def test_a_finished_game_shows_scores_winner_and_announcement() -> None:
    """The panels carry the points (F36), the winner a crown (F37), the horn tells of the announcement (F35)."""
    root = ET.fromstring(draw(finished()))
    assert ["".join(element(root, f"score-{seat}").itertext()) for seat in range(4)] == ["17", "11", "21", "16"]
    assert element(root, "winner") in list(element(root, "panel-2"))
    assert shown(element(root, "announced")) == ["horn"]
    assert 'id="announced"' not in draw(deal())


def test_the_description_tells_the_board_in_words() -> None:
    """Those who cannot see the picture get rows and birds as text, in their language when words are given."""
    text = describe(hoods())
    assert f"0:{hoods().rows[0]}" in text
    assert "P 2h, G 7" in text
    spoken = draw(hoods(), lambda key: f"<{key}>")
    root = ET.fromstring(spoken)
    assert root.get("role") == "img"
    assert root.findtext(f"{SVG}title") == "<drawing-title>"
    assert "<seat-0>: <bird-P> 2h" in (root.findtext(f"{SVG}desc") or "")
    assert element(root, "bird-1G").findtext(f"{SVG}title") == "<bird-G>"


def test_a_full_deal_is_a_small_file() -> None:
    """The picture travels in READMEs and notebooks: symbols are kept once and used often."""
    assert len(draw(deal())) < 120_000


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_symbol_is_valid_by_itself(seats: int) -> None:
    """The page takes single symbols from the same source."""
    for name, text in symbols(seats).items():
        assert ET.fromstring(text).get("id") == name
