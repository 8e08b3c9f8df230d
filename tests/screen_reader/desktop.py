"""A private desktop: a screen, a window manager and the buses of a screen reader."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from tests.display import screen

PROGRAMS = {"Xvfb": "xvfb", "openbox": "openbox", "dbus-daemon": "dbus-daemon"}
"""The programs of a desktop, and their packages on Debian."""

LAUNCHER = "org.a11y.Bus.service"
"""The file that lets a session bus start the accessibility bus; it is part of at-spi2-core."""


def missing() -> list[str]:
    """Return the packages that a desktop needs and this machine lacks."""
    packages = [package for program, package in PROGRAMS.items() if shutil.which(program) is None]
    folders = os.environ.get("XDG_DATA_DIRS", "/usr/local/share:/usr/share").split(":")
    if not any((Path(folder) / "dbus-1/services" / LAUNCHER).exists() for folder in folders):
        packages.append("at-spi2-core")
    return packages


@contextmanager
def desktop() -> Iterator[dict[str, str]]:
    """Start a desktop for the length of the block, and yield the environment for programs on it."""
    with ExitStack() as stack:
        stack.enter_context(screen())  # before the buses, which press keys on it
        bus = _started(["dbus-daemon", "--session", "--nofork", "--print-address"], dict(os.environ))
        stack.callback(_end, bus)
        assert bus.stdout is not None
        stack.enter_context(bus.stdout)
        address = bus.stdout.readline().strip()
        surroundings = {
            **os.environ,
            "DBUS_SESSION_BUS_ADDRESS": address,
            "QT_QPA_PLATFORM": "xcb",
            "LC_ALL": "C.UTF-8",
        }
        stack.callback(_end, _started(["openbox"], surroundings))
        yield surroundings


def _started(command: list[str], surroundings: dict[str, str]) -> subprocess.Popen[str]:
    """Start a program, without its complaints about a machine without a seat."""
    pipe = subprocess.PIPE if "--print-address" in command else subprocess.DEVNULL
    return subprocess.Popen(command, env=surroundings, stdout=pipe, stderr=subprocess.DEVNULL, text=True)


def _end(process: subprocess.Popen[str]) -> None:
    process.terminate()
    process.wait()
