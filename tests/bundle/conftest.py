"""The packages that were built, for their tests: `python3 dev.py package --check` builds and names it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NoReturn

import pytest

from tests.display import screen

ROOT = Path(__file__).parents[2]


def lacking(reason: str) -> NoReturn:
    """Leave a test out, with the reason; a release leaves none out."""
    if os.environ.get("TWENTYFIVE_SKIPS_NOTHING"):
        pytest.fail(f"a release is tried as a whole: {reason}")
    pytest.skip(reason)


@pytest.fixture(scope="session")
def bundle() -> Path:
    """The folder of the bundle, on macOS the application."""
    built = os.environ.get("TWENTYFIVE_BUILT")
    if not built:
        pytest.skip("nothing was built: use python3 dev.py package --check")
    return Path(built)


@pytest.fixture(scope="session")
def display() -> Iterator[dict[str, str]]:
    """An environment with a screen and nothing else, as a program started by a double click would hardly have it."""
    if sys.platform == "linux" and not shutil.which("Xvfb") and not os.environ.get("DISPLAY"):
        lacking("there is no display: install xvfb")
    needed = ("DISPLAY", "WAYLAND_DISPLAY", "SYSTEMROOT")
    with screen():
        yield {name: os.environ[name] for name in needed if name in os.environ}


@pytest.fixture
def wayland(tmp_path: Path) -> Iterator[dict[str, str]]:
    """An environment with a screen of Wayland and nothing else."""
    if not shutil.which("weston"):
        lacking("install weston")
    place = tmp_path / "run"
    place.mkdir(mode=0o700)
    environment = {"XDG_RUNTIME_DIR": str(place), "WAYLAND_DISPLAY": "wayland-test"}
    command = ["weston", "--backend=headless-backend.so", "--socket=wayland-test", f"--log={tmp_path / 'log'}"]
    with subprocess.Popen(command, env={**os.environ, **environment}, stdout=subprocess.DEVNULL) as server:
        while not (place / "wayland-test").exists():
            with pytest.raises(subprocess.TimeoutExpired):  # else it has ended
                server.wait(0.1)
        yield environment
        server.terminate()
