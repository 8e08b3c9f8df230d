"""Persons at other devices play every game; the computer stands in for whoever is away, and no move is made twice."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.engine.game.practising import SlowMinds
from tests.engine.guests import GUEST, act, all_elsewhere, guest_table, shown_turn
from tests.minds import QuickMinds
from twentyfive.core import PRESETS, SEATINGS, Phase, Record, Refusal, legal_moves, seated, to_act
from twentyfive.core.moves import (
    Bid,
    DeclineRob,
    Exchange,
    Hold,
    Jink,
    NameTrump,
    Pass,
    PlayCard,
    Rob,
    TakeFromStock,
    TakePool,
)
from twentyfive.engine.game.decisions import answers_automatically
from twentyfive.engine.game.engine import GameEngine
from twentyfive.engine.game.events import Hint, Step
from twentyfive.engine.game.journal import read_journal
from twentyfive.engine.guest_session import MOST_KEPT, GuestSession
from twentyfive.engine.minds.questions import stand_in

EVERY_KIND = {Rob, DeclineRob, Bid, Pass, Hold, NameTrump, Exchange, TakeFromStock, PlayCard, Jink, TakePool}
TABLES = [(preset, players, sides) for preset in PRESETS for players, sides in SEATINGS[preset]]
FOUR = seated("twenty-five", 4, 4)
ROBBING = FOUR.replace(rob_deadline="opening_lead")
MOST_KINDS = (ROBBING, seated("auction-forty-fives", 4, 2).replace(dealer_robs_pack=True), seated("spoil-five", 2, 2))
"""Rules whose games have every kind of decision."""


class SlowQuickMinds(SlowMinds):
    """Minds that answer on request, without much thought."""

    def answer_all(self) -> None:
        asked, self.open = self.open, []
        for question in asked:
            self.answered.emit(question.number, stand_in(question))


@pytest.fixture
def quick(qapp: object) -> Iterator[tuple[GameEngine, GuestSession]]:
    del qapp
    with guest_table(QuickMinds()) as made:
        yield made


@pytest.fixture
def slow(qapp: object) -> Iterator[tuple[GameEngine, GuestSession, SlowMinds]]:
    del qapp
    minds = SlowMinds()
    with guest_table(minds) as (engine, table):
        yield engine, table, minds


def kinds(record: Record) -> set[type]:
    """The kinds of decision that the players of a game have made."""
    return {type(move) for ply, move in enumerate(record.log) if to_act(record.state_at(ply)) is not None}


def of(engine: GameEngine) -> Record:
    record = engine.record
    assert record is not None
    return record


class TestEveryGame:
    @pytest.mark.broad("twenty-five-*")
    @pytest.mark.parametrize(("preset", "players", "sides"), TABLES)
    def test_guests_alone_play_a_deal_of_every_game_at_every_table(
        self, preset: str, players: int, sides: int, quick: tuple[GameEngine, GuestSession]
    ) -> None:
        engine, table = quick
        steps: list[Step] = []
        table.stepped.connect(steps.append)
        engine.begin(all_elsewhere(seated(preset, players, sides)))
        rng, made = random.Random(players), []
        while not engine.state.history:
            move = act(table, rng)
            made += [] if move is None else [move]
        record = of(engine)
        states = [record.state_at(ply) for ply in range(record.last_ply)]
        asked = [to_act(state) is not None and not answers_automatically(state, table.game.seats) for state in states]
        assert [move for move, is_asked in zip(record.log, asked, strict=True) if is_asked] == made
        assert [step.kind for step in steps] == [type(move) for move in record.log]

    @pytest.mark.parametrize("way", ["guests", "stand-ins", "both in turn"])
    def test_every_kind_of_decision_is_made(self, way: str, quick: tuple[GameEngine, GuestSession]) -> None:
        engine, table = quick
        found: set[type] = set()
        rng = random.Random(25)
        for seed in range(60):
            if found == EVERY_KIND:
                break
            engine.begin(all_elsewhere(MOST_KINDS[seed % len(MOST_KINDS)], seed))
            while not engine.state.history:
                seat = table.moment.to_act
                if seat is not None and (way == "stand-ins" or (way == "both in turn" and rng.random() < 0.5)):
                    table.game.play_once(seat)
                else:
                    act(table, rng)
            found |= kinds(of(engine))
        assert found == EVERY_KIND

    def test_with_everybody_away_the_computer_plays_each_deal_to_its_end(
        self, quick: tuple[GameEngine, GuestSession]
    ) -> None:
        engine, table = quick
        engine.begin(all_elsewhere(PRESETS["twenty-five"]))
        table.game.stand_in(range(5))
        while not engine.state.over:
            assert table.game.waits_for_next_deal
            table.game.next_deal()
        assert table.game.away == frozenset(range(5))
        engine.begin(all_elsewhere(PRESETS["twenty-five"]))
        assert table.game.away == frozenset()
        assert shown_turn(table) is not None


class TestMoves:
    def test_a_move_for_another_position_another_seat_or_against_the_rules_is_not_made(
        self, quick: tuple[GameEngine, GuestSession]
    ) -> None:
        engine, table = quick
        engine.begin(all_elsewhere(FOUR))
        view = shown_turn(table)
        assert view is not None
        assert view.seat is not None
        move, before = view.legal[0], engine.state
        other = PlayCard(next(card for card in view.rules.pack if card not in view.hand))
        assert table.submit(view.seat, move, table.game.revision - 1) is None
        assert table.submit((view.seat + 1) % 4, other, table.game.revision) is None
        illegal = table.submit(view.seat, other, table.game.revision)
        assert illegal is not None
        assert illegal.refusal is Refusal.NOT_IN_HAND
        assert table.why_not(view.seat, move, table.game.revision) is None
        assert table.why_not(view.seat, other, table.game.revision) is not None
        assert table.why_not((view.seat + 1) % 4, other, table.game.revision) is None
        assert engine.state == before
        assert table.submit(view.seat, move, table.game.revision) is None
        assert engine.state != before
        after = engine.state
        assert table.submit(view.seat, move, table.game.revision - 1) is None
        assert engine.state == after

    def test_no_guest_moves_for_the_person_here_or_a_computer_player(
        self, slow: tuple[GameEngine, GuestSession, SlowMinds]
    ) -> None:
        engine, table, minds = slow
        engine.begin(Record.new(FOUR, seats=["person", GUEST, "computer medium", GUEST], seed=3))
        seen = set()
        while not engine.state.history:
            seat = to_act(engine.state)
            if seat is None:
                break
            if seat in (0, 2):
                before = engine.state
                assert table.submit(seat, legal_moves(before)[0], table.game.revision) is None
                assert engine.state == before
                seen.add(seat)
            if seat == 2:
                minds.answer_all()
            elif seat == 0:
                engine.submit(0, legal_moves(engine.state)[0], engine.revision)
            else:
                act(table, random.Random(1))
        assert seen == {0, 2}

    def test_several_persons_are_each_asked_whether_to_rob(self, quick: tuple[GameEngine, GuestSession]) -> None:
        engine, table = quick
        engine.begin(Record.new(ROBBING, seats=["person", GUEST, "computer medium", "computer easy"], seed=5))
        asked: set[int] = set()
        while engine.state.phase is Phase.ROB:
            seat = to_act(engine.state)
            assert seat is not None
            asked.add(seat)
            if seat == 1:
                act(table, random.Random(1))
            else:
                engine.submit(seat, legal_moves(engine.state)[-1], engine.revision)
        assert asked == {0, 1}


class TestStandIns:
    def test_whoever_comes_back_is_asked_again_and_the_late_answer_is_dropped(
        self, slow: tuple[GameEngine, GuestSession, SlowMinds]
    ) -> None:
        engine, table, minds = slow
        engine.begin(all_elsewhere(FOUR))
        seat, before = to_act(engine.state), engine.state
        assert seat is not None
        table.game.stand_in([seat])
        assert [question.view.seat for question in minds.open] == [seat]
        table.game.stand_in([])
        minds.answer_all()
        assert engine.state == before
        assert act(table, random.Random(1)) is not None

    def test_a_guest_who_moves_first_is_not_moved_for(self, slow: tuple[GameEngine, GuestSession, SlowMinds]) -> None:
        engine, table, minds = slow
        engine.begin(all_elsewhere(FOUR))
        seat = to_act(engine.state)
        assert seat is not None
        table.game.play_once(seat)
        made = act(table, random.Random(1))
        after = engine.state
        minds.answer_all()
        assert engine.state == after
        assert of(engine).moves[-1] == made

    def test_the_computer_makes_one_move_and_then_waits_for_the_guest(
        self, slow: tuple[GameEngine, GuestSession, SlowMinds]
    ) -> None:
        engine, table, minds = slow
        engine.begin(all_elsewhere(seated("twenty-five", 2, 2)))
        ply = of(engine).ply
        seat = to_act(engine.state)
        assert seat is not None
        table.game.play_once(1 - seat)
        assert minds.open == []
        table.game.play_once(seat)
        minds.answer_all()
        assert of(engine).ply == ply + 1
        assert minds.open == []
        assert to_act(engine.state) == 1 - seat

    def test_a_table_that_waits_again_drops_the_move_it_was_about_to_make(
        self, slow: tuple[GameEngine, GuestSession, SlowMinds]
    ) -> None:
        engine, table, minds = slow
        engine.begin(all_elsewhere(FOUR))
        before, seat = engine.state, to_act(engine.state)
        assert seat is not None
        table.game.play_once(seat)
        table.game.wait_again()
        minds.answer_all()
        assert engine.state == before

    def test_a_hint_is_answered_before_the_stand_in_moves(
        self, slow: tuple[GameEngine, GuestSession, SlowMinds]
    ) -> None:
        engine, table, minds = slow
        hints: list[Hint] = []
        table.advised.connect(hints.append)
        engine.begin(all_elsewhere(FOUR))
        ply, seat = of(engine).ply, to_act(engine.state)
        assert seat is not None
        table.ask_hint(seat)
        table.game.stand_in([seat])
        minds.answer_all()
        minds.answer_all()
        assert [hint.seat for hint in hints] == [seat]
        assert of(engine).ply == ply + 1

    @settings(max_examples=25)
    @given(st.data())
    def test_a_stand_in_comes_and_goes_without_a_move_lost_or_made_twice(self, data: st.DataObject) -> None:
        """Guests move, leave, come back, pause; the computer's answers arrive late, some of them never wanted."""
        players = data.draw(st.integers(2, 10), label="players")
        rng = random.Random(data.draw(st.integers(0, 1000), label="seed"))
        minds = SlowQuickMinds()
        with guest_table(minds) as (engine, table):
            steps: list[Step] = []
            table.stepped.connect(steps.append)
            engine.begin(all_elsewhere(seated("twenty-five", players, players).replace(rob_deadline="opening_lead")))
            for _ in range(60):
                ply, revision = of(engine).ply, table.game.revision
                match rng.randrange(7):
                    case 0:
                        table.game.stand_in(rng.sample(range(players), rng.randrange(players + 1)))
                    case 1:
                        table.game.play_once(rng.randrange(players))
                    case 2:
                        table.game.wait_again()
                    case 3:
                        table.game.pause_play()
                        minds.answer_all()
                        assert of(engine).ply == ply
                        table.game.resume_play()
                    case 4:
                        minds.answer_all()
                    case _ if table.moment.to_act is not None:
                        made = act(table, rng)
                        assert of(engine).move_at(ply) == made
                        assert table.game.revision > revision
                    case _:
                        table.game.next_deal()
            table.game.stand_in([])
            record = of(engine)
            assert [step.kind for step in steps] == [type(move) for move in record.log]
            assert [step.revision for step in steps] == list(range(steps[0].revision, table.game.revision + 1))
            assert read_journal(engine.journal.path) == record


