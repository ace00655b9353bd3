"""How many decisions a second, ours and theirs, on this machine, in one run: prints Markdown.

    python bench.py                    # all of it, some minutes
    python bench.py --seconds 0.2      # quickly

Every figure is the best of several tries, taken in turn so that what else runs here meets all alike. What is not installed is said and left
out: OpenSpiel (`pip install open_spiel`) and pgx (`pip install pgx`, on the CPU) are only needed here. Moves are drawn by chance everywhere.
A decision is a choice of a player; chance nodes are not counted. Games differ in length and in how much there is to decide, so a ratio says how
fast one can collect experience, not who writes better code.
"""

from __future__ import annotations

import argparse
import importlib.util
import os
import platform
import random
import time
from typing import Callable, Dict, List, Tuple

import numpy as np
import palatine
from palatine.vector import Vector

GAMES = [game["id"] for game in palatine.games()]
#: Hidden information and chance, as our games have; and two that everybody measures.
OPEN_SPIEL = ["leduc_poker", "gin_rummy", "hearts", "backgammon", "connect_four"]
PGX = ["leduc_holdem", "sparrow_mahjong", "backgammon", "connect_four"]

#: A way of playing: how many decisions it takes each time it is called.
Work = Callable[[], int]


def vector(game: str, games: int, threads: int, observe: bool) -> Work:
    many = Vector(game, games, seats=3, seed=1, threads=threads, observe=observe)

    def work() -> int:
        for _ in range(4):
            many.step(many.any_actions())
        return 4 * games

    return work


def by_hand(game: str) -> Work:
    """One match after another: ask for the legal moves, play one."""
    setup, dice = palatine.Game(game, seats=3), random.Random(1)

    def work() -> int:
        match = setup.deal(dice.getrandbits(32))
        while not match.over:
            legal = match.legal()
            match.play(legal[int(dice.random() * len(legal))])
        return match.decision

    return work


def zoo(game: str) -> Work:
    from palatine import pettingzoo

    env, dice = pettingzoo.env(game, seats=3), np.random.default_rng(1)

    def work() -> int:
        env.reset(seed=int(dice.integers(2**31)))
        decisions = 0
        for _ in env.agent_iter():
            observation, _, over, _, info = env.last()
            decisions += not over
            env.step(None if over else int(dice.choice(np.flatnonzero(info["action_mask"]))))
        return decisions

    return work


def spiel(name: str, observe: bool) -> Work:
    """OpenSpiel from Python: ask for the legal actions, apply one; with what the player observes, where that is asked for."""
    import pyspiel

    game, dice = pyspiel.load_game(name), random.Random(1)
    kind = game.get_type()

    def work() -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes())
                state.apply_action(dice.choices(outcomes, odds)[0])
                continue
            if observe:
                player = state.current_player()
                tensor = state.observation_tensor if kind.provides_observation_tensor else state.information_state_tensor
                np.asarray(tensor(player), np.float32)
            legal = state.legal_actions()
            state.apply_action(legal[int(dice.random() * len(legal))])
            decisions += 1
        return decisions

    return work


def spiel_vector(name: str, games: int = 64) -> Work:
    """OpenSpiel's own vectorised environment, which gives observations and legal actions."""
    from open_spiel.python import rl_agent, rl_environment, vector_env

    env = vector_env.SyncVectorEnv([rl_environment.Environment(name) for _ in range(games)])
    dice, steps = random.Random(1), [env.reset()]

    def any_action(step):
        return rl_agent.StepOutput(dice.choice(step.observations["legal_actions"][step.observations["current_player"]]), None)

    def work() -> int:
        actions = [any_action(step) for step in steps[0]]
        steps[0], _, _, _ = env.step(actions, reset_if_done=True)
        return games

    return work


