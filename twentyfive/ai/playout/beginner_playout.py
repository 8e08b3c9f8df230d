"""Playing a deal out to its end by the plain rules of `plain`, with slips, from the middle of a trick."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from twentyfive.ai.playout.bitcards import PLAIN, FastPack
from twentyfive.ai.playout.playout import OpenTrick
from twentyfive.ai.playout.policy_tables import PolicyTables


def play_out_beginner(
    tables: PolicyTables,
    pack: FastPack,
    hands: list[int],
    trick: OpenTrick,
    needs: Sequence[int],
    random_rate: float,
    chance: Callable[[], float],
) -> tuple[int, ...]:
    """Plays the deal on until it ends; what is given and returned is as for `playout.play_out`.

    Args:
        slips: the share of the choices left to chance.
        chance: gives a number from 0 to 1, as `random.random` does.
    """
    # A loop of its own, as a choice handed to the other would be one call more for every card.
    must, may, beats, side_of = pack.must, pack.may, pack.beats, tables.side_of
    left_to, winners = list(needs), []
    led, best, winner, to_play = trick.led, trick.best, trick.winner, trick.to_play
    while True:
        for seat in to_play:
            legal = hand = hands[seat]
            if led and hand & must[led]:
                legal &= may[led]
            if legal & legal - 1 == 0:
                card = legal
            elif chance() < random_rate:
                card = _any_of(legal, chance)
            elif not led:
                card = _plain_lead(hand)
            else:
                winning = side_of[seat] != side_of[winner] and legal & beats[best]
                card = winning & -winning if winning else legal & -legal
            hands[seat] = hand ^ card
            if not led:
                led, best, winner = card, card, seat
            elif card & beats[best]:
                best, winner = card, seat
        side = side_of[winner]
        winners.append(side)
        left_to[side] -= 1
        if not left_to[side] or not hands[winner]:
            return tuple(winners)
        led, to_play = 0, tables.play_order[winner]


def _plain_lead(hand: int) -> int:
    """The best plain card of the hand, a bit, or its best trump if there is none."""
    return 1 << (hand & PLAIN or hand).bit_length() - 1


def _any_of(legal: int, chance: Callable[[], float]) -> int:
    for _ in range(int(chance() * legal.bit_count())):
        legal &= legal - 1
    return legal & -legal
