"""Whether the rest of the tricks can be claimed: a proof that no play of anybody can lose one of them.

Every card that others may have is taken to be in any other hand and to be played at any time, whatever the rules ask of
that hand. If the player, who leads to each trick after the next, takes it with any card against each of these cards,
then also against all of them together, in any order.
"""

from __future__ import annotations

from twentyfive.core.cards import Cards
from twentyfive.core.ranking import Ranking
from twentyfive.core.state import GameState, Phase
from twentyfive.core.view import PlayerView


def rest_is_won(view: PlayerView, live: Cards) -> bool:
    """Whether the player, about to play one of at least two cards, takes all tricks left whatever is played.

    `live` are the cards that others may still play: `cards_at_large`, so that the answer tells nothing that is hidden,
    or `cards_of_others` for who may look at them.
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
    """The cards that others may still play, as far as the player can tell: all but their own and those out of play."""
    tricks = view.tricks_so_far
    gone = {card for trick in tricks for card in trick.cards} | {put.card for put in view.put_out} | set(view.hand)
    if view.turn_up is not None and len(view.tricks) > 1:
        gone.add(view.turn_up)  # nobody can take it any more
    return tuple(card for card in view.rules.pack if card not in gone)


def cards_of_others(state: GameState, seat: int) -> Cards:
    """The cards that others may still play: those they hold, and the turn-up as long as it may be taken."""
    deal = state.current_deal
    held = tuple(card for at, hand in enumerate(deal.hands) if at != seat for card in hand)
    return held if deal.turn_up is None or len(deal.tricks) > 1 else (*held, deal.turn_up)


def _wins(order: Ranking, cards: Cards, live: Cards) -> bool:
    """Whether the last of `cards`, played to one trick, takes it, whichever of `live` follows."""
    last = len(cards) - 1
    return all(order.winner([*cards, *more]) == last for more in ((), *((card,) for card in live)))
