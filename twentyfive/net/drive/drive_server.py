"""The phones of a card drive: the gateway, the phones that are in, and the file from which they are known again."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from twentyfive import __version__
from twentyfive.drive.evening import Evening
from twentyfive.drive.problems import ProblemKind, Refused
from twentyfive.engine.drive.table_phones import TablePhones
from twentyfive.net.codes import new_code, new_token, token_digest
from twentyfive.net.drive.drive_messages import (
    Belong,
    Card,
    Drive,
    DriveGuestMessage,
    Look,
    Report,
    Sides,
    Told,
)
from twentyfive.net.drive.drive_told import sides_message, told_message
from twentyfive.net.drive.known_phones import MOST_KNOWN, KnownPhone, KnownPhones, phones_file, phones_of
from twentyfive.net.entrance import Entrance
from twentyfive.net.gateway_link import Door, GatewayLink
from twentyfive.net.limits import Limits
from twentyfive.net.messages import PROTOCOL, Bye, Closing, Hello, No, Why
from twentyfive.wording.drive import problem_words

MOST_PHONES: Final = 100
"""The most phones that are in at once."""

LIMITS: Final = Limits(guests=MOST_PHONES + 20)
"""The limits of the gateway: beyond the phones that are in, some read why they cannot be, or are on their way out."""

_PASSED: Final = (ProblemKind.IS_OVER, ProblemKind.NO_SUCH_GAME, ProblemKind.FEWER_THAN_PLAYED, ProblemKind.SITS_OUT)
"""Why an answer cannot be if it came too late: the phone is told how things stand, and nothing else."""


@dataclass
class _Phone:
    """A phone that is in.

    Attributes:
        side: the side to which it belongs; 0 for none yet.
        digest: the digest of its token; empty before it has one.
        table: the table whose card it has scanned; 0 before that.
        card: the side that it was told to belong to; None before it was told.
        shown: what it was told last of its side, or of that table.
    """

    side: int = 0
    digest: str = ""
    table: int = 0
    card: int | None = None
    shown: Told | Sides | None = None


class DriveServer(Entrance):
    """The phones of an evening, from their opening until they are closed.

    Signals:
        phones_changed(): another number of phones is in.
    """

    phones_changed = Signal()

    def __init__(
        self, phones: TablePhones, path: Path, parent: QObject | None = None, link: GatewayLink | None = None
    ) -> None:
        """`phones` says what each side is told; `path` is the file of the phones; `link` is the gateway, for tests."""
        super().__init__(link or GatewayLink(limits=LIMITS, of_drive=True), parent)
        self._desk = phones
        self._file = phones_file(path)
        self._known = phones_of("")
        self._phones: dict[int, _Phone] = {}
        self._due = QTimer(self, singleShot=True, interval=0)
        self._due.timeout.connect(self._show_all)
        phones.changed.connect(self._on_desk_changed)
        self._link.heard.connect(self._on_heard)
        self._link.left.connect(self._leave)

    @property
    def count(self) -> int:
        """The number of phones that are in."""
        return len(self._phones)

    def url(self, table: int) -> str:
        """Return the address in the QR code of a table; empty while it would lead nobody in."""
        return self._url(f".{table}")

    def open(self, evening: str) -> None:
        """Open the phones of an evening; whoever was in before is known again, and the printed QR codes stay good.

        Args:
            evening: which evening it is, in words that no other has. Another one begins with other codes.
        """
        if self.is_open:
            return
        found = self._read()
        self._known = found if found is not None and found.evening == evening else phones_of(evening)
        known = self._known
        self._admit(known.code, known.key, known.port, self._digests(), known.table)
        self._write()
        self.changed.emit()

    def new_code(self) -> None:
        """Let phones in by another typed code, even if the door was shut or the code was spent.

        The key stays, as it is printed.
        """
        self.code, self.is_shut = new_code(), False
        self._known = replace(self._known, code=self.code)
        self._link.change_code(self.code, self.key)
        self._write()
        self.changed.emit()

    def close(self) -> None:
        """Tell the phones that the drive is closed, and listen no more. They may come back to the same evening."""
        if self.is_open:
            self._withdraw()
            self._due.stop()
            self._link.close()
            self._phones.clear()
            self.changed.emit()
            self.phones_changed.emit()

    def _on_opened(self, door: Door) -> None:
        if door.port != self._known.port:
            self._known = replace(self._known, port=door.port)
            self._write()
        super()._on_opened(door)

    def _on_heard(self, link: int, message: DriveGuestMessage) -> None:
        if isinstance(message, Hello):
            self._greet(link, message)
            return
        phone = self._phones.get(link)
        if phone is None:
            return  # is being turned away
        match message:
            case Look():
                phone.table, phone.shown = message.table, None
                self._show(link)
            case Belong():
                self._belong(link, phone, message.side)
            case Report():
                self._report(link, phone, message)
            case Bye():
                self._forget(phone.digest)

    def _greet(self, link: int, hello: Hello) -> None:
        digest = token_digest(hello.token) if hello.token else ""
        side = self._known.side_of(digest)
        if digest and not side:
            self._link.dismiss(link, Closing(Why.GONE))
            return
        for other in [each for each, phone in self._phones.items() if digest and phone.digest == digest]:
            self._leave(other)
            self._link.dismiss(other, Closing(Why.ELSEWHERE))
        if len(self._phones) >= MOST_PHONES:
            self._link.dismiss(link, Closing(Why.FULL))
            return
        self._phones[link] = _Phone(side, digest)
        page = "" if self.door is None else self.door.page
        self._link.send(link, Drive(PROTOCOL, __version__, self._known.table, page, self._evening.plan.name))
        self._show(link)
        self.phones_changed.emit()

    def _belong(self, link: int, phone: _Phone, side: int) -> None:
        """Let a phone belong to a side, or to none, so that it is asked again."""
        if side == phone.side:
            return
        self._forget(phone.digest)
        phone.side, phone.digest, phone.shown = 0, "", None
        if side and self._told(side) is not None:
            token = new_token()
            phone.side = phone.card = side
            phone.digest = token_digest(token)
            self._keep((*self._known.phones[1 - MOST_KNOWN :], KnownPhone(side, phone.digest)))
            self._link.send(link, Card(side, token))
        self._show(link)

    def _report(self, link: int, phone: _Phone, report: Report) -> None:
        if not phone.side:
            return
        phone.shown = None  # so that the phone is told how things stand, whatever becomes of its answer
        try:
            self._desk.answer(phone.side, report.game, report.winner, report.points)
        except Refused as refused:
            if refused.problem.kind not in _PASSED:
                self._link.send(link, No(problem_words(refused.problem, self._evening)))
        self._due.start()

    @property
    def _evening(self) -> Evening:
        try:
            return self._desk.evening
        except Refused:
            return Evening()

    def _told(self, side: int) -> Told | None:
        """What a side is told; None if there is no such side, as after the draw of the seats was taken back."""
        try:
            return told_message(self._desk.told(side))
        except Refused:
            return None

    def _sides(self, table: int) -> Sides:
        try:
            return sides_message(table, self._desk.sides_at(table), self._desk.evening)
        except Refused:
            return Sides(table)

    def _show(self, link: int) -> None:
        """Tell a phone how things stand, as far as that is something else than before."""
        phone = self._phones[link]
        told = self._told(phone.side) if phone.side else None
        side = 0 if told is None else phone.side
        if side != phone.card:
            phone.card = side
            self._link.send(link, Card(side))
        shown = told or (self._sides(phone.table) if phone.table else None)
        if shown is not None and shown != phone.shown:
            phone.shown = shown
            self._link.send(link, shown)

    def _show_all(self) -> None:
        for link in self._phones:
            self._show(link)

    def _on_desk_changed(self) -> None:
        """Tell the phones soon: many results come in one go, and each phone is told what it all comes to."""
        if self._phones:
            self._due.start()

    def _leave(self, link: int) -> None:
        """Note that a phone is not in any more."""
        if self._phones.pop(link, None) is not None:
            self.phones_changed.emit()

    def _digests(self) -> tuple[str, ...]:
        return tuple(phone.digest for phone in self._known.phones)

    def _forget(self, digest: str) -> None:
        if digest:
            self._keep(phone for phone in self._known.phones if phone.digest != digest)

    def _keep(self, phones: Iterable[KnownPhone]) -> None:
        """Let these phones come back, and no others."""
        self._known = replace(self._known, phones=tuple(phones))
        self._link.know(self._digests())
        self._write()

    def _read(self) -> KnownPhones | None:
        """Return the phones on disk; None if there are none, or the file was damaged and put aside."""
        try:
            return self._file.read().value
        except OSError as error:
            self._tell_not_kept(self._file.path, error)
            return None

    def _write(self) -> None:
        try:
            self._file.write(self._known)
        except OSError as error:
            self._tell_not_kept(self._file.path, error)
