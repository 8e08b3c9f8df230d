"""Ends the process with one sentence before Qt is loaded, shown in a message box where there is a desktop."""

from __future__ import annotations

import os
import sys
from typing import Final, NoReturn

_BOXES: Final = (("zenity", "--error", "--no-markup", "--text"), ("kdialog", "--error"), ("xmessage", "-center"))
"""Programs that show a sentence on a Linux desktop, with the arguments before it."""


def end_with(sentence: str) -> NoReturn:
    """Show a message box, wait until it is closed, and end the process; without a desktop only print the sentence.

    The sentence is not translated: translations need Qt.
    """
    if sys.platform == "win32":
        import ctypes

        icon_of_an_error = 0x10
        ctypes.windll.user32.MessageBoxW(None, sentence, "Twenty-Five", icon_of_an_error)
    elif sys.platform == "darwin":
        _run("osascript", "-e", f'display alert "Twenty-Five" message "{sentence}"')
    elif os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        for program, *arguments in _BOXES:
            if _run(program, *arguments, sentence):
                break
    sys.exit(sentence)


def _run(*command: str) -> bool:
    """Run a program to its end; return False if it is not installed."""
    import subprocess

    try:
        subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)
    except OSError:
        return False
    return True
