"""The picture of the two principalities shows everything that its viewer may know, fits its page, tells no secret."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections import Counter
from dataclasses import replace
from typing import Any, cast

import pytest

import tavoliere
from tavoliere.games.settlers.art import symbols
from tavoliere.games.settlers.art.names import breadth, fitted
from tavoliere.games.settlers.art.palette import CARD, HAND
from tavoliere.games.settlers.catalogue import CARD as CARDS
from tavoliere.games.settlers.catalogue import EVENT_NUMBER, NUMBER, RESOURCES
from tavoliere.games.settlers.drawing import describe, draw
from tavoliere.games.settlers.view import View

SVG = "{http://www.w3.org/2000/svg}"
Spot = tuple[float, float]

OWN = [["-2^", "G1", 1], ["-2v", "O2", 1], ["0^", "W3", 1], ["0v", "L4", 1], ["2^", "B5", 1], ["2v", "A6", 1]]
THEIRS = [["-2^", "A1", 1], ["-2v", "G2", 1], ["0^", "O3", 1], ["0v", "W4", 1], ["2^", "L5", 1], ["2v", "B6", 1]]


def realm(crest: str, regions: list[list[Any]], **changes: Any) -> dict[str, Any]:
    """Lay a starting principality (B6), with changes."""
    return {
        "crest": crest,
        "centres": [[-1, "settlement"], [1, "settlement"]],
        "roads": [0],
        "regions": regions,
        "sites": [],
        "wizards": [],
        "bewitched": [],
        "potions": [],
        "spent": [],
        "victory": 2,
        "commerce": 0,
        "strength": 0,
        "tournament": 0,
        "limit": 3,
    } | changes


def pile(count: int, known: Any = ()) -> dict[str, Any]:
    """Lay a face-down pile; what the viewer knows of it, nobody else has seen."""
    seen = [depth for depth, _ in known]
    return {"count": count, "known": [list(pair) for pair in known], "seen": [seen, [], []]}


def stack(count: int, *, magic: bool = False, owner: int | None = None, known: Any = ()) -> dict[str, Any]:
    """Lay a face-down expansion stack."""
    return {"owner": owner, "magic": magic, **pile(count, known)}


def start() -> View:
    """The base game before the first throw, as seat 0 sees it: it has looked through stack 2 (B10)."""
    return View(
        game="settlers",
        viewer=0,
        seats=2,
        options={"mode": "base"},
        turn=1,
        active=0,
        starter=0,
        seat=0,
        agenda=["actions:0", "dice:0:0:0"],
        decision={"frame": "dice", "seat": 0},
        dice=None,
        event=None,
        realms=[realm("A", OWN), realm("B", THEIRS)],
        hands=[["abbey", "conrad", "scout"], None],
        hand_counts=[3, 3],
        known=[[], []],
        stacks=[stack(13), stack(10, known=[[0, "garrison"], [1, "spy"]]), stack(13), stack(12), stack(11)],
        region_stack=pile(11),
        event_stack=pile(10),
        discards=[[]],
        gone=[],
        supply={"road": 7, "settlement": 5, "city": 7, "citadel": 0},
        tokens={"knight": None, "mill": None},
        permission=False,
        offers=2,
        own_deck=None,
        chosen=None,
        scores=None,
        ranking=None,
        reason=None,
    )


def magic() -> View:
    """The extended game in full swing, as seat 1 sees it: citadels, wizards, books, a witch and a potion."""
    mine = realm(
        "B",
        [*THEIRS, ["-4^", "L1", 3], ["-4v", "O5", 0]],
        centres=[[-3, "citadel"], [-1, "city"], [1, "citadel"]],
        roads=[-2, 0],
        sites=[["-3^", "magic_mill"], ["-3vv", "magic_eye"], ["-1^", "garrison"], ["-1^^", "library"], ["1v", "karl"]],
        wizards=[["hafli", "-4^", 2, False], ["ira", "-4v", 3, True]],
        potions=[["1v", 2]],
        spent=["magic_eye"],
        victory=8,
        commerce=4,
        strength=14,
        tournament=1,
        limit=4,
    )
    other = realm(
        "A",
        OWN,
        centres=[[-1, "city"], [1, "settlement"]],
        sites=[["-1vv", "town_hall"], ["1v", "gold_fleet"]],
        bewitched=["-1vv"],
        victory=3,
        commerce=1,
    )
    return replace(
        start(),
        viewer=1,
        options={"mode": "extended"},
        turn=30,
        active=1,
        seat=1,
        decision={"frame": "search", "seat": 1, "stack": 3, "cards": ["mint", "spy", "falk"]},
        dice=["sun", 4],
        realms=[other, mine],
        hands=[None, ["witch", "aqueduct", "colossus", "tali", "samsor"]],
        hand_counts=[4, 5],
        known=[["black_knight"], []],
        stacks=[*(stack(9) for _ in range(4)), stack(14, magic=True, known=[[2, "ari"]]), stack(0, magic=True)],
        region_stack=pile(7, [(0, "G4")]),
        event_stack=pile(12, [(0, "plague")]),
        discards=[["alchemist", "caravan"]],
        gone=["conflict"],
        supply={"road": 3, "settlement": 2, "city": 5, "citadel": 3},
        tokens={"knight": 1, "mill": 1},
        permission=True,
    )


def tournament() -> View:
    """A tournament, as seat 0 sees it: everybody's own stacks and discards (W61, W62), and an attack to answer."""
    own = [stack(count, owner=owner) for owner in (0, 1) for count in (7, 6, 8, 0)]
    return replace(
        start(),
        options={"mode": "tournament"},
        active=1,
        decision={"frame": "answer", "seat": 0, "card": "black_knight"},
        dice=["card", 2],
        event="comet",
        stacks=own,
        discards=[["scout"], ["witch", "spy"]],
        supply={"road": 7, "settlement": 5, "city": 7, "citadel": 5},
        tokens={"knight": 0, "mill": None},
        permission=True,
    )


