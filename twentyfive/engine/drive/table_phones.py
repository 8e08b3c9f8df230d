"""What the phones of the tables say of the open night, and what they are told."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from types import MappingProxyType

from PySide6.QtCore import QObject, Signal

from twentyfive.drive.entries import Reported
from twentyfive.drive.evening import Evening
from twentyfive.drive.people import Side
from twentyfive.drive.plan import MOST_POINTS, Scoring
from twentyfive.drive.play import LETTERS, Result, Table, result_of
from twentyfive.drive.prizes import Payout, Tie
from twentyfive.drive.problems import ProblemKind, Refused
from twentyfive.engine.drive.club_desk import ClubDesk


class SideIs(StrEnum):
    """What a side's phone shows."""

    ASKED = "asked"  # who won; others at its table may have said so already
    WAITING = "waiting"  # it has said who won: for a second side, or for the organiser
    DIFFERING = "differing"  # the sides at its table say different things: the organiser comes
    ENTERED = "entered"  # the result of its table is entered, and other tables are still playing
    BREAK = "break"  # all tables are in, or the side sits out or has gone home: until the next game
    OVER = "over"  # the evening


@dataclass(frozen=True, slots=True)
class SideAtTable:
    """A side at a table, as everybody there sees it.

    Attributes:
        side: the number of its card.
        letter: its letter at the table: "A".
        names: the names of its people.
        said: what it said of the game; None until then, and once a result is entered.
    """

    side: int
    letter: str
    names: tuple[str, ...]
    said: Result | None = None


@dataclass(frozen=True, slots=True)
class SideTold:
    """What a side is told.

    Attributes:
        side: the number of its card.
        names: the names of its people.
        state: what its phone shows.
        game: the number of the game that is on, or was last.
        games: how many are planned.
        scoring: what is asked: who won, or the points of all sides.
        table: the number of its table; 0 if it sits out or has gone home.
        came_from: the number of its table in the game before; 0 if it had none.
        sides: the sides at the table, in the order in which they sit.
        result: the result that is entered; None until then.
        score: its wins or points so far.
        place: its place at the end; 0 before that, and for a side that has none.
        is_equal: whether others have that place, too.
        prizes: what it is given at the end.
        ties: the ties for a prize that it is still to settle at the end.
    """

    side: int
    names: tuple[str, ...]
    state: SideIs
    game: int
    games: int
    scoring: Scoring
    table: int = 0
    came_from: int = 0
    sides: tuple[SideAtTable, ...] = ()
    result: Result | None = None
    score: int = 0
    place: int = 0
    is_equal: bool = False
    prizes: tuple[Payout, ...] = ()
    ties: tuple[Tie, ...] = ()


