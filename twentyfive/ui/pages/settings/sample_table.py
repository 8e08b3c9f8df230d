"""The sample on the Settings page: a small table that looks and moves as the real one does with these settings."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEasingCurve, QPointF, QRect, QRectF, QSize, Qt, QVariantAnimation
from PySide6.QtGui import QHideEvent, QPainter, QPainterPath, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget

from twentyfive.core import PRESETS, Card, Suit
from twentyfive.core.moves import PlayCard
from twentyfive.core.ranking import ranking
from twentyfive.presentation.measures import Rect
from twentyfive.presentation.sample_layout import (
    SampleLayout,
    hand_cards,
    pack_cards,
    sample_layout,
    sample_strip,
    trick_cards,
)
from twentyfive.presentation.settings import PlayBy, Settings
from twentyfive.presentation.table.cues import cue_of
from twentyfive.presentation.table.glide import Glide
from twentyfive.presentation.table.hand_order import sorted_hand
from twentyfive.presentation.table.placement import Placement
from twentyfive.presentation.table.plate_text import PlateText
from twentyfive.presentation.table.tray import tray_places
from twentyfive.ui.cards.card_paint import paint_card
from twentyfive.ui.cards.faces import FaceStore
from twentyfive.ui.table.pace import pace_for
from twentyfive.ui.table.surface.cloth import cloth_pixmap
from twentyfive.ui.table.surface.plates import SeatPlate
from twentyfive.ui.table.surface.status_line import StatusLine
from twentyfive.ui.table.surface.trump_button import TrumpButton, paint_tray
from twentyfive.ui.theme.look import Look
from twentyfive.ui.theme.text_layout import wrapped
from twentyfive.ui.widgets.base_button import RING
from twentyfive.ui.widgets.buttons import PrimaryButton
from twentyfive.ui.widgets.height_for_width import HeightForWidthLayout
from twentyfive.wording.names import translate
from twentyfive.wording.table.line import Line

_DEALT: Final = tuple(Card.parse(text) for text in ("KD", "5S", "3H", "QS"))
_MOST_LINES: Final = 9
_LED: Final = Card.parse("9S")
_BEST: Final = Card.parse("KS")
_ORDER: Final = ranking(Suit.SPADES, PRESETS["twenty-five"])


class SampleTable(HeightForWidthLayout):
    """The sample table: name plates, a trick, the line above the hand, and a hand. Nothing on it can be pressed.

    Attributes:
        low: whether it is a low strip, which stays in view below the questions.
        cards: the placements of all cards, from the lowest to the uppermost.
        trump_button: the trump button.
        play: the Play button, shown if cards are selected before they are played.
    """

    def __init__(self, faces: FaceStore, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._faces = faces
        self._settings = settings
        self._cloth: QPixmap | None = None
        self._glide: Glide | None = None
        self._tray = Rect(0, 0, 0, 0)
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEasingCurve(QEasingCurve.Type.Linear)
        self._clock.valueChanged.connect(self.update)
        self._clock.finished.connect(self._arrive)
        self._plates = (SeatPlate(faces, self), SeatPlate(faces, self))
        self._line = StatusLine(self)
        self.low = False
        self.cards: tuple[Placement, ...] = ()
        self.trump_button = TrumpButton(self)
        self.trump_button.show_suit(Suit.SPADES)
        self.play = PrimaryButton(translate("sample", "Play"), self)
        for part in (self._line, self.trump_button, self.play):
            part.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAccessibleName(translate("sample", "A small table as a preview"))
        faces.ready.connect(self._on_face_ready)
        faces.resumed.connect(self.update)
        self._write()

    def own_look(self, around: Look) -> Look:
        """The look that the table has in this window."""
        return around.at_table

    def lie_low(self) -> None:
        """Become a low strip."""
        self.low = True
        self._rearrange()

    def lie_whole(self) -> None:
        """Become a whole table."""
        self.low = False
        self._rearrange()

    def show_settings(self, settings: Settings) -> None:
        """Lay the table out by these settings; if the speed has changed, play a card to show it."""
        before, self._settings = self._settings, settings
        self._write()
        self._arrange()
        if pace_for(settings).factor != pace_for(before).factor and self.isVisible():
            self._play_card()

    def _write(self) -> None:
        mary, sean = translate("sample", "Mary"), translate("sample", "Seán")
        points = self._settings.show_scores
        texts = (
            PlateText(mary, None, dealer=True, tricks=2, points=10 if points else None, to_act=False, spoken=mary),
            PlateText(sean, None, dealer=False, tricks=0, points=5 if points else None, to_act=False, spoken=sean),
        )
        for plate, text in zip(self._plates, texts, strict=True):
            plate.show_text(text)
        self._line.say(_line(), asks=True)
        self.play.setVisible(self._settings.play_by is PlayBy.SELECT)

    def _rearrange(self) -> None:
        self._cloth = None
        super()._rearrange()

    def _layout(self, width: int) -> SampleLayout:
        if self.low:
            return sample_strip(width - 2 * RING, self._look, left_handed=self._settings.left_handed)
        return sample_layout(width - 2 * RING, self._look, self._lines, left_handed=self._settings.left_handed)

    def _lines(self, width: float) -> int:
        """The number of lines that the text of the line takes in that width."""
        return len(wrapped(str(_line()), self._look.font(self._look.medium, bold=True), width, _MOST_LINES).texts)

    def _arrange(self) -> None:
        zones, settings = self._layout(self.width()), self._settings
        trick, hand, beside = (zone.moved(RING, RING) for zone in (zones.trick, zones.hand, zones.trump_button))
        for plate, rect in zip(self._plates, zones.plates, strict=True):
            plate.put(rect.moved(RING, RING), zones.mode, QPointF(*trick.centre))
        self._line.setVisible(zones.line is not None)
        if zones.line is not None:
            line = zones.line.moved(RING, RING)
            self._line.put(QRect(line.x, line.y, line.w, line.h))
        held = sorted_hand(_DEALT, _ORDER, settings.hand_order, high_left=settings.high_left)
        button = self.play.frame_height_for(beside.w) if settings.play_by is PlayBy.SELECT else 0
        taken = button + self._look.gap if button else 0
        # In a strip the Play button takes the place of the trump button.
        self.trump_button.setVisible(not (self.low and button))
        self._tray = Rect(beside.x, beside.y, beside.w, beside.h - taken)
        places = tray_places(self._tray, self._look.small)
        self.trump_button.setGeometry(beside.x, beside.y, beside.w, beside.h - taken)
        self.trump_button.divide(places)
        pack = () if self.trump_button.isHidden() else pack_cards(places)
        self.cards = (*pack, *trick_cards(trick, _LED, _BEST), *hand_cards(hand, held, _ORDER, settings))
        self.play.setGeometry(beside.x - RING, beside.bottom - button - RING, beside.w + 2 * RING, button + 2 * RING)
        self._arrive()

    def _play_card(self) -> None:
        """Let the best card of the trick glide from its player, at the current speed."""
        duration = pace_for(self._settings).factor * cue_of(PlayCard).glide_ms
        self._clock.stop()
        if not duration:
            self._arrive()
            return
        end = next(lying for lying in self.cards if lying.spot.card == _BEST)
        plate = QPointF(self._plates[1].geometry().center())
        start = Placement(end.spot, end.place, plate.x(), plate.y(), end.width * 0.5, end.height * 0.5)
        self._glide = Glide(start, end, 0, duration)
        self._clock.setCurrentTime(0)
        self._clock.setDuration(round(duration))
        self._clock.setEndValue(duration)
        self._clock.start()

    def _on_face_ready(self) -> None:
        self.update()

    def _arrive(self) -> None:
        self._glide = None
        self.update()

    def _background(self) -> QPixmap:
        zones = self._layout(self.width())
        if self._cloth is None:
            size = QSize(self.width() - 2 * RING, zones.height)
            self._cloth = cloth_pixmap(
                size, zones.cloth, self._look.theme, self._look.colours, self.devicePixelRatioF()
            )
        return self._cloth

    def sizeHint(self) -> QSize:
        width = 24 * self._look.medium
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        width = 14 * self._look.medium
        return QSize(width, self.heightForWidth(width) if self.low else 4 * self._look.control_height)

    def heightForWidth(self, width: int) -> int:
        return self._layout(width).height + 2 * RING

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._clock.stop()
        self._arrive()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._cloth = None
        super().resizeEvent(event)

    def paintEvent(self, _: QPaintEvent) -> None:
        cloth, look = self._background(), self._look
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        shape = QPainterPath()
        area = QRectF(QPointF(RING, RING), cloth.deviceIndependentSize())
        shape.addRoundedRect(area, look.panel_radius, look.panel_radius)
        painter.setClipPath(shape)
        painter.drawPixmap(area.topLeft(), cloth)
        painter.setClipping(False)
        if not self.trump_button.isHidden():
            paint_tray(painter, self._tray, look)
        for lying in self.cards:
            card = lying
            if self._glide is not None and lying.spot == self._glide.end.spot:
                card = self._glide.placement_at(float(self._clock.currentValue() or 0.0))
            paint_card(painter, card, self._faces, look, ring=False)
        painter.end()


def _line() -> Line:
    return Line(
        translate("sample", "Your turn. Play a trump."),
        translate("sample", "Mary led 9♠. You may hold back 5♠."),
    )
