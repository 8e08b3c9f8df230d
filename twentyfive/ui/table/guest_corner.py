"""The way to the table in the corner of a table for all: a small QR code, while somebody may still come."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Final

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from twentyfive.engine.game.session import GameSession
from twentyfive.net.table_server import TableServer
from twentyfive.presentation.measures import Rect, rounded_up
from twentyfive.presentation.table.table_layout import TableLayout
from twentyfive.ui.table.surface.qr_code import QrCode
from twentyfive.ui.table.table_for_all import is_for_all
from twentyfive.ui.table.table_page import TablePage
from twentyfive.ui.theme.styled import Styled
from twentyfive.ui.theme.tokens import Ground
from twentyfive.wording import network

_LINE: Final = 1.3
"""The height of a line of text, in letters."""

_LEAST_SIDE: Final = 5
"""The least side of the code below the scores, in letters; a smaller one lies beside the seat below instead."""

_MOST_SHARE: Final = 1 / 4
"""The greatest side of the code, as a share of the height of the table: it is small beside the game."""

_SMALLEST_LETTERS: Final = 11

_EDGE: Final = 2
"""The width of the edge around the code, whose white margin needs no other space."""


class GuestCorner(Styled, QWidget):
    """The QR code with the address and the code, at the foot of the scores, else in the corner of the cloth.

    It is shown on a table for all, while a seat is free and the door is open.

    Attributes:
        qr: the QR code.
    """

    def __init__(self, table: TableServer, session: GameSession, page: TablePage) -> None:
        super().__init__(page)
        self._table = table
        self._session = session
        self._page = page
        self._lines: tuple[tuple[str, QRect], ...] = ()  # the texts with their places
        self._letters = _SMALLEST_LETTERS
        self._has_edge = False
        self.qr = QrCode(self)
        self.hide()
        self.stackUnder(page.decision_panel)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)  # a click on the cloth goes on
        table.changed.connect(self.refresh)
        page.laid_out.connect(self.refresh)

    @property
    def texts(self) -> tuple[str, ...]:
        """The texts beside the code; none while it is hidden."""
        return tuple(text for text, _ in self._lines)

    def refresh(self) -> None:
        """Show the way as it is now, where there is room for it now."""
        table, page, zones = self._table, self._page, self._page.top.zones
        wanted = zones is not None and table.takes_guests and bool(table.url) and is_for_all(self._session)
        self.setVisible(wanted)
        if zones is None or not wanted:
            self._lines = ()
            page.score_panel.leave_below(0)
            return
        self.qr.show_text(table.url)
        self.setAccessibleName(network.qr_code_spoken(table.typed, table.typed_code))
        beside = None if page.top.panel_lent else zones.panel
        foot = None if beside is None else self._foot(beside)
        page.score_panel.leave_below(0 if foot is None else foot.height())
        self._has_edge = foot is None
        self.setGeometry(foot or self._corner(zones))
        self._arrange()
        self.update()

    def _foot(self, panel: Rect) -> QRect | None:
        """Return the place below the scores; None if they leave too little."""
        self._page.score_panel.leave_below(0)
        room, margin = self._page.score_panel.room_below(), self._look.margin
        lines = len(self._texts()) * self._line_height(self._look.small)
        side = min(panel.w - 2 * margin, round(self._page.height() * _MOST_SHARE), room - lines - 2 * margin)
        if side < _LEAST_SIDE * self._look.small:
            return None
        height = side + lines + 2 * margin
        return QRect(panel.x + margin, panel.bottom - height, panel.w - 2 * margin, height)

    def _corner(self, zones: TableLayout) -> QRect:
        """Return the corner of the cloth: as wide as the texts need beside the code, but not up to the seat below."""
        zone, below, apart = zones.own_zone, zones.own_seat, zones.gap
        needed = zone.h + self._width_of(self._short_texts(), self._look.small) + 2 * self._look.gap
        is_right = below is not None and zone.x > below.block.x
        if below is None:
            free = zone.w
        elif is_right:
            free = zone.right - below.block.right - apart
        else:
            free = below.block.x - apart - zone.x
        width = max(zone.w, min(free, needed))
        return QRect(zone.right - width if is_right else zone.x, zone.y, width, zone.h)

    def _short_texts(self) -> list[str]:
        """Return the texts in short lines, which stand beside the code."""
        address, port = self._table.typed.split(":")
        return [address, f":{port}", *self._texts()[1:]]

    def _texts(self) -> list[str]:
        """Return the address, and the code if it is taken."""
        code = self._table.typed_code
        return [self._table.typed, *([network.CODE_ALONE(code=code)] if code else [])]

    def _arrange(self) -> None:
        """Put the texts below the code, or beside it if the code is larger then."""
        texts = self._texts()
        inset = self._look.gap // 2 if self._has_edge else 0
        room = self.rect().adjusted(inset, inset, -inset, -inset)
        line = self._line_height(self._look.small)
        below = min(room.width(), room.height() - len(texts) * line)
        beside = min(room.height(), room.width() // 2)
        if self._has_edge and beside > below:
            texts = self._short_texts()
            room = room.united(self.rect().adjusted(_EDGE, _EDGE, -inset, -_EDGE))
            side = min(room.height(), room.width() - inset - self._width_of(texts, _SMALLEST_LETTERS))
            left, width = room.left() + side + inset, room.width() - side - inset
            line = min(line, room.height() // len(texts))
            top = room.top() + (room.height() - len(texts) * line) // 2
        else:
            side, left, width, top = below, room.left(), room.width(), room.top() + below
        self.qr.setGeometry(room.left(), room.top(), side, side)
        self._letters = min(self._letters_for(text, width) for text in texts)
        self._lines = tuple((text, QRect(left, top + at * line, width, line)) for at, text in enumerate(texts))

    def _line_height(self, letters: int) -> int:
        return rounded_up(_LINE * letters)

    def _letters_for(self, text: str, width: int) -> int:
        """Return the size of letters in which the text fits that width."""
        for letters in range(self._look.small, _SMALLEST_LETTERS, -1):
            if self._width_of([text], letters) <= width:
                return letters
        return _SMALLEST_LETTERS

    def _width_of(self, texts: Sequence[str], letters: int) -> int:
        """Return the width of the longest of these texts in letters of that size."""
        metrics = QFontMetricsF(self._look.font(letters, bold=True))
        return ceil(max(metrics.horizontalAdvance(text) for text in texts))

    def paintEvent(self, _: QPaintEvent) -> None:
        colours = self._look.colours
        painter = QPainter(self)
        if self._has_edge:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(colours.line, 1.2))
            painter.setBrush(colours.surface)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 8, 8)
        painter.setPen(self._look.ink_on(Ground.PAPER if self._has_edge else Ground.WOOD))
        painter.setFont(self._look.font(self._letters, bold=True))
        for text, place in self._lines:
            painter.drawText(place, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, text)
        painter.end()
