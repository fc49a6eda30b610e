"""How strong players are, from who won against whom: Elo by maximum likelihood, with honest intervals.

The model is that of Bradley and Terry, in the form that Luce gave it for any number of seats: whoever has strength s
wins with the likelihood s / (sum of the strengths at the table), and 400 points of Elo are a factor of ten in strength.
At two seats this is the Elo of chess.

The intervals do not assume that games are independent: what counts is how much whole groups of games differ, the games
of one deal with the seats changed (the "sandwich" of the inverse information around the spread of the groups).
"""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass
from itertools import combinations
from math import exp, inf, log, log10, sqrt
from typing import TYPE_CHECKING, Final

from tavoliere.arena.algebra import inverse, product

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tavoliere.arena.algebra import Matrix

POINTS: Final = 400 / log(10)
"""Points of Elo in one unit of the natural logarithm of strength."""
SURE: Final = 1.959964
"""How many standard errors lie on each side of an interval of 95 %."""
LONGEST_STEP: Final = 1.0
STEPS: Final = 500
CLOSE: Final = 1e-11


def share_at(elo: float, seats: int = 2) -> float:
    """Return the share of wins of a player who is so many points above the others, who are alike.

    >>> share_at(0), share_at(0, seats=4), round(share_at(191), 2)
    (0.5, 0.25, 0.75)
    """
    return 1 / (1 + (seats - 1) * 10 ** (-elo / 400))


def elo_at(share: float, seats: int = 2) -> float:
    """Return how many points above the others a player is who wins this share; no end of them for a clean sweep.

    >>> round(elo_at(0.75)), elo_at(0.25, seats=4)
    (191, 0.0)
    """
    if share <= 0:
        return -inf
    if share >= 1:
        return inf
    return 400 * log10(share * (seats - 1) / (1 - share))


@dataclass(frozen=True, slots=True)
class Result:
    """Who sat in each seat of a game, by number, and which share of the win each seat took."""

    seats: tuple[int, ...]
    credit: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Rating:
    """A player's Elo with its interval of 95 %, relative to the anchor, or to the mean of all players.

    `bounded` says that some player won everything or nothing against the rest, where the maximum of the likelihood lies
    at infinity: then each player is given one more game, drawn, in equal parts against all others.
    """

    elo: float
    low: float
    high: float
    bounded: bool = False


def rate(groups: Sequence[Sequence[Result]], players: int, anchor: int | None = None) -> list[Rating]:
    """Rate players 0 to `players` - 1 by their games; a group holds the games of one deal.

    >>> both = [Result((0, 1), (1.0, 0.0)), Result((1, 0), (0.0, 1.0))]
    >>> each = [Result((0, 1), (1.0, 0.0)), Result((1, 0), (1.0, 0.0))]
    >>> [round(rating.elo) for rating in rate([both, each], 2, anchor=1)]
    [191, 0]
    """
    if players < 2:
        return [Rating(0.0, 0.0, 0.0)] * players
    fields = _fields(groups)
    bounded = not _comparable(groups, players)
    weight = 1 / (players - 1)
    if bounded:
        for one, other in combinations(range(players), 2):
            counts, credit = fields.setdefault((one, other), (Counter({one: 1, other: 1}), defaultdict(float)))
            counts.setdefault(one, 1)
            credit[one] += weight / 2
            credit[other] += weight / 2
    strengths = _most_likely(fields, players)
    spread = _covariance(groups, fields, strengths, weight)
    ratings = []
    for player in range(players):
        if anchor is None:
            elo, variance = strengths[player], spread[player][player]
        else:
            elo = strengths[player] - strengths[anchor]
            variance = spread[player][player] + spread[anchor][anchor] - 2 * spread[player][anchor]
        error = SURE * sqrt(max(variance, 0.0))
        ratings.append(Rating(POINTS * elo, POINTS * (elo - error), POINTS * (elo + error), bounded))
    return ratings


_Field = tuple[Counter[int], "defaultdict[int, float]"]
"""How many seats each player of a table has, and what it won there in all games."""


