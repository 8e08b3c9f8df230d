"""The score panel: tricks and points of each player or side, the deals so far, the pool and the stakes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from twentyfive.core import PlayerView, Rules
from twentyfive.presentation.measures import rounded_up
from twentyfive.presentation.table.score_lines import (
    auction_parts,
    deal_lines,
    game_parts,
    money_parts,
    pool_parts,
    side_parts,
)
from twentyfive.presentation.table.standings import spoken_standing, spoken_without_value, standings, with_name
from twentyfive.ui.accessibility.roles import Grouped
from twentyfive.ui.table.panels.score_lines import DealList, ScoreSection
from twentyfive.ui.table.panels.score_table import ScoreTable
from twentyfive.ui.theme.icons import Icon
from twentyfive.ui.theme.look import Look
from twentyfive.ui.theme.styled import Holder, Styled
from twentyfive.ui.theme.tokens import Scheme
from twentyfive.ui.widgets.base_button import RING
from twentyfive.ui.widgets.buttons import IconButton
from twentyfive.ui.widgets.panels import RichLabel, Role
from twentyfive.ui.widgets.scroll_area import ScrollBody
from twentyfive.wording.names import translate
from twentyfive.wording.setup.games import game_played
from twentyfive.wording.table.results import count_header, game_facts

_EDGE: Final = 2
"""The width of the line between panel and table."""


class ScorePanel(Styled, QWidget, Grouped):
    """The scores, beside the table or over it.

    Signals:
        asked(int): the person asks how the side of this number stands.
        fold_asked(): the person wants to fold the panel away.
    """

    asked = Signal(int)
    fold_asked = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._view: PlayerView | None = None
        self._points_shown = True
        self._calls_by_name = False
        self._below = 0
        self._name_of: Callable[[Rules], str] = lambda _: ""
        self._fold = IconButton(Icon.FOLD, translate("score panel", "Hide the scores"), self)
        self._title = RichLabel("", self, role=Role.SUBTITLE)
        self._facts = RichLabel("", self, role=Role.NOTE)
        self._levels = RichLabel("", self, role=Role.NOTE)
        self._levels.hide()
        self._body = Holder()
        self._table = ScoreTable(self._body)
        self._sides = ScoreSection(self._body)
        self._auction = ScoreSection(self._body)
        self._pool = ScoreSection(self._body)
        self._deals = DealList(self._body)
        self._games = ScoreSection(self._body)
        self._money = ScoreSection(self._body)
        self._scroll = ScrollBody(self._body, self)
        self._fold.clicked.connect(self.fold_asked)
        self._table.asked.connect(self.asked)
        self._scroll.verticalScrollBar().rangeChanged.connect(self._share_height)
        self.setFocusProxy(self._fold)
        self.setAccessibleName(translate("score panel", "Scores"))
        self._column = QVBoxLayout(self)
        self._lay_out()
        self._dress()

    def own_look(self, around: Look) -> Look:
        """Of the same wood as the bar: a sheet of paper would be the brightest thing beside the cloth."""
        return around.on_wood

    def restyle(self) -> None:
        self._column.setContentsMargins(self._look.margin - RING, RING, self._look.margin - RING, self._below)
        self._write()
        self.update()

    def show_view(self, view: PlayerView) -> None:
        """Show the scores of this view."""
        if view != self._view:
            self._view = view
            self._write()

    def call_by_name(self, on: bool) -> None:
        """Show the viewer's name instead of "You", or no longer."""
        self._calls_by_name = on
        self._write()

    def name_rules(self, name_of: Callable[[Rules], str]) -> None:
        """Name rules by `name_of` from now on, which returns an empty string for rules without a name."""
        self._name_of = name_of

    def tell_levels(self, sentence: str) -> None:
        """Show this sentence about how well the computer plays this game; an empty one hides it."""
        self._levels.set_text(sentence)
        self._levels.setVisible(bool(sentence))

    def set_points_shown(self, shown: bool) -> None:
        """Show or hide points, chips, games and the deals so far."""
        self._points_shown = shown
        self._write()

    def room_below(self) -> int:
        """Return the height at the bottom that the scores do not need."""
        inner = self._body.layout()
        assert inner is not None
        self._column.activate()
        self._deals.roll_up()
        return max(0, self.height() - self._scroll.y() - 2 * RING - inner.totalMinimumSize().height())

    def leave_below(self, height: int) -> None:
        """Leave this height at the bottom to another widget."""
        if height != self._below:
            self._below = height
            self.restyle()

    def preferred_width(self) -> int:
        """The width of the panel, which grows with the text."""
        return rounded_up(80 + 176 * self._look.factor, 8)

    def _lay_out(self) -> None:
        words = QVBoxLayout()
        words.setContentsMargins(0, RING, 0, 0)
        words.setSpacing(0)
        words.addWidget(self._title)
        words.addWidget(self._facts)
        words.addStretch(1)
        top = QHBoxLayout()
        top.setSpacing(0)
        top.addLayout(words, 1)
        top.addWidget(self._fold, 0, Qt.AlignmentFlag.AlignTop)
        inner = QVBoxLayout(self._body)
        inner.setContentsMargins(0, 0, 0, 0)
        inner.setSpacing(0)
        for part in (self._table, self._auction, self._sides, self._pool, self._deals, self._games, self._money):
            inner.addWidget(part)
        inner.setStretchFactor(self._deals, 100)
        inner.addStretch(1)
        column = self._column
        column.setSpacing(0)
        column.addLayout(top)
        column.addWidget(self._levels)
        column.addWidget(self._scroll, 1)

    def _write(self) -> None:
        view = self._view
        if view is None:
            return
        self._title.set_text(game_played(view.rules, self._name_of(view.rules)))
        self._facts.set_text(game_facts(view))
        rows = standings(view)
        if self._calls_by_name:
            rows = tuple(with_name(row, view) for row in rows)
        if self._points_shown:
            self._table.show_rows(rows, [spoken_standing(view, row) for row in rows], count_header(view.rules))
        else:
            self._table.show_rows(rows, [spoken_without_value(row) for row in rows], "")
        self._auction.show_parts(auction_parts(view))
        self._sides.show_parts(side_parts(rows))
        self._pool.show_parts(pool_parts(view) if self._points_shown else ())
        self._deals.show_lines(deal_lines(view) if self._points_shown else ())
        self._games.show_parts(game_parts(view) if self._points_shown else ())
        self._money.show_parts(money_parts(view))
        self._share_height()

    def _share_height(self) -> None:
        """Let only one thing scroll: the deals, or if the rest leaves them no room, the whole panel."""
        inner = self._body.layout()
        assert inner is not None
        self._deals.roll_up()
        if inner.totalMinimumSize().height() > self._scroll.viewport().height():
            self._deals.unroll()

    def sizeHint(self) -> QSize:
        return QSize(self.preferred_width(), super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

    def paintEvent(self, _: QPaintEvent) -> None:
        painter, colours = QPainter(self), self._look.colours
        painter.fillRect(self.rect(), colours.surface)
        black = self._look.theme.scheme is Scheme.HIGH_CONTRAST
        painter.fillRect(0, 0, _EDGE, self.height(), colours.line if black else colours.raised)
        painter.end()
