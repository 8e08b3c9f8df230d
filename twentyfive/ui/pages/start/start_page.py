"""The start page: continue the game, play now, or go to another page."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from enum import Enum, auto
from functools import partial
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPoint, QRect, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QFont, QHideEvent, QKeyEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QWidget

from twentyfive.presentation.measures import Rect
from twentyfive.ui.cards.decks import Deck
from twentyfive.ui.cards.emblem import PROGRAM_NAME, art_column, paint_emblem
from twentyfive.ui.pages.start.entry import ENTRY_WORDS, SIGNS, Entry, StartEntry
from twentyfive.ui.pages.start.start_layout import (
    WITHOUT_ART_FROM,
    distance,
    lies_in_direction,
    row_heights,
    start_layout,
)
from twentyfive.ui.theme.icons import Icon
from twentyfive.ui.theme.styled import Holder, Styled
from twentyfive.ui.theme.text_layout import Lines, line_height, paint_lines
from twentyfive.ui.widgets.base_button import ARROWS, RING, BaseButton
from twentyfive.ui.widgets.button_frame import ButtonColours
from twentyfive.ui.widgets.buttons import Emphasis, MenuCard, QuietButton, Switch
from twentyfive.ui.widgets.height_for_width import take_away
from twentyfive.ui.widgets.scroll_area import WalkedScroll, bring_into_view
from twentyfive.wording.names import translate

if TYPE_CHECKING:
    from twentyfive.ui.pages.start.language_button import LanguageButton

_MOST_IN_ONE_COLUMN: Final = 4
_WIDEST_GAP: Final = 16
"""The gap between two buttons beside the picture, with text of 100 %."""


class _Notes(Enum):
    """The buttons that show their notes."""

    ALL = auto()
    FIRST = auto()
    NONE = auto()


_WAYS: Final = tuple((notes, dense) for notes in _Notes for dense in (False, True))
"""The notes that are shown, and whether all is dense: the page takes the first for which it has room."""


class StartPage(Styled, QWidget):
    """The start page with the entries that it is given.

    Attributes:
        large_text: the switch for large text and cards.
        language: the choice of language; None if there is only one.
        help, leave: the buttons in the foot; Esc leaves nothing here.

    Signals:
        chosen(Entry): the person pressed the button of this entry.
        language_chosen(str): the person chose the language with this code.
    """

    chosen = Signal(object)
    language_chosen = Signal(object)

    def __init__(self, deck: Deck) -> None:
        """Create the page without entries; the picture shows cards of `deck`."""
        super().__init__()
        self._entries: tuple[StartEntry, ...] = ()
        self._last_continue: StartEntry | None = None
        self._notes = _Notes.ALL
        self._last_focus = 0  # in tab order: the button that had the focus last
        self._cards: tuple[MenuCard, ...] = ()
        self._layout = start_layout(self.width(), self.height(), self._look)
        self._deck = deck
        self._art: QPixmap | None = None
        self._body = Holder()  # holds the buttons of the entries
        self._scroll = WalkedScroll(self._body, self)
        self._scroll.setViewportMargins(0, 0, 0, 0)  # the body has the room for the focus rings
        self.large_text = Switch(translate("start", "Large text and cards"), self)
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._note_focus)
        self.help = _FootButton(translate("start", "F1 help"), self)
        self.leave = _FootButton(translate("start", "Quit"), self)
        self.language: LanguageButton | None = None
        self.setAccessibleName(PROGRAM_NAME())

    def set_entries(self, entries: Sequence[StartEntry]) -> None:
        """Show these buttons; the first is the obvious next step and gets the focus.

        While the first entry stays the same, the focus returns to the button that had it last.
        """
        focused = self._last_focus if tuple(entries[:1]) == self._entries[:1] else 0
        take_away(self._cards)
        self._entries = tuple(entries)
        if self._entries[0].entry is Entry.CONTINUE:
            self._last_continue = self._entries[0]
        self._cards = tuple(self._card(entry, place) for place, entry in enumerate(self._entries))
        self._last_focus = focused
        for before, after in pairwise(self._buttons()):
            QWidget.setTabOrder(before, after)
        self._arrange()
        if self.isVisible():
            for card in self._cards:
                card.show()
            self._restore_focus()

    def offer_languages(self, codes: Sequence[str], spoken: str) -> None:
        """Offer these languages at the foot, if there are several; the one in use is `spoken`."""
        if len(codes) > 1:
            from twentyfive.ui.pages.start.language_button import LanguageButton

            self.language = LanguageButton(codes, spoken, self)
            self.language.chosen.connect(self.language_chosen)
            self._arrange()

    def use_deck(self, deck: Deck) -> None:
        """Show cards of this deck in the picture."""
        if deck != self._deck:
            self._deck = deck
            self._art = None
            self.update()

    def set_large_text(self, on: bool) -> None:
        """Turn the switch on or off without emitting a signal."""
        self.large_text.setChecked(on)
        self._arrange()

    def restyle(self) -> None:
        self._art = None
        self._arrange()
        self.update()

    def card(self, entry: Entry) -> MenuCard:
        """Return the button of this entry.

        Raises:
            KeyError: the entry is not shown.
        """
        for shown, card in zip(self._entries, self._cards, strict=True):
            if shown.entry is entry:
                return card
        raise KeyError(entry)

    def _buttons(self) -> tuple[QWidget, ...]:
        """All buttons in tab order."""
        return (*self._cards, self.large_text, *self._at_the_right())

    def _at_the_right(self) -> tuple[BaseButton, ...]:
        """The buttons at the right of the foot, from the left."""
        return (self.help, self.leave) if self.language is None else (self.language, self.help, self.leave)

    def _card(self, shown: StartEntry, place: int) -> MenuCard:
        sign = Icon.PLAY if place == 0 else SIGNS[shown.entry]
        emphasis = Emphasis.PRIMARY if place == 0 else Emphasis.ORDINARY
        card = MenuCard(sign, "", self._body, emphasis=emphasis)
        card.clicked.connect(lambda: self._press(shown.entry, place))
        return card

    def _press(self, entry: Entry, place: int) -> None:
        self._last_focus = place  # on some systems a click does not move the focus
        self.chosen.emit(entry)

    def _write(self, notes: _Notes) -> None:
        """Write titles and notes; a screen reader reads a note even where it is not shown."""
        self._notes = notes
        for place, (shown, card) in enumerate(zip(self._entries, self._cards, strict=True)):
            self._write_on(card, shown, _Notes.NONE if notes is _Notes.FIRST and place else notes)

    def _write_on(self, card: MenuCard, shown: StartEntry, notes: _Notes) -> None:
        usual_title, usual = ENTRY_WORDS[shown.entry]
        title, note = usual_title(), shown.note or (usual() if usual else "")
        if notes is not _Notes.NONE:
            card.set_label(title, note)
            return
        if shown.game:
            title = translate("start", "Continue {game}").format(game=shown.game)
        card.set_label(title)
        card.setAccessibleDescription(note)

    def _arrange(self) -> None:
        sparing = self._look.text >= WITHOUT_ART_FROM and self.height() <= self.width()
        for notes, dense in _WAYS:
            if sparing and notes is not _Notes.NONE:
                continue
            self._lay_out(dense)
            self._write(notes)
            needs = self._needs(self._layout.column.w)
            if self._height(needs) <= self._layout.column.h:
                break
        self._place_cards(needs)
        self._place_foot()

    def _lay_out(self, dense: bool) -> None:
        """Divide the page into its zones."""
        for card in self._cards:
            card.set_dense(dense)
        self._write(_Notes.NONE)
        pairs = 2 * self._widest_word() + round(_WIDEST_GAP * self._look.scale)
        lay_out = partial(start_layout, self.width(), self.height(), self._look, pairs if self._in_pairs else 0)
        self._layout = lay_out(dense=dense)
        self._layout = lay_out(dense=dense, foot=self.large_text.frame_height_for(self._foot_room()))

    def _height(self, needs: Sequence[int]) -> int:
        """The height of rows of these heights with the gaps between them."""
        return sum(needs) + self._layout.spacing * (len(needs) - 1)

    @property
    def _in_pairs(self) -> bool:
        return len(self._cards) > _MOST_IN_ONE_COLUMN

    def _widest_word(self) -> int:
        """The least width of a button in which no word is broken."""
        return max((card.minimumSizeHint().width() - 2 * RING for card in self._cards), default=0)

    def _rows(self, room: int) -> list[tuple[MenuCard, ...]]:
        """The rows in that width: a few buttons are one under another, more in pairs if their words have room.

        Continue is always alone.
        """
        cards = self._cards
        if not self._in_pairs or self._widest_word() > self._card_width(cards[1:3], room):
            return [(card,) for card in cards]
        alone = 0 if self._keeps_place else 1
        return [*([cards[:1]] * alone), *(cards[first : first + 2] for first in range(alone, len(cards), 2))]

    @property
    def _keeps_place(self) -> bool:
        """Whether the first row takes in the place of Continue, so that no button moves when that comes or goes."""
        return self._in_pairs and self._entries[0].entry is not Entry.CONTINUE

    def _card_width(self, row: tuple[MenuCard, ...], room: int) -> int:
        return (room - self._layout.spacing * (len(row) - 1)) // len(row)

    def _needs(self, room: int) -> list[int]:
        """The height that each row needs in that width, after that of the place of Continue if it is kept."""
        rows = self._rows(room)
        needs = [max(card.frame_height_for(self._card_width(row, room)) for card in row) for row in rows]
        if not self._keeps_place:
            return needs
        first, waited = self._entries[0], self._last_continue or replace(self._entries[0], entry=Entry.CONTINUE)
        if self._notes is _Notes.FIRST:  # the note of Play now has room in the place that it takes in
            width = self._card_width(rows[0], room)
            others = [card.frame_height_for(width) for card in rows[0][1:]]
            needs[0] = max(self._height_of(first, _Notes.NONE, width), *others, 0)
        return [self._height_of(waited, self._notes, room), *needs]

    def _height_of(self, entry: StartEntry, notes: _Notes, width: int) -> int:
        """The height that the button of an entry would need in that width."""
        card = MenuCard(Icon.PLAY, "", emphasis=Emphasis.PRIMARY)
        card.wear(self._look)
        card.set_dense(self._cards[0].dense)
        self._write_on(card, entry, notes)
        return card.frame_height_for(width)

    def _place_cards(self, needs: Sequence[int]) -> None:
        """Place the buttons in the column; those without room there are scrolled to."""
        column, spacing = self._layout.column, self._layout.spacing
        room_w, room_h = column.w, column.h
        if self._height(needs) > room_h:
            room_w -= self._scroll.verticalScrollBar().sizeHint().width()
            needs = self._needs(room_w)
            room_h = max(room_h, self._height(needs))
        self._scroll.setGeometry(column.x - RING, column.y - RING, column.w + 2 * RING, column.h + 2 * RING)
        self._body.setMinimumHeight(max(0, room_h + 2 * RING))  # it may be laid out before it has a size
        heights = row_heights(needs, room_h - spacing * (len(needs) - 1), self._layout.tallest)
        if self._keeps_place:
            heights[:2] = [heights[0] + spacing + heights[1]]
        top = float(RING)
        for row, height in zip(self._rows(room_w), heights, strict=True):
            width = self._card_width(row, room_w)
            for number, card in enumerate(row):
                left = RING + number * (width + spacing)
                card.place(QRect(left, round(top), width, round(top + height) - round(top)))
            top += height + spacing

    def _foot_room(self) -> int:
        """Return the width for the switch, beside the language, Help and Quit; the globe stands alone if need be."""
        foot, others = self._layout.foot, self._at_the_right()
        edge = self.help.frame_padding()
        if self.language is not None:
            self.language.name_language()
        free = foot.w + edge - sum(button.frame_width() + 2 * RING for button in others)
        if self.language is not None and free < self.large_text.frame_width():
            named = self.language.frame_width()
            self.language.show_globe_alone()
            free += named - self.language.frame_width()
        return min(free, self.large_text.frame_width())

    def _place_foot(self) -> None:
        """Place the switch on the left, and the language, Help and Quit on the right."""
        foot, width = self._layout.foot, self._foot_room()
        right = foot.right + self.help.frame_padding()
        for button in reversed(self._at_the_right()):
            right -= button.frame_width()
            self._place_in_foot(button, right, button.frame_width())
            right -= 2 * RING
        self._place_in_foot(self.large_text, foot.x, width)

    def _place_in_foot(self, button: BaseButton, x: int, width: int) -> None:
        foot, height = self._layout.foot, button.frame_height_for(width)
        button.place(QRect(x, foot.y + (foot.h - height) // 2, width, height))

    def _restore_focus(self) -> None:
        """Give the focus to the button that had it last, or to the first."""
        button = self._buttons()[self._last_focus]
        button.setFocus(Qt.FocusReason.OtherFocusReason)
        bring_into_view(button)

    def _note_focus(self, _: QWidget | None, now: QWidget | None) -> None:
        buttons = self._buttons()
        if now in buttons:
            self._last_focus = buttons.index(now)

    def _walk(self, key: Qt.Key) -> None:
        """Move the focus to the nearest button in the direction of the key."""
        here = QApplication.focusWidget()
        if here is None or here not in self._buttons():
            self._buttons()[0].setFocus(Qt.FocusReason.OtherFocusReason)
            return
        frame = self._frame_of(here)
        candidates = {
            distance(frame, self._frame_of(button), key): button
            for button in reversed(self._buttons())  # of two equally near the first
            if button.isVisible() and lies_in_direction(frame, self._frame_of(button), key)
        }
        if candidates:
            nearest = candidates[min(candidates)]
            nearest.setFocus(Qt.FocusReason.TabFocusReason)
            bring_into_view(nearest)

    def _frame_of(self, button: QWidget) -> QRect:
        """The frame of a button in the coordinates of the page, even where it is scrolled out of view."""
        return QRect(button.mapTo(self, QPoint()), button.size()).adjusted(RING, RING, -RING, -RING)

    def _picture(self) -> QPixmap:
        """The picture at the left, painted again when its size or the look has changed."""
        size, ratio = QSizeF(self._layout.art, self.height()), self.devicePixelRatioF()
        if self._art is None or self._art.size() != (size * ratio).toSize():
            self._art = art_column(size, self._look, self._deck, ratio)
        return self._art

    def _paint_header(self, painter: QPainter, emblem: Rect) -> None:
        """Paint the emblem and the name, where there is no room for the picture."""
        paint_emblem(painter, QRectF(emblem.x, emblem.y, emblem.w, emblem.h), self._look.colours.accentink)
        font = self._look.title_font(self._look.large)
        painter.setPen(self._look.colours.ink)
        words = QRectF(emblem.right + 16, emblem.y + (emblem.h - line_height(font)) / 2, 0, 0)
        paint_lines(painter, Lines((PROGRAM_NAME(),), whole=True), font, words, Qt.AlignmentFlag.AlignLeft)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ARROWS:
            self._walk(Qt.Key(event.key()))
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if QApplication.focusWidget() not in self._buttons():
            self._restore_focus()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._art = None  # it takes many megabytes in a large window

    def paintEvent(self, _: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), self._look.colours.page)
        if self._layout.emblem is None:
            painter.drawPixmap(0, 0, self._picture())
        else:
            self._paint_header(painter, self._layout.emblem)
        foot = self._layout.foot
        painter.fillRect(QRect(foot.x, foot.y, foot.w, 1), self._look.colours.line)
        painter.end()


class _FootButton(QuietButton):
    """A key and what it does, in the small letters of the foot; it can also be pressed."""

    def button_colours(self) -> ButtonColours:
        ink = self._look.theme.tokens.ink2
        return ButtonColours(None, None, 0, ink, ink)

    def _label_font(self) -> QFont:
        return self._look.font(self._look.small)

    def _padding(self) -> int:
        return max(0, super()._padding() - RING)
