"""The canvas: paints the cloth and every card on it, and moves cards from one scene to the next."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QRect, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QRegion
from PySide6.QtWidgets import QWidget

from twentyfive.core import Card
from twentyfive.core.view import SeenMove
from twentyfive.ui.cards.card_paint import paint_card, paint_flying_card, painted_area
from twentyfive.ui.cards.faces import FaceStore
from twentyfive.ui.cards.placement import Place, Placement, Spot
from twentyfive.ui.table.animation.cues import Cue
from twentyfive.ui.table.animation.glide import Glide
from twentyfive.ui.table.animation.transitions import glides
from twentyfive.ui.table.layout.table_layout import TableLayout
from twentyfive.ui.table.surface.card_buttons import CardButton
from twentyfive.ui.table.surface.cloth import paint_cloth
from twentyfive.ui.theme.look import Look
from twentyfive.ui.widgets.height_for_width import take_away


class TableCanvas(QWidget):
    """All cards of the table.

    Attributes:
        flight: the layer above everything where those on their way are painted; those that lie still are painted here.

    Signals:
        arrived(): the cards of the last motion lie still.
        card_clicked(Card): a card of a hand was pressed.
        card_dragged(Card): one was pressed and let go elsewhere.
        cloth_clicked(): the person clicked beside every card.
    """

    arrived = Signal()
    card_clicked = Signal(object)
    card_dragged = Signal(object)
    cloth_clicked = Signal()

    def __init__(self, faces: FaceStore, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._faces = faces
        self._look = look
        self._layout: TableLayout | None = None
        self._scene: tuple[Placement, ...] = ()
        self._left_out: frozenset[int] = frozenset()
        self._sheet = QRect()
        self._buttons: dict[Card, CardButton] = {}
        self.flight = FlightLayer(faces, look, parent)
        self.flight.arrived.connect(self.arrived)
        faces.ready.connect(self._on_face_ready)

    @property
    def moving(self) -> bool:
        """Whether cards are on their way."""
        return self.flight.moving

    @property
    def scene(self) -> tuple[Placement, ...]:
        """How the cards lie, or will when they have arrived."""
        return self._scene

    @property
    def seen(self) -> tuple[Placement, ...]:
        """Those of them that are not left out."""
        return tuple(self._uncovered(lying) for lying in self._scene if lying.spot.seat not in self._left_out)

    def _uncovered(self, lying: Placement) -> Placement:
        """The same, telling how much of a card of the trick a question leaves to be seen."""
        rect = lying.rect
        if lying.place is not Place.TRICK or not self._sheet.intersects(QRect(rect.x, rect.y, rect.w, rect.h)):
            return lying
        return replace(lying, open=max(0.0, (self._sheet.top() - rect.y) / rect.h))

    def set_look(self, look: Look) -> None:
        """Paint in another look from now on."""
        self._look = look
        self.flight.set_look(look)
        self.update()

    def lay_out(self, layout: TableLayout) -> None:
        """Use the zones of `layout` from now on; cards are put there by the next scene."""
        self._layout = layout
        self.update()

    def go_to(self, scene: Sequence[Placement], made: SeenMove | None, cue: Cue, factor: float) -> None:
        """Bring the cards to `scene`, gliding as `cue` says, `factor` times as slow; at once with 0."""
        interrupted = self.flight.halt()
        before, self._scene = self._scene, tuple(scene)
        self.update(_area(set(before) ^ set(self._scene)))
        faces = [(lying.spot.card, lying.width, lying.height) for lying in self._scene]
        self._faces.expect(faces, self.devicePixelRatioF())
        self._place_buttons()
        if factor and self._layout is not None and self.isVisible():
            ways = glides(before, self._scene, made, cue, self._layout)
            self.flight.start([way.slowed(factor) for way in ways])
        if interrupted and not self.flight.moving:
            self.arrived.emit()  # last, as whoever waits for it may bring the cards to the next scene at once

    def finish(self) -> None:
        """Put every moving card in its place now."""
        self.flight.stop()

    def leave_out(self, seats: frozenset[int]) -> None:
        """Paint no backs of these seats, of which what lies over the table would leave but a part to be seen."""
        if seats != self._left_out:
            self._left_out = seats
            self.ask_again()

    def lie_under(self, sheet: QRect) -> None:
        """Have what is said of a card keep off a question that covers this part of the table."""
        if sheet != self._sheet:
            self._sheet = sheet
            self.ask_again()

    def button_of(self, card: Card) -> CardButton | None:
        """The button over a card of the viewer's hands, None for a card that is in none."""
        return self._buttons.get(card)

    def hand_buttons(self) -> tuple[CardButton, ...]:
        """The buttons of the hand that is played from, left to right."""
        return self._buttons_at(Place.HAND)

    def other_buttons(self) -> tuple[CardButton, ...]:
        """Those of the viewer's other hand; a click tells why it waits, keys pass it by."""
        return self._buttons_at(Place.OTHER_HAND)

    def _buttons_at(self, place: Place) -> tuple[CardButton, ...]:
        cards = [lying.spot.card for lying in self._scene if lying.place is place]
        return tuple(self._buttons[card] for card in cards if card is not None and card in self._buttons)

    def _place_buttons(self) -> None:
        """One button over each face of the viewer's hands, reused as long as its card is held."""
        hands = (Place.HAND, Place.OTHER_HAND)
        held = {lying.spot.card: lying for lying in self._scene if lying.spot.card is not None and lying.place in hands}
        gone = [self._buttons.pop(card) for card in tuple(self._buttons) if card not in held]
        self._inherit_focus(gone)
        for button in gone:
            button.setAccessibleName("")  # it may be a moment before it is gone, and the hand may be another's to see
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

    def _inherit_focus(self, gone: Sequence[CardButton]) -> None:
        """The focus of a card that was played goes to its neighbour, or waits on the table for the next hand.

        Qt would pass it on to every other card that is gone too, and then to the line of words, whose every change
        a screen reader would then read out.
        """
        for button in gone:
            if button.hasFocus():
                left = [each for each in self._buttons.values() if each.focusPolicy() is not Qt.FocusPolicy.NoFocus]
                heirs = sorted(left, key=lambda each: (abs(each.x() - button.x()), -each.x()))
                (heirs[0] if heirs else self).setFocus(Qt.FocusReason.OtherFocusReason)

    def _new_button(self, card: Card) -> CardButton:
        button = CardButton(card, self)
        button.clicked.connect(lambda: self.card_clicked.emit(card))
        button.dragged.connect(lambda: self.card_dragged.emit(card))
        button.walked.connect(lambda step: self._walk(button, step))
        button.marked.connect(lambda: self._repaint(card))
        button.show()
        self._buttons[card] = button
        return button

    def _walk(self, button: CardButton, step: int) -> None:
        row = self.hand_buttons()
        if button not in row:
            return  # the hand it belongs to waits since
        row[(row.index(button) + step) % len(row)].setFocus(Qt.FocusReason.TabFocusReason)

    def _repaint(self, card: Card) -> None:
        self.update(_area(lying for lying in self._scene if lying.spot.card == card))

    def ask_again(self) -> None:
        """Paint all cards anew, so that each asks for the picture of its size."""
        self.update(_area(self._scene))

    def _on_face_ready(self, stem: str) -> None:
        self.update(_area(lying for lying in self._scene if self._faces.stem(lying.spot.card) == stem))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        del event
        self.cloth_clicked.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        if self._layout is not None:
            paint_cloth(painter, event.rect(), self._layout.cloth, self._look)
        flying = self.flight.spots
        for lying in self.seen:
            if lying.spot not in flying and event.region().intersects(painted_area(lying).toAlignedRect()):
                button = None if lying.spot.card is None else self._buttons.get(lying.spot.card)
                ring = button is not None and button.hasFocus()
                paint_card(painter, lying, self._faces, self._look, ring=ring)
        painter.end()


