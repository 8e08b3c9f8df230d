"""The table top: cloth, cards, name plates, plaque and line, laid out for the window. It shows; it decides nothing."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QPointF, QRect, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from twentyfive.core import Card, PlayerView
from twentyfive.core.options import Scoring
from twentyfive.ui.canvas import TableCanvas
from twentyfive.ui.cues import REWIND, Cue
from twentyfive.ui.director import Shown
from twentyfive.ui.faces import FaceStore
from twentyfive.ui.geometry import Rect, TableLayout, table_layout
from twentyfive.ui.line_panel import LinePanel
from twentyfive.ui.look import Look
from twentyfive.ui.motion import Change
from twentyfive.ui.plaque import TrumpPlaque
from twentyfive.ui.plates import SeatPlate, call_place, plate_text
from twentyfive.ui.pool_pile import PoolPile, pool_place
from twentyfive.ui.scene import HandChoice, offered_cards, scene, seat_place
from twentyfive.ui.settings import Settings
from twentyfive.ui.sorting import sorted_hand
from twentyfive.ui.wording.auction import no_trumps_words
from twentyfive.ui.wording.line import Line
from twentyfive.ui.wording.names import card_name, translate


def to_qrect(rect: Rect) -> QRect:
    """The rectangle for Qt."""
    return QRect(rect.x, rect.y, rect.w, rect.h)


def _most_held(view: PlayerView) -> int:
    """The most cards that the viewer's hand holds in this phase: more than were dealt with the kitty in it."""
    return max(view.rules.hand_size, len(view.hand))


