"""The page of an open table: what it says of the way in, and of who comes and goes."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from tests.net.lobby.fakes import FakeGateway
from tests.turns import turn
from tests.ui.evening import Evening
from tests.ui.page_checks import settle
from tests.ui.painted import painted_texts, place
from tests.ui.pressing import click
from tests.ui.whole import Start, button
from twentyfive.engine.seating.players import Guest
from twentyfive.net.keep_awake import KeepAwake
from twentyfive.net.messages import Bye, Sign, SignOf
from twentyfive.presentation.phone.sheets import PhoneSheet
from twentyfive.ui.table.overlays import Overlay
from twentyfive.ui.table.way_in import NOBODY_AFTER_MS


@pytest.fixture
def evening(start: Start, gateways: list[FakeGateway]) -> Evening:
    return Evening(start(), gateways)


@pytest.mark.broad("911-512")
@pytest.mark.parametrize(("width", "height"), [(911, 512), (1280, 800), (1920, 1080), (3840, 2160)])
def test_the_code_is_large_enough_to_be_scanned_across_a_room(evening: Evening, width: int, height: int) -> None:
    evening.whole.window.resize(width, height)
    QApplication.processEvents()
    settle()
    assert evening.page.way_in.qr.square().width() >= max(240, height / 3)


def test_with_large_text_in_a_low_window_the_address_is_seen_before_the_code(evening: Evening) -> None:
    way, page = evening.page.way_in, evening.page
    evening.whole.window.resize(1280, 800)
    settle()
    assert place(way._typed).top() > place(way.qr).bottom()
    evening.whole.window.resize(911, 512)
    evening.whole.store.change(text=2.0)
    settle()
    assert place(way._typed).bottom() < place(way.qr).top()
    assert place(way._typed).bottom() <= place(page.footer).top()
    assert place(way._words).bottom() <= place(way._typed).top(), "the words lead to the address"
    assert way.qr.square().width() >= 240


def test_the_interface_of_the_address_is_named(evening: Evening) -> None:
    way = evening.page.way_in
    assert way._interface.plain == "Wi-Fi (wlan0)"
    click(button(evening.page, "Another address"))
    assert way._interface.plain == "Cable (eth0)"


def test_coming_and_leaving_is_shown_and_said(evening: Evening) -> None:
    news = evening.page.news
    token = evening.come(1, "Máire")
    assert news.plain == news.announcer.last == "Máire has joined."
    evening.link.left.emit(11)
    turn()
    assert news.announcer.last == "Máire’s phone is asleep."
    evening.come(2, "Tom")
    assert evening.page.footer.said == "No seat is free."
    evening.link.come(11, token=token)
    turn()
    assert evening.page.footer.said == "Everybody is here."
    evening.link.left.emit(11)
    turn()
    evening.link.hear(12, Bye())
    turn()
    assert news.announcer.last == "Tom has left."


def test_at_the_table_it_is_said_too(evening: Evening) -> None:
    evening.come(1, "Máire")
    evening.come(2, "Tom")
    evening.start()
    evening.link.left.emit(12)
    turn()
    assert evening.whole.said() == "Tom’s phone is asleep."


def test_after_45_seconds_without_a_guest_it_says_what_may_be_wrong(evening: Evening) -> None:
    way = evening.page.way_in
    assert way._patience.interval() == NOBODY_AFTER_MS == 45_000
    assert way._patience.isActive()
    assert way._trouble.isHidden()
    way._patience.start(0)
    turn()
    assert way._trouble.plain.startswith("No phone has reached this computer yet.")
    evening.come(1, "Máire")
    assert way._trouble.isHidden()


def test_letting_in_nobody_new_is_said_and_taken_back_by_a_new_code(evening: Evening) -> None:
    def opened() -> bool:
        return not evening.link.is_shut

    before = evening.link.code
    click(button(evening.page, "Let nobody else in"))
    assert not opened()
    assert evening.page.way_in._trouble.plain.startswith("Nobody else is let in.")
    click(button(evening.page, "Let others in"))
    assert opened()
    assert evening.link.code != before
    assert button(evening.page, "Let nobody else in").hasFocus()


@pytest.mark.skipif("sys.platform == 'win32'", reason="Windows is asked without a program")
def test_the_computer_stays_awake_while_the_table_is_open(evening: Evening) -> None:
    (awake,) = evening.whole.window.findChildren(KeepAwake)
    evening.start()
    assert awake.process is not None
    evening.whole.window.table.leave_asked.emit()
    assert awake.process is None


def test_back_to_the_game_stands_in_one_line(evening: Evening) -> None:
    evening.start()
    window = evening.whole.window
    window.router.open("open_table")
    settle()
    assert [text.text for text in painted_texts(evening.page.footer.start)] == ["Back to the game"]


class TestAfterADeal:
    """The panel after a deal, while the guests read the result."""

    def test_a_table_for_all_says_whom_it_waits_for_and_can_go_on(
        self, start: Start, gateways: list[FakeGateway], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("twentyfive.engine.statistics.bookkeeper.new_seed", lambda: 7)  # the deal ends no game
        evening = Evening(start(), gateways, host=Guest())
        for seat, name in enumerate(("Anna", "Máire", "Tom")):
            evening.come(seat, name)
        evening.start()
        self.until_over(evening)
        panel = evening.whole.window.table.overlays.deal
        assert panel._sentence.plain.endswith("Waiting for Anna, Máire and Tom.")
        evening.link.hear(11, Sign(SignOf.READY))
        turn()
        assert panel._sentence.plain.endswith("Waiting for Anna and Tom.")
        plates = evening.whole.window.table.top.plates
        assert plates[1].accessibleName().endswith("ready")
        deal = evening.whole.view.deal_number
        click(button(panel, "Go on without waiting"))
        assert evening.whole.view.deal_number == deal + 1

    @pytest.mark.broad
    def test_it_goes_on_by_itself_when_all_are_ready(self, start: Start, gateways: list[FakeGateway]) -> None:
        evening = Evening(start(), gateways, host=Guest())
        evening.come(0, "Anna")
        evening.start()
        self.until_over(evening)
        evening.link.hear(10, Sign(SignOf.READY))
        turn()
        assert not evening.whole.engine.waits_for_next_deal

    def test_a_person_at_the_screen_sees_who_is_not_ready_and_begins_the_next(self, evening: Evening) -> None:
        evening.come(1, "Máire")
        evening.start()
        self.until_over(evening)
        panel = evening.whole.window.table.overlays.deal
        assert panel._sentence.plain.endswith("Waiting for Máire.")
        click(button(panel, "Next deal"))
        assert not evening.whole.engine.waits_for_next_deal

    def until_over(self, evening: Evening) -> None:
        """Play until the result of the first deal is shown."""
        overlays = evening.whole.window.table.overlays
        evening.play_until(lambda: overlays.current is Overlay.DEAL)
        assert evening.link.told(10, PhoneSheet) or evening.link.told(11, PhoneSheet)
