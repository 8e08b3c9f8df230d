"""Starts the program: ``python -m twentyfive`` or the command ``twentyfive``."""

from __future__ import annotations

import gc
import sys


def main() -> int:
    """Start the program with the arguments of the command line; returns its exit status."""
    if getattr(sys, "frozen", False):
        # Before anything else: the computer players' process starts here too then, and must go no further.
        import multiprocessing

        multiprocessing.freeze_support()
    gc.disable()  # what is loaded stays; later `ui.tidying` collects
    from twentyfive.imports import import_plainly

    import_plainly()
    from twentyfive.app import run

    return run(sys.argv)


if __name__ == "__main__":
    sys.exit(main())
