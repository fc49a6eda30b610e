"""A league on a Ray cluster of two machines, one of which is lost in the middle. Runs where Ray is installed.

The lock of such an environment is `locks/ray.txt`.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tavoliere.arena import match, open_contest, planned, strip_times, summary
from tavoliere.arena.cluster import Cluster
from tavoliere.arena.contest import Contest
from tavoliere.core.refusal import Refusal
from tests.arena.company import dier, guest

if TYPE_CHECKING:
    from collections.abc import Iterator

pytestmark = pytest.mark.filterwarnings("ignore")  # Ray's own


@pytest.fixture
def two_machines(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """A head that plays, and a second machine that plays and can be lost."""
    monkeypatch.setenv("RAY_AUTH_MODE", "disabled")
    monkeypatch.setenv("RAY_ENABLE_UV_RUN_RUNTIME_ENV", "0")
    ray = pytest.importorskip("ray")
    from ray.cluster_utils import Cluster as Machines

    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[2]))  # where the machines find these tests
    machines = Machines(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    second = machines.add_node(num_cpus=1)
    machines.wait_for_nodes()
    monkeypatch.setenv("RAY_ADDRESS", machines.address)
    yield machines, second
    ray.shutdown()
    machines.shutdown()


def test_a_lost_machine_costs_no_finished_game_and_changes_no_table(two_machines: Any, tmp_path: Path) -> None:
    import ray

    machines, second = two_machines
    plan = planned("league", "fredericus", ["random"] * 3, 40, options={"variant": "on"})
    finished: list[int] = []
    before: list[str] = []

    def lose_a_machine(contest: Contest) -> None:
        finished.append(len(contest.games))
        if len(finished) == 15:
            assert ray.cluster_resources()["CPU"] == 2
            before.extend((tmp_path / "games.jsonl").read_text(encoding="utf-8").splitlines())
            machines.remove_node(second, allow_graceful=False)

    with open_contest(plan, tmp_path) as contest:
        contest.run(Cluster(), lose_a_machine)
        told = summary(contest)
    after = (tmp_path / "games.jsonl").read_text(encoding="utf-8").splitlines()
    assert len(before) == 15
    assert after[:15] == before
    assert len(after) == len(set(finished)) == plan.total == 120
    alone = Contest(plan)
    alone.run()
    assert strip_times(told) == strip_times(summary(alone))


def test_a_player_that_takes_its_process_down_is_named_on_a_cluster_too(two_machines: Any) -> None:
    told = match("fredericus", "random", guest(dier), games=2, options={"variant": "on"}, hands=Cluster())
    assert [(fault["player"], fault["kind"]) for fault in told["faults"]] == [("dier", "died")] * 2


def test_without_ray_the_refusal_names_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(Refusal) as refused:
        Contest(planned("match", "fredericus", ["random", "random"], 2)).run(Cluster())
    assert (refused.value.key, refused.value.arguments) == ("refusal-extra", {"extra": "ray"})
