"""What things stand on: panels, pages with their header, rules between them, and text."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto
from typing import Final

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QScrollBar,
    QSizePolicy,
    QStyle,
    QStyleOptionSlider,
    QVBoxLayout,
    QWidget,
)

from twentyfive.ui.buttons import RING, BarButton
from twentyfive.ui.icons import Icon
from twentyfive.ui.look import LINE_HEIGHT, Look, dress
from twentyfive.ui.theme import Ground, Scheme
from twentyfive.ui.wording.names import for_the_ear

SHADOW: Final = 16
"""The room around a panel for its shadow."""

ONE_COLUMN_BELOW: Final = 1100
"""The width of a page under which its columns stand one above the other."""

ONE_COLUMN_FROM_TEXT: Final = 1.5


class Role(Enum):
    """What a text is, which decides its size, weight and colour."""

    TITLE = auto()
    HEADING = auto()
    STRONG = auto()
    BODY = auto()
    NOTE = auto()


class RichLabel(QLabel):
    """Wrapping text with ♥ and ♦ in red; a screen reader gets it plain.

    It keeps `RING` free at both ends, so that in a layout it is in line with the frames of buttons.

    Attributes:
        plain: the text as it was given.
    """

    def __init__(
        self,
        text: str,
        look: Look,
        parent: QWidget | None = None,
        *,
        role: Role = Role.BODY,
        ground: Ground = Ground.PAPER,
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._role = role
        self._ground = ground
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.RichText)
        self.setTextInteractionFlags(Qt.TextInteractionFlag.NoTextInteraction)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.plain = text
        self.setAccessibleName(for_the_ear(text))
        self.set_look(look)

    def set_text(self, text: str) -> None:
        """Show something else."""
        self.plain = text
        self.setAccessibleName(for_the_ear(text))
        self._write()

    def set_look(self, look: Look) -> None:
        self._look = look
        sizes = {
            Role.TITLE: look.large,
            Role.HEADING: look.heading,
            Role.STRONG: look.medium,
            Role.BODY: look.medium,
            Role.NOTE: look.small,
        }
        self.setFont(look.font(sizes[self._role], self._role in (Role.TITLE, Role.HEADING, Role.STRONG)))
        palette = self.palette()
        ink = look.lesser_ink_on(self._ground) if self._role is Role.NOTE else look.ink_on(self._ground)
        palette.setColor(self.foregroundRole(), ink)
        self.setPalette(palette)
        self._write()

    def place(self, words: QRect) -> None:
        """Put the words there, in the parent's coordinates."""
        self.setGeometry(words.adjusted(-RING, 0, RING, 0))

    def _write(self) -> None:
        # Qt counts line height in shares of the font's own spacing.
        own, height = QFontMetricsF(self.font()).lineSpacing(), LINE_HEIGHT * self.font().pixelSize()
        share = round(100 * height / own)
        # It puts what it adds below each line; as much above the first keeps the words in the middle.
        self.setContentsMargins(RING, max(0, round(height - own)), RING, 0)
        self.setText(f'<div style="line-height:{share}%">{self._look.rich(self.plain, self._ground)}</div>')


