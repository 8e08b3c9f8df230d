"""The table top: cloth, cards, name plates, plaque and line, laid out for the window. It shows; it decides nothing."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QPointF, QRect, QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from twentyfive.core import Card, PlayerView
from twentyfive.core.rules.options import Scoring
from twentyfive.core.view import SeenMove
from twentyfive.engine.game.observations import Shown
from twentyfive.ui.cards.faces import FaceStore
from twentyfive.ui.cards.placement import Place
from twentyfive.ui.settings.model import Settings
from twentyfive.ui.table.animation.cues import REWIND, Cue
from twentyfive.ui.table.animation.pace import pace_for
from twentyfive.ui.table.layout.hand_order import sorted_hand
from twentyfive.ui.table.layout.scene import HandChoice, open_to_all, scene, seat_place
from twentyfive.ui.table.layout.seating import PlateMode
from twentyfive.ui.table.layout.table_layout import Room, Sitting, TableLayout, table_layout
from twentyfive.ui.table.surface.canvas import TableCanvas
from twentyfive.ui.table.surface.open_hands import OpenHands
from twentyfive.ui.table.surface.plate_text import plate_text, spoken_text
from twentyfive.ui.table.surface.plates import SeatPlate, call_place
from twentyfive.ui.table.surface.pool_pile import PoolPile, pool_above, pool_place
from twentyfive.ui.table.surface.status_line import StatusLine
from twentyfive.ui.table.surface.trump_button import TrumpButton
from twentyfive.ui.theme.look import Look
from twentyfive.ui.theme.measures import Rect
from twentyfive.ui.widgets.height_for_width import take_away
from twentyfive.wording.names import card_name, translate
from twentyfive.wording.table.auction import no_trumps_words
from twentyfive.wording.table.line import Line


def to_qrect(rect: Rect) -> QRect:
    """The rectangle for Qt."""
    return QRect(rect.x, rect.y, rect.w, rect.h)


def _sitting_of(view: PlayerView) -> Sitting:
    """Who sits at the table shown, with the kitty in the hand that has taken it up."""
    return Sitting(
        players=view.rules.players,
        cards=max(view.rules.hand_size, *(view.hand_sizes[seat] for seat in view.plays), 0),
        hands=max(1, len(view.plays)),
        open_places=frozenset(seat_place(view, seat) for seat in open_to_all(view)),
    )


class TableTop(QWidget):
    """Everything that lies on the table.

    Attributes:
        canvas: the cards.
        line: the line of plain words.
        plaque: the trump plaque.
        pool: the chips of the pool.
        open_hands: what is said of hands that lie open.
        view: what is shown, None before the first game.
        zones: where everything lies, None before the first game.
        told: what is told of it in writing: as long as cards are on their way that would tell more, of before.
        buttons_below_plate: they stand below the own plate, where that leaves room; see `fit_own_plate`.

    Signals:
        landed(): what the cards on their way were to tell may be told; before `arrived`.
        arrived(): the cards of the last `present` lie still.
    """

    landed = Signal()
    arrived = Signal()

    def __init__(self, faces: FaceStore, look: Look, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        self._faces = faces
        self._look = look
        self._settings = settings
        self._with_panel = True
        self._strip = 0
        self._lent_of: QSize | None = None
        self.buttons_below_plate: list[QWidget] = []
        self._choice = HandChoice()
        self._plates: list[SeatPlate] = []
        self._sitting: Sitting | None = None  # for which all lies where it does
        self._meanwhile: PlayerView | None = None  # told while cards are on their way
        self.view: PlayerView | None = None
        self.zones: TableLayout | None = None
        self.canvas = TableCanvas(faces, look, self)
        faces.resumed.connect(self._on_faces_resumed)
        self.line = StatusLine(look, self)
        self.trump_button = TrumpButton(look, self)
        self.pool = PoolPile(look, self)
        self.open_hands = OpenHands(look, self)
        self.canvas.arrived.connect(self._on_arrived)

    @property
    def moving(self) -> bool:
        """Whether cards are on their way."""
        return self.canvas.moving

    @property
    def told(self) -> PlayerView | None:
        """What is told of the table in writing, None before the first game."""
        return self._meanwhile or self.view

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
        # Who may rob and may play is asked first whether to rob.
        self._choice = HandChoice(offered=self.view.may_put_out or self.view.playable)
        if before is None or before.rules.players != self.view.rules.players or before.player != self.view.player:
            self._seat_players(self.view.rules.players)
        if self.zones is None or len(self._plates) != self.view.rules.players:
            self.lay_out()
        elif _sitting_of(self.view) != self._sitting:
            self._put_zones()
        self._meanwhile = None
        self._go(shown.made, cue, factor)
        if self.moving:
            self._meanwhile = shown.meanwhile
        self._write_plates()

    def choose(self, choice: HandChoice, factor: float) -> None:
        """Show which cards of the hand may be chosen and which are."""
        self._choice = choice
        self._go(None, REWIND, factor)

    def say(self, line: Line, spoken: str) -> None:
        """Show a line of plain words."""
        self.line.say(line, asks=self.told is not None and self.told.my_turn, spoken=spoken)

    def set_look(self, look: Look, settings: Settings, *, with_panel: bool) -> None:
        """Use another look, other settings, or a table with or without the score panel beside it."""
        self._look, self._settings, self._with_panel = look, settings, with_panel
        self.canvas.set_look(look)
        self.line.set_look(look)
        self.trump_button.set_look(look)
        self.pool.set_look(look)
        self.open_hands.set_look(look)
        for plate in self._plates:
            plate.set_look(look)
            plate.breathe(pace_for(settings).factor)
        self.lay_out()

    def lend_panel(self, strip: int, whole: QSize) -> None:
        """Let something else stand where the score panel would, or, without room there, so high above the table.

        `whole` is the room of both. It holds from the next layout on: whoever borrows gives the table another look or
        size now, or has it laid out. A strip that suits the new look has no room in the old one, or the other way.
        """
        self._strip, self._lent_of = strip, whole

    @property
    def panel_lent(self) -> bool:
        """Whether something else stands where the score panel would."""
        return self._lent_of is not None

    def hand_order(self) -> tuple[Card, ...]:
        """The viewer's cards as they lie, left to right."""
        view, settings = self.view, self._settings
        if view is None:
            return ()
        return sorted_hand(view.hand, view.ranking, settings.hand_order, high_left=settings.high_left)

    def plate_frames(self) -> tuple[QRect, ...]:
        """The plates of the others and the calls below them, for panels that must not cover them."""
        if self.zones is None:
            return ()
        plates = [to_qrect(spot.plate) for spot in self.zones.seats]
        calls = [plate.call_area() for plate in self._plates[1:]]
        return (*plates, *(call for call in calls if not call.isEmpty()))

    def trick_frames(self) -> tuple[QRect, ...]:
        """The cards of the trick, for panels that must not cover them."""
        return tuple(to_qrect(lying.rect) for lying in self.canvas.scene if lying.place is Place.TRICK)

    def has_room_for_panel(self) -> bool:
        """Whether the score panel would find room beside the table, if it were wanted."""
        if self.view is None or self.panel_lent:
            return False
        return self._zones_for(_sitting_of(self.view), replace(self._room, panel=True)).panel is not None

    def clear(self, sheet: QRect) -> None:
        """Have the pool lie above a panel that covers this part of the table; without room it is not seen meanwhile.

        What is said of a card that is partly covered stands on the rest of it.
        """
        if self.zones is None:
            return
        self.canvas.lie_under(sheet)
        usual = to_qrect(pool_place(self.zones, self._look))
        places = [usual]
        if sheet.intersects(usual):
            lifted = usual.translated(0, sheet.top() - self.zones.gap - usual.bottom())
            places = [lifted, to_qrect(pool_above(self.zones, self._look, sheet.top()))]
        taken = (*self.plate_frames(), *self.trick_frames())
        within = (place for place in places if not place.isEmpty() and place.top() >= self.zones.felt.y)
        free = (place for place in within if not any(place.intersects(area) for area in taken))
        self.pool.put(usual if usual in places else next(free, None))

    def give_way(self, sheet: QRect) -> None:
        """Show no plate, no backs, no plaque and no pool of which what lies there would leave but a part to be seen."""
        if self.zones is None or self.view is None:
            return
        own, *others = self._plates
        own.setVisible(not self.zones.own_plate_hidden and not sheet.intersects(own.geometry()))
        for plate in others:
            plate.setVisible(not sheet.intersects(plate.frame()))
        blocks = {place: to_qrect(seat.block) for place, seat in enumerate(self.zones.seats, start=1)}
        cut = {place for place, block in blocks.items() if sheet.intersects(block)}
        seats = range(self.view.rules.players)
        self.canvas.leave_out(frozenset(seat for seat in seats if seat_place(self.view, seat) in cut))
        self.trump_button.setVisible(not sheet.intersects(self.trump_button.geometry()))
        if sheet.intersects(self.pool.geometry()):
            self.pool.put(None)

    def _seat_players(self, players: int) -> None:
        take_away(self._plates)
        self._plates = [SeatPlate(self._look, self) for _ in range(players)]
        for plate in self._plates:
            plate.breathe(pace_for(self._settings).factor)
            plate.show()
        self.zones = None

    def lay_out(self) -> None:
        """Bring everything to its place in the present size."""
        if self.view is None or self.width() < 2:
            return
        self._put_zones()
        self._go(None, REWIND, 0.0)

    @property
    def _room(self) -> Room:
        """What the window and the settings leave for the table."""
        whole = self._lent_of or self.size()
        return Room(
            whole.width(),
            whole.height(),
            self._look.text,
            strip=self._strip,
            panel=self._with_panel,
            left_handed=self._settings.left_handed,
        )

    def _zones_for(self, sitting: Sitting, room: Room) -> TableLayout:
        """Where all lies; where open hands find no room above their plates, which is told, without them."""
        try:
            return table_layout(room, sitting)
        except ValueError:
            if not sitting.open_places:
                raise
            return table_layout(room, replace(sitting, open_places=frozenset()))

    def _put_zones(self) -> None:
        """Bring everything but the cards to its place."""
        assert self.view is not None
        self._sitting = _sitting_of(self.view)
        self.zones = zones = self._zones_for(self._sitting, self._room)
        self.canvas.setGeometry(self.rect())
        self.canvas.flight.setGeometry(self.rect())
        self.canvas.lay_out(zones)
        self.line.setGeometry(to_qrect(zones.line))
        self.trump_button.setGeometry(to_qrect(zones.trump))
        self.pool.put(to_qrect(pool_place(zones, self._look)))
        middle = QPointF(*zones.felt.centre)
        for spot, plate in zip(zones.seats, self._plates[1:], strict=True):
            below = call_place(spot.plate, self._look.small)
            free = below.bottom <= zones.cloth.bottom and not any(seat.block.meets(below) for seat in zones.seats)
            plate.put(spot.plate, zones.mode, middle, below_is_free=free)
        self.fit_own_plate()
        self._plates[0].setVisible(not zones.own_plate_hidden)
        plates = [zones.own_plate] * (not zones.own_plate_hidden) + [seat.plate for seat in zones.seats]
        self.canvas.flight.slide_under([to_qrect(plate) for plate in plates])
        self._prepare_faces(zones)
        self._write_plates()

    def fit_own_plate(self) -> None:
        """Have the own plate show less while a button stands below it, where both would not find room else."""
        if self.zones is None:
            return
        zones = self.zones
        under = any(not button.isHidden() for button in self.buttons_below_plate)
        rect = zones.own_plate_over_button if under else zones.own_plate
        mode = zones.mode if rect == zones.own_plate else PlateMode.ONE_ROW
        free = call_place(rect, self._look.small).bottom <= zones.cloth.bottom and not under
        self._plates[0].put(rect, mode, QPointF(*zones.felt.centre), below_is_free=free)

    def _prepare_faces(self, zones: TableLayout) -> None:
        """Have the faces rendered that may be needed."""
        self._faces.prepare(zones.card_w, zones.card_h, self.devicePixelRatioF())

    def _on_faces_resumed(self) -> None:
        if self.zones is not None:
            self._prepare_faces(self.zones)
        self.canvas.ask_again()

    def _go(self, made: SeenMove | None, cue: Cue, factor: float) -> None:
        if self.view is None or self.zones is None:
            return
        choice = replace(
            self._choice,
            order=self.hand_order(),
            others=self._other_order(),
            dims=self._settings.dim_unplayable,
        )
        self.canvas.go_to(scene(self.view, self.zones, choice), made, cue, factor)
        self._name_cards()
        self.open_hands.show(self.view, self.zones)

    def _other_order(self) -> tuple[Card, ...]:
        """The cards of the viewer's other hand as they lie; empty if they play but one."""
        view, settings = self.view, self._settings
        if view is None:
            return ()
        others = [card for seat in view.plays for card in view.open_hands[seat]]
        return sorted_hand(others, view.ranking, settings.hand_order, high_left=settings.high_left)

    def _name_cards(self) -> None:
        """What a screen reader says of the viewer's own cards; no other card has a name."""
        assert self.view is not None
        for button in self.canvas.hand_buttons():
            button.setAccessibleName(card_name(button.card))
            hint = translate("table", "the hint points here") if button.card in self._choice.advised else ""
            button.setAccessibleDescription(", ".join(filter(None, (self._state_of(button.card), hint))))
        for button in self.canvas.other_buttons():
            button.setAccessibleName(card_name(button.card))
            button.setAccessibleDescription(translate("table", "in your other hand"))

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

    def _on_arrived(self) -> None:
        """What was on its way is told: a trick that was carried to its winner is a stroke of the tally now."""
        if self._meanwhile is not None:
            self._meanwhile = None
            self._write_plates()
            self.landed.emit()
        self.arrived.emit()

    def _write_plates(self) -> None:
        view, told = self.view, self.told
        if view is None or told is None or self.zones is None:
            return
        scores = self._settings.show_scores
        with_points = (self.zones.panel is None or self.panel_lent) and scores
        for seat in range(view.rules.players):
            plate = self._plates[seat_place(view, seat)]
            text = plate_text(told, seat, with_points=with_points, with_chips=scores)
            plate.show_text(replace(text, spoken=spoken_text(view, seat)))
        self.pool.show_chips(told.pool if scores and view.rules.scoring is Scoring.POOL else None)
        if told.trump is None:
            self.trump_button.show_no_trumps(no_trumps_words(told))
        else:
            self.trump_button.show_suit(told.trump)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._faces.hold()
        self.lay_out()
