"""A tile of the start page: what leads it in gold, what is wanted next on paper, and the rest on a quiet ground."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QLinearGradient, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from twentyfive.presentation.start.entry import Rank
from twentyfive.presentation.start.layout import Measures, StartRoom
from twentyfive.ui.cards.portraits import paint_portrait
from twentyfive.ui.theme.glyphs import paint_tick
from twentyfive.ui.theme.icons import Icon
from twentyfive.ui.theme.look import Look, hovered
from twentyfive.ui.theme.text_layout import Lines, line_height, longest_word, natural_width, paint_lines, wrapped
from twentyfive.ui.theme.tokens import Scheme, mixed
from twentyfive.ui.widgets.base_button import RING, BaseButton, is_ringed, paint_ring
from twentyfive.ui.widgets.button_frame import ButtonColours

Picture = Callable[[QPainter, QRectF, Look], None]
"""Paints half of what leads the page."""

Figure = Callable[[QPainter, QRectF, QColor, Look], None]
"""Paints a figure into a square in the corner of a tile, in that colour."""

_MOST_LINES: Final = 3
_MOST_NOTE_LINES: Final = 6
_LEFT: Final = Qt.AlignmentFlag.AlignLeft

_PICTURE: Final = 0.5
"""The width of the picture on what leads the page, as a share."""

_FEWEST_LETTERS: Final = 7
"""The width that the words beside the picture need at least, in letters of running text."""

_FIGURE: Final = 0.45
"""The height of the figure in the corner of a tile, as a share of the tile's."""

_SMALLEST_FIGURE: Final = 1.8
"""The height below which the figure is left out, in letters of running text."""

_FACE: Final = 0.28
"""The height of a face, as a share of the tile's."""

_SMALLEST_FACE: Final = 1.8
"""The height below which faces are left out, in letters of running text."""

_NEXT_FACE: Final = 0.82
"""The distance from one face to the next, in faces: they sit together."""

_MOST_FACES: Final = 5

_SHADOW: Final = ((4.0, 10), (2.5, 14), (1.0, 20))
"""The soft shadow under paper, as widths and opacities, the widest first."""


def scaled_room(look: Look, width: int, height: int) -> StartRoom:
    """Return the window as the layout of the page knows it."""
    return StartRoom(width, height, look.text, look.scale, look.types, max(look.control_height, look.target))


