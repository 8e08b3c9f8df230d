"""A table in bits, compiled: the deal, robbing, what may be played, who takes a trick, and who is out.

It plays the games that `can_be_taught` tells, thousands of deals a second; `bit_pool` has the pool. `core` has the
rules, and the tests play the same deals with both. Cards are places, as in `ai.network.places`; a set of cards is a
number with a bit for each.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt
from numba import njit

from twentyfive.ai.network.inputs import rule_inputs
from twentyfive.ai.network.places import FIRST_TRUMP, IN_SUIT, PLACES, PLAIN_SUITS, mask_of, places_of
from twentyfive.core import Card, Rank, Rules, Suit
from twentyfive.core.phases.scoring import TRICKS_TO_WIN
from twentyfive.core.ranking import ranking
from twentyfive.core.rules.options import TRICK_POINTS, AllFive, Follow, JinkRule, Scoring
from twentyfive.core.rules.rules import CATALOGUE

Numbers = npt.NDArray[np.int64]
Inputs = npt.NDArray[np.int16]

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
PRIVILEGED: Final = 11
POOL: Final = 12
JINKER: Final = 13
FACTS: Final = 14

# What `Table.options` holds.
MUST_FOLLOW: Final = 0
FOR_BEST: Final = 1
POOLED: Final = 2
JINKS: Final = 3

ALL_TRUMPS: Final = (1 << PLACES) - (1 << FIRST_TRUMP)
SUIT: Final = (1 << IN_SUIT) - 1

KNOWN: Final = frozenset(
    ("players", "sides", "trump_order", "five_of_hearts_best", "follow", "renege", "scoring", "best_trump", "target")
)
"""The options that the table knows."""

BESIDE: Final = frozenset(("all_five", "deals_next", "best_of", "counted_games", "stake", "chips", "jink"))
"""Those that do not matter to the play of a trick; of these it knows only whether anybody may jink."""


class Table(NamedTuple):
    """A table; all arrays change as it is played.

    Attributes:
        hands, shown, put_out: by seat, cards; sets.
        lacks: by seat, the suits that it is known to lack, a set.
        needs: by side, the tricks that it needs to win the game, or the pool.
        facts: what stands above, by its number; NOBODY and no card are -1.
        options: the same of the rules, which stay; the points for the highest trump are told as tricks.
        told: the inputs of the rules that are one.
    """

    hands: Numbers
    shown: Numbers
    put_out: Numbers
    lacks: Numbers
    needs: Numbers
    facts: Numbers
    options: Numbers
    told: Inputs


class Packs(NamedTuple):
    """The pack for each trump suit.

    Attributes:
        cards: by trump suit, the places of its 52 cards, those that are turned up for it first.
        aces: by trump suit, the place of the ace of trumps.
        whole: by trump suit, all its cards; a set.
        privileged: by trump suit, the trumps that may be held back; a set.
    """

    cards: Numbers
    aces: Numbers
    whole: Numbers
    privileged: Numbers


def can_be_taught(rules: Rules) -> bool:
    """Whether the table knows the game: five cards, with a card turned up that the holder of the ace may take."""
    by_fives = rules.target % TRICK_POINTS == rules.best_trump % TRICK_POINTS == 0
    known = all(row.of(rules) == row.usual for name, row in CATALOGUE.items() if name not in KNOWN | BESIDE)
    return (
        known
        and by_fives
        and rules.all_five is not AllFive.WINS_GAME
        and rules.scoring in (Scoring.TRICKS, Scoring.POOL)
    )


def new_table(rules: Rules) -> Table:
    """A table at which nothing was dealt yet."""
    hands, shown, put_out, lacks = (np.zeros(rules.players, np.int64) for _ in range(4))
    needs, facts = np.zeros(rules.sides, np.int64), np.zeros(FACTS, np.int64)
    facts[POOL] = rules.sides
    pooled, jinks = rules.scoring is Scoring.POOL, rules.jink is JinkRule.OPTIONAL
    options = [rules.follow is Follow.MUST_FOLLOW, rules.best_trump // TRICK_POINTS, pooled, pooled and jinks]
    told = np.array([*rule_inputs(rules)], np.int16)
    return Table(hands, shown, put_out, lacks, needs, facts, np.array(options, np.int64), told)


def packs(rules: Rules) -> Packs:
    """The packs of a game without a joker."""
    cards, (aces, whole, privileged) = np.zeros((len(Suit), len(rules.pack)), np.int64), np.zeros((3, 4), np.int64)
    for number, trump in enumerate(Suit):
        places = places_of(trump, rules)
        in_order = sorted(rules.pack, key=lambda card: card.suit is not trump)
        cards[number] = [places[card] for card in in_order]
        aces[number] = places[Card(Rank.ACE, trump)]
        whole[number] = mask_of(rules.pack, places)
        privileged[number] = mask_of(ranking(trump, rules).privileged, places)
    return Packs(cards, aces, whole, privileged)


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
    number = 1
    for seat in range(len(table.hands)):
        hand = np.int64(0)
        for _ in range(HAND_SIZE):
            at = number + below(dice, len(cards) - number)
            cards[number], cards[at] = cards[at], cards[number]
            hand |= np.int64(1) << cards[number]
            number += 1
        table.hands[seat] = hand
    begin(table, from_packs, suit, dealer, cards[0])


@njit(cache=True)
def begin(table: Table, from_packs: Packs, suit: int, dealer: int, turned: int) -> None:
    """Begin the play of hands that were dealt, with the trump suit of that number."""
    facts = table.facts
    facts[TURNED], facts[ROBBER], facts[DEALER], facts[TRICKS], facts[JINKER] = turned, NOBODY, dealer, 0, NOBODY
    facts[ACE], facts[PACK] = from_packs.aces[suit], from_packs.whole[suit]
    facts[PRIVILEGED] = from_packs.privileged[suit]
    if table.options[POOLED]:
        table.needs[:] = TRICKS_TO_WIN
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
        forced = trumps & (~table.facts[PRIVILEGED] | (np.int64(1) << led) - 1)
        return int(trumps if forced else hand)
    same = hand & SUIT << led // IN_SUIT * IN_SUIT
    if table.options[MUST_FOLLOW]:
        trumps = 0
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
    """Give the trick to its winner, who leads to the next; returns whether the deal is over, if nobody jinks."""
    facts = table.facts
    winner = facts[BEST_SEAT]
    side = winner % len(table.needs)
    table.needs[side] -= 1
    facts[TRICKS] += 1
    lead(table, winner)
    if table.needs[side] == 0:
        return True
    if facts[TRICKS] == HAND_SIZE:
        _count_best_trump(table)
        return True
    return False


@njit(cache=True)
def _count_best_trump(table: Table) -> None:
    best, side = np.int64(0), 0
    for seat in range(len(table.shown)):
        trumps = table.shown[seat] & ALL_TRUMPS
        if trumps > best:
            best, side = trumps, seat % len(table.needs)
    if best:
        table.needs[side] = max(0, table.needs[side] - table.options[FOR_BEST])
