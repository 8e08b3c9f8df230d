"""The pointer of a lesson: lights up what matters on the table, and gives the focus to the card or question."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QObject, QRect, Qt

from twentyfive.core import Card, PlayerView
from twentyfive.core.moves import PlayCard, PlayerMove, Rob
from twentyfive.engine.learning.lessons import PLACES, LessonStep
from twentyfive.presentation.table.scene import seat_place
from twentyfive.ui.pages.learn.spotlight import LitSpot, Side, Spotlight
from twentyfive.ui.table.surface.card_buttons import CardButton
from twentyfive.ui.table.table_page import TablePage
from twentyfive.ui.table.table_view import TableView, to_qrect


def spots(top: TableView, things: Iterable[str]) -> tuple[LitSpot, ...]:
    """The current places of these things in the coordinates of the table; hidden things are left out."""
    view = top.view
    if view is None or top.zones is None:
        return ()
    found = [spot for thing in things for spot in _spots(top, view, thing)]
    return tuple(spot for spot in found if not spot.area.isEmpty())


def _spots(top: TableView, view: PlayerView, thing: str) -> tuple[LitSpot, ...]:
    zones = top.zones
    assert zones is not None
    match thing:
        case "hand":
            held = top.canvas.hand_buttons()
            whole = _around(button.geometry() for button in held)
            return (LitSpot(whole, Side.ABOVE if len(held) == 1 else None),)
        case "trick":
            return tuple(spot for card in _played(view) for spot in _card(top, view, card))
        case "turn-up":
            return (LitSpot(to_qrect(zones.tray.turn_up), Side.ABOVE),)
        case "trumps":
            return (LitSpot(top.trump_button.geometry(), Side.ABOVE),)
        case "line":
            return (LitSpot(top.line.geometry(), None),)
        case "pool":
            return (LitSpot(top.pool.geometry(), Side.RIGHT),)
        case "plates":
            return tuple(LitSpot(plate.frame(), Side.BELOW) for plate in top.plates[1:])
    if thing in PLACES:
        place = seat_place(view, int(thing.removeprefix("plate ")))
        return (LitSpot(top.plates[place].frame(), Side.BELOW if place else Side.ABOVE),)
    return _card(top, view, Card.parse(thing))


def _played(view: PlayerView) -> tuple[Card, ...]:
    """The cards played to the open trick."""
    return () if view.trick is None else view.trick.cards


def _card(top: TableView, view: PlayerView, card: Card) -> tuple[LitSpot, ...]:
    button, zones = top.canvas.button_of(card), top.zones
    assert zones is not None
    if button is not None:
        return (LitSpot(button.geometry(), Side.ABOVE),)
    if view.trick is not None and card in view.trick.cards:
        seat = view.trick.seat_of(view.trick.cards.index(card), view.rules.players)
        return (LitSpot(to_qrect(zones.trick[seat_place(view, seat)]), Side.LEFT),)
    return (LitSpot(to_qrect(zones.tray.turn_up), Side.ABOVE),) if card == view.turn_up else ()


def _around(areas: Iterable[QRect]) -> QRect:
    whole = QRect()
    for area in areas:
        whole = whole.united(area)
    return whole


class LessonPointer(QObject):
    """Points to the things of one step, except while something lies over the table or cards are moving.

    Attributes:
        look: the things to look at, as lesson files name them; empty if there is nothing to point to.
    """

    def __init__(self, table: TablePage, light: Spotlight) -> None:
        super().__init__(table)
        self._table = table
        self._light = light
        self.look: tuple[str, ...] = ()
        table.director.shown.connect(lambda _: light.shine((), QRect()))
        table.laid_out.connect(self.shine)
        table.hint_flow.mark_changed.connect(self._on_pointed)
        table.overlays.opened.connect(light.hide)
        table.overlays.closed.connect(self.shine)

    def shine(self) -> None:
        """Light up the things at their current places."""
        table, top = self._table, self._table.top
        if table.overlays.current is None and table.director.up_to_date and not top.moving:
            read = QRect() if top.line.isHidden() else top.line.geometry()
            asked = table.decision_panel
            question = asked.sheet().translated(asked.pos()) if asked.isVisible() else QRect()
            self._light.shine(spots(top, self.look), read, question)

    def point_to(self, move: PlayerMove) -> None:
        """Show how to make the move: light and focus on its card, or the focus on the question if it has no card."""
        card = move.card if isinstance(move, PlayCard) else move.out if isinstance(move, Rob) else None
        button = None if card is None else self._table.top.canvas.button_of(card)
        if button is None:
            self._table.question.focus()
            return
        self.look = (str(card),)
        self.shine()
        button.setFocus(Qt.FocusReason.OtherFocusReason)

    def named_card(self, step: LessonStep) -> CardButton | None:
        """The hand card that the task of the step names, or None."""
        named = (button for button in self._table.top.canvas.hand_buttons() if str(button.card) in step.look)
        return next((button for button in named if PlayCard(button.card) in step.right), None)

    def focus(self, step: LessonStep) -> None:
        """Give the focus to the card that the task names, or else to the question."""
        named = self.named_card(step)
        if named is None:
            self._table.question.focus()
        else:
            named.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_pointed(self) -> None:
        move = self._table.hint_flow.marked
        if move is not None:
            self.point_to(move)
