"""The director: shows the steps of a game at the person's pace, and takes the person's answers."""

from __future__ import annotations

from collections import deque
from typing import Protocol

from PySide6.QtCore import QObject, QTimer, Signal, SignalInstance, Slot

from twentyfive.core import IllegalMove, Phase, PlayerView
from twentyfive.core.moves import GatherTrick, PlayerMove
from twentyfive.core.view import SeenMove
from twentyfive.engine.game.events import Jump, Moment, Step
from twentyfive.engine.game.observations import Shown
from twentyfive.engine.game.session import GameSession
from twentyfive.presentation.table.cues import REWIND, Cue, Wait, cue_of
from twentyfive.ui.table.pace import Pace


class Stage(Protocol):
    """The table top as the director uses it."""

    @property
    def arrived(self) -> SignalInstance:
        """Emitted when the cards of the last `present` have stopped; not emitted if none moved."""

    @property
    def moving(self) -> bool:
        """Whether cards are moving."""

    def present(self, shown: Shown, cue: Cue, factor: float) -> None:
        """Show `shown`: let its cards glide to their places as `cue` says, in times multiplied by `factor`."""

    def finish(self) -> None:
        """Put every moving card in its place at once."""


class Director(QObject):
    """Queues the steps of a game and shows them one after another.

    If several persons share the screen, each hand is hidden until its player opens the curtain, and again as soon as
    that player has moved. A player of two hands, or of an open dummy, sees both together: between the two no curtain
    falls, and the table does not turn. If everybody plays elsewhere, no hand is shown at all.

    Attributes:
        viewer: the seat whose hand is at the bottom of the table; None while no hand is shown.
        covered: whether even the only person at this screen has to open the curtain, as another may be there now.
        pace: the durations of movements and pauses.

    Signals:
        jumping(): the game has jumped elsewhere in its log, or is another one; `shown` follows.
        shown(Shown): the table shows this now.
        settled(): everything that has happened is shown, and nothing moves.
        paused(): the cards lie still to be read, until the pause is over or the person clicks.
    """

    jumping = Signal()
    shown = Signal(object)
    paused = Signal()
    settled = Signal()

    def __init__(self, session: GameSession, stage: Stage, parent: QObject) -> None:
        super().__init__(parent)
        self.viewer: int | None = 0
        self.covered = False
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
        self._moment: Moment | None = None  # of the view
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._end_wait)
        stage.arrived.connect(self._on_arrived)
        session.stepped.connect(self._on_stepped)
        session.rewound.connect(self._on_rewound)
        session.held.connect(self._on_held)

    @property
    def view(self) -> PlayerView | None:
        """The view that the table shows, None before the first game."""
        return self._view

    @property
    def revision(self) -> int:
        """The revision of the game in the position that the table shows; -1 before the first game."""
        return self._revision

    @property
    def up_to_date(self) -> bool:
        """Whether the table shows the present position of the game, so that the person can move."""
        newest = not self._queue and self._revision == self._session.revision
        return newest and not self._session.answers_by_itself and not self._session.is_held

    @property
    def turn(self) -> PlayerView | None:
        """The view of the person who can move now; None if nothing is asked of the viewer, or not yet."""
        view = self._view
        return view if view is not None and view.my_turn and self.up_to_date else None

    @property
    def awaited(self) -> int | None:
        """The seat whose player has to open the curtain; None if nobody has to.

        It is the seat to act, if it belongs to a person at this screen whose hand is not shown.
        """
        alone = self._session.here.alone
        if self.covered and alone is not None:
            return alone
        seat = self._seat_to_act
        if seat is None or self._is_in_view(seat):
            return None
        return seat if self._session.here.plays(seat) else None

    @property
    def _seat_to_act(self) -> int | None:
        """The seat to act, None if the table moves or steps are still to be shown."""
        return self._session.moment.to_act if self.up_to_date else None

    def cover(self) -> None:
        """Show no hand from the next position on, not even those open in practice, until its player asks for it."""
        self.covered, self._hands_open = True, False

    def look_from(self, seat: int) -> None:
        """Show the hand of `seat` until its player has moved."""
        self.covered = False
        self._look_at(seat, self._session.moment)
        self.settled.emit()

    @property
    def hands_open(self) -> bool:
        """Whether all hands are shown face up, as in practice."""
        return self._hands_open

    def open_hands(self) -> None:
        """Show all hands face up. The computer players still know only their own."""
        self._hands_open = True
        self._show_again()

    def close_hands(self) -> None:
        """Show the others' hands face down again."""
        self._hands_open = False
        self._show_again()

    def settle(self) -> None:
        """Emit `settled` again if nothing is left to show, so that what a panel covered is offered again."""
        busy = self._showing or self._stage.moving or self._waiting  # `settled` will follow by itself
        if self._view is not None and self.up_to_date and not busy:
            self.settled.emit()

    @property
    def waiting(self) -> bool:
        """Whether the table pauses for reading before the next step."""
        return self._waiting

    def submit(self, move: PlayerMove) -> IllegalMove | None:
        """Make `move` for the viewer at the position shown; return the reason why it is illegal, None otherwise."""
        view, revision = self._view, self._revision
        if view is None or view.seat is None:
            return None
        self._stage.finish()
        return self._session.submit(view.seat, move, revision)

    def why_not(self, move: PlayerMove) -> IllegalMove | None:
        """Return the reason why the player to act may not make `move` now; None if it is legal."""
        return self._session.why_not(move)

    @Slot()
    def skip(self) -> None:
        """Finish the movement of the cards, or end the pause for reading."""
        if self._stage.moving:
            self._stage.finish()
        elif self._waiting:
            self._end_wait()

    def _on_stepped(self, step: Step) -> None:
        self._queue.append(step)
        self._show_queue()

    def _on_held(self, held: bool) -> None:
        """Offer the next action again once the game goes on."""
        if not held:
            self.settle()

    def _on_rewound(self, jump: Jump) -> None:
        self.jumping.emit()
        self._queue.clear()
        self._timer.stop()
        self._waiting = False
        self._wait_after = Wait.NOTHING
        self._stage.finish()
        self.viewer = self._alone
        self._present(jump.moment, Shown(self._view_of(jump.moment), jump.revision, jumped=True), REWIND)
        self._show_queue()

    def _show_queue(self) -> None:
        """Show step after step until one takes time."""
        if self._showing:
            return
        self._showing = True
        try:
            while self._queue and not self._stage.moving and not self._waiting:
                self._show(self._queue.popleft())
        finally:
            self._showing = False
        if not self._queue and not self._stage.moving and not self._waiting:
            self._switch_hand()
            self.settled.emit()

    def _show(self, step: Step) -> None:
        cue = cue_of(step.kind)
        self._wait_after = Wait.READING if step.after.phase is Phase.GATHER else cue.wait
        viewer = self._viewer_after(step)
        if viewer is not None and viewer != self.viewer:
            self._look_at(viewer, step.before)
        self.viewer = viewer
        move = self._seen_move(step)
        self._present(step.after, Shown(move.after, step.revision, move), cue)
        if not self._stage.moving:
            self._begin_wait()

    @property
    def _is_behind(self) -> bool:
        """Whether guests wait for a table that is more than one trick behind the game, so that it hurries."""
        return self._session.has_guests and sum(step.kind is GatherTrick for step in self._queue) > 1

    def _present(self, moment: Moment, shown: Shown, cue: Cue) -> None:
        self._moment, self._view = moment, shown.view
        self._revision = shown.revision
        self._stage.present(shown, cue, 0.0 if self._is_behind else self.pace.factor)
        self.shown.emit(shown)

    def _viewer_after(self, step: Step) -> int | None:
        """Return the seat whose hand is shown with `step`; among several persons here, only the player to act."""
        alone = self._alone
        if alone is not None:
            return self.viewer if step.mover == self.viewer else alone  # a card of the second hand leaves that hand
        seat = step.after.to_act
        return self.viewer if seat is not None and self._is_in_view(seat) else None

    @property
    def _alone(self) -> int | None:
        """The seat of the only person at this screen, who need not open a curtain."""
        return None if self.covered else self._session.here.alone

    def _is_in_view(self, seat: int) -> bool:
        """Whether the viewer also plays the hand of `seat`."""
        seats = self._session.here.seats
        return self.viewer is not None and seats.player_of(seat) == seats.player_of(self.viewer)

    def _switch_hand(self) -> None:
        """Show the other hand of the viewer if it is to act."""
        seat = self._seat_to_act
        if seat is not None and seat != self.viewer and self._is_in_view(seat):
            self._look_at(seat, self._session.moment)

    def _look_at(self, seat: int, moment: Moment) -> None:
        """Show `moment` from the hand of `seat`, without a step."""
        jumped = self.viewer is None
        self.viewer = seat
        self._present(moment, Shown(self._view_of(moment), self._revision, jumped=jumped), Cue())

    def _show_again(self) -> None:
        """Show the same moment again, with the hands open or closed."""
        self._stage.finish()
        if self._moment is not None:
            self._present(self._moment, Shown(self._view_of(self._moment), self._revision), Cue())
            self.settle()

    def _view_of(self, moment: Moment) -> PlayerView:
        """Return the viewer's view of `moment`."""
        return moment.open_view(self.viewer) if self._hands_open else moment.view(self.viewer)

    def _seen_move(self, step: Step) -> SeenMove:
        """Return the move of `step` as the viewer sees it."""
        move = step.moves[self.viewer]
        return SeenMove(step.kind, move, step.mover, self._view_of(step.before), self._view_of(step.after))

    def _on_arrived(self) -> None:
        self._begin_wait()
        self._show_queue()

    def _begin_wait(self) -> None:
        wait, self._wait_after = self._wait_after, Wait.NOTHING
        match wait:
            case Wait.NOTHING:
                return
            case Wait.MOMENT:
                wait_ms: int | None = self.pace.moment_ms
            case Wait.READING if self.pace.reading_ms is None and self._session.has_guests:
                wait_ms = self.pace.with_guests_ms
            case Wait.READING:
                wait_ms = self.pace.reading_ms
        if wait_ms == 0 or self._is_behind:
            return
        self._waiting = True
        if wait_ms is not None:
            self._timer.start(wait_ms)
        self.paused.emit()

    def _end_wait(self) -> None:
        self._timer.stop()
        self._waiting = False
        self._show_queue()
