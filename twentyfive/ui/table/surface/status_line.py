"""The line above the hand that says in plain words what is going on."""

from __future__ import annotations

from math import ceil
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QPen, QTextDocument
from PySide6.QtWidgets import QLabel, QWidget

from twentyfive.ui.theme.glyphs import paint_refusal_sign, paint_turn_sign
from twentyfive.ui.theme.icons import Icon, paint_icon
from twentyfive.ui.theme.styled import Styled
from twentyfive.ui.theme.tokens import SHADE, Ground, Tokens
from twentyfive.ui.widgets.base_button import is_ringed
from twentyfive.ui.widgets.buttons import SecondButton
from twentyfive.wording.names import for_the_ear, translate
from twentyfive.wording.table.line import Line

_RADIUS: Final = 10
"""The corner radius of the line."""

_SMALLEST: Final = 0.7
"""The least size of the letters, as a share, for a text that is too long for two lines."""

_WIDER: Final = 8
"""The pixels by which the line grows until none of its words is broken off by a rounded width."""


_ABOVE_BUTTON: Final = 6
"""The pixels between a button and the edge of the line, where letters are so large that it would fill the line."""


def shade(colours: Tokens[QColor]) -> QColor:
    """The dark veil under words on the cloth that ask nothing."""
    veil = QColor(colours.tray)
    veil.setAlphaF(SHADE)
    return veil


