"""Looking back: whose decisions in which deals, judged by what could be known; to be stopped, and played again from."""

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
from twentyfive.engine.seating.kept_game import KeptGame

RULES = PRESETS["twenty-five"].replace(best_of=9)
PERSON = ("person", *("computer easy",) * 4)


def game(deals: int, seats: tuple[str, ...] = PERSON, rules: Rules = RULES) -> Record:
    """A game by chance that stands after so many deals."""
    rng, record = random.Random(3), Record.new(rules, seats=seats, seed=3)
    while len(past_deals(KeptGame(record))) < deals:
        state = record.state
        record.push(rng.choice(legal_moves(state)) if to_act(state) is not None else table_move(state, rng))
    return record


class TestPastDeals:
    def test_only_deals_that_are_over_are_looked_back_on(self) -> None:
        record = game(2)
        deals = past_deals(KeptGame(record))
        assert [deal.number for deal in deals] == [1, 2]
        record.undo()
        assert past_deals(KeptGame(record)) == deals[:1]

    def test_decisions_are_those_that_persons_could_have_made_otherwise(self) -> None:
        for deal in past_deals(KeptGame(game(3))):
            assert deal.decisions
            for move in deal.moves:
                assert move.decided == (move.seat == 0 and len(move.view.legal) > 1)

    def test_a_deal_won_by_a_turned_ace_is_left_out_and_still_counted(self) -> None:
        """Some give the dealer 5 for a turned ace (RULES.md section 3): here a game, before anybody does anything."""
        record = Record.new(RULES.replace(turned_ace_bonus=5, target=5), seats=PERSON, seed=1)
        ace = Card.parse("AS")
        pack = [card for card in PACK if card != ace]
        record.push(DealCards((*pack[:25], ace, *pack[25:]), 0))
        record.push(ScoreDeal())
        assert past_deals(KeptGame(record)) == ()
        while not past_deals(KeptGame(record)):
            record.push(
                table_move(record.state, random.Random(3))
                if to_act(record.state) is None
                else legal_moves(record.state)[0]
            )
        assert [deal.number for deal in past_deals(KeptGame(record))] == [2]

    def test_an_open_dummy_is_decided_for_by_its_partner(self) -> None:
        seats = ("person", "computer easy", "open dummy", "computer easy")
        deals = past_deals(KeptGame(game(2, seats, RULES.replace(players=4, sides=2))))
        assert {move.seat for deal in deals for move in deal.decisions} == {0, 2}

    def test_a_decision_is_judged_by_what_could_be_known(self) -> None:
        record = game(1)
        for move in past_deals(KeptGame(record))[0].moves:
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
    def test_the_new_game_stands_where_the_decision_was_made(self) -> None:
        record = game(2)
        for move in past_deals(KeptGame(record))[1].decisions:
            cut = game_from(KeptGame(record), move.ply).record
            assert cut.state == record.state_at(move.ply)
            assert cut.last_ply == move.ply
            assert cut.header.seats == record.header.seats

    def test_the_cards_dealt_later_are_others(self) -> None:
        record = game(1)
        assert game_from(KeptGame(record), 2).record.header.seed != record.header.seed

    def test_it_can_be_played_on(self, engine: GameEngine) -> None:
        record = game(2)
        decision = past_deals(KeptGame(record))[1].decisions[0]
        again = game_from(KeptGame(record), decision.ply)
        engine.play(again)
        assert to_act(engine.state) == 0
        assert sum(isinstance(move, DealCards) for move in again.record.moves) == 2

    def test_a_moment_beyond_the_game_is_refused(self) -> None:
        record = game(1)
        with pytest.raises(IndexError):
            game_from(KeptGame(record), record.last_ply + 1)


class Heard:
    """What a reviewer told."""

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
    return [move for deal in past_deals(KeptGame(game(deals))) for move in deal.decisions]


class TestReviewer:
    def test_every_decision_is_judged_in_order(self, qapp: object) -> None:
        del qapp
        reviewer = Reviewer(InlineMinds())
        heard, asked = Heard(reviewer), decisions()
        reviewer.begin(asked)
        assert [move for move, _ in heard.judged] == asked
        assert heard.judged[0][1] == review(asked[0].view, asked[0].move, asked[0].seed)
        assert heard.finished == 1
        assert not reviewer.busy

    def test_it_stops_when_it_is_told_to(self, qapp: object) -> None:
        del qapp
        reviewer = Reviewer(InlineMinds())
        heard = Heard(reviewer)
        reviewer.judged.connect(reviewer.stop)
        reviewer.begin(decisions())
        assert len(heard.judged) == 1
        assert not reviewer.busy

    def test_the_worker_judges_alike(self, worker: WorkerMinds, qtbot: QtBot) -> None:
        reviewer = Reviewer(worker)
        heard, asked = Heard(reviewer), decisions(1)
        with qtbot.waitSignal(reviewer.finished, timeout=60_000):
            reviewer.begin(asked)
        assert heard.judged == [(move, review(move.view, move.move, move.seed)) for move in asked]

    def test_an_answer_that_comes_after_a_stop_is_dropped(self, worker: WorkerMinds, qtbot: QtBot) -> None:
        reviewer = Reviewer(worker)
        heard, asked = Heard(reviewer), decisions(1)
        reviewer.begin(asked)
        reviewer.stop()
        with qtbot.waitSignal(reviewer.finished, timeout=60_000):
            reviewer.begin(asked[-1:])
        assert [move for move, _ in heard.judged] == asked[-1:]

    def test_the_engine_takes_no_judgement_for_its_own(self, engine: GameEngine) -> None:
        engine.begin(Record.new(PRESETS["twenty-five"], seats=PERSON, seed=1))
        before = engine.revision
        reviewer = engine.reviewer()
        heard = Heard(reviewer)
        reviewer.begin(decisions(1))
        assert heard.finished == 1
        assert engine.revision == before


def test_a_hint_that_was_followed_is_judged_by_the_figures_it_told(engine: GameEngine) -> None:
    """In other worlds about one in thirty bids that a hint had advised was found costly."""
    record, hints = Record.new(PRESETS["fifty-five"], seats=PERSON, seed=5), dict[int, Hint]()
    engine.advised.connect(lambda hint: hints.__setitem__(record.ply, hint))
    engine.begin(record)
    while not past_deals(KeptGame(record)):
        engine.ask_hint(0)
        engine.submit(0, hints[record.ply].advice.move, engine.revision)
        engine.next_deal()
    reviewer = engine.reviewer()
    heard = Heard(reviewer)
    reviewer.begin(past_deals(KeptGame(record))[0].decisions)
    assert len(heard.judged) > 3
    for move, judgement in heard.judged:
        hint = hints[move.ply]
        told = {choice.move: choice.points.mean for choice in hint.choices}
        assert judgement.right == hint.advice
        assert {option.move: option.points for option in judgement.rated_moves} == told


def test_the_rules_of_thumb_stand_in_for_a_review(qapp: object) -> None:
    del qapp
    move = next(move for move in decisions(1) if isinstance(move.move, PlayCard))
    question = ReviewQuestion(-1, move.view, move.move, 1)
    assert stand_in(question) == heuristic_judgement(move.view, move.move)
    assert answer(question) == review(move.view, move.move, 1)
