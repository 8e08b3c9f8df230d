"""A random playout: the simplest possible one, to measure the speed of `FastPack`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from twentyfive.ai.playout.bitcards import FastPack, seats_after

EVEN: Final = 20
"""Random bits beyond those that the choices of a trick use up; they keep the bias below a millionth."""

LedTo = Mapping[int, tuple[int, int, int]]
"""By card led, its `must`, `may` and `beats` of a pack, for one lookup instead of three."""


def led_to(pack: FastPack) -> LedTo:
    """The lookup table of the pack."""
    return {bit: (pack.must[bit], pack.may[bit], pack.beats[bit]) for bit in pack.cards}


def random_playout(
    pack: FastPack, looked_up: LedTo, hands: list[int], leader: int, chance: Callable[[int], int]
) -> list[int]:
    """Play a deal to its end at random, with every legal card equally likely, up to a millionth.

    Args:
        pack: the cards as bits.
        looked_up: `led_to` of the pack.
        hands: by seat, masks of equally many cards, one to five; changed here.
        leader: the seat that leads to the first trick; no lead must be a trump.
        chance: returns a number of random bits, as `random.getrandbits` does.

    Returns:
        The seats that take the tricks, in order.
    """
    beats, rounds = pack.beats, seats_after(len(hands))
    draws = EVEN + 5 * len(hands) // 2  # for choices among up to five cards each
    winners = []
    for left in range(hands[leader].bit_count(), 1, -1):
        # One number for all choices of a trick: drawing another takes as long as choosing a card.
        number = chance(draws)
        card = hand = hands[leader]
        skipped = number % left
        number //= left
        while skipped:
            card &= card - 1
            skipped -= 1
        card &= -card
        hands[leader] = hand ^ card
        binding, allowed, better = looked_up[card]
        for seat in rounds[leader]:
            card = hand = hands[seat]
            if hand & binding:
                card &= allowed
                legal = card.bit_count()
            else:
                legal = left
            if legal > 1:
                skipped = number % legal
                number //= legal
                while skipped:
                    card &= card - 1
                    skipped -= 1
                card &= -card
            hands[seat] = hand ^ card
            if card & better:
                better, leader = beats[card], seat
        winners.append(leader)
    better = beats[hands[leader]]  # nobody has a choice in the last trick
    for seat in rounds[leader]:
        card = hands[seat]
        if card & better:
            better, leader = beats[card], seat
    winners.append(leader)
    return winners
