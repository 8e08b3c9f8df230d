"""Self-play, compiled: deals played by the network at all seats, and what they teach it.

This is deep Monte Carlo: the value of a card is the chance to win the game once the deal is over, or a share of the
pool. A game goes on from deal to deal, so that what the sides need is what it is in games.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numba import njit

from twentyfive.ai.network.places import FIRST_TRUMP, IN_SUIT
from twentyfive.ai.playout.match_equity import win_chances
from twentyfive.core import Rules
from twentyfive.core.rules.options import TRICK_POINTS, Scoring
from twentyfive.env.learning import bit_table as at
from twentyfive.env.learning.bit_inputs import MOST_INPUTS, card_inputs, state_inputs
from twentyfive.env.learning.bit_pool import certain, jink, may_jink, pay, pool_share, take_pool
from twentyfive.env.learning.bit_table import (
    HAND_SIZE,
    NOBODY,
    SUIT,
    Inputs,
    Numbers,
    Packs,
    Table,
    below,
    chance,
    deal,
    gather,
    legal,
    lowest,
    may_rob,
    play,
    rob,
)
from twentyfive.env.learning.descent import (
    FIRST,
    Floats,
    Room,
    Weights,
    add_gradient,
    add_rows,
    descend,
    log_odds,
    new_room,
)

DEALS_PER_STEP: Final = 128
"""Deals of which one step of the descent is made."""

WHOLE: Final = 1 << 31


class Lessons(NamedTuple):
    """Cards played and how their deals came out.

    Attributes:
        told: by card, its inputs that are one.
        numbers: by card, the number of these.
        sides: by card, the side that played it.
        targets: by card, how the deal came out for that side.
        end: the number of cards so far; an array of one.
    """

    told: Inputs
    numbers: Numbers
    sides: Numbers
    targets: Floats
    end: Numbers


class Desk(NamedTuple):
    """Room to work in.

    Attributes:
        told, of_card: inputs.
        suits: the numbers of the suits.
        room: the layers.
    """

    told: Inputs
    of_card: Inputs
    suits: Numbers
    room: Room


def new_lessons(players: int) -> Lessons:
    """Room for the cards of the deals of a step."""
    most = DEALS_PER_STEP * players * HAND_SIZE
    return Lessons(
        np.zeros((most, MOST_INPUTS), np.int16),
        np.zeros(most, np.int64),
        np.zeros(most, np.int64),
        np.zeros(most, np.float32),
        np.zeros(1, np.int64),
    )


def new_desk() -> Desk:
    """A desk with room for a decision and for a lesson."""
    told, of_card = np.zeros(MOST_INPUTS, np.int16), np.zeros(4, np.int16)
    return Desk(told, of_card, np.zeros(4, np.int64), new_room())


def chances(rules: Rules) -> Floats:
    """The chance to win by what the side itself and the others in order need, as digits to the base of the most + 1.

    There is none for a pool.
    """
    most = 0 if rules.scoring is Scoring.POOL else -(-rules.target // TRICK_POINTS)
    found = np.zeros((most + 1,) * rules.sides, np.float32)
    for needs in np.ndindex(found.shape):
        if all(needs):
            scores = tuple(rules.target - TRICK_POINTS * need for need in needs)
            found[needs] = win_chances(scores, rules)[0]
    return found.reshape(-1)


@njit(cache=True)
def values(table: Table, seat: int, cards: int, weights: Weights, desk: Desk, found: Floats) -> int:
    """Write the value of each card of the set `cards` by its place, and return the best card."""
    base, sums = desk.room.base, desk.room.sums
    number = state_inputs(table, seat, desk.suits, desk.told)
    for unit in range(FIRST):
        base[unit] = weights.first[unit]
    add_rows(weights.rows, desk.told, number, base)
    best, most = NOBODY, np.float32(-np.inf)
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        for unit in range(FIRST):
            sums[unit] = base[unit]
        add_rows(weights.rows, desk.of_card, card_inputs(table, seat, card, desk.suits, desk.of_card), sums)
        found[card] = value = np.float32(log_odds(weights, sums, desk.room.above, desk.room.second))
        if value > most:
            best, most = card, value
    return best


@njit(cache=True)
def worth_putting_out(hand: int) -> int:
    """The cards of a hand among which a robber chooses: the lowest of each plain suit, or else the lowest trump."""
    found = np.int64(0)
    for suit in range(FIRST_TRUMP // IN_SUIT):
        held = hand & SUIT << suit * IN_SUIT
        found |= held & -held
    return int(found or hand & -hand)


@njit(cache=True)
def best_to_put_out(table: Table, seat: int, weights: Weights, desk: Desk, found: Floats) -> int:
    """The card to put out for the turn-up; NOBODY if the turn-up is worse than every card held."""
    choices, facts, hand = worth_putting_out(table.hands[seat]), table.facts, table.hands[seat]
    if lowest(choices) > facts[at.TURNED]:
        return NOBODY
    if choices & choices - 1 == 0:
        return lowest(choices)
    best, most = NOBODY, np.float32(-np.inf)
    while choices:
        out = lowest(choices)
        choices &= choices - 1
        rob(table, seat, out)
        value = found[values(table, seat, legal(table, seat), weights, desk, found)]
        table.hands[seat], table.put_out[seat], facts[at.ROBBER] = hand, 0, NOBODY
        if value > most:
            best, most = out, value
    return best


@njit(cache=True)
def _any_of(cards: int, dice: Numbers) -> int:
    for _ in range(below(dice, at.count(cards))):
        cards &= cards - 1
    return lowest(cards)


@njit(cache=True)
def _before_own_card(
    table: Table, seat: int, weights: Weights, desk: Desk, found: Floats, curious: int, dice: Numbers
) -> None:
    if not may_rob(table, seat):
        return
    out = best_to_put_out(table, seat, weights, desk, found)
    if out != NOBODY and chance(dice) < curious:
        out = _any_of(worth_putting_out(table.hands[seat]), dice)
    if out != NOBODY:
        rob(table, seat, out)


@njit(cache=True)
def _learn_card(table: Table, seat: int, card: int, desk: Desk, lessons: Lessons) -> None:
    at_end = lessons.end[0]
    told = lessons.told[at_end]
    number = state_inputs(table, seat, desk.suits, told)
    more = card_inputs(table, seat, card, desk.suits, desk.of_card)
    for place in range(more):
        told[number + place] = desk.of_card[place]
    lessons.numbers[at_end], lessons.sides[at_end] = number + more, seat % len(table.needs)
    lessons.end[0] = at_end + 1


@njit(cache=True)
def play_deal(
    table: Table, weights: Weights, desk: Desk, found: Floats, curious: int, dice: Numbers, lessons: Lessons
) -> None:
    """Play a deal out, with every choice among cards as a lesson; `curious` of `WHOLE` of them are by chance."""
    facts, players = table.facts, len(table.hands)
    over = False
    while not over:
        full = False
        while not full:
            seat = (facts[at.LEADER] + facts[at.PLAYED]) % players
            _before_own_card(table, seat, weights, desk, found, curious, dice)
            cards = legal(table, seat)
            if cards & cards - 1:
                if chance(dice) < curious:
                    card = _any_of(cards, dice)
                else:
                    card = values(table, seat, cards, weights, desk, found)
                _learn_card(table, seat, card, desk, lessons)
            else:
                card = lowest(cards)
            full = play(table, seat, card)
        over = gather(table)
        if over and may_jink(table):
            over = not _jinks(table, weights, desk, found, curious, dice)


@njit(cache=True)
def _jinks(table: Table, weights: Weights, desk: Desk, found: Floats, curious: int, dice: Numbers) -> bool:
    seat = table.facts[at.LEADER]
    jink(table, seat % len(table.needs))
    if chance(dice) < curious:
        plays_on = chance(dice) & 1 == 1
    else:
        worth = found[values(table, seat, table.hands[seat], weights, desk, found)]
        plays_on = 1 / (1 + np.exp(-worth)) > certain(table)
    if not plays_on:
        take_pool(table, seat % len(table.needs))
    return bool(plays_on)


@njit(cache=True)
def chance_of(needs: Numbers, side: int, most: int, by_needs: Floats) -> float:
    """The chance of a side to win the game once a deal is over."""
    place, sides = 0, len(needs)
    for other in range(sides):
        need = needs[(side + other) % sides]
        if need == 0:
            return 1.0 if other == 0 else 0.0
        place = place * (most + 1) + need
    return float(by_needs[place])


@njit(cache=True)
def study(
    table: Table,
    from_packs: Packs,
    by_needs: Floats,
    most: int,
    weights: Weights,
    gradient: Weights,
    mean: Weights,
    square: Weights,
    desk: Desk,
    lessons: Lessons,
    dice: Numbers,
    steps: Numbers,
    curious: int,
    rate: float,
    number: int,
) -> float:
    """Play `number` times the deals of a step and learn from them; returns the mean squared error of the chances."""
    found = np.zeros(64, np.float32)
    wrong, cards, players, pooled = 0.0, 0, len(table.hands), table.options[at.POOLED]
    for _ in range(number):
        lessons.end[0] = 0
        for _ in range(DEALS_PER_STEP):
            dealer = (table.facts[at.DEALER] + 1) % players
            if table.needs.min() == 0:
                table.needs[:] = most
                dealer = below(dice, players)
            deal(table, from_packs, dealer, dice)
            before = lessons.end[0]
            play_deal(table, weights, desk, found, curious, dice, lessons)
            for lesson in range(before, lessons.end[0]):
                side = lessons.sides[lesson]
                lessons.targets[lesson] = (
                    pool_share(table, side) if pooled else chance_of(table.needs, side, most, by_needs)
                )
            if pooled:
                pay(table)
        for lesson in range(lessons.end[0]):
            wrong += add_gradient(
                weights, lessons.told[lesson], lessons.numbers[lesson], lessons.targets[lesson], gradient, desk.room
            )
        cards += lessons.end[0]
        steps[0] += 1
        descend(weights, gradient, mean, square, rate, 1 / lessons.end[0], steps[0])
    return wrong / cards
