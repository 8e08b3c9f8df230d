"""Claims: a proof that a player wins all the remaining tricks, whatever anybody plays.

The proof assumes that every card that the others may hold can be played to any trick, regardless of the rules on
following. A card that beats each of these cards alone also beats any of them together in one trick.
"""

from __future__ import annotations

from twentyfive.core.cards import Cards
from twentyfive.core.ranking import Ranking
from twentyfive.core.state import GameState, Phase
from twentyfive.core.view import PlayerView


def rest_is_won(view: PlayerView, live: Cards) -> bool:
    """Return True if the player, about to play one of at least two cards, is certain to win every remaining trick.

    Args:
        live: the cards that the others may still play. With `cards_at_large` the answer reveals nothing hidden;
            `cards_of_others` is for a table that lets the player look at all hands.
    """
    order = view.ranking
    plays = view.playable
    if view.phase is not Phase.PLAY or order is None or len(view.hand) < 2 or len(plays) < len(view.legal):
        return False
    on_table = () if view.trick is None else view.trick.cards
    after = view.rules.players - len(on_table) - 1
    return all(
        _wins(order, (*on_table, card), live if after else ())
        and all(_wins(order, (led,), live) for led in view.hand if led != card)
        for card in plays
    )


def cards_at_large(view: PlayerView) -> Cards:
    """The cards that the others may still play, as far as the player knows: all but the player's and those gone."""
    tricks = view.tricks_so_far
    gone = {card for trick in tricks for card in trick.cards} | {put.card for put in view.put_out} | set(view.hand)
    if view.turn_up is not None and len(view.tricks) > 1:
        gone.add(view.turn_up)  # nobody can rob any longer
    return tuple(card for card in view.rules.pack if card not in gone)


def cards_of_others(state: GameState, seat: int) -> Cards:
    """The cards that the others may still play: their hands, and the turn-up while it can be robbed."""
    deal = state.current_deal
    held = tuple(card for holder, hand in enumerate(deal.hands) if holder != seat for card in hand)
    return held if deal.turn_up is None or len(deal.tricks) > 1 else (*held, deal.turn_up)


def _wins(order: Ranking, cards: Cards, live: Cards) -> bool:
    """Return True if the last of `cards`, the trick so far, wins the trick, whichever one of `live` follows."""
    last = len(cards) - 1
    return all(order.winner([*cards, *more]) == last for more in ((), *((card,) for card in live)))
