"""Bots measured, games between them, and finished games analysed, on the threads of this machine.

`palatine.arena`, `palatine.gauntlet`, `palatine.self_play` and `palatine.analyse` are these; `palatine.ray` has the same for many machines. What comes out hangs on
what is asked for and on the seed alone, never on threads or machines: except for bots that think for a time instead of a number of
simulations, and for programs outside (`cmd:`), which may do as they like.
"""

from __future__ import annotations

import json
import secrets
import time
import warnings
from typing import Any, Callable, Dict, Iterable, Iterator, List, Mapping, Optional, Sequence, Tuple, Union

from ._palatine import Analysis, Arena, Game, Gauntlet, PalatineError, records
from ._spread import AIM, Progress, Seed, Threads, Workers, printed, spread

__all__ = ["Progress", "analyse", "arena", "gauntlet", "self_play"]

Told = Union[bool, Callable[[Progress], None], None]
Record = Union[str, Mapping[str, Any]]


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
    threads: Optional[int] = None,
    progress: Told = None,
) -> Dict[str, Any]:
    """Bots against each other, fairly: what ``palatine arena --json`` says, with the same figures for the same seed.

    Every deal is played once from every seat. With ``seats`` the first bot sits down with the others in turn until the table is full. ``decide``
    (``"even"`` or a share) stops as soon as it is clear whether the first bot wins more or less than that. ``luck`` takes luck out of the
    shares. ``progress`` is called with a `Progress` now and then, or `True` to print it.
    """
    job = ArenaJob(game, bots, games, seats, options, board, seed, decide, margin, risk, luck, luck_games, move_seconds)
    return job.run(Threads(job.work, threads), progress=progress)


def gauntlet(
    game: str,
    bot: str,
    games: Optional[int] = None,
    *,
    move_seconds: float = 10.0,
    threads: Optional[int] = None,
    progress: Told = None,
) -> Dict[str, Any]:
    """One bot against the opponents of a game that never change, and its rating by that: what ``palatine arena --gauntlet --json`` says.

    ``greedy`` stands at 1500, and odds of ten to one are 400 points. ``games`` plays only the first so many against each.
    """
    frozen = Gauntlet(Game(game))
    games = min(games or frozen.deals * frozen.seats, frozen.deals * frozen.seats)
    how = {"seats": frozen.seats, "seed": frozen.seed, "move_seconds": move_seconds, "threads": threads, "progress": progress}
    reports = [arena(game, [bot, opponent], games, **how) for opponent in frozen.opponents]
    first = [report["bots"][0] for report in reports]
    met = [(report["games"], bot["better_place"], bot["better_place_ci95"]) for report, bot in zip(reports, first)]
    rating, uncertainty = frozen.rate(met)
    found = {"game": game, "bot": first[0]["bot"], "edition": frozen.edition, "seats": frozen.seats}
    return {**found, "rating": rating, "uncertainty": uncertainty, "opponents": reports}


def self_play(
    game: Union[str, Game],
    bots: Sequence[str],
    games: int,
    *,
    seats: Optional[int] = None,
    options: Optional[Mapping[str, str]] = None,
    board: Optional[str] = None,
    seed: Seed = None,
    threads: Optional[int] = None,
    progress: Told = None,
) -> Iterator[Dict[str, Any]]:
    """Games between bots, as records, one after another in the order of their deals.

    Game ``n`` is dealt by the part ``n`` of the seed, and the bots sit one seat further in each. Records come as soon as they and all before them
    are there; whoever stops asking stops the play.
    """
    job = SelfPlayJob(game, bots, games, seats, options, board, seed)
    return job.run(Threads(job.work, threads), progress=progress)


def analyse(record: Record, *, budget: int = 400, seed: Seed = 1, threads: Optional[int] = None, progress: Told = None) -> Dict[str, Any]:
    """What every decision of a finished game cost, and what chance brought: what ``palatine analyse --json`` says.

    The record is a dictionary, or the text of its file.
    """
    jobs = AnalysisJob([record], budget, seed)
    return next(jobs.run(Threads(jobs.work, threads), progress=progress))


def _set_up(
    game: Union[str, Game],
    bots: Sequence[str],
    seats: Optional[int],
    options: Optional[Mapping[str, str]],
    board: Optional[str],
) -> Game:
    if isinstance(bots, str):
        raise TypeError("Bots are a list of names.")
    if not isinstance(game, Game):
        return Game(game, len(bots) if seats is None else seats, dict(options or {}), board)
    if seats is not None or options is not None or board is not None:
        raise TypeError("A Game has its seats, options and board already.")
    return game


