"""Absence: when the computer plays for a guest who sleeps, and how long everybody waits before."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QObject, Signal

from twentyfive.net.lobby.clock import Alarm, Clock

NEXT_MOVE_S: Final = 5
"""The wait before the second move in a row of the computer for the same guest."""

MOMENT_S: Final = 60
"""The time for which the sign *one moment* stops a countdown."""


@dataclass(frozen=True, slots=True)
class Patience:
    """The waiting times of a table, in seconds.

    Attributes:
        asleep: the wait for a guest whose connection is lost; None waits for ever.
        there: the wait for a guest who is there; None waits for ever.
    """

    asleep: int | None = 20
    there: int | None = None


@dataclass(frozen=True, slots=True)
class Awaited:
    """A move for which the table waits.

    Attributes:
        seat: the hand that is to act.
        player: the seat of its player, a guest.
        at: the position.
        there: whether the guest's connection stands.
    """

    seat: int
    player: int
    at: int
    there: bool


class Absence(QObject):
    """Counts down until the computer makes a move for a guest who does not.

    Attributes:
        seconds: the length of the countdown under way; None if there is none.
        number: the number of the last countdown, counted from its first.

    Signals:
        changed(): a countdown has begun or ended.
    """

    changed = Signal()

    def __init__(self, clock: Clock, play: Callable[[int], None], parent: QObject | None = None) -> None:
        """`play` lets the computer make the move of a seat."""
        super().__init__(parent)
        self.seconds: int | None = None
        self.number = 0
        self._patience = Patience()
        self._clock = clock
        self._play = play
        self._alarm: Alarm | None = None
        self._awaited: Awaited | None = None
        self._played_for: int | None = None  # the player for whom the computer made the last move

    @property
    def counted_for(self) -> int | None:
        """The seat of the player for whom the countdown under way runs; None if there is none."""
        return None if self.seconds is None or self._awaited is None else self._awaited.player

    def set_patience(self, patience: Patience) -> None:
        """Wait as long as this from now on; a countdown under way begins again."""
        self._patience = patience
        awaited, self._awaited = self._awaited, None
        if awaited is not None:
            self.await_move(awaited)

    def await_move(self, awaited: Awaited) -> None:
        """Wait for this move. Nothing changes if the table waits for it already."""
        if awaited == self._awaited:
            return
        self._awaited = awaited
        if awaited.there and self._played_for == awaited.player:
            self._played_for = None
        self._begin(self._wait_for(awaited))

    def rest(self) -> None:
        """Wait for nobody: it is not a guest's turn, or the game is paused."""
        self._awaited = None
        self._begin(None)

    def play_now(self) -> None:
        """Let the computer make the move at once."""
        if self.seconds is not None:
            self._end()

    def wait(self) -> None:
        """Wait for this move without end."""
        self._begin(None)

    def give_a_moment(self) -> None:
        """Begin a countdown again with a minute, as somebody has asked for a moment."""
        if self.seconds is not None:
            self._begin(MOMENT_S)

    def _wait_for(self, awaited: Awaited) -> int | None:
        if awaited.there:
            return self._patience.there
        if self._patience.asleep is not None and self._played_for == awaited.player:
            return NEXT_MOVE_S
        return self._patience.asleep

    def _begin(self, seconds: int | None) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        before, self.seconds = self.seconds, seconds
        if seconds is not None:
            self.number += 1
            self._alarm = self._clock.call_later(seconds, self._end)
        if (before, seconds) != (None, None):
            self.changed.emit()

    def _end(self) -> None:
        assert self._awaited is not None, "only a wait for a move ends"
        seat, self._played_for = self._awaited.seat, self._awaited.player
        self._begin(None)
        self._play(seat)
