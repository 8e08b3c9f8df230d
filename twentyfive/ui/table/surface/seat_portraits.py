"""The portraits of computer players who are characters, above their plates beside the backs of their cards."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from twentyfive.core import PlayerView
from twentyfive.engine.seating.players import ANYBODY, Computer, Sitter
from twentyfive.presentation.table.scene import seat_place
from twentyfive.presentation.table.table_layout import TableLayout
from twentyfive.ui.cards.portraits import paint_portrait
from twentyfive.ui.widgets.height_for_width import take_away


class SeatPortrait(QWidget):
    """A small portrait; screen readers hear the name from the plate."""

    def __init__(self, key: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._key = key

    def paintEvent(self, _: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_portrait(painter, self._key, QRectF(self.rect()))
        painter.end()


class SeatPortraits:
    """The portraits at a table. Only plates with backs above them have room for one.

    Attributes:
        portraits: the portraits that have room, by seat.
    """

    def __init__(self, parent: QWidget) -> None:
        self._parent = parent
        self._characters: dict[int, str] = {}
        self.portraits: dict[int, SeatPortrait] = {}

    def seat(self, sitters: Sequence[Sitter]) -> None:
        """Take the players of a game, by seat; the characters among them are shown from the next `show` on."""
        characters = {
            seat: sitter.character
            for seat, sitter in enumerate(sitters)
            if isinstance(sitter, Computer) and sitter.character not in (None, ANYBODY)
        }
        if characters != self._characters:
            self._characters = characters
            take_away(self.portraits.values())
            self.portraits = {}

    def show(self, view: PlayerView, zones: TableLayout) -> None:
        """Show the portraits that have room in this layout."""
        for seat, key in self._characters.items():
            place = seat_place(view, seat)
            backs = zones.seats[place - 1].backs_visible if place else 0
            if not backs:
                take_away([self.portraits.pop(seat)] if seat in self.portraits else [])
                continue
            if seat not in self.portraits:
                self.portraits[seat] = SeatPortrait(key, self._parent)
                self.portraits[seat].show()
            block = zones.seats[place - 1].block
            self.portraits[seat].setGeometry(block.x, block.y, backs, backs)

    def hide_at(self, view: PlayerView, places: Collection[int]) -> None:
        """Hide the portraits at these places around the table, and show all others."""
        for seat, portrait in self.portraits.items():
            portrait.setVisible(seat_place(view, seat) not in places)
