"""Every command of dev.py works on a Debian with Python alone, after one line of apt-get at most.

It takes hours, root, debootstrap and a network, so it runs only when TWENTYFIVE_ROOTS names a folder, which keeps the
systems and the downloaded packages for the next time. pip and apt reach the network as this machine's settings say.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from tests.bundle.conftest import lacking
from tests.bundle.test_debian import MIRROR, PLAYER
from tests.bundle.test_installing import clone

FOLDER: Final = os.environ.get("TWENTYFIVE_ROOTS", "")
pytestmark = [
    pytest.mark.skipif(not FOLDER, reason="takes hours: name a folder for its systems in TWENTYFIVE_ROOTS"),
    pytest.mark.skipif(sys.platform != "linux", reason="only for Debian and its kin"),
]
SUITES: Final = ("bookworm", "trixie", "sid")
CHECKOUT: Final = "home/player/clone"
COMMANDS: Final = {
    "QT_QPA_PLATFORM=offscreen python3 dev.py run -- --self-check": "All is well.",
    "python3 dev.py translate": "twentyfive_ga.ts: ",
    "python3 dev.py lint": "lint-imports",
    "python3 dev.py test -n 0 tests/core/test_ranking.py": " passed",
    "python3 dev.py bench --help": "--json",
    "python3 dev.py shots start --to pictures": "pictures/start.webp",
    "python3 dev.py soak --monkey 0.1": " 0 faults",
    "python3 dev.py package": "twentyfive_",
}
"""Each command with what it prints at the end, beyond the exit status of success."""


@pytest.fixture(scope="module")
def kept() -> Iterator[Path]:
    """A folder for the systems in use, each of which is thrown away, and for the .venv that goes to the next."""
    if os.geteuid() != 0 or not shutil.which("debootstrap"):
        lacking("making a bare Debian needs root and the package debootstrap")
    Path(FOLDER).mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="in-use-", dir=FOLDER) as place:
        Path(place).chmod(0o755)  # the player has to get into it
        yield Path(place)


def pristine(suite: str) -> Path:
    """A Debian with Python and an ordinary person, as debootstrap makes it; made only the first time."""
    made = Path(FOLDER, suite)
    if not made.exists():
        with tempfile.TemporaryDirectory(prefix="making-", dir=FOLDER) as place:
            root = Path(place, suite)
            command = ["debootstrap", "--variant=minbase", "--include=python3", suite, str(root), MIRROR]
            subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
            subprocess.run(["chroot", root, "useradd", "--create-home", f"--uid={PLAYER}", "player"], check=True)
            root.rename(made)
    return made


def fresh(suite: str, user: int, kept: Path) -> Path:
    """A copy of that Debian with a clone in it that belongs to the user, and this machine's ways to the network."""
    root = kept / "root"
    subprocess.run(["cp", "--archive", pristine(suite), root], check=True)
    subprocess.run(["chown", "--recursive", f"{user}:{user}", clone(root / "home/player")], check=True)
    for name in ("etc/resolv.conf", "etc/hosts"):
        shutil.copy(f"/{name}", root / name)
    fetching = subprocess.run(["apt-config", "dump", "Acquire"], check=True, capture_output=True, text=True).stdout
    (root / "etc/apt/apt.conf.d/99-as-on-this-machine").write_text(fetching)
    return root


def settings_of_pip(lent: dict[str, str]) -> dict[str, str]:
    """The settings of this machine's pip as variables; files and folders that they name are added to those lent."""
    command = [sys.executable, "-m", "pip", "config", "list"]
    told = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    variables = {}
    for name, value in re.findall(r"^[^.]*\.([\w-]+)='(.*)'$", told, re.MULTILINE):
        words = []
        for word in value.split():
            path = word.removeprefix("file://")
            if path.startswith("/") and Path(path).exists():
                lent[path] = f"/lent{path}"
                word = word.replace(path, lent[path])
            words.append(word)
        variables[f"PIP_{name.upper().replace('-', '_')}"] = " ".join(words)
    return variables


def within(root: Path, suite: str, user: int, command: list[str]) -> tuple[int, str]:
    """The exit status and the whole output of a command inside. Its mounts are seen nowhere else and end with it."""
    lent = {"/dev": "/dev", "/proc": "/proc"}
    variables = settings_of_pip(lent)
    for name, place, owner in (("pip", "/lent/cache", user), (suite, "/var/cache/apt/archives", 0)):
        cache = Path(FOLDER, "downloaded", f"{name}-{owner}")
        cache.mkdir(parents=True, exist_ok=True)
        os.chown(cache, owner, owner)
        lent[str(cache.resolve())] = place
    mounts = []
    for path, place in lent.items():
        target = root / place[1:]
        if Path(path).is_dir():
            target.mkdir(parents=True, exist_ok=True)
        else:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.touch()
        mounts.append(f"mount --rbind '{path}' '{target}'")
    line = " && ".join([*mounts, f"exec chroot --userspec={user}:{user} '{root}' \"$@\""])
    environment = {
        **variables,
        "PATH": "/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
        "HOME": "/home/player" if user else "/root",
        "PIP_CACHE_DIR": "/lent/cache",
    }
    done = subprocess.run(
        ["unshare", "--mount", "--propagation=private", "sh", "-c", line, "sh", *command],
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    return done.returncode, done.stdout


def installs(told: str) -> list[str]:
    """The lines that ask a person to install packages."""
    return [line.strip() for line in told.splitlines() if "apt-get" in line]


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("user", [PLAYER, 0], ids=["player", "administrator"])
@pytest.mark.parametrize("suite", SUITES)
def test_a_command_works_after_one_line_at_most(suite: str, user: int, command: str, kept: Path) -> None:
    root, venv = fresh(suite, user, kept), kept / f"{suite}-{user}.venv"
    called = ["sh", "-c", f"cd /{CHECKOUT} && {command}"]
    try:
        if user:  # without a .venv, so that nothing is left unsaid
            status, told = within(root, suite, user, called)
            assert status != 0
            (line,) = installs(told)
            assert line.count("sudo apt-get install ") == 1, told
            status, told = within(root, suite, 0, ["sh", "-c", line.replace("sudo ", "")])
            assert status == 0, told
        if user and venv.exists():  # pip takes most of the time; the line has brought the certificates that it needs
            venv.rename(root / CHECKOUT / ".venv")
        status, told = within(root, suite, user, called)
        assert status == 0, told
        assert installs(told) == []
        assert COMMANDS[command] in told
        if user:
            (root / CHECKOUT / ".venv").rename(venv)
    finally:
        shutil.rmtree(root)
