"""Name plates: small wooden tokens with face, name, side, dealer's chip, tricks, points, and the sign of the turn."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QHideEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QRegion,
    QShowEvent,
)
from PySide6.QtWidgets import QWidget

from twentyfive.presentation.measures import Rect
from twentyfive.presentation.table.plate_rows import (
    BESIDE_PILE,
    INSET,
    figure_size,
    inset,
    one_row,
    pile_left,
    pile_of,
    row_height,
)
from twentyfive.presentation.table.plate_text import PlateCall, PlateText
from twentyfive.presentation.table.seating import PlateMode, small_row_letters
from twentyfive.ui.cards.card_paint import paint_back
from twentyfive.ui.cards.emblem import paint_emblem
from twentyfive.ui.cards.faces import FaceStore
from twentyfive.ui.cards.portraits import paint_portrait
from twentyfive.ui.table.surface.turn_marker import (
    Breath,
    glow_region,
    paint_glow,
    paint_turn_around,
    points_down,
    reach,
    sign_region,
)
from twentyfive.ui.theme.glyphs import (
    paint_chip,
    paint_dealer_chip,
    paint_pill,
    paint_side_sign,
    pill_size,
)
from twentyfive.ui.theme.look import font_of
from twentyfive.ui.theme.tokens import Scheme, Tokens
from twentyfive.ui.widgets.base_button import is_ringed, paint_ring_around
from twentyfive.ui.widgets.panels import PaintedLabel
from twentyfive.wording.scores import figure
from twentyfive.wording.setup.characters import TEMPERAMENT_WORDS

APART: Final = 0.35
"""The distance between two things on a plate, in letters."""

_CHIP: Final = 1.3
"""The width of the dealer's chip, in letters."""


class Ends(NamedTuple):
    """The things at the end of a row: the points in figures, empty for none, and the dealer's chip."""

    points: str = ""
    dealer: bool = False

    def width(self, letters: int, face: QFont) -> float:
        """The width in letters of that size, with the distance to the things before it."""
        figures = QFontMetricsF(font_of(face, letters, bold=True)).horizontalAdvance(self.points)
        return figures + APART * letters * bool(self.points) + (_CHIP + APART) * letters * self.dealer


def in_two_rows(ends: Ends, letters: int, face: QFont, name: float, rooms: tuple[float, float]) -> tuple[Ends, Ends]:
    """Share the ends between two rows: as much as possible in the first, beside the whole name.

    If no share leaves the name whole, both ends go to the second row, or stay in the first if the second has no room.

    Args:
        ends: the ends to share.
        letters: the size of the letters.
        face: the typeface.
        name: the width of the name.
        rooms: the width of the first row, and the free width of the second.
    """
    none = Ends()
    shares = [
        (ends, none),
        (ends._replace(points=""), Ends(points=ends.points)),
        (ends._replace(dealer=False), Ends(dealer=ends.dealer)),
        (none, ends),
    ]
    below = [share for share in shares if share[1] == none or share[1].width(letters, face) <= rooms[1]]
    whole = (share for share in below if name + share[0].width(letters, face) <= rooms[0])
    return next(whole, below[-1])


def paint_ends(painter: QPainter, ends: Ends, row: QRectF, letters: int, colours: Tokens[QColor], face: QFont) -> float:
    """Paint the ends at the right of the row, the points outermost, and return the right end of the rest of the row."""
    right, apart = row.right(), APART * letters
    if ends.points:
        font = font_of(face, letters, bold=True)
        width = QFontMetricsF(font).horizontalAdvance(ends.points)
        painter.setFont(font)
        painter.setPen(colours.gold)
        area = QRectF(right - width, row.top(), width, row.height())
        painter.drawText(area, Qt.AlignmentFlag.AlignVCenter, ends.points)
        right -= width + apart
    if ends.dealer:
        chip = _CHIP * letters
        paint_dealer_chip(painter, QRectF(right - chip, row.center().y() - chip / 2, chip, chip), colours, face)
        right -= chip + apart
    return right


_SMALL: Final = 0.8
"""The size of a long name before points and chips give way to it, as a share."""

_SMALLEST: Final = 0.7
"""The size of a long name beside a call, as a share."""

_BEFORE_SHORTENED: Final = 0.6
"""The size of a long name beside a long call, before it is shortened, as a share."""

_SIDE_SIGN: Final = 0.75
"""The width of the sign of a side, in letters."""

_TRICKS_BESIDE_FACE: Final = 3
"""The tricks beside which the viewer's face leaves the name its full size; with more, which are rare, it is smaller."""

