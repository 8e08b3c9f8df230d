"""What things stand on: panels, rules between them, and text."""

from __future__ import annotations

import sys
from enum import Enum, auto
from math import ceil
from typing import Final

from PySide6.QtCore import QEvent, QMargins, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from twentyfive.ui.accessibility.roles import Grouped
from twentyfive.ui.accessibility.tooltips import show_tip
from twentyfive.ui.theme.look import Look, dress
from twentyfive.ui.theme.text_layout import (
    Lines,
    block_width,
    line_height,
    natural_width,
    paint_lines,
    unbroken_width,
    wrapped,
)
from twentyfive.ui.theme.tokens import Ground, Scheme
from twentyfive.ui.widgets.base_button import RING
from twentyfive.wording.names import for_the_ear

SHADOW: Final = 16
"""The room around a panel for its shadow."""


class Role(Enum):
    """What a text is, which decides its size, weight and colour."""

    TITLE = auto()
    HEADING = auto()
    STRONG = auto()
    BODY = auto()
    NOTE = auto()


class RichLabel(QLabel):
    """Wrapping text with the signs of the suits in their colours; a screen reader gets it plain.

    It keeps `RING` free at both ends, so that in a layout it is in line with the frames of buttons. The words are
    painted here: a label of Qt's keeps a whole document for text with colours, 31 KiB each.

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
        self._letters = look.font(look.medium)
        self._margins = QMargins()
        self._heights: dict[int, int] = {}
        self._hints: dict[bool, QSize] = {}
        self.setWordWrap(True)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.plain = text
        self.setAccessibleName(for_the_ear(text))
        self.set_look(look)

    def set_text(self, text: str) -> None:
        """Show something else."""
        if text == self.plain:
            return  # most of what a table says stays the same from step to step
        self.plain = text
        self.setAccessibleName(for_the_ear(text))
        self.updateGeometry()
        self.update()

    def set_look(self, look: Look) -> None:
        self._look = look
        sizes = {
            Role.TITLE: look.large,
            Role.HEADING: look.heading,
            Role.STRONG: look.medium,
            Role.BODY: look.medium,
            Role.NOTE: look.small,
        }
        self._letters = look.font(sizes[self._role], self._role in (Role.TITLE, Role.HEADING, Role.STRONG))
        self.setFont(self._letters)
        # As much free above and below the words as lines are apart. Margins of Qt's get lost where there is no room.
        apart = max(0, round(line_height(self._letters) - QFontMetricsF(self._letters).lineSpacing()))
        self._margins = QMargins(RING, apart // 2, RING, apart - apart // 2)
        palette = self.palette()
        ink = look.lesser_ink_on(self._ground) if self._role is Role.NOTE else look.ink_on(self._ground)
        palette.setColor(self.foregroundRole(), ink)
        self.setPalette(palette)
        self.updateGeometry()

    def place(self, words: QRect) -> None:
        """Put the words there, in the parent's coordinates."""
        self.setGeometry(words.adjusted(-RING, 0, RING, 0))

    def updateGeometry(self) -> None:
        """Be measured anew. Between two such calls layouts ask for the same sizes dozens of times."""
        self._heights.clear()
        self._hints.clear()
        super().updateGeometry()

    def sizeHint(self) -> QSize:
        if not self.wordWrap():
            return self.minimumSizeHint()
        if True not in self._hints:
            width = ceil(block_width(self._shown, self._letters))
            self._hints[True] = self._around(width, self._lines(width))
        return QSize(self._hints[True])

    def minimumSizeHint(self) -> QSize:
        """Where it wraps so wide that no word is broken, and as high as that takes in a wide column."""
        if False not in self._hints:
            widest = unbroken_width if self.wordWrap() else natural_width
            self._hints[False] = self._around(ceil(widest(self._shown, self._letters)), self._paragraphs())
        return QSize(self._hints[False])

    def heightForWidth(self, width: int) -> int:
        if width not in self._heights:
            self._heights[width] = self._around(0, self._lines(width - 2 * RING)).height()
        return self._heights[width]

    def paintEvent(self, _: QPaintEvent) -> None:
        room = QRectF(self.rect().marginsRemoved(self._margins))
        lines = self._lines(room.width())
        room.translate(0, max(0.0, (room.height() - len(lines.texts) * line_height(self._letters)) / 2))
        painter = QPainter(self)
        painter.setPen(self.palette().color(self.foregroundRole()))
        across = self.alignment() & Qt.AlignmentFlag.AlignHorizontal_Mask
        paint_lines(painter, lines, self._letters, room, across, self._look.signs_in(self.plain, self._ground))
        painter.end()

    @property
    def _shown(self) -> str:
        return self._look.signs(self.plain)

    def _paragraphs(self) -> Lines:
        return Lines(tuple(self._shown.split("\n")), whole=True)

    def _lines(self, width: float) -> Lines:
        return wrapped(self._shown, self._letters, width, sys.maxsize) if self.wordWrap() else self._paragraphs()

    def _around(self, width: int, lines: Lines) -> QSize:
        """The size of words so wide in these lines, with margins; a place for words that are to come has one."""
        height = ceil(max(1, len(lines.texts)) * line_height(self._letters))
        return QSize(width, height).grownBy(self._margins)


class Rule(QWidget):
    """A hairline between two things, in line with the frames of buttons."""

    def __init__(self, look: Look, parent: QWidget) -> None:
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


class Panel(QWidget, Grouped):
    """A sheet of paper that lies on the table: for decisions, results, and whatever covers the table.

    It is `SHADOW` larger on every side than the sheet; `place` puts the sheet exactly where it should be. What is
    in it goes into a layout whose margins `fit` sets.
    """

    def __init__(self, look: Look, parent: QWidget) -> None:
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
        layout.activate()  # layouts within it would tell the sizes of before, as long as nothing of it is seen
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


class PaintedWords(QLabel):
    """Words that whoever inherits it paints; a screen reader is told them by the accessible name.

    A label, as a bare widget is no more than filling to a screen reader, which passes over it; one without a text of
    its own, so that it asks for no room.

    Attributes:
        tip: what a pointer that rests on it is told. It is no tooltip of Qt's, which a screen reader would read out
            after the name that has it already.
    """

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self.tip = ""

    def set_look(self, look: Look) -> None:
        self._look = look
        self.update()

    def sizeHint(self) -> QSize:
        return QSize()

    def minimumSizeHint(self) -> QSize:
        return QSize()

    def event(self, event: QEvent) -> bool:
        return show_tip(event, self.tip, self) or super().event(event)