class Tile(BaseButton):
    """One entry of the start page, as large as its rank.

    Attributes:
        rank: its size.
        picture: the figure that takes half of it, None for none.
        figure: the figure in its lower right corner, None for none.
        marks: circles above its note, ticked or not, where they have room.
        faces: the keys of characters, whose portraits overlap in its lower left corner where they have room.
    """

    def __init__(self, rank: Rank, icon: Icon, measures: Measures, parent: QWidget) -> None:
        self.rank = rank
        self.leads = False
        self.picture: Picture | None = None
        self.figure: Figure | None = None
        self.marks: tuple[bool, ...] = ()
        self.faces: tuple[str, ...] = ()
        self._measures = measures
        super().__init__("", parent, icon=icon if rank is Rank.REST else None)
        self.set_alignment(_LEFT)

    def measure(self, measures: Measures) -> None:
        """Keep to these lengths."""
        if measures is not self._measures:
            self._measures = measures
            self.updateGeometry()
            self.update()

    def bold(self) -> bool:
        return self.rank is not Rank.REST

    def button_colours(self) -> ButtonColours:
        tokens = self._look.theme.tokens
        if self.leads:
            edge = mixed(tokens.accent, tokens.accentink, 0.6)
            return ButtonColours(tokens.accent, edge, 1, tokens.onaccent, tokens.onaccent)
        if self._look.theme.scheme is Scheme.HIGH_CONTRAST:
            return ButtonColours(tokens.surface, tokens.line, 2, tokens.ink, tokens.ink2)
        if self.rank is Rank.REST:
            return ButtonColours(mixed(tokens.page, tokens.raised, 0.7), None, 0, tokens.ink, tokens.ink2)
        return ButtonColours(tokens.surface, tokens.hem, 1, tokens.ink, tokens.ink2)

    def _room(self) -> StartRoom:
        return scaled_room(self._look, 0, 0)

    def _label_font(self) -> QFont:
        size = self._room().letters(self._measures, self.rank)
        return self._look.font(size) if self.rank is Rank.REST else self._look.title_font(size)

    def _note_font(self) -> QFont:
        return self._look.font(self._look.medium if self.rank is Rank.HERO else self._look.small)

    def _widest_font(self) -> QFont:
        return self._label_font()

    def _padding(self) -> int:
        return self._room().scaled(self._measures.padding[self.rank])

    def _vertical_padding(self) -> int:
        return self._padding() if self.rank is not Rank.REST else self._padding() // 2

    def _icon_size(self) -> int:
        return 0 if self._icon is None else round(1.25 * self._look.medium)

    def _icon_gap(self) -> int:
        return 0 if self._icon is None else max(8, self._padding() - 2)

    def _radius(self) -> float:
        return self._look.panel_radius if self.rank is not Rank.REST else self._look.radius

    def _picture_width(self, frame_width: float) -> float:
        """The width that the picture takes, 0 where the words need the room, or have none for the note."""
        if self.picture is None or not self.note:
            return 0.0
        width = _PICTURE * frame_width
        words = frame_width - width - 2 * self._padding()
        least = max(longest_word(self.label, self._label_font()), _FEWEST_LETTERS * self._look.medium)
        return width if words >= least else 0.0

    def _figure_side(self, frame_width: float, height: float) -> float:
        """The side of the square in the corner, below the title and, where it is in nobody's way, beside the note."""
        if self.figure is None:
            return 0.0
        least = _SMALLEST_FIGURE * self._look.medium
        title = len(self._label_lines(frame_width).texts) * line_height(self._label_font())
        free = height - 2 * self._vertical_padding() - title
        if self.rank is Rank.HERO:
            free -= len(self._note_in(frame_width, height, 0).texts) * line_height(self._note_font())
        else:
            free += 0.1 * line_height(self._label_font())  # below the line on which the title stands
        sides = [side for side in (min(_FIGURE * height, free), least) if least <= side <= free]
        return next((side for side in sides if self._note_in(frame_width, height, side).whole), 0.0)

    def _note_in(self, frame_width: float, height: float, side: float) -> Lines:
        """The note beside a figure of that size."""
        label, font = self._label_lines(frame_width), self._note_font()
        free = height - 2 * self._vertical_padding() - len(label.texts) * line_height(self._label_font())
        most = int(min(_MOST_NOTE_LINES, (free + 1) // line_height(font)))
        if most < 1:
            return Lines((), whole=not self.note)
        beside = self._room_for_words(frame_width)
        if self.rank is Rank.TILE and side:
            beside -= side + 0.6 * self._padding()
        return wrapped(self._look.signs(self.note), font, max(1.0, beside), most)

    def _label_lines(self, frame_width: float) -> Lines:
        return wrapped(self._look.signs(self.label), self._label_font(), self._room_for_words(frame_width), _MOST_LINES)

    def _room_for_words(self, frame_width: float) -> float:
        return super()._room_for_words(frame_width) - self._picture_width(frame_width)

    def _fitted(self, frame_width: float, height: float = math.inf) -> tuple[Lines, Lines]:
        least = self._least_figure() if math.isinf(height) else self._figure_side(frame_width, height)
        return self._label_lines(frame_width), self._note_in(frame_width, height, least)

    def _least_figure(self) -> float:
        return 0.0 if self.figure is None or self.rank is Rank.HERO else _SMALLEST_FIGURE * self._look.medium

    def minimumSizeHint(self) -> QSize:
        least = super().minimumSizeHint()
        return QSize(least.width() + round(self._least_figure() * bool(self.note)), least.height())

    def paintEvent(self, _: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        frame, colours = QRectF(self.frame()), self.button_colours()
        if self.isDown():
            frame.translate(0, 1)
        self._paint_ground(painter, frame, colours)
        self._paint_content(painter, frame, colours)
        if is_ringed(self):
            paint_ring(painter, QRectF(self.rect()), self._radius(), self._look.colours)
        painter.end()

    def _paint_ground(self, painter: QPainter, frame: QRectF, colours: ButtonColours) -> None:
        radius, fill = self._radius(), colours.fill or self._look.theme.tokens.surface
        plain = self._look.theme.scheme is Scheme.HIGH_CONTRAST
        painter.setPen(Qt.PenStyle.NoPen)
        if self.rank is not Rank.REST and not plain and not self.isDown():
            shadow = QColor(self._look.colours.wood)
            for grown, alpha in _SHADOW:
                shadow.setAlpha(alpha)
                painter.setBrush(shadow)
                shade = frame.translated(0, 1 + grown / 3).adjusted(-grown / 2, -grown / 3, grown / 2, grown / 3)
                painter.drawRoundedRect(shade, radius + grown / 2, radius + grown / 2)
        ground = hovered(fill, colours.ink) if self.underMouse() else QColor(fill)
        if self.leads and not plain:
            light = QLinearGradient(frame.topLeft(), frame.bottomLeft())
            light.setColorAt(0, ground.lighter(108))
            light.setColorAt(1, ground)
            painter.setBrush(light)
        else:
            painter.setBrush(ground)
        if colours.edge is not None:
            painter.setPen(QPen(QColor(colours.edge), colours.width))
        inset = colours.width / 2 if colours.edge is not None else 0
        painter.drawRoundedRect(frame.adjusted(inset, inset, -inset, -inset), radius - inset, radius - inset)

    def _paint_content(self, painter: QPainter, frame: QRectF, button_colours: ButtonColours) -> None:
        if self.rank is Rank.REST:
            super()._paint_content(painter, frame, button_colours)
            return
        label, note = self._fitted(frame.width(), frame.height())
        across, down = self._padding(), self._vertical_padding()
        words = frame.adjusted(across, down, -across, -down)
        shown = self._picture_width(frame.width())
        if shown and self.picture is not None:
            self._paint_picture(painter, QRectF(frame.left(), frame.top(), shown, frame.height()))
            words.setLeft(words.left() + shown)
        tall = len(label.texts) * line_height(self._label_font()), len(note.texts) * line_height(self._note_font())
        spare = words.height() - sum(tall)
        top = words.top()
        if spare < 0.8 * line_height(self._note_font()) and not self._figure_side(frame.width(), frame.height()):
            top += spare / 2  # little room: the words are one block in the middle
            spare = 0
        painter.setPen(QColor(button_colours.ink))
        paint_lines(painter, label, self._label_font(), QRectF(words.left(), top, words.width(), tall[0]), _LEFT)
        painter.setPen(QColor(button_colours.note_ink))
        below = 0.0 if self.rank is Rank.HERO else spare
        paint_lines(
            painter, note, self._note_font(), QRectF(words.left(), top + tall[0] + below, words.width(), tall[1]), _LEFT
        )
        if 1.5 * self._look.medium <= below:
            self._paint_marks(painter, words.left(), top + tall[0] + below)
        side = self._figure_side(frame.width(), frame.height())
        if self.faces:
            self._paint_faces(painter, words, spare, side)
        if side and self.figure is not None:
            area = QRectF(words.right() - side, words.bottom() - side, side, side)
            ink = self._look.colours.onaccent if self.leads else self._look.colours.accentink
            self.figure(painter, area, ink, self._look)

    def _paint_faces(self, painter: QPainter, words: QRectF, free: float, side: float) -> None:
        """Paint the faces in the lowest `free` pixels beside a figure of that size, as many as have room."""
        room = words.width() - (side + 0.6 * self._padding() if side else 0)
        tallest = min(_FACE * self.height(), free - 0.5 * self._look.medium)
        most = min(len(self.faces), _MOST_FACES)
        for count in range(most, min(most, 2) - 1, -1):  # of several, one alone would look lost
            face = round(min(tallest, room / (1 + _NEXT_FACE * (count - 1))))
            if face >= _SMALLEST_FACE * self._look.medium:
                for place, key in enumerate(self.faces[:count]):
                    left, top = round(words.left() + _NEXT_FACE * face * place), round(words.bottom()) - face
                    paint_portrait(painter, key, QRectF(left, top, face, face))
                return

    def _paint_marks(self, painter: QPainter, left: float, bottom: float) -> None:
        """Paint the circles in a row that ends above the note."""
        colours, radius = self._look.colours, 0.55 * self._look.medium
        for place, ticked in enumerate(self.marks):
            centre = QPointF(left + radius + 2.4 * radius * place, bottom - 1.4 * radius)
            if ticked:
                paint_tick(painter, centre, radius, colours.good, colours.surface)
            else:
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(colours.line, 2))
                painter.drawEllipse(centre, radius - 1, radius - 1)

    def _paint_icon(self, painter: QPainter, area: QRectF, button_colours: ButtonColours) -> None:
        super()._paint_icon(painter, area, button_colours._replace(ink=self._look.theme.tokens.accentink))

    def note_in_one_line(self, width: int) -> bool:
        """Whether the note has room in one line of a frame of that width."""
        return natural_width(self._look.signs(self.note), self._note_font()) <= self._room_for_words(width)

    def _paint_picture(self, painter: QPainter, area: QRectF) -> None:
        """Paint the picture up to the left edge of the tile, within its corners."""
        assert self.picture is not None
        radius, shape = self._radius(), QPainterPath()
        inner = area.adjusted(1.5, 1.5, 0, -1.5)
        shape.addRoundedRect(inner.adjusted(0, 0, 2 * radius, 0), radius - 1.5, radius - 1.5)
        painter.save()
        painter.setClipPath(shape)
        painter.setClipRect(inner, Qt.ClipOperation.IntersectClip)
        self.picture(painter, inner, self._look)
        painter.restore()


def frame_width(tile: Tile) -> int:
    """Return the least width of its frame, in which no word is broken."""
    return tile.minimumSizeHint().width() - 2 * RING
