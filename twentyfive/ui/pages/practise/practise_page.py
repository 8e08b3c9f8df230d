"""The Practise page: practise with a game, with a deal by its number, or with a deal set up card by card."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from twentyfive.ui.pages.practise.practise_deal_form import DealForm, DealOnTable
from twentyfive.ui.theme.icons import Icon
from twentyfive.ui.theme.look import Look
from twentyfive.ui.widgets.buttons import Emphasis, MenuCard
from twentyfive.ui.widgets.panels import RichLabel, Role
from twentyfive.ui.widgets.question_page import QuestionPage
from twentyfive.ui.widgets.rows import Column, Sheet
from twentyfive.wording.grammar.texts import Text
from twentyfive.wording.names import translate

_APART: Final = 8
"""The gap between a text and the focus ring of the button under it."""


class PractisePage(QuestionPage):
    """The Practise page.

    Attributes:
        go_on: the button that practises with the game under way; hidden if there is none.
        begin: the button that practises with a new game.
        set_up: the button that opens the deal editor.
        form: the form for a deal by its number.

    Signals:
        continue_asked(), new_asked(), set_up_asked(): the person pressed this button.
        play_asked(CodedDeal, int, Level): the person asks to play this deal from this seat, the others at this level.
    """

    continue_asked = Signal()
    new_asked = Signal()
    set_up_asked = Signal()
    play_asked = Signal(object, int, object)

    def __init__(self, look: Look) -> None:
        super().__init__(translate("practise", "Practise"), look)
        self.go_on = MenuCard(Icon.PLAY, "", look, emphasis=Emphasis.PRIMARY)
        self.begin = MenuCard(Icon.NEW_GAME, "", look)
        note = translate("practise", "Choose every card yourself, or only some")
        self.set_up = MenuCard(Icon.CARDS, translate("practise", "Set up a deal"), look, note=note)
        self.form = DealForm(look)
        left, right, games = Column(look), Column(look), Sheet(look)
        games.add(RichLabel(translate("practise", "A game with help"), look, role=Role.STRONG))
        games.add(RichLabel(_HELP_SENTENCE(), look, role=Role.NOTE))
        games.rows.addSpacing(_APART)
        games.add(self.go_on, self.begin, self.set_up)
        games.add(RichLabel(_ON_TABLE_SENTENCE(), look, role=Role.NOTE))
        left.add(games)
        left.rows.addStretch(1)
        right.add(self.form)
        right.rows.addStretch(1)
        self.set_columns(((left, 1), (right, 1)))
        self.go_on.clicked.connect(self.continue_asked)
        self.begin.clicked.connect(self.new_asked)
        self.set_up.clicked.connect(self.set_up_asked)
        self.form.play_asked.connect(self.play_asked)
        self.offer("", "")

    def first_stop(self) -> QWidget:
        return self.begin if self.go_on.isHidden() else self.go_on

    def offer(self, under_way: str, new: str) -> None:
        """Describe the game under way, empty if there is none, and the game that a new one would be."""
        self.go_on.set_label(translate("practise", "Practise with your game"), under_way)
        self.go_on.setVisible(bool(under_way))
        self.begin.set_label(translate("practise", "Practise with a new game"), new)
        self.begin.set_emphasis(Emphasis.ORDINARY if under_way else Emphasis.PRIMARY)

    def show_table(self, deal: DealOnTable) -> None:
        """Offer the deal on the table."""
        self.form.show_table(deal)

    def ask_for_table(self) -> None:
        """Fill in the form with the deal on the table, and give the focus to the question about the seat."""
        self.form.same_deal.click()
        self.form.seat.setFocus(Qt.FocusReason.OtherFocusReason)


_HELP_SENTENCE: Final = Text(
    "practise",
    "You can look at all the cards, ask what is best, and undo moves. In the statistics, it counts as played "
    "with help.",
)
_ON_TABLE_SENTENCE: Final = Text(
    "practise",
    "At the table, L lists the moves, O shows all hands, and W tells what a good player would do. "
    "All of this is under “Menu”, “Practise”.",
)
