"""The games as OpenSpiel games, written in Python upon the rules of the house.

    >>> import palatine.openspiel, pyspiel
    >>> game = pyspiel.load_game("palatine_great_wall(players=3,claims=must)")
    >>> state = game.new_initial_state()
    >>> state.apply_action(0)            # the deal: a chance node with one outcome
    >>> state.legal_actions(), state.observation_tensor()

Importing this module registers a game for each of the house's: `palatine_great_wall`, `palatine_emperor`, `palatine_justinian` and
`palatine_zhanguo`. Their parameters are `players`, the options of the game, `board`, and `rng_seed` (-1 for one that nobody knows).

- Chance is sampled (`SAMPLED_STOCHASTIC`): where something is left to chance there is a chance node with one outcome, and applying it draws
  anew, in every clone for itself.
- What is observed is a seat's view and nothing else. The information state is all that a seat has seen, view by view, so it has perfect
  recall; it is a text only, because an array that held it would have no end. The observation is the view now, as text and as array.
- The utility is the share of the win: together they are 1.
- There is no `undo_action`: OpenSpiel does not let games in Python have one. Clone instead, which costs little.
"""

from __future__ import annotations

import hashlib
import json
import random
from typing import Any, Callable, Dict, List, Mapping, Optional

import numpy as np
import pyspiel

from ._palatine import Game, Match, games

__all__ = ["NAMES", "PalatineGame", "PalatineObserver", "PalatineState"]


class _Moment:
    """Where a game stands, and how it came there. It never changes, so clones share it."""

    __slots__ = ("before", "match", "_seen")

    def __init__(self, before: Optional[_Moment], match: Match, seen: Optional[Dict[int, str]] = None) -> None:
        self.before = before
        # A match of its own that begins before the last decision, so that this is all there is in its log.
        self.match = match
        # By seat, the fingerprint of all that it has seen up to now.
        self._seen = seen or {}

    def past(self) -> List[_Moment]:
        """All moments, the first one first."""
        moments: List[_Moment] = []
        moment: Optional[_Moment] = self
        while moment is not None:
            moments.append(moment)
            moment = moment.before
        return moments[::-1]

    def seen(self, seat: int) -> str:
        seen = ""
        moments: List[_Moment] = []
        moment: Optional[_Moment] = self
        while moment is not None:
            if seat in moment._seen:
                seen = moment._seen[seat]
                break
            moments.append(moment)
            moment = moment.before
        for moment in reversed(moments):
            more = json.dumps([seen, moment.match.decisions(seat), moment.match.view(seat).text()])
            seen = moment._seen[seat] = hashlib.sha256(more.encode()).hexdigest()
        return seen

    def __deepcopy__(self, memo: Any) -> _Moment:
        return self

    def __reduce__(self) -> Any:
        return _remembered, ([(moment.match, moment._seen) for moment in self.past()],)


def _remembered(moments: List[Any]) -> Optional[_Moment]:
    last = None
    for match, seen in moments:
        last = _Moment(last, match, seen)
    return last


class PalatineGame(pyspiel.Game):
    """A game of the house with its set-up: there is a class for each."""

    about: Mapping[str, Any]
    kind: pyspiel.GameType

    def __init__(self, params: Optional[Mapping[str, Any]] = None) -> None:
        about, kind = self.about, self.kind
        given = {**{key: value for key, value in kind.parameter_specification.items()}, **dict(params or {})}
        options = {option: str(given[option]) for option in about["options"]}
        usual = {option: values[0] for option, values in about["options"].items()}
        options = {option: value for option, value in options.items() if value != usual[option]}
        #: The set-up, as everywhere in `palatine`.
        self.setup = Game(about["id"], int(given["players"]), options, str(given["board"]) or None)
        self.vocabulary = self.setup.vocabulary
        self.dice = random.Random(None if given["rng_seed"] < 0 else int(given["rng_seed"]))
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.vocabulary),
            max_chance_outcomes=1,
            num_players=self.setup.seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=self.setup.longest,
        )
        super().__init__(kind, info, dict(params or {}))

    def __reduce__(self) -> Any:
        # OpenSpiel asks games with sampled chance for their dice, and does not let those in Python give them.
        return _restored, (self.get_type().short_name, self.get_parameters(), self.dice.getstate(), None)

    def new_initial_state(self, *given: Any) -> PalatineState:
        if given:
            raise ValueError("A game begins with its deal: palatine.place begins from a position.")
        return PalatineState(self)

    def max_chance_nodes_in_history(self) -> int:
        return self.setup.longest + 1

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> PalatineObserver:
        return PalatineObserver(self, iig_obs_type, params)


