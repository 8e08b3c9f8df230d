"""The canvas: paints the cloth and every card on it, and moves cards from one scene to the next."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import (
    QAbstractAnimation,
    QEasingCurve,
    QPoint,
    QRect,
    Qt,
    QTimer,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import QGuiApplication, QHideEvent, QMouseEvent, QPainter, QPaintEvent, QRegion
from PySide6.QtWidgets import QWidget

from twentyfive.core import Card
from twentyfive.core.view import SeenMove
from twentyfive.presentation.table.cues import Cue
from twentyfive.presentation.table.feel import let_go
from twentyfive.presentation.table.glide import Glide
from twentyfive.presentation.table.placement import Mark, Place, Placement, Spot
from twentyfive.presentation.table.plate_rows import back_size
from twentyfive.presentation.table.table_layout import TableLayout
from twentyfive.presentation.table.transitions import glides
from twentyfive.ui.cards.card_paint import paint_card, paint_flying_card, paint_place, painted_area, painted_region
from twentyfive.ui.cards.faces import FaceStore
from twentyfive.ui.table.surface.card_buttons import CardButton
from twentyfive.ui.table.surface.cloth import paint_cloth
from twentyfive.ui.table.surface.hand_feel import HandFeel
from twentyfive.ui.table.surface.trump_button import paint_tray
from twentyfive.ui.theme.styled import Styled
from twentyfive.ui.widgets.base_button import is_ringed
from twentyfive.ui.widgets.height_for_width import take_away

_HALF_SEAM: Final = 4
"""Half the distance between two cards of a hand that has room."""


class TableCanvas(Styled, QWidget):
    """The cloth and all cards of the table. Cards that lie still are painted here, others by the flight layer.

    Attributes:
        feel: the cards of the hand under the pointer.
        flight: the layer above everything, with the moving cards.

    Signals:
        arrived(): the cards of the last motion lie still.
        card_clicked(Card): a card of a hand was clicked.
        cloth_clicked(): the person clicked beside every card.
        plate_clicked(int): the person clicked the plate of another player, with its place around the table.
    """

    arrived = Signal()
    card_clicked = Signal(object)
    cloth_clicked = Signal()
    plate_clicked = Signal(int)

    def __init__(self, faces: FaceStore, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setMouseTracking(True)
        self._faces = faces
        self._layout: TableLayout | None = None
        self._scene: tuple[Placement, ...] = ()
        self._hidden_seats: frozenset[int] = frozenset()
        self._hidden_places: frozenset[Place] = frozenset()
        self._sheet = QRect()
        self._buttons: dict[Card, CardButton] = {}
        self.feel = HandFeel(self)
        self.flight = FlightLayer(faces, self.feel, parent)
        self.flight.arrived.connect(self.arrived)
        self.feel.clicked.connect(self._click)
        application = QGuiApplication.instance()
        assert isinstance(application, QGuiApplication)
        application.focusWindowChanged.connect(self.feel.drop)
        faces.ready.connect(self._on_face_ready)

    @property
    def moving(self) -> bool:
        """Whether any card is moving."""
        return self.flight.moving

    @property
    def scene(self) -> tuple[Placement, ...]:
        """The places of the cards, for moving cards those at the end of the motion."""
        return self._scene

    @property
    def painted(self) -> tuple[Placement, ...]:
        """The placements that are painted."""
        return tuple(
            self._uncovered(lying)
            for lying in self._scene
            if lying.spot.seat not in self._hidden_seats and lying.place not in self._hidden_places
        )

    def _uncovered(self, lying: Placement) -> Placement:
        """The placement with the share of its height that a question does not cover, for a card of the trick."""
        if lying.place is not Place.TRICK or self._sheet.isEmpty():
            return lying
        rect = lying.rect
        if not self._sheet.intersects(QRect(rect.x, rect.y, rect.w, rect.h)):
            return lying
        return replace(lying, open=max(0.0, (self._sheet.top() - rect.y) / rect.h))

    def lay_out(self, layout: TableLayout) -> None:
        """Use the zones of `layout` from the next scene on."""
        self._layout = layout
        self.update()

    def go_to(self, scene: Sequence[Placement], made: SeenMove | None, cue: Cue, factor: float) -> None:
        """Move the cards to `scene` as `cue` says, `factor` times as slow; at once with factor 0."""
        interrupted = self.flight.halt()
        before, self._scene = self._scene, tuple(scene)
        self.update(painted_region(set(before) ^ set(self._scene)))
        # A card that leaves the hand sets out from where the pointer has brought it.
        held = {lying.spot for lying in self._scene if lying.place is Place.HAND}
        seen = [lying if lying.spot in held else self.feel.posed(lying) for lying in before]
        aloft = {lying.spot for lying in self.feel.aloft}
        self.feel.lie(self._scene, self._layout)
        faces = [(lying.spot.card, lying.width, lying.height) for lying in self._scene]
        if self._layout is not None:
            plates = (self._layout.own_plate, *(seat.plate for seat in self._layout.seats[:1]))
            faces += [
                (None, *back_size(plate, self._layout.types.small)) for plate in plates
            ]  # for the piles of tricks
        self._faces.expect(faces, self.devicePixelRatioF())
        self._place_buttons()
        if factor and self._layout is not None and self.isVisible():
            ways = let_go(glides(seen, self._scene, made, cue, self._layout), aloft)
            self.flight.start([way.slowed(factor) for way in ways])
        if interrupted and not self.flight.moving:
            self.arrived.emit()  # last, because a receiver may call this method again at once

    def finish(self) -> None:
        """Put every moving card in its place."""
        self.flight.stop()

    def hide_backs(self, seats: frozenset[int]) -> None:
        """Paint no backs of these seats, because a panel covers part of them."""
        if seats != self._hidden_seats:
            self._hidden_seats = seats
            self.repaint_cards()

    def hide_places(self, places: frozenset[Place]) -> None:
        """Paint nothing in these places, because a panel covers part of them or is all there is to see."""
        if places != self._hidden_places:
            self._hidden_places = places
            self.update()

    def keep_clear_of(self, sheet: QRect) -> None:
        """Keep the words on the cards clear of a question that covers this part of the table."""
        if sheet != self._sheet:
            self._sheet = sheet
            self.repaint_cards()

    def button_of(self, card: Card) -> CardButton | None:
        """The button over a card of the viewer's hands, None for a card that is in none."""
        return self._buttons.get(card)

    def hand_buttons(self) -> tuple[CardButton, ...]:
        """The buttons of the hand to play, left to right."""
        return self._buttons_at(Place.HAND)

    def other_buttons(self) -> tuple[CardButton, ...]:
        """The buttons of the viewer's other hand: a click explains why it waits, keys skip it."""
        return self._buttons_at(Place.OTHER_HAND)

    def _buttons_at(self, place: Place) -> tuple[CardButton, ...]:
        cards = [lying.spot.card for lying in self._scene if lying.place is place]
        return tuple(self._buttons[card] for card in cards if card is not None and card in self._buttons)

    def _place_buttons(self) -> None:
        """Put one button over each face of the viewer's hands; each stays as long as its card is held."""
        hands = (Place.HAND, Place.OTHER_HAND)
        held = {lying.spot.card: lying for lying in self._scene if lying.spot.card is not None and lying.place in hands}
        gone = [self._buttons.pop(card) for card in tuple(self._buttons) if card not in held]
        self._pass_focus_on(gone)
        for button in gone:
            button.setAccessibleName("")  # it lives on for a moment, in which another player may see the screen
            button.setAccessibleDescription("")
        take_away(gone)
        previous: CardButton | None = None
        for card, lying in held.items():
            button = self._buttons.get(card) or self._new_button(card)
            rect = lying.rect
            button.setGeometry(rect.x, rect.y, rect.w, rect.h)
            button.raise_()
            waits = lying.place is Place.OTHER_HAND
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus if waits else Qt.FocusPolicy.StrongFocus)
            if previous is not None:
                QWidget.setTabOrder(previous, button)
            previous = button

    def _pass_focus_on(self, gone: Sequence[CardButton]) -> None:
        """Give the focus of a card that was played to its neighbour, or to the table until the next hand.

        Qt would pass it on to every other card that is gone, and then to the line of words, whose every change a screen
        reader would read out.
        """
        for button in gone:
            if button.hasFocus():
                left = [each for each in self._buttons.values() if each.focusPolicy() is not Qt.FocusPolicy.NoFocus]
                neighbours = sorted(left, key=lambda each: (abs(each.x() - button.x()), -each.x()))
                (neighbours[0] if neighbours else self).setFocus(Qt.FocusReason.OtherFocusReason)

    def _new_button(self, card: Card) -> CardButton:
        button = CardButton(card, self)
        button.clicked.connect(lambda: self.card_clicked.emit(card))
        button.pointed.connect(lambda here: self.feel.hover(card) if here else self.feel.leave(card))
        button.pressed_at.connect(lambda at: self.feel.press(card, at))
        button.moved_to.connect(self.feel.move)
        button.released_at.connect(self.feel.release)
        button.walked.connect(lambda step: self._walk(button, step))
        button.marked.connect(lambda: self._repaint(card))
        button.show()
        self._buttons[card] = button
        return button

    def _walk(self, button: CardButton, step: int) -> None:
        row = self.hand_buttons()
        if button not in row:
            return  # its hand has become the other hand
        row[(row.index(button) + step) % len(row)].setFocus(Qt.FocusReason.TabFocusReason)

    def _repaint(self, card: Card) -> None:
        self.update(painted_region(lying for lying in self._scene if lying.spot.card == card))

    def repaint_cards(self) -> None:
        """Repaint all cards, so that each asks for the picture in its size."""
        self.update(painted_region(self._scene))

    def _on_face_ready(self, stem: str) -> None:
        self.update(painted_region(lying for lying in self._scene if self._faces.stem(lying.spot.card) == stem))

    def _card_around(self, at: QPoint) -> CardButton | None:
        """The card of a hand that a point just missed: in the seam between two cards, or below a raised one."""
        if self._layout is None:
            return None
        rest = self._layout.cards.bottom
        for button in self._buttons.values():
            held = button.geometry()
            held.setBottom(max(held.bottom(), rest - 1))
            if held.adjusted(-_HALF_SEAM, 0, _HALF_SEAM, 0).contains(at):
                return button
        return None

    def _plate_at(self, at: QPoint) -> int | None:
        """The place of the player whose plate is there; the plates themselves let every click through."""
        seats = () if self._layout is None else self._layout.seats
        plates = enumerate((QRect(seat.plate.x, seat.plate.y, seat.plate.w, seat.plate.h) for seat in seats), start=1)
        return next((place for place, plate in plates if plate.contains(at)), None)

    def _click(self, card: Card) -> None:
        button = self._buttons.get(card)
        if button is not None:
            button.click()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        around, place = self._card_around(event.position().toPoint()), self._plate_at(event.position().toPoint())
        if around is None and place is not None and not self.moving and event.button() is Qt.MouseButton.LeftButton:
            self.plate_clicked.emit(place)
        elif around is None:
            self.cloth_clicked.emit()
        elif event.button() is Qt.MouseButton.LeftButton:
            around.setFocus(Qt.FocusReason.MouseFocusReason)
            self.feel.press(around.card, event.position())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.feel.move(event.position())
        elif self._plate_at(event.position().toPoint()) is None:
            self.unsetCursor()
        else:
            self.setCursor(Qt.CursorShape.PointingHandCursor)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self.feel.release(event.position())

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.feel.drop()
        self.feel.finish()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        if self._layout is not None:
            paint_cloth(painter, event.rect(), self._layout.cloth, self._look.theme, self._look.colours)
            if Place.STOCK not in self._hidden_places:
                paint_tray(painter, self._layout.trump, self._look)
        aloft = self.feel.aloft
        flying = self.flight.spots.union(lying.spot for lying in aloft)
        self._paint_places(painter, aloft)
        for lying in map(self.feel.posed, self.painted):
            if lying.spot not in flying and event.region().intersects(painted_area(lying).toAlignedRect()):
                button = None if lying.spot.card is None else self._buttons.get(lying.spot.card)
                ring = button is not None and is_ringed(button)
                paint_card(painter, lying, self._faces, self._look, ring=ring, light=self.feel.light(lying))
        painter.end()

    def _paint_places(self, painter: QPainter, aloft: Sequence[Placement]) -> None:
        """Paint the places that cards have left, and that in the trick as the aim of one that may be played."""
        for lying in aloft:
            paint_place(painter, lying.rect, self._look.colours.clothink, solid=True)
        dragged = self.feel.dragged
        if self._layout is not None and dragged is not None and Mark.PLAYABLE in dragged.marks:
            paint_place(painter, self._layout.trick[0], self._look.colours.gold, solid=False)