class TestUndo:
    @pytest.fixture
    def three(self, quick: tuple[GameEngine, GuestSession]) -> tuple[GameEngine, GuestSession]:
        engine, table = quick
        engine.begin(Record.new(FOUR, seats=[GUEST, GUEST, "computer medium", "person"], seed=8))
        while len(engine.state.current_deal.tricks) < 2:
            if to_act(engine.state) == 3:
                engine.submit(3, legal_moves(engine.state)[0], engine.revision)
            else:
                act(table, random.Random(1))
        return quick

    @pytest.mark.parametrize("player", [0, 1, 3])
    def test_it_goes_back_to_the_players_own_last_decision(
        self, player: int, three: tuple[GameEngine, GuestSession]
    ) -> None:
        engine, table = three
        record, ply = of(engine), of(engine).ply
        own = [before for before in range(ply) if to_act(record.state_at(before)) == player]
        seen = table.move_to_undo_for(player, None)
        assert seen is not None
        assert (seen.mover, seen.move) == (player, record.move_at(own[-1]))
        assert table.can_undo_for(player)
        table.game.undo_for(player)
        assert record.ply == own[-1]
        assert to_act(engine.state) == player

    def test_nobody_goes_back_without_asking_the_others_nor_forward_again(
        self, three: tuple[GameEngine, GuestSession]
    ) -> None:
        engine, table = three
        ply = of(engine).ply
        engine.undo()
        assert of(engine).ply == ply
        table.game.undo_for(0)
        assert of(engine).ply < ply
        assert not engine.can_redo
        before = of(engine).ply
        engine.redo()
        assert of(engine).ply == before

    def test_another_move_takes_the_place_of_the_one_taken_back(self, three: tuple[GameEngine, GuestSession]) -> None:
        engine, table = three
        table.game.undo_for(1)
        ply = of(engine).ply
        view = shown_turn(table)
        assert view is not None
        move = view.legal[-1]
        assert table.submit(1, move, table.game.revision) is None
        assert of(engine).move_at(ply) == move
        assert of(engine).undone == ()

    def test_a_computer_player_has_no_decision_to_take_back(self, three: tuple[GameEngine, GuestSession]) -> None:
        engine, table = three
        before = engine.state
        assert not table.can_undo_for(2)
        table.game.undo_for(2)
        assert engine.state == before

    def test_a_guest_takes_back_even_an_only_card_though_the_window_plays_those_by_itself(
        self, three: tuple[GameEngine, GuestSession]
    ) -> None:
        engine, table = three
        while not engine.waits_for_next_deal:
            if to_act(engine.state) == 3:
                engine.submit(3, legal_moves(engine.state)[0], engine.revision)
            else:
                act(table, random.Random(1))
        engine.plays_single = True
        for player, single in ((0, True), (3, False)):
            ply = engine.undo_ply_for(player)
            assert ply is not None
            assert (len(legal_moves(of(engine).state_at(ply))) == 1) is single


