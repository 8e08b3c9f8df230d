"""Looking back: the decisions of past deals, their judgement by the player's view, and new games from them."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from tests.minds import InlineMinds
from twentyfive.ai.advice.findings import Judgement
from twentyfive.ai.review import heuristic_judgement, review
from twentyfive.core import PRESETS, Card, Record, Rules, legal_moves, table_move, to_act, view_for
from twentyfive.core.cards import PACK
from twentyfive.core.moves import DealCards, PlayCard, ScoreDeal
from twentyfive.engine.game.engine import GameEngine
from twentyfive.engine.game.events import Hint
from twentyfive.engine.game.reviewing import PastMove, Reviewer, game_from, past_deals
from twentyfive.engine.minds.questions import ReviewQuestion, answer, stand_in
from twentyfive.engine.minds.workers import WorkerMinds
from twentyfive.engine.seating.game_token import GameToken

RULES = PRESETS["twenty-five"].replace(best_of=9)
PERSON = ("person", *("computer easy",) * 4)


def game(deals: int, seats: tuple[str, ...] = PERSON, rules: Rules = RULES) -> Record:
    """A game of random moves, after this number of deals."""
    rng, record = random.Random(3), Record.new(rules, seats=seats, seed=3)
    while len(past_deals(GameToken(record))) < deals:
        state = record.state
        record.push(rng.choice(legal_moves(state)) if to_act(state) is not None else table_move(state, rng))
    return record


class TestPastDeals:
    def test_only_deals_that_are_over_are_past_deals(self) -> None:
        record = game(2)
        deals = past_deals(GameToken(record))
        assert [deal.number for deal in deals] == [1, 2]
        record.undo()
        assert past_deals(GameToken(record)) == deals[:1]

    def test_decisions_are_the_moves_of_persons_who_had_a_choice(self) -> None:
        for deal in past_deals(GameToken(game(3))):
            assert deal.decisions
            for move in deal.moves:
                assert move.decided == (move.seat == 0 and len(move.view.legal) > 1)

    def test_a_deal_won_by_a_turned_ace_is_left_out_but_counted(self) -> None:
        """Some give the dealer 5 for a turned ace (RULES.md section 3): here that wins a game before any play."""
        record = Record.new(RULES.replace(turned_ace_bonus=5, target=5), seats=PERSON, seed=1)
        ace = Card.parse("AS")
        pack = [card for card in PACK if card != ace]
        record.push(DealCards((*pack[:25], ace, *pack[25:]), 0))
        record.push(ScoreDeal())
        assert past_deals(GameToken(record)) == ()
        while not past_deals(GameToken(record)):
            record.push(
                table_move(record.state, random.Random(3))
                if to_act(record.state) is None
                else legal_moves(record.state)[0]
            )
        assert [deal.number for deal in past_deals(GameToken(record))] == [2]

    def test_the_decisions_for_an_open_dummy_are_its_partners(self) -> None:
        seats = ("person", "computer easy", "open dummy", "computer easy")
        deals = past_deals(GameToken(game(2, seats, RULES.replace(players=4, sides=2))))
        assert {move.seat for deal in deals for move in deal.decisions} == {0, 2}

    def test_a_past_move_has_the_players_view_and_all_hands(self) -> None:
        record = game(1)
        for move in past_deals(GameToken(record))[0].moves:
            assert move.view == view_for(record.state_at(move.ply), move.seat)
            assert not any(move.view.open_hands)
            assert move.move in move.view.legal
            assert all(hand or not size for hand, size in zip(_all_hands(move), move.before.hand_sizes, strict=True))


def _all_hands(move: PastMove) -> tuple[object, ...]:
    hands = list(move.before.open_hands)
    if move.before.seat is not None:
        hands[move.before.seat] = move.before.hand
    return tuple(hands)


class TestTryAgain:
    def test_the_new_game_begins_at_the_decision(self) -> None:
        record = game(2)
        for move in past_deals(GameToken(record))[1].decisions:
            cut = game_from(GameToken(record), move.ply).record
            assert cut.state == record.state_at(move.ply)
            assert cut.last_ply == move.ply
            assert cut.header.seats == record.header.seats

    def test_later_deals_have_other_cards(self) -> None:
        record = game(1)
        assert game_from(GameToken(record), 2).record.header.seed != record.header.seed

    def test_the_new_game_can_be_played(self, engine: GameEngine) -> None:
        record = game(2)
        decision = past_deals(GameToken(record))[1].decisions[0]
        again = game_from(GameToken(record), decision.ply)
        engine.play(again)
        assert to_act(engine.state) == 0
        assert sum(isinstance(move, DealCards) for move in again.record.moves) == 2

    def test_a_moment_beyond_the_game_is_refused(self) -> None:
        record = game(1)
        with pytest.raises(IndexError):
            game_from(GameToken(record), record.last_ply + 1)


class Signals:
    """Records the signals of a reviewer."""

    def __init__(self, reviewer: Reviewer) -> None:
        self.judged: list[tuple[PastMove, Judgement]] = []
        self.finished = 0
        reviewer.judged.connect(lambda move, judgement: self.judged.append((move, judgement)))
        reviewer.finished.connect(self._on_finished)

    def _on_finished(self) -> None:
        self.finished += 1


@pytest.fixture
def worker(qapp: object) -> Iterator[WorkerMinds]:
    del qapp
    made = WorkerMinds()
    yield made
    made.close()


def decisions(deals: int = 2) -> list[PastMove]:
    return [move for deal in past_deals(GameToken(game(deals))) for move in deal.decisions]


class TestReviewer:
    def test_every_decision_is_judged_in_order(self, qapp: object) -> None:
        del qapp
        reviewer = Reviewer(InlineMinds())
        signals, asked = Signals(reviewer), decisions()
        reviewer.begin(asked)
        assert [move for move, _ in signals.judged] == asked
        assert signals.judged[0][1] == review(asked[0].view, asked[0].move, asked[0].seed)
        assert signals.finished == 1
        assert not reviewer.busy

    def test_stop_ends_the_judging(self, qapp: object) -> None:
        del qapp
        reviewer = Reviewer(InlineMinds())
        signals = Signals(reviewer)
        reviewer.judged.connect(reviewer.stop)
        reviewer.begin(decisions())
        assert len(signals.judged) == 1
        assert not reviewer.busy

    def test_the_worker_process_gives_the_same_judgements(self, worker: WorkerMinds, qtbot: QtBot) -> None:
        reviewer = Reviewer(worker)
        signals, asked = Signals(reviewer), decisions(1)
        with qtbot.waitSignal(reviewer.finished, timeout=60_000):
            reviewer.begin(asked)
        assert signals.judged == [(move, review(move.view, move.move, move.seed)) for move in asked]

    def test_an_answer_after_a_stop_is_ignored(self, worker: WorkerMinds, qtbot: QtBot) -> None:
        reviewer = Reviewer(worker)
        signals, asked = Signals(reviewer), decisions(1)
        reviewer.begin(asked)
        reviewer.stop()
        with qtbot.waitSignal(reviewer.finished, timeout=60_000):
            reviewer.begin(asked[-1:])
        assert [move for move, _ in signals.judged] == asked[-1:]

    def test_the_engine_ignores_the_answers_to_a_reviewer(self, engine: GameEngine) -> None:
        engine.begin(Record.new(PRESETS["twenty-five"], seats=PERSON, seed=1))
        before = engine.revision
        reviewer = engine.reviewer()
        signals = Signals(reviewer)
        reviewer.begin(decisions(1))
        assert signals.finished == 1
        assert engine.revision == before


def test_a_followed_hint_is_judged_by_its_own_figures(engine: GameEngine) -> None:
    """With other sampled deals, about one in thirty bids that a hint had advised was judged costly."""
    record, hints = Record.new(PRESETS["fifty-five"], seats=PERSON, seed=5), dict[int, Hint]()
    engine.advised.connect(lambda hint: hints.__setitem__(record.ply, hint))
    engine.begin(record)
    while not past_deals(GameToken(record)):
        engine.ask_hint(0)
        engine.submit(0, hints[record.ply].advice.move, engine.revision)
        engine.next_deal()
    reviewer = engine.reviewer()
    signals = Signals(reviewer)
    reviewer.begin(past_deals(GameToken(record))[0].decisions)
    assert len(signals.judged) > 3
    for move, judgement in signals.judged:
        hint = hints[move.ply]
        figures = {choice.move: choice.points.mean for choice in hint.choices}
        assert judgement.right == hint.advice
        assert {option.move: option.points for option in judgement.rated_moves} == figures


def test_the_heuristics_stand_in_for_a_review(qapp: object) -> None:
    del qapp
    move = next(move for move in decisions(1) if isinstance(move.move, PlayCard))
    question = ReviewQuestion(-1, move.view, move.move, 1)
    assert stand_in(question) == heuristic_judgement(move.view, move.move)
    assert answer(question) == review(move.view, move.move, 1)
