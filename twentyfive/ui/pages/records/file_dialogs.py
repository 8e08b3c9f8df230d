"""Files that the person chooses, by the dialog of the system."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final, Protocol

from PySide6.QtWidgets import QFileDialog, QWidget

_ENDING: Final = re.compile(r"\*(\.\w+)")


class FileChooser(Protocol):
    """Asks for files; a test answers in the person's place."""

    def existing(self, parent: QWidget, title: str, kinds: str) -> Path | None:
        """A file to be read, None if the person leaves it. `kinds` names the sort and its endings: "Games (*.x)"."""

    def fresh(self, parent: QWidget, title: str, suggestion: str, kinds: str) -> Path | None:
        """A file to be written, None if the person leaves it; `suggestion` is a name for it.

        It has the first ending of `kinds`, also where the person has written none.
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
            if not path.exists():
                return path
            suggestion = str(path)  # there it is asked whether that may be replaced
