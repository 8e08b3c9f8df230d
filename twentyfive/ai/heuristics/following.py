"""Following: the card to play to a trick that another has led, and the reason."""

from __future__ import annotations

from twentyfive.ai.advice.reasons import Reason, ReasonKind
from twentyfive.ai.heuristics.card_reading import CardReading
from twentyfive.ai.heuristics.card_value import card_values
from twentyfive.ai.heuristics.contracts import still_needed
from twentyfive.ai.heuristics.race import Race
from twentyfive.core import Card
from twentyfive.core.cards import Cards


def choose_follow(reading: CardReading, race: Race) -> tuple[Card, Reason]:
    """Choose the card to play, with the reason."""
    card = max(card_values(reading, race), key=lambda held: held.now + held.later).card
    if _helps(card, reading) and not reading.later_opponents:
        card = winners(reading)[0]
    return card, why_follow(card, reading, race)


def why_follow(card: Card, reading: CardReading, race: Race) -> Reason:
    """The reason to play `card`."""
    if len(reading.plays) == 1:
        return Reason(ReasonKind.ONLY_CARD, (card,))
    return _why_win(card, reading, race) if _helps(card, reading) else _why_not(card, reading)


def _helps(card: Card, reading: CardReading) -> bool:
    """Return True if `card` wins the trick so far; from a partner, only if fewer cards can then take it away."""
    if reading.best is None or not reading.partner_wins:
        return reading.takes_trick(card)
    return reading.takes_trick(card) and reading.threats(card) < reading.threats(reading.best)


def winners(reading: CardReading) -> Cards:
    """The cards that win the trick so far, cheapest first."""
    return tuple(card for card in reading.cheapest_first(reading.plays) if reading.takes_trick(card))


def _why_win(card: Card, reading: CardReading, race: Race) -> Reason:
    missing = still_needed(reading, race, race.own_side)
    if missing is not None:
        return Reason(ReasonKind.GO_OUT, (card,), number=missing)
    threat = _threats(reading, race)
    if threat:
        missing = still_needed(reading, race, reading.rules.side_of(threat[0]))
        return Reason(ReasonKind.STOP, (card,), threat, number=missing)
    if not reading.later_opponents:
        return Reason(ReasonKind.WIN_CHEAPLY, (card,))
    if reading.partner_wins and reading.best_seat is not None:
        return Reason(ReasonKind.SECURE, (card,), (reading.best_seat,))
    if reading.is_safe(card):
        return Reason(ReasonKind.SURE_WINNER, (card,))
    led = reading.led
    if led is not None and reading.order.is_trump(card) and not reading.order.is_trump(led):
        return Reason(ReasonKind.RUFF, (card,), suit=led.suit)
    return Reason(ReasonKind.MAY_WIN, (card,), reading.later_opponents)


def _threats(reading: CardReading, race: Race) -> tuple[int, ...]:
    """The opponents who would win the race with this trick: the winner so far, and seats still to play."""
    seats = reading.later if reading.best_seat is None else (reading.best_seat, *reading.later)
    sides = {seat: reading.rules.side_of(seat) for seat in seats}
    return tuple(
        seat for seat, side in sides.items() if not race.helps(side) and still_needed(reading, race, side) is not None
    )


def _why_not(card: Card, reading: CardReading) -> Reason:
    winner = () if reading.best_seat is None else (reading.best_seat,)
    kept = tuple(held for held in reading.trumps_held() if held in reading.plays and held in reading.order.privileged)
    if kept and card not in kept:
        kind = ReasonKind.HOLD_BACK_FROM_PARTNER if reading.partner_wins else ReasonKind.HOLD_BACK
        return Reason(kind, (card, *kept), winner)
    if reading.partner_wins:
        return Reason(ReasonKind.PARTNER_WINS, (card,), winner)
    winning = winners(reading)
    if not winning:
        return Reason(ReasonKind.THROW_OFF, (card,))
    if reading.later and reading.is_partner(reading.later[-1]):
        return Reason(ReasonKind.LEAVE_TO_PARTNER, (card,), (reading.later[-1],))
    return Reason(ReasonKind.SAVE, (card, *winning))
