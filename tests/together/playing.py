"""A person who plays at a table of the real window, with the mouse alone, and notes every card that it shows them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QPoint
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QWidget

from tests.ui.pressing import click
from tests.ui.whole import button, choice, names
from twentyfive.core import Phase, PlayerView
from twentyfive.core.cards import PACK
from twentyfive.core.moves import Bid, Hold
from twentyfive.engine.game.observations import Shown
from twentyfive.ui.table.overlays import Overlay
from twentyfive.ui.table.surface.card_buttons import CardButton
from twentyfive.ui.table.table_page import TablePage
from twentyfive.wording.names import card_sign, card_title

_CARDS: Final = {words(card): card for card in PACK for words in (card_title, card_sign)}
_NAMED: Final = re.compile("|".join(sorted(map(re.escape, _CARDS), key=len, reverse=True)))


class Playing:
    """A person at a table.

    Attributes:
        seen: the cards in sight or in words, in their text form, by the revision of the game that the table shows.
    """

    def __init__(self, table: TablePage) -> None:
        self.seen: dict[int, set[str]] = {}
        self._table = table
        self._read: object = None
        self._ready_for = 0
        self._said_before = ""
        table.director.shown.connect(self._note)

    @property
    def view(self) -> PlayerView:
        """The view that the table shows."""
        assert self._table.view is not None, "no game has begun"
        return self._table.view

    def begin(self) -> None:
        """Forget the last game."""
        self.seen.clear()
        self._read, self._ready_for, self._said_before = None, 0, self._table.announcer.last

    def turn(self) -> bool:
        """Do what the game asks for next, and return True; False if there is nothing to do."""
        table = self._table
        if not table.isVisible():
            return False
        self._read_all()
        if table.overlays.current is Overlay.DEAL:
            return self._go_on()
        if table.decision_panel.isVisible() and table.director.up_to_date:
            self._answer()
        elif self.view.my_turn and table.director.up_to_date and self._playable():
            click(self._playable()[0])
        elif table.director.waiting or table.top.moving:
            click(table.top.canvas, QPoint(table.top.width() // 2, table.top.line.y() - 30))
        else:
            return False
        return True

    def result(self) -> list[str]:
        """Return all words of the panel of the last deal."""
        return list(words_on(self._table.overlays.deal))

    def _playable(self) -> list[CardButton]:
        table = self._table
        return [card for card in table.top.canvas.hand_buttons() if card.card in table.hand.choice.offered]

    def _go_on(self) -> bool:
        """Be ready for the next deal; there is nothing more to do once that is said, or the game is over."""
        deal = self._table.overlays.deal
        goes_on = [name for name in names(deal) if name in ("Next deal", "Next game", "Go on without waiting")]
        if self.view.over or not goes_on or not button(deal, goes_on[0]).isEnabled():
            return False
        if self._ready_for == self.view.deal_number + 1:
            return False
        self._ready_for = self.view.deal_number + 1
        click(button(deal, goes_on[0]))
        return True

    def _answer(self) -> None:
        """Answer the decision panel as a bold player, with its buttons and the cards of the hand."""
        panel, view = self._table.decision_panel, self.view
        hand = self._table.top.canvas.hand_buttons()
        match view.phase:
            case _ if len(names(panel)) == 1:
                click(button(panel, *names(panel)))
            case Phase.BID:
                assert panel.decision is not None
                bids = [offer.label for offer in panel.decision.choices if isinstance(offer.answer, Bid | Hold)]
                click(button(panel, bids[0] if bids and not bids[0].endswith(("25", "30", "60")) else "Pass"))
            case Phase.NAME_TRUMP:
                click(choice(panel, "Spades"))
            case Phase.JINK:
                click(choice(panel, "Jink"))
            case Phase.VIE:
                click(choice(panel, names(panel)[0]))
            case Phase.EXCHANGE:
                surplus = 0 if view.stock else len(hand) - view.rules.hand_size
                for card in hand[: max(0, surplus)]:
                    click(card)
                click(choice(panel, names(panel)[0]))
            case _:
                click(hand[-1])
                click(choice(panel, "Take"))

    def _note(self, shown: Shown) -> None:
        """Note the cards that are shown face up, and those in the last announcement."""
        seen = self.seen.setdefault(shown.revision, set())
        seen |= {str(lying.spot.card) for lying in self._table.top.canvas.scene if lying.spot.card is not None}
        if self._table.announcer.last != self._said_before:
            seen |= set(cards_named(self._table.announcer.last))

    def _read_all(self) -> None:
        """Read everything on the screen, once in each phase of a trick, as it takes some milliseconds."""
        view, table = self.view, self._table
        moment = (view.deal_number, len(view.tricks), view.phase, table.overlays.current)
        if moment == self._read or not table.director.up_to_date:
            return
        self._read = moment
        words = "\n".join(words_on(table))
        self.seen.setdefault(table.director.revision, set()).update(cards_named(words))


def cards_named(text: str) -> Iterator[str]:
    """Yield the cards that a text names, in words or by their signs."""
    return (str(_CARDS[found]) for found in _NAMED.findall(text))


def words_on(panel: QWidget) -> Iterator[str]:
    """Yield all that a panel says to who sees it or hears it."""
    yield from _words(QAccessible.queryAccessibleInterface(panel))


def _words(thing: QAccessibleInterface) -> Iterator[str]:
    if thing.state().invisible:
        return
    for kind in (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value, QAccessible.Text.Help):
        if text := thing.text(kind):
            yield text
    for index in range(thing.childCount()):
        child = thing.child(index)
        if child is not None:
            yield from _words(child)
