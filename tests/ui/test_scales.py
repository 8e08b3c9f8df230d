"""The program on screens of several scales, in processes of their own, because Qt has one set of screens for each."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.ui.screens.screens import platform_with_screens

_FOLDER = Path(__file__).parent / "screens"


@pytest.mark.broad
@pytest.mark.skipif(sys.platform == "win32", reason="Qt takes the colon of C:\\ for the end of the file’s name")
@pytest.mark.parametrize("module", sorted(path.name for path in _FOLDER.glob("test_*.py")))
def test_the_window_is_whole_on_screens_of_every_scale(module: str, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", str(_FOLDER / module)]
    run = subprocess.run(
        command,
        env=os.environ | {"QT_QPA_PLATFORM": platform_with_screens(tmp_path)},
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stdout
