"""Work that falls into numbered units, shared out in ranges, its pieces handed back in order.

Deals of an arena, games of self-play and moments of an analysis are alike in this: what comes of a unit hangs on nothing but the plan and
its number. So they can be done anywhere and in any order, again if they are lost, and in ranges of any size. Here ranges are made so
large that each takes about as long as is asked for: long enough that handing it over costs nothing, short enough that losing one does
not matter. Who works is somebody else's business (`Threads` here, tasks of Ray in `palatine.ray`).
"""

from __future__ import annotations

import os
import time
from collections import deque
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from typing import Any, Callable, Deque, Dict, Iterable, Iterator, List, NamedTuple, Optional, Protocol, Tuple, Union

Seed = Union[int, str, None]

# A range takes about so long, in seconds, unless told.
AIM = 2.0
# No range is so many times larger than any before it: how long one takes is only known afterwards.
GROWTH = 8


class Progress(NamedTuple):
    """How far work is: units done, how many there are (0 where that is not known yet), and how many places have worked at it."""

    done: int
    of: int
    places: int


class Piece(NamedTuple):
    """What was found for a range of a lane: the units from `first` up to but not `last`."""

    lane: Any
    first: int
    last: int
    found: Any


class Workers(Protocol):
    """Whoever does ranges. `submit` hands one over; `wait` gives some that are done, of those; `take` gives what was found, how long it took
    in seconds, and where it was done; `drop` forgets those that nobody needs any more."""

    def width(self) -> int: ...
    def submit(self, lane: Any, first: int, last: int) -> Any: ...
    def wait(self, handles: List[Any]) -> List[Any]: ...
    def take(self, handle: Any) -> Tuple[Any, float, str]: ...
    def drop(self, handles: List[Any]) -> None: ...


class Threads:
    """Threads of this process: the work itself lets go of Python's lock."""

    def __init__(self, work: Callable[[Any, int, int], Any], threads: Optional[int]) -> None:
        self._work = work
        self._threads = workers(threads)
        self._pool = ThreadPoolExecutor(self._threads, thread_name_prefix="palatine")

    def width(self) -> int:
        # One more than can work, so that nobody waits for this thread.
        return self._threads + 1

    def submit(self, lane: Any, first: int, last: int) -> Future:
        return self._pool.submit(self._timed, lane, first, last)

    def _timed(self, lane: Any, first: int, last: int) -> Tuple[Any, float, str]:
        began = time.perf_counter()
        found = self._work(lane, first, last)
        return found, time.perf_counter() - began, "here"

    def wait(self, handles: List[Future]) -> List[Future]:
        return list(wait(handles, return_when=FIRST_COMPLETED).done)

    def take(self, handle: Future) -> Tuple[Any, float, str]:
        return handle.result()

    def drop(self, handles: List[Future]) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


def workers(threads: Optional[int]) -> int:
    """How many threads: all there are, unless told."""
    threads = os.cpu_count() or 1 if threads is None else threads
    if not 1 <= threads <= 256:
        raise ValueError(f"{threads} threads: there are from 1 to 256.")
    return threads


def spread(
    lanes: Iterable[Tuple[Any, int]],
    workers: Workers,
    *,
    aim: float = AIM,
    of: int = 0,
    progress: Optional[Callable[[Progress], None]] = None,
) -> Iterator[Piece]:
    """Shares out lanes, each with its number of units, and yields the pieces in the order of lanes and units.

    Lanes are looked at when their turn comes. Whoever needs no more pieces lets go of the iterator: what is under way is dropped.
    """
    busy: Dict[Any, int] = {}
    order: Deque[int] = deque()
    ranges: Dict[int, Piece] = {}
    found: Dict[int, Any] = {}
    coming = _ranges(lanes)
    next(coming)
    places: set = set()
    number, done, largest, pace = 0, 0, 0, 0.0
    more = True
    try:
        while True:
            while more and len(busy) < workers.width():
                # At the end ranges become smaller, so that all are done at about the same time.
                size = min(aim / pace if pace else 1.0, GROWTH * largest or 1.0)
                if of:
                    size = min(size, (of - done) / (2 * workers.width()))
                try:
                    lane, first, last = coming.send(max(1, int(size)))
                except StopIteration:
                    more = False
                    break
                ranges[number] = Piece(lane, first, last, None)
                busy[workers.submit(lane, first, last)] = number
                order.append(number)
                number += 1
            if not order:
                return
            for handle in workers.wait(list(busy)):
                which = busy.pop(handle)
                found[which], seconds, place = workers.take(handle)
                places.add(place)
                units = ranges[which].last - ranges[which].first
                done, largest = done + units, max(largest, units)
                each = seconds / units
                pace = max(1e-7, each if not pace else 0.7 * pace + 0.3 * each)
                if progress:
                    progress(Progress(done, of, len(places)))
            while order and order[0] in found:
                which = order.popleft()
                yield ranges.pop(which)._replace(found=found.pop(which))
    finally:
        workers.drop(list(busy))


def _ranges(lanes: Iterable[Tuple[Any, int]]) -> Iterator[Tuple[Any, int, int]]:
    """Ranges of the lanes, one after another, each as large as is sent in."""
    size = yield  # type: ignore[misc]
    for lane, units in lanes:
        first = 0
        while first < units:
            last = min(units, first + size)
            size = yield lane, first, last
            first = last


def printed(progress: Union[bool, Callable[[Progress], None], None], what: str) -> Optional[Callable[[Progress], None]]:
    """A call for every step, or a line that is written over where `True` is asked for."""
    if progress is True:
        return lambda at: print(f"\r{what} {at.done}{f' of {at.of}' if at.of else ''}", end="\n" if at.done == at.of else "", flush=True)
    return progress or None
