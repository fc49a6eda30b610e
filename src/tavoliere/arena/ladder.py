"""A ladder of people and programs from their records, game after game: openskill's ratings, for any number of seats.

Programs that play thousands of games deserve `elo`; people play seldom, in changing company. A ladder moves with each
game and says how unsure it still is. Every record is played through first: only what can have happened counts.
"""

from __future__ import annotations

from dataclasses import dataclass
from statistics import fmean
from typing import TYPE_CHECKING, Any

from tavoliere.core.record import LONGEST, Record, read_record
from tavoliere.core.refusal import Refusal
from tavoliere.core.session import verify
from tavoliere.games import game

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from pathlib import Path


@dataclass(slots=True)
class Rung:
    """Somebody on the ladder: what they won, and where they stand.

    `skill` is the best guess and `doubt` its standard error; `sure` is three errors below the guess: what they are
    worth at least, and the order of the ladder.
    """

    player: str
    games: int = 0
    wins: int = 0
    skill: float = 25.0
    doubt: float = 25 / 3

    @property
    def sure(self) -> float:
        """What the player is almost surely worth."""
        return self.skill - 3 * self.doubt

    def plain(self) -> dict[str, Any]:
        """Return the rung as data."""
        return {
            "player": self.player,
            "games": self.games,
            "wins": self.wins,
            "skill": round(self.skill, 2),
            "doubt": round(self.doubt, 2),
            "sure": round(self.sure, 2),
        }


@dataclass(frozen=True, slots=True)
class Finish:
    """Who played a game, by seat, and in which place each seat ended; 0 is the first."""

    players: tuple[str, ...]
    places: tuple[int, ...]


def climb(finishes: Iterable[Finish]) -> list[Rung]:
    """Rate everybody, game after game, and return the ladder from the top.

    >>> [rung.player for rung in climb([Finish(("Anna", "greedy"), (0, 1))] * 3)]
    ['Anna', 'greedy']
    """
    try:
        from openskill.models import PlackettLuce
    except ImportError as problem:
        raise Refusal("arena", "refusal-extra", extra="arena") from problem
    model = PlackettLuce()
    rungs: dict[str, Rung] = {}
    for finish in finishes:
        here = [rungs.setdefault(player, Rung(player)) for player in finish.players]
        before = [[model.rating(mu=rung.skill, sigma=rung.doubt)] for rung in here]
        after = [team[0] for team in model.rate(before, ranks=[float(place) for place in finish.places])]
        for rung in {rung.player: rung for rung in here}.values():
            # A player who sat in several seats moves by the mean of what they did to it.
            mine = [rating for rating, whose in zip(after, here, strict=True) if whose is rung]
            rung.skill, rung.doubt = fmean(one.mu for one in mine), fmean(one.sigma for one in mine)
            rung.games += 1
            firsts = [place for place, whose in zip(finish.places, here, strict=True) if whose is rung and place == 0]
            rung.wins += bool(firsts) and finish.places.count(0) == len(firsts)
    return sorted(rungs.values(), key=lambda rung: (-rung.sure, rung.player))


def finish_of(record: Record) -> Finish | None:
    """Play a record through and return how it ended for whom; None where it is not over, or does not say who played."""
    session = verify(game(record.tags.get("Game", "")), record)
    players = tuple(record.tags.get(f"Player{seat}", "") for seat in range(session.seats))
    outcome = session.position.outcome
    if not all(players):
        return None
    if outcome is None:
        loser = record.tags.get("Forfeit", "").partition(" ")[0]
        if loser not in map(str, range(session.seats)):
            return None
        return Finish(players, tuple(int(str(seat) == loser) for seat in range(session.seats)))
    if outcome.drawn:
        return Finish(players, (0,) * session.seats)
    return Finish(players, tuple(outcome.ranking.index(seat) for seat in range(session.seats)))


def records_in(paths: Sequence[Path]) -> Iterator[Path]:
    """Name the files that are given, and the records in the folders that are given, in the order of their names."""
    for path in paths:
        yield from sorted(path.rglob("*.txt")) if path.is_dir() else [path]


def finish_in(path: Path) -> Finish | None:
    """Read how the game of a file ended; a record that is not true is refused with the rule that it breaks."""
    if path.stat().st_size > LONGEST:
        raise Refusal("record", "refusal-record-long", length=path.stat().st_size, most=LONGEST)
    return finish_of(read_record(path.read_text(encoding="utf-8")))
