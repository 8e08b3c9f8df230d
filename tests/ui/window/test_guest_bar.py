"""The guest bar by keys and by ear: it takes no focus, is said once, counts down, and gives the focus back."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from tests.net.lobby.fakes import FakeGateway
from tests.turns import turn
from tests.ui.evening import Evening
from tests.ui.page_checks import settle
from tests.ui.painted import faults
from tests.ui.whole import Start, press
from twentyfive.engine.seating.players import Guest
from twentyfive.net.messages import Ask, Wish
from twentyfive.presentation.phone.sheets import PhoneSheet


@pytest.fixture
def evening(start: Start, gateways: list[FakeGateway]) -> Evening:
    """A game in which the host holds cards, and Máire is on a phone."""
    made = Evening(start(), gateways)
    made.come(1, "Máire")
    made.come(2, "Tom")
    made.start()
    return made


def pause(evening: Evening) -> None:
    evening.link.hear(11, Ask(evening.link.last(11, PhoneSheet).at, Wish.PAUSE))
    turn()
    assert evening.bar.isVisible()


def until_the_host_plays(evening: Evening) -> None:
    evening.play_until(lambda: evening.whole.view.my_turn and bool(evening.whole.playable()))


def until_asleep(evening: Evening) -> None:
    """Play until Máire is to act, and let her phone sleep."""
    evening.play_until(lambda: evening.link.last(11, PhoneSheet).turn)
    evening.link.left.emit(11)
    turn()
    assert evening.bar.text.startswith("Máire’s device is asleep.")


def focused(evening: Evening) -> object:
    return evening.whole.window.focusWidget()


def test_it_takes_the_focus_from_no_card(evening: Evening) -> None:
    until_the_host_plays(evening)
    card = evening.whole.playable()[0]
    card.setFocus()
    pause(evening)
    assert focused(evening) is card


def test_a_key_moves_the_focus_to_it_and_back(evening: Evening) -> None:
    until_the_host_plays(evening)
    card, window = evening.whole.playable()[0], evening.whole.window
    card.setFocus()
    pause(evening)
    press(window, Qt.Key.Key_F6)
    assert focused(evening) is evening.bar.yes
    press(window, Qt.Key.Key_F6)
    assert focused(evening) is card
    press(window, Qt.Key.Key_F6)
    press(evening.bar.yes, Qt.Key.Key_Escape)
    assert focused(evening) is card


def test_the_host_answers_by_keys_and_is_back_at_the_card(evening: Evening) -> None:
    until_the_host_plays(evening)
    card = evening.whole.playable()[0]
    card.setFocus()
    pause(evening)
    press(evening.whole.window, Qt.Key.Key_F6)
    press(evening.bar.yes, Qt.Key.Key_Space)
    assert not evening.bar.isVisible()
    assert not evening.whole.engine.is_held
    assert focused(evening) is card


def test_tab_comes_to_it_too(evening: Evening) -> None:
    pause(evening)
    for _ in range(60):
        at = evening.whole.window.focusWidget()
        if at is evening.bar.yes:
            return
        press(at or evening.whole.window, Qt.Key.Key_Tab)
    raise AssertionError("Tab never comes to the bar")


def test_arrows_move_between_its_buttons(evening: Evening) -> None:
    until_asleep(evening)
    press(evening.whole.window, Qt.Key.Key_F6)
    press(evening.bar.yes, Qt.Key.Key_Right)
    assert focused(evening) is evening.bar.no


def test_without_a_question_the_key_does_nothing(evening: Evening) -> None:
    before = focused(evening)
    press(evening.whole.window, Qt.Key.Key_F6)
    assert focused(evening) is before


def test_seconds_are_counted_down_and_said_once(evening: Evening) -> None:
    until_asleep(evening)
    bar = evening.bar
    said: list[str] = []
    bar.announcer.said.connect(said.append)
    assert bar._seconds.plain == "20 s"
    assert bar._ticks.interval() == 1000
    bar._ticks.timeout.emit()
    bar._ticks.timeout.emit()
    evening.whole.window.playing.open_table.changed.emit()
    assert bar._seconds.plain == "18 s"
    assert said == []
    evening.link.come(30, token="")  # somebody else knocks: nothing begins again
    turn()
    assert bar._seconds.plain == "18 s"


def test_another_countdown_begins_anew(evening: Evening) -> None:
    until_asleep(evening)
    evening.bar._ticks.timeout.emit()
    evening.whole.window.playing.open_table.lobby.absence.give_a_moment()
    turn()
    assert evening.bar._seconds.plain == "60 s"


def test_no_timer_runs_when_the_countdown_is_over(evening: Evening) -> None:
    until_asleep(evening)
    evening.bar.no.click()
    turn()
    assert not evening.bar.isVisible()
    assert not evening.bar._ticks.isActive()


@pytest.mark.broad("911-512-2.0")
@pytest.mark.parametrize(("width", "height", "text"), [(911, 512, 2.0), (911, 512, 1.0), (3840, 2160, 2.0)])
def test_it_fits(evening: Evening, width: int, height: int, text: float) -> None:
    until_asleep(evening)
    evening.whole.store.change(text=text)
    evening.whole.window.resize(width, height)
    QApplication.processEvents()
    settle()
    assert faults(evening.bar, 44) == []
    assert evening.bar.height() >= evening.bar.height_for(width)


def test_above_a_table_for_all_it_is_read_across_the_room(start: Start, gateways: list[FakeGateway]) -> None:
    evening = Evening(start(), gateways, host=Guest())
    evening.whole.window.resize(1920, 1080)
    evening.come(0, "Anna")
    evening.come(1, "Máire")
    evening.start()
    until_asleep(evening)
    settle()
    assert evening.bar._label.font().pixelSize() >= 1080 / 30
    assert faults(evening.bar, 44) == []
    assert evening.bar.height() >= evening.bar.height_for(1920)
