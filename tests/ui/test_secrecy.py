"""No hidden card is named anywhere: not in the accessible tree, a tooltip, an object's name or the log."""

import logging

import pytest
from PySide6.QtGui import QAccessible

from tests.ui.secrecy import accessible_texts, hidden_cards, widget_texts, words_for
from tests.ui.whole import Whole, turn_by_mouse
from twentyfive.core.cards import PACK
from twentyfive.wording.names import card_title


def test_no_hidden_card_is_named_while_a_deal_is_played(whole: Whole, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    whole.begin(5, 5)
    checks = 0
    while not whole.view.history:
        turn_by_mouse(whole)
        if whole.view.trump is None or not whole.view.hand:
            continue
        interface = QAccessible.queryAccessibleInterface(whole.window.table)
        said = "\n".join([*accessible_texts(interface), *widget_texts(whole.window.table), whole.said()])
        ranking = whole.window.table.overlays.ranking
        assert not ranking.isVisible()
        for card in hidden_cards(whole):
            for words in words_for(card):
                assert words not in said
        checks += 1
    assert checks > 5
    for card in PACK:
        assert card_title(card) not in caplog.text
        assert repr(card) not in caplog.text


def test_only_the_viewers_own_cards_are_buttons(whole: Whole) -> None:
    whole.begin(5, 5)
    while not whole.view.my_turn:
        turn_by_mouse(whole)
    assert tuple(sorted(str(button.card) for button in whole.hand())) == tuple(sorted(map(str, whole.view.hand)))
