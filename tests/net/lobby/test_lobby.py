"""The lobby: guests come, play, sleep, leave, come back, pause and take back; nothing is lost or made twice."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication

from tests.core.policy import chance_move
from tests.courses import COURSES
from tests.minds import QuickMinds
from tests.net.lobby.at_table import KNOWN, NAMES, AtTable, agree, guests_at, say_ready
from twentyfive.core import PRESETS, seated
from twentyfive.engine.game.engine import GameEngine
from twentyfive.engine.game.journal import Journal
from twentyfive.engine.seating.players import TableSetup
from twentyfive.net.lobby.absence import Patience
from twentyfive.net.lobby.table_options import TableOptions
from twentyfive.net.messages import (
    Ask,
    MakeMove,
    No,
    People,
    Question,
    Reply,
    SeatChoice,
    Sign,
    SignOf,
    Sit,
    Welcome,
    Why,
    Wish,
    You,
)
from twentyfive.presentation.phone.seat_signs import SeatIs
from twentyfive.presentation.phone.sheets import May, PhoneSheet

TWENTY_FIVE = PRESETS["twenty-five"]


@pytest.fixture
def table(engine: GameEngine) -> Iterator[AtTable]:
    table = AtTable(engine)
    yield table
    table.lobby.close()


@pytest.fixture
def quick_engine(tmp_path: Path, qapp: QCoreApplication) -> Iterator[GameEngine]:
    """An engine whose computer players do not think long: here they only stand in."""
    del qapp
    made = GameEngine(QuickMinds(), Journal(tmp_path / "journal"))
    yield made
    made.close()


def four_guests(table: AtTable, persons: int = 1) -> AtTable:
    table.gather(TWENTY_FIVE, guests_at(5, 4, persons))
    return table


def play_until(table: AtTable, seat: int, seed: int = 1) -> None:
    """Play until a certain guest is to act."""
    rng = random.Random(seed)
    for _ in range(200):
        if table.to_act == seat:
            return
        if table.to_act is not None:
            table.play(rng)
        elif table.engine.waits_for_next_deal:
            table.engine.next_deal()
        else:
            moment = table.engine.moment
            assert moment.to_act is not None
            legal = moment.view(moment.to_act).legal
            table.engine.submit(moment.to_act, legal[0], table.engine.revision)
    raise AssertionError("the guest never was to act")


class TestComing:
    def test_a_guest_who_knows_the_code_is_told_the_game_and_its_seats(self, table: AtTable) -> None:
        four_guests(table)
        welcome = table.link.last(10, Welcome)
        assert welcome.game == "Twenty-Five"
        assert welcome.rules
        assert [seat.state for seat in welcome.seats] == [SeatIs.FREE] * 4 + [SeatIs.HERE]

    def test_guests_are_told_who_else_plays(self, table: AtTable) -> None:
        table.gather(TWENTY_FIVE, guests_at(5, 2, 1))
        signs = table.link.last(10, People).seats
        assert [sign.state for sign in signs] == [SeatIs.PHONE] * 2 + [SeatIs.HERE] + [SeatIs.COMPUTER] * 2
        assert [sign.name for sign in signs] == list(NAMES[:5])

    def test_guests_are_told_which_hands_are_played_unseen(self, table: AtTable) -> None:
        table.gather(seated("forty-five-unseen", 4, 2), guests_at(4, 1))
        signs = table.link.last(10, People).seats
        assert [sign.words for sign in signs] == ["", "computer player", "unseen", "unseen"]

    def test_a_guest_may_type_the_name_when_choosing_a_seat(self, table: AtTable) -> None:
        table.lobby.gather(TableSetup(TWENTY_FIVE, NAMES[:5], guests_at(5, 4, 1)), KNOWN)
        table.link.come(10)
        table.link.hear(10, Sit(2, name="  Síle "))
        assert table.link.last(10, You).name == "Síle"

    def test_a_guest_gives_the_seat_a_name(self, table: AtTable) -> None:
        four_guests(table)
        assert table.record.header.names[:4] == NAMES[:4]
        assert table.link.last(10, You).seat == 0

    def test_a_guest_who_types_no_name_is_a_guest(self, table: AtTable) -> None:
        four_guests(table)
        table.leave(2)
        table.link.come(99)
        table.link.hear(99, Sit(2))
        (arrival,) = table.lobby.reception.arrivals.values()
        assert arrival.name == "Guest"

    @pytest.mark.parametrize("name", ["You", " YOU ", "you|"])
    def test_nobody_is_called_you(self, table: AtTable, name: str) -> None:
        table.lobby.gather(TableSetup(TWENTY_FIVE, NAMES[:5], guests_at(5, 4, 1)), KNOWN)
        for link in (10, 11):
            table.link.come(link)
            table.link.hear(link, Sit(link - 10, name=name))
        assert [table.link.last(link, You).name for link in (10, 11)] == ["Guest", "Guest 2"]

    def test_a_late_guest_waits_until_the_host_says_yes(self, table: AtTable) -> None:
        table.gather(TWENTY_FIVE, guests_at(5, 4, 1), come=lambda seat: seat != 3)
        table.link.come(99, "Late")
        table.link.hear(99, Sit(takes=SeatChoice.ANY))
        assert table.link.last(99, You).waits
        assert not table.link.told(99, PhoneSheet)
        table.lobby.reception.let_in(99)
        assert table.link.last(99, You).seat == 3
        assert table.link.last(99, PhoneSheet).hands
        sign = table.link.last(10, People).seats[3]
        assert (sign.name, sign.words) == ("Late", "played by Donal")

    def test_a_late_guest_may_be_refused(self, table: AtTable) -> None:
        table.gather(TWENTY_FIVE, guests_at(5, 4, 1), come=lambda seat: seat != 3)
        table.link.come(99, "Late")
        table.link.hear(99, Sit(3))
        table.lobby.reception.refuse(99)
        assert table.link.last(99, No).text
        assert not table.link.told(99, PhoneSheet)

    def test_a_seat_that_is_taken_is_not_given_again(self, table: AtTable) -> None:
        four_guests(table)
        table.link.come(99, "Late")
        table.link.hear(99, Sit(1))
        assert table.link.last(99, No).text == "Every seat is taken. You can watch."

    def test_whoever_looks_on_sees_no_hand(self, table: AtTable) -> None:
        four_guests(table)
        table.link.come(99, "Late")
        table.link.hear(99, Sit(takes=SeatChoice.NONE))
        sheet = table.link.last(99, PhoneSheet)
        assert (sheet.seat, sheet.hands, sheet.turn) == (None, (), False)

    def test_whoever_looks_on_before_the_game_is_told_what_they_wait_for(self, table: AtTable) -> None:
        setup = TableSetup(seated("twenty-five", 2, 2), NAMES[:2], guests_at(2, 2))
        table.lobby.gather(setup, KNOWN)
        table.link.come(99, "Television")
        table.link.hear(99, Sit(takes=SeatChoice.NONE))
        assert table.link.last(99, You).waits == "You are watching. The game begins when the host starts it."
        table.engine.begin(setup.new_record(seed=25))
        assert table.link.last(99, You) == You(None, "")
        assert table.link.last(99, PhoneSheet).hands == ()

    def test_an_eleventh_onlooker_finds_no_room(self, table: AtTable) -> None:
        four_guests(table)
        for link in range(100, 111):
            table.link.come(link)
            table.link.hear(link, Sit(takes=SeatChoice.NONE))
        assert table.link.gone[110].why is Why.FULL

    def test_only_digests_of_tokens_are_kept(self, table: AtTable) -> None:
        four_guests(table)
        kept = table.kept[-1]
        assert [guest.player for guest in kept.guests] == list(NAMES[:4])
        assert not {guest.digest for guest in kept.guests} & set(table.tokens.values())


class TestComingBack:
    def test_a_token_brings_the_same_seat_and_the_whole_position(self, table: AtTable) -> None:
        four_guests(table)
        before = table.sheet(2)
        table.lose(2)
        assert table.link.last(10, People).seats[2].state is SeatIs.ASLEEP
        table.return_(2, link=77)
        assert table.link.last(77, You).seat == 2
        after = table.link.last(77, PhoneSheet)
        assert (after.hands, after.at, after.jumped) == (before.hands, before.at, True)
        assert after.say

    def test_a_second_screen_takes_the_place_of_the_first(self, table: AtTable) -> None:
        four_guests(table)
        table.return_(2, link=77)
        assert table.link.gone[12].why is Why.ELSEWHERE
        assert table.link.last(10, People).seats[2].state is SeatIs.PHONE

    def test_an_unknown_token_opens_nothing(self, table: AtTable) -> None:
        four_guests(table)
        table.link.come(99, token="0" * 32)
        assert table.link.gone[99].why is Why.GONE
        assert not table.link.told(99, Welcome)

    def test_a_guest_who_was_removed_does_not_come_back(self, table: AtTable) -> None:
        four_guests(table)
        place = table.lobby.reception.places.at(1)
        assert place is not None
        table.lobby.reception.remove(place)
        assert table.link.gone[11].why is Why.REMOVED
        table.return_(1, link=77)
        assert table.link.gone[77].why is Why.GONE

    def test_the_table_is_opened_again_for_those_who_are_known(self, table: AtTable) -> None:
        four_guests(table)
        kept = table.kept[-1]
        table.lobby.close()
        table.lobby.open_again(kept)
        table.return_(3, link=50)
        assert table.link.last(50, You).seat == 3
        assert table.link.last(50, PhoneSheet).hands == table.sheet(3).hands


class TestPlaying:
    def test_a_tap_is_a_move(self, table: AtTable) -> None:
        four_guests(table)
        play_until(table, 1)
        ply = table.record.ply
        table.play(random.Random(1))
        assert table.record.ply > ply

    def test_a_move_sent_twice_is_made_once(self, table: AtTable) -> None:
        four_guests(table)
        play_until(table, 1)
        sheet = table.sheet(1)
        move = next(card.move for card in sheet.hands[0].cards if card.move)
        table.link.hear(11, MakeMove(sheet.at, move))
        made = table.record.ply
        table.link.hear(11, MakeMove(sheet.at, move), MakeMove(table.engine.revision, move))
        assert table.record.ply == made

    def test_a_move_out_of_turn_or_before_the_screen_shows_it_is_dropped(self, table: AtTable) -> None:
        four_guests(table)
        play_until(table, 1)
        ply, other = table.record.ply, table.sheet(2)
        table.link.hear(12, MakeMove(other.at, f"play {other.hands[0].cards[0].card}"))
        assert table.record.ply == ply
        table.shows = False
        table.play(random.Random(1), seat=1)
        reached = table.record.ply
        for seat in (0, 1, 2, 3):
            for card in table.sheet(seat).hands[0].cards:
                table.link.hear(10 + seat, MakeMove(table.engine.revision, f"play {card.card}"))
        assert table.record.ply == reached

    def test_an_illegal_move_is_refused_in_words(self, table: AtTable) -> None:
        four_guests(table)
        play_until(table, 1)
        ply = table.record.ply
        held = {card.card for card in table.sheet(1).hands[0].cards}
        other = next(card.card for card in table.sheet(2).hands[0].cards if card.card not in held)
        table.link.hear(11, MakeMove(table.sheet(1).at, f"play {other}"))
        assert table.link.last(11, No).text == "You do not hold that card."
        assert table.record.ply == ply

    def test_rubbish_is_dropped(self, table: AtTable) -> None:
        four_guests(table)
        play_until(table, 1)
        ply = table.record.ply
        for text in ("", "dance", "deal 1 2S", "play", "play 7S 8S", "score"):
            table.link.hear(11, MakeMove(table.sheet(1).at, text))
        assert table.record.ply == ply

    def test_a_sign_that_comes_late_is_not_for_the_deal_after(self, table: AtTable) -> None:
        table.gather(TWENTY_FIVE, guests_at(5, 4))
        table.link.hear(10, Sign(SignOf.READY))
        assert not any(sign.ready for sign in table.link.last(10, People).seats)

    def test_guests_alone_say_ready_for_the_next_deal(self, table: AtTable) -> None:
        table.gather(TWENTY_FIVE, guests_at(5, 3))
        rng = random.Random(2)
        while not table.engine.waits_for_next_deal:
            table.play(rng)
        assert table.sheet(0).result is not None
        table.link.hear(10, Sign(SignOf.READY))
        assert table.link.last(10, People).note == "Waiting for Bríd and Cathal."
        assert table.link.last(11, People).note == "Waiting for you and Cathal."
        table.link.hear(12, Sign(SignOf.READY))
        assert table.link.last(11, People).note == "Waiting for you."
        say_ready(table)
        assert table.sheet(0).result is None
        assert table.to_act is not None

    def test_a_hint_is_for_the_guest_who_asked(self, table: AtTable) -> None:
        four_guests(table)
        play_until(table, 1)
        heard: list[object] = []
        table.engine.advised.connect(heard.append)
        table.link.hear(11, Ask(table.sheet(1).at, Wish.HINT))
        assert table.sheet(1).hint
        assert any(card.advised for card in table.sheet(1).hands[0].cards) or table.sheet(1).ask
        assert not heard
        assert not any(table.sheet(seat).hint for seat in (0, 2, 3))


class TestSleeping:
    def test_the_computer_plays_one_move_after_twenty_seconds(self, table: AtTable) -> None:
        four_guests(table)
        play_until(table, 1)
        table.lose(1)
        ply = table.record.ply
        assert table.link.last(10, People).seats[1].stands_in == 20
        table.clock.turn(19)
        assert table.record.ply == ply
        table.clock.turn(1)
        assert table.record.ply > ply

    def test_nothing_is_made_for_whoever_is_back_in_time(self, table: AtTable) -> None:
        four_guests(table)
        play_until(table, 1)
        table.lose(1)
        table.clock.turn(10)
        table.return_(1)
        ply = table.record.ply
        table.clock.turn(100)
        assert table.record.ply == ply
        table.play(random.Random(1), seat=1)
        assert table.record.ply > ply

    def test_the_host_reads_who_is_asleep_and_may_play_now(self, table: AtTable) -> None:
        four_guests(table)
        play_until(table, 1)
        table.lose(1)
        ply = table.record.ply
        assert table.lobby.countdown_text == "Bríd’s device is asleep. The computer will play."
        table.lobby.absence.play_now()
        assert table.record.ply > ply

    def test_a_break_leaves_the_seat_to_the_computer_until_the_guest_is_back(self, table: AtTable) -> None:
        four_guests(table)
        play_until(table, 1)
        ply = table.record.ply
        table.link.hear(11, Ask(table.sheet(1).at, Wish.AWAY))
        assert table.record.ply > ply
        assert table.link.last(10, People).seats[1].state is SeatIs.AWAY
        table.link.hear(11, Ask(table.sheet(1).at, Wish.BACK))
        assert table.link.last(10, People).seats[1].state is SeatIs.PHONE
        play_until(table, 1)

    def test_a_free_seat_is_played_by_the_computer(self, table: AtTable) -> None:
        table.gather(TWENTY_FIVE, guests_at(5, 4, 1), come=lambda seat: seat == 0)
        play_until(table, 0)
        assert table.link.last(10, People).seats[2].words == "free: the computer plays"

    def test_a_guest_who_leaves_for_good_frees_the_seat(self, table: AtTable) -> None:
        four_guests(table)
        play_until(table, 1)
        ply = table.record.ply
        table.leave(1)
        assert table.record.ply > ply
        assert table.link.last(10, People).seats[1].state is SeatIs.FREE


class TestTakingBack:
    def decided(self, table: AtTable) -> int:
        """Let guest 1 decide, and return the ply before."""
        four_guests(table)
        play_until(table, 1)
        ply = table.record.ply
        table.play(random.Random(1), seat=1)
        return ply

    def test_all_others_agree(self, table: AtTable) -> None:
        ply = self.decided(table)
        table.link.hear(11, Ask(table.sheet(1).at, Wish.UNDO))
        assert table.link.last(10, Question).text.startswith("Bríd would like to take this back: Bríd’s ")
        assert table.lobby.vote_text
        for seat in (0, 2, 3):
            agree(table, seat)
        assert table.record.ply > ply
        table.lobby.answer(True)
        assert table.record.ply == ply
        assert table.sheet(1).turn

    def test_one_no_is_enough(self, table: AtTable) -> None:
        self.decided(table)
        reached = table.record.ply
        table.link.hear(11, Ask(table.sheet(1).at, Wish.UNDO))
        agree(table, 0, yes=False)
        assert table.record.ply == reached
        assert table.link.last(11, No).text == "Not everybody agreed, so the game goes on."
        assert table.link.last(2 + 10, Question).text == ""

    def test_after_two_refusals_it_is_not_offered_in_this_deal(self, table: AtTable) -> None:
        self.decided(table)
        for _ in range(2):
            assert May.UNDO in table.sheet(1).may
            table.link.hear(11, Ask(table.sheet(1).at, Wish.UNDO))
            agree(table, 0, yes=False)
        assert May.UNDO not in table.sheet(1).may

    def test_no_move_is_made_while_the_table_is_asked(self, table: AtTable) -> None:
        self.decided(table)
        table.link.hear(11, Ask(table.sheet(1).at, Wish.UNDO))
        reached, turn = table.record.ply, table.to_act
        if turn is not None:
            sheet = table.sheet(turn)
            for card in sheet.hands[0].cards:
                table.link.hear(10 + turn, MakeMove(sheet.at, card.move or f"play {card.card}"))
        assert table.record.ply == reached

    def test_the_host_asks_whoever_is_there_and_not_who_takes_a_break(self, table: AtTable) -> None:
        table.gather(seated("twenty-five", 2, 2), guests_at(2, 1, 1))
        person, rng = 1, random.Random(1)
        assert table.lobby.ask_to_take_back(person) == "You have nothing to take back."
        while not table.lobby._table.can_undo_for(person):
            if table.engine.moment.to_act == person:
                table.engine.submit(person, chance_move(table.engine.state, rng), table.engine.revision)
            else:
                table.play(rng, 0)
        for wish in (Wish.AWAY, Wish.BACK):
            table.link.hear(10, Ask(table.engine.revision, wish))
        assert table.lobby.ask_to_take_back(person) == ""
        assert table.link.last(10, Question).text.startswith("Bríd would like to take this back: ")
        table.link.hear(10, Reply(table.link.last(10, Question).q, False))
        table.link.hear(10, Ask(table.engine.revision, Wish.AWAY))
        before = table.engine.revision
        assert table.lobby.ask_to_take_back(person) == ""
        assert table.engine.revision > before
        assert table.lobby.consent.vote is None


class TestPausing:
    def test_anybody_pauses_and_anybody_goes_on(self, table: AtTable) -> None:
        four_guests(table)
        play_until(table, 1)
        table.link.hear(12, Ask(table.sheet(2).at, Wish.PAUSE))
        assert table.link.last(10, People).paused == "Cathal has paused the game."
        ply, sheet = table.record.ply, table.sheet(1)
        for card in sheet.hands[0].cards:
            table.link.hear(11, MakeMove(sheet.at, f"play {card.card}"))
        assert table.record.ply == ply
        table.link.hear(10, Ask(table.sheet(0).at, Wish.RESUME))
        assert table.link.last(10, People).paused == ""
        table.play(random.Random(1), seat=1)
        assert table.record.ply > ply

    def test_no_countdown_runs_in_a_pause(self, table: AtTable) -> None:
        four_guests(table)
        play_until(table, 1)
        table.lobby.pause("Emer")
        table.lose(1)
        ply = table.record.ply
        table.clock.turn(500)
        assert table.record.ply == ply


class TestComingAndGoing:
    """Guests who leave, sleep or are removed in the middle of something."""

    def asked_back(self, table: AtTable) -> int:
        """Let guest 1 decide and ask for the decision back; return the ply before it."""
        four_guests(table)
        play_until(table, 1)
        ply = table.record.ply
        table.play(random.Random(1), seat=1)
        table.link.hear(11, Ask(table.sheet(1).at, Wish.UNDO))
        return ply

    def test_nobody_waits_for_the_answer_of_a_guest_who_left(self, table: AtTable) -> None:
        ply = self.asked_back(table)
        for seat in (0, 2):
            agree(table, seat)
        table.lobby.answer(True)
        assert table.record.ply > ply
        table.leave(3)
        assert table.record.ply == ply

    def test_a_question_goes_with_the_guest_who_asked_it(self, table: AtTable) -> None:
        self.asked_back(table)
        table.leave(1)
        assert table.lobby.vote_text == ""
        assert table.link.last(10, Question).text == ""

    def test_a_removed_guest_is_asked_nothing_more(self, table: AtTable) -> None:
        ply = self.asked_back(table)
        for seat in (0, 3):
            agree(table, seat)
        table.lobby.answer(True)
        place = table.lobby.reception.places.at(2)
        assert place is not None
        table.lobby.reception.remove(place)
        assert table.record.ply == ply

    def test_a_pause_outlives_a_decision_taken_back_in_it(self, table: AtTable) -> None:
        ply = self.asked_back(table)
        table.lobby.pause("Emer")
        for seat in (0, 2, 3):
            agree(table, seat)
        table.lobby.answer(True)
        assert table.record.ply == ply
        assert table.link.last(10, People).paused == "Emer has paused the game."
        assert May.RESUME in table.sheet(0).may
        table.link.hear(10, Ask(table.sheet(0).at, Wish.RESUME))
        table.play(random.Random(1), seat=1)
        assert table.record.ply > ply

    def test_the_next_game_is_not_paused(self, table: AtTable) -> None:
        four_guests(table)
        table.lobby.pause("Emer")
        setup = TableSetup(TWENTY_FIVE, table.record.header.names, guests_at(5, 4, 1))
        table.engine.begin(setup.new_record(seed=9))
        assert table.link.last(10, People).paused == ""
        assert table.link.last(10, You).seat == 0

    def test_a_closed_table_is_not_paused(self, table: AtTable) -> None:
        four_guests(table)
        table.lobby.pause("Emer")
        table.lobby.close()
        assert not table.engine.is_held

    def test_no_countdown_runs_for_a_guest_who_is_removed(self, table: AtTable) -> None:
        four_guests(table)
        play_until(table, 1)
        table.lose(1)
        table.engine.pause_play()  # so that the computer does not play at once
        table.engine.resume_play()
        assert table.lobby.countdown_text
        place = table.lobby.reception.places.at(1)
        assert place is not None
        ply = table.record.ply
        table.lobby.reception.remove(place)
        assert table.lobby.countdown_text == ""
        assert table.record.ply > ply

    def test_the_last_who_is_not_ready_may_fall_asleep(self, table: AtTable) -> None:
        table.gather(TWENTY_FIVE, guests_at(5, 3))
        rng = random.Random(2)
        while not table.engine.waits_for_next_deal:
            table.play(rng)
        for seat in (0, 1):
            table.link.hear(10 + seat, Sign(SignOf.READY))
        assert table.engine.waits_for_next_deal
        table.lose(2)
        assert not table.engine.waits_for_next_deal

    def test_no_deal_begins_when_everybody_is_asleep_or_the_table_closes(self, table: AtTable) -> None:
        table.gather(TWENTY_FIVE, guests_at(5, 3))
        rng = random.Random(2)
        while not table.engine.waits_for_next_deal:
            table.play(rng)
        table.link.hear(10, Sign(SignOf.READY))
        for seat in (0, 1, 2):
            table.lose(seat)
        assert table.engine.waits_for_next_deal

    def test_ready_counts_for_the_deal_that_is_over(self, table: AtTable) -> None:
        table.gather(TWENTY_FIVE, guests_at(5, 3))
        rng = random.Random(2)
        table.link.hear(11, Sign(SignOf.READY))  # in the middle of a deal: a late one
        while not table.engine.waits_for_next_deal:
            table.play(rng)
        assert table.link.last(10, People).note == "Waiting for you and Bríd and Cathal."

    def test_a_moment_is_given_once_a_deal_and_to_whoever_is_waited_for(self, table: AtTable) -> None:
        four_guests(table)
        table.lobby.set_options(TableOptions(patience=Patience(there=30)))
        play_until(table, 1)
        table.link.hear(12, Sign(SignOf.MOMENT))
        assert table.lobby.absence.seconds == 30
        table.link.hear(11, Sign(SignOf.MOMENT))
        assert table.lobby.absence.seconds == 60
        assert May.MOMENT not in table.sheet(1).may
        table.clock.turn(59)
        ply = table.record.ply
        table.link.hear(11, Sign(SignOf.MOMENT))
        table.clock.turn(1)
        assert table.record.ply > ply

    def test_whoever_looks_on_may_say_so_again(self, table: AtTable) -> None:
        four_guests(table)
        for link in range(100, 110):
            table.link.come(link)
            table.link.hear(link, Sit(takes=SeatChoice.NONE))
        table.link.hear(105, Sit(takes=SeatChoice.NONE))
        assert not table.link.gone

    def test_a_guest_who_was_cut_off_before_the_token_came_is_let_in_again_by_the_host(self, table: AtTable) -> None:
        table.lobby.gather(TableSetup(TWENTY_FIVE, NAMES[:5], guests_at(5, 5)), KNOWN)
        table.link.come(10, "Síle")
        table.link.hear(10, Sit(0))
        table.link.left.emit(10)
        table.link.come(20, "Síle")
        table.link.hear(20, Sit(0))
        assert table.link.last(20, You).waits
        table.lobby.reception.let_in(20)
        you = table.link.last(20, You)
        assert (you.seat, you.name, bool(you.token)) == (0, "Síle", True)

    def test_a_seat_that_is_left_before_the_game_has_its_first_name_again(self, table: AtTable) -> None:
        setup = TableSetup(TWENTY_FIVE, NAMES[:5], guests_at(5, 4, 1))
        table.lobby.gather(setup, KNOWN)
        table.link.come(10, "Síle")
        table.link.hear(10, Sit(2))
        table.link.come(11, "Cathal")
        table.link.hear(11, Sit(1))
        table.leave(0)
        assert table.lobby.named(setup).names == ("Aoife", "Cathal", "Cathal 2", "Donal", "Emer")


@pytest.mark.broad("twenty-five")
@pytest.mark.parametrize("preset", COURSES)
def test_a_whole_game_is_played_by_phones_alone(engine: GameEngine, preset: str) -> None:
    """Every decision of every game can be made by a guest."""
    table = AtTable(engine)
    rules = PRESETS[preset]
    table.gather(rules, guests_at(rules.players, rules.players))
    rng = random.Random(7)
    for _ in range(3_000):
        if table.record.state.over:
            break
        if table.engine.waits_for_next_deal:
            say_ready(table)
        else:
            table.play(rng)
        if len(table.record.state.history) >= 2:
            break
    assert len(table.record.state.history) >= 1
    assert table.sheet(0).result is not None or not table.record.state.over


@pytest.mark.broad("2-2")
@pytest.mark.parametrize(("players", "sides"), [(2, 2), (3, 3), (4, 2), (6, 3), (8, 8), (9, 3), (10, 5)])
def test_guests_that_sleep_and_wake_lose_no_move(quick_engine: GameEngine, players: int, sides: int) -> None:
    """Decisions are made by a guest, by a stand-in, and by both in turn."""
    table = AtTable(quick_engine)
    table.gather(seated("twenty-five", players, sides), guests_at(players, players))
    rng = random.Random(players)
    asleep: set[int] = set()
    for _ in range(100):
        if table.record.state.over:
            break
        seat = rng.randrange(players)
        ply = table.record.ply
        if seat in asleep:
            table.return_(seat)
            asleep.discard(seat)
        elif rng.random() < 0.2:
            table.lose(seat)
            asleep.add(seat)
        assert table.record.ply == ply
        table.clock.turn(rng.choice([1, 4, 9, 30]))
        there = [seat for seat in range(players) if seat not in asleep]
        if table.engine.waits_for_next_deal:
            say_ready(table)
            if not there:
                table.return_(0)
                asleep.discard(0)
                say_ready(table)
        elif table.to_act in there:
            table.play(rng)
    assert table.record.ply > 12
