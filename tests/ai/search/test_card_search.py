"""The search over cards: legal, fair and reproducible in every game, and right where the right card is certain."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from hypothesis import given

from tests.ai.games import decisions, reshuffled
from tests.ai.views import ALONE, PAIRS, position, view_of
from tests.core.strategies import GAMES, Game, few
from twentyfive.ai import Level, ReasonKind
from twentyfive.ai.heuristics.policy import heuristic_advice
from twentyfive.ai.levels import advise
from twentyfive.ai.playout.deal_value import deal_status
from twentyfive.ai.search.card_search import (
    EXPERT,
    HARD,
    HEURISTIC_ROLLOUTS,
    DeterminizedSearch,
    RolloutPolicies,
    SearchBudget,
    clearly_better,
    decide_play,
)
from twentyfive.core import PRESETS, Card, Phase, PlayerView, Rules, apply, view_for
from twentyfive.core.moves import GatherTrick, Jink, PlayCard, TakePool

BRIEF = SearchBudget(worlds=4, margin=0.0, likelihood_weight=0.5)
"""A budget just large enough to run every step of the search."""


@few
@given(GAMES)
def test_advice_is_legal_and_fair_under_any_rules(game: Game) -> None:
    """Shuffling all hidden cards never changes the advice."""
    rng = random.Random(game.seed)
    for number, (state, view) in enumerate(decisions(game.rules, game.seed, 5)):
        assert view.seat is not None
        advice = decide_play(view, number, BRIEF)
        assert advice.move in view.legal
        assert decide_play(view_for(reshuffled(state, view.seat, rng), view.seat), number, BRIEF) == advice


@pytest.mark.broad("hard")
@pytest.mark.parametrize("level", [Level.HARD, Level.EXPERT])
def test_the_same_view_and_seed_give_the_same_advice(level: Level) -> None:
    for number, (_, view) in enumerate(decisions(PAIRS, 4, 5)):
        assert advise(view, level, number) == advise(view, level, number)


def test_when_time_runs_out_the_worlds_so_far_decide(caplog: pytest.LogCaptureFixture) -> None:
    """The log tells it, because such a decision may be another one the next time."""
    view = view_of("spades; You: KS 7D 9H 4C QH")
    endless = SearchBudget(worlds=10**9, margin=0.0, likelihood_weight=1.0, seconds=0.02)
    assert decide_play(view, 1, endless).move in view.legal
    assert "of 1000000000 worlds" in caplog.text


class TestReasons:
    def test_the_reason_for_overruling_the_heuristics_names_both_cards(self) -> None:
        views = [view for _, view in decisions(ALONE.replace(best_of=99), 2, 250) if view.phase is Phase.PLAY]
        differing = [
            (view, advice)
            for view in views
            if (advice := decide_play(view, 1, BRIEF)).reason.kind is ReasonKind.PLAYED_OUT
        ]
        assert differing
        for view, advice in differing:
            card, usual = advice.reason.cards
            assert advice.move == PlayCard(card)
            assert heuristic_advice(view).move == PlayCard(usual)
            assert advice.reason.number == BRIEF.worlds

    def test_the_card_of_the_heuristics_keeps_its_reason(self) -> None:
        view = view_of("spades; You: 5S 2H 3D; led 7D KD QD")
        assert decide_play(view, 1, HARD) == heuristic_advice(view)


class TestPlay:
    def test_equivalent_cards_are_rolled_out_once(self) -> None:
        """No card lies between the four and the three of diamonds, but some do between the four and the eight."""
        assert weighed("spades; You: 4D 3D 8D; earlier: Mary 2C KC 3C 4C") == {"3D", "8D"}

    def test_cards_are_equivalent_once_the_card_between_them_is_played(self) -> None:
        assert weighed("spades; You: 4D 6D; earlier: Mary 5D KD 3D QD") == {"4D"}

    def test_cards_are_apart_if_the_card_that_wins_the_trick_lies_between_them(self) -> None:
        assert weighed("spades; You: KH JH; led QH") == {"JH", "KH"}
        assert weighed("spades; You: KH JH; led QH 2S") == {"JH"}

    def test_privileged_trumps_are_not_equivalent_to_others(self) -> None:
        assert weighed("spades; You: AH AS 2D") == {"2D", "AS", "AH"}

    def test_the_last_trick_of_a_race_is_taken(self) -> None:
        view = view_of("spades; You: 5S 7D; led 2S 3D 9H; scores: 20 20")
        assert decide_play(view, 1, HARD).move == PlayCard(Card.parse("5S"))

    def test_an_opponent_about_to_win_is_stopped(self) -> None:
        """Anne is winning the trick and needs only this one: nothing but the five can stop her."""
        view = view_of("spades; You: 5S 7C; led 3D JS 9H 4C; scores: 0 5 20 5 0", ALONE)
        for budget in (HARD, EXPERT):
            assert decide_play(view, 1, budget).move == PlayCard(Card.parse("5S"))

    def test_a_partners_trick_is_not_overtaken(self) -> None:
        view = view_of("spades; You: KS 7D; led 3S JS 9H; earlier: Mary 2C KC 3C 4C; scores: 5 5", PAIRS)
        assert decide_play(view, 1, HARD).move == PlayCard(Card.parse("KS"))  # a trump must be played to a trump
        view = view_of("spades; You: KS 7D; led 3C KC 9C; earlier: Mary 2C QC 4C 6C; scores: 5 5", PAIRS)
        assert decide_play(view, 1, HARD).move == PlayCard(Card.parse("7D"))


class TestCloseCards:
    def test_a_clearly_worse_card_is_pruned_and_the_best_is_not(self) -> None:
        """At 20 all the next trick wins the match, and the five of trumps wins any trick."""
        view = view_of("spades; You: 5S 2H; scores: 20 20")
        search = tried_out(view, 50)
        search.prune()
        assert [str(card) for card in search.candidates] == ["5S"]
        assert set(search.card_values()) == set(search.candidates)

    def test_equally_good_cards_stay(self) -> None:
        search = tried_out(view_of("spades; You: 3H 3D"), 20)
        search.prune()
        assert len(search.candidates) == 2

    def test_values_are_clearly_better_only_beyond_chance(self) -> None:
        assert clearly_better([1.0, 0.0] * 50, [0.0, 0.0] * 50)
        assert not clearly_better([1.0] + [0.0] * 49, [0.0] * 50)
        assert not clearly_better([0.5] * 50, [0.5] * 50)


class TestRollouts:
    def test_with_two_rollout_policies_a_value_lies_between_those_of_either(self) -> None:
        """Leading a low plain card is worth more against players who play at random."""
        low, heuristic, random_only = Card.parse("4C"), (None,), (1.0,)
        view = view_of("spades; You: KS 7D 9H 4C QH")

        def value(rollouts: RolloutPolicies) -> float:
            return tried_out(view, 600, rollouts).card_values()[low]

        assert value(heuristic) + 0.02 < value((*heuristic, *random_only)) < value(random_only) - 0.02


def tried_out(view: PlayerView, worlds: int, rollouts: RolloutPolicies = HEURISTIC_ROLLOUTS) -> DeterminizedSearch:
    search, rng = DeterminizedSearch(view, deal_status(view), 1.0, rollouts), random.Random(1)
    for _ in range(worlds):
        search.add_world(rng)
    return search


def weighed(text: str, rules: Rules = PAIRS) -> set[str]:
    view = view_of(text, rules)
    return {str(card) for card in DeterminizedSearch(view, deal_status(view), 1.0).candidates}


class TestJink:
    """The choice after three straight tricks in Spoil Five."""

    def test_the_two_best_trumps_jink(self) -> None:
        assert isinstance(decide_play(at_jink("5S JS"), 1, HARD).move, Jink)

    def test_with_two_weak_cards_the_pool_is_taken(self) -> None:
        advice = decide_play(at_jink("3D 2H"), 1, HARD)
        assert isinstance(advice.move, TakePool)
        assert advice.reason.number is not None
        assert advice.reason.number < 50

    @pytest.mark.parametrize("budget", [HARD, EXPERT], ids=["hard", "expert"])
    def test_the_cards_of_three_tricks_tell_who_can_still_win(self, budget: SearchBudget) -> None:
        """They let three trumps of yours win and played low ones. Regression: hard players took the pool."""
        advice = decide_play(at_jink("KC KD"), 1, budget)
        assert isinstance(advice.move, Jink)
        assert advice.reason.number is not None
        assert 80 < advice.reason.number < 100

    @pytest.mark.parametrize("budget", [HARD, EXPERT], ids=["hard", "expert"])
    def test_the_chance_does_not_come_from_a_single_deal(self, budget: SearchBudget) -> None:
        """The queen and the jack of diamonds are equivalent; whether they win depends on where the trumps lie."""
        view = at_jink("QD JD")
        assert len(DeterminizedSearch(view, deal_status(view), budget.likelihood_weight).candidates) == 1
        numbers = [decide_play(view, seed, budget).reason.number for seed in range(4)]
        assert all(number is not None and 10 < number < 90 for number in numbers), numbers


def at_jink(hand: str) -> PlayerView:
    """Your view after winning three tricks of Spoil Five, with these cards left."""
    text = f"spades; You: AH {hand}; led 7C 8C 9C 10C; earlier: You KS 2S 3S 4S 6S | You QS 7S 8S 9S 10S"
    state = replace(position(text, PRESETS["spoil-five"]), pool=5)
    state = apply(apply(state, PlayCard(Card.parse("AH"))), GatherTrick())
    assert state.phase is Phase.JINK
    return view_for(state, 0)
