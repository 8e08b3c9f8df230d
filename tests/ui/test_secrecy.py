"""No hidden card is named anywhere: not in the accessible tree, a tooltip, an object's name, nor the log."""

import logging
from collections.abc import Iterator

import pytest
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QWidget

from tests.ui.whole import Whole, turn_by_mouse
from twentyfive.core import Card
from twentyfive.core.cards import PACK
from twentyfive.wording.names import card_name, card_sign


def hidden_cards(whole: Whole) -> list[Card]:
    """The cards whose faces the person has not seen in this deal."""
    seen = whole.view.seen
    return [card for card in PACK if card not in seen]


def told(interface: QAccessibleInterface) -> Iterator[str]:
    """Every name, description and value in the accessible tree."""
    for text in (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value, QAccessible.Text.Help):
        yield interface.text(text)
    for index in range(interface.childCount()):
        child = interface.child(index)
        if child is not None:
            yield from told(child)


def of_widgets(window: QWidget) -> Iterator[str]:
    for widget in (window, *window.findChildren(QWidget)):
        yield from (widget.toolTip(), widget.objectName(), widget.statusTip(), widget.whatsThis())


def words_for(card: Card) -> tuple[str, ...]:
    return (card_name(card), card_sign(card), repr(card))


def test_no_hidden_card_is_named_while_a_deal_is_played(whole: Whole, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    whole.begin(5, 5)
    looks = 0
    while not whole.view.history:
        turn_by_mouse(whole)
        if whole.view.trump is None or not whole.view.hand:
            continue
        interface = QAccessible.queryAccessibleInterface(whole.window.table)
        said = "\n".join([*told(interface), *of_widgets(whole.window.table), whole.said()])
        ranking = whole.window.table.overlays.ranking
        assert not ranking.isVisible()
        for card in hidden_cards(whole):
            for words in words_for(card):
                assert words not in said
        looks += 1
    assert looks > 5
    for card in PACK:
        assert card_name(card) not in caplog.text
        assert repr(card) not in caplog.text


def test_only_ones_own_cards_are_buttons(whole: Whole) -> None:
    whole.begin(5, 5)
    while not whole.view.my_turn:
        turn_by_mouse(whole)
    assert tuple(sorted(str(button.card) for button in whole.hand())) == tuple(sorted(map(str, whole.view.hand)))
