"""Games at the table of the arena: they end, are kept as true records, and survive whoever plays them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import tavoliere
from tavoliere.arena import Contestant, Plan, match
from tavoliere.arena.played import Played
from tavoliere.arena.table import play
from tavoliere.core.record import read_record
from tavoliere.core.session import verify
from tavoliere.players.contract import Budget
from tests.arena.company import Asker, asker, babbler, cheat, crasher, guest, hunter, latecomer, leaver

if TYPE_CHECKING:
    from tavoliere.arena.plan import Maker


def plan_of(*contestants: Contestant, seats: int = 2, game: str = "fredericus", **options: str) -> Plan:
    return Plan("match", game, seats, contestants, 4, 7, tuple(options.items()))


RANDOM = Contestant("Lot", "random")


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [("fredericus", 2, {}), ("fredericus", 4, {"variant": "on"}), ("settlers", 2, {"turn_limit": "100"})],
)
def test_a_game_is_kept_as_a_record_that_is_true(game: str, seats: int, options: dict[str, str]) -> None:
    played = play(plan_of(RANDOM, Contestant("Fate", "random"), seats=seats, game=game, **options), 1)
    record = read_record(played.record)
    session = verify(tavoliere.game(game), record)
    assert session.position.outcome is not None
    assert session.position.outcome.scores == played.points
    assert record.tags["Player1"] == ("Lot" if seats == 2 else record.tags["Player1"])
    assert sorted(set(played.seats)) == [0, 1]
    assert len(record.moves) == played.decisions
    assert sum(played.credit) == pytest.approx(1)


def test_a_game_depends_on_nothing_but_its_number() -> None:
    plan = plan_of(RANDOM, guest(hunter))
    first, again, other = play(plan, 0), play(plan, 0), play(plan, 2)
    assert first.ranking == again.ranking
    assert [moved.text for moved in read_record(first.record).moves] == [
        moved.text for moved in read_record(again.record).moves
    ]
    assert read_record(first.record).tags["Seed"] != read_record(other.record).tags["Seed"]


def test_both_games_of_a_pair_have_the_same_deal() -> None:
    plan = plan_of(RANDOM, Contestant("Fate", "random"))
    one, other = (read_record(play(plan, number).record) for number in (0, 1))
    assert one.tags["Seed"] == other.tags["Seed"]
    assert (one.tags["Player0"], one.tags["Player1"]) == (other.tags["Player1"], other.tags["Player0"])


@pytest.mark.parametrize(
    ("maker", "kind", "said"),
    [
        (crasher, "crash", "LookupError: my head is empty"),
        (leaver, "crash", "SystemExit: 3"),
        (latecomer, "crash", "OSError: lost my way"),
        (cheat, "illegal", "K 0"),
        (babbler, "illegal", "'M 0>1' is none of"),
    ],
)
@pytest.mark.parametrize("seats", [2, 3])
def test_whoever_does_not_play_by_the_rules_loses_the_game_and_is_named(
    maker: Maker, kind: str, said: str, seats: int
) -> None:
    played = play(plan_of(guest(maker), RANDOM, seats=seats), 0)
    assert played.fault is not None
    assert (played.fault.kind, played.seats[played.fault.seat]) == (kind, 0)
    assert said in played.fault.text
    assert played.credit[played.fault.seat] == 0
    assert sum(played.credit) == pytest.approx(1)
    assert all(played.ahead(seat, played.fault.seat) == 1 for seat in range(seats) if seat != played.fault.seat)
    assert Played.read(played.plain()).fault == played.fault


def test_the_record_of_a_forfeit_is_true_as_far_as_it_goes() -> None:
    record = read_record(play(plan_of(guest(crasher), RANDOM), 0).record)
    assert record.tags["Forfeit"] == "0 crash"
    assert verify(tavoliere.game("fredericus"), record).position.outcome is None


def test_a_budget_reaches_the_player_and_its_farewell_harms_nobody() -> None:
    Asker.budgets.clear()
    Asker.farewells.clear()
    played = play(plan_of(guest(asker, Budget(nodes=50, seconds=0.5)), RANDOM), 0)
    assert played.fault is None
    assert set(Asker.budgets) == {Budget(50, 0.5)}
    assert [(view.viewer, view.seat) for view in Asker.farewells if view] == [(0, None)], "it saw the end"


def test_times_are_taken_of_choices_and_of_whole_turns() -> None:
    played = play(plan_of(RANDOM, guest(hunter)), 0)
    moves, turns = played.clocks[played.seats.index(1)]
    assert moves.longest <= turns.longest <= turns.total
    assert moves.count > turns.count > 1
    assert played.turns == sum(turns.count for _, turns in played.clocks)
    assert turns.within(0.5) <= turns.within(0.95) <= turns.longest


def test_a_match_goes_on_after_a_crash_and_tells_of_it() -> None:
    told = match("fredericus", guest(crasher), "random", games=4)
    assert told["games"] == 4
    assert [(fault["player"], fault["kind"]) for fault in told["faults"]] == [("crasher", "crash")] * 4
    assert told["match"]["share"]["mean"] == 0
    assert {row["player"]: row["forfeits"] for row in told["standing"]} == {"crasher": 4, "random": 0}
