"""The panels of practising at every supported size: nothing is cut or covered, and every target is large enough."""

import pytest
from PySide6.QtCore import Qt

from tests.ui.moments import plays_last, show
from tests.ui.painted import faults, place
from tests.ui.pressing import click
from tests.ui.test_layouts import SIZES, none_of, sized, target
from tests.ui.whole import Start, Whole, button, press, turn_by_mouse
from twentyfive.presentation.settings import PlayBy
from twentyfive.ui.table.overlays import Overlay

Key = Qt.Key


@pytest.fixture(params=SIZES)
def whole(request: pytest.FixtureRequest, start: Start) -> Whole:
    whole = sized(start, SIZES[request.param])
    show(whole, "twenty-five", 5, 5, plays_last)
    whole.window.practise.practise()
    return whole


@pytest.mark.broad("911x512-large-text")
def test_nothing_of_the_practise_panel_is_cut(whole: Whole) -> None:
    press(whole.window, Key.Key_Escape)
    click(button(whole.window.table.overlays.menu, "Practise"))
    assert whole.window.table.overlays.current is Overlay.PRACTISE
    none_of(faults(whole.window.practise.panel, target(whole)))


@pytest.mark.broad("911x512-large-text")
def test_nothing_of_the_list_of_moves_is_cut_even_while_a_bookmark_is_named(whole: Whole) -> None:
    press(whole.window, Key.Key_L)
    moves = whole.window.practise.moves
    press(whole.window, Key.Key_Up)
    press(whole.window, Key.Key_Return)
    none_of(faults(moves, target(whole)))
    click(moves.mark)
    moves.form.field.deselect()  # Qt paints selected text twice
    none_of(faults(moves, target(whole)))
    click(moves.form.save)
    none_of(faults(moves, target(whole)))


@pytest.mark.broad("911x512-large-text")
def test_the_claim_button_does_not_cover_the_plate_of_the_person(whole: Whole) -> None:
    whole.begin(3, 3, seed=11)  # a claim is offered in the first deal of this seed
    whole.window.practise.practise()
    claim, plate = whole.window.practise.claim_button, whole.window.table.top.plates[0]
    before = plate.frame()
    while not claim.isVisible():
        turn_by_mouse(whole)
        before = before if claim.isVisible() else plate.frame()
    assert not place(claim).intersects(plate.frame())
    none_of(faults(plate, target(whole)))
    press(whole.window, Key.Key_C)
    assert not claim.isVisible()
    assert plate.frame() == before


@pytest.mark.broad("911x512-large-text")
def test_the_play_button_does_not_cover_the_plate_of_the_person(whole: Whole) -> None:
    whole.store.change(play_by=PlayBy.SELECT)
    plate = whole.window.table.top.plates[0]
    before = plate.frame()
    click(whole.playable()[0])
    (play,) = (button for button in whole.window.table.top.buttons_below_plate if button.isVisible())
    assert not place(play).intersects(plate.frame())
    none_of(faults(plate, target(whole)))
    click(play)
    assert plate.frame() == before
