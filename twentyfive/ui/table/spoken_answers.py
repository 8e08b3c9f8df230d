"""What a key of the table asks, answered in words."""

from __future__ import annotations

from twentyfive.core import PlayerView
from twentyfive.engine.game.engine import GameEngine
from twentyfive.ui.accessibility.shortcuts import Key
from twentyfive.ui.table.hand_control import HandControl
from twentyfive.ui.table.table_top import TableTop
from twentyfive.wording.names import card_sign, translate
from twentyfive.wording.table import answers
from twentyfive.wording.table.line import Line
from twentyfive.wording.table.recap import game_found


class TableAnswers:
    """Answers questions about the table as it is shown."""

    def __init__(self, engine: GameEngine, hand: HandControl, top: TableTop) -> None:
        self._engine = engine
        self._hand = hand
        self._top = top

    def to(self, key: Key, view: PlayerView) -> tuple[Line, str]:
        """The answer to what a key asks, as it is seen and as it is spoken."""
        spoken = self._spoken(key, view)
        seen = answers.trumps_now(view, card_sign) if key is Key.TRUMPS else spoken
        return seen, str(spoken)

    def standing(self, view: PlayerView) -> str:
        """How the game stands, and what is asked, for who comes back to it."""
        return f"{game_found(view)} {answers.whose_turn(view, self._hand.decision)}"

    def hand(self, view: PlayerView) -> str:
        """The hand to play from, for who comes to see it."""
        return str(self._spoken(Key.HAND, view))

    def _spoken(self, key: Key, view: PlayerView) -> Line:
        match key:
            case Key.WHOSE_TURN:
                return answers.whose_turn(view, self._hand.decision)
            case Key.THIS_TRICK:
                return answers.this_trick(view)
            case Key.LAST_TRICK:
                return answers.last_trick(view)
            case Key.HAND:
                return answers.hands_in_full(view, self._top.hand_order())
            case Key.SCORES:
                return answers.scores_in_full(view, self._engine.third, self._engine.seats.sitters)
            case Key.TRUMPS:
                return answers.trumps_now(view)
            case Key.TURN_UP:
                return answers.bids_or_turn_up(view)
            case Key.WHY_NOT:
                return self._why_not()
            case _:
                raise ValueError(f"{key} asks nothing")

    def _why_not(self) -> Line:
        """What choosing the card with the focus does, or why it may not be played."""
        for button in self._top.canvas.hand_buttons():
            if button.hasFocus():
                return self._hand.said_of(button.card)
        return Line(translate("table", "Go to a card of your hand first."))