class Rule(QWidget):
    """A hairline between two things, in line with the frames of buttons."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.setFixedHeight(1)

    def set_look(self, look: Look) -> None:
        self._look = look
        self.update()

    def paintEvent(self, _: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect().adjusted(RING, 0, -RING, 0), self._look.colours.line)
        painter.end()


class Panel(QWidget):
    """A sheet of paper that lies on the table: for decisions, results, and whatever covers the table.

    It is `SHADOW` larger on every side than the sheet; `place` puts the sheet exactly where it should be. What is
    in it goes into a layout whose margins `fit` sets.
    """

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look

    def set_look(self, look: Look) -> None:
        self._look = look
        self.fit()
        dress(self, look)
        self.update()

    def fit(self) -> None:
        """Give the panel's layout the margins of the look: shadow and padding, less what buttons reserve."""
        layout = self.layout()
        if layout is not None:
            margin = SHADOW + self._look.padding - RING
            layout.setContentsMargins(margin, margin, margin, margin)

    def place(self, sheet: QRect) -> None:
        """Put the visible sheet there, in the parent's coordinates."""
        self.setGeometry(sheet.adjusted(-SHADOW, -SHADOW, SHADOW, SHADOW))

    def sheet(self) -> QRect:
        """The visible sheet, in the panel's own coordinates."""
        return self.rect().adjusted(SHADOW, SHADOW, -SHADOW, -SHADOW)

    def sheet_height_for(self, sheet_width: int) -> int:
        """How high the sheet has to be when it is so wide, for what is in it."""
        whole = sheet_width + 2 * SHADOW
        layout = self.layout()
        if layout is None:
            return 0
        height = layout.totalHeightForWidth(whole) if layout.hasHeightForWidth() else layout.totalSizeHint().height()
        return height - 2 * SHADOW

    def paintEvent(self, _: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_sheet(painter, QRectF(self.sheet()), self._look)
        painter.end()


def paint_sheet(painter: QPainter, sheet: QRectF, look: Look) -> None:
    """A rounded piece of paper with edge and soft shadow."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    radius = look.panel_radius
    contrast = look.theme.scheme is Scheme.HIGH_CONTRAST
    if not contrast:
        paint_shadow(painter, sheet, radius)
    painter.setPen(QPen(look.colours.line, 2 if contrast else 1.2))
    painter.setBrush(look.colours.surface)
    painter.drawRoundedRect(sheet.adjusted(0.6, 0.6, -0.6, -0.6), radius, radius)


def paint_shadow(painter: QPainter, sheet: QRectF, radius: float) -> None:
    """A soft shadow, a little below what throws it, within `SHADOW` around it."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 11))
    for spread in range(SHADOW - 5, -4, -2):
        shade = sheet.adjusted(-spread, -spread, spread, spread).translated(0, 4)
        painter.drawRoundedRect(shade, radius + spread, radius + spread)


class PageHeader(QWidget):
    """The wooden bar on top of a page: back, the title, and a few words at the right.

    Signals:
        back_asked(): the person wants to go back.
    """

    back_asked = Signal()

    def __init__(self, title: str, look: Look, parent: QWidget | None = None, *, back: str = "") -> None:
        """`back` is what the button says where it is not Back."""
        super().__init__(parent)
        self._look = look
        self.back = BarButton(back or self.tr("Back"), look, self, sign=Icon.BACK)
        self.title = RichLabel(title, look, self, role=Role.TITLE, ground=Ground.WOOD)
        self.title.setWordWrap(False)
        self.aside = RichLabel("", look, self, role=Role.NOTE, ground=Ground.WOOD)
        self.aside.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.back.clicked.connect(self.back_asked)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self.back)
        self._row.addWidget(self.title)
        self._row.addWidget(self.aside, 1)
        self._arrange()

    def add(self, button: BarButton) -> None:
        """Put a button at the right end."""
        self._row.addWidget(button)

    def set_look(self, look: Look) -> None:
        self._look = look
        dress(self, look)
        self._arrange()
        self.update()

    def _arrange(self) -> None:
        above, beside = (12 if self._look.text < 2 else 8) - RING, self._look.margin
        self._row.setContentsMargins(beside - RING, above, beside - RING, above)
        self._row.setSpacing(beside)

    def paintEvent(self, _: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._look.colours.wood)
        painter.fillRect(0, self.height() - 2, self.width(), 2, self._look.colours.woodline)
        painter.end()


