"""The page that says what went wrong when the program has failed, and offers the ways on from there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from twentyfive.ui.accessibility.announcer import Announcer
from twentyfive.ui.theme.look import Look
from twentyfive.ui.widgets.buttons import PrimaryButton, SecondButton
from twentyfive.ui.widgets.panels import RichLabel
from twentyfive.ui.widgets.question_page import QuestionPage
from twentyfive.ui.widgets.rows import Column, EvenRow
from twentyfive.ui.widgets.text_sheet import TextSection
from twentyfive.ui.window.words import details_copied
from twentyfive.wording.names import translate

if TYPE_CHECKING:
    pass


class CrashPage(QuestionPage):
    """Says what happened, and that the game is safe. Back and Esc go on too.

    Attributes:
        summary, details: what happened for the person, and for whoever is to mend it.
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
        self.summary = TextSection(translate("mishaps", "The program made a mistake"), self._sentences, "", look)
        self.details = TextSection(translate("mishaps", "For whoever mends it"), self._words, "", look)
        self.set_columns(((_alone(self.summary, look), 3), (_alone(self.details, look), 2)))
        row = EvenRow(look)
        row.add(self.go_on, self.start, self.copy)
        self.set_footer(row)
        self.go_on.clicked.connect(self.go_on_asked)
        self.start.clicked.connect(self.start_asked)
        self.back_asked.connect(self.go_on_asked)
        self.copy.clicked.connect(self._copy)

    def first_stop(self) -> QWidget:
        return self.go_on

    def show_crash(self, sentences: Sequence[str], details: Sequence[str], report: str) -> None:
        """Say what happened in these sentences, and what may help to mend it; the report is what can be copied."""
        self._report = report
        self.copy.set_label(translate("mishaps", "Copy details"))
        self._sentences.set_text("\n".join(sentences))
        self._words.set_text("\n".join(details))
        spoken = " ".join(sentences)
        self.summary.describe(spoken)
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
