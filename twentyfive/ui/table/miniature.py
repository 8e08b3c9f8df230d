"""A small picture of a table: drawn by the table itself, out of sight, and made smaller."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QObject, QSize, Qt, Signal
from PySide6.QtGui import QPixmap

from twentyfive.core import PlayerView
from twentyfive.engine.game.observations import Shown
from twentyfive.presentation.settings import Settings
from twentyfive.presentation.table.cues import REWIND
from twentyfive.ui.cards.decks import Deck
from twentyfive.ui.cards.faces import FaceStore
from twentyfive.ui.table.table_view import TableView, to_qrect
from twentyfive.ui.theme.look import make_look
from twentyfive.ui.theme.styled import Holder

_WIDTH: Final = 800
"""The width of the table that is drawn: the smallest, as its cards are the largest share of it."""

_LOWEST: Final = 400
_BAR: Final = 80
"""The height of the table beyond its cloth, which is cut off."""


class Miniature(QObject):
    """Draws one picture of a table.

    Its cards are rendered in a thread of their own, as those of the table are: in the window's they would take 60 ms.

    Signals:
        drawn(QPixmap): the picture is there. It has nothing that the view does not show.
    """

    drawn = Signal(QPixmap)

    def __init__(self, settings: Settings, deck: Deck, back: int, parent: QObject) -> None:
        super().__init__(parent)
        self._settings = replace(settings, text=1.0, large_text=False, dim_unplayable=False)
        self._faces = _FewFaces()
        self._faces.use(deck, back)
        self._size = QSize()
        self._holder: Holder | None = None
        self._table: TableView | None = None

    def draw(self, view: PlayerView, size: QSize) -> None:
        """Draw what `view` shows in a picture of that size in pixels; `drawn` brings it."""
        self._size = size
        height = max(_LOWEST, round(_WIDTH * size.height() / max(1, size.width()))) + _BAR
        self._holder = Holder()
        self._holder.wear(make_look(self._settings, _WIDTH, height, self._faces.deck.suits))
        table = self._table = TableView(self._faces, self._settings, self._holder)
        table.use(self._settings, with_panel=False)
        table.resize(_WIDTH, height)
        table.line.hide()
        table.present(Shown(view, 0), REWIND, 0.0)
        self._faces.ready.connect(self._on_face)
        self._on_face()

    def close(self) -> None:
        """Draw nothing any more."""
        self._faces.close()
        if self._holder is not None:
            self._holder.deleteLater()
        self._holder = self._table = None
        self._faces.deleteLater()
        self.deleteLater()

    def _on_face(self) -> None:
        if self._table is None or self._table.zones is None or not self._faces.complete:
            return
        grown = Qt.AspectRatioMode.KeepAspectRatioByExpanding
        whole = self._table.grab(to_qrect(self._table.zones.cloth))
        small = whole.scaled(self._size, grown, Qt.TransformationMode.SmoothTransformation)
        self.close()
        self.drawn.emit(small)


class _FewFaces(FaceStore):
    """The faces of the cards on one table, and not of the whole pack."""

    def prepare(self, width: float, height: float, ratio: float) -> None:
        pass
