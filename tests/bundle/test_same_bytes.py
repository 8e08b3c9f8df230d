"""Whoever builds a version again gets the same bytes, so that what is offered can be checked against its source."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.bundle.test_installing import clone

ANOTHER_PERSON = {"TZ": "Pacific/Auckland", "LC_ALL": "C.UTF-8", "PYTHONHASHSEED": "25"}


@pytest.mark.skipif(sys.platform != "linux", reason="archive and package are made on Linux")
def test_a_second_build_in_another_folder_has_the_same_checksums(bundle: Path, tmp_path: Path) -> None:
    source = clone(tmp_path)
    environment = {**os.environ, **ANOTHER_PERSON, "PYTHONPATH": str(source)}
    for step in (["-m", "resources.translations.generator", "--ready"], ["packaging/build.py"]):
        command = [sys.executable, *step]
        done = subprocess.run(command, cwd=source, env=environment, umask=0o077, capture_output=True, check=False)
        assert done.returncode == 0, done.stderr.decode()
    sums = [folder / "SHA256SUMS" for folder in (bundle.parent, source / "dist")]
    assert sums[0].read_text("ascii") == sums[1].read_text("ascii")
