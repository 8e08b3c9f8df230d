"""Buttons in columns; Tab goes down one column after the other."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtWidgets import QGridLayout, QWidget


class ButtonColumns(QGridLayout):
    """A grid of buttons, filled column by column.

    Attributes:
        stops: the stops of Tab in order: the widget before the buttons, then the buttons.
    """

    def __init__(self) -> None:
        super().__init__()
        self.stops: tuple[QWidget, ...] = ()
        self.setSpacing(0)

    def fill(self, before: QWidget, buttons: Sequence[QWidget], columns: int) -> None:
        """Show exactly these buttons in that many columns; in the order of Tab they follow `before`."""
        for button in self.stops[1:]:
            self.removeWidget(button)
        rows = -(-len(buttons) // columns)
        for index, button in enumerate(buttons):
            self.addWidget(button, index % rows, index // rows)
        self.stops = (before, *buttons)
        for stop, next_stop in pairwise(self.stops):
            QWidget.setTabOrder(stop, next_stop)
