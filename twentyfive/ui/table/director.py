"""The director: shows the steps of a game at the person's pace, and takes the person's answers."""

from __future__ import annotations

from collections import deque
from typing import Protocol

from PySide6.QtCore import QObject, QTimer, Signal, SignalInstance, Slot

from twentyfive.core import IllegalMove, Phase, PlayerView
from twentyfive.core.moves import PlayerMove
from twentyfive.core.view import SeenMove
from twentyfive.engine.game.events import Jump, Moment, Step
from twentyfive.engine.game.observations import Shown
from twentyfive.engine.game.session import GameSession
from twentyfive.ui.table.animation.cues import REWIND, Cue, Wait, cue_of
from twentyfive.ui.table.animation.pace import Pace


class Stage(Protocol):
    """The table, on which the director shows the game."""

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
    """Queues the steps of a game and shows them one after another.

    Where several people share the screen, each hand is hidden until its player opens the curtain, and again as soon as
    that player has answered. A player of two hands, or of an open dummy, sees both together; between the two no curtain
    falls, and the table does not turn.

    Attributes:
        viewer: the seat whose hand is played from, or looked at; None while no hand is shown.
        pace: the durations of movements and pauses.

    Signals:
        shown(Shown): the table, and everything that tells of it, now shows this.
        settled(): everything that has happened is shown, and nothing moves.
        rests(): a trick lies still to be read, until its time is over or the person clicks.
        refused(IllegalMove): a submitted move was not allowed; the table is unchanged.
    """

    shown = Signal(object)
    rests = Signal()
    settled = Signal()
    refused = Signal(object)

    def __init__(self, session: GameSession, stage: Stage, parent: QObject) -> None:
        super().__init__(parent)
        self.viewer: int | None = 0
        self.pace = Pace()
        self._session = session
        self._stage = stage
        self._queue: deque[Step] = deque()
        self._view: PlayerView | None = None
        self._revision = -1
        self._wait_after = Wait.NOTHING
        self._showing = False
        self._waiting = False
        self._hands_open = False
        self._moment: Moment | None = None  # the one that the view shows
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._waited)
        stage.arrived.connect(self._arrived)
        session.stepped.connect(self._on_stepped)
        session.rewound.connect(self._on_rewound)
        session.refused.connect(self.refused)

    @property
    def view(self) -> PlayerView | None:
        """The view shown, None before the first game."""
        return self._view

    @property
    def up_to_date(self) -> bool:
        """Whether the newest state of the game is shown, so that an answer can be taken."""
        newest = not self._queue and self._revision == self._session.revision
        return newest and not self._session.answers_by_itself

    @property
    def awaited(self) -> int | None:
        """The seat to act, if a person at this screen plays it whose hand is not shown; else None."""
        seat = self._acting
        if seat is None or self._is_in_view(seat):
            return None
        return seat if self._session.here.plays(seat) else None

    @property
    def _acting(self) -> int | None:
        """The seat to act, None where the table moves or something newer is still to be shown."""
        return self._session.moment.to_act if self.up_to_date else None

    def look_from(self, seat: int) -> None:
        """Show the hand of `seat` from now on, until it has answered."""
        self._look_at(seat, self._session.moment)
        self.settled.emit()

    @property
    def hands_open(self) -> bool:
        """Whether all hands are shown face up, as for practising."""
        return self._hands_open

    def open_hands(self) -> None:
        """Show all hands face up from now on; the players know nothing of it."""
        self._hands_open = True
        self._show_again()

    def close_hands(self) -> None:
        """Show the others' hands face down again."""
        self._hands_open = False
        self._show_again()

    def settle(self) -> None:
        """Emit `settled` once more, if all is shown: what is offered then was covered until now."""
        busy = self._showing or self._stage.moving or self._waiting  # then it is still to settle
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
        self._session.submit(view.seat, move, self._revision)
        return True

    def why_not(self, move: PlayerMove) -> IllegalMove | None:
        """Why the player to act may not make `move` now; None if it is legal."""
        return self._session.why_not(move)

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
        self.viewer = self._session.here.alone
        self._present(jump.moment, Shown(self._seen(jump.moment), jump.revision, jumped=True), REWIND)
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
        cue = cue_of(step.kind)
        self._wait_after = Wait.READING if step.after.phase is Phase.GATHER else cue.wait
        viewer = self._viewer_after(step)
        if viewer is not None and viewer != self.viewer:
            self._look_at(viewer, step.before)
        self.viewer = viewer
        made = self._seen_move(step)
        self._present(step.after, Shown(made.after, step.revision, made), cue)
        if not self._stage.moving:
            self._begin_wait()

    def _present(self, moment: Moment, shown: Shown, cue: Cue) -> None:
        self._moment, self._view = moment, shown.view
        self._revision = shown.revision
        self._stage.present(shown, cue, self.pace.factor)
        self.shown.emit(shown)

    def _viewer_after(self, step: Step) -> int | None:
        """The seat whose hand is shown with that step: where several people sit here, that of the one still to act."""
        alone = self._session.here.alone
        if alone is not None:
            return self.viewer if step.mover == self.viewer else alone  # a card leaves the hand that played it
        seat = step.after.to_act
        return self.viewer if seat is not None and self._is_in_view(seat) else None

    def _is_in_view(self, seat: int) -> bool:
        """Whether the hand of `seat` is played by the person whose hand is shown."""
        seats = self._session.here.seats
        return self.viewer is not None and seats.player_of(seat) == seats.player_of(self.viewer)

    def _take_up_hand(self) -> None:
        """Let the person play from their other hand, if that is the one to act."""
        seat = self._acting
        if seat is not None and seat != self.viewer and self._is_in_view(seat):
            self._look_at(seat, self._session.moment)

    def _look_at(self, seat: int, moment: Moment) -> None:
        """Show `moment` from the hand of `seat`, though nothing has happened."""
        jumped = self.viewer is None
        self.viewer = seat
        self._present(moment, Shown(self._seen(moment), self._revision, jumped=jumped), Cue())

    def _show_again(self) -> None:
        """Show the same moment with other hands open."""
        self._stage.finish()
        if self._moment is not None:
            self._present(self._moment, Shown(self._seen(self._moment), self._revision), Cue())
            self.settle()

    def _seen(self, moment: Moment) -> PlayerView:
        """The part of `moment` that is shown to the viewer."""
        return moment.open_view(self.viewer) if self._hands_open else moment.view(self.viewer)

    def _seen_move(self, step: Step) -> SeenMove:
        """The move of `step` as it is shown to the viewer."""
        move = step.moves[self.viewer]
        return SeenMove(step.kind, move, step.mover, self._seen(step.before), self._seen(step.after))

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