def broad() -> View:
    """A principality as broad as places have names, as a spectator sees it when the game is over."""
    regions = [[f"{column}{side}", "W6", column % 4] for column in range(-12, 13, 2) for side in "^v"]
    centres = [[column, "city"] for column in range(-11, 12, 2)]
    sites = [[f"{column}{side}", "counting_house"] for column in range(-11, 12, 2) for side in ("^", "^^", "v", "vv")]
    wide = realm("A", regions, centres=centres, roads=list(range(-10, 11, 2)), sites=sites, victory=13)
    return replace(
        start(),
        viewer=None,
        seat=None,
        decision={},
        realms=[wide, realm("B", THEIRS)],
        hands=[["mint"], ["abbey"]],
        hand_counts=[1, 1],
        scores=[13, 2],
        ranking=[0, 1],
        reason="points",
    )


ALL = {"start": start(), "magic": magic(), "tournament": tournament(), "broad": broad()}
VIEWS = pytest.mark.parametrize("view", list(ALL.values()), ids=list(ALL))
SHAPES = pytest.mark.parametrize("tall", [False, True], ids=["wide", "tall"])


def element(root: ET.Element, name: str) -> ET.Element:
    """Find the one element with this id."""
    found = [child for child in root.iter() if child.get("id") == name]
    assert len(found) == 1, f"{len(found)} elements are called {name}"
    return found[0]


def shown(part: ET.Element) -> list[str]:
    """List the symbols that a part of the picture uses."""
    return [use.attrib["href"].removeprefix("#se-") for use in part.iter(f"{SVG}use")]


def texts(part: ET.Element) -> list[str]:
    """List what is written in a part of the picture."""
    return [text.text or "" for text in part.iter(f"{SVG}text")]


def drawn(view: View, *, tall: bool = False) -> ET.Element:
    """Draw a view and read the document."""
    return ET.fromstring(draw(view, tall=tall))


def placed(root: ET.Element, name: str) -> tuple[Spot, float]:
    """Find where on the page an element has its origin, and how large it is drawn."""

    def search(part: ET.Element, at: Spot, size: float) -> tuple[Spot, float] | None:
        for kind, numbers in re.findall(r"(translate|scale)\(([^)]*)\)", part.get("transform", "")):
            values = [float(number) for number in numbers.split()]
            if kind == "translate":
                at = at[0] + size * values[0], at[1] + size * values[1]
            else:
                size *= abs(values[-1])
        if part.get("id") == name:
            return at, size
        found = (search(child, at, size) for child in part)
        return next((spot for spot in found if spot is not None), None)

    spot = search(root, (0.0, 0.0), 1.0)
    assert spot is not None, name
    return spot


