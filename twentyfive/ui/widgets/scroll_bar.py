"""The scroll bar of all scrolling widgets, and the scroll area that most of them are."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QScrollBar, QWidget

from twentyfive.ui.theme.styled import Styled, styled_inside
from twentyfive.wording.names import translate


class ScrollBar(Styled, QScrollBar):
    """A vertical scroll bar that is visible in every theme and wide enough to hit."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Vertical, parent)
        self._area = parent
        self.setAccessibleName(translate("page", "Scroll up and down"))

    def surroundings(self) -> QWidget:
        return self._area  # not what Qt puts between: asked for that, Qt for Python loads every class of widgets

    def sizeHint(self) -> QSize:
        return QSize(self._look.margin, super().sizeHint().height())

    def paintEvent(self, _: QPaintEvent) -> None:
        if self.minimum() == self.maximum():
            return  # it only keeps its room
        handle = self._handle()
        colours = self._look.colours
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), colours.raised)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colours.accentink if self.isSliderDown() else colours.line)
        shown = QRectF(handle).adjusted(3, 0, -3, 0)
        painter.drawRoundedRect(shown, shown.width() / 2, shown.width() / 2)
        painter.end()

    def _handle(self) -> QRect:
        # Loading these takes 8 ms. The start page has a scroll bar, but in most windows does not show it.
        from PySide6.QtWidgets import QStyle, QStyleOptionSlider

        option = QStyleOptionSlider()
        self.initStyleOption(option)
        return self.style().subControlRect(
            QStyle.ComplexControl.CC_ScrollBar, option, QStyle.SubControl.SC_ScrollBarSlider, self
        )


class UprightScroll(Styled, QScrollArea):
    """A scroll area without a frame that scrolls only up and down, and is no stop for Tab.

    Attributes:
        bar: its scroll bar.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.bar = ScrollBar(self)
        self.setVerticalScrollBar(self.bar)
        # Asked for a widget that Qt has made, such as the usual viewport, Qt for Python loads every class of widgets to
        # find out which it is: half the time of building the start page, and 1.4 MiB.
        self.setViewport(QWidget())
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def inside(self) -> Iterable[Styled]:
        """Return the bar and what scrolls, without asking for the widgets that Qt has made."""
        body = self.widget()
        return (self.bar, *(styled_inside(body) if body is not None else ()))

    def keep_room(self) -> None:
        """Keep the room of the scroll bar while there is nothing to scroll, so that nothing moves when there is."""
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
