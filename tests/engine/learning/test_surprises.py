"""What surprises at the table: each explanation is true of the game played, and rests on nothing unseen."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.core.positions import position
from tests.core.strategies import GAMES, Game, quick
from twentyfive.core import PRESETS, Card, GameState, Rank, Suit, apply, legal_moves, to_act, view_for
from twentyfive.core.cards import ACE_OF_HEARTS, FIVE_OF_HEARTS, Cards, parse_cards
from twentyfive.core.moves import PlayCard
from twentyfive.core.ranking import Ranking
from twentyfive.core.state import Deal, deal_ranking
from twentyfive.engine.learning.surprises import Surprise, surprises
from twentyfive.engine.learning.told import About
from twentyfive.wording.learning.surprises import surprise_sentence

PLIES = 90


class Witness:
    """Sees all cards of a game, and judges what is said of it."""

    def __init__(self) -> None:
        self._held: dict[tuple[int, int, int], Cards] = {}  # by deal, trick and seat, the hand before the play
        self._before_robbing: dict[int, tuple[Cards, ...]] = {}

    def see(self, state: GameState) -> None:
        deal, seat = state.deal, to_act(state)
        if deal is None:
            return
        if deal.trick is not None and seat is not None:
            self._held[deal.number, len(deal.tricks), seat] = deal.hands[seat]
        if deal.robber is None:
            self._before_robbing[deal.number] = deal.hands

    def judge(self, said: Surprise, state: GameState, seat: int) -> None:
        deal = state.current_deal
        order = deal_ranking(deal, state.rules)
        tricks = [trick.cards for trick in deal.tricks_so_far]
        known = {card for cards in tricks for card in cards} | set(deal.hands[seat])
        if said.about is About.ROBBED:
            self._judge_robbing(said, state)
            return
        assert set(said.cards) <= known, "only what the person has seen"
        match said.about:
            case About.TRUMPS_LED if said.seat == seat:
                assert deal.open_trick.leader == seat
                assert all(map(order.is_trump, said.cards))
                self._judge_followers(deal, order, state)
            case About.TRUMPS_LED:
                may = [move.card for move in legal_moves(state) if isinstance(move, PlayCard)]
                assert to_act(state) == seat
                assert order.is_trump(tricks[-1][0])
                assert may == [card for card in deal.hands[seat] if order.is_trump(card)] != list(deal.hands[seat])
            case About.ACE_OF_HEARTS:
                assert said.cards[0] == ACE_OF_HEARTS
                assert order.trump is not Suit.HEARTS
                assert order.is_trump(ACE_OF_HEARTS)
            case About.HELD_BACK:
                self._judge_held_back(said, state, order)
            case _:
                _judge_winner(said, order, tricks)

    def _judge_followers(self, deal: Deal, order: Ranking, state: GameState) -> None:
        trick = deal.open_trick
        for index, card in enumerate(trick.cards[1:], 1):
            held = self._held[deal.number, len(deal.tricks), trick.seat_of(index, state.rules.players)]
            free = all(
                other in order.privileged and order.strength[other] > order.strength[trick.cards[0]]
                for other in held
                if order.is_trump(other)
            )
            assert order.is_trump(card) or free

    def _judge_robbing(self, said: Surprise, state: GameState) -> None:
        deal = state.current_deal
        turned, *rights = said.cards
        assert (deal.robber, deal.turned) == (said.seat, turned)
        if turned.rank is Rank.ACE:
            assert said.seat == deal.dealer
        else:
            assert set(rights) & set(self._before_robbing[deal.number][said.seat])

    def _judge_held_back(self, said: Surprise, state: GameState, order: Ranking) -> None:
        deal, players = state.current_deal, state.rules.players
        card, led = said.cards
        index = next(number for number, trick in enumerate(deal.tricks) if trick.cards[0] == led)
        then = deal.tricks[index]
        assert card in self._held[deal.number, index, said.seat], "it was in the hand"
        assert not order.is_trump(then.cards[(said.seat - then.leader) % players])
        assert order.is_trump(led)
        assert order.strength[card] > order.strength[led]


def _judge_winner(said: Surprise, order: Ranking, tricks: list[Cards]) -> None:
    best, beaten = said.cards
    trick = next(trick for trick in tricks if best in trick)
    assert beaten in trick
    assert trick[order.winner(trick)] == best
    match said.about:
        case About.FIVE:
            assert max(order.strength, key=lambda card: order.strength[card]) == best
            assert best in (Card(Rank.FIVE, order.trump), FIVE_OF_HEARTS)
            assert order.is_trump(beaten)
        case About.TRUMPED:
            assert trick[0] == beaten
            assert order.is_trump(best) > order.is_trump(beaten)
        case About.PLAIN_ACE:
            assert beaten.rank is Rank.ACE
            assert beaten.suit is best.suit is not order.trump
        case _:
            assert best.suit is not None
            assert best.suit is beaten.suit
            assert (int(best.rank) > int(beaten.rank)) is best.suit.red is (said.about is About.HIGH_RED)


def _judged(states: Iterator[GameState]) -> Iterator[Surprise]:
    witness = Witness()
    for state in states:
        witness.see(state)
        for seat in range(state.rules.seats_held):
            view = view_for(state, seat)
            for said in surprises(view):
                witness.judge(said, state, seat)
                assert surprise_sentence(said, view)
                yield said


@quick
@given(GAMES)
def test_nothing_false_is_said_in_any_game(game: Game) -> None:
    list(_judged(state for state, _ in game.walked(PLIES)))


@pytest.mark.broad("twenty-five", "fifty-five")
@pytest.mark.parametrize("preset", PRESETS)
def test_nothing_false_is_said_in_any_preset(preset: str) -> None:
    assert list(_judged(state for state, _ in Game(PRESETS[preset], 25).walked(300)))


def test_everything_comes_up_in_some_games_of_twenty_five() -> None:
    games = (Game(PRESETS["twenty-five"], seed).walked(400) for seed in range(12))
    found = {said.about for game in games for said in _judged(state for state, _ in game)}
    assert found == set(About) - {About.CUT_SHORT}, "that is explained with the result"


@given(st.sampled_from(sorted(PRESETS)), st.integers(0, 50))
@quick
def test_an_onlooker_is_not_surprised(preset: str, ply: int) -> None:
    for state, _ in Game(PRESETS[preset], 25).walked(ply):
        assert surprises(view_for(state, None)) == ()


def _about(text: str) -> dict[About, Cards]:
    return {said.about: said.cards for said in surprises(view_for(position(text), 0))}


def test_the_ace_of_hearts_surprises_only_while_hearts_are_not_trumps() -> None:
    found = _about("spades; You: 2S 9H 4C; led 10H AH 6C 4D")
    assert found == {About.ACE_OF_HEARTS: parse_cards("AH 10H")}
    assert About.ACE_OF_HEARTS not in _about("hearts; You: 2S 9H 4C; led 10H AH 6C 4D")


def test_a_lead_of_trumps_surprises_only_who_would_rather_play_another_card() -> None:
    assert _about("spades; You: 2S 9H 4C; led 10S") == {About.TRUMPS_LED: parse_cards("10S 2S")}
    assert _about("spades; You: 9H 4C; led 10S") == {}
    assert _about("spades; You: 2S 3S; led 10S") == {}
    assert _about("spades; You: AH 9H 4C; led JS") == {About.ACE_OF_HEARTS: parse_cards("AH JS")}


def test_the_ace_of_hearts_surprises_in_the_hand_if_it_does_not_go_with_the_hearts() -> None:
    ace = {About.ACE_OF_HEARTS: parse_cards("AH 7C")}
    assert _about("spades; You: AH 9H 4C; led 7C") == ace, "A♥ may be played, and 9♥ may not"
    assert _about("spades; You: AH 9D 4C; led 7C") == {}
    assert _about("spades; You: AH 9D 4C; led 7H") == {About.ACE_OF_HEARTS: parse_cards("AH 7H")}, "it follows no heart"
    assert _about("spades; You: AH 9H 4C; led 7H") == {}
    assert _about("hearts; You: AH 9H 4C; led 7C") == {}


def test_a_lead_of_ones_own_trump_shows_that_the_others_follow() -> None:
    two = PRESETS["twenty-five"].replace(players=2, sides=2)
    state = apply(position("spades; You: 2S 9H 4C; led 10S", two), PlayCard(Card.parse("2S")))
    assert {said.about: said.cards for said in surprises(view_for(state, 1))} == {
        About.TRUMPS_LED: parse_cards("10S 2S"),
        About.LOW_BLACK: parse_cards("2S 10S"),
    }
