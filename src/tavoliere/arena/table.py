"""One table of the arena: plays a game of a plan to its end, whatever the players do."""

from __future__ import annotations

import traceback
from contextlib import suppress
from time import perf_counter
from typing import TYPE_CHECKING, Protocol

from tavoliere.arena.clock import Clock
from tavoliere.arena.played import LONGEST, Fault, Played
from tavoliere.core.record import Moved
from tavoliere.core.session import Session
from tavoliere.games import game

if TYPE_CHECKING:
    from tavoliere.arena.plan import Plan, Seating
    from tavoliere.core.position import View
    from tavoliere.players.contract import Player

WORTH_WRITING = 0.001
"""Shorter thoughts get no clock time in the record."""


class Watch(Protocol):
    """Somebody who wants to know who is thinking, for the case that no answer ever comes."""

    def __call__(self, number: int, seat: int, decision: int) -> None:
        """Note that a seat of a game is asked."""


def unwatched(number: int, seat: int, decision: int) -> None:
    """Note nothing."""


def play(plan: Plan, number: int, watch: Watch = unwatched) -> Played:
    """Play a game. A player that crashes or chooses what is not legal loses it at once, and the game tells why."""
    seating = plan.seating(number)
    session = _dealt(plan, seating)
    clocks = tuple((Clock(), Clock()) for _ in seating.seats)
    seated: list[Player] = []
    fault: Fault | None = None
    try:
        fault = _seat_all(plan, seating, session, seated, watch) or _play_out(
            plan, seating, session, seated, clocks, watch
        )
    finally:
        over = session.position.outcome is not None
        for seat, player in enumerate(seated):
            say_farewell(player, session.position.view(seat) if over else None)
    turns = sum(turns.count for _, turns in clocks)
    return _summed_up(plan, seating, session, clocks, turns, fault)


def forfeited(plan: Plan, number: int, seat: int, kind: str, decision: int, text: str) -> Played:
    """Return a game that a seat lost because its process died or never answered; its moves are gone with it."""
    seating = plan.seating(number)
    session = _dealt(plan, seating)
    clocks = tuple((Clock(), Clock()) for _ in seating.seats)
    fault = Fault(seat, "silent" if kind == "silent" else "died", decision, text)
    return _summed_up(plan, seating, session, clocks, 0, fault)


def _dealt(plan: Plan, seating: Seating) -> Session:
    return Session(game(plan.game), plan.seats, plan.deal(seating.group), dict(plan.options))


def _seat_all(plan: Plan, seating: Seating, session: Session, seated: list[Player], watch: Watch) -> Fault | None:
    """Ask everybody to the table; each game has its own players, with their own luck."""
    for seat, contestant in enumerate(seating.seats):
        watch(seating.number, seat, 0)
        luck = plan.luck("player", seating.number, seat)
        try:
            seated.append(plan.contestants[contestant].sit_down(session.game, luck))
        except (Exception, SystemExit) as problem:  # noqa: BLE001  whatever a player does, the arena goes on
            return Fault(seat, "crash", 0, _told(problem))
    return None


def _play_out(
    plan: Plan,
    seating: Seating,
    session: Session,
    seated: list[Player],
    clocks: tuple[tuple[Clock, Clock], ...],
    watch: Watch,
) -> Fault | None:
    """Ask for move after move; a turn is what one seat decides until another does."""
    position = session.position
    turn, turn_of = 0.0, position.seat
    decision = 0
    while (seat := position.seat) is not None:
        moves = position.moves()
        legal = tuple(moves)
        view = position.view(seat)
        decision += 1
        watch(seating.number, seat, decision)
        budget = plan.contestants[seating.seats[seat]].budget
        start = perf_counter()
        try:
            move = seated[seat].choose(view, moves, budget)
        except (Exception, SystemExit) as problem:  # noqa: BLE001  as above
            return Fault(seat, "crash", decision, _told(problem))
        seconds = perf_counter() - start
        if not any(move is one for one in legal):
            return Fault(seat, "illegal", decision, f"{move!r} is none of the {len(legal)} legal moves."[:LONGEST])
        if len(legal) > 1:
            clocks[seat][0].add(seconds)
        if seat != turn_of and turn_of is not None:
            clocks[turn_of][1].add(turn)
            turn, turn_of = 0.0, seat
        turn += seconds
        position.advance(move)
        session.moves.append(Moved(seat, str(move), seconds if seconds >= WORTH_WRITING else None))
    if turn_of is not None:
        clocks[turn_of][1].add(turn)
    return None


def _told(problem: BaseException) -> str:
    """Return the end of an error's traceback, where the cause stands."""
    return "".join(traceback.format_exception(problem))[-LONGEST:]


def say_farewell(player: Player, view: View | None = None) -> None:
    """Let a player that keeps something open, such as another program, see the end of the game and leave."""
    leave = getattr(player, "leave", None)
    if callable(leave):
        with suppress(Exception, SystemExit):  # the game is over; nobody loses it any more
            leave(view)


def _summed_up(
    plan: Plan,
    seating: Seating,
    session: Session,
    clocks: tuple[tuple[Clock, Clock], ...],
    turns: int,
    fault: Fault | None,
) -> Played:
    names = {f"Player{seat}": plan.contestants[one].name for seat, one in enumerate(seating.seats)}
    tags = {"Event": f"{plan.kind} {plan.seed}", "Round": f"{seating.group}.{seating.number}", **names}
    outcome = session.position.outcome
    if fault is not None:
        tags["Forfeit"] = f"{fault.seat} {fault.kind}"
    record = session.record(tags).text()
    others = tuple(seat for seat in range(plan.seats) if fault is None or seat != fault.seat)
    last = () if fault is None else (fault.seat,)
    if outcome is None:
        points, ranking = (0,) * plan.seats, (*others, *last)
        reason, drawn = "forfeit" if fault else "unfinished", False
    else:
        points, ranking, reason, drawn = outcome.scores, outcome.ranking, outcome.reason, outcome.drawn
    return Played(
        seating.number, seating.seats, points, ranking, reason, drawn, len(session.moves), turns, clocks, fault, record
    )
