"""The top of every panel over the table: its title, and at the right what closes it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout

from twentyfive.ui.buttons import SecondButton
from twentyfive.ui.surfaces import RichLabel


def title_row(title: RichLabel, *buttons: SecondButton) -> QHBoxLayout:
    """The title, which takes what is left, and the buttons at the right end of its first line."""
    row = QHBoxLayout()
    row.setSpacing(0)
    row.addWidget(title, 1)
    for button in buttons:
        row.addWidget(button, 0, Qt.AlignmentFlag.AlignTop)
    return row
