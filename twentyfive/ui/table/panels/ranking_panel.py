"""The ranking of the cards in this deal: all trumps, the three plain suits, and the trumps that may be held back."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from twentyfive.core import Card, PlayerView
from twentyfive.ui.cards.faces import FaceStore
from twentyfive.ui.cards.plain_suits import PlainSuits, plain_suits
from twentyfive.ui.cards.trump_row import TrumpRow
from twentyfive.ui.table.panels.titled_panel import ScrolledPanel
from twentyfive.ui.widgets.panels import RichLabel, Role
from twentyfive.ui.widgets.scroll_area import WalkedScroll, bring_into_view
from twentyfive.wording.grammar.texts import Text
from twentyfive.wording.names import signs, translate
from twentyfive.wording.table.answers import in_the_tray, privilege_line

_KEY: Final = Text("ranking panel", "Thick frame: yours. Dashed: already seen.")
_KEY_WITH_RING: Final = Text(
    "ranking panel", "On gold: the cards in question. Thick frame: yours. Dashed: already seen."
)
_WIDTH_IN_LETTERS: Final = 56
_SHORT_FROM_TEXT: Final = 2.0


class RankingPanel(ScrolledPanel):
    """The ranking of the cards, with those that the viewer has or has seen. Up, Down and Tab walk its rows.

    Attributes:
        trumps: the trumps as cards.
        suits: the plain suits.
        spoken: the trumps in words for a screen reader; it reads the plain suits one by one.
    """

    def __init__(self, faces: FaceStore, parent: QWidget) -> None:
        super().__init__(translate("ranking panel", "What beats what in this deal"), parent, role=Role.TITLE)
        self.spoken = ""
        self._ringed: frozenset[Card] = frozenset()
        self._heading = RichLabel("", self._body, role=Role.STRONG)
        self.trumps = TrumpRow(faces, self._body)
        self.suits = PlainSuits(self._body)
        self._key = RichLabel("", self._body, role=Role.NOTE)
        self._privilege = RichLabel("", self._body)
        self._tray = RichLabel("", self._body, role=Role.NOTE)
        scroll = WalkedScroll(self._body, self)
        self._lay_out(scroll, self._heading, self.trumps, self.suits, self._key, self._privilege, self._tray)
        self._dress()

    def point_out(self, cards: Iterable[Card]) -> None:
        """Ring these cards until the panel is closed."""
        self._ringed = frozenset(cards)

    def show_view(self, view: PlayerView) -> None:
        """Show the ranking in this view; nothing before trumps are known."""
        order = view.ranking
        self.trumps.show_view(view, self._ringed)
        self.spoken = self.trumps.accessibleName()
        self.suits.show_suits(plain_suits(view.ranking, view.hand, view.seen, self._ringed))
        self._key.set_text(_KEY_WITH_RING() if self._ringed else _KEY())
        self._body.setVisible(order is not None)
        if order is not None:
            privileged = [card for card in order.trumps if card in order.privileged]
            self._tray.set_text(in_the_tray(view))
            self._tray.setVisible(bool(self._tray.plain))
            self._privilege.set_text(privilege_line(signs(privileged)))

    def preferred_size(self, available: QSize) -> QSize:
        """The size of its sheet."""
        return self.size_within(available, _WIDTH_IN_LETTERS * self._look.medium)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        for row in self.suits.rows:
            if any(token.ringed for token in row.suit.tokens):
                bring_into_view(row)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if self._ringed:
            self._ringed = frozenset()
            self._scroll.verticalScrollBar().setValue(0)  # to the rows that the person did not look for

    def restyle(self) -> None:
        super().restyle()
        heading = translate("ranking panel", "Trumps, best first")
        if self._look.text < _SHORT_FROM_TEXT:
            heading = translate("ranking panel", "Trumps, best first: any of these beats every card below")
        self._heading.set_text(heading)
        self._column.setSpacing(self._look.gap // 2)
