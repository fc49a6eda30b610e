"""What a match or league says, as plain data: the same on one process and on twenty, but for `times`.

docs/arena.md lists every key.
"""

from __future__ import annotations

from collections import Counter
from statistics import fmean, quantiles
from typing import TYPE_CHECKING, Any, Final

import tavoliere
from tavoliere.arena.clock import Clock
from tavoliere.arena.contest import score
from tavoliere.arena.elo import Result, elo_at, rate
from tavoliere.arena.pairs import counted, share_of

if TYPE_CHECKING:
    from tavoliere.arena.contest import Contest
    from tavoliere.arena.plan import Plan
    from tavoliere.arena.played import Played

FORMAT: Final = 1
BARS: Final = 24
"""How many bars the lengths of games are counted in, at most."""


def summary(contest: Contest) -> dict[str, Any]:
    """Return everything that tables and reports tell."""
    plan = contest.plan
    groups = contest.groups()
    games = [played for group in groups for played in group]
    return {
        "format": FORMAT,
        "version": tavoliere.__version__,
        **plan.identity(),
        "anchor": plan.anchor,
        "planned": plan.total,
        "games": len(games),
        "groups": len(groups),
        "complete": contest.over,
        "standing": _standing(plan, groups),
        "matrix": _matrix(plan, games),
        "by_seat": _by_seat(plan, games),
        "match": _match(contest, groups) if plan.kind == "match" else None,
        "sprt": _sprt(contest),
        "lengths": _lengths([played.decisions for played in games if played.fault is None]),
        "turns": _lengths([played.turns for played in games if played.fault is None]),
        "endings": dict(sorted(Counter(played.reason for played in games).items())),
        "faults": [_fault(plan, played) for played in games if played.fault is not None],
        "times": _times(plan, games),
    }


def strip_times(told: dict[str, Any]) -> dict[str, Any]:
    """Return a summary without what depends on the machine and the moment."""
    return {name: value for name, value in told.items() if name != "times"}


def _standing(plan: Plan, groups: list[list[Played]]) -> list[dict[str, Any]]:
    """List the players, the strongest first."""
    results = [[Result(played.seats, played.credit) for played in group] for group in groups]
    names = [contestant.name for contestant in plan.contestants]
    anchor = names.index(plan.anchor) if plan.anchor is not None else None
    ratings = rate(results, len(names), anchor)
    rows = []
    for player, (name, rating) in enumerate(zip(names, ratings, strict=True)):
        mine = [
            (played, seat)
            for group in groups
            for played in group
            for seat, one in enumerate(played.seats)
            if one == player
        ]
        drawn = sum(played.drawn and played.fault is None for played, _ in mine)
        credit = sum(played.credit[seat] for played, seat in mine)
        rows.append(
            {
                "player": name,
                "elo": round(rating.elo, 1),
                "low": round(rating.low, 1),
                "high": round(rating.high, 1),
                "bounded": rating.bounded,
                "games": len(mine),
                "wins": sum(played.credit[seat] == 1 for played, seat in mine),
                "draws": drawn,
                "share": round(credit / len(mine), 4) if mine else None,
                "points": round(fmean(played.points[seat] for played, seat in mine), 2) if mine else None,
                "forfeits": sum(played.fault is not None and played.fault.seat == seat for played, seat in mine),
            }
        )
    return sorted(rows, key=lambda row: (-row["elo"], names.index(row["player"])))


def _matrix(plan: Plan, games: list[Played]) -> dict[str, Any]:
    """Count for each two players how often they met in a game, and in what share of it the first ended ahead."""
    names = [contestant.name for contestant in plan.contestants]
    met, ahead = Counter[tuple[int, int]](), Counter[tuple[int, int]]()
    for played in games:
        for seat, one in enumerate(played.seats):
            for other_seat, other in enumerate(played.seats):
                if one != other:
                    met[one, other] += 1
                    ahead[one, other] += int(2 * played.ahead(seat, other_seat))
    players = range(len(names))
    shares = [
        [round(ahead[one, other] / 2 / met[one, other], 4) if met[one, other] else None for other in players]
        for one in players
    ]
    return {"players": names, "ahead": shares, "met": [[met[one, other] for other in players] for one in players]}