def test_the_views_laid_by_hand_here_have_every_entry_that_a_game_tells() -> None:
    """Whatever a view begins or ceases to tell, these tests learn of it."""
    for mode, view in (("base", start()), ("extended", magic()), ("tournament", tournament())):
        told = cast("View", tavoliere.game("settlers").deal(2, 1, mode=mode).view(0))
        for ours, theirs in ((view.realms[0], told.realms[0]), (view.stacks[0], told.stacks[0])):
            assert list(ours) == list(theirs)
        assert list(view.region_stack) == list(told.region_stack) == list(view.event_stack)
        assert list(view.supply) == list(told.supply)
        assert list(view.tokens) == list(told.tokens)


@SHAPES
@VIEWS
def test_the_picture_is_one_document_that_needs_nothing_else(view: View, tall: bool) -> None:
    """Every id is unique, every symbol it uses is inside, and nothing is fetched or run."""
    text = draw(view, tall=tall)
    root = ET.fromstring(text)
    names = [child.attrib["id"] for child in root.iter() if "id" in child.attrib]
    assert len(names) == len(set(names))
    assert {f"se-{name}" for name in shown(root)} <= set(names)
    assert not {f"{SVG}script", f"{SVG}image", f"{SVG}foreignObject"} & {child.tag for child in root.iter()}
    assert text.count("http") == 1, "only the name of SVG itself is an address"
    assert len(text) < 260_000


@VIEWS
def test_the_same_view_gives_the_same_bytes(view: View) -> None:
    """A picture is a function of the view and of nothing else."""
    assert draw(view) == draw(replace(view))


@SHAPES
@VIEWS
def test_everything_in_a_principality_lies_on_the_table(view: View, tall: bool) -> None:
    """Centres, roads, cards and wizards are all there, once, each with its own drawing."""
    root = drawn(view, tall=tall)
    for seat, of in enumerate(view.realms):
        for column, kind in of["centres"]:
            assert shown(element(root, f"centre-{seat}:{column}"))[0].startswith(f"centre-{kind}")
        for column in of["roads"]:
            assert shown(element(root, f"road-{seat}:{column}")) == ["centre-road"]
        for place, card in of["sites"]:
            assert shown(element(root, f"site-{seat}:{place}"))[0] == f"card-{card}"
        for card, place, power, locked in of["wizards"]:
            wizard = shown(element(root, f"wizard-{seat}:{place}"))
            assert wizard[0] == "wizard"
            assert Counter(wizard) == Counter(["wizard", "pips", card] + ["power"] * power + ["lock"] * locked)
        counted = len(of["centres"]) + len(of["roads"]) + len(of["sites"]) + len(of["wizards"]) + len(of["regions"])
        inside = [child.get("id", "") for child in element(root, f"realm-{seat}").iter()]
        assert sum(":" in name for name in inside) == counted


@VIEWS
def test_a_region_is_turned_to_its_amount_and_shows_it_in_icons(view: View) -> None:
    """The amount is at the bottom edge, and the die number stands on the card (B26, B65)."""
    root = drawn(view)
    for seat, of in enumerate(view.realms):
        for place, code, amount in of["regions"]:
            region = element(root, f"region-{seat}:{place}")
            resource = RESOURCES["BLWOGA".index(code[0])]
            assert Counter(shown(region)) == Counter([f"region-{code[0]}", "pips"] + [resource] * amount)
            (turned,) = (use for use in region.iter(f"{SVG}use") if use.get("href") == "#se-pips")
            assert turned.get("transform") == (f"rotate({90 * amount})" if amount else None)
            assert texts(region) == [code[1]]


def test_the_turned_frame_has_every_amount_on_its_own_edge() -> None:
    """Turned by a quarter for each resource, the edge below has as many dots as the region stores (B26)."""
    frame = ET.fromstring(symbols()["se-pips"])
    edges = list(frame)
    assert [len(list(edge.iter("circle"))) for edge in edges] == [0, 1, 2, 3]
    turns = [re.search(r"rotate\((-?\d+)\)", edge.get("transform", "")) for edge in edges]
    assert [int(turn[1]) if turn else 0 for turn in turns] == [0, -90, -180, -270]


