"""Positions of real games, each a table for one phone whose guest is asked for something."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from tests.browsers.table import OnePhone
from twentyfive.core import PRESETS, Phase, PlayerView, Rules, view_for

TWENTY_FIVE: Final = PRESETS["twenty-five"]


def asked(rules: Rules, fits: Callable[[PlayerView], object] = lambda view: view.phase is Phase.PLAY) -> OnePhone:
    """Return a table at the first position where the phone is asked and the view fits."""
    return shown(rules, lambda view: view.my_turn and fits(view))


def shown(rules: Rules, fits: Callable[[PlayerView], object]) -> OnePhone:
    """Return a table at the first position where the view of the phone's seat fits, whoever is to act."""
    game = OnePhone(rules)
    game.on(lambda state: bool(fits(view_for(state, 0))))
    return game


def in_play(rules: Rules, fits: Callable[[PlayerView], object]) -> OnePhone:
    """Return a table at the first position of play where the view of the phone's seat fits."""
    return shown(rules, lambda view: view.phase is Phase.PLAY and fits(view))


def deal_over(rules: Rules) -> OnePhone:
    """Return a table after the first deal."""
    return shown(rules, lambda view: view.phase is Phase.DEAL and view.history)


def may_refuse(view: PlayerView) -> bool:
    """Whether a card of the hand may be played and another not."""
    return view.phase is Phase.PLAY and not view.may_rob and 0 < len(view.legal) < len(view.hand)


def in_trick(view: PlayerView) -> bool:
    """Whether others have played to the trick."""
    return view.phase is Phase.PLAY and not view.may_rob and view.trick is not None and len(view.trick.cards) > 1


def turns_unseen(view: PlayerView) -> bool:
    """Whether the next card of the trick comes from a hand that nobody sees."""
    if view.trick is None or view.to_act is not None:
        return False
    return view.rules.is_unseen(view.trick.seat_of(len(view.trick.cards), view.rules.players))


def robs(view: PlayerView) -> bool:
    """Whether the seat may take the turn-up."""
    return view.may_rob


def in_phase(phase: Phase) -> Callable[[PlayerView], bool]:
    """Return a condition for a phase."""
    return lambda view: view.phase is phase


_DECISIONS: Final[dict[str, tuple[str, Callable[[PlayerView], object]]]] = {
    "play": ("twenty-five", may_refuse),
    "rob": ("twenty-five", robs),
    "bid": ("fifty-five", in_phase(Phase.BID)),
    "name trumps": ("fifty-five", in_phase(Phase.NAME_TRUMP)),
    "exchange": ("fifty-five", in_phase(Phase.EXCHANGE)),
    "draw": ("auction-forty-fives", in_phase(Phase.EXCHANGE)),
    "call a partner": ("growl-partner", in_phase(Phase.CALL_PARTNER)),
    "jink": ("spoil-five", in_phase(Phase.JINK)),
    "vie": ("maw", in_phase(Phase.VIE)),
}
DECISIONS: Final = (*_DECISIONS, "deal over", "game over")


def at_decision(name: str) -> OnePhone:
    """Return a table where the phone is asked for a decision, or shows the end of a deal or game."""
    return _found(name).copy()


@cache
def _found(name: str) -> OnePhone:
    if name in _DECISIONS:
        preset, fits = _DECISIONS[name]
        return asked(PRESETS[preset], fits)
    if name == "game over":
        return shown(TWENTY_FIVE, lambda view: view.over)
    return deal_over(TWENTY_FIVE)
