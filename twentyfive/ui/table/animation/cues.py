"""How long each kind of move takes to be shown at normal speed, how it sounds, and what is waited for after it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

from twentyfive.core.moves import (
    Bid,
    DealCards,
    DrawDealer,
    Exchange,
    GatherTrick,
    Hold,
    Move,
    NameTrump,
    Pass,
    PlayCard,
    Restock,
    Rob,
    TakeFromStock,
)
from twentyfive.ui.settings.model import Speed
from twentyfive.ui.sound.sounds import Sound


class Wait(Enum):
    """What is waited for once the cards have arrived."""

    NOTHING = auto()
    READING = auto()  # the time the person has set for reading a trick, or a click
    MOMENT = auto()  # a short while, so that the draw for the deal can be followed


@dataclass(frozen=True, slots=True)
class Cue:
    """How a move is shown.

    Attributes:
        glide_ms: how long one card is on its way.
        stagger_ms: how much later each further packet of cards sets out.
        wait: what follows.
        sound: how it sounds, None where nothing is heard.
    """

    glide_ms: int = 0
    stagger_ms: int = 0
    wait: Wait = Wait.NOTHING
    sound: Sound | None = None


MOMENT_MS: Final = 1200
REWIND: Final = Cue(glide_ms=180)

_CUES: Final[dict[type[Move], Cue]] = {
    DrawDealer: Cue(glide_ms=240, stagger_ms=110, wait=Wait.MOMENT, sound=Sound.DEAL),
    DealCards: Cue(glide_ms=360, stagger_ms=80, sound=Sound.DEAL),
    PlayCard: Cue(glide_ms=340, sound=Sound.PLAY),
    GatherTrick: Cue(glide_ms=280, stagger_ms=25, sound=Sound.TRICK),
    Rob: Cue(glide_ms=460, stagger_ms=60, sound=Sound.ROB),
    Exchange: Cue(glide_ms=360, stagger_ms=60),
    # Nothing is heard where cards are put out or drawn, nor where the turn-up is let lie: most of that is hidden.
    # The last call of an auction brings the kitty to the declarer; trumps sort the hand anew.
    Bid: Cue(glide_ms=360, stagger_ms=50),
    Hold: Cue(glide_ms=360, stagger_ms=50),
    Pass: Cue(glide_ms=360, stagger_ms=50),
    NameTrump: Cue(glide_ms=300),
    TakeFromStock: Cue(glide_ms=300),
    Restock: Cue(glide_ms=300),
}

_FACTORS: Final = {Speed.OFF: 0.0, Speed.FAST: 0.5, Speed.NORMAL: 1.0, Speed.SLOW: 1.7, Speed.VERY_SLOW: 2.6}


def cue_of(kind: type[Move]) -> Cue:
    """The cue for a move of that kind; an empty one where nothing moves."""
    return _CUES.get(kind, Cue())


def speed_factor(speed: Speed) -> float:
    """By how much every duration is multiplied."""
    return _FACTORS[speed]
