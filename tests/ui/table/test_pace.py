"""The pauses for reading, with and without motion."""

from collections.abc import Iterator

import pytest

from tests.ui.pressing import click
from tests.ui.whole import Whole
from twentyfive.core import Phase
from twentyfive.presentation.settings import ReducedMotion, Settings, Speed
from twentyfive.ui.table.pace import pace_for


@pytest.fixture
def whole(whole: Whole) -> Iterator[Whole]:
    yield whole
    whole.window.table.director.skip()


@pytest.mark.parametrize("speed", Speed)
def test_reduced_motion_keeps_the_pauses_for_reading(speed: Speed) -> None:
    moving, still = (
        pace_for(Settings(speed=speed, reduced_motion=wish)) for wish in (ReducedMotion.OFF, ReducedMotion.ON)
    )
    assert still.factor == 0
    assert (still.reading_ms, still.moment_ms) == (moving.reading_ms, moving.moment_ms)
    assert (still.moment_ms == 0) == (speed is Speed.OFF)


def test_the_draw_for_the_deal_lies_to_be_read_without_motion_too(whole: Whole) -> None:
    whole.store.change(speed=Speed.VERY_SLOW, reduced_motion=ReducedMotion.ON)
    whole.begin(5, 5)
    assert whole.waiting()
    assert not whole.moving()
    assert whole.view.phase is Phase.DEAL
    click(whole.window.table.top.canvas)
    assert whole.view.hand


def test_the_draw_for_the_deal_does_not_pause_with_speed_off(whole: Whole) -> None:
    whole.begin(5, 5)
    assert not whole.waiting()
    assert whole.view.hand
