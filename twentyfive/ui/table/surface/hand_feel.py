"""The hand under the pointer: presses and movements become clicks and throws, and poses of the cards meanwhile."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from math import ceil

from PySide6.QtCore import QAbstractAnimation, QObject, QPointF, QTimer, QVariantAnimation, Signal
from PySide6.QtGui import QRegion

from twentyfive.core import Card
from twentyfive.presentation.measures import Rect
from twentyfive.presentation.table.feel import (
    AT_REST,
    FALLS_MS,
    HOME_MS,
    RISES_MS,
    SHAKES_MS,
    SINKS_MS,
    STILL_MS,
    STRAIGHTENS_MS,
    Fate,
    Hold,
    Passage,
    Pose,
    shake_of,
    under_pointer,
)
from twentyfive.presentation.table.placement import Place, Placement
from twentyfive.presentation.table.table_layout import TableLayout
from twentyfive.ui.cards.card_paint import PLACE_EDGE, painted_region


class HandFeel(QObject):
    """Moves the cards of the hand by the pointer. It knows nothing of the game but the marks on the cards.

    Attributes:
        clock: returns the time in milliseconds.

    Signals:
        stale(QRegion): this part of the table has to be painted again.
        lifted(Card): a card begins to follow the pointer.
        clicked(Card): a card was pressed and let go.
        thrown(Card): a card was let go above the hand.
    """

    stale = Signal(QRegion)
    lifted = Signal(object)
    clicked = Signal(object)
    thrown = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.clock: Callable[[], float] = lambda: 1000 * time.monotonic()
        self._factor = 0.0
        self._layout: TableLayout | None = None
        self._lying: dict[Card, Placement] = {}  # the cards of the hands at rest
        self._painted: dict[Card, Placement] = {}  # as each was last painted, if it was not at rest
        self._under: Card | None = None  # the card under the pointer
        self._hold: Hold | None = None
        self._poses: dict[Card, Pose] = {}
        self._passages: dict[Card, Passage] = {}  # of the cards that are on their way to another pose
        self._aloft: set[Card] = set()  # the card that follows the pointer, and those on their way home
        self._still = QTimer(self)
        self._still.setSingleShot(True)
        self._still.setInterval(STILL_MS)
        self._still.timeout.connect(self._straighten)
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.valueChanged.connect(self._on_tick)
        self._clock.finished.connect(self._settle)

    def slow_by(self, factor: float) -> None:
        """Take `factor` times as long from now on; with 0 nothing moves but the card that is dragged."""
        self._factor = factor
        if not factor:
            self.finish()

    def lie(self, scene: Sequence[Placement], layout: TableLayout | None) -> None:
        """Take the cards of the hands from a new scene. What is held is let go of if it or the table has changed."""
        hands = (Place.HAND, Place.OTHER_HAND)
        found = {lying.spot.card: lying for lying in scene if lying.place in hands and lying.spot.card is not None}
        for card in self._lying.keys() - found.keys():
            self._forget(card)
        resized, self._layout = layout != self._layout, layout
        self._lying = found
        if resized:
            self.drop()
            self.finish()
        self._settle()

    def posed(self, lying: Placement) -> Placement:
        """The card of a hand in its present pose; any other card as it lies."""
        return self._pose(lying.spot.card).of(lying)

    def light(self, lying: Placement) -> float:
        """How bright a card is, and how high above the cloth, from 0 to 1."""
        return self._pose(lying.spot.card).light

    @property
    def aloft(self) -> tuple[Placement, ...]:
        """The cards above everything on the table, at rest: the one that is dragged, and those on their way home."""
        return tuple(self._lying[card] for card in self._aloft)

    @property
    def dragged(self) -> Placement | None:
        """The card that is dragged, at rest; None if none is."""
        hold = self._hold
        return self._lying[hold.card] if hold is not None and hold.drags else None

    def hover(self, card: Card | None) -> None:
        """Note that the pointer is over this card of the hand, or over none."""
        before, self._under = self._under, card
        for each in (before, card):
            if each is not None and each in self._lying.keys() - self._aloft:
                self._go(each, self._wanted(each), RISES_MS if each == card else FALLS_MS)

    def leave(self, card: Card) -> None:
        """Note that the pointer has left this card."""
        if self._under == card:
            self.hover(None)

    def press(self, card: Card, at: QPointF) -> None:
        """Take hold of a card."""
        if self._hold is None and card in self._lying:
            point = (at.x(), at.y())
            self._hold = Hold(card, point, point, self.clock())
            if card not in self._aloft:
                self._go(card, self._wanted(card), SINKS_MS)

    def move(self, at: QPointF) -> None:
        """Let the card that is held follow the pointer, if that has gone far enough."""
        if self._hold is None or self._layout is None:
            return
        card, before = self._hold.card, self._hold
        leaning = replace(before, lean=self._pose(card).angle) if before.drags else before
        self._hold = hold = leaning.moved((at.x(), at.y()), self.clock())
        if not hold.drags:
            return
        moves = self._factor > 0
        self._aloft.add(card)
        self._passages.pop(card, None)
        self._take(card, hold.pose(self._layout.lift, moves=moves))
        if not before.drags:
            self._repaint_target()
            self.lifted.emit(card)
        if moves:
            self._still.start()

    def release(self, at: QPointF) -> None:
        """Let go of the card that is held: a click, a throw, or a way home."""
        self.move(at)
        if self._hold is None or self._layout is None:
            return
        card, layout = self._hold.card, self._layout
        fate = self._hold.fate(self._lying[card], layout.hand.y, Rect(0, 0, layout.width, layout.height))
        self.drop()  # the way home begins at once: a card that is played by the throw sets out from where it now is
        if fate is Fate.CLICKED:
            self.clicked.emit(card)
        elif fate is Fate.THROWN:
            self.thrown.emit(card)

    def drop(self) -> bool:
        """Let go of the card that is held, which goes home; return False if none is."""
        hold, self._hold = self._hold, None
        self._still.stop()
        if hold is None:
            return False
        if hold.drags:
            self._repaint_target()
        self._go(hold.card, self._wanted(hold.card), HOME_MS if hold.drags else RISES_MS)
        return True

    def shake(self, card: Card) -> None:
        """Shake a card that may not be played, as soon as it is at home."""
        if card not in self._lying or self._layout is None or not self._factor:
            return
        pose = self._pose(card)
        going = self._passages.get(card) or Passage(pose, pose, self._now())
        self._set_out(card, replace(going, shake=shake_of(self._layout.lift), shakes_ms=self._factor * SHAKES_MS))

    def finish(self) -> None:
        """Bring every card to the end of its way at once."""
        self._clock.stop()
        for card, passage in tuple(self._passages.items()):
            self._arrive(card, passage)
        self._settle()

    def _straighten(self) -> None:
        """Let the dragged card hang straight again, because the pointer stands still."""
        hold = self._hold
        if hold is not None and hold.drags:
            self._go(hold.card, self._pose(hold.card)._replace(angle=0.0), STRAIGHTENS_MS)

    def _settle(self) -> None:
        """Bring every card into the pose in which it rests, after the pointer or the marks have changed."""
        for card in self._lying.keys() - self._aloft:
            self._go(card, self._wanted(card), FALLS_MS)

    def _wanted(self, card: Card) -> Pose:
        """The pose in which a card of the hand comes to rest."""
        pressed = self._hold is not None and self._hold.card == card
        if self._layout is None or not (pressed or card == self._under):
            return AT_REST
        return under_pointer(self._lying[card], self._layout.lift, pressed=pressed, moves=self._factor > 0)

    def _pose(self, card: Card | None) -> Pose:
        if card is None:
            return AT_REST
        passage = self._passages.get(card)
        return self._poses.get(card, AT_REST) if passage is None else passage.at(self._now())

    def _now(self) -> float:
        return float(self._clock.currentTime())

    def _go(self, card: Card, end: Pose, lasts_ms: float) -> None:
        """Bring a card into a pose within that time at normal speed."""
        going, start = self._passages.get(card), self._pose(card)
        if (start if going is None else going.end) == end:
            return
        if self._factor:
            self._set_out(card, Passage(start, end, self._now(), self._factor * lasts_ms))
        else:
            self._arrive(card, Passage(start, end))

    def _set_out(self, card: Card, passage: Passage) -> None:
        """Let a card go this way, which begins now or has begun."""
        if self._clock.state() is QAbstractAnimation.State.Stopped:
            self._clock.setCurrentTime(0)
            self._clock.setDuration(1)
            passage = replace(passage, begins_ms=0.0)
        self._passages[card] = passage
        self._clock.setDuration(max(self._clock.duration(), ceil(passage.ends_ms)))
        if self._clock.state() is QAbstractAnimation.State.Stopped:
            self._clock.start()

    def _on_tick(self) -> None:
        for card, passage in tuple(self._passages.items()):
            if passage.ends_ms <= self._now():
                self._arrive(card, passage)
            else:
                self._repaint(card)

    def _arrive(self, card: Card, passage: Passage) -> None:
        """End the way of a card."""
        self._passages.pop(card, None)
        self._take(card, passage.end)
        if self._hold is None or self._hold.card != card or not self._hold.drags:
            self._aloft.discard(card)

    def _take(self, card: Card, pose: Pose) -> None:
        """Show a card in this pose."""
        self._poses[card] = pose
        self._repaint(card)

    def _repaint_target(self) -> None:
        """Let the place in the trick be marked as the aim of the dragged card, or no longer."""
        if self._layout is not None:
            aim = self._layout.trick[0].grown(PLACE_EDGE)
            self.stale.emit(QRegion(aim.x, aim.y, aim.w, aim.h))

    def _repaint(self, card: Card) -> None:
        lying = self._lying[card]
        before, now = self._painted.get(card, lying), self.posed(lying)
        self._painted[card] = now
        self.stale.emit(painted_region((before, now)))

    def _forget(self, card: Card) -> None:
        """Let go of a card that has left the hand."""
        if self._hold is not None and self._hold.card == card:
            self._hold = None
            self._still.stop()
        if self._under == card:
            self._under = None
        if card in self._painted:
            self.stale.emit(painted_region([self._painted.pop(card)]))
        self._aloft.discard(card)
        self._poses.pop(card, None)
        self._passages.pop(card, None)
