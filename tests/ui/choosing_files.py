"""The person who answers the dialogs of the system in tests."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QWidget


class Answer:
    """Answers every question for a file with the same one.

    Attributes:
        path: the answer; None leaves the dialog.
        asked: the titles of the dialogs, and the names suggested.
    """

    def __init__(self, path: Path | None = None) -> None:
        self.path = path
        self.asked: list[tuple[str, str]] = []

    def existing(self, parent: QWidget, title: str, kinds: str) -> Path | None:
        """A file to be read."""
        assert parent.isVisible()
        assert "(*." in kinds
        self.asked.append((title, ""))
        return self.path

    def fresh(self, parent: QWidget, title: str, suggestion: str, kinds: str) -> Path | None:
        """A file to be written."""
        assert parent.isVisible()
        assert "(*." in kinds
        self.asked.append((title, suggestion))
        return self.path
