"""Checks the system clock before anything is loaded that fails without one, such as Qt for Python."""

from __future__ import annotations

import os
import sys
import time
from typing import Final

_SENTENCE: Final = "This computer's clock is set too far ahead. Set its date and time, then start Twenty-Five again."
"""Not translated: translations need Qt."""

_BOXES: Final = (("zenity", "--error", "--no-markup", "--text"), ("kdialog", "--error"), ("xmessage", "-center"))
"""Programs that show a sentence on a Linux desktop, with the arguments before it."""


def require_clock() -> None:
    """End the process with a sentence, in a message box too where there is one, if Python cannot tell the time.

    Python counts nanoseconds in 64 bits, which are full in the year 2262.
    """
    try:
        time.time()
    except OverflowError:
        _show(_SENTENCE)
        sys.exit(_SENTENCE)


def _show(sentence: str) -> None:
    """Show a message box, and wait until it is closed; do nothing where that is not possible."""
    if sys.platform == "win32":
        import ctypes

        icon_of_an_error = 0x10
        ctypes.windll.user32.MessageBoxW(None, sentence, "Twenty-Five", icon_of_an_error)
    elif sys.platform == "darwin":
        _run("osascript", "-e", f'display alert "Twenty-Five" message "{sentence}"')
    elif os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        for program, *arguments in _BOXES:
            if _run(program, *arguments, sentence):
                return


def _run(*command: str) -> bool:
    """Run a program to its end; return False if it is not installed."""
    import subprocess

    try:
        subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)
    except OSError:
        return False
    return True
