"""The page about the program: what it is, what it is made of, and on which terms."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QGuiApplication,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QResizeEvent,
    QTextCursor,
)
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPlainTextEdit, QSizePolicy, QWidget

from twentyfive import __version__
from twentyfive.ui.cards.emblem import paint_emblem
from twentyfive.ui.pages.help.licences import Licence, flowing, licences
from twentyfive.ui.theme.look import Look, dress
from twentyfive.ui.widgets.base_button import RING
from twentyfive.ui.widgets.buttons import SecondButton
from twentyfive.ui.widgets.page import Page
from twentyfive.ui.widgets.panels import RichLabel, Role
from twentyfive.ui.widgets.question_page import QuestionPage
from twentyfive.ui.widgets.rows import Column, Sheet, WrapPair
from twentyfive.ui.widgets.scroll_area import FocusRing
from twentyfive.ui.widgets.scroll_bar import ScrollBar
from twentyfive.ui.widgets.text_sheet import TextSheet
from twentyfive.ui.widgets.themed_stack import ThemedStack
from twentyfive.wording.names import translate

SOURCE_OF_QT: Final = "https://download.qt.io/official_releases/"


def program_line(version: str) -> str:
    """The name of the program with its version."""
    return translate("about", "Twenty-Five {version}").format(version=version)


def what_it_is() -> str:
    """The program in one paragraph."""
    return translate(
        "about",
        "Ireland's card game Twenty-Five and its whole family, against the computer or round one screen. "
        "It runs without the internet, sends nothing to anybody, and is free: use it, pass it on and change it as "
        "you like.",
    )


def about_qt() -> str:
    """What the licence of Qt grants, and where its source is: the line that ends with a colon goes before the link."""
    return translate(
        "about",
        "Its windows are made with Qt, under the LGPL, version 3. You may put a Qt of your own in its place. "
        "The source of Qt is here:",
    )


def part_line(part: Licence) -> str:
    """A part of the program with its version, if it has one."""
    return f"{part.name} {part.version}".rstrip()


def part_text(part: Licence) -> str:
    """Everything there is to know of a part: what, by whom, on which terms. The terms are not translated."""
    head = translate("about", "{part}\nBy {holder}\nLicence: {licence}")
    told = head.format(part=part_line(part), holder=part.holder, licence=part.licence)
    return "\n\n".join((told, *part.texts))


COPIED_MS: Final = 3000
"""How long a button says that it has copied."""


class AboutPage(QuestionPage):
    """The program at the left, its parts at the right.

    Attributes:
        told: the sheet about the program.
        parts: a button for each part, the program itself first.

    Signals:
        part_chosen(Licence): the terms of this part are to be shown.
    """

    part_chosen = Signal(object)

    def __init__(self, look: Look) -> None:
        super().__init__(translate("about", "About"), look)
        self.told = ProgramSheet(look)
        self.parts = tuple(self._part_button(part) for part in licences())
        left, right = Column(look), Column(look)
        left.add(self.told)
        left.rows.addStretch(1)
        right.add(RichLabel(translate("about", "What it is made of, and the licences"), look, role=Role.HEADING))
        right.add(*self.parts)
        right.rows.addStretch(1)
        self.set_columns(((left, 1), (right, 1)))

    def first_stop(self) -> QWidget:
        return self.told

    def _part_button(self, part: Licence) -> SecondButton:
        button = SecondButton(part_line(part), self._look, note=part.licence)
        button.set_alignment(Qt.AlignmentFlag.AlignLeft)
        button.clicked.connect(lambda: self.part_chosen.emit(part))
        return button


class ProgramSheet(TextSheet):
    """Emblem, name and version, what the program is, and where the source of Qt is to be found.

    Attributes:
        address: that place, as text that can be selected.
        copy: puts it on the clipboard.
    """

    def __init__(self, look: Look) -> None:
        spoken = f"{what_it_is()} {about_qt()} {SOURCE_OF_QT}"
        super().__init__(program_line(__version__), spoken, look, Role.TITLE)
        self.address = RichLabel(SOURCE_OF_QT, look, role=Role.STRONG)
        self.address.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.copy = SecondButton(translate("about", "Copy the address"), look)
        self.copy.setAccessibleDescription(SOURCE_OF_QT)
        self.copy.clicked.connect(self._copy)
        self._copied = QTimer(self)
        self._copied.setSingleShot(True)
        self._copied.setInterval(COPIED_MS)
        self._copied.timeout.connect(lambda: self.copy.set_label(translate("about", "Copy the address")))
        self.add(WrapPair(Emblem(look), self.title, look), RichLabel(what_it_is(), look), RichLabel(about_qt(), look))
        self.add(self.address)
        self.rows.addWidget(self.copy, 0, Qt.AlignmentFlag.AlignLeft)

    def _fit(self) -> None:
        super()._fit()
        self.rows.setSpacing(self._look.gap)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(SOURCE_OF_QT)
        self.copy.set_label(translate("about", "Copied"))
        self._copied.start()


class Emblem(QWidget):
    """The knot round the five."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look

    def set_look(self, look: Look) -> None:
        self._look = look
        self.updateGeometry()
        self.update()

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
    """The terms of one part, to be read, searched by a screen reader, and copied.

    Attributes:
        text: the words.
    """

    def __init__(self, look: Look) -> None:
        super().__init__(translate("about", "Licence"), look)
        self.text = ReadingText(look)
        self.text.setAccessibleName(translate("about", "Licence"))
        middle = QWidget()
        row = QHBoxLayout(middle)
        row.setContentsMargins(0, 0, 0, 0)
        row.addStretch(1)
        row.addWidget(TermsSheet(self.text, look), 50)
        row.addStretch(1)
        self.set_columns(((middle, 1),))
        self.setFocusProxy(self.text)

    def show_part(self, part: Licence) -> None:
        """Show its terms from the top."""
        self.text.show_text(flowing(part_text(part)))


