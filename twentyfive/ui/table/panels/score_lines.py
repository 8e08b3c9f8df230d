"""The lines of the score panel below its table, grouped into parts with a rule above each."""

from __future__ import annotations

from itertools import takewhile
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLayout, QSizePolicy, QVBoxLayout, QWidget

from twentyfive.presentation.table.score_lines import Part, ScoreLine
from twentyfive.ui.theme.glyphs import paint_side_sign
from twentyfive.ui.theme.styled import Holder, Styled
from twentyfive.ui.widgets.base_button import RING
from twentyfive.ui.widgets.height_for_width import empty
from twentyfive.ui.widgets.panels import Hairline, PaintedLabel, RichLabel, Role
from twentyfive.ui.widgets.scroll_area import ScrollBody
from twentyfive.wording.names import detailed, for_the_ear, translate

_LINE: Final = 1.5
"""The distance from one line to the next, as a multiple of the height of its letters."""

_SMALLEST: Final = 0.8
"""The least size of a long line, as a share."""

_FIT_WHOLE: Final = 14
"""The number of the widest letters that fit side by side into the panel."""

_ZERO_WIDTH_SPACE: Final = "\N{ZERO WIDTH SPACE}"


_LEAST_DEALS: Final = 2
"""The least number of deals visible at once; the list shows more if the parts above leave room."""


class ScoreSection(Styled, QWidget):
    """Parts of lines, each below a rule."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._parts: tuple[Part, ...] = ()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)

    def show_parts(self, parts: tuple[Part, ...]) -> None:
        """Show these parts in place of the former ones."""
        if parts == self._parts:
            return
        self._parts = parts
        empty(self._column)
        for part in parts:
            self._column.addWidget(RuleAbove(self))
            for line in part:
                self._column.addWidget(line_widget(line, self))
        self.setVisible(bool(parts))


class DealList(Styled, QWidget):
    """The deals so far; a long list scrolls and shows the newest."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._lines: Part = ()
        self._heading = LineWidget(ScoreLine(translate("score panel", "Deals so far"), strong=True), self)
        self._deals = Holder()
        self._list = QVBoxLayout(self._deals)
        self._list.setContentsMargins(0, 0, 0, 0)
        self._list.setSpacing(0)
        self._scroll = _DealScroll(self._deals, self)
        self._scroll.setAccessibleName(translate("score panel", "Deals so far"))
        column = QVBoxLayout(self)
        # No higher than its lines: spare room stays empty below the whole panel.
        column.setSizeConstraint(QLayout.SizeConstraint.SetMinAndMaxSize)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(RuleAbove(self))
        column.addWidget(self._heading)
        column.addWidget(self._scroll, 1)
        self.hide()

    def show_lines(self, lines: Part) -> None:
        """Show these deals; no lines hide the list."""
        if lines != self._lines:
            stays = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(lines, self._lines, strict=False)))
            self._lines = lines
            empty(self._list, stays)
            for line in lines[stays:]:
                self._list.addWidget(LineWidget(line, self._deals))
            self._scroll.fit(len(lines))
        self.setVisible(bool(lines))

    def roll_up(self) -> None:
        """Shrink to the newest lines, and scroll."""
        self._scroll.roll_up()
        self._settle()

    def unroll(self) -> None:
        """Take the height of all lines, if the whole panel scrolls: a second scroll bar would stand beside its own."""
        self._scroll.unroll()
        self._settle()

    def _settle(self) -> None:
        layout = self.layout()
        assert layout is not None
        layout.activate()


class _DealScroll(ScrollBody):
    """A scroll area no higher than its lines, which can shrink to a few of them."""

    def __init__(self, body: QWidget, parent: QWidget) -> None:
        self._whole = 0
        self._rolled = True
        super().__init__(body, parent)
        self.verticalScrollBar().rangeChanged.connect(self.to_end)

    def fit(self, lines: int) -> None:
        """Fit the height to this number of lines."""
        self._whole = lines
        self.setMaximumHeight(self._height_of(lines))
        self.updateGeometry()

    def restyle(self) -> None:
        super().restyle()
        self.fit(self._whole)

    def _height_of(self, lines: int) -> int:
        return lines * line_height(self._look.small) + 2 * RING

    def roll_up(self) -> None:
        """Shrink to the newest lines."""
        self._rolled = True
        self.updateGeometry()

    def unroll(self) -> None:
        """Take the height of all lines."""
        self._rolled = False
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        return QSize(0, self._height_of(min(self._whole, _LEAST_DEALS) if self._rolled else self._whole))


