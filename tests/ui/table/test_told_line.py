"""An answer in the line above the hand stays until it can be read, though others move."""

from __future__ import annotations

from functools import partial

from pytestqt.qtbot import QtBot

from tests.ui.pressing import click
from tests.ui.whole import Whole
from twentyfive.presentation.settings import ReducedMotion, Speed
from twentyfive.ui.accessibility.shortcuts import Key


def _has_gone_on(whole: Whole, revision: int) -> bool:
    """Whether the table shows another step, or waits to be read."""
    director = whole.window.table.director
    return director.revision > revision or director.waiting


def test_an_answer_among_the_moves_of_others_stays_until_it_is_read(whole: Whole, qtbot: QtBot) -> None:
    whole.begin(5, 5)
    while not whole.view.my_turn or whole.window.table.decision_panel.isVisible():
        whole.engine.submit(0, whole.view.legal[0], whole.engine.revision) if whole.view.my_turn else None
        whole.window.table.director.skip()
    whole.store.change(speed=Speed.FAST, reduced_motion=ReducedMotion.OFF)
    table = whole.window.table
    click(whole.playable()[0])
    qtbot.waitUntil(lambda: not whole.view.my_turn)
    table.answer(Key.SCORES)
    answer, revision = whole.line(), table.director.revision
    assert "25" in answer or "points" in answer
    for _ in range(3):
        qtbot.waitUntil(partial(_has_gone_on, whole, revision))
        revision = table.director.revision
        assert whole.line() == answer, "the next step does not replace it"
        table.director.skip()
    assert table._reading.isActive()
    table._reading.timeout.emit()
    assert whole.line() != answer
    table.answer(Key.SCORES)
    whole.engine.undo()
    assert whole.line() != answer, "what the person does themselves is told at once"
