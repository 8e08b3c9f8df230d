"""The computer players call for a partner, reason about who it is, and play with the one whom they know."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from tests.core.phases.test_partner import BEST, CALL, bidding, called
from tests.core.policy import next_move
from tests.core.positions import dealt, played
from twentyfive.ai import Level
from twentyfive.ai.advice.reasons import ReasonKind
from twentyfive.ai.beliefs.worlds import beliefs
from twentyfive.ai.heuristics.card_reading import card_reading
from twentyfive.ai.heuristics.policy import heuristic_advice
from twentyfive.ai.heuristics.race import race
from twentyfive.ai.levels import advise
from twentyfive.ai.playout.deal_value import deal_status
from twentyfive.ai.search.card_search import HARD, DeterminizedSearch
from twentyfive.ai.search.contract_search import partner_trials
from twentyfive.core import PRESETS, GameState, Phase, Rules, apply, new_game, to_act, view_for
from twentyfive.core.moves import CallPartner, PlayAlone
from twentyfive.core.state import partner_of

GROWL = PRESETS["growl-partner"]
FIVE_BEST = "A deals; B: 5S JS AH AS KS"
AFTER_JACK = "5S 2H 2S 5D 5C, AH 3H JS 6D 6C, 8H 7D 7C KH 4H"
"""D's jack is played to the second trick, and B takes the third."""


def calls(rules: Rules, number: int) -> list[GameState]:
    """Positions of a match in which the declarer is to call."""
    rng, found, state = random.Random(3), list[GameState](), new_game(rules)
    while len(found) < number:
        if state.over:
            state = new_game(rules)
        if state.phase is Phase.CALL_PARTNER:
            found.append(state)
        state = apply(state, next_move(state, rng))
    return found


class TestTheCall:
    def test_the_best_trump_missing_is_called_for(self) -> None:
        advice = heuristic_advice(view_for(bidding(), 1))
        assert (str(advice.move), advice.reason.kind) == ("call JS", ReasonKind.CALL_BEST)

    def test_a_hand_that_takes_every_trick_plays_alone(self) -> None:
        state = played(dealt(FIVE_BEST, CALL), "bid 20, pass, pass, pass, pass, trump S")
        advice = heuristic_advice(view_for(state, 1))
        assert (advice.move, advice.reason.kind) == (PlayAlone(), ReasonKind.NEEDS_NOBODY)

    @pytest.mark.parametrize("level", [Level.EASY, Level.MEDIUM, Level.HARD])
    def test_every_level_makes_a_legal_call(self, level: Level) -> None:
        for number, state in enumerate(calls(GROWL, 3)):
            view = view_for(state, to_act(state))
            assert advise(view, level, number).move in view.legal

    def test_the_trials_are_of_the_best_trumps_and_of_playing_alone(self) -> None:
        trials = partner_trials(view_for(bidding(), 1), 1, replace(HARD, worlds=40))
        assert [str(trial.move) for trial in trials] == ["alone", "call JS", "call AS", "call QS", "call 2S"]
        only = partner_trials(view_for(bidding(BEST), 1), 1, replace(HARD, worlds=10))
        assert [str(trial.move) for trial in only] == ["alone", "call JS"]

    def test_a_partner_is_worth_points(self) -> None:
        """Without the jack a bid of all tricks fails alone, and is made only with its holder."""
        state = played(dealt("A deals; B: 5S AH AS KS QS", CALL), "bid 60, pass, pass, pass, pass, trump S")
        trials = {str(trial.move): trial for trial in partner_trials(view_for(state, 1), 1, HARD)}
        assert trials["call JS"].value > trials["alone"].value


class TestTheWorlds:
    def test_the_declarer_never_holds_nor_put_out_the_card(self) -> None:
        for state in calls(GROWL, 6):
            call = next(move for move in view_for(state, to_act(state)).legal if isinstance(move, CallPartner))
            after = apply(state, call)
            deal = after.current_deal
            for seat in range(5):
                view = view_for(after, seat)
                believed = beliefs(view)
                card = believed.pack.bits[call.card]
                for number in range(20):
                    world = believed.sample_world(random.Random(number))
                    assert deal.declarer is not None
                    assert not world.hands[deal.declarer] & card
                    if view.partner is not None:
                        assert world.hands[view.partner] & card

    def test_the_partner_of_each_world_is_the_holder_in_it(self) -> None:
        view = view_for(played(called(), "5S"), 2)
        search = DeterminizedSearch(view, deal_status(view), 1.0)
        partners = {outcome[2] for number in range(60) for outcome in search.outcomes(random.Random(number))[1]}
        assert {0, 3, 4} <= partners, "anybody but the declarer and the player may hold it"
        assert not partners & {1, 2}

    def test_who_knows_the_partner_has_no_other_in_any_world(self) -> None:
        state = played(called(), "5S 2H")
        view = view_for(state, 3)
        search = DeterminizedSearch(view, deal_status(view), 1.0)
        for number in range(20):
            assert {outcome[2] for outcome in search.outcomes(random.Random(number))[1]} == {3}


class TestThePlay:
    def test_the_holder_knows_the_declarer_as_partner(self) -> None:
        reading = card_reading(view_for(played(called(), "5S 2H"), 3))
        assert reading.is_partner(1)
        assert not reading.is_partner(0)
        assert race(reading.view).helps(1)

    def test_nobody_else_does_until_the_card_is_played(self) -> None:
        before = card_reading(view_for(played(called(), "5S"), 2))
        assert [before.is_partner(seat) for seat in range(5)] == [False, False, True, False, False]
        after = card_reading(view_for(played(called(), AFTER_JACK), 1))
        assert [after.is_partner(seat) for seat in range(5)] == [False, True, False, True, False]

    def test_the_partner_does_not_overtake_the_declarer(self) -> None:
        """B leads 5S, the best card there is: D throws 2S away and keeps the jack."""
        state = played(called(), "5S 2H")
        for level in (Level.MEDIUM, Level.HARD):
            assert str(advise(view_for(state, 3), level, 2).move) == "play 2S"

    def test_the_contract_counts_the_tricks_of_both(self) -> None:
        """After three tricks of B and D, a bid of 20 with the best trump of 5 needs no more."""
        view = view_for(played(called(), AFTER_JACK), 1)
        assert race(view).needs[race(view).runner_of[1]] == 0
        assert partner_of(played(called(), AFTER_JACK).current_deal, CALL) == 3
