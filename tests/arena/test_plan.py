"""Which games a plan consists of: shared deals, fair seats, every field as often as any other."""

from __future__ import annotations

from collections import Counter

import pytest

from tavoliere.arena import Contestant, Plan, planned
from tavoliere.core.refusal import Refusal
from tavoliere.players.contract import Budget


def plan_of(kind: str, players: int, seats: int, games: int = 12) -> Plan:
    names = [f"random {number}" for number in range(players)]
    contestants = tuple(Contestant(name, "random") for name in names)
    return Plan("match" if kind == "match" else "league", "fredericus", seats, contestants, games)


def groups(plan: Plan) -> list[list[tuple[int, ...]]]:
    seats = [plan.seating(number).seats for number in range(plan.total)]
    return [seats[first : first + plan.seats] for first in range(0, plan.total, plan.seats)]


def test_at_two_seats_each_deal_is_played_with_the_seats_changed() -> None:
    assert groups(plan_of("match", 2, 2, 4)) == [[(0, 1), (1, 0)]] * 2


@pytest.mark.parametrize("seats", [3, 4])
def test_one_candidate_sits_once_in_every_seat_among_copies_of_the_other(seats: int) -> None:
    for group in groups(plan_of("match", 2, seats)):
        assert sorted(game.index(0) for game in group) == list(range(seats))
        assert all(game.count(1) == seats - 1 for game in group)


@pytest.mark.parametrize(("players", "seats"), [(2, 2), (4, 2), (4, 3), (5, 4), (2, 3), (3, 4)])
def test_in_a_league_every_player_has_every_seat_equally_often(players: int, seats: int) -> None:
    plan = plan_of("league", players, seats)
    counts = Counter((player, seat) for group in groups(plan) for game in group for seat, player in enumerate(game))
    assert set(counts) == {(player, seat) for player in range(players) for seat in range(seats)}
    assert len(set(counts.values())) == 1


@pytest.mark.parametrize(("players", "seats"), [(4, 2), (5, 3), (5, 4)])
def test_every_mixed_field_plays_equally_often_and_each_deal_has_one_field(players: int, seats: int) -> None:
    plan = plan_of("league", players, seats)
    fields = [{frozenset(game) for game in group} for group in groups(plan)]
    assert all(len(field) == 1 for field in fields)
    assert set(Counter(field for (field,) in fields).values()) == {plan.groups // len(plan.fields)}


def test_neighbours_change_from_deal_to_deal() -> None:
    followers = {group[0][(group[0].index(0) + 1) % 4] for group in groups(plan_of("league", 4, 4, 80))}
    assert followers == {1, 2, 3}


def test_games_are_rounded_up_to_whole_deals() -> None:
    assert plan_of("match", 2, 2, 5).total == 6
    assert plan_of("match", 2, 4, 5).total == 8
    assert plan_of("league", 3, 2, 5).total == 18


def test_a_longer_plan_begins_with_the_games_of_a_shorter_one() -> None:
    short, long = plan_of("league", 5, 3, 6), plan_of("league", 5, 3, 24)
    assert [long.seating(number) for number in range(short.total)] == [
        short.seating(number) for number in range(short.total)
    ]
    assert short.identity() == long.identity()


def test_every_game_has_luck_of_its_own_and_the_same_everywhere() -> None:
    plan = plan_of("match", 2, 2)
    assert plan.luck("player", 3, 1) == 33764979241548
    assert len({plan.luck("player", number, seat) for number in range(100) for seat in range(2)}) == 200


def test_players_of_the_same_name_are_told_apart() -> None:
    plan = planned("league", "fredericus", ["random", "random", "greedy"], 4, budgets=[Budget(5), Budget(5)])
    assert [one.name for one in plan.contestants] == ["random (5 nodes)", "random (5 nodes) #2", "greedy"]


def test_a_match_of_four_takes_four_seats_and_one_of_two_takes_two() -> None:
    assert planned("match", "fredericus", ["greedy", "random", "random", "random"], 4).fields == ((0, 1, 2, 3),)
    assert planned("match", "fredericus", ["greedy", "random"], 4).seats == 2


@pytest.mark.parametrize(
    ("arguments", "key"),
    [
        ({"players": ["greedy"]}, "refusal-arena-few"),
        ({"players": ["greedy", "random", "random"], "seats": 4}, "refusal-arena-others"),
        ({"players": ["greedy", "nobody"]}, "refusal-unknown-player"),
        ({"players": ["greedy", "random"], "seats": 5}, "refusal-seats"),
        ({"players": ["greedy", "random"], "options": {"variant": "maybe"}}, "refusal-option-value"),
        ({"players": ["greedy", "random"], "sprt": (10.0, 10.0)}, "refusal-arena-sprt"),
        ({"players": ["greedy", "random"], "anchor": "Anna"}, "refusal-arena-anchor"),
    ],
)
def test_what_cannot_be_played_is_refused_before_it_begins(arguments: dict[str, object], key: str) -> None:
    with pytest.raises(Refusal) as refused:
        planned("match", "fredericus", games=4, **arguments)  # type: ignore[arg-type]
    assert refused.value.key == key