class FlightLayer(Styled, QWidget):
    """The moving cards, above plates and panels. It takes no clicks.

    Signals:
        arrived(): all cards have arrived.
    """

    arrived = Signal()

    def __init__(self, faces: FaceStore, feel: HandFeel, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._faces = faces
        self._feel = feel
        feel.stale.connect(self.update)
        feel.lifted.connect(self.raise_)
        self._glides: tuple[Glide, ...] = ()
        self._plates = QRegion()
        self._area = QRegion()
        self._last = 0.0
        self._seen = False  # a frame of this motion has been painted
        # One animation is used for every motion: stop, rewind, set the duration, set the glides, start. A duration
        # changed before rewinding emits a stale value.
        self._clock = QVariantAnimation(self)
        self._clock.setEasingCurve(QEasingCurve.Type.Linear)
        self._clock.setStartValue(0.0)
        self._clock.valueChanged.connect(self._tick)
        # What follows an arrival, such as the next step, would hold up the frame in which the cards land by 10 ms.
        self._landed = QTimer(self, singleShot=True, interval=0)
        self._landed.timeout.connect(self.stop)
        self._clock.finished.connect(self._landed.start)

    @property
    def moving(self) -> bool:
        """Whether any card is moving."""
        return bool(self._glides)

    @property
    def spots(self) -> frozenset[Spot]:
        """The cards painted here instead of on the canvas; each goes over to the canvas when it lands."""
        now = self._now()
        return frozenset(glide.end.spot for glide in self._glides if not glide.vanishes and glide.ends_ms > now)

    def slide_under(self, plates: Iterable[QRect]) -> None:
        """Let the cards pass under these plates, except cards that are carried to one."""
        self._plates = QRegion()
        for plate in plates:
            self._plates += plate

    def start(self, ways: Sequence[Glide]) -> None:
        """Start the motion; without glides nothing happens."""
        if not ways:
            return
        total = max(way.ends_ms for way in ways)
        self._clock.stop()
        self._clock.setCurrentTime(0)
        self._clock.setDuration(max(1, round(total)))
        self._clock.setEndValue(total)
        self._glides = tuple(ways)
        self._last = 0.0
        self._seen = False
        self._area = self._painted_at(0.0)
        self.raise_()
        self._clock.start()

    def _set_out(self) -> None:
        """Start the clock again once the first frame is on the screen.

        That frame often shows a whole new table, and the cards would jump ahead by the time that it takes. Until then
        the clock runs all the same, or cards would never arrive in a window of which nothing is painted.
        """
        if self._clock.state() is QAbstractAnimation.State.Running:
            self._clock.stop()
            self._clock.start()

    def stop(self) -> None:
        """End the motion: every card has arrived."""
        if self.halt():
            self.arrived.emit()

    def halt(self) -> bool:
        """Remove all cards without a signal, and return True if there were any."""
        if not self._glides:
            return False
        self.update(self._area.united(painted_region(glide.end for glide in self._glides)))
        self._glides = ()
        self._landed.stop()
        if self._clock.state() is QAbstractAnimation.State.Running:
            self._clock.stop()
        self._area = QRegion()
        return True

    def _now(self) -> float:
        return float(self._clock.currentValue() or 0.0)

    def _painted_at(self, ms: float) -> QRegion:
        """The area of the visible cards at that time, also of those that still wait to set out, beside the plates."""
        visible = [glide for glide in self._glides if glide.visible_at(ms)]
        over, under = (
            painted_region(self._placed(each, ms) for each in visible if each.carried is carried)
            for carried in (True, False)
        )
        return over.united(under.subtracted(self._plates))

    def _placed(self, glide: Glide, ms: float) -> Placement:
        """A card at that time; one that the hand keeps also answers the pointer."""
        card = glide.placement_at(ms)
        return self._feel.posed(card) if glide.end.place is Place.HAND else card

    def _tick(self) -> None:
        if not self._glides:
            return
        now = self._now()
        area = self._painted_at(now)
        landed = painted_region(glide.end for glide in self._glides if self._last <= glide.ends_ms <= now)
        self.update(self._area.united(area).united(landed))
        self._area, self._last = area, now

    def paintEvent(self, event: QPaintEvent) -> None:
        aloft = self._feel.aloft
        if not self._glides and not aloft:
            return
        if self._glides and not self._seen:
            self._seen = True
            QTimer.singleShot(0, self, self._set_out)
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        now, held = self._now(), {lying.spot for lying in aloft}
        for glide in self._glides:
            if not glide.visible_at(now) or glide.end.spot in held:
                continue
            card = self._placed(glide, now)
            area = painted_area(card).toAlignedRect()
            if event.region().intersects(area):
                under = not glide.carried and self._plates.intersects(area)
                painter.setClipping(under)
                if under:
                    painter.setClipRegion(QRegion(area).subtracted(self._plates))
                seen = abs(glide.facing_at(now))
                paint_flying_card(painter, card, self._faces, self._look, high=glide.height_at(now), seen=seen)
        painter.setClipping(False)
        for lying in aloft:
            high = self._feel.light(lying)
            paint_flying_card(painter, self._feel.posed(lying), self._faces, self._look, high=high, light=high)
        painter.end()
