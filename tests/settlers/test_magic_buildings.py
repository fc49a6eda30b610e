"""Philosopher's Stone, Magic Kitchen and Magic Mill (W71-W73, P7), and what the Stone bars (I25, I26)."""

from __future__ import annotations

import pytest

from tests.settlers.dice import luck
from tests.settlers.magic import end_turn, goods, magic, names, offered, power, tournament
from tests.settlers.table import decision, discards, hand, legal, play, throw, told

STONE = "centres0 -1:citadel 3:citadel; sites0 -1^:philosophers_stone"
MINE = f"{STONE} 3^:magic_land 3v:abbey; wizards0 -2^:tali:3 -2v:ira:3; regions0 0^:L1 0v:L4"
THEIRS = (
    "centres1 1:citadel; wizards1 2^:arsa:1; sites1 -1^:garrison -1v:conrad 1^:magic_eye; hand1 spy; regions1 0^:O5"
)
HARMFUL = ("arsonist", "black_knight", "brigands", "merchant", "wizards_duel", "witch", "whirlwind", "by_magics_hand")
HARMLESS = ("caravan", "spy", "better_world", "change_land", "materialization", "premonition")


# ------------------------------------------------------------------------------------------------ Philosopher's Stone


@pytest.mark.rule("W71", "W66")
@pytest.mark.card("philosophers_stone")
def test_the_stone_needs_two_own_citadels_and_its_price() -> None:
    text = "hand0 philosophers_stone; wizards0 -2^:tali:2; store0 all:0 ore:1 gold:1"
    assert not offered(magic(f"{text}; centres0 -1:citadel; centres1 1:citadel"), "build")
    position = magic(f"{text}; centres0 -1:citadel 3:citadel")
    play(position, "build philosophers_stone", "side 3^")
    assert (goods(position, 0), power(position, 0)) == ({}, {"tali": 0})
    for lack in ("ore:0 gold:1", "ore:1 gold:0"):
        poor = text.replace("ore:1 gold:1", lack)
        assert not offered(magic(f"{poor}; centres0 -1:citadel 3:citadel"), "build")
    assert not offered(magic(f"{text.replace('tali:2', 'tali:1')}; centres0 -1:citadel 3:citadel"), "build")


@pytest.mark.rule("W71", "I2", "I4", "I6", "I8", "I13", "I25")
@pytest.mark.card("philosophers_stone")
@pytest.mark.parametrize("card", HARMFUL)
def test_the_stone_bars_whatever_damages_a_principality(card: str) -> None:
    text = f"{MINE}; {THEIRS}; hand0 {card}"
    assert not offered(magic(text), "play")
    assert offered(magic(text.replace("philosophers_stone", "magic_mill")), "play") == {f"play {card}"}


@pytest.mark.rule("W71", "I25")
def test_it_protects_both_players_and_so_bars_its_owners_opponent_too() -> None:
    text = f"{MINE}; {THEIRS}; active 1".replace("hand1 spy", "hand1 whirlwind arsonist merchant brigands")
    assert not offered(magic(text), "play")
    freed = magic(text.replace("philosophers_stone", "magic_mill"))
    assert len(offered(freed, "play")) == 4


@pytest.mark.rule("I25")
@pytest.mark.card("magic_land")
def test_it_bars_magic_land_and_no_other_spell_of_these() -> None:
    text = f"{MINE}; {THEIRS}".replace("3v:abbey", "3^^:fortune_telling 3v:abbey 3vv:change_places 1v:smithy")
    assert offered(magic(text), "cast") == {"cast fortune_telling", "cast change_places"}
    assert "cast magic_land" in legal(magic(text.replace("philosophers_stone", "magic_mill")))


@pytest.mark.rule("I2", "I3", "I25")
@pytest.mark.card("caravan", "spy")
@pytest.mark.parametrize("card", HARMLESS)
def test_cards_that_do_no_damage_are_played_all_the_same(card: str) -> None:
    assert offered(magic(f"{MINE}; {THEIRS}; hand0 {card}; discards otto arsonist"), "play") == {f"play {card}"}


@pytest.mark.rule("I25")
@pytest.mark.card("countermagic")
def test_the_stone_does_not_stop_countermagic() -> None:
    position = magic(
        f"{MINE}; {THEIRS.replace('magic_eye', 'countermagic').replace('arsa:1', 'arsa:2')}; hand0 caravan"
    )
    play(position, "play caravan")
    assert legal(position) == {"cast countermagic", "pass"}


