"""The signs of open hands: a tag on each of the viewer's two hands, and the cards of a dummy above its plate."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from math import ceil
from typing import TypeVar

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from twentyfive.core import Card, PlayerView
from twentyfive.presentation.measures import Rect
from twentyfive.presentation.table.open_hands import TagText, open_hand_order, tag_text
from twentyfive.presentation.table.scene import bottom_slots, open_to_all, seat_place
from twentyfive.presentation.table.table_layout import TableLayout
from twentyfive.ui.cards.index_card import paint_index_card
from twentyfive.ui.theme.glyphs import paint_side_sign
from twentyfive.ui.theme.styled import Styled
from twentyfive.ui.widgets.height_for_width import take_away
from twentyfive.wording.table.hands import open_hand_spoken


class HandTag(Styled, QWidget):
    """A small sign on the lower edge of a hand: its owner, and an arrow if the hand is to play."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._words = ""
        self._text = TagText(("",), None, False, "")

    def show_text(self, text: TagText, cards: Sequence[Rect]) -> None:
        """Show that text on the lower edge of these cards."""
        self._text = text
        self.setAccessibleName(text.spoken)
        left, right = cards[0].x, cards[-1].right
        self._words = next((text for text in text.texts if self._width_with(text) <= right - left), text.texts[-1])
        width = min(ceil(self._width_with(self._words)), right - left)
        height = round(1.45 * self._look.small)
        self.setGeometry((left + right - width) // 2, cards[0].bottom + 4 - height, width, height)
        self.update()

    def _font(self) -> QFont:
        return self._look.font(self._look.small, bold=True)

    def _width_with(self, words: str) -> float:
        """The width of the tag with these words."""
        small = self._look.small
        signs = 1.1 * small if self._text.to_act else small * (self._text.side is not None)
        return QFontMetricsF(self._font()).horizontalAdvance(words) + signs + 1.4 * small

    def paintEvent(self, _: QPaintEvent) -> None:
        look, text, small = self._look, self._text, self._look.small
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        frame = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.setPen(QPen(look.colours.rim if text.to_act else look.colours.woodline, 1.5))
        painter.setBrush(look.colours.gold if text.to_act else look.colours.plate)
        painter.drawRoundedRect(frame, 7, 7)
        ink = look.colours.onaccent if text.to_act else look.colours.woodink
        left, middle = frame.left() + 0.6 * small, frame.center().y()
        if text.side is not None and not text.to_act:  # a yellow disc would not stand out on gold
            mark = 0.7 * small
            paint_side_sign(painter, text.side, QRectF(left, middle - mark / 2, mark, mark), look.colours)
            left += small
        right = frame.right() - 0.6 * small
        if text.to_act:
            right -= 1.1 * small
            tip, reach = QPointF(right + 0.65 * small, middle - 0.35 * small), 0.4 * small
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(ink)
            painter.drawPolygon(QPolygonF([tip, tip + QPointF(reach, 0.7 * small), tip + QPointF(-reach, 0.7 * small)]))
        painter.setFont(self._font())
        painter.setPen(ink)
        name = QFontMetricsF(self._font()).elidedText(self._words, Qt.TextElideMode.ElideRight, right - left + 1)
        painter.drawText(
            QRectF(left, frame.top(), right - left + 1, frame.height()), Qt.AlignmentFlag.AlignVCenter, name
        )
        painter.end()


class OpenRow(Styled, QWidget):
    """The hand of an open dummy above its plate: rank and suit of each card, in letters like those of the plate."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._cards: tuple[Card, ...] = ()

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards shown, left to right."""
        return self._cards

    def show_cards(self, cards: tuple[Card, ...], spoken: str, place: QRect) -> None:
        """Show these cards there."""
        self._cards = cards
        self.setAccessibleName(spoken)
        self.setGeometry(place)
        self.update()

    def paintEvent(self, _: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for card, frame in zip(self._cards, self._frames(), strict=True):
            paint_index_card(painter, card, frame, self._look)
        painter.end()

    def _frames(self) -> list[QRectF]:
        """The cards side by side around the middle, each a fifth of the width; more than five are narrower."""
        count = len(self._cards)
        width = self.width() / max(5, count)
        left = (self.width() - count * width) / 2
        return [QRectF(left + index * width, 0, width, self.height()).adjusted(1, 1, -1, -1) for index in range(count)]


class OpenHands:
    """All tags and rows of a table.

    Attributes:
        tags: the tags on the viewer's hands by seat; empty for a player of one hand.
        rows: the rows of the open dummies that others play, by seat.
    """

    def __init__(self, parent: QWidget) -> None:
        self._parent = parent
        self.tags: dict[int, HandTag] = {}
        self.rows: dict[int, OpenRow] = {}

    def show(self, view: PlayerView, zones: TableLayout) -> None:
        """Show the tags and rows for the hands in `view`."""
        slots = bottom_slots(view, zones) if len(view.plays) > 1 else {}
        tagged = {seat: cards for seat, cards in slots.items() if cards}
        _keep_only(self.tags, tagged)
        for seat, cards in tagged.items():
            if seat not in self.tags:
                self.tags[seat] = HandTag(self._parent)
                self.tags[seat].show()
            self.tags[seat].show_text(tag_text(view, seat), cards)
            self.tags[seat].raise_()
        rows = {seat: row for seat in open_to_all(view) if (row := _row_place(view, zones, seat)) is not None}
        _keep_only(self.rows, rows)
        for seat, row in rows.items():
            if seat not in self.rows:
                self.rows[seat] = OpenRow(self._parent)
                self.rows[seat].show()
            shown = open_hand_order(view, seat)
            spoken = open_hand_spoken(view, seat, shown)
            self.rows[seat].show_cards(shown, spoken, row)


def _row_place(view: PlayerView, zones: TableLayout, seat: int) -> QRect | None:
    place = seat_place(view, seat)
    row = zones.seats[place - 1].row if place else None
    return None if row is None else QRect(row.x, row.y, row.w, row.h)


_Widget = TypeVar("_Widget", HandTag, OpenRow)


def _keep_only(widgets: dict[int, _Widget], wanted: Collection[int]) -> None:
    """Remove the widgets of all other seats."""
    for seat in [seat for seat in widgets if seat not in wanted]:
        widget = widgets.pop(seat)
        widget.setAccessibleName("")  # it lives on for a moment
        take_away([widget])
