"""The last step of a hint: what each choice can be expected to bring, as a table with bars."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from twentyfive.ai.findings import Choice, Measured
from twentyfive.core import Rules
from twentyfive.core.moves import PlayCard
from twentyfive.ui.buttons import SecondButton
from twentyfive.ui.look import Look
from twentyfive.ui.option_bars import Bar, BarRow, OptionBars
from twentyfive.ui.scrolling import ScrollBody, height_around, walk, width_within
from twentyfive.ui.surfaces import Panel, RichLabel, Role
from twentyfive.ui.wording.hints import (
    chance_head,
    counts_points,
    figure_words,
    figures_note,
    figures_spoken,
    figures_title,
    names_head,
    points_head,
    row_name,
)
from twentyfive.ui.wording.names import for_the_ear, translate

_WIDTH_IN_LETTERS: Final = 38
_WIDER_IN_LETTERS: Final = 46
"""Where choices are no single cards."""

_NO_NOTE_FROM_TEXT: Final = 2.0


class HintPanel(Panel):
    """The figures of every choice, the best first.

    Attributes:
        bars: the figures.
        about_play: whether they are about the card to play, not about a question.

    Signals:
        closed(): it is to go away.
    """

    closed = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._close = SecondButton(translate("hints", "Close"), look, self)
        self._title = RichLabel(figures_title(), look, self, role=Role.HEADING)
        self._body = QWidget()
        self.bars = OptionBars(look, self._body)
        self._note = RichLabel(figures_note(), look, self._body, role=Role.NOTE)
        self._scroll = ScrollBody(look, self._body, self)
        self.about_play = True
        self._close.clicked.connect(self.closed)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setFocusProxy(self._close)
        self.setAccessibleName(figures_title())
        self._lay_out()
        self.set_look(look)

    def show_choices(self, choices: tuple[Choice, ...], rules: Rules) -> None:
        """Show these choices, the best first."""
        chances = [choice.chance is not None for choice in choices]
        heads = [points_head(rules)] * counts_points(rules) + [chance_head()] * all(chances)
        self.about_play = all(isinstance(choice.move, PlayCard) for choice in choices)
        rows = [_row(choice, rules, best=choice is choices[0]) for choice in choices]
        self.bars.show_rows(rows, heads, names_head([choice.move for choice in choices]))
        self.bars.setAccessibleName(for_the_ear(figures_spoken(choices, rules)))
        self.setAccessibleDescription(figures_note())

    def preferred_size(self, look: Look, available: QSize) -> QSize:
        """The size of its sheet."""
        letters = _WIDTH_IN_LETTERS if self.about_play else _WIDER_IN_LETTERS
        width = min(available.width(), letters * look.medium)
        height = height_around(self, self._scroll, width) + self._column.heightForWidth(width_within(self, width))
        return QSize(width, min(available.height(), height))

    def set_look(self, look: Look) -> None:
        super().set_look(look)
        self._note.setVisible(look.text < _NO_NOTE_FROM_TEXT)
        self._column.setSpacing(look.gap)

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.addWidget(self._title, 1)
        top.addWidget(self._close, 0, Qt.AlignmentFlag.AlignTop)
        self._column = QVBoxLayout(self._body)
        self._column.setContentsMargins(0, 0, 0, 0)
        for part in (self.bars, self._note):
            self._column.addWidget(part)
        self._column.addStretch(1)
        column = QVBoxLayout(self)
        column.setSpacing(0)
        column.addLayout(top)
        column.addWidget(self._scroll, 1)
        self.fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        elif not walk(self, event):
            super().keyPressEvent(event)


def _row(choice: Choice, rules: Rules, *, best: bool) -> BarRow:
    return BarRow(row_name(choice.move), tuple(_bars(choice, rules)), best)


def _bars(choice: Choice, rules: Rules) -> Iterator[Bar]:
    if counts_points(rules):
        yield _bar(choice.points, scale=1)
    if choice.chance is not None:
        yield _bar(choice.chance, scale=100)


def _bar(measured: Measured, scale: int) -> Bar:
    mean, error = scale * measured.mean, 2 * scale * measured.error
    return Bar(figure_words(measured, scale=scale), mean, mean - error, mean + error)
