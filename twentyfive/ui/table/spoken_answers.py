"""Answers in words to the keys that ask about the table, and the words of undo and redo."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from twentyfive.core import PlayerView
from twentyfive.engine.game.session import GameSession
from twentyfive.ui.accessibility.shortcuts import Key
from twentyfive.ui.table.panels.action_bar import Action
from twentyfive.ui.table.table_context import TableContext
from twentyfive.wording.grammar.texts import Text
from twentyfive.wording.names import card_name, card_sign, translate
from twentyfive.wording.table import answers
from twentyfive.wording.table.line import Line
from twentyfive.wording.table.moves import MADE_AGAIN_WORDS, TAKEN_BACK_WORDS, taken_words
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


def reasons_against(view: PlayerView, session: GameSession) -> Mapping[Action, str]:
    """Return the reason why each action is not available now; empty for an available one."""
    return {
        Action.UNDO: "" if session.can_undo else _no_undo_now(session),
        Action.REDO: "" if session.can_redo else _NO_REDO_AMONG_GUESTS() if session.has_guests else _NOTHING_TO_REDO(),
        Action.HINT: "" if view.my_turn else translate("table", "You can have a hint when it is your turn."),
        Action.LAST_TRICK: "" if view.tricks else str(answers.last_trick(view)),
        Action.RANKING: "" if view.trump is not None else str(answers.trumps_now(view)),
    }


def undo_sentence(session: GameSession, viewer: int | None) -> str:
    """Return the sentence that names the move to undo as `viewer` saw it, or says that there is none."""
    move = session.move_to_undo(viewer)
    return _NOTHING_TO_UNDO() if move is None else TAKEN_BACK_WORDS(move=taken_words(move, card_name))


def redo_sentence(session: GameSession, viewer: int | None) -> str:
    """Return the sentence that names the move to redo as `viewer` saw it, or says that there is none."""
    move = session.move_to_redo(viewer)
    return _NOTHING_TO_REDO() if move is None else MADE_AGAIN_WORDS(move=taken_words(move, card_name))


def _no_undo_now(session: GameSession) -> str:
    if not session.has_guests:
        return _NOTHING_TO_UNDO()
    return translate(
        "table",
        "While others play on their own screens, you can take back only your own last decision, if the host allows it"
        " and all agree. There is none now.",
    )


_NOTHING_TO_UNDO: Final = Text("table", "There is nothing to undo.")
_NO_REDO_AMONG_GUESTS: Final = Text("table", "While others play on their own screens, there is no redo: play again.")
_NOTHING_TO_REDO: Final = Text("table", "Nothing was undone.")
