"""The memory of the window's process, and the memory that deals add; run as a program of its own."""

from __future__ import annotations

import json
import sys

from twentyfive.imports import import_plainly


def main() -> None:
    """Measure with the size and the number of deals given, and print the figures in MiB as JSON."""
    import_plainly()  # as the program does before anything else
    from tests.benchmarks.window_memory import measure

    width, height, deals = (int(number) for number in sys.argv[1:4])
    print(json.dumps(measure(width, height, deals)))


if __name__ == "__main__":
    main()