class TableTop(QWidget):
    """Everything that lies on the table.

    Attributes:
        canvas: the cards.
        line: the line of plain words.
        plaque: the trump plaque.
        pool: the chips of the pool.
        view: what is shown, None before the first game.
        zones: where everything lies, None before the first game.

    Signals:
        arrived(): the cards of the last `present` lie still.
    """

    arrived = Signal()

    def __init__(self, faces: FaceStore, look: Look, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        self._faces = faces
        self._look = look
        self._settings = settings
        self._with_panel = True
        self._choice = HandChoice()
        self._plates: list[SeatPlate] = []
        self._most_held = 0
        self.view: PlayerView | None = None
        self.zones: TableLayout | None = None
        self.canvas = TableCanvas(faces, look, self)
        self.line = LinePanel(look, self)
        self.plaque = TrumpPlaque(look, self)
        self.pool = PoolPile(look, self)
        self.canvas.arrived.connect(self.arrived)

    @property
    def moving(self) -> bool:
        """Whether cards are on their way."""
        return self.canvas.moving

    @property
    def plates(self) -> tuple[SeatPlate, ...]:
        """The name plates, the viewer's own first, then clockwise."""
        return tuple(self._plates)

    def finish(self) -> None:
        """Put every moving card in its place now."""
        self.canvas.finish()

    def present(self, shown: Shown, cue: Cue, factor: float) -> None:
        """Show `shown`, its cards gliding to their places as `cue` says, `factor` times as slow."""
        before = self.view
        self.view = shown.view
        self._choice = HandChoice(offered=offered_cards(shown.view))
        if before is None or before.rules.players != self.view.rules.players or before.seat != self.view.seat:
            self._seat_players(self.view.rules.players)
        if self.zones is None or len(self._plates) != self.view.rules.players:
            self._lay_out()
        elif _most_held(self.view) != self._most_held:
            self._put_zones()
        change = None if shown.kind is None else Change(self.view, shown.kind, shown.mover, shown.before)
        self._go(change, cue, factor)
        self._write_plates()

    def choose(self, choice: HandChoice, factor: float) -> None:
        """Show which cards of the hand may be chosen and which are."""
        self._choice = choice
        self._go(None, REWIND, factor)

    def say(self, line: Line, spoken: str) -> None:
        """Show a line of plain words."""
        self.line.say(line, asks=self.view is not None and self.view.my_turn, spoken=spoken)

    def set_look(self, look: Look, settings: Settings, *, with_panel: bool) -> None:
        """Use another look, other settings, or a table with or without the score panel beside it."""
        self._look, self._settings, self._with_panel = look, settings, with_panel
        self.canvas.set_look(look)
        self.line.set_look(look)
        self.plaque.set_look(look)
        self.pool.set_look(look)
        for plate in self._plates:
            plate.set_look(look)
        self._lay_out()

    def hand_order(self) -> tuple[Card, ...]:
        """The viewer's cards as they lie, left to right."""
        view, settings = self.view, self._settings
        if view is None:
            return ()
        return sorted_hand(view.hand, view.ranking, settings.hand_order, high_left=settings.high_left)

    def plate_frames(self) -> tuple[QRect, ...]:
        """The plates of the others as they are seen, for panels that must not cover them."""
        if self.zones is None:
            return ()
        return tuple(to_qrect(spot.plate) for spot in self.zones.seats)

    def _seat_players(self, players: int) -> None:
        for plate in self._plates:
            plate.hide()
            plate.deleteLater()
        self._plates = [SeatPlate(self._look, self) for _ in range(players)]
        for plate in self._plates:
            plate.show()
        self.zones = None

    def _lay_out(self) -> None:
        if self.view is None or self.width() < 2:
            return
        self._put_zones()
        self._go(None, REWIND, 0.0)

    def _put_zones(self) -> None:
        """Bring everything but the cards to its place."""
        assert self.view is not None
        self._most_held = _most_held(self.view)
        zones = table_layout(
            self.width(),
            self.height(),
            self.view.rules.players,
            text=self._look.text,
            panel=self._with_panel,
            left_handed=self._settings.left_handed,
            cards=self._most_held,
        )
        self.zones = zones
        self.canvas.setGeometry(self.rect())
        self.canvas.flight.setGeometry(self.rect())
        self.canvas.lay_out(zones)
        self.line.setGeometry(to_qrect(zones.line))
        self.plaque.setGeometry(to_qrect(zones.trump))
        self.pool.setGeometry(to_qrect(pool_place(zones)))
        middle = QPointF(*zones.felt.centre)
        own = zones.own_plate
        for place, plate in enumerate(self._plates):
            rect = own if place == 0 else zones.seats[place - 1].plate
            free = not any(seat.block.meets(call_place(rect, self._look.small)) for seat in zones.seats)
            towards = QPointF(*zones.hand.centre) if place == 0 else middle
            plate.put(rect, zones.mode, towards, below_is_free=free)
        self._plates[0].setVisible(not zones.own_plate_hidden)
        self._prepare_faces(zones)
        self._write_plates()

    def _prepare_faces(self, zones: TableLayout) -> None:
        """Have the faces rendered that may be needed, those in the hand first."""
        assert self.view is not None
        ratio = self.devicePixelRatioF()
        self._faces.prepare(zones.card_w, zones.card_h, ratio, first=self.view.hand)
        self._faces.prepare(zones.turn_up.w, zones.turn_up.h, ratio, first=self.view.seen)

    def _go(self, change: Change | None, cue: Cue, factor: float) -> None:
        if self.view is None or self.zones is None:
            return
        choice = replace(self._choice, order=self.hand_order(), dims=self._settings.dim_unplayable)
        self.canvas.go_to(scene(self.view, self.zones, choice), change, cue, factor)
        self._name_cards()

    def _name_cards(self) -> None:
        """What a screen reader says of the viewer's own cards; no other card has a name."""
        assert self.view is not None
        for button in self.canvas.hand_buttons():
            button.setAccessibleName(card_name(button.card))
            button.setAccessibleDescription(self._state_of(button.card))

    def _state_of(self, card: Card) -> str:
        choice = self._choice
        if card in choice.put_out:
            return translate("table", "chosen to be put out")
        if card == choice.chosen:
            return translate("table", "chosen")
        if not choice.offered:
            return ""
        if card in choice.offered:
            return translate("table", "may be chosen")
        return translate("table", "may not be played now")

    def _write_plates(self) -> None:
        if self.view is None or self.zones is None:
            return
        scores, view = self._settings.show_scores, self.view
        with_points = self.zones.panel is None and scores
        for seat in range(self.view.rules.players):
            plate = self._plates[seat_place(self.view, seat)]
            plate.show_text(plate_text(view, seat, with_points=with_points, with_chips=scores))
        self.pool.show_chips(view.pool if scores and view.rules.scoring is Scoring.POOL else None)
        if view.trump is None:
            self.plaque.show_no_trumps(no_trumps_words(view))
        else:
            self.plaque.show_suit(view.trump)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()
