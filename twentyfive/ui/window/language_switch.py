"""The switch of the language, as soon as the person chooses another one."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QWidget

from twentyfive.presentation.settings import Settings
from twentyfive.ui.settings.languages import (
    LanguageError,
    install_language,
    language_spoken,
    languages,
    languages_folder,
)
from twentyfive.ui.settings.store import SettingsStore


class LanguageSwitch(QObject):
    """Puts the program into the language in the settings, or later, if the person is at a table with others.

    Signals:
        switched(): all words that are made from now on are in another language.
        waiting(): the language will change when the table is closed.
        failed(LanguageError): the file of the language cannot be read; English is used.
    """

    switched = Signal()
    waiting = Signal()
    failed = Signal(object)

    def __init__(self, store: SettingsStore, with_others: Callable[[], bool], parent: QObject) -> None:
        """`with_others` tells whether the person is at a table with others, which pages made anew would disturb."""
        super().__init__(parent)
        self._store = store
        self._with_others = with_others
        self._choice = store.settings.language
        self._soon = QTimer(self)  # the button that was clicked must still be there when the click is over
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self._switch)
        store.changed.connect(self._on_settings)

    @property
    def languages(self) -> tuple[str, ...]:
        """The codes of the languages to choose from."""
        return languages(languages_folder())

    def catch_up(self) -> None:
        """Switch to the language chosen, as the person is at no table with others any more."""
        if self._store.settings.language != self._choice and not self._with_others():
            self._soon.start()

    def switch_at_once(self) -> bool:
        """Switch to the language chosen now, if it is to be soon; return whether all words are in another language."""
        before = language_spoken()
        if self._soon.isActive():
            self._soon.stop()
            self._switch()
        return language_spoken() != before

    def _on_settings(self, settings: Settings) -> None:
        if settings.language == self._choice:
            self._soon.stop()
        elif self._with_others():
            self.waiting.emit()
        else:
            self._soon.start()

    def _switch(self) -> None:
        before, self._choice = language_spoken(), self._store.settings.language
        problem = None
        try:
            install_language(self._choice, languages_folder())
        except LanguageError as error:
            problem = error
        if language_spoken() != before:
            self.switched.emit()
        if problem is not None:
            self.failed.emit(problem)


def drop_parts(window: QWidget, parts: Iterable[QObject | None]) -> None:
    """Delete these parts of a window, and all widgets in it."""
    widgets = window.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
    for part in {*widgets, *(part for part in parts if part is not None)}:
        if isinstance(part, QWidget):
            part.hide()
        part.deleteLater()
