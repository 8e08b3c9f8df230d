"""The decisions of persons that the computer makes for them: of those who are away, or in a deal played out."""

from __future__ import annotations

from dataclasses import dataclass

from twentyfive.core import Phase


@dataclass(frozen=True, slots=True)
class StandIns:
    """The persons for whom the computer decides, until they are taken out.

    Attributes:
        away: the seats of the persons who are away.
        once_at: the revision in which the computer makes the one move that is due; None if it makes none.
        phases: the phases in which it decides for all persons, to the end of the deal.
    """

    away: frozenset[int] = frozenset()
    once_at: int | None = None
    phases: frozenset[Phase] = frozenset()

    def decide(self, player: int, phase: Phase, revision: int) -> bool:
        """Whether the computer decides for the person at seat `player`, in this phase and revision of the game."""
        return player in self.away or revision == self.once_at or phase in self.phases
