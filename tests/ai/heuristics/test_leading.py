"""Leading by the heuristics, as one would explain it to a friend."""

from tests.ai.views import ALONE, PAIRS, advised, view_of
from twentyfive.ai import ReasonKind
from twentyfive.ai.heuristics.policy import heuristic_advice
from twentyfive.core import seated
from twentyfive.core.cards import cards_text


def test_the_best_trump_left_is_led_because_nobody_can_beat_it() -> None:
    assert advised("spades; You: 5S 2S 9C 6H 2C") == "play 5S: lead_winner"


def test_the_jack_is_as_good_as_the_five_once_the_five_is_played() -> None:
    assert advised("spades; You: JS 9C 6H 2C; earlier: You 5S 2S 3S 4S") == "play JS: lead_winner"


def test_with_several_trumps_a_high_one_draws_the_others() -> None:
    assert advised("hearts; You: AH 7H 6H KS QS") == "play AH: draw_trumps"
    assert cards_text(heuristic_advice(view_of("hearts; You: AH 7H 6H KS QS")).reason.cards) == "AH 7H 6H"


def test_without_good_trumps_a_king_is_led() -> None:
    assert advised("spades; You: KD 7D 3C 9C 6H") == "play KD: lead_best_of_suit"


def test_the_queen_is_best_of_her_suit_once_the_king_is_played() -> None:
    assert advised("spades; You: QD 7C 3C 9C; earlier: You KD 2D 3D 4D") == "play QD: lead_best_of_suit"


def test_alone_a_middling_trump_is_not_led_to_the_first_trick() -> None:
    """Drawing trumps then helps four opponents as much as you."""
    assert advised("clubs; You: AC 7D 8D 2H 6S", ALONE).endswith(": lead_low")
    kept = heuristic_advice(view_of("clubs; You: AC 7D 8D 2H 6S", ALONE)).reason.cards[1:]
    assert cards_text(kept).startswith("AC")


def test_with_a_hopeless_hand_the_lead_gives_nothing_away() -> None:
    assert advised("spades; You: 7D 6H; earlier: You 2D 3D 4D KD | Anne 2H 3H 4H KH | John 2C 3C 4C KC").endswith(
        "lead_weak"
    )


def test_a_side_that_needs_one_more_trick_leads_its_best_chance() -> None:
    text = "spades; You: 5S 6H; scores: 20 0; earlier: Mary 2H 3H 4H KH | You KC 2C 3C 5C | You KD 2D 3D 4D"
    assert advised(text) == "play 5S: lead_to_go_out"


def test_the_last_trick_that_makes_a_contract_is_led_for_it() -> None:
    contract = "declarer: You 15; earlier: You KS 2S 3S 4S | Mary KD 2D 3D 4D | Mary KC 2C 3C 4C"
    rules = seated("auction-forty-fives", 4, 2)
    assert advised(f"spades; You: 5S 6H; {contract}", rules) == "play 5S: lead_to_go_out"
    assert heuristic_advice(view_of(f"spades; You: 5S 6H; {contract}", rules)).reason.number == 0, (
        "nobody can beat the five"
    )


def test_where_the_best_trump_scores_nothing_tricks_alone_make_a_contract() -> None:
    contract = "declarer: You 10; earlier: You KS 2S 3S 4S | Mary 5S 6S 7S 8S | Mary KC 2C 3C 4C"
    rules = seated("auction-forty-fives", 4, 2).replace(best_trump=0)
    assert advised(f"spades; You: JS 6H; {contract}", rules) == "play JS: lead_to_go_out"


def test_the_last_card_is_no_choice() -> None:
    tricks = "You 2D 3D 4D KD | Anne 2H 3H 4H KH | John 2C 3C 4C KC | Mary QC JC AC 5C"
    assert heuristic_advice(view_of(f"spades; You: 7D; earlier: {tricks}", PAIRS)).reason.kind is ReasonKind.ONLY_CARD
