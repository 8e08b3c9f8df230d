"""The question before something that is not saved would be lost."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from PySide6.QtWidgets import QMessageBox, QWidget


@dataclass(frozen=True, slots=True)
class UnsavedWords:
    """The words of the question.

    Attributes:
        title: the title.
        text: the sentences on what would be lost.
        elsewhere, without, stay: the labels of the answers: save elsewhere first, lose it, or do neither.
    """

    title: str
    text: str
    elsewhere: str
    without: str
    stay: str


class UnsavedQuestion(Protocol):
    """Asks the person what is to become of what is not saved; a test can answer instead."""

    def ask(
        self, parent: QWidget, words: UnsavedWords, elsewhere: Callable[[], None], without: Callable[[], None]
    ) -> None:
        """Ask, and call what the person has chosen; nothing if they would rather stay."""


class UnsavedDialog:
    """The message box of Qt. It returns at once, so that the game, and whatever it waits for, goes on meanwhile."""

    def __init__(self) -> None:
        self._is_open = False

    def ask(
        self, parent: QWidget, words: UnsavedWords, elsewhere: Callable[[], None], without: Callable[[], None]
    ) -> None:
        """See `UnsavedQuestion`. While the question is open it is not asked again."""
        if self._is_open:
            return
        self._is_open = True
        box = QMessageBox(QMessageBox.Icon.Warning, words.title, words.title, parent=parent)
        box.setInformativeText(words.text)
        save = box.addButton(words.elsewhere, QMessageBox.ButtonRole.AcceptRole)
        lose = box.addButton(words.without, QMessageBox.ButtonRole.DestructiveRole)
        stay = box.addButton(words.stay, QMessageBox.ButtonRole.RejectRole)
        box.setDefaultButton(save)
        box.setEscapeButton(stay)

        def answered() -> None:
            self._is_open = False
            chosen = box.clickedButton()
            box.deleteLater()
            if chosen is save:
                elsewhere()
            elif chosen is lose:
                without()

        box.finished.connect(answered)
        box.open()
