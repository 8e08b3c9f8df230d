"""The processes beside the window: their priority, and the environment of programs that are none of the bundle's."""

from __future__ import annotations

import os
import sys
from typing import Final


def usual_environment() -> dict[str, str]:
    """Return the environment of this process without the folder of libraries that the bundle has put into it."""
    environment = dict(os.environ)
    if getattr(sys, "frozen", False):
        before = environment.pop("LD_LIBRARY_PATH_ORIG", None)
        environment.pop("LD_LIBRARY_PATH", None)
        if before:
            environment["LD_LIBRARY_PATH"] = before
    return environment


NICENESS: Final = 5
"""Leaves the process about 25 % of a busy CPU."""


def lower_priority() -> None:
    """Lower this process's priority, so that animation in the window stays smooth while it works."""
    if sys.platform != "win32":
        os.nice(NICENESS)
