"""The arena, self-play and analysis on many machines: a cluster of Ray.

    >>> import palatine.ray
    >>> palatine.ray.arena("great-wall", ["search:2000", "courtier"], games=100_000, seed=7)

Each gives exactly what the function of the same name in `palatine` gives on one machine. Work is cut into ranges of a few seconds, and each is a
task: if its worker or its whole machine dies, the range is played again elsewhere, and comes to the same. What was found is
handed to the process that asked as soon as it is there, so nothing of it hangs on the machine that found it.

Call ``ray.init(address=…)`` first to use a cluster; otherwise Ray does what it is set up to do (``RAY_ADDRESS``, or a cluster of its own
on this machine). The package must be installed on every machine, in the same version: another version is refused.
"""

from __future__ import annotations

import time
from typing import Any, Dict, Iterable, Iterator, List, Mapping, Optional, Sequence, Tuple, Union

import ray

from ._palatine import Game, PalatineError, __version__
from ._spread import AIM, Seed
from .measure import AnalysisJob, ArenaJob, Progress, Record, SelfPlayJob, Told

__all__ = ["Progress", "analyse", "arena", "self_play"]

# So often a range is played again if its worker or its machine dies under it.
RETRIES = 20
# So many ranges for every processor are handed over at once: one at work, one that waits.
AHEAD = 2
# So often it is asked how large the cluster is, in seconds.
LOOK = 2.0


def arena(
    game: Union[str, Game],
    bots: Sequence[str],
    games: int = 100,
    *,
    seats: Optional[int] = None,
    options: Optional[Mapping[str, str]] = None,
    board: Optional[str] = None,
    seed: Seed = 1,
    decide: Union[str, float, None] = None,
    margin: float = 0.05,
    risk: float = 0.05,
    luck: bool = False,
    luck_games: int = 16,
    move_seconds: float = 10.0,
    cpus: int = 1,
    seconds: float = AIM,
    progress: Told = None,
) -> Dict[str, Any]:
    """`palatine.arena` on a cluster: the same figures for the same seed, an early stop (``decide``) too.

    A task takes about ``seconds`` (but no less than one deal) and has ``cpus`` processors, on as many threads.
    """
    job = ArenaJob(game, bots, games, seats, options, board, seed, decide, margin, risk, luck, luck_games, move_seconds)
    return job.run(_Tasks(job, cpus), aim=_positive(seconds), progress=progress)


def self_play(
    game: Union[str, Game],
    bots: Sequence[str],
    games: int,
    *,
    seats: Optional[int] = None,
    options: Optional[Mapping[str, str]] = None,
    board: Optional[str] = None,
    seed: Seed = None,
    seconds: float = AIM,
    progress: Told = None,
) -> Iterator[Dict[str, Any]]:
    """`palatine.self_play` on a cluster: the same records in the same order."""
    job = SelfPlayJob(game, bots, games, seats, options, board, seed)
    return job.run(_Tasks(job, 1), aim=_positive(seconds), progress=progress)


def analyse(
    records: Iterable[Record],
    *,
    budget: int = 400,
    seed: Seed = 1,
    boards: Sequence[Game] = (),
    seconds: float = AIM,
    progress: Told = None,
) -> Iterator[Dict[str, Any]]:
    """`palatine.analyse` of many records on a cluster, one after another in their order. Long games are shared out too, moment by moment.

    Records that were played on board files of your own need them everywhere: name games with these boards in ``boards``.
    """
    if isinstance(records, (str, Mapping)):
        raise TypeError("Records are a list of them; for a single one put it in brackets.")
    job = AnalysisJob(records, budget, seed, boards)
    return job.run(_Tasks(job, 1), aim=_positive(seconds), progress=progress)


def _positive(seconds: float) -> float:
    if not seconds > 0:
        raise PalatineError(f"seconds is {seconds}: a task takes more than 0 seconds.")
    return seconds


@ray.remote(max_retries=RETRIES)
def _work(job: Any, lane: Any, first: int, last: int, threads: int, wanted: str) -> Tuple[Any, float, str]:
    """A range, wherever it is done."""
    if __version__ != wanted:
        node = ray.util.get_node_ip_address()
        raise PalatineError(f"Palatine {__version__} is installed on {node}, and {wanted} asks: take the same version everywhere.")
    began = time.perf_counter()
    found = job.work(lane, first, last, threads)
    return found, time.perf_counter() - began, ray.get_runtime_context().get_node_id()


class _Tasks:
    """Tasks of Ray. What they are about lies in the object store: the job once for all, a lane as long as it is worked at."""

    def __init__(self, job: Any, cpus: int) -> None:
        if cpus < 1:
            raise PalatineError(f"{cpus} cpus: a task has at least one.")
        if not ray.is_initialized():
            ray.init()
        self._cpus = cpus
        self._job = ray.put(job)
        self._task = _work.options(num_cpus=cpus, scheduling_strategy="SPREAD")
        self._lane, self._stored = None, None
        self._looked, self._width = 0.0, 0

    def width(self) -> int:
        now = time.monotonic()
        if not self._width or now - self._looked > LOOK:
            self._looked = now
            self._width = max(1, int(ray.cluster_resources().get("CPU", 0)) // self._cpus) * AHEAD
        return self._width

    def submit(self, lane: Any, first: int, last: int) -> ray.ObjectRef:
        if lane is not self._lane:
            self._lane, self._stored = lane, ray.put(lane)
        return self._task.remote(self._job, self._stored, first, last, self._cpus, __version__)

    def wait(self, handles: List[ray.ObjectRef]) -> List[ray.ObjectRef]:
        done: List[ray.ObjectRef] = []
        while not done:
            done, waiting = ray.wait(handles, num_returns=1, timeout=LOOK)
        # Whatever else is there by now.
        more, _ = ray.wait(waiting, num_returns=len(waiting), timeout=0) if waiting else ([], [])
        return done + more

    def take(self, handle: ray.ObjectRef) -> Tuple[Any, float, str]:
        try:
            return ray.get(handle)
        except ray.exceptions.RayTaskError as error:
            # What is wrong is said in its own words, not with the trace of another machine.
            cause = error.cause if isinstance(getattr(error, "cause", None), PalatineError) else None
            raise (cause or error) from None

    def drop(self, handles: List[ray.ObjectRef]) -> None:
        for handle in handles:
            ray.cancel(handle)
