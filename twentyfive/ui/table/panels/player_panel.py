"""Who sits on a seat of the computer: the portrait, what the character says, the level, and the way to others."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from twentyfive.engine.seating.players import Computer
from twentyfive.engine.statistics.tallies import MatchResult
from twentyfive.presentation.new_game import character_of
from twentyfive.ui.cards.portraits import paint_portrait
from twentyfive.ui.table.panels.titled_panel import ScrolledPanel
from twentyfive.ui.theme.styled import Styled
from twentyfive.ui.widgets.base_button import RING
from twentyfive.ui.widgets.buttons import SecondButton
from twentyfive.ui.widgets.panels import RichLabel
from twentyfive.ui.widgets.rows import free_height
from twentyfive.ui.widgets.scroll_area import ScrollBody
from twentyfive.wording.grammar.texts import Text
from twentyfive.wording.names import translate
from twentyfive.wording.setup.characters import about_character
from twentyfive.wording.setup.games import LEVEL_LINES

_WIDTH_IN_LETTERS: Final = 24

_GAMES: Final = Text("player panel", "Games against you: {games}. You won {won}.")

_PORTRAIT: Final = 5.2
"""The width of the portrait, in letters of the text, as in the gallery..."""

_LARGEST: Final = 120
"""... and the most at scale 1: beside larger letters it would leave no room for the words."""


class PlayerPanel(ScrolledPanel):
    """Who one of the computer's players is.

    Attributes:
        spoken: what a screen reader is told when the panel opens.
        change: the button that leads to a new game, where others can be seated.

    Signals:
        change_asked(): the person wants to play with others.
    """

    change_asked = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__("", parent)
        self.spoken = ""
        self._portrait = _Portrait(self._body)
        self._about = RichLabel("", self._body)
        self._level = RichLabel("", self._body)
        self._games = RichLabel("", self._body)
        self._results_against: Callable[[str], Sequence[MatchResult]] = lambda _: ()
        for label in (self._about, self._level, self._games):
            free_height(label)
        self.change = SecondButton(translate("player panel", "Other players"), self._body)
        self.change.clicked.connect(self.change_asked)
        parts = (self._portrait, self._about, self._level, self._games, self.change)
        self._lay_out(ScrollBody(self._body, self), *parts)
        self._dress()

    def count_games(self, results_against: Callable[[str], Sequence[MatchResult]]) -> None:
        """Tell, from now on, how the games against a character have ended."""
        self._results_against = results_against

    @property
    def name(self) -> str:
        """The name of the player."""
        return self._title.plain

    def show_player(self, name: str, player: Computer) -> None:
        """Show the player of that name."""
        member = character_of(player)
        about = "" if member is None else about_character(member)
        self._title.set_text(name)
        self.setAccessibleName(name)
        self._portrait.show_character(None if member is None else member.key)
        self._about.set_text(about)
        self._about.setVisible(member is not None)
        level, games = LEVEL_LINES[player.level](), ""
        results = () if member is None else self._results_against(member.key)
        if results:
            games = _GAMES(games=len(results), won=sum(result is MatchResult.WON for result in results))
        self._level.set_text(level)
        self._games.set_text(games)
        self._games.setVisible(bool(games))
        self.spoken = " ".join(filter(None, (about, level, games)))

    def preferred_size(self, available: QSize) -> QSize:
        """The size of its sheet."""
        return self.size_within(available, _WIDTH_IN_LETTERS * self._look.medium)

    def restyle(self) -> None:
        super().restyle()
        self._column.setSpacing(self._look.gap)


class _Portrait(Styled, QWidget):
    """A portrait in the middle of its row; without a character there is none."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._key: str | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_character(self, key: str | None) -> None:
        """Show the character of that key."""
        self._key = key
        self.setVisible(key is not None)
        self.update()

    def sizeHint(self) -> QSize:
        side = round(min(_PORTRAIT * self._look.medium, _LARGEST * self._look.scale))
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _: QPaintEvent) -> None:
        if self._key is None:
            return
        side = min(self.width() - 2 * RING, self.height())
        painter = QPainter(self)
        paint_portrait(painter, self._key, QRectF(RING, 0, side, side))
        painter.end()
