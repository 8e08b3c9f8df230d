"""Decisions of strong players before the play: legal, fair and reproducible, and right where that is obvious."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from hypothesis import given

from tests.ai.games import decisions, reshuffled
from tests.ai.search.test_card_search import BRIEF, at_jink
from tests.ai.views import ALONE, view_of
from tests.core.positions import dealt, played
from tests.core.strategies import GAMES, Game, few
from twentyfive.ai import Level, ReasonKind
from twentyfive.ai.heuristics.policy import heuristic_advice
from twentyfive.ai.hints import hint_for
from twentyfive.ai.levels import advise
from twentyfive.ai.search.card_search import HARD
from twentyfive.ai.search.move_values import trials_for
from twentyfive.ai.search.policy import decide
from twentyfive.core import PRESETS, SEATINGS, GameState, Phase, PlayerView, Rules, Suit, seated, to_act, view_for
from twentyfive.core.cards import parse_cards
from twentyfive.core.moves import Bid, Exchange, Hold, Jink, NameTrump, Pass, PlayCard, PlayerMove, Rob, TakePool
from twentyfive.core.rules.options import Scoring

AUCTION = seated("auction-forty-fives", 4, 2)
FIFTY_FIVE = seated("fifty-five", 3, 3)
CLUB = seated("one-hundred-ten-joker", 3, 3)


def next_view(state: GameState) -> PlayerView:
    return view_for(state, to_act(state))


def best(state: GameState) -> PlayerMove:
    """The best move of the next player to act, by the figures of a hint."""
    return hint_for(next_view(state), 1, HARD).advice.move


def decided(state: GameState) -> PlayerMove:
    return decide(next_view(state), 1, HARD).move


@pytest.mark.broad("twenty-five", "fifty-five")
@pytest.mark.parametrize("preset", SEATINGS)
def test_decisions_are_legal_at_every_table_of_every_game(preset: str) -> None:
    """By `decide_play` where a card is played, as `decide` leaves that to it."""
    for players, sides in SEATINGS[preset]:
        for number, (_, view) in enumerate(decisions(seated(preset, players, sides), players, 15)):
            assert decide(view, number, BRIEF).move in view.legal


@few
@given(GAMES)
def test_decisions_and_figures_are_legal_and_fair_under_any_rules(game: Game) -> None:
    """Shuffling all hidden cards never changes them."""
    rng = random.Random(game.seed)
    for number, (state, view) in enumerate(decisions(game.rules, game.seed, 5)):
        assert view.seat is not None
        elsewhere = view_for(reshuffled(state, view.seat, rng), view.seat)
        advice, hint = decide(view, number, BRIEF), hint_for(view, number, BRIEF)
        assert advice.move in view.legal
        assert decide(elsewhere, number, BRIEF) == advice
        assert {hint.advice.move, *(move_value.move for move_value in hint.move_values)} <= {*view.legal}
        assert hint_for(elsewhere, number, BRIEF) == hint


@pytest.mark.broad("fifty-five-hard")
@pytest.mark.parametrize("level", [Level.HARD, Level.EXPERT])
@pytest.mark.parametrize("preset", ["fifty-five", "auction-forty-fives", "one-hundred-ten-joker"])
def test_the_same_view_and_seed_give_the_same_advice_before_the_play(level: Level, preset: str) -> None:
    before = [view for _, view in decisions(PRESETS[preset], 4, 12) if view.phase is not Phase.PLAY]
    for number, view in enumerate(before[:5]):
        assert advise(view, level, number) == advise(view, level, number)


class TestCalling:
    def test_a_hand_of_the_best_trumps_is_bid(self) -> None:
        state = dealt("A deals; B: 5S JS AH AS KS", AUCTION)
        assert isinstance(decided(state), Bid)

    def test_a_hopeless_hand_is_passed(self) -> None:
        state = played(dealt("A deals; C: 7C 9D 6H 8C 10S", PRESETS["fifty-five"]), "bid 20")
        assert decided(state) == Pass()

    def test_the_dealer_holds_rather_than_lets_another_name_the_trumps(self) -> None:
        state = played(dealt("A deals; A: 5S JS AH AS KS", AUCTION), "bid 15, pass, pass")
        assert isinstance(decided(state), Hold | Bid)

    def test_a_call_that_the_heuristics_do_not_make_says_that_it_was_tried(self) -> None:
        budget = replace(BRIEF, worlds=40)
        kinds = {Bid: ReasonKind.BID_TRIED, Hold: ReasonKind.HOLD_TRIED, Pass: ReasonKind.PASS_TRIED}
        calls = [view for _, view in decisions(PRESETS["fifty-five"], 8, 60) if view.phase is Phase.BID]
        differing = [
            advice
            for view in calls
            if len(view.legal) > 1 and (advice := decide(view, 1, budget)).move != heuristic_advice(view).move
        ]
        assert differing
        for advice in differing:
            assert advice.reason.kind is kinds[type(advice.move)]
            assert advice.reason.number == (advice.move.points if isinstance(advice.move, Bid) else None)


class TestFigures:
    """The values of the moves."""

    @pytest.mark.broad("spoil-five")
    @pytest.mark.parametrize("preset", ["spoil-five", "twenty-five", "fifty-five", "auction-forty-fives"])
    def test_every_move_has_a_value_and_the_best_follow_the_advised_one(self, preset: str) -> None:
        seen_phases = set()
        for _, view in (pair for pair in decisions(PRESETS[preset], 3, 60) if len(pair[1].legal) > 1):
            found = hint_for(view, 1, BRIEF).move_values
            moves = [move_value.move for move_value in found]
            assert len(moves) == len({*moves})
            assert {*moves} <= {*view.legal}
            if view.phase not in (Phase.BID, Phase.EXCHANGE):
                assert {*moves} == {*view.legal}
            assert heuristic_advice(view).move in moves
            pool = view.rules.scoring is Scoring.POOL
            values = [(move_value.chance or move_value.points).mean for move_value in found]
            assert values[1:] == sorted(values[1:], reverse=True)
            assert all((move_value.chance is None) is pool for move_value in found)
            assert all(move_value.points.error >= 0 for move_value in found)
            seen_phases.add(view.phase)
        assert len(seen_phases) == (1 if not PRESETS[preset].auction else 4)

    def test_jinking_and_taking_the_pool_both_have_values(self) -> None:
        found = hint_for(at_jink("5S JS"), 1, BRIEF).move_values
        assert [move_value.move for move_value in found] == [Jink(), TakePool()]
        assert found[1].points.mean == 5
        assert found[0].points.mean > 5

    def test_passing_with_all_tricks_in_hand_is_worst(self) -> None:
        found = hint_for(next_view(dealt("A deals; B: 5S JS AH AS KS", AUCTION)), 1, BRIEF).move_values
        assert found[-1].move == Pass()

    def test_the_suit_of_the_best_trumps_is_best(self) -> None:
        state = played(dealt("A deals; B: 5D JD AH AD KD", AUCTION), "bid 20, pass, pass, pass")
        assert best(state) == NameTrump(Suit.DIAMONDS)

    @pytest.mark.parametrize("rules", [FIFTY_FIVE, CLUB], ids=["kitty", "kitty and draw"])
    def test_the_best_trumps_of_hand_and_kitty_are_kept(self, rules: Rules) -> None:
        state = dealt("A deals; B: 5D JD 3C 4C 9H; kitty: KD AH QS QC 8S", rules)
        move = best(played(state, "bid 20, pass, pass"))
        assert isinstance(move, Exchange)
        assert not {*move.out} & {*parse_cards("5D JD AH KD")}

    def test_good_trumps_are_not_put_out_for_others_from_the_stock(self) -> None:
        state = played(dealt("A deals; B: 5D JD AD 3C 9H", AUCTION), "bid 20, pass, pass, pass, trump D")
        move = best(state)
        assert isinstance(move, Exchange)
        assert not {*move.out} & {*parse_cards("5D JD AD")}

    def test_the_best_trump_is_robbed_for_a_useless_card(self) -> None:
        first = hint_for(view_of("spades; You: AS JS 3D 7D 9C; turned: 5S", ALONE), 1, HARD).advice.move
        assert isinstance(first, Rob)
        assert first.out in parse_cards("3D 7D 9C")

    def test_the_card_put_out_is_searched(self) -> None:
        """Where another than the usual one is put out, the player says that it was tried."""
        robs = [view for _, view in decisions(seated("spoil-five", 5, 5), 5, 1500) if view.may_rob]
        advised = [(heuristic_advice(view), decide(view, 1, replace(BRIEF, worlds=60))) for view in robs]
        differing = [advice for usual, advice in advised if advice.move != usual.move]
        assert differing
        tried = {ReasonKind.ROB_TRIED, ReasonKind.LEAVE_TRIED}
        assert all(advice.reason.kind in tried for advice in differing if not isinstance(advice.move, PlayCard))

    def test_the_king_of_the_suit_led_is_not_put_out_for_the_turn_up(self) -> None:
        """It is the card to play to the six of spades after taking the turn-up, so it is worth keeping."""
        rules = seated("spoil-five", 5, 5)
        view = replace(view_of("hearts; You: 4C KS AH QH 8D; led 6S; turned: 2H", rules), pool=15)
        figures = {move_value.move: move_value.points.mean for move_value in hint_for(view, 1, HARD).move_values}
        four, king = (figures[Rob(card)] for card in parse_cards("4C KS"))
        assert four > king

    def test_a_bluff_is_not_tried_unless_it_was_made(self) -> None:
        view = next_view(dealt("A deals; B: 7C 9D 6H 8C 10S", PRESETS["fifty-five"]))
        assert Bid(60) not in {move_value.move for move_value in hint_for(view, 1, BRIEF).move_values}
        assert Bid(60) in {trial.move for trial in trials_for(view, 1, BRIEF, (Bid(60),))}

    def test_hints_are_only_for_the_player_to_act(self) -> None:
        state = dealt("A deals; B: 5S JS AH AS KS", AUCTION)
        with pytest.raises(ValueError, match="to act"):
            hint_for(view_for(state, 3), 1, BRIEF)
