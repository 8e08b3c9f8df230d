"""The plan of an evening: who plays next, as a curtain between the players, and what has been played so far."""

from __future__ import annotations

from typing import Self

from PySide6.QtWidgets import QWidget

from twentyfive.engine.evening.evening import Evening, Sitting
from twentyfive.engine.files.file_names import file_stem
from twentyfive.presentation.evening_plan import Company, PlanShown, plan_shown
from twentyfive.presentation.figures import FigureLine, plan_lines
from twentyfive.presentation.measures import PAGE_COLUMN
from twentyfive.ui.accessibility.announcer import Announcer
from twentyfive.ui.figures.figure_table import FigureTable
from twentyfive.ui.page_tools import PageTools
from twentyfive.ui.pages.evening.evening_room import EveningRoom
from twentyfive.ui.theme.icons import Icon
from twentyfive.ui.widgets.buttons import PrimaryButton, SecondButton
from twentyfive.ui.widgets.height_for_width import take_away
from twentyfive.ui.widgets.panels import RichLabel, Role
from twentyfive.ui.widgets.rows import Column, EvenRow, Sheet
from twentyfive.ui.widgets.status_label import FaultLabel, StatusLabel
from twentyfive.ui.widgets.telling_page import TellingPage
from twentyfive.wording.names import translate
from twentyfive.wording.records import evening as words
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
        table: who plays what, and how far they are.
        changes: what has become of the places of the evening.
        back_here: the buttons that let those play here who were at other computers, by entrant.
        network: the button that shares the evening on the home network, or ends that.
        network_says: how it stands with the network.
        network_there: who plays at other computers.
    """

    widest = PAGE_COLUMN

    def __init__(self, room: EveningRoom) -> None:
        super().__init__(words.PAGE_TITLE())
        self._room = room
        self._next: Sitting | None = None
        self._name = ""
        self._headline = ""
        self.announcer = Announcer(self)
        self._title = RichLabel("", role=Role.TITLE)
        self._why = RichLabel("")
        self.play = PrimaryButton("", icon=Icon.EYE)
        self._progress = RichLabel("", role=Role.NOTE)
        self._others_title = RichLabel(translate("evening", "Or before their turn"), role=Role.NOTE)
        self._others_row = EvenRow()
        self.others: dict[int, SecondButton] = {}
        self._offered: dict[Sitting, str] = {}  # the labels of those buttons
        self._what = RichLabel("")
        self.people = SecondButton(people_words.BUTTON_WORDS())
        self.changes = RichLabel("", role=Role.NOTE)
        self.table = FigureTable()
        self._lines: tuple[FigureLine, ...] = ()
        self._cut_off, self._cut_off_row = RichLabel(""), EvenRow()
        self.back_here: dict[int, SecondButton] = {}
        self.results = SecondButton(translate("evening", "Results"))
        self.hand_on = SecondButton(translate("evening", "Save a copy to hand on…"))
        self.merge = SecondButton(translate("evening", "Merge a copy…"))
        self.another = SecondButton(translate("evening", "Another evening"))
        self.network = SecondButton("")
        self.network_says, self._network_fault = StatusLabel(), FaultLabel()
        self.network_there = RichLabel("")
        self.set_columns(((self._make_turn(), 5), (self._make_file(), 4)))
        self.play.clicked.connect(self._play)
        self.hand_on.clicked.connect(self._hand_on)
        self.merge.clicked.connect(self._merge)
        self.network.clicked.connect(room.network.press)
        room.network.told.connect(self.tell)
        room.network.changed.connect(self._on_network)
        room.network.troubled.connect(self._on_trouble)

    @classmethod
    def of(cls, tools: PageTools) -> Self:
        """Make the page for the window."""
        page = cls(tools.shared(EveningRoom.of))
        page.results.clicked.connect(lambda: tools.router.open("evening_results"))
        page.another.clicked.connect(lambda: tools.router.open("evening_setup"))
        page.people.clicked.connect(lambda: tools.router.open("evening_people"))
        page.back_asked.connect(tools.router.back)
        return page

    def arrive(self) -> None:
        """Show the evening under way, and say what became of something meanwhile."""
        room = self._room
        room.network.follow_desk()
        self.show_evening(room.evening, room.network.company, room.desk.name)
        fault, news, room.fault, room.news = room.fault, room.news, "", ""
        if fault:
            self.tell_fault(fault)
        elif news:
            self.tell(news)
        self.first_stop().setFocus()

    def back_from(self, _: str) -> None:
        """Show what has changed."""
        self.arrive()

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
        shown, before = plan_shown(evening, company), self._headline
        self._next, self._headline = shown.next, shown.headline
        self.set_title(self._name or evening.plan.name)
        self._what.set_text(words.plan_words(evening))
        self.people.offer(people_words.ONLY_THE_HOST() if company.own is not None else "")
        had_focus = self.play.hasFocus()
        self._title.set_text(shown.title)
        self._show_if_any(self._why, shown.why)
        self._show_if_any(self._progress, shown.progress)
        self._show_if_any(self.changes, words.changes_sentence(evening))
        self.play.setVisible(shown.next is not None)
        if shown.next is not None:
            self.play.set_label(shown.play)
            self.play.setAccessibleDescription(shown.why)
        self._show_lines(tuple(plan_lines(evening, shown.next, shown.over)))
        self._offer_others(shown)
        self._offer_back_here(shown)
        self.network.set_label(company.offers)
        self.network_says.set_text(company.says)
        self._network_fault.set_text(company.trouble)
        self._show_if_any(self.network_there, company.there)
        if had_focus and shown.next is None:
            self.first_stop().setFocus()
        if self.isVisible() and before and self._headline != before:
            self.announcer.say(self._headline)

    @staticmethod
    def _show_if_any(label: RichLabel, text: str) -> None:
        label.set_text(text)
        label.setVisible(bool(text))

    def _make_turn(self) -> Column:
        column, sheet = Column(), Sheet()
        sheet.add(self._title, self._why, self.play, self._progress)
        sheet.add_part(self._others_title, self._others_row)
        sheet.add(self._cut_off, self._cut_off_row, self.changes, self.people)
        plan = Sheet()
        plan.add(RichLabel(words.PLAN_TITLE(), role=Role.STRONG), self.table)
        column.add(sheet, plan)
        column.rows.addStretch(1)
        return column

    def _make_file(self) -> Column:
        column, sheet = Column(), Sheet()
        sheet.add(self._what, self.results)
        sheet.add(self.network, self.network_says, self._network_fault, self.network_there)
        sheet.add(self.hand_on, self.merge, self._status, self._fault)
        sheet.add(RichLabel(words.FILE_SENTENCE(), role=Role.NOTE), self.another)
        column.add(sheet)
        column.rows.addStretch(1)
        return column

    def _show_lines(self, lines: tuple[FigureLine, ...]) -> None:
        """Show the table, unless nothing has changed: its lines may have the focus."""
        if lines != self._lines:
            self._lines = lines
            self.table.show_lines(lines)

    def _offer_others(self, shown: PlanShown) -> None:
        """Offer a button to everybody else here who has a deal to play. It is made again only if they change."""
        labels = dict(shown.others.values())
        self._others_title.setVisible(bool(labels))
        self._others_row.setVisible(bool(labels))
        if labels == self._offered:
            return
        self._offered = labels
        take_away(self._others_row.buttons)
        self._others_row.buttons = []
        buttons = {sitting: self._offer(sitting, label) for sitting, label in labels.items()}
        self.others = {one: buttons[sitting] for one, (sitting, _) in shown.others.items()}

    def _offer_back_here(self, shown: PlanShown) -> None:
        """Offer to play here to those who may be playing at a computer that cannot be reached."""
        self._cut_off.set_text(shown.cut_off)
        for widget in (self._cut_off, self._cut_off_row):
            widget.setVisible(bool(shown.back_here))
        if shown.back_here == {one: button.label for one, button in self.back_here.items()}:
            return
        take_away(self._cut_off_row.buttons)
        self._cut_off_row.buttons = []
        self.back_here = {}
        for entrant, label in shown.back_here.items():
            self.back_here[entrant] = button = SecondButton(label)
            button.clicked.connect(lambda _=False, entrant=entrant: self._room.network.bring_here(entrant))
            self._cut_off_row.add(button)
            button.show()

    def _offer(self, sitting: Sitting, label: str) -> SecondButton:
        button = SecondButton(label)
        button.clicked.connect(lambda: self._room.play(sitting))
        self._others_row.add(button)
        button.show()
        return button

    def _play(self) -> None:
        if self._next is not None:
            self._room.play(self._next)

    def _hand_on(self) -> None:
        name = f"{file_stem(self._room.evening.plan.name)}.twentyfive-evening"
        self._room.write(self, name, words.FILE_KINDS(), self._room.desk.hand_on)

    def _merge(self) -> None:
        fault = self._room.choose_file(self)
        if fault:
            self.tell_fault(fault)

    def _on_network(self) -> None:
        """Show what has come over the network; while the page is hidden nobody would hear it, and `arrive` shows it."""
        if self.isVisible() and self._room.desk.evening is not None:
            self.update_evening(self._room.evening, self._room.network.company)

    def _on_trouble(self, sentence: str) -> None:
        """Say at once what went wrong on the network, if the page is shown."""
        if self.isVisible():
            self._room.fault = ""
            self.tell_fault(sentence)
