"""What a hint tells beside its words: the figures of every choice."""

from __future__ import annotations

import pytest

from tests.ai.games import decisions
from tests.ai.search.test_card_search import at_jink
from tests.ai.views import ALONE, seen
from twentyfive.ai.advice.findings import Rating
from twentyfive.ai.heuristics.policy import heuristic_advice
from twentyfive.ai.hints import hint_for
from twentyfive.ai.review import review
from twentyfive.ai.search.card_search import SearchBudget
from twentyfive.core import PRESETS, Phase, seated
from twentyfive.core.moves import Jink, PlayCard

BRIEF = SearchBudget(worlds=40, margin=0.01, likelihood_weight=1.0)
GAMES = ("twenty-five", "spoil-five", "fifty-five", "auction-forty-fives", "one-hundred-ten")


def test_every_card_that_may_be_played_has_its_figures() -> None:
    view = seen("spades; You: 5S 2S QH 6H KD; led 7H 3H", ALONE)
    move_values = hint_for(view, seed=3).move_values
    assert {move_value.move for move_value in move_values} == {*view.legal}
    for move_value in move_values:
        assert 0 <= move_value.points.mean <= 25
        assert move_value.chance is not None
        assert 0 < move_value.chance.mean < 1
        assert move_value.chance.error > 0


def test_the_move_that_is_advised_comes_first_then_the_best() -> None:
    view = seen("spades; You: 5S 2S QH 6H KD; led 7H 3H", ALONE)
    told = hint_for(view, seed=3)
    first, *others = told.move_values
    assert first.move == told.advice.move
    chances = [move_value.chance.mean for move_value in others if move_value.chance is not None]
    assert chances == sorted(chances, reverse=True)


@pytest.mark.parametrize("preset", GAMES)
def test_looking_back_blames_no_hint_that_rests_on_the_same_figures(preset: str) -> None:
    kinds = set()
    for _, view in (pair for pair in decisions(PRESETS[preset], 5, 60) if len(pair[1].legal) > 1):
        told = hint_for(view, 1, BRIEF)
        judgement = review(view, told.advice.move, 1, BRIEF)
        assert judgement.rating is Rating.BEST, (view, told)
        assert judgement.right == told.advice
        kinds.add(type(told.advice.move))
    assert len(kinds) > 1


def test_what_comes_out_better_by_more_than_chance_is_advised_whatever_the_rules_of_thumb_say() -> None:
    differing = 0
    for preset in ("one-hundred-ten", "auction-forty-fives", "spoil-five"):
        for _, view in decisions(PRESETS[preset], 8, 80):
            told = hint_for(view, 1, BRIEF)
            thumb = next(
                (move_value for move_value in told.move_values if move_value.move == heuristic_advice(view).move), None
            )
            if isinstance(told.advice.move, PlayCard) or thumb is None or thumb is told.move_values[0]:
                continue
            advised = told.move_values[0]
            assert (advised.chance or advised.points).mean > (thumb.chance or thumb.points).mean
            assert told.advice.reason.kind.value.endswith("_tried")
            differing += 1
    assert differing


def test_a_certain_end_has_no_uncertainty() -> None:
    view = seen("spades; You: 5S 3H; led KC 2C 3C 4C; scores: 20 0 0 0 0", ALONE)
    told = hint_for(view, seed=1)
    assert told.advice.move == PlayCard(view.hand[0])
    chance = told.move_values[0].chance
    assert chance is not None
    assert (chance.mean, chance.error) == (1, 0)


def test_the_points_of_a_deal_are_read_from_what_the_others_played() -> None:
    """Mary trumped neither of your diamonds: hardly a trump is out. Of a hand that might be any, 16.4 were told."""
    view = seen("spades; You: KC QC 9H; earlier: You JD 4D | You KD 3D", seated("twenty-five", 2, 2))
    told = hint_for(view, 1).move_values[0]
    judged = review(view, told.move, 1).rated_move(told.move)
    assert told.points.mean > 17.4
    assert judged is not None
    assert judged.points == told.points.mean


@pytest.mark.parametrize("preset", ["fifty-five", "auction-forty-fives", "one-hundred-ten-joker"])
def test_what_an_exchange_brings_is_the_same_in_looking_back_whatever_was_done(preset: str) -> None:
    """Each way more was weighed in fewer worlds, so that the figures told before were others afterwards."""
    rules = PRESETS[preset].replace(best_of=99)
    exchanges = [view for _, view in decisions(rules, 6, 120) if view.phase is Phase.EXCHANGE and len(view.legal) > 1]
    assert exchanges
    for view in exchanges:
        told = {move_value.move: move_value.points.mean for move_value in hint_for(view, 1, BRIEF).move_values}
        for made in (view.legal[0], view.legal[len(view.legal) // 2], *told):
            judged = {option.move: option.points for option in review(view, made, 1, BRIEF).rated_moves}
            assert judged.items() >= told.items()


def test_how_often_a_jink_comes_off_is_read_from_what_the_others_played() -> None:
    """They let three trumps of yours win with low ones: hardly anybody still holds a good one."""
    told = hint_for(at_jink("KC KD"), 1)
    assert told.advice.move == Jink()
    assert told.advice.reason.number is not None
    assert 80 < told.advice.reason.number < 96


def test_how_often_a_jink_comes_off_goes_with_its_figure() -> None:
    view = at_jink("QD JD")
    told = hint_for(view, 1)
    chips = next(move_value.points.mean for move_value in told.move_values if move_value.move == Jink())
    made, failed = view.pool + 4, view.pool / 5  # of a pool that stays a fifth is yours
    assert told.advice.reason.number == round(100 * (chips - failed) / (made - failed))


def test_where_there_is_nothing_to_choose_nothing_is_compared() -> None:
    assert hint_for(seen("spades; You: 5S", ALONE), seed=1).move_values == ()


def test_the_same_is_told_to_the_same_question() -> None:
    view = seen("spades; You: 5S 2S QH 6H KD; led 7H 3H", ALONE)
    assert hint_for(view, seed=3) == hint_for(view, seed=3)
