"""The first page: go on with the game, play, and where everything else is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QRect, QRectF, QSizeF, Qt, Signal, SignalInstance
from PySide6.QtGui import QFont, QKeyEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from twentyfive.ui.buttons import Emphasis, MenuCard, QuietButton, Switch
from twentyfive.ui.frames import ARROWS, RING, Dressing
from twentyfive.ui.icons import Icon
from twentyfive.ui.lettering import Lines, line_height, paint_lines
from twentyfive.ui.look import Look, dress
from twentyfive.ui.start_art import art_column, paint_emblem, program_name

_WITHOUT_ART_FROM: Final = 2.0
_LITTLE_ART_FROM: Final = 1.4
_MUCH_ART_FROM: Final = 1000
_MUCH_ART: Final = 0.38
_LITTLE_ART: Final = 0.27
_NARROWEST_IN_LETTERS: Final = 26
_WIDEST_IN_LETTERS: Final = 56
_MOST_IN_ONE_COLUMN: Final = 4
_TALLEST_IN_LETTERS: Final = 7.5


class Entry(Enum):
    """Where the start page leads, in the order it is shown."""

    CONTINUE = auto()
    PLAY = auto()
    NEW_GAME = auto()
    LEARN = auto()
    PRACTISE = auto()
    SAVED = auto()
    STATISTICS = auto()
    SETTINGS = auto()


@dataclass(frozen=True, slots=True)
class StartEntry:
    """One button of the start page.

    Attributes:
        entry: where it leads.
        note: the line under its title; empty for the usual one.
        game: for CONTINUE, the game that is under way: named by the title where there is no room for a note.
    """

    entry: Entry
    note: str = ""
    game: str = ""


class StartPage(QWidget):
    """The start page, for the entries it is given.

    Signals:
        continue_asked(), play_asked(), new_game_asked(), learn_asked(), practise_asked(), saved_asked(),
        statistics_asked(), settings_asked(): a button was pressed.
        help_asked(): F1.
        leave_asked(): Esc.
        large_text_toggled(bool): the switch was turned.
    """

    continue_asked = Signal()
    play_asked = Signal()
    new_game_asked = Signal()
    learn_asked = Signal()
    practise_asked = Signal()
    saved_asked = Signal()
    statistics_asked = Signal()
    settings_asked = Signal()
    help_asked = Signal()
    leave_asked = Signal()
    large_text_toggled = Signal(bool)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._entries: tuple[StartEntry, ...] = ()
        self._cards: tuple[MenuCard, ...] = ()
        self._art: QPixmap | None = None
        self._rule = QRect()
        self.large_text = Switch(self.tr("Large text and cards"), look, self)
        self.large_text.clicked.connect(self.large_text_toggled)
        self._help = _FootButton(self.tr("F1 help"), look, self)
        self._help.clicked.connect(self.help_asked)
        self._leave = _FootButton(self.tr("Esc leave"), look, self)
        self._leave.clicked.connect(self.leave_asked)
        self.setAccessibleName(program_name())

    def set_entries(self, entries: Sequence[StartEntry]) -> None:
        """Show these buttons; the first is the obvious next step and has the focus."""
        for card in self._cards:
            card.hide()
            card.deleteLater()
        self._entries = tuple(entries)
        self._cards = tuple(self._card(entry, place) for place, entry in enumerate(self._entries))
        order: list[QWidget] = [*self._cards, self.large_text, self._help, self._leave]
        for before, after in pairwise(order):
            QWidget.setTabOrder(before, after)
        self._write()
        self._arrange()
        if self.isVisible():
            for card in self._cards:
                card.show()
            self._focus_first()

    def set_large_text(self, on: bool) -> None:
        """Let the switch say what is set; nothing is emitted."""
        self.large_text.setChecked(on)

    def set_look(self, look: Look) -> None:
        self._look = look
        self._art = None
        dress(self, look)
        self._write()
        self._arrange()
        self.update()

    def card(self, entry: Entry) -> MenuCard:
        """The button that leads there. Raises KeyError where it is not shown."""
        for shown, card in zip(self._entries, self._cards, strict=True):
            if shown.entry is entry:
                return card
        raise KeyError(entry)

    def _card(self, shown: StartEntry, place: int) -> MenuCard:
        sign = Icon.PLAY if place == 0 else _SIGNS[shown.entry]
        emphasis = Emphasis.PRIMARY if place == 0 else Emphasis.ORDINARY
        card = MenuCard(sign, "", self._look, self, emphasis=emphasis)
        card.clicked.connect(self._signals()[shown.entry])
        return card

    def _signals(self) -> dict[Entry, SignalInstance]:
        return {
            Entry.CONTINUE: self.continue_asked,
            Entry.PLAY: self.play_asked,
            Entry.NEW_GAME: self.new_game_asked,
            Entry.LEARN: self.learn_asked,
            Entry.PRACTISE: self.practise_asked,
            Entry.SAVED: self.saved_asked,
            Entry.STATISTICS: self.statistics_asked,
            Entry.SETTINGS: self.settings_asked,
        }

    def _write(self) -> None:
        """Titles and notes; where letters are huge there is no room for notes, which are then only read out."""
        for shown, card in zip(self._entries, self._cards, strict=True):
            title, usual = self._words(shown.entry)
            note = shown.note or usual
            if self._without_art:
                if shown.game:
                    title = self.tr("Continue {game}").format(game=shown.game)
                card.set_label(title)
                card.setAccessibleDescription(note)
            else:
                card.set_label(title, note)

    def _words(self, entry: Entry) -> tuple[str, str]:
        """Title and usual note."""
        words = {
            Entry.CONTINUE: (self.tr("Continue"), ""),
            Entry.PLAY: (self.tr("Play now"), ""),
            Entry.NEW_GAME: (self.tr("New game"), self.tr("Game, players, rules")),
            Entry.LEARN: (self.tr("Learn"), self.tr("Short lessons")),
            Entry.PRACTISE: (self.tr("Practise"), self.tr("Undo, open hands")),
            Entry.SAVED: (self.tr("Saved games"), self.tr("None yet")),
            Entry.STATISTICS: (self.tr("Statistics"), self.tr("How you are getting on")),
            Entry.SETTINGS: (self.tr("Settings"), self.tr("Text, cards, sound, speed")),
        }
        return words[entry]

    @property
    def _without_art(self) -> bool:
        beside = (1 - _LITTLE_ART) * self.width() - 2 * self._margin()
        return self._look.text >= _WITHOUT_ART_FROM or beside < _NARROWEST_IN_LETTERS * self._look.medium

    def _art_width(self) -> int:
        if self._without_art:
            return 0
        much = self._look.text < _LITTLE_ART_FROM and self.width() >= _MUCH_ART_FROM
        return round(min((_MUCH_ART if much else _LITTLE_ART) * self.width(), 0.75 * self.height()))

    def _margin(self) -> int:
        airy = min(0.0375 * self.width(), 0.06 * self.height())
        return round(airy if self._look.text < _LITTLE_ART_FROM else airy * 2 / 3)

    def _column(self) -> QRect:
        """The column of buttons, from the top of the first to the rule above the foot."""
        margin, left = self._margin(), self._art_width()
        room = self.width() - left - 2 * margin
        width = min(room, _WIDEST_IN_LETTERS * self._look.medium)
        top = self._margin()
        if self._without_art:
            top = self._header_height() + RING + 8
        elif self._look.text >= _LITTLE_ART_FROM:
            top = round(0.06 * self.height())
        foot = self._look.control_height + (24 if self._without_art or self.height() < 700 else 40)
        return QRect(left + margin + (room - width) // 2, top, width, self.height() - foot - top)

    def _header_height(self) -> int:
        return round(2 * self._look.large) - 8

    def _arrange(self) -> None:
        column = self._column()
        self._rule = QRect(column.x(), column.bottom() + 1, column.width(), 1)
        spacing = 16 if self._look.text < _WITHOUT_ART_FROM else 12
        # The ring of the last button ends above the rule.
        area = column.adjusted(0, 0, 0, -RING - 1)
        for card, frame in zip(self._cards, self._frames(area, spacing), strict=True):
            card.place(frame)
        self._arrange_foot()

    def _frames(self, area: QRect, spacing: int) -> list[QRect]:
        """Where the buttons go: each row as high as it needs, and a like share of what is left, up to a point."""
        half = (area.width() - spacing) // 2
        rows = self._rows()
        widths = [area.width() if len(row) == 1 else half for row in rows]
        heights = _shared(self._needs(rows, widths), area.height() - spacing * (len(rows) - 1), tallest)
        frames, top = [], float(area.top())
        for row, width, height in zip(rows, widths, heights, strict=True):
            for number in range(len(row)):
                left = area.left() + number * (half + spacing)
                frames.append(QRect(left, round(top), width, round(top + height) - round(top)))
            top += height + spacing
        return frames

    def _rows(self) -> list[tuple[MenuCard, ...]]:
        """One under the other while they are few; else in pairs, save for those that start a game at once."""
        cards, alone = self._cards, 1
        if len(cards) <= _MOST_IN_ONE_COLUMN:
            return [(card,) for card in cards]
        if self._entries[0].entry is Entry.CONTINUE:
            alone = 2
        rows = [(card,) for card in cards[:alone]]
        return rows + [cards[first : first + 2] for first in range(alone, len(cards), 2)]

    def _arrange_foot(self) -> None:
        """Switch at the left, the keys at the right as far as there is room."""
        column = self._column()
        foot = QRect(column.x(), self._rule.y(), column.width(), self.height() - self._rule.y())
        right = foot.right() + 1
        switch = self.large_text.sizeHint().width() - 2 * RING
        for button in (self._leave, self._help):
            width = button.sizeHint().width() - 2 * RING
            fits = right - width >= foot.left() + switch + self._look.gap
            button.setVisible(fits and (button is self._help or not self._without_art))
            if not button.isHidden():
                height = button.frame_height_for(width)
                button.place(QRect(right - width, foot.center().y() - height // 2, width, height))
                right -= width
        width = min(switch, right - foot.left() - self._look.gap)
        height = self.large_text.frame_height_for(width)
        self.large_text.place(QRect(foot.left(), foot.center().y() - height // 2, width, height))

    def _focus_first(self) -> None:
        if self._cards:
            self._cards[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def _walk(self, key: int) -> None:
        """Move the focus to the nearest button that way."""
        here = self.focusWidget()
        if here is None:
            self._focus_first()
            return
        frame = _frame_of(here)
        ways = {
            _distance(frame, _frame_of(widget), key): widget
            for widget in (*self._cards, self.large_text, self._help, self._leave)
            if not widget.isHidden() and _lies_that_way(frame, _frame_of(widget), key)
        }
        if ways:
            ways[min(ways)].setFocus(Qt.FocusReason.TabFocusReason)

    def _picture(self) -> QPixmap:
        """The art column, painted anew when its size or the look has changed."""
        size = QSizeF(self._art_width(), self.height())
        ratio = self.devicePixelRatioF()
        if self._art is None or self._art.size() != (size * ratio).toSize():
            self._art = art_column(size, self._look, ratio)
        return self._art

    def _paint_header(self, painter: QPainter) -> None:
        """Emblem and name, where there is no room for the picture."""
        height, left = self._header_height(), self._column().x()
        paint_emblem(painter, QRectF(left, 10, height, height), self._look.colours.accentink)
        font = self._look.font(self._look.large, bold=True)
        painter.setPen(self._look.colours.ink)
        words = QRectF(left + height + 16, 10 + (height - line_height(font)) / 2, 0, 0)
        paint_lines(painter, Lines((program_name(),), whole=True), font, words, Qt.AlignmentFlag.AlignLeft)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_F1:
            self.help_asked.emit()
        elif event.key() == Qt.Key.Key_Escape:
            self.leave_asked.emit()
        elif event.key() in ARROWS:
            self._walk(event.key())
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self.focusWidget() is None:
            self._focus_first()

    def paintEvent(self, _: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), self._look.colours.page)
        if self._without_art:
            self._paint_header(painter)
        else:
            painter.drawPixmap(0, 0, self._picture())
        painter.fillRect(self._rule, self._look.colours.line)
        painter.end()


class _FootButton(QuietButton):
    """What a key does, in the small letters of the foot; it can be pressed as well."""

    def dressing(self) -> Dressing:
        tokens = self._look.theme.tokens
        return Dressing(None, None, 0, tokens.ink2, tokens.ink2)

    def _label_font(self) -> QFont:
        return self._look.font(self._look.small)


_SIGNS: Final = {
    Entry.CONTINUE: Icon.PLAY,
    Entry.PLAY: Icon.PLAY_NOW,
    Entry.NEW_GAME: Icon.NEW_GAME,
    Entry.LEARN: Icon.LEARN,
    Entry.PRACTISE: Icon.PRACTISE,
    Entry.SAVED: Icon.SAVED,
    Entry.STATISTICS: Icon.STATISTICS,
    Entry.SETTINGS: Icon.SETTINGS,
}


def _frame_of(widget: QWidget) -> QRect:
    """What is seen of a button, in the coordinates of the page."""
    return widget.geometry().adjusted(RING, RING, -RING, -RING)


def _lies_that_way(here: QRect, there: QRect, key: int) -> bool:
    """Left and right stay in the row; up and down leave it."""
    same_row = here.top() <= there.bottom() and there.top() <= here.bottom()
    return {
        Qt.Key.Key_Left: same_row and there.right() < here.left(),
        Qt.Key.Key_Right: same_row and there.left() > here.right(),
        Qt.Key.Key_Up: there.bottom() < here.top(),
        Qt.Key.Key_Down: there.top() > here.bottom(),
    }[Qt.Key(key)]


def _distance(here: QRect, there: QRect, key: int) -> tuple[int, int]:
    """The nearest row or column first, in it what is most in line."""
    across, down = abs(there.center().x() - here.center().x()), abs(there.center().y() - here.center().y())
    return (across, down) if key in (Qt.Key.Key_Left, Qt.Key.Key_Right) else (down, across)
