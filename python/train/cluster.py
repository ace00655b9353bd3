"""Games on many machines: a cluster of Ray plays the chunks, this machine keeps them and learns.

A chunk is a task: if its worker or its machine dies, it is played again elsewhere, and comes to the same. Networks that play come along as
bytes, so no folder has to be shared; the package must be installed everywhere.
"""

import sys
import tempfile
from pathlib import Path

import ray

from palatine import learn as school

# The other machines have the package, not this folder: what they are to do comes along whole.
ray.cloudpickle.register_pickle_by_value(sys.modules[__name__])

# So many chunks for every one that can be played at once are handed over: one at work, one that waits.
AHEAD = 2


@ray.remote(max_retries=20)
def chunk(plan, nets):
    """One chunk, wherever it is played."""
    with tempfile.TemporaryDirectory() as folder:
        moved = {}
        for number, (path, weights) in enumerate(nets.items()):
            moved[path] = Path(folder) / f"{number}.safetensors"
            moved[path].write_bytes(weights)
        named = lambda bot: f"{bot.partition('@')[0]}@{moved[bot.partition('@')[2]]}" if "@" in bot else bot
        return school.self_play(**dict(plan, player=named(plan["player"]), rivals=[named(rival) for rival in plan["rivals"]]))


def on(address):
    """Workers on the cluster at that address, or on one of this machine's own if it is `local`."""
    ray.init(address=None if address == "local" else address, log_to_driver=False)

    def workers(plans):
        bots = {bot for _, plan in plans[:1] for bot in [plan["player"], *plan["rivals"]]}
        nets = ray.put({path: Path(path).read_bytes() for path in (bot.partition("@")[2] for bot in bots) if path})
        plans, at_work = list(plans), {}
        while plans or at_work:
            threads = plans[0][1]["threads"] if plans else 1
            width = max(1, int(ray.cluster_resources().get("CPU", 1)) // threads) * AHEAD
            while plans and len(at_work) < width:
                path, plan = plans.pop(0)
                at_work[chunk.options(num_cpus=threads).remote(plan, nets)] = path
            for done in ray.wait(list(at_work), num_returns=1)[0]:
                yield at_work.pop(done), ray.get(done)

    return workers
