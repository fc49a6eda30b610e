"""The front door of the arena: from names of players to a plan, and from a plan to what came out."""

from __future__ import annotations

from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tavoliere.arena.archive import Archive
from tavoliere.arena.contest import Contest
from tavoliere.arena.crew import Crew, alone
from tavoliere.arena.plan import Contestant, Plan
from tavoliere.arena.sprt import Sprt
from tavoliere.arena.summary import summary
from tavoliere.arena.table import say_farewell
from tavoliere.core.refusal import Refusal
from tavoliere.games import game as game_of
from tavoliere.players.contract import FREE, Budget

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from typing import Literal

    from tavoliere.arena.crew import Hands


def match(
    game: str,
    candidate: str | Contestant,
    *others: str | Contestant,
    games: int = 100,
    seats: int | None = None,
    seed: int = 0,
    options: Mapping[str, str] | None = None,
    sprt: Sprt | tuple[float, float] | None = None,
    out: str | Path | None = None,
    workers: int | None = None,
    hands: Hands | None = None,
) -> dict[str, Any]:
    """Play a candidate against another player, or among copies of it, and return what came out.

    Each deal is played as often as there are seats, with the candidate once in each. `games` is rounded up to whole
    deals. With `sprt`, two statements in points of Elo, the match ends as soon as one of them is sure. `out` is a
    folder where all games are kept, and from which the same call goes on. `workers` are processes of their own; without
    them the games are played in this one.
    """
    plan = planned("match", game, (candidate, *others), games, seats, seed, options, sprt=sprt)
    return _played(plan, out, hands or (Crew(workers) if workers else alone))


def league(
    game: str,
    *players: str | Contestant,
    games: int = 100,
    seats: int | None = None,
    seed: int = 0,
    options: Mapping[str, str] | None = None,
    anchor: str | None = None,
    out: str | Path | None = None,
    workers: int | None = None,
    hands: Hands | None = None,
) -> dict[str, Any]:
    """Let all players meet and return the table: at two seats each two, at more seats every mixed field.

    `games` is how many each field plays. `anchor` is the player whose Elo is set to nought; otherwise it is the mean of
    all. The rest is as in `match`.
    """
    plan = planned("league", game, players, games, seats, seed, options, anchor=anchor)
    return _played(plan, out, hands or (Crew(workers) if workers else alone))


def planned(
    kind: Literal["match", "league"],
    game: str,
    players: Sequence[str | Contestant],
    games: int,
    seats: int | None = None,
    seed: int = 0,
    options: Mapping[str, str] | None = None,
    *,
    sprt: Sprt | tuple[float, float] | None = None,
    anchor: str | None = None,
    budgets: Sequence[Budget] = (),
) -> Plan:
    """Make a plan, and refuse at once what could not be played: wrong players, seats, options, bounds."""
    of = game_of(game)
    if seats is None:
        seats = max(of.least_seats, len(players)) if kind == "match" else of.least_seats
    contestants = _named(players, budgets)
    if len(contestants) < 2:
        raise Refusal("arena", "refusal-arena-few", players=len(contestants))
    if kind == "match" and len(contestants) not in {2, seats}:
        raise Refusal("arena", "refusal-arena-others", players=len(contestants), seats=seats)
    if isinstance(sprt, tuple):
        sprt = Sprt(*sprt)
    if sprt is not None and not sprt.elo0 < sprt.elo1:
        raise Refusal("arena", "refusal-arena-sprt", low=f"{sprt.elo0:g}", high=f"{sprt.elo1:g}")
    names = [contestant.name for contestant in contestants]
    if anchor is not None and anchor not in names:
        raise Refusal("arena", "refusal-arena-anchor", player=anchor[:60], players=names)
    chosen = {**of.simulation, **(options or {})}
    plan = Plan(kind, game, seats, tuple(contestants), max(1, games), seed, tuple(chosen.items()), sprt, anchor)
    of.deal_seats(seats, plan.deal(0), chosen)
    for contestant in contestants:
        if contestant.maker is None:
            say_farewell(contestant.sit_down(of, 0))
    return plan


def _named(players: Sequence[str | Contestant], budgets: Sequence[Budget]) -> list[Contestant]:
    """Give each player a name of its own; whoever plays under the same name twice gets a number."""
    contestants: list[Contestant] = []
    taken: set[str] = set()
    for place, player in enumerate(players):
        budget = budgets[place] if place < len(budgets) else FREE
        one = Contestant(_label(player, budget), player, budget) if isinstance(player, str) else player
        name, number = one.name, 1
        while name in taken:
            number += 1
            name = f"{one.name} #{number}"
        taken.add(name)
        contestants.append(Contestant(name, one.spec, one.budget, one.maker))
    return contestants


def _label(spec: str, budget: Budget) -> str:
    """Name a player by what it was asked for, and by its budget if it has one."""
    limits = [] if budget.nodes is None else [f"{budget.nodes} nodes"]
    limits += [] if budget.seconds is None else [f"{budget.seconds:g} s"]
    return f"{spec} ({', '.join(limits)})" if limits else spec


@contextmanager
def open_contest(plan: Plan, out: str | Path | None) -> Iterator[Contest]:
    """Open a contest, with the folder that keeps its games if there is one."""
    if out is None:
        yield Contest(plan)
        return
    with Archive(Path(out), plan) as archive:
        yield Contest(plan, archive)


def _played(plan: Plan, out: str | Path | None, hands: Hands) -> dict[str, Any]:
    with open_contest(plan, out) as contest:
        contest.run(hands)
        return summary(contest)
