"""The sounds of the steps at the table. Every sound belongs to something that is seen at the same time."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QTimer

from twentyfive.core import Phase, PlayerView
from twentyfive.engine.game.observations import Shown
from twentyfive.presentation.table.cues import Sound
from twentyfive.presentation.table.step_sounds import StepSound, step_sound
from twentyfive.ui.settings.store import SettingsStore
from twentyfive.ui.sound.sounds import Sounds
from twentyfive.ui.table.table_page import TablePage

TOGETHER_MS: Final = 70
"""Without animation, steps within this time have one sound together."""


_BY_IMPORTANCE: Final = tuple(Sound)


class TableSounds(QObject):
    """Plays the sounds of the steps as the table shows them.

    Of several sounds at one moment only the most important is played, and none while the table is hidden.
    """

    def __init__(self, table: TablePage, sounds: Sounds, store: SettingsStore) -> None:
        super().__init__(table)
        self._table = table
        self._director = table.director
        self._sounds = sounds
        self._store = store
        self._next: StepSound | None = None
        self._revision = -1
        self._signalled = -1  # the revision at which a turn last sounded
        self._together = QTimer(self)
        self._together.setSingleShot(True)
        self._together.timeout.connect(self._play_next)
        self._director.shown.connect(self._on_shown)
        self._director.settled.connect(self._on_settled)
        table.top.arrived.connect(sounds.hurry)
        table.top.canvas.feel.lifted.connect(lambda: sounds.play(Sound.LIFT))
        table.hand.refused.connect(lambda: sounds.play(Sound.REFUSE))

    @property
    def waiting(self) -> bool:
        """Whether a sound is about to be played."""
        return self._next is not None

    def close(self) -> None:
        """Stop all sounds for good."""
        self._together.stop()
        self._sounds.close()

    def _on_shown(self, shown: Shown) -> None:
        self._revision = shown.revision
        if shown.made is None:
            # A jump in the log, or another person looks at the same table: there is nothing new to signal.
            self._signalled = shown.revision
            self._drop_turn()
            return
        planned = step_sound(shown.made, self._director.pace.factor)
        if planned is not None:
            self._plan(planned)

    def _on_settled(self) -> None:
        view = self._director.view
        if view is None or self._revision == self._signalled or not self._store.settings.turn_sound:
            return
        if view.my_turn or self._curtain_falls_openly(view):
            self._signalled = self._revision
            self._plan(StepSound(Sound.TURN))

    def _curtain_falls_openly(self, view: PlayerView) -> bool:
        """Whether the curtain falls for a player who everybody knows is to act."""
        return self._director.awaited is not None and view.phase is not Phase.ROB

    def _plan(self, planned: StepSound) -> None:
        if not self._table.isVisible():
            return
        if self._next is None or _BY_IMPORTANCE.index(planned.sound) > _BY_IMPORTANCE.index(self._next.sound):
            self._next = planned
        if not self._together.isActive():
            self._together.start(0 if self._director.pace.factor else TOGETHER_MS)

    def _drop_turn(self) -> None:
        if self._next is not None and self._next.sound is Sound.TURN:
            self._next = None

    def _play_next(self) -> None:
        planned, self._next = self._next, None
        while planned is not None:
            self._sounds.play(planned.sound, planned.times, planned.gap_ms, planned.after_ms)
            planned = planned.landing
