"""The review grid: a row for each player, a column for each trick, all hands open."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QRect, QRectF, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from twentyfive.core import PlayerView
from twentyfive.presentation.measures import CARD_RATIO
from twentyfive.presentation.review_cells import Cell, Columns
from twentyfive.presentation.table.card_notes import CardNote
from twentyfive.ui.cards.faces import FaceStore
from twentyfive.ui.cards.small_card import MARGIN, SmallCard, pill_width, size_with
from twentyfive.ui.pages.review.rating_signs import RatingSign, sign_side
from twentyfive.ui.theme.glyphs import paint_tally
from twentyfive.ui.theme.styled import Styled
from twentyfive.ui.theme.text_layout import narrowed, natural_width
from twentyfive.ui.widgets.base_button import RING
from twentyfive.ui.widgets.height_for_width import HeightForWidthLayout, take_away
from twentyfive.wording.learning.review import TRICK_TITLE
from twentyfive.wording.scores import player_name, tricks_words

_TALLEST_IN_LETTERS: Final = 7
_LEAST_IN_LETTERS: Final = 3.5
_NAME_IN_LETTERS: Final = 5
_MOST_FOR_NAMES: Final = 0.3
_APART: Final = 4


class CellButton(Styled, QAbstractButton):
    """A card of the grid; pressing it shows the step that played it.

    Attributes:
        cell: the card with its marks.
    """

    def __init__(self, cell: Cell, faces: FaceStore, parent: QWidget) -> None:
        super().__init__(parent)
        self.cell = cell
        self._small = SmallCard(cell.card, cell.note, "", faces, self)
        self._small.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._sign = RatingSign(self)
        # The keys go through the deal step by step: fifty stops for Tab would only be in the way.
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.show_cell(cell)

    def show_cell(self, cell: Cell) -> None:
        """Show the same card with other marks."""
        self.cell = cell
        self._sign.show_rating(cell.rating)
        self.setAccessibleName(cell.spoken)
        self.setEnabled(cell.step is not None)
        pointer = Qt.CursorShape.ArrowCursor if cell.step is None else Qt.CursorShape.PointingHandCursor
        self.setCursor(pointer)
        self._arrange()
        self.update()

    def restyle(self) -> None:
        self._arrange()

    def _arrange(self) -> None:
        note = self.cell.note
        whole = pill_width(note.pill, self._look.small, self._look.face) <= self.width()
        self._small.note = note if whole else replace(note, pill=self.cell.short)
        self._small.setGeometry(self.rect())
        self._small.update()
        face, side = self._small.face(), sign_side(self._look.medium)
        right = min(self.width() - side, face.right() - side // 2)
        self._sign.setGeometry(right, max(0, face.top() - side // 4), side, side)
        self._sign.raise_()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def paintEvent(self, _: QPaintEvent) -> None:
        if not self.cell.here:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self._look.colours.ink, 2))
        painter.setBrush(self._look.colours.accent)
        face = QRectF(self._small.face()).adjusted(-MARGIN + 1, -MARGIN + 1, MARGIN - 1, MARGIN - 1)
        painter.drawRoundedRect(face, 6, 6)
        painter.end()


class ReviewGrid(HeightForWidthLayout):
    """The cards of a deal.

    Attributes:
        buttons: the cards, seat by seat.

    Signals:
        asked(int): the person asks for this step of the deal.
    """

    asked = Signal(int)

    def __init__(self, faces: FaceStore) -> None:
        super().__init__()
        self._faces = faces
        self._view: PlayerView | None = None
        self._headed = Columns(0, ("",))
        self._columns = 1
        self._height_limit = 0
        self._trick: int | None = None
        self.buttons: list[CellButton] = []

    def show_cells(self, view: PlayerView, shown: Sequence[Cell], columns: Columns) -> None:
        """Show these cards under these headings; `view` is the view at the step, with all hands open."""
        if [cell.card for cell in shown] != [button.cell.card for button in self.buttons]:
            self._make(shown)
        for button, cell in zip(self.buttons, shown, strict=True):
            button.show_cell(cell)
        self._view = view
        self._headed = columns
        self._columns = max((cell.column + 1 for cell in shown), default=1)
        self._trick = None if self.here is None else self.here.cell.column
        self._rearrange()

    @property
    def here(self) -> CellButton | None:
        """The card of the current step, or None if the step plays no card."""
        return next((button for button in self.buttons if button.cell.here), None)

    def limit_height(self, height: int) -> None:
        """Keep within this height as long as the cards stay readable."""
        if height != self._height_limit:
            self._height_limit = height
            self._rearrange()

    def _make(self, shown: Sequence[Cell]) -> None:
        take_away(self.buttons)
        self.buttons = [CellButton(cell, self._faces, self) for cell in shown]
        for button in self.buttons:
            button.clicked.connect(lambda _=False, button=button: self._ask(button))
            button.show()

    def _ask(self, button: CellButton) -> None:
        if button.cell.step is not None:
            self.asked.emit(button.cell.step)

    def heads(self) -> list[tuple[tuple[str, ...], int]]:
        """The headings in several lengths, the longest first, each with the number of columns under it."""
        tricks = min(self._headed.tricks, self._columns)
        heads: list[tuple[tuple[str, ...], int]]
        heads = [((TRICK_TITLE(number=number), str(number)), 1) for number in range(1, tricks + 1)]
        if tricks < self._columns:
            heads.append((self._headed.held, self._columns - tricks))
        return heads

    def _rows(self) -> int:
        return 1 if self._view is None else self._view.rules.players

    def _name_width(self, width: int) -> int:
        """The width of the column of names: as wide as they need, as long as the cards have room."""
        if self._view is None:
            return 0
        look, view = self._look, self._view
        names = [player_name(view, seat) for seat in range(self._rows())]
        words = [natural_width(name, look.font(look.medium, bold=True)) for name in names]
        need = max(*words, natural_width(tricks_words(0), look.font(look.small)))
        return round(min(max(need + look.medium + 12, _NAME_IN_LETTERS * look.medium), _MOST_FOR_NAMES * width))

    def _head(self) -> int:
        return self._look.line_height(self._look.small) + 4

    def _row_height(self, width: int) -> int:
        """The height of a row: as high as there is room for and the width of the cards allows."""
        look, note = self._look, CardNote(pill=" ")
        across = (width - 2 * RING - self._name_width(width)) / self._columns - 2 * MARGIN - _APART
        spare = size_with(0, note, look.small).height()
        room = (self._height_limit - self._head() - 2 * RING) / self._rows() - spare - _APART
        tall = max(room, _LEAST_IN_LETTERS * look.medium) if self._height_limit else across / CARD_RATIO
        card = min(across / CARD_RATIO, tall, _TALLEST_IN_LETTERS * look.medium)
        return round(card) + spare + _APART

    def _column(self, width: int) -> float:
        return (width - 2 * RING - self._name_width(width)) / self._columns

    def _arrange(self) -> None:
        left, height = RING + self._name_width(self.width()), self._row_height(self.width())
        step = self._column(self.width())
        for button in self.buttons:
            cell = button.cell
            x, y = left + cell.column * step, RING + self._head() + cell.seat * height
            button.setGeometry(round(x), y + _APART // 2, round(step), height - _APART)
        self.update()

    def heightForWidth(self, width: int) -> int:
        return 2 * RING + self._head() + self._rows() * self._row_height(width)

    def paintEvent(self, _: QPaintEvent) -> None:
        view = self._view
        if view is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        width, height = self.width(), self._row_height(self.width())
        names, step = self._name_width(width), self._column(width)
        if self._trick is not None:
            self._paint_column(painter, QRectF(RING + names + self._trick * step, 1, step, self.height() - 2))
        for place, (titles, count) in enumerate(self.heads()):
            area = QRectF(RING + names + place * step, RING, count * step, self._head())
            self._paint_head(painter, titles, area, here=place == self._trick)
        for seat in range(self._rows()):
            top = RING + self._head() + seat * height
            if seat:
                painter.fillRect(QRectF(RING, top, width - 2 * RING, 1), self._look.colours.line)
            self._paint_name(painter, view, seat, QRect(RING, top, names, height))
        painter.end()

    def _paint_column(self, painter: QPainter, area: QRectF) -> None:
        """Paint the frame round the column of the current trick."""
        painter.setPen(QPen(self._look.colours.accentink, 2.5))
        painter.setBrush(self._look.colours.raised)
        painter.drawRoundedRect(area.adjusted(1.5, 1.5, -1.5, -1.5), self._look.radius, self._look.radius)

    def _paint_head(self, painter: QPainter, titles: Sequence[str], area: QRectF, *, here: bool) -> None:
        """Paint the longest of these titles that fits."""
        look = self._look
        font = look.font(look.small, bold=here)
        metrics = QFontMetricsF(font)
        fitting = [title for title in titles if metrics.horizontalAdvance(title) <= area.width() - 4]
        title = (fitting or titles[-1:])[0]
        painter.setFont(narrowed(font, title, area.width() - 4))
        painter.setPen(look.colours.ink if here else look.colours.ink2)
        painter.drawText(area, Qt.AlignmentFlag.AlignCenter, title)

    def _paint_name(self, painter: QPainter, view: PlayerView, seat: int, area: QRect) -> None:
        """Paint the plate of the player: the name, and below it the tricks taken so far."""
        look, colours = self._look, self._look.colours
        bold, small = look.font(look.medium, bold=True), look.font(look.small)
        lines = (look.line_height(look.medium), look.line_height(look.small))
        high = min(area.height() - 2 * _APART, sum(lines) + 8)
        plate = QRectF(area.left() + 1, area.center().y() - high / 2, area.width() - 8, high)
        painter.setPen(QPen(colours.woodline, 1.5))
        painter.setBrush(colours.plate)
        painter.drawRoundedRect(plate, look.radius, look.radius)
        room = plate.adjusted(0.4 * look.medium, 4, -0.3 * look.medium, -4)
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        both = high >= sum(lines) + 8
        painter.setFont(bold)
        painter.setPen(colours.woodink)
        name = QFontMetricsF(bold).elidedText(player_name(view, seat), Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(QRectF(room.left(), room.top(), room.width(), lines[0] if both else room.height()), left, name)
        below = QRectF(room.left(), room.top() + lines[0], room.width(), lines[1])
        taken = view.tricks_won[seat]
        if both and taken:
            paint_tally(painter, taken, below.adjusted(2, 2, 0, -2), colours.gold)
        elif both:
            painter.setFont(small)
            painter.setPen(colours.woodink2)
            painter.drawText(below, left, tricks_words(0))
