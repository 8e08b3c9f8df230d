"""The wall: a window for another screen or a projector, with who sits where and the standings."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QRectF, Qt, QTimer
from PySide6.QtGui import QFont, QFontMetricsF, QGuiApplication, QHideEvent, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from twentyfive.presentation.drive.game_clock import ClockShown
from twentyfive.presentation.drive.game_shown import GameShown, StandingShown, TableShown
from twentyfive.presentation.drive.wall import (
    LINE,
    NUMBER,
    PAGE_SECONDS,
    PRIZE,
    WallLayout,
    card_room,
    number_size,
    shares,
    wall_layout,
)
from twentyfive.presentation.measures import Rect
from twentyfive.ui.theme.styled import Styled
from twentyfive.wording import drive as words

_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_INSIDE: Final = 0.35
"""The distance between the edge of a box and its words, in letters."""

_BESIDE_CARD: Final = 0.4
"""What parts the number of a card from the names, in letters."""

_MEASURED: Final = 100
"""The size at which names are measured, in pixels."""

_DIM: Final = 0.62
"""The opacity of the names that did not win."""


_AND: Final = words.joined(("", ""))
"""What stands between the names of a side."""

_CLOCK: Final = 5.4
"""The room of the clock, in letters: five signs of 1.7 letters each, and what parts it from the words before it."""


class Wall(Styled, QWidget):
    """The window. Esc closes it, F11 shows it all over its screen, and back.

    Attributes:
        page: the page shown, where the tables take several.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.page = 0
        self._game: GameShown | None = None
        self._standings: tuple[StandingShown, ...] = ()
        self._club = ""
        self._clock = ClockShown()
        self._prizes: tuple[str, ...] = ()
        self._card_room = card_room(1)
        self._longest = 0.0  # the width of the longest names, in letters
        self._turning = QTimer(self)
        self._turning.setInterval(1000 * PAGE_SECONDS)
        self._turning.timeout.connect(self._turn)
        self.setWindowTitle(words.WALL())
        self.resize(1280, 720)
        self._dress()

    def show_game(
        self, club: str, game: GameShown, standings: tuple[StandingShown, ...], prizes: tuple[str, ...] = ()
    ) -> None:
        """Show a game of a club, and the standings; at the end the prizes in its place."""
        if self._game is None or self._game.number != game.number or bool(prizes) != bool(self._prizes):
            self.page = 0
        self._game, self._standings, self._club, self._prizes = game, standings, club, prizes
        self._card_room = card_room(max(side.side for table in game.tables for side in table.sides))
        self._longest = self._width_of(side.names for table in game.tables for side in table.sides)
        self.setAccessibleName(" ".join((words.PRIZES(), *prizes)) if prizes else f"{game.title}. {game.state}")
        self.update()

    def show_clock(self, clock: ClockShown) -> None:
        """Show the clock of the game; only the line of the title is painted anew, once a second."""
        self._clock = clock
        if self._game is not None and self.isVisible():
            self.update(_area(self.layout_now.title).toAlignedRect())

    def open_beside(self, window: QWidget) -> None:
        """Open on another screen than the window, all over it; without one as a window."""
        others = [screen for screen in QGuiApplication.screens() if screen is not window.screen()]
        if others:
            self.setGeometry(others[0].geometry())
            self.showFullScreen()
        else:
            self.show()
        self._turning.start()

    def hideEvent(self, _: QHideEvent) -> None:
        self._turning.stop()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        match event.key():
            case Qt.Key.Key_Escape:
                self.close()
            case Qt.Key.Key_F11:
                self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)
            case _:
                super().keyPressEvent(event)

    @property
    def layout_now(self) -> WallLayout:
        """The places of what is shown."""
        assert self._game is not None, "a game is shown"
        sides = max(len(table.sides) for table in self._game.tables)
        scored = any(line.score for line in self._standings)  # before that all are equal
        names = 0.0 if self._prizes else self._longest  # beside prizes there are no tables
        return wall_layout(
            self.width(),
            self.height(),
            len(self._game.tables),
            sides,
            standings=scored,
            names=names,
            cards=self._card_room + _BESIDE_CARD,
        )

    def _width_of(self, names: Iterable[str]) -> float:
        """The width of the longest of these names, in letters."""
        metrics = QFontMetricsF(self._letters(_MEASURED, bold=True))
        return max(map(metrics.horizontalAdvance, names), default=0.0) / _MEASURED

    def _letters(self, size: int, *, bold: bool = False) -> QFont:
        """The font of the look with letters of just that size: there it may be some pixels smaller."""
        font = QFont(self._look.font(size, bold))
        font.setPixelSize(size)
        return font

    def _turn(self) -> None:
        layout = self.layout_now
        self.page = (self.page + 1) % (len(self._prize_pages(layout)) if self._prizes else layout.pages)
        self.update()

    def paintEvent(self, _: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), self._look.colours.cloth)
        if self._game is not None:
            layout = self.layout_now
            self._paint_title(painter, layout, self._game)
            if self._prizes:
                self._paint_prizes(painter, layout)
            else:
                for table, box in zip(self._game.tables[layout.shown(self.page)], layout.boxes, strict=False):
                    self._paint_table(painter, table, box, layout.letters)
            if layout.has_standings(self.page):
                self._paint_standings(painter, layout)
        painter.end()

    def _prize_pages(self, layout: WallLayout) -> list[list[tuple[str, QRectF]]]:
        """The prizes with their places, page by page."""
        font, board = self._letters(round(PRIZE * layout.letters), bold=True), _area(layout.board)
        inside = board.adjusted(0.8 * layout.letters, 0.5 * layout.letters, -0.8 * layout.letters, 0)
        pages: list[list[tuple[str, QRectF]]] = [[]]
        top = inside.top()
        for prize in self._prizes:
            height = QFontMetricsF(font).boundingRect(inside, Qt.TextFlag.TextWordWrap, prize).height()
            if pages[-1] and top + height > board.bottom():
                pages.append([])
                top = inside.top()
            pages[-1].append((prize, QRectF(inside.left(), top, inside.width(), height)))
            top += height + 0.45 * layout.letters
        return pages

    def _paint_prizes(self, painter: QPainter, layout: WallLayout) -> None:
        colours = self._look.colours
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colours.rim)
        painter.drawRoundedRect(_area(layout.board), layout.letters / 3, layout.letters / 3)
        painter.setPen(colours.gold)
        painter.setFont(self._letters(round(PRIZE * layout.letters), bold=True))
        pages = self._prize_pages(layout)
        for prize, area in pages[self.page % len(pages)]:
            painter.drawText(area, Qt.TextFlag.TextWordWrap, prize)

    def _paint_title(self, painter: QPainter, layout: WallLayout, game: GameShown) -> None:
        colours, area = self._look.colours, _area(layout.title)
        painter.setPen(colours.clothink)
        title = words.PRIZES() if self._prizes else game.title
        _paint(painter, title, self._look.title_font(round(1.7 * layout.letters)), area, _LEFT)
        reported = any(not table.missing for table in game.tables)
        said = self._club if self._prizes else game.out or (game.state if reported else self._club)
        right = area.adjusted(area.width() * 0.4, 0, 0, 0)
        if self._clock.time and not self._prizes:
            painter.setPen(colours.gold if self._clock.is_up else colours.clothink)
            _paint(painter, self._clock.time, self._look.figures(round(1.7 * layout.letters), bold=True), right, _RIGHT)
            right.setRight(right.right() - _CLOCK * layout.letters)
        painter.setPen(colours.gold)
        _paint(painter, said, self._letters(layout.letters), right, _RIGHT)

    def _paint_table(self, painter: QPainter, table: TableShown, box: Rect, letters: int) -> None:
        colours, area = self._look.colours, _area(box)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colours.rim)
        painter.drawRoundedRect(area, letters / 3, letters / 3)
        painter.setPen(colours.gold)
        number = QRectF(area.left(), area.top(), NUMBER * letters, area.height())
        font = self._look.title_font(round(number_size(table.number) * letters))
        _paint(painter, str(table.number), font, number, Qt.AlignmentFlag.AlignCenter)
        top = area.top() + _INSIDE * letters
        for side in table.sides:
            row = QRectF(number.right(), top, area.right() - number.right() - _INSIDE * letters, LINE * letters)
            painter.setPen(colours.gold if side.won else colours.clothink)
            painter.setOpacity(1 if side.won or table.missing else _DIM)
            card = QRectF(row.left(), row.top(), self._card_room * letters, row.height())
            bold = self._letters(letters, bold=True)
            _paint(painter, str(side.side), bold, card, _RIGHT)
            names = row.adjusted((self._card_room + _BESIDE_CARD) * letters, 0, 0, 0)
            _paint_names(painter, side.names, bold if side.won else self._letters(letters), names)
            top += LINE * letters
        painter.setOpacity(1)

    def _paint_standings(self, painter: QPainter, layout: WallLayout) -> None:
        colours, area, letters = self._look.colours, _area(layout.standings), layout.letters
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colours.surface)
        painter.drawRoundedRect(area, letters / 3, letters / 3)
        inside = area.adjusted(0.6 * letters, _INSIDE * letters, -0.6 * letters, 0)
        plain, bold = (
            self._letters(letters),
            self._letters(letters, bold=True),
        )
        head = QRectF(inside.left(), inside.top(), inside.width(), 1.5 * LINE * letters)
        painter.setPen(colours.ink)
        _paint(painter, words.STANDINGS(), self._look.title_font(round(1.2 * letters)), head, _LEFT)
        top = head.bottom()
        for line in self._standings[: layout.lines]:
            row = QRectF(inside.left(), top, inside.width(), LINE * letters)
            painter.setPen(colours.ink2)
            _paint(painter, line.place, plain, row, _LEFT)
            painter.setPen(colours.ink)
            _paint_names(painter, line.names, plain, row.adjusted(2.0 * letters, 0, -1.8 * letters, 0))
            _paint(painter, str(line.score), bold, row, _RIGHT)
            top += LINE * letters


def _area(rect: Rect) -> QRectF:
    return QRectF(rect.x, rect.y, rect.w, rect.h)


def _paint(painter: QPainter, text: str, font: QFont, area: QRectF, alignment: Qt.AlignmentFlag) -> None:
    """Paint a text in one line, shortened if it must be."""
    painter.setFont(font)
    shown = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, area.width())
    painter.drawText(area, alignment, shown)


def _paint_names(painter: QPainter, names: str, font: QFont, area: QRectF) -> None:
    """Paint the names of a side in one line. If that is too short, each is shortened, so that nobody is left out."""
    metrics = QFontMetricsF(font)
    if metrics.horizontalAdvance(names) > area.width():
        each = names.split(_AND)
        room = area.width() - (len(each) - 1) * metrics.horizontalAdvance(_AND)
        widths = shares([metrics.horizontalAdvance(name) for name in each], room)
        cut = (
            metrics.elidedText(name, Qt.TextElideMode.ElideRight, width + 0.5)
            for name, width in zip(each, widths, strict=True)
        )
        names = _AND.join(cut)
    _paint(painter, names, font, area, _LEFT)
