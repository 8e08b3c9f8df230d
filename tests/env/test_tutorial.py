"""The tutorial: what its page shows can be run, and gives a player that the protocol accepts."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Final

import numpy
import pytest

from tests.programs.rogues import patience_with
from twentyfive.programs.command import Command
from twentyfive.programs.trial import Trial

PAGE: Final = Path(__file__).parents[2] / "twentyfive" / "env" / "README.md"
PROGRAM: Final = re.compile(r"^## [^\n]*`(\w+\.py)`\n.*?```python\n(.*?)```", re.DOTALL | re.MULTILINE)
SCRAP: Final = re.compile(r"```python\n((?:import|from).*?)```", re.DOTALL)

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the programs of these tests need POSIX")


def test_its_first_steps_run() -> None:
    pytest.importorskip("pyspiel", reason="OpenSpiel is not ready built for this system")
    names: dict[str, object] = {}
    for scrap in SCRAP.findall(PAGE.read_text(encoding="utf-8")):
        exec(scrap, names)
    assert str(names["game"]).startswith("twentyfive")
    assert isinstance(names["gains"], numpy.ndarray)


def test_its_player_learns_and_does_nothing_wrong_at_a_table(tmp_path: Path) -> None:
    programs = PROGRAM.findall(PAGE.read_text(encoding="utf-8"))
    assert [name for name, _ in programs] == ["features.py", "train.py", "learned.py"]
    for name, code in programs:
        (tmp_path / name).write_text(code, encoding="utf-8")
    weights = tmp_path / "weights.txt"
    subprocess.run([sys.executable, str(tmp_path / "train.py"), "0.1", str(weights)], check=True, timeout=120)
    trained = [float(line) for line in weights.read_text(encoding="utf-8").split()]
    assert any(trained)
    report = Trial(Command(sys.executable, (str(tmp_path / "learned.py"),)), "Learned", patience_with("")).run()
    assert report.faults == ()
    assert report.moves > 0
