"""The QR code as it is painted."""

from __future__ import annotations

from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from twentyfive.net.codes import KEY_LENGTH
from twentyfive.presentation.qr_modules import QUIET
from twentyfive.ui.table.surface.qr_code import QrCode

MODULE = 10
MODULES = 29
"""Modules of a side with the longest address: version 3, of 40."""

CORNER = 7
"""Modules of a side of the mark in a corner."""


def test_the_longest_address_with_its_key_takes_little_room(qtbot: QtBot) -> None:
    code = QrCode()
    qtbot.addWidget(code)
    side = MODULE * (MODULES + 2 * QUIET)
    code.resize(side, side)
    code.show_text("HTTP://192.168.178.123:25525/#" + "7A" * (KEY_LENGTH // 2))
    picture = code.grab().toImage()
    start, middle = MODULE * QUIET, MODULE // 2
    row = [is_dark(picture, x, start + middle) for x in range(start, side)]
    assert row[: MODULE * CORNER + 1] == [True] * (MODULE * CORNER) + [False]


def is_dark(picture: QImage, x: int, y: int) -> bool:
    return picture.pixelColor(x, y).lightness() < 128
