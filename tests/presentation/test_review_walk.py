"""The walk through finished deals, without a window."""

from __future__ import annotations

from functools import cache

import pytest

from tests.ui.moments import deal_is_over, game_is_over, record_at
from twentyfive.ai import Advice
from twentyfive.ai.advice.findings import Judgement, Rating
from twentyfive.ai.advice.reasons import Reason, ReasonKind
from twentyfive.core.moves import PlayCard
from twentyfive.engine.game.reviewing import PastDeal, PastMove, past_deals
from twentyfive.engine.seating.game_token import GameToken
from twentyfive.presentation.review_walk import ReviewWalk, walk_through
from twentyfive.presentation.table.ending import PastPlace


@cache
def deals() -> tuple[PastDeal, ...]:
    return past_deals(GameToken(record_at("twenty-five", 5, 5, game_is_over)))


def rated(step: PastMove, rating: Rating) -> Judgement:
    return Judgement(step.move, rating, Advice(step.move, Reason(ReasonKind.GUESS)))


def judged(walk: ReviewWalk, *ratings: Rating) -> ReviewWalk:
    """The walk with these ratings for the first decisions of the game, in order."""
    for (_, step), rating in zip(walk.decisions, ratings, strict=False):
        walk = walk.found(step, rated(step, rating))
    return walk


def test_a_walk_begins_at_the_first_card_of_the_last_deal() -> None:
    walk = walk_through(deals(), None)
    assert walk.past is deals()[-1]
    assert isinstance(walk.step.move, PlayCard)
    assert not walk.step.before.tricks_so_far[0].cards


def test_there_is_no_walk_before_a_deal_is_over() -> None:
    with pytest.raises(ValueError, match="no deal is over"):
        walk_through((), None)


def test_steps_stay_within_the_deal() -> None:
    walk = walk_through(deals(), None).to(0)
    assert walk.by(-1) == walk
    assert walk.by(1).step == walk.past.moves[1]
    end = walk.to(walk.last)
    assert end.step == walk.past.moves[-1]
    assert end.by(1) == end


def test_another_deal_begins_at_its_first_card_and_a_missing_deal_changes_nothing() -> None:
    walk = walk_through(deals(), None)
    assert walk.to_deal(len(deals())) == walk
    first = walk.to_deal(0)
    assert isinstance(first.step.move, PlayCard)
    assert first.past is deals()[0]
    assert first.to_deal(-1) == first


def test_a_walk_can_go_to_every_decision() -> None:
    walk = walk_through(deals(), None)
    for deal, step in walk.decisions:
        moved = walk.to_step(step)
        assert (moved.past, moved.step) == (deal, step)


def test_the_next_costly_decision_is_looked_for_in_all_deals_and_then_from_the_beginning() -> None:
    costly, best = Rating.COSTLY, Rating.BEST
    walk = judged(walk_through(deals(), None), best, costly, Rating.SMALL, costly, best)
    second, fourth = (walk.decisions[place][1] for place in (1, 3))
    assert [step for _, step in walk.costly] == [second, fourth]
    walk = walk.to_step(walk.decisions[0][1])
    visited = []
    for _ in range(3):
        walk = walk.to_next_costly()
        visited.append(walk.step)
    assert visited == [second, fourth, second]


def test_without_a_costly_decision_the_walk_stays() -> None:
    walk = judged(walk_through(deals(), None), Rating.BEST)
    assert walk.to_next_costly() == walk


def test_decisions_of_the_current_deal_are_judged_first() -> None:
    walk = walk_through(deals(), None).to_deal(0)
    assert walk.unjudged[: len(deals()[0].decisions)] == deals()[0].decisions
    assert set(walk.unjudged) == {step for _, step in walk.decisions}
    first = walk.unjudged[0]
    assert first not in walk.found(first, rated(first, Rating.BEST)).unjudged


def test_judgements_are_kept_only_for_the_same_decisions() -> None:
    before = judged(walk_through(deals(), None), *[Rating.SMALL] * 3)
    assert walk_through(deals(), before).judged == before.judged
    other = past_deals(GameToken(record_at("twenty-five", 4, 4, deal_is_over)))
    assert not walk_through(other, before).judged


def test_a_walk_goes_to_the_own_decision_in_a_trick_of_a_deal_counted_from_the_last() -> None:
    walk = walk_through(deals(), None).to_place(PastPlace(deals_later=1, trick=2))
    assert walk.past is deals()[-2]
    assert isinstance(walk.step.move, PlayCard)
    assert len(walk.step.view.tricks) == 1
    decided = [move for move in walk.past.decisions if isinstance(move.move, PlayCard) and len(move.view.tricks) == 1]
    assert walk.step in (decided or [walk.step])


def test_a_walk_to_a_deal_begins_at_its_first_card_and_a_missing_trick_changes_nothing() -> None:
    walk = walk_through(deals(), None)
    assert walk.to_place(PastPlace(1)) == walk.to_deal(len(deals()) - 2)
    assert walk.to_place(PastPlace(0, 9)) == walk
