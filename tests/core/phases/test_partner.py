"""Calling for a partner's card, the score of the two, and the secret. RULES.md sections 5 and 6, `partner_call`."""

import dataclasses
import random

import pytest
from hypothesis import given

from tests.core.policy import finished
from tests.core.positions import dealt, played, scored
from tests.core.strategies import GAMES, Game, quick
from twentyfive.core import (
    PRESETS,
    Card,
    GameState,
    IllegalMove,
    Phase,
    Record,
    Refusal,
    Rules,
    apply,
    legal_moves,
    redact,
    to_act,
    view_for,
)
from twentyfive.core.moves import CallPartner, PlayAlone, ScoreDeal
from twentyfive.core.rules.options import PartnerCall
from twentyfive.core.rules.problems import ProblemKind
from twentyfive.core.state import partner_of
from twentyfive.core.view_text import view_from_text, view_to_text

CALL = PRESETS["growl"].replace(
    players=5, sides=5, exchange="none", kitty=0, first_lead="declarer", partner_call="trump", defenders_score="all"
)
"""Without a draw, so that the hands stay as dealt; the declarer leads."""

BEST = CALL.replace(partner_call="best_trump")

DEAL = """A deals;
    B: 5S AH KS KH QH;
    C: 2H 3H 4H 6H 7H;
    D: JS 2S 8H 9H 10H;
    E: 5D 6D 7D 8D 9D;
    A: 5C 6C 7C 8C 9C"""
"""B has all the best trumps but the jack, which D has; the ace of spades lies in the stock."""

NAMED = "bid 20, pass, pass, pass, pass, trump S"


def bidding(rules: Rules = CALL, deal: str = DEAL) -> GameState:
    """The state in which B, the declarer of 20, is to call for a card."""
    return played(dealt(deal, rules), NAMED)


def called(card: str = "JS", rules: Rules = CALL, deal: str = DEAL) -> GameState:
    return played(bidding(rules, deal), f"call {card}")


def played_out(state: GameState) -> GameState:
    """The state after the tricks are played, each player with the first card that is legal, and the deal scored."""
    while state.phase in (Phase.PLAY, Phase.GATHER):
        state = played(state, str(legal_moves(state)[0]))
    return apply(state, ScoreDeal())


class TestTheCall:
    def test_the_declarer_calls_before_the_first_lead(self) -> None:
        state = bidding()
        assert (state.phase, to_act(state)) == (Phase.CALL_PARTNER, 1)
        assert called().phase is Phase.PLAY

    def test_a_trump_is_called_that_the_declarer_does_not_hold(self) -> None:
        """RULES.md 5, `trump`: "any trump that the declarer neither holds nor has put out"."""
        cards = [move.card for move in legal_moves(bidding()) if isinstance(move, CallPartner)]
        assert [str(card) for card in cards[:4]] == ["JS", "AS", "QS", "2S"]
        assert len(cards) == 14 - 3
        assert PlayAlone() in legal_moves(bidding())

    def test_only_the_best_trump_is_called_where_the_rules_say_so(self) -> None:
        assert legal_moves(bidding(BEST)) == (PlayAlone(), CallPartner(Card.parse("JS")))

    @pytest.mark.parametrize(
        ("card", "rules", "reason"),
        [
            ("5S", CALL, Refusal.CANNOT_CALL_OWN),
            ("AH", BEST, Refusal.CANNOT_CALL_OWN),
            ("9C", CALL, Refusal.MUST_CALL_TRUMP),
            ("JK", CALL, Refusal.MUST_CALL_TRUMP),
            ("AS", BEST, Refusal.MUST_CALL_TRUMP),
        ],
    )
    def test_another_card_is_refused(self, card: str, rules: Rules, reason: Refusal) -> None:
        with pytest.raises(IllegalMove) as refused:
            apply(bidding(rules), CallPartner(Card.parse(card)))
        assert refused.value.refusal is reason

    def test_a_card_put_out_cannot_be_called(self) -> None:
        rules = CALL.replace(exchange="draw")
        state = played(bidding(rules), "exchange 5S KH, exchange, exchange, exchange, exchange")
        assert state.phase is Phase.CALL_PARTNER
        assert CallPartner(Card.parse("5S")) not in legal_moves(state)
        with pytest.raises(IllegalMove, match="cannot_call_own"):
            apply(state, CallPartner(Card.parse("5S")))

    def test_nobody_calls_when_the_cards_are_thrown_in(self) -> None:
        state = played(dealt(DEAL, CALL), "pass, pass, pass, pass, pass")
        assert apply(state, ScoreDeal()).history[0].partner is None

    def test_no_card_is_called_under_other_rules(self) -> None:
        assert played(dealt(DEAL, CALL.replace(partner_call="none")), NAMED).phase is Phase.PLAY

    @pytest.mark.parametrize(("players", "sides"), [(2, 2), (3, 3), (4, 2), (6, 3), (6, 2)])
    def test_only_four_or_more_who_play_alone_call(self, players: int, sides: int) -> None:
        kinds = {problem.kind for problem in CALL.draft(players=players, sides=sides).problems()}
        assert kinds == {ProblemKind.NEEDS_FOUR_ALONE}

    def test_there_is_no_call_without_an_auction(self) -> None:
        problem = PRESETS["twenty-five"].draft(partner_call="trump").problems()[0]
        assert (problem.kind, problem.options) == (ProblemKind.NEEDS_AUCTION, ("partner_call", "bids"))


