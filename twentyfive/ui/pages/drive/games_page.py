"""The page of a game: each table with its sides, who won, and the standings beside them."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from twentyfive.drive.club import Club
from twentyfive.drive.entries import Exchanged, Reported
from twentyfive.drive.plan import Scoring
from twentyfive.drive.play import Game
from twentyfive.presentation.drive.end_shown import prizes_for_all
from twentyfive.presentation.drive.game_clock import clock_answers
from twentyfive.presentation.drive.game_shown import (
    TableShown,
    Typing,
    game_shown,
    pressed,
    said_of,
    standings_shown,
    typed,
)
from twentyfive.presentation.drive.phones_shown import Answers, news, with_answers
from twentyfive.presentation.drive.told_shown import (
    exchange_fault,
    exchange_question,
    exchanged_said,
    told_in_game,
)
from twentyfive.ui.accessibility.announcer import Announcer
from twentyfive.ui.pages.drive.drive_page import DrivePage
from twentyfive.ui.pages.drive.drive_room import DriveRoom
from twentyfive.ui.pages.drive.running_clock import ClockLabel, RunningClock
from twentyfive.ui.pages.drive.standings_list import StandingsList
from twentyfive.ui.pages.drive.table_grid import TableGrid
from twentyfive.ui.pages.drive.wall import Wall
from twentyfive.ui.theme.icons import Icon
from twentyfive.ui.widgets.buttons import SecondButton
from twentyfive.ui.widgets.drop_down import DropDown
from twentyfive.ui.widgets.height_for_width import take_away
from twentyfive.ui.widgets.page_footer import PageFooter
from twentyfive.ui.widgets.panels import RichLabel, Role
from twentyfive.ui.widgets.rows import Column, EvenRow, Sheet, WithButton
from twentyfive.wording import drive as words
from twentyfive.wording import drive_phones as phone_words
from twentyfive.wording.choice import Answer


class GamesPage(DrivePage):
    """The page.

    Attributes:
        tables: the tables of the game shown.
        standings: the standings, the first first.
        exchange: the button with which two change seats, or leave it.
        sitting_out: the buttons of who sits out, while two change seats.
        before, after: the buttons that show the game before and the one after, to mend a result.
        wall, on_wall: the window for a projector, and the button that opens it.
        take_all: the button that takes what was said at each table where only one side has spoken.
        clock: the clock of a game.
        minutes, turn_clock, bell: how long a game lasts, the button that starts and stops the clock, and what is heard.
        phones, let_in: the buttons that lead to the page of the phones: how many are in, and before they are let in.
        trial: the button that reports all tables of a trial evening.
        footer: what was done last, which tables are still playing, and the button for the next game.
        announcer: says to a screen reader what was done.
    """

    def __init__(self, room: DriveRoom) -> None:
        super().__init__(room)
        self._number = 0  # of the game shown
        self._typing = Typing()
        self._changing: int | None = None  # while two change seats, the first of them; 0 before they are known
        self._told = self._state = ""
        self._clock_turns: tuple[str, object] = ("", 0)
        self.announcer = Announcer(self)
        self.tables, self.standings = TableGrid(), StandingsList()
        self.before, self.after = SecondButton(words.PREVIOUS_GAME()), SecondButton(words.LATER_GAME())
        self.trial = SecondButton(words.REPORT_ALL())
        self.footer = PageFooter(words.NEXT_GAME(), Icon.PLAY)
        self._title, self._out = RichLabel("", role=Role.TITLE), RichLabel("", role=Role.NOTE)
        self._score = RichLabel("", role=Role.NOTE)
        self.exchange, self.sitting_out = SecondButton(words.EXCHANGE()), EvenRow()
        self._turns, self._phones = EvenRow(), EvenRow()
        self._shown: tuple[TableShown, ...] = ()
        self._shown_of: tuple[Club, Answers, bool, int] = (Club(), {}, False, 0)
        self.take_all, self.phones = SecondButton(phone_words.NONE_TO_TAKE()), SecondButton("")
        self._phones.add(self.take_all, self.phones)
        self._due = QTimer(self, singleShot=True, interval=0)  # many phones may speak at once
        self.on_wall = SecondButton(words.WALL())
        self.wall = Wall(self)
        self.clock, self._time = RunningClock(self), ClockLabel()
        self.minutes, self.bell = DropDown(words.CLOCK()), DropDown(words.BELL())
        self.turn_clock, self.let_in = SecondButton(words.START_CLOCK()), SecondButton(phone_words.OF_THE_TABLES())
        self._turns.add(self.before, self.after, self.on_wall, self.minutes, self.turn_clock, self.bell, self.let_in)
        self._turns.add(self.trial)
        self.set_columns(((self._make_tables(), 3), (self._make_standings(), 1)))
        self.set_footer(self.footer)
        self._connect()
        self._connect_phones()
        self._connect_clock()

    def _connect(self) -> None:
        self.tables.won.connect(self._on_won)
        self.tables.scored.connect(self._on_scored)
        self.exchange.clicked.connect(lambda: self._change(0 if self._changing is None else None))
        self.before.clicked.connect(lambda: self._show_game(self._number - 1))
        self.after.clicked.connect(lambda: self._show_game(self._number + 1))
        self.on_wall.clicked.connect(self._open_wall)
        self.trial.clicked.connect(lambda: self.enter(self._room.play_trial()))
        self.footer.start.clicked.connect(self._next)
        self._room.desk.changed.connect(self._follow_on_wall)

    def _connect_phones(self) -> None:
        room = self._room
        self.tables.taken.connect(self._take)
        self.take_all.clicked.connect(lambda: self._take(*room.phones.waiting))
        self.phones.clicked.connect(self.phones_asked)
        self.let_in.clicked.connect(self.phones_asked)
        self._due.timeout.connect(self._show_phones)
        room.phones.changed.connect(self._due.start)
        room.phones.not_kept.connect(lambda error: self.tell_fault(room.not_kept(error)))
        room.phones_changed.connect(self._due.start)

    def _connect_clock(self) -> None:
        self.minutes.show_answers(clock_answers(), 0)
        self.bell.show_answers([Answer(rings, text()) for rings, text in words.RINGS.items()], False)
        self.minutes.chosen.connect(self.clock.choose)
        self.turn_clock.clicked.connect(self.clock.turn)
        self.bell.chosen.connect(lambda rings: self.tell(self._room.ring() if rings else ""))
        self.clock.changed.connect(self._show_clock)
        self.clock.time_up.connect(self._on_time_up)

    def first_stop(self) -> QWidget:
        return self.footer.start

    def arrive(self) -> None:
        """Show the game that is played."""
        self._number, self._typing, self._changing = len(self._room.evening.games), Typing(), None
        super().arrive()

    def show_evening(self) -> None:
        super().show_evening()
        evening = self._room.evening
        if not evening.games:  # the beginning of play was taken back
            self._room.show()
            return
        self._number = min(max(self._number, 1), len(evening.games))
        shown = game_shown(evening, self._number)
        points = evening.plan.scoring is Scoring.POINTS
        self._title.set_text(shown.title)
        playing = self._number == len(evening.games)
        self._out.set_text(told_in_game(evening) if playing else shown.out)
        self._out.setVisible(bool(self._out.plain))
        self._show_exchange()
        answers = {number: self._room.phones.answers(number) for number in evening.missing if playing}
        has_phones = playing and self._changing is None and (self._room.lets_phones_in or any(answers.values()))
        self._shown = with_answers(shown.tables, answers) if has_phones else shown.tables
        self._shown_of = self._room.desk.club, answers, self._room.lets_phones_in, self._room.phone_count
        self.tables.show_tables(self._number, self._shown, points=points and self._changing is None)
        self.tables.ask(self._typing.table)
        self._offer_answers(has_phones=has_phones)
        self.standings.show_lines(standings_shown(evening))
        self._score.set_text(words.POINTS() if points else words.GAMES_WON())
        differing = phone_words.differing(self._room.phones.differing) if playing else ""
        self._state = differing or shown.state
        self.footer.say((f"{differing} {shown.state}".strip(), self._state))
        self.footer.offer(words.THE_END() if playing and shown.is_last else words.NEXT_GAME())
        if shown.whole:
            self.footer.start.turn_on()
        else:
            self.footer.start.refuse(shown.state)
        if evening.over or not evening.missing:
            self.clock.stop()
        self._show_turns()

    def _show_turns(self) -> None:
        """Show the buttons that have something to do."""
        evening, shown = self._room.evening, self.clock.shown
        playing = self._number == len(evening.games)
        fills_in = self._room.is_trial and playing and bool(evening.missing)
        self._turns.leave_out(
            *([self.before] if self._number == 1 else []),
            *([self.after] if playing else []),
            *([] if shown.act and evening.missing else [self.turn_clock]),
            *([] if self.minutes.value else [self.bell]),
            *([] if fills_in else [self.trial]),
            *([self.let_in] if self._room.lets_phones_in else []),
        )

    def _offer_answers(self, *, has_phones: bool) -> None:
        """Offer to take all answers of tables where only one side has spoken."""
        self._phones.setVisible(has_phones)
        waiting = len(self._room.phones.waiting)
        self.take_all.set_label(phone_words.TAKE_ALL(number=waiting) if waiting else phone_words.NONE_TO_TAKE())
        self.phones.set_label(phone_words.PHONES_HERE(number=self._room.phone_count))
        self.take_all.offer("" if waiting else phone_words.NONE_TO_TAKE(), self.footer.start)

    def _take(self, *entries: Reported) -> None:
        """Enter what phones have said."""
        if len(entries) == 1:
            self._say_result(self._room.enter(*entries), entries[0].table)
        elif entries:
            self.enter(self._room.enter(*entries), phone_words.TAKEN(number=len(entries)))

    def _show_phones(self) -> None:
        """Show what the phones have said or entered; what is typed, and where, stays as it is."""
        room, evening = self._room, self._room.evening
        club, answers, *phones = self._shown_of
        now = {number: room.phones.answers(number) for number in answers}
        is_same = club is room.desk.club and now == answers and phones == [room.lets_phones_in, room.phone_count]
        is_seen = self.isVisible() or self.wall.isVisible()
        if is_same or not is_seen or not evening.games:
            return
        before, number = self._shown, self._number
        self.show_evening()
        said = " ".join(news(evening, before, self._shown)) if number == len(evening.games) else ""
        if self._fault.plain or self._typing.table:
            self._say_at_foot(self._told)
            self.announcer.say(said)
        else:
            self.tell(said)

    def _show_clock(self) -> None:
        shown = self.clock.shown
        self._time.show_clock(shown)
        self.wall.show_clock(shown)
        if (shown.act, self.minutes.value) != self._clock_turns:  # not each second
            self._clock_turns = (shown.act, self.minutes.value)
            self.turn_clock.set_label(shown.act)
            self._show_turns()

    def _on_time_up(self) -> None:
        if self.bell.value:
            self._room.ring()
        self.tell(words.TIME_UP())

    @property
    def said(self) -> str:
        return self._fault.plain or self._told

    def tell(self, sentence: str) -> None:
        """Say at the foot what was done: a line at the head would scroll the page away from the table pressed."""
        self._fault.set_text("")
        self._say_at_foot(sentence)
        self.announcer.say(sentence)

    def _say_at_foot(self, sentence: str) -> None:
        self._told = sentence
        self.footer.say((f"{sentence} {self._state}".strip(), sentence or self._state))

    def _open_wall(self) -> None:
        self._show_wall()
        self.wall.open_beside(self.window())

    def _follow_on_wall(self) -> None:
        """Show on the wall what has changed, if it is open; not the names of a club whose evening is left."""
        if self.wall.isVisible():
            if self._room.evening.games:
                self._show_wall()
            else:
                self.wall.close()

    def _show_wall(self) -> None:
        evening, club = self._room.evening, self._room.desk.club.name
        self.wall.show_game(club, game_shown(evening), standings_shown(evening), prizes_for_all(evening))
        self.wall.show_clock(self.clock.shown)

    @property
    def _game(self) -> Game:
        return self._room.evening.games[self._number - 1]

    def _make_tables(self) -> Column:
        column = Column()
        head = QWidget()
        row = QHBoxLayout(head)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(WithButton(self._title, self.exchange), 1)
        row.addWidget(self._time)
        column.add(self.ways, head, self._out, self.sitting_out)
        column.add(self._fault, self._phones, self.tables, self._turns)
        column.add(RichLabel(words.KEYS_HELP(), role=Role.NOTE))
        column.rows.addStretch(1)
        return column

    def _make_standings(self) -> Column:
        column, sheet = Column(), Sheet()
        sheet.add(RichLabel(words.STANDINGS(), role=Role.HEADING), self._score, self.standings)
        column.add(sheet)
        column.rows.addStretch(1)
        return column

    def _show_game(self, number: int) -> None:
        self._number, self._typing, self._changing = number, Typing(), None
        self.enter("")

    def _on_won(self, table: int, side: int) -> None:
        """Enter that a card won at a table, or take it away if it is the winner already; or let it change its seat."""
        if self._changing is not None:
            self._change(side)
            return
        fault = self._room.enter(pressed(self._game, self._game.tables[table - 1], side))
        self._say_result(fault, table)

    def _on_scored(self, table: int, points: tuple[int, ...]) -> None:
        self._say_result(self._room.enter(Reported(self._number, table, points=points)), table)

    def _say_result(self, fault: str, table: int) -> None:
        self._typing = Typing()
        said = "" if fault else said_of(self._room.evening, self._game.tables[table - 1])
        self.enter(fault, said)

    def _show_exchange(self) -> None:
        """Show who is to be pressed to change seats, if anybody is."""
        evening, first = self._room.evening, self._changing
        playing = self._number == len(evening.games) and not evening.over
        self.exchange.setVisible(playing)
        self.exchange.set_label(words.EXCHANGE() if first is None else words.LEAVE_IT())
        take_away(self.sitting_out.buttons)
        self.sitting_out.buttons = []
        for side in evening.out if first is not None else ():
            button = SecondButton(words.side_names(evening, side))
            button.clicked.connect(lambda _=False, side=side: self._change(side))
            self.sitting_out.add(button)
            button.show()
        self.sitting_out.setVisible(bool(self.sitting_out.buttons))

    def _change(self, side: int | None) -> None:
        """Let this card change its seat: with the one pressed before it, if one was. None leaves all as it is."""
        evening, first, self._typing = self._room.evening, self._changing, Typing()
        if not first or not side or side == first:
            self._changing = 0 if side == first else side
            self.enter("", exchange_question(evening, self._changing) if self._changing is not None else "")
        elif fault := exchange_fault(evening, first, side):
            self.enter(fault)
        else:
            self._changing = None
            fault = self._room.enter(Exchanged(self._number, first, side))
            self.enter(fault, exchanged_said(self._room.evening, first, side))
        if self._changing is None:
            self.exchange.setFocus()  # what was pressed may be gone

    def _next(self) -> None:
        evening = self._room.evening
        if self._number < len(evening.games):
            self._show_game(self._number + 1)
        elif evening.over:
            self._room.show()
        elif self.enter(self._room.next_game()):
            self.clock.begin()
            self._show_game(len(self._room.evening.games))
        if self.footer.start.isVisible():
            self.footer.start.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the keys that enter a result: a table's, then that of the side that won."""
        plain = event.modifiers() in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)
        wins = self._room.evening.plan.scoring is Scoring.WINS or self._changing is not None
        found = typed(self._game, self._typing, event.text()) if plain and wins else None
        if event.key() == Qt.Key.Key_Escape and self._changing is not None:
            self._change(None)
            return
        if found is None:
            super().keyPressEvent(event)
            return
        self._typing = found.typing
        if found.side and self._changing is not None:
            self._change(found.side)
        elif found.side:
            self._say_result(self._room.enter(Reported(self._number, found.table, found.side)), found.table)
        else:
            asks = self._changing is not None and found.typing.table
            self.enter("", exchange_question(self._room.evening, self._changing or 0) if asks else found.says)
        number = found.table or found.typing.table
        if number:
            self._scroll_to(self.tables.boxes[number - 1])
