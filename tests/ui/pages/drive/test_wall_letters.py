"""What is painted on the wall can be read from ten metres: letters of 1/25 of the height, and no number is cut."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from tests.drive_evenings import evening_of
from tests.ui.whole import Start
from twentyfive.presentation.drive.game_clock import ClockShown
from twentyfive.presentation.drive.game_shown import game_shown, standings_shown
from twentyfive.ui.pages.drive import wall as wall_module
from twentyfive.ui.pages.drive.games_page import GamesPage


@pytest.mark.parametrize("text", [1.0, 2.0])
@pytest.mark.parametrize("pairs", [84, 250])
@pytest.mark.parametrize("screen", [(1366, 768), (1920, 1080)], ids=str)
def test_letters_are_large_and_numbers_whole(
    screen: tuple[int, int], pairs: int, text: float, start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted: list[tuple[str, QFont, QRectF]] = []
    paint = wall_module._paint

    def seen(painter: QPainter, said: str, font: QFont, area: QRectF, alignment: Qt.AlignmentFlag) -> None:
        painted.append((said, font, area))
        paint(painter, said, font, area, alignment)

    monkeypatch.setattr(wall_module, "_paint", seen)
    evening = evening_of(pairs)
    wall = start(text=text).page(GamesPage).wall
    wall.show_game("Castlegar", game_shown(evening), standings_shown(evening))
    wall.show_clock(ClockShown("12:34"))
    wall.resize(*screen)
    for page in range(wall.layout_now.pages):
        wall.page = page
        wall.grab()
    assert min(font.pixelSize() for _, font, _ in painted) >= screen[1] / 25
    numbers = {said for said, *_ in painted if said.isdigit() or ":" in said}
    assert {str(table) for table in range(1, pairs // 2 + 1)} <= numbers
    cut = [
        (said, area.width())
        for said, font, area in painted
        if said in numbers and QFontMetricsF(font).horizontalAdvance(said) > area.width()
    ]
    assert cut == []
