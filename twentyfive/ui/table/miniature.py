"""A small picture of a table: drawn by the table itself, out of sight, and made smaller."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QPixmap

from twentyfive.core import PlayerView
from twentyfive.engine.game.observations import Shown
from twentyfive.engine.seating.players import Sitter
from twentyfive.presentation.measures import Rect
from twentyfive.presentation.settings import Settings
from twentyfive.presentation.table.cues import REWIND
from twentyfive.ui.cards.decks import Deck
from twentyfive.ui.cards.faces import FaceStore
from twentyfive.ui.table.table_view import TableView, to_qrect
from twentyfive.ui.theme.look import make_look
from twentyfive.ui.theme.styled import Holder

_WIDTH: Final = 800
"""The width of the table that is drawn: the smallest, as its cards are the largest share of it."""

_LOWEST: Final = 480
"""The height of a table below which its players have no room."""


class TableStyle(NamedTuple):
    """What a table looks like beside its game: the settings, the deck, and the number of its back."""

    settings: Settings
    deck: Deck
    back: int


class Miniature(QObject):
    """Draws pictures of tables, one at a time.

    The cards are rendered in a thread of their own, as those of the table are: in the window's they would take 60 ms.
    The table is laid out twice, in two turns of the event loop, as each takes 20 ms.

    Signals:
        drawn(QPixmap): the picture is there. It has nothing that the view does not show.
    """

    drawn = Signal(QPixmap)

    def __init__(self, style: Callable[[], TableStyle], parent: QObject) -> None:
        super().__init__(parent)
        self._style = style
        self._drawing: _Drawing | None = None
        self._next = QTimer(self, singleShot=True, interval=0)
        self._next.timeout.connect(self._give_shape)

    def draw(self, view: PlayerView, size: QSize, sitters: Sequence[Sitter] = ()) -> None:
        """Draw what `view` shows in a picture of that size in pixels, instead of any before; `drawn` brings it.

        The characters among `sitters`, who are given by seat, have their faces.
        """
        self.stop()
        self._drawing = _Drawing(view, size, self._style(), sitters)
        self._drawing.faces.ready.connect(self._on_face)
        self._next.start()

    def stop(self) -> None:
        """Draw nothing any more."""
        self._next.stop()
        if self._drawing is not None:
            self._drawing.close()
            self._drawing = None

    def _give_shape(self) -> None:
        if self._drawing is not None:
            self._drawing.give_shape()
            self._on_face()

    def _on_face(self) -> None:
        drawing = self._drawing
        if drawing is not None and not self._next.isActive() and drawing.faces.complete:
            picture = drawing.picture()
            self.stop()
            self.drawn.emit(picture)


class _Drawing:
    """A table that is being drawn."""

    def __init__(self, view: PlayerView, size: QSize, style: TableStyle, sitters: Sequence[Sitter]) -> None:
        self.faces = _FewFaces()
        self.faces.use(style.deck, style.back)
        self._size = size
        settings = replace(style.settings, text=1.0, large_text=False, dim_unplayable=False)
        height = max(_LOWEST, round(_WIDTH * size.height() / max(1, size.width())))
        self._holder = Holder()
        self._holder.wear(make_look(settings, _WIDTH, height, style.deck.suits))
        self._table = TableView(self.faces, settings, self._holder)
        self._table.seat(sitters)
        self._table.use(settings, with_panel=False)
        self._table.resize(_WIDTH, height)
        self._table.line.hide()
        self._table.present(Shown(view, 0), REWIND, 0.0)

    def give_shape(self) -> None:
        """Give the cloth the shape of the picture."""
        self._table.resize(_WIDTH, self._table.height() + self._missing())
        self._table.lay_out()

    def _missing(self) -> int:
        """The height that the cloth, which alone is shown, lacks to have the shape of the picture."""
        cloth = self._cloth()
        return max(0, round(cloth.w * self._size.height() / max(1, self._size.width())) - cloth.h)

    def _cloth(self) -> Rect:
        assert self._table.zones is not None, "the table is laid out"
        return self._table.zones.cloth

    def picture(self) -> QPixmap:
        """Return the cloth with all that lies on it."""
        whole = self._table.grab(to_qrect(self._cloth()))
        grown = Qt.AspectRatioMode.KeepAspectRatioByExpanding
        return whole.scaled(self._size, grown, Qt.TransformationMode.SmoothTransformation)

    def close(self) -> None:
        self.faces.close()
        self._holder.deleteLater()
        self.faces.deleteLater()


class _FewFaces(FaceStore):
    """The faces of the cards on one table, and not of the whole pack."""

    def prepare(self, width: float, height: float, ratio: float) -> None:
        pass