_STEPS: Final = {Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1}

_CALL_SIZES: Final = (0.85, 0.65, 0.55)


def call_place(plate: Rect, small: int) -> Rect:
    """The part of the cloth that a call below the plate needs, with letters of that size."""
    return Rect(plate.x, plate.bottom + 1, plate.w, 2 * small + 4)


class SeatPlate(PaintedLabel):
    """The plate of one player. Its geometry includes the reach of the sign around it, and room for a call below.

    Signals:
        asked(): Enter or Space was pressed on it.
        walked(int): an arrow key was pressed, to the next plate (1) or the one before (-1).
    """

    asked = Signal()
    walked = Signal(int)

    def __init__(self, faces: FaceStore, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._faces = faces
        self._text: PlateText | None = None
        self._mode = PlateMode.TWO_ROWS
        self._towards = QPointF(0, 1)
        self._plate = QRectF()
        self._below_is_free = True
        self._has_face = False
        self._character: str | None = None
        self._breath = Breath(self)
        self._breath.changed.connect(self._on_breath)

    def breathe(self, factor: float) -> None:
        """Let the sign of the turn breathe `factor` times as slowly as at normal speed; with 0 it stands still."""
        self._breath.slow_by(factor)

    def put(
        self, plate: Rect, mode: PlateMode, middle: QPointF, *, below_is_free: bool = True, has_face: bool = False
    ) -> None:
        """Move to `plate` and show as much as `mode` has room for; the arrow points to `middle`.

        A call hangs below the plate if nothing else lies there, see `call_place`. With a face the plate is wider; on
        the viewer's, which is as wide as the place beside the hand, it gives way to name and points.
        """
        self._mode = mode
        self._has_face = has_face
        self._below_is_free = below_is_free
        around = reach(self._look.scale)
        area = plate.grown(around)
        self._plate = QRectF(around, around, plate.w, plate.h)
        self.setGeometry(area.x, area.y, area.w, area.h + 2 * self._look.small)
        centre = plate.centre
        self._towards = QPointF(middle.x() - centre[0], middle.y() - centre[1])
        self.update()

    def frame(self) -> QRect:
        """The wood of the plate, in the parent's coordinates."""
        return self._plate.toRect().translated(self.pos())

    def call_area(self) -> QRect:
        """The area of a call below the plate, in the parent's coordinates; empty without one."""
        call = None if self._text is None else self._text.call
        if call is None or not self._hangs_below(call):
            return QRect()
        return self._pill_below(call, self._plate).toAlignedRect().translated(self.pos())

    def show_text(self, text: PlateText) -> None:
        """Show this text."""
        if text != self._text:
            self._text = text
            self.setAccessibleName(text.spoken)
            self.update()
            if text.to_act:
                self._breath.begin()
            else:
                self._breath.end()

    def look_like(self, character: str | None) -> None:
        """Have the face of the character of that key; without one it is the emblem or the initial of the name."""
        if character != self._character:
            self._character = character
            self.setAccessibleDescription("" if character is None else TEMPERAMENT_WORDS[character]())
            self.update()

    def face(self) -> QRect:
        """The area of the face, in the plate's coordinates; empty without one."""
        text, plate = self._text, self._plate
        if text is None or not self._has_face or self._one_row():
            return QRect()
        side = round(plate.height())
        area = QRect(round(plate.left()), round(plate.top()), side, side)
        if not text.own:
            return area
        wood = Rect(round(plate.left()), round(plate.top()), round(plate.width()), side)
        pile = pile_of(wood, self._mode, self._look.small, _TRICKS_BESIDE_FACE)
        size = self._letters()
        named = self._side_width() + _width(self._look.font(size, bold=True), text.name)
        needed = named + Ends(self._points()).width(size, self._look.face)
        return area if side + INSET + needed <= pile_left(wood, pile) - wood.x else QRect()

    def _on_breath(self) -> None:
        self.update(self._sign_region())

    @property
    def _glows(self) -> bool:
        """Whether the sign of the turn is a glow round the face, and not a frame; in high contrast it is a frame."""
        return self._look.theme.scheme is not Scheme.HIGH_CONTRAST and not self.face().isEmpty()

    def _sign_region(self) -> QRegion:
        if self._glows:
            return glow_region(QRectF(self.face()), self._look.scale)
        return sign_region(self._plate, self._look.scale)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.asked.emit()
        elif event.key() in _STEPS:
            self.walked.emit(_STEPS[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._breath.refresh()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._breath.refresh()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._text is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        frame, face = self._plate, QRectF(self.face())
        self._paint_wood(painter, frame.adjusted(face.width() / 2, 0, 0, 0))
        if self._text.to_act and self._glows:
            paint_glow(painter, face, self._breath.depth(), self._look.scale, self._look.colours.gold)
        elif self._text.to_act:
            paint_turn_around(
                painter,
                frame,
                self._towards,
                self._breath.depth(),
                self._look.scale,
                self._look.radius,
                self._look.colours,
            )
        words = frame.adjusted(face.width(), 0, 0, 0)
        if event.region().intersects(words.adjusted(INSET, 2, -2, -2).toAlignedRect()):
            self._paint_text(painter, words)
        if not face.isEmpty():
            self._paint_face(painter, face)
        self._paint_call_below(painter, frame)
        if is_ringed(self):
            paint_ring_around(painter, frame, self._look.radius, self._look.colours)
        painter.end()

    def _paint_text(self, painter: QPainter, frame: QRectF) -> None:
        """Paint everything on the wood."""
        single = self._one_row()
        rows = [frame] if single else _halves(frame)
        within = INSET if single else inset(frame.width())
        counts, name = rows[-1].adjusted(within, 0, -within, 0), rows[0].adjusted(within, 0, -within, 0)
        if not single:
            self._paint_pile(painter, name, counts)
        right = counts.right()
        counts.setRight(self._paint_counts(painter, counts))
        if single:
            name.setRight(counts.right())
            ends = self._ends_of_one_row(name.width())
        else:
            ends, below = self._ends_of_two_rows(name.width(), counts.width())
            if below == Ends() and right == counts.right() == name.right():
                name.moveTop(frame.center().y() - name.height() / 2)  # nothing stands below it
            paint_ends(painter, below, counts, self._letters(), self._look.colours, self._look.face)
        name.setRight(paint_ends(painter, ends, name, self._letters(), self._look.colours, self._look.face))
        self._paint_name_row(painter, name)

    def _paint_face(self, painter: QPainter, area: QRectF) -> None:
        """Paint the portrait, or for whoever has none the emblem or an initial; the dealer's chip lies on its edge."""
        assert self._text is not None
        colours, edge = self._look.colours, 1.5 * self._look.scale
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, 40))
        painter.drawEllipse(area.translated(0, 2).adjusted(-1, -1, 1, 1))
        if self._character is not None:
            paint_portrait(painter, self._character, area)
        else:
            painter.setPen(QPen(colours.gold, edge))
            painter.setBrush(colours.cloth if self._text.own else colours.wood)
            painter.drawEllipse(area.adjusted(edge, edge, -edge, -edge))
            if self._text.own:
                within = 0.2 * area.width()
                paint_emblem(painter, area.adjusted(within, within, -within, -within), colours.gold)
            else:
                painter.setPen(colours.woodink)
                painter.setFont(self._look.font(round(0.45 * area.height()), bold=True))
                painter.drawText(area, Qt.AlignmentFlag.AlignCenter, self._text.name[:1].upper())
        if self._text.dealer:
            chip = min(_CHIP * self._letters(), 0.42 * area.width())
            lies = QRectF(area.right() - 0.9 * chip, area.bottom() - chip, chip, chip)
            paint_dealer_chip(painter, lies, colours, self._look.face)

    def _paint_pile(self, painter: QPainter, name: QRectF, counts: QRectF) -> None:
        """Paint the tricks won as a pile, with their number on its corner, and leave the rest to the two rows."""
        assert self._text is not None
        area, tricks = self._plate.toRect(), self._text.tricks
        plate = Rect(area.x(), area.y(), area.width(), area.height())
        pile = pile_of(plate, self._mode, self._look.small, tricks)
        if not pile:
            return
        for back in pile:
            paint_back(painter, back, self._faces)
        name.setRight(pile_left(plate, pile))
        letters, text = figure_size(self._look.small), str(tricks)
        height = 1.35 * letters
        width = max(height, _width(self._look.figures(letters, bold=True), text) + 0.7 * letters)
        disc = QRectF(name.right() + BESIDE_PILE - 0.4 * width, counts.bottom() - height, width, height)
        paint_pill(painter, text, disc, letters, self._look.colours, self._look.face, fill=self._look.colours.card)
        counts.setRight(disc.left() - BESIDE_PILE)

    def _ends_of_one_row(self, width: float) -> Ends:
        """The ends of the only row: a long name displaces the points, except on the viewer's own plate."""
        assert self._text is not None
        call = self._text.call
        if call is not None and not self._hangs_below(call):
            return Ends(dealer=self._text.dealer)
        ends = Ends(self._points(), self._text.dealer)
        fits = self._name_width() + ends.width(self._letters(), self._look.face) <= width
        return ends if fits or self._text.own else ends._replace(points="")

    def _ends_of_two_rows(self, width: float, free: float) -> tuple[Ends, Ends]:
        assert self._text is not None
        size = self._letters()
        named = self._side_width() + _width(self._look.font(size, bold=True), self._text.name)
        dealer = self._text.dealer and self.face().isEmpty()
        return in_two_rows(Ends(self._points(), dealer), size, self._look.face, named, (width, free))

    def _points(self) -> str:
        return "" if self._text is None or self._text.points is None else figure(self._text.points)

    def _side_width(self) -> float:
        """The width of the side's sign with the distance to the name."""
        assert self._text is not None
        return (_SIDE_SIGN + APART) * self._letters() * (self._text.side is not None)

    def _paint_wood(self, painter: QPainter, frame: QRectF) -> None:
        radius, edge = self._look.radius, 1.5 * self._look.scale
        painter.setPen(Qt.PenStyle.NoPen)
        for grown, alpha in ((3, 22), (1.5, 36)):
            painter.setBrush(QColor(0, 0, 0, alpha))
            around = frame.translated(0, 2).adjusted(-grown, -grown, grown, grown)
            painter.drawRoundedRect(around, radius + 2, radius + 2)
        painter.setBrush(self._look.colours.plate)
        painter.setPen(QPen(self._look.colours.woodline, edge))
        inner = edge / 2
        painter.drawRoundedRect(frame.adjusted(inner, inner, -inner, -inner), radius, radius)

    def _paint_counts(self, painter: QPainter, row: QRectF) -> float:
        """Paint chips, and a call that lies on the plate, at the right; return the right end of the rest of the row."""
        assert self._text is not None
        right, size = row.right(), self._letters()
        call = self._text.call
        called = call is not None and not self._hangs_below(call)
        if not (called and self._one_row()):
            right = self._paint_chips(painter, row)
        if call is not None and called:
            room = right - row.left() - (self._width_beside(_SMALLEST) if self._one_row() else 0)
            text, letters = self._fitting_call(call, room)
            if not text:
                return right
            pill = pill_size(text, letters, self._look.face)
            area = QRectF(right - pill.width(), row.center().y() - pill.height() / 2, pill.width(), pill.height())
            fill = self._look.colours.gold if call.stands else self._look.colours.card
            paint_pill(painter, text, area, letters, self._look.colours, self._look.face, fill=fill)
            right = area.left() - 0.4 * size
        return right

    def _paint_chips(self, painter: QPainter, row: QRectF) -> float:
        """Paint the chips held, as a chip and in figures, and return their left end.

        A long name displaces the chip, then the figures.
        """
        assert self._text is not None
        if self._text.chips is None:
            return row.right()
        size, figures = self._letters(), str(self._text.chips)
        font = self._look.figures(size, bold=True)
        left = row.right() - _width(font, figures)
        room = left - row.left() - (self._width_beside() if self._one_row() else 0)
        if room < 0:
            return row.right()
        painter.setFont(font)
        painter.setPen(self._look.colours.gold)
        area = QRectF(left, row.top(), row.right() - left, row.height())
        painter.drawText(area, Qt.AlignmentFlag.AlignVCenter, figures)
        if room < 2.15 * size:
            return left - 0.4 * size
        chip = QRectF(left - 1.75 * size, row.center().y() - 0.5 * size, 1.4 * size, size)
        paint_chip(painter, chip, self._look.colours, self._look.colours.red)
        return chip.left() - 0.4 * size

    def _fitting_call(self, call: PlateCall, room: float) -> tuple[str, int]:
        """The form of the call that fits `room`, and the size of its letters; none if it has no short form."""
        size, texts = self._letters(), [call.text, *([call.short] if call.short else [])]
        tries = [(text, round(share * size)) for share in _CALL_SIZES for text in texts]
        fits = (form for form in tries if pill_size(*form, self._look.face).width() <= room)
        return next(fits, tries[-1] if call.short else ("", size))

    def _name_width(self, share: float = _SMALL) -> float:
        """The width of the name in letters of that share, with the sign of its side."""
        assert self._text is not None
        font = self._look.font(round(share * self._letters()))
        return self._side_width() + _width(font, self._text.name)

    def _width_beside(self, share: float = _SMALL) -> float:
        """The width of the name with the dealer's chip, and the distance to a call or to chips."""
        assert self._text is not None
        size = self._letters()
        return self._name_width(share) + Ends(dealer=self._text.dealer).width(size, self._look.face) + 0.4 * size

    def _paint_call_below(self, painter: QPainter, frame: QRectF) -> None:
        """Paint the call on the cloth below the plate, clear of an arrow that points down."""
        assert self._text is not None
        call = self._text.call
        if call is None:
            self._paint_wanting_below(painter, frame)
        if call is None or not self._hangs_below(call):
            return
        fill = self._look.colours.gold if call.stands else self._look.colours.card
        text, letters = self._hanging(call, frame)
        paint_pill(
            painter, text, self._pill_below(call, frame), letters, self._look.colours, self._look.face, fill=fill
        )

    def _paint_wanting_below(self, painter: QPainter, frame: QRectF) -> None:
        """Paint the distance to the goal in the place of a call, in the first form that fits with any number."""
        assert self._text is not None
        look, letters = self._look, self._letters()
        painter.setFont(look.figures(letters))
        within = INSET if self._one_row() else inset(frame.width())
        area = QRectF(frame.left() + within, frame.bottom() + 8, frame.width() - 2 * within, 1.4 * letters)
        metrics = painter.fontMetrics()
        fits = (form for form in self._text.wanting if metrics.horizontalAdvance(form.widest) <= area.width())
        form = next(fits, None)
        if form is None or not self._below_is_free:
            return
        painter.setPen(look.colours.clothink)
        painter.drawText(area, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, form.text)

    def _hanging(self, call: PlateCall, frame: QRectF) -> tuple[str, int]:
        """The form of a call below the plate, which is no wider than it if possible, and the size of its letters."""
        if pill_size(call.text, self._letters(), self._look.face).width() <= frame.width():
            return call.text, self._letters()
        text, letters = self._fitting_call(call, frame.width())
        return text or call.text, letters

    def _pill_below(self, call: PlateCall, frame: QRectF) -> QRectF:
        assert self._text is not None
        pill = pill_size(*self._hanging(call, frame), self._look.face)
        arrow = self._text.to_act and not self._glows and points_down(frame, self._towards)
        away = reach(self._look.scale) + 1 if arrow else 8
        return QRectF(frame.center().x() - pill.width() / 2, frame.bottom() + away, pill.width(), pill.height())

    def _hangs_below(self, call: PlateCall) -> bool:
        """Whether a call hangs below the plate; without room there, as with large text, it lies on the plate."""
        return call.below and self._below_is_free and not self._one_row()

    def _one_row(self) -> bool:
        return one_row(self._mode, self._plate.height(), self._look.small)

    def _letters(self) -> int:
        small, plate = self._look.small, self._plate
        if self._mode is PlateMode.SMALL_ROW and self._one_row():
            return small_row_letters(plate.width(), plate.height(), small)
        return small

    def _paint_name_row(self, painter: QPainter, row: QRectF) -> None:
        """Paint the name with the sign of the side before it."""
        assert self._text is not None
        size = self._letters()
        if self._text.side is not None:
            sign = _SIDE_SIGN * size
            area = QRectF(row.left(), row.center().y() - sign / 2, sign, sign)
            paint_side_sign(painter, self._text.side, area, self._look.colours)
        self._paint_name(painter, row.adjusted(self._side_width(), 0, 0, 0), size)

    def _paint_name(self, painter: QPainter, room: QRectF, size: int) -> None:
        """Paint the name; a long one in regular weight, then smaller, then shortened."""
        assert self._text is not None
        fonts = [self._look.font(size, bold=True)]
        fonts += [self._look.font(round(share * size)) for share in (1, _SMALL, _SMALLEST, _BEFORE_SHORTENED)]
        font = next((font for font in fonts if _width(font, self._text.name) <= room.width()), fonts[-1])
        name = QFontMetricsF(font).elidedText(self._text.name, Qt.TextElideMode.ElideRight, room.width())
        painter.setFont(font)
        painter.setPen(self._look.colours.woodink)
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, name)


def _width(font: QFont, text: str) -> float:
    return QFontMetricsF(font).horizontalAdvance(text)


def _halves(frame: QRectF) -> list[QRectF]:
    half = row_height(frame.height())
    top = QRectF(frame.left(), frame.top() + 3, frame.width(), half)
    return [top, top.translated(0, half)]
