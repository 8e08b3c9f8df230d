"""The clock of a game in the hall. It is told what time it is, so setting the computer's clock does not disturb it."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil
from typing import Final

from twentyfive.wording import drive as words
from twentyfive.wording.choice import Answer

MINUTES: Final = (0, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40)
"""The minutes to choose from; 0 for no clock. Cape Breton plays 25 games in about two hours: five minutes each."""

RINGS: Final = 3
RING_APART_MS: Final = 900
"""The bell rings like one that is swung: once would be missed by a hall that talks."""


@dataclass(frozen=True, slots=True)
class GameClock:
    """The clock of a game. Seconds are those of a clock that only ever goes on, as `time.monotonic`.

    Attributes:
        minutes: how long a game lasts; 0 for no clock.
        passed: the seconds that passed before it was started last.
        since: the second in which it was started last; None while it stands.
    """

    minutes: int = 0
    passed: float = 0.0
    since: float | None = None

    @property
    def runs(self) -> bool:
        """Whether it runs."""
        return self.since is not None

    @property
    def is_new(self) -> bool:
        """Whether it has not been started since the game began."""
        return not self.runs and not self.passed

    def begun(self, now: float) -> GameClock:
        """Return the clock as a game begins: it runs from its first second, if there is one."""
        return GameClock(self.minutes, 0.0, now if self.minutes else None)

    def going_on(self, now: float) -> GameClock:
        """Return the clock as it goes on."""
        return self if self.runs or self.is_up(now) else GameClock(self.minutes, self.passed, now)

    def paused(self, now: float) -> GameClock:
        """Return the clock as it stands from now on."""
        return GameClock(self.minutes, self._passed(now))

    def left(self, now: float) -> int:
        """The seconds that are left, the one that has begun with them."""
        return ceil(max(0.0, 60 * self.minutes - self._passed(now)))

    def is_up(self, now: float) -> bool:
        """Whether the time is up."""
        return bool(self.minutes) and not self.left(now)

    def to_next(self, now: float) -> float:
        """The seconds until another time is to be shown."""
        return (60 * self.minutes - self._passed(now)) % 1 or 1.0

    def _passed(self, now: float) -> float:
        return self.passed + (max(0.0, now - self.since) if self.since is not None else 0.0)


@dataclass(frozen=True, slots=True)
class ClockShown:
    """The clock as the page and the wall show it.

    Attributes:
        time: the minutes and seconds left; empty without a clock.
        said: the same for a screen reader.
        is_up: whether the time is up.
        act: the words of the button that starts, stops or continues it; empty if there is nothing to do.
    """

    time: str = ""
    said: str = ""
    is_up: bool = False
    act: str = ""


def clock_shown(clock: GameClock, now: float) -> ClockShown:
    """Show a clock."""
    if not clock.minutes:
        return ClockShown()
    minutes, seconds = divmod(clock.left(now), 60)
    time = f"{minutes}:{seconds:02}"
    if clock.is_up(now):
        return ClockShown(time, words.TIME_UP(), is_up=True)
    act = words.STOP_CLOCK if clock.runs else words.START_CLOCK if clock.is_new else words.CLOCK_ON
    return ClockShown(time, words.TIME_LEFT(time=time), act=act())


def clock_answers() -> list[Answer]:
    """The answers to how long a game lasts."""
    return [Answer(minutes, words.MINUTES(minutes) if minutes else words.NO_CLOCK()) for minutes in MINUTES]
