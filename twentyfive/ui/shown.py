"""What the director has shown: the table at a moment, and how it came to it."""

from __future__ import annotations

from dataclasses import dataclass

from twentyfive.core import PlayerView
from twentyfive.engine.seen import SeenMove


@dataclass(frozen=True, slots=True)
class Shown:
    """What the table shows from now on, and how it came to be. Nothing hidden from the viewer is in it.

    Attributes:
        view: the table as the viewer sees it.
        revision: of the engine.
        made: the move that led here; None after a jump, or where only another hand is looked at.
        jumped: whether the viewer comes to this moment without having seen the one before: after a jump in the log, or
            as the screen is passed to them.
    """

    view: PlayerView
    revision: int
    made: SeenMove | None = None
    jumped: bool = False
