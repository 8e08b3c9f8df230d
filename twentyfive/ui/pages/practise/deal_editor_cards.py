"""The pack in the deal editor: all cards side by side as buttons, a row for each suit, each with its owner."""

from __future__ import annotations

from collections.abc import Mapping
from math import ceil
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from twentyfive.core import Card
from twentyfive.core.cards import JOKER, PACK
from twentyfive.presentation.measures import CARD_RATIO
from twentyfive.ui.accessibility.roles import show_tip
from twentyfive.ui.cards.index_card import paint_index_card
from twentyfive.ui.pages.practise.words import card_spoken
from twentyfive.ui.theme.styled import Styled
from twentyfive.ui.widgets.base_button import RING, is_ringed, paint_ring
from twentyfive.ui.widgets.height_for_width import HeightForWidthLayout
from twentyfive.ui.widgets.scroll_area import bring_into_view

_SUIT: Final = 13
_LEAST_IN_LETTERS: Final = 2.0
_HIGH_IN_LETTERS: Final = 5.0
"""The greatest height of a card, so that all four suits are visible at once; in a large window cards are higher."""

_HIGH_IN_WIDTHS: Final = 0.95
_GIVEN: Final = 0.6
"""The opacity of a card that has an owner."""

_SMALLEST: Final = 0.6
"""The least size of an owner's name, as a share of the usual size."""

_STEPS: Final = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


class PackCard(Styled, QAbstractButton):
    """A card of the pack, with the name of its owner.

    Attributes:
        card: the card.
        owner: the name of its place: a player, the turn-up or the kitty; empty for a card in the pack.

    Signals:
        stepped(int, int): the person pressed an arrow key, which moves by these columns and rows.
        entered(): the card got the focus.
    """

    stepped = Signal(int, int)
    entered = Signal()

    def __init__(self, card: Card, parent: QWidget) -> None:
        super().__init__(parent)
        self.card = card
        self.owner = ""
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.give_to("")

    def give_to(self, owner: str) -> None:
        """Show the owner; empty for a card in the pack."""
        self.owner = owner
        self.setAccessibleName(card_spoken(self.card, owner))
        self.update()

    def event(self, event: QEvent) -> bool:
        """Show the full name of the owner as a tooltip where it is shortened."""
        return show_tip(event, self.owner, self) or super().event(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.entered.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = _STEPS.get(Qt.Key(event.key()))
        if step is not None:
            self.stepped.emit(*step)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _: QPaintEvent) -> None:
        look = self._look
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        face = QRectF(self.rect()).adjusted(RING, RING, -RING, -RING)
        foot = QRectF(face)
        foot.setTop(face.bottom() - (look.line_height(look.small) if self.owner else 0))
        painter.setOpacity(_GIVEN if self.owner else 1.0)
        paint_index_card(painter, self.card, face.adjusted(0, 0, 0, -foot.height()), look)
        painter.setOpacity(1.0)
        if self.owner:
            self._paint_owner(painter, foot)
            painter.setPen(QPen(look.colours.accentink, 2.5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(face.adjusted(-1, -1, 1, 1), 5, 5)
        if is_ringed(self):
            paint_ring(painter, face.adjusted(-RING, -RING, RING, RING), look.radius, look.colours)
        painter.end()

    def _paint_owner(self, painter: QPainter, area: QRectF) -> None:
        """Paint the name in letters small enough to fit, and shorten it if the smallest are too large."""
        look, room = self._look, area.width() - 2
        needs = QFontMetricsF(look.font(look.small, bold=True)).horizontalAdvance(self.owner)
        font = look.font(int(look.small * max(_SMALLEST, min(1.0, room / needs))), bold=True)
        painter.setFont(font)
        painter.setPen(look.colours.ink)
        text = QFontMetricsF(font).elidedText(self.owner, Qt.TextElideMode.ElideRight, room)
        painter.drawText(area, Qt.AlignmentFlag.AlignCenter, text)


class PackGrid(HeightForWidthLayout):
    """The pack. Tab stops at one card, arrow keys move on from there; Enter, Space or a click chooses a card.

    Attributes:
        cards: the buttons, by card.

    Signals:
        chosen(Card): the person chose this card.
    """

    chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.cards = {card: self._button(card) for card in (*PACK, JOKER)}
        self._shown: tuple[Card, ...] = PACK
        self._stop = PACK[0]
        self._stop_at(PACK[0])

    def show_pack(self, pack: tuple[Card, ...], owners: Mapping[Card, str]) -> None:
        """Show the cards of this pack, with the owners of those that have one."""
        for card, button in self.cards.items():
            button.setVisible(card in pack)
            button.give_to(owners.get(card, ""))
        if pack != self._shown:
            self._shown = pack
            self._rearrange()
        if pack and self._stop not in pack:
            self._stop_at(pack[0])

    def _stop_at(self, card: Card) -> None:
        """Let Tab stop at this card and no other, so that fifty cards do not stand in the way of the footer."""
        self.cards[self._stop].setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.cards[card].setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._stop = card

    def _button(self, card: Card) -> PackCard:
        button = PackCard(card, self)
        button.clicked.connect(lambda: self.chosen.emit(card))
        button.entered.connect(lambda: self._stop_at(card))
        button.stepped.connect(lambda columns, rows: self._step(card, columns, rows))
        return button

    def _columns(self, width: int) -> int:
        """The number of columns: a suit takes one row, or several even ones so that its cards can be read and hit."""
        most = max(4, width // max(self._look.target, round(_LEAST_IN_LETTERS * self._look.medium)))
        return ceil(_SUIT / ceil(_SUIT / most))

    def _cells(self, width: int) -> dict[tuple[int, int], Card]:
        """The cards by column and row: each suit begins a row, the joker has its own."""
        columns = self._columns(width)
        rows = ceil(_SUIT / columns)
        return {
            (place % _SUIT % columns, place // _SUIT * rows + place % _SUIT // columns): card
            for place, card in enumerate(self._shown)
        }

    def _cell(self, width: int) -> QSize:
        face = width // self._columns(width) - 2 * RING
        most = max(_HIGH_IN_LETTERS * self._look.medium, _HIGH_IN_WIDTHS * face)
        return QSize(face + 2 * RING, round(min(0.92 * face / CARD_RATIO, most)) + 2 * RING)

    def _arrange(self) -> None:
        cell = self._cell(self.width())
        for (column, row), card in self._cells(self.width()).items():
            self.cards[card].setGeometry(QRect(QPoint(column * cell.width(), row * cell.height()), cell))

    def _step(self, card: Card, columns: int, rows: int) -> None:
        cells = self._cells(self.width())
        column, row = next(place for place, other in cells.items() if other == card)
        there = cells.get((column + columns, row + rows))
        if there is not None:
            self.cards[there].setFocus(Qt.FocusReason.TabFocusReason)
            bring_into_view(self.cards[there])
        elif rows:
            self._leave(rows)

    def _leave(self, rows: int) -> None:
        """Move the focus to the widget above or below the pack."""
        edge = self._shown[0] if rows < 0 else self._shown[-1]
        self.cards[edge].setFocus(Qt.FocusReason.TabFocusReason)
        self.focusNextPrevChild(rows > 0)

    def heightForWidth(self, width: int) -> int:
        rows = max((row + 1 for _, row in self._cells(width)), default=0)
        return rows * self._cell(width).height()
