"""The drawing of the table on the New game page: a plate for each seat, chosen by mouse or arrow keys."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPaintEvent, QPen, QRadialGradient
from PySide6.QtWidgets import QButtonGroup, QWidget

from twentyfive.core import Card
from twentyfive.engine.seating.players import ANYBODY, Computer, OpenDummy, Sitter, TableSetup
from twentyfive.presentation.measures import Rect, rounded_up
from twentyfive.ui.accessibility.roles import Grouped
from twentyfive.ui.cards.index_card import paint_index_card
from twentyfive.ui.cards.portraits import paint_portrait
from twentyfive.ui.theme.glyphs import paint_corner_tick, paint_side_sign
from twentyfive.ui.theme.icons import Icon, paint_icon
from twentyfive.ui.theme.text_layout import Lines, line_height, natural_width, paint_lines, wrapped
from twentyfive.ui.theme.tokens import Scheme
from twentyfive.ui.widgets.base_button import RING, BaseButton
from twentyfive.ui.widgets.button_frame import ButtonColours
from twentyfive.ui.widgets.choice_rows import stop_at_checked
from twentyfive.ui.widgets.height_for_width import HeightForWidthLayout, take_away
from twentyfive.ui.widgets.rows import WrapPair, height_of
from twentyfive.wording.names import card_name, translate
from twentyfive.wording.setup.seating import third_spoken
from twentyfive.wording.setup.tables import seat_spoken, seat_words

_ACROSS: Final = {2: 1, 3: 2, 4: 1, 5: 2, 6: 3, 7: 4, 8: 3, 9: 4, 10: 5}
"""The number of players who sit across from you where there is room, by the number of players."""


_FLATTEST: Final = 0.56
"""The least height of the table as a share of its width."""

_BESIDE_FROM: Final = 46
"""The width, in letters of the text, from which the chosen seat stands beside the table."""

_TALLEST: Final = 5
"""The greatest height, in plates, that the share of the width may give the table."""


def seat_frames(players: int, width: int, plate_w: int, plate_h: int, apart: int) -> tuple[tuple[Rect, ...], int]:
    """Return the places of the plates on a table of this width, yours at the bottom, then clockwise; and its height."""
    across = _ACROSS[players]
    while across > 2 and across * (plate_w + apart) + apart > width:
        across -= 2
    beside = (players - 1 - across) // 2
    plates = (beside + 2) * plate_h
    height = max(plates + (beside + 3) * apart, min(round(_FLATTEST * width), _TALLEST * plate_h))
    step = plate_h + (height - 2 * apart - plates) / (beside + 1)
    rows = [round(apart + row * step) for row in range(beside + 2)]
    middle = (width - plate_w) // 2
    step = min(plate_w + 5 * apart, (width - 2 * apart - plate_w) // max(1, across - 1))
    left = [Rect(apart, rows[row], plate_w, plate_h) for row in range(beside, 0, -1)]
    offsets = [(place - (across - 1) / 2) * step for place in range(across)]
    top = [Rect(round(middle + offset), rows[0], plate_w, plate_h) for offset in offsets]
    right = [Rect(width - apart - plate_w, seat.y, plate_w, plate_h) for seat in reversed(left)]
    own = Rect(middle, rows[-1], plate_w, plate_h)
    return (own, *left, *top, *right), height


class SeatButton(BaseButton):
    """The plate of a seat: its player, with a sign for the side where several play together."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__("", parent)
        self._side: int | None = None
        self._drawn: Card | None = None
        self._portrait: str | None = None
        self.setCheckable(True)
        self.setAutoExclusive(True)  # one seat is edited at a time: a radio button to a screen reader, not a check box

    @property
    def drawn(self) -> Card | None:
        """The card drawn for the seat, shown on the plate; None before a draw."""
        return self._drawn

    def set_seat(self, setup: TableSetup, seat: int) -> None:
        """Show the player of this seat; the number after the last seat stands for the third player, who sits out."""
        self._drawn = None
        if seat == setup.rules.players and setup.third is not None:
            self._side = None
            self.set_label(setup.third.name, translate("seats", "sits out first"))
            self._show_sitter(setup.third.sitter)
            self._name(third_spoken(setup.third))
            return
        rules = setup.rules
        self._side = rules.side_of(seat) if rules.sides < rules.players else None
        self.set_label(setup.names[seat], seat_words(setup, seat))
        self._show_sitter(setup.sitters[seat])
        self._name(seat_spoken(setup, seat))

    def _name(self, spoken: str) -> None:
        """Set the accessible name, which includes the note."""
        self.setAccessibleName(spoken)
        self.setAccessibleDescription("")

    def _show_sitter(self, sitter: Sitter) -> None:
        self._portrait = None
        match sitter:
            case Computer(character=str(key)) if key != ANYBODY:
                self._portrait = key
                self.set_icon(Icon.COMPUTER)
            case Computer():
                self.set_icon(Icon.COMPUTER)
            case OpenDummy():
                self.set_icon(Icon.EYE)
            case _:
                self.set_icon(Icon.PERSON)

    def show_drawn(self, card: Card) -> None:
        """Show the card drawn for the seat."""
        self._drawn = card
        drew = translate("seats", "drew {card}").format(card=card_name(card))
        self.setAccessibleName(f"{self.accessibleName()}, {drew}")
        self.update()

    def button_colours(self) -> ButtonColours:
        tokens = self._look.theme.tokens
        edge, width = (tokens.gold, 4.0) if self.isChecked() else (tokens.woodline, 1.5)
        return ButtonColours(tokens.plate, edge, width, tokens.woodink, tokens.woodink2)

    def frame_height_for(self, _: int) -> int:
        return rounded_up(max(2 * line_height(self._note_font()) + 16, self._look.target))

    def _label_font(self) -> QFont:
        return self._look.font(self._look.small, bold=True)

    def _name_as_fits(self, room: float) -> tuple[Lines, QFont]:
        """Fit the name: in bold, then in regular weight, then smaller, then cut, with the whole name in the tooltip."""
        small = self._look.small
        fonts = [self._look.font(small, bold=True), self._look.font(small), self._look.font(round(0.8 * small))]
        font = next((font for font in fonts if natural_width(self.label, font) <= room), fonts[-1])
        return wrapped(self.label, font, room, 1), font

    def _note_as_fits(self, room: float) -> tuple[Lines, QFont]:
        """Fit the note, in smaller letters if need be."""
        fonts = (self._note_font(), self._look.font(round(0.8 * self._look.small)))
        font = next((font for font in fonts if natural_width(self.note, font) <= room), fonts[-1])
        return wrapped(self.note, font, room, 1), font

    def _paint_content(self, painter: QPainter, frame: QRectF, button_colours: ButtonColours) -> None:
        small, colours = self._look.small, self._look.colours
        inside = frame.adjusted(0.5 * small, 0, -0.3 * small, 0)
        sign = QRectF(inside.left(), 0, 1.4 * small, 1.4 * small)
        sign.moveTop(frame.center().y() - sign.height() / 2)
        if self._drawn is not None:
            paint_index_card(painter, self._drawn, _card_on(sign, frame), self._look)
        elif self._portrait is not None:
            paint_portrait(painter, self._portrait, _portrait_on(sign, frame))
        elif self._icon is not None:
            paint_icon(painter, self._icon, sign, colours.gold)
        left, step = sign.right() + 0.4 * small, line_height(self._note_font())
        top = frame.center().y() - step
        name_left = left
        if self._side is not None:
            mark = 0.75 * small
            paint_side_sign(painter, self._side, QRectF(left, top + (step - mark) / 2, mark, mark), self._look.colours)
            name_left += mark + 0.35 * small
        name, font = self._name_as_fits(inside.right() - name_left)
        painter.setPen(QColor(button_colours.ink))
        shift = (step - line_height(font)) / 2
        area = QRectF(name_left, top + shift, inside.right() - name_left, step)
        paint_lines(painter, name, font, area, Qt.AlignmentFlag.AlignLeft)
        painter.setPen(QColor(button_colours.note_ink))
        note, font = self._note_as_fits(inside.right() - left)
        area = QRectF(left, top + step, inside.right() - left, step)
        paint_lines(painter, note, font, area, Qt.AlignmentFlag.AlignLeft)

    def is_whole(self) -> bool:
        small = self._look.small
        side = 1.1 * small if self._side is not None else 0.0
        room = self.frame().width() - 2.6 * small
        return self._name_as_fits(room - side)[0].whole and self._note_as_fits(room)[0].whole

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self.isChecked():
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        gold, rim = self._look.colours.gold, QColor(self._look.theme.tokens.rim)
        paint_corner_tick(painter, self.frame(), self._look.factor, disc=gold, tick=rim)
        painter.end()


