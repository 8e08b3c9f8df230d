"""The start page: continue the game, play now, or go to another page."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QFont, QHideEvent, QKeyEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QWidget

from twentyfive.presentation.measures import Rect
from twentyfive.presentation.start.entry import Entry, Rank, StartEntry
from twentyfive.presentation.start.layout import (
    CLOSE,
    ROOMY,
    WITHOUT_ART_FROM,
    Measures,
    Row,
    StartRoom,
    gap_after,
    row_heights,
    rows_of,
    start_zones,
)
from twentyfive.ui.cards.decks import Deck
from twentyfive.ui.cards.emblem import PROGRAM_NAME, art_column, paint_emblem, paint_lamplight
from twentyfive.ui.pages.start.figures import paint_leaf, ring, sign
from twentyfive.ui.pages.start.tile import Tile, frame_width, scaled_room
from twentyfive.ui.pages.start.walk import distance, lies_in_direction
from twentyfive.ui.theme.icons import Icon
from twentyfive.ui.theme.look import Look
from twentyfive.ui.theme.styled import Holder, Styled
from twentyfive.ui.theme.text_layout import Lines, line_height, paint_lines
from twentyfive.ui.widgets.base_button import ARROWS, RING, BaseButton
from twentyfive.ui.widgets.button_frame import ButtonColours
from twentyfive.ui.widgets.buttons import QuietButton, Switch
from twentyfive.ui.widgets.scroll_area import WalkedScroll, bring_into_view
from twentyfive.wording.names import translate

if TYPE_CHECKING:
    from twentyfive.presentation.start.progress import ShownCourse, ShownToday
    from twentyfive.ui.pages.start.language_button import LanguageButton

_SIGNS: Final = {
    Entry.CONTINUE: Icon.PLAY,
    Entry.PLAY: Icon.PLAY,
    Entry.FIRST_LESSON: Icon.LEARN,
    Entry.NEW_GAME: Icon.NEW_GAME,
    Entry.DAILY: Icon.DAY,
    Entry.LEARN: Icon.LEARN,
    Entry.PRACTISE: Icon.PRACTISE,
    Entry.EVENING: Icon.CARDS,
    Entry.DRIVE: Icon.FRIENDS,
    Entry.JOIN: Icon.COMPUTER,
    Entry.SAVED: Icon.SAVED,
    Entry.STATISTICS: Icon.STATISTICS,
    Entry.SETTINGS: Icon.SETTINGS,
}


class _Notes(Enum):
    """The tiles that show their notes."""

    ALL = auto()
    LARGER = auto()
    FIRST = auto()
    NONE = auto()


_SHOWN: Final[Mapping[_Notes, frozenset[Rank]]] = {
    _Notes.ALL: frozenset(Rank),
    _Notes.LARGER: frozenset({Rank.HERO, Rank.TILE}),
    _Notes.FIRST: frozenset({Rank.HERO}),
    _Notes.NONE: frozenset(),
}

_WAYS: Final = tuple((notes, measures) for notes in _Notes for measures in (ROOMY, CLOSE))
"""The notes that are shown, and the lengths of all: the page takes the first for which it has room."""


_LEADING: Final = ((Entry.CONTINUE, Entry.PLAY), (Entry.PLAY, Entry.FIRST_LESSON))
"""What may lead the page: its place has room for each, so that nothing else moves when another does."""


@dataclass(frozen=True, slots=True)
class _Block:
    """Rows that have one place together.

    Attributes:
        rows: the rows.
        needs: the height that each needs.
        height: the height that the place needs.
    """

    rows: tuple[Row, ...]
    needs: tuple[int, ...]
    height: int


class StartPage(Styled, QWidget):
    """The start page with the entries that it is given.

    Attributes:
        large_text: the switch for large text and cards.
        language: the choice of language; None if there is only one.
        help, leave: the buttons in the foot; Esc leaves nothing here.

    Signals:
        chosen(Entry): the person pressed the button of this entry.
        language_chosen(str): the person chose the language with this code.
        picture_wanted(QSize): the picture of the table that waits is painted in that size, in pixels of the screen,
            and is not there.
    """

    chosen = Signal(object)
    language_chosen = Signal(object)
    picture_wanted = Signal(QSize)

    def __init__(self, deck: Deck) -> None:
        """Create the page without entries; the picture shows cards of `deck`."""
        super().__init__()
        self._entries: tuple[StartEntry, ...] = ()
        self._last_focus = 0  # in tab order: the button that had the focus last
        self._zones = start_zones(self._room(), ROOMY)
        self._scrolls = False
        self._is_arranged = True
        self._deck = deck
        self._art: QPixmap | None = None
        self._table: QPixmap | None = None  # the picture of the table that waits
        self._told: dict[Entry, tuple[str, str]] = {}  # notes of the person's progress, written and spoken
        self._asked = QSize()  # the size in which it was asked for last
        self._body = Holder()  # holds the tiles
        self._tiles = {entry: self._tile(entry) for entry in Entry}
        self._tiles[Entry.CONTINUE].picture = self._paint_table
        self._led: dict[Entry, StartEntry] = {}  # what has led the page or stood beside it, each as it was last
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
        """Show these tiles; the first is the obvious next step and gets the focus.

        While the first entry stays the same, the focus returns to the button that had it last.
        """
        focused = self._last_focus if tuple(entries[:1]) == self._entries[:1] else 0
        self._entries = tuple(entries)
        self._led.update({shown.entry: shown for shown in entries if shown.entry.rank is Rank.HERO})
        shown = self._shown()
        for entry, tile in self._tiles.items():
            tile.leads = entry is entries[0].entry
            tile.setVisible(entry in shown)
        self._last_focus = focused
        for before, after in pairwise(self._buttons()):
            QWidget.setTabOrder(before, after)
        self._arrange()
        if self.isVisible():
            self._restore_focus()

    def show_today(self, today: ShownToday) -> None:
        """Show which deals of the day were played, and the streak."""
        self._tiles[Entry.DAILY].marks = today.marks
        self._tell(Entry.DAILY, today.note, today.spoken)

    def show_course(self, course: ShownCourse) -> None:
        """Show how far the person has come with the lessons."""
        self._tiles[Entry.LEARN].figure = ring(course)
        self._tell(Entry.LEARN, course.note, course.spoken)

    def _tell(self, entry: Entry, note: str, spoken: str) -> None:
        if note:
            self._told[entry] = (note, spoken)
        else:
            self._told.pop(entry, None)
        self._arrange()

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

    def card(self, entry: Entry) -> Tile:
        """Return the tile of this entry.

        Raises:
            KeyError: the entry is not shown.
        """
        return self._shown()[entry]

    def _shown(self) -> dict[Entry, Tile]:
        """The tiles that are shown, in tab order."""
        return {shown.entry: self._tiles[shown.entry] for shown in self._entries}

    def _buttons(self) -> tuple[QWidget, ...]:
        """All buttons in tab order."""
        return (*self._shown().values(), self.large_text, *self._at_the_right())

    def _at_the_right(self) -> tuple[BaseButton, ...]:
        """The buttons at the right of the foot, from the left."""
        return (self.help, self.leave) if self.language is None else (self.language, self.help, self.leave)

    def _tile(self, entry: Entry) -> Tile:
        tile = Tile(entry.rank, _SIGNS[entry], ROOMY, self._body)
        if entry.rank is not Rank.REST:
            tile.figure = paint_leaf if entry is Entry.DAILY else sign(_SIGNS[entry])
        tile.clicked.connect(lambda: self._press(entry))
        return tile

    def _press(self, entry: Entry) -> None:
        self._last_focus = [*self._shown()].index(entry)  # on some systems a click does not move the focus
        self.chosen.emit(entry)

    def _write(self, notes: _Notes) -> None:
        """Write titles and notes; a screen reader reads a note even where it is not shown."""
        play = next(shown for shown in self._entries if shown.entry is Entry.PLAY)
        written = {Entry.CONTINUE: replace(play, entry=Entry.CONTINUE), **self._led}
        written |= {shown.entry: shown for shown in self._entries}
        for entry, tile in self._tiles.items():
            with_note = tile.rank in _SHOWN[notes]
            title, usual = written.get(entry, StartEntry(entry)).words(with_note=with_note)
            note, spoken = self._told.get(entry, (usual, usual))
            tile.set_label(title, note if with_note else "")
            tile.faces = written[entry].faces if entry in written else ()
            tile.setAccessibleDescription(spoken)

    def _room(self) -> StartRoom:
        return scaled_room(self._look, self.width(), self.height())

    def _arrange(self) -> None:
        """Lay the page out; if it is hidden, when it is shown: at the start it has another size until then."""
        self._is_arranged = self.isVisible()
        if not self._entries or not self._is_arranged:
            return
        sparing = self._look.text >= WITHOUT_ART_FROM and self.height() <= self.width()
        for notes, measures in _WAYS:
            if sparing and notes is not _Notes.NONE:
                continue
            self._write(notes)
            self._lay_out(measures)
            blocks = self._blocks(self._zones.column.w, measures)
            fits = self._height(blocks, measures) <= self._zones.column.h
            crowds = notes is _Notes.ALL and not self._is_calm(blocks, measures)
            if fits and not crowds:
                break
        self._place_tiles(measures)
        self._place_foot()
        self.update()

    def _lay_out(self, measures: Measures) -> None:
        """Divide the page into its zones."""
        for tile in self._tiles.values():
            tile.measure(measures)
        room = self._room()
        least = max(frame_width(tile) for tile in self._tiles.values())
        self._zones = start_zones(room, measures, 2 * least + room.scaled(measures.gap))
        foot = self.large_text.frame_height_for(self._foot_room())
        self._zones = start_zones(room, measures, 2 * least + room.scaled(measures.gap), foot)

    def _blocks(self, width: int, measures: Measures) -> list[_Block]:
        """The rows in that width. What leads is one block, as high as anything that may lead needs it."""
        gap, columns = self._room().scaled(measures.gap), self._room().columns
        least = {entry: frame_width(tile) for entry, tile in self._tiles.items()}

        def need(row: Row) -> int:
            return max(tile.frame_height_for(wide) for tile, _, wide in self._tiles_in(row, width, gap))

        def block(entries: Sequence[Entry]) -> _Block:
            rows = rows_of(entries, least, width, gap, columns)
            needs = tuple(map(need, rows))
            return _Block(rows, needs, sum(needs) + gap * (len(rows) - 1))

        leading, rest = (
            [entry for entry in self._shown() if (entry.rank is Rank.HERO) is leads] for leads in (True, False)
        )
        led = block(leading)
        others = rows_of(rest, least, width, gap, columns)
        needed = {rank: max(need(row) for row in others if row.rank is rank) for rank in (Rank.TILE, Rank.REST)}
        most = max(block(entries).height for entries in (*_LEADING, leading))
        return [replace(led, height=most), *(_Block((row,), (need(row),), needed[row.rank]) for row in others)]

    def _is_calm(self, blocks: Sequence[_Block], measures: Measures) -> bool:
        """Whether each note of the smallest tiles has room in one line."""
        width, gap = self._zones.column.w, self._room().scaled(measures.gap)
        rows = [row for block in blocks for row in block.rows if row.rank is Rank.REST]
        return all(tile.note_in_one_line(wide) for row in rows for tile, _, wide in self._tiles_in(row, width, gap))

    def _tiles_in(self, row: Row, width: int, gap: int) -> Iterator[tuple[Tile, int, int]]:
        """The tiles of a row of that width, each with its left end and its width."""
        for cell, (left, wide) in zip(row.cells, row.places(width, gap), strict=True):
            yield self._tiles[cell.entry], left, wide

    def _gaps(self, blocks: Sequence[_Block], measures: Measures) -> list[int]:
        """The distances between the blocks."""
        return [
            self._room().scaled(gap_after(block.rows[-1], after.rows[0], measures)) for block, after in pairwise(blocks)
        ]

    def _height(self, blocks: Sequence[_Block], measures: Measures) -> int:
        """The height of blocks as low as they can be, with the gaps between them."""
        return sum(block.height for block in blocks) + sum(self._gaps(blocks, measures))

    def _place_tiles(self, measures: Measures) -> None:
        """Place the tiles in the column; those without room there are scrolled to."""
        column, room = self._zones.column, self._room()
        width = column.w
        blocks = self._blocks(width, measures)
        self._scrolls = self._height(blocks, measures) > column.h
        if self._scrolls:
            width -= self._scroll.verticalScrollBar().sizeHint().width()
            blocks = self._blocks(width, measures)
        self._scroll.setGeometry(column.x - RING, column.y - RING, column.w + 2 * RING, column.h + 2 * RING)
        gaps = self._gaps(blocks, measures)
        usual = [room.scaled(measures.heights[block.rows[0].rank]) * len(block.rows) for block in blocks]
        heights = row_heights([block.height for block in blocks], usual, column.h - sum(gaps))
        self._body.setMinimumHeight(round(max(column.h, sum(heights) + sum(gaps))) + 2 * RING)
        top, across = float(RING), room.scaled(measures.gap)
        for block, height, gap in zip(blocks, heights, [*gaps, 0], strict=True):
            below = top
            free = height - across * (len(block.rows) - 1)
            for row, need in zip(block.rows, block.needs, strict=True):
                high = free * need / sum(block.needs)
                first = QRect(RING, round(below), across, round(below + high) - round(below))
                self._place_row(row, width, first)
                below += high + across
            top += height + gap

    def _place_row(self, row: Row, width: int, first: QRect) -> None:
        """Place a row: `first` has its left end, its top and its height, and the width of a gap."""
        for tile, left, wide in self._tiles_in(row, width, first.width()):
            tile.place(QRect(first.left() + left, first.top(), wide, first.height()))

    def _foot_room(self) -> int:
        """Return the width for the switch, beside the language, Help and Quit; the globe stands alone if need be."""
        foot, others = self._zones.foot, self._at_the_right()
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
        foot, width = self._zones.foot, self._foot_room()
        right = foot.right + self.help.frame_padding()
        for button in reversed(self._at_the_right()):
            right -= button.frame_width()
            self._place_in_foot(button, right, button.frame_width())
            right -= 2 * RING
        self._place_in_foot(self.large_text, foot.x, width)

    def _place_in_foot(self, button: BaseButton, x: int, width: int) -> None:
        foot, height = self._zones.foot, button.frame_height_for(width)
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
        foot = (self.large_text, *self._at_the_right())  # tiles that are scrolled out of view lie below it
        candidates = {
            (button in foot, *distance(frame, self._frame_of(button), key)): button
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

    def show_picture(self, picture: QPixmap | None) -> None:
        """Show this picture of the table that waits; None for the bare cloth, until there is one."""
        self._table = picture
        if picture is None:
            self._asked = QSize()
        self._tiles[Entry.CONTINUE].update()

    def _paint_table(self, painter: QPainter, area: QRectF, look: Look) -> None:
        """Paint the table that waits as large as the area needs it, or the bare cloth with the emblem."""
        wanted = (area.size() * self.devicePixelRatioF()).toSize()
        if wanted != self._asked:
            self._asked = wanted
            self.picture_wanted.emit(wanted)
        if self._table is None:
            paint_lamplight(painter, area, look.colours)
            side = 0.3 * min(area.width(), area.height())
            square = QRectF(0, 0, side, side)
            square.moveCenter(area.center())
            paint_emblem(painter, square, look.colours.gold)
            return
        part = QRectF(QPointF(), area.size().scaled(QSizeF(self._table.size()), Qt.AspectRatioMode.KeepAspectRatio))
        part.moveCenter(QRectF(self._table.rect()).center())
        painter.drawPixmap(area, self._table, part)

    def _picture(self) -> QPixmap:
        """The picture at the left, painted again when its size or the look has changed."""
        size, ratio = QSizeF(self._zones.art, self.height()), self.devicePixelRatioF()
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
        if not self._is_arranged:
            self._arrange()
        if QApplication.focusWidget() not in self._buttons():
            self._restore_focus()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._art = None  # it takes many megabytes in a large window

    def paintEvent(self, _: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), self._look.colours.page)
        if self._zones.emblem is None:
            painter.drawPixmap(0, 0, self._picture())
        else:
            self._paint_header(painter, self._zones.emblem)
        if self._scrolls:
            foot = self._zones.foot
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
