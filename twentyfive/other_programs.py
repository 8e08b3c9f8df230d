"""The environment for programs that are none of the bundle's."""

from __future__ import annotations

import os
import sys


def usual_environment() -> dict[str, str]:
    """Return the environment of this process without the folder of libraries that the bundle has put into it."""
    environment = dict(os.environ)
    if getattr(sys, "frozen", False):
        before = environment.pop("LD_LIBRARY_PATH_ORIG", None)
        environment.pop("LD_LIBRARY_PATH", None)
        if before:
            environment["LD_LIBRARY_PATH"] = before
    return environment