def _portrait_on(sign: QRectF, plate: QRectF) -> QRectF:
    """The place of a portrait on a plate: it takes the margin before the sign too, and leaves the words their room."""
    width = min(plate.height() - 8, sign.right() - plate.left() + 2)
    return QRectF(sign.right() + 3 - width, plate.center().y() - width / 2, width, width)


def _card_on(sign: QRectF, plate: QRectF) -> QRectF:
    """The place of a drawn card on a plate. It covers the sign of the player's kind, which the note gives in words."""
    width = 1.2 * sign.width()
    height = min(plate.height() - 8, 1.4 * width)
    return QRectF(sign.right() - width + 2, plate.center().y() - height / 2, width, height)


class SeatsBeside(WrapPair):
    """The drawing of the table, and at its right the chosen seat; below it where that leaves too little for either."""

    def _rects(self, width: int) -> tuple[QRect, QRect]:
        across = width // 2 if width >= _BESIDE_FROM * self._look.medium else width
        first = QRect(0, 0, across, height_of(self._first, across))
        at = first.bottomLeft() + QPoint(0, 1) if across == width else first.topRight() + QPoint(1, 0)
        second = width - across or width
        return first, QRect(at, QSize(second, height_of(self._second, second)))


class SeatTable(HeightForWidthLayout, Grouped):
    """The drawing of the table, seen from above.

    Attributes:
        plates: the plates of the seats, beginning with yours, clockwise.

    Signals:
        seat_chosen(int): the person clicked a seat or moved to it with the keys, even if it was chosen before.
    """

    seat_chosen = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.plates: list[SeatButton] = []
        self._group = QButtonGroup(self)
        self._group.idClicked.connect(self.seat_chosen)
        self.setAccessibleName(translate("seats", "The table"))

    def set_table(self, setup: TableSetup, chosen: int) -> None:
        """Show this table with one seat chosen; the place of a third player who sits out comes after the seats."""
        places = setup.rules.players + (setup.third is not None)
        while len(self.plates) < places:
            plate = SeatButton(self)
            self._group.addButton(plate, len(self.plates))
            self.plates.append(plate)
            plate.show()
        while len(self.plates) > places:
            plate = self.plates.pop()
            self._group.removeButton(plate)
            take_away([plate])
        for seat, plate in enumerate(self.plates):
            plate.set_seat(setup, seat)
        self.plates[chosen].setChecked(True)
        stop_at_checked(self.plates)
        self._rearrange()

    def show_draw(self, cards: Mapping[int, Card]) -> None:
        """Show the card drawn for each seat, until the table changes."""
        for seat, card in cards.items():
            self.plates[seat].show_drawn(card)

    def _plate_size(self) -> tuple[int, int]:
        width = rounded_up(9.25 * self._look.small)
        return width, self.plates[0].frame_height_for(width) if self.plates else self._look.control_height

    def _frames(self, width: int) -> tuple[Sequence[Rect], int]:
        plate_w, plate_h = self._plate_size()
        apart = self._look.gap
        return seat_frames(max(2, len(self.plates)), width - 2 * RING, plate_w, plate_h, apart)

    def _arrange(self) -> None:
        frames, _ = self._frames(self.width())
        for plate, frame in zip(self.plates, frames, strict=False):
            plate.place(QRect(frame.x + RING, frame.y + RING, frame.w, frame.h))
        self.update()

    def _paint_cloth(self, painter: QPainter, area: QRectF) -> None:
        colours, radius = self._look.colours, self._look.panel_radius + 4
        shape = QPainterPath()
        shape.addRoundedRect(area, radius, radius)
        light = QRadialGradient(area.center(), 0.7 * area.width())
        for stop, colour in ((0.0, colours.lamp), (0.5, colours.cloth), (1.0, colours.rim)):
            light.setColorAt(stop, colour)
        painter.fillPath(shape, light)
        if self._look.theme.scheme is Scheme.HIGH_CONTRAST:
            painter.setPen(QPen(colours.line, 2))
            painter.drawPath(shape)

    def _oval(self) -> QRectF:
        """The edge of the table, which runs behind the plates."""
        own, top = QRectF(self.plates[0].geometry()), QRectF(self.plates[len(self.plates) // 2].geometry())
        width = min(self.width() - 0.9 * own.width(), 2.4 * own.width() + own.height())
        if len(self.plates) > 3:
            width = self.width() - own.width()
        return QRectF((self.width() - width) / 2, top.center().y(), width, own.center().y() - top.center().y())

    def _words(self) -> str:
        return translate("seats", "Click a seat to change it")

    def sizeHint(self) -> QSize:
        width = 3 * (self._plate_size()[0] + 2 * self._look.gap)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        plate_w, plate_h = self._plate_size()
        return QSize(2 * plate_w + 5 * self._look.gap + 2 * RING, plate_h)

    def heightForWidth(self, width: int) -> int:
        return self._frames(width)[1] + 2 * RING

    def paintEvent(self, _: QPaintEvent) -> None:
        if not self.plates:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_cloth(painter, QRectF(self.rect()).adjusted(RING, RING, -RING, -RING))
        oval = self._oval()
        radius = oval.height() / 2
        painter.setBrush(Qt.BrushStyle.NoBrush)
        contrast = self._look.theme.scheme is Scheme.HIGH_CONTRAST
        painter.setPen(QPen(self._look.colours.woodline if contrast else self._look.colours.wood, 2 if contrast else 8))
        painter.drawRoundedRect(oval, radius, radius)
        font = self._look.font(self._look.small)
        plate_w, plate_h = self._plate_size()
        words = wrapped(self._words(), font, 0.9 * (oval.width() - plate_w - 24), 3)
        height = len(words.texts) * line_height(font)
        if words.whole and oval.height() - plate_h > height + 8:
            painter.setPen(self._look.colours.clothink)
            middle = QRectF(oval.left(), oval.center().y() - height / 2, oval.width(), height)
            paint_lines(painter, words, font, middle, Qt.AlignmentFlag.AlignHCenter)
        painter.end()
