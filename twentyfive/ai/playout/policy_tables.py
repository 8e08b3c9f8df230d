"""The rules of thumb for playing a card as tables over bits, quick enough to play out thousands of deals a second.

They are those of `following` and `leading`, with what each player may know about the others left out: a card is weighed
by how many better ones are out, the tricks still to come by the average of the deal.
"""

from __future__ import annotations

from dataclasses import dataclass
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
"""More cards than can be out."""

Chances = tuple[float, ...]
"""By how many better cards are out."""


@dataclass(frozen=True, slots=True)
class PositionTables:
    """What a player with so many cards, at that place in the trick, looks up.

    Attributes:
        rivals_after: whether an opponent plays after it.
        holds: the chance that its side takes the trick which its own card, or a partner's, is winning.
        gets: the same of a trick that an opponent's card is winning.
        trump_later: the chance of a trump kept in hand to take a trick later.
        plain_later: the same of a plain card, by the better ones of its suit, were no trumps out.
        trumps_out: what is left of that, by trumps.
        kept: at a lead, what a trick later is worth, a trick now being 1.
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
        side_of: by seat.
        rounds: by leader, all seats in the order in which they play.
        spots: by cards in hand, from 0, and by place in the trick.
        later: what a trick later is worth, a trick now being 1.
    """

    side_of: tuple[int, ...]
    play_order: tuple[tuple[int, ...], ...]
    positions: tuple[tuple[PositionTables, ...], ...]
    later_value: float


@lru_cache(maxsize=16)
def policy_tables(rules: Rules) -> PolicyTables:
    """The tables for a game."""
    seats = range(rules.players)
    return PolicyTables(
        side_of=tuple(rules.side_of(seat) for seat in seats),
        play_order=tuple((leader, *after) for leader, after in enumerate(seats_after(rules.players))),
        positions=tuple(
            tuple(_position_tables(left, place, rules) for place in seats) for left in range(rules.hand_size + 1)
        ),
        later_value=_later(rules.sides),
    )


def _position_tables(left: int, place: int, rules: Rules) -> PositionTables:
    friends = _friends_after(place, rules)
    at_first = left == rules.hand_size and rules.sides > 2
    return PositionTables(
        rivals_after=not all(friends),
        if_ahead=_by_number_out(1.0, left, place, rules),
        if_behind=_by_number_out(0.0, left, place, rules),
        trump_later=_trump_later(left, rules),
        plain_later=_plain_later(left, rules),
        trumps_out=_powers(PER_TRUMP_OUT, left, rules),
        keep_weight=_later(rules.sides) * (KEPT_AT_FIRST if at_first else KEPT),
    )


def _friends_after(place: int, rules: Rules) -> tuple[bool, ...]:
    """For each player after that place in the trick, whether it is a partner of the one there."""
    return tuple((later_value - place) % rules.sides == 0 for later_value in range(place + 1, rules.players))


def _unseen(left: int, place: int, rules: Rules) -> int:
    """How many cards a player with `left` cards has not seen."""
    turned = 0 if rules.auction else 1
    return max(1, len(rules.pack) - turned - rules.players * (rules.hand_size - left) - place - left)


def _by_number_out(start: float, left: int, place: int, rules: Rules) -> Chances:
    """The chance of the side, `start` so far, once everyone has played who comes after `place`."""
    unseen = _unseen(left, place, rules)
    chances = []
    for better in range(MOST_OUT):
        chance = start
        overtakes = EAGERNESS * chance_of_one(min(better, unseen), unseen, min(left, unseen))
        for friend in _friends_after(place, rules):
            chance = chance + overtakes * (1 - chance) if friend else chance * (1 - overtakes)
        chances.append(chance)
    return tuple(chances)


def _powers(base: float, left: int, rules: Rules) -> Chances:
    """`base` to the number of cards out that opponents may be expected to hold."""
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


def _later(sides: int) -> float:
    """A trick later is one more; this trick, if lost, goes to somebody else: between two sides that counts twice."""
    odds = 1 / ODDS_PER_TRICK
    won, lost = odds / (odds + sides - 1), 1 / (odds + sides - 1)
    return (won - 1 / sides) / (won - lost)


def lead_card(tables: PolicyTables, pack: FastPack, hand: int, out: int) -> int:
    """The card of `hand` to lead, a bit; `out` are the cards that the player has not seen."""
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
    """The card to play to a trick, a bit, where some could win so far and opponents are still to play.

    Args:
        spot: the player's.
        legal: the cards that may be played.
        winning: those of them, at least one, that would win so far.
        out: the cards that the player has not seen.
        chance: of the player's side to take the trick with none of them.
        later: what a trick later is worth, a trick now being 1.
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
