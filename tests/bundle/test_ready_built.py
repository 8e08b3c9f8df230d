"""Whatever the program needs of Python's packages is ready built wherever it is offered: pip compiles nothing there."""

from __future__ import annotations

import json
import subprocess
import sys
import tomllib
from dataclasses import dataclass
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from tests.bundle.conftest import ROOT, lacking

PYTHONS = ("3.11", "3.14")
"""The oldest and the newest with which it is tried."""


@dataclass(frozen=True)
class System:
    """A kind of computer, as wheels and as the conditions of requirements call it."""

    tags: tuple[str, ...]
    name: str
    machine: str
    has_sound: bool = True


def linux(machine: str, glibc: int) -> tuple[str, ...]:
    """The tags of wheels for a Linux with glibc 2.`glibc`: that takes those for older ones."""
    return (f"manylinux2014_{machine}", *(f"manylinux_2_{each}_{machine}" for each in range(17, glibc + 1)))


SYSTEMS = {
    "Linux": System(linux("x86_64", 36), "linux", "x86_64"),
    # Qt for Python asks for glibc 2.39: Ubuntu 24.04 or Debian 13, not Debian 12. Nobody builds miniaudio for it.
    "Linux on arm64": System(linux("aarch64", 39), "linux", "aarch64", has_sound=False),
    "Windows": System(("win_amd64",), "win32", "AMD64"),
    "Windows on arm64": System(("win_arm64",), "win32", "ARM64", has_sound=False),
    "macOS": System(("macosx_13_0_arm64",), "darwin", "arm64"),
    "macOS on Intel": System(("macosx_13_0_x86_64",), "darwin", "x86_64"),
}


@pytest.fixture(scope="module")
def index(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """The beginning of a command of pip that has reached its index, of which it asks no more than what fits."""
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check"]
    folder = str(tmp_path_factory.mktemp("index"))
    try_it = [*pip, "download", "--retries=0", "--timeout=15", "--no-deps", "--dest", folder, "ifaddr"]
    reached = subprocess.run(try_it, capture_output=True, text=True, check=False)
    if reached.returncode:
        lacking(f"no package index can be reached: {reached.stderr.splitlines()[-1]}")
    return [*pip, "install", "--quiet", "--dry-run", "--ignore-installed", "--only-binary=:all:"]


@pytest.mark.broad
@pytest.mark.parametrize("system", SYSTEMS.values(), ids=SYSTEMS)
@pytest.mark.parametrize("python", PYTHONS)
def test_every_dependency_is_ready_built(python: str, system: System, index: list[str], tmp_path: Path) -> None:
    wanted = wanted_on(system, python)
    assert ("miniaudio" in wanted) == system.has_sound, "miniaudio has the sound"
    report = tmp_path / "report.json"
    asked = ["--python-version", python, *(f"--platform={tag}" for tag in system.tags), "--target", str(tmp_path)]
    done = subprocess.run(
        [*index, *asked, "--report", str(report), *wanted.values()], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    found = {each["metadata"]["name"].lower() for each in json.loads(report.read_text(encoding="utf-8"))["install"]}
    assert wanted.keys() <= {name.replace("_", "-") for name in found}


def wanted_on(system: System, python: str) -> dict[str, str]:
    """What pip is asked for there, by name: it takes conditions for those of the computer that it runs on."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    there = {"sys_platform": system.name, "platform_machine": system.machine, "python_version": python}
    wanted = {}
    for each in map(Requirement, project["dependencies"]):
        if each.marker is None or each.marker.evaluate(there):
            wanted[each.name.lower().replace("_", "-")] = f"{each.name}{each.specifier}"
    return wanted
