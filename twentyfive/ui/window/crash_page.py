"""The rescue: when something unforeseen happens, the person is told on a page, and led back to an ordered table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget

from twentyfive.engine.diagnostics.crash_reports import CrashReport, CrashReports
from twentyfive.ui.accessibility.announcer import Announcer
from twentyfive.ui.theme.look import Look
from twentyfive.ui.widgets.buttons import PrimaryButton, SecondButton
from twentyfive.ui.widgets.panels import RichLabel
from twentyfive.ui.widgets.question_page import QuestionPage
from twentyfive.ui.widgets.rows import Column, EvenRow
from twentyfive.ui.widgets.text_sheet import TextSection
from twentyfive.ui.window.navigation import PageStack, enter
from twentyfive.ui.window.words import details_copied
from twentyfive.wording.names import translate

if TYPE_CHECKING:
    from twentyfive.engine.game.session import HostedGame


class CrashGuard(QObject):
    """Listens for mishaps. While one is told, or if that fails, further ones are only logged."""

    def __init__(
        self, crash_reports: CrashReports, engine: Callable[[], HostedGame], look: Look, stack: PageStack
    ) -> None:
        super().__init__(stack)
        self._crash_reports = crash_reports
        self._engine = engine
        self._look = look
        self._stack = stack
        self._came_from: QWidget | None = None
        self._telling = False
        stack.dressed(self)
        crash_reports.happened.connect(self._tell, Qt.ConnectionType.QueuedConnection)

    def set_look(self, look: Look) -> None:
        """Make the page in that look."""
        self._look = look

    @cached_property
    def page(self) -> CrashPage:
        """The page, made with the first mishap."""

        page = CrashPage(self._look)
        page.go_on_asked.connect(self._go_on)
        page.start_asked.connect(self._go_to_start)
        self._stack.addWidget(page)
        return self._stack.dressed(page)

    def _tell(self, crash: CrashReport) -> None:
        if self._telling:
            return
        self._telling = True  # until the person goes on: if this very thing fails, it is not tried again and again
        popup = QApplication.activePopupWidget()
        if popup is not None:
            popup.close()
        self._came_from = self._stack.currentWidget()
        self.page.tell(self._sentences(), (crash.what, self._where()), self._crash_reports.report())
        self._stack.setCurrentWidget(self.page)
        enter(self.page)

    def _sentences(self) -> tuple[str, ...]:
        from twentyfive.ui.window import words

        if self._engine().game is None:
            return words.what_happened(), words.what_to_do()
        kept = words.game_kept() if self._engine().on_disk else words.game_not_kept()
        return words.what_happened(), kept, words.what_to_do()

    def _where(self) -> str:
        from twentyfive.ui.window import words

        logbook = self._crash_reports.logbook
        return words.where_details_are(logbook.path) if logbook.works else words.details_not_written(logbook.path)

    def _go_on(self) -> None:
        """Back to where the person was. The table is shown anew, whatever it was in the midst of."""
        here, self._came_from, self._telling = self._came_from, None, False
        if here is None or here is self._stack.widget(0):
            self._stack.left.emit()
            return
        self._stack.setCurrentWidget(here)
        enter(here)
        self._engine().show_anew()

    def _go_to_start(self) -> None:
        self._came_from, self._telling = None, False
        self._stack.left.emit()
        self._engine().show_anew()


class CrashPage(QuestionPage):
    """Says what happened, and that the game is safe. Back and Esc go on too.

    Attributes:
        told, details: what happened for the person, and for whoever is to mend it.
        go_on, start: back to where the person was, or to the start page.
        copy: puts the details on the clipboard.

    Signals:
        go_on_asked(), start_asked(): a button was pressed.
    """

    go_on_asked = Signal()
    start_asked = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__(translate("mishaps", "Something went wrong"), look)
        self._report = ""
        self._announcer = Announcer(self)
        self.go_on = PrimaryButton(translate("mishaps", "Go on"), look)
        self.start = SecondButton(translate("mishaps", "Start page"), look)
        self.copy = SecondButton("", look)
        self._sentences, self._words = RichLabel("", look), RichLabel("", look)
        self.told = TextSection(translate("mishaps", "The program made a mistake"), self._sentences, "", look)
        self.details = TextSection(translate("mishaps", "For whoever mends it"), self._words, "", look)
        self.set_columns(((_alone(self.told, look), 3), (_alone(self.details, look), 2)))
        row = EvenRow(look)
        row.add(self.go_on, self.start, self.copy)
        self.set_footer(row)
        self.go_on.clicked.connect(self.go_on_asked)
        self.start.clicked.connect(self.start_asked)
        self.back_asked.connect(self.go_on_asked)
        self.copy.clicked.connect(self._copy)

    def first_stop(self) -> QWidget:
        return self.go_on

    def tell(self, sentences: Sequence[str], details: Sequence[str], report: str) -> None:
        """Say what happened in these sentences, and what may help to mend it; the report is what can be copied."""
        self._report = report
        self.copy.set_label(translate("mishaps", "Copy details"))
        self._sentences.set_text("\n".join(sentences))
        self._words.set_text("\n".join(details))
        spoken = " ".join(sentences)
        self.told.describe(spoken)
        self.details.describe(" ".join(details))
        self.go_on.setAccessibleDescription(spoken)
        self._announcer.say(f"{self.header.title.plain}. {spoken}")

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self._report)
        self.copy.set_label(translate("mishaps", "Copied"))
        self._announcer.say(details_copied())


def _alone(section: TextSection, look: Look) -> Column:
    column = Column(look)
    column.add(section)
    column.rows.addStretch(1)
    return column