class TablePhones(QObject):
    """What the sides of the open night have said of the game that is on, and what each of them is told.

    If all who have spoken at a table agree, and there are two of them, their result is entered. Else what they said
    waits for the organiser: it is no entry, so that a program that is started again asks again.

    Signals:
        changed(): a side is told something else than before, or has said something.
        not_kept(OSError): a result that two sides agree on could not be written; what they said waits.
    """

    changed = Signal()
    not_kept = Signal(object)

    def __init__(self, desk: ClubDesk, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._night: tuple[Path | None, int, int] = (None, 0, 0)  # the club, its open night, and the game
        self._said: dict[Table, dict[int, Reported]] = {}  # what each side says, by tables without a result
        desk.changed.connect(self._on_desk_changed)
        self._forget()

    @property
    def evening(self) -> Evening:
        """The open night as it stands.

        Raises:
            Refused: if there is none.
        """
        return self._desk.club.evening

    def sides_at(self, table: int) -> tuple[Side, ...]:
        """Return the sides at a table in the game that is on, in the order in which they sit; none if nobody does."""
        evening = self.evening
        if not 0 < table <= len(evening.tables):
            return ()
        return tuple(evening.side(side) for side in evening.tables[table - 1].sides)

    def told(self, side: int) -> SideTold:
        """Return what a side is told now.

        Raises:
            Refused: if there is no such side, or no night.
        """
        evening = self.evening
        of, plan, game = evening.side(side), evening.plan, evening.game
        assert game is not None, "sides are made when play begins"
        table = _table_of(evening, side)
        said = {} if table is None else self._said.get(table, {})
        line = next((line for line in evening.standings if line.side == side), None) if evening.over else None
        before = evening.games[-2].tables if len(evening.games) > 1 else ()
        return SideTold(
            side,
            evening.names(of.people),
            self._state(evening, side, table, said),
            game.number,
            plan.games,
            plan.scoring,
            table.number if table else 0,
            next((each.number for each in before if side in each.sides), 0),
            _sides_of(evening, table, said),
            table.result if table else None,
            evening.tallies[side].score,
            line.place if line else 0,
            line is not None and line.equal,
            tuple(payout for payout in evening.money.payouts if payout.side == side) if evening.over else (),
            tuple(tie for tie in evening.money.ties if side in tie.sides) if evening.over else (),
        )

    def answer(self, side: int, game: int, winner: int = 0, points: tuple[int, ...] = ()) -> None:
        """Take what a side says of a game: the card that won, or the points of all sides at its table, as they sit.

        A side may think better of it until the result is entered. After that it changes nothing.

        Raises:
            Refused: with the reason, if nothing is asked of the side, or this cannot be a result of its table.
        """
        evening = self.evening
        evening.side(side)
        if evening.over:
            raise Refused(ProblemKind.IS_OVER)
        if game != len(evening.games):
            before = 0 < game < len(evening.games)
            raise Refused(ProblemKind.FEWER_THAN_PLAYED if before else ProblemKind.NO_SUCH_GAME, game=game)
        table = _table_of(evening, side)
        if table is None:
            raise Refused(ProblemKind.SITS_OUT, side=side)
        said = _reported(evening, table, winner, points)
        if table.result is not None:
            return
        answers = self._said.setdefault(table, {})
        answers[side] = said
        if len(answers) > 1 and not _differ(answers):
            try:
                self._desk.enter(said)
            except OSError as error:
                self.not_kept.emit(error)
            else:
                return
        self.changed.emit()

    def answers(self, table: int) -> Mapping[int, Reported]:
        """Return what each side at a table of the game that is on has said, as what it would be to enter it."""
        tables = self.evening.tables
        found = self._said.get(tables[table - 1], {}) if 0 < table <= len(tables) else {}
        return MappingProxyType(dict(found))

    @property
    def waiting(self) -> tuple[Reported, ...]:
        """What was said at each table where nobody says otherwise, to be entered."""
        return tuple(
            next(iter(answers.values()))
            for table in self.evening.tables
            if (answers := self._said.get(table)) and not _differ(answers)
        )

    @property
    def differing(self) -> tuple[int, ...]:
        """The numbers of the tables whose sides say different things."""
        return tuple(table.number for table, answers in self._said.items() if _differ(answers))

    def _state(self, evening: Evening, side: int, table: Table | None, said: Mapping[int, Reported]) -> SideIs:
        if evening.over:
            return SideIs.OVER
        if table is None or not evening.missing:
            return SideIs.BREAK
        if table.result is not None:
            return SideIs.ENTERED
        if _differ(said):
            return SideIs.DIFFERING
        return SideIs.WAITING if side in said else SideIs.ASKED

    def _on_desk_changed(self) -> None:
        self._forget()
        self.changed.emit()

    def _forget(self) -> None:
        """Forget what was said of tables that have a result now, or are in another game: if it is taken back, ask."""
        club = self._desk.club
        evening = club.evening if club.open else Evening()
        night, self._night = self._night, (self._desk.path, club.open, len(evening.games))
        tables = set(evening.tables) if night == self._night else set()
        self._said = {table: answers for table, answers in self._said.items() if table in tables}


def _table_of(evening: Evening, side: int) -> Table | None:
    """Return the table of a side in the game that is on; None if it has none."""
    number = evening.table_of.get(side, 0)
    return evening.tables[number - 1] if number else None


def _sides_of(evening: Evening, table: Table | None, said: Mapping[int, Reported]) -> tuple[SideAtTable, ...]:
    if table is None:
        return ()
    return tuple(
        SideAtTable(
            side,
            letter,
            evening.names(evening.side(side).people),
            Result(said[side].winner, said[side].points) if side in said else None,
        )
        for side, letter in zip(table.sides, LETTERS, strict=False)
    )


def _reported(evening: Evening, table: Table, winner: int, points: tuple[int, ...]) -> Reported:
    """Return what was said as it would be entered. Unlike the organiser, a phone cannot say that nobody won."""
    game, scoring = len(evening.games), evening.plan.scoring
    if scoring is Scoring.WINS and not winner:
        raise Refused(ProblemKind.NOT_AT_TABLE, game=game, table=table.number, side=winner)
    if scoring is Scoring.POINTS and (not points or max(map(abs, points)) > MOST_POINTS):
        raise Refused(ProblemKind.WRONG_POINTS, game=game, table=table.number, count=len(table.sides))
    result = result_of(game, table, scoring, winner, points)
    return Reported(game, table.number, result.winner, result.points)


def _differ(answers: Mapping[int, Reported]) -> bool:
    return len(set(answers.values())) > 1
