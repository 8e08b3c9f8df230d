"""All the texts in which the window could reveal a hidden card."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QWidget

from tests.ui.whole import Whole
from twentyfive.core import Card
from twentyfive.core.cards import PACK
from twentyfive.core.moves import CallPartner
from twentyfive.wording.names import card_sign, card_title


def hidden_cards(whole: Whole) -> list[Card]:
    """Return the cards whose faces the person has not seen in this deal, but those named to call for a partner."""
    view = whole.view
    named = {view.called, *(move.card for move in view.legal if isinstance(move, CallPartner))}
    return [card for card in PACK if card not in view.seen and card not in named]


def accessible_texts(interface: QAccessibleInterface) -> Iterator[str]:
    """Yield every name, description and value in the accessible tree."""
    for text in (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value, QAccessible.Text.Help):
        yield interface.text(text)
    for index in range(interface.childCount()):
        child = interface.child(index)
        if child is not None:
            yield from accessible_texts(child)


def widget_texts(window: QWidget) -> Iterator[str]:
    """Yield every tooltip, object name and help text of the widgets."""
    for widget in (window, *window.findChildren(QWidget)):
        yield from (widget.toolTip(), widget.objectName(), widget.statusTip(), widget.whatsThis())


def words_for(card: Card) -> tuple[str, ...]:
    """Return the texts that name a card."""
    return (card_title(card), card_sign(card), repr(card))
