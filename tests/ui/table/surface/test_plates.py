"""Name plates: the parts that give way on a narrow plate, and those that never do."""

import pytest
from PySide6.QtCore import QPointF
from pytestqt.qtbot import QtBot

from tests.ui.dressing import dressed
from tests.ui.moments import robs, show
from tests.ui.painted import painted_texts
from tests.ui.panels import alone, finished, look, seen_by, window
from tests.ui.whole import Whole
from twentyfive.core import Suit
from twentyfive.presentation.measures import Rect, type_sizes
from twentyfive.presentation.table.plate_text import PlateText, plate_text
from twentyfive.presentation.table.seating import PlateMode
from twentyfive.presentation.table.tray import tray_places
from twentyfive.ui.cards.faces import FaceStore
from twentyfive.ui.table.surface.plates import SeatPlate
from twentyfive.ui.table.surface.trump_button import TrumpButton
from twentyfive.ui.theme.look import make_look

TEXT = 1.5
LETTERS = type_sizes(TEXT).small


def painted(
    qtbot: QtBot, faces: FaceStore, text: PlateText, letters_wide: float, mode: PlateMode = PlateMode.TWO_ROWS
) -> dict[str, int]:
    """The words on and below a plate of that width in letters, with the sizes of their letters."""
    around = window(qtbot, 800, 600)
    plate = dressed(SeatPlate(faces, around), look(800, 600, TEXT))
    rows = 3 if mode is PlateMode.TWO_ROWS else 1.6
    plate.put(Rect(50, 50, round(letters_wide * LETTERS), round(rows * LETTERS)), mode, QPointF(400, 300))
    plate.show_text(text)
    plate.show()
    return {words.text: words.letters for words in painted_texts(plate)}


def own_plate(name: str = "You", points: int = 15, side: int | None = 0) -> PlateText:
    return PlateText(name, side, dealer=True, tricks=0, points=points, to_act=True, spoken="", own=True)


@pytest.mark.parametrize("wide", [5, 6, 8])
def test_the_viewers_plate_shows_name_points_and_chip_in_full_size(qtbot: QtBot, faces: FaceStore, wide: int) -> None:
    words = painted(qtbot, faces, own_plate(), wide)
    assert words["You"] == LETTERS
    assert words["15"] == LETTERS
    assert "D" in words


@pytest.mark.parametrize("suit", Suit)
@pytest.mark.parametrize("size", [(118, 220), (160, 220)])
def test_all_words_of_the_trump_button_have_the_same_size(qtbot: QtBot, suit: Suit, size: tuple[int, int]) -> None:
    around = window(qtbot, 800, 600)
    trump_button = dressed(TrumpButton(around), look(1280, 800, TEXT))
    trump_button.resize(*size)
    trump_button.divide(tray_places(Rect(0, 0, *size), round(16 * TEXT)))
    trump_button.show_suit(suit)
    trump_button.show()
    words = painted_texts(trump_button)
    assert len({word.letters for word in words}) == 1
    assert "trumps" in " ".join(word.text for word in words)
    assert suit is Suit.DIAMONDS or words[0].letters == LETTERS
    assert all(word.area.left() >= 0 and word.area.right() <= size[0] for word in words)


def test_the_viewers_points_stay_beside_a_long_name_in_one_row(qtbot: QtBot, faces: FaceStore) -> None:
    assert "15" in painted(qtbot, faces, own_plate("Maximiliane"), 6, PlateMode.ONE_ROW)


def test_a_long_name_moves_the_points_to_the_second_row(qtbot: QtBot, faces: FaceStore) -> None:
    words = painted(qtbot, faces, own_plate("Christopher"), 8)
    assert words["Christopher"] == LETTERS
    assert "15" in words


@pytest.mark.parametrize("wide", [5, 7, 9, 12])
def test_the_distance_to_the_goal_has_the_same_form_for_every_number(qtbot: QtBot, faces: FaceStore, wide: int) -> None:
    """Otherwise the text would come and go with the digits of the number."""
    forms = []
    for won in ("A B C B B", "A A A A B"):
        text = plate_text(seen_by(finished(won, alone(5, target=25))), 0, with_points=False, with_chips=True)
        words = painted(qtbot, faces, text, wide)
        forms.append({form.text.split(" ", 1)[1] for form in text.wanting if form.text in words})
    assert forms[0] == forms[1]
    assert forms[0] or wide == 5


@pytest.mark.parametrize("size", [(1280, 800), (800, 600)])
def test_the_arrow_of_the_viewers_plate_never_points_to_the_cards_beside_it(
    whole: Whole, size: tuple[int, int]
) -> None:
    whole.window.resize(*size)
    show(whole, "twenty-five", 5, 5, robs)
    top = whole.window.table.top
    plate = top.plates[0]
    gold = make_look(whole.settings, *size).colours.gold
    around = plate.frame().translated(-plate.pos())
    image = plate.grab().toImage()
    left = [(x, y) for x in range(around.left() - 6) for y in range(image.height()) if image.pixelColor(x, y) == gold]
    above = [(x, y) for x in range(image.width()) for y in range(around.top() - 6) if image.pixelColor(x, y) == gold]
    assert not left
    assert above
