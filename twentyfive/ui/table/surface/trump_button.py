"""The tray beside the hand, sunk into the cloth: a button with the trumps. Pressing it shows the ranking of this deal.

The canvas paints its ground and the cards that lie in it; the button paints the trump suit as a sign and a word.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from twentyfive.core import Suit
from twentyfive.presentation.measures import Rect
from twentyfive.presentation.table.tray import Tray
from twentyfive.ui.cards.suit_signs import paint_hole, paint_suit
from twentyfive.ui.theme.look import Look
from twentyfive.ui.theme.styled import Styled
from twentyfive.ui.theme.tokens import Ground, Scheme
from twentyfive.ui.widgets.base_button import is_ringed, paint_ring_around
from twentyfive.wording.names import SUIT_NAMES, translate

_LEAST_LETTERS: Final = 10

_RADIUS: Final = 12


def paint_tray(painter: QPainter, tray: Rect, look: Look) -> None:
    """Paint the tray without anything in it: a hollow in the cloth."""
    frame = QRectF(tray.x, tray.y, tray.w, tray.h).adjusted(0.75, 0.75, -0.75, -0.75)
    painter.save()
    painter.setBrush(look.colours.tray)
    outlined = look.theme.scheme is Scheme.HIGH_CONTRAST
    painter.setPen(QPen(look.colours.woodline if outlined else look.colours.rim, 1.5))
    radius = _RADIUS * look.scale
    painter.drawRoundedRect(frame, radius, radius)
    painter.restore()


class TrumpButton(Styled, QAbstractButton):
    """A button that shows the trumps. Where it is low it drops "trumps", never sign and name."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._suit: Suit | None = None
        self._words = ""
        self._tray: Tray | None = None
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.show_no_trumps(translate("plaque", "No trumps yet"))

    def divide(self, tray: Tray) -> None:
        """Put sign and words at their places in the tray, which are those of the parent."""
        self._tray = tray
        self.update()

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
        if self._tray is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        frame, radius = QRectF(self.rect()).adjusted(0.75, 0.75, -0.75, -0.75), _RADIUS * self._look.scale
        if self.underMouse() and self.isEnabled():
            painter.setPen(QPen(self._look.colours.gold, 1.5))
            painter.drawRoundedRect(frame, radius, radius)
        words = self._within(self._tray.words)
        if self._suit is None:
            self._paint_no_trumps(painter, words)
        else:
            self._paint_trumps(painter, self._within(self._tray.sign), words, self._suit)
        if is_ringed(self):
            paint_ring_around(painter, frame.adjusted(4, 4, -4, -4), radius - 4, self._look.colours)
        painter.end()

    def _within(self, place: Rect) -> QRectF:
        """The place in the coordinates of the button."""
        return QRectF(place.x - self.x(), place.y - self.y(), place.w, place.h)

    def _paint_no_trumps(self, painter: QPainter, room: QRectF) -> None:
        """Paint the words below the cards, or in smaller letters where they have no room."""
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
        size = self._look.small
        while size > _LEAST_LETTERS and not self._words_fit(room, size, flags):
            size -= 1
        painter.setFont(self._look.font(size, bold=True))
        painter.setPen(self._look.colours.clothink)
        painter.drawText(room, flags, self._words)

    def _words_fit(self, room: QRectF, size: int, flags: int) -> bool:
        """Whether the wrapped words fit into the frame in letters of that size."""
        metrics = QFontMetricsF(self._look.font(size, bold=True))
        wide = max(metrics.horizontalAdvance(word) for word in self._words.split())
        return wide <= room.width() and metrics.boundingRect(room, flags, self._words).height() <= room.height()

    def _paint_trumps(self, painter: QPainter, sign: QRectF, words: QRectF, suit: Suit) -> None:
        size = min(sign.width(), sign.height())
        area = QRectF(sign.center().x() - size / 2, sign.center().y() - size / 2, size, size)
        look = self._look
        paint_suit(painter, suit, area, look.suit_on(suit, Ground.TRAY))
        paint_hole(painter, suit, area, look.theme, look.colours.tray)
        rows, letters = self._rows(words, suit)
        height = words.height() / len(rows)
        painter.setPen(look.colours.clothink)
        for index, text in enumerate(rows):
            painter.setFont(look.font(letters, bold=not index))
            row = QRectF(words.left(), words.top() + index * height, words.width(), height)
            painter.drawText(row, Qt.AlignmentFlag.AlignCenter, text)

    def _rows(self, words: QRectF, suit: Suit) -> tuple[list[str], int]:
        """The rows of words, and the size of their letters, which the name of the suit decides."""
        assert self._tray is not None
        name, room = SUIT_NAMES[suit](), words.width()
        letters = self._look.small
        while letters > _LEAST_LETTERS and _width(self._look.font(letters, bold=True), name) > room:
            letters -= 1
        plain = self._look.font(letters)
        forms = (translate("plaque", "are trumps"), translate("plaque", "trumps")) if self._tray.rows > 1 else ()
        fits = (form for form in (f"{form} ›" for form in forms) if _width(plain, form) <= room)
        return [name, *list(fits)[:1]], letters


def _width(font: QFont, text: str) -> float:
    return QFontMetricsF(font).horizontalAdvance(text)
