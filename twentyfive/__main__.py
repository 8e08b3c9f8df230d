"""Starts the program: ``python -m twentyfive`` or the command ``twentyfive``."""

from __future__ import annotations

import gc
import sys
import time
from typing import Final

from twentyfive.message_box import end_with

_CLOCK_AHEAD: Final = "This computer's clock is set too far ahead. Set its date and time, then start Twenty-Five again."


def main() -> int:
    """Start the program with the arguments of the command line and return its exit status."""
    _require_clock()
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
        from twentyfive.system_libraries import is_of_qt, sentence_about_import

        if not is_of_qt(error):
            raise
        end_with(sentence_about_import(error))
    return run(options)


def _require_clock() -> None:
    """End the process with a sentence, in a message box too where there is one, if Python cannot tell the time.

    Python counts nanoseconds in 64 bits, which are full in the year 2262.
    """
    try:
        time.time()
    except OverflowError:
        end_with(_CLOCK_AHEAD)


if __name__ == "__main__":
    sys.exit(main())