class FlightLayer(QWidget):
    """The cards on their way, above plates and panels. It takes no clicks.

    Signals:
        arrived(): all have arrived.
    """

    arrived = Signal()

    def __init__(self, faces: FaceStore, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._faces = faces
        self._look = look
        self._glides: tuple[Glide, ...] = ()
        self._plates = QRegion()
        self._area = QRegion()
        self._last = 0.0
        # One animation, used again and again: stop, rewind, set the duration, set the moves, start. A duration that
        # is changed before rewinding emits a stale value.
        self._clock = QVariantAnimation(self)
        self._clock.setEasingCurve(QEasingCurve.Type.Linear)
        self._clock.setStartValue(0.0)
        self._clock.valueChanged.connect(self._tick)
        self._clock.finished.connect(self.stop)

    @property
    def moving(self) -> bool:
        """Whether cards are on their way."""
        return bool(self._glides)

    @property
    def spots(self) -> frozenset[Spot]:
        """The cards that are painted here, not on the canvas: each goes over to it when it lands."""
        now = self._now()
        return frozenset(glide.end.spot for glide in self._glides if not glide.vanishes and glide.ends_ms > now)

    def set_look(self, look: Look) -> None:
        """Paint in another look from now on."""
        self._look = look

    def slide_under(self, plates: Iterable[QRect]) -> None:
        """Have the cards fly below the plates that lie there, but for those that are carried onto one."""
        self._plates = QRegion()
        for plate in plates:
            self._plates += plate

    def start(self, ways: Sequence[Glide]) -> None:
        """Set the cards moving; without any nothing happens."""
        if not ways:
            return
        total = max(way.ends_ms for way in ways)
        self._clock.stop()
        self._clock.setCurrentTime(0)
        self._clock.setDuration(max(1, round(total)))
        self._clock.setEndValue(total)
        self._glides = tuple(ways)
        self._last = 0.0
        self._area = self._painted_at(0.0)
        self.raise_()
        self._clock.start()

    def stop(self) -> None:
        """Let every card have arrived."""
        if self.halt():
            self.arrived.emit()

    def halt(self) -> bool:
        """Take all cards away, telling nobody; whether there were any."""
        if not self._glides:
            return False
        self.update(self._area.united(_area(glide.end for glide in self._glides)))
        self._glides = ()
        if self._clock.state() is QAbstractAnimation.State.Running:
            self._clock.stop()
        self._area = QRegion()
        return True

    def _now(self) -> float:
        return float(self._clock.currentValue() or 0.0)

    def _painted_at(self, ms: float) -> QRegion:
        """Where cards are at that time, those included that wait to set out: whatever leaves is painted over."""
        return _area(glide.placement_at(ms) for glide in self._glides if glide.visible_at(ms))

    def _tick(self) -> None:
        if not self._glides:
            return
        now = self._now()
        area = self._painted_at(now)
        landed = _area(glide.end for glide in self._glides if self._last <= glide.ends_ms <= now)
        self.update(self._area.united(area).united(landed))
        self._area, self._last = area, now

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._glides:
            return
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        now = self._now()
        for glide in self._glides:
            if not glide.visible_at(now):
                continue
            card = glide.placement_at(now)
            area = painted_area(card).toAlignedRect()
            if event.region().intersects(area):
                under = not glide.carried and self._plates.intersects(area)
                painter.setClipping(under)
                if under:
                    painter.setClipRegion(QRegion(area).subtracted(self._plates))
                seen = abs(glide.facing_at(now))
                paint_flying_card(painter, card, self._faces, self._look, high=glide.height_at(now), seen=seen)
        painter.end()


def _area(cards: Iterable[Placement]) -> QRegion:
    """All that painting them may touch."""
    area = QRegion()
    for card in cards:
        area += painted_area(card).toAlignedRect()
    return area