@SHAPES
@VIEWS
def test_no_card_leaves_its_page_or_lies_on_another(view: View, tall: bool) -> None:
    """Principalities of every breadth fit the page, seat by seat, and their places do not overlap."""
    root = drawn(view, tall=tall)
    _, _, width, height = (float(number) for number in root.attrib["viewBox"].split())
    names = [child.attrib["id"] for child in root.iter() if ":" in child.get("id", "")]
    spots = []
    for name in names:
        (x, y), size = placed(root, name)
        assert CARD / 2 <= x <= width - CARD / 2, name
        assert CARD / 2 <= y <= height - CARD / 2, name
        assert size == 1.0
        spots.append((x, y))
    for k, (x, y) in enumerate(spots):
        assert all(max(abs(x - u), abs(y - v)) >= CARD for u, v in spots[:k]), names[k]


@SHAPES
@VIEWS
def test_the_viewers_principality_lies_below(view: View, tall: bool) -> None:
    """For a spectator it is that of seat 0."""
    root = drawn(view, tall=tall)
    lower = view.viewer or 0
    heights = [placed(root, f"realm-{seat}")[0][1] for seat in (0, 1)]
    assert heights[lower] > placed(root, "middle")[0][1] > heights[1 - lower]


def test_a_citadel_is_lit_while_a_wizard_lives_there() -> None:
    """A citadel without a wizard is worth 1 point, with one it is worth 2 (W14, W20)."""
    root = drawn(magic())
    lit, dark = (element(root, f"centre-1:{column}") for column in (-3, 1))
    assert (shown(lit)[0], texts(lit)) == ("centre-citadel-lit", ["2"])
    assert (shown(dark)[0], texts(dark)) == ("centre-citadel", ["1"])


def test_witches_potions_and_used_cards_are_marked() -> None:
    """A bewitched building stands under a web (W89), a doubled knight holds his potion (W81)."""
    root = drawn(magic())
    assert "bewitched" in shown(element(root, "site-0:-1vv"))
    assert "bewitched" not in shown(element(root, "site-0:1v"))
    karl = element(root, "site-1:1v")
    assert "potion" in shown(karl)
    assert "2" in texts(karl)
    assert "used" in shown(element(root, "site-1:-3vv"))
    assert shown(root).count("used") == 1


@SHAPES
@VIEWS
def test_the_middle_shows_every_stack_with_its_count(view: View, tall: bool) -> None:
    """Base stacks and magic stacks have different backs; all counts are open."""
    root = drawn(view, tall=tall)
    for number, pile in enumerate(view.stacks):
        part = element(root, f"stack-{number + 1}")
        back = "back-magic" if pile["magic"] else "back-base"
        assert (back in shown(part)) == (pile["count"] > 0)
        assert {str(number + 1), str(pile["count"])} <= set(texts(part))
        assert [name for name in shown(part) if name.startswith("card-")] == [f"card-{c}" for _, c in pile["known"][:1]]
    assert texts(element(root, "stack-region"))[-1] == str(view.region_stack["count"])
    assert texts(element(root, "stack-event"))[-1] == str(view.event_stack["count"])
    for kind, count in view.supply.items():
        if kind != "citadel" or view.options["mode"] != "base":
            assert texts(element(root, f"supply-{kind}")) == [str(count)]
    for which, cards in enumerate(view.discards):
        part = element(root, f"discards-{which}")
        assert texts(part) == [str(len(cards))]
        assert not cards or f"card-{cards[-1]}" in shown(part)
    if view.gone:
        assert shown(element(root, "gone")) == [f"card-{card}" for card in view.gone]
    assert ('id="locked"' in draw(view)) == (view.options["mode"] == "base" and view.reason is None)


@SHAPES
@VIEWS
def test_the_dice_and_tokens_lie_where_they_belong(view: View, tall: bool) -> None:
    """Tokens lie before their holder (B41, B42), and in the middle while nobody holds them."""
    root = drawn(view, tall=tall)
    for token, holder in view.tokens.items():
        around = element(root, "middle" if holder is None else f"panel-{holder}")
        assert shown(element(around, f"token-{token}")) == [f"{token}-token"]
    if view.dice:
        face, number = view.dice
        assert shown(element(root, "die-event")) == ["die", face]
        assert shown(element(root, "die-number")) == [f"die-{number}"]
    if view.event:
        assert shown(element(root, "event")) == [f"card-{view.event}"]


