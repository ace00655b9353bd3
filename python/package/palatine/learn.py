"""Games to learn from: a search plays itself, and every decision becomes a sample.

>>> import palatine, palatine.learn
>>> samples = palatine.learn.self_play([palatine.Game("great-wall")], "search:1", games=2, seed=1, long=20, quick=5)
"""

from typing import Dict, Sequence, Union

import numpy as np

from . import _palatine
from ._palatine import Game

__all__ = ["self_play", "toy"]


def self_play(
    setups: Sequence[Game],
    player: str,
    games: int,
    seed: Union[int, str],
    first: int = 0,
    threads: int = 1,
    long: int = 128,
    quick: int = 16,
    share: float = 0.25,
    curious: float = 0.25,
    sharp: float = 20.0,
    rivals: Sequence[str] = (),
    rivalry: float = 0.0,
    tried: int = 0,
) -> Dict[str, np.ndarray]:
    """Samples of games `first` to `first + games` of a seed: the same on any number of threads, and on any machine.

    `player` is a search by its name, such as `search:1` or `net:1@weights.safetensors`; how long it thinks say `long` and `quick`: a `share` of
    decisions is thought about long, and only those become samples. A share `curious` of decisions is drawn
    rather than the best taken. `sharp` says how much what a move brought counts beside how likely it was before. `rivals` sit on a share `rivalry` of the seats but one. After so
    many as `tried` of the moves that a long search has tried, at most, what the seat knows then is a sample, too. For each game one of the `setups` is drawn.

    The arrays, two rows for every decision, one of what the seat that decides knows and one of what another knows, without moves, and behind them
    those after moves that were tried, without moves, too (arrays of equal length are flat, `wins`, `foreseen` and `points` six a row):

    - `starts`, `places`, `numbers`: where a row begins, and which numbers are not 0: of the array (`Game.parts`), and of the six behind it, what the
      prospects of the seats look like beside their mean, in twenties, counted from who knows the row
    - `move_starts`, `moves`, `shares`, `looks`: likewise the legal moves by number, how good each is, as a share, and how likely it looks, as the
      logarithm of a share
    - `seats`: how many play; `wins`, `points`: how the game ended for each, counted from who knows the row; points in twenties
    - `foreseen`: each seat's chance to win as the search found it then and, counting less and less, later; after a move that was tried, so much
      more or less as that move brought
    - `games`: the number of the game
    """
    return _palatine.self_play(
        list(setups), player, first, games, seed, threads, long, quick, share, curious, sharp, list(rivals), rivalry, tried
    )


def toy() -> None:
    """Adds a toy to the games, under the name `toy`: a few cards to draw and to play, learned in seconds (`python -m train toy`).

    To be called before anything asks for a game.
    """
    _palatine.add_toy()
