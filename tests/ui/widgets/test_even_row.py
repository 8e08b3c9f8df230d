"""Rows of buttons of equal width: each is as high as the words of all of them need."""

from PySide6.QtWidgets import QWidget

from tests.turns import turn
from tests.ui.dressing import dressed
from tests.ui.page_checks import look_of
from twentyfive.ui.widgets.buttons import ChoiceButton
from twentyfive.ui.widgets.rows import EvenRow


def test_no_button_is_lower_than_its_words_at_any_width(front: QWidget) -> None:
    """Of columns that differ by a pixel, the narrower one may need another line."""
    look = look_of(1280, 800, 1.25)
    row = dressed(EvenRow(front), look)
    note = "Two sides, most tricks win 5 points, or 15 or 25 if somebody has doubled before that"
    row.add(*(dressed(ChoiceButton(f"Auction Forty-Fives {number}", note=note), look) for number in range(5)))
    row.show()
    low = []
    for width in range(2200, 2700):
        row.setGeometry(0, 0, width, row.heightForWidth(width))
        turn()
        frames = [(button.frame(), button) for button in row.buttons]
        low += [width for frame, button in frames if frame.height() < button.frame_height_for(frame.width())]
    assert low == []
