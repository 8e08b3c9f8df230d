"""Following by the heuristics, as one would explain it to a friend."""

from tests.ai.views import ALONE, advised, view_of
from twentyfive.ai.heuristics.policy import heuristic_advice
from twentyfive.core import seated
from twentyfive.core.cards import cards_text

AUCTION = seated("auction-forty-fives", 4, 2)


class TestWinning:
    def test_the_last_player_wins_with_the_cheapest_winner(self) -> None:
        assert advised("spades; You: 5S 2S QH 6H KD; led 7H 3H JH") == "play QH: win_cheaply"

    def test_a_low_trump_is_cheaper_than_the_ace_of_hearts(self) -> None:
        assert advised("spades; You: AH 10S 9D 6C 3D; led KH QH 4H 2C", ALONE) == "play 10S: win_cheaply"

    def test_a_plain_trick_is_trumped_low_rather_than_with_the_best(self) -> None:
        assert advised("spades; You: AH AS QD 6D 8C; led 2H 3H") == "play AS: ruff"

    def test_a_trump_that_no_later_player_can_beat_is_a_sure_winner(self) -> None:
        assert advised("spades; You: 5S JS QD 6D 8S; led 2H", ALONE) == "play JS: sure_winner"

    def test_the_second_player_beats_a_low_card_with_a_plain_one(self) -> None:
        assert advised("spades; You: AH 10S 9D 6C 3H; led 7D") == "play 9D: may_win"


class TestHoldingBack:
    def test_the_five_is_held_back_from_a_partners_trick(self) -> None:
        """PG: a privileged trump need not be played to a lower trump."""
        assert advised("spades; You: 5S 10H QD 6D KD; led QS KS 3S") == "play 6D: hold_back_from_partner"

    def test_a_top_trump_is_held_back_from_a_trick_already_lost(self) -> None:
        assert advised("spades; You: AH 10H QD 6D KD; led QS 2S JS") == "play 6D: hold_back"

    def test_high_trumps_are_kept_when_three_rivals_are_still_to_play(self) -> None:
        advice = heuristic_advice(view_of("spades; You: AH AS QD 6D 8C; led 2H", ALONE))
        assert (advice.reason.kind, cards_text(advice.reason.cards)) == ("hold_back", "8C AH")

    def test_a_player_who_cannot_win_throws_the_weakest_card(self) -> None:
        assert advised("spades; You: QC 9D 6C 3H 2D; led 7C KC 8C", ALONE) == "play 6C: throw_off"

    def test_a_single_legal_card_is_no_choice(self) -> None:
        assert advised("spades; You: 2S 9D 6C 3H 2D; led QS") == "play 2S: only_card"


class TestPartners:
    def test_a_partner_who_is_winning_is_not_overtaken(self) -> None:
        assert advised("spades; You: KS 2H QH 6H KD; led 9H 8H KH") == "play KS: win_cheaply"
        assert advised("spades; You: KS 2H QH 6H KD; led 9H KH 8H") == "play 2H: partner_wins"

    def test_the_weakest_card_is_thrown_on_a_partners_trick(self) -> None:
        assert advised("spades; You: KS 2S 9C 6H KD; led 7C KC 3C") == "play 9C: partner_wins"
        assert advised("spades; You: KS 2S 8D 6H KD; led 7C KC 3C") == "play 6H: partner_wins"

    def test_a_partner_who_may_still_be_beaten_is_covered_with_a_sure_card(self) -> None:
        advice = heuristic_advice(view_of("spades; You: 5S JS QH 6H KD; led KH 3H"))
        assert (str(advice.move), advice.reason.kind, advice.reason.seats) == ("play JS", "secure", (2,))

    def test_a_card_that_makes_a_partner_no_safer_is_not_called_cover(self) -> None:
        """Nobody else can hold a spade that beats the jack: only a trump takes it, and the queen as well."""
        assert advised("diamonds; You: KS QS 3H 4H; led JS 2H") == "play QS: partner_wins"
        assert advised("diamonds; You: KS QS 3H 4H; led JS 2H; scores: 20 0") == "play QS: partner_wins"

    def test_a_partner_who_plays_last_is_left_the_trick(self) -> None:
        tricks = "earlier: Mary 5S JS AH AS"
        assert advised(f"spades; You: 10S KC 6C 3H; led 7D; {tricks}") == "play 3H: leave_to_partner"


class TestNearTheEnd:
    def test_an_opponent_at_twenty_is_stopped_with_a_trump_that_is_otherwise_kept(self) -> None:
        calm, danger = "scores: 0 0 0 0 0", "scores: 0 0 0 0 20"
        text = "spades; You: AH AS QD 6D 8C; led KH"
        assert advised(f"{text}; {calm}", ALONE) == "play 8C: hold_back"
        assert advised(f"{text}; {danger}", ALONE) == "play AS: stop"
        assert heuristic_advice(view_of(f"{text}; {danger}", ALONE)).reason.seats == (4,)

    def test_a_side_at_twenty_is_stopped_rather_than_hoping_for_the_partner(self) -> None:
        text = "spades; You: AS 9D 6C 3H 2D; led KC"
        assert advised(f"{text}; scores: 0 0") == "play 6C: leave_to_partner"
        assert advised(f"{text}; scores: 0 20") == "play AS: stop"

    def test_an_opponent_is_stopped_as_cheaply_as_possible(self) -> None:
        assert advised("spades; You: 5S 2S QD 6D KD; led 2H 3H 4H; scores: 0 20") == "play 2S: stop"

    def test_a_trick_that_wins_the_game_is_taken(self) -> None:
        text = "spades; You: 5S 2S QD 6D KD; led 2H"
        assert advised(f"{text}; scores: 20 0 0 0 20", ALONE) == "play 5S: go_out"

    def test_a_partner_who_is_winning_the_game_is_not_overtaken(self) -> None:
        assert advised("spades; You: KS 2H QH 6H KD; led 9H KH 8H; scores: 20 20") == "play 2H: partner_wins"

    def test_a_contract_is_broken_with_the_trick_that_breaks_it(self) -> None:
        tricks = "earlier: Mary KD 2D 3D 4D | You KS QS 6S 7S | You AS 10S 9S 8S"
        text = f"spades; You: JS 3H; led KC 2C 3C; declarer: Anne 20; {tricks}"
        assert advised(text, AUCTION) == "play JS: go_out"

    def test_a_declarer_about_to_make_the_contract_is_stopped(self) -> None:
        tricks = "earlier: Mary KD 2D 3D 4D | Mary KS QS 6S 7S | You AS 10S 9S 8S"
        text = f"spades; You: JS 3H; led KC 2C 3C; declarer: Anne 20; {tricks}"
        assert advised(text, AUCTION) == "play JS: stop"
