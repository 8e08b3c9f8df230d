"""The notices about settings, saving and the language above every page, and the guard of what is not saved."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from twentyfive.engine.files.disk_errors import DiskError, system_words
from twentyfive.engine.files.file_names import file_stem, legible
from twentyfive.engine.saves.notices import NoticeSubject, SavingNotice
from twentyfive.engine.saves.saved_game import SUFFIX
from twentyfive.ui.dialogs.file_dialogs import FileChooser, FileDialogs
from twentyfive.ui.dialogs.unsaved_question import UnsavedDialog, UnsavedQuestion, UnsavedWords
from twentyfive.ui.settings.languages import LanguageError
from twentyfive.ui.settings.settings_file import SettingsDamage
from twentyfive.ui.window import words
from twentyfive.wording.records.saved import EXPORTED, game_kinds

if TYPE_CHECKING:
    from twentyfive.engine.evening.evening_desk import EveningDesk
    from twentyfive.engine.programs.seated_programs import ProgramTrouble
    from twentyfive.engine.visit_saver import VisitSaver
    from twentyfive.ui.window.local_table import LocalTable
    from twentyfive.ui.window.notice_bar import NoticeBar

_JOURNAL: Final = "journal"


class Notices(QObject):
    """Says in the notice bar what the parts of the program report."""

    def __init__(self, bar: Callable[[], NoticeBar], parent: QObject) -> None:
        """`bar` returns the notice bar; the first call builds it."""
        super().__init__(parent)
        self._bar = bar
        self._journal_fails = False

    def say(self, sentence: str) -> None:
        """Say this sentence."""
        self._bar().say(sentence)

    def tell_write_failure(self, path: str) -> None:
        """Say that the settings cannot be written."""
        self.say(words.SETTINGS_NOT_WRITTEN(path=path))

    def tell_settings_damage(self, damage: SettingsDamage) -> None:
        """Say that the settings file is damaged."""
        self.say(words.settings_damaged(damage))

    def tell_from_saver(self, notice: SavingNotice) -> None:
        """Say what the saver of the games reports; that a game is not saved stands until it is."""
        from twentyfive.wording.records.saved import saving_sentence

        if notice.matter is not NoticeSubject.GAME_NOT_SAVED:
            self.say(saving_sentence(notice))
        elif not self._journal_fails:  # that says the same, and is more
            self._bar().stand(notice.matter, saving_sentence(notice))

    def tell_journal_failure(self, failure: DiskError) -> None:
        """Say, as long as it lasts, that no move can be saved."""
        from twentyfive.wording.table.refusals import failure_sentence

        self._journal_fails = True
        self._bar().lift(NoticeSubject.GAME_NOT_SAVED, "")
        self._bar().stand(_JOURNAL, failure_sentence(failure))

    def end_journal_failure(self) -> None:
        """Take that back: every move is saved again."""
        self._journal_fails = False
        self._bar().lift(_JOURNAL, words.SAVED_AGAIN())

    def end_trouble(self, matter: NoticeSubject) -> None:
        """Take back what the saver has reported, as it works again."""
        if matter is NoticeSubject.GAME_NOT_SAVED:
            self._bar().lift(matter, words.SAVED_AGAIN())

    def tell_of_program(self, trouble: ProgramTrouble) -> None:
        """Say that a program at the table has failed."""
        from twentyfive.wording.setup.programs import trouble_words

        self.say(trouble_words(trouble))

    def tell_that_language_waits(self) -> None:
        """Say that the language changes later."""
        self.say(words.LANGUAGE_WAITS())

    def tell_language_failure(self, error: LanguageError) -> None:
        """Say that a language cannot be used."""
        self.say(words.language_damaged(error))


class UnsavedGuard(QObject):
    """Lets nothing that is not saved be lost before the person has decided so, or has saved it elsewhere.

    Attributes:
        question: asks what is to become of it.
        chooser: asks for the other place.
    """

    def __init__(
        self,
        window: QWidget,
        hosted: Callable[[], LocalTable | None],
        evening: Callable[[], EveningDesk | None],
        visit: Callable[[], VisitSaver | None],
        say: Callable[[str], None],
    ) -> None:
        """Create the guard.

        Args:
            window: the window that asks.
            hosted: returns the table with its game; None before it is built.
            evening: returns the desk of the evening; None before it is built.
            visit: returns the saver of what a guest sees at another's table; None before it is built.
            say: says a sentence in the notice bar.
        """
        super().__init__(window)
        self.question: UnsavedQuestion = UnsavedDialog()
        self.chooser: FileChooser = FileDialogs()
        self._window = window
        self._hosted = hosted
        self._evening = evening
        self._visit = visit
        self._say = say
        self._copied = -1  # the revision of the game that was saved elsewhere

    def leave(self, then: Callable[[], None]) -> None:
        """Do `then`, which ends the game at the table, at once if nothing is lost by it, else if the person agrees."""
        lost = self._what_is_lost()
        if not lost:
            then()
            return
        asked = UnsavedWords(words.NOT_SAVED_TITLE(), lost, words.SAVE_ELSEWHERE(), words.LOSE_IT(), words.STAY_HERE())
        self.question.ask(self._window, asked, lambda: self._save_and(then), then)

    def save_elsewhere(self) -> None:
        """Ask for another place, and save there what is not saved; say what became of it."""
        self._save_and(lambda: None)

    def _what_is_lost(self) -> str:
        """Try to save everything again, and say what would be lost; empty if nothing."""
        hosted, desk = self._hosted(), self._evening()
        if desk is not None and desk.path is not None and not desk.store_rest():
            return words.NOT_SAVED_EVENING(name=desk.name)
        visit = self._visit()
        if hosted is not None and visit is not None and not visit.keep():
            return words.NOT_SAVED_GAME(place=legible(hosted.saver.saves.folder))
        if hosted is None or hosted.saver.keep() or hosted.engine.try_again():
            return ""
        if hosted.engine.revision == self._copied:
            return ""
        return words.NOT_SAVED_GAME(place=legible(hosted.saver.saves.folder))

    def _save_and(self, then: Callable[[], None]) -> None:
        """Save elsewhere, and do `then` if that worked; nothing if the person chooses no place."""
        hosted, desk, visit = self._hosted(), self._evening(), self._visit()
        title = words.SAVE_ELSEWHERE()
        revision = None if hosted is None else hosted.engine.revision
        if desk is not None and desk.path is not None and not desk.store_rest():
            path = self.chooser.fresh(self._window, title, desk.path.name, _evening_kinds())
            write: Callable[[Path], None] = desk.hand_on
        elif visit is not None and not visit.keep():
            path = self.chooser.fresh(self._window, title, f"{file_stem(visit.name)}{SUFFIX}", game_kinds())
            write, revision = visit.save_copy, None
            then = partial(self.leave, then)  # the own game may be unsaved, too
        elif hosted is not None and hosted.engine.game is not None:
            path = self.chooser.fresh(self._window, title, f"{hosted.saver.name}{SUFFIX}", game_kinds())
            write = hosted.saver.save_copy
        else:
            return
        if path is None:
            return
        try:
            write(path)
        except OSError as error:
            self._say(words.not_written(path, system_words(error)))
            return
        if revision is not None:
            self._copied = revision
        self._say(EXPORTED(path=path))
        then()


def _evening_kinds() -> str:
    from twentyfive.wording.records.evening import FILE_KINDS  # few windows have an evening

    return FILE_KINDS()
