"""`python -m train GAME`: learns a guide for the search of a game."""

import argparse
import os
from pathlib import Path

from palatine.learn import toy

from . import settings
from .run import Run, here


def main():
    parser = argparse.ArgumentParser(prog="python -m train", description="Learns a guide for the search of a game.")
    parser.add_argument("game", help="its id, as `palatine games` has it, or `toy`, which is learned in seconds")
    parser.add_argument("--settings", type=Path, default=Path(__file__).with_name("settings.toml"))
    parser.add_argument("--folder", type=Path, help="where everything is kept; runs/GAME, if not said")
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--ray", metavar="ADDRESS", help="play on a cluster of Ray, `auto` for the one this machine is part of; a chunk has --threads processors")
    given = parser.parse_args()
    workers = here
    if given.ray:
        from . import cluster

        workers = cluster.on(given.ray)
    if given.game == "toy":
        toy()
    folder = given.folder or Path("runs") / given.game
    run = Run(given.game, settings.read(given.settings, given.game), folder, given.threads, workers, told)
    print(f"The network is in {run.go()}.")


def told(what):
    print(", ".join(f"{name} {value:.4g}" if isinstance(value, float) else f"{name} {value}" for name, value in what.items()), flush=True)


main()