class PalatineState(pyspiel.State):
    """A match, with chance nodes where something is left to chance."""

    def __init__(self, game: PalatineGame) -> None:
        super().__init__(game)
        self._moment: Optional[_Moment] = None
        # A decision whose outcome hangs on chance.
        self._pending: Optional[int] = None

    def __reduce__(self) -> Any:
        game = self.get_game()
        return _restored, (game.get_type().short_name, game.get_parameters(), game.dice.getstate(), self.serialize())

    @property
    def match(self) -> Optional[Match]:
        """The match as it stands, to look at: nothing before the deal. Before a draw, the decision that draws is not in it yet."""
        return None if self._moment is None else self._moment.match.copy()

    def current_player(self) -> int:
        if self._moment is None or self._pending is not None:
            return pyspiel.PlayerId.CHANCE
        seat = self._moment.match.seat
        return pyspiel.PlayerId.TERMINAL if seat is None else seat

    def is_terminal(self) -> bool:
        return self._moment is not None and self._moment.match.over

    def chance_outcomes(self) -> List[Any]:
        return [(0, 1.0)]

    def _legal_actions(self, player: int) -> List[int]:
        return sorted(self._moment.match.legal())

    def _apply_action(self, action: int) -> None:
        game = self.get_game()
        if self._moment is None:
            self._moment = _Moment(None, game.setup.deal(game.dice.getrandbits(63)))
            return
        chance = self._pending is not None
        match = self._moment.match.branch(game.dice.getrandbits(63) if chance else 0)
        match.play(self._pending if chance else int(action))
        if match.drew and not chance:
            # What was drawn here is forgotten: the chance node draws.
            self._pending = int(action)
            return
        self._moment, self._pending = _Moment(self._moment, match), None

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return "deal" if self._moment is None else "draw"
        return self.get_game().vocabulary[action]

    def returns(self) -> List[float]:
        seats = self.num_players()
        if not self.is_terminal():
            return [0.0] * seats
        winners = self._moment.match.winners()
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(seats)]

    def resample_from_infostate(self, player: int, probability_sampler: Callable[[], float]) -> PalatineState:
        """A state that the player cannot tell from this one. What others saw before is not imagined: their information states begin with
        what they know in that world."""
        state = self.clone()
        if self._moment is not None:
            match = self._moment.match.view(player).imagine(int(probability_sampler() * 2.0**53))
            state._moment = _Moment(None, match, {player: self._moment.seen(player)})
        return state

    def __str__(self) -> str:
        if self._moment is None:
            return "before the deal"
        position = json.dumps(self._moment.match.position(), separators=(",", ":"))
        return position if self._pending is None else f"{position} {self.get_game().vocabulary[self._pending]}"


def _restored(name: str, params: Mapping[str, Any], dice: Any, state: Optional[str]) -> Any:
    game = pyspiel.load_game(name, dict(params))
    game.dice.setstate(dice)
    return game if state is None else game.deserialize_state(state)


class PalatineObserver:
    """What a player observes: their view, or with perfect recall all they have seen (a text only). Without private information, what lies
    open for everybody. Before the deal nothing is."""

    def __init__(self, game: PalatineGame, iig_obs_type: Any, params: Any) -> None:
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if params:
            raise ValueError(f"Observations have no parameters, so not {params}.")
        if not kind.public_info or kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("What is observed is a view: what a seat knows, or what lies open for everybody.")
        self._private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._recalls = kind.perfect_recall
        self.tensor: Optional[np.ndarray] = None
        self.dict: Dict[str, np.ndarray] = {}
        if not self._recalls:
            self.tensor = np.zeros(game.setup.observation_size, np.float32)
            for part in game.setup.parts:
                numbers = self.tensor[part["start"] : part["start"] + part["size"]]
                self.dict[part["name"]] = numbers.reshape(part["shape"])

    def _view(self, state: PalatineState, player: int) -> Any:
        return state._moment.match.view(player if self._private else None)

    def set_from(self, state: PalatineState, player: int) -> None:
        if self.tensor is None:
            raise ValueError("All that a player has seen is a text, not an array.")
        self.tensor[:] = 0.0 if state._moment is None else self._view(state, player).array()

    def string_from(self, state: PalatineState, player: int) -> str:
        if state._moment is None:
            return ""
        text = self._view(state, player).text()
        if not self._recalls:
            return text
        if not self._private:
            raise ValueError("What everybody has seen is not kept; what a seat has seen is.")
        return f"{state._moment.seen(player)} {text}"


def _kind(about: Mapping[str, Any]) -> pyspiel.GameType:
    options = {option: values[0] for option, values in about["options"].items()}
    return pyspiel.GameType(
        short_name=f"palatine_{about['id'].replace('-', '_')}",
        long_name=about["title"],
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(about["seats"]),
        min_num_players=min(about["seats"]),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": min(about["seats"]), **options, "board": "", "rng_seed": -1},
    )


def _register() -> List[str]:
    names = []
    for about in games():
        kind = _kind(about)
        # A class and not a function: OpenSpiel keeps what it is given until Python is gone, when only classes may still be let go.
        pyspiel.register_game(kind, type(kind.short_name, (PalatineGame,), {"about": about, "kind": kind}))
        names.append(kind.short_name)
    return names


#: The short names of the games.
NAMES = _register()
