"""The cue for each kind of move: its duration at normal speed, its sound, and the pause after it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, StrEnum, auto
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
from twentyfive.presentation.settings import Speed


class Sound(StrEnum):
    """A sound of the game. Of several at one moment, the last in this list is played."""

    DEAL = "deal"
    LIFT = "lift"
    PLAY = "play"
    REFUSE = "refuse"
    TRICK = "trick"
    LAND = "land"
    ROB = "rob"
    TURN = "turn"
    WON = "won"
    BELL = "bell"  # of the clock of a card drive


class Wait(Enum):
    """The pause once the cards have arrived."""

    NOTHING = auto()
    READING = auto()  # the time the person has set for reading a trick, or a click
    MOMENT = auto()  # a short while, so that the draw for the deal can be followed


@dataclass(frozen=True, slots=True)
class Cue:
    """The timing and the sound of a move.

    Attributes:
        glide_ms: the time that one card takes to its place.
        stagger_ms: the delay of each further packet of cards.
        gathers_ms: the time in which cards are drawn together before they glide.
        settles_ms: the time in which they turn over and lie down where they have arrived.
        wait: the pause that follows.
        sound: the sound of the move, None for a silent one.
    """

    glide_ms: int = 0
    stagger_ms: int = 0
    gathers_ms: int = 0
    settles_ms: int = 0
    wait: Wait = Wait.NOTHING
    sound: Sound | None = None


MOMENT_MS: Final = 1200
REWIND: Final = Cue(glide_ms=180)

_CUES: Final[dict[type[Move], Cue]] = {
    DrawDealer: Cue(glide_ms=240, stagger_ms=110, wait=Wait.MOMENT, sound=Sound.DEAL),
    DealCards: Cue(glide_ms=360, stagger_ms=80, sound=Sound.DEAL),
    PlayCard: Cue(glide_ms=340, sound=Sound.PLAY),
    # A trick is gathered as fast as a hand does it, flies slowly enough to be seen going to its winner, and becomes the
    # next back of the pile there.
    GatherTrick: Cue(glide_ms=320, gathers_ms=160, settles_ms=140, sound=Sound.TRICK),
    Rob: Cue(glide_ms=460, stagger_ms=60, sound=Sound.ROB),
    Exchange: Cue(glide_ms=360, stagger_ms=60),
    # Putting out, drawing and leaving the turn-up are silent, as most of that is hidden. The last call of an auction
    # brings the kitty to the declarer, and naming trumps sorts the hand again.
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
    """The factor by which every duration is multiplied."""
    return _FACTORS[speed]
