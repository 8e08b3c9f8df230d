"""Partners whose cards are played unseen: who acts, what is turned, and that nobody knows it. RULES.md section 4."""

import random
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.core.policy import next_move, walked
from tests.core.positions import dealt
from tests.core.strategies import quick
from twentyfive.core import (
    PRESETS,
    Card,
    GameState,
    IllegalMove,
    Phase,
    Record,
    Rules,
    apply,
    legal_moves,
    new_game,
    table_move,
    to_act,
    view_for,
)
from twentyfive.core.codes.deal_code import CodedDeal, deal_code, parse_deal_code
from twentyfive.core.codes.deal_draft import DealDraft
from twentyfive.core.moves import Bid, DealCards, GatherTrick, Pass, PlayCard
from twentyfive.core.rules.problems import ProblemKind
from twentyfive.core.view_text import view_from_text, view_to_text

TWO = PRESETS["auction-forty-fives"].replace(players=4, sides=2, unseen_partners=True, exchange="none")
"""Two players: A with the unseen hand C, and B with D."""

THREE = TWO.replace(players=6, sides=3)
TURN_UP = PRESETS["forty-five"].replace(unseen_partners=True)
GAMES = [TWO, THREE, TURN_UP, TWO.replace(exchange="draw"), TURN_UP.replace(players=6, sides=3)]
DEAL = "A deals; A: 5S KS 2H 3H 4H; B: JS QS 6H 7H 8H; C: 2S AH 9H 10H JH; D: 3S 4S 2D 3D 4D"


def bidding_over(rules: Rules = TWO) -> GameState:
    """The state after B, on the dealer's left, has bid 20 and named spades; A leads, on the declarer's left."""
    state = dealt(DEAL, rules)
    for move in ("bid 20", "pass", "trump S"):
        state = apply(state, next(legal for legal in legal_moves(state) if str(legal) == move))
    return state


def test_only_those_who_hold_a_hand_bid_and_deal() -> None:
    state = dealt(DEAL, TWO)
    assert (state.phase, to_act(state)) == (Phase.BID, 1)
    state = apply(apply(state, Bid(20)), Pass())
    assert (state.phase, to_act(state)) == (Phase.NAME_TRUMP, 1)
    assert state.next_dealer == 1
    dealers = {step.current_deal.dealer for step, _ in walked(THREE, 5, 400) if step.deal is not None}
    assert dealers == {0, 1, 2}


def test_the_top_card_of_an_unseen_hand_is_turned_whatever_it_is() -> None:
    """C turns 2S though a trump was led and AH would win: nobody has chosen it. D turns 3S."""
    state = bidding_over()
    assert (state.phase, to_act(state)) == (Phase.PLAY, 0)
    state = apply(apply(state, PlayCard(Card.parse("KS"))), PlayCard(Card.parse("QS")))
    assert to_act(state) is None
    assert legal_moves(state) == ()
    assert table_move(state, random.Random(0)) == PlayCard(Card.parse("2S"))
    state = apply(state, PlayCard(Card.parse("2S")))
    state = apply(state, table_move(state, random.Random(0)))
    assert [str(card) for card in state.current_deal.open_trick.cards] == ["KS", "QS", "2S", "3S"]
    assert state.phase is Phase.GATHER


@pytest.mark.parametrize("card", ["AH", "9H", "5S"])
def test_no_other_card_of_it_can_be_played(card: str) -> None:
    state = apply(apply(bidding_over(), PlayCard(Card.parse("KS"))), PlayCard(Card.parse("QS")))
    with pytest.raises(IllegalMove):
        apply(state, PlayCard(Card.parse(card)))


def test_it_need_not_follow_and_leads_when_it_wins() -> None:
    """C's 2H could not be played by somebody with a trump; D's 5H wins, and so D's next card is led."""
    deal = DEAL.replace("C: 2S AH", "C: 2C AH").replace("D: 3S", "D: 5S").replace("A: 5S", "A: 9S")
    state = dealt(deal, TWO)
    for move in ("bid 20", "pass", "trump S", "play KS", "play QS"):
        state = apply(state, next(legal for legal in legal_moves(state) if str(legal) == move))
    while state.phase is not Phase.GATHER:
        state = apply(state, table_move(state, random.Random(0)))
    assert [str(card) for card in state.current_deal.open_trick.cards][2:] == ["2C", "5S"]
    state = apply(state, GatherTrick())
    assert state.current_deal.open_trick.leader == 3
    assert to_act(state) is None
    assert table_move(state, random.Random(0)) == PlayCard(Card.parse("4S"))


