"""Rough chances: who takes the trick after a card, and whether a card kept in hand takes one later.

The constants were fitted to some ten thousand deals between players of this kind, four in pairs and five alone.
"""

from __future__ import annotations

from math import comb, pow
from typing import Final

from twentyfive.ai.heuristics.card_reading import CardSense, may_still_rob
from twentyfive.core import Card

EAGERNESS: Final = 0.7
"""How often a player who may hold a better card has it, may play it and does."""

BEST_TRUMP: Final = 1.0
"""The chance of a trump without a better one out to take a trick later."""

PER_BETTER_TRUMP: Final = (0.62, 0.66, 0.7, 0.74, 0.78)
"""What is left of it for each better trump that opponents may be expected to hold, by tricks left after this one."""

BEST_OF_SUIT: Final = 0.45
"""The same chance of the best card of a plain suit, were no trumps out and the deal endless."""

PER_BETTER_CARD: Final = 0.2
"""What is left of it for each better card of the suit that opponents may be expected to hold."""

PER_TRUMP_OUT: Final = 0.85
"""What is left of it for each trump that opponents may be expected to hold."""

NOT_LED: Final = 0.6
"""The chance that a trick left is not the one in which a plain card could win."""


def chance_of_one(wanted: int, unseen: int, held: int) -> float:
    """The chance that `held` of `unseen` cards, at random, include one of `wanted`."""
    return 1 - comb(unseen - wanted, held) / comb(unseen, held) if wanted and held else 0.0


def winning_chances(sense: CardSense, card: Card) -> tuple[float, ...]:
    """By side, the rough chance that it takes the trick if the player now plays `card`."""
    takes = sense.takes_trick(card)
    best = card if takes or sense.best is None else sense.best
    winner = sense.seat if takes or sense.best_seat is None else sense.best_seat
    beaters = sense.beaters(best)
    chances = [float(side == sense.rules.side_of(winner)) for side in range(sense.rules.sides)]
    for seat in sense.later:
        overtakes = EAGERNESS * chance_to_hold(sense, seat, best, beaters)
        own = sense.rules.side_of(seat)
        chances = [
            chance + overtakes * (1 - chance) if side == own else chance * (1 - overtakes)
            for side, chance in enumerate(chances)
        ]
    return tuple(chances)


def chance_to_hold(sense: CardSense, seat: int, best: Card, beaters: tuple[Card, ...]) -> float:
    """The chance that `seat` holds a card that beats `best`; `beaters` are the unseen ones."""
    known = sense.known[seat]
    if any(sense.order.beats(card, best) for card in sense.known_plays(seat, sense.led or best)):
        return 1.0
    allowed = sense.may_hold[seat]
    wanted = len(beaters) if len(allowed) == len(sense.unseen) else sum(card in allowed for card in beaters)
    held = min(sense.view.hand_sizes[seat] - len(known), len(allowed))
    chance = chance_of_one(wanted, len(allowed), held)
    turn_up = sense.view.turn_up
    if turn_up is not None and sense.order.beats(turn_up, best) and may_still_rob(sense.view, seat, sense.unseen):
        chance += (1 - chance) * held / len(sense.unseen)  # if it is this seat that holds the ace
    return chance


def later_chance(sense: CardSense, card: Card) -> float:
    """The rough chance that `card`, kept in hand now, takes a trick later in the deal."""
    left = len(sense.hand) - 1
    if not left:
        return 0.0
    share = _share_of_opponents(sense)
    better = sense.beaters(card)
    trumps = sum(sense.order.is_trump(other) for other in better)
    known = _known_against(sense, card)
    known_trumps = sum(sense.order.is_trump(other) for other in known)
    trumps_out = trumps * share + known_trumps
    if sense.order.is_trump(card):
        fade = PER_BETTER_TRUMP[min(left, len(PER_BETTER_TRUMP) - 1)]
        return BEST_TRUMP * pow(fade, trumps_out)
    better_of_suit = (len(better) - trumps) * share + len(known) - known_trumps
    best_of_suit = BEST_OF_SUIT * pow(PER_BETTER_CARD, better_of_suit)
    return best_of_suit * pow(PER_TRUMP_OUT, trumps_out) * (1 - NOT_LED**left)


def _known_against(sense: CardSense, card: Card) -> tuple[Card, ...]:
    """The cards of opponents' open hands that would beat `card`."""
    hands = (hand for seat, hand in enumerate(sense.view.open_hands) if not sense.is_friend(seat))
    return tuple(other for hand in hands for other in hand if sense.order.beats(other, card))


def _share_of_opponents(sense: CardSense) -> float:
    """The share of the unseen cards that opponents hold."""
    view = sense.view
    opponents = (seat for seat in range(sense.rules.players) if not sense.is_friend(seat))
    held = sum(view.hand_sizes[seat] - len(view.open_hands[seat]) for seat in opponents)
    return held / max(1, len(sense.unseen), held)
