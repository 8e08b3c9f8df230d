"""The panels of practising at the sizes that must do: nothing cut, nothing in the way, everything large enough."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from tests.ui.moments import plays_last, show
from tests.ui.painted import faults
from tests.ui.test_layouts import SIZES, none_of, target
from tests.ui.whole import Whole, button, click, press
from twentyfive.ui.overlays import Overlay

Key = Qt.Key


@pytest.fixture(params=SIZES)
def whole(request: pytest.FixtureRequest, tmp_path: Path, qapp: object) -> Iterator[Whole]:
    del qapp
    size = SIZES[request.param]
    made = Whole(tmp_path, text=size.text, large_text=size.large_text)
    made.window.resize(size.width, size.height)
    QApplication.processEvents()
    show(made, "twenty-five", 5, 5, plays_last)
    made.window.practise.practise()
    yield made
    made.close()


def test_the_panel_of_practising_is_whole(whole: Whole) -> None:
    press(whole.window, Key.Key_Escape)
    click(button(whole.window.table.overlays.menu, "Practise"))
    assert whole.window.table.overlays.current is Overlay.PRACTISE
    none_of(faults(whole.window.practise.panel, target(whole)))


def test_the_list_of_moves_is_whole_also_where_a_bookmark_is_named(whole: Whole) -> None:
    press(whole.window, Key.Key_L)
    moves = whole.window.practise.moves
    press(whole.window, Key.Key_Up)
    press(whole.window, Key.Key_Return)
    none_of(beside_rows(faults(moves, target(whole))))
    click(moves.mark)
    moves.form.field.deselect()  # Qt paints what is selected twice
    none_of(beside_rows(faults(moves, target(whole))))
    click(moves.form.save)
    none_of(beside_rows(faults(moves, target(whole))))


def beside_rows(found: list[str]) -> list[str]:
    """Without the row that is cut at the edge where the list scrolls."""
    return [fault for fault in found if not fault.startswith("QWidget has no room for")]
