"""Undo, redo and jumps: the state always follows from the log, and no player learns anything from them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache, reduce
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QCoreApplication

from tests.core.policy import next_move
from tests.engine.game.practising import SEATS, SlowMinds, begun, engine_with, play_deal, rules
from tests.minds import InlineMinds
from twentyfive.core import GameState, PlayerView, Record, apply, legal_moves, new_game, to_act
from twentyfive.core.moves import DealCards, Move, PlayerMove, ScoreDeal
from twentyfive.engine.game.engine import GameEngine
from twentyfive.engine.game.events import Hint, Jump, Step
from twentyfive.engine.game.journal import read_journal
from twentyfive.engine.minds.questions import Asked, HintQuestion, MoveQuestion

DEALS = 10


@cache
def ten_deals() -> str:
    """The text of a game of ten complete deals."""
    rng, record = random.Random(25), Record.new(rules(), seats=SEATS, seed=25)
    while sum(isinstance(move, ScoreDeal) for move in record.moves) < DEALS:
        record.push(next_move(record.state, rng))
    return record.dumps()


@cache
def states() -> tuple[GameState, ...]:
    """Every state of the ten deals, by replaying their log."""
    record = Record.loads(ten_deals())
    found = [new_game(record.header.rules, record.header.names)]
    for move in record.moves:
        found.append(apply(found[-1], move))
    return tuple(found)


def replayed(record: Record) -> GameState:
    """The state after the moves up to the present position, by replaying them."""
    return reduce(apply, record.moves, new_game(record.header.rules, record.header.names))


class SpyMinds(InlineMinds):
    """Minds that think inline and record the questions."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[MoveQuestion | HintQuestion] = []

    def ask(self, question: Asked) -> None:
        assert isinstance(question, MoveQuestion | HintQuestion), "nothing is reviewed here"
        self.asked.append(question)
        super().ask(question)


WALKS = st.lists(
    st.one_of(st.sampled_from(["undo", "redo", "resume", "next deal"]), st.integers(0, 9999)),
    min_size=1,
    max_size=14,
)


@pytest.fixture(scope="module")
def practised(qapp: QCoreApplication) -> Iterator[GameEngine]:
    """An engine for all walks."""
    del qapp
    with engine_with(InlineMinds()) as engine:
        yield engine


@settings(max_examples=40, deadline=None)
@given(walk=WALKS)
def test_undo_redo_and_jumps_in_any_order_lead_to_the_state_of_the_log(
    practised: GameEngine, walk: list[str | int]
) -> None:
    """The next deal begins only if the log has it: after the end of the log, a new deal would add moves."""
    log = Record.loads(ten_deals())
    practised.begin(log)
    whole = log.moves
    for step in walk:
        _go(practised, step, len(whole))
        assert log.log == whole[: log.last_ply], "nothing of the log is lost or changed"
        assert log.last_ply == len(whole)
        assert practised.state == states()[log.ply]
        assert practised.can_redo == (log.ply < len(whole))


def _go(engine: GameEngine, step: str | int, last: int) -> None:
    match step:
        case int():
            engine.jump(step % (last + 1))
        case "undo":
            engine.undo()
        case "redo":
            engine.redo()
        case "resume":
            engine.resume()
        case _ if engine.can_redo:
            engine.next_deal()


def person_moves(state: GameState, choice: int) -> PlayerMove:
    """One of the legal moves of the person to act."""
    moves = legal_moves(state)
    return moves[choice % len(moves)]


DECISIONS = st.lists(
    st.tuples(st.sampled_from(["undo", "jump", "move", "move", "move"]), st.integers(0, 99)), max_size=16
)


@settings(max_examples=15, deadline=None)
@given(decisions=DECISIONS)
def test_after_undo_and_another_decision_the_players_know_nothing_of_the_first_one(
    qapp: QCoreApplication, decisions: list[tuple[str, int]]
) -> None:
    """The game is the same as without going back, and no question shows more than the moves before it."""
    del qapp
    minds = SpyMinds()
    with engine_with(minds) as engine:
        engine.begin(Record.new(rules(), seats=SEATS, seed=7))
        record = engine.record
        assert record is not None
        for kind, choice in decisions:
            minds.asked.clear()
            _decide(engine, kind, choice)
            _check_questions(engine, minds.asked)
        assert engine.state == replayed(record)
        final = record.moves
        _play_straight(final)


def _decide(engine: GameEngine, kind: str, choice: int) -> None:
    record = engine.record
    assert record is not None
    seat = to_act(engine.state)
    if kind == "undo":
        engine.undo()
    elif kind == "jump":
        engine.jump(choice % (record.last_ply + 1))
        engine.resume()
    elif seat is None:
        engine.next_deal()
    else:
        engine.submit(seat, person_moves(engine.state, choice), engine.revision)


def _check_questions(engine: GameEngine, asked: list[MoveQuestion | HintQuestion]) -> None:
    """Check that each question has the view of its player at some position up to the present one."""
    record = engine.record
    assert record is not None
    seen: dict[tuple[int, PlayerView], None] = {}
    for ply in range(record.ply + 1):
        state = record.state_at(ply)
        seat = to_act(state)
        if seat is not None:
            seen[seat, engine.seats.view(state, seat)] = None
    for question in asked:
        assert question.view.seat is not None
        assert (question.view.seat, question.view) in seen


