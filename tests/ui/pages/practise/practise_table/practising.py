"""Actions of a person who practises at the table, with the list of moves."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication

from tests.ui.pressing import click
from tests.ui.whole import Whole, press
from twentyfive.core import Record
from twentyfive.ui.table.overlays import Overlay


def rows(whole: Whole) -> list[str]:
    """The words of the list of moves, row by row."""
    model = whole.window.practise.moves.list.rows
    return [str(model.index(row).data()) for row in range(model.rowCount())]


def log(whole: Whole) -> Record:
    """The record of the game."""
    record = whole.engine.record
    assert record is not None
    return record


def click_row(whole: Whole, row: int) -> None:
    """Click a row of the list of moves."""
    moves = whole.window.practise.moves.list
    moves.scrollTo(moves.rows.index(row))
    area = moves.visualRect(moves.rows.index(row))
    click(moves.viewport(), QPoint(area.left() + 20, area.center().y()))
    QApplication.processEvents()


def open_moves(whole: Whole) -> None:
    """Open the list of moves with its key."""
    press(whole.window, Qt.Key.Key_L)
    assert whole.window.table.overlays.current is Overlay.MOVES


def current(whole: Whole) -> Overlay | None:
    """The panel open over the table."""
    return whole.window.table.overlays.current


def practising(whole: Whole) -> None:
    """Turn the game into one for practising."""
    whole.window.practise.practise()
