"""An evening with phones in the real window: the table is opened, guests come, sleep, ask, and are found again."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.net.lobby.fakes import FakeGateway
from tests.turns import turn
from tests.ui.evening import Evening
from tests.ui.pressing import click
from tests.ui.whole import Start, Whole, button, names, page_of, press
from twentyfive.engine.seating.players import Guest
from twentyfive.net.messages import Ask, Sign, SignOf, Sit, Wish, You
from twentyfive.presentation.phone.sheets import May, PhoneSheet
from twentyfive.presentation.start.entry import Entry
from twentyfive.ui.pages.new_game.new_game_pages import NewGamePages
from twentyfive.ui.pages.records.saved_games_page import SavedGamesPage


@pytest.fixture
def evening(start: Start, gateways: list[FakeGateway]) -> Evening:
    return Evening(start(), gateways)


def test_the_page_shows_how_to_come_and_who_has_come(evening: Evening) -> None:
    way = evening.page.way_in
    assert way.qr.text == f"HTTP://192.168.1.23:25525/#{evening.link.key}"
    assert way.qr.accessibleName().endswith(f"code {' '.join(evening.link.code)}.")
    evening.come(1, "Máire")
    assert "Remove Máire" in names(evening.page)


def test_another_address_is_shown_and_another_code_made(evening: Evening) -> None:
    click(button(evening.page, "Another address"))
    assert evening.page.way_in.qr.text.startswith("HTTP://10.0.0.2:25525/")
    before, key = evening.link.code, evening.link.key
    click(button(evening.page, "New code"))
    assert evening.link.code != before
    assert evening.link.key != key
    assert evening.page.way_in.qr.text.endswith(f"/#{evening.link.key}")


def test_a_guest_is_removed(evening: Evening) -> None:
    evening.come(1, "Máire")
    click(button(evening.page, "Remove Máire"))
    assert 11 in evening.link.gone
    assert "Remove Máire" not in names(evening.page)


def test_the_game_begins_with_the_names_of_those_who_came(evening: Evening) -> None:
    evening.come(1, "Máire")
    evening.come(2, "Tom")
    evening.start()
    assert evening.whole.view.names == ("Anna", "Máire", "Tom")
    assert evening.link.last(11, PhoneSheet).hands
    assert evening.whole.view.seat == 0


def test_a_whole_deal_is_played_on_both_sides(evening: Evening) -> None:
    evening.come(1, "Máire")
    evening.come(2, "Tom")
    evening.start()
    evening.play_until(lambda: evening.whole.engine.waits_for_next_deal)
    evening.play_until(lambda: evening.link.last(11, PhoneSheet).result is not None)


def test_back_closes_the_table(evening: Evening) -> None:
    evening.come(1, "Máire")
    click(button(evening.page, "Back"))
    assert evening.link.code == ""
    assert evening.whole.page(NewGamePages).isVisible()


def test_the_bar_asks_whether_a_guest_may_take_back(evening: Evening) -> None:
    evening.come(1, "Máire")
    evening.come(2, "Tom")
    evening.start()
    evening.play_until(lambda: bool(evening.link.last(11, PhoneSheet).trick and evening.link.last(11, PhoneSheet).may))
    evening.play_until(lambda: evening.whole.window.playing.open_table.lobby.ask_to_take_back(1) == "")
    assert evening.bar.isVisible()
    assert evening.bar.text.startswith("Máire would like to take this back: ")
    assert evening.bar.announcer.last.startswith("Máire would like")
    click(button(evening.bar, "Refuse"))
    assert not evening.bar.isVisible()


def test_the_bar_says_who_has_paused_and_goes_on(evening: Evening) -> None:
    evening.come(1, "Máire")
    evening.start()
    evening.link.hear(11, Ask(evening.link.last(11, PhoneSheet).at, Wish.PAUSE))
    assert evening.bar.text == "Máire has paused the game."
    click(button(evening.bar, "Go on"))
    assert not evening.bar.isVisible()


def test_a_late_guest_is_let_in_by_the_bar(evening: Evening) -> None:
    evening.come(1, "Máire")
    evening.start()
    evening.link.come(30, "Tom")
    evening.link.hear(30, Sit(2))
    turn()
    assert evening.bar.text == "Tom would like to take Seán’s seat."
    click(button(evening.bar, "Let in"))
    assert evening.link.last(30, PhoneSheet).hands


def test_leaving_closes_the_table_and_continue_opens_it_again(evening: Evening, gateways: list[FakeGateway]) -> None:
    token = evening.come(1, "Máire")
    evening.come(2, "Tom")
    evening.start()
    hands = evening.link.last(11, PhoneSheet).hands
    window = evening.whole.window
    window.table.leave_asked.emit()
    assert evening.link.code == ""
    window.start.chosen.emit(Entry.CONTINUE)
    turn()
    link = gateways[-1]
    assert link.code
    link.come(40, token=token)
    turn()
    assert link.last(40, You).seat == 1
    assert link.last(40, PhoneSheet).hands == hands


def test_continue_says_for_whom_it_opens_the_table(start: Start, gateways: list[FakeGateway]) -> None:
    first = Evening(start(), gateways)
    first.come(1, "Máire")
    first.come(2, "Tom")
    first.start()
    first.whole.close()
    card = start().window.start.card(Entry.CONTINUE)
    assert card.note.startswith("Twenty-Five with Máire and Tom on other screens.")


def test_a_saved_game_with_guests_opens_their_table(
    evening: Evening, gateways: list[FakeGateway], qtbot: QtBot
) -> None:
    token = evening.come(1, "Máire")
    evening.come(2, "Tom")
    evening.start()
    evening.play_until(lambda: bool(evening.whole.view.tricks))
    window = evening.whole.window
    window.table.leave_asked.emit()
    evening.whole.begin(2, 2)
    assert not window.playing.is_open_for_guests
    window.table.leave_asked.emit()
    click(window.start.card(Entry.SAVED))
    page = page_of(window, SavedGamesPage)
    qtbot.waitUntil(lambda: bool(page.games.buttons))
    click(list(page.games.buttons.values())[-1])
    qtbot.waitUntil(lambda: page.play.isVisible() and page.play.isEnabled())
    click(button(page, "Continue"))
    link = gateways[-1]
    assert link.code
    link.come(40, token=token)
    turn()
    assert link.last(40, PhoneSheet).hands


def test_the_same_guests_are_found_after_the_program_was_started_again(
    start: Start, gateways: list[FakeGateway]
) -> None:
    first = Evening(start(), gateways)
    token = first.come(1, "Máire")
    first.start()
    hands = first.link.last(11, PhoneSheet).hands
    first.whole.close()
    again = start()
    again.window.start.chosen.emit(Entry.CONTINUE)
    turn()
    link = gateways[-1]
    assert link.port == 25525
    link.come(40, token=token)
    turn()
    assert link.last(40, PhoneSheet).hands == hands


def test_a_table_for_all_shows_no_hand(start: Start, gateways: list[FakeGateway]) -> None:
    evening = Evening(start(), gateways, host=Guest())
    evening.come(0, "Anna")
    evening.come(1, "Máire")
    evening.start()
    assert evening.whole.view.seat is None
    assert not evening.whole.hand()
    assert evening.link.last(10, PhoneSheet).hands


def test_the_plates_say_which_seat_is_free_and_who_is_asleep(evening: Evening) -> None:
    evening.come(1, "Máire")
    evening.start()
    plates = evening.whole.window.table.top.plates
    assert not plates[1].accessibleName().endswith("phone"), "who is there needs no word"
    assert plates[2].accessibleName().endswith("free")
    evening.link.left.emit(11)
    turn()
    assert plates[1].accessibleName().endswith("asleep")


def test_the_menu_leads_to_the_guests_and_back(evening: Evening) -> None:
    evening.come(1, "Máire")
    evening.start()
    window = evening.whole.window
    window.table.setFocus()
    press(window, Qt.Key.Key_Escape)
    click(button(window.table.overlays.menu, "Guests"))
    assert "Remove Máire" in names(evening.page)
    click(button(evening.page, "Back to the game"))
    assert window.table.isVisible()
    assert evening.link.code


def test_without_a_table_the_menu_has_no_guests(whole: Whole) -> None:
    whole.begin(3, 3)
    whole.window.table.setFocus()
    press(whole.window, Qt.Key.Key_Escape)
    assert "Guests" not in names(whole.window.table.overlays.menu)


def test_the_host_decides_whether_phones_may_ask_for_hints(evening: Evening) -> None:
    evening.come(1, "Máire")
    evening.come(2, "Tom")
    click(evening.page.options.hints)
    assert evening.whole.settings.guest_hints is False
    evening.start()
    evening.play_until(lambda: evening.link.last(11, PhoneSheet).turn)
    assert May.HINT not in evening.link.last(11, PhoneSheet).may


def test_the_computer_plays_for_a_sleeper_when_the_host_says_so(evening: Evening) -> None:
    evening.come(1, "Máire")
    evening.come(2, "Tom")
    evening.start()
    evening.play_until(lambda: evening.link.last(11, PhoneSheet).turn)
    evening.link.left.emit(11)
    turn()
    assert evening.bar.text == "Máire’s device is asleep. The computer will play."
    revision = evening.whole.engine.revision
    click(button(evening.bar, "Play now"))
    assert evening.whole.engine.revision > revision


@pytest.mark.broad
def test_phones_alone_ask_for_the_next_game(start: Start, gateways: list[FakeGateway]) -> None:
    evening = Evening(start(), gateways, host=Guest(), players=2)
    for seat, name in enumerate(("Máire", "Tom")):
        evening.come(seat, name)
    evening.start()
    _play_to_the_end(evening)
    for phone in (10, 11):
        assert evening.link.last(phone, PhoneSheet).result is not None
        evening.link.hear(phone, Sign(SignOf.READY))
        turn()
    assert evening.whole.view.history == ()
    assert evening.link.last(10, PhoneSheet).result is None
    assert evening.whole.view.names == ("Máire", "Tom")


def _play_to_the_end(evening: Evening) -> None:
    while not evening.whole.engine.state.over:
        evening.play_until(lambda: evening.whole.engine.waits_for_next_deal or evening.whole.engine.state.over)
        if evening.whole.engine.waits_for_next_deal:
            for phone in (10, 11):
                evening.link.hear(phone, Sign(SignOf.READY))
                turn()
    evening.play_until(lambda: all(May.READY in evening.link.last(phone, PhoneSheet).may for phone in (10, 11)))
