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
    from twentyfive.command_line import parsed

    options = parsed(sys.argv[1:])
    gc.disable()  # modules stay in memory, so collecting while they load is wasted; later `ui.window.memory` collects
    try:
        from twentyfive.imports import import_plainly

        import_plainly()
        from twentyfive.app import run
    except ImportError as error:
        if (error.name or "").partition(".")[0] not in ("PySide6", "shiboken6"):
            raise
        from twentyfive.message_box import end_with
        from twentyfive.system_libraries import sentence_about_import

        end_with(sentence_about_import(error))
    return run(options)


if __name__ == "__main__":
    sys.exit(main())
