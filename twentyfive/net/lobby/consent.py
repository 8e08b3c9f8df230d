"""Consent: everybody else at the table agrees before a guest's decision is taken back."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QObject, Signal

from twentyfive.net.lobby.clock import Alarm, Clock

ANSWER_S: Final = 20
"""The time for all answers; silence is a no."""

MOST_REFUSED: Final = 2
"""The number of refusals in a deal after which nobody is asked again before the next."""


@dataclass(frozen=True, slots=True)
class Vote:
    """A request to take back a decision.

    Attributes:
        number: the number of the question, which every answer names.
        asker: the seat of the player who wants to go back.
        voters: the players who are asked, by seat.
        at: the position in which it was asked.
    """

    number: int
    asker: int
    voters: frozenset[int]
    at: int


class Consent(QObject):
    """Asks one question at a time, and waits for every answer.

    Attributes:
        vote: the question that is asked now; None if there is none.

    Signals:
        opened(Vote): a question is asked.
        closed(Vote, bool): it is decided, or withdrawn; True if all have agreed.
    """

    opened = Signal(object)
    closed = Signal(object, bool)

    def __init__(self, clock: Clock, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.vote: Vote | None = None
        self._clock = clock
        self._alarm: Alarm | None = None
        self._number = 0
        self._agreed: set[int] = set()
        self._refused: dict[int, int] = {}  # how often, by deal

    def may_ask(self, deal: int) -> bool:
        """Whether a question may be asked now, in the deal of that number."""
        return self.vote is None and self._refused.get(deal, 0) < MOST_REFUSED

    def ask(self, asker: int, voters: frozenset[int], at: int) -> None:
        """Ask these players whether `asker` may go back. With nobody to ask it is decided at once."""
        self._number += 1
        self._agreed = set()
        vote = self.vote = Vote(self._number, asker, voters, at)
        if not voters:
            self._close(True)
            return
        self._alarm = self._clock.call_later(ANSWER_S, lambda: self._close(False))
        self.opened.emit(vote)

    def answer(self, voter: int, number: int, yes: bool, deal: int) -> None:
        """Take the answer of a player, unless it is to an older question."""
        vote = self.vote
        if vote is None or vote.number != number or voter not in vote.voters:
            return
        if not yes:
            self._refused = {deal: self._refused.get(deal, 0) + 1}
            self._close(False)
            return
        self._agreed.add(voter)
        if self._agreed == vote.voters:
            self._close(True)

    def excuse(self, player: int) -> None:
        """Ask without a player who has left the table for good; drop the question if it was theirs."""
        vote = self.vote
        if vote is None:
            return
        if vote.asker == player:
            self._close(False)
            return
        self.vote = replace(vote, voters=vote.voters - {player})
        self._agreed.discard(player)
        if self._agreed == self.vote.voters:
            self._close(True)

    def withdraw(self) -> None:
        """Drop the question, as the position has changed."""
        if self.vote is not None:
            self._close(False)

    def _close(self, agreed: bool) -> None:
        vote, self.vote = self.vote, None
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        self.closed.emit(vote, agreed)
