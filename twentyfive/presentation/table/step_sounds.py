"""The sounds of the steps of a game. Each is made of the view that the viewer sees, and reveals nothing else."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from twentyfive.core import PlayerView
from twentyfive.core.moves import DealCards, DrawDealer
from twentyfive.core.view import SeenMove
from twentyfive.presentation.table.cues import Sound, cue_of
from twentyfive.presentation.table.transitions import deal_rhythm

LEAST_GAP_MS: Final = 45
"""The least time between the sounds of two packets; if packets are dealt faster, some are silent."""

LANDS_AT: Final = 0.3
"""The share of its flight after which a card has nearly arrived: the rest is a slow slide."""


@dataclass(frozen=True, slots=True)
class StepSound:
    """The sound of a step.

    Attributes:
        sound: the sound.
        times: the number of times it is played.
        gap_ms: the time from one to the next.
        after_ms: the delay of the first.
        landing: the sound with which the cards arrive, if it is another one.
    """

    sound: Sound
    times: int = 1
    gap_ms: float = 0.0
    after_ms: float = 0.0
    landing: StepSound | None = None


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
        case Sound.TRICK:
            landing = StepSound(Sound.LAND, after_ms=(cue.gathers_ms + cue.glide_ms) * factor)
            return StepSound(Sound.TRICK, landing=landing)
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
