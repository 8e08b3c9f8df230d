"""The walk through deals that are over, without a window."""

from __future__ import annotations

from functools import cache

import pytest

from tests.ui.moments import deal_is_over, game_is_over, record_at
from twentyfive.ai import Advice
from twentyfive.ai.advice.findings import Judgement, Rating
from twentyfive.ai.advice.reasons import Reason, ReasonKind
from twentyfive.core.moves import PlayCard
from twentyfive.engine.game.reviewing import PastDeal, PastMove, past_deals
from twentyfive.engine.seating.kept_game import KeptGame
from twentyfive.ui.pages.review.review_walk import ReviewWalk, walk_through


@cache
def deals() -> tuple[PastDeal, ...]:
    return past_deals(KeptGame(record_at("twenty-five", 5, 5, game_is_over)))


def thought(step: PastMove, rating: Rating) -> Judgement:
    return Judgement(step.move, rating, Advice(step.move, Reason(ReasonKind.GUESS)))


def judged(walk: ReviewWalk, *ratings: Rating) -> ReviewWalk:
    """With the first decisions of the game found to be so good, one after another."""
    for (_, step), rating in zip(walk.decisions, ratings, strict=False):
        walk = walk.found(step, thought(step, rating))
    return walk


def test_it_begins_at_the_first_card_of_the_last_deal() -> None:
    walk = walk_through(deals(), None)
    assert walk.past is deals()[-1]
    assert isinstance(walk.step.move, PlayCard)
    assert not walk.step.before.tricks_so_far[0].cards


def test_there_is_none_before_a_deal_is_over() -> None:
    with pytest.raises(ValueError, match="no deal is over"):
        walk_through((), None)


def test_steps_stay_within_the_deal() -> None:
    walk = walk_through(deals(), None).to(0)
    assert walk.by(-1) == walk
    assert walk.by(1).step == walk.past.moves[1]
    end = walk.to(walk.last)
    assert end.step == walk.past.moves[-1]
    assert end.by(1) == end


def test_other_deals_begin_at_their_first_card_and_there_are_none_before_or_after() -> None:
    walk = walk_through(deals(), None)
    assert walk.to_deal(len(deals())) == walk
    first = walk.to_deal(0)
    assert isinstance(first.step.move, PlayCard)
    assert first.past is deals()[0]
    assert first.to_deal(-1) == first


def test_every_decision_is_found_again() -> None:
    walk = walk_through(deals(), None)
    for deal, step in walk.decisions:
        there = walk.to_step(step)
        assert (there.past, there.step) == (deal, step)


def test_the_next_costly_one_is_looked_for_through_all_deals_and_then_from_the_beginning() -> None:
    costly, best = Rating.COSTLY, Rating.BEST
    walk = judged(walk_through(deals(), None), best, costly, Rating.SMALL, costly, best)
    second, fourth = (walk.decisions[at][1] for at in (1, 3))
    assert [step for _, step in walk.costly] == [second, fourth]
    walk = walk.to_step(walk.decisions[0][1])
    seen = []
    for _ in range(3):
        walk = walk.to_next_costly()
        seen.append(walk.step)
    assert seen == [second, fourth, second]


def test_without_a_costly_one_it_stays_where_it_is() -> None:
    walk = judged(walk_through(deals(), None), Rating.BEST)
    assert walk.to_next_costly() == walk


def test_what_is_not_judged_yet_is_asked_for_beginning_with_the_deal_shown() -> None:
    walk = walk_through(deals(), None).to_deal(0)
    assert walk.unjudged[: len(deals()[0].decisions)] == deals()[0].decisions
    assert set(walk.unjudged) == {step for _, step in walk.decisions}
    first = walk.unjudged[0]
    assert first not in walk.found(first, thought(first, Rating.BEST)).unjudged


def test_what_was_found_is_kept_for_the_same_decisions_alone() -> None:
    before = judged(walk_through(deals(), None), *[Rating.SMALL] * 3)
    assert walk_through(deals(), before).judged == before.judged
    other = past_deals(KeptGame(record_at("twenty-five", 4, 4, deal_is_over)))
    assert not walk_through(other, before).judged