class StatusLine(Styled, QLabel):
    """Shows a `Line`, with a triangle if the viewer is asked something, or an exclamation mark if it refuses a move.

    Then it lies on paper; all else it says lightly, on a veil over the cloth. What explains something lies on paper,
    too, beside two buttons.

    Attributes:
        line: the line shown.
        show_it, got_it: the buttons to look at what is explained, and to have it explained no more.

    Signals:
        show_asked(): the person wants to look at what is explained.
        understood(): the person knows it now.
    """

    show_asked = Signal()
    understood = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.line = Line("")
        self.show_it = SecondButton(translate("line", "Show"), self)
        self.got_it = SecondButton(translate("line", "Got it"), self)
        self.show_it.clicked.connect(self.show_asked)
        self.got_it.clicked.connect(self.understood)
        self._asks = False
        self._zone = QRect()
        self.setTextFormat(Qt.TextFormat.RichText)
        self.setTextInteractionFlags(Qt.TextInteractionFlag.NoTextInteraction)
        self.setWordWrap(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._dress()

    def put(self, zone: QRect) -> None:
        """Use this zone from now on: its whole height, and in its middle as much of its width as the words need."""
        self._zone = zone
        self._write()

    def restyle(self) -> None:
        self._write()

    def say(self, line: Line, *, asks: bool, spoken: str = "") -> None:
        """Show `line`, read out as `spoken` if that is given; `asks` marks that the viewer is to act."""
        self.line = line
        self._asks = asks
        self.setAccessibleName(for_the_ear(spoken or str(line)))
        self._write()
        self.update()

    @property
    def _is_paper(self) -> bool:
        """Whether the line lies on paper, as it asks the viewer something, refuses it, or explains something."""
        return self._asks or self.line.refuses or self.line.explains

    def _write(self) -> None:
        """Write the line in full size, or somewhat smaller if it would not fit, and become as wide as it needs."""
        palette = self.palette()
        palette.setColor(self.foregroundRole(), self._look.ink_on(self._ground))
        self.setPalette(palette)
        left = round(self._sign_width()) if self._is_paper else self._look.margin
        right = self._look.margin + self._buttons_width()
        self.setContentsMargins(left, 0, right, 0)
        zone = self._zone
        self._fit(max(0, zone.width() - left - right))
        width = min(zone.width(), left + right + self._words_width())
        while width < zone.width() and self.heightForWidth(width) > self.heightForWidth(zone.width()):
            width = min(zone.width(), width + _WIDER)
        self.setGeometry(zone.x() + (zone.width() - width) // 2, zone.y(), width, zone.height())
        self._put_buttons()

    @property
    def _buttons(self) -> tuple[SecondButton, SecondButton]:
        return self.show_it, self.got_it

    def _buttons_width(self) -> int:
        """The width of the buttons with the gaps before them; 0 if the line explains nothing."""
        if not self.line.explains:
            return 0
        return sum(button.frame_width() + self._look.gap for button in self._buttons)

    def _put_buttons(self) -> None:
        """Put the buttons side by side at the right end, in the height that the line has; hidden if there is nothing
        to explain."""
        if not self.line.explains and any(button.hasFocus() for button in self._buttons):
            self.setFocus(Qt.FocusReason.OtherFocusReason)  # else Qt gives it to a card
        right, most = self.width() - self._look.margin, self.height() - 2 * _ABOVE_BUTTON
        for button in reversed(self._buttons):
            width = button.frame_width()
            height = max(self._look.target, min(most, button.frame_height_for(width)))
            frame = QRect(0, (self.height() - height) // 2, width, height)
            frame.moveRight(right)
            button.place(frame)
            button.setVisible(self.line.explains)
            right = frame.left() - self._look.gap

    def _fit(self, room: int) -> None:
        """Write the line in letters as large as fit into the zone, with `room` between the margins."""
        largest = self._look.medium
        for line in self._forms():
            for size in range(largest, round(_SMALLEST * largest) - 1, -1):
                self._fill(line, room, size)
                if self.heightForWidth(self._zone.width()) <= self._zone.height():
                    return

    def _forms(self) -> tuple[Line, ...]:
        """The line, and what remains of it if it does not fit even in small letters."""
        if self.line.refuses:  # the reason is more important than the question, which has been read before
            return self.line, Line(self.line.detail)
        if self.line.explains:  # what to do is more important than what surprises
            return self.line, Line(self.line.headline)
        return (self.line,)

    def _words_width(self) -> int:
        """The width of the words as they are written, if no line of them is broken."""
        words = QTextDocument()
        words.setDocumentMargin(0)
        words.setDefaultFont(self.font())
        words.setHtml(self.text())
        return ceil(words.idealWidth()) + 2

    @property
    def _ground(self) -> Ground:
        return Ground.PAPER if self._is_paper else Ground.SHADE

    def _fill(self, line: Line, room: int, size: int) -> None:
        self.setFont(self._look.font(size))
        bold, plain = QFontMetricsF(self._look.font(size, bold=True)), self.fontMetrics()
        fits = bold.horizontalAdvance(line.headline) <= room and plain.horizontalAdvance(line.detail) <= room
        headline = f"<b>{self._look.rich(line.headline, self._ground)}</b>"
        detail = self._look.rich(line.detail, self._ground)
        self.setText(f"{headline}<br>{detail}" if fits and detail else f"{headline} {detail}")

    def _sign_width(self) -> float:
        return self._look.medium * 2.5

    def sizeHint(self) -> QSize:
        return QSize(480, 64)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go from one button to the other by an arrow key."""
        steps = {Qt.Key.Key_Left: self.show_it, Qt.Key.Key_Right: self.got_it}
        to = steps.get(Qt.Key(event.key()))
        if to is not None and to.isVisible():
            to.setFocus(Qt.FocusReason.TabFocusReason)
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.text():
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours = self._look.colours
        painter.setPen(QPen(colours.hem, 1.5) if self._is_paper else Qt.PenStyle.NoPen)
        painter.setBrush(colours.surface if self._is_paper else shade(colours))
        radius = _RADIUS * self._look.scale
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.75, 0.75, -0.75, -0.75), radius, radius)
        middle = QPointF(self._sign_width() / 2 + 2, self.height() / 2)
        if self.line.refuses:
            paint_refusal_sign(painter, middle, 0.7 * self._look.medium, self._look.colours)
        elif self._asks:
            paint_turn_sign(painter, middle, 0.6 * self._look.medium, self._look.colours)
        elif self.line.explains:
            size = 1.4 * self._look.medium
            book = QRectF(middle.x() - size / 2, middle.y() - size / 2, size, size)
            paint_icon(painter, Icon.LEARN, book, self._look.colours.accentink)
        if is_ringed(self):
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(self._look.colours.f2, 3))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5), radius - 1, radius - 1)
        painter.end()
        super().paintEvent(event)
