"""A monkey test of the window, with random input; ``python -m tests.soak --monkey 30`` runs it for longer."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from tests.soak.monkey import Monkey, report_monkey
from tests.ui.whole import Start, turn_by_mouse
from twentyfive.presentation.settings import Speed
from twentyfive.ui.table.overlays import Overlay

ACTIONS = 200
"""Actions of each monkey; they take about five seconds."""


@pytest.mark.broad
@pytest.mark.parametrize("seed", [25, 1654])
def test_random_input_causes_no_exception_and_no_warning_of_qt(seed: int, tmp_path: Path, qapp: QApplication) -> None:
    assert qapp
    seen = Monkey(tmp_path, seed).use(lambda seen: seen.actions < ACTIONS and not seen.faults)
    assert seen.faults == [], report_monkey(seen)


def test_a_new_game_closes_the_panel_of_the_last_deal(start: Start, qapp: QApplication) -> None:
    assert qapp
    whole = start()
    whole.begin(4, 4)
    seen = []
    for speed in (Speed.OFF, Speed.NORMAL, Speed.OFF):
        whole.store.change(speed=speed)
        if speed is Speed.NORMAL:
            whole.begin(4, 4, seed=26)
        else:
            while not whole.view.history:
                turn_by_mouse(whole)
        seen.append(whole.window.table.overlays.current)
    assert seen == [Overlay.DEAL, None, Overlay.DEAL]
