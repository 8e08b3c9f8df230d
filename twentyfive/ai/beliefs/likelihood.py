"""The likelihood of a world given the cards that the others have played.

A world counts for less for each card in it that a player following the playout policy would not have played.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from twentyfive.ai.playout.bitcards import FastPack
from twentyfive.ai.playout.deal_value import DealStatus, needs
from twentyfive.ai.playout.playout import OpenTrick, policy_card
from twentyfive.ai.playout.policy_tables import PolicyTables
from twentyfive.core import PlayerView, Rules
from twentyfive.core.state import Trick


@dataclass(frozen=True, slots=True)
class ObservedPlay:
    """A card played by another player, with the situation in which it was played.

    Attributes:
        seat: the seat that played the card.
        card: the card, a bit.
        trick: the trick before the card.
        unplayed: the cards not played before it, itself included; a mask.
        needs: by side, the tricks needed at that moment to end the deal.
    """

    seat: int
    card: int
    trick: OpenTrick
    unplayed: int
    needs: tuple[int, ...]


def unled_trick(trick: Trick, rules: Rules) -> OpenTrick:
    """The trick before its lead."""
    return OpenTrick(0, 0, trick.leader, tuple(trick.seat_of(place, rules.players) for place in range(rules.players)))


def trick_so_far(trick: Trick, pack: FastPack, rules: Rules) -> OpenTrick:
    """The trick as the next player to play sees it."""
    now = unled_trick(trick, rules)
    for place, card in enumerate(trick.cards):
        now = now.after(trick.seat_of(place, rules.players), pack.bits[card], pack)
    return now


def observed_plays(view: PlayerView, status: DealStatus, pack: FastPack, unplayed: int) -> tuple[ObservedPlay, ...]:
    """The plays of the others in this deal, the first card first; `unplayed` are the cards not played by now."""
    unplayed |= sum(pack.mask(trick.cards) for trick in view.tricks_so_far)
    return tuple(_plays(view, status, pack, unplayed))


def _plays(view: PlayerView, status: DealStatus, pack: FastPack, unplayed: int) -> Iterator[ObservedPlay]:
    for number, trick in enumerate(view.tricks_so_far):
        before = unled_trick(trick, view.rules)
        needed = needs(replace(status, order=status.order[:number]))
        for place, card in enumerate(trick.cards):
            seat, bit = trick.seat_of(place, view.rules.players), pack.bits[card]
            if seat != view.seat and not view.rules.is_unseen(seat):
                yield ObservedPlay(seat, bit, before, unplayed, needed)
            before = before.after(seat, bit, pack)
            unplayed ^= bit


def likelihood(
    tables: PolicyTables, pack: FastPack, hands: Sequence[int], plays: Sequence[ObservedPlay], weight: float
) -> float:
    """The likelihood of the plays in the world with these hands: `weight` for each card that the policy does not play.

    Args:
        tables: the tables of the playout policy.
        pack: the cards as bits.
        hands: by seat, the cards held now; masks.
        plays: the plays to explain, the first card first.
        weight: a factor from 0 to 1; 1 ignores the plays.
    """
    held, result = list(hands), 1.0
    for play in reversed(plays):
        hand = held[play.seat] = held[play.seat] | play.card
        if policy_card(tables, pack, hand, play.trick, play.unplayed & ~hand, play.needs) != play.card:
            result *= weight
    return result