class ScrollBar(QScrollBar):
    """A vertical scroll bar that can be seen in every theme, and hit."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Vertical, parent)
        self.setAccessibleName(self.tr("Scroll up and down"))
        self._look = look

    def set_look(self, look: Look) -> None:
        self._look = look
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._look.margin, super().sizeHint().height())

    def paintEvent(self, _: QPaintEvent) -> None:
        option = QStyleOptionSlider()
        self.initStyleOption(option)
        handle = self.style().subControlRect(
            QStyle.ComplexControl.CC_ScrollBar, option, QStyle.SubControl.SC_ScrollBarSlider, self
        )
        colours = self._look.colours
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), colours.raised)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colours.accentink if self.isSliderDown() else colours.line)
        shown = QRectF(handle).adjusted(3, 0, -3, 0)
        painter.drawRoundedRect(shown, shown.width() / 2, shown.width() / 2)
        painter.end()


class Page(QWidget):
    """A page of its own: header, columns that scroll together, and a footer that stays.

    In a narrow window or with large text the columns stand one above the other.

    Attributes:
        header: the wooden bar.

    Signals:
        back_asked(): by the button or Esc.
    """

    back_asked = Signal()

    def __init__(self, title: str, look: Look, parent: QWidget | None = None, *, back: str = "") -> None:
        super().__init__(parent)
        self._look = look
        self.header = PageHeader(title, look, self, back=back)
        self.header.back_asked.connect(self.back_asked)
        self._scroll = QScrollArea(self)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setVerticalScrollBar(ScrollBar(look, self._scroll))
        self._body = QWidget(self._scroll)
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight, self._body)
        self._scroll.setWidget(self._body)
        self._footer = _Footer(look, self)
        self._footer.hide()
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.header)
        whole.addWidget(self._scroll, 1)
        whole.addWidget(self._footer)
        self.set_look(look)

    @property
    def one_column(self) -> bool:
        """Whether the columns stand one above the other now."""
        return self._look.text >= ONE_COLUMN_FROM_TEXT or self.width() < ONE_COLUMN_BELOW

    @property
    def scrolled(self) -> int:
        """How far down the columns are scrolled, in pixels."""
        return self._scroll.verticalScrollBar().value()

    @scrolled.setter
    def scrolled(self, pixels: int) -> None:
        """Scroll them so far, or as far as they go."""
        self._scroll.verticalScrollBar().setValue(pixels)

    def set_columns(self, columns: Sequence[tuple[QWidget, int]]) -> None:
        """Show these columns, each with its share of the width."""
        for column, share in columns:
            self._columns.addWidget(column, share)
        self._arrange()

    def set_footer(self, footer: QWidget) -> None:
        """Show this below, whatever is scrolled."""
        self._footer.hold(footer)
        self._footer.show()

    def hide_footer(self) -> None:
        """Show none, after what it held was put elsewhere."""
        self._footer.hide()

    def set_look(self, look: Look) -> None:
        self._look = look
        for widget in (self, self._body, self._scroll.viewport()):
            palette = widget.palette()
            palette.setColor(widget.backgroundRole(), look.colours.page)
            widget.setPalette(palette)
            widget.setAutoFillBackground(True)
        dress(self, look)
        self._arrange()

    def _arrange(self) -> None:
        stacked = self.one_column
        directions = QBoxLayout.Direction
        self._columns.setDirection(directions.TopToBottom if stacked else directions.LeftToRight)
        margin = self._look.margin
        self._columns.setContentsMargins(margin - RING, margin - RING, margin - RING, margin)
        self._columns.setSpacing(margin)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.back_asked.emit()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()
        super().resizeEvent(event)


class _Footer(QWidget):
    """The bar at the foot of a page, with a hairline above it."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._row = QHBoxLayout(self)
        self._arrange()

    def hold(self, footer: QWidget) -> None:
        self._row.addWidget(footer)

    def set_look(self, look: Look) -> None:
        self._look = look
        dress(self, look)
        self._arrange()
        self.update()

    def _arrange(self) -> None:
        margin = self._look.margin - RING
        self._row.setContentsMargins(margin, margin, margin, margin)

    def sizeHint(self) -> QSize:
        return QSize(0, max(super().sizeHint().height(), self._look.control_height + 2 * self._look.margin))

    def paintEvent(self, _: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._look.colours.raised)
        painter.fillRect(0, 0, self.width(), 1, self._look.colours.line)
        painter.end()
