"""The keeper of the person's seat at another's table: on disk from sitting down until leaving for good."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QObject, Signal

from twentyfive.engine.files.disk_errors import system_words
from twentyfive.engine.saves.kept_seat import KeptSeat, SeatFile
from twentyfive.net.messages import Welcome, Why
from twentyfive.net.remote.visit import Visit
from twentyfive.wording import joining
from twentyfive.wording.records.tables_elsewhere import seat_table


class Ended(Protocol):
    """A visit that has ended, at a table or at an evening, as `Visit` and `EveningGuest` tell of it."""

    token: str
    welcome: Welcome | None
    ended_by: Why | None


class SeatKeeper(QObject):
    """Keeps the seat.

    Attributes:
        seat: the seat to which the person can go back; None if there is none.
        damage: a sentence about a file that could not be read; empty if it could.

    Signals:
        troubled(str): a sentence about a seat that could not be kept.
    """

    troubled = Signal(str)

    def __init__(self, file: SeatFile, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.seat: KeptSeat | None = None
        self.damage = ""
        self._file = file

    def find(self) -> KeptSeat | None:
        """Return the seat on disk, if there is one that can be read."""
        try:
            found = self._file.read()
        except OSError as error:
            self.seat, self.damage = None, joining.seat_unreadable(system_words(error), "")
        else:
            self.seat, self.damage = found.value, ""
            if found.kept is not None:
                self.damage = joining.seat_unreadable(found.damage, str(found.kept))
        return self.seat

    def note_seat(self, visit: Visit) -> None:
        """Keep the seat that the host has given to the guest of this visit, and where the table is now."""
        welcome, you, address = visit.welcome, visit.seat, visit.address
        if welcome is None or you is None or not visit.token:
            return
        seat = KeptSeat(
            welcome.table,
            welcome.host,
            welcome.game,
            address.host,
            address.port,
            visit.token,
            you.name,
            welcome.people,
            welcome.computer,
            welcome.preset,
            welcome.called,
        )
        if seat == self.seat:
            return
        self.seat = seat
        try:
            self._file.write(self.seat)
        except OSError as error:
            self.troubled.emit(joining.SEAT_NOT_KEPT(place=str(self._file.path), reason=system_words(error)))

    def note_end(self, visit: Ended) -> str:
        """Forget the seat if it was left or taken away in this visit; say so if the host did not know it any more."""
        seat = self.seat
        if seat is None or visit.token != seat.token:
            return ""
        was_never_there = visit.welcome is None and visit.ended_by is None
        if was_never_there or visit.ended_by not in (None, Why.REMOVED, Why.GONE):
            return ""
        self.seat = None
        try:
            self._file.remove()
        except OSError as error:
            self.troubled.emit(joining.SEAT_NOT_KEPT(place=str(self._file.path), reason=system_words(error)))
        return joining.SEAT_IS_GONE(host=seat_table(seat)) if visit.ended_by is Why.GONE else ""
