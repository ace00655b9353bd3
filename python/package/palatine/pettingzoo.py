"""The games as PettingZoo environments (AEC): one agent a seat, one decision at a time.

    >>> from palatine import pettingzoo
    >>> env = pettingzoo.env("zhanguo", seats=3)
    >>> env.reset(seed=1)
    >>> for agent in env.agent_iter():
    ...     observation, reward, termination, truncation, info = env.last()
    ...     action = None if termination else int(np.flatnonzero(info["action_mask"])[0])
    ...     env.step(action)

What an agent observes is a dictionary with `observation` (what its seat knows) and `action_mask`; the mask is in `info` too. While
somebody else decides, an agent's mask is empty. The reward comes with the end: the share of the win.
"""

from __future__ import annotations

from typing import Any, Mapping, Optional, Union

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from ._palatine import Game, Match

__all__ = ["PalatineAEC", "env", "raw_env"]


class PalatineAEC(AECEnv):
    """A game of the house as an AEC environment. An illegal action raises `IllegalMove`."""

    metadata = {"name": "palatine_v0", "is_parallelizable": False, "render_modes": ["ansi", "html"]}

    def __init__(self, game: Game, render_mode: Optional[str] = None) -> None:
        super().__init__()
        self.game = game
        self.render_mode = render_mode
        self.metadata = {**type(self).metadata, "name": f"palatine_{game.id.replace('-', '_')}_v0"}
        self.possible_agents = [f"seat_{seat}" for seat in range(game.seats)]
        numbers = spaces.Box(-16.0, 16.0, (game.observation_size,), np.float32)
        mask = spaces.Box(0, 1, (game.action_size,), np.int8)
        observation = spaces.Dict({"observation": numbers, "action_mask": mask})
        self.observation_spaces = {agent: observation for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(game.action_size) for agent in self.possible_agents}
        self._none = np.zeros(game.action_size, dtype=np.int8)
        self.match: Optional[Match] = None

    def observation_space(self, agent: str) -> spaces.Space:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space:
        return self.action_spaces[agent]

    def reset(self, seed: Optional[int] = None, options: Optional[Mapping[str, Any]] = None) -> None:
        self.match = self.game.deal(seed)
        self.agents = list(self.possible_agents)
        self.rewards = {agent: 0.0 for agent in self.agents}
        self._cumulative_rewards = {agent: 0.0 for agent in self.agents}
        self.terminations = {agent: False for agent in self.agents}
        self.truncations = {agent: False for agent in self.agents}
        self._tell()

    def observe(self, agent: str) -> dict:
        seat = self.possible_agents.index(agent)
        mask = self.match.mask() if self.match.seat == seat else self._none.copy()
        return {"observation": self.match.observation(seat), "action_mask": mask}

    def step(self, action: Optional[int]) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.match.play(int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.match.over:
            winners = self.match.winners()
            for seat, other in enumerate(self.possible_agents):
                self.rewards[other] = 1.0 / len(winners) if seat in winners else 0.0
                self.terminations[other] = True
        self._tell()
        self._accumulate_rewards()

    def _tell(self) -> None:
        """Who is asked next, and which actions are legal."""
        if not self.match.over:
            self.agent_selection = self.possible_agents[self.match.seat]
        mask = self._none if self.match.over else self.match.mask()
        self.infos = {agent: {"action_mask": self._none.copy()} for agent in self.agents}
        self.infos[self.agent_selection] = {"action_mask": mask.copy()}

    def render(self) -> Optional[str]:
        if self.render_mode == "ansi":
            return self.match.sketch()
        if self.render_mode == "html":
            return self.match._repr_html_()
        return None

    def close(self) -> None:
        pass


def raw_env(
    game: Union[str, Game],
    *,
    seats: Optional[int] = None,
    options: Optional[Mapping[str, str]] = None,
    board: Optional[str] = None,
    render_mode: Optional[str] = None,
) -> PalatineAEC:
    """A game as an AEC environment, without wrappers."""
    if not isinstance(game, Game):
        game = Game(game, seats=seats, options=dict(options or {}), board=board)
    return PalatineAEC(game, render_mode)


def env(game: Union[str, Game], **setup: Any) -> AECEnv:
    """The same with PettingZoo's own wrapper, which says clearly when calls come in the wrong order."""
    from pettingzoo.utils import wrappers

    return wrappers.OrderEnforcingWrapper(raw_env(game, **setup))
