"""What a network advises: the best card, the card to put out for the turn-up, and whether to jink.

In a game with a pool the log odds are those of a share: a pool that is taken is all but one, a spoiled one is shared
evenly, and to pay a jinker is nought.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from math import inf, log

from twentyfive.ai.network.card_network import ONE, CardNetwork
from twentyfive.ai.network.inputs import Sight, hand_after, sight
from twentyfive.ai.network.places import FIRST_TRUMP, IN_SUIT, PLAIN_SUITS
from twentyfive.core import Card, PlayerView
from twentyfive.core.moves import Jink, PlayCard, PlayerMove, Rob, TakePool
from twentyfive.core.phases.play import legal_plays
from twentyfive.core.state import Phase


def card_odds(view: PlayerView, network: CardNetwork) -> dict[Card, int]:
    """The log odds of the game with each card that may be played, in parts of `card_network.ONE`.

    Raises:
        ValueError: for an onlooker's view, or while no trumps are named.
    """
    seen = sight(view)
    return dict(zip(view.playable, _odds(seen, view.playable, network), strict=True))


def best_put_out(view: PlayerView, network: CardNetwork) -> Card | None:
    """The card of the best odds to put out for the turn-up; None if the turn-up is worse than all cards.

    Raises:
        ValueError: for an onlooker's view, or while no trumps are named.
    """
    outs = put_out_odds(view, network)
    return max(outs, key=lambda card: outs[card], default=None)


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


def jink_gains(view: PlayerView, network: CardNetwork) -> bool:
    """Whether a player who took three tricks gains by playing on for all five, rather than to take the pool.

    Raises:
        ValueError: for an onlooker's view.
    """
    if view.seat is None:
        raise ValueError("an onlooker does not jink")
    own, others = view.rules.side_of(view.seat), view.rules.sides - 1
    paid = sum(chips > 0 for side, chips in enumerate(view.chips) if side != own)
    jinking = sight(replace(view, jinker=own))
    # A jink wins what the others pay besides the pool, and all but an even share of the pool is lost if it fails.
    enough = log((view.pool * others + paid) / (paid * others)) if paid else inf
    return max(_odds(jinking, view.hand, network)) > ONE * enough


def learned_move(view: PlayerView, network: CardNetwork) -> PlayerMove:
    """The move of a player who trusts the network; the same view gives the same move.

    Raises:
        ValueError: if the view's seat has no card to play.
    """
    if view.phase is Phase.JINK:
        return Jink() if jink_gains(view, network) else TakePool()
    out = best_put_out(view, network) if view.may_rob else None
    if out is not None:
        return Rob(out)
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
