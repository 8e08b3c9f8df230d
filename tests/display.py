"""A screen for real windows: the present one, or Xvfb if there is none."""

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
    """Provide a display for programs started within: the present one on Windows, macOS and under a desktop, else Xvfb.

    Raises:
        SystemExit: naming the package to install, if there is neither a display nor Xvfb.
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
    """Start a display of Xvfb with that size, as in "1280x800x24", and yield its name; it ends with the context."""
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", size, "-nolisten", "tcp", *options]
    server = subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL)
    os.close(writing)
    try:
        with os.fdopen(reading) as output:
            yield f":{output.readline().strip()}"
    finally:
        server.terminate()
        server.wait()
