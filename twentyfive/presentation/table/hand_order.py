"""The order of the cards in the viewer's hand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from twentyfive.core import Card, PlayerView, Suit
from twentyfive.core.ranking import Ranking, plain_order
from twentyfive.engine.game.observations import Shown
from twentyfive.presentation.settings import HandOrder, Settings

_SUITS: Final = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)
"""Black and red alternate, so that neighbouring suits are easy to tell apart."""


def sorted_hand(hand: Sequence[Card], order: Ranking | None, by: HandOrder, *, high_left: bool) -> tuple[Card, ...]:
    """Return the cards from left to right: the best trumps first, in reverse, or as they were dealt."""
    match by:
        case HandOrder.AS_DEALT:
            return tuple(hand)
        case HandOrder.SUIT:
            cards = sorted(hand, key=lambda card: _by_suit(card, order))
        case HandOrder.STRENGTH:
            cards = sorted(hand, key=lambda card: _by_strength(card, order))
    return tuple(cards if high_left else reversed(cards))


def with_hand_sorted(view: PlayerView, settings: Settings) -> PlayerView:
    """Return the view with the hand in the order shown, for words that list its cards."""
    return replace(view, hand=sorted_hand(view.hand, view.ranking, settings.hand_order, high_left=settings.high_left))


def step_with_hand_sorted(shown: Shown, settings: Settings) -> Shown:
    """Return the step with the hand in the order shown, before and after it."""
    made = shown.made
    if made is not None:
        made = replace(
            made, before=with_hand_sorted(made.before, settings), after=with_hand_sorted(made.after, settings)
        )
    return replace(shown, view=with_hand_sorted(shown.view, settings), made=made)


def _by_suit(card: Card, order: Ranking | None) -> tuple[int, int]:
    """Sort trumps first, then the plain suits in a fixed order, each best first."""
    if order is not None and order.is_trump(card):
        return (-1, -order.strength[card])
    if card.suit is None:
        return (-1, 0)
    if order is None:
        return (_SUITS.index(card.suit), plain_order(card.suit).index(card))
    return (_SUITS.index(card.suit), -order.strength[card])


def _by_strength(card: Card, order: Ranking | None) -> tuple[int, int]:
    """Sort the best cards first; between equally good cards of two plain suits the suit decides."""
    suit = -1 if card.suit is None else _SUITS.index(card.suit)
    if order is None:
        return (0 if card.suit is None else plain_order(card.suit).index(card), suit)
    return (-order.strength[card], suit)
