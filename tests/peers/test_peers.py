"""Each peer does what is told of it, in chosen positions."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from types import ModuleType

import pytest

from tests.ai.views import ALONE, view_of
from tests.core.positions import dealt, played
from tests.peers import enhanced, heuristic, profile
from tests.peers.table import RANKS, SUITS, TRUMP, strength
from twentyfive.ai.arena.matches import play_round
from twentyfive.core import GameState, Rules, Suit, seated, to_act, view_for
from twentyfive.core.ranking import ranking
from twentyfive.core.view_text import view_to_text

ISLAND = seated("prince-edward-island", 4, 2)


def plays(peer: ModuleType, text: str, rules: Rules = ALONE) -> str:
    """The move of the peer in the position in the text."""
    return str(peer.choose(json.loads(view_to_text(view_of(text, rules))), 1))


def next_move(peer: ModuleType, state: GameState) -> str:
    """The move of the peer to act."""
    return str(peer.choose(json.loads(view_to_text(view_for(state, to_act(state)))), 1))


@pytest.mark.parametrize("trump", Suit)
def test_the_order_of_the_cards_is_that_of_the_rules(trump: Suit) -> None:
    order, letter = ranking(trump, ALONE), SUITS[[*Suit].index(trump)]
    cards = {str(card): card for card in ALONE.pack}
    trumps = [text for text in cards if strength(text, letter) > TRUMP]
    assert sorted(trumps, key=lambda text: -strength(text, letter)) == [*map(str, order.trumps)]
    for suit in SUITS:
        held = [rank + suit for rank in RANKS if rank + suit not in trumps]
        for card in held:
            better = {other for other in held if strength(other, letter) > strength(card, letter)}
            assert better == {other for other in held if order.beats(cards[other], cards[card])}


class TestHeuristic:
    def test_it_robs_whenever_it_may_and_gives_up_its_weakest_card(self) -> None:
        assert next_move(heuristic, dealt("A deals; B: AS KD 3D 2S 9S; turned 10S", ALONE)) == "rob 3D"

    @pytest.mark.parametrize(
        ("text", "move"),
        [
            ("spades; You: 5S KS KD 6H 9C; scores: 0 15 0 0 0", "play 9C"),
            ("spades; You: 5S KS KD 6H 9C; scores: 0 20 0 0 0", "play 5S"),
            ("spades; You: 5S KS 2S", "play 2S"),
            ("hearts; You: KD 7D 4S; scores: 0 20 0 0 0", "play 7D"),
        ],
        ids=["low without danger", "the best trump in danger", "only trumps", "in danger without a trump"],
    )
    def test_it_leads(self, text: str, move: str) -> None:
        assert plays(heuristic, text) == move

    @pytest.mark.parametrize(
        ("text", "move"),
        [
            ("spades; You: JS 2S 9D; led KD; scores: 0 0 0 0 20", "play JS"),
            ("spades; You: JS 2S 9D; led KD", "play 2S"),
            ("spades; You: 5S 9D 3H; led KD", "play 9D"),
            ("spades; You: 5S 9D 3H; led KD; scores: 0 20 0 0 0", "play 5S"),
            ("spades; You: 5S 9D 3H; led KD QD 8D 6D", "play 5S"),
            ("spades; You: 7C 9D 3H; led KD QD", "play 9D"),
        ],
        ids=["over danger", "cheaply", "not with the five", "in danger with it", "as the last with it", "else low"],
    )
    def test_it_follows(self, text: str, move: str) -> None:
        assert plays(heuristic, text) == move


class TestEnhanced:
    def test_it_gives_up_a_lone_plain_card_when_it_robs(self) -> None:
        state = dealt("A deals; B: AS QD 3H 2H 9S; turned 10S", ALONE)
        assert (next_move(heuristic, state), next_move(enhanced, state)) == ("rob 2H", "rob QD")

    @pytest.mark.parametrize(
        ("text", "move"),
        [
            ("spades; You: 5S KS KD 6H 9C", "play KD"),
            ("spades; You: 5S KS QD 6H 9C", "play 9C"),
            ("spades; You: 5S KS QD 6H 9C; scores: 0 15 10 0 0", "play 5S"),
            (
                "spades; You: KS 9D; earlier: Mary KC 2C 3C 4C 6C | Mary QC 7C 8C 9C 10C | Mary QH 2H 3H 4H 6H",
                "play KS",
            ),
        ],
        ids=["the best of a suit", "else low", "in danger from 15 points", "trumps late"],
    )
    def test_it_leads(self, text: str, move: str) -> None:
        assert plays(enhanced, text) == move

    def test_it_stops_the_leader_with_a_plain_card_before_a_trump(self) -> None:
        text = "spades; You: 5S KD 3H; led 9D; scores: 0 0 0 0 15"
        assert (plays(enhanced, text), plays(heuristic, text)) == ("play KD", "play KD")
        text = text.replace("15", "20")
        assert (plays(enhanced, text), plays(heuristic, text)) == ("play KD", "play 5S")


class TestProfile:
    def test_the_worth_of_a_hand(self) -> None:
        assert profile.worth(("5S", "JS", "AH", "AC", "2D"), "S") == pytest.approx(5 * (3 + 0.45 + 1.2) + 3)
        worth = 5 * (1 + 0.8 + 0.8 + 0.5 + 0.7 + 1.2) + 3
        assert profile.worth(("5S", "AS", "KS", "QS", "2D"), "S") == pytest.approx(worth)

    def test_it_bids_the_least_that_it_may_as_long_as_the_best_suit_reaches_it(self) -> None:
        state = dealt("A deals; B: 5S JS AH AC 2D; C: 5D AD KD 4H 3H; D: KH QH 7C 8C 9C", ISLAND)
        assert next_move(profile, state) == "bid 15"
        assert next_move(profile, played(state, "bid 15")) == "bid 20"
        assert next_move(profile, played(state, "bid 20")) == "pass"
        assert next_move(profile, played(state, "bid 15, bid 20")) == "pass"

    def test_it_names_the_suit_of_most_worth_and_puts_out_low_plain_cards(self) -> None:
        state = dealt("A deals; B: 5S JS AH AC 2D; kitty: KC 9H 3S", ISLAND)
        state = played(state, "bid 15, pass, pass, pass")
        assert next_move(profile, state) == "trump S"
        assert next_move(profile, played(state, "trump S")) == "exchange 2D 9H AC"

    @pytest.mark.parametrize(
        ("text", "move"),
        [
            ("spades; You: 5S JS 9D", "play 5S"),
            ("spades; You: JS KD 9D", "play 9D"),
            ("spades; You: JS KS 9D; led KD", "play KS"),
            ("spades; You: JS 9D 3H; led KD 3D 2D", "play 9D"),
            ("spades; You: KS 9D 3H; led 7D KD 2D", "play 9D"),
            ("spades; You: KS 9D; led KS 3S", "play KS"),
        ],
        ids=["a sure trump", "else low", "cheaply", "no jack on a plain lead", "the partner's trick", "must"],
    )
    def test_it_plays(self, text: str, move: str) -> None:
        assert plays(profile, text, seated("twenty-five", 4, 2)) == move


@pytest.mark.skipif(sys.platform == "win32", reason="a program in the arena needs POSIX")
def test_a_peer_is_the_same_as_a_program_and_as_a_module(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[2]))
    rules = seated("twenty-five", 2, 2)
    name = f"program:{sys.executable} -m tests.peers.heuristic"
    program = play_round(rules, (name, "random"), 3)
    assert program.matches == play_round(rules, ("module:tests.peers.heuristic", "random"), 3).matches


@pytest.mark.parametrize("name", ["heuristic", "enhanced"])
def test_a_peer_plays_matches_of_twenty_five_to_their_end(name: str) -> None:
    assert play_round(ALONE, (f"module:tests.peers.{name}", "random"), 1).matches


def test_the_profile_plays_matches_of_auction_forty_fives_to_their_end() -> None:
    for rules in (ISLAND, seated("auction-forty-fives", 4, 2)):
        assert sum(
            match.contracts[0] for match in play_round(rules, ("module:tests.peers.profile", "random"), 1).matches
        )
