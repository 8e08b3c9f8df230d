"""The way to a table for all: the QR code in its corner, while somebody may still come."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication

from tests.net.lobby.fakes import FakeGateway
from tests.resources.pictures import contrast, luminance
from tests.ui.evening import Evening
from tests.ui.page_checks import settle
from tests.ui.painted import faults, painted_texts, place
from tests.ui.pressing import click
from tests.ui.whole import Start
from twentyfive.engine.seating.players import Guest
from twentyfive.presentation.measures import FROM_AFAR
from twentyfive.presentation.qr_modules import QUIET
from twentyfive.presentation.settings import ThemeChoice
from twentyfive.presentation.table.actions import Action
from twentyfive.ui.table.guest_corner import GuestCorner

MODULES = 29 + 2 * QUIET
"""The modules of the QR code of an address, with its white margin."""


def corner_of(evening: Evening) -> GuestCorner:
    (corner,) = evening.whole.window.findChildren(GuestCorner)
    return corner


def for_all(start: Start, gateways: list[FakeGateway], players: int = 3, **settings: object) -> Evening:
    """A table for all, at which one seat is free."""
    evening = Evening(start(**settings), gateways, host=Guest(), players=players)
    for seat in range(players - 1):
        evening.come(seat, evening.setup.names[seat])
    evening.start()
    return evening


def resize(evening: Evening, width: int, height: int) -> None:
    evening.whole.window.resize(width, height)
    QApplication.processEvents()
    settle()


def test_it_shows_the_way_while_a_seat_is_free(start: Start, gateways: list[FakeGateway]) -> None:
    evening = for_all(start, gateways)
    corner = corner_of(evening)
    assert corner.isVisible()
    assert corner.qr.text == f"HTTP://192.168.1.23:25525/#{evening.link.key}"
    assert corner.texts == ("192.168.1.23:25525", f"code {evening.link.code}")
    assert corner.accessibleName().endswith(f"code {' '.join(evening.link.code)}.")
    evening.come(2, "Seán")
    assert evening.bar.isVisible()
    click(evening.bar.yes)
    assert not corner.isVisible()


def test_it_is_gone_while_the_door_is_shut_and_with_the_table(start: Start, gateways: list[FakeGateway]) -> None:
    evening = for_all(start, gateways)
    table = evening.whole.window.playing.open_table
    table.shut_door()
    assert not corner_of(evening).isVisible()
    table.new_code()
    assert corner_of(evening).isVisible()
    table.close()
    assert not corner_of(evening).isVisible()


def test_a_table_with_a_person_at_the_screen_has_none(start: Start, gateways: list[FakeGateway]) -> None:
    evening = Evening(start(), gateways)
    evening.start()
    assert not corner_of(evening).isVisible()


@pytest.mark.broad("light")
@pytest.mark.parametrize("theme", [ThemeChoice.LIGHT, ThemeChoice.DARK, ThemeChoice.HIGH_CONTRAST])
def test_it_is_black_on_white_in_every_theme(start: Start, gateways: list[FakeGateway], theme: ThemeChoice) -> None:
    qr = corner_of(for_all(start, gateways, theme=theme)).qr
    picture = qr.grab().toImage()
    margin, side = picture.width() // MODULES, picture.width()
    assert picture.pixelColor(2 * margin, side // 2) == QColor("white")
    assert picture.pixelColor(side // 2, 2 * margin) == QColor("white")
    colours = {picture.pixelColor(x, y).name() for x in range(10, side - 10) for y in range(10, side - 10)}
    assert colours == {"#ffffff", "#000000"}


def test_the_address_is_read_on_the_wood_of_the_scores(start: Start, gateways: list[FakeGateway]) -> None:
    evening = for_all(start, gateways, theme=ThemeChoice.LIGHT)
    resize(evening, 1920, 1080)
    corner, window = corner_of(evening), evening.whole.window
    window.setUpdatesEnabled(True)
    picture = window.grab().toImage()
    area = painted_texts(corner)[0].area.toRect().translated(corner.mapTo(window, QPoint()))
    across, down = range(area.left(), area.right()), range(area.top(), area.bottom())
    levels = {picture.pixelColor(x, y).name() for x in across for y in down}
    assert contrast(min(levels, key=luminance), max(levels, key=luminance)) >= 7


@pytest.mark.broad("1920-1080-5-8")
@pytest.mark.parametrize(("players", "module"), [(5, 8), (10, 4)])
@pytest.mark.parametrize(("width", "height"), [(1920, 1080), (3840, 2160)])
def test_on_a_television_it_is_read_from_afar(
    start: Start, gateways: list[FakeGateway], width: int, height: int, players: int, module: int
) -> None:
    evening = for_all(start, gateways, players=players)
    resize(evening, width, height)
    corner = corner_of(evening)
    assert corner.qr.width() // MODULES >= height / 1080 * module, "pixels of a module"
    letters = {text.letters for text in painted_texts(corner)}
    assert min(letters) >= 0.9 * FROM_AFAR * height
    assert faults(corner, 44) == []
    assert not place(corner).intersects(place(evening.whole.window.table.top.line))


@pytest.mark.broad("911-512-2")
@pytest.mark.parametrize("players", [2, 5, 10])
@pytest.mark.parametrize(("width", "height"), [(911, 512), (1080, 1920), (1280, 800)])
def test_it_covers_nothing(start: Start, gateways: list[FakeGateway], players: int, width: int, height: int) -> None:
    evening = for_all(start, gateways, players=players)
    resize(evening, width, height)
    corner, table = corner_of(evening), evening.whole.window.table
    assert faults(corner, 44) == []
    assert corner.qr.width() >= 2 * MODULES
    zones = table.top.zones
    assert zones is not None
    others = [QRect(spot.plate.x, spot.plate.y, spot.plate.w, spot.plate.h) for spot in zones.seats]
    others += [place(table.top.line), place(table.top.trump_button), place(table.bar)]
    assert not any(place(corner).intersects(other) for other in others)


def test_without_scores_beside_the_table_it_lies_on_the_cloth(start: Start, gateways: list[FakeGateway]) -> None:
    evening = for_all(start, gateways)
    resize(evening, 1920, 1080)
    corner, table = corner_of(evening), evening.whole.window.table
    assert place(table.score_panel).contains(place(corner))
    evening.whole.store.change(fold_panel=True)
    settle()
    assert table.bar.button(Action.SCORES).isVisible()
    zones = table.top.zones
    assert zones is not None
    assert corner.geometry().contains(QRect(zones.own_zone.x, zones.own_zone.y, zones.own_zone.w, zones.own_zone.h))


def test_the_scores_keep_their_room(start: Start, gateways: list[FakeGateway]) -> None:
    evening = for_all(start, gateways, players=5)
    resize(evening, 1920, 1080)
    panel = evening.whole.window.table.score_panel
    assert panel._scroll.verticalScrollBar().maximum() == 0
