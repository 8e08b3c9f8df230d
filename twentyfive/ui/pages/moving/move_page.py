"""The page on which everything of a person is written into one file, or taken over from such a file."""

from __future__ import annotations

from collections.abc import Callable, Generator
from contextlib import suppress
from datetime import date
from pathlib import Path
from typing import Any, Self

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from twentyfive.engine.files.disk_errors import system_words
from twentyfive.engine.files.file_names import legible
from twentyfive.engine.files.replaced import REPLACED, kept_bytes, remove_kept
from twentyfive.engine.moving.move_file import MoveFile, Progress, look_into, packed
from twentyfive.engine.moving.taking_over import Taken, taken_over
from twentyfive.engine.saves.saves import SavedGames
from twentyfive.file_types import MOVE
from twentyfive.presentation.measures import TABLE_COLUMN
from twentyfive.ui.dialogs.file_dialogs import FileChooser, FileDialogs
from twentyfive.ui.page_tools import PageTools
from twentyfive.ui.pages.moving.job import Job
from twentyfive.ui.widgets.buttons import Emphasis, PrimaryButton, SecondButton, Switch
from twentyfive.ui.widgets.panels import RichLabel, Role
from twentyfive.ui.widgets.rows import Column, EvenRow
from twentyfive.ui.widgets.telling_page import TellingPage
from twentyfive.ui.widgets.text_sheet import TextSection
from twentyfive.wording.amounts import decimal
from twentyfive.wording.records import moving as words


