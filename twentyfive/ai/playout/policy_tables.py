"""The heuristics for playing a card as tables over bits, quick enough to play out thousands of deals a second.

They follow `heuristics.following` and `heuristics.leading` without the inferences about the other hands: a card is
valued by the number of better cards out, and the tricks still to come by the average of the deal.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from twentyfive.ai.heuristics.leading import KEPT, KEPT_AT_FIRST, TRUMP_BEHIND, TRUMP_LED
from twentyfive.ai.heuristics.odds import (
    BEST_OF_SUIT,
    BEST_TRUMP,
    EAGERNESS,
    NOT_LED,
    PER_BETTER_CARD,
    PER_BETTER_TRUMP,
    PER_TRUMP_OUT,
    chance_of_one,
)
from twentyfive.ai.heuristics.race import ODDS_PER_TRICK
from twentyfive.ai.playout.bitcards import LOWEST_TRUMP, PLAIN, FastPack, seats_after
from twentyfive.core import Rules

MOST_OUT: Final = 54
"""More than the number of cards that can be out."""

Chances = tuple[float, ...]
"""By the number of better cards out."""


@dataclass(frozen=True, slots=True)
class PositionTables:
    """The tables of a player with a given number of cards, at a given place in the trick.

    Attributes:
        rivals_after: True if an opponent plays after this place.
        if_ahead: the chance of the player's side to take the trick if its card is winning.
        if_behind: the chance of the player's side to take the trick if an opponent's card is winning.
        trump_later: the chance that a trump kept in hand takes a trick later, by the better trumps out.
        plain_later: the chance that a plain card takes a trick later if no trumps are out, by the better cards of its
            suit.
        trumps_out: the factor by which trumps lower that chance, by the trumps out.
        keep_weight: when leading, the value of a trick later, where a trick now is 1.
    """

    rivals_after: bool
    if_ahead: Chances
    if_behind: Chances
    trump_later: Chances
    plain_later: Chances
    trumps_out: Chances
    keep_weight: float


@dataclass(frozen=True, slots=True)
class PolicyTables:
    """The tables for a game.

    Attributes:
        side_of: by seat, its side.
        camp_of: by seat, the side that it plays with: its own, or the declarer's if it was called for as partner.
        held: the seats whose players choose their cards, from 0 on; the cards of the others are turned unseen.
        play_order: by leader, all seats in the order in which they play.
        positions: by the number of cards in hand, from 0, and by place in the trick.
        later_value: the value of a trick later, where a trick now is 1.
    """

    side_of: tuple[int, ...]
    camp_of: tuple[int, ...]
    held: int
    play_order: tuple[tuple[int, ...], ...]
    positions: tuple[tuple[PositionTables, ...], ...]
    later_value: float


@lru_cache(maxsize=16)
def policy_tables(rules: Rules) -> PolicyTables:
    """The tables for a game."""
    seats = range(rules.players)
    side_of = tuple(rules.side_of(seat) for seat in seats)
    return PolicyTables(
        side_of=side_of,
        camp_of=side_of,
        held=rules.seats_held,
        play_order=tuple((leader, *after) for leader, after in enumerate(seats_after(rules.players))),
        positions=tuple(
            tuple(_position_tables(left, place, rules) for place in seats) for left in range(rules.hand_size + 1)
        ),
        later_value=_later_value(rules.sides),
    )


@lru_cache(maxsize=256)
def tables_with_partner(rules: Rules, declarer: int | None, partner: int | None) -> PolicyTables:
    """The tables for a deal in which these two seats play together; both None for a deal without such a pair."""
    tables = policy_tables(rules)
    if declarer is None or partner is None:
        return tables
    camp = rules.side_of(declarer)
    return replace(tables, camp_of=tuple(camp if seat == partner else side for seat, side in enumerate(tables.side_of)))


def _position_tables(left: int, place: int, rules: Rules) -> PositionTables:
    partners = _partners_after(place, rules)
    at_first = left == rules.hand_size and rules.sides > 2
    return PositionTables(
        rivals_after=not all(partners),
        if_ahead=_by_number_out(1.0, left, place, rules),
        if_behind=_by_number_out(0.0, left, place, rules),
        trump_later=_trump_later(left, rules),
        plain_later=_plain_later(left, rules),
        trumps_out=_powers(PER_TRUMP_OUT, left, rules),
        keep_weight=_later_value(rules.sides) * (KEPT_AT_FIRST if at_first else KEPT),
    )


def _partners_after(place: int, rules: Rules) -> tuple[bool, ...]:
    """For each place in the trick after this one, True if a partner plays there."""
    return tuple((later - place) % rules.sides == 0 for later in range(place + 1, rules.players))


def _unseen(left: int, place: int, rules: Rules) -> int:
    """The number of cards that a player with `left` cards has not seen."""
    turned = 0 if rules.auction else 1
    return max(1, len(rules.pack) - turned - rules.players * (rules.hand_size - left) - place - left)


def _by_number_out(start: float, left: int, place: int, rules: Rules) -> Chances:
    """The chance that the side takes the trick, `start` before the players after `place` have played."""
    unseen = _unseen(left, place, rules)
    chances = []
    for better in range(MOST_OUT):
        chance = start
        overtakes = EAGERNESS * chance_of_one(min(better, unseen), unseen, min(left, unseen))
        for partner in _partners_after(place, rules):
            chance = chance + overtakes * (1 - chance) if partner else chance * (1 - overtakes)
        chances.append(chance)
    return tuple(chances)


def _powers(base: float, left: int, rules: Rules) -> Chances:
    """By the number of cards out, `base` to the power of those that opponents may be expected to hold."""
    held = (rules.players - rules.players // rules.sides) * max(left - 0.5, 0)
    share = held / max(held, _unseen(left, rules.players // 2, rules))
    return tuple(base ** (better * share) for better in range(MOST_OUT))


def _trump_later(left: int, rules: Rules) -> Chances:
    if left < 2:
        return (0.0,) * MOST_OUT
    fade = PER_BETTER_TRUMP[min(left - 1, len(PER_BETTER_TRUMP) - 1)]
    return tuple(BEST_TRUMP * power for power in _powers(fade, left, rules))


def _plain_later(left: int, rules: Rules) -> Chances:
    if left < 2:
        return (0.0,) * MOST_OUT
    endless = BEST_OF_SUIT * (1 - NOT_LED ** (left - 1))
    return tuple(endless * power for power in _powers(PER_BETTER_CARD, left, rules))


def _later_value(sides: int) -> float:
    """The value of a trick later, where a trick now is 1.

    A later trick that is not taken is just not gained, but this trick, if lost, goes to an opponent: between two sides
    that counts twice.
    """
    odds = 1 / ODDS_PER_TRICK
    won, lost = odds / (odds + sides - 1), 1 / (odds + sides - 1)
    return (won - 1 / sides) / (won - lost)


def lead_card(tables: PolicyTables, pack: FastPack, hand: int, out: int) -> int:
    """The card of `hand` that the policy leads, a bit; `out` are the cards that the player has not seen."""
    position = tables.positions[hand.bit_count()][0]
    trumps = (out & pack.trumps).bit_count()
    fade = position.keep_weight * position.trumps_out[trumps]
    trump_led = tables.later_value * (TRUMP_LED + TRUMP_BEHIND * ((hand & pack.trumps).bit_count() - 1))
    best, choice, rest = -9.0, hand, hand
    while rest:
        card = rest & -rest
        rest ^= card
        better = out & pack.beats[card]
        if card >= LOWEST_TRUMP:
            number = better.bit_count()
            value = position.if_ahead[number] - position.keep_weight * position.trump_later[number] + trump_led
        else:
            number = (better & PLAIN).bit_count()
            value = position.if_ahead[number + trumps] - fade * position.plain_later[number]
        if value > best:
            best, choice = value, card
    return choice


def follow_card(
    position: PositionTables, pack: FastPack, legal: int, winning: int, out: int, chance: float, later_value: float
) -> int:
    """The card that the policy plays to a trick, a bit, if it can win so far and opponents are still to play.

    Args:
        position: the tables of the player's position.
        pack: the cards as bits.
        legal: the cards that may be played.
        winning: the cards among these that would win so far, at least one.
        out: the cards that the player has not seen.
        chance: the chance of the player's side to take the trick without playing a winning card.
        later_value: the value of a trick later, where a trick now is 1.
    """
    trumps = (out & pack.trumps).bit_count()
    fade = later_value * position.trumps_out[trumps]
    best, choice, rest = -9.0, 0, winning
    lowest = legal & -legal
    if not lowest & winning:
        better = out & pack.beats[lowest]
        if lowest >= LOWEST_TRUMP:
            best = chance - later_value * position.trump_later[better.bit_count()]
        else:
            best = chance - fade * position.plain_later[(better & PLAIN).bit_count()]
        choice = lowest
    while rest:
        card = rest & -rest
        rest ^= card
        better = out & pack.beats[card]
        if card >= LOWEST_TRUMP:
            number = better.bit_count()
            value = position.if_ahead[number] - later_value * position.trump_later[number]
        else:
            number = (better & PLAIN).bit_count()
            value = position.if_ahead[number + trumps] - fade * position.plain_later[number]
        if value > best:
            best, choice = value, card
    return choice
