"""A deal played out at random: the least that a playout can be, against which the speed of the pack is measured."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from twentyfive.ai.playout.bitcards import FastPack, seats_after

EVEN: Final = 20
"""Random bits beyond those that the choices of a trick use up: all are as likely as the others but for a millionth."""

LedTo = Mapping[int, tuple[int, int, int]]
"""By card led, what `must`, `may` and `beats` of a pack say of it, for one look instead of three."""


def led_to(pack: FastPack) -> LedTo:
    """What is to be looked up of each card of that pack when it is led."""
    return {bit: (pack.must[bit], pack.may[bit], pack.beats[bit]) for bit in pack.cards}


def random_playout(
    pack: FastPack, looked_up: LedTo, hands: list[int], leader: int, chance: Callable[[int], int]
) -> list[int]:
    """Plays a deal to its end at random, every legal card as likely as the others, but for less than a millionth.

    Args:
        looked_up: `led_to` of the pack.
        hands: by seat, all of one size, one to five cards each; they are played down to the last.
        leader: the seat that leads to the first trick; no lead has to be a trump.
        chance: gives so many random bits, as `random.getrandbits` does.

    Returns:
        The seats that take the tricks, in order.
    """
    beats, rounds = pack.beats, seats_after(len(hands))
    draws = EVEN + 5 * len(hands) // 2  # of up to five cards each
    winners = []
    for left in range(hands[leader].bit_count(), 1, -1):
        # One number for all choices of a trick: to ask for another takes as long as to choose.
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
