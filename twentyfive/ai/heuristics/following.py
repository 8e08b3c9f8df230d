"""Which card to play to a trick that another has led, and why."""

from __future__ import annotations

from twentyfive.ai.advice.reasons import Reason, ReasonKind
from twentyfive.ai.heuristics.card_reading import CardSense
from twentyfive.ai.heuristics.contracts import still_needed
from twentyfive.ai.heuristics.race import Race
from twentyfive.ai.heuristics.weighing import weighed
from twentyfive.core import Card
from twentyfive.core.cards import Cards


def choose_follow(sense: CardSense, race: Race) -> tuple[Card, Reason]:
    """The card to play, with the reason."""
    card = max(weighed(sense, race), key=lambda held: held.now + held.later).card
    if _helps(card, sense) and not sense.later_opponents:
        card = winners(sense)[0]
    return card, why_follow(card, sense, race)


def why_follow(card: Card, sense: CardSense, race: Race) -> Reason:
    """Why to play `card`."""
    if len(sense.plays) == 1:
        return Reason(ReasonKind.ONLY_CARD, (card,))
    return _why_win(card, sense, race) if _helps(card, sense) else _why_not(card, sense)


def _helps(card: Card, sense: CardSense) -> bool:
    """Whether `card` wins the trick so far; if it is a partner's already, whether fewer cards then can take it away."""
    if sense.best is None or not sense.friend_wins:
        return sense.takes_trick(card)
    return sense.takes_trick(card) and sense.threats(card) < sense.threats(sense.best)


def winners(sense: CardSense) -> Cards:
    """The cards that win the trick so far, cheapest first."""
    return tuple(card for card in sense.cheapest_first(sense.plays) if sense.takes_trick(card))


def _why_win(card: Card, sense: CardSense, race: Race) -> Reason:
    missing = still_needed(sense, race, race.own_side)
    if missing is not None:
        return Reason(ReasonKind.GO_OUT, (card,), number=missing)
    threat = _threats(sense, race)
    if threat:
        missing = still_needed(sense, race, sense.rules.side_of(threat[0]))
        return Reason(ReasonKind.STOP, (card,), threat, number=missing)
    if not sense.later_opponents:
        return Reason(ReasonKind.WIN_CHEAPLY, (card,))
    if sense.friend_wins and sense.best_seat is not None:
        return Reason(ReasonKind.SECURE, (card,), (sense.best_seat,))
    if sense.is_safe(card):
        return Reason(ReasonKind.SURE_WINNER, (card,))
    led = sense.led
    if led is not None and sense.order.is_trump(card) and not sense.order.is_trump(led):
        return Reason(ReasonKind.RUFF, (card,), suit=led.suit)
    return Reason(ReasonKind.MAY_WIN, (card,), sense.later_opponents)


def _threats(sense: CardSense, race: Race) -> tuple[int, ...]:
    """Whoever would win all by winning this trick: the winner so far, or one still to play."""
    seats = sense.later if sense.best_seat is None else (sense.best_seat, *sense.later)
    sides = {seat: sense.rules.side_of(seat) for seat in seats}
    return tuple(
        seat for seat, side in sides.items() if not race.helps(side) and still_needed(sense, race, side) is not None
    )


def _why_not(card: Card, sense: CardSense) -> Reason:
    winner = () if sense.best_seat is None else (sense.best_seat,)
    kept = tuple(held for held in sense.trumps_held() if held in sense.plays and held in sense.order.privileged)
    if kept and card not in kept:
        kind = ReasonKind.HOLD_BACK_FROM_PARTNER if sense.friend_wins else ReasonKind.HOLD_BACK
        return Reason(kind, (card, *kept), winner)
    if sense.friend_wins:
        return Reason(ReasonKind.PARTNER_WINS, (card,), winner)
    winning = winners(sense)
    if not winning:
        return Reason(ReasonKind.THROW_OFF, (card,))
    if sense.later and sense.is_friend(sense.later[-1]):
        return Reason(ReasonKind.LEAVE_TO_PARTNER, (card,), (sense.later[-1],))
    return Reason(ReasonKind.SAVE, (card, *winning))