def _play_straight(moves: tuple[Move, ...]) -> None:
    """Check that the person's decisions of this log, made without going back, lead to the same game."""
    with engine_with(InlineMinds()) as engine:
        engine.begin(Record.new(rules(), seats=SEATS, seed=7))
        record = engine.record
        assert record is not None
        while record.ply < len(moves):
            seat = to_act(engine.state)
            if seat is None:
                engine.next_deal()
                continue
            made = moves[record.ply]
            move = next(move for move in legal_moves(engine.state) if move == made)
            engine.submit(seat, move, engine.revision)
        assert record.moves[: len(moves)] == moves


def test_after_a_jump_the_game_pauses_until_it_is_resumed(engine: GameEngine) -> None:
    record = begun(engine)
    play_deal(engine)
    whole = record.moves
    ply = next(ply for ply in range(2, len(whole)) if to_act(record.state_at(ply)) == 2)
    engine.jump(ply)
    assert (record.ply, to_act(engine.state)) == (ply, 2)
    engine.resume()
    assert to_act(engine.state) == 0, "it goes on to the person's next decision"
    assert record.log == whole, "by the moves that were made before"


def test_a_jump_between_two_deals_waits_there_and_deals_the_same_cards_again(engine: GameEngine) -> None:
    record = begun(engine)
    play_deal(engine)
    between = record.ply
    engine.next_deal()
    second = next(move for move in record.moves[between:] if isinstance(move, DealCards))
    engine.jump(between)
    engine.resume()
    assert engine.waits_for_next_deal
    engine.next_deal()
    assert second in record.moves[between:]


def test_a_jump_beyond_the_log_is_refused(engine: GameEngine) -> None:
    record = begun(engine)
    ply = record.ply
    with pytest.raises(IndexError):
        engine.jump(record.last_ply + 1)
    assert record.ply == ply


def test_an_answer_to_a_question_before_a_jump_is_ignored(qapp: QCoreApplication) -> None:
    del qapp
    minds = SlowMinds()
    hints: list[Hint] = []
    with engine_with(minds) as engine:
        engine.advised.connect(hints.append)
        record = begun(engine)
        while to_act(engine.state) != 0:
            minds.answer_all()
        engine.submit(0, legal_moves(engine.state)[0], engine.revision)
        moves = record.moves
        assert minds.open, "the next computer player is thinking"
        engine.jump(record.ply - 1)
        minds.answer_all()
        assert (record.moves, record.undone) == (moves[:-1], moves[-1:])
        engine.ask_hint(0)
        engine.jump(record.ply - 1)
        minds.answer_all()
        assert not hints, "a hint for another position is ignored"


def test_the_advice_for_a_computer_player_can_be_asked_for_and_is_not_played(engine: GameEngine) -> None:
    hints: list[Hint] = []
    engine.advised.connect(hints.append)
    record = begun(engine)
    play_deal(engine)
    ply = next(ply for ply in range(2, record.last_ply) if to_act(record.state_at(ply)) == 1)
    engine.jump(ply)
    engine.ask_thought()
    assert [(hint.seat, hint.revision) for hint in hints] == [(1, engine.revision)]
    assert hints[0].advice.move in legal_moves(engine.state)
    assert record.ply == ply


def test_advice_for_the_computer_player_to_act_does_not_stop_the_game(qapp: QCoreApplication) -> None:
    del qapp
    minds = SlowMinds()
    with engine_with(minds) as engine:
        record = begun(engine)
        ply = record.ply
        assert to_act(engine.state) != 0
        engine.ask_thought()
        minds.open = minds.open[-1:]
        minds.answer_all()
        assert record.ply == ply
        minds.answer_all()
        assert record.ply > ply


def test_the_journal_follows_a_jump(engine: GameEngine, tmp_path: Path) -> None:
    record = begun(engine)
    play_deal(engine)
    engine.jump(5)
    assert read_journal(tmp_path / "journal") == record
    engine.resume()
    assert read_journal(tmp_path / "journal") == record


def test_a_game_left_after_a_jump_goes_on_by_its_own_log(engine: GameEngine, tmp_path: Path) -> None:
    record = begun(engine)
    play_deal(engine)
    whole = record.moves
    ply = next(ply for ply in range(2, len(whole)) if to_act(record.state_at(ply)) == 3)
    engine.jump(ply)
    again = read_journal(tmp_path / "journal")
    engine.begin(again)
    assert again.log == whole
    assert to_act(engine.state) == 0


def test_moves_made_again_are_reported_as_steps(engine: GameEngine) -> None:
    events: list[Step | Jump] = []
    record = begun(engine)
    play_deal(engine)
    ply = next(ply for ply in range(2, record.last_ply) if to_act(record.state_at(ply)) == 2)
    engine.stepped.connect(events.append)
    engine.rewound.connect(events.append)
    engine.jump(ply)
    engine.resume()
    jump, *steps = events
    assert isinstance(jump, Jump)
    assert [step.kind for step in steps if isinstance(step, Step)] == [type(move) for move in record.moves[ply:]]
    assert [event.revision for event in events] == list(range(jump.revision, engine.revision + 1))
