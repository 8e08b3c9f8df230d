"""The figures of a hint: the value of every move."""

from __future__ import annotations

import pytest

from tests.ai.games import decisions
from tests.ai.search.test_card_search import at_jink
from tests.ai.views import ALONE, view_of
from twentyfive.ai.advice.findings import Rating
from twentyfive.ai.heuristics.policy import heuristic_advice
from twentyfive.ai.hints import hint_for
from twentyfive.ai.review import review
from twentyfive.ai.search.card_search import SearchBudget
from twentyfive.core import PRESETS, Phase, seated
from twentyfive.core.moves import Jink, PlayCard

BRIEF = SearchBudget(worlds=40, margin=0.01, likelihood_weight=1.0)
FIGURES = SearchBudget(worlds=12, margin=0.01, likelihood_weight=1.0)
"""Enough to compare two figures with each other, which are equal in any number of worlds."""

GAMES = ("twenty-five", "spoil-five", "fifty-five", "auction-forty-fives", "one-hundred-ten")


def test_every_card_that_may_be_played_has_its_values() -> None:
    view = view_of("spades; You: 5S 2S QH 6H KD; led 7H 3H", ALONE)
    move_values = hint_for(view, seed=3).move_values
    assert {move_value.move for move_value in move_values} == {*view.legal}
    for move_value in move_values:
        assert 0 <= move_value.points.mean <= 25
        assert move_value.chance is not None
        assert 0 < move_value.chance.mean < 1
        assert move_value.chance.error > 0


def test_the_advised_move_comes_first_then_the_best() -> None:
    view = view_of("spades; You: 5S 2S QH 6H KD; led 7H 3H", ALONE)
    hint = hint_for(view, seed=3)
    first, *others = hint.move_values
    assert first.move == hint.advice.move
    chances = [move_value.chance.mean for move_value in others if move_value.chance is not None]
    assert chances == sorted(chances, reverse=True)


@pytest.mark.broad("twenty-five")
@pytest.mark.parametrize("preset", GAMES)
def test_a_review_blames_no_hint_that_rests_on_the_same_figures(preset: str) -> None:
    kinds = set()
    for _, view in (pair for pair in decisions(PRESETS[preset], 5, 60) if len(pair[1].legal) > 1):
        hint = hint_for(view, 1, FIGURES)
        judgement = review(view, hint.advice.move, 1, FIGURES)
        assert judgement.rating is Rating.BEST, (view, hint)
        assert judgement.right == hint.advice
        kinds.add(type(hint.advice.move))
    assert len(kinds) > 1


@pytest.mark.broad
def test_a_significantly_better_move_is_advised_against_the_heuristics() -> None:
    differing = 0
    for preset in ("one-hundred-ten", "auction-forty-fives", "spoil-five"):
        for _, view in decisions(PRESETS[preset], 8, 80):
            hint = hint_for(view, 1, BRIEF)
            heuristic = next(
                (move_value for move_value in hint.move_values if move_value.move == heuristic_advice(view).move), None
            )
            if isinstance(hint.advice.move, PlayCard) or heuristic is None or heuristic is hint.move_values[0]:
                continue
            advised = hint.move_values[0]
            assert (advised.chance or advised.points).mean > (heuristic.chance or heuristic.points).mean
            assert hint.advice.reason.kind.value.endswith("_tried")
            differing += 1
    assert differing


def test_a_certain_end_has_no_uncertainty() -> None:
    view = view_of("spades; You: 5S 3H; led KC 2C 3C 4C; scores: 20 0 0 0 0", ALONE)
    hint = hint_for(view, seed=1)
    assert hint.advice.move == PlayCard(view.hand[0])
    chance = hint.move_values[0].chance
    assert chance is not None
    assert (chance.mean, chance.error) == (1, 0)


def test_the_points_of_a_deal_take_the_plays_of_the_others_into_account() -> None:
    """Mary trumped neither of your diamonds, so hardly a trump is out. Ignoring that, the hint said 16.4."""
    view = view_of("spades; You: KC QC 9H; earlier: You JD 4D | You KD 3D", seated("twenty-five", 2, 2))
    hint = hint_for(view, 1).move_values[0]
    rated = review(view, hint.move, 1).rated_move(hint.move)
    assert hint.points.mean > 17.4
    assert rated is not None
    assert rated.points == hint.points.mean


@pytest.mark.broad("fifty-five")
@pytest.mark.parametrize("preset", ["fifty-five", "auction-forty-fives", "one-hundred-ten-joker"])
def test_a_review_gives_an_exchange_the_same_value_whatever_was_done(preset: str) -> None:
    """Regression: one exchange more was tried in fewer worlds, so that the review had other figures than the hint."""
    rules = PRESETS[preset].replace(best_of=99)
    exchanges = [view for _, view in decisions(rules, 6, 120) if view.phase is Phase.EXCHANGE and len(view.legal) > 1]
    assert exchanges
    for view in exchanges:
        hint = {move_value.move: move_value.points.mean for move_value in hint_for(view, 1, FIGURES).move_values}
        for made in (view.legal[0], view.legal[len(view.legal) // 2], *hint):
            rated = {move.move: move.points for move in review(view, made, 1, FIGURES).rated_moves}
            assert rated.items() >= hint.items()


def test_the_chance_of_a_jink_takes_the_plays_of_the_others_into_account() -> None:
    """They let three trumps of yours win and played low ones, so hardly anybody still holds a good one."""
    hint = hint_for(at_jink("KC KD"), 1)
    assert hint.advice.move == Jink()
    assert hint.advice.reason.number is not None
    assert 80 < hint.advice.reason.number < 96


def test_the_chance_of_a_jink_agrees_with_its_value() -> None:
    view = at_jink("QD JD")
    hint = hint_for(view, 1)
    chips = next(move_value.points.mean for move_value in hint.move_values if move_value.move == Jink())
    made, failed = view.pool + 4, view.pool / 5  # a fifth of a pool that stays is yours
    assert hint.advice.reason.number == round(100 * (chips - failed) / (made - failed))


def test_a_single_legal_move_has_no_values() -> None:
    assert hint_for(view_of("spades; You: 5S", ALONE), seed=1).move_values == ()


def test_the_same_question_gets_the_same_hint() -> None:
    view = view_of("spades; You: 5S 2S QH 6H KD; led 7H 3H", ALONE)
    assert hint_for(view, seed=3) == hint_for(view, seed=3)
