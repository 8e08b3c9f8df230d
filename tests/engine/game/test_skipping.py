"""A skipped or claimed deal is played out at once, can be taken back, and waits for no question."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from tests.engine.game.practising import SlowMinds, begun, engine_with
from twentyfive.core import Phase, Record, legal_moves, seated, to_act
from twentyfive.core.moves import ScoreDeal
from twentyfive.engine.game.engine import GameEngine
from twentyfive.engine.game.events import Hint


def test_a_skipped_deal_is_played_out_for_the_person_too_and_ends_with_a_jump(engine: GameEngine) -> None:
    order: list[str] = []
    engine.stepped.connect(lambda _: order.append("step"))
    engine.rewound.connect(lambda _: order.append("jump"))
    engine.helped.connect(lambda: order.append("help"))
    record = begun(engine)
    order.clear()
    engine.skip_deal()
    assert engine.waits_for_next_deal
    assert isinstance(record.moves[-1], ScoreDeal)
    assert order[-2:] == ["jump", "help"]
    assert set(order[:-2]) == {"step"}
    engine.next_deal()
    assert to_act(engine.state) == 0, "the next deal is the person's own again"
    order.clear()
    engine.skip_deal()
    engine.skip_deal()
    assert order.count("help") == 1, "there is nothing to skip between two deals"


def test_a_skipped_deal_can_be_undone(engine: GameEngine) -> None:
    begun(engine)
    before = engine.state
    engine.skip_deal()
    while engine.can_undo:
        engine.undo()
    assert engine.state == before
    assert to_act(engine.state) == 0
    engine.resume()
    assert engine.state == before


def test_a_deal_can_be_undone_while_it_is_being_skipped(qapp: QCoreApplication) -> None:
    del qapp
    minds = SlowMinds()
    with engine_with(minds) as engine:
        record = begun(engine)
        while to_act(engine.state) != 0:
            minds.answer_all()
        ply = record.ply
        engine.skip_deal()
        minds.answer_all()
        assert record.ply > ply
        engine.undo()
        minds.answer_all()
        minds.answer_all()
        assert record.ply == ply, "the person decides again"


def test_a_skipped_deal_does_not_wait_for_a_hint(qapp: QCoreApplication) -> None:
    del qapp
    minds = SlowMinds()
    with engine_with(minds) as engine:
        record = begun(engine)
        while to_act(engine.state) != 0:
            minds.answer_all()
        ply = record.ply
        engine.ask_hint(0)
        hint = minds.open.pop()
        engine.skip_deal()
        minds.answer_all()
        assert record.ply > ply
        hints: list[Hint] = []
        engine.advised.connect(hints.append)
        minds.open = [hint]
        minds.answer_all()
        assert hints == [], "a late hint is ignored"


def test_a_claim_plays_the_cards_and_leaves_other_decisions_to_the_person(engine: GameEngine) -> None:
    for seed in range(60):
        record = Record.new(seated("spoil-five", 3, 3), seats=("person",) * 3, seed=seed)
        engine.begin(record)
        while engine.state.phase is Phase.ROB:
            seat = to_act(engine.state)
            assert seat is not None
            engine.submit(seat, legal_moves(engine.state)[-1], engine.revision)
        engine.claim()
        if engine.state.phase is Phase.JINK:
            return
        assert engine.waits_for_next_deal or engine.state.over
    raise AssertionError("no player took the first three tricks in any game")
