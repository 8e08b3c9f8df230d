"""The system's dialogs for choosing files."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final, Protocol

from PySide6.QtWidgets import QFileDialog, QWidget

from twentyfive.engine.files.closed_folders import is_there

_ENDING: Final = re.compile(r"\*(\.[\w-]+)")


class FileChooser(Protocol):
    """Asks the person for files; a test can answer instead."""

    def existing(self, parent: QWidget, title: str, kinds: str) -> Path | None:
        """Ask for a file to read; None if the person cancels. `kinds` names the type and its endings: "Games (*.x)"."""

    def fresh(self, parent: QWidget, title: str, suggestion: str, kinds: str) -> Path | None:
        """Ask for a file to write; None if the person cancels. `suggestion` is a name for it.

        The path has the first ending of `kinds`, even if the person wrote none.
        """


class FileDialogs:
    """The dialogs of the system."""

    def existing(self, parent: QWidget, title: str, kinds: str) -> Path | None:
        """See `FileChooser`."""
        path, _ = QFileDialog.getOpenFileName(parent, title, "", kinds)
        return Path(path) if path else None

    def fresh(self, parent: QWidget, title: str, suggestion: str, kinds: str) -> Path | None:
        """See `FileChooser`."""
        ending = _ENDING.search(kinds)
        while True:
            chosen, _ = QFileDialog.getSaveFileName(parent, title, suggestion, kinds)
            if not chosen or ending is None or chosen.casefold().endswith(ending[1]):
                return Path(chosen) if chosen else None
            path = Path(f"{chosen}{ending[1]}")
            if not is_there(path):
                return path
            suggestion = str(path)  # the dialog asks before it replaces this file
