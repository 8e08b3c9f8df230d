"""The page at the door: who has come, who plays with whom, and how the evening is to go."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from twentyfive.drive.entries import Came, Entry, PartnersDrawn, Planned, Seated
from twentyfive.drive.people import MOST_NAME_LETTERS
from twentyfive.drive.plan import MOST_GAMES, PLANS, LeftOver, Movement, Plan, Scoring, Source
from twentyfive.presentation.drive.evenness_shown import asked_of, met_note, met_said
from twentyfive.presentation.drive.line_acts import Act, Asks, acts_of, with_line, with_names
from twentyfive.presentation.drive.names_offered import Offer, offers
from twentyfive.presentation.drive.people_shown import (
    PartyShown,
    came_said,
    come_so_far,
    hall_of,
    is_same,
    line_said,
    list_shown,
    names_typed,
    with_hall,
)
from twentyfive.presentation.drive.plan_shown import FEE, ChoiceShown
from twentyfive.presentation.drive.seats_shown import (
    Drawn,
    Seats,
    card_fault,
    card_question,
    draws_card,
    last_night,
    next_to_draw,
    order_drawn,
    order_of_places,
    seats_offered,
)
from twentyfive.presentation.drive.told_shown import told_at_door
from twentyfive.ui.pages.drive.answer_row import TypedRow
from twentyfive.ui.pages.drive.drive_page import DrivePage
from twentyfive.ui.pages.drive.drive_room import DriveRoom, draw_seed
from twentyfive.ui.pages.drive.evenness_finder import EvennessFinder
from twentyfive.ui.pages.drive.name_field import NameField, NamesOffered
from twentyfive.ui.pages.drive.people_list import PeopleList
from twentyfive.ui.theme.icons import Icon
from twentyfive.ui.widgets.buttons import SecondButton, Switch
from twentyfive.ui.widgets.drop_down import DropDown
from twentyfive.ui.widgets.page_footer import PageFooter
from twentyfive.ui.widgets.panels import RichLabel, Role
from twentyfive.ui.widgets.rows import Column, Sheet, WithButton
from twentyfive.ui.widgets.stepper import Stepper
from twentyfive.wording import drive as words
from twentyfive.wording import drive_paper as paper_words
from twentyfive.wording import drive_phones as phone_words
from twentyfive.wording import drive_plan as plan_words
from twentyfive.wording.choice import Answer
from twentyfive.wording.names import separated

_MOST_LETTERS: Final = 130
"""Three names and what stands between them."""


class PeoplePage(DrivePage):
    """The page.

    Attributes:
        names: the field in which who comes is typed.
        offered: the names that are offered for what is typed.
        add: the button that puts them on the list.
        list: the list, with what can be done with who is chosen.
        house: whether who is added plays for the house.
        partners: the button that draws partners for who is alone.
        seats: how the first seats are found.
        meets: how many others one meets by the movement chosen.
        hall, together, sides, games, movement, left_over, scoring, fee: the choices of the evening.
        more: the button that leads to the prizes and rules.
        print: the button that leads to paper.
        phones: the button that leads to the phones of the tables.
        footer: how many have come, and the button that seats them.
    """

    def __init__(self, room: DriveRoom) -> None:
        super().__init__(room)
        self._chosen: tuple[int, ...] = ()
        self._asks_for_cards = False  # whether the table cards drawn are being entered
        self._seats: tuple[object, Seats] = (None, Seats.CHANCE)  # the night, and how its first seats are found
        self._drawn: tuple[object, Drawn] = (None, {})  # the night, and the tables on the cards drawn so far
        self._shown: tuple[PartyShown, ...] = ()
        self.names = NameField()
        self.offered = NamesOffered(self.names, self._offers)
        self.names.setMaxLength(_MOST_LETTERS)
        self.names.setAccessibleName(words.NAMES())
        self.add = SecondButton(words.ADD())
        self.house = Switch(words.FOR_THE_HOUSE())
        self.list = PeopleList(self._offers)
        self.partners = SecondButton(words.FIND_PARTNERS())
        self.hall, self.together = DropDown(words.AS_IN()), DropDown(words.SIZE())
        self.sides = Stepper(words.AT_A_TABLE[2](), 2, range(2, 10))
        self.games = Stepper(words.NUMBER_OF_GAMES(), 20, range(1, MOST_GAMES + 1))
        self.movement, self.left_over = DropDown(words.MOVEMENT()), DropDown(words.LEFT_OVER())
        self.meets, self._evenness = RichLabel("", role=Role.NOTE), EvennessFinder(self)
        self.scoring, self.seats = DropDown(words.SCORING()), DropDown(words.SEATS())
        self._seats_title = RichLabel(words.SEATS())
        self.fee = TypedRow(words.FEE(), FEE)
        self.more = SecondButton(plan_words.PRIZES_AND_RULES())
        self.print, self.phones = SecondButton(paper_words.PRINT()), SecondButton(phone_words.OF_THE_TABLES())
        self.footer = PageFooter(words.SEAT(), Icon.PLAY)
        self.set_columns(((self._make_people(), 3), (self._make_evening(), 2)))
        self.set_footer(self.footer)
        self._connect()

    def first_stop(self) -> QWidget:
        return self.names

    def arrive(self) -> None:
        """Show the list with none of it chosen."""
        self._chosen, self._asks_for_cards = (), False
        super().arrive()

    def show_evening(self) -> None:
        evening, plan = self._room.evening, self._room.evening.plan
        super().show_evening()
        self._show_list()
        self._show_plan(plan)
        said = come_so_far(evening)
        self.footer.say((said,))
        self._show_seats()
        alone = any(len(party) < plan.size for party in evening.parties)
        self.partners.setVisible(alone and sum(map(len, evening.parties)) > 1)
        self._nobody.setVisible(not self._shown)
        self._to_know.set_text(told_at_door(evening))
        self._to_know.setVisible(bool(self._to_know.plain))
        self.house.setVisible(plan.left_over is LeftOver.ORGANISER)

    def _make_people(self) -> Column:
        column, sheet = Column(), Sheet()
        self._nobody = RichLabel(words.NOBODY_YET(), role=Role.NOTE)
        sheet.add(RichLabel(words.WHO_HAS_COME(), role=Role.STRONG), RichLabel(words.NAMES_HELP(), role=Role.NOTE))
        self._to_know = RichLabel("", role=Role.NOTE)
        sheet.add(WithButton(self.names, self.add), self.offered, self.house, self._status, self._fault, self._to_know)
        sheet.add(self.partners, self._nobody, self.list)
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
        sheet.add_part(RichLabel(words.MOVEMENT()), self.movement, self.meets)
        for question in (self.left_over, self.scoring):
            sheet.add_part(RichLabel(question.question), question)
        sheet.add_part(self._seats_title, self.seats)
        sheet.add(self.fee, self.more, self.print, self.phones)
        column.add(sheet)
        column.rows.addStretch(1)
        return column

    def _connect(self) -> None:
        self.names.returnPressed.connect(self._add)
        self.add.clicked.connect(self._add)
        self.partners.clicked.connect(lambda: self.enter(self._room.enter(PartnersDrawn(draw_seed()))))
        self.list.pressed.connect(self._press)
        self.list.panel.acted.connect(lambda act: self._enter(act.entries))
        self.list.panel.typed.connect(self._answer)
        self.list.panel.refused.connect(self.tell_fault)
        self.list.panel.left.connect(self._leave_question)
        self.print.clicked.connect(self.paper_asked)
        self.phones.clicked.connect(self.phones_asked)
        self.footer.start.clicked.connect(self._seat)
        self._evenness.ready.connect(self._show_movements)
        self.hall.chosen.connect(self._follow_hall)
        self.seats.chosen.connect(self._follow_seats)
        self.together.chosen.connect(lambda size: self._plan(_fitting(replace(self._now, size=size))))
        self.sides.changed.connect(lambda sides: self._plan(replace(self._now, sides=sides)))
        self.games.changed.connect(lambda games: self._plan(replace(self._now, games=games)))
        self.movement.chosen.connect(lambda movement: self._plan(replace(self._now, movement=movement)))
        self.left_over.chosen.connect(lambda left_over: self._plan(replace(self._now, left_over=left_over)))
        self.scoring.chosen.connect(lambda scoring: self._plan(replace(self._now, scoring=scoring)))
        self.fee.typed.connect(lambda fee: self._plan(replace(self._now, fee=fee)))
        self.more.clicked.connect(self.to["drive_plan"].click)

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
        self._show_movements()
        self.left_over.show_answers([Answer(one, words.LEFT_OVERS[one]()) for one in LeftOver], plan.left_over)
        self.scoring.show_answers([Answer(one, words.SCORINGS[one]()) for one in Scoring], plan.scoring)
        self.fee.show_choice(ChoiceShown(words.money(plan.fee)))

    def _show_seats(self) -> None:
        """Show how the first seats are found, until they are."""
        offered, has_begun = seats_offered(self._room.desk.club), bool(self._room.evening.games)
        by = self._seats_by
        self.seats.show_answers([Answer(one, words.SEATS_BY[one.value]()) for one in offered], by)
        for part in (self._seats_title, self.seats):
            part.setVisible(not has_begun)
        step = words.GAMES if has_begun else words.SEAT if by is Seats.CHANCE else words.SEAT_SO
        self.footer.offer(step())

    @property
    def _seats_by(self) -> Seats:
        """How the first seats are found: by chance, unless something else was chosen for this evening."""
        night, by = self._seats
        return by if night == self._night else Seats.CHANCE

    def _follow_seats(self, by: Seats) -> None:
        self._seats, self._asks_for_cards = (self._night, by), False
        self.show_evening()

    def _show_movements(self) -> None:
        """Show the movements, each with how many one meets by it as soon as that is known."""
        plan, asked = self._now, asked_of(self._room.evening)
        self._evenness.ask(asked)
        found, count = self._evenness.found, asked[1] if asked else 0
        answers = [Answer(one, words.MOVEMENTS[one](), met_note(found, one, count)) for one in Movement]
        self.movement.show_answers(answers, plan.movement)
        self.meets.set_text(met_said(found, plan, count))
        self.meets.setVisible(bool(self.meets.plain))

    def _show_list(self) -> None:
        self._shown = tuple(self._with_card(line) for line in list_shown(self._room.evening))
        self.list.show_lines(self._shown)
        self._show_chosen()

    def _show_chosen(self) -> None:
        at = next((at for at, line in enumerate(self._shown) if line.people == self._chosen), -1)
        if at < 0:
            self._chosen = ()
        self.list.choose(at, acts_of(self._room.evening, self._shown[at]) if at >= 0 else ())
        if self._asks_for_cards and draws_card(self._room.evening, self._chosen):
            question = card_question(self._room.evening, self._chosen)
            self.list.panel.ask(Act("", self._chosen, asks=Asks.TABLE, question=question))

    def _with_card(self, line: PartyShown) -> PartyShown:
        """Add to a line of the list what its card says, as long as it is to be seated by it."""
        table = self._cards.get(line.people) if self._seats_by is Seats.CARDS and not line.side else None
        if table is None:
            return line
        drawn = words.TABLE_DRAWN(number=table) if table else words.OUT_DRAWN()
        return replace(line, note=separated([drawn, *filter(None, [line.note])]))

    def _press(self, at: int) -> None:
        """Choose the line that was pressed, or none if it was chosen; or answer the question for another line."""
        people, asking = self._shown[at].people, self.list.panel.asking
        if asking is not None and asking.asks_for_line and people != self._chosen:
            self._enter(with_line(asking, people))
            return
        self._chosen = () if people == self._chosen else people
        self._show_chosen()
        if self._chosen:
            self._show_said(self.list.panel)

    def _answer(self, act: Act, text: str) -> None:
        if act.asks is Asks.TABLE:
            self._draw_card(text)
            return
        entries = with_names(act, self._room.evening, text)
        too_long = any(len(name) > MOST_NAME_LETTERS for name in names_typed(text))
        if entries is None or too_long:
            self.tell_fault(words.NAME_TOO_LONG() if too_long else act.question)
            self.list.panel.field.setFocus()
        else:
            self._enter(entries)

    def _enter(self, entries: Sequence[Entry]) -> None:
        """Enter what was done with a line, keep it chosen, and say what it is now."""
        before = next(line for line in self._shown if line.people == self._chosen)
        fault = self._room.enter(*entries)
        if fault:
            self.tell_fault(fault)
            return
        after = next((line for line in list_shown(self._room.evening) if is_same(line, before)), None)
        self._chosen = after.people if after else ()
        self.enter("", line_said(after) if after else words.OFF_THE_LIST(names=before.names))
        self._focus_line()

    @property
    def _night(self) -> object:
        return self._room.desk.path, self._room.desk.club.open

    @property
    def _cards(self) -> Drawn:
        """The tables on the cards drawn, as far as they are known."""
        night, drawn = self._drawn
        return drawn if night == self._night else {}

    def _draw_card(self, text: str) -> None:
        """Note the table on the card of the chosen side, and ask for the next; begin when all are known."""
        fault = card_fault(self._room.evening, self._cards, self._chosen, text)
        if not fault:
            self._drawn = self._night, {**self._cards, self._chosen: int(text)}
            self._ask_for_card()
        else:
            self.tell_fault(fault)
            self.list.panel.field.setFocus()

    def _ask_for_card(self) -> None:
        """Ask for the next card that is not known; begin if all are."""
        evening = self._room.evening
        following = next_to_draw(evening, self._cards)
        if not following:
            self._begin(Seated(order=order_drawn(evening, self._cards)))
            return
        self._chosen = following
        self.show_evening()
        self.tell("")
        self._show_said(self.list.panel)

    def _leave_question(self) -> None:
        """Drop a question. What was entered of cards drawn stays, and is gone on with when play is to begin."""
        self._asks_for_cards = False
        self.show_evening()
        self._focus_line()

    def _focus_line(self) -> None:
        at = next((at for at, line in enumerate(self._shown) if line.people == self._chosen), -1)
        (self.list.lines[at] if at >= 0 else self.names).setFocus()

    def _offers(self, line: str) -> tuple[Offer, ...]:
        return offers(line, self._room.desk.club.names, self._room.evening.here)

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
        house = self.house.isChecked() and self.house.isVisible()
        fault = self._room.enter(Came(names, house=house))
        if self.enter(fault, "" if fault else came_said(self._room.evening)):
            self.names.setText("")
            self.house.setChecked(False)
        self.names.setFocus()
        self._scroll_to(self.names)  # what is typed next is to be seen, however long the list is

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Drop by Escape the names that are offered, or a question."""
        offered = next((row for row in (self.offered, self.list.panel.offered) if row.isVisible()), None)
        if event.key() == Qt.Key.Key_Escape and offered is not None:
            offered.drop()
        elif event.key() == Qt.Key.Key_Escape and self.list.panel.asking is not None:
            self.list.panel.drop()
        else:
            super().keyPressEvent(event)

    def _seat(self) -> None:
        """Go to the games; find the first seats before, if that is still to be done."""
        evening, last = self._room.evening, last_night(self._room.desk.club)
        if evening.games:
            self._room.show()
        elif self._seats_by is Seats.CARDS and len(evening.next_sides) > 1:
            self._asks_for_cards = True
            self._ask_for_card()
        elif self._seats_by is Seats.PLACES and last is not None:
            self._begin(Seated(order=order_of_places(evening, last)))
        else:
            self._begin(Seated(draw_seed()))

    def _begin(self, seated: Seated) -> None:
        self._asks_for_cards = False
        if self.enter(self._room.enter(seated)):
            self._room.show()


def _fitting(plan: Plan) -> Plan:
    return replace(plan, sides=min(plan.sides, plan.most_sides))