class TermsSheet(Sheet):
    """The paper that the terms are on, no wider than is good to read; the focus ring goes round it."""

    _LETTERS: Final = 44
    """Widths of an m in a line: longer ones tire the eye."""

    def __init__(self, text: ReadingText, look: Look) -> None:
        super().__init__(look)
        self._text = text
        self._ring = FocusRing(look, self)
        self.add(text)
        text.installEventFilter(self)

    def _fit(self) -> None:
        super()._fit()
        self.setMaximumWidth(self._LETTERS * self._look.medium)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self._ring.setVisible(self._text.hasFocus())
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._ring.setGeometry(self.rect())
        self._ring.raise_()


class ReadingText(QPlainTextEdit):
    """A long text that scrolls. It is walked by the keys, line by line for a screen reader, and can be copied."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.setReadOnly(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setTabChangesFocus(True)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBar(ScrollBar(look, self))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.set_look(look)

    def set_look(self, look: Look) -> None:
        self.setFont(look.font(look.medium))
        palette = look.palette()
        palette.setColor(QPalette.ColorRole.Base, look.colours.surface)
        self.setPalette(palette)
        self._fit()
        dress(self, look)

    def show_text(self, text: str) -> None:
        """Show that text from the top."""
        self.setPlainText(text)
        self.moveCursor(QTextCursor.MoveOperation.Start)
        self._fit()

    def _fit(self) -> None:
        """Make what is seen as high as so many whole lines; it scrolls by lines, too."""
        first = self.document().firstBlock()
        line = self.blockBoundingRect(first).height() / first.lineCount()
        room = self.height() - self.document().documentMargin()
        spare = math.floor(room % line)
        if self.viewportMargins().bottom() != spare:
            self.setViewportMargins(0, 0, 0, spare)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            event.ignore()  # it leads back
        else:
            super().keyPressEvent(event)


class About(ThemedStack):
    """The page about the program, and the terms of its parts.

    Attributes:
        page: about the program.
        licence: the terms of one part.

    Signals:
        back_asked(): back to where the person came from.
    """

    back_asked = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.page = AboutPage(look)
        self.licence = LicencePage(look)
        self.added(self.page)
        self.added(self.licence)
        self.page.part_chosen.connect(self._show_part)
        self.page.back_asked.connect(self.back_asked)
        self.licence.back_asked.connect(self._show_page)
        self._chosen: QWidget = self.page.first_stop()
        self.setFocusProxy(self.page)

    def _show_part(self, part: Licence) -> None:
        self._chosen = self.page.focusWidget() or self.page.first_stop()
        self.licence.show_part(part)
        self.setCurrentWidget(self.licence)
        self.licence.text.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_page(self) -> None:
        self.setCurrentWidget(self.page)
        self._chosen.setFocus(Qt.FocusReason.BacktabFocusReason)
