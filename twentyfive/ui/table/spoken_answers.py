"""The answers in words to the keys of the table that ask something."""

from __future__ import annotations

from collections.abc import Mapping

from twentyfive.core import PlayerView
from twentyfive.engine.game.session import GameSession
from twentyfive.ui.accessibility.shortcuts import Key
from twentyfive.ui.table.hand_control import HandControl
from twentyfive.ui.table.panels.action_bar import Action
from twentyfive.ui.table.table_top import TableTop
from twentyfive.wording.names import card_name, card_sign, translate
from twentyfive.wording.table import answers
from twentyfive.wording.table.line import Line
from twentyfive.wording.table.moves import made_again_words, taken_back_words, taken_words
from twentyfive.wording.table.recap import game_found


class SpokenAnswers:
    """Answers questions about the table as it is shown."""

    def __init__(self, session: GameSession, hand: HandControl, top: TableTop) -> None:
        self._session = session
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
                return answers.scores_in_full(view, self._session.third, self._session.here.seats.sitters)
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
                return self._hand.explain_card(button.card)
        return Line(translate("table", "Go to a card of your hand first."))


def reasons_against(view: PlayerView, session: GameSession) -> Mapping[Action, str]:
    """The reason why each action is not offered now; empty where it is."""
    return {
        Action.UNDO: "" if session.can_undo else _nothing_back(),
        Action.REDO: "" if session.can_redo else _nothing_on(),
        Action.HINT: "" if view.my_turn else translate("table", "A hint is given when it is your turn."),
        Action.LAST_TRICK: "" if view.tricks else str(answers.last_trick(view)),
        Action.RANKING: "" if view.trump is not None else str(answers.trumps_now(view)),
    }


def take_back_words(session: GameSession, viewer: int | None) -> str:
    """The sentence that says what undo takes back, as `viewer` has seen it, or that there is nothing."""
    made = session.move_to_undo(viewer)
    return _nothing_back() if made is None else taken_back_words(taken_words(made, card_name))


def make_again_words(session: GameSession, viewer: int | None) -> str:
    """The sentence that says what redo makes again, as `viewer` has seen it, or that there is nothing."""
    made = session.move_to_redo(viewer)
    return _nothing_on() if made is None else made_again_words(taken_words(made, card_name))


def _nothing_back() -> str:
    return translate("table", "There is nothing to take back.")


def _nothing_on() -> str:
    return translate("table", "Nothing was taken back.")
