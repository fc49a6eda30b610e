"""Attacks that are decided by a die: Arsonist, Black Knight, Brigands, and the cards that answer them.

(B60, B61, B86-B91, U9, U12)
"""

from __future__ import annotations

import pytest

from tests.settlers.dice import luck
from tests.settlers.magic import goods, names, offered
from tests.settlers.table import decision, discards, hand, legal, lies, play, table, told

FREE = "options action_lock=off"
BURNABLE = "centres1 1:city; sites1 1^:church 1^^:garrison 1v:otto 1vv:gold_fleet"
ANSWERS = {"arsonist": "bishop", "brigands": "bishop", "black_knight": "herb_woman"}


# ---------------------------------------------------------------------------------------------------------- the throw


@pytest.mark.rule("B61")
@pytest.mark.card("arsonist", "black_knight", "brigands")
@pytest.mark.parametrize("card", ANSWERS)
@pytest.mark.parametrize("pips", [1, 2, 3, 4, 5, 6])
def test_an_attack_succeeds_on_one_to_five(card: str, pips: int) -> None:
    lines = f"{FREE}; hand0 {card}; {BURNABLE}; sites0 1^:abbey 1v:falk; store0 all:1; store1 all:1"
    position = luck(table(lines), pips)
    events = play(position, f"play {card}")
    assert told(events, "duel") == [{"seat": 0, "card": card, "pips": pips, "won": pips < 6}]
    assert position.seat == (0 if pips < 6 else 1)  # the winner chooses


@pytest.mark.rule("B61", "B60")
@pytest.mark.card("bishop", "herb_woman")
@pytest.mark.parametrize("card", ANSWERS)
@pytest.mark.parametrize("pips", [1, 2, 3, 4, 5, 6])
def test_after_an_answer_only_on_one_and_two(card: str, pips: int) -> None:
    lines = f"{FREE}; hand0 {card}; hand1 {ANSWERS[card]}; {BURNABLE}; sites0 1^:abbey 1v:falk"
    position = luck(table(lines), pips)
    play(position, f"play {card}")
    assert (decision(position), legal(position)) == ("answer:1", {f"play {ANSWERS[card]}", "pass"})
    events = play(position, f"play {ANSWERS[card]}")
    assert told(events, "duel") == [{"seat": 0, "card": card, "pips": pips, "won": pips < 3}]
    assert sorted(discards(position)) == sorted([card, ANSWERS[card]])
    assert position.seat == (0 if pips < 3 else 1)


@pytest.mark.rule("B61")
@pytest.mark.card("arsonist")
def test_nothing_else_may_come_in_between() -> None:
    position = table(f"{FREE}; hand0 arsonist caravan; hand1 alchemist herb_woman; {BURNABLE}")
    play(position, "play arsonist")
    assert (position.seat, legal(position)) == (1, {"pass"})


@pytest.mark.rule("B60", "B90")
@pytest.mark.card("bishop", "herb_woman")
@pytest.mark.parametrize("card", ANSWERS)
def test_each_answers_only_its_own_attacks(card: str) -> None:
    position = table(f"{FREE}; hand0 {card}; hand1 bishop herb_woman; {BURNABLE}")
    play(position, f"play {card}")
    assert legal(position) == {f"play {ANSWERS[card]}", "pass"}
    for other, move in (("spy", "take bishop"), ("merchant", "their region -2^")):
        position = table(f"{FREE}; hand0 {other}; hand1 bishop herb_woman; {BURNABLE}; store0 all:1; store1 all:1")
        play(position, f"play {other}")
        assert (position.seat, move in legal(position)) == (0, True)  # and no answer is asked for


@pytest.mark.rule("B90", "B61")
@pytest.mark.card("bishop")
def test_once_the_die_is_thrown_it_is_too_late() -> None:
    position = luck(table(f"{FREE}; hand0 arsonist; hand1 bishop; {BURNABLE}"), 4)
    events = play(position, "play arsonist", "pass")
    assert told(events, "duel")[0]["won"]
    assert (position.seat, offered(position, "play")) == (0, set())
    assert hand(position, 1) == ["bishop"]


@pytest.mark.rule("U9")
@pytest.mark.card("bishop")
def test_there_is_one_answer_and_no_second() -> None:
    position = luck(table(f"{FREE}; hand0 arsonist; hand1 bishop bishop; {BURNABLE}"), 2)
    events = play(position, "play arsonist", "play bishop")
    assert told(events, "duel")[0]["won"]
    assert hand(position, 1) == ["bishop"]


