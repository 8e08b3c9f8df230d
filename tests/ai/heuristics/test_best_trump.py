"""The players know which trumps bring the points for the highest of a deal."""

import pytest

from twentyfive.ai.heuristics.bidding import hand_value
from twentyfive.ai.playout.bitcards import fast_pack
from twentyfive.ai.playout.deal_value import NOBODY
from twentyfive.ai.search.card_search import best_trump_side
from twentyfive.core import Rules, Suit, seated
from twentyfive.core.cards import parse_cards
from twentyfive.core.ranking import brings_points, ranking

ANY = seated("auction-forty-fives", 4, 2)
BEST = ANY.replace(best_trump_if="top_three")
JOKER = seated("forty-five-ireland", 4, 2)


@pytest.mark.parametrize("rules", [ANY, BEST, JOKER, JOKER.replace(five_of_hearts_best=True)])
@pytest.mark.parametrize("suit", Suit)
def test_the_trumps_that_pay_are_the_same_in_bits(suit: Suit, rules: Rules) -> None:
    for lowest in (False, True):
        pack, order = fast_pack(suit, rules, ace_lowest=lowest), ranking(suit, rules, ace_lowest=lowest)
        paid = {card for card in rules.pack if brings_points(card, order.trumps, rules)}
        assert set(pack.members(pack.paid)) == paid


@pytest.mark.parametrize(("best", "side"), [("5S", 1), ("JS", 1), ("AH", 1), ("AS", NOBODY), ("3S", NOBODY)])
def test_in_a_playout_only_the_best_trumps_pay(best: str, side: int) -> None:
    pack = fast_pack(Suit.SPADES, BEST)
    hands = [pack.mask(parse_cards(hand)) for hand in ("2D 3D", f"{best} 4D", "6D 7D", "9D 10S")]
    assert best_trump_side(hands, pack, (0, 1, 0, 1)) == side
    assert best_trump_side(hands, fast_pack(Suit.SPADES, ANY), (0, 1, 0, 1)) == 1


def test_a_better_trump_that_was_played_takes_the_points_from_a_lower_one() -> None:
    pack = fast_pack(Suit.SPADES, BEST)
    hands = [pack.mask(parse_cards(hand)) for hand in ("KS", "QS", "2D", "3D")]
    played = pack.bits[parse_cards("JS")[0]], 0
    assert best_trump_side(hands, pack, (0, 1, 0, 1), played) == 0


def test_a_hand_is_bid_on_its_best_trump_only_if_that_pays() -> None:
    for hand, pays in [("5S 2S 3S KD QD", True), ("AS KS QS KD QD", False)]:
        less = hand_value(parse_cards(hand), Suit.SPADES, BEST).points
        assert (less == hand_value(parse_cards(hand), Suit.SPADES, ANY).points) == pays