def _by_seat(plan: Plan, games: list[Played]) -> list[dict[str, Any]]:
    """Say how every player fared in each seat."""
    rows = []
    for player, contestant in enumerate(plan.contestants):
        for seat in range(plan.seats):
            here = [played for played in games if played.seats[seat] == player]
            rows.append(
                {
                    "player": contestant.name,
                    "seat": seat,
                    "games": len(here),
                    "share": round(fmean(played.credit[seat] for played in here), 4) if here else None,
                    "points": round(fmean(played.points[seat] for played in here), 2) if here else None,
                }
            )
    return rows


def _match(contest: Contest, groups: list[list[Played]]) -> dict[str, Any]:
    """Say how the candidate did against the others: its share of wins, in fair shares, and in points of Elo."""
    seats = contest.plan.seats
    scores = [score(group) for group in groups]
    share = share_of(scores, 1 / seats)
    told = {"mean": share.mean, "low": share.low, "high": share.high}
    return {
        "candidate": contest.plan.contestants[0].name,
        "others": [contest.plan.contestants[other].name for other in contest.plan.fields[0][1:]],
        "share": {name: round(value, 4) for name, value in told.items()},
        "fair_shares": {name: round(value * seats, 3) for name, value in told.items()},
        "elo": {name: _finite(elo_at(value, seats)) for name, value in told.items()},
        "superiority": round(share.superiority, 4),
        "groups_by_score": [{"score": value, "groups": count} for value, count in counted(scores, seats).items()],
    }


def _finite(elo: float) -> float | None:
    """Return points of Elo, None where there is no end of them: JSON knows no infinity."""
    return round(elo, 1) if abs(elo) < float("inf") else None


def _sprt(contest: Contest) -> dict[str, Any] | None:
    test, verdict = contest.plan.sprt, contest.verdict
    if test is None:
        return None
    return {
        "elo0": test.elo0,
        "elo1": test.elo1,
        "alpha": test.alpha,
        "beta": test.beta,
        "lower": round(test.lower, 4),
        "upper": round(test.upper, 4),
        "llr": round(verdict.llr, 4) if verdict else 0.0,
        "accepted": verdict.accepted if verdict else None,
    }


def _lengths(lengths: list[int]) -> dict[str, Any] | None:
    """Say how long games are, and count them in bars of equal width."""
    if not lengths:
        return None
    cuts = quantiles(lengths, n=20, method="inclusive") if len(lengths) > 1 else [float(lengths[0])] * 19
    least, most = min(lengths), max(lengths)
    width = -(-(most - least + 1) // BARS)
    bars = Counter((length - least) // width for length in lengths)
    return {
        "mean": round(fmean(lengths), 1),
        "least": least,
        "5%": round(cuts[0], 1),
        "median": round(cuts[9], 1),
        "95%": round(cuts[18], 1),
        "most": most,
        "width": width,
        "bars": [bars[place] for place in range((most - least) // width + 1)],
    }


def _fault(plan: Plan, played: Played) -> dict[str, Any]:
    fault = played.fault
    assert fault is not None  # noqa: S101  mypy cannot know that only such games come here
    return {
        "game": played.number,
        "player": plan.contestants[played.seats[fault.seat]].name,
        "seat": fault.seat,
        "decision": fault.decision,
        "kind": fault.kind,
        "text": fault.text,
    }


def _times(plan: Plan, games: list[Played]) -> list[dict[str, Any]]:
    """Say how long each player thought about a move where it had a choice, and about a turn, in seconds."""
    clocks = [(Clock(), Clock()) for _ in plan.contestants]
    for played in games:
        for player, (moves, turns) in zip(played.seats, played.clocks, strict=True):
            clocks[player][0].join(moves)
            clocks[player][1].join(turns)
    return [
        {"player": contestant.name, "moves": moves.summary(), "turns": turns.summary()}
        for contestant, (moves, turns) in zip(plan.contestants, clocks, strict=True)
    ]
