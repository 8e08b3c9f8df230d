"""An evening that one window shares and another joins, over a real gateway: by mouse and by keys, to its end."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.net.evening.guests import GuestOfEvening, HostOfEvening
from tests.net.tables import HERE, AnyPort, free_udp_port, make_page
from tests.ui.pages.evening.evenings import EveningPages, choose, enter_names, open_evening, play_deal, way_on
from tests.ui.pressing import click, focused
from tests.ui.whole import Whole, press
from twentyfive import __version__
from twentyfive.net.evening.evening_messages import SharedPlan
from twentyfive.net.evening.results_text import write_plan
from twentyfive.net.messages import PROTOCOL, Closing, Why
from twentyfive.net.remote.visit import Visit
from twentyfive.net.table_search import Interface, TableSearch
from twentyfive.presentation.start.entry import Entry
from twentyfive.ui.pages.evening.evening_network import EveningNetwork

_PATIENCE_MS = 20_000
NOTHING_YET = "You are Ben. Each deal goes to the host as soon as you have played it."


class TwoComputers:
    """The windows of a host and of a guest, each with a folder of its own.

    Attributes:
        host, guest: the programs.
    """

    def __init__(self, folder: Path, qtbot: QtBot) -> None:
        self._qtbot = qtbot
        self.host = Whole(folder / "host", name="Anna")
        self.guest = Whole(folder / "guest", name="Ben")
        for whole in (self.host, self.guest):
            whole.window.resize(800, 520)  # the fewer pixels, the sooner all is painted

    def close(self) -> None:
        self.guest.close()
        self.host.close()

    def wait(self, happened: Callable[[], bool]) -> None:
        self._qtbot.waitUntil(happened, timeout=_PATIENCE_MS)

    def front(self, whole: Whole) -> EveningPages:
        """Bring a window to the front, and return its pages of the evening."""
        whole.window.activateWindow()
        self._qtbot.waitUntil(whole.window.isActiveWindow)
        return EveningPages(whole)

    def begin(self) -> EveningPages:
        """Begin an evening of Ann and Ben at the host's window: Twenty-Five for two, three deals."""
        pages = self.front(self.host)
        open_evening(self.host)
        enter_names(pages, "Ann, Ben")
        choose(pages.setup.table, "2 players, everybody for themselves")
        choose(pages.setup.deals, "3 deals")
        click(pages.setup.begin)
        return pages

    def join(self) -> EveningPages:
        """Find the evening at the guest's window, type its code, and be Ben."""
        pages = self.front(self.guest)
        shared = EveningPages(self.host).network.shared
        assert shared is not None
        click(self.guest.window.start.card(Entry.JOIN))
        page = self.guest.window.visiting.page
        self.wait(lambda: any(one.isVisible() for one in page.tables.buttons.values()))
        (found,) = page.tables.buttons.values()
        assert found.text() == "Anna’s table"
        assert found.accessibleDescription() == "Same cards for all · 2 free seats"
        click(found)
        page.code.setText(shared.code)
        press(self.guest.window, Qt.Key.Key_Return)
        self.wait(lambda: any(seat.isVisible() for seat in page.seats.values()))
        assert [seat.text() for seat in page.seats.values()] == ["I am Ann", "I am Ben"]
        assert focused() is page.seats[0]
        assert not page.look_on.isVisible()
        click(page.seats[1])
        self.wait(pages.plan.isVisible)
        return pages


