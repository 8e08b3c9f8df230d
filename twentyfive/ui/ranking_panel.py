"""What beats what in this deal: all trumps, the three plain suits, and what may be held back."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from twentyfive.core import PlayerView
from twentyfive.ui.buttons import SecondButton
from twentyfive.ui.faces import FaceStore
from twentyfive.ui.look import Look
from twentyfive.ui.plain_suits import PlainSuits, plain_suits
from twentyfive.ui.scrolling import WalkedScroll, height_around, walk, width_within
from twentyfive.ui.surfaces import Panel, RichLabel, Role
from twentyfive.ui.trump_row import TrumpRow
from twentyfive.ui.wording.answers import privilege_line
from twentyfive.ui.wording.names import signs, translate

_WIDTH_IN_LETTERS: Final = 56
_SHORT_FROM_TEXT: Final = 2.0


class RankingPanel(Panel):
    """The order of the cards as the viewer knows it. Up, Down and Tab walk its rows.

    Attributes:
        trumps: the trumps as cards.
        suits: the plain suits.

    Signals:
        closed(): it is to go away.
    """

    closed = Signal()

    def __init__(self, faces: FaceStore, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._close = SecondButton(translate("ranking panel", "Close"), look, self)
        title = translate("ranking panel", "What beats what in this deal")
        self._title = RichLabel(title, look, self, role=Role.TITLE)
        self._body = QWidget()
        self._heading = RichLabel("", look, self._body, role=Role.STRONG)
        self.trumps = TrumpRow(faces, look, self._body)
        self.suits = PlainSuits(look, self._body)
        self._privilege = RichLabel("", look, self._body)
        self._scroll = WalkedScroll(look, self._body, self)
        self._close.clicked.connect(self.closed)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setFocusProxy(self._close)
        self.setAccessibleName(title)
        self._lay_out()
        self.set_look(look)

    def show_view(self, view: PlayerView) -> None:
        """Show the order in this view; nothing while no trumps are named."""
        order = view.ranking
        self.trumps.show_view(view)
        self.suits.show_suits(plain_suits(view))
        self._body.setVisible(order is not None)
        if order is not None:
            privileged = [card for card in order.trumps if card in order.privileged]
            self._privilege.set_text(privilege_line(signs(privileged)))

    def preferred_size(self, look: Look, available: QSize) -> QSize:
        """The size of its sheet."""
        width = min(available.width(), _WIDTH_IN_LETTERS * look.medium)
        height = height_around(self, self._scroll, width) + self._body_column.heightForWidth(width_within(self, width))
        return QSize(width, min(available.height(), height))

    def set_look(self, look: Look) -> None:
        super().set_look(look)
        heading = translate("ranking panel", "Trumps, best first")
        if look.text < _SHORT_FROM_TEXT:
            heading = translate("ranking panel", "Trumps, best first: any of these beats every card below")
        self._heading.set_text(heading)
        self._body_column.setSpacing(look.gap // 2)

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.addWidget(self._title, 1)
        top.addWidget(self._close, 0, Qt.AlignmentFlag.AlignTop)
        self._body_column = QVBoxLayout(self._body)
        self._body_column.setContentsMargins(0, 0, 0, 0)
        for part in (self._heading, self.trumps, self.suits, self._privilege):
            self._body_column.addWidget(part)
        self._body_column.addStretch(1)
        column = QVBoxLayout(self)
        column.setSpacing(0)
        column.addLayout(top)
        column.addWidget(self._scroll, 1)
        self.fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        elif not walk(self, event):
            super().keyPressEvent(event)
