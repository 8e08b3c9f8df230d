"""The page at the door: who has come, who plays with whom, and how the evening is to go."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from twentyfive.drive.entries import Came, Gone, Paid, PartnersDrawn, Planned, Returned, Seated, Struck
from twentyfive.drive.people import MOST_NAME_LETTERS
from twentyfive.drive.plan import MOST_GAMES, PLANS, LeftOver, Movement, Plan, Scoring, Source
from twentyfive.presentation.drive.people_shown import (
    PartyShown,
    come_so_far,
    hall_of,
    list_shown,
    names_typed,
    with_hall,
)
from twentyfive.ui.pages.drive.drive_page import DrivePage
from twentyfive.ui.pages.drive.drive_room import DriveRoom, draw_seed
from twentyfive.ui.theme.icons import Icon
from twentyfive.ui.widgets.buttons import ChoiceButton, SecondButton
from twentyfive.ui.widgets.drop_down import DropDown
from twentyfive.ui.widgets.fields import TextField
from twentyfive.ui.widgets.height_for_width import take_away
from twentyfive.ui.widgets.page_footer import PageFooter
from twentyfive.ui.widgets.panels import RichLabel, Role
from twentyfive.ui.widgets.rows import Column, EvenRow, Sheet, WithButton
from twentyfive.ui.widgets.stepper import Stepper
from twentyfive.wording import drive as words
from twentyfive.wording import drive_paper as paper_words
from twentyfive.wording.choice import Answer

_MOST_LETTERS: Final = 130
"""Three names and what stands between them."""

_MOST_FEE: Final = 100


class PeoplePage(DrivePage):
    """The page.

    Attributes:
        names: the field in which who comes is typed.
        add: the button that puts them on the list.
        lines: the buttons of the list, in order; one of them is chosen.
        paid, strike, goes: what can be done with who is chosen.
        partners: the button that draws partners for who is alone.
        hall, together, sides, games, movement, left_over, scoring, fee: the choices of the evening.
        print: the button that leads to paper.
        footer: how many have come, and the button that seats them.
    """

    def __init__(self, room: DriveRoom) -> None:
        super().__init__(room)
        self._chosen: tuple[int, ...] = ()
        self._shown: tuple[PartyShown, ...] = ()
        self.names = TextField()
        self.names.setMaxLength(_MOST_LETTERS)
        self.names.setAccessibleName(words.NAMES())
        self.add = SecondButton(words.ADD())
        self.lines: list[ChoiceButton] = []
        self._list = EvenRow()
        self.paid, self.strike = SecondButton(words.MARK_PAID()), SecondButton(words.TAKE_OFF())
        self.goes = SecondButton(words.GOES_HOME())
        self.partners = SecondButton(words.FIND_PARTNERS())
        self._acts = EvenRow()
        self._acts.add(self.paid, self.strike, self.goes)
        self.hall, self.together = DropDown(words.AS_IN()), DropDown(words.SIZE())
        self.sides = Stepper(words.AT_A_TABLE[2](), 2, range(2, 10))
        self.games = Stepper(words.NUMBER_OF_GAMES(), 20, range(1, MOST_GAMES + 1))
        self.movement, self.left_over = DropDown(words.MOVEMENT()), DropDown(words.LEFT_OVER())
        self.scoring = DropDown(words.SCORING())
        self.fee = Stepper(words.FEE(), 0, range(_MOST_FEE + 1))
        self.print = SecondButton(paper_words.PRINT())
        self.footer = PageFooter(words.SEAT(), Icon.PLAY)
        self.set_columns(((self._make_people(), 3), (self._make_evening(), 2)))
        self.set_footer(self.footer)
        self._connect()

    def first_stop(self) -> QWidget:
        return self.names

    def show_evening(self) -> None:
        evening, plan = self._room.evening, self._room.evening.plan
        super().show_evening()
        self._show_list()
        self._show_plan(plan)
        said = come_so_far(evening)
        self.footer.say((said,))
        self.footer.start.set_label(words.GAMES() if evening.games else words.SEAT())
        alone = any(len(party) < plan.size for party in evening.parties)
        self.partners.setVisible(alone and sum(map(len, evening.parties)) > 1)
        self._nobody.setVisible(not self._shown)

    def _make_people(self) -> Column:
        column, sheet = Column(), Sheet()
        self._nobody = RichLabel(words.NOBODY_YET(), role=Role.NOTE)
        sheet.add(RichLabel(words.WHO_HAS_COME(), role=Role.STRONG), RichLabel(words.NAMES_HELP(), role=Role.NOTE))
        sheet.add(WithButton(self.names, self.add), self._status, self._fault, self.partners, self._acts)
        sheet.add(self._nobody, self._list)
        column.add(self.ways, sheet)
        column.rows.addStretch(1)
        return column

    def _make_evening(self) -> Column:
        column, sheet = Column(), Sheet()
        sheet.add(RichLabel(words.THE_EVENING(), role=Role.STRONG))
        self._sides_title = RichLabel("")
        for question in (self.hall, self.together):
            sheet.add_part(RichLabel(question.question), question)
        sheet.add_part(self._sides_title, self.sides)
        sheet.add_part(RichLabel(words.NUMBER_OF_GAMES()), self.games)
        for question in (self.movement, self.left_over, self.scoring):
            sheet.add_part(RichLabel(question.question), question)
        sheet.add_part(RichLabel(words.FEE_IN(sign=words.money_sign())), self.fee)
        sheet.add(self.print)
        column.add(sheet)
        column.rows.addStretch(1)
        return column

    def _connect(self) -> None:
        self.names.returnPressed.connect(self._add)
        self.add.clicked.connect(self._add)
        self.partners.clicked.connect(lambda: self.enter(self._room.enter(PartnersDrawn(draw_seed()))))
        self.paid.clicked.connect(self._pay)
        self.strike.clicked.connect(self._strike)
        self.goes.clicked.connect(self._go)
        self.print.clicked.connect(self.paper_asked)
        self.footer.start.clicked.connect(self._seat)
        self.hall.chosen.connect(self._follow_hall)
        self.together.chosen.connect(lambda size: self._plan(_fitting(replace(self._now, size=size))))
        self.sides.changed.connect(lambda sides: self._plan(replace(self._now, sides=sides)))
        self.games.changed.connect(lambda games: self._plan(replace(self._now, games=games)))
        self.movement.chosen.connect(lambda movement: self._plan(replace(self._now, movement=movement)))
        self.left_over.chosen.connect(lambda left_over: self._plan(replace(self._now, left_over=left_over)))
        self.scoring.chosen.connect(lambda scoring: self._plan(replace(self._now, scoring=scoring)))
        self.fee.changed.connect(lambda fee: self._plan(replace(self._now, fee=100 * fee)))

    @property
    def _now(self) -> Plan:
        return self._room.evening.plan

    def _plan(self, plan: Plan) -> None:
        self.enter(self._room.enter(Planned(plan)))

    def _follow_hall(self, hall: Source | None) -> None:
        if hall is not None:
            self._plan(with_hall(self._now, hall))

    def _show_plan(self, plan: Plan) -> None:
        halls = [Answer(source, words.HALLS[source.value]()) for source in PLANS]
        self.hall.show_answers([*halls, Answer(None, words.OWN_WAY())], hall_of(plan))
        self.together.show_answers([Answer(size, text()) for size, text in words.SIZES.items()], plan.size)
        self._sides_title.set_text(words.AT_A_TABLE[plan.size]())
        self.sides.set_value(plan.sides)
        self.games.set_value(plan.games)
        self.movement.show_answers([Answer(one, words.MOVEMENTS[one]()) for one in Movement], plan.movement)
        self.left_over.show_answers([Answer(one, words.LEFT_OVERS[one]()) for one in LeftOver], plan.left_over)
        self.scoring.show_answers([Answer(one, words.SCORINGS[one]()) for one in Scoring], plan.scoring)
        self.fee.set_value(min(_MOST_FEE, plan.fee // 100))

    def _show_list(self) -> None:
        """Show the list. A line that stays the same is left as it is: there may be 250 of them."""
        shown = list_shown(self._room.evening)
        take_away(self.lines[len(shown) :])
        del self.lines[len(shown) :], self._list.buttons[len(shown) :]
        for at, line in enumerate(shown):
            if at == len(self.lines):
                button = ChoiceButton(line.names, note=line.note)
                button.clicked.connect(lambda _=False, at=at: self._choose(at))
                button.set_alignment(Qt.AlignmentFlag.AlignLeft)
                self.lines.append(button)
                self._list.add(button)
                button.show()
            elif line != self._shown[at]:
                self.lines[at].set_label(line.names, line.note)
        self._shown = shown
        if self._chosen and not any(line.people == self._chosen for line in shown):
            self._chosen = ()
        for button, line in zip(self.lines, shown, strict=True):
            button.setChecked(line.people == self._chosen)
        self._show_acts()

    def _show_acts(self) -> None:
        line, evening = self._line, self._room.evening
        self._acts.setVisible(line is not None)
        if line is not None:
            out = [] if evening.plan.fee and not line.paid else [self.paid]
            out.append(self.strike if line.side else self.goes)
            self._acts.leave_out(*out)
            self.goes.set_label(words.COMES_BACK() if line.gone else words.GOES_HOME())

    @property
    def _line(self) -> PartyShown | None:
        """The line that is chosen."""
        return next((line for line in self._shown if line.people == self._chosen), None)

    def _choose(self, at: int) -> None:
        people = self._shown[at].people
        self._chosen = () if people == self._chosen else people
        for button, line in zip(self.lines, self._shown, strict=True):
            button.setChecked(line.people == self._chosen)
        self._show_acts()

    def _add(self) -> None:
        names = names_typed(self.names.text())
        if not names:
            self.tell_fault(words.NAMES_HELP())
            self.names.setFocus()
            return
        if any(len(name) > MOST_NAME_LETTERS for name in names):
            self.tell_fault(words.NAME_TOO_LONG())
            self.names.setFocus()
            return
        before = len(self._shown)
        if self.enter(self._room.enter(Came(names)), words.ON_THE_LIST(names=words.joined(names))):
            self.names.setText("")
            if len(self.lines) > before:
                self._scroll_to(self.lines[-1])
        self.names.setFocus()

    def _pay(self) -> None:
        if self._line is not None:
            fee = self._now.fee
            self.enter(self._room.enter(*(Paid(person, fee) for person in self._line.people)))

    def _strike(self) -> None:
        if self._line is not None:
            self.enter(self._room.enter(*(Struck(person) for person in self._line.people)))
            self.names.setFocus()

    def _go(self) -> None:
        line = self._line
        if line is not None:
            self.enter(self._room.enter(Returned(line.side) if line.gone else Gone(line.side)))

    def _seat(self) -> None:
        if not self._room.evening.games and not self.enter(self._room.enter(Seated(draw_seed()))):
            return
        self._room.show()


def _fitting(plan: Plan) -> Plan:
    return replace(plan, sides=min(plan.sides, plan.most_sides))