def _known(seed: Seed) -> Union[int, str]:
    """The seed; one that nobody can guess is drawn once, for all who work."""
    return secrets.token_hex(32) if seed is None else seed


class ArenaJob:
    """An arena to be played by whoever works. It travels as what it was asked for."""

    def __init__(self, game, bots, games, seats, options, board, seed, decide, margin, risk, luck, luck_games, move_seconds) -> None:
        game = _set_up(game, bots, seats, options, board)
        if isinstance(decide, str):
            if decide != "even":
                raise PalatineError(f"decide is {decide!r}: it is 'even', or a share from 0.0001 to 0.9999.")
            decide = 1 / game.seats
        self._asked = (game, list(bots), games, None, None, None, _known(seed), decide, margin, risk, luck, luck_games, move_seconds)
        self._arena = Arena(game, list(bots), games, self._asked[6], decide, margin, risk, luck_games if luck else None, move_seconds)
        self._seats = game.seats

    def __reduce__(self) -> Tuple[Any, ...]:
        return ArenaJob, self._asked

    def work(self, lane: None, first: int, last: int, threads: int = 1) -> str:
        return self._arena.play(first, last, threads)

    def run(self, workers: Workers, *, aim: float = AIM, progress: Told = None) -> Dict[str, Any]:
        began = time.perf_counter()
        tell = printed(progress, "games")
        told = tell and (lambda at: tell(Progress(at.done * self._seats, at.of * self._seats, at.places)))
        tally, deals = self._arena.tally(), self._arena.deals
        pieces = spread([(None, deals)], workers, aim=aim, of=deals, progress=told)
        try:
            # What lies beyond the deal that decided is not waited for.
            any(tally.add(piece.found) for piece in pieces)
        finally:
            pieces.close()
        report = tally.report(time.perf_counter() - began)
        for standing, why in zip(report["bots"], tally.forfeits()):
            if why is not None:
                warnings.warn(f"{standing['bot']} forfeited games: {standing['forfeits']}. The first because {why}.", stacklevel=3)
        return report


class SelfPlayJob:
    """Games between bots, to be played by whoever works."""

    def __init__(self, game, bots, games, seats, options, board, seed) -> None:
        if games < 0:
            raise PalatineError(f"{games} games: there cannot be less than none.")
        self._game, self._bots, self._games, self._seed = _set_up(game, bots, seats, options, board), list(bots), games, _known(seed)
        # What is wrong is said at once, and not with the first record.
        self.work(None, 0, 0)

    def __reduce__(self) -> Tuple[Any, ...]:
        return SelfPlayJob, (self._game, self._bots, self._games, None, None, None, self._seed)

    def work(self, lane: None, first: int, last: int, threads: int = 1) -> List[str]:
        return records(self._game, self._bots, self._seed, first, last)

    def run(self, workers: Workers, *, aim: float = AIM, progress: Told = None) -> Iterator[Dict[str, Any]]:
        for piece in spread([(None, self._games)], workers, aim=aim, of=self._games, progress=printed(progress, "games")):
            yield from map(json.loads, piece.found)


class AnalysisJob:
    """Finished games, their moments to be looked at by whoever works."""

    def __init__(self, games: Iterable[Record], budget: int, seed: Seed, boards: Sequence[Game] = ()) -> None:
        self._games, self._budget, self._seed, self._boards = games, budget, _known(seed), list(boards)

    def __reduce__(self) -> Tuple[Any, ...]:
        # Records travel one by one.
        return AnalysisJob, ((), self._budget, self._seed)

    def _lanes(self) -> Iterator[Tuple["Studied", int]]:
        for record in self._games:
            text = record if isinstance(record, str) else json.dumps(record)
            studied = Studied(text, self._budget, self._seed, self._boards)
            yield studied, studied.analysis.moments

    def work(self, lane: "Studied", first: int, last: int, threads: int = 1) -> str:
        return lane.analysis.look(first, last)

    def run(self, workers: Workers, *, aim: float = AIM, progress: Told = None) -> Iterator[Dict[str, Any]]:
        parts: List[str] = []
        for piece in spread(self._lanes(), workers, aim=aim, progress=printed(progress, "moments")):
            parts.append(piece.found)
            if piece.last == piece.lane.analysis.moments:
                yield piece.lane.analysis.report(parts)
                parts = []


class Studied:
    """A finished game that is analysed. It travels as its record, with the boards that it may need."""

    def __init__(self, record: str, budget: int, seed: Union[int, str], boards: List[Game]) -> None:
        self._asked = (record, budget, seed, boards)
        self.analysis = Analysis(record, budget, seed)

    def __reduce__(self) -> Tuple[Any, ...]:
        return Studied, self._asked
