"""The row above the folds: the last game once more, and the rules of one's own evenings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Signal

from twentyfive.engine.saves.rule_sets import RuleSet
from twentyfive.presentation.new_game import Choices
from twentyfive.ui.accessibility.roles import Grouped
from twentyfive.ui.theme.icons import Icon
from twentyfive.ui.widgets.buttons import SecondButton
from twentyfive.ui.widgets.height_for_width import take_away
from twentyfive.ui.widgets.rows import EvenRow
from twentyfive.wording.grammar.texts import Text
from twentyfive.wording.setup.games import GAME_NAMES
from twentyfive.wording.setup.tables import play_now

AGAIN: Final = Text("new game", "Again as last time")
BEFORE: Final = Text("new game", "Played before")

_MOST_OWN: Final = 2
"""The most of one's own rules in the row; all of them are in the list of games."""


class PlayedBefore(EvenRow, Grouped):
    """The last game, which a press begins at once, and one's own rules, which a press chooses.

    Attributes:
        again: the button of the last game.
        own: the button of each of the rules offered, by name.

    Signals:
        again_asked(): the person asks for the last game once more.
        own_chosen(RuleSet): the person chose these rules.
    """

    again_asked = Signal()
    own_chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(BEFORE())
        self.again = SecondButton(AGAIN(), icon=Icon.PLAY)
        self.again.clicked.connect(self.again_asked)
        self.own: dict[str, SecondButton] = {}
        self._offered: tuple[RuleSet, ...] = ()
        self._allowed = True
        self.add(self.again)
        self.leave_out(self.again)
        self._show()

    def offer(self, played: Choices | None, own: Sequence[RuleSet]) -> None:
        """Offer the game of these choices, if it can begin, and the rules saved last."""
        latest = tuple(own[-_MOST_OWN:])
        if latest != self._offered:
            self._offered = latest
            self._fill()
        ready = played is not None and played.ready
        if played is not None and ready:
            self.again.set_label(AGAIN(), play_now(played.table(), "" if played.own is None else played.own.name))
        self.leave_out(*(() if ready else (self.again,)))
        self._show()

    def allow(self, room: bool) -> None:
        """Show the row only where there is room for it."""
        self._allowed = room
        self._show()

    def _fill(self) -> None:
        take_away(self.own.values())
        self.buttons = [self.again]
        self.own = {}
        for rules in self._offered:
            button = SecondButton(rules.name, note=GAME_NAMES[rules.preset]())
            button.clicked.connect(lambda _=False, rules=rules: self.own_chosen.emit(rules))
            self.own[rules.name] = button
            self.add(button)

    def _show(self) -> None:
        self.setVisible(self._allowed and bool(self._placed))
