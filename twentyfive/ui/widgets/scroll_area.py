"""Scrollable panel bodies, and moving the focus with the keys of a panel."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from PySide6.QtCore import QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QScrollArea, QWidget

from twentyfive.ui.theme.styled import Styled
from twentyfive.ui.widgets.base_button import BY_KEYS, RING, paint_ring
from twentyfive.ui.widgets.panels import SHADOW, OverlayFrame, Panel
from twentyfive.ui.widgets.scroll_bar import UprightScroll


class ScrollBody(UprightScroll):
    """A part of a panel that scrolls if necessary, and is a stop for Tab only then.

    It has a margin of `RING` above and below for the focus ring.
    """

    def __init__(self, body: QWidget, parent: QWidget) -> None:
        super().__init__(parent)
        self._body = body
        self._ring = FocusRing(self)
        self.setViewportMargins(0, RING, 0, RING)
        self.setWidget(body)
        for ground in (self, self.viewport(), body):
            ground.setAutoFillBackground(False)
        self.bar.rangeChanged.connect(self._on_range)
        self._dress()

    def inside(self) -> Iterable[Styled]:
        return (self._ring, *super().inside())

    def restyle(self) -> None:
        self.bar.setSingleStep(self._look.line_height(self._look.medium))
        self.updateGeometry()

    def showEvent(self, event: QShowEvent) -> None:
        """Give the body its height, which may have changed while it was hidden: Qt forgets that."""
        super().showEvent(event)
        self._body.updateGeometry()  # an event made in Python and posted would end as a crash of shiboken now and then

    def to_end(self) -> None:
        """Scroll to the end."""
        self.bar.setValue(self.bar.maximum())

    def _on_range(self, _: int, largest: int) -> None:
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if largest > 0 else Qt.FocusPolicy.NoFocus)

    def sizeHint(self) -> QSize:
        """Return the height of two lines; the layout adds the room that is left."""
        return QSize(0, 2 * RING + 2 * self._look.line_height(self._look.medium))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._ring.setGeometry(self.rect())
        self._ring.raise_()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.hasFocus():
            super().keyPressEvent(event)
        else:
            event.ignore()  # a widget inside has the focus, and the panel handles its keys

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._ring.show()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._ring.hide()


class WalkedScroll(ScrollBody):
    """A part that scrolls without being a stop for Tab, since the widgets in it can have the focus."""

    def _on_range(self, smallest: int, largest: int) -> None:
        del smallest, largest


class FocusRing(OverlayFrame):
    """The focus ring around a widget that does not paint its own."""

    def paintEvent(self, _: QPaintEvent) -> None:
        if not self.window().property(BY_KEYS):
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_ring(painter, QRectF(self.rect()), self._look.radius, self._look.colours)
        painter.end()


def height_around(panel: Panel, scroll: ScrollBody, sheet_width: int) -> int:
    """Return the height that the sheet of the panel needs at this width apart from its scrolling part."""
    return panel.sheet_height_for(sheet_width) - scroll.sizeHint().height() + 2 * RING


def width_within(panel: Panel, sheet_width: int) -> int:
    """Return the width for the content of a panel whose sheet has this width."""
    layout = panel.layout()
    margins = layout.contentsMargins() if layout is not None else panel.contentsMargins()
    return sheet_width + 2 * SHADOW - margins.left() - margins.right()


def bring_into_view(widget: QWidget) -> None:
    """Scroll all scroll areas around the widget until it is visible."""
    parent = widget.parentWidget()
    while parent is not None:
        if isinstance(parent, QScrollArea):
            bring_into(parent, widget, 0)
        parent = parent.parentWidget()


def bring_into(scroll: QScrollArea, widget: QWidget, margin: int) -> None:
    """Scroll this area until the widget is visible with a margin, or the top of one that is higher than the area.

    Of a field Qt's own `ensureWidgetVisible` would show no more than the cursor.
    """
    body, bar, height = scroll.widget(), scroll.verticalScrollBar(), scroll.viewport().height()
    if body is None:
        return
    top = widget.mapTo(body, QPoint()).y() - margin
    bottom = top + widget.height() + 2 * margin
    if top < bar.value() or bottom - top > height:
        bar.setValue(top)
    elif bottom > bar.value() + height:
        bar.setValue(bottom - height)


def walk(panel: QWidget, event: QKeyEvent, stops: Iterable[QWidget]) -> bool:
    """Move the focus by an arrow key, Home or End, or scroll by a page key. Return False for any other key.

    Args:
        panel: the panel.
        event: the key.
        stops: the widgets of the panel that can have the focus, in the order of Tab. They are not taken from
            `nextInFocusChain`, through which Qt for Python keeps each widget's successor in memory for good.
    """
    key = Qt.Key(event.key())
    usable = [stop for stop in stops if stop.isVisible() and stop.isEnabled()]
    if key in _WALKS:
        _walk(panel, _WALKS[key], usable)
    elif key in _ENDS and usable:
        usable[_ENDS[key]].setFocus(Qt.FocusReason.TabFocusReason)
    elif key in _PAGES:
        for scroll in panel.findChildren(ScrollBody):
            bar = scroll.verticalScrollBar()
            bar.setValue(bar.value() + _PAGES[key] * bar.pageStep())
    return key in _WALKS or key in _ENDS or key in _PAGES


_WALKS: Final = {Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1}
_ENDS: Final = {Qt.Key.Key_Home: 0, Qt.Key.Key_End: -1}
_PAGES: Final = {Qt.Key.Key_PageUp: -1, Qt.Key.Key_PageDown: 1}


def _walk(panel: QWidget, step: int, stops: Sequence[QWidget]) -> None:
    """Move the focus to the next or previous stop, from the last back to the first."""
    focused = panel.focusWidget()
    if stops:
        index = stops.index(focused) + step if focused in stops else 0
        stops[index % len(stops)].setFocus(Qt.FocusReason.TabFocusReason)
