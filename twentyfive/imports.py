"""Takes Qt for Python's hook out of `import`."""

from __future__ import annotations

import builtins
from importlib import import_module


def import_plainly() -> None:
    """Stop Qt for Python from reading the source of each module imported from now on.

    It searches the source for its own name, to switch on features (`from __feature__ import ...`) that this program
    does not use. That takes a good part of the start, and the lines read and dropped leave megabytes of holes in
    Python's memory.
    """
    import_module("PySide6.QtCore")  # installs the hook
    names = vars(builtins)
    names["__import__"] = names.get("__orig_import__", names["__import__"])
