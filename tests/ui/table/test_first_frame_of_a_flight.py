"""The first frame of moving cards, which may take long to paint, and windows of which nothing is painted."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QVariantAnimation
from pytestqt.qtbot import QtBot

from tests.ui.whole import Start, Whole
from twentyfive.presentation.settings import Speed

LATE_MS = 30


@pytest.fixture
def whole(start: Start) -> Iterator[Whole]:
    """The program whose table is not painted while the first cards of a game move."""
    whole = start(speed=Speed.NORMAL)
    whole.window.setUpdatesEnabled(True)
    whole.window.table.top.setUpdatesEnabled(False)
    whole.begin(5, 5)
    assert whole.moving()
    yield whole
    whole.store.change(speed=Speed.OFF)
    whole.window.table.top.finish()


def clock_of(whole: Whole) -> QVariantAnimation:
    clock = whole.window.table.top.canvas.flight.findChild(QVariantAnimation)
    assert clock is not None
    return clock


def test_cards_set_out_once_their_first_frame_is_painted(whole: Whole, qtbot: QtBot) -> None:
    top, clock = whole.window.table.top, clock_of(whole)
    qtbot.waitUntil(lambda: clock.currentTime() > LATE_MS)
    times: list[float] = []
    clock.valueChanged.connect(times.append)
    top.setUpdatesEnabled(True)
    top.repaint()
    qtbot.waitUntil(lambda: len(times) > 1)
    assert 0.0 in times, "the time before the first frame does not count"
    del times[: times.index(0.0) + 1]
    top.repaint()
    qtbot.waitUntil(lambda: not whole.moving())
    assert 0.0 not in times, "only the first frame starts the clock"


def test_cards_arrive_in_a_window_of_which_nothing_is_painted(whole: Whole, qtbot: QtBot) -> None:
    arrived: list[int] = []
    whole.window.table.top.arrived.connect(lambda: arrived.append(1))
    qtbot.waitUntil(lambda: not whole.moving())
    assert arrived == [1]
