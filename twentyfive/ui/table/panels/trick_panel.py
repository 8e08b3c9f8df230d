"""The panel of the last trick and those before it in the deal."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from twentyfive.core import PlayerView
from twentyfive.core.state import Trick
from twentyfive.ui.cards.faces import FaceStore
from twentyfive.ui.table.panels.titled_panel import TitledPanel
from twentyfive.ui.table.panels.trick_row import TrickRow
from twentyfive.ui.theme.icons import Icon
from twentyfive.ui.widgets.buttons import SecondButton
from twentyfive.ui.widgets.panels import RichLabel, Role
from twentyfive.ui.widgets.scroll_area import WalkedScroll, height_around, width_within
from twentyfive.wording.names import translate
from twentyfive.wording.table.answers import last_trick
from twentyfive.wording.table.tricks import spoken_trick, trick_sentence, trick_title

_LEAST_WIDTH_IN_LETTERS: Final = 32


class TrickPanel(TitledPanel):
    """The tricks of this deal, one at a time. Left and Right step through them.

    Attributes:
        index: the number of the trick shown, counted from 0.
        row: its cards.
        spoken: the whole trick in words, for a screen reader.

    Signals:
        stepped(): another trick is shown.
    """

    stepped = Signal()

    def __init__(self, faces: FaceStore, parent: QWidget) -> None:
        super().__init__("", parent, role=Role.TITLE)
        self._view: PlayerView | None = None
        self.index = 0
        self.spoken = ""
        self._earlier = SecondButton("", self, icon=Icon.BACK)
        self._later = SecondButton("", self, icon=Icon.FOLD)
        for button, name in (
            (self._earlier, translate("trick panel", "Earlier trick")),
            (self._later, translate("trick panel", "Later trick")),
        ):
            button.setAccessibleName(name)
        self._sentence = RichLabel("", self)
        self.row = TrickRow(faces)
        self._scroll = WalkedScroll(self.row, self)
        self._earlier.clicked.connect(lambda: self.step(-1))
        self._later.clicked.connect(lambda: self.step(1))
        self._lay_out()
        self._dress()

    def show_view(self, view: PlayerView) -> None:
        """Show the last trick of this view."""
        self._view = view
        self.index = max(0, len(view.tricks) - 1)
        self._write()

    def step(self, by: int) -> None:
        """Show an earlier or a later trick, if there is one."""
        if self._view is not None and 0 <= self.index + by < len(self._view.tricks):
            self.index += by
            self._write()
            self.stepped.emit()

    def preferred_size(self, available: QSize) -> QSize:
        """The size of its sheet: the cards shrink before they scroll."""
        width = max(_LEAST_WIDTH_IN_LETTERS * self._look.medium, self.row.natural_width() + 2 * self._look.padding)
        width = min(available.width(), width)
        around = height_around(self, self._scroll, width)
        cards = self.row.height_with(width_within(self, width), available.height() - around)
        return QSize(width, min(available.height(), around + cards))

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setSpacing(0)
        column.addLayout(self._head(self._earlier, self._later))
        column.addWidget(self._scroll, 1)
        column.addWidget(self._sentence)
        self.fit()

    def _trick(self) -> Trick | None:
        if self._view is None or not self._view.tricks:
            return None
        return self._view.tricks[self.index]

    def _write(self) -> None:
        view, trick = self._view, self._trick()
        if view is None:
            return
        title = trick_title(view, self.index)
        self._title.set_text(title)
        self.setAccessibleName(title)
        self._sentence.set_text(str(last_trick(view)) if trick is None else trick_sentence(view, trick))
        cards_spoken = "" if trick is None else spoken_trick(view, trick)
        self.row.show_trick(view, trick, cards_spoken)
        self.spoken = f"{title}. {cards_spoken or self._sentence.accessibleName()}"
        self._scroll.setVisible(trick is not None)
        first, last = self.index <= 0, self.index >= len(view.tricks) - 1
        self._earlier.offer(translate("trick panel", "This is the first trick.") if first else "", self._close)
        self._later.offer(translate("trick panel", "This is the last trick.") if last else "", self._close)
        self._limit(self.sheet().size())

    def _limit(self, sheet: QSize) -> None:
        """Limit the cards to the height that title and sentence leave."""
        self.row.limit_height(sheet.height() - height_around(self, self._scroll, sheet.width()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._limit(self.sheet().size())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
        key = Qt.Key(event.key())
        if key in steps:
            self.step(steps[key])
        else:
            super().keyPressEvent(event)
