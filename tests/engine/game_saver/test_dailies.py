"""Deals of the day in the saved games and in the statistics: the first result stands, and it can be recounted."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QCoreApplication

from tests.engine.game_saver.tables import Table
from tests.minds import RememberingMinds
from twentyfive.ai import Level
from twentyfive.core import Record, RecordError, legal_moves, table_move, to_act
from twentyfive.core.moves import DeclineRob, PlayCard
from twentyfive.engine.daily.deals import PERSON, DailyDeal, DailyGame
from twentyfive.engine.daily.par import ParFinder
from twentyfive.engine.daily.results import DailyResult, Par, Streaks
from twentyfive.engine.game.engine import GameEngine
from twentyfive.engine.game.journal import Journal
from twentyfive.engine.minds.questions import Asked, MoveQuestion, SteadyQuestion
from twentyfive.engine.saves.saved_game import Notes, SavedGame, notes_now, read_saved, saved_text
from twentyfive.engine.seating.game_token import GameToken
from twentyfive.engine.seating.players import Computer, Person, TableSetup
from twentyfive.engine.statistics.adaptive import matches_before
from twentyfive.engine.statistics.dailies import PlayedDaily, note_par, played_dailies, played_daily, streaks_of
from twentyfive.engine.statistics.database import StatisticsDatabase
from twentyfive.engine.statistics.tallies import tally

NAMES = ("Anna", "Mary", "Seán", "Nora", "Tom")
DAY = date(2126, 11, 24)
DEAL = DailyDeal(DAY, DailyGame.TWENTY_FIVE)
"""A deal that no clock calls late, and with the same cards whenever the tests run."""


@pytest.fixture
def engine(tmp_path: Path, qapp: QCoreApplication) -> Iterator[GameEngine]:
    """An engine whose computer players think about each position once for all tests."""
    del qapp
    made = GameEngine(RememberingMinds(), Journal(tmp_path / "journal.25"))
    yield made
    made.close()


def play(table: Table, choice: int = 0) -> None:
    """Play the deal at the table to its end, with the first or the last of the cards that may be played."""
    while not table.engine.state.over:
        state = table.engine.state
        assert to_act(state) == PERSON
        plays = [move for move in legal_moves(state) if isinstance(move, PlayCard | DeclineRob)]
        table.engine.submit(PERSON, plays[choice], table.engine.revision)


def daily_at(table: Table, deal: DailyDeal = DEAL) -> PlayedDaily:
    """The deal of the day in the statistics of a table."""
    played = played_daily(table.database, deal)
    assert played is not None
    return played


def played_through(deal: DailyDeal, choice: int) -> Record:
    """A record of the deal, played to its end with the first or the last of all moves."""
    record = deal.record(NAMES)
    while not record.state.over:
        if to_act(record.state) is None:
            record.push(table_move(record.state, Random(1)))
        else:
            record.push(legal_moves(record.state)[choice])
    return record


def test_a_deal_of_the_day_is_counted_at_its_end(table: Table) -> None:
    table.engine.begin(DEAL.record(NAMES))
    assert played_daily(table.database, DEAL) is None
    play(table)
    played = daily_at(table)
    state = table.engine.state
    taken = tuple(trick.winner == PERSON for trick in state.current_deal.tricks)
    assert played.result == DailyResult(state.scores[PERSON], taken)
    assert not played.late
    assert played.par is None


def test_the_first_result_stands_after_undo(table: Table) -> None:
    table.engine.begin(DEAL.record(NAMES))
    play(table)
    first = daily_at(table)
    for _ in range(5):
        table.engine.undo()
    play(table, -1)
    assert daily_at(table) == first
    (path,) = table.saver.saves.paths()
    assert read_saved(path).notes.first == first.result
    assert not first.result.undo, "nothing was taken back in it"


def test_help_before_the_end_is_marked(table: Table) -> None:
    table.engine.begin(DEAL.record(NAMES))
    table.engine.ask_hint(PERSON)
    table.turn()
    table.engine.undo()
    play(table)
    assert daily_at(table).result.undo
    assert daily_at(table).result.hint


def test_lost_statistics_are_rebuilt_with_the_first_result(table: Table) -> None:
    table.engine.begin(DEAL.record(NAMES))
    play(table)
    first = daily_at(table)
    for _ in range(5):
        table.engine.undo()
    play(table, -1)
    table.saver.close()
    (table.data / "statistics.db").unlink()
    table.restart()
    assert daily_at(table) == first


def test_a_deal_begun_on_a_later_day_is_late(table: Table) -> None:
    deal = DailyDeal(date(2025, 11, 24), DailyGame.SPOIL_FIVE)
    table.engine.begin(deal.record(NAMES))
    play(table)
    played = daily_at(table, deal)
    assert played.late
    assert streaks_of((played,), deal.day) == Streaks(0, 0)


def test_a_deal_begun_before_midnight_is_of_its_day() -> None:
    record = played_through(DEAL, 0)
    begun = datetime(DAY.year, DAY.month, DAY.day, 23, 59).astimezone().astimezone(UTC)
    counted = tally(record, Notes(begun))
    assert counted is not None
    assert counted.daily is not None
    assert not counted.daily.late


@contextmanager
def zone(name: str) -> Iterator[None]:
    """Be somewhere else, as the clock of this computer tells."""
    before = os.environ.get("TZ")
    os.environ["TZ"] = name
    time.tzset()
    try:
        yield
    finally:
        os.environ.pop("TZ") if before is None else os.environ.update(TZ=before)
        time.tzset()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows changes its zone for all programs")
@pytest.mark.parametrize(("begun_in", "counted_in"), [("UTC+10", "UTC-13"), ("UTC-13", "UTC+10"), ("UTC", "UTC-14")])
def test_a_deal_is_of_the_day_where_it_was_begun_wherever_it_is_counted(
    begun_in: str, counted_in: str, tmp_path: Path
) -> None:
    """A flight from Hawaii to New Zealand, or back, breaks no streak; and a late deal stays late."""
    with zone(begun_in):
        today = datetime.now().astimezone().date()
        notes = notes_now()
    for day, late in ((today, False), (today - timedelta(days=1), True)):
        record = played_through(DailyDeal(day, DailyGame.SPOIL_FIVE), 0)
        path = tmp_path / f"{day}.twentyfive"
        path.write_text(saved_text(record, notes), encoding="utf-8")
        with zone(counted_in):
            saved = read_saved(path)
            counted = tally(saved.record, saved.notes)
        assert counted is not None
        assert counted.daily is not None
        assert counted.daily.late is late
        assert saved.notes == notes


def test_a_deal_of_the_day_from_a_killed_program_keeps_its_day(table: Table) -> None:
    """It was played before midnight, and only the journal has it: nobody knows when it was begun."""
    record = played_through(DailyDeal(date(2025, 11, 24), DailyGame.SPOIL_FIVE), 0)
    assert table.saver.rescue(GameToken(record))
    assert not daily_at(table, DailyDeal(date(2025, 11, 24), DailyGame.SPOIL_FIVE)).late


@pytest.mark.parametrize("text", ["13:00", "+24:00", "+5:30", "+05:60", "", "+05:30 "])
def test_a_zone_that_is_none_is_named(text: str, tmp_path: Path) -> None:
    path = tmp_path / "x.twentyfive"
    told = saved_text(played_through(DEAL, 0), replace(notes_now(), zone=timedelta(hours=5, minutes=30)))
    assert "by: +05:30\n" in told
    path.write_text(told.replace("by: +05:30", f"by: {text}"), encoding="utf-8")
    with pytest.raises(RecordError, match=r"line 4: .*no difference from UTC"):
        read_saved(path)


def test_help_is_counted_from_a_file_without_a_first_result() -> None:
    counted = tally(played_through(DEAL, 0), Notes(undo=frozenset({1})))
    assert counted is not None
    assert counted.daily is not None
    assert counted.daily.result.undo
    assert not counted.daily.result.hint


def test_a_reset_empties_the_calendar_but_the_day_stays_played(table: Table) -> None:
    table.engine.begin(DEAL.record(NAMES))
    play(table)
    first = daily_at(table)
    number = table.database.forget_all()
    assert played_dailies(table.database, DEAL.game) == ()
    assert daily_at(table) == first
    table.database.remember(number)
    assert played_dailies(table.database, DEAL.game) == (first,)


def test_a_par_is_noted_with_the_result(table: Table) -> None:
    note_par(table.database, DEAL, Par(57, 100))
    assert played_daily(table.database, DEAL) is None, "not before it was played"
    table.engine.begin(DEAL.record(NAMES))
    play(table)
    note_par(table.database, DEAL, Par(57, 100))
    assert daily_at(table).par == Par(57, 100)
    note_par(table.database, DailyDeal(DAY, DEAL.game, DEAL.version + 1), Par(0, 0))
    assert daily_at(table).par == Par(57, 100), "another version has other cards"


def test_levels_do_not_adapt_to_single_deals(table: Table) -> None:
    table.engine.begin(DEAL.record(NAMES))
    play(table)
    rules = DEAL.rules.replace(scoring="tricks", finish="at_once")
    setup = TableSetup(rules, NAMES, (Person(), *(Computer(Level.HARD),) * 4))
    assert matches_before(table.database, setup) == ()


def test_a_saved_game_keeps_its_first_result(table: Table) -> None:
    notes = Notes(first=DailyResult(-5, (True, False), hint=True))
    path, lock = table.saver.saves.take_path("A deal")
    table.saver.saves.save(SavedGame(path, played_through(DEAL, 0), notes))
    assert read_saved(path).notes == notes
    assert lock is not None


class Listening(RememberingMinds):
    """Minds that note what they are asked."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[Asked] = []

    def ask(self, question: Asked) -> None:
        self.asked.append(question)
        super().ask(question)


