"""What is imported is not read by Qt for Python first."""

from __future__ import annotations

import builtins
from importlib import import_module


def import_plainly() -> None:
    """Take out Qt for Python's look at the source of each module that is imported from now on.

    It looks there for its name, to switch on features (`from __feature__ import ...`) that this program does not use.
    That is a good part of a start, and the lines that it reads and drops leave holes of megabytes in Python's memory.
    """
    import_module("PySide6.QtCore")  # puts the look in
    names = vars(builtins)
    names["__import__"] = names.get("__orig_import__", names["__import__"])