def test_it_cannot_rob() -> None:
    """C holds the ace of trumps, and B, who deals, is asked nothing for it."""
    state = dealt("B deals; turned 2S; C: AS 2C 3C 4C 6C", TURN_UP)
    while to_act(state) is not None:
        assert not any(str(move).startswith("rob") for move in legal_moves(state))
        state = apply(state, legal_moves(state)[0])


def test_nobody_knows_its_cards_not_even_its_own_side() -> None:
    state = bidding_over()
    for seat in (*range(4), None):
        view = view_for(state, seat)
        assert view.open_hands[2] == view.open_hands[3] == ()
        assert seat in (0, 1) or view.hand == ()
        assert view.hand_sizes == (5, 5, 5, 5)
    assert view_for(state, 0, plays=(0, 2)).open_hands[2] == ()


@pytest.mark.parametrize("rules", GAMES)
def test_no_view_changes_with_the_cards_under_it(rules: Rules) -> None:
    """With the order of the cards in the unseen hands changed, every view stays the same."""
    for state, _ in walked(rules, 3, 120):
        if state.deal is None:
            continue
        hands = [tuple(reversed(hand)) if rules.is_unseen(seat) else hand for seat, hand in enumerate(state.deal.hands)]
        other = state_with(state, tuple(hands))
        for seat in (*range(rules.players), None):
            assert view_for(other, seat) == view_for(state, seat)


def state_with(state: GameState, hands: tuple[tuple[Card, ...], ...]) -> GameState:
    """The state with these hands."""
    return replace(state, deal=replace(state.current_deal, hands=hands))


@quick
@given(st.sampled_from(GAMES), st.integers(0, 2**32 - 1))
def test_whole_deals_are_played_recorded_and_written(rules: Rules, seed: int) -> None:
    rng, record = random.Random(seed), Record.new(rules, seed=seed)
    while len(record.state.history) < 2 and not record.state.over:
        state = record.state
        move = next_move(state, rng)
        seat = to_act(state)
        assert seat is None or not rules.is_unseen(seat), "only who holds a hand decides"
        for at in (rng.randrange(rules.players), None):
            view = view_for(state, at)
            assert view_from_text(view_to_text(view)) == view
        record.push(move)
    assert Record.loads(record.dumps()).state == record.state


def test_problems() -> None:
    def kinds(**options: object) -> set[ProblemKind]:
        return {problem.kind for problem in PRESETS["twenty-five"].draft(unseen_partners=True, **options).problems()}

    assert kinds() == {ProblemKind.NEEDS_PAIRS}
    assert kinds(players=4, sides=2) == kinds(players=6, sides=3) == set()
    assert kinds(players=6, sides=2) == {ProblemKind.NEEDS_PAIRS}
    assert kinds(players=4, sides=2, joker=True) == {ProblemKind.NOT_UNSEEN}
    assert ProblemKind.NOT_UNSEEN in kinds(players=4, sides=2, scoring="pool", all_five="none")
    assert new_game(TWO).rules.seats_held == 2


def test_no_number_of_a_deal_has_an_unseen_dealer() -> None:
    pack = TURN_UP.pack
    assert parse_deal_code(deal_code(TURN_UP, DealCards(pack, 1))) == CodedDeal(TURN_UP, DealCards(pack, 1))
    with pytest.raises(ValueError, match="there is no seat 2"):
        deal_code(TURN_UP, DealCards(pack, 2))
    held = deal_code(TURN_UP.replace(unseen_partners=False), DealCards(pack, 2))
    assert parse_deal_code(held).deal.dealer == 2


def test_a_draft_of_a_deal_is_dealt_by_somebody() -> None:
    draft = DealDraft.empty(TURN_UP.replace(unseen_partners=False), 3)
    assert draft.for_rules(TURN_UP).dealer == 1
