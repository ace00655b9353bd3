"""Searching many games at once with a guide of your own, such as a network on an accelerator.

The search is that of the house (`net:400`), led by your function: it says how likely each move is and how the game will end, and the
search looks ahead through imagined worlds with that. Wherever a search has to ask, it waits; what all of them ask is one batch.

>>> import numpy as np, palatine, palatine.search
>>> def even(observations, masks):
...     return np.zeros(masks.shape, np.float32), np.full((len(masks), 2), 0.5, np.float32)
>>> matches = [palatine.Game("great-wall").deal(seed=n) for n in range(4)]
>>> found = palatine.search.many([match.view(match.seat) for match in matches], even, simulations=8)
>>> len(found)
4
"""

import os
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Callable, Dict, List, Mapping, Optional, Sequence, Tuple, Union

import numpy as np

from ._palatine import Hunts, PalatineError, View

__all__ = ["many"]

Guide = Callable[[np.ndarray, np.ndarray], Tuple[np.ndarray, np.ndarray]]


def many(
    views: Sequence[View],
    guide: Guide,
    simulations: int = 100,
    numbers: Optional[Mapping[str, float]] = None,
    seed: Union[int, str] = 0,
    threads: Optional[int] = None,
) -> List[List[Dict[str, Any]]]:
    """What a search led by `guide` finds in each of the `views`, whose seat must be the one to decide.

    `guide(observations, masks)` is given rows of what seats know (`Game.parts`) and masks of their legal moves, and answers with two arrays
    of as many rows: logits for every move of the vocabulary (those of moves that are not legal do not matter), and each seat's share of the
    win, counted from the one who decides. It is called from one other thread, while the searches of the other half of the views go on, so that
    neither waits for the other.

    For every view a list of its moves, the best first: dictionaries with `index`, `move`, `visits`, `value` and `prior`. `numbers` changes numbers
    of the search, as in `{"explore": 1.0}`. The same seed and the same answers give the same, on any number of threads.
    """
    if len({view.game for view in views}) > 1:
        raise PalatineError("All views must be of one game.")
    threads = threads or os.cpu_count() or 1
    middle = (len(views) + 1) // 2
    halves = [(0, views[:middle])] + ([(middle, views[middle:])] if len(views) > middle else [])
    hunts = [Hunts(list(half), simulations, dict(numbers or {}), seed, first, threads) for first, half in halves]
    thoughts: List[Any] = [None] * len(hunts)
    going = list(range(len(hunts)))
    with ThreadPoolExecutor(1) as thinker:
        while going:
            for n in list(going):
                if thoughts[n] is not None:
                    logits, wins = thoughts[n].result()
                    hunts[n].answer(rows(logits), rows(wins))
                asked = hunts[n].ask()
                if asked is None:
                    going.remove(n)
                else:
                    thoughts[n] = thinker.submit(guide, *asked)
    return [found for hunt in hunts for found in hunt.found()]


def rows(answer: Any) -> np.ndarray:
    return np.ascontiguousarray(answer, dtype=np.float32)
