"""The environment of every test: no window on the screen, and a temporary home folder; and which tests are run."""

from __future__ import annotations

import gc
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

from resources.translations.generator.shipped import outdated
from tests.breadth import UNREPRESENTED, is_broad, without_fast_cases
from tests.homes import make_home

if TYPE_CHECKING:
    from PySide6.QtCore import QCoreApplication

    from twentyfive.engine.game.engine import GameEngine

# No deadline: the time that an example takes depends on the computer, not on the game.
settings.register_profile("twentyfive", deadline=None)
settings.load_profile("twentyfive")


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option that runs everything."""
    parser.addoption("--full", action="store_true", help="run the broad tests too, which also a named path does")


def pytest_configure(config: pytest.Config) -> None:
    """Set the environment before anything is collected, so that no import finds the user's own folders.

    The languages that come with the program are compiled, as whatever builds the program does.
    """
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    home = tempfile.TemporaryDirectory(prefix="twentyfive-tests-")
    config.add_cleanup(home.cleanup)
    os.environ.update(make_home(Path(home.name)))
    gc.disable()
    if config.args_source is pytest.Config.ArgsSource.ARGS:
        config.option.full = True  # all of what was named
    if not hasattr(config, "workerinput") and outdated():
        compiling = [sys.executable, "-m", "resources.translations.generator", "--ready"]
        subprocess.run(compiling, cwd=config.rootpath, check=True)


def pytest_xdist_auto_num_workers() -> int:
    """Return one worker more than there are processors, because some tests mostly wait for other programs."""
    return (os.cpu_count() or 1) + 1


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what is broad, unless everything was asked for."""
    everything = config.args_source is pytest.Config.ArgsSource.TESTPATHS
    config.stash[UNREPRESENTED] = without_fast_cases(items) if everything else []
    if not config.getoption("full"):
        config.hook.pytest_deselected(items=[item for item in items if is_broad(item)])
        items[:] = [item for item in items if not is_broad(item)]


def pytest_collection_finish() -> None:
    """Leave what is there before the first test out of every search for garbage.

    It is half a million objects, of which none becomes garbage, and a search took 0.4 seconds after every other window.
    """
    gc.collect()
    gc.freeze()


MUCH_GARBAGE = 50_000
"""New objects from which garbage is collected: those of a window or two."""


@pytest.fixture(autouse=True)
def _garbage_dies_in_this_thread() -> Iterator[None]:
    """Collects garbage between tests only, as the program does; see `twentyfive.ui.window.memory`.

    It is not collected during the next test either: a thread of that one would destroy what this one has left.
    """
    yield
    if gc.get_count()[0] > MUCH_GARBAGE:
        gc.collect()  # closed windows hold pictures of many megabytes


@pytest.fixture
def private_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home folder for this test alone and for the programs it starts."""
    for variable, folder in make_home(tmp_path / "home").items():
        monkeypatch.setenv(variable, folder)
    return tmp_path / "home"


@pytest.fixture
def engine(tmp_path: Path, qapp: QCoreApplication) -> Iterator[GameEngine]:
    """An engine whose computer players answer at once and whose journal is `tmp_path / "journal"`."""
    # Imported only after `pytest_configure` has changed the home folder.
    from tests.minds import InlineMinds
    from twentyfive.engine.game.engine import GameEngine
    from twentyfive.engine.game.journal import Journal

    del qapp
    made = GameEngine(InlineMinds(), Journal(tmp_path / "journal"))
    yield made
    made.close()
