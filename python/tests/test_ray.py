"""Many machines: a cluster of two nodes on this one, one of which dies half-way. What comes out is what one machine says."""

import signal
import stat
import sys

import palatine
import palatine.ray
import pytest
import ray
from conftest import documented, figures, heavy
from ray.cluster_utils import Cluster
from ray.util.scheduling_strategies import NodeAffinitySchedulingStrategy

HERE = "127.0.0.1"


def late(*_):
    raise TimeoutError("The cluster hangs.")


@pytest.fixture(scope="module")
def cluster():
    """A head with the first processor. Nodes that stop answering are given up soon; so are these tests, and all is ended."""
    signal.signal(signal.SIGALRM, late)
    signal.alarm(heavy(600))
    patience = {"health_check_initial_delay_ms": 0, "health_check_period_ms": 500, "health_check_failure_threshold": 2}
    made = Cluster(
        initialize_head=True,
        head_node_args={"num_cpus": 1, "node_ip_address": HERE, "include_dashboard": False, "_system_config": patience},
    )
    try:
        ray.init(address=made.address, log_to_driver=False)
        yield made
    finally:
        signal.alarm(0)
        ray.shutdown()
        made.shutdown()


def join(cluster):
    """A second node, once it has a worker: so both take part from the beginning."""
    node = cluster.add_node(num_cpus=1, node_ip_address=HERE)
    there = NodeAffinitySchedulingStrategy(node_id=node.node_id, soft=False)
    ray.get(ray.remote(lambda: None).options(scheduling_strategy=there).remote())
    return node


class Fate:
    """Kills a node once half the work is done, and notes how it was."""

    def __init__(self, cluster, node, half):
        self.cluster, self.node, self.half, self.at = cluster, node, half, None

    def __call__(self, at):
        # Both nodes have done something, and there is something left to do.
        if self.at is None and at.done >= self.half and at.places == 2:
            self.at = at
            self.cluster.remove_node(self.node, allow_graceful=False)


def test_an_arena_survives_a_node(cluster):
    bots, games = ["search:40", "greedy"], heavy(80)
    fate = Fate(cluster, join(cluster), games // 2)
    mine = palatine.ray.arena("great-wall", bots, games, seed=5, seconds=0.2, progress=fate)
    assert fate.at is not None and games // 2 <= fate.at.done < games
    assert figures(mine) == figures(palatine.arena("great-wall", bots, games, seed=5))


def test_self_play_survives_a_node(cluster):
    bots, games = ["search:40", "greedy"], heavy(60)
    fate = Fate(cluster, join(cluster), games // 2)
    records = list(palatine.ray.self_play("great-wall", bots, games, seed=6, seconds=0.2, progress=fate))
    assert fate.at is not None and games // 2 <= fate.at.done < games
    assert records == list(palatine.self_play("great-wall", bots, games, seed=6))


def test_analysis_survives_a_node(cluster):
    records = list(palatine.self_play("great-wall", ["greedy", "random"], heavy(6), seed=2))
    moments = sum(len(record["log"]) + 1 for record in records)
    fate = Fate(cluster, join(cluster), moments // 2)
    found = list(palatine.ray.analyse(records, budget=100, seconds=0.2, progress=fate))
    assert fate.at is not None and moments // 2 <= fate.at.done < moments
    assert found == [palatine.analyse(record, budget=100) for record in records]


def test_the_arena_says_what_the_program_says(cluster, command):
    said = command("arena", "great-wall", "--bots", "greedy,random", "--games", heavy(500), "--seed", 7)
    assert figures(palatine.ray.arena("great-wall", ["greedy", "random"], heavy(500), seed=7, seconds=0.1)) == figures(said)


def test_an_early_stop_is_the_same(cluster):
    asked = {"games": 4_000, "decide": "even", "luck": True, "luck_games": 1}
    mine = palatine.ray.arena("great-wall", ["glance:95", "greedy"], seconds=0.1, **asked)
    assert mine["decided"]["early"]
    assert figures(mine) == figures(palatine.arena("great-wall", ["glance:95", "greedy"], **asked))


def test_a_worker_that_dies_is_replaced(cluster, tmp_path):
    """A program that kills whoever started it, once: the worker itself."""
    killed = tmp_path / "killed"
    bot = tmp_path / "bot.py"
    bot.write_text(
        f"""#!{sys.executable}
import json, os, signal, sys
if not os.path.exists({str(killed)!r}):
    open({str(killed)!r}, "w").close()
    os.kill(os.getppid(), signal.SIGKILL)
for line in sys.stdin:
    asked = json.loads(line)
    if asked.get("ask") == "move":
        print(json.dumps({{"move": asked["moves"][0]["move"]}}), flush=True)
""",
        encoding="utf-8",
    )
    bot.chmod(bot.stat().st_mode | stat.S_IXUSR)
    mine = palatine.ray.arena("great-wall", [f"cmd:{bot}", "random"], 8)
    assert killed.exists()
    assert mine["bots"][0]["forfeits"] == 0
    assert figures(mine) == figures(palatine.arena("great-wall", [f"cmd:{bot}", "random"], 8))


def test_the_documentation_runs(cluster):
    blocks = documented(ray=True)
    assert blocks
    for block in blocks:
        exec(compile(block, "docs/python.md", "exec"), {})


def test_what_is_wrong_is_told_as_on_one_machine(cluster):
    with pytest.raises(palatine.PalatineError, match="There is no bot"):
        palatine.ray.arena("great-wall", ["greedy", "genius"])
    with pytest.raises(palatine.PalatineError, match="did not play to the end"):
        list(palatine.ray.self_play("great-wall", ["cmd:false", "greedy"], 4))
    with pytest.raises(palatine.PalatineError, match="not over"):
        list(palatine.ray.analyse([palatine.Game("great-wall").deal(1).record()]))
    with pytest.raises(palatine.PalatineError, match="0 cpus"):
        palatine.ray.arena("great-wall", ["greedy", "random"], cpus=0)
    with pytest.raises(palatine.PalatineError, match="more than 0 seconds"):
        palatine.ray.arena("great-wall", ["greedy", "random"], seconds=0)
    with pytest.raises(TypeError, match="list"):
        palatine.ray.analyse({})
    # A machine with another version says so, and plays nothing.
    with pytest.raises(palatine.PalatineError, match="same version everywhere"):
        palatine.ray._work._function(None, None, 0, 1, 1, "another")