class TestPause:
    def test_no_move_is_made_or_taken_until_the_game_goes_on(
        self, slow: tuple[GameEngine, GuestSession, SlowMinds]
    ) -> None:
        engine, table, minds = slow
        told: list[bool] = []
        table.game.held.connect(told.append)
        engine.begin(Record.new(FOUR, seats=[GUEST, "computer medium", GUEST, "person"], seed=1))
        rng = random.Random(1)
        while not engine.state.history:
            before, seat = engine.state, to_act(engine.state)
            table.game.pause_play()
            table.game.pause_play()
            assert table.game.is_held
            minds.answer_all()
            if seat is not None:
                assert table.submit(seat, legal_moves(before)[0], table.game.revision) is None
                engine.submit(seat, legal_moves(before)[0], engine.revision)
            engine.claim()
            assert engine.state == before
            table.game.resume_play()
            if seat == 3:
                engine.submit(3, legal_moves(before)[0], engine.revision)
            elif seat == 1:
                minds.answer_all()
            else:
                act(table, rng)
            assert engine.state != before
        assert told == [True, False] * (len(told) // 2)

    def test_the_next_deal_waits_too(self, quick: tuple[GameEngine, GuestSession]) -> None:
        engine, table = quick
        engine.begin(all_elsewhere(FOUR))
        table.game.stand_in(range(4))
        table.game.pause_play()
        table.game.next_deal()
        assert table.game.waits_for_next_deal
        table.game.resume_play()
        table.game.next_deal()
        assert engine.state.history[1:]

    def test_a_new_game_is_not_paused(self, quick: tuple[GameEngine, GuestSession]) -> None:
        engine, table = quick
        engine.begin(all_elsewhere(FOUR))
        table.game.pause_play()
        engine.begin(all_elsewhere(FOUR, 2))
        assert not table.game.is_held
        assert act(table, random.Random(1)) is not None


def test_a_claim_of_the_person_here_is_played_out_for_the_guests_too(quick: tuple[GameEngine, GuestSession]) -> None:
    engine, table = quick
    engine.begin(Record.new(FOUR, seats=["person", GUEST, GUEST, "computer easy"], seed=2))
    while to_act(engine.state) != 0:
        act(table, random.Random(1))
    engine.claim()
    assert table.game.waits_for_next_deal
    shown = table.seen(table.game.revision, 1)
    assert shown is not None
    assert shown.jumped
    table.game.next_deal()
    while to_act(engine.state) not in (1, 2):
        engine.submit(0, legal_moves(engine.state)[0], engine.revision)
    assert act(table, random.Random(1)) is not None, "the guests decide again"


class TestHints:
    def test_a_guests_hint_reaches_that_guest_alone(self, engine: GameEngine) -> None:
        table = GuestSession(engine)
        here: list[Hint] = []
        there: list[Hint] = []
        engine.advised.connect(here.append)
        table.advised.connect(there.append)
        engine.begin(Record.new(FOUR, seats=[GUEST, "person", GUEST, "person"], seed=2))
        for _ in range(4):
            seat = to_act(engine.state)
            assert seat is not None
            table.ask_hint((seat + 1) % 4)
            assert (here, there) == ([], [])
            table.ask_hint(seat)
            assert len(there) == (seat in (0, 2))
            engine.ask_hint(seat)
            assert len(here) == (seat in (1, 3))
            here.clear()
            there.clear()
            engine.submit(seat, legal_moves(engine.state)[0], engine.revision)


def test_what_a_listener_asks_for_runs_after_all_have_heard_the_step(quick: tuple[GameEngine, GuestSession]) -> None:
    engine, table = quick
    heard: list[int] = []
    table.rewound.connect(lambda _: table.game.stand_in(range(4)))
    table.stepped.connect(lambda _: table.game.stand_in(range(4)))
    engine.stepped.connect(lambda step: heard.append(step.revision))
    engine.rewound.connect(lambda jump: heard.append(jump.revision))
    engine.begin(all_elsewhere(FOUR))
    assert table.game.waits_for_next_deal
    assert heard == list(range(heard[0], table.game.revision + 1))


def test_a_long_game_keeps_no_more_positions_than_screens_can_be_behind(
    quick: tuple[GameEngine, GuestSession],
) -> None:
    engine, table = quick
    engine.begin(all_elsewhere(seated("twenty-five", 10, 10).replace(target=200)))
    first = table.game.revision
    table.game.stand_in(range(10))
    while table.game.revision < first + MOST_KEPT + 5:
        table.game.next_deal()
    newest = table.game.revision
    assert table.seen(newest - MOST_KEPT, None) is None
    assert table.seen(newest - MOST_KEPT + 1, None) is not None
    table.forget_before(newest)
    assert table.seen(newest - 1, 3) is None
    assert table.seen(newest, 3) is not None


def test_a_game_without_guests_keeps_nothing(engine: GameEngine) -> None:
    table = GuestSession(engine)
    engine.begin(Record.new(FOUR, seats=["person", *["computer medium"] * 3], seed=2))
    assert not table.game.has_guests
    assert table.seen(table.game.revision, None) is None


def test_a_guest_plays_a_second_hand_and_is_shown_the_hand_to_play(quick: tuple[GameEngine, GuestSession]) -> None:
    engine, table = quick
    engine.begin(Record.new(FOUR, seats=[GUEST, "second hand of 0", GUEST, "person"], seed=2))
    assert table.game.seats.guests == (0, 2)
    shown_from = set()
    while not engine.state.history:
        seat = to_act(engine.state)
        shown = table.shown_to(table.game.revision, 0)
        assert shown is not None
        assert shown.view.plays == (0, 1)
        if seat in (0, 1):
            assert shown.view.seat == seat
            assert shown.view.my_turn
            shown_from.add(seat)
        if seat is None:
            break
        if seat == 3:
            engine.submit(3, legal_moves(engine.state)[0], engine.revision)
        else:
            act(table, random.Random(1))
    assert shown_from == {0, 1}


def test_a_guest_plays_the_open_hand_of_a_partner(quick: tuple[GameEngine, GuestSession]) -> None:
    engine, table = quick
    engine.begin(Record.new(seated("twenty-five", 4, 2), seats=[GUEST, "person", "open dummy", "person"], seed=2))
    made = 0
    while not engine.waits_for_next_deal:
        seat = to_act(engine.state)
        if seat in (1, 3):
            engine.submit(seat, legal_moves(engine.state)[0], engine.revision)
        else:
            act(table, random.Random(1))
            made += seat == 2
    assert made >= 5
