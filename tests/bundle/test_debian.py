"""The package installs, runs and goes away again on a Debian that has nothing but what the package asks for."""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.bundle.conftest import lacking

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="only for Debian and its kin")
PLAYER = 1000
# Qt for Python on ARM needs a newer C library than bookworm has.
RELEASED = "trixie" if platform.machine() == "aarch64" else "bookworm"
MIRROR = "http://deb.debian.org/debian"


@pytest.fixture(scope="module")
def package(bundle: Path) -> Path:
    """The .deb."""
    (path,) = bundle.parent.glob("*.deb")
    return path


@pytest.fixture(scope="module")
def bare(package: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A Debian just made, in which the package is installed."""
    if os.geteuid() != 0 or not shutil.which("debootstrap"):
        lacking("making a bare Debian needs root and the package debootstrap")
    root = tmp_path_factory.mktemp("debian")
    root.chmod(0o755)  # the player has to get into it
    subprocess.run(["debootstrap", "--variant=minbase", suite(), root, MIRROR], check=True, stdout=subprocess.DEVNULL)
    shutil.copy(package, root / "twentyfive.deb")
    subprocess.run(["mount", "-t", "proc", "proc", root / "proc"], check=True)
    try:
        within(root, "apt-get", "install", "--yes", "--no-install-recommends", "/twentyfive.deb")
        yield root
    finally:
        subprocess.run(["umount", root / "proc"], check=True)
    shutil.rmtree(root)


def suite() -> str:
    """The Debian on which the package must run: that of this machine, or the one that releases are tried on."""
    told = Path("/etc/debian_version").read_text(encoding="ascii").strip()
    system = platform.freedesktop_os_release()
    if system["ID"] != "debian":
        return RELEASED
    return "sid" if told.endswith("/sid") else system["VERSION_CODENAME"]


def within(root: Path, *command: str, user: int = 0, **variables: str) -> str:
    """The output of a command that is run inside; it must succeed."""
    environment = {"PATH": "/usr/games:/usr/sbin:/usr/bin:/sbin:/bin", "DEBIAN_FRONTEND": "noninteractive", **variables}
    done = subprocess.run(
        ["chroot", f"--userspec={user}:{user}", root, *command],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_it_runs_there(bare: Path, display: dict[str, str]) -> None:
    assert not (bare / "usr/bin/python3").exists()
    home = bare / "home/player"
    home.mkdir()
    os.chown(home, PLAYER, PLAYER)
    told = within(bare, "twentyfive", "--self-check", user=PLAYER, HOME="/home/player", **display)
    assert "drawing by xcb" in told
    assert told.endswith("All is well.\n")
    assert list(home.rglob("*twentyfive*")) == [], "the check left something behind"


def test_it_goes_away_without_a_trace(bare: Path) -> None:
    files = within(bare, "dpkg-query", "--listfiles", "twentyfive").split()
    within(bare, "dpkg", "--purge", "twentyfive")
    assert [name for name in files if "twentyfive" in name and (bare / name.lstrip("/")).exists()] == []


def test_lintian_finds_nothing_that_is_not_explained(package: Path) -> None:
    if not shutil.which("lintian"):
        lacking("install lintian")
    # The explanations are for several versions of lintian, of which each knows some.
    ours = ("N:", "I: twentyfive: unused-override ", "W: twentyfive: mismatched-override ", "E: twentyfive: alien-tag ")
    command = ["lintian", "--allow-root", "--display-info", str(package)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert [line for line in done.stdout.splitlines() if not line.startswith(ours)] == []
