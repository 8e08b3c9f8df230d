"""What the others' plays tell of their hands: a world counts for less if good play would have been another in it."""

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
class Shown:
    """A card that another has played, with what the player then faced.

    Attributes:
        seat: who played it.
        card: the card, a bit.
        trick: the trick before it.
        unplayed: the cards that had not been played before it, itself among them; a mask.
        needs: by side, the tricks then needed to end the deal.
    """

    seat: int
    card: int
    trick: OpenTrick
    unplayed: int
    needs: tuple[int, ...]


def open_trick(trick: Trick, rules: Rules) -> OpenTrick:
    """The trick before its lead."""
    return OpenTrick(0, 0, trick.leader, tuple(trick.seat_of(place, rules.players) for place in range(rules.players)))


def faced(trick: Trick, pack: FastPack, rules: Rules) -> OpenTrick:
    """The trick as the next to play faces it."""
    status = open_trick(trick, rules)
    for place, card in enumerate(trick.cards):
        status = status.after(trick.seat_of(place, rules.players), pack.bits[card], pack)
    return status


def shown_cards(view: PlayerView, status: DealStatus, pack: FastPack, unplayed: int) -> tuple[Shown, ...]:
    """What the others have played in this deal, the first card first; `unplayed` are the cards not played by now."""
    tricks = view.tricks_so_far
    left = unplayed | sum(pack.mask(trick.cards) for trick in tricks)
    return tuple(_shown(tricks, view, status, pack, left))


def _shown(tricks: Sequence[Trick], view: PlayerView, status: DealStatus, pack: FastPack, left: int) -> Iterator[Shown]:
    for number, trick in enumerate(tricks):
        before, race = open_trick(trick, view.rules), needs(replace(status, order=status.order[:number]))
        for place, card in enumerate(trick.cards):
            seat, bit = trick.seat_of(place, view.rules.players), pack.bits[card]
            if seat != view.seat:
                yield Shown(seat, bit, before, left, race)
            before = before.after(seat, bit, pack)
            left ^= bit


def likelihood(
    tables: PolicyTables, pack: FastPack, hands: Sequence[int], shown: Sequence[Shown], likelihood_weight: float
) -> float:
    """The likelihood of the plays in the world with these hands: `likelihood_weight` for each unlikely card."""
    held, weight = list(hands), 1.0
    for play in reversed(shown):
        hand = held[play.seat] = held[play.seat] | play.card
        if policy_card(tables, pack, hand, play.trick, play.unplayed & ~hand, play.needs) != play.card:
            weight *= likelihood_weight
    return weight
