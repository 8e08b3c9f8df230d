"""A small card face on a panel or page, with a pill on its lower edge and a caption below it."""

from __future__ import annotations

from math import ceil
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QWidget

from twentyfive.core import Card
from twentyfive.presentation.measures import CARD_RATIO, LINE_HEIGHT
from twentyfive.presentation.table.card_notes import CardNote, Verdict
from twentyfive.presentation.table.placement import Mark, Place, Placement, Spot
from twentyfive.ui.cards.card_paint import CORNER, paint_card
from twentyfive.ui.cards.faces import FaceStore
from twentyfive.ui.theme.glyphs import paint_cross, paint_tick
from twentyfive.ui.theme.look import font_of
from twentyfive.ui.theme.text_layout import Lines, line_height, narrowed, paint_lines
from twentyfive.ui.widgets.panels import PaintedLabel
from twentyfive.wording.names import for_the_ear

MARGIN: Final = 5
"""Margin around a card for its shadow and its frame."""

_FRAME: Final = 3.0
_EDGE: Final = 2.0
"""Thickness of the edge of the gold behind a card that is pointed out."""

_RIM: Final = 1.5
"""The light edge that sets a sign off from the card."""

_SIGN: Final = 0.8
"""The radius of a tick or a cross, in letters of running text."""

_WITHIN_PILL: Final = 0.4
"""The least distance of a word from the ends of its pill, both together, in letters."""


