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
    reading, writing = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), "-screen", "0", SCREEN, "-nolisten", "tcp"],
        pass_fds=[writing],
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    try:
        with os.fdopen(reading) as told:
            os.environ["DISPLAY"] = f":{told.readline().strip()}"
        yield
    finally:
        os.environ.pop("DISPLAY", None)
        server.terminate()
        server.wait()
