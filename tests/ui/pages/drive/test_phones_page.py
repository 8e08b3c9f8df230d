"""The phones of the tables are let in for one evening, with codes that stay the same however often it is opened."""

from __future__ import annotations

import errno
import os

import pytest

from tests.net.lobby.fakes import FakeGateway
from tests.turns import turn
from tests.ui.pages.drive.driving import Drive, seat
from tests.ui.pressing import click
from tests.ui.whole import Start, button
from twentyfive.net.messages import HostMessage
from twentyfive.presentation.paper.cut_cards import CutSheet
from twentyfive.presentation.paper.formats import Print
from twentyfive.presentation.paper.printables import Subject
from twentyfive.presentation.start.entry import Entry
from twentyfive.ui.pages.drive.phones_page import PhonesPage
from twentyfive.ui.pages.paper.paper_page import PaperPage


class DriveGateway(FakeGateway):
    """A gateway without sockets, whose phones hear nothing."""

    def send(self, guest: int, message: HostMessage) -> None: ...


@pytest.fixture
def links(gateways: list[FakeGateway], monkeypatch: pytest.MonkeyPatch) -> list[FakeGateway]:
    """The gateways that the window makes for drives."""

    def make(**_: object) -> FakeGateway:
        gateways.append(DriveGateway())
        return gateways[-1]

    monkeypatch.setattr("twentyfive.net.drive.drive_server.GatewayLink", make)
    return gateways


@pytest.fixture
def drive(start: Start, links: list[FakeGateway]) -> Drive:
    """The window at the first game of a club, with two tables."""
    del links
    whole = start()
    whole.window.start.chosen.emit(Entry.DRIVE)
    turn()
    drive = Drive(whole)
    drive.type("Confey GAA")
    drive.enter()
    seat(drive, 4)
    return drive


def let_in(drive: Drive) -> PhonesPage:
    """Go to the page of the phones by a click, and let them in by another."""
    click(button(drive.whole.window, "Phones of the tables"))
    page = drive.whole.page(PhonesPage)
    assert drive.whole.window.router.is_at("drive_phones")
    click(page.switch)
    return page


def codes_on_cards(drive: Drive) -> list[str]:
    """Return the codes on the table cards as they would be printed now."""
    sheet = drive.room.printables[Subject.TABLE_CARDS].sheet(Print.NORMAL, True)
    assert isinstance(sheet, CutSheet)
    return [card.code for card in sheet.cards]


def test_the_switch_lets_phones_in_and_the_page_shows_the_way(drive: Drive, links: list[FakeGateway]) -> None:
    click(drive.games.let_in)
    page = drive.whole.page(PhonesPage)
    assert not page.way_in.isVisible()
    assert page.print.reason == "Switch the phones on first."
    click(page.switch)
    [link] = links
    assert page.way_in.isVisible()
    assert page.way_in.qr.text == f"HTTP://192.168.1.23:25525/#{link.key}.0"
    assert " ".join(link.code) in page.way_in.qr.accessibleName()
    assert page.print.usable
    click(page.switch)
    assert not link.code
    assert not page.way_in.isVisible()
    assert not drive.room.lets_phones_in


def test_how_many_phones_are_in_is_told_beside_the_tables(drive: Drive, links: list[FakeGateway]) -> None:
    assert not drive.games.phones.isVisible()
    page = let_in(drive)
    links[0].come(1)
    links[0].come(2)
    click(page.to["drive_games"])
    assert drive.games.phones.label == "Phones here: 2"
    assert drive.games.take_all.reason == "No answer to take"
    links[0].left.emit(2)
    turn()
    assert drive.games.phones.label == "Phones here: 1"
    click(drive.games.phones)
    assert drive.whole.window.router.is_at("drive_phones")


def test_the_printed_codes_stay_good_after_a_restart(drive: Drive, links: list[FakeGateway], start: Start) -> None:
    assert codes_on_cards(drive) == ["", ""]
    let_in(drive)
    key = links[0].key
    printed = codes_on_cards(drive)
    assert printed == [f"HTTP://192.168.1.23:25525/#{key}.{table}" for table in (1, 2)]
    drive.whole.close()
    assert not links[0].code, "closing the window closes the phones"
    whole = start()
    whole.window.start.chosen.emit(Entry.DRIVE)
    turn()
    again = Drive(whole)
    click(button(again.clubs, "Go on with Confey GAA"))
    let_in(again)
    assert codes_on_cards(again) == printed


def test_another_evening_closes_the_phones_and_has_another_key(drive: Drive, links: list[FakeGateway]) -> None:
    let_in(drive)
    key = links[0].key
    assert drive.room.begin_night() == ""
    assert not drive.room.lets_phones_in
    assert not links[0].code
    let_in(drive)
    assert links[0].key not in ("", key)


def test_the_key_is_not_in_the_file_of_the_club(drive: Drive, links: list[FakeGateway]) -> None:
    let_in(drive)
    assert drive.room.desk.path is not None
    assert links[0].key not in drive.room.desk.path.read_text(encoding="utf-8")


def test_the_table_cards_are_the_first_that_is_offered_to_be_printed(drive: Drive) -> None:
    page = let_in(drive)
    click(page.print)
    paper = drive.whole.page(PaperPage)
    assert paper.what.of[Subject.TABLE_CARDS].isChecked()
    assert "Scan this to say who won" in paper.preview.accessibleDescription()
    click(paper.header.back)
    assert drive.whole.window.router.is_at("drive_phones")


def test_a_full_disk_is_told(drive: Drive, monkeypatch: pytest.MonkeyPatch) -> None:
    click(drive.games.let_in)
    page = drive.whole.page(PhonesPage)

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patched:
        patched.setattr("os.fsync", full)
        click(page.switch)
    assert "No space left on device" in page.said
    assert drive.room.lets_phones_in


def test_a_result_that_two_phones_agree_on_and_a_full_disk_are_told(
    drive: Drive, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = drive.evening.tables[0].sides

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    drive.room.phones.answer(one, 1, one)
    with monkeypatch.context() as patched:
        patched.setattr("os.fsync", full)
        drive.room.phones.answer(other, 1, one)
        turn()
    assert "No space left on device" in drive.games.said
    assert drive.games.take_all.label == "Take all answers: 1"
    click(drive.games.take_all)
    assert drive.evening.missing == (2,)
