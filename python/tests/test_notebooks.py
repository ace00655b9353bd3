"""The notebooks run from their first cell to their last, as a newcomer would run them; what they assert holds."""

import pathlib

import nbformat
import pytest
from nbclient import NotebookClient

FOLDER = pathlib.Path(__file__).parents[1] / "notebooks"
# In the order in which they are read: the arena measures what was learnt before.
ORDER = ["play_and_draw", "learn_great_wall", "arena", "self_play_ray"]


@pytest.fixture(scope="module")
def desk(tmp_path_factory):
    """The folder in which they run and leave what they write."""
    return tmp_path_factory.mktemp("notebooks")


def test_all_of_them_are_run():
    assert sorted(path.stem for path in FOLDER.glob("*.ipynb")) == sorted(ORDER)


@pytest.mark.parametrize("name", ORDER)
def test_a_notebook_runs(name, desk):
    notebook = nbformat.read(FOLDER / f"{name}.ipynb", as_version=4)
    assert not any(cell.get("outputs") for cell in notebook.cells), "outputs are not kept"
    NotebookClient(notebook, timeout=300, kernel_name="python3", resources={"metadata": {"path": str(desk)}}).execute()