def pgx_steps(name: str, games: int) -> Work:
    """pgx on the CPU: compiled, vectorised, games begin anew when they end; with observations and masks, as it always has them."""
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))
    steps = 10

    @jax.jit
    def play(state, key):
        def once(carry, _):
            state, key = carry
            key, sub = jax.random.split(key)
            logits = jnp.log(state.legal_action_mask.astype(jnp.float32))
            actions = jax.random.categorical(sub, logits, axis=-1)
            keys = jax.random.split(sub, games)
            return (step(state, actions, keys), key), state.observation.sum()

        return jax.lax.scan(once, (state, key), None, steps)

    holder = [(jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), games)), jax.random.PRNGKey(1))]

    def work() -> int:
        holder[0], seen = play(*holder[0])
        jax.block_until_ready(seen)
        return games * steps

    return work


def measure(works: List[Tuple[str, str, Work]], seconds: float, repeats: int) -> Dict[Tuple[str, str], float]:
    best = {(what, game): 0.0 for what, game, _ in works}
    for _, _, work in works:
        work()
    for _ in range(repeats):
        for what, game, work in works:
            done, began = 0, time.perf_counter()
            while (spent := time.perf_counter() - began) < seconds:
                done += work()
            best[what, game] = max(best[what, game], done / spent)
    return best


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--seconds", type=float, default=1.0, help="for each try")
    parser.add_argument("--repeats", type=int, default=5, help="tries; the best counts")
    parser.add_argument("--games", type=int, default=4096, help="games in step")
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1)
    args = parser.parse_args()

    works = []
    for game in GAMES:
        works.append(("palatine.vector, masks", game, vector(game, args.games, args.threads, False)))
        works.append(("palatine.vector, masks and observations", game, vector(game, args.games, args.threads, True)))
        works.append(("palatine, one match by hand", game, by_hand(game)))
    there = {name: importlib.util.find_spec(name) is not None for name in ("pettingzoo", "pyspiel", "pgx")}
    for name, wanted in (("pettingzoo", "pettingzoo"), ("pyspiel", "open_spiel"), ("pgx", "pgx")):
        if not there[name]:
            print(f"{wanted} is not installed: left out (pip install {wanted}).\n")
    if there["pettingzoo"]:
        works += [("palatine.pettingzoo", game, zoo(game)) for game in GAMES]
    if there["pyspiel"]:
        import palatine.openspiel

        works += [("palatine.openspiel", name, spiel(name, False)) for name in palatine.openspiel.NAMES]
        works += [("OpenSpiel, from Python", name, spiel(name, False)) for name in OPEN_SPIEL]
        works += [("OpenSpiel, from Python, observations", name, spiel(name, True)) for name in OPEN_SPIEL]
        works += [("OpenSpiel, SyncVectorEnv, observations", name, spiel_vector(name)) for name in OPEN_SPIEL]
    if there["pgx"]:
        for name in PGX:
            for games in sorted({256, args.games}):
                works.append((f"pgx on the CPU, {games} games, masks and observations", name, pgx_steps(name, games)))
    best = measure(works, args.seconds, args.repeats)

    print(f"{platform.machine()}, {args.threads} threads, Python {platform.python_version()}; best of {args.repeats} tries of {args.seconds} s.\n")
    print("| what | game | decisions a second |\n| --- | --- | ---: |")
    for (what, game), rate in best.items():
        print(f"| {what} | {game} | {rate:,.0f} |")
    # Like against like: what gives observations against what does, one game at a time against one game at a time.
    print("\nOurs against each of theirs, doing the like (how many times their rate):\n")
    print("| theirs | game | " + " | ".join(GAMES) + " |\n| --- | --- |" + " ---: |" * len(GAMES))
    for (what, game), rate in best.items():
        if not what.startswith("palatine"):
            like = "palatine, one match by hand" if what == "OpenSpiel, from Python" else "palatine.vector, masks and observations"
            print(f"| {what} | {game} | " + " | ".join(f"{best[like, own] / rate:.1f}" for own in GAMES) + " |")


if __name__ == "__main__":
    main()