@pytest.fixture
def two(
    tmp_path: Path, qtbot: QtBot, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> Iterator[TwoComputers]:
    resources, asked_at = make_page(tmp_path_factory.mktemp("resources")), free_udp_port()
    monkeypatch.setattr("twentyfive.ui.pages.evening.evening_room.new_seed", lambda: 1)
    monkeypatch.setattr("twentyfive.net.keep_awake.waker", lambda *_, **__: ("cat",))
    monkeypatch.setattr(
        "twentyfive.net.evening.shared_evening.GatewayLink",
        lambda: AnyPort(bind=HERE, resources=resources, asked_at=asked_at),
    )
    monkeypatch.setattr(
        "twentyfive.ui.pages.network.join_page.TableSearch",
        lambda parent: TableSearch(parent, lambda: (Interface(HERE, (HERE,)),), asked_at),
    )
    made = TwoComputers(tmp_path, qtbot)
    yield made
    made.close()


@pytest.mark.broad
def test_an_evening_of_two_windows_is_played_to_its_end(two: TwoComputers) -> None:
    at_host = two.begin()
    share(two, at_host)
    at_guest = two.join()
    assert focused() is at_guest.plan.play
    assert at_guest.plan.play.text() == "I am Ben: play deal 1"
    assert at_guest.plan.others == {}, "Ann plays elsewhere"
    assert not at_guest.plan.people.usable, "the host says who goes and comes"
    assert at_guest.plan.network.text() == "Leave the host’s evening"
    two.wait(lambda: at_guest.plan.network_says.plain == NOTHING_YET)
    two.wait(lambda: at_host.plan.network_there.plain == "At other computers: Ben.")
    for deal in (1, 2, 3):
        if deal == 2:
            cut_off(two, at_host, at_guest)
        two.front(two.guest)
        assert focused() is at_guest.plan.play
        press(two.guest.window, Qt.Key.Key_Space)
        play_deal(two.guest, 1)
        click(way_on(two.guest))
        two.wait(partial(says, at_host, f"Ben has played deal {deal}."))
        if deal == 1:
            two.wait(lambda: at_guest.plan.network_says.plain == "You are Ben. The host has all your results.")
            check_that_ann_sees_nothing(two, at_host)
        two.front(two.host)
        assert at_host.plan.play.text() == f"I am Ann: play deal {deal}"
        assert list(at_host.plan.others) == [], "Ben plays elsewhere"
        click(at_host.plan.play)
        play_deal(two.host, 0)
        click(way_on(two.host))
    assert focused() is at_host.plan.results
    two.wait(lambda: at_guest.desk.evening == at_host.desk.evening)
    two.front(two.guest)
    assert at_guest.plan.announcer.last == at_host.plan.announcer.last
    assert "All deals are played." in at_guest.plan.announcer.last
    assert focused() is at_guest.plan.results
    press(two.guest.window, Qt.Key.Key_Space)
    click(at_host.plan.results)
    choose(at_host.results.viewer, "Ben")
    assert at_guest.results.who_looks == 1
    assert ranking(at_guest) == ranking(at_host)
    assert len(ranking(at_guest)) == 2
    check_the_end(two, at_host, at_guest)


def share(two: TwoComputers, at_host: EveningPages) -> None:
    """Share the evening by keys, and hear how others join."""
    at_host.plan.network.setFocus()
    assert at_host.plan.network.text() == "Share on the home network"
    press(two.host.window, Qt.Key.Key_Space)
    shared = at_host.network.shared
    assert shared is not None
    two.wait(lambda: shared.door is not None)
    assert focused() is at_host.plan.network
    assert at_host.plan.network.text() == "Stop sharing"
    assert shared.typed in at_host.plan.network_says.announcer.last
    assert f"type the code {shared.code}." in at_host.plan.network_says.announcer.last


def says(pages: EveningPages, sentence: str) -> bool:
    """Whether this is the last message on the plan."""
    return pages.plan.said == sentence


def check_that_ann_sees_nothing(two: TwoComputers, at_host: EveningPages) -> None:
    """Ann, at the host's computer, has the result on disk and sees nothing of it before she has played the deal."""
    two.front(two.host)
    click(at_host.plan.results)
    choose(at_host.results.viewer, "Ann")
    assert ranking(at_host) == []
    press(two.host.window, Qt.Key.Key_Escape)


def cut_off(two: TwoComputers, at_host: EveningPages, at_guest: EveningPages) -> None:
    """Kill the host's gateway; it is started again, and the guest comes back by itself."""
    shared, guest = at_host.network.shared, at_guest.network.guest
    assert shared is not None
    assert guest is not None
    pid = shared._link.gateway_pid
    assert pid is not None
    os.kill(pid, signal.SIGKILL)
    two.wait(lambda: not guest.is_connected)
    two.wait(lambda: list(at_host.plan.back_here) == [1])
    assert shared.there == ()
    assert at_host.plan.back_here[1].text() == "Here from now on: Ben"
    assert 1 not in at_host.plan.others, "Ben may be playing at his computer"
    assert "Ben" not in at_host.plan.play.text()
    two.wait(lambda: at_host.plan.back_here == {} and shared.there == (1,))


def check_the_end(two: TwoComputers, at_host: EveningPages, at_guest: EveningPages) -> None:
    """The host stops sharing, and the guest leaves."""
    two.front(two.host)
    press(two.host.window, Qt.Key.Key_Escape)
    click(at_host.plan.network)
    assert at_host.plan.network.text() == "Share on the home network"
    assert not at_host.plan.network_says.isVisible()
    click(at_host.plan.back_here[1])
    assert at_host.plan.back_here == {}
    assert not at_host.plan._cut_off.isVisible()
    two.front(two.guest)
    press(two.guest.window, Qt.Key.Key_Escape)
    two.wait(lambda: "The host cannot be reached." in at_guest.plan.network_says.announcer.last)
    seat = two.guest.window.playing.seat_file
    assert seat.exists(), "a program that is started again gets back to the evening"
    at_guest.plan.network.setFocus()
    press(two.guest.window, Qt.Key.Key_Space)
    assert focused() is at_guest.plan.network
    assert at_guest.plan.said.startswith("You have left the host’s evening. Your results are kept here")
    assert two.guest.window.visiting.page.isHidden()
    assert not at_guest.network.is_on
    assert not seat.exists()


def ranking(pages: EveningPages) -> list[tuple[str, ...]]:
    """The lines of the ranking, as they are shown."""
    return [(row.line.name, *(cell.text for cell in row.line.cells)) for row in pages.results.ranking[0].rows]


def test_a_guest_is_told_why_the_part_in_an_evening_is_over_as_it_is(tmp_path: Path, qtbot: QtBot) -> None:
    """A guest who has played nothing has no results that are kept, and one who was replaced cannot come back."""
    host = HostOfEvening(tmp_path / "host")
    for number, replaces, said in (
        (1, False, "The host’s evening is left. Join it again to play."),
        (2, True, "At the host’s evening somebody else plays for Ben now. What was played here is kept."),
    ):
        guest = GuestOfEvening(tmp_path / str(number), host.gateway, qtbot, number)
        network = EveningNetwork(guest.desk, lambda: "Ben")
        guest.visit.evening_shared.disconnect(guest._join)
        guest.visit.evening_shared.connect(partial(_join, network, guest.visit))
        told: list[str] = []
        network.troubled.connect(told.append)
        guest.visit.sit(1)
        assert network.company.says == NOTHING_YET
        if replaces:
            guest.link.hear(Closing(Why.REMOVED))
        else:
            network.press()
        assert told == [said]
        assert network.guest is None
        network.close()


def _join(network: EveningNetwork, visit: Visit, shared: SharedPlan) -> None:
    visit.host_version = (PROTOCOL, __version__)
    assert network.join(visit, shared) == ""


def test_a_host_of_another_version_is_not_played_with_as_its_computer_players_may_differ(
    tmp_path: Path, qtbot: QtBot
) -> None:
    host = HostOfEvening(tmp_path / "host")
    guest = GuestOfEvening(tmp_path / "guest", host.gateway, qtbot)
    guest.visit.sit(1)
    network = EveningNetwork(guest.desk, lambda: "Ben")
    guest.visit.host_version = (PROTOCOL, "0.0.1")
    said = network.join(guest.visit, write_plan(host.evening))
    assert said == "The other computer has another version of this program. Install the same version on both."
    assert network.guest is None
    network.close()
