"""The frame of all pages: wooden header, columns that scroll together, and footer."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from twentyfive.presentation.measures import LOW_WINDOW
from twentyfive.ui.accessibility.roles import Grouped
from twentyfive.ui.theme.icons import Icon
from twentyfive.ui.theme.look import Look
from twentyfive.ui.theme.styled import Styled
from twentyfive.ui.theme.text_layout import natural_width
from twentyfive.ui.theme.tokens import Ground
from twentyfive.ui.widgets.base_button import RING
from twentyfive.ui.widgets.buttons import BarButton
from twentyfive.ui.widgets.panels import RichLabel, Role
from twentyfive.ui.widgets.scroll_bar import UprightScroll
from twentyfive.wording.names import translate

ONE_COLUMN_BELOW: Final = 1100
"""Page width below which the columns are stacked, in a window that enlarges nothing."""

ONE_COLUMN_FROM_TEXT: Final = 1.5
"""Text factor from which the columns are stacked."""


_LINES_BESIDE: Final = 2
"""The most lines of the words beside a title."""


class PageHeader(Styled, QWidget):
    """The wooden bar at the top of a page.

    Attributes:
        back: the Back button.
        title: the title of the page.
        aside: a few words at the right.

    Signals:
        back_asked(): the person wants to go back.
    """

    back_asked = Signal()

    def __init__(self, title: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.back = BarButton(translate("page", "Back"), self, icon=Icon.BACK)
        self.title = _Title(title, self, role=Role.TITLE, ground=Ground.WOOD)
        self.aside = RichLabel("", self, role=Role.NOTE, ground=Ground.WOOD)
        self.back.clicked.connect(self.back_asked)
        self._buttons = [self.back]
        self._row = QHBoxLayout(self)
        self._row.addWidget(self.back, 0, Qt.AlignmentFlag.AlignVCenter)
        self._words = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._words.addWidget(self.title)
        self._words.addWidget(self.aside, 1)
        self._row.addLayout(self._words, 1)
        self._arrange()

    def add(self, button: BarButton) -> None:
        """Put a button at the right end."""
        self._buttons.append(button)
        self._row.addWidget(button, 0, Qt.AlignmentFlag.AlignVCenter)

    def own_look(self, around: Look) -> Look:
        return around.at_table  # it does not scroll: in a low window large letters would leave the page no room

    def restyle(self) -> None:
        self._arrange()
        self.update()

    def _arrange(self) -> None:
        above, beside = (12 if self._look.text < 2 else 8) - RING, self._look.margin
        self._row.setContentsMargins(beside - RING, above, beside - RING, above)
        self._row.setSpacing(beside)
        self._place_aside()

    def _place_aside(self) -> None:
        """Put the words at the right below the title if there are three lines of them, or no room for the title."""
        beside = self._look.margin
        room = self.width() - sum(button.sizeHint().width() + beside for button in self._buttons) - 2 * beside
        words = self.title.sizeHint().width() + beside + self.aside.folded_width(_LINES_BESIDE)
        below = bool(self.aside.plain) and words > room
        directions = QBoxLayout.Direction
        self._words.setDirection(directions.TopToBottom if below else directions.LeftToRight)
        self._words.setSpacing(0 if below else beside)
        across = Qt.AlignmentFlag.AlignLeft if below else Qt.AlignmentFlag.AlignRight
        self.aside.setAlignment(across | Qt.AlignmentFlag.AlignVCenter)

    def event(self, event: QEvent) -> bool:
        """Arrange the words again when they have changed."""
        if event.type() is QEvent.Type.LayoutRequest:
            self._place_aside()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_aside()

    def paintEvent(self, _: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._look.colours.wood)
        painter.fillRect(0, self.height() - 2, self.width(), 2, self._look.colours.woodline)
        painter.end()


class _Title(RichLabel):
    """The title of a page, in one line where there is room for it."""

    def sizeHint(self) -> QSize:
        # A layout may need a fraction of a pixel more than the letters measure, and would fold the title for it.
        width = ceil(natural_width(self._shown, self._letters)) + 1 + 2 * RING
        return QSize(width, self.heightForWidth(width))


class Page(Styled, QWidget, Grouped):
    """A page: header, columns that scroll together, and a fixed footer.

    In a narrow window or with large text the columns are stacked.

    Attributes:
        header: the wooden bar at the top.
        widest: the greatest width of the columns together, with text of 100 %; None for the whole page.

    Signals:
        back_asked(): the person wants to go back, by the button or Esc.
    """

    back_asked = Signal()
    widest: int | None = None

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.header = PageHeader(title, self)
        self.set_title(title)
        self.header.back_asked.connect(self.back_asked)
        self._scroll = UprightScroll(self)
        self._scroll.keep_room()
        self._body = QWidget(self._scroll)
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight, self._body)
        self._scroll.setWidget(self._body)
        self._footer = _Footer(self)
        self._footer.hide()
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.header)
        whole.addWidget(self._scroll, 1)
        whole.addWidget(self._footer)
        self._dress()

    def set_title(self, title: str) -> None:
        """Show this title in the header. Screen readers announce it on entry."""
        self.header.title.set_text(title)
        self.setAccessibleName(title)

    @property
    def one_column(self) -> bool:
        """True if the columns are stacked at present."""
        return self._look.text >= ONE_COLUMN_FROM_TEXT or self.width() < ONE_COLUMN_BELOW * self._look.scale

    @property
    def scrolled(self) -> int:
        """The scroll position of the columns, in pixels."""
        return self._scroll.verticalScrollBar().value()

    @scrolled.setter
    def scrolled(self, pixels: int) -> None:
        """Scroll to this position, or as far as the columns go."""
        self._scroll.verticalScrollBar().setValue(pixels)

    def set_columns(self, columns: Sequence[tuple[QWidget, int]]) -> None:
        """Show these columns, each with its share of the width."""
        for column, share in columns:
            self._columns.addWidget(column, share)
        self._arrange()

    def set_footer(self, footer: QWidget) -> None:
        """Show this in the fixed footer."""
        self._footer.hold(footer)
        self._footer.show()

    def hide_footer(self) -> None:
        """Hide the footer, after its content was moved elsewhere."""
        self._footer.hide()

    def restyle(self) -> None:
        for widget in (self, self._body, self._scroll.viewport()):
            palette = widget.palette()
            palette.setColor(widget.backgroundRole(), self._look.colours.page)
            widget.setPalette(palette)
            widget.setAutoFillBackground(True)
        self._arrange()

    def _arrange(self) -> None:
        stacked = self.one_column
        directions = QBoxLayout.Direction
        self._columns.setDirection(directions.TopToBottom if stacked else directions.LeftToRight)
        margin = self._look.margin
        spare = self._spare() // 2
        # The scroll bar has its room at the right, whether there is one or not.
        self._columns.setContentsMargins(margin - RING + spare, margin - RING, max(0, spare - RING), margin)
        self._columns.setSpacing(margin)
        self._footer.keep_free(spare, margin // 2 if self.height() < LOW_WINDOW else margin)

    def _spare(self) -> int:
        """The width that the columns leave free, half of it on either side."""
        if self.widest is None:
            return 0
        return max(0, self.width() - 2 * self._look.margin - round(self.widest * self._look.factor))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.back_asked.emit()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()
        super().resizeEvent(event)


class _Footer(Styled, QWidget):
    """The bar at the foot of a page, with a hairline above it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._row = QHBoxLayout(self)
        self._beside, self._above = 0, self._look.margin
        self._arrange()

    def keep_free(self, beside: int, above: int) -> None:
        """Keep a width free at either end, as the columns above do, and a height above and below."""
        if (beside, above) != (self._beside, self._above):
            self._beside, self._above = beside, above
            self._arrange()
            self.updateGeometry()

    def hold(self, footer: QWidget) -> None:
        self._row.addWidget(footer)

    def own_look(self, around: Look) -> Look:
        return around.at_table  # as in the header

    def restyle(self) -> None:
        self._arrange()
        self.update()

    def _arrange(self) -> None:
        margin, above = self._look.margin - RING + self._beside, max(0, self._above - RING)
        self._row.setContentsMargins(margin, above, margin, above)

    def sizeHint(self) -> QSize:
        return QSize(0, max(super().sizeHint().height(), self._look.control_height + 2 * self._above))

    def paintEvent(self, _: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._look.colours.raised)
        painter.fillRect(0, 0, self.width(), 1, self._look.colours.line)
        painter.end()
