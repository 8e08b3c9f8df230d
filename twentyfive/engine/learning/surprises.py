"""What on the table may surprise a person who knows other card games, found in their view alone."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from twentyfive.core import Card, Phase, PlayerView, Rank, Suit
from twentyfive.core.cards import ACE_OF_HEARTS, Cards
from twentyfive.core.phases.robbing import rob_cards
from twentyfive.core.ranking import Ranking
from twentyfive.core.state import Trick
from twentyfive.engine.learning.told import About


@dataclass(frozen=True, slots=True)
class Surprise:
    """Something that may surprise.

    Attributes:
        about: what surprises.
        seat: the player whose card it was, or who robbed.
        cards: the cards that show it, first the one that won, was held back, was led or was taken.
    """

    about: About
    seat: int
    cards: Cards


def surprises(view: PlayerView) -> tuple[Surprise, ...]:
    """Find what may surprise the viewer now, the most important first; an onlooker is not surprised.

    Each is so by the rules of this game, and rests on what lies on the table and on the moves that the viewer has.
    """
    order = view.ranking
    if view.seat is None or order is None or view.phase not in (Phase.ROB, Phase.PLAY, Phase.GATHER):
        return ()
    return (
        *_in_trick(view, order),
        *_held_back(view, order),
        *_robbed(view),
        *_taken(view, order),
        *_followed(view, order),
    )


def _in_trick(view: PlayerView, order: Ranking) -> Iterator[Surprise]:
    """What surprises in the trick that is played."""
    trick = view.trick
    if trick is None or trick.led is None:
        return
    if ACE_OF_HEARTS in trick.cards and order.trump is not Suit.HEARTS:
        index = trick.cards.index(ACE_OF_HEARTS)
        beside = (card for card in (trick.led, *trick.cards) if card != ACE_OF_HEARTS)
        yield _by(view, trick, About.ACE_OF_HEARTS, index, tuple(beside)[:1])
    if not view.playable:
        return
    if _ace_is_no_heart(view, order, trick.led):
        assert view.seat is not None, "an onlooker has no moves"
        yield Surprise(About.ACE_OF_HEARTS, view.seat, (ACE_OF_HEARTS, trick.led))
    elif order.is_trump(trick.led) and len(view.playable) < len(view.hand):
        yield _by(view, trick, About.TRUMPS_LED, 0, view.playable)


def _ace_is_no_heart(view: PlayerView, order: Ranking, led: Card) -> bool:
    """Whether the viewer may play the ace of hearts and no other heart, or has no heart to follow with but the ace."""
    if ACE_OF_HEARTS not in view.playable or order.trump is Suit.HEARTS:
        return False
    others = [card for card in view.hand if card.suit is Suit.HEARTS and card != ACE_OF_HEARTS]
    if order.is_trump(led):
        return len(view.playable) == 1 < len(view.hand)
    return not others if led.suit is Suit.HEARTS else any(card not in view.playable for card in others)


def _held_back(view: PlayerView, order: Ranking) -> Iterator[Surprise]:
    """A trump, just played by another, that was not played when a lower trump was led."""
    trick, players = view.trick, view.rules.players
    if trick is None or not trick.cards:
        return
    index = len(trick.cards) - 1
    card, seat = trick.cards[index], trick.seat_of(index, players)
    taken = view.robber == seat and view.turned == card  # perhaps after the first trick
    if card not in order.privileged or seat in view.plays or view.rules.is_unseen(seat) or taken:
        return
    for earlier in view.tricks:
        led = earlier.cards[0]
        own = earlier.cards[(seat - earlier.leader) % players]
        if order.is_trump(led) and order.strength[led] < order.strength[card] and not order.is_trump(own):
            yield Surprise(About.HELD_BACK, seat, (card, led))
            return


def _robbed(view: PlayerView) -> Iterator[Surprise]:
    """Another who has robbed, until the second trick is over."""
    robber, turned = view.robber, view.turned
    if robber is None or turned is None or robber in view.plays or len(view.tricks) > 1:
        return
    yield Surprise(About.ROBBED, robber, (turned, *rob_cards(turned, view.rules, robber, view.dealer)))


def _taken(view: PlayerView, order: Ranking) -> Iterator[Surprise]:
    """What surprises in the card that took the trick just filled, or the last one before the next is led."""
    trick = view.trick if view.trick is not None and view.trick.cards else view.tricks[-1] if view.tricks else None
    if trick is None or len(trick.cards) < view.rules.players:
        return
    index = order.winner(trick.cards)
    best = trick.cards[index]
    beaten = sorted((card for card in trick.cards if card != best), key=lambda card: -order.strength[card])
    trumps = tuple(card for card in beaten if order.is_trump(card))
    if best == order.trumps[0] and best.rank is Rank.FIVE and trumps:
        yield _by(view, trick, About.FIVE, index, trumps[:1])
    for card in beaten:
        if card.suit != best.suit or order.is_trump(card) != order.is_trump(best):
            continue
        if order.is_trump(best) and Rank.FIVE in (card.rank, best.rank):
            continue
        if not order.is_trump(best) and card.rank is Rank.ACE:
            yield _by(view, trick, About.PLAIN_ACE, index, (card,))
        elif card.rank.isdecimal() and best.rank.isdecimal() and best.suit is not None:
            higher = int(best.rank) > int(card.rank)
            if higher == best.suit.red:
                yield _by(view, trick, About.HIGH_RED if higher else About.LOW_BLACK, index, (card,))
    led = trick.cards[0]
    if order.is_trump(best) and not order.is_trump(led):
        yield _by(view, trick, About.TRUMPED, index, (led,))


def _followed(view: PlayerView, order: Ranking) -> Iterator[Surprise]:
    """The trumps that others had to play to a trump which the viewer led; an unseen hand follows nothing."""
    trick = view.trick
    if trick is None or len(trick.cards) < view.rules.players or trick.leader not in view.plays:
        return
    followed = tuple(card for card in trick.cards[1:] if order.is_trump(card))
    if order.is_trump(trick.cards[0]) and followed and not view.rules.unseen_partners:
        yield _by(view, trick, About.TRUMPS_LED, 0, followed)


def _by(view: PlayerView, trick: Trick, about: About, index: int, others: Cards) -> Surprise:
    return Surprise(about, trick.seat_of(index, view.rules.players), (trick.cards[index], *others))
