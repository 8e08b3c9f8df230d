"""The time from the start of the program to its first frame, compared with an empty window in the same run."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from tests.benchmarks.figures import Figure, Unmeasured, percentile

RUNS = 7
_FORGET = Path("/proc/sys/vm/drop_caches")
"""The file by which an administrator of Linux empties the cache of files."""


def compiling() -> dict[str, str]:
    """Return the environment, in which Python keeps what it compiles: an installed program is already compiled.

    While it compiled its modules as it ran, the window's process had 1.2 MiB more.
    """
    return {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}


def first_frames() -> tuple[Figure | Unmeasured, ...]:
    """The median of warm starts, its ratio to that of an empty window, and a cold start."""
    times = [(_seconds("first_frame"), _seconds("empty_window")) for _ in range(RUNS + 1)][1:]
    ours, empty = (1000 * percentile(column, 0.5) for column in zip(*times, strict=True))
    return (
        Figure("first frame from source, warm", ours, "ms", 300),
        Figure("first frame beside that of an empty window", ours / empty, "×", 2.3),
        _cold(),
    )


def forget_files() -> bool:
    """Empty the cache of files; return True if that was possible."""
    if not os.access(_FORGET, os.W_OK):
        return False
    os.sync()
    _FORGET.write_text("3", encoding="ascii")
    return True


def _cold() -> Figure | Unmeasured:
    name = "first frame from source, cold"
    if not forget_files():
        return Unmeasured(name, f"{_FORGET} may be written by the administrator only")
    return Figure(name, 1000 * _seconds("first_frame"), "ms", 600)


def first_frame_work(home: Path) -> float:
    """The processor time of a start until the first frame, in seconds, with the data and settings in that folder."""
    return _started("first_frame", home)[1]


def _seconds(module: str) -> float:
    with tempfile.TemporaryDirectory() as home:
        return _started(module, Path(home))[0]


def _started(module: str, home: Path) -> tuple[float, ...]:
    """The seconds and the processor time until the first frame; an empty window tells only the seconds."""
    surroundings = {**compiling(), "XDG_DATA_HOME": str(home), "XDG_CONFIG_HOME": str(home)}
    command = [sys.executable, "-m", f"tests.benchmarks.{module}", str(time.time())]
    output = subprocess.run(command, check=True, capture_output=True, text=True, env=surroundings).stdout
    return tuple(map(float, output.split()))
