"""A Gymnasium environment for one learner against bots.

    >>> from palatine.gym import PalatineEnv
    >>> env = PalatineEnv("great-wall", seats=3, opponents=["greedy"])
    >>> observation, info = env.reset(seed=1)
    >>> action = env.action_space.sample(info["action_mask"])

The observation is what the learner's seat knows, `info["action_mask"]` has 1 for every legal action. The learner's seat comes from the
seed, so that over many games each is played as often. For many games at once `palatine.vector` is far faster.
"""

from __future__ import annotations

from typing import Any, Mapping, Optional, Sequence, Union

import gymnasium
import numpy as np
from gymnasium import spaces

from ._palatine import Bot, Game, Match

__all__ = ["PalatineEnv"]


class PalatineEnv(gymnasium.Env):
    """One learner, all other seats played by bots, in turn around the table.

    ``illegal`` says what becomes of an action that is not legal: ``"raise"`` raises `IllegalMove`; ``"any"`` plays a legal one in its
    place, chosen by chance, for learners that cannot use masks (``info["illegal"]`` then says so).
    """

    metadata = {"render_modes": ["ansi", "html"]}

    def __init__(
        self,
        game: Union[str, Game],
        *,
        seats: Optional[int] = None,
        options: Optional[Mapping[str, str]] = None,
        board: Optional[str] = None,
        opponents: Sequence[str] = ("greedy",),
        illegal: str = "raise",
        render_mode: Optional[str] = None,
    ) -> None:
        if illegal not in ("raise", "any"):
            raise ValueError(f"illegal is 'raise' or 'any', not {illegal!r}.")
        if not opponents:
            raise ValueError("Somebody must play against the learner: name at least one bot.")
        self.game = game if isinstance(game, Game) else Game(game, seats, dict(options or {}), board)
        self.opponents = list(opponents)
        for name in self.opponents:
            Bot(name)
        self.illegal = illegal
        self.render_mode = render_mode
        self.observation_space = spaces.Box(-16.0, 16.0, (self.game.observation_size,), np.float32)
        self.action_space = spaces.Discrete(self.game.action_size)
        self.match: Optional[Match] = None
        self.seat = 0

    def reset(self, *, seed: Optional[int] = None, options: Optional[Mapping[str, Any]] = None):
        super().reset(seed=seed)
        self.match = self.game.deal(int(self.np_random.integers(2**63)))
        self.seat = int(self.np_random.integers(self.game.seats))
        others = [seat for seat in range(self.game.seats) if seat != self.seat]
        self._bots = {seat: Bot(self.opponents[n % len(self.opponents)]) for n, seat in enumerate(others)}
        self._others_play()
        return self._observation(), self._info(False)

    def step(self, action: int):
        illegal = False
        if self.illegal == "any" and self.match.refusal(int(action)) is not None:
            action, illegal = self.np_random.choice(self.match.legal()), True
        self.match.play(int(action))
        self._others_play()
        over = self.match.over
        winners = self.match.winners() if over else []
        reward = 1.0 / len(winners) if self.seat in winners else 0.0
        return self._observation(), reward, over, False, self._info(illegal)

    def _others_play(self) -> None:
        while not self.match.over and self.match.seat != self.seat:
            self.match.play(self._bots[self.match.seat].choose(self.match))

    def _observation(self) -> np.ndarray:
        return self.match.observation(self.seat)

    def _info(self, illegal: bool) -> dict:
        mask = self.match.mask()
        info = {"action_mask": mask, "seat": self.seat}
        return {**info, "illegal": True} if illegal else info

    def render(self) -> Optional[str]:
        if self.render_mode == "ansi":
            return self.match.sketch()
        if self.render_mode == "html":
            return self.match._repr_html_()
        return None