class TestTheScore:
    def test_both_score_what_both_took(self) -> None:
        """B takes four tricks and the best trump, 25, and D the trick of the jack, 5: each scores 30."""
        state = played(called(), "5S 2H 2S 5D 5C, AH 3H JS 6D 6C, 8H 7D 7C KH 4H, QH 6H 9H 8D 8C, KS 7H 10H 9D 9C")
        state = scored(state)
        assert state.history[0].gains == (0, 30, 0, 30, 0)
        assert (state.history[0].partner, state.history[0].made) == (3, True)

    def test_both_lose_the_bid(self) -> None:
        """A bid of 30 that lacks a trick."""
        deal = DEAL.replace("QH;", "QC;").replace("5C 6C", "KC 6C")
        state = played(dealt(deal, CALL), "bid 30, pass, pass, pass, pass, trump S, call JS")
        state = played(state, "5S 2H 2S 5D 6C, AH 3H JS 6D 7C, 8H 7D 8C KH 4H, QC 6H 9H 8D KC, 9C KS 7H 10H 9D")
        result = scored(state).history[0]
        assert (result.gains, result.made) == ((5, -30, 0, -30, 0), False)

    def test_all_tricks_are_taken_by_the_two_together(self) -> None:
        state = played(dealt(DEAL, CALL), "bid 60, pass, pass, pass, pass, trump S, call JS")
        tricks = "5S 2H 2S 5D 5C, AH 3H JS 6D 6C, 8H 7D 7C KH 4H, QH 6H 9H 8D 8C, KS 7H 10H 9D 9C"
        assert scored(played(state, tricks)).scores == (0, 60, 0, 60, 0)

    def test_a_declarer_alone_scores_alone(self) -> None:
        state = played(
            bidding(), "alone, 5S 2H 2S 5D 5C, AH 3H JS 6D 6C, 8H 7D 7C KH 4H, QH 6H 9H 8D 8C, KS 7H 10H 9D 9C"
        )
        result = scored(state).history[0]
        assert (result.gains, result.partner) == ((0, 25, 0, 5, 0), None)

    def test_a_card_that_nobody_holds_leaves_the_declarer_alone(self) -> None:
        """RULES.md 5: "If the card called for lies in the stock or was put out, the declarer is alone too"."""
        state = called("AS")
        assert partner_of(state.current_deal, CALL) is None
        assert played_out(state).history[0].partner is None

    def test_the_partner_is_no_defender(self) -> None:
        """`short_of_target` keeps the others below 120, but not the partner of a declarer who makes the bid."""
        rules = CALL.replace(defenders_score="short_of_target", target=30)
        state = played(called(rules=rules), "5S 2H 2S 5D 5C, AH 3H JS 6D 6C, 8H 7D 7C KH 4H, QH 6H 9H 8D 8C")
        state = scored(played(state, "KS 7H 10H 9D 9C"))
        assert state.scores == (0, 30, 0, 30, 0)