def test_only_a_deal_of_the_day_is_asked_without_a_clock(tmp_path: Path) -> None:
    minds = Listening()
    engine = GameEngine(minds, Journal(tmp_path / "journal.25"))
    try:
        engine.begin(DEAL.record(NAMES))
        engine.submit(PERSON, legal_moves(engine.state)[0], engine.revision)
        assert {type(question) for question in minds.asked} == {SteadyQuestion}
        minds.asked.clear()
        record = Record.new(DEAL.rules, names=NAMES, seats=DEAL.record(NAMES).header.seats, seed=25)
        engine.begin(record)
        while not minds.asked:
            engine.submit(to_act(engine.state) or 0, legal_moves(engine.state)[0], engine.revision)
        assert {type(question) for question in minds.asked} == {MoveQuestion}
    finally:
        engine.close()


@pytest.mark.parametrize(
    ("game", "par"),
    [(DailyGame.TWENTY_FIVE, Par(34, 0)), (DailyGame.SPOIL_FIVE, Par(16, 0)), (DailyGame.AUCTION, Par(94, -250))],
)
def test_the_par_is_the_same_everywhere(game: DailyGame, par: Par) -> None:
    finder, found = ParFinder(RememberingMinds()), []
    finder.found.connect(lambda deal, par: found.append((deal, par)))
    deal = DailyDeal(date(2026, 11, 24), game)
    finder.find(deal)
    assert found == [(deal, par)]
    assert not finder.busy


def test_several_pars_are_found_in_order() -> None:
    finder, found = ParFinder(RememberingMinds()), []
    finder.found.connect(lambda deal, _: found.append(deal))
    deals = [DailyDeal(date(2026, 11, 24), game) for game in DailyGame]

    def ask_for_the_others(deal: DailyDeal, _: Par) -> None:
        if deal == deals[0]:
            for each in deals[1:]:
                finder.find(each)

    finder.found.connect(ask_for_the_others)
    finder.find(deals[0])
    assert found == deals


def test_a_row_that_cannot_be_read_is_passed_over(tmp_path: Path) -> None:
    with StatisticsDatabase(tmp_path / "statistics.db") as database, database.transaction() as connection:
        connection.execute("INSERT INTO dailies VALUES ('2026-11-24', 'spoil-five', 1, 'x', 'nonsense', 0, 0, 0, 0)")
    with StatisticsDatabase(tmp_path / "statistics.db") as database:
        assert played_dailies(database, DailyGame.SPOIL_FIVE) == ()
