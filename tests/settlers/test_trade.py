"""Trade with the bank and with the opponent (B53-B55, B67, B102, U7, U17, R2)."""

from __future__ import annotations

import pytest

from tests.settlers.magic import goods, names, offered
from tests.settlers.table import decision, legal, play, table, throw, told

RESOURCES = ("brick", "lumber", "wool", "ore", "grain", "gold")
FLEETS = {f"{resource}_fleet": resource for resource in RESOURCES}


def trades(give: str, *, without: str = "") -> set[str]:
    """List the trades of one resource for every other."""
    return {f"trade {give}>{want}" for want in RESOURCES if want not in {give, without}}


# ---------------------------------------------------------------------------------------------------------------- when


@pytest.mark.rule("B53")
def test_trade_belongs_to_the_own_action_step_and_is_unlimited_there() -> None:
    lines = "store0 all:3; sites0 1^:ore_fleet"
    assert offered(table(f"{lines}; agenda dice"), "trade", "deal") == set()
    assert offered(table(f"{lines}; agenda draw"), "trade", "deal") == set()
    position = table("store0 all:0 ore:3 wool:3 gold:3")
    play(position, "trade ore>brick", "trade wool>brick", "trade gold>brick")
    assert goods(position, 0) == {"brick": 3}


# ------------------------------------------------------------------------------------------------------------- the bank


@pytest.mark.rule("B54")
@pytest.mark.parametrize("give", RESOURCES)
def test_the_bank_gives_one_of_choice_for_three_of_a_kind(give: str) -> None:
    assert offered(table(f"store0 all:0 {give}:2"), "trade") == set()
    position = table(f"store0 all:0 {give}:3")
    assert offered(position, "trade") == trades(give)
    want = "gold" if give != "gold" else "ore"
    play(position, f"trade {give}>{want}")
    assert goods(position, 0) == {want: 1}


@pytest.mark.rule("B54", "B67")
@pytest.mark.card(
    "brick_fleet", "gold_fleet", "grain_fleet", "lumber_fleet", "ore_fleet", "wool_fleet"
)  # fmt: skip
@pytest.mark.parametrize("fleet", FLEETS)
def test_a_fleet_trades_its_resource_two_for_one(fleet: str) -> None:
    give = FLEETS[fleet]
    position = table(f"sites0 -1v:{fleet}; store0 all:2")
    assert offered(position, "trade") == trades(give)
    play(position, f"trade {give}>{'ore' if give != 'ore' else 'wool'}")
    assert goods(position, 0).get(give, 0) == 0
    assert offered(table(f"sites1 1^:{fleet}; store0 all:2"), "trade") == set()  # it is the other player's


@pytest.mark.rule("B67", "B102")
@pytest.mark.card("ore_fleet")
@pytest.mark.parametrize("site", ["-1^", "-1v", "1^", "1v", "3^", "3v"])
def test_it_does_so_from_whatever_site_and_takes_from_whichever_regions(site: str) -> None:
    lines = "centres0 3:settlement; regions0 -2v:O2:1 4^:O4:1 4v:B1:0 2v:A6:0"
    position = table(f"{lines}; sites0 {site}:ore_fleet")
    play(position, "trade ore>gold")
    assert {"-2v:O2:0", "4^:O4:0", "2v:A6:1"} <= set(names(position, "regions0"))


@pytest.mark.rule("B67")
@pytest.mark.card("ore_fleet")
def test_a_second_fleet_of_the_kind_would_not_better_the_rate() -> None:
    """Only in the tournament can there be two of a kind."""
    position = table("options mode=tournament; sites0 1^:ore_fleet 1v:ore_fleet; store0 all:0 ore:1")
    assert offered(position, "trade") == set()
    position = table("options mode=tournament; sites0 1^:ore_fleet 1v:ore_fleet; store0 all:0 ore:3")
    play(position, "trade ore>gold")
    assert goods(position, 0) == {"ore": 1, "gold": 1}


@pytest.mark.rule("B54")
@pytest.mark.card("mint", "gold_fleet")
def test_with_the_mint_gold_is_traded_one_for_one() -> None:
    position = table("centres0 1:city; sites0 1^:mint 1v:gold_fleet; store0 all:0 gold:3")
    play(position, "trade gold>ore", "trade gold>ore", "trade gold>grain")
    assert goods(position, 0) == {"ore": 2, "grain": 1}
    position = table("centres0 1:city; sites0 1^:mint; store0 all:0 ore:2")
    assert offered(position, "trade") == set()


