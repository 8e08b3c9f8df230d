"""The director: when each step of the engine is shown, and when the person's answer is taken."""

from __future__ import annotations

from collections import deque
from typing import Protocol

from PySide6.QtCore import QObject, QTimer, Signal, SignalInstance, Slot

from twentyfive.core import GameState, IllegalMove, Phase, PlayerView, refusal, to_act
from twentyfive.core.moves import PlayerMove
from twentyfive.engine.game.engine import GameEngine
from twentyfive.engine.game.events import Jump, Step
from twentyfive.engine.game.observations import SeenMove, Shown
from twentyfive.ui.table.animation.cues import REWIND, Cue, Wait, cue_for
from twentyfive.ui.table.animation.pace import Pace


class Stage(Protocol):
    """Where it is shown: the table."""

    @property
    def arrived(self) -> SignalInstance:
        """Emitted when the cards of the last `present` lie still; not emitted if it took no time."""

    @property
    def moving(self) -> bool:
        """Whether cards are on their way."""

    def present(self, shown: Shown, cue: Cue, factor: float) -> None:
        """Show `shown`, its cards gliding to their places as `cue` says."""

    def finish(self) -> None:
        """Put every moving card in its place now."""


class Director(QObject):
    """Queues the engine's steps and shows them one after another.

    Where several persons share the screen no hand is shown until one of them has opened the curtain, and none is shown
    any more from the moment of their answer on. Who plays a second hand, or an open dummy, sees their own hand and that
    one together; between the two no curtain falls, and the table does not turn.

    Attributes:
        viewer: the seat whose hand is played from, or just looked at; None while none is.
        pace: how fast.

    Signals:
        shown(Shown): the table, and everything that tells of it, now shows this.
        settled(): all that the engine has done is shown and lies still.
        rests(): something lies still to be read, until its time is over or the person clicks.
        refused(IllegalMove): a submitted move was not allowed; the table shows what it did.
    """

    shown = Signal(object)
    rests = Signal()
    settled = Signal()
    refused = Signal(object)

    def __init__(self, engine: GameEngine, stage: Stage, parent: QObject) -> None:
        super().__init__(parent)
        self.viewer: int | None = 0
        self.pace = Pace()
        self._engine = engine
        self._stage = stage
        self._queue: deque[Step] = deque()
        self._view: PlayerView | None = None
        self._revision = -1
        self._wait_after = Wait.NOTHING
        self._showing = False
        self._waiting = False
        self._hands_open = False
        self._state: GameState | None = None  # of which the view is shown
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._waited)
        stage.arrived.connect(self._arrived)
        engine.stepped.connect(self._on_stepped)
        engine.rewound.connect(self._on_rewound)
        engine.refused.connect(self.refused)

    @property
    def view(self) -> PlayerView | None:
        """The view shown, None before the first game."""
        return self._view

    @property
    def up_to_date(self) -> bool:
        """Whether the newest state of the game is shown, so that an answer can be taken."""
        return not self._queue and self._revision == self._engine.revision and not self._engine.answers_by_itself

    @property
    def awaited(self) -> int | None:
        """The seat that is to act, if a person who sees no hand now is to play it; else None."""
        seat = to_act(self._engine.state)
        if seat is None or not self.up_to_date or self._is_in_view(seat):
            return None
        return seat if self._engine.seats.by_person(seat) else None

    def look_from(self, seat: int) -> None:
        """Show the hand of `seat` from now on, until it has answered."""
        self._look_at(seat, self._engine.state)
        self.settled.emit()

    @property
    def hands_open(self) -> bool:
        """Whether all hands are shown face up, as for practising."""
        return self._hands_open

    def open_hands(self) -> None:
        """Show all hands face up from now on; the players know nothing of it."""
        self._hands_open = True
        self._show_anew()

    def close_hands(self) -> None:
        """Show the others' hands face down again."""
        self._hands_open = False
        self._show_anew()

    def settle(self) -> None:
        """Emit `settled` once more, if all is shown: what is offered then was covered until now."""
        busy = self._showing or self._stage.moving or self._waiting  # it will settle by itself
        if self._view is not None and self.up_to_date and not busy:
            self.settled.emit()

    @property
    def waiting(self) -> bool:
        """Whether something lies still to be read before the next step is shown."""
        return self._waiting

    def submit(self, move: PlayerMove) -> bool:
        """Make `move` for the viewer; False if the table does not show the newest state, or it is not their turn."""
        view = self._view
        if view is None or view.seat is None or not self.up_to_date or not view.my_turn:
            return False
        self._stage.finish()
        self._engine.submit(view.seat, move, self._revision)
        return True

    def why_not(self, move: PlayerMove) -> IllegalMove | None:
        """Why the player to act may not make `move` now; None if it is legal."""
        return refusal(self._engine.state, move)

    @Slot()
    def skip(self) -> None:
        """Finish what is moving; a trick that lies to be read is gathered."""
        if self._stage.moving:
            self._stage.finish()
        elif self._waiting:
            self._waited()

    def _on_stepped(self, step: Step) -> None:
        self._queue.append(step)
        self._show_queue()

    def _on_rewound(self, jump: Jump) -> None:
        self._queue.clear()
        self._timer.stop()
        self._waiting = False
        self._wait_after = Wait.NOTHING
        self._stage.finish()
        self.viewer = self._engine.seats.only_person
        self._present(jump.state, Shown(self._seen(jump.state), jump.revision, jumped=True), REWIND)
        self._show_queue()

    def _show_queue(self) -> None:
        """Show step after step as long as none has to be waited for."""
        if self._showing:
            return
        self._showing = True
        try:
            while self._queue and not self._stage.moving and not self._waiting:
                self._show(self._queue.popleft())
        finally:
            self._showing = False
        if not self._queue and not self._stage.moving and not self._waiting:
            self._take_up_hand()
            self.settled.emit()

    def _show(self, step: Step) -> None:
        cue = cue_for(step.move)
        self._wait_after = Wait.READING if step.after.phase is Phase.GATHER else cue.wait
        viewer = self._viewer_after(step)
        if viewer is not None and viewer != self.viewer:
            self._look_at(viewer, step.before)
        self.viewer = viewer
        made = self._seen_move(step)
        self._present(step.after, Shown(made.after, step.revision, made), cue)
        if not self._stage.moving:
            self._begin_wait()

    def _present(self, state: GameState, shown: Shown, cue: Cue) -> None:
        self._state, self._view = state, shown.view
        self._revision = shown.revision
        self._stage.present(shown, cue, self.pace.factor)
        self.shown.emit(shown)

    def _viewer_after(self, step: Step) -> int | None:
        """Whose hand is shown with that step: of several persons, that of who is still to act, else none."""
        only = self._engine.seats.only_person
        if only is not None:
            return self.viewer if step.mover == self.viewer else only  # a card leaves the hand that played it
        seat = to_act(step.after)
        return self.viewer if seat is not None and self._is_in_view(seat) else None

    def _is_in_view(self, seat: int) -> bool:
        """Whether the hand of `seat` is played by the person whose hand is shown."""
        seats = self._engine.seats
        return self.viewer is not None and seats.player_of(seat) == seats.player_of(self.viewer)

    def _take_up_hand(self) -> None:
        """Let the person play from their other hand, if that is the one to act."""
        seat = to_act(self._engine.state) if self.up_to_date else None
        if seat is not None and seat != self.viewer and self._is_in_view(seat):
            self._look_at(seat, self._engine.state)

    def _look_at(self, seat: int, state: GameState) -> None:
        """Show `state` from the hand of `seat`, though nothing has happened."""
        jumped = self.viewer is None
        self.viewer = seat
        self._present(state, Shown(self._seen(state), self._revision, jumped=jumped), Cue())

    def _show_anew(self) -> None:
        """Show the same moment with other hands open."""
        self._stage.finish()
        if self._state is not None:
            self._present(self._state, Shown(self._seen(self._state), self._revision), Cue())
            self.settle()

    def _seen(self, state: GameState) -> PlayerView:
        """What the viewer is shown of `state`."""
        seats = self._engine.seats
        return seats.open_view(state, self.viewer) if self._hands_open else seats.view(state, self.viewer)

    def _seen_move(self, step: Step) -> SeenMove:
        """What the viewer is shown of a move."""
        seen = self._engine.seats.redact(step.move, step.before, self.viewer)
        return SeenMove(type(step.move), seen, step.mover, self._seen(step.before), self._seen(step.after))

    def _arrived(self) -> None:
        self._begin_wait()
        self._show_queue()

    def _begin_wait(self) -> None:
        wait, self._wait_after = self._wait_after, Wait.NOTHING
        match wait:
            case Wait.NOTHING:
                return
            case Wait.MOMENT:
                wait_ms: int | None = self.pace.moment_ms
            case Wait.READING:
                wait_ms = self.pace.reading_ms
        if wait_ms == 0:
            return
        self._waiting = True
        if wait_ms is not None:
            self._timer.start(wait_ms)
        self.rests.emit()

    def _waited(self) -> None:
        self._timer.stop()
        self._waiting = False
        self._show_queue()
