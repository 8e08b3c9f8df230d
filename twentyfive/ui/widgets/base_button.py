"""The base class of all buttons, and the focus ring.

A button is larger than its visible frame by `RING` on every side, so that the focus ring is never clipped. Two buttons
in a layout are therefore `2 * RING` further apart than they are placed; `place` puts the frame itself at a rectangle.
"""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QHelpEvent, QKeyEvent, QPainter, QPaintEvent, QPen, QShortcutEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QToolTip, QWidget

from twentyfive.ui.theme.icons import Icon, paint_icon
from twentyfive.ui.theme.styled import Styled
from twentyfive.ui.theme.text_layout import (
    Lines,
    folded_width,
    line_height,
    longest_word,
    natural_width,
    paint_lines,
    wrapped,
)
from twentyfive.ui.theme.tokens import Tokens
from twentyfive.ui.widgets.button_frame import ButtonColours, paint_button_frame
from twentyfive.wording.names import for_the_ear

RING: Final = 7
"""Width of the focus ring around a frame: 4 pixels of its inner and 3 of its outer colour."""

BY_KEYS: Final = "by_keys"
"""The property of a window in which a key has been pressed since the mouse was; `KeyUse` sets it."""

ARROWS: Final = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)

_INNER: Final = 4
_OUTER: Final = 3
_MOST_LINES: Final = 3
_WIDEST_IN_LETTERS: Final = 24
"""Width of the words, in font sizes, from which a button prefers to wrap them."""


