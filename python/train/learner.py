"""From samples to weights: Adam, a learning rate that rises and falls, and weights averaged over the last steps."""

from functools import partial

import jax
import jax.numpy as jnp
import numpy as np

from . import network


def total(weights, batch, inputs, helpers, key):
    parts = network.losses(weights, batch, inputs, helpers["foresight"], key, helpers["dropout"])
    return parts["wins"] + helpers["moves"] * parts["moves"] + helpers["points"] * parts["points"], parts


@partial(jax.jit, static_argnames=("inputs",), donate_argnames=("state",))
def step(state, data, chosen, rate, helpers, inputs):
    """One step of Adam on the chosen rows."""
    batch = {name: array[chosen] for name, array in data.items()}
    key, now = jax.random.split(state["key"])
    slope, parts = jax.grad(total, has_aux=True)(state["weights"], batch, inputs, helpers, now)
    count = state["count"] + 1

    def moved(weight, slope, first, second):
        first = 0.9 * first + 0.1 * slope
        second = 0.999 * second + 0.001 * slope**2
        way = (first / (1 - 0.9**count)) / (jnp.sqrt(second / (1 - 0.999**count)) + 1e-8)
        # Weights shrink a little at every step, so that only what is seen again and again stays.
        return weight - rate * (way + helpers["decay"] * weight), first, second

    tree = jax.tree.map(moved, state["weights"], slope, state["first"], state["second"])
    leaf = lambda found: isinstance(found, tuple)
    weights, first, second = (jax.tree.map(lambda found: found[n], tree, is_leaf=leaf) for n in range(3))
    keep = jnp.minimum(0.999, count / (count + 10))
    mean = jax.tree.map(lambda mean, weight: keep * mean + (1 - keep) * weight, state["mean"], weights)
    return {"weights": weights, "first": first, "second": second, "mean": mean, "count": count, "key": key}, parts


@partial(jax.jit, static_argnames=("inputs",))
def measure(weights, data, chosen, foresight, inputs):
    return network.losses(weights, {name: array[chosen] for name, array in data.items()}, inputs, foresight)


def begin(weights, seed):
    # Copies, because a step takes over the buffers of the last.
    copy = lambda: jax.tree.map(jnp.array, weights)
    none = lambda: jax.tree.map(jnp.zeros_like, weights)
    return {"weights": copy(), "first": none(), "second": none(), "mean": copy(), "count": jnp.zeros((), jnp.float32), "key": jax.random.key(seed)}


def learn(weights, data, games, inputs, settings, seed, tell, until=None):
    """Learns from samples and gives the weights that named winners and moves best in games kept apart.

    `data` is laid out, `games` says of which game each row is: whole games are kept apart, because decisions of one game end alike.
    """
    apart = (games * 2654435761 % 2**32) % settings["apart"] == 0
    lessons, exams = np.flatnonzero(~apart), np.flatnonzero(apart)
    helpers = {name: settings[name] for name in ("moves", "points", "decay", "foresight", "dropout")}
    # Points are many in one game and few in another: what they weigh does not hang on that.
    sits = np.arange(data["points"].shape[1])[None, :] < data["seats"][:, None]
    helpers["points"] /= max(float(data["points"][sits].var()), 1e-6)
    data = {name: jnp.asarray(array) for name, array in data.items()}
    batch = min(settings["batch"], len(lessons))
    steps = len(lessons) // batch
    epochs, done = settings["epochs"], 0
    state = begin(weights, seed)
    dice = np.random.default_rng(seed)
    best, least = weights, np.inf
    for epoch in range(epochs):
        order = dice.permutation(lessons)[: steps * batch].reshape(steps, batch)
        seen = []
        for chosen in order:
            # Up in the first twentieth, then down as a half wave.
            way = done / (steps * epochs)
            rate = settings["rate"] * min(1.0, way * 20 + 0.01) * (0.5 + 0.5 * np.cos(np.pi * way))
            state, parts = step(state, data, jnp.asarray(chosen), rate, helpers, inputs)
            seen.append(parts)
            done += 1
        report = {"epoch": epoch + 1, "rows": len(lessons), "games": len(np.unique(games))}
        report |= {f"learned {name}": float(np.mean([float(part[name]) for part in seen[-50:]])) for name in seen[0]}
        found = []
        for chosen in np.array_split(exams, max(1, len(exams) // 8192)):
            if len(chosen):
                found.append((len(chosen), measure(state["mean"], data, jnp.asarray(chosen), helpers["foresight"], inputs)))
        rows = sum(count for count, _ in found)
        for name in seen[0]:
            report[name] = sum(count * float(part[name]) for count, part in found) / max(rows, 1)
        loss = report["wins"] + settings["moves"] * report["moves"] + helpers["points"] * report["points"]
        report["loss"] = loss
        tell(report)
        if loss < least:
            best, least = jax.tree.map(np.asarray, state["mean"]), loss
        if until is not None and until():
            break
    return best
