"""The plan of an evening: who plays next, as a curtain between the players, and what has been played so far."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from twentyfive.engine.evening.evening import Evening, Sitting
from twentyfive.engine.evening.results import rankings
from twentyfive.ui.accessibility.announcer import Announcer
from twentyfive.ui.pages.evening.evening_network import Company
from twentyfive.ui.pages.evening.telling_page import TellingPage
from twentyfive.ui.theme.icons import Icon
from twentyfive.ui.theme.look import Look
from twentyfive.ui.widgets.buttons import PrimaryButton, SecondButton
from twentyfive.ui.widgets.height_for_width import take_away
from twentyfive.ui.widgets.panels import RichLabel, Role
from twentyfive.ui.widgets.rows import Column, EvenRow, Sheet
from twentyfive.ui.widgets.status_label import FaultLabel, StatusLabel
from twentyfive.wording import network
from twentyfive.wording.names import listed, translate
from twentyfive.wording.records import evening as words
from twentyfive.wording.records import evening_network as network_words
from twentyfive.wording.records import evening_people as people_words


class EveningPlanPage(TellingPage):
    """The plan of an evening. It shows no card and no result that is not open to all, so that the screen can be passed.

    Attributes:
        play: the button of those who play next.
        others: the buttons of those who may play before their turn, by entrant; those who meet share one.
        results: the button that shows the results.
        hand_on: the button that saves a copy of the file.
        merge: the button that merges a file.
        another: the button that sets up another evening.
        people: the button that says who goes and who comes.
        changes: what has become of the places of the evening.
        back_here: the buttons that let those play here who were at other computers, by entrant.
        network: the button that shares the evening on the home network, or ends that.
        network_says: how it stands with the network.
        network_there: who plays at other computers.

    Signals:
        play_asked(Sitting): these want to play now.
        results_asked(), hand_on_asked(), merge_asked(), another_asked(): the person pressed this button.
        people_asked(): likewise.
        here_asked(int): this entrant, who was at another computer, is to play here.
        network_asked(): likewise.
    """

    play_asked = Signal(object)
    results_asked = Signal()
    hand_on_asked = Signal()
    merge_asked = Signal()
    another_asked = Signal()
    people_asked = Signal()
    here_asked = Signal(int)
    network_asked = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__(words.PAGE_TITLE(), look)
        self._next: Sitting | None = None
        self._name = ""
        self.announcer = Announcer(self)
        self._title = RichLabel("", look, role=Role.TITLE)
        self._why = RichLabel("", look)
        self.play = PrimaryButton("", look, icon=Icon.EYE)
        self._progress = RichLabel("", look, role=Role.NOTE)
        self._others_title = RichLabel(translate("evening", "Or before their turn"), look, role=Role.NOTE)
        self._others_row = EvenRow(look)
        self.others: dict[int, SecondButton] = {}
        self._offered: dict[Sitting, str] = {}  # the labels of those buttons
        self._what = RichLabel("", look)
        self.people = SecondButton(people_words.BUTTON_WORDS(), look)
        self.changes = RichLabel("", look, role=Role.NOTE)
        self._cut_off, self._cut_off_row = RichLabel("", look), EvenRow(look)
        self.back_here: dict[int, SecondButton] = {}
        self.results = SecondButton(translate("evening", "Results"), look)
        self.hand_on = SecondButton(translate("evening", "Save a copy to hand on…"), look)
        self.merge = SecondButton(translate("evening", "Merge a copy…"), look)
        self.another = SecondButton(translate("evening", "Another evening"), look)
        self.network = SecondButton("", look)
        self.network_says, self._network_fault = StatusLabel(look), FaultLabel(look)
        self.network_there = RichLabel("", look)
        self.set_columns(((self._make_turn(), 1), (self._make_file(), 1)))
        self.play.clicked.connect(self._play)
        self.results.clicked.connect(self.results_asked)
        self.hand_on.clicked.connect(self.hand_on_asked)
        self.merge.clicked.connect(self.merge_asked)
        self.another.clicked.connect(self.another_asked)
        self.people.clicked.connect(self.people_asked)
        self.network.clicked.connect(self.network_asked)

    def first_stop(self) -> QWidget:
        return self.results if self.play.isHidden() else self.play

    def show_evening(self, evening: Evening, company: Company, name: str = "") -> None:
        """Show who plays next, and how it stands with the network; `name` tells evenings of one name apart."""
        self._name = name
        self.update_evening(evening, company)
        self._forget_said()
        if self.isVisible():
            self.announcer.say(self._headline)

    def update_evening(self, evening: Evening, company: Company) -> None:
        """Show the same after something came over the network; the focus and the last message stay."""
        plan, sitting = evening.plan, evening.next_sitting(company.here, _not_here(evening, company))
        before = self._headline
        self._next = sitting
        self.set_title(self._name or plan.name)
        self._what.set_text(words.plan_words(evening))
        over = company.over.union(one.number for one in evening.sittings if evening.is_over(one))
        progress = words.progress_words(evening, len(over))
        self.changes.set_text(words.changes_sentence(evening))
        self.changes.setVisible(bool(self.changes.plain))
        self.people.offer(people_words.ONLY_THE_HOST() if company.own is not None else "")
        self._progress.set_text(progress)
        self._progress.setVisible(sitting is not None and company.own is None)
        had_focus = self.play.hasFocus()
        self.play.setVisible(sitting is not None)
        if sitting is not None:
            self._show_turn(evening, sitting, "" if company.own is None else progress)
        else:
            self._show_end(evening, over, progress)
        self._why.setVisible(bool(self._why.plain))
        self._offer_others(evening, company)
        self._offer_back_here(evening, company)
        self.network.set_label(company.offers)
        self.network_says.set_text(company.says)
        self._network_fault.set_text(company.trouble)
        self.network_there.set_text(company.there)
        self.network_there.setVisible(bool(company.there))
        if had_focus and sitting is None:
            self.first_stop().setFocus()
        if self.isVisible() and before and self._headline != before:
            self.announcer.say(self._headline)

    @property
    def _headline(self) -> str:
        return ". ".join(filter(None, (self._title.plain.rstrip("."), self._why.plain)))

    def _show_turn(self, evening: Evening, sitting: Sitting, title: str) -> None:
        """Show who plays next; a person at a computer of their own needs no curtain, but this title."""
        needs_curtain = not title or sitting.east is not None
        self._title.set_text(title or words.pass_words(evening, sitting))
        self._why.set_text(words.covered_words(evening, sitting) if needs_curtain else "")
        self.play.set_label(words.play_words(evening, sitting, begun=evening.has_begun(sitting)))
        self.play.setAccessibleDescription(self._why.plain)

    def _show_end(self, evening: Evening, over: Collection[int], progress: str) -> None:
        """Show who has won, or for whom all wait that play elsewhere."""
        if evening.over:
            self._title.set_text(progress)
            self._why.set_text(words.over_words(evening, rankings(evening, None)))
            return
        left = (sitting for sitting in evening.to_play if sitting.number not in over)
        missing = {one for sitting in left for one in evening.present(sitting)}
        names = [words.there_now(evening, one) for one in sorted(missing)]
        self._title.set_text(network.waiting_for(names) if names else progress)
        self._why.set_text(progress if names else "")

    def _make_turn(self) -> Column:
        column, sheet = Column(self._look), Sheet(self._look)
        sheet.add(self._title, self._why, self.play, self._progress)
        sheet.add_part(self._others_title, self._others_row)
        sheet.add(self._cut_off, self._cut_off_row, self.changes, self.people)
        column.add(sheet)
        column.rows.addStretch(1)
        return column

    def _make_file(self) -> Column:
        column, sheet = Column(self._look), Sheet(self._look)
        sheet.add(self._what, self.results)
        sheet.add(self.network, self.network_says, self._network_fault, self.network_there)
        sheet.add(self.hand_on, self.merge, self._status, self._fault)
        sheet.add(RichLabel(words.FILE_SENTENCE(), self._look, role=Role.NOTE), self.another)
        column.add(sheet)
        column.rows.addStretch(1)
        return column

    def _offer_others(self, evening: Evening, company: Company) -> None:
        """Offer a button to everybody else here who has a deal to play. It is made again only if they change."""
        turn = () if self._next is None else evening.present(self._next)
        everybody = range(len(evening.places)) if company.here is None else company.here
        elsewhere = _not_here(evening, company)
        found = {one: evening.next_sitting((one,), elsewhere) for one in everybody if one not in turn}
        offered = {one: sitting for one, sitting in found.items() if sitting is not None}
        labels = {sitting: words.next_words(evening, sitting) for sitting in offered.values()}
        self._others_title.setVisible(bool(offered))
        self._others_row.setVisible(bool(offered))
        if labels == self._offered:
            return
        self._offered = labels
        take_away(self._others_row.buttons)
        self._others_row.buttons = []
        buttons = {sitting: self._offer(sitting, label) for sitting, label in labels.items()}
        self.others = {one: buttons[sitting] for one, sitting in offered.items()}

    def _offer_back_here(self, evening: Evening, company: Company) -> None:
        """Offer to play here to those who may be playing at a computer that cannot be reached."""
        labels = {one: network_words.PLAYS_HERE(name=words.there_now(evening, one)) for one in company.cut_off}
        names = listed([words.there_now(evening, one) for one in company.cut_off]) if labels else ""
        self._cut_off.set_text(network_words.ARE_CUT_OFF(names=names) if names else "")
        for widget in (self._cut_off, self._cut_off_row):
            widget.setVisible(bool(labels))
        if labels == {one: button.label for one, button in self.back_here.items()}:
            return
        take_away(self._cut_off_row.buttons)
        self._cut_off_row.buttons = []
        self.back_here = {}
        for entrant, label in labels.items():
            self.back_here[entrant] = button = SecondButton(label, self._look)
            button.clicked.connect(lambda _=False, entrant=entrant: self.here_asked.emit(entrant))
            self._cut_off_row.add(button)
            button.show()

    def _offer(self, sitting: Sitting, label: str) -> SecondButton:
        button = SecondButton(label, self._look)
        button.clicked.connect(lambda: self.play_asked.emit(sitting))
        self._others_row.add(button)
        button.show()
        return button

    def _play(self) -> None:
        if self._next is not None:
            self.play_asked.emit(self._next)


def _not_here(evening: Evening, company: Company) -> frozenset[int]:
    """Return the sittings that are over elsewhere, or may be played there by who is cut off."""
    away = set(company.cut_off)
    return company.over.union(one.number for one in evening.to_play if away.intersection(evening.present(one)))
