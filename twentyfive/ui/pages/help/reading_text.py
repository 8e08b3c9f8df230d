"""A long text on a sheet that scrolls, can be read line by line and be copied."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QPalette, QResizeEvent, QTextCursor
from PySide6.QtWidgets import QFrame, QPlainTextEdit, QSizePolicy

from twentyfive.ui.theme.styled import Styled
from twentyfive.ui.widgets.rows import Sheet
from twentyfive.ui.widgets.scroll_area import FocusRing
from twentyfive.ui.widgets.scroll_bar import ScrollBar

PROSE_LETTERS: Final = 44
"""Widest line of prose, in widths of an m: longer lines tire the eye."""


class ReadingText(Styled, QPlainTextEdit):
    """A long text that scrolls. The keys move through it line by line for a screen reader, and it can be copied."""

    def __init__(self) -> None:
        super().__init__()
        self.setReadOnly(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setTabChangesFocus(True)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._bar = ScrollBar(self)
        self.setVerticalScrollBar(self._bar)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._dress()

    def restyle(self) -> None:
        self.setFont(self._look.font(self._look.medium))
        palette = self._look.palette()
        palette.setColor(QPalette.ColorRole.Base, self._look.colours.surface)
        self.setPalette(palette)
        self._fit()

    def inside(self) -> Iterable[Styled]:
        return (self._bar,)

    def show_text(self, text: str) -> None:
        """Show this text from the top."""
        self.setPlainText(text)
        self.moveCursor(QTextCursor.MoveOperation.Start)
        self._fit()

    def _fit(self) -> None:
        """Let the visible area end after a whole line; the text scrolls by whole lines, too."""
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
            event.ignore()  # the page takes Esc as Back
        else:
            super().keyPressEvent(event)


class ReadingSheet(Sheet):
    """The sheet round a long text, no wider than is comfortable to read, with the focus ring round it."""

    def __init__(self, text: ReadingText, letters: int = PROSE_LETTERS) -> None:
        """Lay the text on the sheet; `letters` is its widest line, in widths of an m."""
        self._letters = letters
        super().__init__()
        self._text = text
        self._ring = FocusRing(self)
        self.add(text)
        text.installEventFilter(self)

    def _fit(self) -> None:
        super()._fit()
        self.setMaximumWidth(self._letters * self._look.medium)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self._ring.setVisible(self._text.hasFocus())
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._ring.setGeometry(self.rect())
        self._ring.raise_()
