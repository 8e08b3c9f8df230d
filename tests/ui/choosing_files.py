"""Stands in for the file dialogs of the system."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QWidget


class Answer:
    """A person who answers every file dialog with the same file.

    Attributes:
        path: the file; None cancels the dialog.
        asked: the titles of the dialogs, and the names that they suggested.
    """

    def __init__(self, path: Path | None = None) -> None:
        self.path = path
        self.asked: list[tuple[str, str]] = []

    def existing(self, parent: QWidget, title: str, kinds: str) -> Path | None:
        """Choose a file to open."""
        assert parent.isVisible()
        assert "(*." in kinds
        self.asked.append((title, ""))
        return self.path

    def fresh(self, parent: QWidget, title: str, suggestion: str, kinds: str) -> Path | None:
        """Choose a file to write."""
        assert parent.isVisible()
        assert "(*." in kinds
        self.asked.append((title, suggestion))
        return self.path
