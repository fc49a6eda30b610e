"""The games of a plan on a Ray cluster: a lost machine costs the games that it was playing, and nothing else.

Ray comes with `tavoliere[ray]`, and every machine of the cluster needs the same version of Tavoliere. Games that a lost
machine was playing are played again elsewhere, move for move the same.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from tavoliere.arena.crew import PATIENCE, Crew
from tavoliere.arena.table import play
from tavoliere.core.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from tavoliere.arena.plan import Plan
    from tavoliere.arena.played import Played

TRIES: Final = 4
"""How often Ray plays a game whose process or machine died, before the game is played at home."""
AHEAD: Final = 2
"""How many games are handed out for each processor of the cluster."""


@dataclass(frozen=True)
class Cluster:
    """A cluster by its address; None: the one that RAY_ADDRESS or this machine knows, or a new one on this machine."""

    address: str | None = None
    patience: float = PATIENCE

    def __call__(self, plan: Plan, numbers: Iterable[int]) -> Iterator[Played]:
        """Play the games; closing the iterator calls back what is still out."""
        ray = _ray()
        joined = not ray.is_initialized()
        if joined:
            ray.init(address=self.address, log_to_driver=False, include_dashboard=None)
        try:
            yield from self._play(ray, plan, iter(numbers))
        finally:
            if joined:
                ray.shutdown()

    def _play(self, ray: Any, plan: Plan, numbers: Iterator[int]) -> Iterator[Played]:
        """Hand out a few games for each processor, take what is ready, hand out more."""
        task = ray.remote(play).options(max_retries=TRIES - 1, retry_exceptions=False, num_cpus=1)
        shared = ray.put(plan)
        out: dict[Any, int] = {}
        lost: list[int] = []
        try:
            while True:
                most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
                while len(out) < most and (number := next(numbers, None)) is not None:
                    out[task.remote(shared, number)] = number
                if not out:
                    break
                ready, _ = ray.wait(list(out), num_returns=1, timeout=self.patience)
                for reference in ready or list(out):
                    number = out.pop(reference)
                    try:
                        yield ray.get(reference, timeout=0)
                    except ray.exceptions.RayTaskError:
                        raise  # the house itself could not play this game: see `Broken`
                    except ray.exceptions.RayError:
                        # Every process died that touched it, or nothing has come for so long that a player is silent.
                        ray.cancel(reference, force=True)
                        lost.append(number)
        finally:
            for reference in out:
                with suppress(Exception):
                    ray.cancel(reference, force=True)
        # What took every process down that touched it is played at home, where the guilty seat can be named.
        yield from Crew(1, self.patience)(plan, lost)


def _ray() -> Any:
    try:
        import ray
    except ImportError as problem:
        raise Refusal("arena", "refusal-extra", extra="ray") from problem
    return ray
