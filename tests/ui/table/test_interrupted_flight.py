"""Moving cards while the screen, the window or the clock changes: all arrive once, and the game goes on."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QEvent, QVariantAnimation
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.timers import timer_runs
from tests.ui.whole import Start, Whole, turn_by_mouse
from twentyfive.core import Phase
from twentyfive.presentation.settings import Speed
from twentyfive.ui.cards.faces import FaceStore
from twentyfive.ui.table.surface.canvas import TableCanvas
from twentyfive.ui.table.table_view import TableView


@pytest.fixture
def whole(start: Start) -> Iterator[Whole]:
    """The program while the first cards of a game are dealt."""
    made = start(speed=Speed.NORMAL)
    made.begin(5, 5)
    while made.view.phase is Phase.DEAL:
        turn_by_mouse(made)
    clock = clock_of(made)
    clock.pause()
    clock.setCurrentTime(clock.duration() // 3)
    settle()
    assert made.moving()
    yield made
    made.store.change(speed=Speed.OFF)
    made.window.table.top.finish()


def clock_of(whole: Whole) -> QVariantAnimation:
    """The clock of the moving cards."""
    clock = whole.window.table.top.canvas.flight.findChild(QVariantAnimation)
    assert clock is not None
    return clock


def settle() -> None:
    for _ in range(4):
        QApplication.processEvents()


def play_a_deal(whole: Whole) -> None:
    """Play to the end of the deal without animation."""
    whole.store.change(speed=Speed.OFF)
    while not whole.view.history:
        turn_by_mouse(whole)


def all_within(whole: Whole) -> bool:
    """Return True if every card lies within the table in its current size."""
    top = whole.window.table.top
    return all(0 <= card.x <= top.width() and 0 <= card.y <= top.height() for card in top.canvas.scene)


def smallest(whole: Whole) -> None:
    whole.window.resize(whole.window.minimumSize())


def large(whole: Whole) -> None:
    whole.window.resize(1600, 1000)


def hidden_and_shown(whole: Whole) -> None:
    whole.window.showMinimized()
    settle()
    whole.window.showNormal()


def larger_letters(whole: Whole) -> None:
    whole.store.change(text=1.5)


def back_and_forth(whole: Whole) -> None:
    for size in (800, 1300, 900, 1600):
        whole.window.resize(size, size * 3 // 4)
        QApplication.processEvents()


CHANGES: tuple[Callable[[Whole], None], ...] = (smallest, large, hidden_and_shown, larger_letters, back_and_forth)


@pytest.mark.parametrize("change", CHANGES)
def test_moving_cards_reach_their_places_in_a_changing_window(change: Callable[[Whole], None], whole: Whole) -> None:
    change(whole)
    settle()
    assert all_within(whole)
    play_a_deal(whole)


def test_another_pixel_ratio_renders_the_cards_for_it(whole: Whole, monkeypatch: pytest.MonkeyPatch) -> None:
    ratios, prepare = [], FaceStore.prepare

    def noted(faces: FaceStore, width: float, height: float, ratio: float) -> None:
        ratios.append(ratio)
        prepare(faces, width, height, ratio)

    monkeypatch.setattr(FaceStore, "prepare", noted)
    for part in (TableCanvas, TableView):
        monkeypatch.setattr(part, "devicePixelRatioF", lambda _: 2.0)
    QApplication.sendEvent(whole.window, QEvent(QEvent.Type.DevicePixelRatioChange))
    settle()
    assert set(ratios) == {2.0}
    assert all_within(whole)
    play_a_deal(whole)


def test_after_a_sleep_all_cards_arrive_with_one_signal_once_they_are_painted(whole: Whole, qtbot: QtBot) -> None:
    arrived: list[int] = []
    whole.window.table.top.arrived.connect(lambda: arrived.append(1))
    clock_of(whole).setCurrentTime(clock_of(whole).duration())
    assert not arrived
    assert not whole.window.table.top.canvas.flight.spots
    qtbot.waitUntil(lambda: bool(arrived))
    assert arrived == [1]
    assert all_within(whole)
    play_a_deal(whole)


@pytest.mark.parametrize("jump", [-1e9, 1e9])
def test_the_sign_of_the_turn_still_breathes_after_the_clock_jumps(
    jump: float, whole: Whole, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole.window.table.top.finish()
    monkeypatch.setattr(
        "twentyfive.ui.table.surface.turn_marker.time.monotonic", lambda now=time.monotonic: now() + jump
    )
    whole.store.change(hold=0.5)
    qtbot.waitUntil(lambda: any(timer_runs(plate) for plate in whole.window.table.top.plates), timeout=20_000)
    (plate,) = [plate for plate in whole.window.table.top.plates if timer_runs(plate)]
    plate.repaint()
    settle()
    assert timer_runs(plate)
    play_a_deal(whole)