class TestTheSecret:
    OTHERS = (0, 1, 2, 4, None)
    """All observers but D, who has the jack; None is an onlooker."""

    def test_only_the_holder_knows_the_partner(self) -> None:
        state = called()
        assert view_for(state, 3).partner == 3
        assert [view_for(state, seat).partner for seat in self.OTHERS] == [None] * 5
        assert all(view_for(state, seat).called == Card.parse("JS") for seat in self.OTHERS)

    def test_everybody_knows_the_partner_once_the_card_is_played(self) -> None:
        state = played(called(), "5S 2H 2S 5D 5C, AH 3H")
        assert [view_for(state, seat).partner for seat in self.OTHERS] == [None] * 5
        state = played(state, "JS")
        assert [view_for(state, seat).partner for seat in (*self.OTHERS, 3)] == [3] * 6
        state = played(state, "6D 6C, 8H 7D 7C KH 4H")
        assert [view_for(state, seat).partner for seat in (*self.OTHERS, 3)] == [3] * 6

    def test_the_others_see_the_same_whoever_holds_the_card(self) -> None:
        """No field, no legal move, and no order of anything tells another seat who holds it."""
        swapped = DEAL.replace("D: JS", "D: XX").replace("A: 5C", "A: JS").replace("XX", "5C")
        stocked = DEAL.replace("D: JS", "D: AS")
        for other in (swapped, stocked):
            one, two = called(), called(deal=other)
            for move in ["5S", "2H", "2S", "5D"]:
                assert all(view_for(one, seat) == view_for(two, seat) for seat in (1, 2, 4, None))
                assert all(redact(CallPartner(Card.parse("JS")), one, seat) is not None for seat in range(5))
                one, two = played(one, move), played(two, move)

    def test_who_sees_an_open_hand_sees_the_partner_in_it(self) -> None:
        state = called()
        assert view_for(state, 0, open_seats=(3,)).partner == 3
        assert view_for(state, 0, plays=(0, 3)).partner == 3
        assert view_for(state, 0, open_seats=(2,)).partner is None

    def test_the_views_are_read_as_they_are_written(self) -> None:
        for state in (bidding(), called(), played(called(), "5S 2H 2S 5D 5C, AH 3H JS"), played_out(called())):
            for seat in range(5):
                view = view_for(state, seat)
                assert view_from_text(view_to_text(view)) == dataclasses.replace(view, legal=tuple(view.legal))

    def test_a_view_that_names_another_partner_is_refused(self) -> None:
        written = view_to_text(view_for(called(), 0))
        with pytest.raises(ValueError, match=r"view\.partner: it is not the seat"):
            view_from_text(written.replace('"called":"JS"', '"called":"JS","partner":2'))
        with pytest.raises(ValueError, match=r"view\.called: nobody calls"):
            view_from_text(written.replace('"partner_call":"trump",', ""))


@quick
@given(GAMES)
def test_no_view_tells_the_partner_before_the_card_is_played(game: Game) -> None:
    """Under any rules, at any time: who does not see the card is not told who has it."""
    rng = random.Random(game.seed)
    rules = game.rules
    if rules.partner_call is PartnerCall.NONE:
        if not rules.auction or rules.sides < rules.players or rules.players < 4:
            return
        rules = rules.replace(partner_call=rng.choice(list(PartnerCall)[1:]))
    for state, _ in Game(rules, game.seed).walked(120):
        deal = state.deal
        if deal is None or deal.called is None:
            continue
        shown = any(deal.called in trick.cards for trick in deal.tricks_so_far)
        for seat in (*range(rules.players), None):
            sees = shown or (seat is not None and deal.called in deal.hands[seat])
            assert view_for(state, seat).partner == (partner_of(deal, rules) if sees else None)


def test_a_match_is_read_as_it_is_written() -> None:
    record = finished(CALL.replace(target=45), 5)
    assert "call " in record.dumps()
    assert Record.loads(record.dumps()).state == record.state
