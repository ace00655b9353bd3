"""Many games in step: a vectorised environment that writes into NumPy arrays in place.

    >>> from palatine.vector import Vector
    >>> games = Vector("great-wall", games=4096, seats=3, seed=1)
    >>> for _ in range(1000):
    ...     games.step(games.any_actions())

Every game stands before a decision. `step` plays one action in each and writes what comes next:

- `observations`: what the seat that decides knows (`float32`, a row a game; see `Game.parts`)
- `masks`: 1 for every legal action (`int8`)
- `seats`: who decides, counted from 0
- `rewards`: what a game that has just ended was worth to every seat, 0 while it goes on
- `dones`: whether a game has just ended; its row is then already the first decision of the next one

The arrays are the same objects all the time: copy what you want to keep. All of it runs on several threads without holding Python's lock.
"""

from __future__ import annotations

import os
from typing import Mapping, NamedTuple, Optional, Sequence, Union

import numpy as np

from ._palatine import Game, Many

__all__ = ["Step", "Vector"]


class Step(NamedTuple):
    """What a step wrote: the arrays of the vector themselves."""

    observations: np.ndarray
    masks: np.ndarray
    seats: np.ndarray
    rewards: np.ndarray
    dones: np.ndarray


class Vector:
    """Many games of one set-up in step.

    Game ``n`` of all that were begun is the match with the seed ``part(seed, n)``: the same seed gives the same games on any number of
    threads. With ``opponents`` (names of bots) only one seat of each game is asked, one further in every game, and the others are played
    inside. With ``observe=False`` observations are not written: whoever only plays (a baseline, a test of speed) needs none. ``reward`` is ``"win"`` (the share of the win), ``"points"``, or ``"lead"`` (points less those of the best of the others).
    """

    def __init__(
        self,
        game: Union[str, Game],
        games: int = 1024,
        *,
        seats: Optional[int] = None,
        options: Optional[Mapping[str, str]] = None,
        board: Optional[str] = None,
        seed: Union[int, str, None] = None,
        threads: Optional[int] = None,
        opponents: Sequence[str] = (),
        reward: str = "win",
        observe: bool = True,
    ) -> None:
        if not isinstance(game, Game):
            game = Game(game, seats=seats, options=dict(options or {}), board=board)
        elif seats is not None or options is not None or board is not None:
            raise TypeError("A Game has its seats, options and board already.")
        self.game = game
        self._many = Many(game, games, seed, threads or os.cpu_count() or 1, list(opponents), reward, observe)
        self.observations = self._many.observations
        self.masks = self._many.masks
        self.seats = self._many.seats
        self.rewards = self._many.rewards
        self.dones = self._many.dones
        self._any = np.zeros(games, dtype=np.int32)
        self._step = Step(self.observations, self.masks, self.seats, self.rewards, self.dones)

    def __len__(self) -> int:
        return len(self.seats)

    def reset(self, seed: Union[int, str, None] = None) -> Step:
        """Begins all games anew, with another seed if one is given."""
        self._many.reset(seed)
        return self._step

    def step(self, actions: np.ndarray) -> Step:
        """Plays an action in every game. If one of them is not legal nothing is played, and `PalatineError` says which and why. If a bot inside
        fails, some games have moved on and others have not: it raises, and so does every further step until `reset`."""
        actions = np.asarray(actions)
        if actions.dtype != np.int32:
            # What would be cut off or wrap around is no action.
            if actions.dtype.kind not in "iu":
                raise TypeError(f"Actions are whole numbers, not {actions.dtype}.")
            actions = np.clip(actions, -1, np.iinfo(np.int32).max).astype(np.int32)
        self._many.step(np.ascontiguousarray(actions))
        return self._step

    def any_actions(self) -> np.ndarray:
        """A legal action for every game, each equally likely; the same array all the time."""
        self._many.any_moves(self._any)
        return self._any
