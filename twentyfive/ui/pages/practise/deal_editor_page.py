"""The deal editor: the person clicks cards into hands and deals the rest at random."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Self

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QWidget

from twentyfive.ai import Level
from twentyfive.core import Card
from twentyfive.core.codes.deal_code import CodedDeal
from twentyfive.core.codes.deal_draft import DealDraft, DraftError, DraftPlace
from twentyfive.engine.practise.practise_game import game_of_deal
from twentyfive.engine.saves.rule_sets import RuleSet
from twentyfive.engine.seating.game_token import GameToken
from twentyfive.engine.seating.players import Computer
from twentyfive.presentation.new_game import Choices
from twentyfive.presentation.new_game_text import default_setup, usual_players
from twentyfive.presentation.settings import Settings
from twentyfive.ui.accessibility.announcer import Announcer
from twentyfive.ui.page_tools import PageTools
from twentyfive.ui.pages.practise import words
from twentyfive.ui.pages.practise.deal_editor_cards import PackGrid
from twentyfive.ui.pages.practise.deal_editor_game import DealQuestions
from twentyfive.ui.widgets.buttons import ChoiceButton, Emphasis, PrimaryButton, SecondButton
from twentyfive.ui.widgets.height_for_width import take_away
from twentyfive.ui.widgets.panels import RichLabel
from twentyfive.ui.widgets.question_page import QuestionPage
from twentyfive.ui.widgets.rows import Column, EvenRow
from twentyfive.ui.widgets.status_label import FaultLabel
from twentyfive.wording.names import card_sign, translate
from twentyfive.wording.options.problems import problem_sentence, problems_sentence


class DealEditor(QuestionPage):
    """The deal editor. The person sits on the first seat.

    Attributes:
        draft: the deal so far.
        places: the buttons of the hands, the turn-up and the kitty; the checked one gets the cards clicked.
        pack: the cards.
        game: the questions about the game, the table and the dealer.
        fill: the button that deals the rest at random.
        clear: the button that takes all cards back.
        play: the button that plays the deal.
        announcer: the announcer of what `fill` and `clear` have done, which only the cards show.

    Signals:
        play_asked(CodedDeal): the person asks to play this deal.
    """

    play_asked = Signal(object)

    def __init__(self, rng: random.Random) -> None:
        """Create the page without a deal; `rng` deals the cards that are missing."""
        super().__init__(translate("deal editor", "Set up a deal"))
        self._rng = rng
        self._choices: Choices | None = None
        self._names: tuple[str, ...] = ()
        self._place: DraftPlace = 0
        self.draft: DealDraft | None = None
        self.places: dict[DraftPlace, ChoiceButton] = {}
        self._group = QButtonGroup(self)
        self._row = EvenRow()
        self._note = RichLabel("")
        self._fault = FaultLabel()
        self._fault.hide()
        self.announcer = Announcer(self)
        self.pack = PackGrid()
        self.game = DealQuestions()
        column = Column()
        column.add(self.game, self._row, self._note, self._fault, self.pack)
        column.rows.addStretch(1)
        self.set_columns(((column, 1),))
        self.set_footer(self._make_footer())
        self.pack.chosen.connect(self._click)
        self.game.chosen.connect(self._deal_of)
        self.game.dealer.chosen.connect(self._deal_by)

    @classmethod
    def of(cls, tools: PageTools) -> Self:
        """Make the page for the window."""
        page = cls(random.Random())
        page.play_asked.connect(lambda coded: tools.games.practise(_game_of(coded, tools.store.settings)))
        page.back_asked.connect(tools.router.back)
        return page

    @property
    def said(self) -> str:
        """The sentence about what is impossible; empty if there is none."""
        return self._fault.plain

    def open(self, choices: Choices, own: Sequence[RuleSet] = ()) -> None:
        """Begin a deal of the game in `choices`; offer the person's own rules, too."""
        self.game.offer_own(own)
        self._set_up(choices, DealDraft.empty(choices.rules, choices.players - 1))

    def first_stop(self) -> QWidget:
        return self.places[self._place] if self.places else self.header.back

    def _make_footer(self) -> EvenRow:
        footer = EvenRow()
        self.play = PrimaryButton(translate("deal editor", "Play this deal"))
        self.fill = PrimaryButton(translate("deal editor", "Deal the rest"))
        self.clear = SecondButton(translate("deal editor", "Start again"))
        footer.add(self.play, self.fill, self.clear)
        self.play.clicked.connect(self._play)
        self.fill.clicked.connect(self._fill)
        self.clear.clicked.connect(self._clear)
        return footer

    def _set_up(self, choices: Choices, draft: DealDraft) -> None:
        self._choices, self._names = choices, choices.names[: choices.players]
        self._make_places(draft)
        self.game.show_choices(choices, draft.dealer)
        self._show(draft)

    def _deal_of(self, choices: Choices) -> None:
        """Change the game or the table; cards already given stay as far as the new rules allow."""
        if self._choices is None or self.draft is None:
            return
        wrong = [problem_sentence(problem) for problem in choices.problems]
        if wrong:
            self.game.show_choices(self._choices, self.draft.dealer)
            self._say_fault(problems_sentence(wrong))
        else:
            self._set_up(choices, self.draft.for_rules(choices.rules))

    def _make_places(self, draft: DealDraft) -> None:
        for button in self.places.values():
            self._group.removeButton(button)
        take_away(self.places.values())
        self._row.buttons.clear()
        self.places = {place: self._place_button(place) for place in draft.places}
        self._row.add(*self.places.values())
        for button in self.places.values():
            button.show()
        self._choose(0)

    def _place_button(self, place: DraftPlace) -> ChoiceButton:
        button = ChoiceButton(words.place_words(place, self._names), note=" ")
        self._group.addButton(button)
        button.clicked.connect(lambda: self._choose(place))
        return button

    def _choose(self, place: DraftPlace) -> None:
        """Let this place get the cards clicked from now on."""
        self._place = place
        self.places[place].setChecked(True)
        self._note.set_text(words.cards_to_give(place, self._names))
        self._say_fault("")

    def _say_fault(self, fault: str) -> None:
        """Show what is impossible in place of the note about clicking, so that nothing moves under the pointer."""
        self._fault.set_text(fault)
        self._note.setVisible(not fault)

    def _click(self, card: Card) -> None:
        draft = self.draft
        if draft is None:
            return
        if draft.place_of(card) == self._place:
            self._show(draft.take(card))
            return
        try:
            self._show(draft.put(card, self._place))
        except DraftError as error:
            self._refuse(error)

    def _refuse(self, error: DraftError) -> None:
        name = "" if error.place is None else words.place_words(error.place, self._names)
        card = "" if error.card is None else card_sign(error.card)
        self._say_fault(words.draft_sentence(error, card, name))

    def _deal_by(self, dealer: object) -> None:
        if self.draft is not None and isinstance(dealer, int):
            self._show(self.draft.with_dealer(dealer))

    def _fill(self) -> None:
        if self.draft is not None:
            self._show(self.draft.filled(self._rng))
            self.announcer.say(words.REST_IS_DEALT())

    def _clear(self) -> None:
        if self.draft is not None:
            self._show(DealDraft.empty(self.draft.rules, self.draft.dealer))
            self._choose(0)
            self.announcer.say(words.BEGUN_ANEW())

    def _play(self) -> None:
        draft = self.draft
        if draft is None:
            return
        try:
            deal = draft.deal(self._rng)
        except DraftError as error:
            self._refuse(error)
        else:
            self.play_asked.emit(CodedDeal(draft.rules, deal))

    def _show(self, draft: DealDraft) -> None:
        self.draft = draft
        self._say_fault("")
        owners = {
            card: words.place_words(place, self._names) for place in draft.places for card in draft.cards_of(place)
        }
        self.pack.show_pack(draft.rules.pack, owners)
        for place, button in self.places.items():
            cards, room = draft.cards_of(place), draft.room(place)
            button.set_label(words.place_words(place, self._names), words.place_note(cards, room))
            button.setAccessibleDescription(words.place_spoken(cards, room))
        step, other = (self.fill, self.play) if draft.missing() else (self.play, self.fill)
        step.set_emphasis(Emphasis.PRIMARY)
        other.set_emphasis(Emphasis.ORDINARY)
        self._row.renew()


def _game_of(coded: CodedDeal, settings: Settings) -> GameToken:
    """Return a game that begins with this deal, with computer players as strong as in the usual game."""
    sitters = default_setup(settings).sitters
    levels = [sitter.level for sitter in sitters if isinstance(sitter, Computer)]
    return game_of_deal(coded, usual_players(settings).names, 0, levels[0] if levels else Level.MEDIUM)
