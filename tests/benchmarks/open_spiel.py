"""Fetches OpenSpiel, used only for comparison with the playouts, into a folder where nothing else finds it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

WANTED = "open_spiel>=2.0,<3"
PLACE = Path(__file__).parents[2] / "build" / f"open_spiel-{sys.implementation.cache_tag}"


class UnobtainableError(Exception):
    """An error that tells why OpenSpiel cannot be installed here."""


def fetched() -> Path:
    """The folder from which `pyspiel` can be imported; the first call downloads about 20 MB.

    Raises:
        UnobtainableError: if pip cannot install it.
    """
    if not any(PLACE.glob("pyspiel*")):
        command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--target", str(PLACE), WANTED]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            lines = done.stderr.strip().splitlines() or [f"pip ends with {done.returncode}"]
            raise UnobtainableError(lines[-1])
    return PLACE
