"""The panel with the list of moves: it goes back and forth in the game and gives moments bookmarks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from twentyfive.engine.files.disk_errors import system_words
from twentyfive.engine.files.file_names import MOST_GAME_NAME_LETTERS, name_fault
from twentyfive.engine.practise.move_log import MoveLog
from twentyfive.engine.saves.bookmarks import MOST_IN_GAME, BookmarksError
from twentyfive.ui.pages.practise import words
from twentyfive.ui.pages.practise.move_list_view import MoveListView
from twentyfive.ui.widgets.buttons import PrimaryButton, SecondButton
from twentyfive.ui.widgets.name_form import NameForm, NameJudgement
from twentyfive.ui.widgets.panels import Hairline, Panel, RichLabel, Role
from twentyfive.ui.widgets.rows import EvenRow
from twentyfive.ui.widgets.status_label import FaultLabel
from twentyfive.wording.names import translate
from twentyfive.wording.records.saved import name_fault_sentence

_WIDTH_IN_LETTERS: Final = 20
_NOTE_FROM_LETTERS: Final = 22
"""The least height of a panel with a note: a lower one has room only for the list and the buttons."""


class MoveListPanel(Panel):
    """All moves of the game, deal by deal. A click or Enter goes to the moment after a move.

    Attributes:
        list: the list of moves.
        mark: the button that sets or removes a bookmark at the current row.
        next_mark: the button that goes to the next bookmark in the list.
        thought: the button that asks what a good player would do at this moment.
        form: the form for the name of a bookmark.

    Signals:
        closed(): the person goes back to the table.
    """

    closed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._log: MoveLog | None = None
        self._marks: dict[int, str] = {}
        self._thoughts = False
        self._roomy = True
        self._title = RichLabel(translate("moves", "Moves"), self, role=Role.TITLE)
        self.setAccessibleName(self._title.plain)
        self._note = RichLabel(words.CHOOSE_MOMENT(), self, role=Role.NOTE)
        self._fault = FaultLabel(self)
        self._fault.hide()
        self.list = MoveListView(self)
        self.list.setAccessibleName(translate("moves", "Moves of the game"))
        self.form = NameForm(translate("moves", "Name of the bookmark"), MOST_GAME_NAME_LETTERS, self)
        self._row = EvenRow(self)
        self.mark = SecondButton(translate("moves", "Bookmark"))
        self.next_mark = SecondButton(translate("moves", "Next bookmark"))
        self.thought = SecondButton(translate("moves", "What would you do?"), self)
        self.thought.hide()
        self._row.add(self.mark, self.next_mark)
        self._close = PrimaryButton(translate("moves", "Go on from here"), self)
        column = QVBoxLayout(self)
        column.setSpacing(0)
        for part in (self._title, self._note, self._fault):
            column.addWidget(part)
        column.addWidget(Hairline(self))
        column.addWidget(self.list, 1)
        for below in (self.form, self._row, self.thought, self._close):
            column.addWidget(below)
        self._connect()
        self.setFocusProxy(self.list)
        self.fit()
        self._dress()

    def show_game(self, log: MoveLog) -> None:
        """List these moves; the last move made is the current row."""
        self._log = log
        self._fault.set_text("")
        self._write(log)
        self.list.walk_to(log.ply)

    def offer_thoughts(self, *, offered: bool) -> None:
        """Show or hide the button that asks what a good player would do."""
        self._thoughts = offered
        self.thought.setVisible(offered)

    def refresh(self) -> None:
        """List the moves again after the game has changed; the current row stays."""
        if self._log is not None:
            ply = self.list.ply
            self._write(self._log)
            self.list.walk_to(self._log.ply if ply is None else ply)

    def preferred_size(self, available: QSize) -> QSize:
        """The size of the panel's sheet: as high as the table."""
        self._roomy = available.height() >= _NOTE_FROM_LETTERS * self._look.medium
        self._make_room(naming=not self.form.isHidden())
        return QSize(min(available.width(), _WIDTH_IN_LETTERS * self._look.medium), available.height())

    def _connect(self) -> None:
        self.list.walked.connect(self._show_mark)
        self.mark.clicked.connect(self._mark)
        self.next_mark.clicked.connect(self._walk_to_next_mark)
        self.form.named.connect(self._name)
        self.form.left.connect(self._end_naming)
        self._close.clicked.connect(self.closed)

    def _write(self, log: MoveLog) -> None:
        self._read_marks(log)
        self.list.rows.show(log, self._marks)
        self._note.set_text(words.STANDS_IN_PAST() if log.undone else words.CHOOSE_MOMENT())
        past = translate("moves", "Go on from here")
        self._close.set_label(past if log.undone else translate("moves", "Back to the table"))
        self._show_mark()

    def _read_marks(self, log: MoveLog) -> None:
        try:
            self._marks = log.bookmarks()
        except (OSError, BookmarksError) as error:
            self._marks = {}
            self._fault.set_text(words.BOOKMARKS_LOST(reason=_reason(error)))

    def _show_mark(self) -> None:
        """Label the bookmark buttons for the current row."""
        marked = self.list.ply in self._marks
        self.mark.set_label(translate("moves", "Unbookmark") if marked else translate("moves", "Bookmark"))
        unmarked = translate("moves", "There are no bookmarks in this game yet.")
        self.next_mark.offer("" if self._marks else unmarked)

    def _mark(self) -> None:
        log, ply = self._log, self.list.ply
        if log is None or ply is None:
            return
        if ply in self._marks:
            self._change(lambda: log.remove_bookmark(ply))
            self.refresh()
        elif len(self._marks) >= MOST_IN_GAME:
            self._fault.set_text(words.TOO_MANY_BOOKMARKS(MOST_IN_GAME))
        else:
            self._make_room(naming=True)
            self.form.ask(words.moment_name(log.view(ply)), _judged)

    def _name(self, name: str) -> None:
        log, ply = self._log, self.list.ply
        if log is not None and ply is not None:
            self._change(lambda: log.bookmark(ply, name))
            self.form.hide()
            self._end_naming()
            self.refresh()

    def _make_room(self, *, naming: bool) -> None:
        """Hide the other buttons while the person writes a name: the form needs their room."""
        for part in (self._row, self._close):
            part.setVisible(not naming)
        self._note.setVisible(self._roomy and not naming)
        self.thought.setVisible(self._thoughts and not naming)

    def _end_naming(self) -> None:
        self._make_room(naming=False)
        self.list.setFocus()

    def _walk_to_next_mark(self) -> None:
        here = self.list.ply or 0
        later = [ply for ply in sorted(self._marks) if ply > here]
        self.list.walk_to((later or sorted(self._marks))[0])
        self.list.setFocus()

    def _change(self, change: Callable[[], None]) -> None:
        self._fault.set_text("")
        try:
            change()
        except BookmarksError as error:
            self._fault.set_text(words.BOOKMARKS_LOST(reason=_reason(error)))
        except OSError as error:
            self._fault.set_text(words.BOOKMARK_NOT_KEPT(reason=_reason(error)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)


def _judged(name: str) -> NameJudgement:
    fault = name_fault(name.strip())
    if fault is None:
        return NameJudgement(step=translate("moves", "Keep"))
    return NameJudgement(name_fault_sentence(fault, MOST_GAME_NAME_LETTERS))


def _reason(error: OSError | BookmarksError) -> str:
    return system_words(error) if isinstance(error, OSError) else str(error)