@pytest.mark.rule("U7", "B26")
def test_the_bank_refuses_a_trade_for_which_there_is_no_room() -> None:
    position = table("store0 all:0 ore:3 wool:3")
    assert offered(position, "trade") == trades("ore", without="wool") | trades("wool", without="ore")


# --------------------------------------------------------------------------------------------------------- the opponent


@pytest.mark.rule("B55")
def test_both_may_exchange_resources_on_any_terms() -> None:
    position = table("store0 all:0 ore:2 wool:1; store1 all:0 gold:3")
    events = play(position, "deal", "give wool", "give ore", "give ore", "want gold", "propose")
    assert told(events, "offered") == [{"seat": 0, "give": [["wool", 1], ["ore", 2]], "want": [["gold", 1]]}]
    assert (decision(position), legal(position)) == ("answer-offer:1", {"accept", "pass"})
    play(position, "accept")
    assert (goods(position, 0), goods(position, 1)) == ({"gold": 1}, {"wool": 1, "ore": 2, "gold": 2})
    assert decision(position) == "actions:0"


@pytest.mark.rule("B55")
def test_an_offer_that_is_declined_changes_nothing() -> None:
    position = table("store0 all:0 ore:2; store1 all:0 gold:3")
    events = play(position, "deal", "give ore", "want gold", "propose", "pass")
    assert told(events, "declined") == [{"seat": 1}]
    assert (goods(position, 0), goods(position, 1)) == ({"ore": 2}, {"gold": 3})


@pytest.mark.rule("B55")
def test_only_whose_turn_it_is_may_propose() -> None:
    position = table("store0 all:3; store1 all:1")
    assert ("deal" in legal(position), position.seat) == (True, 0)
    position = table("turn 6; store0 all:3; store1 all:1")
    assert ("deal" in legal(position), position.seat) == (True, 1)


@pytest.mark.rule("B55", "B27")
def test_each_chooses_what_to_pay_with_and_where_to_store() -> None:
    mine = "centres0 3:settlement; regions0 0v:L4:1 4^:L1:1 4v:B1:0; store0 brick:0"
    theirs = "centres1 3:settlement; regions1 0v:L5:0 4^:L6:0 4v:B2:0 2v:A1:1"
    position = table(f"{mine}; {theirs}")
    play(position, "deal", "give lumber", "want gold", "propose", "accept")
    assert (position.seat, legal(position)) == (0, {"region 0v", "region 4^"})
    play(position, "region 4^")
    assert (position.seat, legal(position)) == (1, {"region 0v", "region 4^"})
    play(position, "region 0v")
    assert {"0v:L4:1", "4^:L1:0", "2v:A6:2"} <= set(names(position, "regions0"))
    assert {"0v:L5:1", "4^:L6:0", "2v:A1:0"} <= set(names(position, "regions1"))


@pytest.mark.rule("U17")
@pytest.mark.parametrize(
    ("asked", "mine", "theirs"), [("give ore", {"ore": 1}, {"ore": 2}), ("want ore", {"ore": 3}, {})]
)
def test_something_may_be_given_or_asked_for_nothing(asked: str, mine: dict[str, int], theirs: dict[str, int]) -> None:
    position = table("store0 all:0 ore:2; store1 all:0 ore:1")
    play(position, "deal", asked, "propose", "accept")
    assert (goods(position, 0), goods(position, 1)) == (mine, theirs)


@pytest.mark.rule("U17")
def test_an_offer_of_nothing_is_none() -> None:
    position = table("store0 all:1; store1 all:1")
    play(position, "deal")
    assert "propose" not in legal(position)
    assert "deal" not in legal(table("store0 all:0; store1 all:0"))
    assert "deal" not in legal(table("store0 all:3; store1 all:3"))  # nobody has room for anything


@pytest.mark.rule("R2")
def test_three_offers_a_turn_and_no_more() -> None:
    position = table("store0 all:1; store1 all:1")
    for left in (2, 1, 0):
        play(position, "deal", "give ore", "propose", "pass")
        assert position.offers == left
    assert "deal" not in legal(position)
    play(position, "done")
    while position.seat == 0:
        play(position, min(legal(position)))
    throw(position, "mill", 1)
    assert "deal" in legal(position)
