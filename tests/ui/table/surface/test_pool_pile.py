"""The pool on the cloth: it has room, and covers no card and no plate."""

import pytest

from tests.ui.panels import look
from twentyfive.presentation.table.frame import Room
from twentyfive.presentation.table.table_layout import Sitting, table_layout
from twentyfive.ui.table.surface.pool_pile import pool_place

WINDOWS = [(800, 600, 1.0), (1280, 800, 1.0), (1280, 800, 2.5), (1920, 1080, 1.0)]


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("players", range(2, 11))
@pytest.mark.parametrize("window", WINDOWS)
def test_the_pool_covers_no_card_and_no_plate(players: int, window: tuple[int, int, float]) -> None:
    width, height, text = window
    layout = table_layout(Room(width, height, text), Sitting(players))
    place = pool_place(layout, look(width, height, text).small, look(width, height, text).face)
    taken = [*layout.trick, *(seat.block for seat in layout.seats)]
    assert not [rect for rect in taken if place.w and place.h and rect.meets(place)]
    assert layout.felt.holds(place) or not place.w * place.h


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("players", [2, 3, 5, 7, 10])
def test_in_an_ordinary_window_the_pool_has_room_for_its_chips(players: int) -> None:
    place = pool_place(table_layout(Room(1280, 800), Sitting(players)), look().small, look().face)
    assert min(place.w, place.h) >= 4 * look().small


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("players", [3, 5])
@pytest.mark.parametrize("window", [(911, 512), (1280, 800), (1920, 1080)])
def test_the_pool_lies_in_the_middle_where_that_is_free(players: int, window: tuple[int, int]) -> None:
    layout = table_layout(Room(*window), Sitting(players))
    place = pool_place(layout, look(*window).small, look().face)
    assert abs(place.centre[0] - layout.felt.centre[0]) <= 1
