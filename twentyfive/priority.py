"""The priority of the processes beside the window."""

from __future__ import annotations

import os
import sys
from typing import Final

NICENESS: Final = 5
"""Leaves the process about 25 % of a busy CPU."""


def lower_priority() -> None:
    """Lower this process's priority, so that animation in the window stays smooth while it works."""
    if sys.platform != "win32":
        os.nice(NICENESS)
