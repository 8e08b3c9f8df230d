"""An evening that is shared in this process, and guests with folders of their own: no sockets, no window."""

from __future__ import annotations

from pathlib import Path

from pytestqt.qtbot import QtBot

from tests.engine.evening.evenings import Choose, first, plan_for, played
from tests.net.lobby.fakes import FakeGateway
from tests.net.remote.computer_guest import LaterLink
from twentyfive.engine.evening.evening import Evening, Sitting
from twentyfive.engine.evening.evening_desk import EveningDesk
from twentyfive.net.evening.evening_guest import EveningGuest
from twentyfive.net.evening.evening_messages import SharedPlan
from twentyfive.net.evening.shared_evening import SharedEvening
from twentyfive.net.messages import GuestMessage, No
from twentyfive.net.remote.remote_game import RemoteGame
from twentyfive.net.remote.visit import Visit

CODE = "7K3Q"


def desk_in(folder: Path) -> EveningDesk:
    """A desk over a folder, at which nothing goes wrong."""

    def tell(path: Path, reason: str) -> None:
        raise AssertionError(f"{path}: {reason}")

    return EveningDesk(folder, tell)


class HostOfEvening:
    """The host of an evening of two.

    Attributes:
        desk: the desk.
        gateway: the gateway.
        shared: the evening as it is shared.
        told: what the person was told.
        troubles: what went wrong.
    """

    def __init__(self, folder: Path) -> None:
        self.desk = desk_in(folder)
        self.desk.begin(plan_for(2))
        self.told: list[str] = []
        self.troubles: list[str] = []
        self.share()

    def share(self) -> None:
        """Share the evening, after it was shared before or not."""
        self.gateway = FakeGateway()
        self.shared = SharedEvening(self.desk, "Anna", None, self.gateway)  # type: ignore[arg-type]
        self.shared.told.connect(self.told.append)
        self.shared.troubled.connect(self.troubles.append)
        self.shared.share()

    @property
    def evening(self) -> Evening:
        assert self.desk.evening is not None
        return self.desk.evening

    @property
    def of_ben(self) -> list[Sitting]:
        """The sittings of the second of the two, who is the guest."""
        return [sitting for sitting in self.evening.plan.sittings if sitting.north == 1]

    def play(self, sitting: Sitting, choose: Choose = first) -> None:
        """Play a deal at the host's computer."""
        self.desk.add(sitting.number, played(self.evening.plan, sitting, choose))
        self.shared.tell_results()

    def hear(self, message: GuestMessage, guest: int = 1) -> list[str]:
        """Hear a message of a guest, and return the refusals that follow."""
        before = len(self.gateway.told(guest, No))
        self.gateway.hear(guest, message)
        return [refusal.text for refusal in self.gateway.told(guest, No)[before:]]


class GuestOfEvening:
    """A guest of an evening.

    Attributes:
        desk: the desk.
        link: the connection.
        visit: the visit by which the guest has come.
        faults: why the evening cannot be played.
        troubles: what has gone wrong since.
    """

    def __init__(self, folder: Path, gateway: FakeGateway, qtbot: QtBot, number: int = 1, token: str = "") -> None:
        """Come to the host with the code or with a token."""
        self.desk = desk_in(folder)
        self.link = LaterLink(gateway, number)
        self.faults: list[str] = []
        self.troubles: list[str] = []
        self._part: EveningGuest | None = None
        self._qtbot = qtbot
        self.visit = Visit(self.link, RemoteGame(), CODE, "Ben", token=token)
        self.visit.evening_shared.connect(self._join)
        qtbot.waitUntil(lambda: self.visit.welcome is not None)

    @property
    def part(self) -> EveningGuest:
        assert self._part is not None
        return self._part

    @property
    def evening(self) -> Evening:
        assert self.desk.evening is not None
        return self.desk.evening

    def play(self, sitting: Sitting, choose: Choose = first) -> None:
        """Play a deal at the guest's computer."""
        self.desk.add(sitting.number, played(self.evening.plan, sitting, choose))
        self.part.go_on()

    def wait_until_all_is_told(self) -> None:
        """Wait until the host has all results, and all that may be seen is here."""
        self._qtbot.waitUntil(lambda: not self.part.to_hand_in and not self.part.to_fetch)

    def _join(self, shared: SharedPlan) -> None:
        try:
            self._part = EveningGuest(self.visit, shared, self.desk)
        except ValueError as error:
            self.faults.append(str(error))
        else:
            self._part.troubled.connect(self.troubles.append)
