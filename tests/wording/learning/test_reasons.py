"""Hints in words: they are true and whole, and the nudge before them does not give the move away."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from dataclasses import replace

import pytest

from tests.ai.games import decisions
from tests.ai.views import ALONE, PAIRS, view_of
from tests.core.positions import dealt, played
from twentyfive.ai import Level, Reason, ReasonKind
from twentyfive.ai.advice.reasons import in_percent
from twentyfive.ai.heuristics.policy import heuristic_advice
from twentyfive.ai.levels import advise
from twentyfive.core import (
    SEATINGS,
    Card,
    GameState,
    Phase,
    PlayerView,
    Rules,
    apply,
    new_game,
    seated,
    table_move,
    to_act,
    view_for,
)
from twentyfive.core.moves import Bid, Hold
from twentyfive.core.phases.auction import highest_bid
from twentyfive.engine.seating.players import Computer, OpenDummy, Person, SecondHand, Sitter
from twentyfive.engine.seating.seats import Seats
from twentyfive.wording.learning.reasons import nudge, reason_sentence, thought_sentence
from twentyfive.wording.names import SIGNS
from twentyfive.wording.table.decisions import decision

CARDS = (Card.parse("6D"), Card.parse("5S"))
AUCTION = seated("auction-forty-fives", 4, 2)
MEDIUM = Computer(Level.MEDIUM)
LONGEST = 110
"""The most letters of a hint, which must fit into two lines of its panel."""


def hint(text: str, rules: Rules = PAIRS) -> str:
    view = view_of(text, rules)
    return reason_sentence(heuristic_advice(view).reason, view)


def bids(view: PlayerView) -> Iterator[int]:
    return (move.points for move in view.legal if isinstance(move, Bid))


def hint_at(state: GameState) -> str:
    view = view_for(state, to_act(state))
    return reason_sentence(heuristic_advice(view).reason, view)


def full_reason(kind: ReasonKind, view: PlayerView) -> Reason:
    """A reason of the kind with all the data that any kind has."""
    return Reason(kind, CARDS, (2,), suit=view.trump, number=20)


@pytest.mark.parametrize("kind", ReasonKind)
def test_every_reason_has_a_sentence_and_a_nudge(kind: ReasonKind) -> None:
    view = view_of("spades; You: 5S 6D 3H")
    for text in (reason_sentence(full_reason(kind, view), view), nudge(full_reason(kind, view), view)):
        assert re.fullmatch(r"[A-Z].*[.?]", text)
        assert not re.search(r"[{}!]|  ", text)
        assert len(text) <= LONGEST


@pytest.mark.parametrize("kind", ReasonKind)
def test_a_nudge_names_no_card(kind: ReasonKind) -> None:
    view = view_of("spades; You: 5S 6D 3H")
    assert not set(nudge(full_reason(kind, view), view)) & set(SIGNS.values())


def test_the_prize_of_the_last_trick_needed_is_named() -> None:
    tricks = "earlier: Mary KD 2D 3D 4D | You KS QS 6S 7S | You AS 10S 9S 8S"
    text = "spades; You: JS 3H; led KC 2C 3C"
    assert hint(f"{text}; declarer: Anne 20; {tricks}", AUCTION).endswith("the contract is broken.")
    assert hint(f"{text}; declarer: You 20; {tricks}", AUCTION).endswith("the contract is made.")
    assert hint(f"{text}; {tricks}", seated("forty-five-hoyle", 4, 2)).endswith("the deal is yours.")
    assert hint(f"{text}; {tricks}", seated("spoil-five", 4, 4)).endswith("the pool is yours.")
    assert hint(f"{text}; scores: 20 0").endswith("the game is yours.")


class TestContracts:
    """Auction Forty-Fives in pairs, with five points a trick and five for the best trump."""

    MINE = "spades; You: {hand}; declarer: You 15; earlier: You {tricks}"
    THEIRS = "spades; You: {hand}; led KC; declarer: Anne 15; earlier: Anne {tricks}"

    def told(self, position: str, hand: str, tricks: str) -> str:
        return hint(position.format(hand=hand, tricks=tricks), AUCTION)

    def test_a_second_trick_makes_fifteen_with_the_best_trump_in_hand(self) -> None:
        told = self.told(self.MINE, "5S JS 3H 4H", "KS 2S 3S 4S")
        assert told.endswith("if it takes the trick, the contract is made.")

    def test_a_second_trick_makes_fifteen_with_the_best_trump_played_by_the_partner(self) -> None:
        told = self.told(self.MINE, "AH AS 3H 4H", "JS 2S 5S 4S")
        assert told.endswith("if it takes the trick, the contract is made.")

    def test_a_second_trick_makes_fifteen_only_with_the_best_trump_if_it_is_still_out(self) -> None:
        told = self.told(self.MINE, "JS AH 3H 4H", "KS 2S 3S 4S")
        assert told.endswith("if it takes the trick, with the best trump the contract is made.")

    def test_a_second_trick_does_not_make_fifteen_if_an_opponent_played_the_best_trump(self) -> None:
        told = self.told(self.MINE, "JS KS 4H", "AH 2S 3S 5H | Mary 5S 10S 4S 6H")
        assert told == "Lead J♠: no opponent can beat it."

    def test_a_declarer_is_stopped_from_a_trick_that_may_make_the_contract(self) -> None:
        told = self.told(self.THEIRS, "2S 3H 4H 2D", "KS 10S 3S 4S")
        assert told.endswith("if Anne or Mary takes this trick, with the best trump the contract is made.")
        told = self.told(self.THEIRS, "2S 3H 4H 2D", "5S 10S 3S 4S")
        assert told.endswith("if Anne or Mary takes this trick, the contract is made.")

    def test_a_declarer_is_not_stopped_from_a_trick_that_cannot_make_the_contract(self) -> None:
        told = self.told(self.THEIRS, "2S 3H 4H", "AS 10S 3S 4S | You 5S 6S 7S 8S")
        assert "contract" not in told

    def test_the_nudge_names_the_same_prize(self) -> None:
        view = view_of(self.MINE.format(hand="JS AH 3H 4H", tricks="KS 2S 3S 4S"), AUCTION)
        told = nudge(heuristic_advice(view).reason, view)
        assert told.startswith("One more trick, and with the best trump the contract is made.")


class TestSentences:
    def test_the_cheapest_winner_is_advised(self) -> None:
        assert hint("spades; You: 5S 2S QH 6H KD; led 7H 3H JH") == "Play Q♥: it is the cheapest card that wins."

    def test_the_five_is_held_back_from_a_partner(self) -> None:
        assert (
            hint("spades; You: 5S 10H QD 6D KD; led QS KS 3S")
            == "Play 6♦ and hold back 5♠: John, your partner, is winning the trick."
        )

    def test_an_opponent_is_stopped(self) -> None:
        assert (
            hint("spades; You: 5S 2S QD 6D KD; led 2H 3H 4H; scores: 0 20")
            == "Play 2♠: if Anne takes this trick, the game is lost."
        )

    def test_trumps_are_drawn_with_more_in_hand(self) -> None:
        assert hint("hearts; You: AH 7H 6H KS QS") == "Lead A♥: it draws trumps, and you still have 7♥ and 6♥."

    def test_many_opponents_are_counted(self) -> None:
        assert (
            hint("spades; You: AH 10S 9D 6C 3H; led 7D", ALONE)
            == "Play 9♦: it wins so far, with 3 opponents still to play."
        )

    def test_robbing_is_advised(self) -> None:
        state = dealt("A deals; B: AS KD 3D 2S 9S; turned 10S", ALONE)
        assert hint_at(state) == "Rob: take 10♠ and put out 3♦, your weakest card."

    @pytest.mark.parametrize(
        ("options", "told"),
        [
            ({}, "otherwise you cannot win the game in this deal."),
            (
                {"scoring": "single_deal"},
                "an ace that does not rob is the lowest trump.",
            ),  # in a single deal nobody goes out
            ({"must_rob": True}, "in this game you must."),
        ],
    )
    def test_robbing_without_gain_is_advised_for_its_rule(self, options: dict[str, object], told: str) -> None:
        rules = ALONE.replace(players=3, sides=3, finish="end_of_deal", all_five="none", unrobbed_ace="lowest_trump")
        rules = rules.replace(unrobbed_cannot_go_out=True, **options)
        state = dealt("A deals; B: AS 5S 3S 2S JS; turned 10S", rules)
        assert hint_at(state) == f"Rob and put out 3♠: {told}"

    def test_a_bid_is_advised(self) -> None:
        state = dealt("A deals; B: 5S JS KS 9H 8H", seated("fifty-five", 3, 3))
        assert re.fullmatch(r"Bid 10: with spades as trumps and the kitty, expect about \d\d points\.", hint_at(state))

    def test_a_player_who_can_bid_no_higher_is_not_told_to_count_tricks(self) -> None:
        state = played(dealt("A deals; C: 5S JS KS 9H 8H", seated("fifty-five", 3, 3)), "bid 60")
        assert hint_at(state) == "Pass: there is no higher bid."
        view = view_for(state, 2)
        assert nudge(heuristic_advice(view).reason, view) == "Which bids are left?"

    def test_a_weak_lead_is_not_called_the_strongest_card(self) -> None:
        """The jack wins as many tricks as the queen if no card lies between them, but the queen is stronger."""
        told = hint("diamonds; You: QS 10S JS 9S 6C", seated("twenty-five", 2, 2))
        assert told == "Lead J♠: none of your cards is likelier to take a trick."

    def test_a_bid_for_all_the_tricks_hopes_for_tricks_and_not_points(self) -> None:
        """In Fifty-Five this is the bid of 60, although a deal does not have 60 points."""
        state = dealt("A deals; B: 5S JS AH AS KS", seated("fifty-five", 3, 3).replace(bids=(60,)))
        assert hint_at(state) == "Bid 60: with spades as trumps and the kitty, expect all the tricks."
        state = dealt("A deals; B: 4H 5H 3C 8C 6S", seated("fifty-five", 3, 3).replace(bids=(60,)))
        assert (
            hint_at(state) == "Pass: even with hearts as trumps and the kitty, all the tricks are too much to expect."
        )

    def test_a_dealer_who_must_bid_for_all_the_tricks_hopes_for_points(self) -> None:
        rules = seated("fifty-five", 3, 3).replace(bids=(60,), all_pass="dealer_takes_lowest")
        state = played(dealt("A deals; A: 4H 5H 3C 8C 6S", rules), "pass, pass")
        assert re.fullmatch(
            r"You must bid: with hearts as trumps and the kitty, expect about \d+ points\.", hint_at(state)
        )

    def test_a_bid_on_a_poor_hand_is_told_to_count_on_the_kitty(self) -> None:
        state = dealt("A deals; B: 7D 10C 3H QC KS", seated("fifty-five", 3, 3))
        told = reason_sentence(advise(view_for(state, 1), Level.MEDIUM, 1).reason, view_for(state, 1))
        assert told == "Bid 10: with clubs as trumps and the kitty, expect about 21 points."

    def test_a_player_who_passes_is_told_how_little_to_expect(self) -> None:
        state = played(dealt("A deals; C: 7D 10C 3H QC 6S", seated("auction-forty-fives", 4, 2)), "bid 20")
        told = re.fullmatch(
            r"Pass: even with clubs as trumps and the cards you draw, expect only about \d+ points?\.", hint_at(state)
        )
        assert told, hint_at(state)

    def test_a_player_who_passes_hopes_for_less_than_the_next_bid(self) -> None:
        """Half a point short is too little: 19.6 does not round to 20."""
        short = 0
        for _, view in (pair for seed in range(4) for pair in decisions(AUCTION, seed, 400)):
            reason = heuristic_advice(view).reason if view.phase is Phase.BID else None
            if reason is None or reason.kind is not ReasonKind.PASS_WEAK:
                continue
            needed = highest_bid(view.calls) if Hold() in view.legal else next(bids(view), None)
            assert reason.number is not None
            assert needed is None or reason.number < needed, (view, reason)
            short += needed is not None and needed - reason.number == 1
        assert short, "no hope was so near the bid that rounding could have reached it"

    @pytest.mark.parametrize(
        ("number", "told"), [(1, "about once in 100 times."), (2, "about 2 times in 100."), (99, "almost every time.")]
    )
    def test_a_frequency_is_told_as_people_tell_it(self, number: int, told: str) -> None:
        view = view_of("spades; You: 5S 6D 3H")
        for kind in (ReasonKind.JINK, ReasonKind.TAKE_POOL):
            assert reason_sentence(Reason(kind, number=number), view).endswith(told)

    def test_what_is_certain_is_not_told_as_a_frequency(self) -> None:
        view = view_of("spades; You: 5S 6D 3H")
        sure = reason_sentence(Reason(ReasonKind.JINK, number=in_percent(1.0)), view)
        hopeless = reason_sentence(Reason(ReasonKind.TAKE_POOL, number=in_percent(0.0)), view)
        assert (sure, hopeless) == (
            "Jink: nobody can take the last tricks from you.",
            "Take the pool: the last tricks cannot all be yours.",
        )

    def test_what_is_nearly_certain_is_not_rounded_to_certain(self) -> None:
        assert (in_percent(0.999), in_percent(0.001)) == (99, 1)

    def test_putting_out_one_card_is_advised(self) -> None:
        state = dealt("A deals; B: 5D JD KC 3D 9H", seated("auction-forty-fives", 4, 2))
        state = played(state, "bid 20, pass, pass, pass, trump D")
        assert hint_at(state) == "Put out 9♥: it is your weakest with diamonds as trumps."

    def test_putting_out_several_cards_is_advised(self) -> None:
        state = dealt("A deals; B: 5D JD KC 3C 9H", seated("auction-forty-fives", 4, 2))
        state = played(state, "bid 20, pass, pass, pass, trump D")
        assert hint_at(state) == "Put out 3♣ and 9♥: they are your weakest with diamonds as trumps."


class TestTwoHands:
    """You also play the hand of John, your partner, which lies open or is your second hand."""

    DUMMY = (Person(), MEDIUM, OpenDummy(), MEDIUM)
    SECOND = (Person(), MEDIUM, SecondHand(0), MEDIUM)

    def views(self, rules: Rules, sitters: tuple[Sitter, ...]) -> Iterator[PlayerView]:
        """Yield the views in which John's hand is to act, in a few games of computer players."""
        seats = Seats(rules, sitters)
        for seed in range(8):
            rng, state = random.Random(seed), new_game(rules, ("You", "Mary", "John", "Anne"))
            while not state.over and len(state.history) < 8:
                seat = to_act(state)
                if seat is None:
                    state = apply(state, table_move(state, rng))
                    continue
                view = seats.view(state, seat)
                if seat == 2:
                    yield view
                state = apply(state, heuristic_advice(view).move)

    @pytest.mark.parametrize(
        ("preset", "sides", "sitters", "told"),
        [
            ("forty-five", 2, DUMMY, "your own hand is winning the trick."),
            ("auction-forty-fives", 2, DUMMY, "Pass: your own hand has the bid."),
            ("twenty-five", 4, SECOND, "if your own hand takes this trick, the game is lost."),
            ("forty-five", 2, DUMMY, "Your own hand is winning the trick. Must you spend a good card?"),
        ],
    )
    def test_no_hint_speaks_of_you_in_the_third_person(
        self, preset: str, sides: int, sitters: tuple[Sitter, ...], told: str
    ) -> None:
        texts = []
        for view in self.views(seated(preset, 4, sides), sitters):
            reason = heuristic_advice(view).reason
            texts += [reason_sentence(reason, view), nudge(reason, view)]
        assert not [text for text in texts if re.search(r"\bYou( or| and|,|'s| takes| is| has)|[a-z,] You\b", text)]
        assert all(text[0].isupper() for text in texts)
        assert any(text.endswith(told) for text in texts)

    def test_the_question_for_a_bid_calls_your_own_bid_yours(self) -> None:
        questions = {
            asked.question
            for view in self.views(AUCTION, self.DUMMY)
            if view.phase is Phase.BID and (asked := decision(view, ())) is not None
        }
        assert "Your bid. Your 15 is the highest." in questions
        assert not [text for text in questions if "You’s" in text]

    def test_another_players_thought_calls_the_readers_hand_their_own(self) -> None:
        """John is asked for his move, so "you" means the player in his place."""
        view = replace(view_of("spades; You: 5S 10H QD 6D KD; led QS KS 3S"), plays=(0,))
        told = thought_sentence(heuristic_advice(view).reason, view, 2)
        assert told == "Play 6♦ and hold back 5♠: your own hand is winning the trick."

    def test_a_second_hand_that_plays_against_the_first_has_its_own_prize(self) -> None:
        """The viewer is John, who has the contract. Each plays alone; the second hand, which is to act, breaks it."""
        rules = seated("fifty-five", 4, 4)
        text = "spades; You: JS 3H; led KC 2C 3C; declarer: John 20; earlier: John KD 2D 3D 4D | You KS QS 6S 7S"
        view = replace(view_of(f"{text} | You AS 10S 9S 8S", rules), plays=(2, 0))
        assert reason_sentence(heuristic_advice(view).reason, view).endswith("the contract is broken.")


def test_no_hint_in_any_game_leaves_a_gap() -> None:
    """A missing name or figure would leave a double space, or a space before a full stop."""
    for preset, seatings in SEATINGS.items():
        rng, state = random.Random(preset), new_game(seated(preset, *seatings[-1]))
        while len(state.history) < 2 and not state.over:
            seat = to_act(state)
            if seat is None:
                state = apply(state, table_move(state, rng))
                continue
            view = view_for(state, seat)
            advice = advise(view, Level.EASY, rng.getrandbits(20))
            text = reason_sentence(advice.reason, view)
            assert not re.search(r"[{}]|  | [.:,]|Play the :", text), (advice, text)
            state = apply(state, advice.move)
