"""Playouts by the heuristics: play a deal to its end, also from the middle of a trick."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from twentyfive.ai.playout.bitcards import FastPack, turned_card
from twentyfive.ai.playout.policy_tables import PolicyTables, follow_card, lead_card

NEVER: Final = 99
"""The tricks needed by a side that cannot end the deal by any number of them."""


@dataclass(frozen=True, slots=True)
class OpenTrick:
    """A trick as far as it is played; cards are bits.

    Attributes:
        led: the card led, 0 before the lead.
        best: the card that is winning, 0 before the lead.
        winner: the seat that played it; before the lead the seat that leads.
        to_play: the seats still to play, in order.
    """

    led: int
    best: int
    winner: int
    to_play: tuple[int, ...]

    def after(self, seat: int, card: int, pack: FastPack) -> OpenTrick:
        """The trick once `seat`, the next to play, has played `card`."""
        if not self.led:
            return OpenTrick(card, card, seat, self.to_play[1:])
        if card & pack.beats[self.best]:
            return OpenTrick(self.led, card, seat, self.to_play[1:])
        return OpenTrick(self.led, self.best, self.winner, self.to_play[1:])


def policy_card(
    tables: PolicyTables, pack: FastPack, hand: int, trick: OpenTrick, out: int, needs: Sequence[int]
) -> int:
    """The card that the policy plays.

    Args:
        tables: the tables of the policy.
        pack: the cards as bits.
        hand: the hand of the next player to play.
        trick: the trick so far.
        out: the cards that this player has not seen.
        needs: as for `play_out`.
    """
    if not trick.led:
        return lead_card(tables, pack, hand, out) if hand & hand - 1 else hand
    seat, legal = trick.to_play[0], pack.legal(hand, trick.led)
    lowest, winning = legal & -legal, legal & pack.beats[trick.best]
    position = tables.positions[hand.bit_count()][len(tables.side_of) - len(trick.to_play)]
    own, ahead = tables.side_of[seat], tables.side_of[trick.winner]
    partner = tables.camp_of[seat] == tables.camp_of[trick.winner]
    if lowest == legal or not winning:
        return lowest
    if not position.rivals_after:
        return lowest if partner else winning & -winning
    chance = (position.if_ahead if partner else position.if_behind)[(out & pack.beats[trick.best]).bit_count()]
    later = 0.0 if 1 in (needs[own], needs[ahead]) else tables.later_value
    return follow_card(position, pack, legal, winning, out, chance, later)


def play_out(
    tables: PolicyTables, pack: FastPack, hands: list[int], trick: OpenTrick, unplayed: int, needs: Sequence[int]
) -> tuple[int, ...]:
    """Play the deal to its end.

    Args:
        tables: the tables of the policy.
        pack: the cards as bits.
        hands: by seat, masks; changed here.
        trick: the trick under way.
        unplayed: all cards that have not been seen in the play, the hands among them.
        needs: by side, the tricks that end the deal if the side takes them; `NEVER` if no number does.

    Returns:
        The sides that take the tricks, beginning with the trick under way.
    """
    # One loop, with `policy_card` inlined: a search spends nearly all its time here, and calls are slow.
    must, may, beats, players = pack.must, pack.may, pack.beats, len(hands)
    side_of, camp_of, held = tables.side_of, tables.camp_of, tables.held
    left_to, winners = list(needs), []
    led, best, winner, to_play = trick.led, trick.best, trick.winner, trick.to_play
    while True:
        place = players - len(to_play)
        for seat in to_play:
            hand = hands[seat]
            if seat >= held:
                card = turned_card(hand)
                if not led:
                    led, best, winner = card, card, seat
                elif card & beats[best]:
                    best, winner = card, seat
            elif led:
                legal = hand & may[led] if hand & must[led] else hand
                card = legal & -legal
                if card != legal and (winning := legal & beats[best]):
                    position = tables.positions[hand.bit_count()][place]
                    partner = camp_of[seat] == camp_of[winner]
                    if position.rivals_after:
                        out = unplayed & ~hand
                        chance = (position.if_ahead if partner else position.if_behind)[(out & beats[best]).bit_count()]
                        decides = left_to[side_of[seat]] == 1 or left_to[side_of[winner]] == 1
                        card = follow_card(
                            position, pack, legal, winning, out, chance, 0.0 if decides else tables.later_value
                        )
                    elif not partner:
                        card = winning & -winning
                if card & beats[best]:
                    best, winner = card, seat
            else:
                card = hand if hand & hand - 1 == 0 else lead_card(tables, pack, hand, unplayed & ~hand)
                led, best, winner = card, card, seat
            hands[seat] = hand ^ card
            unplayed ^= card
            place += 1
        side = side_of[winner]
        winners.append(side)
        left_to[side] -= 1
        if not left_to[side] or not hands[winner]:
            return tuple(winners)
        led, to_play = 0, tables.play_order[winner]
