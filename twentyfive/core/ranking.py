"""The order of the cards, the privilege of the top trumps, and the winner of a trick."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType

from twentyfive.core.cards import ACE_OF_HEARTS, FIVE_OF_HEARTS, JOKER, Card, Rank, Suit
from twentyfive.core.rules.options import BestTrumpIf, Renege, TrumpOrder
from twentyfive.core.rules.rules import Rules

_NUMERALS = (
    Rank.TWO,
    Rank.THREE,
    Rank.FOUR,
    Rank.FIVE,
    Rank.SIX,
    Rank.SEVEN,
    Rank.EIGHT,
    Rank.NINE,
    Rank.TEN,
)


@dataclass(frozen=True, slots=True)
class Ranking:
    """The order of all cards for one trump suit.

    Attributes:
        trump: the trump suit.
        trumps: all trumps, best first.
        privileged: the trumps that may renege.
        strength: a number for each card; the higher wins between two cards of one suit, or if either is a trump.
    """

    trump: Suit
    trumps: tuple[Card, ...]
    privileged: frozenset[Card]
    strength: Mapping[Card, int]

    def is_trump(self, card: Card) -> bool:
        """Whether `card` counts as a trump, as the ace of hearts always does."""
        return self.strength[card] > 0

    def suit_of(self, card: Card) -> Suit:
        """The suit of `card` in play: every trump belongs to the trump suit, whatever is printed on it."""
        if card.suit is None or self.is_trump(card):
            return self.trump
        return card.suit

    def beats(self, card: Card, best: Card) -> bool:
        """Whether `card`, played after `best`, wins the trick from it."""
        if self.strength[card] <= self.strength[best]:
            return False
        return self.is_trump(card) or card.suit == best.suit

    def winner(self, cards: Sequence[Card]) -> int:
        """The index of the winning card of a trick that is not empty; ``cards[0]`` was led."""
        best = 0
        for index in range(1, len(cards)):
            if self.beats(cards[index], cards[best]):
                best = index
        return best


def ranking(trump: Suit, rules: Rules, *, ace_lowest: bool = False) -> Ranking:
    """The order of the cards with `trump` as trumps.

    Args:
        trump: the trump suit.
        rules: the options of the game.
        ace_lowest: whether the ace of trumps is the lowest trump in this deal, because its holder did not rob
            (RULES.md section 3, `unrobbed_ace`).
    """
    return _ranking(trump, rules.trump_order, rules.five_of_hearts_best, rules.joker, rules.renege, ace_lowest)


def brings_points(card: Card, trumps: Sequence[Card], rules: Rules) -> bool:
    """Whether `card` brings the points for the highest trump of a deal if it is that trump. RULES.md section 6.

    Args:
        card: any card.
        trumps: all trumps, best first.
        rules: the options of the game.
    """
    if card not in trumps or rules.best_trump_if is BestTrumpIf.ANY:
        return card in trumps
    top = card.rank in (Rank.FIVE, Rank.JACK) or card in (ACE_OF_HEARTS, JOKER)
    return top and card != trumps[-1]  # an ace of hearts that did not rob may have fallen to the last place


def trumps(trump: Suit, rules: Rules) -> tuple[Card, ...]:
    """All trumps, best first. RULES.md section 1."""
    return ranking(trump, rules).trumps


def trick_winner(cards: Sequence[Card], trump: Suit, rules: Rules) -> int:
    """The index of the winning card; ``cards[0]`` was led. RULES.md section 1.

    Raises:
        ValueError: if there are no cards.
    """
    if not cards:
        raise ValueError("a trick without cards has no winner")
    return ranking(trump, rules).winner(cards)


def plain_order(suit: Suit) -> tuple[Card, ...]:
    """The cards of a plain suit, best first; the ace of hearts comes last in hearts. RULES.md section 1."""
    courts = (Rank.KING, Rank.QUEEN, Rank.JACK)
    ranks = (*courts, *reversed(_NUMERALS), Rank.ACE) if suit.red else (*courts, Rank.ACE, *_NUMERALS)
    return tuple(Card(rank, suit) for rank in ranks)


@cache
def _ranking(
    trump: Suit, order: TrumpOrder, five_of_hearts_best: bool, joker: bool, renege: Renege, ace_lowest: bool
) -> Ranking:
    top = _top_trumps(trump, order, five_of_hearts_best, joker)
    numerals = tuple(reversed(_NUMERALS)) if trump.red else _NUMERALS
    rest = (Card(rank, trump) for rank in (Rank.KING, Rank.QUEEN, *numerals) if Card(rank, trump) not in top)
    ordered = [*top, *rest]
    privileged = _privileged(trump, five_of_hearts_best, joker, renege)
    if ace_lowest:
        ace = Card(Rank.ACE, trump)
        ordered.remove(ace)
        ordered.append(ace)
        privileged -= {ace}  # with no lower trump to be led, the ace of hearts can never be held back
    return Ranking(trump, tuple(ordered), privileged, _strengths(ordered))


def _top_trumps(trump: Suit, order: TrumpOrder, five_of_hearts_best: bool, joker: bool) -> list[Card]:
    five, jack, ace = (Card(rank, trump) for rank in (Rank.FIVE, Rank.JACK, Rank.ACE))
    match order:
        case TrumpOrder.MODERN:
            top = [five, jack, *([JOKER] if joker else []), ACE_OF_HEARTS, ace]
        case TrumpOrder.FIVE_CARDS:
            top = [five, ACE_OF_HEARTS, ace, jack]
        case TrumpOrder.FIVE_AND_TEN:
            top = [five, ACE_OF_HEARTS, jack, ace]
    if five_of_hearts_best:
        top.insert(0, FIVE_OF_HEARTS)
    return list(dict.fromkeys(top))  # with hearts as trumps, two names mean one card


def _privileged(trump: Suit, five_of_hearts_best: bool, joker: bool, renege: Renege) -> frozenset[Card]:
    fives = {Card(Rank.FIVE, trump)} | ({FIVE_OF_HEARTS} if five_of_hearts_best else set())
    match renege:
        case Renege.NONE:
            return frozenset()
        case Renege.FIVE_ONLY:
            return frozenset(fives)
        case Renege.TOP_THREE:
            return frozenset(fives | {Card(Rank.JACK, trump), ACE_OF_HEARTS} | ({JOKER} if joker else set()))


def _strengths(trumps_best_first: list[Card]) -> Mapping[Card, int]:
    """A number for each card: from 1 up for trumps, from -1 down for plain cards."""
    strength = {card: len(trumps_best_first) - place for place, card in enumerate(trumps_best_first)}
    for suit in Suit:
        plain = (card for card in plain_order(suit) if card not in strength)
        strength.update({card: -1 - place for place, card in enumerate(list(plain))})
    return MappingProxyType(strength)
