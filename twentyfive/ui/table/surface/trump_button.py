"""The trump button beside the hand: the trump suit as a sign and a word. Pressing it shows the ranking of this deal."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from twentyfive.core import Suit
from twentyfive.ui.cards.suit_signs import paint_suit_sign
from twentyfive.ui.theme.styled import Styled
from twentyfive.ui.widgets.base_button import is_ringed
from twentyfive.wording.names import SUIT_NAMES, translate

_LEAST_LETTERS: Final = 10


class TrumpButton(Styled, QAbstractButton):
    """A button that shows the trumps. As text grows it drops "ranking", then "are trumps", never sign and name."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._suit: Suit | None = None
        self._words = ""
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.show_no_trumps(translate("plaque", "No trumps yet"))

    def show_no_trumps(self, words: str) -> None:
        """Show words that say that no trumps are named yet, or who names them."""
        self._suit = None
        self._words = words
        self.setAccessibleName(words)
        self.setEnabled(False)
        self.update()

    def show_suit(self, suit: Suit) -> None:
        """Show these trumps."""
        self._suit = suit
        self.setAccessibleName(translate("plaque", "{suit} are trumps").format(suit=SUIT_NAMES[suit]()))
        self.setAccessibleDescription(translate("plaque", "Shows what beats what in this deal"))
        self.setEnabled(True)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(160, 176)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()  # Qt presses a button only by Space
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        frame = QRectF(self.rect()).adjusted(0.75, 0.75, -0.75, -0.75)
        painter.setBrush(
            self._look.colours.raised if self.underMouse() and self.isEnabled() else self._look.colours.surface
        )
        painter.setPen(QPen(self._look.colours.line, 1.5))
        painter.drawRoundedRect(frame, 10, 10)
        if self._suit is None:
            self._paint_no_trumps(painter, frame)
        else:
            self._paint_trumps(painter, frame, self._suit)
        if is_ringed(self):
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(self._look.colours.f2, 3))
            painter.drawRoundedRect(frame.adjusted(1, 1, -1, -1), 9, 9)
        painter.end()

    def _paint_no_trumps(self, painter: QPainter, frame: QRectF) -> None:
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
        room = frame.adjusted(6, 6, -6, -6)
        size = self._look.small
        while size > _LEAST_LETTERS and not self._words_fit(room, size, flags):
            size -= 1
        painter.setFont(self._look.font(size, bold=True))
        painter.setPen(self._look.colours.ink)
        painter.drawText(room, flags, self._words)

    def _words_fit(self, room: QRectF, size: int, flags: int) -> bool:
        """Whether the wrapped words fit into the frame in letters of that size."""
        metrics = QFontMetricsF(self._look.font(size, bold=True))
        wide = max(metrics.horizontalAdvance(word) for word in self._words.split())
        return wide <= room.width() and metrics.boundingRect(room, flags, self._words).height() <= room.height()

    def _paint_trumps(self, painter: QPainter, frame: QRectF, suit: Suit) -> None:
        rows, letters = self._rows(frame, suit)
        row_height = self._look.small * 1.45
        text_height = len(rows) * row_height
        sign = min(frame.height() - text_height - 20, frame.width() * 0.62)
        size = max(16.0, sign)
        top = frame.top() + 8 + (frame.height() - text_height - 14 - size) / 2
        paint_suit_sign(painter, suit, QRectF(frame.center().x() - size / 2, top, size, size), self._look)
        top = frame.bottom() - text_height - 5
        for index, (text, bold, quiet) in enumerate(rows):
            painter.setFont(self._look.font(letters, bold=bold))
            painter.setPen(
                self._look.colours.accentink if quiet else self._look.colours.ink if bold else self._look.colours.ink2
            )
            row = QRectF(frame.left(), top + index * row_height, frame.width(), row_height)
            painter.drawText(row, Qt.AlignmentFlag.AlignCenter, text)

    def _rows(self, frame: QRectF, suit: Suit) -> tuple[list[tuple[str, bool, bool]], int]:
        """The rows (text, bold, quiet) that have room below a sign of a fair size, and the size of their letters.

        The name of the suit decides the size; a wider row has a shorter form, or is left out.
        """
        name, room = SUIT_NAMES[suit](), frame.width() - 8
        letters = self._look.small
        while letters > _LEAST_LETTERS and _width(self._look.font(letters, bold=True), name) > room:
            letters -= 1
        plain = self._look.font(letters)
        rows = [(name, True, False)]
        for forms, quiet in (
            ((translate("plaque", "are trumps"), translate("plaque", "trumps")), False),
            ((translate("plaque", "card order ›"),), True),
        ):
            fits = next((form for form in forms if _width(plain, form) <= room), None)
            if fits is None:
                break
            rows.append((fits, False, quiet))
        row_height = self._look.small * 1.45
        while len(rows) > 1 and frame.height() - len(rows) * row_height < 0.3 * frame.height() + 14:
            rows.pop()
        return rows, letters


def _width(font: QFont, text: str) -> float:
    return QFontMetricsF(font).horizontalAdvance(text)
