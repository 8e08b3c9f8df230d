"""The page on which somebody goes home from an evening, comes late, takes a place, or gets another name."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, Self

from PySide6.QtWidgets import QWidget

from twentyfive.engine.evening.changes import with_change
from twentyfive.engine.evening.evening import Evening
from twentyfive.engine.evening.places import Seat
from twentyfive.presentation.measures import PAGE_COLUMN
from twentyfive.presentation.people_answers import deal_answer, everybody, person_answer, plays_shown, what_answer
from twentyfive.presentation.people_draft import Happens, PeopleDraft, Who, fitted
from twentyfive.ui.page_tools import PageTools
from twentyfive.ui.pages.evening.evening_room import EveningRoom
from twentyfive.ui.widgets.buttons import PrimaryButton, SecondButton
from twentyfive.ui.widgets.drop_down import DropDown
from twentyfive.ui.widgets.fields import TextField
from twentyfive.ui.widgets.panels import RichLabel, Role
from twentyfive.ui.widgets.rows import Column, Sheet
from twentyfive.ui.widgets.telling_page import TellingPage
from twentyfive.wording.choice import Answer
from twentyfive.wording.names import separated, translate
from twentyfive.wording.records import evening as evening_words
from twentyfive.wording.records import evening_people as words

_LONGEST: Final = 60


class EveningPeoplePage(TellingPage):
    """The page: whose place is concerned, what happens, from which deal on, and a name if one is needed.

    Attributes:
        who, what, deal: the questions.
        name: the field for a name.
        save: the button that makes the change.
        take_back: the button that takes the last change back.
        list: the lines that say who is there.
    """

    widest = PAGE_COLUMN

    def __init__(self, room: EveningRoom) -> None:
        super().__init__(words.PAGE_TITLE())
        self._room = room
        self._draft: PeopleDraft | None = None
        self._before: list[tuple[int, tuple[Seat, ...]]] = []  # the places before the changes made on this page
        self.who = DropDown(translate("evening", "Who?"))
        self.what = DropDown(translate("evening", "What happens?"))
        self.deal = DropDown(translate("evening", "From which deal on?"))
        self.name = TextField()
        self.name.setMaxLength(_LONGEST)
        self.save = PrimaryButton(translate("evening", "Save this change"))
        self.take_back = SecondButton(translate("evening", "Take the last change back"))
        self.list = RichLabel("")
        self._means = RichLabel("", role=Role.NOTE)
        self._shown = RichLabel(words.SHOWN_ALREADY(), role=Role.NOTE)
        self._deal_title, self._name_title = RichLabel(""), RichLabel("")
        self.set_columns(((self._make_change(), 1), (self._make_list(), 1)))
        self._connect()
        room.network.changed.connect(self._on_network)

    @classmethod
    def of(cls, tools: PageTools) -> Self:
        """Make the page for the window."""
        page = cls(tools.shared(EveningRoom.of))
        page.back_asked.connect(tools.router.back)
        return page

    def first_stop(self) -> QWidget:
        return self.who

    def open(self) -> None:
        """Show who is there, and ask for a change from the beginning."""
        self._before = []
        self._forget_said()
        self._begin_draft(self._room.evening, None)

    def _on_network(self) -> None:
        """Go on with the evening as something has come over the network; what was entered stays."""
        evening = self._room.desk.evening
        if self.isVisible() and evening is not None and evening != self.draft.evening:
            self._show(fitted(replace(self.draft, evening=evening)))

    @property
    def draft(self) -> PeopleDraft:
        """The change that has been entered so far."""
        assert self._draft is not None, "an evening is shown before anything is entered"
        return self._draft

    def _begin_draft(self, evening: Evening, who: Who | None) -> None:
        draft = PeopleDraft(evening)
        self._show(fitted(replace(draft, who=who or draft.persons()[0])))

    def _make_change(self) -> Column:
        column, sheet = Column(), Sheet()
        for question in (self.who, self.what):
            sheet.add_part(RichLabel(question.question), question)
        sheet.add_part(self._deal_title, self.deal, self._shown)
        sheet.add_part(self._name_title, self.name)
        sheet.add(self._fault, self.save)
        column.add(sheet)
        column.rows.addStretch(1)
        return column

    def _make_list(self) -> Column:
        column, sheet = Column(), Sheet()
        sheet.add(self._status, self.take_back)
        sheet.add(RichLabel(translate("evening", "Those who play"), role=Role.STRONG), self.list)
        sheet.add(self._means)
        column.add(sheet)
        column.rows.addStretch(1)
        return column

    def _connect(self) -> None:
        self.who.chosen.connect(lambda who: self._enter(fitted(replace(self.draft, who=who))))
        self.what.chosen.connect(lambda what: self._enter(fitted(replace(self.draft, what=what))))
        self.deal.chosen.connect(lambda turn: self._enter(replace(self.draft, turn=turn)))
        self.name.textEdited.connect(lambda text: self._enter(replace(self.draft, name=text)))
        self.name.returnPressed.connect(self.save.click)
        self.save.clicked.connect(self._save)
        self.take_back.clicked.connect(self._take_back)

    def _enter(self, draft: PeopleDraft) -> None:
        self._forget_said()
        self._show(draft)

    def _show(self, draft: PeopleDraft) -> None:
        self._draft = draft
        evening = draft.evening
        persons = [Answer(who, person_answer(evening, who)) for who in draft.persons()]
        self.who.show_answers([*persons, Answer(None, words.SOMEBODY_NEW())], draft.who)
        self.what.show_answers([Answer(what, what_answer(draft, what)) for what in draft.offered()], draft.what)
        self._show_deals(draft)
        for widget in (self._name_title, self.name):
            widget.setVisible(draft.needs_name)
        if self.name.text() != draft.name:
            self.name.setText(draft.name)
        is_pair = draft.what is Happens.COMES and evening.plan.size > 1
        title = (
            translate("evening", "Name, or two names with a comma between them")
            if is_pair
            else translate("evening", "Name")
        )
        self._name_title.set_text(title)
        self.name.setAccessibleName(title)
        fault = draft.fault()
        self.save.offer(fault)
        self.name.setAccessibleDescription(fault)
        self._fault.set_text("" if fault == words.NO_NAME() else fault)
        self.list.set_text(everybody(evening))
        self._means.set_text(evening_words.what_it_means(evening))
        self.take_back.setVisible(bool(self._before))

    def _show_deals(self, draft: PeopleDraft) -> None:
        goes = draft.what is Happens.GOES
        title = translate("evening", "After which deal?") if goes else translate("evening", "From which deal on?")
        self.deal.question = title
        self._deal_title.set_text(title)
        answers = [Answer(turn, deal_answer(draft, turn)) for turn in draft.turns()]
        self.deal.show_answers(answers, draft.turn)
        for widget in (self._deal_title, self.deal):
            widget.setVisible(draft.needs_deal)
        self._shown.setVisible(draft.needs_deal and not goes and plays_shown(draft))

    def _save(self) -> None:
        draft = self.draft
        if draft.fault():
            self.tell_fault(draft.fault())
            return
        try:
            after = draft.changed()
        except ValueError as error:
            self.tell_fault(str(error))
            return
        entrant = next(one for one, place in enumerate(after.places) if draft.evening.places[one : one + 1] != (place,))
        before = draft.evening.places[entrant].seats if entrant < len(draft.evening.places) else ()
        self._before.append((entrant, before or ((),) * after.plan.size))
        self._begin_draft(after, draft.who)
        self._room.change(after)
        changes = evening_words.place_changes(after, entrant)
        self.tell(words.saved(separated(changes) if changes else ""))
        self.who.setFocus()

    def _take_back(self) -> None:
        entrant, seats = self._before.pop()
        place = self.draft.evening.places[entrant]
        after = with_change(self.draft.evening, entrant, replace(place, seats=seats, revision=place.revision + 1))
        self._begin_draft(after, None)
        self._room.change(after)
        self.tell(words.TAKEN_BACK())
        self.who.setFocus()
