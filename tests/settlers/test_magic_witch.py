"""The Witch: where she lies, what stops working, and when she goes (W89-W91, P13, P14, Q25, Q27, I11, I22)."""

from __future__ import annotations

import pytest

from tests.settlers.dice import luck
from tests.settlers.magic import end_turn, goods, magic, names, offered, power, stored, tournament
from tests.settlers.table import decision, discards, hand, legal, play, throw, told

MAGES = "centres0 1:citadel; wizards0 2^:arsa:3 0^:hor:0"


def bewitched(card: str, more: str = "") -> str:
    """Lay a table on which seat 1, with a city, owns this building with a Witch on it."""
    return f"centres1 1:city; sites1 1^:{card}:witch; {more}"


@pytest.mark.rule("W89", "P13")
@pytest.mark.card("witch")
def test_the_witch_is_laid_on_a_building_of_the_opponent_for_one_power() -> None:
    sites = "sites1 -1^:garrison -1v:gold_fleet 1^:marketplace 1^^:conrad 3^:magic_mill 3^^:magic_eye 3v:ismai"
    theirs = f"centres1 1:city 3:citadel; wizards1 4^:ari; {sites}; hand1 -"
    position = magic(f"{MAGES}; sites0 1^:abbey; hand0 witch; {theirs}")
    play(position, "play witch")
    assert legal(position) == {"their site -1^", "their site 1^", "their site 3^"}
    events = play(position, "their site 1^")
    assert told(events, "bewitched") == [{"seat": 1, "card": "marketplace", "place": "1^"}]
    assert "1^:marketplace:witch" in names(position, "sites1")
    assert power(position, 0) == {"hor": 0, "arsa": 2}
    assert discards(position) == []  # she lies on the building


@pytest.mark.rule("W89")
def test_she_comes_only_to_whoever_has_two_wizards() -> None:
    text = "centres0 1:citadel; hand0 witch; sites1 1^:garrison"
    assert not offered(magic(f"{text}; wizards0 2^:arsa:3"), "play")
    assert offered(magic(f"{text}; wizards0 2^:arsa:3 0^:hor:0"), "play") == {"play witch"}


@pytest.mark.rule("P13")
def test_a_building_holds_one_witch() -> None:
    text = f"{MAGES}; hand0 witch; sites1 1^:garrison:witch"
    assert not offered(magic(text), "play")
    position = magic(text.replace("sites1 ", "sites1 -1^:abbey "))
    play(position, "play witch")
    assert legal(position) == {"their site -1^"}


@pytest.mark.rule("W51", "W89")
def test_she_stays_when_the_two_wizards_are_gone() -> None:
    position = magic(f"{MAGES}; hand0 witch; sites1 1^:garrison")
    play(position, "play witch", "their site 1^", "dismiss arsa", "dismiss hor")
    assert names(position, "sites1") == ["1^:garrison:witch"]


# ------------------------------------------------------------------------------------------- what stops working


@pytest.mark.rule("W89", "I21")
def test_victory_and_commerce_points_of_the_building_do_not_count() -> None:
    assert magic("centres1 1:city; sites1 1^:church").points(1) == 1 + 2 + 1
    assert magic(bewitched("church")).points(1) == 1 + 2
    position = magic(f"{MAGES}; hand0 witch; centres1 1:city; sites1 1^:merchant_guild 1v:garrison")
    assert (position.realms[1].commerce, position.view(None).tokens["mill"]) == (5, 1)
    play(position, "play witch", "their site 1^")
    assert (position.realms[1].commerce, position.view(None).tokens["mill"]) == (1, 1)
    position = magic("centres0 1:city; sites0 1^:marketplace; centres1 1:city; sites1 1^:merchant_guild:witch")
    assert position.view(None).tokens["mill"] == 0


@pytest.mark.rule("W89")
def test_a_bewitched_foundry_doubles_nothing() -> None:
    mountains = "centres1 1:city; regions1 0^:O3:0; store1 all:0"
    for mark, yields in (("", 2), (":witch", 1)):
        position = magic(f"{mountains}; sites1 1^:foundry{mark}")
        throw(position, "knight", 3)
        assert stored(position, 1, "0^") == f"O3:{yields}"


@pytest.mark.rule("W89")
@pytest.mark.parametrize(("card", "works"), [("mint", "trade gold>ore"), ("magic_mill", "use magic_mill")])
def test_a_bewitched_building_cannot_be_used(card: str, works: str) -> None:
    text = "active 1; centres1 -1:city 1:citadel; wizards1 2^:arsa:1; store1 all:1"
    site = "-1^" if card == "mint" else "1^"
    assert works in legal(magic(f"{text}; sites1 {site}:{card}"))
    assert works not in legal(magic(f"{text}; sites1 {site}:{card}:witch"))


@pytest.mark.rule("W89")
def test_a_bewitched_smithy_strengthens_nobody_and_a_bath_house_keeps_no_plague_away() -> None:
    assert magic("sites1 -1^:conrad 1^:smithy:witch").realms[1].strength == 2
    position = magic(bewitched("bath_house", "store1 all:2"))
    throw(position, "plague", 1)
    assert [stored(position, 1, place)[-1] for place in ("0^", "0v", "2^")] == ["1", "1", "1"]


