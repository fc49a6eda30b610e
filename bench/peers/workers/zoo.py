"""PettingZoo: a classic environment by its agent cycle. Arguments: the name of its module, a seed."""

from __future__ import annotations

import sys
from importlib import import_module
from itertools import count

from .line import dice, serve, versions


def main(name: str, seed: str) -> None:
    """Serve games with masked random actions; the empty steps of agents that are out are not counted."""
    environment = import_module(f"pettingzoo.classic.{name}").env()
    flat_nonzero = import_module("numpy").flatnonzero
    throw = dice(seed)
    deals = count()

    def game() -> int:
        environment.reset(seed=next(deals))
        decisions = 0
        for _ in environment.agent_iter():
            observation, _, terminated, truncated, _ = environment.last()
            if terminated or truncated:
                environment.step(None)
                continue
            actions = flat_nonzero(observation["action_mask"])
            environment.step(int(actions[int(throw() * len(actions))]))
            decisions += 1
        return decisions

    serve(versions("pettingzoo", "gymnasium", "numpy"), game)


if __name__ == "__main__":
    main(*sys.argv[1:])
