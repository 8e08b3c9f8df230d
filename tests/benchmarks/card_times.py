"""The times of cards at a table of two programs: of a click, and of the first frame in which its card moves.

Both programs read the same clock, which on Linux is that of the machine.
"""

from __future__ import annotations

import time
from typing import Final

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QWidget

from tests.benchmarks.frames import FrameWatch
from tests.ui.pressing import click
from tests.ui.whole import button, names
from twentyfive.core.moves import PlayCard
from twentyfive.engine.game.observations import Shown
from twentyfive.ui.table.overlays import Overlay
from twentyfive.ui.table.pace import Pace
from twentyfive.ui.table.table_page import TablePage

REST_MS: Final = 400
"""The time that a table is at rest before a card is clicked; then the other one is at rest, too."""

GO_ON: Final = ("Next deal", "Next game", "Go on without waiting")


class CardTimes(FrameWatch):
    """A person who plays at a table with all motion, and a watch on its frames.

    Attributes:
        clicked: the time of each click on a card, by the position to which it leads.
        left: the time at which the first frame with a card in motion was painted, by the position after it.
    """

    def __init__(self, table: TablePage) -> None:
        super().__init__(table.top.canvas)
        self.clicked: dict[int, float] = {}
        self.left: dict[int, float] = {}
        self._table = table
        self._awaited: int | None = None
        self._is_rested = False
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(REST_MS)
        self._rest.timeout.connect(self._on_rested)
        table.director.pace = Pace(1.0, 60)
        table.director.shown.connect(self._on_shown)
        table.director.settled.connect(self._rest.start)
        self._rest.start()

    @property
    def played(self) -> int:
        """The number of cards that this person has played."""
        return len(self.clicked)

    def turn(self) -> bool:
        """Click what the game asks for, once the table is at rest."""
        table, view = self._table, self._table.view
        if not self._is_rested or view is None:
            return False
        if table.overlays.current is Overlay.DEAL:
            return self._press(table.overlays.deal, GO_ON)
        if table.decision_panel.isVisible() and table.director.up_to_date:
            return self._press(table.decision_panel, ("Leave it", "Go on", "Pass"))
        offered = table.hand.choice.offered
        cards = [card for card in table.top.canvas.hand_buttons() if card.card in offered]
        if not view.my_turn or not table.director.up_to_date or not cards:
            return False
        self._is_rested = False
        self._rest.start()
        self.clicked[table.director.revision + 1] = time.monotonic()
        click(cards[0])
        return True

    def told(self) -> dict[str, object]:
        """Return all times in seconds, and the intervals of frames in milliseconds."""
        return {"clicked": self.clicked, "left": self.left, "intervals": self.intervals}

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Paint, and note the first frame of a card's motion once it is painted."""
        is_painted = super().eventFilter(watched, event)
        if is_painted and self._awaited is not None and watched is self._flight and self._flight.moving:
            self.left[self._awaited] = time.monotonic()
            self._awaited = None
        return is_painted

    def _on_shown(self, shown: Shown) -> None:
        is_card = shown.made is not None and shown.made.kind is PlayCard
        self._awaited = shown.revision if is_card else None
        self._is_rested = False
        self._rest.stop()

    def _on_rested(self) -> None:
        self._is_rested = True

    def _press(self, panel: QWidget, wanted: tuple[str, ...]) -> bool:
        found = [name for name in names(panel) if name in wanted]
        if not found:
            return False
        self._is_rested = False
        self._rest.start()
        click(button(panel, found[0]))
        return True
