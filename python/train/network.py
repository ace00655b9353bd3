"""The network: from what a seat knows to how likely each move is and how the game ends for every seat.

The same network as `bots::net` in the program, which only thinks; here it learns. Widths are multiples of 8.
"""

import jax
import jax.numpy as jnp
import numpy as np
from safetensors.numpy import save

# The most that any game of the house has.
SEATS = 6


def fresh(key, inputs, moves, widths):
    """Weights of a network that has learned nothing."""

    def layer(key, inputs, outputs, gain=2.0):
        return {
            "weights": jax.random.normal(key, (inputs, outputs)) * np.sqrt(gain / inputs),
            "bias": jnp.zeros(outputs),
        }

    keys = jax.random.split(key, len(widths) + 2)
    sizes = [inputs, *widths]
    layers = [layer(key, size, after) for key, size, after in zip(keys, sizes, widths)]
    # Of an array most numbers are 0: the first layer begins larger, as if there were only those that are not.
    layers[0]["weights"] *= np.sqrt(inputs / 64)
    return {
        "layers": layers,
        "ends": layer(keys[-2], widths[-1], 2 * SEATS, 0.1),
        # Whoever is ahead now wins more often: the network learns what is to be said beside that.
        "skip": jnp.eye(SEATS, 2 * SEATS),
        "moves": layer(keys[-1], widths[-1], moves, 0.1),
    }


def think(weights, arrays, key=None, dropout=0.0):
    """Logits of the moves, logits of winning and points (in twenties) by seat, from rows of arrays.

    With a key a share of the first hidden numbers is left out, others each time: what is learned must not hang on any one of them.
    """
    hidden = arrays
    for n, layer in enumerate(weights["layers"]):
        hidden = jax.nn.relu(hidden @ layer["weights"] + layer["bias"])
        if n == 0 and key is not None:
            hidden *= jax.random.bernoulli(key, 1 - dropout, hidden.shape) / (1 - dropout)
    ends = hidden @ weights["ends"]["weights"] + weights["ends"]["bias"] + arrays[:, -SEATS:] @ weights["skip"]
    logits = hidden @ weights["moves"]["weights"] + weights["moves"]["bias"]
    return logits, ends[:, :SEATS], ends[:, SEATS:]


def dense(places, numbers, inputs):
    """Arrays from the places of what is not 0; where there are fewer, the place is behind the end and is dropped."""
    rows = jnp.arange(places.shape[0])[:, None]
    empty = jnp.zeros((places.shape[0], inputs), jnp.float32)
    return empty.at[rows, places.astype(jnp.int32)].add(numbers.astype(jnp.float32), mode="drop")


def losses(weights, batch, inputs, foresight, key=None, dropout=0.0):
    """Three losses of a batch: moves, wins, points; and how often the winner was named and the move most tried.

    What is learned of winning is how the game ended, and to the share `foresight` what the search foresaw.
    """
    logits, wins, points = think(weights, dense(batch["places"], batch["numbers"], inputs), key, dropout)
    sits = jnp.arange(SEATS)[None, :] < batch["seats"][:, None]
    wins = jax.nn.log_softmax(jnp.where(sits, wins, -1e9), axis=1)
    of_ends = -jnp.sum(jnp.where(sits, batch["wins"] * wins, 0.0), axis=1).mean()
    aim = (1 - foresight) * batch["wins"] + foresight * batch["foreseen"]
    of_wins = -jnp.sum(jnp.where(sits, aim * wins, 0.0), axis=1).mean()
    named = lambda by: jnp.take_along_axis(batch["wins"], by.argmax(axis=1)[:, None], axis=1).mean()
    away = jnp.where(sits, points - batch["points"], 0.0)
    of_points = jnp.sum(away**2, axis=1).mean()

    legal = batch["moves"] >= 0
    # The network says what looks do not see.
    chosen = batch["looks"] + jnp.take_along_axis(logits, jnp.maximum(batch["moves"], 0), axis=1)
    chosen = jax.nn.log_softmax(jnp.where(legal, chosen, -1e9), axis=1)
    asked = legal.any(axis=1)
    of_moves = -jnp.sum(jnp.where(legal, batch["shares"] * chosen, 0.0), axis=1)
    # How far the network is from the search, less what no network could do better.
    sure = jnp.sum(jnp.where(batch["shares"] > 0, batch["shares"] * jnp.log(jnp.maximum(batch["shares"], 1e-9)), 0.0), axis=1)
    rows = jnp.maximum(asked.sum(), 1)
    same = (chosen.argmax(axis=1) == batch["shares"].argmax(axis=1)) & asked
    return {
        "moves": jnp.where(asked, of_moves + sure, 0.0).sum() / rows,
        "wins": of_wins,
        "ends": of_ends,
        "points": of_points,
        "named": named(wins),
        "named by search": named(batch["foreseen"]),
        "same": same.sum() / rows,
    }


def whole_numbers(rows):
    """Rows as whole numbers from -127 to 127, and the scale of each."""
    rows = np.asarray(rows, np.float32)
    scale = np.maximum(np.abs(rows).max(axis=1), 1e-12) / 127
    return np.round(rows / scale[:, None]).astype(np.int8), scale.astype(np.float32)


def to_file(weights, game):
    """The bytes of a network for the program: `net:400@FILE` plays with it."""
    tensors = {}

    def put(name, rows, bias):
        tensors[name], tensors[f"{name}.scale"] = whole_numbers(rows)
        tensors[f"{name}.bias"] = np.asarray(bias, np.float32)

    for n, layer in enumerate(weights["layers"]):
        put(f"layer.{n}", layer["weights"], layer["bias"])
    put("ends", weights["ends"]["weights"], weights["ends"]["bias"])
    tensors["skip"], tensors["skip.scale"] = whole_numbers(weights["skip"])
    # A row for every move.
    put("moves", np.ascontiguousarray(np.asarray(weights["moves"]["weights"]).T), weights["moves"]["bias"])
    return save(tensors, metadata={"game": game.id, "arrays": game.arrays})
