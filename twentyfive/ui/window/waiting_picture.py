"""The small picture of the table that waits, on the start page."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QSize, Qt, QTimer

from twentyfive.engine.seating.game_token import GameToken
from twentyfive.ui.pages.start.start_page import StartPage
from twentyfive.ui.widgets.late_loading import LatePart
from twentyfive.ui.window.start_game import view_to_show

if TYPE_CHECKING:
    from twentyfive.ui.table.miniature import Miniature, TableStyle

_STILL_MS: Final = 150
"""The time without another size of the window before the picture is drawn anew."""


class WaitingPicture(QObject):
    """Draws the table that waits when the start page asks for it, once the code of the table is loaded."""

    def __init__(self, start: StartPage, style: Callable[[], TableStyle], *, can_draw: bool) -> None:
        super().__init__(start)
        self._start = start
        self._style = style
        self._can_draw = can_draw
        self._game: GameToken | None = None
        self._size = QSize()
        self._still = QTimer(self, singleShot=True, interval=_STILL_MS)
        self._still.timeout.connect(self._draw)
        # It asks while it paints.
        start.picture_wanted.connect(self._on_wanted, Qt.ConnectionType.QueuedConnection)

    @LatePart
    def _miniature(self) -> Miniature:
        from twentyfive.ui.table.miniature import Miniature

        miniature = Miniature(self._style, self)
        miniature.drawn.connect(self._start.show_picture)
        return miniature

    def show(self, game: GameToken | None) -> None:
        """Show this game from now on; None for nothing."""
        self.stop()
        self._game, self._size = game, QSize()
        self._start.show_picture(None)

    def allow(self) -> None:
        """Draw what was asked for meanwhile: the code of the table is loaded."""
        self._can_draw = True
        self._draw()

    def stop(self) -> None:
        """Draw nothing any more, until another game is shown."""
        self._still.stop()
        miniature = WaitingPicture._miniature.built(self)
        if miniature is not None:
            miniature.stop()

    def _on_wanted(self, size: QSize) -> None:
        is_first, self._size = self._size.isEmpty(), size
        if is_first:
            self._draw()
        else:
            self._still.start()

    def _draw(self) -> None:
        view = None if self._game is None or self._size.isEmpty() else view_to_show(self._game)
        if view is not None and self._game is not None and self._can_draw:
            self._miniature.draw(view, self._size, self._game.sitters)
