"""What docs/python.md shows is run, block by block, as one would type it."""

import pathlib
import re

import pytest

pytest.importorskip("pettingzoo")


def test_the_documentation_runs():
    text = (pathlib.Path(__file__).parents[2] / "docs" / "python.md").read_text(encoding="utf-8")
    blocks = re.findall(r"```python\n(.*?)```", text, re.S)
    assert len(blocks) == 4
    typed = {}
    for block in blocks:
        # As many games and steps as a test has time for, and a bot that does not think long.
        block = block.replace("games=4096", "games=16").replace("range(1000)", "range(5)").replace('"emperor", "courtier"', '"novice", "courtier"')
        exec(compile(block, "docs/python.md", "exec"), typed)
    assert typed["match"].over
