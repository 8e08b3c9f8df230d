"""Rough chances that a side takes the trick after a card, and that a card kept in hand takes a trick later.

The constants were fitted to some ten thousand deals between heuristic players, four in pairs and five alone.
"""

from __future__ import annotations

from math import comb, pow
from typing import Final

from twentyfive.ai.heuristics.card_reading import CardReading, may_still_rob
from twentyfive.core import Card

EAGERNESS: Final = 0.7
"""The factor on the chance of holding a better card for being allowed to play it and doing so."""

BEST_TRUMP: Final = 1.0
"""The chance that a trump takes a trick later if no better one is out."""

PER_BETTER_TRUMP: Final = (0.62, 0.66, 0.7, 0.74, 0.78)
"""The factor on it for each better trump that opponents may be expected to hold, by tricks left after this one."""

BEST_OF_SUIT: Final = 0.45
"""The chance that the best card of a plain suit takes a trick later, if no trumps were out and the deal endless."""

PER_BETTER_CARD: Final = 0.2
"""The factor on it for each better card of the suit that opponents may be expected to hold."""

PER_TRUMP_OUT: Final = 0.85
"""The factor on it for each trump that opponents may be expected to hold."""

NOT_LED: Final = 0.6
"""The chance that a given trick still to come is not one that a plain card could win."""


def chance_of_one(wanted: int, unseen: int, held: int) -> float:
    """The chance that a random hand of `held` out of `unseen` cards includes one of `wanted` cards."""
    return 1 - comb(unseen - wanted, held) / comb(unseen, held) if wanted and held else 0.0


def winning_chances(reading: CardReading, card: Card) -> tuple[float, ...]:
    """By side, the rough chance to take the trick if the player now plays `card`."""
    takes = reading.takes_trick(card)
    best = card if takes or reading.best is None else reading.best
    winner = reading.seat if takes or reading.best_seat is None else reading.best_seat
    beaters = reading.beaters(best)
    chances = [float(side == reading.rules.side_of(winner)) for side in range(reading.rules.sides)]
    for seat in reading.later:
        overtakes = EAGERNESS * chance_to_hold(reading, seat, best, beaters)
        own = reading.rules.side_of(seat)
        chances = [
            chance + overtakes * (1 - chance) if side == own else chance * (1 - overtakes)
            for side, chance in enumerate(chances)
        ]
    return tuple(chances)


def chance_to_hold(reading: CardReading, seat: int, best: Card, beaters: tuple[Card, ...]) -> float:
    """The chance that `seat` holds a card that beats `best`; `beaters` are the unseen cards that do."""
    known = reading.known[seat]
    if any(reading.order.beats(card, best) for card in reading.known_plays(seat, reading.led or best)):
        return 1.0
    allowed = reading.may_hold[seat]
    wanted = len(beaters) if len(allowed) == len(reading.unseen) else sum(card in allowed for card in beaters)
    held = min(reading.view.hand_sizes[seat] - len(known), len(allowed))
    if reading.rules.is_unseen(seat):
        return wanted / len(allowed) / EAGERNESS if allowed else 0.0  # the one card that is turned decides
    chance = chance_of_one(wanted, len(allowed), held)
    turn_up = reading.view.turn_up
    if turn_up is not None and reading.order.beats(turn_up, best) and may_still_rob(reading.view, seat, reading.unseen):
        chance += (1 - chance) * held / len(reading.unseen)  # the chance that this seat holds the ace
    return chance


def chance_unbeaten(reading: CardReading, seat: int, card: Card) -> float:
    """The chance that `seat` holds no card that beats `card` when that is led."""
    known, allowed = reading.known[seat], reading.may_hold[seat]
    if any(reading.order.beats(other, card) for other in known):
        return 0.0
    beaters = sum(other in allowed for other in reading.beaters(card))
    held = min(reading.view.hand_sizes[seat] - len(known), len(allowed))
    return 1 - chance_of_one(beaters, len(allowed), held)


def later_chance(reading: CardReading, card: Card) -> float:
    """The rough chance that `card`, kept in hand now, takes a trick later in the deal."""
    left = len(reading.hand) - 1
    if not left:
        return 0.0
    share = _share_of_opponents(reading)
    better = reading.beaters(card)
    trumps = sum(reading.order.is_trump(other) for other in better)
    known = _known_against(reading, card)
    known_trumps = sum(reading.order.is_trump(other) for other in known)
    trumps_out = trumps * share + known_trumps
    if reading.order.is_trump(card):
        fade = PER_BETTER_TRUMP[min(left, len(PER_BETTER_TRUMP) - 1)]
        return BEST_TRUMP * pow(fade, trumps_out)
    better_of_suit = (len(better) - trumps) * share + len(known) - known_trumps
    best_of_suit = BEST_OF_SUIT * pow(PER_BETTER_CARD, better_of_suit)
    return best_of_suit * pow(PER_TRUMP_OUT, trumps_out) * (1 - NOT_LED**left)


def _known_against(reading: CardReading, card: Card) -> tuple[Card, ...]:
    """The cards of opponents' open hands that would beat `card`."""
    hands = (hand for seat, hand in enumerate(reading.view.open_hands) if not reading.is_partner(seat))
    return tuple(other for hand in hands for other in hand if reading.order.beats(other, card))


def _share_of_opponents(reading: CardReading) -> float:
    """The share of the unseen cards that opponents hold."""
    view = reading.view
    held = sum(view.hand_sizes[seat] - len(view.open_hands[seat]) for seat in reading.opponents)
    return held / max(1, len(reading.unseen), held)