@pytest.mark.rule("W71", "I10")
def test_the_stone_stops_no_event() -> None:
    position = magic(f"{STONE}; centres1 1:city; store1 all:2")
    throw(position, "plague", 6)
    assert goods(position, 1) == {"brick": 2, "lumber": 1, "wool": 1, "ore": 2, "grain": 2, "gold": 1}
    position = magic(f"{STONE}; store1 all:2")
    throw(position, "club", 6)
    assert "ore" not in goods(position, 1)


@pytest.mark.rule("I26")
@pytest.mark.card("witch")
def test_a_witch_who_was_there_before_stays_and_has_no_effect_while_the_stone_lies() -> None:
    text = "wizards0 -2^:tali:3; hand0 philosophers_stone; store0 all:0 ore:1 gold:1"
    position = magic(f"centres0 -1:citadel 3:citadel; {text}; centres1 1:city; sites1 1^:library:witch")
    assert (position.points(1), position.realms[1].limit) == (3, 3)
    play(position, "build philosophers_stone", "side 3^")
    assert names(position, "sites1") == ["1^:library:witch"]
    assert (position.points(1), position.realms[1].limit) == (4, 4)
    play(position, "pull 3^")
    assert (position.points(1), position.realms[1].limit) == (3, 3)


# ------------------------------------------------------------------------------------------------------ Magic Kitchen

KITCHEN = "centres0 1:citadel; wizards0 2v:ari:3; sites0 1^:magic_kitchen"


@pytest.mark.rule("W72", "W35")
@pytest.mark.card("magic_kitchen")
def test_the_kitchen_costs_a_brick_a_lumber_and_one_power() -> None:
    text = "centres0 1:citadel; hand0 magic_kitchen; store0 all:0 brick:1 lumber:1"
    position = magic(f"{text}; wizards0 2v:ari:1")
    play(position, "build magic_kitchen", "side 1v")
    assert (goods(position, 0), power(position, 0)) == ({}, {"ari": 0})
    assert not offered(magic(f"{text}; wizards0 2v:ari:0"), "build")
    assert not offered(magic(f"{text.replace('lumber:1', 'lumber:0')}; wizards0 2v:ari:1"), "build")


@pytest.mark.rule("W72")
@pytest.mark.card("magic_kitchen")
@pytest.mark.parametrize("pips", [3, 4, 5, 6])
def test_with_three_to_six_it_brings_a_resource_of_choice(pips: int) -> None:
    position = luck(magic(f"{KITCHEN}; store0 all:1"), pips)
    play(position, "use magic_kitchen")
    assert legal(position) == {f"region {place}" for place in ("-2^", "-2v", "0^", "0v", "2^", "2v")}
    play(position, "region -2v")
    assert goods(position, 0)["ore"] == 2
    assert power(position, 0) == {"ari": 2}


@pytest.mark.rule("W72")
def test_with_a_two_it_brings_nothing_and_with_a_one_it_explodes() -> None:
    position = luck(magic(f"{KITCHEN}; store0 all:1"), 2, 1)
    play(position, "use magic_kitchen")
    assert (sum(goods(position, 0).values()), names(position, "sites0")) == (6, ["1^:magic_kitchen"])
    events = play(position, "use magic_kitchen")
    assert told(events, "exploded") == [{"seat": 0, "card": "magic_kitchen", "place": "1^"}]
    assert (names(position, "sites0"), discards(position)) == ([], ["magic_kitchen"])
    assert power(position, 0) == {"ari": 1}  # the power is gone all the same


@pytest.mark.rule("W72")
def test_one_tries_as_often_as_one_likes_and_can_pay() -> None:
    position = luck(magic(KITCHEN), 2, 2, 2)
    play(position, *["use magic_kitchen"] * 3)
    assert power(position, 0) == {"ari": 0}
    assert not offered(position, "use")


@pytest.mark.rule("W72")
def test_of_two_kitchens_the_cook_says_which_has_exploded() -> None:
    position = luck(magic(KITCHEN.replace("1^:magic_kitchen", "1^:magic_kitchen 1v:magic_kitchen")), 1)
    play(position, "use magic_kitchen")
    assert legal(position) == {"site 1^", "site 1v"}
    play(position, "site 1v")
    assert names(position, "sites0") == ["1^:magic_kitchen"]


