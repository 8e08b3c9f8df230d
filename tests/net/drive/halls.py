"""A hall whose phones come in over a real gateway, and phones made of code that know nothing but PROTOCOL.md."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QEventLoop, QTimer
from websockets.exceptions import ConnectionClosed, WebSocketException

from tests.net.stranger import Stranger
from tests.net.tables import HERE, AnyPort, free_udp_port
from tests.turns import turn
from twentyfive.drive.club import ClubNamed, NightBegun
from twentyfive.drive.entries import Came, MovedOn, Paid, Planned, Seated
from twentyfive.drive.evening import Evening
from twentyfive.drive.plan import Plan
from twentyfive.engine.drive.club_desk import ClubDesk
from twentyfive.engine.drive.table_phones import TablePhones
from twentyfive.net.drive.drive_server import LIMITS, DriveServer
from twentyfive.net.limits import Limits

PATIENCE_S: Final = 60
_LOOK_MS: Final = 5
"""The time between two looks at what is waited for, which may have come by a socket of the test."""

EVENING: Final = "confey 2026-11-30"


class Phone(Stranger):
    """A phone in the hall.

    Attributes:
        hall: the hall.
        said: all that it was sent, as text.
        closed: the reason why the host ended the connection; empty while it stands.
    """

    def __init__(self, hall: Hall, **secret: str) -> None:
        """Come in with the key of the cards, or another secret, and say hello."""
        self.hall = hall
        self.said = list[str]()
        self.closed = ""
        hall.wait(lambda: self._comes_in(secret or {"key": hall.server.key}))
        self.say("hello", v=3, speaks="sheet", **({"token": self.token} if self.token else {}))
        self.wait_for(lambda: "card" in self.heard or self.closed)

    def _comes_in(self, secret: dict[str, str]) -> bool:
        """Try to connect, as a page does again and again."""
        try:
            super().__init__(self.hall.port, **secret)
        except (OSError, WebSocketException) as error:
            if isinstance(error, PermissionError):
                raise
            return False
        return True

    @property
    def told(self) -> dict[str, Any]:
        """What it was told last of its side."""
        return self.heard.get("told", {})

    def listen(self) -> None:
        """Take what has come."""
        with suppress(TimeoutError, ConnectionClosed):
            while not self.closed:
                message = self.hear(0)
                self.said.append(json.dumps(message, ensure_ascii=False))
                self.closed = message["why"] if message["t"] == "closing" else ""

    def wait_for(self, happened: Callable[[], object]) -> None:
        """Let the hall go on until something has happened."""

        def listened() -> bool:
            self.listen()
            return bool(happened())

        self.hall.wait(listened)

    def wait_told(self, **fields: object) -> None:
        """Let the hall go on until the phone was told this of its side."""
        self.wait_for(lambda: self.told and {name: self.told.get(name) for name in fields} == fields)

    def look(self, table: int) -> list[dict[str, Any]]:
        """Scan the card of a table; returns the sides that sit there."""
        self.say("look", table=table)
        self.wait_for(lambda: self.heard.get("sides", {}).get("table") == table)
        sides: list[dict[str, Any]] = self.heard["sides"].get("sides", [])
        return sides

    def belong(self, side: int) -> None:
        """Belong to a side."""
        self.say("belong", side=side)
        self.wait_for(lambda: self.token and self.told.get("side") == side)

    def report(self, winner: int) -> None:
        """Say who has won the game that the phone shows."""
        self.say("report", game=self.told["game"], winner=winner)


class Hall:
    """An evening of pairs with its phones open.

    Attributes:
        desk: the desk of its club.
        phones: what its phones say.
        server: the phones.
        sent: all that the gateway was given for a phone, with the number of the connection.
    """

    def __init__(self, folder: Path, resources: Path | None, limits: Limits = LIMITS) -> None:
        self.desk = ClubDesk(folder)
        self.phones = TablePhones(self.desk)
        self.sent = list[tuple[int, str]]()
        self._file, self._resources, self._limits = folder / "phones.json", resources, limits
        self.server = self._server()

    def _server(self) -> DriveServer:
        link = AnyPort(
            lambda phone, text: self.sent.append((phone, text)),
            bind=HERE,
            resources=self._resources,
            limits=self._limits,
            asked_at=free_udp_port(),
            of_drive=True,
        )
        return DriveServer(self.phones, self._file, None, link)

    @property
    def evening(self) -> Evening:
        return self.desk.club.evening

    @property
    def port(self) -> int:
        assert self.server.door is not None
        return self.server.door.port

    def begin(self, pairs: int, plan: Plan) -> None:
        """Seat so many pairs, each of whom has paid another sum."""
        self.desk.begin("Confey")
        came = [Came((f"Ann {number}", f"Ben {number}")) for number in range(1, pairs + 1)]
        paid = [Paid(2 * number - 1, 7_100_000 + number) for number in range(1, pairs + 1)]
        self.desk.enter(ClubNamed("Confey"), NightBegun("2026-11-30"), Planned(plan), *came, *paid, Seated(7))

    def open(self) -> None:
        """Open the phones, and wait until they can be reached."""
        self.server.open(EVENING)
        self.wait(lambda: self.server.door is not None)

    def begin_again(self) -> None:
        """Close the program, and begin it again with the phones open."""
        self.server.close()
        self.server.deleteLater()
        self.server = self._server()
        self.open()

    def wait(self, happened: Callable[[], object]) -> None:
        """Let the window's events go on until something has happened."""
        events, due = QEventLoop(), QTimer(interval=_LOOK_MS)
        due.timeout.connect(events.wakeUp)
        due.start()
        end = time.monotonic() + PATIENCE_S
        while not happened():
            assert time.monotonic() < end, "it never happened"
            events.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
            turn()
        due.stop()

    def move_on(self) -> None:
        """Begin the next game."""
        self.desk.enter(MovedOn())

    def close(self) -> None:
        self.server.close()
        self.desk.close()


@contextmanager
def hall(folder: Path, resources: Path | None, pairs: int, plan: Plan, limits: Limits = LIMITS) -> Iterator[Hall]:
    """A hall in which the first game is on, with its phones open."""
    made = Hall(folder, resources, limits)
    try:
        made.begin(pairs, plan)
        made.open()
        yield made
    finally:
        made.close()
