"""The words of a table for guests, at the host's screen and on the guests' phones."""

from __future__ import annotations

from twentyfive.core import PlayerView
from twentyfive.wording.names import suit_name, translate


def trick_number(view: PlayerView) -> str:
    """Return the heading of the trick under way: "Trick 3"."""
    return translate("network", "Trick {number}").format(number=len(view.tricks) + 1)


def trumps_short(view: PlayerView) -> str:
    """Return the trump suit in a few words: "Hearts are trumps"; empty while trumps are not named."""
    if view.trump is None:
        return ""
    return translate("network", "{suit} are trumps").format(suit=suit_name(view.trump))


def turned_note(view: PlayerView) -> str:
    """Return what became of the turned card: "turned up", "you took it", "Seán took it"."""
    if view.robber is None:
        return translate("network", "turned up")
    if view.robber == view.player:
        return translate("network", "you took it")
    return translate("network", "{name} took it").format(name=view.names[view.robber])
