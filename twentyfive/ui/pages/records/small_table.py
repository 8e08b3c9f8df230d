"""A small picture of the table of a saved game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF, QSize, QTimer
from PySide6.QtGui import QHideEvent, QPainter, QPainterPath, QPaintEvent, QPixmap

from twentyfive.core import PlayerView
from twentyfive.engine.seating.game_token import GameToken
from twentyfive.ui.cards.emblem import paint_lamplight
from twentyfive.ui.table.miniature import Miniature, TableStyle
from twentyfive.ui.widgets.base_button import RING
from twentyfive.ui.widgets.height_for_width import HeightForWidth

_HEIGHT: Final = 0.58
"""The height of the picture, as a share of its width: that of a table in a usual window."""


@dataclass(frozen=True, slots=True)
class Pictures:
    """What pictures of tables need: what they may show of a game, and what a table looks like."""

    to_show: Callable[[GameToken], PlayerView | None]
    style: Callable[[], TableStyle]


class SmallTable(HeightForWidth):
    """A picture of a table, with a margin of `RING` on every side; it is drawn once it is seen."""

    def __init__(self, style: Callable[[], TableStyle]) -> None:
        super().__init__()
        self._view: PlayerView | None = None
        self._picture: QPixmap | None = None
        self._asked = QSize()
        self._miniature = Miniature(style, self)
        self._miniature.drawn.connect(self._on_drawn)
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._draw)

    def show_view(self, view: PlayerView | None) -> None:
        """Show what this view shows, or nothing."""
        if view != self._view:
            self._forget()
            self._view = view
        self.setVisible(view is not None)

    def _forget(self) -> None:
        """Draw nothing more, and what is shown next anew."""
        self._soon.stop()
        self._miniature.stop()
        self._picture, self._asked = None, QSize()
        self.update()

    def _draw(self) -> None:
        if self._view is not None:
            self._miniature.draw(self._view, self._asked)

    def _on_drawn(self, picture: QPixmap) -> None:
        self._picture = picture
        self.update()

    def restyle(self) -> None:
        super().restyle()
        self._forget()

    def heightForWidth(self, width: int) -> int:
        return round(_HEIGHT * max(0, width - 2 * RING)) + 2 * RING

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._forget()

    def paintEvent(self, _: QPaintEvent) -> None:
        area = QRectF(self.rect()).adjusted(RING, RING, -RING, -RING)
        wanted = (area.size() * self.devicePixelRatioF()).toSize()
        if wanted != self._asked:
            self._asked = wanted
            self._soon.start()
        painter, shape = QPainter(self), QPainterPath()
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        shape.addRoundedRect(area, self._look.radius, self._look.radius)
        painter.setClipPath(shape)
        if self._picture is None:
            paint_lamplight(painter, area, self._look.colours)
        else:
            painter.drawPixmap(area, self._picture, QRectF(self._picture.rect()))
        painter.end()
