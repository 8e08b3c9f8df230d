"""The field for names, and the names of former nights that are offered below it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent

from twentyfive.presentation.drive.names_offered import MOST_OFFERED, Offer
from twentyfive.ui.accessibility.announcer import Announcer
from twentyfive.ui.widgets.buttons import SecondButton
from twentyfive.ui.widgets.fields import TextField
from twentyfive.ui.widgets.rows import EvenRow
from twentyfive.wording.names import separated


class NameField(TextField):
    """The field.

    Attributes:
        has_offers: whether names are offered below it.

    Signals:
        entered_below(): the arrow key down leads to them.
    """

    entered_below = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.has_offers = False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Down and self.has_offers:
            self.entered_below.emit()
        else:
            super().keyPressEvent(event)


class NamesOffered(EvenRow):
    """Names that may be meant by what is typed, as buttons in the window: a list over it would take the keys away.

    Attributes:
        announcer: says to a screen reader what is offered.
    """

    def __init__(self, field: NameField, offers: Callable[[str], Sequence[Offer]]) -> None:
        """Create the row, empty; `offers` tells what to offer for a line."""
        super().__init__()
        self.announcer = Announcer(self)
        self._field, self._asked = field, offers
        self._offers: tuple[Offer, ...] = ()
        for at in range(MOST_OFFERED):
            button = SecondButton("", self)
            button.clicked.connect(lambda _=False, at=at: self._take(at))
            self.add(button)
        field.textChanged.connect(lambda line: self._show(self._asked(line)))
        field.entered_below.connect(lambda: self.buttons[0].setFocus(Qt.FocusReason.TabFocusReason))
        self.hide()

    def drop(self) -> None:
        """Offer nothing until something else is typed."""
        self._field.setFocus()
        self._show(())

    def _show(self, offers: Sequence[Offer]) -> None:
        if tuple(offers) == self._offers:
            return
        self._offers = tuple(offers)
        self._field.has_offers = bool(offers)
        for button, offer in zip(self.buttons, self._offers, strict=False):
            button.set_label(offer.name)
        self.leave_out(*self.buttons[len(self._offers) :])
        self.setVisible(bool(self._offers))
        self.announcer.say(separated([offer.name for offer in self._offers]))

    def _take(self, at: int) -> None:
        """Put a name into the field, unless it was offered for something else: screen readers press late."""
        if at < len(self._offers):
            line = self._offers[at].line
            self._field.setFocus()
            self._field.setText(line)
