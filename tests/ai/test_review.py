"""Looking back on decisions: planted blunders are found, good play is not blamed, and nothing hidden is used."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, replace

import pytest

from tests.ai.games import decisions, reshuffled
from tests.ai.test_search import at_jink
from tests.ai.views import ALONE, PAIRS, position, seen
from twentyfive.ai import ReasonKind, advise
from twentyfive.ai.levels import Level
from twentyfive.ai.review import Rating, by_thumb, review
from twentyfive.ai.search import Effort
from twentyfive.core import PRESETS, Card, Phase, PlayerView, Rules, Suit, view_for
from twentyfive.core.moves import Jink, PlayCard, Rob, TakePool
from twentyfive.core.options import UnrobbedAce

BRIEF = Effort(worlds=60, margin=0.01, surprise=1.0)
"""Fewer worlds than the program plays out: what these deals throw away is certain, not a matter of averages."""

SPOIL = PRESETS["spoil-five"]


@dataclass(frozen=True)
class Planted:
    """A deal with a blunder in it.

    Attributes:
        text: the position; t is the trump suit, p and q are plain ones, and ``low`` is the lowest plain card.
        blunder: the card that throws a certain trick or the match away.
        right: the cards of which one is to be named.
        rules: the game.
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
    # A card that nobody could beat any more is thrown on a trick that is lost, or spent where a lesser one wins.
    Planted("You: Jt 3t lowq; led 5t Kp 7p 8p", "Jt", "3t"),
    Planted("You: Jt 3t lowq; led 5t Kp 7p", "Jt", "3t", PAIRS),
    Planted("You: AH 3t lowq; led Jt Kp 7p 8p; earlier: Mary 5t Kq 7q 8q 9q", "AH", "3t"),
    Planted("You: 5t Kp; led 7p 8p 9p 6p", "5t", "Kp"),
)


def in_suits(planted: Planted, trump: Suit) -> tuple[PlayerView, Card, set[Card]]:
    """The planted deal with these trumps: what the player sees, the blunder, and the right cards."""
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
    """The suit in place of the letter wherever that ends a card."""
    words = [
        f"{word[:-1]}{suit}" if len(word) > 1 and word[-1] == letter and word[:-1] in RANKS else word
        for word in text.replace(";", " ;").split(" ")
    ]
    return " ".join(words).replace(" ;", ";")


RANKS = {"A", "K", "Q", "J", *map(str, range(2, 11))}


def fifty() -> Iterator[tuple[PlayerView, Card, set[Card]]]:
    """Fifty deals with a blunder in them, in all suits."""
    deals = [in_suits(planted, trump) for planted in PLANTED for trump in Suit]
    yield from deals[:50]


def test_of_fifty_planted_blunders_at_least_48_are_marked_and_a_right_card_is_named() -> None:
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
    def test_a_match_thrown_away_costs_all_of_it_for_certain(self) -> None:
        cost = review(seen("spades; You: 5S 7D; led 2S 3D 9H; scores: 20 20"), PlayCard(Card.parse("7D")), 1).cost
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

    def test_what_chance_decides_is_uncertain(self) -> None:
        judgement = review(seen("spades; You: 5S 2H 3D KD 9C", ALONE), PlayCard(Card.parse("KD")), 1)
        assert judgement.cost is not None
        assert judgement.cost.points.error > 0

    def test_every_card_that_may_be_played_is_weighed_the_best_first(self) -> None:
        view = seen("spades; You: 5S JS 3D 9C KH", ALONE)
        judgement = review(view, PlayCard(Card.parse("KH")), 1)
        assert {option.move for option in judgement.options} == set(view.legal)
        assert judgement.options[0].rating is Rating.BEST
        assert judgement.option(judgement.right.move) is not None

    def test_a_good_move_costs_nothing(self) -> None:
        judgement = review(seen("spades; You: 5S JS 3D 9C KH", ALONE), PlayCard(Card.parse("5S")), 1)
        assert (judgement.rating, judgement.cost) == (Rating.BEST, None)

    def test_a_card_that_no_rule_of_thumb_plays_is_compared_with_the_one_played(self) -> None:
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
    @pytest.mark.parametrize("preset", ["fifty-five", "auction-forty-fives"])
    def test_what_a_good_player_does_is_good_and_anything_else_another_way(self, preset: str) -> None:
        seen_phases = set()
        for _, view in decisions(PRESETS[preset], 3, 120):
            usual = advise(view, Level.MEDIUM, 1).move
            if isinstance(usual, PlayCard) or view.phase is Phase.JINK or len(view.legal) < 2:
                continue
            seen_phases.add(view.phase)
            assert review(view, usual, 1, BRIEF).rating is Rating.BEST
            other = next(move for move in view.legal if by_thumb(view, move).rating is not Rating.BEST)
            judgement = review(view, other, 1, BRIEF)
            assert (judgement.rating, judgement.cost) == (Rating.OTHERWISE, None)
            assert judgement.right.move == usual
        assert seen_phases

    def test_leaving_the_best_trump_on_the_table_is_costly(self) -> None:
        view = seen("spades; You: AS 2H 3D 7D 9C; turned: 5S", ALONE)
        judgement = review(view, PlayCard(Card.parse("9C")), 1, BRIEF)
        assert judgement.rating is Rating.COSTLY
        assert isinstance(judgement.right.move, Rob)
        assert judgement.cost is not None
        assert judgement.cost.points.mean > 2.5

    def test_putting_the_best_card_out_is_costly_and_a_useless_one_is_not(self) -> None:
        view = seen("spades; You: AS JS 3D 7D 9C; turned: 5S", ALONE)
        assert review(view, Rob(Card.parse("JS")), 1, BRIEF).rating is Rating.COSTLY
        assert review(view, Rob(Card.parse("9C")), 1, BRIEF).rating is Rating.BEST

    def test_where_the_ace_falls_by_being_kept_robbing_is_not_weighed(self) -> None:
        rules = ALONE.replace(unrobbed_ace=UnrobbedAce.LOWEST_TRUMP)
        view = seen("spades; You: AS 2H 3D 7D 9C; turned: 5S", rules)
        judgement = review(view, PlayCard(Card.parse("9C")), 1, BRIEF)
        assert (judgement.rating, judgement.options) == (Rating.OTHERWISE, ())

    def test_a_jink_that_cannot_fail_was_right_and_leaving_it_costly(self) -> None:
        view = at_jink("5S JS")
        assert review(view, Jink(), 1, BRIEF).rating is Rating.BEST
        left = review(view, TakePool(), 1, BRIEF)
        assert (left.rating, left.right.move) == (Rating.COSTLY, Jink())

    def test_a_jink_on_two_weak_cards_was_costly(self) -> None:
        jinked = review(at_jink("3D 2H"), Jink(), 1, BRIEF)
        assert (jinked.rating, jinked.right.move) == (Rating.COSTLY, TakePool())


def test_the_same_question_has_the_same_answer() -> None:
    for _, view in decisions(PAIRS, 4, 12):
        assert review(view, view.legal[0], 7, BRIEF) == review(view, view.legal[0], 7, BRIEF)


def test_hidden_cards_change_nothing() -> None:
    """As the judgement rests on what could be known, it is the same wherever the hidden cards lie."""
    rng = random.Random(5)
    for state, view in decisions(PAIRS, 6, 20):
        assert view.seat is not None
        elsewhere = view_for(reshuffled(state, view.seat, rng), view.seat)
        assert review(elsewhere, view.legal[0], 1, BRIEF) == review(view, view.legal[0], 1, BRIEF)
