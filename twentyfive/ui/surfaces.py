"""What things stand on: panels, rules between them, and text."""

from __future__ import annotations

from enum import Enum, auto
from typing import Final

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from twentyfive.ui.frames import RING
from twentyfive.ui.grouped import Grouped
from twentyfive.ui.look import LINE_HEIGHT, Look, dress
from twentyfive.ui.theme import Ground, Scheme
from twentyfive.ui.wording.names import for_the_ear

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
        if text == self.plain:
            return  # most of what a table says stays the same from step to step
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
