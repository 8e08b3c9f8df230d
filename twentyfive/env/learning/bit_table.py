"""A table of Twenty-Five in bits, compiled: the deal, robbing, what may be played, and who takes a trick.

It plays the modern game, each alone or in sides, as thousands of deals a second need it. `core` has the rules, and the
tests play the same deals with both. Cards are places, as in `ai.network.places`; a set of cards is a number with a bit
for each.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt
from numba import njit

from twentyfive.ai.network.places import FIRST_TRUMP, IN_SUIT, KING, PLACES, PLAIN_SUITS, places_of
from twentyfive.core import Rank, Rules, Suit

Numbers = npt.NDArray[np.int64]

HAND_SIZE: Final = 5
NOBODY: Final = -1

# What `Table.facts` holds.
TURNED: Final = 0
ROBBER: Final = 1
DEALER: Final = 2
LEADER: Final = 3
PLAYED: Final = 4
LED: Final = 5
BEST: Final = 6
BEST_SEAT: Final = 7
TRICKS: Final = 8
ACE: Final = 9
PACK: Final = 10
FACTS: Final = 11

FIVE: Final = FIRST_TRUMP + KING + 5
JACK: Final = FIRST_TRUMP + KING + 4
ACE_OF_HEARTS: Final = FIRST_TRUMP + KING + 2
PRIVILEGED: Final = 1 << FIVE | 1 << JACK | 1 << ACE_OF_HEARTS
ALL_TRUMPS: Final = (1 << PLACES) - (1 << FIRST_TRUMP)
SUIT: Final = (1 << IN_SUIT) - 1


class Table(NamedTuple):
    """A table; all arrays change as it is played.

    Attributes:
        hands, shown, put_out: by seat, cards; sets.
        lacks: by seat, the suits that it is known to lack, a set.
        needs: by side, the tricks that it needs to win the game.
        facts: what stands above, by its number; NOBODY and no card are -1.
    """

    hands: Numbers
    shown: Numbers
    put_out: Numbers
    lacks: Numbers
    needs: Numbers
    facts: Numbers


class Packs(NamedTuple):
    """The pack for each trump suit.

    Attributes:
        cards: by trump suit, the places of its 52 cards, those that are turned up for it first.
        aces: by trump suit, the place of the ace of trumps.
    """

    cards: Numbers
    aces: Numbers


def new_table(players: int, sides: int) -> Table:
    """A table at which nothing was dealt yet."""
    hands, shown, put_out, lacks = (np.zeros(players, np.int64) for _ in range(4))
    return Table(hands, shown, put_out, lacks, np.zeros(sides, np.int64), np.zeros(FACTS, np.int64))


def packs(rules: Rules) -> Packs:
    """The packs of a game without a joker."""
    cards, aces = np.zeros((len(Suit), len(rules.pack)), np.int64), np.zeros(len(Suit), np.int64)
    for number, trump in enumerate(Suit):
        places = places_of(trump, rules)
        in_order = sorted(rules.pack, key=lambda card: card.suit is not trump)
        cards[number] = [places[card] for card in in_order]
        aces[number] = next(place for card, place in places.items() if card.rank is Rank.ACE and card.suit is trump)
    return Packs(cards, aces)


@njit(cache=True)
def chance(dice: Numbers) -> int:
    """A random number of 31 bits (SplitMix64); `dice` holds the state."""
    dice[0] += np.int64(-7046029254386353131)
    mixed = dice[0]
    mixed = (mixed ^ (mixed >> 30 & 0x3FFFFFFFF)) * np.int64(-4658895280553007687)
    mixed = (mixed ^ (mixed >> 27 & 0x1FFFFFFFFF)) * np.int64(-7723592293110705685)
    return int(mixed >> 33 & 0x7FFFFFFF)


@njit(cache=True)
def below(dice: Numbers, number: int) -> int:
    """A random whole number from 0 to less than `number`."""
    return chance(dice) * number >> 31


@njit(cache=True)
def count(mask: int) -> int:
    """The number of cards in a set."""
    mask = mask - (mask >> 1 & 0x5555555555555555)
    mask = (mask & 0x3333333333333333) + (mask >> 2 & 0x3333333333333333)
    mask = mask + (mask >> 4) & 0x0F0F0F0F0F0F0F0F
    return mask * 0x0101010101010101 >> 56


@njit(cache=True)
def lowest(mask: int) -> int:
    """The lowest place of a set."""
    return count((mask & -mask) - 1)


@njit(cache=True)
def suit_of(place: int) -> int:
    """The number of the suit of a card; that of the trumps is the last."""
    return min(place // IN_SUIT, PLAIN_SUITS)


@njit(cache=True)
def beats(place: int, best: int) -> bool:
    """Whether a card wins the trick from the best so far."""
    return place > best and (place >= FIRST_TRUMP or place // IN_SUIT == best // IN_SUIT)


@njit(cache=True)
def deal(table: Table, from_packs: Packs, dealer: int, dice: Numbers) -> None:
    """Deal the cards and turn one up; who needs what stays."""
    suit = below(dice, len(from_packs.aces))
    cards = from_packs.cards[suit].copy()
    at = below(dice, IN_SUIT)
    cards[0], cards[at] = cards[at], cards[0]
    pack = np.int64(1) << cards[0]
    for number in range(1, len(cards)):
        pack |= np.int64(1) << cards[number]
    number = 1
    for seat in range(len(table.hands)):
        hand = np.int64(0)
        for _ in range(HAND_SIZE):
            at = number + below(dice, len(cards) - number)
            cards[number], cards[at] = cards[at], cards[number]
            hand |= np.int64(1) << cards[number]
            number += 1
        table.hands[seat] = hand
    begin(table, dealer, cards[0], from_packs.aces[suit], pack)


@njit(cache=True)
def begin(table: Table, dealer: int, turned: int, ace: int, pack: int) -> None:
    """Begin the play of hands that were dealt."""
    facts = table.facts
    facts[TURNED], facts[ROBBER], facts[DEALER], facts[TRICKS] = turned, NOBODY, dealer, 0
    facts[ACE], facts[PACK] = ace, pack
    for seat in range(len(table.hands)):
        table.shown[seat], table.put_out[seat], table.lacks[seat] = 0, 0, 0
    lead(table, (dealer + 1) % len(table.hands))


@njit(cache=True)
def lead(table: Table, seat: int) -> None:
    """Begin a trick, to which `seat` leads."""
    facts = table.facts
    facts[LEADER], facts[PLAYED], facts[LED], facts[BEST], facts[BEST_SEAT] = seat, 0, NOBODY, NOBODY, NOBODY


@njit(cache=True)
def may_rob(table: Table, seat: int) -> bool:
    """Whether `seat`, about to play its first card, may take the turn-up."""
    facts = table.facts
    if facts[TRICKS] or facts[ROBBER] != NOBODY:
        return False
    if facts[TURNED] == facts[ACE]:
        return bool(seat == facts[DEALER])
    return bool(table.hands[seat] >> facts[ACE] & 1)


@njit(cache=True)
def rob(table: Table, seat: int, out: int) -> None:
    """Take the turn-up and put out the card `out`."""
    facts = table.facts
    table.hands[seat] ^= np.int64(1) << out | np.int64(1) << facts[TURNED]
    table.put_out[seat] = np.int64(1) << out
    facts[ROBBER] = seat


@njit(cache=True)
def legal(table: Table, seat: int) -> int:
    """The cards that `seat` may play, a set."""
    hand, led = table.hands[seat], table.facts[LED]
    if led == NOBODY:
        return int(hand)
    trumps = hand & ALL_TRUMPS
    if led >= FIRST_TRUMP:
        forced = trumps & (~np.int64(PRIVILEGED) | (np.int64(1) << led) - 1)
        return int(trumps if forced else hand)
    same = hand & SUIT << led // IN_SUIT * IN_SUIT
    return int(same | trumps if same else hand)


@njit(cache=True)
def play(table: Table, seat: int, card: int) -> bool:
    """Play a card; returns whether the trick is full, which `gather` takes up."""
    facts = table.facts
    table.hands[seat] ^= np.int64(1) << card
    table.shown[seat] |= np.int64(1) << card
    if facts[LED] == NOBODY:
        facts[LED], facts[BEST], facts[BEST_SEAT] = card, card, seat
    else:
        if beats(card, facts[BEST]):
            facts[BEST], facts[BEST_SEAT] = card, seat
        if card < FIRST_TRUMP and suit_of(card) != suit_of(facts[LED]):
            table.lacks[seat] |= 1 << suit_of(facts[LED])
    facts[PLAYED] += 1
    return bool(facts[PLAYED] == len(table.hands))


@njit(cache=True)
def gather(table: Table) -> bool:
    """Give the trick to its winner, who leads to the next; returns whether the deal is over."""
    facts = table.facts
    winner = facts[BEST_SEAT]
    side = winner % len(table.needs)
    table.needs[side] -= 1
    facts[TRICKS] += 1
    lead(table, winner)
    return bool(table.needs[side] == 0 or facts[TRICKS] == HAND_SIZE)
