"""What a network advises: the card with the best log odds of the game, and the card to put out for the turn-up."""

from __future__ import annotations

from collections.abc import Iterator

from twentyfive.ai.network.card_network import CardNetwork
from twentyfive.ai.network.inputs import Sight, hand_after, sight
from twentyfive.ai.network.places import FIRST_TRUMP, IN_SUIT, PLAIN_SUITS
from twentyfive.core import Card, PlayerView
from twentyfive.core.moves import PlayCard, PlayerMove, Rob
from twentyfive.core.phases.play import legal_plays


def card_odds(view: PlayerView, network: CardNetwork) -> dict[Card, int]:
    """The log odds of the game with each card that may be played, in parts of `card_network.ONE`.

    Raises:
        ValueError: for an onlooker's view, or while no trumps are named.
    """
    seen = sight(view)
    return dict(zip(view.playable, _odds(seen, view.playable, network), strict=True))


def put_out_odds(view: PlayerView, network: CardNetwork) -> dict[Card, int]:
    """The same for each card that is worth putting out for the turn-up, with the best card played then.

    These are the lowest cards of the plain suits held, or else the lowest trump; there are none if the turn-up is worse
    than that one.

    Raises:
        ValueError: for an onlooker's view, or while no trumps are named.
    """
    assert view.turned is not None
    assert view.trump is not None
    led = None if view.trick is None else view.trick.led
    found = {}
    for out in _worth_putting_out(view):
        hand = (*(card for card in view.hand if card != out), view.turned)
        plays = legal_plays(hand, led, view.trump, view.rules)
        found[out] = max(_odds(hand_after(view, out), plays, network))
    return found


def learned_move(view: PlayerView, network: CardNetwork) -> PlayerMove:
    """The move of a player who trusts the network; the same view gives the same move.

    Raises:
        ValueError: if the view's seat has no card to play.
    """
    if view.may_rob:
        outs = put_out_odds(view, network)
        if outs:
            return Rob(max(outs, key=lambda card: outs[card]))
    cards = card_odds(view, network)
    return PlayCard(max(cards, key=lambda card: cards[card]))


def _odds(seen: Sight, cards: tuple[Card, ...], network: CardNetwork) -> Iterator[int]:
    return network.log_odds(seen.inputs, [seen.of_card(seen.places[card]) for card in cards])


def _worth_putting_out(view: PlayerView) -> tuple[Card, ...]:
    places = sight(view).places
    weakest_first = sorted(view.hand, key=lambda card: places[card])
    assert view.turned is not None
    if places[weakest_first[0]] >= FIRST_TRUMP:
        return (weakest_first[0],) if places[weakest_first[0]] < places[view.turned] else ()
    suits = ([card for card in weakest_first if places[card] // IN_SUIT == suit] for suit in range(PLAIN_SUITS))
    return tuple(cards[0] for cards in suits if cards)
