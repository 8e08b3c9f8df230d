"""The crash page: it says what went wrong when the program has failed, and offers the ways to go on."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from twentyfive.ui.accessibility.announcer import Announcer
from twentyfive.ui.widgets.buttons import PrimaryButton, SecondButton
from twentyfive.ui.widgets.panels import RichLabel
from twentyfive.ui.widgets.question_page import QuestionPage
from twentyfive.ui.widgets.rows import Column, EvenRow
from twentyfive.ui.widgets.text_sheet import TextSection
from twentyfive.ui.window.words import DETAILS_COPIED
from twentyfive.wording.names import translate


class CrashPage(QuestionPage):
    """Says what happened, and whether the game is safe. Back and Esc go on, like the button.

    Attributes:
        summary: the crash in words for the person.
        details: the crash in words for a developer.
        go_on: the button back to the page that was open.
        start: the button to the start page.
        copy: the button that copies the details to the clipboard.
    """

    def __init__(self) -> None:
        super().__init__(translate("mishaps", "Something went wrong"))
        self._report = ""
        self._announcer = Announcer(self)
        self.go_on = PrimaryButton(translate("mishaps", "Go on"))
        self.start = SecondButton(translate("mishaps", "Start page"))
        self.copy = SecondButton("")
        self._summary_label, self._details_label = RichLabel(""), RichLabel("")
        self.summary = TextSection(translate("mishaps", "The program made a mistake"), self._summary_label, "")
        self.details = TextSection(translate("mishaps", "Details for a report"), self._details_label, "")
        self.set_columns(((_alone(self.summary), 3), (_alone(self.details), 2)))
        row = EvenRow()
        row.add(self.go_on, self.start, self.copy)
        self.set_footer(row)
        self.back_asked.connect(self.go_on.click)
        self.copy.clicked.connect(self._copy)

    def first_stop(self) -> QWidget:
        return self.go_on

    def show_crash(self, sentences: Sequence[str], details: Sequence[str], report: str) -> None:
        """Show a crash.

        Args:
            sentences: the summary.
            details: the lines for a developer.
            report: the text to copy.
        """
        self._report = report
        self.copy.set_label(translate("mishaps", "Copy details"))
        self._summary_label.set_text("\n".join(sentences))
        self._details_label.set_text("\n".join(details))
        spoken = " ".join(sentences)
        self.summary.describe(spoken)
        self.details.describe(" ".join(details))
        self.go_on.setAccessibleDescription(spoken)
        self._announcer.say(f"{self.header.title.plain}. {spoken}")

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self._report)
        self.copy.set_label(translate("mishaps", "Copied"))
        self._announcer.say(DETAILS_COPIED())


def _alone(section: TextSection) -> Column:
    column = Column()
    column.add(section)
    column.rows.addStretch(1)
    return column