@SHAPES
@VIEWS
def test_the_panels_show_points_and_whose_turn_it_is(view: View, tall: bool) -> None:
    """Victory, strength, tournament and commerce points are open (B44, B45), as is the size of a hand (B28)."""
    root = drawn(view, tall=tall)
    for seat, of in enumerate(view.realms):
        tokens = list(view.tokens.values()).count(seat)
        assert texts(element(root, f"victory-{seat}"))[0] == str(of["victory"] + tokens)
        for kind in ("strength", "tournament", "commerce"):
            assert texts(element(root, f"{kind}-{seat}")) == [str(of[kind])]
        assert texts(element(root, f"count-{seat}")) == [f"{view.hand_counts[seat]} / {of['limit']}"]
    turns = [child.get("id") for child in root.iter() if child.get("id") == "turn"]
    assert turns == ([] if view.seat is None else ["turn"])
    if view.seat is not None:
        element(element(root, f"panel-{view.seat}"), "turn")
    if view.ranking:
        element(element(root, f"panel-{view.ranking[0]}"), "winner")


def test_the_own_hand_lies_below_with_prices() -> None:
    """Price and magic power stand on a card as icons (B38, W35); a magic action costs one power to play (W41)."""
    root = drawn(magic())
    power = {"samsor": CARDS["samsor"].magic_build, "witch": CARDS["witch"].magic_use}
    for k, card in enumerate(["witch", "aqueduct", "colossus", "tali", "samsor"]):
        part = shown(element(root, f"hand-1-{k}"))
        assert part[1] == card
        icons = Counter(name for name in part if name in {*RESOURCES, "power"})
        paid = {RESOURCES[r]: n for r, n in enumerate(CARDS[card].price) if n} | (
            {"power": power[card]} if card in power else {}
        )
        assert icons == Counter(paid)


def test_prices_follow_the_corrections_of_the_game() -> None:
    """Whoever plays with the prices of his own cards sees those on them."""
    view = replace(start(), options={"mode": "base", "cards": "abbey.price:ore9+wool2"})
    part = element(drawn(view), "hand-0-0")
    assert [name for name in shown(part) if name in RESOURCES] == ["wool", "ore"]
    assert {"9", "2"} <= set(texts(part))


def visible(view: View) -> set[str]:
    """Gather the cards that a view names where the picture may show them."""
    cards = {card for hand in view.hands for card in hand or ()} | {card for hand in view.known for card in hand}
    cards |= {card for of in view.realms for _, card in of["sites"]} | {
        w[0] for of in view.realms for w in of["wizards"]
    }
    piles = (*view.stacks, view.region_stack, view.event_stack)
    cards |= {card for pile in piles for _, card in pile["known"]}
    cards |= {card for pile in view.discards for card in pile} | set(view.gone)
    told = [*view.decision.get("cards", ()), view.decision.get("card"), view.event]
    return cards | {card for card in told if card is not None}


@SHAPES
@VIEWS
def test_no_other_card_is_in_the_document(view: View, tall: bool) -> None:
    """Not even among unused symbols is there a card that the view does not name (B28)."""
    root = drawn(view, tall=tall)
    told = ET.fromstring(draw(view, lambda key: key, tall=tall))
    used = {*NUMBER, *EVENT_NUMBER} & {name.removeprefix("card-") for name in shown(root)}
    kept = {child.attrib["id"].removeprefix("se-").removeprefix("card-") for child in root.iter(f"{SVG}symbol")}
    assert used <= visible(view)
    assert {*NUMBER, *EVENT_NUMBER} & kept <= visible(view)
    named = set(re.findall(r"card-([a-z_]+)", " ".join(told.itertext())))
    bewitched = {"witch"} if any(of["bewitched"] for of in view.realms) else set()
    assert named <= visible(view) | bewitched | {"road", "settlement", "city", "citadel"}


def test_a_hidden_hand_is_backs_but_for_what_the_viewer_knows() -> None:
    """Of four cards one is known (R7): one face and three backs that are all alike."""
    cards = shown(element(drawn(magic()), "cards-0"))
    assert cards == ["card-black_knight", "back-base", "back-base", "back-base"]
    assert shown(element(drawn(replace(magic(), viewer=None, hands=[None, None])), "cards-1")) == ["back-base"] * 5


