"""A screen of one's own: Xvfb where there is none, so that frames are measured in a real window."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

SCREEN = "3840x2160x24"


@contextmanager
def screen() -> Iterator[None]:
    """A display for the programs started meanwhile: the present one on Windows, macOS and under a desktop.

    Raises:
        SystemExit: saying which package to install, where there is neither a display nor Xvfb.
    """
    if sys.platform != "linux" or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        yield
        return
    if shutil.which("Xvfb") is None:
        sys.exit("There is no display to measure on. Install the package xvfb and try again.")
    try:
        with virtual_screen(SCREEN) as display:
            os.environ["DISPLAY"] = display
            yield
    finally:
        os.environ.pop("DISPLAY", None)


@contextmanager
def virtual_screen(size: str, *options: str) -> Iterator[str]:
    """The name of a display by Xvfb of that size, as "1280x800x24"; it ends with the context."""
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", size, "-nolisten", "tcp", *options]
    server = subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL)
    os.close(writing)
    try:
        with os.fdopen(reading) as told:
            yield f":{told.readline().strip()}"
    finally:
        server.terminate()
        server.wait()
