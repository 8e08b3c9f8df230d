"""Clicks between the cards of the hand."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from tests.turns import turn
from tests.ui.table.turns import until_choice
from tests.ui.whole import Whole
from twentyfive.core import Card


def click_felt(whole: Whole, at: QPoint) -> None:
    """Click this point of the canvas, where no card lies."""
    canvas = whole.window.table.top.canvas
    assert canvas.childAt(at) is None
    QTest.mouseClick(canvas, Qt.MouseButton.LeftButton, pos=at)
    turn()


@pytest.mark.broad("0")
@pytest.mark.parametrize("place", range(4))
def test_a_click_on_the_seam_of_two_cards_is_one_on_one_of_them(whole: Whole, place: int) -> None:
    for from_left in range(8):
        until_choice(whole)
        left, right = whole.hand()[place : place + 2]
        assert right.x() - left.x() - left.width() == 8
        cards, clicked = (left.card, right.card), list[Card]()
        whole.window.table.top.canvas.card_clicked.connect(clicked.append)
        click_felt(whole, QPoint(left.x() + left.width() + from_left, left.geometry().center().y()))
        whole.window.table.top.canvas.card_clicked.disconnect(clicked.append)
        assert clicked == [cards[from_left >= 4]]


def test_a_click_below_a_raised_card_is_one_on_it(whole: Whole) -> None:
    until_choice(whole)
    card = whole.playable()[0]
    length = len(whole.hand())
    click_felt(whole, card.geometry().bottomLeft() + QPoint(20, 3))
    assert len(whole.hand()) < length


def test_a_click_beside_the_hand_plays_nothing(whole: Whole) -> None:
    until_choice(whole)
    length = len(whole.hand())
    click_felt(whole, whole.hand()[-1].geometry().topRight() + QPoint(12, 30))
    assert len(whole.hand()) == length
