"""Measures everything, prints a table, and with ``--json FILE`` keeps the figures."""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import time
from pathlib import Path

from tests.benchmarks.figures import Figure, as_data, as_table, percentile
from tests.display import screen

RUNS = 5


def _output(module: str, *arguments: str) -> str:
    command = [sys.executable, "-m", f"tests.benchmarks.{module}", *arguments]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def first_frame() -> Figure:
    """The median of warm starts."""
    seconds = [float(_output("first_frame", str(time.time()))) for _ in range(RUNS + 1)][1:]
    return Figure("first frame from source, warm", 1000 * percentile(seconds, 0.5), "ms", 500)


def frames(width: int, height: int, goal: float, worst: float, cost: float) -> tuple[Figure, ...]:
    """The 95th percentile and the worst of the frame intervals, and what painting a frame costs."""
    measured = json.loads(_output("frames", str(width), str(height)))
    name = f"frames {width}×{height}, a computer player thinking"
    return (
        Figure(f"{name}, p95", measured["p95"], "ms", goal),
        Figure(f"{name}, worst", measured["worst"], "ms", worst),
        Figure(f"cards painted at {width}×{height}, p95", measured["cost"], "ms", cost),
    )


def deal() -> Figure:
    """Showing a deal at speed off."""
    measured = json.loads(_output("deals"))
    return Figure("a deal shown at speed off, median", measured["median"], "ms", 5)


def faces(width: int, height: int, sharp: float, pack: float) -> tuple[Figure, ...]:
    """Card faces: how soon they are sharp after a resize, the work of all 53, and what is kept of them."""
    measured = json.loads(_output("faces", str(width), str(height)))
    return (
        Figure(f"cards sharp after a resize to {width}×{height}, p95", measured["sharp"], "ms", sharp),
        Figure(f"all 53 faces at {width}×{height}, work", measured["pack"], "ms", pack),
        Figure(f"pictures kept at {width}×{height}", measured["kept"], "MiB", 60),
    )


def memory(width: int, height: int, most: float, deals: int) -> tuple[Figure, ...]:
    """What the window's process holds, and what so many deals add to it."""
    measured = json.loads(_output("memory", str(width), str(height), str(deals)))
    return (
        Figure(f"memory of the window's process at {width}×{height}", measured["resident"], "MiB", most),
        Figure(f"memory that {deals} deals add at {width}×{height}", measured["growth"], "MiB", 2),
    )


def main() -> None:
    """Measure and report; the exit status does not depend on the figures."""
    parser = argparse.ArgumentParser(prog="dev.py bench", description=__doc__)
    parser.add_argument("--json", type=Path, help="keep the figures in this file")
    options = parser.parse_args()
    with screen():
        figures = [
            first_frame(),
            *frames(1280, 800, 18, 33, 4),
            *frames(3840, 2160, 20, 50, 9),
            *faces(1280, 800, 150, 100),
            *faces(3840, 2160, 300, 200),
            *memory(1280, 800, 90, 1000),
            *memory(3840, 2160, 130, 200),
            deal(),
        ]
    print(as_table(figures))
    if options.json:
        options.json.write_text(json.dumps(as_data(figures), indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
