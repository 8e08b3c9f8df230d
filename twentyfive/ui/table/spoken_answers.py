"""Answers in words to the keys that ask about the table."""

from __future__ import annotations

from dataclasses import replace

from twentyfive.core import PlayerView
from twentyfive.ui.accessibility.shortcuts import Key
from twentyfive.ui.table.table_context import TableContext
from twentyfive.wording.names import card_sign, translate
from twentyfive.wording.table import answers
from twentyfive.wording.table.line import Line
from twentyfive.wording.table.recap import game_found


class SpokenAnswers:
    """Answers questions about the view that the table shows."""

    def __init__(self, table: TableContext) -> None:
        self._table = table

    def answer(self, key: Key, view: PlayerView) -> tuple[Line, str]:
        """Return the answer to the question of a key, as seen and as spoken."""
        spoken = self._spoken(key, view)
        seen = answers.trumps_now(view, card_sign) if key is Key.TRUMPS else spoken
        return seen, str(spoken)

    def status(self, view: PlayerView) -> str:
        """Return the state of the game and the question to the person, for the return to the table."""
        return f"{game_found(view)} {self._whose_turn(view)}"

    def hand(self, view: PlayerView) -> str:
        """Return the hand to play from, in words."""
        return str(self._spoken(Key.HAND, view))

    def _spoken(self, key: Key, view: PlayerView) -> Line:
        match key:
            case Key.WHOSE_TURN:
                return self._whose_turn(view)
            case Key.THIS_TRICK:
                return answers.this_trick(view)
            case Key.LAST_TRICK:
                return answers.last_trick(view)
            case Key.HAND:
                return answers.hands_in_full(view, self._table.top.hand_order())
            case Key.SCORES:
                return answers.scores_in_full(view, self._table.session.third, self._table.session.here.seats.sitters)
            case Key.TRUMPS:
                return answers.trumps_now(view)
            case Key.TURN_UP:
                return answers.bids_or_turn_up(view)
            case Key.WHY_NOT:
                return self._why_not()
            case _:
                raise ValueError(f"{key} asks nothing")

    def _whose_turn(self, view: PlayerView) -> Line:
        return answers.whose_turn(replace(view, hand=self._table.top.hand_order()), self._table.hand.decision)

    def _why_not(self) -> Line:
        """Return what choosing the card with the focus does, or why it may not be played."""
        for button in self._table.top.canvas.hand_buttons():
            if button.hasFocus():
                return self._table.hand.explain_card(button.card, self._table.top.hand_order())
        return Line(translate("table", "Go to a card of your hand first."))
