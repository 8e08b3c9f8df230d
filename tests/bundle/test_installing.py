"""The program installs from a checkout and from an archive of its source, by pip and by whatever builds wheels."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
import venv
import zipfile
from pathlib import Path

import pytest

from resources.translations.generator.shipped import translations
from tests.bundle.conftest import ROOT, lacking
from twentyfive import __version__

NOT_IN_A_CLONE = (".*_cache", ".git", ".hypothesis", ".venv", "__pycache__", "build", "dist", "*.qm")
COMPILED = {f"twentyfive/{file.with_suffix('.qm').relative_to(ROOT).as_posix()}" for file in translations()}
ENVIRONMENT = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}


def clone(place: Path) -> Path:
    """A copy of the source as a fresh clone has it, with nothing compiled."""
    return shutil.copytree(ROOT, place / "clone", ignore=shutil.ignore_patterns(*NOT_IN_A_CLONE))


def asked(place: Path, question: str) -> str:
    """The last line that the build backend prints when it is asked in the folder of a source."""
    command = [sys.executable, "-c", f"from hatchling import build; print(build.{question})"]
    done = subprocess.run(command, cwd=place, env=ENVIRONMENT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()[-1]


@pytest.mark.broad
def test_wheel_needs_the_compiler_of_qt_from_a_clone_and_not_from_an_sdist(tmp_path: Path) -> None:
    source = clone(tmp_path)
    for kind in ("sdist", "wheel"):
        assert "pyside6-essentials" in asked(source, f"get_requires_for_build_{kind}()")
    with tarfile.open(source / "dist" / asked(source, "build_sdist('dist')")) as archive:
        archive.extractall(tmp_path, filter="data")
    unpacked = tmp_path / f"twentyfive-{__version__}"
    for number, file in enumerate(sorted(unpacked.rglob("*"))):  # no tool that unpacks it keeps to the same times
        os.utime(file, ns=(number, number))
    assert asked(unpacked, "get_requires_for_build_wheel()") == "[]"
    wheels = [place / "dist" / asked(place, "build_wheel('dist')") for place in (source, unpacked)]
    held = [{name: zipfile.ZipFile(wheel).read(name) for name in zipfile.ZipFile(wheel).namelist()} for wheel in wheels]
    assert held[0].keys() >= COMPILED
    assert held[0] == held[1]
    packages = map(str, (source / "dist").iterdir())
    done = subprocess.run(
        [sys.executable, "-m", "twine", "check", "--strict", *packages], capture_output=True, text=True, check=False
    )
    assert done.stdout.count("PASSED") == 2, done.stdout + done.stderr


@pytest.mark.broad
def test_plain_pip_installs_a_clone_into_a_new_venv(tmp_path: Path) -> None:
    place = tmp_path / "venv"
    venv.create(place, with_pip=True)
    scripts = place / ("Scripts" if os.name == "nt" else "bin")
    pip = [str(scripts / "python"), "-m", "pip", "--quiet", "--disable-pip-version-check"]
    index = [*pip, "download", "--retries=0", "--timeout=15", "--no-deps", "--dest", str(tmp_path), "ifaddr"]
    reached = subprocess.run(index, env=ENVIRONMENT, capture_output=True, text=True, check=False)
    if reached.returncode:
        lacking(f"no package index can be reached: {reached.stderr.splitlines()[-1]}")
    done = subprocess.run(
        [*pip, "install", str(clone(tmp_path))], env=ENVIRONMENT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    told = subprocess.run(
        [scripts / "twentyfive", "--version"], env=ENVIRONMENT, capture_output=True, text=True, check=True
    )
    assert told.stdout == f"twentyfive {__version__}\n"
    assert {file for file in COMPILED if not any(place.rglob(file))} == set()
