"""Starts the program: ``python -m twentyfive`` or the command ``twentyfive``."""

from __future__ import annotations

import gc
import sys

from twentyfive.clock_check import require_clock


def main() -> int:
    """Start the program with the arguments of the command line and return its exit status."""
    require_clock()
    if getattr(sys, "frozen", False):
        # Before all else: in a bundle the computer players' process starts here too, and must go no further.
        import multiprocessing

        multiprocessing.freeze_support()
    if sys.argv[1:2] == ["--player"]:  # before Qt, which a player does not need
        from twentyfive.ai.speaker import main as play

        return play(*sys.argv[2:3] or ("",))
    if sys.argv[1:2] == ["--try-player"]:
        from twentyfive.programs.trial_report import main as try_player

        return try_player(sys.argv[2:])
    gc.disable()  # modules stay in memory, so collecting while they load is wasted; later `ui.window.memory` collects
    from twentyfive.imports import import_plainly

    import_plainly()
    from twentyfive.app import run

    return run(sys.argv)


if __name__ == "__main__":
    sys.exit(main())
