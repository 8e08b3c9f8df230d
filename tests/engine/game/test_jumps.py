"""Going back and forth in a game: wherever it stands is what its log says, and nobody has learned anything by it."""

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
    """The text of a game of ten deals, the last one over."""
    rng, record = random.Random(25), Record.new(rules(), seats=SEATS, seed=25)
    while sum(isinstance(move, ScoreDeal) for move in record.moves) < DEALS:
        record.push(next_move(record.state, rng))
    return record.dumps()


@cache
def states() -> tuple[GameState, ...]:
    """What replaying the log of these ten deals gives, state by state."""
    record = Record.loads(ten_deals())
    found = [new_game(record.header.rules, record.header.names)]
    for move in record.moves:
        found.append(apply(found[-1], move))
    return tuple(found)


def replayed(record: Record) -> GameState:
    """The state to which the moves before the cursor lead from the beginning."""
    return reduce(apply, record.moves, new_game(record.header.rules, record.header.names))


class SpyMinds(InlineMinds):
    """Thinks inline and remembers what was asked."""

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
    """An engine for one walk after another."""
    del qapp
    with engine_with(InlineMinds()) as engine:
        yield engine


@settings(max_examples=40, deadline=None)
@given(walk=WALKS)
def test_undo_redo_and_jumps_in_any_order_stand_where_the_log_says(
    practised: GameEngine, walk: list[str | int]
) -> None:
    """Only what comes after the last move may be dealt anew: there the log says nothing."""
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
    """One of the moves of the person to act."""
    moves = legal_moves(state)
    return moves[choice % len(moves)]


DECISIONS = st.lists(
    st.tuples(st.sampled_from(["undo", "jump", "move", "move", "move"]), st.integers(0, 99)), max_size=16
)


@settings(max_examples=15, deadline=None)
@given(decisions=DECISIONS)
def test_who_goes_back_and_decides_otherwise_meets_players_who_know_nothing_of_it(
    qapp: QCoreApplication, decisions: list[tuple[str, int]]
) -> None:
    """The game comes out as for somebody who decided so at once, and no question held more than the log before it."""
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
    """Each question holds exactly what the asked player sees in a replay of the moves that stand before it."""
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
    """Make the person's decisions of this log in a new game, without ever going back: it is the same game."""
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


def test_after_a_jump_the_game_rests_until_it_is_told_to_go_on(engine: GameEngine) -> None:
    record = begun(engine)
    play_deal(engine)
    whole = record.moves
    ply = next(at for at in range(2, len(whole)) if to_act(record.state_at(at)) == 2)
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


def test_a_jump_beyond_the_log_is_no_jump(engine: GameEngine) -> None:
    record = begun(engine)
    stood = record.ply
    with pytest.raises(IndexError):
        engine.jump(record.last_ply + 1)
    assert record.ply == stood


def test_an_answer_asked_before_a_jump_is_dropped(qapp: QCoreApplication) -> None:
    del qapp
    minds = SlowMinds()
    told: list[Hint] = []
    with engine_with(minds) as engine:
        engine.advised.connect(told.append)
        record = begun(engine)
        while to_act(engine.state) != 0:
            minds.answer_all()
        engine.submit(0, legal_moves(engine.state)[0], engine.revision)
        stands = record.moves
        assert minds.open, "the next computer player is thinking"
        engine.jump(record.ply - 1)
        minds.answer_all()
        assert (record.moves, record.undone) == (stands[:-1], stands[-1:])
        engine.ask_hint(0)
        engine.jump(record.ply - 1)
        minds.answer_all()
        assert not told, "a hint for another position is none"


def test_what_a_computer_player_would_do_can_be_asked_and_it_is_not_played(engine: GameEngine) -> None:
    hints: list[Hint] = []
    engine.advised.connect(hints.append)
    record = begun(engine)
    play_deal(engine)
    ply = next(at for at in range(2, record.last_ply) if to_act(record.state_at(at)) == 1)
    engine.jump(ply)
    engine.ask_thought()
    assert [(hint.seat, hint.revision) for hint in hints] == [(1, engine.revision)]
    assert hints[0].advice.move in legal_moves(engine.state)
    assert record.ply == ply


def test_the_thought_of_a_player_whose_turn_it_is_does_not_stop_the_game(qapp: QCoreApplication) -> None:
    del qapp
    minds = SlowMinds()
    with engine_with(minds) as engine:
        record = begun(engine)
        stood = record.ply
        assert to_act(engine.state) != 0
        engine.ask_thought()
        minds.open = minds.open[-1:]
        minds.answer_all()
        assert record.ply == stood
        minds.answer_all()
        assert record.ply > stood


def test_the_journal_stands_where_the_jump_led(engine: GameEngine, tmp_path: Path) -> None:
    record = begun(engine)
    play_deal(engine)
    engine.jump(5)
    assert read_journal(tmp_path / "journal") == record
    engine.resume()
    assert read_journal(tmp_path / "journal") == record


def test_a_game_left_in_the_past_goes_on_by_its_own_log(engine: GameEngine, tmp_path: Path) -> None:
    record = begun(engine)
    play_deal(engine)
    whole = record.moves
    ply = next(at for at in range(2, len(whole)) if to_act(record.state_at(at)) == 3)
    engine.jump(ply)
    again = read_journal(tmp_path / "journal")
    engine.begin(again)
    assert again.log == whole
    assert to_act(engine.state) == 0


def test_steps_shown_again_are_told_as_steps(engine: GameEngine) -> None:
    told: list[Step | Jump] = []
    record = begun(engine)
    play_deal(engine)
    ply = next(at for at in range(2, record.last_ply) if to_act(record.state_at(at)) == 2)
    engine.stepped.connect(told.append)
    engine.rewound.connect(told.append)
    engine.jump(ply)
    engine.resume()
    jump, *steps = told
    assert isinstance(jump, Jump)
    assert [step.kind for step in steps if isinstance(step, Step)] == [type(move) for move in record.moves[ply:]]
    assert [told_of.revision for told_of in told] == list(range(jump.revision, engine.revision + 1))
