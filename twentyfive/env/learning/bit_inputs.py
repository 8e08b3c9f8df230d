"""The inputs of a network from a table in bits, compiled: the same as `ai.network.inputs` has from a view."""

from __future__ import annotations

from typing import Final

import numpy as np
from numba import njit

from twentyfive.ai.network.inputs import (
    BEATERS,
    CARD,
    CARDS_LEFT,
    DEALER,
    GONE,
    HAS_ACE,
    HAS_TURNED,
    HELD,
    LACKS,
    LED,
    MOST_BEATERS,
    MOST_NEEDED,
    NEEDED,
    PARTNER,
    PLAYERS,
    ROBBER,
    SHOWN,
    SUITS,
    TO_COME,
    TURN_UP_LIES,
    TURNED,
    WINNING,
    WINS,
    WOULD_WIN,
)
from twentyfive.ai.network.places import FIRST_TRUMP, IN_SUIT, PLACES, PLAIN_SUITS
from twentyfive.env.learning import bit_table as at
from twentyfive.env.learning.bit_table import (
    ALL_TRUMPS,
    HAND_SIZE,
    NOBODY,
    SUIT,
    Inputs,
    Numbers,
    Table,
    beats,
    count,
    lowest,
)

MOST_INPUTS: Final = 128
"""Inputs of a card that are one at the same time, at the most; fewer than 60 at a table for five."""


@njit(cache=True)
def suit_numbers(held: int, shown: int, led: int, numbers: Numbers) -> None:
    """Write the number of each suit in the player's order."""
    keys = np.empty(PLAIN_SUITS, np.int64)
    for suit in range(PLAIN_SUITS):
        own, seen = held >> suit * IN_SUIT & SUIT, shown >> suit * IN_SUIT & SUIT
        first = led != NOBODY and led // IN_SUIT == suit
        keys[suit] = (((int(first) << 4 | count(own)) << IN_SUIT | own) << 4 | count(seen)) << IN_SUIT | seen
    for suit in range(PLAIN_SUITS):
        before = 0
        for other in range(PLAIN_SUITS):
            before += keys[other] > keys[suit] or (keys[other] == keys[suit] and other < suit)
        numbers[suit] = before
    numbers[PLAIN_SUITS] = PLAIN_SUITS


@njit(cache=True)
def ordered(place: int, numbers: Numbers) -> int:
    """The place of a card in the player's order of the suits."""
    return place if place >= FIRST_TRUMP else numbers[place // IN_SUIT] * IN_SUIT + place % IN_SUIT


@njit(cache=True)
def tell(mask: int, first: int, numbers: Numbers, told: Inputs, at_end: int) -> int:
    """Append the inputs of a set of cards, and return the new end."""
    while mask:
        told[at_end] = first + ordered(lowest(mask), numbers)
        at_end += 1
        mask &= mask - 1
    return at_end


@njit(cache=True)
def all_shown(table: Table) -> int:
    """The cards played in this deal."""
    shown = np.int64(0)
    for seat in range(len(table.shown)):
        shown |= table.shown[seat]
    return int(shown)


@njit(cache=True)
def known_gone(table: Table, seat: int) -> int:
    """The cards that `seat` knows to be out of play."""
    facts = table.facts
    left = facts[at.ROBBER] == NOBODY and facts[at.TRICKS] > 0
    return int(table.put_out[seat] | (np.int64(1) << facts[at.TURNED] if left else 0))


@njit(cache=True)
def state_inputs(table: Table, seat: int, numbers: Numbers, told: Inputs) -> int:
    """Write what `seat` sees, whatever it plays, and the numbers of the suits; returns the number of inputs."""
    facts, players, sides = table.facts, len(table.hands), len(table.needs)
    held, shown, gone, led = table.hands[seat], all_shown(table), known_gone(table, seat), facts[at.LED]
    suit_numbers(held, shown, led, numbers)
    end = tell(held, HELD, numbers, told, 0)
    for apart in range(players):
        other = (seat + apart) % players
        end = tell(table.shown[other], SHOWN + apart * PLACES, numbers, told, end)
        for suit in range(SUITS):
            if table.lacks[other] >> suit & 1:
                told[end] = LACKS + apart * SUITS + numbers[suit]
                end += 1
        need = table.needs[other % sides] + HAND_SIZE * (facts[at.JINKER] == other % sides)
        told[end] = NEEDED + apart * MOST_NEEDED + min(need, MOST_NEEDED) - 1
        end += 1
        if apart and other % sides == seat % sides:
            told[end] = PARTNER + apart
            end += 1
    end = tell(gone, GONE, numbers, told, end)
    return _other_inputs(table, seat, ~(held | shown | gone), numbers, told, end)


@njit(cache=True)
def _other_inputs(table: Table, seat: int, unshown: int, numbers: Numbers, told: Inputs, end: int) -> int:
    facts, players = table.facts, len(table.hands)
    turned, robber, led, played = facts[at.TURNED], facts[at.ROBBER], facts[at.LED], facts[at.PLAYED]
    told[end] = TURNED + turned - FIRST_TRUMP
    end += 1
    if robber == NOBODY and facts[at.TRICKS] == 0:
        told[end] = TURN_UP_LIES
        end += 1
    if robber != NOBODY:
        apart = (robber - seat) % players
        told[end] = ROBBER + apart
        end += 1
        if unshown >> turned & 1:
            told[end] = HAS_TURNED + apart
            end += 1
        if apart and turned != facts[at.ACE] and unshown >> facts[at.ACE] & 1:
            told[end] = HAS_ACE + apart
            end += 1
    kind = 0
    if led != NOBODY:
        told[end] = WINNING + ordered(facts[at.BEST], numbers)
        told[end + 1] = WINS + (facts[at.BEST_SEAT] - seat) % players
        end += 2
        kind = 3 if led >= FIRST_TRUMP else 2 if facts[at.BEST] >= FIRST_TRUMP else 1
    told[end] = TO_COME + players - 1 - played
    told[end + 1] = LED + kind
    told[end + 2] = CARDS_LEFT + count(table.hands[seat]) - 1
    told[end + 3] = DEALER + (facts[at.DEALER] - seat) % players
    told[end + 4] = PLAYERS + players - 1
    end += 5
    for rule in table.told:
        told[end] = rule
        end += 1
    return end


@njit(cache=True)
def card_inputs(table: Table, seat: int, card: int, numbers: Numbers, told: Inputs) -> int:
    """Write the inputs of a card of the player's; returns their number."""
    facts = table.facts
    unseen = facts[at.PACK] & ~(table.hands[seat] | all_shown(table) | known_gone(table, seat))
    better = ALL_TRUMPS & -(np.int64(2) << card)
    if card < FIRST_TRUMP:
        better = ALL_TRUMPS | -(np.int64(2) << card) & SUIT << card // IN_SUIT * IN_SUIT
    told[0] = CARD + ordered(card, numbers)
    told[1] = BEATERS + min(MOST_BEATERS, count(unseen & better))
    if facts[at.BEST] != NOBODY and not beats(card, facts[at.BEST]):
        return 2
    told[2] = WOULD_WIN + (facts[at.PLAYED] == len(table.hands) - 1)
    return 3
