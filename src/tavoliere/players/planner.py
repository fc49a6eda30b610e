"""The player who plans whole turns, by the game's own planning, and plays on along the plan while all is as foreseen.

What it hands over are worlds imagined behind its view; what it keeps is the line of moves. Before it plays on along the
line it makes sure that it sees what it expected to see. If not, something was learned on the way, so it plans anew.
"""

from __future__ import annotations

import math
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final, cast

from tavoliere.core.chance import Fast
from tavoliere.core.planning import Limits, Manner
from tavoliere.core.refusal import Refusal
from tavoliere.players.contract import FREE, Budget, Thought

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tavoliere.core.game import Game
    from tavoliere.core.move import Move
    from tavoliere.core.planning import Plan, Planning
    from tavoliere.core.view import View

NODES: Final = 20_000

SHARE: Final = 0.6
"""How much of the time that is left in a turn one plan may take: more may have to be made before the turn is over."""

PROBE: Final = 400
"""Boards that tell how fast a planning is here, where a clock runs."""

MANY: Final = 4 * PROBE
"""So many boards are worth a look at how fast they are looked at."""

ASIDE: Final = 0.25
"""How much of the time of a turn a decision outside of it may take."""


class PlannerPlayer:
    """Looks through its turn, and through the answers to it if that is its manner."""

    name = "planner"

    def __init__(
        self,
        game: Game,
        seed: int = 0,
        manner: Manner | None = None,
        *,
        nodes: int = NODES,
        seconds: float | None = None,
    ) -> None:
        """Sit down; `seconds` is what a whole turn may take."""
        if game.planning is None:
            raise Refusal("players", "refusal-no-planning", game=game.id, player=self.name)
        self._game = game
        self._planning: Planning = game.planning
        self._chance = Fast(seed)
        self._manner = manner or Manner()
        self._nodes = nodes
        self._seconds = seconds
        self._left = seconds or 0.0
        self._plan: Plan | None = None
        self._line: tuple[Move, ...] = ()
        self._before: View | None = None
        self._speed = 0.0
        self._hurried = False

    def choose(self, view: View, moves: Sequence[Move], budget: Budget = FREE) -> Move:
        """Plan, or play on along the plan."""
        return self.think(view, moves, budget).move

    def hurry(self) -> None:
        """Answer at once with what is known by now; another thread may ask for it."""
        self._hurried = True

    def think(self, view: View, moves: Sequence[Move], budget: Budget = FREE) -> Thought:
        """Plan, or play on along the plan, and say what is expected of it."""
        self._hurried = False
        begun = perf_counter()
        thought = self._play_on(view, moves)
        if thought is None and len(moves) == 1:
            thought = Thought(moves[0])
        world: Any = self._game.imagine(view, Fast(0))
        seat = cast("int", view.seat)
        within = bool(self._game.judgement.in_turn(world, seat))
        if thought is None:
            nodes = self._nodes if budget.nodes is None else max(1, budget.nodes)
            seconds = self._patience(budget, within=within)
            if nodes > MANY and seconds < math.inf:
                nodes = min(nodes, self._affordable(view, moves, seconds))
            limits = Limits(nodes, self._clock(begun, seconds))
            planned = perf_counter()
            plan = self._plan = self._planning.plan(
                self._imagine(view), seat, moves, limits, self._manner, self._chance
            )
            if plan.nodes >= PROBE:
                self._speed = plan.nodes / max(1e-6, perf_counter() - planned)
            thought = Thought(plan.line[0], plan.expected, plan.line, plan.shares, plan.nodes)
        self._before, self._line = view, thought.line
        # A turn that is over leaves the whole time to the next.
        over = not within or self._planning.ends_turn(world, thought.move)
        self._left = self._seconds or 0.0 if over else max(0.0, self._left - (perf_counter() - begun))
        return thought

    def _play_on(self, view: View, moves: Sequence[Move]) -> Thought | None:
        """Return the next move of the line, if this is what was to be seen after the one before it."""
        before, line, plan = self._before, self._line, self._plan
        if before is None or plan is None or len(line) < 2 or line[1] not in moves:
            return None
        world = self._game.imagine(before, Fast(0))
        world.advance(line[0])
        if world.seat != view.seat or world.view(view.seat) != view:
            return None
        return Thought(line[1], plan.expected, line[1:])

    def _affordable(self, view: View, moves: Sequence[Move], seconds: float) -> int:
        """Say how many boards there is time for: a planning may look at its clock too late, having looked at many."""
        if not self._speed:
            begun = perf_counter()
            limits = Limits(PROBE, self._clock(begun, seconds / 4))
            seat = cast("int", view.seat)
            plan = self._planning.plan(
                lambda: self._game.imagine(view, Fast(0)), seat, moves, limits, self._manner, Fast(0)
            )
            self._speed = max(1, plan.nodes) / max(1e-6, perf_counter() - begun)
            seconds -= perf_counter() - begun
        return max(PROBE, int(self._speed * seconds))

    def _imagine(self, view: View) -> Callable[[], Any]:
        """Return what makes up worlds that agree with a view, one after the other."""
        return lambda: self._game.imagine(view, self._chance)

    def _patience(self, budget: Budget, *, within: bool) -> float:
        """Return how many seconds this plan may take."""
        if budget.seconds is not None:
            return budget.seconds
        if self._seconds is None:
            return math.inf
        return SHARE * self._left if within else ASIDE * self._seconds

    def _clock(self, begun: float, seconds: float) -> Callable[[], bool]:
        """Return what says that time is up, or that somebody is in a hurry."""
        return lambda: self._hurried or perf_counter() - begun > seconds
