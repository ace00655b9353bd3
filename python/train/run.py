"""Rounds of playing and learning, one after the other. Everything is kept in a folder as soon as it is there, so that whoever is killed
goes on where the last file was written."""

import json
import random
import time

import jax
import numpy as np

import palatine
from palatine import learn as school

from . import learner, network, plot, samples


class Run:
    def __init__(self, game, settings, folder, threads, workers, tell):
        self.game = palatine.Game(game)
        self.settings = settings
        self.folder = folder
        self.threads = threads
        self.workers = workers
        self.tell = tell
        (folder / "games").mkdir(parents=True, exist_ok=True)
        self.write_once("settings.json", json.dumps(settings, indent=1))

    def write_once(self, name, text):
        """A folder holds one run: other settings need another folder."""
        path = self.folder / name
        if path.exists() and path.read_text() != text:
            raise SystemExit(f"{path} says other settings than these: name another folder, or remove it.")
        path.write_text(text)

    def report(self, **what):
        with (self.folder / "log.jsonl").open("a") as log:
            log.write(json.dumps(what) + "\n")
        self.tell(what)

    def log(self):
        return [json.loads(line) for line in (self.folder / "log.jsonl").read_text().splitlines()]

    def net(self, round):
        return self.folder / f"net-{round}.safetensors"

    def weights(self, round):
        return self.folder / f"weights-{round}.npz"

    def go(self):
        for round in range(len(self.settings["rounds"])):
            if not self.net(round).exists():
                self.play(round)
                self.learn(round)
            if not self.measured(round):
                self.measure(round)
        return self.net(len(self.settings["rounds"]) - 1)

    def setups(self):
        """All numbers of seats, equally often; some with options drawn."""
        about = next(about for about in palatine.games() if about["id"] == self.game.id)
        dice = random.Random(self.settings["seed"])
        setups = []
        for n in range(200):
            options = {}
            if about["options"] and dice.random() < self.settings["options"]:
                options = {name: dice.choice(values) for name, values in about["options"].items()}
            seats = about["seats"][n % len(about["seats"])]
            try:
                setups.append(palatine.Game(self.game.id, seats=seats, options=options))
            except palatine.PalatineError:  # options that do not go together
                setups.append(palatine.Game(self.game.id, seats=seats))
        return setups

    def play(self, round):
        """Plays the games of a round, chunk by chunk; a chunk that is there is not played again."""
        of = self.settings["rounds"][round]
        league = self.settings["league"]
        player = of["player"]
        rivals = list(league["bots"])
        if player.startswith("net"):
            player = f"{player}@{self.net(round - 1)}"
            rivals += [f"net@{self.net(earlier)}" for earlier in range(round - 1)]
        chunks = -(-of["games"] // self.settings["chunk"])
        began = time.time()
        plans = []
        for chunk in range(chunks):
            path = self.folder / "games" / f"{round}-{chunk}.npz"
            if not path.exists():
                plans.append((chunk, path))
        plan = {
            "setups": self.setups(),
            "player": player,
            "games": self.settings["chunk"],
            "seed": self.settings["seed"] + 1000 * round,
            "threads": self.threads,
            "long": of["long"],
            "quick": of["quick"],
            "share": of["share"],
            "curious": of["curious"],
            "sharp": of["sharp"],
            "tried": of.get("tried", 0),
            "rivals": rivals,
            "rivalry": league["share"],
        }
        rows = 0
        plans = [(path, dict(plan, first=chunk * self.settings["chunk"])) for chunk, path in plans]
        for done, (path, found) in enumerate(self.workers(plans), 1):
            samples.keep(path, found)
            rows += len(found["seats"])
            taken = time.time() - began
            self.report(round=round, games=done * self.settings["chunk"], rows=rows, seconds=taken)
            # So that a round ends in time where time is short; then the same command gives fewer games elsewhere.
            if of.get("seconds") and taken > of["seconds"]:
                break

    def learn(self, round):
        """Learns from the games of the last rounds, beginning with the weights of the last."""
        first = max(0, round + 1 - self.settings["window"])
        files = []
        for of in range(first, round + 1):
            files += sorted((self.folder / "games").glob(f"{of}-*.npz"), key=lambda path: int(path.stem.split("-")[1]))
        parts = [samples.fetch(path) for path in files]
        for number, (path, part) in enumerate(zip(files, parts)):
            # Games of different rounds are different games.
            part["games"] = part["games"].astype(np.int64) + 10**9 * int(path.stem.split("-")[0])
        whole = samples.together(parts)
        inputs = self.game.observation_size + network.SEATS
        data = samples.laid_out(whole, inputs)
        key = jax.random.key(self.settings["seed"] + round)
        weights = network.fresh(key, inputs, self.game.action_size, self.settings["widths"])
        # What a round says of learning goes before what is said for all.
        how = dict(self.settings["learning"], **self.settings["rounds"][round].get("learning", {}))
        if round and how.get("goes_on", True):
            weights = load(self.weights(round - 1), weights)
        began = time.time()
        tell = lambda found: self.report(round=round, seconds=time.time() - began, **found)
        weights = learner.learn(weights, data, whole["games"], inputs, how, self.settings["seed"] + round, tell)
        store(self.weights(round), weights)
        beside = self.net(round).with_suffix(".part")
        beside.write_bytes(network.to_file(weights, self.game))
        beside.rename(self.net(round))

    def measured(self, round):
        return any(line["round"] == round and "rating" in line for line in self.log())

    def measure(self, round):
        """How strong the network of a round is, by the opponents of the game that never change."""
        how = self.settings["measure"]
        bot = f"{how['player']}@{self.net(round)}"
        found = palatine.gauntlet(self.game.id, bot, how["games"], threads=self.threads)
        shares = {f"against {of['bots'][1]['bot'].split('+')[0]}": of["bots"][0]["share_of_wins"] for of in found["opponents"]}
        self.report(round=round, rating=found["rating"], uncertainty=found["uncertainty"], **shares)
        plot.draw(self.folder / "progress.svg", self.game.id, self.log())


def store(path, weights):
    leaves = jax.tree.leaves(weights)
    with path.open("wb") as file:
        np.savez(file, *[np.asarray(leaf) for leaf in leaves])


def load(path, like):
    with np.load(path) as file:
        leaves = [file[name] for name in file.files]
    return jax.tree.unflatten(jax.tree.structure(like), leaves)


def here(plans):
    """One chunk after the other, on this machine."""
    for path, plan in plans:
        yield path, school.self_play(**plan)
