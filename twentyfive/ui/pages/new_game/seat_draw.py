"""The part under the drawing of the table: the switch for a third player, and the draw for seats and sides."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from twentyfive.presentation.new_game import Choices
from twentyfive.ui.accessibility.announcer import Announcer
from twentyfive.ui.theme.icons import Icon
from twentyfive.ui.widgets.buttons import SecondButton, Switch
from twentyfive.ui.widgets.panels import RichLabel, Role
from twentyfive.ui.widgets.rows import Column
from twentyfive.wording.names import translate
from twentyfive.wording.setup.seating import why_no_draw


class SeatDrawing(Column):
    """A switch, a button, and the result of the draw.

    Attributes:
        third: the switch that lets a third player take turns at a game of two.
        draw: the button that draws for seats.
        result: the sentence about the draw; empty before it.
        announcer: the announcer of that sentence.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.third = Switch(
            translate("seats", "Three take turns"),
            note=translate("seats", "The loser of a game sits out the next."),
        )
        self.draw = SecondButton(translate("seats", "Draw for seats"), icon=Icon.AGAIN)
        self.result = RichLabel("", self, role=Role.NOTE)
        self.announcer = Announcer(self.draw)
        self.add(self.third, self.draw, self.result)

    def set_choices(self, choices: Choices) -> None:
        """Offer what this table allows, and clear the result of the last draw."""
        self.third.setVisible(choices.players == 2)
        if self.third.isChecked() != choices.takes_turns:
            self.third.setChecked(choices.takes_turns)
        self.draw.offer(why_no_draw(choices.sitters[: choices.present], choices.seat_faults, choices.rules))
        self.tell("")

    def tell(self, sentence: str) -> None:
        """Show and announce the result of the draw; hide it if the sentence is empty."""
        self.result.set_text(sentence)
        self.result.setVisible(bool(sentence))
        self.announcer.say(sentence)
