"""Which sound each step at the table has, and when. Nothing is heard that is not seen at the same time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QObject, QTimer

from twentyfive.core import Phase, PlayerView
from twentyfive.core.moves import DealCards, DrawDealer
from twentyfive.core.view import SeenMove
from twentyfive.engine.game.observations import Shown
from twentyfive.ui.settings.store import SettingsStore
from twentyfive.ui.sound.sounds import Sound, Sounds
from twentyfive.ui.table.animation.cues import cue_of
from twentyfive.ui.table.animation.transitions import deal_rhythm
from twentyfive.ui.table.table_page import TablePage

TOGETHER_MS: Final = 70
"""Steps shown at once, one after another within this time, are heard as one sound."""

LEAST_GAP_MS: Final = 45
"""Packets dealt faster than this are not all heard."""

LANDS_AT: Final = 0.3
"""After which share of its way a card is nearly there: the rest of it is a slow slide."""

_HEARD: Final = tuple(Sound)


@dataclass(frozen=True, slots=True)
class Heard:
    """How a step is heard.

    Attributes:
        sound: which sound.
        times: how often.
        gap_ms: how much later each time.
        after_ms: when it is first heard.
    """

    sound: Sound
    times: int = 1
    gap_ms: float = 0.0
    after_ms: float = 0.0


class TableSounds(QObject):
    """Has the steps heard as the table shows them.

    At any one moment the most telling sound is heard alone, and nothing while the table is not to be seen.
    """

    def __init__(self, table: TablePage, sounds: Sounds, store: SettingsStore) -> None:
        super().__init__(table)
        self._table = table
        self._director = table.director
        self._sounds = sounds
        self._store = store
        self._next: Heard | None = None
        self._revision = -1
        self._told = -1  # the revision at which a turn was last told
        self._together = QTimer(self)
        self._together.setSingleShot(True)
        self._together.timeout.connect(self._play_next)
        self._director.shown.connect(self._on_shown)
        self._director.settled.connect(self._on_settled)
        table.top.arrived.connect(sounds.hurry)

    @property
    def waiting(self) -> bool:
        """Whether something is about to be heard."""
        return self._next is not None

    def close(self) -> None:
        """Nothing is heard any more."""
        self._together.stop()
        self._sounds.close()

    def _on_shown(self, shown: Shown) -> None:
        self._revision = shown.revision
        if shown.made is None:
            # Taken back, or another person looks at the same table: there is nothing new to tell.
            self._told = shown.revision
            self._drop_turn()
            return
        heard = heard_of(shown.made, self._director.pace.factor)
        if heard is not None:
            self._ask(heard)

    def _on_settled(self) -> None:
        view = self._director.view
        if view is None or self._revision == self._told or not self._store.settings.turn_sound:
            return
        if view.my_turn or self._falls_openly(view):
            self._told = self._revision
            self._ask(Heard(Sound.TURN))

    def _falls_openly(self, view: PlayerView) -> bool:
        """Whether a curtain falls for someone of whom everybody knows that they are to be asked."""
        return self._director.awaited is not None and view.phase is not Phase.ROB

    def _ask(self, heard: Heard) -> None:
        if not self._table.isVisible():
            return
        if self._next is None or _HEARD.index(heard.sound) > _HEARD.index(self._next.sound):
            self._next = heard
        if not self._together.isActive():
            self._together.start(0 if self._director.pace.factor else TOGETHER_MS)

    def _drop_turn(self) -> None:
        if self._next is not None and self._next.sound is Sound.TURN:
            self._next = None

    def _play_next(self) -> None:
        heard, self._next = self._next, None
        if heard is not None:
            self._sounds.play(heard.sound, heard.times, heard.gap_ms, heard.after_ms)


def heard_of(made: SeenMove, factor: float) -> Heard | None:
    """How a move is heard where every duration is multiplied by `factor`; None where nothing is.

    It is made of the same view as the picture, so it tells nothing that is hidden from the viewer.
    """
    view, kind = made.after, made.kind
    if view.over and not made.before.over and _won_by_viewer(view):
        return Heard(Sound.WON)
    cue = cue_of(kind)
    match cue.sound:
        case None:
            return None
        case Sound.DEAL:
            gap = cue.stagger_ms * factor
            packets = _packets(view, kind) if factor else 1
            times = max(1, min(packets, int(packets * gap / LEAST_GAP_MS)))
            return Heard(Sound.DEAL, times, gap * packets / times)
        case Sound.PLAY:
            return Heard(Sound.PLAY, after_ms=LANDS_AT * cue.glide_ms * factor)
        case sound:
            return Heard(sound)


def _packets(view: PlayerView, kind: type[object]) -> int:
    """How often cards leave the pack."""
    if kind is DrawDealer:
        return max(1, len(view.drawn_for_deal))
    assert kind is DealCards, kind
    return 1 + max(deal_rhythm(view).values(), default=0)


def _won_by_viewer(view: PlayerView) -> bool:
    """Whether the match is the viewer's; with several persons at the screen, whether it is anyone's."""
    return view.seat is None or view.rules.side_of(view.seat) in view.winners