@pytest.mark.rule("I11")
@pytest.mark.parametrize("centre", ["city", "citadel"])
def test_garrison_and_abbey_count_for_events_at_a_citadel_too_but_not_under_a_witch(centre: str) -> None:
    text = f"centres1 1:{centre}; store1 all:0"
    position = magic(f"{text}; sites1 1^:garrison 1v:garrison:witch")
    throw(position, "productive_year", 1)
    assert [stored(position, 1, place)[-1] for place in ("0^", "2^", "0v", "2v")] == ["1", "1", "0", "1"]  # A1 by the 1
    position = magic(f"{text}; sites1 1^:abbey 1v:abbey:witch")
    throw(position, "progress", 2)
    assert decision(position) == "gain:1"
    play(position, "region 0v")
    assert decision(position) == "actions:0"


@pytest.mark.rule("I22", "Q35")
@pytest.mark.card("abbey", "library")
@pytest.mark.parametrize("card", ["abbey", "library"])
def test_a_bewitched_abbey_or_library_lowers_the_hand_limit_at_once(card: str) -> None:
    text = f"centres1 1:city; sites1 1^:{card}; hand1 falk gotz karl otto; hand0 witch"
    position = magic(f"{MAGES}; {text}")
    play(position, "play witch", "their site 1^")
    assert (position.realms[1].limit, decision(position)) == (3, "reduce:1")
    play(position, "put gotz", "stack 5")
    assert hand(position, 1) == ["falk", "karl", "otto"]
    assert names(position, "stack5")[-1] == "gotz"
    assert decision(position) == "actions:0"


# ----------------------------------------------------------------------------------------------- when she goes


@pytest.mark.rule("W90")
@pytest.mark.card("witch")
@pytest.mark.parametrize("face", ["club", "mill", "knight", "sun"])
def test_no_other_face_of_the_event_die_removes_her(face: str) -> None:
    position = magic(bewitched("garrison", "active 1"))
    throw(position, face, 1)
    while decision(position).startswith("gain"):
        position.play(position.moves()[0])
    assert names(position, "sites1") == ["1^:garrison:witch"]


@pytest.mark.rule("W90")
@pytest.mark.parametrize(("active", "stays"), [(0, True), (1, False)])
def test_the_owner_of_the_building_must_throw_the_question_mark(active: int, stays: bool) -> None:
    position = magic(bewitched("garrison", f"active {active}"))
    events = throw(position, "conflict", 1)
    assert names(position, "sites1") == ["1^:garrison:witch" if stays else "1^:garrison"]
    assert len(told(events, "witch-gone")) == (0 if stays else 1)


@pytest.mark.rule("W90")
def test_the_event_comes_first_and_the_production_after_she_has_gone() -> None:
    position = magic(bewitched("garrison", "active 1; store1 all:0"))
    throw(position, "productive_year", 6)
    assert goods(position, 1) == {"brick": 1}
    position = magic(bewitched("brick_factory", "active 1; store1 all:0"))
    throw(position, "conflict", 6)
    assert goods(position, 1) == {"brick": 2}


@pytest.mark.rule("W90", "W83")
def test_she_goes_even_if_the_event_itself_is_void() -> None:
    text = "active 1; centres1 1:citadel; wizards1 2^:arsa:2; sites1 -1^:garrison:witch 1^:time_jump"
    position = magic(text)
    throw(position, "unicorn_dance", 1)
    play(position, "cast time_jump")
    assert power(position, 1) == {"arsa": 0}
    assert names(position, "sites1") == ["-1^:garrison", "1^:time_jump"]


@pytest.mark.rule("W91", "Q25")
def test_a_removed_witch_lies_on_the_discard_pile() -> None:
    position = magic(bewitched("garrison", "active 1"))
    throw(position, "conflict", 1)
    assert discards(position) == ["witch"]


@pytest.mark.rule("W91", "W50")
def test_whoever_pulls_the_building_down_is_rid_of_her_too() -> None:
    position = magic(bewitched("garrison", "active 1"))
    play(position, "pull 1^")
    assert discards(position) == ["garrison", "witch"]


@pytest.mark.rule("Q27")
@pytest.mark.card("arsonist")
def test_a_bewitched_building_burns_like_any_other_and_the_witch_is_discarded() -> None:
    position = luck(magic(bewitched("garrison", "hand0 arsonist")), 1)
    play(position, "play arsonist", "their site 1^")
    assert hand(position, 1) == ["garrison"]
    assert discards(position) == ["arsonist", "witch"]


@pytest.mark.rule("P14", "W62")
def test_in_the_tournament_she_goes_to_the_pile_of_whoever_has_played_her() -> None:
    position = tournament(f"{MAGES}; hand0 witch abbey otto; hand1 falk karl gotz; sites1 1^:garrison")
    play(position, "play witch", "their site 1^")
    end_turn(position)
    throw(position, "conflict", 1)
    while not decision(position).startswith("actions"):
        position.play(position.moves()[0])
    assert (discards(position, 0), discards(position, 1)) == (["witch"], [])
