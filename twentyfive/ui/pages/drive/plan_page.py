"""The page of prizes and rules: what each pays, what becomes of it, and the rules that the organiser chooses."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from typing import Any

from PySide6.QtWidgets import QWidget

from twentyfive.drive.entries import Planned
from twentyfive.drive.plan import MOST_GAMES, MOST_PRIZES, Plan, Prize
from twentyfive.drive.prizes import PrizeKind
from twentyfive.presentation.drive.plan_shown import (
    EXTRAS,
    FEE,
    PRIZE,
    ChoiceShown,
    Extra,
    expected_tin,
    extra_shown,
    has_extra,
    money_line,
    prize_shown,
    rules_shown,
    with_choice,
    with_extra,
    with_prizes,
)
from twentyfive.presentation.measures import PAGE_COLUMN
from twentyfive.ui.accessibility.announcer import Announcer
from twentyfive.ui.pages.drive.answer_row import AnswerRow, TypedRow
from twentyfive.ui.pages.drive.draws_sheet import DrawsSheet
from twentyfive.ui.pages.drive.drive_page import DrivePage
from twentyfive.ui.pages.drive.drive_room import DriveRoom
from twentyfive.ui.pages.drive.paid_sheet import PaidSheet
from twentyfive.ui.theme.icons import Icon
from twentyfive.ui.widgets.buttons import Switch
from twentyfive.ui.widgets.drop_down import DropDown
from twentyfive.ui.widgets.page_footer import PageFooter
from twentyfive.ui.widgets.panels import RichLabel, Role
from twentyfive.ui.widgets.rows import Column, Sheet
from twentyfive.ui.widgets.stepper import Stepper
from twentyfive.wording import drive as words
from twentyfive.wording import drive_paper as paper_words
from twentyfive.wording import drive_plan as plan_words
from twentyfive.wording.amounts import sentence_case


class ExtraBox(Column):
    """A switch for a pot or draw, and below it the rows of its choices while it is on.

    Attributes:
        switch: the switch.
        asked: the rows, by the name of the choice.
    """

    def __init__(self, extra: Extra) -> None:
        super().__init__()
        form = EXTRAS[extra]
        self.switch = Switch(form.name(), note=form.note())
        self.asked = {choice.name: TypedRow(choice.title(), choice, form.name()) for choice in form.choices}
        self.add(self.switch, *self.asked.values())

    def show_choices(self, shown: Mapping[str, ChoiceShown] | None) -> None:
        """Show the choices as they are; None if it is switched off."""
        self.switch.setChecked(shown is not None)
        for name, row in self.asked.items():
            row.setVisible(shown is not None)
            if shown is not None:
                row.show_choice(shown[name])


class PlanPage(DrivePage):
    """The page.

    Attributes:
        fee: what each pays.
        count: the number of prizes for places.
        prizes: the rows of those prizes, the first first; some may be kept for later.
        extras: the pots and draws.
        draws: what is drawn and sold of them.
        paid: who has paid.
        every: the games before people move.
        rules: the other rules, by the choice of the plan.
        footer: what becomes of the tin, and the button that leads on.
    """

    widest = PAGE_COLUMN

    def __init__(self, room: DriveRoom) -> None:
        super().__init__(room)
        self._announcer = Announcer(self)
        self.fee = TypedRow(words.FEE(), FEE)
        self.count = Stepper(plan_words.PLACES(), 0, range(MOST_PRIZES + 1))
        self.prizes: list[TypedRow] = []
        self._prize_column = Column()
        self.extras = {extra: ExtraBox(extra) for extra in EXTRAS}
        self.paid, self.draws = PaidSheet(room), DrawsSheet(room)
        self.every = Stepper(plan_words.EVERY(), 1, range(1, MOST_GAMES + 1))
        self.rules: dict[str, DropDown] = {}
        self._sources: dict[str, RichLabel] = {}
        self.footer = PageFooter(words.PEOPLE(), Icon.PLAY)
        self.set_columns(((self._make_prizes(), 1), (self._make_rules(), 1)))
        self.set_footer(self.footer)
        self._connect()

    def first_stop(self) -> QWidget:
        return self.fee.field

    def arrive(self) -> None:
        self.draws.forget()
        self.paid.forget()
        super().arrive()

    def show_evening(self) -> None:
        super().show_evening()
        evening, plan = self._room.evening, self._now
        tin = expected_tin(evening)
        self.fee.show_choice(ChoiceShown(words.money(plan.fee)))
        self.count.set_value(len(plan.prizes))
        self._show_prizes(plan, tin)
        for extra, box in self.extras.items():
            box.show_choices(extra_shown(plan, extra, tin) if has_extra(plan, extra) else None)
        self.draws.show_evening()
        self.paid.show_evening()
        self.every.set_value(plan.every)
        for rule in rules_shown(plan):
            self.rules[rule.field].show_answers(rule.answers, rule.value)
            self._sources[rule.field].set_text(rule.source)
            self._sources[rule.field].setVisible(bool(rule.source))
        self.footer.insist((money_line(evening),))
        self.footer.offer(paper_words.RESULTS() if evening.over else words.GAMES() if evening.games else words.PEOPLE())

    @property
    def _now(self) -> Plan:
        return self._room.evening.plan

    def _plan(self, plan: Plan, row: TypedRow | None = None) -> None:
        """Enter another plan. Why it cannot be is said at the row where it was typed."""
        fault = self._room.enter(Planned(plan))
        if fault and row is not None:
            row.show_fault(fault)
        elif self.enter(fault):
            self._announcer.say(self.footer.said)

    def _make_prizes(self) -> Column:
        column, prizes, pots = Column(), Sheet(), Sheet()
        prizes.add(RichLabel(words.PRIZES(), role=Role.HEADING), self._status, self._fault, self.fee)
        prizes.add(AnswerRow(plan_words.PLACES(), self.count), RichLabel(plan_words.PRIZE_HELP(), role=Role.NOTE))
        prizes.add(self._prize_column)
        pots.add(RichLabel(plan_words.POTS(), role=Role.HEADING), *self.extras.values())
        column.add(self.ways, prizes, pots)
        column.rows.addStretch(1)
        return column

    def _make_rules(self) -> Column:
        column, sheet = Column(), Sheet()
        sheet.add(RichLabel(plan_words.RULES(), role=Role.HEADING), AnswerRow(plan_words.EVERY(), self.every))
        for rule in rules_shown(self._now):
            question, source = DropDown(rule.question), RichLabel("", role=Role.NOTE)
            self.rules[rule.field], self._sources[rule.field] = question, source
            sheet.add_part(RichLabel(rule.question), question, source)
        column.add(sheet, self.draws, self.paid)
        column.rows.addStretch(1)
        return column

    def _connect(self) -> None:
        self.fee.typed.connect(lambda fee: self._plan(replace(self._now, fee=fee), self.fee))
        self.count.changed.connect(lambda count: self._plan(with_prizes(self._now, count)))
        self.every.changed.connect(lambda every: self._plan(replace(self._now, every=every)))
        for field, question in self.rules.items():
            question.chosen.connect(partial(self._choose, field))
        for extra, box in self.extras.items():
            box.switch.clicked.connect(lambda on, extra=extra: self._plan(with_extra(self._now, extra, on)))
            for name, row in box.asked.items():
                row.typed.connect(partial(self._type, extra, name))
        self.draws.entered.connect(self.show_evening)
        self.paid.entered.connect(self.show_evening)
        self.footer.start.clicked.connect(lambda: self._room.show())

    def _choose(self, field: str, value: Any) -> None:
        self._plan(replace(self._now, **{field: value}))

    def _type(self, extra: Extra, name: str, value: object) -> None:
        self._plan(with_choice(self._now, extra, name, value), self.extras[extra].asked[name])

    def _type_prize(self, at: int, prize: Prize) -> None:
        prizes = self._now.prizes
        self._plan(replace(self._now, prizes=(*prizes[:at], prize, *prizes[at + 1 :])), self.prizes[at])

    def _show_prizes(self, plan: Plan, tin: int) -> None:
        """Show a row for each prize; one that is no longer needed is kept for later."""
        for at in range(len(self.prizes), len(plan.prizes)):
            row = TypedRow(sentence_case(words.prize_words(PrizeKind.PLACE, at + 1)), PRIZE, plan_words.PRIZE())
            row.typed.connect(partial(self._type_prize, at))
            self.prizes.append(row)
            self._prize_column.add(row)
        for at, row in enumerate(self.prizes):
            row.setVisible(at < len(plan.prizes))
            if at < len(plan.prizes):
                row.show_choice(prize_shown(plan.prizes[at], tin))
