"""A guest keeps what the guest saw: deals that are over as a record, the last one as far as it was seen."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication

from tests.core.policy import next_move
from tests.net.lobby.at_table import AtTable, a_table, agree, guests_at
from tests.net.lobby.computers import play_by_view, say_all_ready
from tests.net.remote.computer_guest import ComputerGuest
from twentyfive.core import Record, Rules, seated
from twentyfive.core.moves import ScoreDeal
from twentyfive.engine.game.reviewing import past_deals
from twentyfive.engine.seating.players import TableSetup
from twentyfive.engine.statistics.figures import GroupBy, groups, together, total
from twentyfive.net.addresses import computer_name
from twentyfive.net.messages import Ask, GameForm, Recall, Why, Wish
from twentyfive.net.remote.visit import Stage
from twentyfive.net.views import Deals

RULES = seated("twenty-five", 3, 3)


@pytest.fixture
def table(tmp_path: Path, qapp: QCoreApplication) -> Iterator[AtTable]:
    del qapp
    with a_table(tmp_path / "host" / "journal", GameForm.VIEW) as made:
        yield made


class Evening:
    """A table of three guests, of whom the first has a disk.

    Attributes:
        table: the table.
        guest: the guest with a disk.
    """

    def __init__(self, table: AtTable, data: Path, rules: Rules = RULES) -> None:
        self.table = table
        self.data = data
        self.rng = random.Random(5)
        self._guests: list[ComputerGuest] = []
        table.gather(rules, guests_at(rules.players, rules.players), come=self._come)
        table.tokens[0] = ""

    def _come(self, seat: int) -> bool:
        if seat == 0:
            self.come()
        return seat != 0

    def come(self) -> None:
        """Let the guest with the disk come, in a new program over the same disk."""
        self._guests.append(ComputerGuest(self.table, 0, self.data))

    @property
    def guest(self) -> ComputerGuest:
        return self._guests[-1]

    def play(self, moves: int) -> None:
        for _ in range(moves):
            if self.table.record.state.over:
                return
            if self.table.engine.waits_for_next_deal:
                say_all_ready(self.table)
            else:
                play_by_view(self.table, self.rng)

    def play_deal(self) -> None:
        """Play the deal under way to its end, after beginning it."""
        over = self.deals
        while self.deals == over:
            self.play(1)

    @property
    def deals(self) -> int:
        return sum(isinstance(move, ScoreDeal) for move in self.table.record.moves)

    def close(self) -> None:
        for guest in self._guests:
            guest.close()


@pytest.fixture
def evening(table: AtTable, tmp_path: Path) -> Iterator[Evening]:
    made = Evening(table, tmp_path / "guest")
    yield made
    made.close()


def test_after_each_deal_it_is_saved_as_it_was_played(evening: Evening) -> None:
    host = evening.table.record
    for number in (1, 2, 3):
        evening.play_deal()
        (saved,) = evening.guest.saved
        assert saved.record.log == host.log[: saved.record.last_ply]
        assert len(past_deals(saved.kept)) == number
        assert not saved.seen
    assert saved.notes.table == f"the table at {computer_name()}"
    assert saved.record.header.seats == ("person", "person elsewhere", "person elsewhere")
    assert saved.record.header.seed is None
    assert evening.guest.saver.kept == saved.kept


def test_nothing_of_a_deal_is_told_before_it_is_over(evening: Evening) -> None:
    """Asked at every position for every deal, the host tells whole deals that are over, and nothing else."""
    table, told = evening.table, 0
    for _ in range(40):
        evening.play(1)
        over = [ply for ply, move in enumerate(table.record.moves, 1) if isinstance(move, ScoreDeal)]
        table.link.hear(11, Recall(0), Recall(len(over)), Recall(3_000))
        first, none, nothing = table.link.told(11, Deals)[-3:]
        assert "\n".join(first.deals).split("\n") == table.record.log_lines()[: over[-1] if over else 0] or not over
        assert len(first.deals) == len(over)
        assert none.deals == nothing.deals == ()
        told += len(first.deals)
    assert told


def test_a_phone_and_an_onlooker_are_told_no_deals(evening: Evening) -> None:
    evening.play_deal()
    evening.table.link.come(50, "Nora", speaks=GameForm.VIEW)
    evening.table.link.hear(50, Recall(0))
    assert not evening.table.link.told(50, Deals)


def test_a_game_given_up_in_the_middle_keeps_what_was_seen(evening: Evening) -> None:
    evening.play_deal()
    evening.play(6)
    seen = list(evening.guest.saver.game.seen) if evening.guest.saver.game else []
    evening.guest.visit.leave()
    (saved,) = evening.guest.saved
    assert len(saved.seen) == len(seen) > 3
    assert all(move.before.seat == 0 for move in saved.seen)
    over, under_way = past_deals(saved.kept)
    assert under_way.number == over.number + 1
    assert [move.move for move in under_way.moves] == [move.move for move in seen if move.mover is not None]
    assert not any(hand for seat, hand in enumerate(under_way.left) if seat != 0), "other hands were not seen"


def test_a_lost_table_keeps_what_was_seen_and_the_deal_goes_on_in_the_same_file(evening: Evening) -> None:
    evening.play_deal()
    evening.play(5)
    evening.guest.link.break_off()
    assert evening.guest.visit.stage is Stage.SEEKING
    (saved,) = evening.guest.saved
    assert saved.seen
    evening.guest.link.start()
    evening.play_deal()
    (saved,) = evening.guest.saved
    assert len(past_deals(saved.kept)) == 2
    assert not saved.seen


def test_a_program_started_again_goes_on_in_the_file_and_gets_what_it_missed(evening: Evening) -> None:
    evening.play_deal()
    evening.guest.close()
    evening.table.link.left.emit(10)
    evening.table.lobby.absence.play_now()
    for _ in range(30):
        evening.table.clock.turn(30)
        if evening.deals == 2:
            break
        if evening.table.engine.waits_for_next_deal:
            evening.table.engine.next_deal()
        elif evening.table.engine.moment.to_act != 0:
            play_by_view(evening.table, evening.rng)
    evening.come()
    for link in list(evening.table.lobby.reception.arrivals):
        evening.table.lobby.reception.let_in(link)
    assert evening.guest.visit.stage is Stage.PLAYING
    (saved,) = evening.guest.saved
    assert len(past_deals(saved.kept)) == evening.deals >= 2


def test_a_decision_taken_back_is_noted_and_the_record_follows(evening: Evening) -> None:
    evening.play_deal()
    asker = 1
    evening.table.link.hear(10 + asker, Ask(evening.table.engine.revision, Wish.UNDO))
    agree(evening.table, 2)
    evening.guest.visit.answer(True)
    assert evening.deals == 0
    assert evening.guest.saver.kept is None
    evening.play_deal()
    (saved,) = evening.guest.saved
    assert saved.record.log == evening.table.record.log[: saved.record.last_ply]
    assert saved.notes.undo == {1}


def test_another_game_at_the_table_has_a_file_of_its_own(evening: Evening) -> None:
    evening.play_deal()
    setup = TableSetup(RULES, evening.table.record.header.names, guests_at(3, 3))
    evening.table.engine.begin(setup.new_record(seed=77))
    evening.play_deal()
    evening.play(1)
    evening.play_deal()
    games = evening.guest.saved
    assert sorted(len(past_deals(game.kept)) for game in games) == [1, 2]
    assert len({game.record.log[0] for game in games}) == 2


def test_games_at_others_tables_are_counted_apart(evening: Evening) -> None:
    evening.play_deal()
    evening.play_deal()
    database = evening.guest.all_games.books.database
    assert database is not None
    assert total(database).deals == 0
    (group,) = groups(database, GroupBy.ELSEWHERE)
    assert group.key == ("twenty-five",)
    assert group.figures.deals == 2
    assert together(groups(database, GroupBy.LEVEL)).deals == 0


def test_a_deal_that_is_told_late_leaves_what_was_seen_of_the_next(evening: Evening) -> None:
    evening.guest.link.asks_in_vain = True
    evening.play_deal()
    evening.play(5)
    game = evening.guest.saver.game
    assert game is not None
    seen = list(game.seen)
    evening.guest.link.asks_in_vain = False
    evening.guest.link.send(Recall(0))
    assert game.deals == 1
    assert game.seen == seen != []


@pytest.mark.broad("told0")
@pytest.mark.parametrize(
    "told",
    [
        ("deal 0 7S",),
        ("gather",),
        ("",),
        ("# nothing",),
        ("score",),
    ],
)
def test_deals_that_break_the_rules_end_the_visit(evening: Evening, told: tuple[str, ...]) -> None:
    evening.play_deal()
    evening.play(3)
    evening.guest.saver.deals = 2
    evening.guest.link.hear(Deals(1, told))
    assert evening.guest.visit.ended_by is Why.VERSION
    assert len(past_deals(evening.guest.saved[0].kept)) >= 1


def test_deals_that_contradict_what_was_shown_end_the_visit(table: AtTable, tmp_path: Path) -> None:
    evening = Evening(table, tmp_path / "guest")
    other = Record.new(RULES, names=table.record.header.names, seed=4)
    while not any(isinstance(move, ScoreDeal) for move in other.log):
        other.push(next_move(other.state, evening.rng))
    evening.guest.link.asks_in_vain = True
    evening.play_deal()
    evening.guest.link.hear(Deals(0, ("\n".join(other.log_lines()),)))
    assert evening.guest.visit.ended_by is Why.VERSION
    (saved,) = evening.guest.saved
    assert saved.record.log == ()
    assert saved.seen, "what was shown is kept"
    evening.close()
