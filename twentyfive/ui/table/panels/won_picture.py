"""The picture above the words of a won game: the knot of the emblem in gold, and the winning trick fanned out."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPainterPath, QPaintEvent, QPen, QRadialGradient
from PySide6.QtWidgets import QWidget

from twentyfive.core.state import Trick
from twentyfive.presentation.measures import Rect
from twentyfive.presentation.table.frame import cloth_radius
from twentyfive.presentation.table.reward import (
    FIVE_WITHIN,
    FRAME,
    KNOT_STRAND,
    WON_AT_LAST,
    WonFrame,
    fanned,
    knot_line,
    won_picture,
)
from twentyfive.ui.cards.card_paint import CORNER, paint_card
from twentyfive.ui.cards.emblem import tinted_emblem
from twentyfive.ui.cards.faces import FaceStore
from twentyfive.ui.theme.styled import Styled
from twentyfive.ui.theme.tokens import SHADE, Scheme

_GLOW: Final = 0.2
_GLOW_Y: Final = 0.27
_GLOW_REACH: Final = 0.42
"""The strength of the light around the picture; its middle and reach in shares of the cloth: it ends at the words."""


class WonPicture(Styled, QWidget):
    """The picture of a won game. It says nothing that the words below it do not say, so a screen reader skips it."""

    def __init__(self, faces: FaceStore, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._faces = faces
        self._trick: Trick | None = None
        self._players = 2
        self._frame = WON_AT_LAST
        faces.ready.connect(self._on_face_ready)

    def show_trick(self, trick: Trick | None, players: int) -> None:
        """Fan out this trick from now on, or show the knot alone."""
        self._trick, self._players = trick, players
        self.update()

    def show_frame(self, frame: WonFrame) -> None:
        """Show the picture as it is at that time."""
        self._frame = frame
        self.update()

    def sizeHint(self) -> QSize:
        return QSize()

    def paintEvent(self, _: QPaintEvent) -> None:
        if self.height() < 2:
            return
        picture = won_picture(self._trick, self._players, self.width(), self.height(), self._look.scale)
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        x, y, side = picture.knot
        self._paint_knot(painter, QRectF(x, y, side, side))
        cards = fanned(picture, self._frame.fan)
        painter.setOpacity(min(1.0, max(0.0, 2 * self._frame.fan)))
        for card in cards:
            if card is cards[-1]:
                painter.setPen(QPen(self._look.colours.gold, FRAME))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                frame = _around(card.rect, FRAME / 2)
                painter.drawRoundedRect(frame, CORNER * card.width + FRAME / 2, CORNER * card.width + FRAME / 2)
            paint_card(painter, card, self._faces, self._look, ring=False)
        painter.end()

    def _paint_knot(self, painter: QPainter, square: QRectF) -> None:
        colours = self._look.colours
        pixels = max(1, round(square.width() * self.devicePixelRatioF()))
        colour = colours.accentink if self._look.theme.scheme is Scheme.HIGH_CONTRAST else colours.gold
        painter.drawImage(square, _drawn(pixels, colour.rgba(), round(1000 * self._frame.knot)))

    def _on_face_ready(self, stem: str) -> None:
        if self._trick is not None and stem in map(self._faces.stem, self._trick.cards):
            self.update()


def _around(rect: Rect, by: float) -> QRectF:
    return QRectF(rect.x, rect.y, rect.w, rect.h).adjusted(-by, -by, by, by)


def _drawn(pixels: int, rgba: int, thousandths: int) -> QImage:
    """The emblem as far as its knot is drawn; the five in its middle comes with the last fifth of the line."""
    whole = tinted_emblem(pixels, rgba)
    if thousandths >= 1000:
        return whole
    image = QImage(whole.size(), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    share = thousandths / 1000
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    points = [QPointF(x * pixels, y * pixels) for x, y in knot_line(share)]
    line = QPainterPath(points[0])
    for point in points[1:]:
        line.lineTo(point)
    ends = Qt.PenCapStyle.FlatCap, Qt.PenJoinStyle.RoundJoin
    if share:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(Qt.GlobalColor.white, KNOT_STRAND * pixels, Qt.PenStyle.SolidLine, *ends))
        painter.drawPath(line)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(255, 255, 255, round(255 * max(0.0, 5 * share - 4))))
    painter.drawEllipse(QPointF(0.5 * pixels, 0.5 * pixels), FIVE_WITHIN * pixels, FIVE_WITHIN * pixels)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    painter.drawImage(0, 0, whole)
    painter.end()
    return image


class Veil(Styled, QWidget):
    """The veil that dims the cloth below a won game. It takes no clicks."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._frame = WON_AT_LAST
        self._lit = False
        self.hide()

    def light(self, on: bool) -> None:
        """Light the place of the picture, or no longer."""
        if on is not self._lit:
            self._lit = on
            self.update()

    def show_frame(self, frame: WonFrame) -> None:
        """Dim the cloth as far as it is at that time."""
        if frame.veil != self._frame.veil:
            self.update()
        elif self._lit and frame.knot != self._frame.knot:  # for a second: the rest of the table need not be painted
            self.update(self._lit_area())
        self._frame = frame

    def paintEvent(self, _: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        shade = QColor(self._look.colours.tray)
        shade.setAlphaF(SHADE * self._frame.veil)
        radius = cloth_radius(self.width(), self.height())
        for brush in (shade, self._glow()) if self._lit else (shade,):
            painter.setBrush(brush)
            painter.drawRoundedRect(self.rect(), radius, radius)
        painter.end()

    def _lit_area(self) -> QRect:
        reach = round(_GLOW_REACH * min(self.width(), self.height()))
        return QRect(self.width() // 2 - reach, round(_GLOW_Y * self.height()) - reach, 2 * reach, 2 * reach)

    def _glow(self) -> QBrush:
        """The light around the picture, which grows with the knot."""
        area = QRectF(self._lit_area())
        light = QRadialGradient(area.center(), area.width() / 2)
        for place, strength in ((0.0, _GLOW), (1.0, 0.0)):
            gold = QColor(self._look.colours.gold)
            gold.setAlphaF(strength * self._frame.knot)
            light.setColorAt(place, gold)
        return QBrush(light)
