"""The About page: the program, its parts, and their licences."""

from __future__ import annotations

from typing import Final, Self

from PySide6.QtCore import QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from twentyfive import __version__
from twentyfive.presentation.licences import Licence, flowing, licences
from twentyfive.presentation.measures import TABLE_COLUMN
from twentyfive.ui.cards.emblem import paint_emblem
from twentyfive.ui.page_tools import PageTools
from twentyfive.ui.pages.help.reading_text import ReadingSheet, ReadingText
from twentyfive.ui.theme.styled import Holder, Styled
from twentyfive.ui.widgets.base_button import RING
from twentyfive.ui.widgets.buttons import SecondButton
from twentyfive.ui.widgets.page import Page
from twentyfive.ui.widgets.panels import RichLabel, Role
from twentyfive.ui.widgets.question_page import QuestionPage
from twentyfive.ui.widgets.rows import Column, WrapPair
from twentyfive.ui.widgets.text_sheet import TextSheet
from twentyfive.wording.grammar.texts import Text
from twentyfive.wording.names import translate

SOURCE_OF_QT: Final = "https://download.qt.io/official_releases/"


PROGRAM_LINE: Final = Text("about", "Twenty-Five {version}")
PROGRAM_PARAGRAPH: Final = Text(
    "about",
    "Ireland’s card game Twenty-Five and its whole family, against the computer, round one screen, "
    "or at one table with phones and other computers. It needs no internet, tells nobody about you, "
    "and is free: use it, pass it on and change it as you like.",
)

ABOUT_QT: Final = Text(
    "about",
    "Its windows are made with Qt, under the LGPL, version 3. You may replace it with your own Qt. The source "
    "of Qt is here:",
)
"""It ends with a colon: the address of the source follows."""


def part_line(part: Licence) -> str:
    """The name of a part, with its version if it has one."""
    return f"{part.name} {part.version}".rstrip()


def part_text(part: Licence) -> str:
    """The name, the makers and the licence of a part, then the full texts of the licence, which are not translated."""
    head = translate("about", "{part}\nBy {holder}\nLicence: {licence}")
    title = head.format(part=part_line(part), holder=part.holder, licence=part.licence)
    return "\n\n".join((title, *part.texts))


COPIED_MS: Final = 3000
"""Time for which the button says "Copied"."""


class AboutPage(QuestionPage):
    """The program on the left, its parts on the right.

    Attributes:
        program: the sheet about the program.
        parts: a button for each part, beginning with the program itself.

    Signals:
        part_chosen(Licence): the person asks for the licence of this part.
    """

    part_chosen = Signal(object)
    widest = TABLE_COLUMN

    def __init__(self) -> None:
        super().__init__(translate("about", "About"))
        self.program = ProgramSheet()
        self.parts = tuple(self._part_button(part) for part in licences())
        left, right = Column(), Column()
        left.add(self.program)
        left.rows.addStretch(1)
        right.add(RichLabel(translate("about", "What it is made of, and the licences"), role=Role.HEADING))
        right.add(*self.parts)
        right.rows.addStretch(1)
        self.set_columns(((left, 1), (right, 1)))

    @classmethod
    def of(cls, tools: PageTools) -> Self:
        """Make the page for the window."""
        page = cls()
        page.part_chosen.connect(lambda part: tools.router.open("licence", part))
        page.back_asked.connect(tools.router.back)
        return page

    def first_stop(self) -> QWidget:
        return self.program

    def back_from(self, _: str) -> None:
        """Give the focus back to the part whose licence was read, as a key does it."""
        (self.focusWidget() or self.first_stop()).setFocus(Qt.FocusReason.BacktabFocusReason)

    def _part_button(self, part: Licence) -> SecondButton:
        button = SecondButton(part_line(part), note=part.licence)
        button.set_alignment(Qt.AlignmentFlag.AlignLeft)
        button.clicked.connect(lambda: self.part_chosen.emit(part))
        return button


class ProgramSheet(TextSheet):
    """The emblem, name and version of the program, a paragraph about it, and the address of the source of Qt.

    Attributes:
        address: the address of the source of Qt, as text that can be selected.
        copy: the button that copies the address to the clipboard.
    """

    def __init__(self) -> None:
        spoken = f"{PROGRAM_PARAGRAPH()} {ABOUT_QT()} {SOURCE_OF_QT}"
        super().__init__(PROGRAM_LINE(version=__version__), spoken, Role.TITLE)
        self.address = RichLabel(SOURCE_OF_QT, role=Role.STRONG)
        self.address.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.copy = SecondButton(translate("about", "Copy the address"))
        self.copy.setAccessibleDescription(SOURCE_OF_QT)
        self.copy.clicked.connect(self._copy)
        self._copied = QTimer(self)
        self._copied.setSingleShot(True)
        self._copied.setInterval(COPIED_MS)
        self._copied.timeout.connect(lambda: self.copy.set_label(translate("about", "Copy the address")))
        self.add(WrapPair(Emblem(), self.title))
        self.add(RichLabel(PROGRAM_PARAGRAPH()), RichLabel(ABOUT_QT()), self.address)
        self.rows.addWidget(self.copy, 0, Qt.AlignmentFlag.AlignLeft)

    def _fit(self) -> None:
        super()._fit()
        self.rows.setSpacing(self._look.gap)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(SOURCE_OF_QT)
        self.copy.set_label(translate("about", "Copied"))
        self._copied.start()


class Emblem(Styled, QWidget):
    """The emblem of the program: the knot round the five."""

    def sizeHint(self) -> QSize:
        side = 3 * self._look.large + 2 * RING
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _: QPaintEvent) -> None:
        side = min(self.width(), self.height()) - 2 * RING
        painter = QPainter(self)
        paint_emblem(painter, QRectF(RING, RING, side, side), self._look.colours.accentink)
        painter.end()


class LicencePage(Page):
    """The licence of one part as text that can be read, searched by a screen reader, and copied.

    Attributes:
        text: the full text of the licence.
    """

    def __init__(self) -> None:
        super().__init__(translate("about", "Licence"))
        self.text = ReadingText()
        self.text.setAccessibleName(translate("about", "Licence"))
        middle = Holder()
        row = QHBoxLayout(middle)
        row.setContentsMargins(0, 0, 0, 0)
        row.addStretch(1)
        row.addWidget(ReadingSheet(self.text), 50)
        row.addStretch(1)
        self.set_columns(((middle, 1),))

    @classmethod
    def of(cls, tools: PageTools) -> Self:
        """Make the page for the window."""
        page = cls()
        page.back_asked.connect(tools.router.back)
        return page

    def first_stop(self) -> QWidget:
        return self.text

    def open(self, part: Licence) -> None:
        """Show the licence of this part from the top."""
        self.text.show_text(flowing(part_text(part)))
