"""Panels, the text on them, and hairlines between things."""

from __future__ import annotations

import sys
from enum import Enum, auto
from math import ceil
from typing import Final

from PySide6.QtCore import QEvent, QMargins, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from twentyfive.ui.accessibility.roles import Grouped, show_tip
from twentyfive.ui.theme.styled import Styled
from twentyfive.ui.theme.text_layout import (
    Lines,
    block_width,
    folded_width,
    line_height,
    natural_width,
    paint_lines,
    unbroken_width,
    wrapped,
)
from twentyfive.ui.theme.tokens import Ground, Scheme, Theme, Tokens
from twentyfive.ui.widgets.base_button import RING
from twentyfive.wording.names import for_the_ear

SHADOW: Final = 16
"""Margin around a panel for its shadow."""


_SUBTITLE: Final = 1.3
"""The size of a title in a narrow panel, in running text."""


class Role(Enum):
    """The role of a text, which decides its size, weight and colour."""

    TITLE = auto()
    SUBTITLE = auto()
    """A title in a narrow panel."""
    HEADING = auto()
    STRONG = auto()
    BODY = auto()
    NOTE = auto()


class RichLabel(Styled, QLabel):
    """Wrapped text with the suit signs in their colours; a screen reader gets plain words.

    It has a margin of `RING` at both ends, so that in a layout it is in line with the frames of buttons. It paints its
    text itself, since for text in several colours a QLabel keeps a document of 31 KiB.

    Attributes:
        plain: the text as it was given.
    """

    def __init__(
        self,
        text: str,
        parent: QWidget | None = None,
        *,
        role: Role = Role.BODY,
        ground: Ground = Ground.PAPER,
    ) -> None:
        super().__init__(parent)
        self._role = role
        self._ground = ground
        self._letters = self._look.font(self._look.medium)
        self._margins = QMargins()
        self._apart = False
        self._heights: dict[int, int] = {}
        self._hints: dict[bool, QSize] = {}
        self.setWordWrap(True)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.plain = text
        self.setAccessibleName(for_the_ear(text))
        self._dress()

    def set_text(self, text: str) -> None:
        """Show another text."""
        if text == self.plain:
            return  # most texts at the table stay the same from step to step
        self.plain = text
        self.setAccessibleName(for_the_ear(text))
        self.updateGeometry()
        self.update()

    def restyle(self) -> None:
        look = self._look
        self._letters = {
            Role.TITLE: look.title_font(look.large),
            Role.SUBTITLE: look.title_font(min(look.large, round(_SUBTITLE * look.medium))),
            Role.HEADING: look.font(look.heading, bold=True),
            Role.STRONG: look.font(look.medium, bold=True),
            Role.BODY: look.font(look.medium),
            Role.NOTE: look.font(look.small),
        }[self._role]
        self.setFont(self._letters)
        # The space between lines is also kept above and below the text. Qt's own margins vanish where room is short.
        apart = max(0, round(line_height(self._letters) - QFontMetricsF(self._letters).lineSpacing()))
        above = self._look.gap if self._apart else 0
        self._margins = QMargins(RING, above + apart // 2, RING, apart - apart // 2)
        palette = self.palette()
        ink = self._look.lesser_ink_on(self._ground) if self._role is Role.NOTE else self._look.ink_on(self._ground)
        palette.setColor(self.foregroundRole(), ink)
        self.setPalette(palette)
        self.updateGeometry()

    def stand_apart(self) -> None:
        """Stand apart from what is above, as the heading of what is below."""
        self._apart = True
        self._dress()

    def lie_on(self, ground: Ground) -> None:
        """Lie on another ground from now on."""
        if ground is not self._ground:
            self._ground = ground
            self._dress()

    def place(self, words: QRect) -> None:
        """Put the words at this rectangle, in the parent's coordinates."""
        self.setGeometry(words.adjusted(-RING, 0, RING, 0))

    def updateGeometry(self) -> None:
        """Forget the cached sizes. Between two such calls layouts ask for the same sizes dozens of times."""
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
        """Return the least width without broken words, and the height that the text has in a wide column."""
        if False not in self._hints:
            widest = unbroken_width if self.wordWrap() else natural_width
            self._hints[False] = self._around(ceil(widest(self._shown, self._letters)), self._paragraphs())
        return QSize(self._hints[False])

    def folded_width(self, lines: int) -> int:
        """Return the least width in which the text takes no more than that many lines."""
        return ceil(folded_width(self._shown, self._letters, lines)) + 2 * RING

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
        """Return the size of these lines with margins. An empty text takes one line, for words to come."""
        height = ceil(max(1, len(lines.texts)) * line_height(self._letters))
        return QSize(width, height).grownBy(self._margins)


class Hairline(Styled, QWidget):
    """A hairline between two things, in line with the frames of buttons."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFixedHeight(1)

    def paintEvent(self, _: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect().adjusted(RING, 0, -RING, 0), self._look.colours.line)
        painter.end()


class Panel(Styled, QWidget, Grouped):
    """A sheet of paper over the table, for questions, results and menus.

    It is larger than the visible sheet by `SHADOW` on every side; `place` puts the sheet itself at a rectangle. Its
    content goes into a layout whose margins `fit` sets.
    """

    def restyle(self) -> None:
        self.fit()
        self.update()

    def fit(self) -> None:
        """Set the margins of the panel's layout: shadow and padding, less the margin of buttons for their ring."""
        layout = self.layout()
        if layout is not None:
            margin = SHADOW + self._look.padding - RING
            layout.setContentsMargins(margin, margin, margin, margin)

    def place(self, sheet: QRect) -> None:
        """Put the visible sheet at this rectangle, in the parent's coordinates."""
        self.setGeometry(sheet.adjusted(-SHADOW, -SHADOW, SHADOW, SHADOW))

    def sheet(self) -> QRect:
        """Return the visible sheet, in the panel's own coordinates."""
        return self.rect().adjusted(SHADOW, SHADOW, -SHADOW, -SHADOW)

    def sheet_height_for(self, sheet_width: int) -> int:
        """Return the height that the content of the sheet needs at this width."""
        whole = sheet_width + 2 * SHADOW
        layout = self.layout()
        if layout is None:
            return 0
        layout.activate()  # while the panel is hidden, layouts inside it would return outdated sizes
        height = layout.totalHeightForWidth(whole) if layout.hasHeightForWidth() else layout.totalSizeHint().height()
        return height - 2 * SHADOW

    def paintEvent(self, _: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_sheet(painter, QRectF(self.sheet()), self._look.panel_radius, self._look.theme, self._look.colours)
        painter.end()


def paint_sheet(painter: QPainter, sheet: QRectF, radius: float, theme: Theme, colours: Tokens[QColor]) -> None:
    """Paint a rounded sheet of paper with an edge and a soft shadow."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    contrast = theme.scheme is Scheme.HIGH_CONTRAST
    if not contrast:
        paint_shadow(painter, sheet, radius)
    painter.setPen(QPen(colours.hem, 2 if contrast else 1.2))
    painter.setBrush(colours.surface)
    painter.drawRoundedRect(sheet.adjusted(0.6, 0.6, -0.6, -0.6), radius, radius)


def paint_shadow(painter: QPainter, sheet: QRectF, radius: float) -> None:
    """Paint the soft shadow of a sheet, slightly below it and within `SHADOW` around it."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 11))
    for spread in range(SHADOW - 5, -4, -2):
        shade = sheet.adjusted(-spread, -spread, spread, spread).translated(0, 4)
        painter.drawRoundedRect(shade, radius + spread, radius + spread)


class PaintedLabel(Styled, QLabel):
    """A label that subclasses paint; a screen reader gets the words as accessible name.

    It is a QLabel because screen readers skip a plain widget. It has no text of its own, so that it asks for no room.

    Attributes:
        tip: the text of the tooltip. It is not set as Qt's tooltip, which a screen reader would read out after the
            accessible name, although that says the same.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.tip = ""

    def sizeHint(self) -> QSize:
        return QSize()

    def minimumSizeHint(self) -> QSize:
        return QSize()

    def event(self, event: QEvent) -> bool:
        return show_tip(event, self.tip, self) or super().event(event)


class OverlayFrame(Styled, QWidget):
    """A layer over other widgets, hidden at first; subclasses paint it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()
