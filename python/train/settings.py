"""The file of settings, with what it says for one game alone."""

try:
    import tomllib
except ModuleNotFoundError:  # before Python 3.11
    import tomli as tomllib

from pathlib import Path


def read(path, game):
    with Path(path).open("rb") as file:
        settings = tomllib.load(file)
    own = settings.pop("games", {}).get(game, {})
    return merged(settings, own)


def merged(settings, own):
    """What is said for one game goes before what is said for all; lists as a whole."""
    out = dict(settings)
    for name, value in own.items():
        out[name] = merged(out[name], value) if isinstance(value, dict) and name in out else value
    return out
