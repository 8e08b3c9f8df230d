"""How fast things are shown under the person's settings and the desktop's wish for less motion."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtWidgets import QApplication, QStyle

from twentyfive.ui.settings.model import ReducedMotion, Settings
from twentyfive.ui.table.animation.cues import MOMENT_MS, speed_factor


@dataclass(frozen=True, slots=True)
class Pace:
    """How fast things are shown.

    Attributes:
        factor: multiplies every duration; 0 shows all at once.
        reading_ms: how long a finished trick lies; None until the person clicks.
        moment_ms: how long the draw for the deal lies.
    """

    factor: float = 1.0
    reading_ms: int | None = 1500
    moment_ms: int = MOMENT_MS


def pace_for(settings: Settings) -> Pace:
    """The pace of everything that moves; where nothing does, as long is waited for the reader as elsewhere."""
    reading = None if settings.hold is None else round(1000 * settings.hold)
    usual = speed_factor(settings.speed)
    return Pace(0.0 if stands_still(settings) else usual, reading, round(MOMENT_MS * usual))


def stands_still(settings: Settings) -> bool:
    """Whether nothing is to move, by the person's setting or the desktop's.

    Qt 6.11 tells of the desktop's wish only through its style: one that animates nothing takes no time for it.
    """
    if settings.reduced_motion is ReducedMotion.SYSTEM:
        return QApplication.style().styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration) == 0
    return settings.reduced_motion is ReducedMotion.ON
