"""The table top: cloth, cards, name plates, trump button and line, laid out for the window. It decides nothing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRect, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from twentyfive.core import Card, PlayerView
from twentyfive.core.rules.options import Scoring
from twentyfive.core.view import SeenMove
from twentyfive.engine.game.observations import Shown
from twentyfive.engine.seating.players import Sitter, faces_of
from twentyfive.presentation.measures import Rect
from twentyfive.presentation.settings import Settings
from twentyfive.presentation.table.cues import REWIND, Cue
from twentyfive.presentation.table.frame import Room
from twentyfive.presentation.table.hand_order import sorted_hand
from twentyfive.presentation.table.placement import Place
from twentyfive.presentation.table.plate_text import plate_text, spoken_text, with_name, with_word
from twentyfive.presentation.table.scene import HandChoice, open_to_all, scene, seat_place
from twentyfive.presentation.table.seating import PlateMode
from twentyfive.presentation.table.table_layout import Sitting, TableLayout, crowded_layout, table_layout
from twentyfive.ui.cards.faces import FaceStore
from twentyfive.ui.table.pace import pace_for
from twentyfive.ui.table.surface.canvas import TableCanvas
from twentyfive.ui.table.surface.open_hands import OpenHands
from twentyfive.ui.table.surface.plates import SeatPlate, call_place
from twentyfive.ui.table.surface.pool_pile import PoolPile, pool_above, pool_place
from twentyfive.ui.table.surface.status_line import StatusLine
from twentyfive.ui.table.surface.trump_button import TrumpButton
from twentyfive.ui.theme.styled import Styled
from twentyfive.ui.widgets.height_for_width import take_away
from twentyfive.wording.names import card_title, translate
from twentyfive.wording.table.auction import no_trumps_words
from twentyfive.wording.table.line import Line


def to_qrect(rect: Rect) -> QRect:
    """The rectangle as a `QRect`."""
    return QRect(rect.x, rect.y, rect.w, rect.h)


_IN_TRAY: Final = frozenset({Place.STOCK, Place.TURN_UP, Place.KITTY, Place.OUT})
_IN_HANDS: Final = frozenset({Place.HAND, Place.OTHER_HAND})


def _sitting_of(view: PlayerView, *, faces: bool) -> Sitting:
    """The sitting of the table shown; a hand that has taken up the kitty counts with its cards."""
    return Sitting(
        players=view.rules.players,
        cards=max(view.rules.hand_size, *(view.hand_sizes[seat] for seat in view.plays), 0),
        hands=max(1, len(view.plays)),
        open_places=frozenset(seat_place(view, seat) for seat in open_to_all(view)),
        faces=faces,
    )


class TableView(Styled, QWidget):
    """Everything that lies on the table.

    Attributes:
        canvas: the cards.
        line: the line of plain words.
        trump_button: the tray beside the hand, with the trumps.
        pool: the chips of the pool.
        open_hands: the signs of open hands.
        view: the view shown, None before the first game.
        zones: the layout of the table, None before the first game.
        buttons_below_plate: the buttons that stand below the viewer's plate if it leaves room; see `fit_own_plate`.

    Signals:
        landed(): moving cards have arrived that the written text had to wait for; emitted before `arrived`.
        player_asked(int): the person asks who the player at this place around the table is.
        arrived(): the cards of the last `present` lie still.
    """

    landed = Signal()
    player_asked = Signal(int)
    arrived = Signal()

    def __init__(self, faces: FaceStore, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        self._faces = faces
        self._settings = settings
        self._with_panel = True
        self._for_all = False
        self._words: Mapping[int, str] = {}
        self._characters: Mapping[int, str] = {}
        self._calls_by_name = False
        self._strip = 0
        self._shared_size: QSize | None = None
        self.buttons_below_plate: list[QWidget] = []
        self._choice = HandChoice()
        self._plates: list[SeatPlate] = []
        self._sitting: Sitting | None = None  # the one that the zones are for
        self._meanwhile: PlayerView | None = None  # the view that the text describes while cards move
        self.view: PlayerView | None = None
        self.zones: TableLayout | None = None
        self.canvas = TableCanvas(faces, self)
        faces.resumed.connect(self._on_faces_resumed)
        faces.ready.connect(self._on_face_ready)
        self.line = StatusLine(self)
        self.trump_button = TrumpButton(self)
        self.pool = PoolPile(self)
        self.open_hands = OpenHands(self)
        self.canvas.arrived.connect(self._on_arrived)
        self.canvas.plate_clicked.connect(self.player_asked)

    @property
    def moving(self) -> bool:
        """Whether any card is moving."""
        return self.canvas.moving

    @property
    def text_view(self) -> PlayerView | None:
        """The view that plates, scores and line describe, None before the first game.

        While cards move it may be an earlier one than `view`, so that no text is ahead of the cards.
        """
        return self._meanwhile or self.view

    @property
    def plates(self) -> tuple[SeatPlate, ...]:
        """The name plates, the viewer's own first, then clockwise."""
        return tuple(self._plates)

    def finish(self) -> None:
        """Put every moving card in its place."""
        self.canvas.finish()

    def present(self, shown: Shown, cue: Cue, factor: float) -> None:
        """Show `shown`: the cards glide to their places as `cue` says, `factor` times as slow."""
        before = self.view
        self.view = shown.view
        # A player who may rob and may play is first asked whether to rob.
        self._choice = HandChoice(offered=self.view.may_put_out or self.view.playable)
        if before is None or before.rules.players != self.view.rules.players or before.player != self.view.player:
            self._seat_players(self.view.rules.players)
        if self.zones is None or len(self._plates) != self.view.rules.players:
            self.lay_out()
        elif self._sitting_of(self.view) != self._sitting:
            self._put_zones()
        self._meanwhile = None
        self._show_scene(shown.made, cue, factor)
        if self.moving:
            self._meanwhile = shown.view_in_motion
        self._write_plates()

    def choose(self, choice: HandChoice, factor: float) -> None:
        """Show the cards of the hand that may be chosen, and those chosen."""
        self._choice = choice
        self._show_scene(None, REWIND, factor)

    def say(self, line: Line, spoken: str = "") -> None:
        """Show a line of plain words; `spoken` is for a screen reader, if it is not the line."""
        self.line.say(line, asks=self.text_view is not None and self.text_view.my_turn, spoken=spoken)

    def use(self, settings: Settings, *, with_panel: bool, for_all: bool = False) -> None:
        """Lay the table out by these settings, with or without the score panel beside it, or as one for all."""
        self._settings, self._with_panel, self._for_all = settings, with_panel, for_all
        factor = pace_for(settings).factor
        for plate in self._plates:
            plate.breathe(factor)
        self.canvas.feel.slow_by(factor)
        self.lay_out()

    @property
    def is_for_all(self) -> bool:
        """Whether the table is laid out as one for all."""
        return self._for_all

    def seat(self, sitters: Sequence[Sitter]) -> None:
        """Take the players of a game, by seat, before it is shown; the characters among them have faces."""
        self._characters = faces_of(sitters)

    def _sitting_of(self, view: PlayerView) -> Sitting:
        return _sitting_of(view, faces=bool(self._characters) and self._settings.faces)

    def show_words(self, words: Mapping[int, str]) -> None:
        """Show these words on plates, by seat: about players who are elsewhere."""
        if words != self._words:
            self._words = words
            self._write_plates()

    def call_by_name(self, on: bool) -> None:
        """Show the viewer's name on their plate instead of "You", or no longer."""
        self._calls_by_name = on
        self._write_plates()

    def lend_panel(self, strip: int, whole: QSize) -> None:
        """Leave room for another widget in the place of the score panel, or in a strip above the table.

        It takes effect with the next layout: the caller then gives the table another look or size, or lays it out. Laid
        out at once, a strip for the new look might have no room in the old one.

        Args:
            strip: the height of the strip above the table, 0 if the widget has the place of the score panel.
            whole: the size of the table and the widget together.
        """
        self._strip, self._shared_size = strip, whole

    @property
    def panel_lent(self) -> bool:
        """Whether another widget has the place of the score panel."""
        return self._shared_size is not None

    def hand_order(self) -> tuple[Card, ...]:
        """The viewer's cards in the order shown, left to right."""
        view, settings = self.view, self._settings
        if view is None:
            return ()
        return sorted_hand(view.hand, view.ranking, settings.hand_order, high_left=settings.high_left)

    def plate_frames(self) -> tuple[QRect, ...]:
        """The plates of the other players and the calls below them, for panels that must not cover them."""
        if self.zones is None:
            return ()
        plates = [to_qrect(spot.plate) for spot in self.zones.seats]
        calls = [plate.call_area() for plate in self._plates[1:]]
        return (*plates, *(call for call in calls if not call.isEmpty()))

    def trick_frames(self) -> tuple[QRect, ...]:
        """The cards of the trick, for panels that must not cover them."""
        return tuple(to_qrect(lying.rect) for lying in self.canvas.scene if lying.place is Place.TRICK)

    def has_room_for_panel(self) -> bool:
        """Whether the score panel would have room beside the table, if it were wanted."""
        if self.view is None or self.panel_lent:
            return False
        return self._zones_for(self._sitting_of(self.view), replace(self._room, panel=True)).panel is not None

    def make_room_for(self, sheet: QRect) -> None:
        """Move pool and words clear of a panel that covers this part of the table.

        The pool moves above the panel, or is hidden if it has no room there; the words on a card that is partly covered
        move to the rest of it.
        """
        if self.zones is None:
            return
        self.canvas.keep_clear_of(sheet)
        usual = to_qrect(pool_place(self.zones, self._look.small, self._look.face))
        places = [usual]
        if sheet.intersects(usual):
            lifted = usual.translated(0, sheet.top() - self.zones.gap - usual.bottom())
            places = [lifted, to_qrect(pool_above(self.zones, self._look.small, self._look.face, sheet.top()))]
        taken = (*self.plate_frames(), *self.trick_frames())
        within = (place for place in places if not place.isEmpty() and place.top() >= self.zones.felt.y)
        free = (place for place in within if not any(place.intersects(area) for area in taken))
        self.pool.put(usual if usual in places else next(free, None))

    def hide_under(self, sheet: QRect, *, hands: bool = False) -> None:
        """Hide plates, backs, tray and pool if a panel in this place covers any part of them, and `hands` if asked."""
        if self.zones is None or self.view is None:
            return
        own, *others = self._plates
        own.setVisible(not self.zones.own_plate_hidden and not sheet.intersects(own.geometry()))
        for plate in others:
            plate.setVisible(not sheet.intersects(plate.frame()))
        blocks = {place: to_qrect(seat.block) for place, seat in enumerate(self.zones.seats, start=1)}
        cut = {place for place, block in blocks.items() if sheet.intersects(block)}
        seats = range(self.view.rules.players)
        self.canvas.hide_backs(frozenset(seat for seat in seats if seat_place(self.view, seat) in cut))
        tray = sheet.intersects(self.trump_button.geometry())
        self.trump_button.setVisible(not tray)
        self.canvas.hide_places((_IN_TRAY if tray else frozenset()) | (_IN_HANDS if hands else frozenset()))
        if sheet.intersects(self.pool.geometry()):
            self.pool.put(None)

    def _seat_players(self, players: int) -> None:
        take_away(self._plates)
        self._plates = [SeatPlate(self._faces, self) for _ in range(players)]
        for place, plate in enumerate(self._plates):
            plate.breathe(pace_for(self._settings).factor)
            plate.asked.connect(partial(self.player_asked.emit, place))
            plate.walked.connect(partial(self._walk_plates, place))
            # All plates are one stop of Tab, or the way from the cards to the buttons would be long.
            plate.setFocusPolicy(Qt.FocusPolicy.TabFocus if place == 1 else Qt.FocusPolicy.NoFocus)
            plate.show()
        self.zones = None

    def _walk_plates(self, place: int, step: int) -> None:
        others = len(self._plates) - 1
        self._plates[1 + (place - 1 + step) % others].setFocus(Qt.FocusReason.TabFocusReason)

    def lay_out(self) -> None:
        """Bring everything to its place in the current size."""
        if self.view is None or self.width() < 2:
            return
        self._put_zones()
        self._show_scene(None, REWIND, 0.0)

    @property
    def _room(self) -> Room:
        """The room that the window and the settings leave for the table."""
        whole = self._shared_size or self.size()
        return Room(
            whole.width(),
            whole.height(),
            self._look.text,
            self._look.target,
            strip=self._strip,
            panel=self._with_panel,
            for_all=self._for_all,
            left_handed=self._settings.left_handed,
            enlarged=self._look.scale,
        )

    def _zones_for(self, sitting: Sitting, room: Room) -> TableLayout:
        """The layout for `sitting`; if open hands have no room above their plates, the layout without them."""
        try:
            return table_layout(room, sitting)
        except ValueError:
            if not sitting.open_places:
                return crowded_layout(room, sitting)
            return self._zones_for(replace(sitting, open_places=frozenset()), room)

    def _put_zones(self) -> None:
        """Bring everything but the cards to its place."""
        assert self.view is not None
        self._sitting = self._sitting_of(self.view)
        self.zones = zones = self._zones_for(self._sitting, self._room)
        self.canvas.setGeometry(self.rect())
        self.canvas.flight.setGeometry(self.rect())
        self.canvas.lay_out(zones)
        self.line.put(to_qrect(zones.line))
        self.trump_button.setGeometry(to_qrect(zones.trump))
        self.trump_button.divide(zones.tray)
        self.pool.put(to_qrect(pool_place(zones, self._look.small, self._look.face)))
        middle = QPointF(*zones.felt.centre)
        for spot, plate in zip(zones.seats, self._plates[1:], strict=True):
            below = call_place(spot.plate, self._look.small)
            free = below.bottom <= zones.cloth.bottom and not any(seat.block.meets(below) for seat in zones.seats)
            plate.put(spot.plate, zones.mode, middle, below_is_free=free, has_face=spot.has_face)
        self.fit_own_plate()
        self._plates[0].setVisible(not zones.own_plate_hidden)
        plates = [zones.own_plate] * (not zones.own_plate_hidden) + [seat.plate for seat in zones.seats]
        self.canvas.flight.slide_under([to_qrect(plate) for plate in plates])
        self._prepare_faces(zones)
        self._write_plates()

    def fit_own_plate(self) -> None:
        """Let the viewer's plate show less while a button stands below it, if both have no room otherwise."""
        if self.zones is None:
            return
        zones = self.zones
        under = any(not button.isHidden() for button in self.buttons_below_plate)
        rect = zones.own_plate_over_button if under else zones.own_plate
        mode = zones.mode if rect == zones.own_plate else PlateMode.ONE_ROW
        free = call_place(rect, self._look.small).bottom <= zones.cloth.bottom and not under
        has_face = any(seat.has_face for seat in zones.seats)
        self._plates[0].put(rect, mode, QPointF(*zones.felt.centre), below_is_free=free, has_face=has_face)

    def _prepare_faces(self, zones: TableLayout) -> None:
        """Start rendering the faces that may be needed."""
        self._faces.prepare(zones.card_w, zones.card_h, self.devicePixelRatioF())

    def _on_faces_resumed(self) -> None:
        if self.zones is not None:
            self._prepare_faces(self.zones)
        self.canvas.repaint_cards()

    def _on_face_ready(self, stem: str) -> None:
        """Show the piles of tricks by the backs in use."""
        if stem == self._faces.back:
            for plate in self._plates:
                plate.update()

    def _show_scene(self, made: SeenMove | None, cue: Cue, factor: float) -> None:
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
        """The cards of the viewer's other hand in the order shown; empty for a player of one hand."""
        view, settings = self.view, self._settings
        if view is None:
            return ()
        others = [card for seat in view.plays for card in view.open_hands[seat]]
        return sorted_hand(others, view.ranking, settings.hand_order, high_left=settings.high_left)

    def _name_cards(self) -> None:
        """Give the viewer's cards their names for a screen reader; no other card has a name."""
        assert self.view is not None
        for button in self.canvas.hand_buttons():
            button.setAccessibleName(card_title(button.card))
            hint = translate("table", "the hint points here") if button.card in self._choice.advised else ""
            button.tell_state(", ".join(filter(None, (self._state_of(button.card), hint))))
        for button in self.canvas.other_buttons():
            button.setAccessibleName(card_title(button.card))
            button.tell_state(translate("table", "in your other hand"))

    def _state_of(self, card: Card) -> str:
        choice = self._choice
        if card in choice.put_out:
            return translate("table", "chosen to be put out")
        if card == choice.chosen:
            return translate("table", "chosen")
        if not choice.offered or card in choice.offered:
            return ""
        return translate("table", "may not be played now")

    def _on_arrived(self) -> None:
        """Update the text: a trick that was carried to its winner is now a back of the pile."""
        if self._meanwhile is not None:
            self._meanwhile = None
            self._write_plates()
            self.landed.emit()
        self.arrived.emit()

    def _write_plates(self) -> None:
        view, text_view = self.view, self.text_view
        if view is None or text_view is None or self.zones is None:
            return
        scores = self._settings.show_scores
        with_points = (self.zones.panel is None or self.panel_lent) and scores
        for seat in range(view.rules.players):
            plate = self._plates[seat_place(view, seat)]
            text = plate_text(text_view, seat, with_points=with_points, with_chips=scores)
            text = replace(text, spoken=spoken_text(view, seat))
            text = with_name(text, view.names[seat]) if text.own and self._calls_by_name else text
            plate.look_like(self._characters.get(seat))
            plate.show_text(with_word(text, self._words.get(seat, "")))
        self.pool.show_chips(text_view.pool if scores and view.rules.scoring is Scoring.POOL else None)
        if text_view.trump is None:
            self.trump_button.show_no_trumps(no_trumps_words(text_view))
        else:
            self.trump_button.show_suit(text_view.trump)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._faces.hold()
        self.lay_out()
