"""The last step of a hint: the expected outcome of each choice, as a table with bars."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from twentyfive.ai.advice.findings import MoveValue
from twentyfive.core import Rules
from twentyfive.core.moves import PlayCard
from twentyfive.presentation.option_bars import hint_rows
from twentyfive.ui.table.panels.titled_panel import ScrolledPanel
from twentyfive.ui.widgets.bar_table import BarTable
from twentyfive.ui.widgets.panels import RichLabel, Role
from twentyfive.ui.widgets.scroll_area import ScrollBody
from twentyfive.wording.learning.hints import (
    CHANCE_HEAD,
    FIGURES_NOTE,
    FIGURES_TITLE,
    counts_points,
    figures_spoken,
    names_head,
    points_head,
)
from twentyfive.wording.names import for_the_ear

_WIDTH_IN_LETTERS: Final = 38
_WIDER_IN_LETTERS: Final = 46
"""The width for choices other than single cards."""

_NO_NOTE_FROM_TEXT: Final = 2.0

_ENDLESS: Final = 100_000
"""A height for measuring, above that of any window."""


class HintPanel(ScrolledPanel):
    """The figures of every choice, the best first.

    Attributes:
        bars: the figures.
        about_play: whether the choices are cards to play, not answers to a question.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(FIGURES_TITLE(), parent)
        self.bars = BarTable(self._body)
        self._note = RichLabel(FIGURES_NOTE(), self._body, role=Role.NOTE)
        self.about_play = True
        self._lay_out(ScrollBody(self._body, self), self.bars, self._note)
        self._dress()

    def show_choices(self, choices: tuple[MoveValue, ...], rules: Rules) -> None:
        """Show these choices, the best first."""
        chances = [choice.chance is not None for choice in choices]
        heads = [points_head(rules)] * counts_points(rules) + [CHANCE_HEAD()] * all(chances)
        self.about_play = all(isinstance(choice.move, PlayCard) for choice in choices)
        self.bars.show_rows(hint_rows(choices, rules), heads, names_head([choice.move for choice in choices]))
        self.bars.setAccessibleName(for_the_ear(figures_spoken(choices, rules)))
        self.setAccessibleDescription(FIGURES_NOTE())

    def preferred_size(self, available: QSize) -> QSize:
        """The size of its sheet: the note gives way before the rows scroll."""
        width = (_WIDTH_IN_LETTERS if self.about_play else _WIDER_IN_LETTERS) * self._look.medium
        self._note.setVisible(self._look.text < _NO_NOTE_FROM_TEXT)
        if self.size_within(QSize(available.width(), _ENDLESS), width).height() > available.height():
            self._note.hide()
        return self.size_within(available, width)

    def restyle(self) -> None:
        super().restyle()
        self._column.setSpacing(self._look.gap)
