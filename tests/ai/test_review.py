"""The review of decisions: it finds planted blunders, does not blame good play, and uses no hidden card."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from dataclasses import dataclass, replace

import pytest

from tests.ai.games import decisions, reshuffled
from tests.ai.search.test_card_search import at_jink
from tests.ai.views import ALONE, PAIRS, position, view_of
from tests.core.positions import dealt, played
from twentyfive.ai import ReasonKind
from twentyfive.ai.advice.findings import Rating
from twentyfive.ai.review import review
from twentyfive.ai.search.card_search import SearchBudget
from twentyfive.core import PRESETS, Card, Phase, PlayerView, Rules, Suit, to_act, view_for
from twentyfive.core.moves import Jink, PlayCard, PlayerMove, Rob, TakePool, parse_move
from twentyfive.core.rules.options import UnrobbedAce

BRIEF = SearchBudget(worlds=60, margin=0.01, likelihood_weight=1.0)
"""Fewer worlds than the program uses: the loss in these deals is certain, not a matter of averages."""

SPOIL = PRESETS["spoil-five"]


@dataclass(frozen=True)
class Planted:
    """A deal with a blunder in it.

    Attributes:
        text: the position; t is the trump suit, p and q are plain ones, and ``low`` is the lowest plain card.
        blunder: the card that throws a certain trick or the match away.
        right: the cards any of which the review may name as right.
        rules: the rules of the game.
    """

    text: str
    blunder: str
    right: str
    rules: Rules = ALONE


PLANTED = (
    # The match is won with this trick, or lost with it.
    Planted("You: 7t lowq; led Kp 7p 8p 9p; scores: 20 5 5 5 5", "lowq", "7t"),
    Planted("You: 5t lowq; led Kp 7p 8p 9p; scores: 0 20 5 5 5", "lowq", "5t"),
    Planted("You: 5t lowp lowq; scores: 20 20 20 20 20", "lowp", "5t"),
    Planted("You: 3t lowq; led Kp 7p 8p 9p; scores: 20 0 0 0 0", "lowq", "3t"),
    Planted("You: Qt 5t lowq; led Kp 7p 8p 9p; scores: 20 20 0 0 0", "lowq", "Qt 5t"),
    Planted("You: 7t lowq; led Kp 7p 8p; scores: 20 5", "lowq", "7t", PAIRS),
    Planted("You: 5t lowq; led Kp 7p 8p; scores: 5 20", "lowq", "5t", PAIRS),
    Planted("You: Jt lowq; led Kp 7p 8p; scores: 20 20", "lowq", "Jt", PAIRS),
    # The pool: Mary takes her third trick unless somebody stops her.
    Planted("You: 5t lowq; led Kp 7p 8p 9p; earlier: Mary Kq 7q 8q 9q 6q | Mary Qq 4q 3q 5q 4p", "lowq", "5t", SPOIL),
    # A card that nobody can beat any more is thrown on a lost trick, or spent where a weaker one wins.
    Planted("You: Jt 3t lowq; led 5t Kp 7p 8p", "Jt", "3t"),
    Planted("You: Jt 3t lowq; led 5t Kp 7p", "Jt", "3t", PAIRS),
    Planted("You: AH 3t lowq; led Jt Kp 7p 8p; earlier: Mary 5t Kq 7q 8q 9q", "AH", "3t"),
    Planted("You: 5t Kp; led 7p 8p 9p 6p", "5t", "Kp"),
)


def in_suits(planted: Planted, trump: Suit) -> tuple[PlayerView, Card, set[Card]]:
    """The planted deal with these trumps: the view of the player, the blunder, and the right cards."""
    plain, other = [suit for suit in Suit if suit not in (trump, Suit.HEARTS)][:2]

    def written(text: str) -> str:
        for letter, suit in (("p", plain), ("q", other)):
            text = text.replace(f"low{letter}", f"{'2' if suit.red else '10'}{suit}")
            text = replaced(text, letter, suit)
        return replaced(text, "t", trump)

    names = {Suit.CLUBS: "clubs", Suit.DIAMONDS: "diamonds", Suit.HEARTS: "hearts", Suit.SPADES: "spades"}
    state = position(f"{names[trump]}; {written(planted.text)}", planted.rules)
    view = view_for(replace(state, pool=5) if planted.rules is SPOIL else state, 0)
    right = {Card.parse(card) for card in written(planted.right).split()}
    return view, Card.parse(written(planted.blunder)), right


def replaced(text: str, letter: str, suit: Suit) -> str:
    """The text with the suit in place of the letter wherever the letter ends a card."""
    words = [
        f"{word[:-1]}{suit}" if len(word) > 1 and word[-1] == letter and word[:-1] in RANKS else word
        for word in text.replace(";", " ;").split(" ")
    ]
    return " ".join(words).replace(" ;", ";")


RANKS = {"A", "K", "Q", "J", *map(str, range(2, 11))}


def fifty() -> Iterator[tuple[PlayerView, Card, set[Card]]]:
    """Fifty planted deals, in all suits."""
    deals = [in_suits(planted, trump) for planted in PLANTED for trump in Suit]
    yield from deals[:50]


@dataclass(frozen=True)
class Blunder:
    """A blunder before the play.

    Attributes:
        name: the name of the test.
        rules: the rules of the game.
        hands: the deal, as for `dealt`.
        before: the moves before it, as for `played`.
        made: the blunder.
        right: a pattern that matches the moves that the review may name as right.
    """

    name: str
    rules: Rules
    hands: str
    before: str
    made: str
    right: str


AUCTION = PRESETS["auction-forty-fives"]
FIFTY_FIVE = PRESETS["fifty-five"]
BLUNDERS = (
    Blunder("passing with all tricks", AUCTION, "A deals; B: 5S JS AH AS KS", "", "pass", r"bid \d+"),
    Blunder(
        "letting it go to another", AUCTION, "A deals; A: 5S JS AH AS KS", "bid 20, pass, pass", "pass", r"hold|bid \d+"
    ),
    Blunder("bidding all with nothing", AUCTION, "A deals; B: 7C 9D 6H 8C 10S", "", "bid 30", r"pass|bid (5|10|15)"),
    Blunder("bidding sixty with nothing", FIFTY_FIVE, "A deals; B: 7C 9D 6H 8C 10S", "", "bid 60", r"pass|bid [12]\d"),
    Blunder(
        "naming the wrong suit", AUCTION, "A deals; B: 5D JD AD KD 7C", "bid 20, pass, pass, pass", "trump C", "trump D"
    ),
    Blunder(
        "drawing for the five of trumps",
        AUCTION,
        "A deals; B: 5D JD AD 3C 9H",
        "bid 25, pass, pass, pass, trump D",
        "exchange 5D 3C 9H",
        r"exchange( 3C| 9H)+",
    ),
    Blunder(
        "putting out the five of trumps",
        FIFTY_FIVE,
        "A deals; B: 5D JD 3C 4C 9H; kitty: 2D AH KS QC 8S",
        "bid 20, pass, pass, pass, pass",
        "exchange 5D 3C 4C QC 8S",
        r"exchange( 3C| 4C| 9H| QC| 8S| KS)+",
    ),
)


def parse_player_move(text: str) -> PlayerMove:
    """The move in the text, which must be a move of a player."""
    move = parse_move(text)
    assert isinstance(move, PlayerMove)
    return move


def test_at_least_48_of_fifty_planted_blunders_are_found_with_a_right_card() -> None:
    missed = []
    found = 0
    for view, blunder, right in fifty():
        judgement = review(view, PlayCard(blunder), 1, BRIEF)
        move = judgement.right.move
        if judgement.rating is Rating.COSTLY and isinstance(move, PlayCard) and move.card in right:
            found += 1
        else:
            missed.append(f"{view.hand} {view.trick} {blunder}: {judgement.rating}, {move}")
    assert found >= 48, "\n".join(missed)


def test_the_right_card_of_a_planted_deal_is_not_blamed() -> None:
    for view, _, right in fifty():
        card = next(iter(right))
        judgement = review(view, PlayCard(card), 1, BRIEF)
        assert judgement.rating in (Rating.BEST, Rating.SMALL), f"{view.hand} {card}: {judgement.cost}"


class TestFigures:
    def test_throwing_a_match_away_costs_all_of_it_with_certainty(self) -> None:
        cost = review(view_of("spades; You: 5S 7D; led 2S 3D 9H; scores: 20 20"), PlayCard(Card.parse("7D")), 1).cost
        assert cost is not None
        assert cost.chance is not None
        assert (cost.chance.mean, cost.chance.error) == (1.0, 0.0)
        assert (cost.points.mean, cost.points.error) == (5.0, 0.0)

    def test_where_there_is_a_pool_only_chips_count(self) -> None:
        text = "spades; You: 5S 10C; led KD 7D 8D 9D; earlier: Mary KC 7C 8C 9C 6C | Mary QC 4C 3C 5C 4D"
        view = view_for(replace(position(text, SPOIL), pool=5), 0)
        cost = review(view, PlayCard(Card.parse("10C")), 1).cost
        assert cost is not None
        assert cost.chance is None
        assert cost.points.mean > 0

    def test_a_loss_that_depends_on_chance_is_uncertain(self) -> None:
        judgement = review(view_of("spades; You: 5S 2H 3D KD 9C", ALONE), PlayCard(Card.parse("KD")), 1)
        assert judgement.cost is not None
        assert judgement.cost.points.error > 0

    def test_every_card_that_may_be_played_is_rated_the_best_first(self) -> None:
        view = view_of("spades; You: 5S JS 3D 9C KH", ALONE)
        judgement = review(view, PlayCard(Card.parse("KH")), 1)
        assert {option.move for option in judgement.rated_moves} == set(view.legal)
        assert judgement.rated_moves[0].rating is Rating.BEST
        assert judgement.rated_move(judgement.right.move) is not None

    def test_a_good_move_costs_nothing(self) -> None:
        judgement = review(view_of("spades; You: 5S JS 3D 9C KH", ALONE), PlayCard(Card.parse("5S")), 1)
        assert (judgement.rating, judgement.cost) == (Rating.BEST, None)

    @pytest.mark.broad
    def test_a_card_that_the_heuristics_do_not_play_is_compared_with_the_one_played(self) -> None:
        found = 0
        for _, view in decisions(ALONE.replace(best_of=99), 2, 120):
            made = view.legal[-1]
            if view.phase is not Phase.PLAY or not isinstance(made, PlayCard):
                continue
            judgement = review(view, made, 1, replace(BRIEF, worlds=30))
            if judgement.right.reason.kind is ReasonKind.PLAYED_OUT and judgement.cost is not None:
                assert judgement.right.reason.cards[1] == made.card
                found += 1
        assert found


class TestBeforeThePlay:
    @pytest.mark.broad("fifty-five")
    @pytest.mark.parametrize("preset", ["fifty-five", "auction-forty-fives", "one-hundred-ten-joker"])
    def test_every_move_is_rated_and_the_right_one_is_good(self, preset: str) -> None:
        seen_phases = set()
        for _, view in decisions(PRESETS[preset], 3, 60):
            made = view.legal[-1]
            if isinstance(made, PlayCard) or len(view.legal) < 2:
                continue
            seen_phases.add(view.phase)
            judgement = review(view, made, 1, replace(BRIEF, worlds=20))
            right = judgement.rated_move(judgement.right.move)
            assert judgement.rated_move(made) is not None
            assert right is not None
            assert right.rating is Rating.BEST
            assert (judgement.cost is None) is (judgement.rating is Rating.BEST)
        assert seen_phases == {Phase.BID, Phase.EXCHANGE, Phase.NAME_TRUMP}

    @pytest.mark.parametrize("blunder", BLUNDERS, ids=[blunder.name for blunder in BLUNDERS])
    def test_a_planted_blunder_is_costly_and_a_right_move_is_named(self, blunder: Blunder) -> None:
        state = played(dealt(blunder.hands, blunder.rules), blunder.before)
        view = view_for(state, to_act(state))
        judgement = review(view, parse_player_move(blunder.made), 1, BRIEF)
        assert judgement.rating is Rating.COSTLY
        assert re.fullmatch(blunder.right, str(judgement.right.move))
        assert judgement.cost is not None
        assert judgement.cost.chance is not None
        assert judgement.cost.chance.significant
        good = review(view, judgement.right.move, 1, BRIEF)
        assert (good.rating, good.cost) == (Rating.BEST, None)

    def test_the_order_of_cards_put_out_does_not_matter(self) -> None:
        state = played(dealt("A deals; B: 5D JD KC 3C 9H", AUCTION), "bid 20, pass, pass, pass, trump D")
        view = view_for(state, to_act(state))
        one, other = (review(view, parse_player_move(f"exchange {out}"), 1, BRIEF) for out in ("3C 9H", "9H 3C"))
        assert one == other

    def test_leaving_the_best_trump_on_the_table_is_costly(self) -> None:
        view = view_of("spades; You: AS 2H 3D 7D 9C; turned: 5S", ALONE)
        judgement = review(view, PlayCard(Card.parse("9C")), 1, BRIEF)
        assert judgement.rating is Rating.COSTLY
        assert isinstance(judgement.right.move, Rob)
        assert judgement.cost is not None
        assert judgement.cost.points.mean > 2.5

    def test_putting_out_the_best_card_is_costly_and_a_useless_one_is_not(self) -> None:
        view = view_of("spades; You: AS JS 3D 7D 9C; turned: 5S", ALONE)
        assert review(view, Rob(Card.parse("JS")), 1, BRIEF).rating is Rating.COSTLY
        assert review(view, Rob(Card.parse("9C")), 1, BRIEF).rating is Rating.BEST

    def test_a_useless_card_thrown_off_instead_of_robbing_is_costly(self) -> None:
        """Put out for the turn-up, it would leave one trump more for the tricks to come."""
        view = view_of("diamonds; You: 5D AC KH AD 7D; led 7S; turned: 3D", ALONE)
        judgement = review(view, PlayCard(Card.parse("AC")), 1, BRIEF)
        assert (judgement.rating, judgement.right.move) == (Rating.COSTLY, Rob(Card.parse("AC")))

    def test_robbing_is_not_tried_where_keeping_the_ace_lowers_it(self) -> None:
        rules = ALONE.replace(unrobbed_ace=UnrobbedAce.LOWEST_TRUMP)
        view = view_of("spades; You: AS 2H 3D 7D 9C; turned: 5S", rules)
        judgement = review(view, PlayCard(Card.parse("9C")), 1, BRIEF)
        assert (judgement.rating, judgement.rated_moves) == (Rating.OTHERWISE, ())

    def test_a_jink_that_cannot_fail_is_right_and_the_pool_costly(self) -> None:
        view = at_jink("5S JS")
        assert review(view, Jink(), 1, BRIEF).rating is Rating.BEST
        left = review(view, TakePool(), 1, BRIEF)
        assert (left.rating, left.right.move) == (Rating.COSTLY, Jink())

    def test_a_jink_on_two_weak_cards_is_costly(self) -> None:
        jinked = review(at_jink("3D 2H"), Jink(), 1, BRIEF)
        assert (jinked.rating, jinked.right.move) == (Rating.COSTLY, TakePool())


KINDS = [PAIRS, FIFTY_FIVE, AUCTION]


@pytest.mark.parametrize("rules", KINDS, ids=["pairs", "kitty", "draw"])
def test_the_same_question_has_the_same_answer(rules: Rules) -> None:
    budget = replace(BRIEF, worlds=20)
    for _, view in decisions(rules, 4, 12):
        assert review(view, view.legal[0], 7, budget) == review(view, view.legal[0], 7, budget)


@pytest.mark.broad("pairs")
@pytest.mark.parametrize("rules", KINDS, ids=["pairs", "kitty", "draw"])
def test_hidden_cards_do_not_change_the_judgement(rules: Rules) -> None:
    """The judgement rests on what the player could know, so it is the same wherever the hidden cards lie."""
    rng, budget = random.Random(5), replace(BRIEF, worlds=20)
    for state, view in decisions(rules, 6, 20):
        assert view.seat is not None
        elsewhere = view_for(reshuffled(state, view.seat, rng), view.seat)
        assert review(elsewhere, view.legal[0], 1, budget) == review(view, view.legal[0], 1, budget)
