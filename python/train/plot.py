"""What a run has come to, as a picture."""

import matplotlib

matplotlib.use("svg")
from matplotlib import pyplot

SEEN, APART, RATED = "#b08d57", "#7a1f2b", "#1f4e5f"


def draw(path, game, log):
    """Draws the lines of a log: how well games are foretold, epoch by epoch, and how strong each round's network is."""
    epochs = [line for line in log if "epoch" in line]
    rated = [line for line in log if "rating" in line]
    games = {line["round"]: line["games"] for line in epochs}
    figure, (left, right) = pyplot.subplots(1, 2, figsize=(9, 3.6), layout="constrained")
    figure.suptitle(game)
    for round in sorted(games):
        here = [number for number, line in enumerate(epochs, 1) if line["round"] == round]
        of = [epochs[number - 1] for number in here]
        left.plot(here, [line["learned wins"] for line in of], color=SEEN, label=None if round else "games learned from")
        left.plot(here, [line["wins"] for line in of], color=APART, label=None if round else "games kept apart")
    left.set(xlabel="epoch, round after round", ylabel="loss of who wins")
    left.legend(frameon=False)
    rounds = [line["round"] + 1 for line in rated]
    right.errorbar(rounds, [line["rating"] for line in rated], [line["uncertainty"] for line in rated], fmt="o", capsize=3, color=RATED)
    right.axhline(1500, color="grey", linewidth=0.8, linestyle=":")
    right.set(ylabel="rating by the gauntlet (greedy: 1500)", xlim=(0.5, max(rounds, default=1) + 0.5))
    right.set_xticks(rounds, [f"round {round}\n{games.get(round - 1, 0):,} games" for round in rounds])
    for side in (left, right):
        side.spines[["top", "right"]].set_visible(False)
    figure.savefig(path, metadata={"Date": None})
    pyplot.close(figure)
