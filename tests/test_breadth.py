"""The fast set: chosen by marks, and nothing is without a test in it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.breadth import UNREPRESENTED

ROOT = Path(__file__).parents[1]
MODULE = """
import pytest

@pytest.mark.broad("thorough", "*-4")
@pytest.mark.parametrize("case", ["quick-3", "thorough", "slow-4"])
def test_cases(case): pass

@pytest.mark.broad
def test_slow(): pass

def test_fast(): pass
"""
FAST = {"test_cases[thorough]", "test_cases[slow-4]", "test_fast"}
BROAD = {"test_cases[quick-3]", "test_slow"}


@pytest.mark.parametrize(
    ("arguments", "run"),
    [("-n 0", FAST), ("-n 0 --full", FAST | BROAD), ("-n 1 test_module.py", FAST | BROAD)],
    ids=["by default", "full", "by path"],
)
def test_broad_tests_are_run_if_all_is_asked_for_or_a_path_is_named(
    arguments: str, run: set[str], tmp_path: Path
) -> None:
    (tmp_path / "test_module.py").write_text(MODULE)
    (tmp_path / "pytest.ini").write_text("[pytest]\ntestpaths = .\nmarkers = broad\n")
    command = [sys.executable, "-m", "pytest", "-rp", "-p", "tests.conftest", *arguments.split()]
    surroundings = {**os.environ, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(command, cwd=tmp_path, env=surroundings, capture_output=True, text=True, check=True)
    assert set(re.findall(r"^PASSED test_module.py::(\S+)$", done.stdout, re.MULTILINE)) == run


def test_every_folder_and_every_pattern_has_something_in_the_fast_set(pytestconfig: pytest.Config) -> None:
    assert pytestconfig.stash[UNREPRESENTED] == []
