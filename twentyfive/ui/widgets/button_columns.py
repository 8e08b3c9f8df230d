"""Buttons in columns, which the keys go through one column after the other."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtWidgets import QGridLayout, QWidget


class ButtonColumns(QGridLayout):
    """Buttons down one column and then the next.

    Attributes:
        stops: in their order, what Tab stops at: what stands before the buttons, and they.
    """

    def __init__(self) -> None:
        super().__init__()
        self.stops: tuple[QWidget, ...] = ()
        self.setSpacing(0)

    def fill(self, before: QWidget, buttons: Sequence[QWidget], columns: int) -> None:
        """Hold these buttons, in so many columns, and no others; Tab comes to them from `before`."""
        for button in self.stops[1:]:
            self.removeWidget(button)
        rows = -(-len(buttons) // columns)
        for place, button in enumerate(buttons):
            self.addWidget(button, place % rows, place // rows)
        self.stops = (before, *buttons)
        for one, following in pairwise(self.stops):
            QWidget.setTabOrder(one, following)