class SmallCard(PaintedLabel):
    """A card as large as its widget allows.

    Attributes:
        card: the card.
        note: the remarks about it.
    """

    def __init__(self, card: Card, note: CardNote, spoken: str, faces: FaceStore, parent: QWidget) -> None:
        super().__init__(parent)
        self.card = card
        self.note = note
        self._faces = faces
        self.setAccessibleName(for_the_ear(spoken))
        faces.news(card).arrived.connect(self._repaint)
        faces.resumed.connect(self._repaint)

    def restyle(self) -> None:
        super().restyle()
        self._update_tip()

    def face(self) -> QRect:
        """Return the rectangle of the card itself, in the widget's own coordinates."""
        below = pill_height(self._look.small) // 2 + caption_height(self.note, self._look.small)
        room = self.rect().adjusted(MARGIN, MARGIN, -MARGIN, -max(MARGIN, below))
        width = min(room.width(), round(room.height() * CARD_RATIO))
        return QRect(room.center().x() - width // 2, room.top(), width, round(width / CARD_RATIO))

    def _repaint(self) -> None:
        # Not `update` itself: Qt for Python keeps some memory for each connection to a method of Qt.
        self.update()

    def _update_tip(self) -> None:
        """Show the whole caption as a tooltip if it is shortened."""
        metrics = QFontMetricsF(self._look.font(self._look.small, self.note.strong))
        whole = metrics.horizontalAdvance(self.note.caption) <= self.width()
        self.tip = "" if whole else self.note.caption

    def _paint_verdict(self, painter: QPainter, face: QRectF, verdict: Verdict) -> None:
        """Paint a tick or a cross over the upper right corner, as far out as the widget goes."""
        colours, radius = self._look.colours, _SIGN * self._look.medium
        centre = QPointF(face.right() + MARGIN - radius, face.top() - MARGIN + radius)
        paint = paint_tick if verdict is Verdict.RIGHT else paint_cross
        paint(painter, centre, radius, colours.surface, colours.surface)
        disc = colours.good if verdict is Verdict.RIGHT else colours.bad
        paint(painter, centre, radius - _RIM, disc, colours.surface)

    def _paint_pill(self, painter: QPainter, face: QRectF) -> None:
        look = self._look
        height = float(pill_height(look.small))
        width = min(pill_width(self.note.pill, look.small, look.face), float(self.width()))
        pill = QRectF(face.center().x() - width / 2, face.bottom() - 0.55 * height, width, height)
        # In the colours of the card in every theme, as on the table.
        painter.setPen(QPen(look.colours.black, 1.5))
        painter.setBrush(look.colours.accent if self.note.framed else look.colours.card)
        painter.drawRoundedRect(pill.adjusted(0.75, 0.75, -0.75, -0.75), height / 2, height / 2)
        words = width - _WITHIN_PILL * look.small
        painter.setFont(narrowed(look.font(look.small, bold=True), self.note.pill, words))
        painter.setPen(look.colours.onaccent if self.note.framed else look.colours.black)
        painter.drawText(pill, Qt.AlignmentFlag.AlignCenter, self.note.pill)

    def _paint_caption(self, painter: QPainter) -> None:
        look = self._look
        height = caption_height(self.note, look.small)
        font = look.font(look.small, self.note.strong)
        caption = look.signs(self.note.caption)
        text = QFontMetricsF(font).elidedText(caption, Qt.TextElideMode.ElideRight, self.width())
        painter.setPen(look.colours.ink)
        area = QRectF(0, self.height() - (height + line_height(font)) / 2, self.width(), height)
        signs = look.sign_inks(look.theme.tokens.surface, look.theme.tokens.ink)
        paint_lines(painter, Lines((text,), whole=True), font, area, Qt.AlignmentFlag.AlignHCenter, signs)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._update_tip()

    def paintEvent(self, _: QPaintEvent) -> None:
        look, face = self._look, QRectF(self.face())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        middle = face.center()
        if self.note.ringed:
            painter.setPen(QPen(look.colours.ink, _EDGE))
            painter.setBrush(look.colours.accent)
            out = MARGIN - _EDGE / 2
            painter.drawRoundedRect(face.adjusted(-out, -out, out, out), 2 * MARGIN, 2 * MARGIN)
        marks = frozenset({Mark.DIMMED}) if self.note.dimmed else frozenset()
        lying = Placement(
            Spot(self.card), Place.TRICK, middle.x(), middle.y(), face.width(), face.height(), marks=marks
        )
        paint_card(painter, lying, self._faces, look, ring=False)
        if self.note.framed:
            painter.setPen(QPen(look.colours.accentink, _FRAME))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            out, radius = _FRAME / 2, CORNER * face.width() + _FRAME / 2
            painter.drawRoundedRect(face.adjusted(-out, -out, out, out), radius, radius)
        if self.note.verdict is not None:
            self._paint_verdict(painter, face, self.note.verdict)
        if self.note.pill:
            self._paint_pill(painter, face)
        if self.note.caption:
            self._paint_caption(painter)
        painter.end()


def size_with(face_width: int, note: CardNote, small: int) -> QSize:
    """Return the size of the widget for a card of that width."""
    below = max(MARGIN, pill_height(small) // 2 + caption_height(note, small))
    return QSize(face_width + 2 * MARGIN, MARGIN + round(face_width / CARD_RATIO) + below)


class CardGrid(NamedTuple):
    """A division of cards into rows.

    Attributes:
        rows: the number of rows.
        in_row: the number of cards in each row but the last, which may have fewer.
    """

    rows: int
    in_row: int


def card_grid(count: int, room: float, need: float) -> CardGrid:
    """Return the fewest rows that give each of `count` cards a width of `need` out of `room`; else one card a row."""
    count = max(1, count)
    rows = next((rows for rows in range(1, count) if room / ceil(count / rows) >= need), count)
    return CardGrid(rows, ceil(count / rows))


def pill_height(small: int) -> int:
    """Return the height of the pill on the lower edge."""
    return round(1.35 * small)


def pill_width(text: str, small: int, face: QFont) -> float:
    """Return the width of a pill with that word."""
    return QFontMetricsF(font_of(face, small, bold=True)).horizontalAdvance(text) + 0.8 * small


def caption_height(note: CardNote, small: int) -> int:
    """Return the height of the caption, 0 if there is none."""
    return round(LINE_HEIGHT * small) + 4 if note.caption else 0
