"""The tile of a deal of the day: a pack still to be played, or the result with a pip for each trick."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from twentyfive.presentation.daily import ShownDeal
from twentyfive.presentation.measures import CARD_RATIO
from twentyfive.ui.cards.faces import FaceStore
from twentyfive.ui.pages.daily.month_calendar import paint_pip
from twentyfive.ui.pages.daily.year_calendar import paint_verdict
from twentyfive.ui.theme.icons import Icon, paint_icon
from twentyfive.ui.theme.text_layout import line_height
from twentyfive.ui.widgets.button_frame import ButtonColours
from twentyfive.ui.widgets.buttons import Emphasis, MenuCard

_PICTURE: Final = 3.6
"""The side of the picture, in letters of a heading."""

_ANGLES: Final = ((-0.16, -6.0), (0.16, 6.0))
"""The place of each back, as a share of the picture, and its turn in degrees."""

_SIGN: Final = 0.3
"""The radius of the sign of a verdict, as a share of the picture."""

_PIP: Final = 0.42
"""The radius of a pip, in letters."""

_PLAY: Final = 1.5
"""The radius of the disc that means *play*, in letters."""


class DealTile(MenuCard):
    """The button of a deal: it is played, or its result is shown."""

    def __init__(self, shown: ShownDeal, faces: FaceStore) -> None:
        self._shown = shown
        self._faces = faces
        super().__init__(Icon.CARDS, shown.name, note=shown.note)
        faces.ready.connect(self._on_face)

    def show_deal(self, shown: ShownDeal, emphasis: Emphasis) -> None:
        """Show this deal; the next to play is emphasised."""
        self._shown = shown
        self.turn_on()
        self.set_label(shown.name, shown.note)
        self.setAccessibleDescription(shown.spoken)
        self.set_emphasis(emphasis)
        if shown.why_not:
            self.turn_off(shown.why_not)

    def button_colours(self) -> ButtonColours:
        colours, tokens = super().button_colours(), self._look.theme.tokens
        if self.usable and self._emphasis is Emphasis.PRIMARY:
            return ButtonColours(tokens.surface, tokens.accentink, 3, tokens.ink, tokens.ink2)
        return colours

    def _icon_size(self) -> int:
        return round(_PICTURE * self._look.heading)

    def _room_for_words(self, frame_width: float) -> float:
        return super()._room_for_words(frame_width) - self._play_width()

    def _height_for(self, frame_width: int) -> int:
        words = super()._height_for(frame_width) + self._pips_height()
        return max(words, self._icon_size() + 2 * self._vertical_padding())

    def _words_top(self, frame: QRectF, words_height: float) -> float:
        return super()._words_top(frame, words_height + self._pips_height())

    def _play_width(self) -> int:
        return 0 if self._shown.tricks else round(2 * _PLAY * self._look.small) + self._icon_gap()

    def _pips_height(self) -> int:
        return self._look.line_height(self._look.medium) if self._shown.tricks else 0

    def _paint_icon(self, painter: QPainter, area: QRectF, _: ButtonColours) -> None:
        if not self._shown.tricks:
            self._paint_backs(painter, area)
            return
        paint_verdict(
            painter, self._shown.verdict, area.center(), _SIGN * area.width(), self._look.colours, late=self._shown.late
        )

    def _paint_backs(self, painter: QPainter, area: QRectF) -> None:
        height = 0.92 * area.height()
        width = CARD_RATIO * height
        picture = self._faces.pixmap(None, width, height, painter.device().devicePixelRatioF())
        if picture is None:
            return
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        for place, angle in _ANGLES:
            painter.save()
            painter.translate(area.center() + QPointF(place * area.width(), 0))
            painter.rotate(angle)
            painter.drawPixmap(QRectF(-width / 2, -height / 2, width, height), picture, QRectF(picture.rect()))
            painter.restore()

    def _paint_content(self, painter: QPainter, frame: QRectF, button_colours: ButtonColours) -> None:
        super()._paint_content(painter, frame, button_colours)
        if self._shown.tricks:
            self._paint_pips(painter, frame)
        elif self.usable:
            self._paint_play(painter, frame, button_colours)

    def _paint_pips(self, painter: QPainter, frame: QRectF) -> None:
        label, note = self._fitted(frame.width(), frame.height())
        words = len(label.texts) * line_height(self._label_font()) + len(note.texts) * line_height(self._note_font())
        radius = _PIP * self._look.small
        x = frame.left() + self._padding() + self._icon_size() + self._icon_gap() + radius
        y = self._words_top(frame, words) + words + self._pips_height() / 2
        colours = self._look.colours
        for taken in self._shown.tricks:
            paint_pip(painter, QPointF(x, y), radius, colours.good, colours.line, full=taken)
            x += 2.6 * radius

    def _paint_play(self, painter: QPainter, frame: QRectF, button_colours: ButtonColours) -> None:
        """Paint the disc that means *play*: gold on the next deal."""
        colours, radius = self._look.colours, _PLAY * self._look.small
        centre = QPointF(frame.right() - self._padding() - radius, frame.center().y())
        is_next = self._emphasis is Emphasis.PRIMARY
        painter.setPen(QPen(colours.accentink if is_next else colours.line, 2))
        painter.setBrush(colours.accent if is_next else Qt.BrushStyle.NoBrush)
        painter.drawEllipse(centre, radius - 1, radius - 1)
        area = QRectF(-radius / 2, -radius / 2, radius, radius).translated(centre)
        paint_icon(painter, Icon.PLAY, area, colours.onaccent if is_next else QColor(button_colours.ink))

    def _on_face(self, stem: str) -> None:
        if stem == self._faces.stem(None) and not self._shown.tricks:
            self.update()