@pytest.mark.rule("B60")
@pytest.mark.card("arsonist")
def test_an_answer_is_asked_for_whatever_the_hand_so_that_asking_tells_nothing() -> None:
    for cards in ("bishop", "abbey", "karl spy"):
        position = table(f"{FREE}; hand0 arsonist; hand1 {cards}; {BURNABLE}")
        events = play(position, "play arsonist")
        assert (decision(position), told(events, "duel")) == ("answer:1", [])
    position = table(f"{FREE}; hand0 arsonist; {BURNABLE}")
    assert told(play(position, "play arsonist"), "duel")  # an empty hand cannot answer, and everybody knows it


@pytest.mark.rule("U12")
@pytest.mark.card("brigands")
@pytest.mark.parametrize("pips", [1, 2, 3, 4, 5, 6])
def test_the_throw_of_an_attack_brings_no_production(pips: int) -> None:
    position = luck(table(f"{FREE}; hand0 arsonist; {BURNABLE}; store0 all:0; store1 all:0"), pips)
    events = play(position, "play arsonist")
    assert told(events, "gained") == []
    assert (goods(position, 0), goods(position, 1), position.number) == ({}, {}, 0)


# ------------------------------------------------------------------------------------------------------------ Arsonist


@pytest.mark.rule("B86", "B39")
@pytest.mark.card("arsonist")
def test_the_arsonist_sends_any_building_of_choice_back_to_its_owners_hand() -> None:
    position = luck(table(f"{FREE}; hand0 arsonist; {BURNABLE}; sites0 1^:abbey"), 5)
    play(position, "play arsonist")
    assert legal(position) == {"their site 1^", "their site 1^^"}  # a Church too, but neither knight nor fleet
    play(position, "their site 1^")
    assert (hand(position, 1), discards(position)) == (["church"], ["arsonist"])
    assert names(position, "sites1") == ["1^^:garrison", "1v:otto", "1vv:gold_fleet"]


@pytest.mark.rule("B86")
@pytest.mark.card("arsonist")
def test_when_it_fails_the_other_names_one_of_the_attackers_buildings() -> None:
    position = luck(table(f"{FREE}; hand0 arsonist; {BURNABLE}; sites0 1^:abbey 1v:sawmill -1^:karl"), 6)
    play(position, "play arsonist")
    assert (position.seat, legal(position)) == (1, {"their site 1^", "their site 1v"})
    play(position, "their site 1v")
    assert (hand(position, 0), decision(position)) == (["sawmill"], "actions:0")


@pytest.mark.rule("B86")
@pytest.mark.card("arsonist")
def test_without_a_building_of_ones_own_a_failure_costs_nothing() -> None:
    position = luck(table(f"{FREE}; hand0 arsonist; {BURNABLE}; sites0 1^:karl"), 6)
    play(position, "play arsonist")
    assert (decision(position), lies(position, "sites0")) == ("actions:0", "1^:karl")
    assert "play arsonist" not in legal(table(f"{FREE}; hand0 arsonist; sites0 1^:abbey; sites1 1^:karl"))


@pytest.mark.rule("B88", "B86")
@pytest.mark.card("arsonist")
def test_a_building_taken_back_may_be_paid_for_and_laid_again_in_the_same_turn() -> None:
    position = luck(table(f"{FREE}; hand0 arsonist; {BURNABLE}; sites0 1v:sawmill; store0 all:2"), 6)
    play(position, "play arsonist", "their site 1v", "build sawmill", "side -1^")
    assert (lies(position, "sites0"), goods(position, 0).get("lumber")) == ("-1^:sawmill", None)


@pytest.mark.rule("B89")
@pytest.mark.card("arsonist")
def test_a_use_once_a_turn_begins_anew_when_the_building_was_burned_and_rebuilt() -> None:
    """No building of the base game has such a use; the Magic Mill has."""
    lines = "centres0 1:citadel; sites0 1^:magic_mill; wizards0 0^:hor:1 0v:hafli:2; store0 all:3; sites1 1^:abbey"
    position = luck(table(f"options mode=extended; permission yes; hand0 arsonist; {lines}"), 6)
    play(position, "use magic_mill", "wizard hor")
    assert offered(position, "use") == set()
    play(position, "play arsonist", "their site 1^", "build magic_mill", "side 1^")
    assert offered(position, "use") == {"use magic_mill"}


