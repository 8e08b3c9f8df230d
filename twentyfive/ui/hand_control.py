"""What the person does with the hand: choosing, playing, robbing. It turns clicks into moves, or into reasons why not."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from twentyfive.core import Card, Phase
from twentyfive.core.moves import DeclineRob, PlayCard, Rob
from twentyfive.ui.director import Director, Shown
from twentyfive.ui.settings import PlayBy


class HandControl(QObject):
    """The person's choices on the way to a move.

    Attributes:
        out: the card chosen to be put out, None if none is.
        chosen: the card chosen to be played, where playing takes two steps.
        play_by: whether a click plays, or chooses first.

    Signals:
        changed(): something is chosen, or no longer.
        refused(IllegalMove, Card): a card was clicked that may not be played.
    """

    changed = Signal()
    refused = Signal(object, object)

    def __init__(self, director: Director, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.out: Card | None = None
        self.chosen: Card | None = None
        self.play_by = PlayBy.CLICK
        self._director = director
        self._left_in = -1  # the revision in which the person left the turn-up lying without a move
        director.shown.connect(self._on_shown)
        self._revision = -1

    @property
    def robbing(self) -> bool:
        """Whether the person is now asked to take the turn-up."""
        view = self._director.view
        if view is None or not view.my_turn or self._left_in == self._revision:
            return False
        return any(isinstance(move, Rob) for move in view.legal)

    def click(self, card: Card) -> None:
        """The person pressed a card of the hand."""
        view = self._director.view
        if view is None or not self._director.up_to_date or not view.my_turn:
            return
        if self.robbing:
            self.out = None if card == self.out else card
            self.changed.emit()
        elif (illegal := self._director.why_not(PlayCard(card))) is not None:
            self.refused.emit(illegal, card)
        elif self.play_by is PlayBy.SELECT and card != self.chosen:
            self.chosen = card
            self.changed.emit()
        else:
            self._director.submit(PlayCard(card))

    def play_chosen(self) -> None:
        """Play the card that was chosen."""
        if self.chosen is not None:
            self._director.submit(PlayCard(self.chosen))

    def take_turn_up(self) -> None:
        """Take the turn-up for the card chosen to be put out."""
        if self.robbing and self.out is not None:
            self._director.submit(Rob(self.out))

    def leave_turn_up(self) -> None:
        """Leave the turn-up lying. Where playing a card is the answer, no move tells of it."""
        if not self.robbing:
            return
        view = self._director.view
        if view is not None and view.phase is Phase.ROB:
            self._director.submit(DeclineRob())
            return
        self._left_in = self._revision
        self.out = None
        self.changed.emit()

    def _on_shown(self, shown: Shown) -> None:
        self._revision = shown.revision
        self.out = self.chosen = None
