"""The list of a drop-down, by the keys that every list knows."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from tests.turns import turn
from tests.ui.dressing import dressed
from tests.ui.page_checks import look_of
from tests.ui.pressing import focused
from twentyfive.ui.widgets.drop_down import AnswerList, DropDown
from twentyfive.wording.choice import Answer

NUMBERS = [f"{number} tricks" for number in range(60)]


@pytest.fixture
def answers(front: QWidget) -> AnswerList:
    """An open list that is too long for the window, with the focus on answer 5."""
    field = dressed(DropDown("Tricks", front), look_of(1280, 800))
    field.show_answers([Answer(number, label) for number, label in enumerate(NUMBERS)], 5)
    field.show()
    field.open()
    turn()
    assert field.popup is not None
    return field.popup


def place(answers: AnswerList) -> int:
    """Return the place of the answer with the focus."""
    here = [button.hasFocus() for button in answers.buttons].index(True)
    assert not answers.buttons[here].visibleRegion().isEmpty()
    return here


def press(key: Qt.Key) -> None:
    """Press a key where the focus is."""
    QTest.keyClick(focused(), key)
    turn()


def test_home_and_end_go_to_the_first_and_the_last_answer(answers: AnswerList) -> None:
    press(Qt.Key.Key_End)
    assert place(answers) == len(NUMBERS) - 1
    press(Qt.Key.Key_Home)
    assert place(answers) == 0


def test_page_keys_go_on_by_what_is_seen_and_stop_at_the_ends(answers: AnswerList) -> None:
    press(Qt.Key.Key_PageDown)
    below = place(answers)
    assert 5 + 5 < below < len(NUMBERS) - 1
    press(Qt.Key.Key_PageUp)
    assert place(answers) == 5
    press(Qt.Key.Key_PageUp)
    assert place(answers) == 0
    for _ in NUMBERS:
        press(Qt.Key.Key_PageDown)
    assert place(answers) == len(NUMBERS) - 1


def test_a_typed_sign_goes_to_the_next_answer_that_begins_with_it(answers: AnswerList) -> None:
    press(Qt.Key.Key_9)
    assert place(answers) == 9
    press(Qt.Key.Key_5)
    assert place(answers) == 50
    press(Qt.Key.Key_X)
    assert place(answers) == 50
