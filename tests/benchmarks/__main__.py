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


def frames(width: int, height: int, goal: float) -> tuple[Figure, Figure]:
    """The 95th percentile and the worst of the frame intervals."""
    measured = json.loads(_output("frames", str(width), str(height)))
    name = f"frames {width}×{height}, a computer player thinking"
    return (
        Figure(f"{name}, p95", measured["p95"], "ms", goal),
        Figure(f"{name}, worst", measured["worst"], "ms", 50),
    )


def deal() -> Figure:
    """Showing a deal at speed off."""
    measured = json.loads(_output("deals"))
    return Figure("a deal shown at speed off, median", measured["median"], "ms", 5)


def main() -> None:
    """Measure and report; the exit status does not depend on the figures."""
    parser = argparse.ArgumentParser(prog="dev.py bench", description=__doc__)
    parser.add_argument("--json", type=Path, help="keep the figures in this file")
    options = parser.parse_args()
    with screen():
        figures = [first_frame(), *frames(1280, 800, 20), *frames(3840, 2160, 25), deal()]
    print(as_table(figures))
    if options.json:
        options.json.write_text(json.dumps(as_data(figures), indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
