"""The pace of the table, from the person's settings and the desktop's wish for less motion."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtWidgets import QApplication, QStyle

from twentyfive.presentation.settings import ReducedMotion, Settings
from twentyfive.presentation.table.cues import MOMENT_MS, speed_factor


@dataclass(frozen=True, slots=True)
class Pace:
    """The durations at the table.

    Attributes:
        factor: multiplies the duration of every motion; 0 shows everything at once.
        reading_ms: the time that a finished trick lies; None waits for a click.
        moment_ms: the time that the draw for the deal lies.
        with_guests_ms: the time that a finished trick lies instead of waiting for a click, while others play elsewhere.
    """

    factor: float = 1.0
    reading_ms: int | None = 1500
    moment_ms: int = MOMENT_MS
    with_guests_ms: int = 5000


def pace_for(settings: Settings) -> Pace:
    """The pace for these settings. Without motion the pauses for reading stay as long as with it."""
    reading = None if settings.hold is None else round(1000 * settings.hold)
    usual = speed_factor(settings.speed)
    return Pace(0.0 if stands_still(settings) else usual, reading, round(MOMENT_MS * usual))


def stands_still(settings: Settings) -> bool:
    """Return True if nothing may move, by the person's setting or the desktop's.

    Qt 6.11 reports the desktop's wish only through its style, whose animations then last 0 ms.
    """
    if settings.reduced_motion is ReducedMotion.SYSTEM:
        return QApplication.style().styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration) == 0
    return settings.reduced_motion is ReducedMotion.ON
