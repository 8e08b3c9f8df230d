"""Columns, sheets of paper and rows of buttons, as pages and panels consist of."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import ceil

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from twentyfive.ui.theme.styled import Styled
from twentyfive.ui.theme.tokens import Scheme
from twentyfive.ui.widgets.base_button import RING, BaseButton
from twentyfive.ui.widgets.height_for_width import WrappingRow
from twentyfive.ui.widgets.panels import RichLabel


class Column(Styled, QWidget):
    """Widgets one below the other, from the top.

    Their distance is the margin that each has for its focus ring; only a large window adds more.

    Attributes:
        rows: the layout.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows = QVBoxLayout(self)
        self._fit()

    def add(self, *widgets: QWidget) -> None:
        """Add these widgets at the bottom."""
        for widget in widgets:
            free_height(widget)
            self.rows.addWidget(widget)

    def add_part(self, heading: RichLabel, *widgets: QWidget) -> None:
        """Add widgets at the bottom below their heading, which stands apart from the part before."""
        heading.stand_apart()
        self.add(heading, *widgets)

    def restyle(self) -> None:
        self._fit()

    def _fit(self) -> None:
        """Set margins and distances for the look."""
        self.rows.setContentsMargins(0, 0, 0, 0)
        self.rows.setSpacing(round(2 * RING * (self._look.scale - 1)))