class MovePage(TellingPage):
    """The page.

    Attributes:
        write, choose: the buttons that write the file, and choose one to take over.
        found: the sheet about what is in the file chosen, hidden before.
        settings_too: the switch that takes over the settings, too.
        take, leave: the buttons below that sheet.
        stop: the button that breaks off what is being done, hidden while nothing is.
        delete_copies: the button that deletes the copies of what was replaced, hidden while there are none.
        chooser: asks for the files.
        job: what is being done.
    """

    widest = TABLE_COLUMN

    def __init__(self, tools: PageTools) -> None:
        super().__init__(words.TITLE())
        self._tools = tools
        self._file: MoveFile | None = None
        self._target = Path()
        self._cannot: Callable[[Path, Any], str] = words.cannot_write
        self.chooser: FileChooser = FileDialogs()
        self.job = Job(self)
        self.write, self.choose = PrimaryButton(words.WRITE()), SecondButton(words.CHOOSE())
        self.take, self.leave = PrimaryButton(words.TAKE()), SecondButton(words.LEAVE())
        self.settings_too = Switch(words.SETTINGS_TOO(), note=words.SETTINGS_NOTE())
        self.stop, self._progress = SecondButton(words.STOP()), RichLabel("")
        self._found_label = RichLabel("")
        self.found = TextSection(words.FOUND(), self._found_label, "")
        self._answers = EvenRow()
        self._answers.add(self.take, self.leave)
        self.delete_copies, self._copies = SecondButton(words.DELETE_COPIES()), RichLabel("", role=Role.NOTE)
        self.set_columns(((self._make_from_here(), 1), (self._make_to_here(), 1)))
        self._show_found(None)
        self._show_work(None)
        self._show_copies()
        self.delete_copies.clicked.connect(self._delete_copies)
        self.write.clicked.connect(self._write)
        self.choose.clicked.connect(self._choose)
        self.take.clicked.connect(self._take)
        self.leave.clicked.connect(self._leave)
        self.stop.clicked.connect(self._stop)
        self.job.progressed.connect(self._show_work)
        self.job.done.connect(self._on_done)
        self.job.failed.connect(self._on_failed)

    @classmethod
    def of(cls, tools: PageTools) -> Self:
        """Make the page for the window."""
        page = cls(tools)
        page.back_asked.connect(tools.router.back)
        return page

    def first_stop(self) -> QWidget:
        return self.write

    def arrive(self, path: Path | None = None) -> None:
        """Show what is in the file that the person has opened, if any."""
        if self.job.is_running:
            return
        self._forget_said()
        self._show_found(None)
        self._show_copies()
        if path is not None:
            self._look_into(path)

    def whereabouts(self) -> tuple[object, ...]:
        """Return what the page is opened with in another language."""
        return () if self._file is None else (self._file.path,)

    def end(self) -> None:
        """Break off what is being done."""
        self.job.stop()

    def _make_from_here(self) -> Column:
        column = Column()
        sheet = TextSection(words.FROM_HERE(), RichLabel(words.FROM_HERE_TEXT()), words.FROM_HERE_TEXT())
        column.add(sheet, self.write, self._progress, self.stop, self._fault, self._status)
        column.add(self._copies, self.delete_copies)
        column.rows.addStretch(1)
        return column

    def _make_to_here(self) -> Column:
        column = Column()
        sheet = TextSection(words.TO_HERE(), RichLabel(words.TO_HERE_TEXT()), words.TO_HERE_TEXT())
        column.add(sheet, self.choose, self.found, self.settings_too, self._answers)
        column.rows.addStretch(1)
        return column

    def _write(self) -> None:
        if self.job.is_running:
            return
        name = words.FILE_NAME(day=date.today().isoformat())
        path = self.chooser.fresh(self, words.WRITE(), f"{name}{MOVE}", words.FILE_KINDS())
        if path is None:
            return
        self._forget_said()
        self._tools.saver.keep()  # the game under way goes along as it is now
        self._target, self._cannot = path, words.cannot_write
        self._begin(packed(self._tools.data, Path(self._tools.store.path), path))

    def _choose(self) -> None:
        if self.job.is_running:
            return
        path = self.chooser.existing(self, words.CHOOSE(), words.FILE_KINDS())
        if path is not None:
            self._look_into(path)

    def _look_into(self, path: Path) -> None:
        try:
            file = look_into(path)
        except (OSError, ValueError) as error:
            self._show_found(None)
            self.tell_fault(words.cannot_take(path, error))
            self.choose.setFocus()
            return
        self._forget_said()
        self._show_found(file)
        self._show_said(self._answers)
        self.found.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_found(self, file: MoveFile | None) -> None:
        self._file = file
        if file is not None:
            sentences = (*words.file_sentences(file), words.BOTH_STAY())
            self._found_label.set_text("\n".join(sentences))
            self.found.describe(" ".join(sentences))
            self.take.setEnabled(bool(file.entries))
            self.settings_too.setChecked(self._is_new())
        self.write.set_emphasis(Emphasis.PRIMARY if file is None else Emphasis.ORDINARY)
        for part in (self.found, self.settings_too, self._answers):
            part.setVisible(file is not None)

    def _show_copies(self) -> None:
        size, folder = kept_bytes(self._tools.data), legible(self._tools.data / REPLACED)
        self._copies.set_text(words.COPIES(folder=folder, size=decimal(max(0.1, size / 1e6), 1)) if size else "")
        for part in (self._copies, self.delete_copies):
            part.setVisible(bool(size))

    def _delete_copies(self) -> None:
        self.write.setFocus()
        try:
            remove_kept(self._tools.data)
        except OSError as error:
            folder = legible(self._tools.data / REPLACED)
            self.tell_fault(words.COPIES_STAY(folder=folder, reason=system_words(error)))
        else:
            self.tell(words.COPIES_DELETED())
        self._show_copies()

    def _is_new(self) -> bool:
        """Whether nothing was played here yet, so that nobody will miss the settings of this computer."""
        try:
            return SavedGames(self._tools.saver.saves.folder).number(1) == 0
        except OSError:
            return False

    def _take(self) -> None:
        if self._file is None or self.job.is_running:
            return
        if self._tools.wishes.is_with_others():
            self.tell_fault(words.NOT_NOW())
            return
        self._forget_said()
        self._tools.saver.keep()
        self._target, self._cannot = self._file.path, words.cannot_take
        settings = Path(self._tools.store.path) if self.settings_too.isChecked() else None
        self._begin(taken_over(self._file, self._tools.data, self._tools.saver.books.close, settings))

    def _leave(self) -> None:
        self._show_found(None)
        self.choose.setFocus()

    def _begin(self, steps: Generator[Progress, None, Any]) -> None:
        self._show_work(Progress(0, 0))
        self.stop.setFocus()
        self.job.begin(steps)

    def _stop(self) -> None:
        self.job.stop()
        self._end_work()
        self.tell(words.STOPPED())

    def _show_work(self, progress: Progress | None) -> None:
        at_work = progress is not None
        if progress is not None:
            self._progress.set_text(words.AT_WORK(done=progress.done, of=progress.of) if progress.of else "")
        for part in (self._progress, self.stop):
            part.setVisible(at_work)
        for button in (self.write, self.choose, self.take, self.leave):
            button.setEnabled(not at_work)

    def _end_work(self) -> None:
        """Show what can be done again."""
        self._show_work(None)
        (self.write if self._file is None else self.take).setFocus()

    def _on_done(self, result: object) -> None:
        self._end_work()
        if isinstance(result, Taken):
            self._tools.saver.books.open()
            if self.settings_too.isChecked() and result.settings:
                with suppress(ValueError):  # damaged settings there leave those here as they are
                    self._tools.store.take_over(result.settings, result.decks)
            self._tools.wishes.begin_anew(lambda: words.taken_sentences(result))
        else:
            self.tell(words.WRITTEN(path=legible(self._target)))

    def _on_failed(self, error: OSError | ValueError) -> None:
        self._end_work()
        self._tools.saver.books.open()
        self.tell_fault(self._cannot(self._target, error))
