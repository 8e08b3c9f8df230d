"""The view of the move list: painted rows, one of which is current."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QHelpEvent, QKeyEvent, QPainter, QPalette, QPen, QPolygonF
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QToolTip,
    QWidget,
)

from twentyfive.ui.pages.practise.move_list_model import MoveListModel, RowRole
from twentyfive.ui.theme.look import Look
from twentyfive.ui.theme.styled import Styled, look_of
from twentyfive.ui.theme.text_layout import natural_width, paint_row
from twentyfive.ui.widgets.base_button import is_ringed, paint_ring
from twentyfive.ui.widgets.scroll_bar import ScrollBar

_Index = QModelIndex | QPersistentModelIndex
_CHOOSES: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
_ROWS_SEEN: Final = 2
"""The least number of visible rows."""


class MoveListView(Styled, QListView):
    """The rows of the move list. Up and Down move through them; Enter, Space or a click chooses one.

    Attributes:
        rows: the model.

    Signals:
        picked(int): the person chose the moment after this number of moves.
        walked(): another row is current.
    """

    picked = Signal(int)
    walked = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.rows = MoveListModel(self)
        self._painter = _RowPainter(self)
        self._bar = ScrollBar(self)
        self.setVerticalScrollBar(self._bar)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setMouseTracking(True)
        self.setModel(self.rows)
        self.setItemDelegate(self._painter)
        self.clicked.connect(self._pick)
        self.selectionModel().currentChanged.connect(self._on_current)

    def restyle(self) -> None:
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Base, self._look.colours.surface)
        self.setPalette(palette)
        is_other = self._painter.measure()
        self.setMinimumHeight(_ROWS_SEEN * self._painter.heights.plain)
        if is_other:  # a new layout asks each row for its height: thousands in a long game
            self.scheduleDelayedItemsLayout()

    def inside(self) -> Iterable[Styled]:
        return (self._bar,)

    @property
    def ply(self) -> int | None:
        """The ply of the current row; None without one."""
        row = self.currentIndex().row()
        return self.rows.plies[row] if row >= 0 else None

    def walk_to(self, ply: int) -> None:
        """Make the row of the last move current, when `ply` moves are made."""
        index = self.rows.index(max(0, self.rows.row_of(ply)))
        self.setCurrentIndex(index)
        self.scrollTo(index)

    def _pick(self, index: QModelIndex) -> None:
        if index.isValid():
            self.picked.emit(self.rows.plies[index.row()])

    def _on_current(self) -> None:
        self.walked.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _CHOOSES:
            self._pick(self.currentIndex())
        elif event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_Left, Qt.Key.Key_Right):
            event.ignore()
        else:
            super().keyPressEvent(event)


class _Heights(NamedTuple):
    """The heights of a row without a bookmark and with one."""

    plain: int
    marked: int


class _RowPainter(QStyledItemDelegate):
    """Paints a row: a triangle at the last move made, the words, and a ribbon with the name of a bookmark."""

    def __init__(self, view: MoveListView) -> None:
        super().__init__(view)
        self._view = view
        self.heights = self._measured()

    @property
    def look(self) -> Look:
        """The look of the list."""
        return look_of(self._view)

    def measure(self) -> bool:
        """Measure the rows again, and return whether their heights have changed."""
        before, self.heights = self.heights, self._measured()
        return before != self.heights

    def _measured(self) -> _Heights:
        plain = max(round(0.8 * self.look.target), self.look.line_height(self.look.medium) + 8)
        return _Heights(plain, plain + self._bookmark_height())

    def _bookmark_height(self) -> int:
        return self.look.line_height(self.look.small) + 4

    def sizeHint(self, _option: QStyleOptionViewItem, index: _Index) -> QSize:
        marked = self._view.rows.is_marked(index.row())
        return QSize(0, self.heights.marked if marked else self.heights.plain)

    def paint(self, painter: QPainter, _option: QStyleOptionViewItem, index: _Index) -> None:
        look, area = self.look, QRectF(self._view.visualRect(index))
        heading, present = bool(index.data(RowRole.HEADING)), bool(index.data(RowRole.PRESENT))
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if heading:
            painter.fillRect(area, look.colours.raised)
        elif index.row():
            painter.fillRect(QRectF(area.left(), area.top(), area.width(), 1), look.colours.line)
        words = area.adjusted(0.5 * look.medium + self._sign_room(), 0, -0.4 * look.medium, 0)
        mark = str(index.data(RowRole.BOOKMARK))
        if mark:
            words.setBottom(words.bottom() - self._bookmark_height())
            below = QRectF(words.left(), words.bottom(), words.width(), 0.8 * self._bookmark_height())
            self._paint_bookmark(painter, below, mark)
        if present:
            self._paint_present(painter, QPointF(area.left(), words.center().y()))
        painter.setFont(self._font_for(str(index.data()), words.width(), bold=heading or present))
        ink = look.colours.ink2 if index.data(RowRole.UNDONE) else look.colours.ink
        self._paint_words(painter, words, str(index.data()), ink)
        if index == self._view.currentIndex() and is_ringed(self._view):
            paint_ring(painter, area, look.radius, look.colours)
        painter.restore()

    def helpEvent(
        self, event: QHelpEvent, view: QAbstractItemView, option: QStyleOptionViewItem, index: _Index
    ) -> bool:
        """Show the words of a row that are shortened as a tooltip."""
        if event.type() is not QEvent.Type.ToolTip or not index.isValid():
            return super().helpEvent(event, view, option, index)
        look, words = self.look, self.look.signs(str(index.data()))
        bold = bool(index.data(RowRole.HEADING)) or bool(index.data(RowRole.PRESENT))
        room = self._view.visualRect(index).width() - 0.9 * look.medium - self._sign_room()
        whole = natural_width(words, self._font_for(words, room, bold=bold)) <= room
        QToolTip.showText(event.globalPos(), "" if whole else words, view)
        return True

    def _font_for(self, words: str, room: float, *, bold: bool) -> QFont:
        """Return the font of a row: small if the words have no room otherwise."""
        look = self.look
        font = look.font(look.medium, bold=bold)
        return font if natural_width(look.signs(words), font) <= room else look.font(look.small, bold=bold)

    def _sign_room(self) -> float:
        return 0.9 * self.look.medium

    def _paint_present(self, painter: QPainter, edge: QPointF) -> None:
        half = 0.32 * self.look.medium
        middle = edge + QPointF(0.85 * self.look.medium, 0)
        corners = [QPointF(-half, -half), QPointF(half, 0), QPointF(-half, half)]
        painter.setBrush(self.look.colours.accent)
        painter.setPen(QPen(self.look.colours.ink, 1.5))
        painter.drawPolygon(QPolygonF([middle + corner for corner in corners]))

    def _paint_bookmark(self, painter: QPainter, area: QRectF, name: str) -> None:
        look = self.look
        font = look.font(look.small, bold=True)
        wide, tall = 0.55 * look.small, 1.0 * look.small
        left, top = area.left(), area.center().y() - tall / 2
        points = [(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.5, 0.68), (0.0, 1.0)]
        painter.setPen(QPen(look.colours.ink, 1.2))
        painter.setBrush(look.colours.accent)
        painter.drawPolygon(QPolygonF([QPointF(left + x * wide, top + y * tall) for x, y in points]))
        painter.setFont(font)
        painter.setPen(look.colours.ink)
        words = area.adjusted(wide + 0.4 * look.small, 0, 0, 0)
        text = QFontMetricsF(font).elidedText(name, Qt.TextElideMode.ElideRight, words.width())
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, text)

    def _paint_words(self, painter: QPainter, area: QRectF, text: str, ink: QColor) -> None:
        """Paint the words, with the suit signs in their colours, shortened where they do not fit."""
        metrics = QFontMetricsF(painter.font())
        text = metrics.elidedText(self.look.signs(text), Qt.TextElideMode.ElideRight, area.width())
        painter.setPen(ink)
        paint_row(painter, text, area, self.look.sign_inks(self.look.theme.tokens.raised, ink.name()))
