"""Palatine for Python: court-and-empire board games to research and learn from.

    >>> import palatine
    >>> match = palatine.Game("great-wall", seats=2).deal(seed=1)
    >>> match.moves()[0]
    Move('draw', index=0)
    >>> match.play("draw")

- `games`, `Game`, `Match`, `View`, `Move`: the rules, at your fingertips
- `bot`, `View.search`: who plays, and how well a move does
- `arena`, `gauntlet`, `self_play`, `analyse`: bots measured, games between them, finished games explained
- `palatine.vector`: thousands of games in step, as NumPy arrays
- `palatine.pettingzoo`, `palatine.gym`, `palatine.openspiel`: the interfaces people know
- `palatine.ray`: many machines

Seats count from 0 wherever a number is handed over; inside documents (views, positions, records) they count from 1, as those always do.
"""

from ._palatine import Bot, Game, IllegalMove, Match, Move, PalatineError, View, __version__, games, place, replay
from .measure import analyse, arena, gauntlet, self_play

__all__ = [
    "Bot",
    "Game",
    "IllegalMove",
    "Match",
    "Move",
    "PalatineError",
    "View",
    "__version__",
    "analyse",
    "arena",
    "bot",
    "games",
    "gauntlet",
    "place",
    "replay",
    "self_play",
]


def bot(name: str) -> Bot:
    """A bot by the name it has on the command line: `random`, `greedy`, `search:2000`, a level such as `emperor`, `cmd:` and a command."""
    return Bot(name)
