"""The sounds of the steps at the table. Every sound belongs to something that is seen at the same time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QObject, QTimer

from twentyfive.core import Phase, PlayerView
from twentyfive.core.moves import DealCards, DrawDealer
from twentyfive.core.view import SeenMove
from twentyfive.engine.game.observations import Shown
from twentyfive.presentation.table.cues import Sound, cue_of
from twentyfive.presentation.table.transitions import deal_rhythm
from twentyfive.ui.settings.store import SettingsStore
from twentyfive.ui.sound.sounds import Sounds
from twentyfive.ui.table.table_page import TablePage

TOGETHER_MS: Final = 70
"""Without animation, steps within this time have one sound together."""

LEAST_GAP_MS: Final = 45
"""The least time between the sounds of two packets; if packets are dealt faster, some are silent."""

LANDS_AT: Final = 0.3
"""The share of its flight after which a card has nearly arrived: the rest is a slow slide."""

_BY_IMPORTANCE: Final = tuple(Sound)


@dataclass(frozen=True, slots=True)
class StepSound:
    """The sound of a step.

    Attributes:
        sound: the sound.
        times: the number of times it is played.
        gap_ms: the time from one to the next.
        after_ms: the delay of the first.
    """

    sound: Sound
    times: int = 1
    gap_ms: float = 0.0
    after_ms: float = 0.0


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
        if planned is not None:
            self._sounds.play(planned.sound, planned.times, planned.gap_ms, planned.after_ms)


def step_sound(made: SeenMove, factor: float) -> StepSound | None:
    """The sound of a move with every duration multiplied by `factor`; None for a silent one.

    It is made of the same view as the picture, so it reveals nothing that is hidden from the viewer.
    """
    view, kind = made.after, made.kind
    if view.over and not made.before.over and _won_by_viewer(view):
        return StepSound(Sound.WON)
    cue = cue_of(kind)
    match cue.sound:
        case None:
            return None
        case Sound.DEAL:
            gap = cue.stagger_ms * factor
            packets = _packets(view, kind) if factor else 1
            times = max(1, min(packets, int(packets * gap / LEAST_GAP_MS)))
            return StepSound(Sound.DEAL, times, gap * packets / times)
        case Sound.PLAY:
            return StepSound(Sound.PLAY, after_ms=LANDS_AT * cue.glide_ms * factor)
        case sound:
            return StepSound(sound)


def _packets(view: PlayerView, kind: type[object]) -> int:
    """The number of times that cards leave the pack."""
    if kind is DrawDealer:
        return max(1, len(view.drawn_for_deal))
    assert kind is DealCards, kind
    return 1 + max(deal_rhythm(view).values(), default=0)


def _won_by_viewer(view: PlayerView) -> bool:
    """Whether the viewer has won the match; with several people at the screen, whether anybody has."""
    return view.seat is None or view.rules.side_of(view.seat) in view.winners
