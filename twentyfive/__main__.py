"""Starts the program: ``python -m twentyfive`` or the command ``twentyfive``."""

from __future__ import annotations

import multiprocessing
import sys


def main() -> int:
    """Start the program with the arguments of the command line; returns its exit status."""
    # Before anything else: in a frozen program the computer players' process starts here too, and must go no further.
    multiprocessing.freeze_support()
    from twentyfive.app import run

    return run(sys.argv)


if __name__ == "__main__":
    sys.exit(main())
