"""Where on the table the things lie that a step of a lesson wants to be looked at."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QRect

from twentyfive.core import Card, PlayerView
from twentyfive.engine.learning.lessons import PLACES
from twentyfive.ui.pages.learn.spotlight import From, LitSpot
from twentyfive.ui.table.layout.scene import seat_place
from twentyfive.ui.table.table_top import TableTop, to_qrect


def spots(top: TableTop, look: Iterable[str]) -> tuple[LitSpot, ...]:
    """Where those things lie now, in the coordinates of the table; what is not to be seen is left out."""
    view = top.view
    if view is None or top.zones is None:
        return ()
    found = [spot for thing in look for spot in _spots(top, view, thing)]
    return tuple(spot for spot in found if not spot.area.isEmpty())


def _spots(top: TableTop, view: PlayerView, thing: str) -> tuple[LitSpot, ...]:
    zones = top.zones
    assert zones is not None
    match thing:
        case "hand":
            held = top.canvas.hand_buttons()
            whole = _around(button.geometry() for button in held)
            return (LitSpot(whole, From.ABOVE if len(held) == 1 else None),)
        case "trick":
            return tuple(spot for card in _played(view) for spot in _card(top, view, card))
        case "turn-up":
            return (LitSpot(to_qrect(zones.turn_up), From.RIGHT),)
        case "trumps":
            return (LitSpot(top.plaque.geometry(), From.ABOVE),)
        case "line":
            return (LitSpot(top.line.geometry(), None),)
        case "pool":
            return (LitSpot(top.pool.geometry(), From.RIGHT),)
        case "plates":
            return tuple(LitSpot(plate.frame(), From.BELOW) for plate in top.plates[1:])
    if thing in PLACES:
        place = seat_place(view, int(thing.removeprefix("plate ")))
        return (LitSpot(top.plates[place].frame(), From.BELOW if place else From.ABOVE),)
    return _card(top, view, Card.parse(thing))


def _played(view: PlayerView) -> tuple[Card, ...]:
    """What has been played to the open trick."""
    return () if view.trick is None else view.trick.cards


def _card(top: TableTop, view: PlayerView, card: Card) -> tuple[LitSpot, ...]:
    button, zones = top.canvas.button_of(card), top.zones
    assert zones is not None
    if button is not None:
        return (LitSpot(button.geometry(), From.ABOVE),)
    if view.trick is not None and card in view.trick.cards:
        seat = view.trick.seat_of(view.trick.cards.index(card), view.rules.players)
        return (LitSpot(to_qrect(zones.trick[seat_place(view, seat)]), From.LEFT),)
    return (LitSpot(to_qrect(zones.turn_up), From.RIGHT),) if card == view.turn_up else ()


def _around(areas: Iterable[QRect]) -> QRect:
    whole = QRect()
    for area in areas:
        whole = whole.united(area)
    return whole