# -------------------------------------------------------------------------------------------------------- Black Knight


@pytest.mark.rule("B87")
@pytest.mark.card("black_knight", "church")
def test_the_black_knight_sends_a_knight_back_and_a_church_gives_no_cover() -> None:
    lines = "centres1 1:city; sites1 1^:church 1^^:karl 1v:gold_fleet -1^:pippin"
    position = luck(table(f"{FREE}; hand0 black_knight; {lines}"), 5)
    play(position, "play black_knight")
    assert legal(position) == {"their site 1^^", "their site -1^"}
    play(position, "their site 1^^")
    assert (hand(position, 1), position.realms[1].strength) == (["karl"], 1)


@pytest.mark.rule("B87")
@pytest.mark.card("black_knight")
def test_when_he_fails_the_attacker_loses_a_knight_if_there_is_one() -> None:
    lines = f"{FREE}; hand0 black_knight; sites1 1^:karl"
    position = luck(table(f"{lines}; sites0 1^:falk 1v:otto -1^:abbey"), 6)
    play(position, "play black_knight")
    assert (position.seat, legal(position)) == (1, {"their site 1^", "their site 1v"})
    play(position, "their site 1v")
    assert hand(position, 0) == ["otto"]
    position = luck(table(f"{lines}; sites0 1^:abbey"), 6)
    play(position, "play black_knight")
    assert (decision(position), hand(position, 0)) == ("actions:0", [])


@pytest.mark.rule("B88", "R7")
@pytest.mark.card("black_knight")
def test_a_knight_taken_back_is_an_ordinary_card_of_its_owner() -> None:
    position = luck(table(f"{FREE}; hand0 black_knight; sites1 1^:siegfried; store1 all:1"), 1)
    play(position, "play black_knight", "their site 1^")
    position = table("turn 6; hand1 siegfried/0; store1 all:1")
    assert "build siegfried" in legal(position)


# ------------------------------------------------------------------------------------------------------------ Brigands


@pytest.mark.rule("B91")
@pytest.mark.card("brigands")
def test_brigands_take_two_resources_of_choice_also_of_one_kind() -> None:
    position = luck(table(f"{FREE}; hand0 brigands; store0 all:0; store1 all:0 ore:2 gold:2"), 3)
    play(position, "play brigands")
    assert legal(position) == {"their region -2v", "their region 2v"}
    play(position, "their region -2v", "their region -2v")
    assert (goods(position, 0), goods(position, 1)) == ({"ore": 2}, {"gold": 2})
    assert decision(position) == "actions:0"


@pytest.mark.rule("B91")
@pytest.mark.card("brigands")
def test_when_they_fail_the_other_takes_two() -> None:
    position = luck(table(f"{FREE}; hand0 brigands; store0 all:0 ore:1 wool:1 brick:1; store1 all:0 gold:2"), 6)
    play(position, "play brigands")
    assert (position.seat, legal(position)) == (1, {"their region -2v", "their region 0^", "their region 2^"})
    play(position, "their region 0^", "their region 2^")
    assert (goods(position, 0), goods(position, 1)) == ({"ore": 1}, {"gold": 2, "wool": 1, "brick": 1})


@pytest.mark.rule("B91")
@pytest.mark.card("brigands")
def test_only_what_the_taker_has_room_for_and_only_what_is_there() -> None:
    position = luck(table(f"{FREE}; hand0 brigands; store0 all:0 ore:2 wool:3; store1 all:0 ore:3 wool:3 gold:1"), 1)
    play(position, "play brigands")
    assert legal(position) == {"their region -2v", "their region 2v"}
    play(position, "their region -2v")
    assert legal(position) == {"their region 2v"}  # now the mountains are full
    play(position, "their region 2v")
    position = luck(table(f"{FREE}; hand0 brigands; store0 all:0; store1 all:0 gold:1"), 1)
    play(position, "play brigands", "their region 2v")
    assert (goods(position, 0), decision(position)) == ({"gold": 1}, "actions:0")  # one is all there was


@pytest.mark.rule("B91", "B61")
@pytest.mark.card("brigands")
def test_a_failure_that_finds_nothing_to_take_costs_nothing() -> None:
    position = luck(table(f"{FREE}; hand0 brigands; store0 all:0; store1 all:0 gold:2"), 6)
    events = play(position, "play brigands")
    assert told(events, "nothing-to-take") == [{"seat": 1, "why": "brigands"}]
    assert decision(position) == "actions:0"