class BaseButton(Styled, QAbstractButton):
    """A button with a frame, a label, a note below it and an icon in front of it.

    Attributes:
        label: its text; also its accessible name, unless another is set.
        note: the smaller text below the label; also its accessible description.
        reason: the reason why it is disabled or refuses; empty while it is usable.
    """

    def __init__(self, label: str, parent: QWidget | None = None, *, note: str = "", icon: Icon | None = None) -> None:
        super().__init__(parent)
        self.label = ""
        self.note = ""
        self.reason = ""
        self._tip = ""
        self._label_spoken = ""
        self._icon = icon
        self._alignment = Qt.AlignmentFlag.AlignHCenter
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self._quiet = False
        self._heights: dict[tuple[int, bool], int] = {}
        self._hints: dict[bool, QSize] = {}
        self.toggled.connect(self._on_toggled)
        self.set_label(label, note)

    def set_label(self, label: str, note: str = "") -> None:
        """Change label and note."""
        self.label, self.note = label, note
        # Qt would take an ampersand for the mark of a shortcut.
        self.setText(label.replace("&", "&&"))
        if self.accessibleName() == self._label_spoken:  # else it has a name of its own
            spoken = for_the_ear(label)
            self._label_spoken = spoken if spoken != label else ""
            self.setAccessibleName(self._label_spoken)
        if not self.reason:
            self.setAccessibleDescription(for_the_ear(note))
        self.updateGeometry()
        self.update()

    def updateGeometry(self) -> None:
        """Forget the cached sizes. Between two such calls layouts ask for the same sizes dozens of times."""
        self._heights.clear()
        self._hints.clear()
        super().updateGeometry()

    def set_icon(self, icon: Icon | None) -> None:
        self._icon = icon
        self.updateGeometry()
        self.update()

    def set_alignment(self, alignment: Qt.AlignmentFlag) -> None:
        """Align the words left or centred: AlignLeft or AlignHCenter."""
        self._alignment = alignment
        self.update()

    def offer(self, why_not: str, heir: QWidget | None = None) -> None:
        """Enable the button if `why_not` is empty, else disable it for that reason.

        If a disabled button has the focus, `heir` gets it; Qt would give it to the next widget.
        """
        if not why_not:
            self.turn_on()
            return
        if heir is not None and self.hasFocus():
            heir.setFocus()
        self.turn_off(why_not)

    def turn_off(self, reason: str) -> None:
        """Disable the button, and say why by tooltip and accessible description."""
        self._give_reason(reason)
        self.setEnabled(False)

    def refuse(self, reason: str) -> None:
        """Look disabled and say why, but stay pressable, for a button whose press leads to what is wrong."""
        self._give_reason(reason)
        self.update()

    @property
    def usable(self) -> bool:
        """Whether a press does what the label says."""
        return self.isEnabled() and not self.reason

    def _give_reason(self, reason: str) -> None:
        if not self.reason:
            self._tip = self.toolTip()
        self.reason = reason
        self.setToolTip(reason)
        self.setAccessibleDescription(for_the_ear(reason))

    def turn_on(self) -> None:
        """Enable the button again."""
        if self.reason:
            self.reason = ""
            self.setToolTip(self._tip)
            self.setAccessibleDescription(for_the_ear(self.note))
            self.update()
        self.setEnabled(True)

    def place(self, frame: QRect) -> None:
        """Put the visible frame at this rectangle, in the parent's coordinates."""
        self.setGeometry(frame.adjusted(-RING, -RING, RING, RING))

    def frame(self) -> QRect:
        """Return the visible frame, in the button's own coordinates."""
        return self.rect().adjusted(RING, RING, -RING, -RING)

    def frame_width(self) -> int:
        """Return the preferred width of the frame."""
        return self.sizeHint().width() - 2 * RING

    def folded_width(self, lines: int, label_lines: int = 1) -> int:
        """Return the width of the button with its note in no more than `lines`, and its label likewise."""
        label, note = self._look.signs(self.label), self._look.signs(self.note)
        words = folded_width(label, self._widest_font(), label_lines)
        words = max(words, folded_width(note, self._note_font(), lines))
        width = round(words + 1) + 2 * self._padding() + self._icon_size() + self._icon_gap()
        return max(width, self._look.target) + 2 * RING

    def frame_padding(self) -> int:
        """Return the distance between the frame and its content, at either end."""
        return self._padding()

    def frame_height_for(self, frame_width: int) -> int:
        """Return the height of the frame at this width."""
        key = frame_width, self.bold()
        if key not in self._heights:
            self._heights[key] = self._height_for(frame_width)
        return self._heights[key]

    def _height_for(self, frame_width: int) -> int:
        label, note = self._fitted(frame_width)
        words = len(label.texts) * line_height(self._label_font())
        words += len(note.texts) * line_height(self._note_font())
        return max(self._least_height(), round(words) + 2 * self._vertical_padding())

    def button_colours(self) -> ButtonColours:
        """Return the colours of the present state."""
        raise NotImplementedError

    def bold(self) -> bool:
        """Return True if the label is bold at present."""
        return False

    def _least_height(self) -> int:
        return max(self._look.control_height, self._look.target)

    def _padding(self) -> int:
        return round(min(0.8 * self._look.medium, 8 * self._look.scale + 0.27 * self._look.medium))

    def _vertical_padding(self) -> int:
        """Return the padding above and below, with which a label of one line has the height of a control."""
        one_line = (self._look.control_height - self._look.line_height(self._look.medium)) // 2
        return min(round(0.55 * self._look.medium), one_line)

    def _icon_size(self) -> int:
        if self._icon is None:
            return 0
        return round(6 * self._look.scale + 0.85 * self._look.medium)

    def _icon_gap(self) -> int:
        if self._icon is None or not self.label:
            return 0
        return round(4 * self._look.scale + 0.22 * self._look.medium)

    def _on_toggled(self, checked: bool) -> None:
        """Make a click of a change by a screen reader, which checks a button without clicking it."""
        if self._quiet:
            return
        if self.group() is None and not self.autoExclusive():
            self.setChecked(not checked)  # the click checks it again
            self.click()
        elif checked:
            self.click()

    def setChecked(self, checked: bool) -> None:
        """Check or uncheck the button without a click."""
        self._quiet = True
        super().setChecked(checked)
        self._quiet = False

    def nextCheckState(self) -> None:
        self._quiet = True
        super().nextCheckState()
        self._quiet = False

    def _label_font(self) -> QFont:
        return self._look.font(self._look.medium, self.bold() or bool(self.note))

    def _note_font(self) -> QFont:
        return self._look.font(self._look.small)

    def _widest_font(self) -> QFont:
        """Return the font that decides the width: bold if the button can become bold, so that its width is constant."""
        return self._look.font(self._look.medium, bold=True) if self.isCheckable() else self._label_font()

    def _room_for_words(self, frame_width: float) -> float:
        return frame_width - 2 * self._padding() - self._icon_size() - self._icon_gap()

    def _fitted(self, frame_width: float, height: float = math.inf) -> tuple[Lines, Lines]:
        """Return label and note wrapped into that height; the note is dropped first."""
        room, label_font, note_font = self._room_for_words(frame_width), self._label_font(), self._note_font()
        most = max(1, int(min(_MOST_LINES, height // line_height(label_font))))
        label = wrapped(self._look.signs(self.label), label_font, room, most)
        height -= len(label.texts) * line_height(label_font)
        most = int(min(_MOST_LINES, height // line_height(note_font)))
        if most < 1:
            return label, Lines((), whole=not self.note)
        return label, wrapped(self._look.signs(self.note), note_font, room, most)

    def is_whole(self) -> bool:
        """Return True if label and note are shown whole."""
        label, note = self._fitted(self.frame().width(), self.frame().height())
        return label.whole and note.whole

    def _tooltip_text(self) -> str:
        """Return the text of the tooltip: the name of an icon alone, or words that are not shown whole."""
        if not self.label:
            return self.accessibleName()
        return "" if self.is_whole() else "\n".join(filter(None, (self.label, self.note)))

    def _paint_content(self, painter: QPainter, frame: QRectF, button_colours: ButtonColours) -> None:
        """Paint icon and words as one block."""
        label, note = self._fitted(frame.width(), frame.height())
        label_font, note_font = self._label_font(), self._note_font()
        label_height = len(label.texts) * line_height(label_font)
        words_height = label_height + len(note.texts) * line_height(note_font)
        widths = [natural_width(text, label_font) for text in label.texts]
        widths += [natural_width(text, note_font) for text in note.texts]
        words_width = max(widths, default=0.0)
        lead = self._icon_size() + self._icon_gap()
        left = frame.left() + self._padding()
        if self._alignment is Qt.AlignmentFlag.AlignHCenter:
            left = frame.center().x() - (lead + words_width) / 2
        size = self._icon_size()
        self._paint_icon(painter, QRectF(left, frame.center().y() - size / 2, size, size), button_colours)
        top = self._words_top(frame, words_height)
        fill = button_colours.fill or self._look.theme.tokens.surface
        painter.setPen(QColor(button_colours.ink))
        words = QRectF(left + lead, top, words_width, label_height)
        paint_lines(painter, label, label_font, words, self._alignment, self._look.sign_inks(fill, button_colours.ink))
        painter.setPen(QColor(button_colours.note_ink))
        words.translate(0, label_height)
        paint_lines(
            painter, note, note_font, words, self._alignment, self._look.sign_inks(fill, button_colours.note_ink)
        )

    def _words_top(self, frame: QRectF, words_height: float) -> float:
        """Return the top of the words, which are in the middle of the height."""
        return frame.center().y() - words_height / 2

    def _paint_icon(self, painter: QPainter, area: QRectF, button_colours: ButtonColours) -> None:
        if self._icon is not None:
            paint_icon(painter, self._icon, area, QColor(button_colours.ink))

    def sizeHint(self) -> QSize:
        bold = self.bold()
        if bold not in self._hints:
            self._hints[bold] = self._hint()
        return QSize(self._hints[bold])

    def _hint(self) -> QSize:
        label, note = self._look.signs(self.label), self._look.signs(self.note)
        natural = max(natural_width(label, self._widest_font()), natural_width(note, self._note_font()))
        words = min(natural, _WIDEST_IN_LETTERS * self._look.medium)
        width = round(words + 1) + 2 * self._padding() + self._icon_size() + self._icon_gap()
        width = max(width, self._look.target)
        return QSize(width + 2 * RING, self.frame_height_for(width) + 2 * RING)

    def minimumSizeHint(self) -> QSize:
        words = max(longest_word(self.label, self._widest_font()), longest_word(self.note, self._note_font()))
        width = round(words + 1) + 2 * self._padding() + self._icon_size() + self._icon_gap()
        return QSize(max(width, self._look.target) + 2 * RING, self._least_height() + 2 * RING)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self.frame_height_for(width - 2 * RING) + 2 * RING

    def hitButton(self, pos: QPoint) -> bool:
        """Return True anywhere on the button: a press within its ring moves the focus, so it must press, too."""
        return self.rect().contains(pos)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip and not self.toolTip():
            QToolTip.showText(event.globalPos(), self._tooltip_text(), self)
            return True
        if isinstance(event, QShortcutEvent) and not event.isAmbiguous():
            self.click()  # at once: Qt clicks 100 ms later, when the situation may have changed
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        elif event.key() in ARROWS and not self.autoExclusive() and self.group() is None:
            event.ignore()  # the page knows the layout; Qt would go through the buttons in Tab order
        else:
            super().keyPressEvent(event)
            if event.key() in ARROWS:
                event.accept()  # at the end too: past it the next press would choose an answer to the next question

    def paintEvent(self, _: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        frame, button_colours = QRectF(self.frame()), self.button_colours()
        if self.isDown():
            frame.translate(0, 1)
        paint_button_frame(
            painter, frame, self, button_colours, self._look.radius, self._look.theme, usable=self.usable
        )
        self._paint_content(painter, frame, button_colours)
        if is_ringed(self):
            paint_ring(painter, QRectF(self.rect()), self._look.radius, self._look.colours)
        painter.end()


def is_ringed(widget: QWidget) -> bool:
    """Return True if the widget has the focus, in a window that is used by keys."""
    return widget.hasFocus() and bool(widget.window().property(BY_KEYS))


def paint_ring(painter: QPainter, area: QRectF, radius: float, colours: Tokens[QColor]) -> None:
    """Paint the focus ring just inside the edge of `area`, `RING` thick."""
    paint_ring_around(painter, area.adjusted(RING, RING, -RING, -RING), radius, colours)


def paint_ring_around(painter: QPainter, frame: QRectF, radius: float, colours: Tokens[QColor]) -> None:
    """Paint the focus ring around a frame with corners of that radius, the inner colour next to the frame."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, width, middle in (
        (colours.f1, _INNER, _INNER / 2),
        (colours.f2, _OUTER, _INNER + _OUTER / 2),
    ):
        painter.setPen(QPen(colour, width))
        painter.drawRoundedRect(frame.adjusted(-middle, -middle, middle, middle), radius + middle, radius + middle)
