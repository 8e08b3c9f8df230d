"""Rough chances: that a card holds the trick, and that a card kept in hand takes a trick later."""

from __future__ import annotations

from math import comb
from typing import Final

from twentyfive.ai.cardsense import CardSense, may_still_rob
from twentyfive.core import Card

EAGER: Final = 0.7
"""How often a player who can beat the trump that wins does so."""

EAGER_TO_RUFF: Final = 0.7
"""How often a player who could trump a plain trick does so."""


def chance_of_one(wanted: int, unseen: int, held: int) -> float:
    """The chance that `held` of `unseen` cards, at random, include one of `wanted`."""
    return 1 - comb(unseen - wanted, held) / comb(unseen, held) if wanted and held else 0.0


def winning_chances(sense: CardSense, card: Card) -> list[float]:
    """By side, the rough chance that it takes the trick if the player now plays `card`."""
    takes = sense.takes_trick(card)
    best = card if takes or sense.best is None else sense.best
    leader = sense.seat if takes or sense.best_seat is None else sense.best_seat
    side_of = sense.rules.side_of
    chances = [0.0] * sense.rules.sides
    chances[side_of(leader)] = 1.0
    beaters = sense.beaters(best)
    for seat in sense.later:
        taken = _chance_to_beat(sense, seat, best, beaters)
        side = side_of(seat)
        gained = taken * (1 - chances[side])
        chances = [chance * (1 - taken) for chance in chances]
        chances[side] += gained + 0.0
        chances[side] = 1 - sum(chance for at, chance in enumerate(chances) if at != side)
    return chances


def _chance_to_beat(sense: CardSense, seat: int, best: Card, beaters: tuple[Card, ...]) -> float:
    order = sense.order
    eager = EAGER if order.is_trump(best) else EAGER_TO_RUFF
    known = sense.known[seat]
    if any(order.beats(card, best) for card in known):
        return eager
    allowed = sense.may_hold[seat]
    wanted = len(beaters) if len(allowed) == len(sense.unseen) else sum(card in allowed for card in beaters)
    held = min(sense.view.hand_sizes[seat] - len(known), len(allowed))
    chance = chance_of_one(wanted, len(allowed), held)
    turn_up = sense.view.turn_up
    if turn_up is not None and order.beats(turn_up, best) and may_still_rob(sense.view, seat, sense.unseen):
        chance += (1 - chance) * held / len(sense.unseen)
    return eager * chance


def later_chance(sense: CardSense, card: Card) -> float:
    """The rough chance that `card`, kept in hand now, takes a trick later in the deal."""
    left = len(sense.hand) - 1
    if not left:
        return 0.0
    opponents = [seat for seat in range(sense.rules.players) if not sense.is_friend(seat)]
    held = sum(sense.view.hand_sizes[seat] for seat in opponents)
    share = held / max(len(sense.unseen), held, 1)
    if sense.order.is_trump(card):
        return _later_trump(sense, card, share)
    return _later_plain(sense, card, share)


def _later_trump(sense: CardSense, card: Card, share: float) -> float:
    above = len(sense.beaters(card)) * share
    left = len(sense.hand) - 1
    return 0.95 * (0.62 + 0.04 * left) ** above


def _later_plain(sense: CardSense, card: Card, share: float) -> float:
    trumps = sum(sense.order.is_trump(other) for other in sense.unseen)
    above = (len(sense.beaters(card)) - trumps) * share
    left = len(sense.hand) - 1
    return 0.45 * 0.2**above * 0.85 ** (trumps * share) * (1 - 0.6**left)
