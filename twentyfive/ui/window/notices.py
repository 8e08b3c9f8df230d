"""The notices about settings, saving and the language, in the bar above every page."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from twentyfive.ui.settings.languages import LanguageError
from twentyfive.ui.window import words

if TYPE_CHECKING:
    from twentyfive.engine.programs.seated_programs import ProgramTrouble
    from twentyfive.engine.saves.notices import KeeperNotice
    from twentyfive.ui.settings.settings_file import SettingsDamage
    from twentyfive.ui.window.notice_bar import NoticeBar


class Notices(QObject):
    """Says in the notice bar what the parts of the program report."""

    def __init__(self, bar: Callable[[], NoticeBar], parent: QObject) -> None:
        """`bar` returns the notice bar; the first call builds it."""
        super().__init__(parent)
        self._bar = bar

    def say(self, sentence: str) -> None:
        """Say this sentence."""
        self._bar().say(sentence)

    def tell_write_failure(self, path: str) -> None:
        """Say that the settings cannot be written."""
        self.say(words.settings_not_written(path))

    def tell_settings_damage(self, damage: SettingsDamage) -> None:
        """Say that the settings file is damaged."""
        self.say(words.settings_damaged(damage))

    def tell_from_keeper(self, notice: KeeperNotice) -> None:
        """Say what the keeper of the games reports."""
        from twentyfive.wording.records.keeper import keeper_sentence

        self.say(keeper_sentence(notice))

    def tell_of_program(self, trouble: ProgramTrouble) -> None:
        """Say that a program at the table has failed."""
        from twentyfive.wording.setup.programs import trouble_words

        self.say(trouble_words(trouble))

    def tell_that_language_waits(self) -> None:
        """Say that the language changes later."""
        self.say(words.language_waits())

    def tell_language_failure(self, error: LanguageError) -> None:
        """Say that a language cannot be used."""
        self.say(words.language_damaged(error))
