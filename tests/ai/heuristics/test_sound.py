"""The sound player at the table: the medium level."""

from __future__ import annotations

import pytest

from tests.ai.views import ALONE, PAIRS, advice_line, view_of
from twentyfive.ai import Level
from twentyfive.ai.arena.matches import play_round
from twentyfive.ai.heuristics.sound import sound_advice
from twentyfive.ai.levels import advise
from twentyfive.core import PRESETS, Rules


def sound(text: str, rules: Rules = ALONE) -> str:
    return advice_line(sound_advice(view_of(text, rules)))


class TestFollowing:
    def test_early_trumps_are_kept_while_three_opponents_are_still_to_play(self) -> None:
        assert sound("spades; You: KS 2S QC 9C 6H; led KD") == "play 9C: save"
        assert sound("spades; You: KS 2S QC 9C 6H; led KD 2D") == "play 2S: ruff"

    def test_late_trumps_are_spent(self) -> None:
        tricks = "earlier: Mary KC 2C 3C 4C 6C | Mary QH 2H 3H 4H 7H"
        assert sound(f"spades; You: KS 2S 9D; led KD; {tricks}") == "play 2S: ruff"

    def test_a_plain_card_wins_at_any_time(self) -> None:
        assert sound("spades; You: KS KD 7D 9C 6H; led 8D") == "play KD: may_win"

    def test_a_partners_trick_is_left_to_the_partner(self) -> None:
        assert sound("spades; You: 5S JS 6H; led KD 3D", PAIRS) == "play 6H: hold_back_from_partner"

    @pytest.mark.parametrize(
        ("hand", "card"),
        [("AH AS QD 6D 8C", "AH"), ("5S JS AS QD 6D", "JS"), ("JS AS QD 6D 8C", "JS")],
        ids=["by the best card", "by the cheaper of two sure ones", "by the jack"],
    )
    def test_an_opponent_who_is_about_to_win_is_stopped(self, hand: str, card: str) -> None:
        spared = "; earlier: Mary 5S 2S 3S 4S 6S" if "5S" not in hand and card == "JS" else ""
        assert sound(f"spades; You: {hand}; led KH; scores: 0 0 0 0 20{spared}") == f"play {card}: stop"

    def test_in_spoil_five_two_tricks_are_enough_to_be_stopped(self) -> None:
        tricks = "earlier: Tom KC 2C 3C 4C 6C | Tom QC 7C 8C 9C 10C"
        assert sound(f"spades; You: AH QD 6D; led KH; {tricks}", PRESETS["spoil-five"]) == "play AH: stop"

    def test_the_trick_that_wins_the_game_is_taken_if_it_is_sure(self) -> None:
        assert sound("spades; You: 5S 2S QD 6D 8C; led KH; scores: 20 0 0 0 0") == "play 5S: go_out"


class TestLeading:
    def test_the_lowest_plain_card_is_led(self) -> None:
        assert sound("spades; You: 5S KS KD 6H 7H") == "play 6H: lead_low"

    def test_the_best_card_is_led_before_an_opponent_wins(self) -> None:
        assert sound("spades; You: 5S KS KD 6H 7H; scores: 0 20 0 0 0") == "play 5S: lead_winner"
        assert sound("spades; You: KD 7D 6H; scores: 0 20 0 0 0") == "play KD: lead_best_of_suit"

    def test_a_lone_trump_is_not_led_first_of_all(self) -> None:
        assert sound("spades; You: JS 9C KD 6H 7H; scores: 0 20 0 0 0") == "play KD: lead_best_of_suit"

    def test_a_sure_card_is_led_to_go_out_and_no_other(self) -> None:
        assert sound("spades; You: 5S KS KD 6H 7H; scores: 20 0 0 0 0") == "play 5S: lead_to_go_out"
        assert sound("spades; You: JS KS KD 6H 7H; scores: 20 0 0 0 0").startswith("play 6H: ")


def test_the_medium_player_is_the_sound_player_with_any_seed() -> None:
    view = view_of("spades; You: 7D 6H 9C 4C KH", ALONE)
    assert {advise(view, Level.MEDIUM, seed) for seed in range(60)} == {sound_advice(view)}


@pytest.mark.broad
def test_a_medium_player_wins_more_than_a_fair_share_among_peers_and_a_peer_among_them_less() -> None:
    """The same 60 rounds of 5 matches each way; the intervals are in LEVELS.md."""
    for levels, more in (
        (("medium", "module:tests.peers.heuristic"), True),
        (("module:tests.peers.heuristic", "medium"), False),
    ):
        rounds = [play_round(ALONE, levels, seed) for seed in range(60)]
        won = sum(own in match.winners for played in rounds for own, match in played.each())
        assert (won > 60) is more
