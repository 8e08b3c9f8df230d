"""The geometry of the start page in logical pixels, without widgets."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRect, Qt

from twentyfive.presentation.measures import Rect
from twentyfive.ui.theme.look import Look
from twentyfive.ui.widgets.base_button import RING

WITHOUT_ART_FROM: Final = 2.0
"""The text factor from which the page has neither the picture nor the notes under the titles."""

_LITTLE_ART_FROM: Final = 1.4
_MUCH_ART_FROM: Final = 1000
_MUCH_ART: Final = 0.38
_LITTLE_ART: Final = 0.27
_NARROWEST_IN_LETTERS: Final = 26
_WIDEST_IN_LETTERS: Final = 56
_TALLEST_IN_LETTERS: Final = 7.5
_LOW: Final = 540
"""The height of a window below which the buttons are closer to each other."""


@dataclass(frozen=True, slots=True)
class StartLayout:
    """The zones of the start page.

    Attributes:
        art: width of the picture at the left; 0 where there is no room for it.
        emblem: the place of the emblem in the header that replaces the picture; None while there is a picture.
        column: the place of the buttons.
        spacing: the gap between two buttons.
        tallest: the greatest height of a button.
        foot: the strip below the line, with the switch and the keys.
    """

    art: int
    emblem: Rect | None
    column: Rect
    spacing: int
    tallest: float
    foot: Rect


def start_layout(
    width: int, height: int, look: Look, least: int = 0, *, dense: bool = False, foot: int = 0
) -> StartLayout:
    """Lay out the start page in a window of this size: the larger the letters, the smaller the picture.

    Args:
        width, height: the size of the window.
        look: the look.
        least: the width that the buttons need; there is no picture where it would leave them less.
        dense: whether to leave little around buttons and foot.
        foot: the height that the foot needs.
    """
    large_text = look.text >= _LITTLE_ART_FROM
    margin = round(min(0.0375 * width, 0.06 * height) * (2 / 3 if large_text else 1))
    art = _art_width(width, height, margin, look.text, look.medium)
    if width - art - 2 * margin < least:
        art = 0
    room = width - art - 2 * margin
    column_w = min(room, _WIDEST_IN_LETTERS * look.medium)
    x = art + margin + (room - column_w) // 2
    top, emblem = min(round(0.06 * height), round((14 if dense else height) * look.scale)), None
    if not art:
        size = round(1.4 * look.large)
        emblem = Rect(x, round(16 * look.scale), size, size)
        top = emblem.bottom + RING + round((4 if dense else 12) * look.scale)
    foot_h = max(foot, look.control_height + (10 if dense else 40 if art and height >= 700 else 24))
    spacing = round((8 if dense else 16 if art and height >= _LOW else 12) * look.scale)
    strip = Rect(x, height - foot_h, column_w, foot_h)
    return StartLayout(
        art=art,
        emblem=emblem,
        # The line over the foot is as far from the last button as the buttons are from each other.
        column=Rect(x, top, column_w, strip.y - spacing - top),
        spacing=spacing,
        tallest=_TALLEST_IN_LETTERS * look.medium,
        foot=strip,
    )


def row_heights(needs: Sequence[int], room: int, tallest: float) -> list[float]:
    """Heights of the rows: equal as far as their needs allow, and in proportion to the needs where room is short."""
    if sum(needs) >= room:
        return [need * room / sum(needs) for need in needs]
    level = tallest
    for _ in needs:
        above = [need for need in needs if need > level]
        if len(above) == len(needs):
            break
        level = min(tallest, (room - sum(above)) / (len(needs) - len(above)))
    return [max(need, level) for need in needs]


def lies_in_direction(here: QRect, there: QRect, key: Qt.Key) -> bool:
    """Whether `there` lies where the arrow key points: left and right stay in the row, up and down leave it."""
    same_row = here.top() <= there.bottom() and there.top() <= here.bottom()
    return {
        Qt.Key.Key_Left: same_row and there.right() < here.left(),
        Qt.Key.Key_Right: same_row and there.left() > here.right(),
        Qt.Key.Key_Up: there.bottom() < here.top(),
        Qt.Key.Key_Down: there.top() > here.bottom(),
    }[key]


def distance(here: QRect, there: QRect, key: Qt.Key) -> tuple[int, int]:
    """A sort key: the nearest row or column first, and within it the button most in line."""
    across = abs(there.center().x() - here.center().x())
    down = abs(there.center().y() - here.center().y())
    return (across, down) if key in (Qt.Key.Key_Left, Qt.Key.Key_Right) else (down, across)


def _art_width(width: int, height: int, margin: int, text: float, medium: int) -> int:
    beside = (1 - _LITTLE_ART) * width - 2 * margin
    if text >= WITHOUT_ART_FROM or beside < _NARROWEST_IN_LETTERS * medium:
        return 0
    share = _MUCH_ART if text < _LITTLE_ART_FROM and width >= _MUCH_ART_FROM else _LITTLE_ART
    return round(min(share * width, 0.75 * height))