@SHAPES
def test_cards_that_are_looked_at_lie_open_for_the_one_who_looks(tall: bool) -> None:
    """A search shows its cards (B48), an attack the card that it is to be answered by (B60)."""
    root = drawn(magic(), tall=tall)
    assert [shown(element(root, f"laid-{k}")) for k in range(3)] == [["card-mint"], ["card-spy"], ["card-falk"]]
    assert shown(element(drawn(tournament(), tall=tall), "laid-0")) == ["card-black_knight"]
    regions = replace(magic(), decision={"frame": "take", "seat": 1, "cards": ["G4", "L6"]})
    assert shown(element(drawn(regions, tall=tall), "tray")) == ["region-G", "region-L"]
    assert 'id="tray"' not in draw(start(), tall=tall)


@SHAPES
def test_a_large_hand_stays_on_the_page(tall: bool) -> None:
    """Cards become smaller and then lie in two rows, but all of each is seen."""
    view = replace(start(), hands=[["colossus"] * 15, None], hand_counts=[15, 3])
    root = drawn(view, tall=tall)
    _, _, width, height = (float(number) for number in root.attrib["viewBox"].split())
    for k in range(15):
        inner = next(child for child in element(root, f"hand-0-{k}") if child.get("transform"))
        inner.set("id", "here")
        (x, y), size = placed(root, "here")
        inner.attrib.pop("id")
        assert HAND[0] / 2 * size <= x <= width - HAND[0] / 2 * size
        assert HAND[1] / 2 * size <= y <= height - HAND[1] / 2 * size


@pytest.mark.parametrize("room", [50, 86, 110])
@pytest.mark.parametrize(
    "text",
    ["Mint", "Tovenaarsleerlingenwerkplaats", "Change Places!", "Nächtliche Wollspinnereimanufaktur", "W" * 40, ""],
)
def test_no_word_leaves_its_room(text: str, room: float) -> None:
    """A long name is written smaller, then on two lines, then cut, and never runs over the edge."""
    root = ET.fromstring(f"<g>{fitted(0, 0, 14, text, room, 'ink')}</g>")
    for line in root:
        assert breadth(line.text or "", float(line.attrib["font-size"])) <= room + 0.5
    if text and breadth(text, 14) <= room:
        assert [line.text for line in root] == [text]


@VIEWS
def test_names_stay_on_their_cards_in_every_language(view: View) -> None:
    """However long the names of a language are, they keep to their cards and panels."""
    root = ET.fromstring(draw(view, lambda key: f"Wunderbare Übersetzung von {key.removesuffix('.short')}"))
    for part in root.iter(f"{SVG}g"):
        kind = (part.get("class") or "").partition(" ")[0]
        room = {"site": CARD, "wizard": CARD, "laid": CARD, "hand": HAND[0], "panel": 196}.get(kind)
        if room is not None:
            for text in part.iter(f"{SVG}text"):
                assert breadth(text.text or "", float(text.attrib["font-size"])) <= room


def test_the_description_tells_the_table_in_words() -> None:
    """Those who cannot see the picture get it as text, in their language when words are given."""
    plain = describe(magic())
    assert "-4^:Hafli=2" in plain
    assert "-3^:Magic mill" in plain
    root = ET.fromstring(draw(magic(), lambda key: f"<{key}>"))
    assert root.get("role") == "img"
    assert root.findtext(f"{SVG}title") == "<drawing-title>"
    assert "<seat-0.short>: <drawing-victory> 3" in (root.findtext(f"{SVG}desc") or "")
    assert element(root, "site-1:-1^^").findtext(f"{SVG}title") == "<card-library>"
    assert "".join(texts(element(root, "site-1:-1^^"))).endswith("<card-library.short>")


def test_each_symbol_is_valid_by_itself_and_every_card_has_an_emblem_of_its_own() -> None:
    """The page takes single symbols from the same source; no two cards share an emblem."""
    kept = symbols()
    for name, text in kept.items():
        assert ET.fromstring(text).get("id") == name
    emblems = [re.sub(r"^<symbol[^>]*>", "", kept[f"se-{card}"]) for card in (*NUMBER, *EVENT_NUMBER)]
    assert len(set(emblems)) == len(NUMBER) + len(EVENT_NUMBER)