class Sheet(Column):
    """A flat sheet of paper on a page. Its visible part has a margin of `RING` on every side."""

    def _fit(self) -> None:
        super()._fit()
        margin = self._look.padding
        self.rows.setContentsMargins(margin, margin, margin, margin)

    def paintEvent(self, _: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        contrast = self._look.theme.scheme is Scheme.HIGH_CONTRAST
        painter.setPen(QPen(self._look.colours.hem, 2 if contrast else 1.2))
        painter.setBrush(self._look.colours.surface)
        radius, inset = self._look.panel_radius, RING + 0.6
        sheet = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        painter.drawRoundedRect(sheet, radius, radius)
        painter.end()


class EvenRow(WrappingRow):
    """Buttons of equal width side by side, in as many rows as their words need.

    Attributes:
        buttons: all buttons in order, with those that are left out at present.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.buttons: list[BaseButton] = []
        self._left_out: tuple[BaseButton, ...] = ()

    def leave_out(self, *buttons: BaseButton) -> None:
        """Show all buttons but these."""
        self._left_out = buttons
        for button in self.buttons:
            button.setVisible(button not in buttons)
        self._rearrange()

    @property
    def _placed(self) -> list[BaseButton]:
        return [button for button in self.buttons if button not in self._left_out]

    def add(self, *buttons: BaseButton) -> None:
        """Add these buttons at the end."""
        for button in buttons:
            button.setParent(self)
            self.buttons.append(button)
        self.updateGeometry()

    def _gap(self) -> int:
        return self._look.gap

    def _columns(self, width: int) -> int:
        """Return the number of buttons in a row: as many as fit, spread evenly over the rows."""
        placed = self._placed
        widest = max(button.sizeHint().width() - 2 * RING for button in placed)
        most = (width - 2 * RING + self._gap()) // (widest + self._gap())
        rows = ceil(len(placed) / max(1, min(most, len(placed))))
        return ceil(len(placed) / rows)

    def _frames(self, width: int) -> list[QRect]:
        if not self._placed:
            return []
        columns, gap = self._columns(width), self._gap()
        room = width - 2 * RING - (columns - 1) * gap
        edges = [round(column * room / columns) for column in range(columns + 1)]
        frames, top, placed = [], RING, self._placed
        for first in range(0, len(placed), columns):
            row = placed[first : first + columns]
            widths = (after - before for before, after in pairwise(edges))  # some are a pixel narrower
            height = max(button.frame_height_for(width) for button, width in zip(row, widths, strict=False))
            for column in range(len(row)):
                left = RING + edges[column] + column * gap
                frames.append(QRect(left, top, edges[column + 1] - edges[column], height))
            top += height + gap
        return frames

    def _arrange(self) -> None:
        for button, frame in zip(self._placed, self._frames(self.width()), strict=True):
            button.place(frame)

    def _whole_width(self) -> int:
        return sum(button.sizeHint().width() - 2 * RING + self._gap() for button in self._placed) + 2 * RING

    def minimumSizeHint(self) -> QSize:
        width = max((button.minimumSizeHint().width() for button in self._placed), default=0)
        return QSize(width, self._look.control_height + 2 * RING)

    def heightForWidth(self, width: int) -> int:
        frames = self._frames(width)
        return frames[-1].bottom() + 1 + RING if frames else 0


class WrapPair(WrappingRow):
    """Two widgets side by side, the second as wide as there is room; stacked if that is too narrow."""

    def __init__(self, first: QWidget, second: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._first = first
        self._second = second
        first.setParent(self)
        second.setParent(self)

    def _rects(self, width: int) -> tuple[QRect, QRect]:
        """Return the rectangles of both widgets in that width."""
        own = self._first.sizeHint().width()
        if own + self._second.sizeHint().width() <= width:
            heights = (height_of(self._first, own), height_of(self._second, width - own))
            whole = max(heights)
            first = QRect(0, (whole - heights[0]) // 2, own, heights[0])
            return first, QRect(own, (whole - heights[1]) // 2, width - own, heights[1])
        first = QRect(0, 0, width, height_of(self._first, width))
        return first, QRect(0, first.height(), width, height_of(self._second, width))

    def _arrange(self) -> None:
        first, second = self._rects(self.width())
        self._first.setGeometry(first)
        self._second.setGeometry(second)

    def _whole_width(self) -> int:
        return self._first.sizeHint().width() + self._second.sizeHint().width()

    def minimumSizeHint(self) -> QSize:
        first, second = self._first.minimumSizeHint(), self._second.minimumSizeHint()
        return QSize(max(first.width(), second.width()), max(first.height(), second.height()))

    def heightForWidth(self, width: int) -> int:
        return max(rect.bottom() + 1 for rect in self._rects(width))


class WithButton(Styled, QWidget):
    """Words with a button at their right, centred vertically."""

    def __init__(self, words: QWidget, button: BaseButton, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        free_height(words)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(words, 1)
        row.addWidget(button, 0, Qt.AlignmentFlag.AlignVCenter)


class ButtonColumns(QGridLayout):
    """A grid of buttons, filled column by column.

    Attributes:
        stops: the stops of Tab in order: the widget before the buttons, then the buttons.
    """

    def __init__(self) -> None:
        super().__init__()
        self.stops: tuple[QWidget, ...] = ()
        self.setSpacing(0)

    def fill(self, before: QWidget, buttons: Sequence[QWidget], columns: int) -> None:
        """Show exactly these buttons in that many columns; in the order of Tab they follow `before`."""
        for button in self.stops[1:]:
            self.removeWidget(button)
        rows = -(-len(buttons) // columns)
        for index, button in enumerate(buttons):
            self.addWidget(button, index % rows, index // rows)
        self.stops = (before, *buttons)
        for stop, next_stop in pairwise(self.stops):
            QWidget.setTabOrder(stop, next_stop)


def free_height(widget: QWidget) -> None:
    """Let the width alone decide the height: in a wide column a text is lower than its size hint."""
    policy = widget.sizePolicy()
    policy.setVerticalPolicy(QSizePolicy.Policy.Preferred)
    policy.setHeightForWidth(widget.hasHeightForWidth())
    widget.setSizePolicy(policy)


def height_of(widget: QWidget, width: int) -> int:
    """Return the preferred height of a widget at this width."""
    return widget.heightForWidth(width) if widget.hasHeightForWidth() else widget.sizeHint().height()
