"""Inferences from the cards seen. RULES.md sections 2 and 3."""

from __future__ import annotations

from tests.ai.views import ALONE, PAIRS, view_of
from tests.core.positions import dealt, played
from twentyfive.ai.heuristics.card_reading import CardReading, card_reading
from twentyfive.core import Card, Rules, view_for

STRICT = PAIRS.replace(follow="must_follow")
THREE = ALONE.replace(players=3, sides=3)


def reading(text: str, rules: Rules = PAIRS) -> CardReading:
    return card_reading(view_of(text, rules))


def may_hold(known: CardReading, seat: int, card: str) -> bool:
    return Card.parse(card) in known.may_hold[seat]


def is_safe(text: str, card: str, rules: Rules = PAIRS) -> bool:
    return reading(text, rules).is_safe(Card.parse(card))


class TestUnseen:
    def test_cards_held_and_played_are_not_unseen(self) -> None:
        known = reading("spades; You: 5S 2H; led 7S; earlier: Mary 6D 7D 8D 9D")
        assert len(known.unseen) == 52 - 2 - 1 - 4
        assert Card.parse("7S") not in known.unseen

    def test_a_turn_up_on_the_table_is_in_nobodys_hand(self) -> None:
        known = reading("spades; You: 5S 2H; turned: 8S")
        assert not any(may_hold(known, seat, "8S") for seat in range(4))


class TestVoids:
    def test_a_player_who_throws_another_suit_has_none_of_the_suit_led(self) -> None:
        known = reading("spades; You: 5S 2H; earlier: Mary KD 2D 7C 3D")
        assert not may_hold(known, 3, "QD")
        assert may_hold(known, 3, "QC")
        assert may_hold(known, 2, "QD")

    def test_a_player_who_trumps_may_still_hold_the_suit_led(self) -> None:
        """PG: the suit or a trump may be played."""
        assert may_hold(reading("spades; You: 5S 2H; earlier: Mary KD 2S 7D 3D"), 2, "QD")

    def test_a_player_who_trumps_has_none_of_the_suit_led_where_it_must_be_followed(self) -> None:
        assert not may_hold(reading("spades; You: 5S 2H; earlier: Mary KD 2S 7D 3D", STRICT), 2, "QD")

    def test_a_player_who_does_not_follow_trumps_has_only_privileged_ones_above_the_lead(self) -> None:
        known = reading("spades; You: 5S 2H; earlier: Mary 7S KD 8S 9S")
        assert not may_hold(known, 2, "KS")
        assert may_hold(known, 2, "JS")
        assert may_hold(known, 2, "AH")

    def test_no_privilege_covers_a_trump_below_the_lead(self) -> None:
        known = reading("spades; You: 2S 2H; earlier: Mary JS KD 8S 9S")
        assert not may_hold(known, 2, "AH")
        assert may_hold(known, 2, "5S")

    def test_a_player_who_had_to_lead_a_trump_and_did_not_has_none(self) -> None:
        rules = PAIRS.replace(first_lead_trump_from=4)
        assert not may_hold(reading("spades; You: 5S 2H; earlier: Mary KD 2D 7D 3D", rules), 1, "JS")

    def test_the_ace_of_hearts_does_not_count_as_a_heart(self) -> None:
        known = reading("spades; You: 5S 2H; earlier: Mary KH 2D QH 3H")
        assert not may_hold(known, 2, "JH")
        assert may_hold(known, 2, "AH")


class TestRobbers:
    state = played(dealt("A deals; B: AS KD 3D 2S 9S; turned 8S", THREE), "rob 3D, KD")

    def test_a_turn_up_that_was_robbed_is_known_to_be_held(self) -> None:
        assert card_reading(view_for(self.state, 2)).known[1] == (Card.parse("8S"),)

    def test_the_robber_has_the_ace(self) -> None:
        known = card_reading(view_for(self.state, 2))
        assert may_hold(known, 1, "AS")
        assert not may_hold(known, 0, "AS")

    def test_a_turn_up_that_a_later_player_may_rob_can_beat_a_card(self) -> None:
        assert not is_safe("spades; You: JS 2H 3H 4H 6H; turned: 5S", "JS")

    def test_nobody_else_can_rob_while_you_hold_the_ace(self) -> None:
        assert is_safe("spades; You: JS AS 3H 4H 6H; turned: 5S", "JS")

    def test_nobody_can_rob_after_the_first_trick(self) -> None:
        assert is_safe("spades; You: JS 3H 4H 6H; turned: 5S; earlier: Mary KD 2D 3D 4D", "JS")


class TestSafety:
    def test_a_card_is_safe_when_only_a_partner_could_beat_it(self) -> None:
        tricks = "earlier: Mary JS KD AS QD | You 5S 2C AH 3C"
        assert is_safe(f"spades; You: KS 2H 3H; {tricks}", "KS")

    def test_a_plain_card_is_not_safe_while_trumps_are_out(self) -> None:
        assert not is_safe("spades; You: KD 2H 3H", "KD")

    def test_any_winner_is_safe_in_last_place(self) -> None:
        assert is_safe("spades; You: KD 2H 3H; led 2D 3D 4D", "KD")
