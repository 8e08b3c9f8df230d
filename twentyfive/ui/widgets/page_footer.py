"""The footer of a page that begins a game: a sentence about the game, and the button for the next step."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from twentyfive.ui.theme.icons import Icon
from twentyfive.ui.theme.styled import Styled
from twentyfive.ui.widgets.buttons import PrimaryButton
from twentyfive.ui.widgets.panels import RichLabel, Role
from twentyfive.ui.widgets.rows import height_of


class PageFooter(Styled, QWidget):
    """A text beside the button for the next step. Of several texts it shows the fullest that fits.

    Attributes:
        start: the button for the next step.
        said: the text shown.

    Signals:
        fitted(bool): whether the fullest text is shown.
    """

    fitted = Signal(bool)

    def __init__(self, step: str, icon: Icon) -> None:
        """Create a footer whose button has `step` as label."""
        super().__init__()
        self._texts: tuple[str, ...] = ("",)
        self._insisted = ""
        self._needed = 0
        self._labels = (RichLabel("", self), RichLabel("", self, role=Role.NOTE))
        self.said = ""
        self.start = PrimaryButton(step, self, icon=icon)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def say(self, texts: Sequence[str]) -> None:
        """Show the first of these texts for which there is room; the fullest comes first."""
        self._texts, self._insisted = tuple(texts), ""
        self._arrange()

    def insist(self, texts: Sequence[str]) -> None:
        """Show one of these texts likewise; but for the last of them the footer grows if necessary."""
        self._texts, self._insisted = tuple(texts), texts[-1]
        self._arrange()

    def offer(self, step: str) -> None:
        """Give the button another label."""
        self.start.set_label(step)
        self._arrange()

    def restyle(self) -> None:
        self.updateGeometry()
        self._arrange()

    def _arrange(self) -> None:
        width = min(self.start.sizeHint().width(), self.width())
        button = QRect(self.width() - width, 0, width, height_of(self.start, width))
        button.moveTop((self.height() - button.height()) // 2)
        self.start.setGeometry(button)
        room = QRect(0, 0, button.left() - self._look.gap, self.height())
        self._make_room(room.width())
        shown, self.said = self._fitting(room)
        for label in self._labels:
            label.setVisible(label is shown and bool(self.said))
        shown.set_text(self.said)
        height = height_of(shown, room.width())
        shown.setGeometry(room.left(), (self.height() - height) // 2, room.width(), height)
        self.fitted.emit(self.said == self._texts[0])

    def _make_room(self, width: int) -> None:
        """Request the height that the last text of `insist` needs in that width."""
        self._labels[-1].set_text(self._insisted)
        needed = height_of(self._labels[-1], width) if self._insisted else 0
        if needed != self._needed:
            self._needed = needed
            self.updateGeometry()

    def _fitting(self, room: QRect) -> tuple[RichLabel, str]:
        """Return the fullest text that fits, and its label: the one in larger letters if it fits in them."""
        for text in self._texts:
            for label in self._labels:
                label.set_text(text)
                if label.minimumSizeHint().width() <= room.width() and height_of(label, room.width()) <= room.height():
                    return label, text
        return self._labels[0], ""

    def sizeHint(self) -> QSize:
        return QSize(40 * self._look.medium, self.minimumSizeHint().height())

    def minimumSizeHint(self) -> QSize:
        return QSize(self.start.minimumSizeHint().width(), max(self._needed, self.start.sizeHint().height()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()
