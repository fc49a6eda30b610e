"""Ismai and Samsor: price and strength, what strikes and saves them, what does not concern them (W68-W70)."""

from __future__ import annotations

import pytest

from tests.settlers.dice import luck
from tests.settlers.magic import magic, names, offered, power
from tests.settlers.table import decision, discards, hand, legal, play, throw, told

DRAGON = "centres0 1:citadel; wizards0 2v:ari; sites0 1^:ismai"


@pytest.mark.rule("W68", "W35", "I21")
@pytest.mark.card("ismai", "samsor")
@pytest.mark.parametrize(("dragon", "price", "strength"), [("ismai", 3, 4), ("samsor", 4, 5)])
def test_a_dragon_is_paid_in_magic_power_only_and_its_strength_counts(dragon: str, price: int, strength: int) -> None:
    text = f"centres0 1:citadel; hand0 {dragon}; store0 all:0; sites1 1^:karl"
    mages = f"wizards0 2v:ari:{price - 2} 0^:hor:2"
    position = magic(f"{text.replace('karl', 'otto')}; {mages}")
    assert position.view(None).tokens["knight"] == 1
    play(position, f"build {dragon}", "side 1v")
    assert names(position, "sites0") == [f"1v:{dragon}"]
    assert set(power(position, 0).values()) == {0}
    assert (position.realms[0].strength, position.view(None).tokens["knight"]) == (strength, 0)
    assert not offered(magic(f"{text}; wizards0 2v:ari:{price - 3} 0^:hor:2"), "build")


@pytest.mark.rule("W68")
def test_dragons_and_knights_are_strong_together() -> None:
    sites = "sites0 -1^:conrad 1^:ismai 1v:samsor"
    assert magic(f"centres0 1:citadel; wizards0 2v:ari; {sites}").realms[0].strength == 2 + 4 + 5


@pytest.mark.rule("W68", "W50")
def test_a_dragon_is_a_unit_on_a_site_and_may_be_removed_like_one() -> None:
    position = magic(DRAGON)
    play(position, "pull 1^")
    assert (discards(position), position.realms[0].strength) == (["ismai"], 0)


@pytest.mark.rule("W69", "I18")
@pytest.mark.card("ismai", "samsor", "smithy")
def test_a_smithy_makes_knights_stronger_and_no_dragon() -> None:
    position = magic("centres0 1:citadel; wizards0 2v:ari; sites0 -1^:conrad -1v:smithy 1^:ismai 1v:samsor")
    assert position.realms[0].strength == (2 + 1) + 4 + 5


@pytest.mark.rule("I17")
def test_a_dragon_counts_for_nothing_when_the_die_shows_the_knights_head() -> None:
    position = magic(f"{DRAGON}; sites1 1^:siegfried")
    assert [realm.tournament for realm in position.realms] == [0, 1]
    throw(position, "knight", 6)
    assert decision(position) == "gain:1"
    lone = magic(DRAGON)
    throw(lone, "knight", 6)
    assert decision(lone) == "actions:0"


@pytest.mark.rule("W70", "I4")
@pytest.mark.card("black_knight")
def test_the_black_knight_drives_a_dragon_away_like_a_knight() -> None:
    position = luck(magic(f"active 1; hand1 black_knight; {DRAGON} 1v:conrad -1^:abbey"), 5)
    play(position, "play black_knight")
    assert legal(position) == {"their site 1^", "their site 1v"}
    play(position, "their site 1^")
    assert (hand(position, 0), names(position, "sites0")) == (["ismai"], ["-1^:abbey", "1v:conrad"])
    assert power(position, 0) == {"ari": 2}


@pytest.mark.rule("W70", "I5")
@pytest.mark.card("herb_woman", "ismai", "samsor")
@pytest.mark.parametrize("dragon", ["ismai", "samsor"])
def test_the_herb_woman_answers_for_a_dragon(dragon: str) -> None:
    text = f"active 1; hand1 black_knight; hand0 herb_woman; {DRAGON.replace('ismai', dragon)}"
    position = luck(magic(text), 3)
    play(position, "play black_knight")
    assert legal(position) == {"play herb_woman", "pass"}
    events = play(position, "play herb_woman")
    assert told(events, "duel")[0]["won"] is False
    assert names(position, "sites0") == [f"1^:{dragon}"]
    unprotected = luck(magic(text), 3)
    events = play(unprotected, "play black_knight", "pass")
    assert told(events, "duel")[0]["won"] is True


@pytest.mark.rule("W70")
def test_the_attacker_who_loses_takes_a_dragon_of_his_own_back() -> None:
    position = luck(magic(f"hand0 black_knight; {DRAGON}; sites1 1^:conrad"), 6)
    play(position, "play black_knight")
    assert decision(position) == "rout:1"
    play(position, "their site 1^")
    assert (hand(position, 0), names(position, "sites0")) == (["ismai"], [])


@pytest.mark.rule("I9")
@pytest.mark.card("civil_war")
def test_the_civil_war_names_knights_and_fleets_but_no_dragon() -> None:
    position = magic(f"active 1; {DRAGON} 1v:conrad -1^:gold_fleet")
    throw(position, "civil_war", 6)
    assert (decision(position), legal(position)) == ("revolt:1", {"their site -1^", "their site 1v"})
    alone = magic(f"active 1; {DRAGON}")
    throw(alone, "civil_war", 6)
    assert decision(alone) == "actions:1"


@pytest.mark.rule("W51", "P20")
def test_a_dragon_stays_when_the_wizards_who_made_it_are_gone() -> None:
    position = magic(DRAGON)
    play(position, "dismiss ari")
    assert (names(position, "sites0"), position.realms[0].strength) == (["1^:ismai"], 4)
