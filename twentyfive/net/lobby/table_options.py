"""The options of a table for guests, which the host chooses."""

from __future__ import annotations

from dataclasses import dataclass, field

from twentyfive.net.lobby.absence import Patience


@dataclass(frozen=True, slots=True)
class TableOptions:
    """The options of a table.

    Attributes:
        hints: whether guests may ask for a hint.
        undo: whether a decision may be taken back, if everybody agrees.
        patience: the waiting times.
    """

    hints: bool = True
    undo: bool = True
    patience: Patience = field(default_factory=Patience)
