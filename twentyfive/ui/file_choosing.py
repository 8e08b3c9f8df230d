"""Files that the person chooses, by the dialog of the system."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

from PySide6.QtWidgets import QFileDialog, QWidget


class FileChooser(Protocol):
    """Asks for files; a test answers in the person's place."""

    def existing(self, parent: QWidget, title: str, kinds: str) -> Path | None:
        """A file to be read, None if the person leaves it. `kinds` names the sort and its endings: "Games (*.x)"."""

    def fresh(self, parent: QWidget, title: str, suggestion: str, kinds: str) -> Path | None:
        """A file to be written, None if the person leaves it; `suggestion` is a name for it."""


class FileDialogs:
    """The dialogs of the system."""

    def existing(self, parent: QWidget, title: str, kinds: str) -> Path | None:
        """See `FileChooser`."""
        path, _ = QFileDialog.getOpenFileName(parent, title, "", kinds)
        return Path(path) if path else None

    def fresh(self, parent: QWidget, title: str, suggestion: str, kinds: str) -> Path | None:
        """See `FileChooser`."""
        path, _ = QFileDialog.getSaveFileName(parent, title, suggestion, kinds)
        return Path(path) if path else None
