"""Playouts by the rules of `heuristics.beginner` and random moves: play a deal to its end."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from twentyfive.ai.playout.bitcards import PLAIN, FastPack, turned_card
from twentyfive.ai.playout.deal_value import NOBODY
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
    own: int = NOBODY,
) -> tuple[int, ...]:
    """Play the deal to its end.

    Args:
        tables: the tables of the game.
        pack: the cards as bits.
        hands: by seat, masks; changed here.
        trick: the trick under way.
        needs: as for `playout.play_out`.
        random_rate: the share of the choices that are random.
        chance: returns a number from 0 to 1, as `random.random` does.
        own: the seat of a player who makes none of the random moves.

    Returns:
        The sides that take the tricks, beginning with the trick under way.
    """
    # This repeats the loop of `playout.play_out`, since a policy as an argument would cost a call for each card.
    must, may, beats = pack.must, pack.may, pack.beats
    side_of, camp_of, held = tables.side_of, tables.camp_of, tables.held
    left_to, winners = list(needs), []
    led, best, winner, to_play = trick.led, trick.best, trick.winner, trick.to_play
    while True:
        for seat in to_play:
            legal = hand = hands[seat]
            if seat >= held:
                legal = turned_card(hand)
            elif led and hand & must[led]:
                legal &= may[led]
            if legal & legal - 1 == 0:
                card = legal
            elif seat != own and chance() < random_rate:
                card = _random_card(legal, chance)
            elif not led:
                card = _lead(hand)
            else:
                winning = camp_of[seat] != camp_of[winner] and legal & beats[best]
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


def _lead(hand: int) -> int:
    """The best plain card of the hand, a bit, or its best trump if it has no plain card."""
    return 1 << (hand & PLAIN or hand).bit_length() - 1


def _random_card(legal: int, chance: Callable[[], float]) -> int:
    for _ in range(int(chance() * legal.bit_count())):
        legal &= legal - 1
    return legal & -legal
