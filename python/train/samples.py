"""Games to learn from: samples as arrays, and where they are kept.

A sample is a decision: what the seat knew, how often the search tried each move, what it foresaw, and how the game ended. They come as ragged rows
(`palatine.learn.self_play`) and are laid out here as rows of equal length, so that a batch is taken with one gather.
"""

import numpy as np

from .network import SEATS

RAGGED = [("starts", "places", "numbers"), ("move_starts", "moves", "shares", "looks")]


def together(parts):
    """Several samples as one."""
    whole = {}
    for starts, *arrays in RAGGED:
        ends = np.cumsum([0] + [len(part[arrays[0]]) for part in parts])
        pieces = [part[starts][:-1].astype(np.int64) + end for part, end in zip(parts, ends)]
        whole[starts] = np.concatenate([*pieces, [ends[-1]]])
        for name in arrays:
            whole[name] = np.concatenate([part[name] for part in parts])
    for name in ("seats", "wins", "foreseen", "points", "games"):
        whole[name] = np.concatenate([part[name] for part in parts])
    return whole


def laid_out(samples, inputs):
    """Rows of equal length: what is not there is a place behind the end, or the move -1."""

    def rows(starts, array, missing, kind):
        starts = np.asarray(starts).astype(np.int64)
        lengths = np.diff(starts)
        width = max(int(lengths.max(initial=1)), 1)
        out = np.full((len(lengths), width), missing, kind)
        there = np.arange(width)[None, :] < lengths[:, None]
        out[there] = array
        return out

    places, numbers = samples["places"], samples["numbers"]
    return {
        "places": rows(samples["starts"], places, inputs, np.uint16),
        "numbers": rows(samples["starts"], numbers, 0, np.float16),
        "moves": rows(samples["move_starts"], samples["moves"].astype(np.int32), -1, np.int32),
        "shares": rows(samples["move_starts"], samples["shares"], 0, np.float32),
        "looks": rows(samples["move_starts"], samples["looks"], 0, np.float32),
        "seats": samples["seats"].astype(np.int32),
        "wins": samples["wins"].reshape(-1, SEATS),
        "foreseen": samples["foreseen"].reshape(-1, SEATS),
        "points": samples["points"].reshape(-1, SEATS),
    }


def keep(path, samples):
    """Writes samples to a file; half precision is enough for shares and counts."""
    small = dict(samples, numbers=samples["numbers"].astype(np.float16), shares=samples["shares"].astype(np.float16), looks=samples["looks"].astype(np.float16))
    beside = path.with_suffix(".part")
    with beside.open("wb") as file:
        np.savez_compressed(file, **small)
    beside.rename(path)


def fetch(path):
    with np.load(path) as file:
        return dict(file)