def _fields(groups: Sequence[Sequence[Result]]) -> dict[tuple[int, ...], _Field]:
    """Put the games together that the same players played."""
    fields: dict[tuple[int, ...], _Field] = {}
    for group in groups:
        for game in group:
            key = tuple(sorted(game.seats))
            if key not in fields:
                fields[key] = (Counter(key), defaultdict(float))
            for player, credit in zip(game.seats, game.credit, strict=True):
                fields[key][1][player] += credit
    return fields


def _comparable(groups: Sequence[Sequence[Result]], players: int) -> bool:
    """Say whether each player took something from each other, if only by way of others: then a maximum exists."""
    beaten: list[set[int]] = [set() for _ in range(players)]
    for group in groups:
        for game in group:
            for winner, credit in zip(game.seats, game.credit, strict=True):
                if credit > 0:
                    beaten[winner].update(game.seats)
    return all(len(_reached(beaten, start)) == players for start in range(players))


def _reached(beaten: list[set[int]], start: int) -> set[int]:
    reached, waiting = {start}, [start]
    while waiting:
        new = beaten[waiting.pop()] - reached
        reached |= new
        waiting += new
    return reached


def _expected(counts: Counter[int], strengths: Sequence[float]) -> dict[int, float]:
    """Return the share of wins that each player of a table should have, over all its seats there."""
    weights = {player: seats * exp(strengths[player]) for player, seats in counts.items()}
    total = sum(weights.values())
    return {player: weight / total for player, weight in weights.items()}


def _most_likely(fields: dict[tuple[int, ...], _Field], players: int) -> list[float]:
    """Climb to the maximum of the likelihood by Newton's steps, none of them too long."""
    strengths = [0.0] * players
    for _ in range(STEPS):
        slope = [0.0] * players
        for counts, credit in fields.values():
            games = sum(credit.values())
            for player, expected in _expected(counts, strengths).items():
                slope[player] += credit[player] - games * expected
        bend = inverse(_information(fields, strengths))
        step = [sum(row[other] * slope[other] for other in range(players)) for row in bend]
        longest = max(map(abs, step))
        shorten = min(1.0, LONGEST_STEP / longest) if longest else 1.0
        strengths = [strength + shorten * change for strength, change in zip(strengths, step, strict=True)]
        if longest < CLOSE:
            break
    middle = sum(strengths) / players
    return [strength - middle for strength in strengths]


def _information(fields: dict[tuple[int, ...], _Field], strengths: Sequence[float]) -> Matrix:
    """Return Fisher's information, with the sum of all strengths held at nought."""
    players = len(strengths)
    matrix = [[1 / players] * players for _ in range(players)]
    for counts, credit in fields.values():
        games = sum(credit.values())
        expected = _expected(counts, strengths)
        for one, share in expected.items():
            matrix[one][one] += games * share
            for other, others_share in expected.items():
                matrix[one][other] -= games * share * others_share
    return matrix


def _covariance(
    groups: Sequence[Sequence[Result]],
    fields: dict[tuple[int, ...], _Field],
    strengths: Sequence[float],
    weight: float,
) -> Matrix:
    """Return how uncertain the strengths are together: the spread of whole groups between two inverses."""
    players = len(strengths)
    shares = {key: _expected(counts, strengths) for key, (counts, _) in fields.items()}
    spread = [[0.0] * players for _ in range(players)]
    for group in groups:
        surprise: dict[int, float] = defaultdict(float)
        for game in group:
            for player, credit in zip(game.seats, game.credit, strict=True):
                surprise[player] += credit
            for player, expected in shares[tuple(sorted(game.seats))].items():
                surprise[player] -= expected
        for one, mine in surprise.items():
            for other, theirs in surprise.items():
                spread[one][other] += mine * theirs
    if len(groups) > 1:
        spread = [[value * len(groups) / (len(groups) - 1) for value in row] for row in spread]
    # A few groups that are all alike are no proof that the next is: one more game may go either way.
    for one, other in combinations(range(players), 2):
        for first, second, sign in ((one, one, 1), (other, other, 1), (one, other, -1), (other, one, -1)):
            spread[first][second] += sign * weight / 4
    bend = inverse(_information(fields, strengths))
    return product(product(bend, spread), bend)