class LineWidget(PaintedLabel):
    """A painted line; a long text is shortened with "…", and the tooltip holds all of it."""

    def __init__(self, line: ScoreLine, parent: QWidget) -> None:
        super().__init__(parent)
        self._line = line
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(line.full or (detailed(line.left, for_the_ear(line.right)) if line.right else line.left))

    def restyle(self) -> None:
        super().restyle()
        self._explain()
        self.updateGeometry()

    def _font(self) -> QFont:
        """The font of the line, somewhat smaller for a long one."""
        look, line = self._look, self._line
        room = self.width() - 2 * RING - self._lead() - look.gap
        fonts = [look.figures(size, line.strong) for size in (look.small, round(0.9 * look.small))]
        smallest = look.figures(round(_SMALLEST * look.small), line.strong)
        return next((font for font in fonts if _width(line, font) <= room), smallest)

    def _texts(self) -> tuple[str, str]:
        """The texts at the left and the right, shortened to their room; the right one may take three fifths."""
        metrics = QFontMetricsF(self._font())
        room = self.width() - 2 * RING - self._lead()
        left = metrics.horizontalAdvance(self._line.left) + self._look.gap
        # Shortened in the middle, because a name stands before its figure.
        right = metrics.elidedText(self._line.right, Qt.TextElideMode.ElideMiddle, max(room - left, 0.6 * room))
        rest = room - (metrics.horizontalAdvance(right) + self._look.gap if right else 0)
        return metrics.elidedText(self._line.left, Qt.TextElideMode.ElideRight, rest), right

    def _lead(self) -> float:
        return 0.0 if self._line.sign is None else 1.25 * self._look.small

    def _explain(self) -> None:
        whole = self._texts() == (self._line.left, self._line.right)
        self.tip = self._line.full or ("" if whole else self.accessibleName())

    def sizeHint(self) -> QSize:
        return QSize(0, line_height(self._look.small))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._explain()

    def paintEvent(self, _: QPaintEvent) -> None:
        look, strong = self._look, self._line.strong
        left, right = self._texts()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect()).adjusted(RING, 0, -RING, 0)
        if self._line.sign is not None:
            sign = 0.85 * look.small
            spot = QRectF(area.left(), area.center().y() - sign / 2, sign, sign)
            paint_side_sign(painter, self._line.sign, spot, look.colours)
        painter.setFont(self._font())
        painter.setPen(look.colours.ink if strong else look.colours.ink2)
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.drawText(area.adjusted(self._lead(), 0, 0, 0), Qt.AlignmentFlag.AlignLeft | middle, left)
        painter.drawText(area, Qt.AlignmentFlag.AlignRight | middle, right)
        painter.end()


def _width(line: ScoreLine, font: QFont) -> float:
    """The width of both texts of the line side by side."""
    metrics = QFontMetricsF(font)
    return metrics.horizontalAdvance(line.left) + metrics.horizontalAdvance(line.right)


class RuleAbove(Styled, QWidget):
    """A rule with some space above and below it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._column = QVBoxLayout(self)
        self._column.addWidget(Hairline(self))
        self._space()

    def restyle(self) -> None:
        self._space()

    def _space(self) -> None:
        self._column.setContentsMargins(0, self._look.gap + 2, 0, self._look.gap - 2)


def line_height(small: int) -> int:
    """The distance from one line to the next."""
    return round(_LINE * small)


def line_widget(line: ScoreLine, parent: QWidget) -> QWidget:
    """The widget of a line. A plain sentence wraps, and breaks even inside a word that is wider than the panel."""
    if line.right or line.strong:
        return LineWidget(line, parent)
    label = RichLabel(_breakable(line.left), parent, role=Role.NOTE)
    label.setAccessibleName(for_the_ear(line.left))
    return label


def _breakable(text: str) -> str:
    """The text with possible breaks inside words so long that they might not fit into the panel."""
    words = text.split(" ")
    return " ".join(word if len(word) <= _FIT_WHOLE else _ZERO_WIDTH_SPACE.join(word) for word in words)