@pytest.mark.rule("P7")
def test_the_kitchen_is_paid_by_wizards_who_do_not_rest() -> None:
    position = magic(f"{KITCHEN.replace('ari:3', 'ari:2')}; store0 all:1")
    play(position, "raise ari")
    assert not offered(position, "use")


@pytest.mark.rule("P7")
def test_a_resource_that_finds_no_room_is_lost() -> None:
    position = luck(magic(f"{KITCHEN}; store0 all:1 ore:3"), 6)
    play(position, "use magic_kitchen")
    assert "region -2v" not in legal(position)
    play(position, "waste ore")
    assert (goods(position, 0)["ore"], decision(position)) == (3, "actions:0")


# --------------------------------------------------------------------------------------------------------- Magic Mill

MILL = "centres0 1:citadel; wizards0 2v:ari:1 0^:hor:0; sites0 1^:magic_mill; store0 all:0 gold:3"


@pytest.mark.rule("W73", "W35")
@pytest.mark.card("magic_mill")
def test_the_mill_costs_a_lumber_a_grain_and_one_power() -> None:
    text = "centres0 1:citadel; hand0 magic_mill; store0 all:0 lumber:1 grain:1"
    position = magic(f"{text}; wizards0 0^:hor:1")
    play(position, "build magic_mill", "side 1^")
    assert (goods(position, 0), power(position, 0)) == ({}, {"hor": 0})
    assert not offered(magic(f"{text}; wizards0 0^:hor:0"), "build")


@pytest.mark.rule("W73")
@pytest.mark.card("magic_mill")
def test_the_mill_turns_one_gold_into_one_power_of_any_wizard_once_a_turn() -> None:
    position = magic(MILL)
    play(position, "use magic_mill")
    assert legal(position) == {"wizard ari", "wizard hor"}
    play(position, "wizard hor")
    assert (power(position, 0), goods(position, 0)) == ({"hor": 1, "ari": 1}, {"gold": 2})
    assert not offered(position, "use")
    assert not offered(magic(MILL.replace("gold:3", "gold:0")), "use")


@pytest.mark.rule("W73")
def test_it_works_again_in_the_next_turn_and_not_before() -> None:
    position = magic(f"{MILL}; hand0 falk gotz karl; hand1 otto hagen spy; mills0 1")
    assert not offered(position, "use")
    end_turn(position)
    throw(position, "knight", 1)
    assert not offered(position, "use")  # it is the opponent's turn
    end_turn(position)
    throw(position, "knight", 1)
    assert offered(position, "use") == {"use magic_mill"}


@pytest.mark.rule("W73")
def test_the_mill_need_not_lie_beside_the_gold_and_two_mills_work_twice() -> None:
    far = "centres0 -3:citadel; wizards0 -4^:ari:0; sites0 -3^:magic_mill -3v:magic_mill; store0 gold:2"
    position = magic(far)
    play(position, "use magic_mill", "use magic_mill")
    assert power(position, 0) == {"ari": 2}
    assert not offered(position, "use")


@pytest.mark.rule("W73")
def test_whoever_pulls_down_a_bewitched_mill_does_not_use_the_other_one_twice() -> None:
    position = magic(MILL.replace("1^:magic_mill", "1^:magic_mill 1v:magic_mill:witch"))
    play(position, "use magic_mill", "wizard hor", "pull 1v")
    assert not offered(position, "use")


@pytest.mark.rule("W73", "B89")
def test_a_mill_that_comes_back_to_the_hand_and_is_laid_anew_works_anew() -> None:
    attack = "hand0 arsonist otto; sites1 1^:abbey"
    position = luck(magic(f"{MILL}; {attack}; store0 all:3".replace("; store0 all:0 gold:3", "")), 6)
    play(position, "use magic_mill", "wizard hor", "play arsonist", "their site 1^")
    assert hand(position, 0) == ["otto", "magic_mill"]
    play(position, "build magic_mill", "side 1v")
    assert offered(position, "use") == {"use magic_mill"}


@pytest.mark.rule("W73", "W62")
def test_in_the_tournament_both_may_have_two_mills() -> None:
    theirs = "centres1 1:citadel; wizards1 2v:ira; regions1 2v:O3 -2v:A1; sites1 1^:magic_mill 1v:magic_mill"
    position = tournament(f"{MILL.replace('1^:magic_mill', '1^:magic_mill 1v:magic_mill')}; {theirs}")
    play(position, "use magic_mill", "wizard hor", "use magic_mill", "wizard ari")
    assert position.realms[1].mills == 0
