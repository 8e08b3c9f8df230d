"""The Practise page: practise with a game, with a deal by its number, or with a deal set up card by card."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, Self

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from twentyfive.ai import Level
from twentyfive.core import house_rules
from twentyfive.core.codes.deal_code import CodedDeal
from twentyfive.engine.files.disk_errors import system_words
from twentyfive.engine.practise.practise_game import game_of_deal
from twentyfive.engine.saves.rule_sets import RuleSet, rules_file
from twentyfive.presentation.measures import PAGE_COLUMN
from twentyfive.presentation.new_game_text import default_setup, usual_players
from twentyfive.presentation.settings import Settings
from twentyfive.ui.page_tools import PageTools
from twentyfive.ui.pages.practise.practise_deal_form import DealForm, DealOnTable
from twentyfive.ui.theme.icons import Icon
from twentyfive.ui.widgets.buttons import Emphasis, MenuCard
from twentyfive.ui.widgets.panels import RichLabel, Role
from twentyfive.ui.widgets.question_page import QuestionPage
from twentyfive.ui.widgets.rows import Column, Sheet
from twentyfive.wording.grammar.texts import Text
from twentyfive.wording.names import translate
from twentyfive.wording.records.rule_sets import OWN_UNREADABLE, own_put_aside
from twentyfive.wording.setup.tables import play_now, under_way

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
        play_asked(GameToken): the person asks to practise with this game.
        set_up_asked(Choices, tuple): the person asks to set up a deal, by these choices or their own rules.
        troubled(str): a sentence about a file that could not be read.
    """

    play_asked = Signal(object)
    set_up_asked = Signal(object, object)
    troubled = Signal(str)
    widest = PAGE_COLUMN

    def __init__(self, tools: PageTools) -> None:
        super().__init__(translate("practise", "Practise"))
        self._tools = tools
        self.go_on = MenuCard(Icon.PLAY, "", emphasis=Emphasis.PRIMARY)
        self.begin = MenuCard(Icon.NEW_GAME, "")
        note = translate("practise", "Choose every card yourself, or only some")
        self.set_up = MenuCard(Icon.CARDS, translate("practise", "Set up a deal"), note=note)
        self.form = DealForm()
        left, right, games = Column(), Column(), Sheet()
        games.add(RichLabel(translate("practise", "A game with help"), role=Role.STRONG))
        games.add(RichLabel(_HELP_SENTENCE(), role=Role.NOTE))
        games.rows.addSpacing(_APART)
        games.add(self.go_on, self.begin, self.set_up)
        games.add(RichLabel(_ON_TABLE_SENTENCE(), role=Role.NOTE))
        left.add(games)
        left.rows.addStretch(1)
        right.add(self.form)
        right.rows.addStretch(1)
        self.set_columns(((left, 1), (right, 1)))
        self.set_up.clicked.connect(self._set_up)
        self.form.play_asked.connect(self._play)
        self.offer("", "")

    @classmethod
    def of(cls, tools: PageTools) -> Self:
        """Make the page for the window."""
        page = cls(tools)
        page.go_on.clicked.connect(tools.games.practise_on)
        page.begin.clicked.connect(tools.games.practise_usual)
        page.play_asked.connect(tools.games.practise)
        page.set_up_asked.connect(lambda *choices: tools.router.open("deal_editor", *choices))
        page.troubled.connect(tools.say)
        page.back_asked.connect(tools.router.back)
        return page

    def open(self, deal: DealOnTable, asks_for_it: bool = False) -> None:
        """Offer the game under way, and the deal on the table."""
        del asks_for_it
        names, game, setup = self._tools.names, self._tools.games.to_practise, default_setup(self._settings)
        self.show_table(deal)
        self.offer(
            "" if game is None else under_way(game.view, names.name(game.rules)),
            play_now(setup, names.name(setup.rules)),
        )

    def arrive(self, deal: DealOnTable, asks_for_it: bool = False) -> None:
        """Fill in the form with the deal on the table, if the person has asked for that deal."""
        del deal
        if asks_for_it:
            self.ask_for_table()

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

    @property
    def _settings(self) -> Settings:
        return self._tools.store.settings

    def _set_up(self) -> None:
        """Ask for the deal editor, with the rules of the usual game and the usual players."""
        rules, choices = default_setup(self._settings).rules, usual_players(self._settings)
        changes = {rules.preset: house_rules(rules)}
        at_table = replace(choices, preset=rules.preset, players=rules.players, sides=rules.sides, changes=changes)
        self.set_up_asked.emit(at_table, self._read_own())

    def _read_own(self) -> tuple[RuleSet, ...]:
        path = self._tools.own_rules
        try:
            found = rules_file(path).read()
        except OSError as error:
            self.troubled.emit(OWN_UNREADABLE(path=str(path), reason=system_words(error)))
            return ()
        if found.kept is not None:
            self.troubled.emit(own_put_aside(found.damage, found.kept))
        return found.value.own

    def _play(self, coded: CodedDeal, seat: int, level: Level) -> None:
        self.play_asked.emit(game_of_deal(coded, usual_players(self._settings).names, seat, level))


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
